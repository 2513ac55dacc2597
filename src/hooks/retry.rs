//! Retrying what needs the network.

use super::use_window_event;
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use yew::prelude::*;

/// Delay before a failed request is retried automatically, in milliseconds: not every loss of the network or of a
/// host is reported.
const RETRY_AFTER_MS: u32 = 10_000;

/// An attempt at something that may fail, as a dependency of the effect that makes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    /// Its number, from 0.
    pub number: u32,
    /// Whether the reader asked for it and is waiting for the outcome.
    pub is_requested: bool,
}

/// Counts attempts. While `failed`, there is another when the network or the reader returns, at intervals, and when
/// the callback is called.
#[hook]
pub fn use_attempts(failed: bool) -> (Attempt, Callback<MouseEvent>) {
    let attempt = use_state_eq(Attempt::default);
    let try_again = {
        let attempt = attempt.clone();
        move |is_requested| {
            if failed {
                let number = attempt.number + 1;
                attempt.set(Attempt {
                    number,
                    is_requested,
                });
            }
        }
    };
    let retry_unasked = {
        let try_again = try_again.clone();
        Callback::from(move |_: Event| {
            if !document().hidden() {
                try_again(false);
            }
        })
    };
    use_window_event("online", retry_unasked.clone());
    use_window_event("visibilitychange", retry_unasked);
    use_effect_with((failed, *attempt), {
        let try_again = try_again.clone();
        move |(failed, _)| {
            let timeout = failed.then(|| Timeout::new(RETRY_AFTER_MS, move || try_again(false)));
            move || drop(timeout)
        }
    });
    (*attempt, Callback::from(move |_| try_again(true)))
}
