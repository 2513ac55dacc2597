//! The animation of the last action: the wheel turns, or a piece glides and then has
//! its effect.

use rules::games::argonauts_wheel::{Event, Piece, Side, Station};

/// Duration of a turn of the wheel in milliseconds, as in the stylesheet.
const TURN_MS: u32 = 300;
/// Duration of a piece's glide in milliseconds, as in the stylesheet.
const GLIDE_MS: u32 = 220;
/// Duration of discs turning over or a cone falling in milliseconds, as in the
/// stylesheet.
const FLIP_MS: u32 = 260;

/// What happens to the occupants of a station when a piece has arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Die,
    /// The discs are resurrected.
    Live,
    /// The cone of this side falls.
    Fall(Side),
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Movement {
    /// The wheel was turned by one station.
    pub turned: bool,
    /// The piece that was moved, the station it left and the one it entered.
    pub moved: Option<(Piece, Station, Station)>,
    /// What happens in the station that it entered.
    pub change: Option<Change>,
    /// All dead discs are resurrected.
    pub all_live: bool,
}

impl Movement {
    pub fn from_events(events: &[Event]) -> Self {
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

    /// The total duration in milliseconds.
    pub const fn duration(&self) -> u32 {
        let first = if self.turned {
            TURN_MS
        } else if self.moved.is_some() {
            GLIDE_MS
        } else {
            return 0;
        };
        let has_change = self.all_live || self.change.is_some();
        if has_change { first + FLIP_MS } else { first }
    }

    /// The piece that was moved to a station, and the station it left.
    pub fn arrival(&self, station: Station) -> Option<(Piece, Station)> {
        let (piece, from, to) = self.moved?;
        (to == station).then_some((piece, from))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::apply_all;
    use rules::game::Game as _;
    use rules::games::argonauts_wheel::ArgonautsWheel;
    use rules::{GameId, Setup};

    fn after(actions: &[&str]) -> Movement {
        let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).unwrap();
        let mut state = ArgonautsWheel::start(&setup);
        Movement::from_events(&apply_all(&mut state, actions))
    }

    #[test]
    fn turns_and_moves_have_their_own_durations() {
        let turn = after(&["R"]);
        assert!(turn.turned && turn.moved.is_none());
        assert_eq!(turn.duration(), TURN_MS);
        let stacked = after(&["1-7"]);
        assert_eq!(
            stacked.arrival(Station::new(7)),
            Some((Piece::Disc, Station::new(1)))
        );
        assert_eq!(stacked.duration(), GLIDE_MS);
        assert_eq!(Movement::default().duration(), 0);
    }
}
