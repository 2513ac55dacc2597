//! How the parts of the board tell it what is done.

use super::pan_zoom::Look;
use super::selection::Change;
use rules::games::wheel_of_fortune::{Action, Cell};
use yew::prelude::*;

/// The ways to the board, the same ones as long as it is there: what is given
/// them is not drawn again for them.
#[derive(PartialEq)]
pub struct Callbacks {
    /// Something is chosen or pointed at.
    pub select: Callback<Change>,
    /// Enter was pressed on a cell.
    pub enter: Callback<Cell>,
    /// An arrow key led to a cell.
    pub arrow: Callback<Cell>,
    /// An action is chosen.
    pub action: Callback<Action>,
    /// Another part of the country is to be seen.
    pub look: Callback<Look>,
    /// A pointer goes down on the country.
    pub grab: Callback<()>,
    /// A key is pressed somewhere at the board.
    pub key: Callback<KeyboardEvent>,
    /// A click that nothing took for itself.
    pub click: Callback<MouseEvent>,
}

/// A listener that emits a value with every event.
pub fn emits<T: Copy + 'static, E: 'static>(callback: &Callback<T>, value: T) -> Callback<E> {
    callback.reform(move |_| value)
}

/// A click listener that emits a value and takes the click for itself.
pub fn takes_click<T: Copy + 'static>(callback: &Callback<T>, value: T) -> Callback<MouseEvent> {
    let callback = callback.clone();
    Callback::from(move |event: MouseEvent| {
        event.stop_propagation();
        callback.emit(value);
    })
}
