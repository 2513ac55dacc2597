//! The printed map.

use crate::games::world_wonders::board::symbols::{FRAME, MAPS};
use rules::games::world_wonders::{self as game, Map};
use yew::prelude::*;

/// The mountains, the sidewalk, and the land between them.
pub fn map_layer(map: Map) -> Html {
    let index = game::MAPS.iter().position(|other| *other == map);
    let symbol = index.and_then(|index| MAPS.get(index));
    html! {
        <g>
            <use href={FRAME} />
            if let Some(symbol) = symbol {
                <use href={*symbol} />
            }
        </g>
    }
}
