//! A game's side of the app without its type: between pages, which know no
//! game, and boards, which know one.

use super::practice::Practice;
use super::{BoardProps, GameUi, ViewOptions};
use crate::components::Shared;
use crate::text::{GameWords, OptionWords, Words};
use core::marker::PhantomData;
use records::Colour;
use rules::{Action, EndReason, Event, IllegalAction, ScoreItem, Seat, State};
use std::rc::Rc;
use yew::prelude::*;

/// A state to be shown, of any game: what [`BoardProps`] are made of.
#[derive(Clone)]
pub struct BoardView {
    /// The state as the people at the screen may know it.
    pub state: Rc<State>,
    /// What the last action did.
    pub last: Rc<Vec<Event>>,
    /// How it is to be shown.
    pub view: Rc<ViewOptions>,
    /// An action to point at, as a hint.
    pub hint: Option<Action>,
    /// The chosen action.
    pub on_action: Callback<Action>,
}

impl PartialEq for BoardView {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.state, &other.state)
            && Rc::ptr_eq(&self.last, &other.last)
            && self.view == other.view
            && self.hint == other.hint
            && self.on_action == other.on_action
    }
}

/// What [`GameUi`] offers, for callers that do not care which game it is.
/// What belongs to another game is answered with nothing.
pub trait AnyGame {
    /// The board, with all that is needed to act on it.
    fn board(&self, shown: BoardView) -> Html;
    /// What stands beside the board.
    fn panel(&self, shown: BoardView) -> Html;
    /// A small picture of a state.
    fn small(&self, state: &State) -> Html;
    /// What that is drawn from, as it is stored.
    fn thumbnail(&self, state: &State) -> Option<Vec<u8>>;
    /// The picture that was stored so; nothing if it is no picture of this game.
    fn stored_picture(&self, thumbnail: &[u8]) -> Option<Html>;
    /// What a seat is known by.
    fn seat_mark(&self, seat: Seat, colour: Colour) -> Html;
    /// How long the movements of an action take, in milliseconds.
    fn duration(&self, events: &[Event]) -> u32;
    /// What the game is, in a few words.
    fn words(&self) -> GameWords;
    /// How actions are written.
    fn notation(&self) -> &'static str;
    /// What decides between equal points.
    fn equal_points(&self) -> &'static str;
    /// Whether points are counted, or one just wins.
    fn counts_points(&self) -> bool;
    /// What is known about the game before it begins.
    fn known(&self) -> Option<&'static str>;
    /// What the seats are called where they are no colours.
    fn sides(&self) -> Option<[&'static str; 2]>;
    /// Lessons and puzzles, if there are any.
    fn practice(&self) -> Option<&'static Practice>;
    /// An option at set-up.
    fn option(&self, id: &str) -> OptionWords;
    /// What so many players do for the first time, step by step.
    fn first_turn(&self, players: u8) -> &'static [&'static str];
    /// What the one to act has to do.
    fn task(&self, words: Words, state: &State) -> String;
    /// An action that can be taken in a state.
    fn action(&self, words: Words, state: &State, action: Action) -> String;
    /// What came of an action, sentence by sentence.
    fn sentences(&self, words: Words, events: &[Event], names: &[String]) -> Vec<String>;
    /// Whether an event tells what follows from an action.
    fn follows(&self, event: &Event) -> bool;
    /// Why an action cannot be taken.
    fn refusal(&self, refusal: &IllegalAction) -> String;
    /// Where points come from.
    fn source(&self, words: Words, source: &ScoreItem) -> String;
    /// Why the game is over.
    fn reason(&self, reason: EndReason) -> &'static str;
    /// How near a lone player came to the goal.
    fn solo_result(&self, words: Words, state: &State) -> String;
}

/// The app's side of one game.
pub(super) struct Ui<G>(PhantomData<G>);

impl<G> Ui<G> {
    /// The only one there is.
    pub(super) const NEW: Self = Self(PhantomData);
}

/// A game's own events among those of any game.
fn own_events<G: GameUi>(events: &[Event]) -> impl Iterator<Item = G::Event> {
    events
        .iter()
        .filter_map(|event| G::from_event(event).cloned())
}

impl<G: GameUi> AnyGame for Ui<G> {
    fn board(&self, shown: BoardView) -> Html {
        html! { <Typed<G> {shown} part={Part::Board} /> }
    }

    fn panel(&self, shown: BoardView) -> Html {
        html! { <Typed<G> {shown} part={Part::Panel} /> }
    }

    fn small(&self, state: &State) -> Html {
        let state = G::from_state(state);
        let picture = state.map(|state| G::picture(&state.thumbnail()));
        picture.unwrap_or_default()
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

    fn words(&self) -> GameWords {
        G::WORDS
    }

    fn notation(&self) -> &'static str {
        G::NOTATION
    }

    fn equal_points(&self) -> &'static str {
        G::EQUAL_POINTS
    }

    fn counts_points(&self) -> bool {
        G::COUNTS_POINTS
    }

    fn known(&self) -> Option<&'static str> {
        G::KNOWN
    }

    fn sides(&self) -> Option<[&'static str; 2]> {
        G::SIDES
    }

    fn practice(&self) -> Option<&'static Practice> {
        G::PRACTICE
    }

    fn option(&self, id: &str) -> OptionWords {
        G::option(id)
    }

    fn first_turn(&self, players: u8) -> &'static [&'static str] {
        G::first_turn(players)
    }

    fn task(&self, words: Words, state: &State) -> String {
        let state = G::from_state(state);
        state.map(|state| state.task(words)).unwrap_or_default()
    }

    fn action(&self, words: Words, state: &State, action: Action) -> String {
        let both = G::from_state(state).zip(G::from_action(action));
        both.map(|(state, action)| state.action(words, action))
            .unwrap_or_default()
    }

    fn sentences(&self, words: Words, events: &[Event], names: &[String]) -> Vec<String> {
        G::sentences(words, &own_events::<G>(events).collect::<Vec<_>>(), names)
    }

    fn follows(&self, event: &Event) -> bool {
        G::from_event(event).is_some_and(G::follows)
    }

    fn refusal(&self, refusal: &IllegalAction) -> String {
        G::from_illegal_action(refusal)
            .map(G::refusal)
            .unwrap_or_default()
    }

    fn source(&self, words: Words, source: &ScoreItem) -> String {
        let source = G::from_score_item(source);
        source
            .map(|source| G::source(words, source))
            .unwrap_or_default()
    }

    fn reason(&self, reason: EndReason) -> &'static str {
        G::from_end_reason(reason).map_or("", <G as GameUi>::end_reason)
    }

    fn solo_result(&self, words: Words, state: &State) -> String {
        let state = G::from_state(state);
        state
            .map(|state| state.solo_result(words))
            .unwrap_or_default()
    }
}

/// What a game shows of a state.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    /// The board.
    Board,
    /// What stands beside it.
    Panel,
}

/// What is to be shown of a state of any game.
#[derive(Properties, PartialEq)]
struct TypedProps {
    shown: BoardView,
    part: Part,
}

/// The board or the panel of a game, given what it needs in the game's own
/// types.
#[component]
fn Typed<G: GameUi>(props: &TypedProps) -> Html {
    let BoardView {
        state, last, view, ..
    } = &props.shown;
    let state = use_memo(Shared::from(state), |state| {
        G::from_state(state).cloned().map(Rc::new)
    });
    let last = use_memo(Shared::from(last), |last| {
        Rc::<[G::Event]>::from(own_events::<G>(last).collect::<Vec<_>>())
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
        view: view.clone(),
        hint: props.shown.hint.and_then(G::from_action),
        on_action,
    };
    match props.part {
        Part::Board => html! { <G::Board ..own /> },
        Part::Panel => html! { <G::Panel ..own /> },
    }
}
