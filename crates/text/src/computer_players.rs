//! Texts about computer players and their results: hints, evaluation, turning points.

use super::{Locale, Names, name};
use bots::Forced;
use l10n::house;
use protocol::{Outlook, Suggestion};
use rules::Seat;

/// A hint in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HintText {
    /// What to do, one instruction for each action.
    pub steps: Vec<String>,
    /// What it gains, each with the index of the action that brings it.
    pub reasons: Vec<(String, usize)>,
    /// How it compares with the next best turn.
    pub verdict: String,
    /// What it risks.
    pub risk: Option<String>,
}

/// The status while a bot is thinking.
pub fn thinking_status(locale: Locale, names: &Names, seat: Seat) -> String {
    match names.len() {
        1 => locale.text(house::THINKING_ALONE),
        _ => house::thinking(locale, &names.player(seat)),
    }
}

/// The status while bots are paused before a bot's turn.
pub fn paused_status(locale: Locale, names: &Names, seat: Seat) -> String {
    match names.len() {
        1 => locale.text(house::PAUSED_ALONE),
        _ => house::paused(locale, &names.player(seat)),
    }
}

/// A hint as one text, to be read out.
pub fn hint(locale: Locale, hint: &HintText) -> String {
    let mut sentences = vec![house::try_this(
        locale,
        &one_after_another(locale, &hint.steps),
    )];
    sentences.extend(hint.reasons.iter().map(|(reason, _)| reason.clone()));
    let risk = hint.risk.as_deref();
    sentences.extend(risk.map(|risk| house::keep_in_mind(locale, risk)));
    sentences.push(hint.verdict.clone());
    sentences.join(" ")
}

/// Steps in their order: `a, then b`.
fn one_after_another(locale: Locale, steps: &[String]) -> String {
    let together = |before: String, step: &String| house::then(locale, &before, step);
    let mut steps = steps.iter();
    let first = steps.next().cloned().unwrap_or_default();
    steps.fold(first, together)
}

/// What the best action of a solved game leads to, and the next best.
pub fn exact_verdict(locale: Locale, best: &Suggestion, next: Option<&Suggestion>) -> String {
    let outcome = suggestion_outcome(locale, best);
    let kind = |forced: Forced| match forced {
        Forced::Wins(_) => 2,
        Forced::Draws => 1,
        Forced::Loses(_) => 0,
    };
    let (Some(best), Some(next)) = (best.forced, next.and_then(|next| next.forced)) else {
        return house::verdict(locale, &outcome);
    };
    match (kind(best), kind(next)) {
        (2, 0) => house::verdict_others_lose(locale, &outcome),
        (2, 1) => house::verdict_others_draw(locale, &outcome),
        (1, 0) => locale.text(house::VERDICT_HOLDS_DRAW),
        (0, _) => house::verdict_holds_out(locale, &outcome),
        _ => house::verdict_next(locale, &outcome, &forced_outcome(locale, next)),
    }
}

/// What an action leads to: `wins in 3 turns`, or the winning chance.
pub fn suggestion_outcome(locale: Locale, suggestion: &Suggestion) -> String {
    match suggestion.forced {
        Some(forced) => forced_outcome(locale, forced),
        None => house::percent(locale, suggestion.value.min(100)),
    }
}

/// A forced result: `wins in 3 turns`, `draws`, `loses in 7 turns`, counting the
/// player's own turns.
fn forced_outcome(locale: Locale, forced: Forced) -> String {
    match forced {
        Forced::Wins(turns) => house::outcome_wins(locale, turns),
        Forced::Draws => locale.text(house::OUTCOME_DRAWS),
        Forced::Loses(turns) => house::outcome_loses(locale, turns),
    }
}

/// Who is winning: how the game ends if that is known of the best action of the seat
/// to act, or else the chances of all seats.
pub fn verdict(
    locale: Locale,
    names: &Names,
    seat: Seat,
    best: &Suggestion,
    outlook: &Outlook,
) -> String {
    let other = Seat::all(names.len() as u8)
        .find(|other| *other != seat)
        .unwrap_or(seat);
    let verdict = match (best.forced, names.len()) {
        (Some(Forced::Loses(turns)), 2) => {
            forced_headline(locale, names, other, Forced::Wins(turns))
        }
        (Some(forced), _) => forced_headline(locale, names, seat, forced),
        (None, 1) => {
            let chance = outlook.chances.first().copied().unwrap_or_default();
            house::chance_of_goal(locale, &percent(locale, chance))
        }
        (None, _) => leader(locale, names, &outlook.chances),
    };
    house::full_stop(locale, &verdict)
}

/// Who has the greatest chance, and by how much.
fn leader(locale: Locale, names: &Names, chances: &[u16]) -> String {
    let mut ranked: Vec<(Seat, u16)> = Seat::all(names.len() as u8)
        .zip(chances.iter().copied())
        .collect();
    ranked.sort_by_key(|(_, chance)| core::cmp::Reverse(*chance));
    match *ranked {
        [(_, best), (_, next), ..] if best.abs_diff(next) < 50 => {
            let close = ranked.iter().filter(|(_, chance)| best - chance < 50);
            locale.text(if close.count() == ranked.len() {
                house::ABOUT_EVEN
            } else {
                house::CLOSE_RACE
            })
        }
        [(seat, 800..), ..] => house::should_win(locale, &names.player(seat)),
        [(seat, _), ..] => house::is_ahead(locale, &names.player(seat)),
        [] => String::new(),
    }
}

/// A chance of this many thousandths: `64%`; what is not certain is never 0 or 100.
pub fn percent(locale: Locale, chance: u16) -> String {
    match chance {
        0 => house::percent(locale, 0),
        1..=9 => locale.text(house::UNDER_ONE_PERCENT),
        991..=999 => locale.text(house::OVER_99_PERCENT),
        chance => house::percent(locale, (chance.min(1000) + 5) / 10),
    }
}

/// A forced result of a seat: `Ada wins in 3 turns`, `You lose`.
fn forced_headline(locale: Locale, names: &Names, seat: Seat, forced: Forced) -> String {
    let player = names.player(seat);
    match forced {
        Forced::Wins(turns) => house::forced_win(locale, &player, turns),
        Forced::Draws => locale.text(house::NOBODY_CAN_FORCE),
        Forced::Loses(turns) => house::forced_loss(locale, &player, turns),
    }
}

/// A costly action, in games without certain results: what was played and what it cost.
pub fn costly_action(locale: Locale, turn: u32, action: &str, loss: u16) -> String {
    house::costly_action(locale, turn, action, (loss + 5) / 10)
}

/// A costly action that changed how the game ends with best play.
pub fn turning_point(
    locale: Locale,
    names: &Names,
    seat: Seat,
    ply: usize,
    before: Forced,
    after: Forced,
) -> String {
    let (number, player) = (ply + 1, names.player(seat));
    let now = forced_headline(locale, names, seat, after);
    match before {
        Forced::Wins(turns) => house::threw_away_win(locale, number, &player, turns, &now),
        _ => house::threw_away_draw(locale, number, &player, &now),
    }
}

/// The principal variation in words, from the actions of each seat.
pub fn principal_variation(locale: Locale, names: &Names, line: &[(Seat, String)]) -> String {
    let turns = line
        .chunk_by(|(seat, _), (next, _)| seat == next)
        .map(|turn| {
            let actions: Vec<String> = turn.iter().map(|(_, action)| action.clone()).collect();
            let actions = one_after_another(locale, &actions);
            match turn.first() {
                Some((seat, _)) if names.len() > 1 => {
                    house::played_by(locale, name(names, *seat), &actions)
                }
                _ => actions,
            }
        });
    let line = turns.reduce(|before, next| house::line_of_players(locale, &before, &next));
    house::principal_variation(locale, &line.unwrap_or_default())
}

/// A point of the curve: whose turn it was, what was played, and the chances of all.
pub fn curve_point(
    locale: Locale,
    names: &Names,
    turn: u32,
    seat: Seat,
    action: Option<&str>,
    all_chances: &[u16],
) -> String {
    let chances = chances(locale, names, all_chances);
    let name = name(names, seat);
    match (names.len(), action) {
        (1, None) => house::curve_turn(locale, turn, &chances),
        (1, Some(action)) => house::curve_turn_action(locale, turn, action, &chances),
        (_, None) => house::curve_turn_of(locale, turn, name, &chances),
        (_, Some(action)) => house::curve_turn_of_action(locale, turn, name, action, &chances),
    }
}

/// The chances of all seats: `Ada 64%, Ben 36%`.
pub fn chances(locale: Locale, names: &Names, chances: &[u16]) -> String {
    let each = names.iter().zip(chances).map(|(name, chance)| {
        let chance = percent(locale, *chance);
        match names.len() {
            1 => chance,
            _ => house::chance_of(locale, name, &chance),
        }
    });
    each.collect::<Vec<_>>().join(", ")
}
