//! The colour of each seat: no two seats of a match have the same.

use crate::Match;
use rules::Seat;
use rules::seat::MAX_SEATS;
use serde::{Deserialize, Serialize};

/// What tells the things of a seat from those of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// Usually of the first seat.
    Red,
    /// Usually of the second seat.
    Blue,
    /// Usually of the third seat.
    Yellow,
    /// Usually of the fourth seat.
    Green,
    /// Usually of the fifth seat.
    Violet,
}

// Every seat has a usual colour.
const _: () = assert!(Colour::ALL.len() >= MAX_SEATS);

impl Colour {
    /// The usual ones of the seats, in turn order. Saves and links count in this
    /// order; more are added at the end.
    pub const ALL: [Self; 5] = [
        Self::Red,
        Self::Blue,
        Self::Yellow,
        Self::Green,
        Self::Violet,
    ];

    /// Lasting name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Violet => "violet",
        }
    }

    /// The one with this lasting name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.id() == id)
    }

    /// The usual colour of a seat.
    #[must_use]
    pub fn of_seat(seat: Seat) -> Self {
        // There is one for every seat, as asserted above.
        let usual = Self::ALL.get(seat.index()).copied();
        usual.unwrap_or(Self::Red)
    }
}

impl Match {
    /// The colour of a seat; of a seat that is not there, one that nobody has.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Colour {
        let colour = self.colours.get(seat.index()).copied();
        colour.unwrap_or_else(|| Colour::of_seat(seat))
    }

    /// A seat has this colour from now on; the seat that had it gets the other
    /// one in exchange. Tells whether there is such a seat.
    pub fn set_colour(&mut self, seat: Seat, colour: Colour) -> bool {
        let there = self.seat_config(seat).is_some();
        if there {
            let before = self.colour(seat);
            // All colours are in the list once, also those that nobody has.
            for other in &mut self.colours {
                if *other == colour {
                    *other = before;
                } else if *other == before {
                    *other = colour;
                }
            }
        }
        there
    }

    /// The colours of all seats, in turn order, where any is not the usual one.
    pub(crate) fn unusual_colours(&self) -> Option<&[Colour]> {
        let colours = self.colours.get(..self.seats.len())?;
        (!Colour::ALL.starts_with(colours)).then_some(colours)
    }

    /// All seats have these colours from now on, or the usual ones where these
    /// are not one for each seat, none twice; tells whether they are.
    pub(crate) fn set_colours(&mut self, colours: &[Colour]) -> bool {
        self.colours = Colour::ALL;
        for (seat, colour) in Seat::all(self.setup.players()).zip(colours) {
            self.set_colour(seat, *colour);
        }
        // One that comes twice was taken away from the seat that had it first.
        let fit = self.colours.get(..self.seats.len()) == Some(colours);
        if !fit {
            self.colours = Colour::ALL;
        }
        fit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_have_lasting_names_and_numbers() {
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
    fn every_seat_has_a_usual_colour_of_its_own() {
        let usual: Vec<Colour> = Seat::all(u8::MAX).map(Colour::of_seat).collect();
        assert_eq!(usual, Colour::ALL);
    }
}
