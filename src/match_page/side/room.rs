//! How much room there is beside the board.

use crate::hooks::use_window_event;
use yew::prelude::*;

/// Where there is room for what is beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Nowhere: it comes as sheets.
    Narrow,
    OneColumn,
    /// In two columns: the players and the rest.
    TwoColumns,
}

impl Room {
    /// The room in the window.
    fn of_window() -> Self {
        let words = gloo::utils::document()
            .document_element()
            .and_then(|root| root.get_attribute("data-text"));
        // The widths of `@container page` in the stylesheet, 60rem and 106rem. Media queries count in the
        // browser's own text size, so larger words need other numbers.
        let (one, two) = match words.as_deref() {
            Some("large") => ("(min-width: 67.5rem)", "(min-width: 119.25rem)"),
            Some("larger") => ("(min-width: 75rem)", "(min-width: 132.5rem)"),
            Some("150") => ("(min-width: 90rem)", "(min-width: 159rem)"),
            Some("200") => ("(min-width: 120rem)", "(min-width: 212rem)"),
            _ => ("(min-width: 60rem)", "(min-width: 106rem)"),
        };
        if is_true(two) {
            Self::TwoColumns
        } else if is_true(one) {
            Self::OneColumn
        } else {
            Self::Narrow
        }
    }
}

/// Whether a media query is true.
fn is_true(query: &str) -> bool {
    let query = gloo::utils::window().match_media(query).ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// The room in the window, now and after every change of the window or the text size.
#[hook]
pub fn use_room() -> Room {
    let room = use_state_eq(Room::of_window);
    let measure = use_callback(room.setter(), |_: Event, room| room.set(Room::of_window()));
    use_window_event("resize", measure.clone());
    // The text size is applied by then.
    use_window_event("wheelhouse-settings", measure);
    *room
}
