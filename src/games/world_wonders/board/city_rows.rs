//! A city in rows, for those who do not see the picture.

use crate::games::world_wonders::same::Same;
use crate::games::world_wonders::text::board as words;
use rules::Seat;
use rules::games::world_wonders::{ROWS, WorldWonders};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CityRowsProps {
    pub state: Same<WorldWonders>,
    pub names: Rc<Vec<String>>,
    /// Whose city is shown.
    pub seat: Seat,
}

/// The map row by row, from the north.
#[component]
pub fn CityRows(props: &CityRowsProps) -> Html {
    let city = props.state.city(props.seat);
    let rows = (0..ROWS).map(|row| html! { <li>{ words::row(city, row) }</li> });
    let whose = words::city_of(&props.names, props.seat);
    html! { <ul class="unseen" aria-label={format!("{whose}, row by row from the north")}>{ for rows }</ul> }
}
