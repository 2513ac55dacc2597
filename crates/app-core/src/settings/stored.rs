//! The stored form of settings. Reading is lenient: a damaged value, or one of a later
//! version, is replaced by the default and does not affect the others.

use super::stored_profile::{read_profile, read_usual, write_profile};
use super::stored_puzzles::{read_daily_puzzles, read_puzzles, write_daily_puzzles, write_puzzles};
use super::{Setting, Settings, add_once};
use crate::json::{integer, integer_at, member, string, string_at};
use nojson::{JsonObjectFormatter, JsonParseError, RawJson, RawJsonValue};
use rules::{GameId, Strength};
use std::fmt;

/// The settings as a JSON object, without default values. Games are a list of ids; puzzles and strengths
/// are lists of pairs: the game's id, and the puzzle's number or half steps above the weakest level.
pub(super) fn write_json(settings: &Settings) -> String {
    let object = nojson::object(|to| {
        write_setting(to, "theme", settings.theme)?;
        write_setting(to, "contrast", settings.contrast)?;
        write_setting(to, "motion", settings.motion)?;
        write_setting(to, "text", settings.text_size)?;
        write_setting(to, "palette", settings.palette)?;
        write_setting(to, "hand", settings.hand)?;
        write_setting(to, "awake", settings.wake_lock)?;
        write_setting(to, "arrows", settings.arrow_keys)?;
        write_setting(to, "gamepad", settings.gamepad)?;
        write_setting(to, "data", settings.data_use)?;
        write_setting(to, "pace", settings.pace)?;
        write_setting(to, "turn-end", settings.turn_end)?;
        write_setting(to, "sound", settings.sound)?;
        write_setting(to, "vibration", settings.vibration)?;
        write_setting(to, "keys", settings.keys)?;
        write_setting(to, "aids", settings.aids)?;
        write_setting(to, "panel", settings.side_panel)?;
        if !settings.helped.is_empty() {
            let ids = settings.helped.iter().map(|game| game.id());
            to.member("helped", nojson::array(|to| to.elements(ids.clone())))?;
        }
        if !settings.solved.is_empty() {
            let puzzles = nojson::array(|to| {
                settings.solved.iter().try_for_each(|(game, number)| {
                    to.element(nojson::array(|to| {
                        to.element(game.id())?;
                        to.element(number)
                    }))
                })
            });
            to.member("solved", puzzles)?;
        }
        if !settings.strengths.is_empty() {
            let strengths = nojson::array(|to| {
                settings.strengths.iter().try_for_each(|(game, strength)| {
                    to.element(nojson::array(|to| {
                        to.element(game.id())?;
                        to.element(strength.half_steps())
                    }))
                })
            });
            to.member("strengths", strengths)?;
        }
        if settings.copied_games > 0 {
            to.member("copied", settings.copied_games)?;
        }
        write_puzzles(to, settings)?;
        write_daily_puzzles(to, settings)?;
        write_profile(to, settings)?;
        if settings.statistics_since > 0 {
            to.member("statistics-since", settings.statistics_since)?;
        }
        Ok(())
    });
    object.to_string()
}

/// Writes a setting unless it has the default value.
pub(super) fn write_setting<T: Setting>(
    to: &mut JsonObjectFormatter<'_, '_, '_>,
    key: &str,
    value: T,
) -> fmt::Result {
    if value == T::default() {
        return Ok(());
    }
    to.member(key, value.id())
}

/// Reads the output of [`write_json`].
///
/// # Errors
/// The text is not JSON.
pub(super) fn read_json(text: &str) -> Result<Settings, JsonParseError> {
    let json = RawJson::parse(text)?;
    let json = json.value();
    Ok(Settings {
        theme: read_setting(json, "theme"),
        contrast: read_setting(json, "contrast"),
        motion: read_setting(json, "motion"),
        text_size: read_setting(json, "text"),
        palette: read_setting(json, "palette"),
        hand: read_setting(json, "hand"),
        wake_lock: read_setting(json, "awake"),
        arrow_keys: read_setting(json, "arrows"),
        gamepad: read_setting(json, "gamepad"),
        data_use: read_setting(json, "data"),
        pace: read_setting(json, "pace"),
        turn_end: read_setting(json, "turn-end"),
        sound: read_setting(json, "sound"),
        vibration: read_setting(json, "vibration"),
        keys: read_setting(json, "keys"),
        aids: read_setting(json, "aids"),
        side_panel: read_setting(json, "panel"),
        helped: read_list(json, "helped", |item| GameId::from_id(&string(item)?)),
        solved: read_list(json, "solved", |item| {
            let mut pair = item.to_array().ok()?;
            let game = GameId::from_id(&string(pair.next()?)?)?;
            let number = integer(pair.next()?)?;
            Some((game, number))
        }),
        strengths: read_list(json, "strengths", |item| {
            let mut pair = item.to_array().ok()?;
            let game = GameId::from_id(&string(pair.next()?)?)?;
            let half_steps = integer(pair.next()?)?;
            Some((game, Strength::from_half_steps(half_steps)?))
        }),
        copied_games: integer_at(json, "copied").unwrap_or_default(),
        puzzles: read_puzzles(json),
        daily_puzzles: read_daily_puzzles(json),
        profile: read_profile(json),
        usual: read_usual(json),
        statistics_since: integer_at(json, "statistics-since").unwrap_or_default(),
    })
}

/// The setting with this key.
pub(super) fn read_setting<T: Setting>(json: RawJsonValue<'_, '_>, key: &str) -> T {
    let id = string_at(json, key);
    T::from_id(&id.unwrap_or_default())
}

/// The readable items of the list with this key, without duplicates.
pub(super) fn read_list<T: PartialEq>(
    json: RawJsonValue<'_, '_>,
    key: &str,
    read: impl Fn(RawJsonValue<'_, '_>) -> Option<T>,
) -> Vec<T> {
    let mut items = Vec::new();
    let list = member(json, key).and_then(|list| list.to_array().ok());
    for item in list.into_iter().flatten().filter_map(read) {
        add_once(&mut items, item);
    }
    items
}

/// Whether a text has one of the two forms. One that was cut off or changed usually has none.
pub(super) fn is_intact(text: &str) -> bool {
    let is_object = |text| RawJson::parse(text).is_ok_and(|json| json.value().to_object().is_ok());
    let is_text = |text: &str| {
        !text.is_empty() && !text.starts_with('{') && text.split(' ').all(|word| word.contains('='))
    };
    is_object(text) || is_text(text)
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
