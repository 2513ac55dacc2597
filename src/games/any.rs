//! Type-erased access to [`GameUi`], for pages that work with any game.

use super::daily::DailyDeal;
use super::milestones::{self, MilestoneText};
use super::practice::Practice;
use super::reasons::hint_text;
use super::{BoardPicture, BoardProps, GameUi, HintText, Sound, ViewOptions};
use crate::components::Shared;
use crate::session::Hint;
use crate::text::{FirstStep, GameText, Locale, Names, OptionText};
use core::marker::PhantomData;
use records::{Colour, Match};
use rules::{Action, EndReason, Event, IllegalAction, ScoreItem, Seat, State};
use std::rc::Rc;
use yew::prelude::*;

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
    /// View options.
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

/// The object-safe counterpart of [`GameUi`]. Values that belong to another game yield
/// empty results.
pub trait AnyGameUi {
    /// The board with its controls.
    fn board(&self, shown: BoardView) -> Html;
    /// The panel beside the board.
    fn panel(&self, shown: BoardView) -> Html;
    /// A thumbnail of a state.
    fn picture(&self, state: &State) -> Html;
    /// What a picture to save is made of.
    fn board_picture(&self) -> BoardPicture;
    /// The whole position for a picture to save.
    fn large_picture(&self, state: &State, colours: &[Colour]) -> Html;
    /// A picture of what an action has done, from the state after it.
    fn step_picture(&self, state: &State, events: &[Event], colour: Colour) -> Html;
    /// Thumbnail data to store.
    fn thumbnail(&self, state: &State) -> Option<Vec<u8>>;
    /// The thumbnail from stored data, or `None` if the data is invalid.
    fn stored_picture(&self, thumbnail: &[u8]) -> Option<Html>;
    /// The mark of a seat.
    fn seat_mark(&self, seat: Seat, colour: Colour) -> Html;
    /// Duration of an action's animation, in milliseconds.
    fn duration(&self, events: &[Event]) -> u32;
    /// The sound of an event.
    fn sound(&self, event: &Event) -> Option<Sound>;
    /// What the app may do by itself where this is the only legal action.
    fn routine(&self, action: Action) -> Option<&'static str>;
    /// Short description.
    fn text(&self) -> GameText;
    /// Description of the notation.
    fn notation(&self) -> &'static str;
    /// The tie-breaker.
    fn tie_breaker(&self) -> &'static str;
    /// Whether the game has points.
    fn counts_points(&self) -> bool;
    /// Whether it takes skill to win in few turns.
    fn is_race(&self) -> bool;
    /// A note about the game's outcome with perfect play.
    fn solution_note(&self) -> Option<&'static str>;
    /// Names of the sides, in games where seats are not colours.
    fn sides(&self) -> Option<[&'static str; 2]>;
    /// Lesson and puzzles, if there are any.
    fn practice(&self) -> Option<&'static Practice>;
    /// The deals of the day.
    fn daily(&self) -> &'static [DailyDeal];
    /// The setup option that sets the challenge of a solo game.
    fn solo_challenge(&self) -> Option<&'static str>;
    /// The option and the choices that make games shorter or longer.
    fn other_lengths(&self) -> Option<(&'static str, &'static [&'static str])>;
    /// The words of all milestones.
    fn milestones(&self) -> Vec<MilestoneText>;
    /// The milestones that each seat of a finished match has reached, by their stable names.
    fn reached(&self, match_: &Match) -> Vec<Vec<&'static str>>;
    /// Texts of a setup option.
    fn option(&self, id: &str) -> OptionText;
    /// The steps of a first turn, for this number of players.
    fn first_turn(&self, players: u8) -> &'static [FirstStep];
    /// What the seat to act has to do.
    fn task(&self, locale: Locale, state: &State) -> String;
    /// Text of a legal action.
    fn action(&self, locale: Locale, state: &State, action: Action) -> String;
    /// A hint in words, or `None` if it belongs to another game.
    fn hint_text(
        &self,
        locale: Locale,
        state: &State,
        hint: &Hint,
        names: &Names,
    ) -> Option<HintText>;
    /// Sentences about the events of an action.
    fn sentences(&self, locale: Locale, events: &[Event], names: &Names) -> Vec<String>;
    /// The section of the rules page that explains why an action is illegal, by its heading.
    fn rule_of(&self, illegal: &IllegalAction) -> Option<&'static str>;
    /// The section of the rules page about what is to be done now, by its heading.
    fn rule_now(&self, state: &State) -> Option<&'static str>;
    /// Sentences about the events of an action, beside a board that shows no coordinates; the
    /// state is the one before the action.
    fn sentences_on_board(
        &self,
        locale: Locale,
        before: &State,
        events: &[Event],
        names: &Names,
    ) -> Vec<String>;
    /// Why an action is illegal.
    fn illegal_action(&self, illegal: &IllegalAction) -> String;
    /// Label of a source of points.
    fn score_item(&self, locale: Locale, score_item: &ScoreItem) -> String;
    /// The kinds of points.
    fn score_kinds(&self) -> &'static [&'static str];
    /// The kind of a source of points.
    fn score_kind(&self, score_item: &ScoreItem) -> usize;
    /// Why the game ended.
    fn reason(&self, reason: EndReason) -> &'static str;
    /// Result of a solo game.
    fn solo_result(&self, locale: Locale, state: &State) -> String;
}

/// Adapter from the typed [`GameUi`] to [`AnyGameUi`].
pub(super) struct Ui<G>(PhantomData<G>);

impl<G> Ui<G> {
    /// The only instance.
    pub(super) const NEW: Self = Self(PhantomData);
}

/// Picks a game's own events from events of any game.
fn own_events<G: GameUi>(events: &[Event]) -> impl Iterator<Item = G::Event> {
    events
        .iter()
        .filter_map(|event| G::from_event(event).cloned())
}

impl<G: GameUi> AnyGameUi for Ui<G> {
    fn board(&self, shown: BoardView) -> Html {
        html! { <Typed<G> {shown} part={Part::Board} /> }
    }

    fn panel(&self, shown: BoardView) -> Html {
        html! { <Typed<G> {shown} part={Part::Panel} /> }
    }

    fn picture(&self, state: &State) -> Html {
        let state = G::from_state(state);
        let picture = state.map(|state| G::picture(&state.thumbnail()));
        picture.unwrap_or_default()
    }

    fn board_picture(&self) -> BoardPicture {
        G::BOARD_PICTURE
    }

    fn large_picture(&self, state: &State, colours: &[Colour]) -> Html {
        let state = G::from_state(state);
        state.map_or_else(Html::default, |state| state.large_picture(colours))
    }

    fn step_picture(&self, state: &State, events: &[Event], colour: Colour) -> Html {
        let state = G::from_state(state);
        let events = own_events::<G>(events).collect::<Vec<_>>();
        state.map_or_else(Html::default, |state| state.step_picture(&events, colour))
    }

    fn thumbnail(&self, state: &State) -> Option<Vec<u8>> {
        postcard::to_allocvec(&G::from_state(state)?.thumbnail()).ok()
    }

    fn stored_picture(&self, thumbnail: &[u8]) -> Option<Html> {
        let thumbnail = postcard::from_bytes(thumbnail).ok()?;
        Some(G::picture(&thumbnail))
    }

    fn seat_mark(&self, seat: Seat, colour: Colour) -> Html {
        G::seat_mark(seat, colour)
    }

    fn duration(&self, events: &[Event]) -> u32 {
        G::duration(&own_events::<G>(events).collect::<Vec<_>>())
    }

    fn sound(&self, event: &Event) -> Option<Sound> {
        G::sound(G::from_event(event)?)
    }

    fn routine(&self, action: Action) -> Option<&'static str> {
        G::routine(G::from_action(action)?)
    }

    fn text(&self) -> GameText {
        G::TEXT
    }

    fn notation(&self) -> &'static str {
        G::NOTATION
    }

    fn tie_breaker(&self) -> &'static str {
        G::TIE_BREAKER
    }

    fn counts_points(&self) -> bool {
        G::COUNTS_POINTS
    }

    fn is_race(&self) -> bool {
        G::IS_RACE
    }

    fn solution_note(&self) -> Option<&'static str> {
        G::SOLUTION_NOTE
    }

    fn sides(&self) -> Option<[&'static str; 2]> {
        G::SIDES
    }

    fn practice(&self) -> Option<&'static Practice> {
        G::PRACTICE
    }

    fn daily(&self) -> &'static [DailyDeal] {
        G::DAILY
    }

    fn solo_challenge(&self) -> Option<&'static str> {
        G::SOLO_CHALLENGE
    }

    fn other_lengths(&self) -> Option<(&'static str, &'static [&'static str])> {
        G::OTHER_LENGTHS
    }

    fn milestones(&self) -> Vec<MilestoneText> {
        let all = G::MILESTONES.iter();
        all.map(|milestone| MilestoneText {
            id: milestone.id,
            title: milestone.title,
            text: milestone.text,
        })
        .collect()
    }

    fn reached(&self, match_: &Match) -> Vec<Vec<&'static str>> {
        milestones::reached::<G>(match_)
    }

    fn option(&self, id: &str) -> OptionText {
        G::option(id)
    }

    fn first_turn(&self, players: u8) -> &'static [FirstStep] {
        G::first_turn(players)
    }

    fn task(&self, locale: Locale, state: &State) -> String {
        let state = G::from_state(state);
        state.map(|state| state.task(locale)).unwrap_or_default()
    }

    fn action(&self, locale: Locale, state: &State, action: Action) -> String {
        let both = G::from_state(state).zip(G::from_action(action));
        both.map(|(state, action)| state.action(locale, action))
            .unwrap_or_default()
    }

    fn hint_text(
        &self,
        locale: Locale,
        state: &State,
        hint: &Hint,
        names: &Names,
    ) -> Option<HintText> {
        hint_text::<G>(locale, state, hint, names)
    }

    fn sentences(&self, locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        G::sentences(locale, &own_events::<G>(events).collect::<Vec<_>>(), names)
    }

    fn rule_of(&self, illegal: &IllegalAction) -> Option<&'static str> {
        G::from_illegal_action(illegal).map(G::rule_of)
    }

    fn rule_now(&self, state: &State) -> Option<&'static str> {
        G::from_state(state)?.rule_now()
    }

    fn sentences_on_board(
        &self,
        locale: Locale,
        before: &State,
        events: &[Event],
        names: &Names,
    ) -> Vec<String> {
        let events = own_events::<G>(events).collect::<Vec<_>>();
        let before = G::from_state(before);
        before.map_or_else(Vec::new, |state| {
            state.sentences_on_board(locale, &events, names)
        })
    }

    fn illegal_action(&self, illegal: &IllegalAction) -> String {
        G::from_illegal_action(illegal)
            .map(G::illegal_action)
            .unwrap_or_default()
    }

    fn score_item(&self, locale: Locale, score_item: &ScoreItem) -> String {
        let score_item = G::from_score_item(score_item);
        score_item
            .map(|score_item| G::score_item(locale, score_item))
            .unwrap_or_default()
    }

    fn score_kinds(&self) -> &'static [&'static str] {
        G::SCORE_KINDS
    }

    fn score_kind(&self, score_item: &ScoreItem) -> usize {
        G::from_score_item(score_item).map_or(usize::MAX, G::score_kind)
    }

    fn reason(&self, reason: EndReason) -> &'static str {
        G::from_end_reason(reason).map_or("", <G as GameUi>::end_reason)
    }

    fn solo_result(&self, locale: Locale, state: &State) -> String {
        let state = G::from_state(state);
        state
            .map(|state| state.solo_result(locale))
            .unwrap_or_default()
    }
}

/// The part of a game's UI to render.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    /// The board.
    Board,
    /// The panel.
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
        Rc::<[G::Event]>::from(own_events::<G>(last).collect::<Vec<_>>())
    });
    let recent = use_memo(Shared::from(recent), |recent| {
        let events = recent.iter().flat_map(|events| own_events::<G>(events));
        Rc::<[G::Event]>::from(events.collect::<Vec<_>>())
    });
    let lit = use_memo(lit.clone(), |lit| {
        let own = lit.iter();
        let own = own.filter_map(|(seat, item)| Some((*seat, G::from_score_item(item)?.clone())));
        Rc::<[(Seat, G::ScoreItem)]>::from(own.collect::<Vec<_>>())
    });
    let plan = use_memo(props.shown.plan.clone(), |plan| {
        let own = plan.iter().filter_map(|action| G::from_action(*action));
        Rc::<[G::Action]>::from(own.collect::<Vec<_>>())
    });
    let on_action = use_callback(props.shown.on_action.clone(), |action, on_action| {
        on_action.emit(G::into_action(action));
    });
    let Some(state) = &*state else {
        return html! {};
    };
    let own = BoardProps {
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
        Part::Board => html! { <G::Board ..own /> },
        Part::Panel => html! { <G::Panel ..own /> },
    }
}
