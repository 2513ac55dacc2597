//! The page of a match: the board of its game, and around it all that is the
//! same for every game. It shows a [`Session`](crate::session::Session) and
//! carries out its effects.

mod analysis;
mod around;
mod board;
mod effects;
mod first_turn;
mod history;
mod notices;
mod rematch;
mod result;
mod review;
mod search_progress;
mod shortcuts;
mod speech;
mod status;
mod use_session;

pub use result::headline;

use crate::app::{House, set_title};
use crate::games;
use crate::pages::lost::sorry;
use crate::parts::{self, top};
use crate::session::Action;
use crate::store::Opened;
use crate::text::Words;
use around::Around;
use board::{Board, Panel};
use first_turn::FirstTurn;
use history::History;
use notices::Notices;
use records::Match;
use rematch::AfterTheEnd;
use result::ResultCard;
use rules::Seat;
use shortcuts::use_shortcuts;
use speech::window_title;
use status::{StatusBar, turn_mark};
use std::rc::Rc;
use use_session::{SessionHandle, use_session};
use yew::prelude::*;

/// What every page can use.
#[hook]
fn use_house() -> House {
    #[allow(clippy::expect_used, reason = "the match page provides it")]
    use_context::<House>().expect("a house around the match page")
}

/// The session that is shown.
#[hook]
fn use_handle() -> SessionHandle {
    #[allow(clippy::expect_used, reason = "the match page provides it")]
    use_context::<SessionHandle>().expect("a session around everything on the match page")
}

/// What pressing something does in a session.
fn does(dispatch: &Callback<Action>, action: Action) -> Callback<MouseEvent> {
    dispatch.reform(move |_| action.clone())
}

/// Which match.
#[derive(Properties, PartialEq)]
pub struct MatchPageProps {
    /// Its number in the store.
    pub id: AttrValue,
    /// What every page can use.
    pub house: House,
}

/// The page of a stored match, or why it cannot be shown.
#[component]
pub fn MatchPage(props: &MatchPageProps) -> Html {
    let opened = use_memo(props.id.clone(), |id| {
        props.house.store.get(id).map(Rc::new)
    });
    let found = opened.is_ok();
    use_effect_with(found, |found| {
        if !found {
            set_title(Some("No such game"));
        }
    });
    match &*opened {
        Ok(opened) => html! {
            <ContextProvider<House> context={props.house.clone()}>
                <OpenedMatch key={props.id.to_string()} id={props.id.clone()} opened={Shared(opened.clone())} />
            </ContextProvider<House>>
        },
        Err(why) => sorry(
            "This game cannot be shown",
            &props.house.words.not_there(why),
        ),
    }
}

/// A stored match that was opened; there is no other one like it.
#[derive(Clone)]
struct Shared(Rc<Opened>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Properties, PartialEq)]
struct OpenedMatchProps {
    id: AttrValue,
    opened: Shared,
}

/// The page of a match that could be opened.
#[component]
fn OpenedMatch(props: &OpenedMatchProps) -> Html {
    let house = use_house();
    let handle = use_session(&props.id, &props.opened.0);
    use_shortcuts(&handle);
    let session = &handle.session;
    let title = window_title(house.words, &handle);
    use_effect_with(title, |title| set_title(Some(title)));

    let game = session.played().setup().game();
    let elsewhere = session.is_browsing() || session.is_variation();
    // A variation ends nothing.
    let is_end = session.is_over() && !elsewhere;
    let tools = html! {
        <>
            { parts::switch_button("undo", "plain", "Undo".into(), does(&handle.dispatch, Action::Undo), session.undo_to().is_some()) }
            { parts::switch_button("redo", "plain", "Redo".into(), does(&handle.dispatch, Action::Redo), session.can_go_forward()) }
        </>
    };
    html! {
        <ContextProvider<SessionHandle> context={handle.clone()}>
            { games::room(game) }
            { top(tools) }
            <main
                id="main"
                tabindex="-1"
                class={classes!("table", games::class(game))}
                data-ply={session.played().ply().to_string()}
                data-turn={turn_mark(session)}
            >
                <h1 class="unseen">{ house.words.game(game).name }</h1>
                <div class={classes!("table-main", elsewhere.then_some("elsewhere"))}>
                    <StatusBar />
                    <Notices />
                    <FirstTurn />
                    <div id="board" tabindex="-1" role="region" aria-label="The board"><Board /></div>
                    if session.is_over() { <ResultCard /> }
                    if is_end { <AfterTheEnd /> }
                </div>
                <aside class="table-side" aria-label="Beside the board">
                    <Panel />
                    <History />
                    <Around />
                </aside>
                <p class="unseen" role="status" aria-live="polite" id="spoken">{ handle.spoken.clone() }</p>
            </main>
        </ContextProvider<SessionHandle>>
    }
}

/// What the seats of a match are called.
pub fn names_of(words: Words, played: &Match) -> Vec<String> {
    Seat::all(played.setup().players())
        .zip(played.sitters())
        .map(|(seat, sitter)| match sitter.name.as_str() {
            "" if played.setup().players() == 1 => words.alone().to_owned(),
            "" => words.unnamed(played.setup().game(), seat, sitter.player),
            name => name.to_owned(),
        })
        .collect()
}
