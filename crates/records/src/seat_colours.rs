//! The colours of a match's seats.

use crate::Match;
use crate::colour::Colour;
use rules::Seat;

impl Match {
    /// The colour of a seat; an unused one for a seat that does not exist.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.colours
            .get(seat.index())
            .copied()
            .unwrap_or_else(|| Colour::from_seat(seat))
    }

    /// Gives a seat a colour. The seat that had it gets the other one in exchange.
    /// Returns whether the seat exists.
    pub fn set_colour(&mut self, seat: Seat, colour: Colour) -> bool {
        let exists = self.seat_config(seat).is_some();
        if exists {
            let previous = self.colour(seat);
            // The list holds every colour once, unused ones too.
            for other in &mut self.colours {
                if *other == colour {
                    *other = previous;
                } else if *other == previous {
                    *other = colour;
                }
            }
        }
        exists
    }

    /// The colours of all seats in turn order, or `None` if all are the default.
    pub(crate) fn custom_colours(&self) -> Option<&[Colour]> {
        let colours = self.colours.get(..self.seats.len())?;
        (!Colour::ALL.starts_with(colours)).then_some(colours)
    }

    /// Gives all seats their colours. Returns `false` and sets the defaults unless
    /// there is one colour per seat and none twice.
    pub(crate) fn set_colours(&mut self, colours: &[Colour]) -> bool {
        self.colours = Colour::ALL;
        for (seat, colour) in Seat::all(self.setup.players()).zip(colours) {
            self.set_colour(seat, *colour);
        }
        // A colour that occurs twice was taken away from the first seat again.
        let valid = self.colours.get(..self.seats.len()) == Some(colours);
        if !valid {
            self.colours = Colour::ALL;
        }
        valid
    }
}
