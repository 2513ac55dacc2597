//! The words of any game. What belongs to another game yields empty results.

use super::GameText;
use super::reasons::hint_text_of;
use crate::{FirstStep, HintText, Locale, Names};
use app_core::session::Hint;
use l10n::{Message, house};
use rules::game::Game as _;
use rules::registry::RegisteredGame as _;
use rules::{Action, EndReason, Event, GameId, IllegalAction, ScoreItem, State, with_game};

// The home page asks for these two, and must not link everything else of the games: they copy
// constants.

/// Whether a game has points.
pub fn counts_points(game: GameId) -> bool {
    with_game!(game, G => const { G::COUNTS_POINTS })
}

/// Names of a game's sides, where seats are not colours.
pub fn sides(game: GameId) -> Option<[Message; 2]> {
    with_game!(game, G => const { G::SIDES })
}

/// Description of a game's notation.
pub fn notation(locale: Locale, game: GameId) -> String {
    locale.text(with_game!(game, G => G::NOTATION))
}

/// A note about a game's outcome with perfect play, if it is known.
pub fn solution_note(locale: Locale, game: GameId) -> Option<String> {
    with_game!(game, G => G::SOLUTION_NOTE).map(|note| locale.text(note))
}

/// How ties are broken; empty if they are not.
pub fn tie_breaker(locale: Locale, game: GameId) -> String {
    let rule = with_game!(game, G => G::TIE_BREAKER);
    rule.map_or_else(String::new, |rule| locale.text(rule))
}

/// Texts of a setup option, with its choices in order.
pub fn option(locale: Locale, game: GameId, option: &str) -> (String, Vec<(String, String)>) {
    let questions = with_game!(game, G => G::OPTIONS);
    let question = questions.iter().find(|(id, _)| *id == option);
    let mut rules = game.setup_rules().options.iter();
    let rules = rules.find(|rules| rules.id == option);
    let (Some((_, question)), Some(rules)) = (question, rules) else {
        return Default::default();
    };
    let said = |name: String| locale.attribute(*question, &name).unwrap_or_default();
    let choices = rules.choices.iter().map(|choice| {
        let name = format!("choice-{choice}");
        (said(name.clone()), said(name + "-about"))
    });
    (locale.text(*question), choices.collect())
}

/// The steps of a first turn, for this number of players.
pub fn first_turn(game: GameId, players: u8) -> &'static [FirstStep] {
    with_game!(game, G => G::first_turn(players))
}

/// The only legal action of a state, if there is just one and the game calls it routine.
pub fn routine(state: &State) -> Option<Action> {
    match state.legal_actions()[..] {
        [action] if routine_text(state.game(), action).is_some() => Some(action),
        _ => None,
    }
}

/// What a routine action does, as the beginning of a sentence: `Your turn ends`; nothing if the
/// action is none.
pub fn routine_text(game: GameId, action: Action) -> Option<Message> {
    with_game!(game, G => G::from_action(action).and_then(G::routine))
}

/// What the seat to act has to do.
pub fn task(locale: Locale, state: &State) -> String {
    with_game!(state.game(), G => G::from_state(state).map(|state| state.task(locale)))
        .unwrap_or_default()
}

/// Text of a legal action, such as `move a disc from 1 to 7`.
pub fn action(locale: Locale, state: &State, action: Action) -> String {
    with_game!(state.game(), G => {
        G::from_state(state)
            .zip(G::from_action(action))
            .map(|(state, action)| state.action(locale, action))
    })
    .unwrap_or_default()
}

/// Text of a legal action beside the board, which shows no coordinates.
pub fn step(locale: Locale, state: &State, action: Action) -> String {
    with_game!(state.game(), G => {
        G::from_state(state)
            .zip(G::from_action(action))
            .map(|(state, action)| state.step(locale, action))
    })
    .unwrap_or_default()
}

/// Sentences about the events of an action.
pub fn sentences(locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
    let Some(game) = events.first().map(Event::game) else {
        return Vec::new();
    };
    with_game!(game, G => G::sentences(locale, &G::from_events(events), names))
}

/// Sentences about the events of an action, beside a board that shows no coordinates; the
/// state is the one before the action.
pub fn sentences_on_board(
    locale: Locale,
    before: &State,
    events: &[Event],
    names: &Names,
) -> Vec<String> {
    with_game!(before.game(), G => {
        let events = G::from_events(events);
        G::from_state(before).map(|state| state.sentences_on_board(locale, &events, names))
    })
    .unwrap_or_default()
}

/// Why an action is illegal.
pub fn illegal_action(locale: Locale, illegal: &IllegalAction) -> String {
    match illegal.game() {
        Some(game) => with_game!(game, G => {
            G::from_illegal_action(illegal).map(|illegal| G::illegal_action(locale, illegal))
        })
        .unwrap_or_default(),
        None => locale.text(house::OTHER_GAME_ACTION),
    }
}

/// The section of the rules page that explains why an action is illegal, by its heading.
pub fn rules_section_for(illegal: &IllegalAction) -> Option<&'static str> {
    with_game!(illegal.game()?, G => G::from_illegal_action(illegal).map(G::rules_section_for))
}

/// The section of the rules page about what is to be done in a state, by its heading.
pub fn current_rules_section(state: &State) -> Option<&'static str> {
    with_game!(state.game(), G => G::from_state(state)?.current_rules_section())
}

/// A hint in words; `None` if it belongs to another state.
pub fn hint_text(locale: Locale, state: &State, hint: &Hint, names: &Names) -> Option<HintText> {
    with_game!(state.game(), G => hint_text_of::<G>(locale, state, hint, names))
}

/// Label of a source of points.
pub fn score_item(locale: Locale, item: &ScoreItem) -> String {
    with_game!(item.game(), G => G::from_score_item(item).map(|item| G::score_item(locale, item)))
        .unwrap_or_default()
}

/// The labels of a game's kinds of points, in the order of the table at the end; without any, there
/// is no table.
pub fn score_kinds(locale: Locale, game: GameId) -> Vec<String> {
    with_game!(game, G => {
        G::SCORE_KINDS.iter().map(|kind| G::score_kind_label(locale, *kind)).collect()
    })
}

/// The kind of a source of points, as an index of the game's kinds.
pub fn score_kind(item: &ScoreItem) -> Option<usize> {
    with_game!(item.game(), G => {
        let kind = G::from_score_item(item).and_then(G::score_kind)?;
        G::SCORE_KINDS.iter().position(|other| *other == kind)
    })
}

/// Why a game ended.
pub fn end_reason(locale: Locale, reason: EndReason) -> String {
    let reason = with_game!(reason.game(), G => G::from_end_reason(reason).map(G::end_reason_text));
    reason.map_or_else(String::new, |reason| locale.text(reason))
}

/// Result of a solo game.
pub fn solo_result(locale: Locale, state: &State) -> String {
    with_game!(state.game(), G => G::from_state(state).map(|state| state.solo_result(locale)))
        .unwrap_or_default()
}
