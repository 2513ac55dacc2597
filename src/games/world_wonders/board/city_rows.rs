//! The map of a city as text for screen readers.

use crate::components::Shared;
use crate::games::world_wonders::text::board as board_text;
use crate::text::Names;
use rules::Seat;
use rules::games::world_wonders::{ROWS, WorldWonders};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CityRowsProps {
    pub state: Shared<WorldWonders>,
    pub names: Rc<Names>,
    /// The player whose city is shown.
    pub seat: Seat,
}

/// The map row by row, from the north.
#[component]
pub fn CityRows(props: &CityRowsProps) -> Html {
    let city = props.state.city(props.seat);
    let rows = (0..ROWS).map(|row| html! { <li>{ board_text::row(city, row) }</li> });
    let title = board_text::city_title(&props.names, props.seat);
    html! { <ul class="unseen" aria-label={format!("{title}, row by row from the north")}>{ for rows }</ul> }
}
