//! The map of a city as text for screen readers.

use crate::components::Shared;
use l10n::world_wonders as words;
use rules::Seat;
use rules::games::world_wonders::{ROWS, WorldWonders};
use std::rc::Rc;
use text::games::world_wonders::board as board_text;
use text::{Locale, Names};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CityRowsProps {
    pub state: Shared<WorldWonders>,
    pub locale: Locale,
    pub names: Rc<Names>,
    /// The player whose city is shown.
    pub seat: Seat,
}

/// The map row by row, from the north.
#[component]
pub fn CityRows(props: &CityRowsProps) -> Html {
    let (locale, city) = (props.locale, props.state.city(props.seat));
    let rows = (0..ROWS).map(|row| html! { <li>{ board_text::row(locale, city, row) }</li> });
    let label = words::rows_of(locale, &props.names.player(props.seat));
    html! { <ul class="unseen" aria-label={label}>{ for rows }</ul> }
}
