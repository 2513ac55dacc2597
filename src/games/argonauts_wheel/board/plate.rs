//! Who sits at an end of the table.

use super::stand::{cone, stand_icon};
use crate::games::BoardProps;
use crate::games::argonauts_wheel::text;
use rules::games::argonauts_wheel::{ArgonautsWheel, Side};
use yew::prelude::*;

/// The name and the pieces of the player who sits at an end of the table, which
/// is given by its class.
pub fn plate(props: &BoardProps<ArgonautsWheel>, side: Side, end: &'static str) -> Html {
    let name = props.view.names.get(side.seat().index()).cloned();
    let to_move = props.state.side_to_move() == Some(side);
    html! {
        <p class={classes!("aw-plate", to_move.then_some("to-act"), end)}>
            { stand_icon(cone(side)) }
            <span class="aw-who">
                <strong>{ name.unwrap_or_default() }</strong>
                <span class="quiet">{ text::plays(side) }</span>
                if to_move { <span class="aw-to-move">{ "to move" }</span> }
            </span>
        </p>
    }
}
