//! The stored form of settings. Reading is lenient: a damaged value, or one of a later
//! version, is replaced by the default and does not affect the others.

use super::{Setting, Settings, add_once};
use rules::GameId;
use serde_json::Value;

/// Whether a value is the default, which is not stored.
pub(super) fn is_default<T: Setting>(value: &T) -> bool {
    *value == T::default()
}

/// A setting as its stored name.
pub(super) mod word {
    use super::{Setting, Value};
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<T: Setting, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(value.id())
    }

    pub fn deserialize<'de, T: Setting, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        let value = Value::deserialize(from)?;
        Ok(T::from_id(value.as_str().unwrap_or_default()))
    }
}

/// Games as a list of their ids.
pub(super) mod games {
    use super::{GameId, Value, list};
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(games: &[GameId], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(games.iter().map(|game| game.id()))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<GameId>, D::Error> {
        let value = Value::deserialize(from)?;
        Ok(list(&value, |item| GameId::from_id(item.as_str()?)))
    }
}

/// Puzzles as a list of pairs: the game's id and the puzzle's number.
pub(super) mod puzzles {
    use super::{GameId, Value, list};
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(puzzles: &[(GameId, u8)], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(puzzles.iter().map(|(game, number)| (game.id(), number)))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<(GameId, u8)>, D::Error> {
        let value = Value::deserialize(from)?;
        let puzzle = |item: &Value| {
            let game = GameId::from_id(item.get(0)?.as_str()?)?;
            let number = u8::try_from(item.get(1)?.as_u64()?).ok()?;
            Some((game, number))
        };
        Ok(list(&value, puzzle))
    }
}

/// The readable items of a list, without duplicates.
fn list<T: PartialEq>(value: &Value, read: impl Fn(&Value) -> Option<T>) -> Vec<T> {
    let mut items = Vec::new();
    for item in value.as_array().into_iter().flatten().filter_map(read) {
        add_once(&mut items, item);
    }
    items
}

/// Reads the form of earlier versions: `key=value` words separated by spaces.
pub(super) fn read_text(text: &str) -> Settings {
    let mut settings = Settings::default();
    for word in text.split(' ') {
        let Some((key, value)) = word.split_once('=') else {
            continue;
        };
        match key {
            "theme" => settings.theme = Setting::from_id(value),
            "contrast" => settings.contrast = Setting::from_id(value),
            "motion" => settings.motion = Setting::from_id(value),
            "text" => settings.text_size = Setting::from_id(value),
            "pace" => settings.pace = Setting::from_id(value),
            "keys" => settings.keys = Setting::from_id(value),
            "aids" => settings.aids = Setting::from_id(value),
            "helped" => {
                if let Some(game) = GameId::from_id(value) {
                    add_once(&mut settings.helped, game);
                }
            }
            "solved" => {
                if let Some((game, number)) = value.split_once('.')
                    && let (Some(game), Ok(number)) = (GameId::from_id(game), number.parse())
                {
                    add_once(&mut settings.solved, (game, number));
                }
            }
            _ => {}
        }
    }
    settings
}
