//! The printed map.

use crate::games::world_wonders::board::symbols::{FRAME, MAPS};
use rules::games::world_wonders::{self as game, Map};
use yew::prelude::*;

/// The mountains, the sidewalk, and the land between them.
pub fn map_layer(printed: Map) -> Html {
    let number = game::MAPS.iter().position(|map| *map == printed);
    let map = number.and_then(|number| MAPS.get(number));
    html! {
        <g>
            <use href={FRAME} />
            if let Some(map) = map {
                <use href={*map} />
            }
        </g>
    }
}
