//! Positions as text, for studies and puzzles: the stations as [`Wheel`] writes
//! them, a comma, the side to move, `battle` once it has begun, and how far the
//! time stone has gone if it has: `b B . w xW w . ., white battle r3`.

use super::{DRAW, ParseWheelError, Position, Side, Wheel};

/// Why a text is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// The stations are not as they should be.
    Wheel(ParseWheelError),
    /// It does not say who is to move.
    Side,
    /// What stands after the side to move means nothing.
    Rest,
}

impl core::fmt::Display for Position {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}, {}", self.wheel, self.to_move.id())?;
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
        let (wheel, rest) = text.split_once(',').ok_or(ParsePositionError::Side)?;
        let mut words = rest.split(' ').filter(|word| !word.is_empty());
        let side = words.next().unwrap_or_default();
        let to_move = Side::BOTH.into_iter().find(|known| known.id() == side);
        let mut position = Self {
            wheel: wheel.parse::<Wheel>().map_err(ParsePositionError::Wheel)?,
            to_move: to_move.ok_or(ParsePositionError::Side)?,
            battle: false,
            idle: 0,
        };
        for word in words {
            match word.strip_prefix('r').map(str::parse) {
                None if word == "battle" => position.battle = true,
                Some(Ok(idle)) if idle < DRAW => position.idle = idle,
                _ => return Err(ParsePositionError::Rest),
            }
        }
        Ok(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_come_back_from_their_text() {
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
    fn other_texts_are_no_positions() {
        let stations = "B b . w W w . b";
        for (text, why) in [
            (stations.to_owned(), ParsePositionError::Side),
            (format!("{stations},"), ParsePositionError::Side),
            (format!("{stations}, red"), ParsePositionError::Side),
            (format!("{stations}, black peace"), ParsePositionError::Rest),
            (format!("{stations}, black r24"), ParsePositionError::Rest),
            (format!("{stations}, black r-1"), ParsePositionError::Rest),
            (
                ",black".to_owned(),
                ParsePositionError::Wheel(ParseWheelError::Stations(0)),
            ),
            (
                ", ".to_owned(),
                ParsePositionError::Wheel(ParseWheelError::Stations(0)),
            ),
        ] {
            assert_eq!(text.parse::<Position>(), Err(why), "{text}");
        }
    }
}
