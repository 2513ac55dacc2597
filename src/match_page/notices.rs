//! What went wrong, if anything did.

use super::{does, use_handle, use_house};
use crate::parts::{button, notice};
use crate::session::{Action, Purpose, Refused, WindowRole};
use yew::prelude::*;

/// All that went wrong, one below the other.
#[component]
pub fn Notices() -> Html {
    let words = use_house().words;
    let handle = use_handle();
    let session = &handle.session;
    let refused = session.refused().map(|refused| match refused {
        Refused::Entry(refused) => words.entry_refused(refused),
        Refused::NoRoomForVariation => {
            "There is no room for another line. Forget one that you have tried out.".to_owned()
        }
        Refused::Unreadable(why) => words.not_there(why),
    });
    let failed = session.failed_search();
    html! {
        <>
            { for session.save_error().map(|error| notice("not-kept", words.shelf_error(error))) }
            { for refused.map(|refused| notice("refused", refused)) }
            { for failed.map(|purpose| notice("puzzled", words.puzzled(purpose == Purpose::Turn))) }
            <OtherWindows />
        </>
    }
}

/// What other windows have to do with this match, and what can be done.
#[component]
fn OtherWindows() -> Html {
    let handle = use_handle();
    let take_over = |label: &'static str| {
        button(
            "take-over",
            "",
            label,
            does(&handle.dispatch, Action::TakeOver),
        )
    };
    let keep_mine = || {
        button(
            "keep-mine",
            "",
            "Keep mine as another game",
            handle.keep_mine.clone(),
        )
    };
    let (id, say, buttons) = match handle.session.role() {
        WindowRole::Owner | WindowRole::Unknown => return html! {},
        WindowRole::Spectator => (
            "others",
            "This game is open in another window. You see what happens there.",
            take_over("Go on in this window"),
        ),
        WindowRole::Diverged => (
            "parted",
            "This game was played on in another window. What you did here since is not part of it.",
            html! { <>{ take_over("Go on as it is there") }{ keep_mine() }</> },
        ),
        WindowRole::Deleted => (
            "gone",
            "This game was deleted in another window.",
            keep_mine(),
        ),
    };
    html! {
        <div class="notice hint" role="alert" {id}>{ say }<div class="buttons">{ buttons }</div></div>
    }
}
