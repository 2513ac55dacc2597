//! The ends of a turn: where the tile goes, and where a follower, if any.

use super::value::{Reader, Sums};
use rules::Seat;
use rules::game::{Game as _, NullSink};
use rules::games::wheel_of_fortune::{Action, Phase, Sector, WheelOfFortune};

/// A way to end the running turn, or to answer the plague.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct End {
    /// The decision that comes next.
    pub first: Action,
    /// Then the follower, if the tile is placed first.
    pub then: Option<Action>,
    /// What the land is worth then.
    pub sums: Sums,
    /// How far the one who decides is ahead then.
    pub lead: f32,
}

/// Finds the ways to end a turn.
pub fn ends(state: &WheelOfFortune, reader: &mut Reader, mut found: impl FnMut(End)) {
    let Some(seat) = state.to_act() else { return };
    match state.phase() {
        Phase::Draw | Phase::End | Phase::Plague { .. } => {
            let mut legal = Vec::new();
            state.legal_actions(&mut legal);
            for first in legal {
                let sums = match first {
                    Action::ReturnFollower(_) => {
                        let mut next = state.clone();
                        next.apply_unchecked(first, &mut NullSink);
                        reader.read(&next)
                    }
                    _ => reader.read(state),
                };
                found(End {
                    first,
                    then: None,
                    sums,
                    lead: reader.lead(&sums, seat),
                });
            }
        }
        Phase::Deploy => {
            posts(state, seat, reader, |post, sums, lead| {
                found(End {
                    first: post,
                    then: None,
                    sums,
                    lead,
                });
            });
        }
        Phase::Place => {
            let mut legal = Vec::new();
            state.legal_actions(&mut legal);
            for first in legal {
                let mut next = state.clone();
                next.apply_unchecked(first, &mut NullSink);
                posts(&next, seat, reader, |post, sums, lead| {
                    found(End {
                        first,
                        then: Some(post),
                        sums,
                        lead,
                    });
                });
            }
        }
    }
}

/// The ways to go on once the tile lies.
fn posts(
    state: &WheelOfFortune,
    seat: Seat,
    reader: &mut Reader,
    mut found: impl FnMut(Action, Sums, f32),
) {
    let sums = reader.read(state);
    found(Action::End, sums, reader.lead(&sums, seat));
    if state.supply(seat) == 0 {
        return;
    }
    for (segment, part) in state.deployable_segments() {
        let Some(id) = state.placed_features().nth(segment.index()) else {
            continue;
        };
        let sums = reader.with_follower(state, &sums, id, seat);
        found(Action::Deploy(part), sums, reader.lead(&sums, seat));
    }
    for sector in Sector::ALL {
        if state.wheel().has_free_crown(sector) {
            let sums = reader.with_crown(state, &sums, sector, seat);
            found(Action::Crown(sector), sums, reader.lead(&sums, seat));
        }
    }
}

/// The best way to end the turn at first sight.
pub fn best(state: &WheelOfFortune, reader: &mut Reader) -> Option<End> {
    let mut best: Option<End> = None;
    ends(state, reader, |end| {
        if best.is_none_or(|best| end.lead > best.lead) {
            best = Some(end);
        }
    });
    best
}

/// Plays a whole turn's end, so that the next decision is another turn's, or
/// the plague's.
pub fn take(state: &mut WheelOfFortune, end: &End) {
    state.apply_unchecked(end.first, &mut NullSink);
    if let Some(then) = end.then {
        state.apply_unchecked(then, &mut NullSink);
    }
    if matches!(state.phase(), Phase::End) {
        state.apply_unchecked(Action::End, &mut NullSink);
    }
}
