//! Callbacks from the parts of the board to the board.

use super::pan_zoom::ViewCommand;
use super::selection::Change;
use rules::games::wheel_of_fortune::{Action, Cell};
use yew::prelude::*;

/// Callbacks to the board. They stay the same as long as the board exists, so
/// they never cause a part to render again.
#[derive(PartialEq)]
pub struct Callbacks {
    /// Something is selected or pointed at.
    pub select: Callback<Change>,
    /// Enter was pressed on a cell.
    pub enter: Callback<Cell>,
    /// An arrow key moved the focus to a cell.
    pub arrow: Callback<Cell>,
    /// An action is chosen.
    pub action: Callback<Action>,
    /// A command changes the view of the country.
    pub view: Callback<ViewCommand>,
    /// What floats over the country is folded away, or comes back.
    pub fold: Callback<()>,
    /// The drawn tile is dragged over this point of the window.
    pub carry: Callback<(f64, f64)>,
    /// The drawn tile is dropped at this point of the window.
    pub drop: Callback<(f64, f64)>,
    /// A pointer was pressed on the country.
    pub pointer_down: Callback<()>,
    /// A click that no part of the board stopped.
    pub click: Callback<MouseEvent>,
}

/// A listener that emits this value on every event.
pub fn emit_on_event<T: Copy + 'static, E: 'static>(
    callback: &Callback<T>,
    value: T,
) -> Callback<E> {
    callback.reform(move |_| value)
}

/// A click listener that emits this value and stops the propagation of the click.
pub fn emit_on_click<T: Copy + 'static>(callback: &Callback<T>, value: T) -> Callback<MouseEvent> {
    let callback = callback.clone();
    Callback::from(move |event: MouseEvent| {
        event.stop_propagation();
        callback.emit(value);
    })
}
