//! Texts that depend on the game, from its text module.

use super::{counts_points, end_reason, info, solo_result, task};
use l10n::house;
use records::{Ending, Match};
use rules::{GameId, Seat, State};
use text::{FirstStep, Locale, Names};

/// Texts of a setup option, with its choices in order.
pub fn option(locale: Locale, game: GameId, option: &str) -> (String, Vec<(String, String)>) {
    let Some((question, choices)) = (info(game).option)(option) else {
        return Default::default();
    };
    let choices = choices.iter();
    let choices = choices.map(|(name, about)| (locale.text(*name), locale.text(*about)));
    (locale.text(question), choices.collect())
}

/// The steps of a first turn, for this number of players.
pub fn first_turn(_: Locale, game: GameId, players: u8) -> &'static [FirstStep] {
    (info(game).first_turn)(players)
}

/// Description of a game's notation.
pub fn notation(locale: Locale, game: GameId) -> String {
    locale.text(info(game).notation)
}

/// What a person has to do, such as `Ada: choose …`, `Your turn: choose …`.
pub fn task_of(locale: Locale, names: &Names, seat: Seat, state: &State) -> String {
    house::task_of(locale, &names.player(seat), &task(locale, state))
}

/// A note about a game's outcome with perfect play, if it is known.
pub fn solution_note(locale: Locale, game: GameId) -> Option<String> {
    info(game).solution_note.map(|note| locale.text(note))
}

/// How ties are broken; empty if they are not.
pub fn tie_breaker(locale: Locale, game: GameId) -> String {
    let rule = info(game).tie_breaker;
    rule.map_or_else(String::new, |rule| locale.text(rule))
}

/// Headline of a match's result.
pub fn headline(locale: Locale, record: &Match, names: &Names) -> String {
    let ranks = record.position().ranks();
    headline_of(locale, record.setup().game(), ranks.as_slice(), names)
}

/// Headline for a result with these ranks.
pub fn headline_of(locale: Locale, game: GameId, ranks: &[u8], names: &Names) -> String {
    if let [place] = ranks {
        return text::solo_headline(locale, *place == 1, names);
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
    text::win_headline(locale, &winners, names)
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
    options.push(text::table_rules(locale, record.table_rules()));
    options.join(" ")
}
