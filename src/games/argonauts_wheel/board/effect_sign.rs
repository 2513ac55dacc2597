//! What would come of a move, as a sign.

use super::choices::MoveEffect;
use super::drawing::Drawing;
use super::perspective::at;
use yew::prelude::*;

/// What [`EffectSign`] is given.
#[derive(Properties, PartialEq)]
pub struct EffectSignProps {
    /// What would come of it.
    pub effect: MoveEffect,
    /// Whether something stands there, so that the sign has to stand beside it.
    pub beside: bool,
}

/// The sign, in the middle of a hollow or beside what stands there.
#[component]
pub fn EffectSign(props: &EffectSignProps) -> Html {
    let (class, symbol) = match props.effect {
        MoveEffect::Moves => ("moves", "#aw-mark-move"),
        MoveEffect::Stacks => ("stacks", "#aw-mark-stack"),
        MoveEffect::Kills { .. } => ("kills", "#aw-mark-kill"),
        MoveEffect::Revives { .. } => ("revives", "#aw-mark-live"),
        MoveEffect::Wins => ("wins", "#aw-mark-win"),
    };
    let place = if props.beside { (27, -27) } else { (0, 0) };
    html! {
        <g class={classes!("aw-sign", class)} transform={at(place)}>
            <circle r="13.5" />
            <Drawing {symbol} />
        </g>
    }
}
