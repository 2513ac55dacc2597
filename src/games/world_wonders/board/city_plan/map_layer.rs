//! The map of a city.

use crate::games::world_wonders::board::shapes::{FRAME, MAPS};
use rules::games::world_wonders::{self as game, Map};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MapLayerProps {
    /// What is printed on the map.
    pub map: Map,
}

/// The mountains, the sidewalk, and the land between them.
#[component]
pub fn MapLayer(props: &MapLayerProps) -> Html {
    let number = game::MAPS.iter().position(|map| *map == props.map);
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
