//! The buttons shown while browsing.

use super::{SessionAction, SessionHandle, on_click};
use crate::components::Button;
use yew::prelude::*;

/// The buttons to return to the head, or to continue from the shown position.
pub fn browsing_tools(handle: &SessionHandle) -> Html {
    let session = &handle.session;
    let act = |action| on_click(&handle.dispatch, action);
    if session.is_replaying() {
        html! { <Button id="latest" class="primary" onclick={act(SessionAction::BrowseToHead)}>{ "Skip" }</Button> }
    } else if session.is_browsing() {
        html! {
            <>
                <Button id="latest" class="primary" onclick={act(SessionAction::BrowseToHead)}>{ "Back to the latest" }</Button>
                if session.can_continue_from_here() && !session.is_over() {
                    <Button id="go-on-here" onclick={act(SessionAction::ContinueFromHere)}>{ "Continue from here" }</Button>
                }
                if session.is_mine() && !session.is_variation() {
                    <Button id="try-here" onclick={act(SessionAction::StartVariation)}>{ "Try a line from here" }</Button>
                }
            </>
        }
    } else if session.is_variation() {
        html! {
            <>
                <Button id="return" class="primary" onclick={act(SessionAction::ShowLine(0))}>{ "Back to the game" }</Button>
                if session.is_mine() {
                    <Button id="drop-line" onclick={act(SessionAction::DropVariation)}>{ "Delete this line" }</Button>
                }
                if session.is_mine() && session.record().can_promote() {
                    <Button id="promote" onclick={act(SessionAction::PromoteVariation)}>{ "Make this the game" }</Button>
                }
            </>
        }
    } else {
        html! {}
    }
}
