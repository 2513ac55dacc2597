//! What a move does besides moving the piece.

use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Event, Move, Side};

/// What a move does besides moving the piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveEffect {
    /// No further effect.
    Moves,
    /// Two discs make a stack.
    Stacks,
    /// Discs die.
    Kills {
        /// The side of the discs.
        side: Side,
        /// Number of discs, 1 or 2.
        count: u8,
    },
    /// Dead discs are resurrected.
    Revives {
        /// The side of the discs.
        side: Side,
        /// Number of discs, 1 or 2.
        count: u8,
    },
    /// The opposing cone is killed.
    Wins,
}

impl MoveEffect {
    /// The effect of a legal move.
    pub fn from_move(state: &ArgonautsWheel, action: Move) -> Self {
        let mut events = Vec::new();
        state.position().outcome(Action::Move(action), &mut events);
        events
            .iter()
            .find_map(|event| match *event {
                Event::Stacked { .. } => Some(Self::Stacks),
                Event::Killed { side, count, .. } => Some(Self::Kills { side, count }),
                Event::Resurrected { side, count, .. } => Some(Self::Revives { side, count }),
                Event::ConeKilled { .. } => Some(Self::Wins),
                _ => None,
            })
            .unwrap_or(Self::Moves)
    }
}
