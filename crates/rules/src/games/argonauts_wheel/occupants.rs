//! What stands in one station: discs, a cone, or a cone on discs.

use super::station::Side;

/// The discs of one station. All of them belong to one side and all are alive
/// or all are dead, since opposing discs never share a station and a living disc
/// never lands on a dead one (rulebook: 3.2b, 3.2c).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discs {
    /// The side they belong to.
    pub side: Side,
    /// Number of discs: 1, or 2 for a stack.
    pub count: u8,
    /// Whether they are alive.
    pub living: bool,
}

/// What stands in one station. The text is what [`super::Wheel`] writes for the
/// station.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Occupants {
    /// Discs of one side, all living or all dead.
    pub discs: Option<Discs>,
    /// The side of the cone, which stands on the discs if there are any.
    pub cone: Option<Side>,
}

impl Occupants {
    /// Whether this is a cone on living discs of its own side (rulebook: 3.4).
    pub fn is_free_spire(self) -> bool {
        matches!((self.discs, self.cone), (Some(discs), Some(cone)) if discs.living && discs.side == cone)
    }

    /// Whether this is a cone on living discs of the other side (rulebook: 3.4).
    pub fn is_prisoner_spire(self) -> bool {
        matches!((self.discs, self.cone), (Some(discs), Some(cone)) if discs.living && discs.side != cone)
    }

    /// Whether this is a cone upside down on discs that it killed
    /// (rulebook: 3.1b).
    pub fn is_upside_down(self) -> bool {
        self.cone.is_some() && self.discs.is_some_and(|discs| !discs.living)
    }
}

impl core::fmt::Display for Occupants {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        if let Some(discs) = self.discs {
            let letter = match (discs.side, discs.living) {
                (Side::Black, true) => "b",
                (Side::Black, false) => "x",
                (Side::White, true) => "w",
                (Side::White, false) => "y",
            };
            for _ in 0..discs.count {
                f.write_str(letter)?;
            }
        }
        match (self.discs, self.cone) {
            (_, Some(Side::Black)) => f.write_str("B"),
            (_, Some(Side::White)) => f.write_str("W"),
            (None, None) => f.write_str("."),
            (Some(_), None) => Ok(()),
        }
    }
}
