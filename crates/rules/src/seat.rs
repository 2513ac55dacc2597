//! Seats at a table, and small lists with one value per seat.

use serde::{Deserialize, Serialize};

/// Upper bound on the number of seats in any game.
pub const MAX_SEATS: usize = 5;

/// A seat at the table, numbered from 0 in turn order. Deserializing a number of
/// [`MAX_SEATS`] or more fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The first seat in turn order.
    pub const FIRST: Self = Self(0);

    /// The seat with this number, or `None` if it is [`MAX_SEATS`] or more.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < MAX_SEATS {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The seat that takes turn number `turn` (from 0) when `players` seats take
    /// turns in order.
    pub const fn in_turn(turn: u32, players: u8) -> Self {
        let players = if players == 0 { 1 } else { players };
        Self((turn % players as u32) as u8 % MAX_SEATS as u8)
    }

    /// All seats of a table with `players` players, in turn order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..players.min(MAX_SEATS as u8)).map(Self)
    }

    /// The seat's number, starting at 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat's number as shown to people, starting at 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = InvalidSeat;

    fn try_from(number: u8) -> Result<Self, InvalidSeat> {
        Self::new(number).ok_or(InvalidSeat(number))
    }
}

/// A seat number that is out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}")]
pub struct InvalidSeat(pub u8);

/// One value for each seat of a table, stored inline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerSeat<T> {
    values: [T; MAX_SEATS],
    players: u8,
}

impl<T: Copy + Default> PerSeat<T> {
    /// The default value for each of `players` seats.
    pub fn new(players: u8) -> Self {
        Self {
            values: [T::default(); MAX_SEATS],
            players: players.min(MAX_SEATS as u8),
        }
    }

    /// A value for each of `players` seats, computed from the seat.
    pub fn from_fn(players: u8, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::new(players);
        for seat in Seat::all(players) {
            all[seat] = value(seat);
        }
        all
    }
}

impl<T> PerSeat<T> {
    /// Number of seats.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The seats and their values, in turn order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        Seat::all(self.players).zip(self.values.iter())
    }

    /// The values in turn order.
    pub fn as_slice(&self) -> &[T] {
        self.values
            .get(..self.players as usize)
            .unwrap_or(&self.values)
    }
}

impl<T> core::ops::Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> core::ops::IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_go_round() {
        let order: Vec<u8> = (0..7).map(|t| Seat::in_turn(t, 3).number()).collect();
        assert_eq!(order, [1, 2, 3, 1, 2, 3, 1]);
    }

    #[test]
    fn numbers_out_of_range_are_errors() {
        assert_eq!(Seat::new(5), None);
        assert!(serde_json::from_str::<Seat>("9").is_err());
        assert_eq!(serde_json::from_str::<Seat>("4").ok(), Seat::new(4));
    }
}
