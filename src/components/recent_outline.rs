//! Outlines of what happened since the person at the screen last acted.

use records::Colour;
use yew::prelude::*;

/// Outlines a part of a board in the colour of the seat that changed it, with a light edge so that
/// it stands out on any ground. Goes into an SVG drawing.
pub fn recent_outline(colour: Colour, path: impl Into<AttrValue>, transform: String) -> Html {
    let path = path.into();
    html! {
        <g class={classes!("recent", colour.id())} {transform}>
            <path class="halo" d={path.clone()} />
            <path class="line" d={path} />
        </g>
    }
}
