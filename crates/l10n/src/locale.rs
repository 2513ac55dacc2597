//! The language of what is shown.

use crate::LANGUAGES;
use core::str::FromStr;

/// A language in which the house speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Locale {
    /// In the list of languages; English is the first.
    index: u8,
}

/// The house does not speak this language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are no words in this language")]
pub struct UnknownLanguageError;

impl Locale {
    /// The language that has every message.
    pub const ENGLISH: Self = Self { index: 0 };

    /// All languages, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..LANGUAGES.len() as u8).map(|index| Self { index })
    }

    /// As browsers name it: `en`, `pt-BR`.
    pub fn tag(self) -> &'static str {
        self.info().0
    }

    /// Its own name for itself: `Deutsch`.
    pub fn own_name(self) -> &'static str {
        self.info().1
    }

    fn info(self) -> (&'static str, &'static str) {
        let info = LANGUAGES.get(usize::from(self.index));
        info.copied().unwrap_or(("en", "English"))
    }
}

impl FromStr for Locale {
    type Err = UnknownLanguageError;

    fn from_str(tag: &str) -> Result<Self, Self::Err> {
        let is_named = |locale: &Self| locale.tag().eq_ignore_ascii_case(tag);
        Self::all().find(is_named).ok_or(UnknownLanguageError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Person, Player, house, pages};
    use rules::GameId;

    /// A sentence names a thing of another catalogue, from which nothing was said before.
    #[test]
    fn things_of_other_catalogues_are_named() {
        let result = pages::game_result(Locale::ENGLISH, GameId::TurnOfTime, "a group of 8");
        assert_eq!(result, "Turn of Time, a group of 8");
    }

    /// What a language lacks, or says with values that a message does not have, is English.
    #[test]
    fn words_that_were_fetched_are_spoken_and_the_rest_is_english() {
        let other = Locale { index: u8::MAX };
        let leo = Player {
            name: "Leo".to_owned(),
            person: Person::Other,
        };
        assert!(!other.has(&house::CATALOGUE));
        assert_eq!(other.text(house::REMATCH), "Rematch");
        let words = "rematch = Revanche\nwins = { $winner } siegt\ngame-turn-of-time = Jahreszeiten\n\
            a-game-of = Eine Partie { $game }\nbroken = {";
        assert!(other.add(&house::CATALOGUE, words).is_err());
        let words = words.replace("broken = {", "");
        other.add(&house::CATALOGUE, &words).unwrap();
        assert!(other.has(&house::CATALOGUE));
        assert_eq!(other.text(house::REMATCH), "Revanche");
        assert_eq!(other.name(GameId::TurnOfTime), "Jahreszeiten");
        assert_eq!(other.name(GameId::WorldWonders), "World Wonders");
        assert_eq!(other.text(house::PLAY_AGAIN), "Play again");
        assert_eq!(house::wins(other, &leo), "Leo wins");
        // Read again, they take the place of those before.
        let words = words.replace("Revanche", "Noch einmal");
        other.add(&house::CATALOGUE, &words).unwrap();
        assert_eq!(other.text(house::REMATCH), "Noch einmal");
        assert_eq!(Locale::ENGLISH.text(house::REMATCH), "Rematch");
    }

    #[test]
    fn languages_are_read_by_their_tags() {
        for locale in Locale::all() {
            assert_eq!(locale.tag().parse(), Ok(locale));
            assert_eq!(locale.tag().to_uppercase().parse(), Ok(locale));
        }
        assert_eq!("xx".parse::<Locale>(), Err(UnknownLanguageError));
        assert_eq!(Locale::default(), Locale::ENGLISH);
    }
}
