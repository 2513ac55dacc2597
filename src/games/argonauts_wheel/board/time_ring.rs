//! The ring of the time stone: a step for each turn of the wheel, three
//! revolutions in all.

use rules::games::argonauts_wheel::{DRAW, REVOLUTION};
use yew::prelude::*;

/// From one step to the next, in degrees.
const STEP: u32 = 14;
/// How much farther it is between revolutions, in degrees.
const GAP: u32 = 8;

/// The ring as a part of a drawing, 60 by 60 around its middle, with the
/// number of turns in it that are gone.
pub fn time_ring(turns: u8) -> Html {
    let steps = (0..DRAW).map(|step| {
        let class = classes!("aw-step", (step < turns).then_some("gone"));
        let gaps = u32::from(step / REVOLUTION) * GAP;
        let angle = u32::from(step) * STEP + gaps + (STEP + GAP) / 2;
        html! { <path {class} d="M0 -19V-26" transform={format!("rotate({angle})")} /> }
    });
    html! {
        <>
            { for steps }
            <text class="aw-turns" y="6">{ turns }</text>
        </>
    }
}
