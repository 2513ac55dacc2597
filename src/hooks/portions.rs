//! Long lists that appear a few items at a time.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// The pause after each portion, in milliseconds: the browser paints, and answers.
const PAUSE_MS: u32 = 30;

/// How many of `total` items are to be rendered: the first portion at once, then one more after each pause. It
/// restarts when `list`, the identity of the list, changes.
#[hook]
pub fn use_portions<K: Clone + PartialEq + 'static>(
    list: K,
    total: usize,
    portion: usize,
) -> usize {
    let shown = use_state_eq(|| (list.clone(), portion));
    let count = if shown.0 == list { shown.1 } else { portion };
    use_effect_with((list, count, total), {
        let shown = shown.setter();
        move |(list, count, total): &(K, usize, usize)| {
            let more = (list.clone(), count.saturating_add(portion));
            let timeout = (count < total).then(|| Timeout::new(PAUSE_MS, move || shown.set(more)));
            move || drop(timeout)
        }
    });
    count.min(total)
}
