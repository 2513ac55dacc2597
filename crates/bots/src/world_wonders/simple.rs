//! A simple player: takes what gives most points at once; of equal ones what
//! produces most.

use super::ends::{Chain, End};
use rules::Seat;
use rules::game::{Game as _, NullSink};
use rules::games::world_wonders::{Action, Phase, WorldWonders};

/// A point counts more than all steps together.
const POINT: f32 = 100.0;

/// The ways to end the turn, as a simple player sees them.
pub(super) fn ends(state: &WorldWonders) -> Vec<End> {
    let Some(seat) = state.to_act() else {
        return Vec::new();
    };
    let mut found = Vec::new();
    go_on(state, seat, Chain::EMPTY, &mut found);
    found
}

fn go_on(state: &WorldWonders, seat: Seat, chain: Chain, found: &mut Vec<End>) {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    for action in legal {
        let mut next = state.clone();
        // What comes after the turn is chance; a loan is none of its tricks.
        let ends = matches!(
            action,
            Action::Begin | Action::End | Action::LeaveRound | Action::Loan | Action::Repay
        );
        if !ends {
            next.apply_unchecked(action, &mut NullSink);
        }
        let chain = chain.then(action);
        let (chain, lead) = match (action, next.phase()) {
            (Action::Buy(_), Phase::Place { .. } | Phase::Roads { .. }) => {
                let mut ways = Vec::new();
                go_on(&next, seat, Chain::EMPTY, &mut ways);
                let best = ways
                    .into_iter()
                    .reduce(|one, other| if other.lead > one.lead { other } else { one });
                let Some(best) = best else { continue };
                (chain.then(best.chain.first()), best.lead)
            }
            _ => (chain, worth(&next, seat)),
        };
        let lead = match action {
            Action::Loan | Action::Repay | Action::LeaveRound => lead - POINT,
            _ => lead,
        };
        found.push(End {
            chain,
            lead,
            close: true,
        });
    }
}

/// What a city is worth to its owner right now.
fn worth(state: &WorldWonders, seat: Seat) -> f32 {
    let mut points = state.score().points[seat];
    if state.players() == 1 {
        points -= state.target();
    }
    let steps = state.city(seat).tracks().into_iter().map(f32::from);
    POINT * points as f32 + steps.sum::<f32>()
}
