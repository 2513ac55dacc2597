//! The colours of the seats: no two seats of a match share one.

use rules::Seat;
use rules::seat::MAX_SEATS;
use serde::{Deserialize, Serialize};

/// The colour of a seat's pieces.
#[allow(missing_docs, reason = "they are the colours")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Colour {
    Red,
    Blue,
    Yellow,
    Green,
    Violet,
}

// Every seat has a default colour.
const _: () = assert!(Colour::ALL.len() >= MAX_SEATS);

impl Colour {
    /// The default colours of the seats, in turn order. Saves and links store the
    /// index in this list; new colours are appended.
    pub const ALL: [Self; 5] = [
        Self::Red,
        Self::Blue,
        Self::Yellow,
        Self::Green,
        Self::Violet,
    ];

    /// Stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Violet => "violet",
        }
    }

    /// The colour with this stable name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.id() == id)
    }

    /// The default colour of a seat.
    pub fn from_seat(seat: Seat) -> Self {
        // There is one for every seat, as asserted above.
        Self::ALL.get(seat.index()).copied().unwrap_or(Self::Red)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_have_stable_names_and_numbers() {
        let ids = Colour::ALL.map(Colour::id);
        assert_eq!(ids, ["red", "blue", "yellow", "green", "violet"]);
        for (number, colour) in Colour::ALL.into_iter().enumerate() {
            assert_eq!(Colour::from_id(colour.id()), Some(colour));
            let written = postcard::to_allocvec(&colour);
            assert_eq!(written, Ok(vec![number as u8]));
        }
        assert_eq!(Colour::from_id("Red"), None);
        assert_eq!(Colour::from_id(""), None);
    }

    #[test]
    fn every_seat_has_a_default_colour_of_its_own() {
        let defaults: Vec<Colour> = Seat::all(u8::MAX).map(Colour::from_seat).collect();
        assert_eq!(defaults, Colour::ALL);
    }
}
