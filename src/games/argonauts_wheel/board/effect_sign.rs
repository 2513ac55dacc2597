//! What would come of a move, as a sign.

use super::choices::MoveEffect;
use super::drawing::drawing;
use super::perspective::at;
use yew::prelude::*;

/// The sign of what would come of a move: in the middle of a hollow or, where
/// something stands, beside it.
pub fn effect_sign(effect: MoveEffect, beside: bool) -> Html {
    let (class, symbol) = match effect {
        MoveEffect::Moves => ("moves", "#aw-mark-move"),
        MoveEffect::Stacks => ("stacks", "#aw-mark-stack"),
        MoveEffect::Kills { .. } => ("kills", "#aw-mark-kill"),
        MoveEffect::Revives { .. } => ("revives", "#aw-mark-live"),
        MoveEffect::Wins => ("wins", "#aw-mark-win"),
    };
    let place = if beside { (27, -27) } else { (0, 0) };
    html! {
        <g class={classes!("aw-sign", class)} transform={at(place)}>
            <circle r="13.5" />
            { drawing(symbol) }
        </g>
    }
}
