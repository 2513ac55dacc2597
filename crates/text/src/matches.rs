//! Texts about a match of any game.

use crate::games::{counts_points, end_reason, option, solo_result, task};
use crate::{Locale, Names, solo_headline, table_rules, win_headline};
use l10n::house;
use records::{Ending, Match};
use rules::{GameId, Seat, State};

/// What a person has to do, such as `Ada: choose …`, `Your turn: choose …`.
pub fn task_of(locale: Locale, names: &Names, seat: Seat, state: &State) -> String {
    house::task_of(locale, &names.player(seat), &task(locale, state))
}

/// Headline of a match's result.
pub fn headline(locale: Locale, record: &Match, names: &Names) -> String {
    let ranks = record.position().ranks();
    headline_of(locale, record.setup().game(), ranks.as_slice(), names)
}

/// Headline for a result with these ranks.
pub fn headline_of(locale: Locale, game: GameId, ranks: &[u8], names: &Names) -> String {
    if let [place] = ranks {
        return solo_headline(locale, *place == 1, names);
    }
    let winners: Vec<Seat> = Seat::all(ranks.len() as u8)
        .zip(ranks)
        .filter(|(_, place)| **place == 1)
        .map(|(seat, _)| seat)
        .collect();
    // In games without points, a shared first place is a draw.
    if winners.len() > 1 && !counts_points(game) {
        return locale.text(house::A_DRAW);
    }
    win_headline(locale, &winners, names)
}

/// Why a match that is over ended as it did: the points of the first two, and the end.
pub fn why(locale: Locale, record: &Match) -> String {
    let position = record.position();
    let state = position.state();
    if state.players() == 1 {
        return solo_result(locale, state);
    }
    let mut points = state.score().points.as_slice().to_vec();
    points.sort_unstable_by_key(|points| core::cmp::Reverse(*points));
    let end = position.ending().map(|how| ending(locale, how));
    let end = end.unwrap_or_default();
    match points.as_slice() {
        [first, second, ..] if counts_points(state.game()) => {
            [house::points_to(locale, *first, *second), end].join(" ")
        }
        _ => end,
    }
}

/// How a match ended.
pub fn ending(locale: Locale, ending: Ending) -> String {
    match ending {
        Ending::Rules(reason) => end_reason(locale, reason),
        Ending::Resigned => locale.text(house::BY_RESIGNATION),
        Ending::AgreedDraw => locale.text(house::BY_AGREEMENT),
    }
}

/// The options that are not the default, in a few words; empty if there are none.
pub fn house_rules_of(locale: Locale, record: &Match) -> String {
    let setup = record.setup();
    let mut options: Vec<String> = setup
        .choices()
        .filter_map(|(option_of_game, choice)| {
            let place = option_of_game
                .choices
                .iter()
                .position(|other| *other == choice)?;
            let (question, names) = option(locale, setup.game(), option_of_game.id);
            let (name, _) = names.get(place).filter(|_| place > 0)?;
            Some(house::option_chosen(locale, &question, name))
        })
        .collect();
    options.push(table_rules(locale, record.table_rules()));
    options.join(" ")
}
