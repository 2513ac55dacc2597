//! How the last action is shown: the wheel turns, or a piece glides and what
//! it does happens when it arrives.

use rules::games::argonauts_wheel::{Event, Piece, Side, Station};

/// A turn of the wheel takes so long, in milliseconds; the stylesheet says the
/// same.
const TURN_MS: u32 = 300;
/// A piece that glides; the stylesheet says the same.
const GLIDE_MS: u32 = 220;
/// Discs that turn over, or a cone that falls; the stylesheet says the same.
const FLIP_MS: u32 = 260;

/// What happens to discs or a cone when a piece has arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Discs there die.
    Die,
    /// Discs there live again.
    Live,
    /// The cone there falls.
    Fall(Side),
}

/// What the last action did to the wheel.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Movement {
    /// The wheel was turned by one station.
    pub turned: bool,
    /// This piece was moved from there to there.
    pub moved: Option<(Piece, Station, Station)>,
    /// What it did where it arrived.
    pub change: Option<Change>,
    /// All dead discs live again.
    pub all_live: bool,
}

impl Movement {
    /// The movement of these events.
    pub fn of(events: &[Event]) -> Self {
        let mut movement = Self::default();
        for event in events {
            match *event {
                Event::Turned { .. } => movement.turned = true,
                Event::Moved {
                    piece, from, to, ..
                } => movement.moved = Some((piece, from, to)),
                Event::Killed { .. } => movement.change = Some(Change::Die),
                Event::Resurrected { .. } => movement.change = Some(Change::Live),
                Event::ConeKilled { side, .. } => movement.change = Some(Change::Fall(side)),
                Event::AllResurrected { .. } => movement.all_live = true,
                Event::Stacked { .. } | Event::BattleBegun => {}
            }
        }
        movement
    }

    /// How long all of it takes, in milliseconds.
    pub const fn duration(&self) -> u32 {
        let first = if self.turned {
            TURN_MS
        } else if self.moved.is_some() {
            GLIDE_MS
        } else {
            return 0;
        };
        let then = self.all_live || self.change.is_some();
        if then { first + FLIP_MS } else { first }
    }

    /// What was moved to a station.
    pub fn arrived(&self, station: Station) -> Option<(Piece, Station)> {
        let (piece, from, to) = self.moved?;
        (to == station).then_some((piece, from))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::game::Game as _;
    use rules::games::argonauts_wheel::ArgonautsWheel;
    use rules::{GameId, Setup};

    fn after(actions: &[&str]) -> Movement {
        let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).unwrap();
        let mut state = ArgonautsWheel::start(&setup);
        let mut events = Vec::new();
        for action in actions {
            events.clear();
            let action = state.parse_action(action).unwrap();
            state.apply_unchecked(action, &mut events);
        }
        let events: Vec<Event> = events.into_iter().collect();
        Movement::of(&events)
    }

    #[test]
    fn a_turn_takes_its_time_and_a_move_its_own() {
        let turn = after(&["R"]);
        assert!(turn.turned && turn.moved.is_none());
        assert_eq!(turn.duration(), TURN_MS);
        let stacked = after(&["1-7"]);
        assert_eq!(
            stacked.arrived(Station::new(7)),
            Some((Piece::Disc, Station::new(1)))
        );
        assert_eq!(stacked.duration(), GLIDE_MS);
        assert_eq!(Movement::default().duration(), 0);
    }
}
