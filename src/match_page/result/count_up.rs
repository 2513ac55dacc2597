//! Counts the rows of the points table up, one after the other.

use crate::hooks::shows_motion;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// How long each row is looked at, in milliseconds.
const ROW_MS: u32 = 900;

/// How many of these rows are counted so far, and a callback that counts the others at once. Without
/// `wanted` when the table appears, or without animations, all are.
#[hook]
pub fn use_count_up(rows: usize, wanted: bool) -> (usize, Callback<()>) {
    let counted = use_state_eq(|| {
        if wanted && shows_motion() {
            0
        } else {
            usize::MAX
        }
    });
    use_effect_with((*counted, rows), {
        let counted = counted.setter();
        move |(now, rows)| {
            let next = now.saturating_add(1);
            let timeout = (now < rows).then(|| Timeout::new(ROW_MS, move || counted.set(next)));
            move || drop(timeout)
        }
    });
    let skip = use_callback(counted.setter(), |(), counted| counted.set(usize::MAX));
    ((*counted).min(rows), skip)
}
