//! Long lists that appear a few items at a time.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// The pause after each portion, in milliseconds: the browser paints, and answers.
const PAUSE_MS: u32 = 30;

/// How many of `total` items are to be rendered: the first portion at once, then one more after each pause. It
/// restarts when `of`, the identity of the list, changes.
#[hook]
pub fn use_portions<K: Clone + PartialEq + 'static>(of: K, total: usize, portion: usize) -> usize {
    let shown = use_state_eq(|| (of.clone(), portion));
    let count = if shown.0 == of { shown.1 } else { portion };
    use_effect_with((of, count, total), {
        let shown = shown.setter();
        move |(of, count, total): &(K, usize, usize)| {
            let more = (of.clone(), count.saturating_add(portion));
            let timeout = (count < total).then(|| Timeout::new(PAUSE_MS, move || shown.set(more)));
            move || drop(timeout)
        }
    });
    count.min(total)
}
