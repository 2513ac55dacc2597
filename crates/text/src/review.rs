//! Words of reviewed games.

use crate::{Locale, Names, costly_action, step, turning_point};
use app_core::session::Reviewed;
use records::{Entry, Match};
use rules::Seat;

/// What was played and what it cost; empty if it was not costly. `main_line` is the match that was reviewed.
pub fn costly_move(
    locale: Locale,
    names: &Names,
    main_line: &Match,
    reviewed: &Reviewed,
) -> String {
    let Some(judgement) = reviewed.costly() else {
        return String::new();
    };
    if let (Some(before), Some(after)) = (judgement.best, judgement.played) {
        return turning_point(locale, names, reviewed.seat, reviewed.ply, before, after);
    }
    let action_text = match main_line.entries().get(reviewed.ply) {
        Some(Entry::Action(action)) => {
            step(locale, main_line.position_at(reviewed.ply).state(), *action)
        }
        _ => String::new(),
    };
    costly_action(locale, reviewed.turn, &action_text, judgement.loss)
}

/// The better action and how the game might have gone on, in words.
pub fn better_line(locale: Locale, main_line: &Match, reviewed: &Reviewed) -> Vec<(Seat, String)> {
    let mut state = main_line.position_at(reviewed.ply).state().clone();
    let mut line = Vec::new();
    let better = reviewed.costly().map(|judgement| judgement.line.as_slice());
    for text in better.unwrap_or_default() {
        let (Some(seat), Ok(action)) = (state.to_act(), state.parse_action(text)) else {
            break;
        };
        line.push((seat, step(locale, &state, action)));
        if state.apply_silent(action).is_err() {
            break;
        }
    }
    line
}
