//! Reviews a match by itself when it ends here, if the player has agreed.

use super::{SessionAction, SessionHandle};
use crate::context::use_settings;
use app_core::settings::AutoReview;
use yew::prelude::*;

/// Starts the review when the end of the match comes.
#[hook]
pub fn use_auto_review(handle: &SessionHandle) {
    let is_wanted = use_settings().current.auto_review == AutoReview::On;
    let session = &handle.session;
    let has_ended = session.is_at_end();
    let is_reviewable = session.can_review() && session.is_mine() && !session.is_only_watched();
    // A match that is opened at its end has ended before.
    let had_ended = use_mut_ref(|| has_ended);
    let dispatch = handle.dispatch.clone();
    use_effect_with(has_ended, move |has_ended| {
        let ends = *has_ended && !had_ended.replace(*has_ended);
        if ends && is_wanted && is_reviewable {
            dispatch.emit(SessionAction::Review);
        }
    });
}
