//! What pages that work with any game ask of the games: the only place of the page that dispatches on the game.
//! What belongs to another game yields empty results.

use super::milestones::{self, Milestone, MilestoneText};
use super::practice::{Practice, PracticePages};
use super::{BoardProps, GameInfo, GameUi, Sound, ViewOptions};
use crate::components::Shared;
use records::{Colour, Match};
use rules::registry::RegisteredGame as _;
use rules::{Action, Event, GameId, ScoreItem, Seat, State, with_game};
use std::rc::Rc;
use text::counts_points;
use yew::prelude::*;

pub fn info(game: GameId) -> &'static GameInfo {
    with_game!(game, G => G::INFO)
}

/// The points of all seats as the table shows them; none in games without points.
pub fn shown_points(state: &State) -> Vec<i32> {
    if !counts_points(state.game()) {
        return Vec::new();
    }
    with_game!(state.game(), G => G::from_state(state).map(|state| state.shown_points().as_slice().to_vec()))
        .unwrap_or_default()
}

/// Which pages to practise a game there are. The home page asks for it, and must not link everything else of
/// the games: it copies constants.
pub fn practice_pages(game: GameId) -> PracticePages {
    with_game!(game, G => const { PracticePages::of(G::PRACTICE) })
}

/// Lesson and puzzles of a game, if there are any.
pub fn practice_of(game: GameId) -> Option<&'static Practice> {
    with_game!(game, G => G::PRACTICE)
}

pub fn board(shown: BoardView) -> Html {
    with_game!(shown.state.game(), G => html! { <Typed<G> {shown} part={Part::Board} /> })
}

pub fn panel(shown: BoardView) -> Html {
    with_game!(shown.state.game(), G => html! { <Typed<G> {shown} part={Part::Panel} /> })
}

pub fn picture(state: &State) -> Html {
    with_game!(state.game(), G => G::from_state(state).map(|state| G::picture(&state.into())))
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
        G::from_state(state).map(|state| state.step_picture(&G::from_events(events), colour))
    })
    .unwrap_or_default()
}

/// The thumbnail data of a state, as stored with a match.
pub fn thumbnail(state: &State) -> Option<Vec<u8>> {
    with_game!(state.game(), G => {
        G::from_state(state).and_then(|state| postcard::to_allocvec(&<G as GameUi>::Thumbnail::from(state)).ok())
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
    events.first().map(Event::game).map_or(
        0,
        |game| with_game!(game, G => G::duration(&G::from_events(events))),
    )
}

pub fn sound(event: &Event) -> Option<Sound> {
    with_game!(event.game(), G => G::from_event(event).and_then(G::sound))
}

pub fn milestone_texts(game: GameId) -> Vec<MilestoneText> {
    with_game!(game, G => G::MILESTONES.iter().map(Milestone::words).collect())
}

/// The milestones that each seat of a finished match has reached, by their stable names.
pub fn milestones(record: &Match) -> Vec<Vec<&'static str>> {
    with_game!(record.setup().game(), G => milestones::reached::<G>(record))
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
    pub hint: Option<Action>,
    pub plan: Rc<[Action]>,
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

#[derive(Clone, Copy, PartialEq)]
enum Part {
    Board,
    Panel,
}

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
        let state = G::from_state(state).cloned();
        state.map(|state| Shared(Rc::new(state)))
    });
    let last = use_memo(Shared::from(last), |last| {
        Shared(Rc::<[G::Event]>::from(G::from_events(last)))
    });
    let recent = use_memo(Shared::from(recent), |recent| {
        let events = recent.iter().flat_map(|events| G::from_events(events));
        Shared(Rc::<[G::Event]>::from(events.collect::<Vec<_>>()))
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
