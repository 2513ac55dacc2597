//! The resource board of a city, and its map as text for screen readers.

use super::resource_tracks::resource_tracks;
use crate::components::Shared;
use crate::games::ViewOptions;
use crate::games::world_wonders::text::board as board_text;
use rules::Seat;
use rules::games::world_wonders::{Piece, ROWS, WorldWonders};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CityDetailsProps {
    pub state: Shared<WorldWonders>,
    pub view: Rc<ViewOptions>,
    /// The player whose city is shown.
    pub seat: Seat,
    /// What was gained since the person at the screen last acted; see
    /// [`gained`](super::resource_tracks::gained).
    pub gained: [u8; 4],
    /// The piece whose effect on the tracks is previewed.
    pub preview: Option<Piece>,
}

/// The resource board, and the map row by row.
#[component]
pub fn CityDetails(props: &CityDetailsProps) -> Html {
    let CityDetailsProps {
        state, view, seat, ..
    } = props;
    html! {
        <>
            { resource_tracks(state, view, *seat, props.gained, props.preview) }
            { city_rows(state, view, *seat) }
        </>
    }
}

/// The map row by row, from the north, for screen readers.
fn city_rows(state: &WorldWonders, view: &ViewOptions, seat: Seat) -> Html {
    let city = state.city(seat);
    let rows = (0..ROWS).map(|row| html! { <li>{ board_text::row(city, row) }</li> });
    let title = board_text::city_title(&view.names, seat);
    html! { <ul class="unseen" aria-label={format!("{title}, row by row from the north")}>{ for rows }</ul> }
}
