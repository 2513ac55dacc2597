//! The piece under way, as it is held over the map.

use super::Placing;
use crate::games::world_wonders::board::drawings::{edge, piece};
use crate::games::world_wonders::board::hand::Held;
use rules::games::world_wonders::WorldWonders;
use yew::prelude::*;

/// The piece, with an outline that tells whether it fits.
pub fn ghost(state: &WorldWonders, placing: &Placing, held: Held) -> Html {
    let city = state.city(state.active());
    let lying = placing.hand.lying(held);
    let fits = placing.hand.fits(held);
    html! {
        <g class={classes!("ww-held", placing.laid.then_some("laid"))}>
            <g class="ww-ghost">{ piece(lying, city) }</g>
            { edge(lying, "ww-fits-edge") }
            { edge(lying, if fits { "ww-fits" } else { "ww-clash" }) }
        </g>
    }
}
