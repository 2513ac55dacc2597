//! The board and panel of the match's game, connected to the session.

use super::use_handle;
use crate::context::use_words;
use crate::games::{self, AnyGame, BoardView, ViewOptions};
use crate::session::Action;
use rules::Seat;
use std::rc::Rc;
use yew::prelude::*;

/// Computes the props of board and panel.
#[hook]
fn use_board_view() -> (&'static dyn AnyGame, BoardView) {
    let words = use_words();
    let handle = use_handle();
    let session = &handle.session;
    let played = session.played();
    let state = played.state();
    let (actor, alone) = (session.actor(), session.only_person());
    let viewer = actor.or(alone).unwrap_or(Seat::FIRST);
    // The state as the viewer may know it, memoized so that the props stay equal.
    let seen = use_memo((state.hash(), viewer), |(_, viewer)| {
        Rc::new(state.redacted_for(*viewer))
    });
    let seats = || Seat::all(played.setup().players());
    let colours = use_memo(
        seats().map(|seat| played.colour(seat)).collect::<Vec<_>>(),
        Clone::clone,
    );
    let on_action = use_callback(handle.dispatch.clone(), |action, dispatch| {
        dispatch.emit(Action::Act(action));
    });
    let hint = session.hint().first();
    let view = ViewOptions {
        names: handle.names.clone(),
        colours,
        actor,
        // While browsing, the cards of the seat to act stay visible.
        viewer: alone.or(state.to_act()),
        alone,
        ply: played.ply(),
        line: played.active_line(),
        moving: session.is_animating(),
        aids: played.table_rules().aids,
        escapes: session.escapes(),
        words,
    };
    let view = BoardView {
        state: (*seen).clone(),
        last: session.events().clone(),
        view: Rc::new(view),
        hint: hint.and_then(|idea| state.parse_action(&idea.action).ok()),
        on_action,
    };
    (games::ui(state.game()), view)
}

/// The board.
#[component]
pub fn Board() -> Html {
    let (game, view) = use_board_view();
    game.board(view)
}

/// The panel beside the board.
#[component]
pub fn Panel() -> Html {
    let (game, view) = use_board_view();
    game.panel(view)
}
