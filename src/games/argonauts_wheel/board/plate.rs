//! The name plate of a player at one end of the board.

use super::occupants_view::{lone_cone, occupants_icon};
use crate::games::BoardProps;
use crate::games::argonauts_wheel::text;
use rules::games::argonauts_wheel::{ArgonautsWheel, Side};
use yew::prelude::*;

/// The name and the colour of the player of a side. The class `end` is
/// the end of the board where the plate is shown.
pub fn plate(props: &BoardProps<ArgonautsWheel>, side: Side, end: &'static str) -> Html {
    let name = props.view.names.get(side.seat().index()).cloned();
    let to_move = props.state.side_to_move() == Some(side);
    html! {
        <p class={classes!("aw-plate", to_move.then_some("to-act"), end)}>
            { occupants_icon(lone_cone(side)) }
            <span class="aw-player">
                <strong>{ name.unwrap_or_default() }</strong>
                <span class="quiet">{ text::plays(side) }</span>
                if to_move { <span class="aw-to-move">{ "to move" }</span> }
            </span>
        </p>
    }
}
