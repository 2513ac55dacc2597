//! The text form of a position, which [`Position`] documents.

use super::position::{Position, TURNS_TO_DRAW};
use super::station::Side;
use super::wheel::ParseWheelError;

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParsePositionError {
    /// The part before the comma is not a wheel.
    #[error(transparent)]
    Wheel(#[from] ParseWheelError),
    /// There is no comma, or nothing after it.
    #[error("the side to move is missing: a comma and `black` or `white` follow the stations")]
    NoSideToMove,
    /// This word after the comma is neither `black` nor `white`.
    #[error("the side to move is `black` or `white`, not `{0}`")]
    SideToMove(String),
    /// This word after the side to move is neither `battle` nor `r` with a
    /// number from 1 to one below [`TURNS_TO_DRAW`].
    #[error("after the side to move come `battle` and `r1` to `r{last}`, not `{0}`", last = TURNS_TO_DRAW - 1)]
    UnknownWord(String),
}

impl core::fmt::Display for Position {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}, {}", self.wheel, self.to_move)?;
        if self.battle {
            f.write_str(" battle")?;
        }
        if self.idle > 0 {
            write!(f, " r{}", self.idle)?;
        }
        Ok(())
    }
}

impl core::str::FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let (wheel, rest) = text
            .split_once(',')
            .ok_or(ParsePositionError::NoSideToMove)?;
        let wheel = wheel.parse()?;
        let mut words = rest.split(' ').filter(|word| !word.is_empty());
        let side = words.next().ok_or(ParsePositionError::NoSideToMove)?;
        let to_move = Side::BOTH
            .into_iter()
            .find(|known| side == known.name())
            .ok_or_else(|| ParsePositionError::SideToMove(side.to_owned()))?;
        let mut position = Self {
            wheel,
            to_move,
            battle: false,
            idle: 0,
        };
        for word in words {
            match word.strip_prefix('r').map(str::parse) {
                None if word == "battle" => position.battle = true,
                Some(Ok(idle)) if idle < TURNS_TO_DRAW => position.idle = idle,
                _ => return Err(ParsePositionError::UnknownWord(word.to_owned())),
            }
        }
        Ok(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_positions_survive_a_round_trip() {
        for text in [
            "B b . w W w . b, black",
            "b . w W w . b B, white r1",
            "b B . w xW w . ., white battle",
            "x . . w W y . bB, white battle r23",
        ] {
            let position: Result<Position, _> = text.parse();
            assert_eq!(position.map(|it| it.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn errors_are_sentences() {
        for (text, sentence) in [
            (
                "B b . w W w . b",
                "the side to move is missing: a comma and `black` or `white` follow the stations",
            ),
            (
                "B b . w W w . b, red",
                "the side to move is `black` or `white`, not `red`",
            ),
            (
                "B b . w W w . b, black r24",
                "after the side to move come `battle` and `r1` to `r23`, not `r24`",
            ),
            (
                "B b . w W w ., black",
                "the wheel has 8 stations, the text 7",
            ),
            (
                "B wb . . W w . b, black",
                "station 1 holds something that cannot stand there",
            ),
            ("B b . w W w . ., black", "black has one cone and two discs"),
        ] {
            let error = text
                .parse::<Position>()
                .err()
                .map(|error| error.to_string());
            assert_eq!(error.as_deref(), Some(sentence), "{text}");
        }
    }

    #[test]
    fn errors_name_what_is_wrong() {
        let stations = "B b . w W w . b";
        let side = |word: &str| ParsePositionError::SideToMove(word.to_owned());
        let unknown = |word: &str| ParsePositionError::UnknownWord(word.to_owned());
        let missing = ParsePositionError::NoSideToMove;
        let no_wheel = ParsePositionError::Wheel(ParseWheelError::StationCount(0));
        for (text, why) in [
            (stations.to_owned(), missing.clone()),
            (format!("{stations},"), missing),
            (format!("{stations}, red"), side("red")),
            (format!("{stations}, black peace"), unknown("peace")),
            (format!("{stations}, black r24"), unknown("r24")),
            (format!("{stations}, black r-1"), unknown("r-1")),
            (",black".to_owned(), no_wheel.clone()),
            (", ".to_owned(), no_wheel),
        ] {
            assert_eq!(text.parse::<Position>(), Err(why), "{text}");
        }
    }
}
