//! The piece under way, as it is held over the map.

use crate::games::world_wonders::board::drawings::{edge, piece};
use crate::games::world_wonders::board::hand::{Hand, Held};
use crate::games::world_wonders::same::Same;
use rules::games::world_wonders::WorldWonders;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct GhostProps {
    pub state: Same<WorldWonders>,
    pub hand: Hand,
    pub held: Held,
    /// Whether it was laid there.
    pub laid: bool,
}

/// The piece, with an outline that tells whether it fits.
#[component]
pub fn Ghost(props: &GhostProps) -> Html {
    let city = props.state.city(props.state.active());
    let lying = props.hand.lying(props.held);
    let fits = props.hand.fits(props.held);
    html! {
        <g class={classes!("ww-held", props.laid.then_some("laid"))}>
            <g class="ww-ghost">{ piece(lying, city) }</g>
            { edge(lying, "ww-fits-edge") }
            { edge(lying, if fits { "ww-fits" } else { "ww-clash" }) }
        </g>
    }
}
