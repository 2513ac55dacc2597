//! What pages that work with any game ask of the games: the only place that dispatches on the game.
//! What belongs to another game yields empty results.

use super::milestones::{self, Milestone, MilestoneText};
use super::practice::{Practice, PracticePages};
use super::reasons::hint_text_of;
use super::{BoardProps, GameInfo, GameUi, Sound, ViewOptions};
use crate::components::Shared;
use app_core::session::Hint;
use l10n::{Message, house};
use records::{Colour, Match};
use rules::game::Game as _;
use rules::games::argonauts_wheel::ArgonautsWheel;
#[cfg(not(target_arch = "wasm32"))]
use rules::games::noughts::Noughts;
use rules::games::turn_of_time::TurnOfTime;
use rules::games::wheel_of_fortune::WheelOfFortune;
use rules::games::wheels_of_time::WheelsOfTime;
use rules::games::world_wonders::WorldWonders;
use rules::registry::RegisteredGame as _;
use rules::{Action, EndReason, Event, GameId, IllegalAction, ScoreItem, Seat, State};
use std::rc::Rc;
use text::{HintText, Locale, Names};
use yew::prelude::*;

/// An expression in which a type stands for the game with this id. A new game adds one line here.
macro_rules! with_game {
    ($game:expr, $G:ident => $expression:expr) => {
        with_game!($game, $G => $expression, {
            TurnOfTime, ArgonautsWheel, WheelsOfTime, WheelOfFortune, WorldWonders,
            #[cfg(not(target_arch = "wasm32"))] Noughts,
        })
    };
    ($game:expr, $G:ident => $expression:expr, { $($(#[$cfg:meta])? $name:ident,)+ }) => {
        match $game {
            $($(#[$cfg])? GameId::$name => {
                type $G = $name;
                $expression
            })+
        }
    };
}

/// What is constant about a game.
pub fn info(game: GameId) -> &'static GameInfo {
    with_game!(game, G => G::INFO)
}

// The home page asks for these three, and must not link everything else of the games: they copy
// constants.

/// Whether a game has points.
pub fn counts_points(game: GameId) -> bool {
    with_game!(game, G => const { G::INFO.counts_points })
}

/// The points of all seats as the table shows them; none in games without points.
pub fn shown_points(state: &State) -> Vec<i32> {
    if !counts_points(state.game()) {
        return Vec::new();
    }
    with_game!(state.game(), G => G::from_state(state).map(|state| state.shown_points().as_slice().to_vec()))
        .unwrap_or_default()
}

/// Names of a game's sides, where seats are not colours.
pub fn sides(game: GameId) -> Option<[Message; 2]> {
    with_game!(game, G => const { G::INFO.sides })
}

/// Which pages to practise a game there are.
pub fn practice_pages(game: GameId) -> PracticePages {
    with_game!(game, G => const { PracticePages::of(G::PRACTICE) })
}

/// Lesson and puzzles of a game, if there are any.
pub fn practice_of(game: GameId) -> Option<&'static Practice> {
    with_game!(game, G => G::PRACTICE)
}

/// The events of one game, as its own type.
fn typed_events<G: GameUi>(events: &[Event]) -> Vec<G::Event> {
    events
        .iter()
        .filter_map(|event| G::from_event(event).cloned())
        .collect()
}

/// The game that events belong to.
fn game_of(events: &[Event]) -> Option<GameId> {
    events.first().map(Event::game)
}

/// The board with its controls.
pub fn board(shown: BoardView) -> Html {
    with_game!(shown.state.game(), G => html! { <Typed<G> {shown} part={Part::Board} /> })
}

/// The panel beside the board.
pub fn panel(shown: BoardView) -> Html {
    with_game!(shown.state.game(), G => html! { <Typed<G> {shown} part={Part::Panel} /> })
}

/// A thumbnail of a state.
pub fn picture(state: &State) -> Html {
    with_game!(state.game(), G => G::from_state(state).map(|state| G::picture(&state.thumbnail())))
        .unwrap_or_default()
}

/// The whole position for a picture to save.
pub fn large_picture(state: &State, colours: &[Colour]) -> Html {
    with_game!(state.game(), G => G::from_state(state).map(|state| state.large_picture(colours)))
        .unwrap_or_default()
}

/// A picture of what an action of the seat with this colour has done, from the state after it.
pub fn step_picture(state: &State, events: &[Event], colour: Colour) -> Html {
    with_game!(state.game(), G => {
        G::from_state(state).map(|state| state.step_picture(&typed_events::<G>(events), colour))
    })
    .unwrap_or_default()
}

/// The thumbnail data of a state, as stored with a match.
pub fn thumbnail(state: &State) -> Option<Vec<u8>> {
    with_game!(state.game(), G => {
        G::from_state(state).and_then(|state| postcard::to_allocvec(&state.thumbnail()).ok())
    })
}

/// The thumbnail from stored data; `None` if that is damaged.
pub fn stored_picture(game: GameId, thumbnail: &[u8]) -> Option<Html> {
    with_game!(game, G => postcard::from_bytes(thumbnail).ok().map(|stored| G::picture(&stored)))
}

/// The mark of a seat: its colour, or the pieces that it plays.
pub fn seat_mark(game: GameId, seat: Seat, colour: Colour) -> Html {
    with_game!(game, G => G::seat_mark(seat, colour))
}

/// Duration of the animation of an action's events, in milliseconds.
pub fn duration(events: &[Event]) -> u32 {
    game_of(events).map_or(
        0,
        |game| with_game!(game, G => G::duration(&typed_events::<G>(events))),
    )
}

/// The sound of an event.
pub fn sound(event: &Event) -> Option<Sound> {
    with_game!(event.game(), G => G::from_event(event).and_then(G::sound))
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

/// The words of a game's milestones.
pub fn milestone_texts(game: GameId) -> Vec<MilestoneText> {
    with_game!(game, G => G::MILESTONES.iter().map(Milestone::words).collect())
}

/// The milestones that each seat of a finished match has reached, by their stable names.
pub fn milestones(record: &Match) -> Vec<Vec<&'static str>> {
    with_game!(record.setup().game(), G => milestones::reached::<G>(record))
}

/// A hint in words; `None` if it belongs to another state.
pub fn hint_text(locale: Locale, state: &State, hint: &Hint, names: &Names) -> Option<HintText> {
    with_game!(state.game(), G => hint_text_of::<G>(locale, state, hint, names))
}

/// The section of the rules page that explains why an action is illegal, by its heading.
pub fn rules_section_for(illegal: &IllegalAction) -> Option<&'static str> {
    with_game!(illegal.game()?, G => G::from_illegal_action(illegal).map(G::rules_section_for))
}

/// The section of the rules page about what is to be done in a state, by its heading.
pub fn current_rules_section(state: &State) -> Option<&'static str> {
    with_game!(state.game(), G => G::from_state(state)?.current_rules_section())
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
    let Some(game) = game_of(events) else {
        return Vec::new();
    };
    with_game!(game, G => G::sentences(locale, &typed_events::<G>(events), names))
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
        let events = typed_events::<G>(events);
        G::from_state(before).map(|state| state.sentences_on_board(locale, &events, names))
    })
    .unwrap_or_default()
}

/// Why an action is illegal.
pub fn illegal_action(locale: Locale, illegal: &IllegalAction) -> String {
    match illegal.game() {
        Some(game) => with_game!(game, G => G::from_illegal_action(illegal).map(|illegal| G::illegal_action(locale, illegal)))
            .unwrap_or_default(),
        None => locale.text(house::OTHER_GAME_ACTION),
    }
}

/// Label of a source of points.
pub fn score_item(locale: Locale, item: &ScoreItem) -> String {
    with_game!(item.game(), G => G::from_score_item(item).map(|item| G::score_item(locale, item)))
        .unwrap_or_default()
}

/// Why a game ended.
pub fn end_reason(locale: Locale, reason: EndReason) -> String {
    with_game!(reason.game(), G => G::from_end_reason(reason).map(|reason| <G as GameUi>::end_reason(locale, reason)))
        .unwrap_or_default()
}

/// Result of a solo game.
pub fn solo_result(locale: Locale, state: &State) -> String {
    with_game!(state.game(), G => G::from_state(state).map(|state| state.solo_result(locale)))
        .unwrap_or_default()
}

/// A state to show, of any game; [`BoardProps`] are made from it.
#[derive(Clone)]
pub struct BoardView {
    /// The state as the people at the screen may know it.
    pub state: Rc<State>,
    /// Events of the last action.
    pub last: Rc<Vec<Event>>,
    /// Events of each action since the person at the screen last acted.
    pub recent: Rc<Vec<Rc<Vec<Event>>>>,
    /// Sources of points to light, each with its seat.
    pub lit: Rc<Vec<(Seat, ScoreItem)>>,
    pub view: Rc<ViewOptions>,
    /// An action to highlight as a hint.
    pub hint: Option<Action>,
    /// All actions of the hint for the turn.
    pub plan: Rc<[Action]>,
    /// Called with the chosen action.
    pub on_action: Callback<Action>,
}

impl PartialEq for BoardView {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.state, &other.state)
            && Rc::ptr_eq(&self.last, &other.last)
            && Rc::ptr_eq(&self.recent, &other.recent)
            && self.lit == other.lit
            && self.view == other.view
            && self.hint == other.hint
            && self.plan == other.plan
            && self.on_action == other.on_action
    }
}

/// The part of a game's UI to render.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Board,
    Panel,
}

/// Props of the type-erased component.
#[derive(Properties, PartialEq)]
struct TypedProps {
    shown: BoardView,
    part: Part,
}

/// Renders the board or panel of a game, with props of the game's own types.
#[component]
fn Typed<G: GameUi>(props: &TypedProps) -> Html {
    let BoardView {
        state,
        last,
        recent,
        lit,
        view,
        ..
    } = &props.shown;
    let state = use_memo(Shared::from(state), |state| {
        G::from_state(state).cloned().map(Rc::new)
    });
    let last = use_memo(Shared::from(last), |last| {
        Rc::<[G::Event]>::from(typed_events::<G>(last))
    });
    let recent = use_memo(Shared::from(recent), |recent| {
        let events = recent.iter().flat_map(|events| typed_events::<G>(events));
        Rc::<[G::Event]>::from(events.collect::<Vec<_>>())
    });
    let lit = use_memo(lit.clone(), |lit| {
        let items = lit
            .iter()
            .filter_map(|(seat, item)| Some((*seat, G::from_score_item(item)?.clone())));
        Rc::<[(Seat, G::ScoreItem)]>::from(items.collect::<Vec<_>>())
    });
    let plan = use_memo(props.shown.plan.clone(), |plan| {
        let actions = plan.iter().filter_map(|action| G::from_action(*action));
        Rc::<[G::Action]>::from(actions.collect::<Vec<_>>())
    });
    let on_action = use_callback(props.shown.on_action.clone(), |action, on_action| {
        on_action.emit(G::into_action(action));
    });
    let Some(state) = &*state else {
        return html! {};
    };
    let board_props = BoardProps {
        state: state.clone(),
        last: (*last).clone(),
        recent: (*recent).clone(),
        lit: (*lit).clone(),
        view: view.clone(),
        hint: props.shown.hint.and_then(G::from_action),
        plan: (*plan).clone(),
        on_action,
    };
    match props.part {
        Part::Board => html! { <G::Board ..board_props /> },
        Part::Panel => html! { <G::Panel ..board_props /> },
    }
}
