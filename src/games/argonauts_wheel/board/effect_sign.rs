//! The effect of a move as a sign.

use super::drawing::drawing;
use super::perspective::translate;
use text::games::argonauts_wheel::MoveEffect;
use yew::prelude::*;

/// The sign of a move's effect: in the centre of a hollow or, if the station is
/// occupied, at its edge.
pub fn effect_sign(effect: MoveEffect, is_occupied: bool) -> Html {
    let (class, symbol) = match effect {
        MoveEffect::Moves => ("moves", "#aw-mark-move"),
        MoveEffect::Stacks => ("stacks", "#aw-mark-stack"),
        MoveEffect::Kills { .. } => ("kills", "#aw-mark-kill"),
        MoveEffect::Revives { .. } => ("revives", "#aw-mark-live"),
        MoveEffect::Wins => ("wins", "#aw-mark-win"),
    };
    let centre = if is_occupied { (27, -27) } else { (0, 0) };
    html! {
        <g class={classes!("aw-sign", class)} transform={translate(centre)}>
            <circle r="13.5" />
            { drawing(symbol) }
        </g>
    }
}
