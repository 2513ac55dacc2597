//! Who sits at an end of the table.

use super::stand::{StandIcon, cone};
use crate::games::argonauts_wheel::text;
use rules::games::argonauts_wheel::Side;
use yew::prelude::*;

/// What [`Plate`] is given.
#[derive(Properties, PartialEq)]
pub struct PlateProps {
    /// The side that sits there.
    pub side: Side,
    /// The player's name.
    pub name: AttrValue,
    /// Whether it is their turn.
    pub to_move: bool,
    /// The class of the end of the table.
    pub end: &'static str,
}

/// A player's name and pieces.
#[component]
pub fn Plate(props: &PlateProps) -> Html {
    html! {
        <p class={classes!("aw-plate", props.to_move.then_some("to-act"), props.end)}>
            <StandIcon stand={cone(props.side)} />
            <span class="aw-who">
                <strong>{ props.name.clone() }</strong>
                <span class="quiet">{ text::plays(props.side) }</span>
                if props.to_move { <span class="aw-to-move">{ "to move" }</span> }
            </span>
        </p>
    }
}
