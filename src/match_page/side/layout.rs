//! How what is beside the board is laid out, by the width of the window.

use crate::hooks::use_window_event;
use yew::prelude::*;

/// The layout of what is beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideLayout {
    /// The window is narrow: it comes as sheets.
    Sheets,
    OneColumn,
    /// In two columns: the players and the rest.
    TwoColumns,
}

impl SideLayout {
    fn from_window() -> Self {
        let text_size = gloo::utils::document()
            .document_element()
            .and_then(|root| root.get_attribute("data-text"));
        // The widths of `@container page` in the stylesheet, 60rem and 106rem. Media queries count in the
        // browser's own text size, so larger words need other numbers.
        let (one, two) = match text_size.as_deref() {
            Some("large") => ("(min-width: 67.5rem)", "(min-width: 119.25rem)"),
            Some("larger") => ("(min-width: 75rem)", "(min-width: 132.5rem)"),
            Some("150") => ("(min-width: 90rem)", "(min-width: 159rem)"),
            Some("200") => ("(min-width: 120rem)", "(min-width: 212rem)"),
            _ => ("(min-width: 60rem)", "(min-width: 106rem)"),
        };
        if matches_query(two) {
            Self::TwoColumns
        } else if matches_query(one) {
            Self::OneColumn
        } else {
            Self::Sheets
        }
    }
}

fn matches_query(query: &str) -> bool {
    let query = gloo::utils::window().match_media(query).ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// The layout for the window, now and after every change of the window or the text size.
#[hook]
pub fn use_side_layout() -> SideLayout {
    let layout = use_state_eq(SideLayout::from_window);
    let measure = use_callback(layout.setter(), |_: Event, layout| {
        layout.set(SideLayout::from_window())
    });
    use_window_event("resize", measure.clone());
    // The text size is applied by then.
    use_window_event("wheelhouse-settings", measure);
    *layout
}
