//! The board and panel of the match's game, connected to the session.

use super::{SessionAction, use_session_handle};
use crate::context::use_locale;
use crate::games::{self, BoardView, ViewOptions};
use rules::Seat;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// Sources of points to light, as indices of the score items.
    pub lit: Rc<[usize]>,
}

/// Computes the props of board and panel.
#[hook]
fn use_board_view(lit: &Rc<[usize]>) -> BoardView {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    let record = session.record();
    let state = record.state();
    let (actor, only_person) = (session.actor(), session.only_person());
    let viewer = actor.or(only_person).unwrap_or(Seat::FIRST);
    // The state as the viewer may know it, memoized so that the props stay equal.
    let redacted = use_memo((state.hash(), viewer), |(_, viewer)| {
        Rc::new(state.redacted_for(*viewer))
    });
    let seats = || Seat::all(record.setup().players());
    let colours = use_memo(
        seats().map(|seat| record.colour(seat)).collect::<Vec<_>>(),
        Clone::clone,
    );
    let levels = use_memo(
        (locale, record.setup().game(), record.seats().to_vec()),
        |(locale, game, seats)| {
            seats
                .iter()
                .map(|config| text::bot_level(*locale, *game, config.player))
                .collect()
        },
    );
    let on_action = use_callback(handle.dispatch.clone(), |action, dispatch| {
        dispatch.emit(SessionAction::Act(action));
    });
    let undo = use_callback(handle.dispatch.clone(), |(), dispatch| {
        dispatch.emit(SessionAction::Undo);
    });
    let recent = session.recent_entries().iter();
    let recent = use_memo(
        recent.map(|entry| entry.events.clone()).collect::<Vec<_>>(),
        Clone::clone,
    );
    let lit = use_memo((state.hash(), lit.clone()), |(_, lit)| {
        if lit.is_empty() {
            return Vec::new();
        }
        (0..)
            .zip(state.score_items())
            .filter(|(index, _)| lit.contains(index))
            .map(|(_, (seat, _, item))| (seat, item))
            .collect()
    });
    let hint = session.hint().or_else(|| session.shown_better());
    let plan = use_memo(hint.map(|hint| hint.line.clone()), |line| {
        Rc::<[rules::Action]>::from(line.clone().unwrap_or_default())
    });
    let view = ViewOptions {
        names: handle.names.clone(),
        levels,
        colours,
        to_act: record.position().to_act(),
        actor,
        // While browsing, the cards of the seat to act stay visible.
        viewer: only_person.or(state.to_act()),
        only_person,
        waits_for_friend: session.friend_to_act().is_some() && !session.is_browsing(),
        ply: record.ply(),
        line: record.active_line(),
        is_animated: session.is_animating(),
        has_previews: record.table_rules().aids,
        selection_epoch: session.selection_epoch(),
        undo: session.undo_to().map(|_| undo),
        locale,
    };
    BoardView {
        state: (*redacted).clone(),
        last: session.events().clone(),
        recent,
        lit,
        view: Rc::new(view),
        hint: session.pointed().or_else(|| hint?.line.first().copied()),
        plan: (*plan).clone(),
        on_action,
    }
}

#[component]
pub fn Board(props: &BoardProps) -> Html {
    games::board(use_board_view(&props.lit))
}

#[component]
pub fn Panel() -> Html {
    games::panel(use_board_view(&Rc::default()))
}
