//! A city in rows, for those who do not see the picture.

use crate::games::BoardProps;
use crate::games::world_wonders::text::board as words;
use rules::Seat;
use rules::games::world_wonders::{ROWS, WorldWonders};
use yew::prelude::*;

/// The map row by row, from the north.
pub fn in_rows(state: &WorldWonders, props: &BoardProps<WorldWonders>, seat: Seat) -> Html {
    let city = state.city(seat);
    let rows = (0..ROWS).map(|row| html! { <li>{ words::row(city, row) }</li> });
    let whose = words::city_of(&props.view.names, seat);
    let label = [&whose, ", row by row from the north"].concat();
    html! { <ul class="unseen" aria-label={label}>{ for rows }</ul> }
}
