//! Changes of the browser itself, which later tests would find.

use js_sys::Function;
use std::cell::RefCell;
use wasm_bindgen::JsValue;

thread_local! {
    /// What undoes the changes that are in place, in the order in which they were made.
    static IN_PLACE: RefCell<Vec<Function>> = RefCell::default();
}

/// A change of the browser, undone when this is dropped. A test that panics drops nothing: its changes are undone
/// before the next page.
#[must_use]
pub struct Undo(Function);

impl Undo {
    /// A change that this function undoes.
    pub fn new(undo: Function) -> Self {
        IN_PLACE.with_borrow_mut(|all| all.push(undo.clone()));
        Self(undo)
    }

    /// Undoes all changes, the last one first.
    pub fn everything() {
        while let Some(undo) = IN_PLACE.with_borrow_mut(Vec::pop) {
            call(&undo);
        }
    }
}

impl Drop for Undo {
    fn drop(&mut self) {
        let undo = IN_PLACE.with_borrow_mut(|all| {
            let at = all.iter().rposition(|undo| *undo == self.0)?;
            Some(all.remove(at))
        });
        if let Some(undo) = undo {
            call(&undo);
        }
    }
}

fn call(undo: &Function) {
    // What was there before can be there again.
    let _ = undo.call0(&JsValue::UNDEFINED);
}
