//! The ring of the time stone: a mark for each turn of the wheel in three revolutions.

use rules::games::argonauts_wheel::{TURNS_PER_REVOLUTION, TURNS_TO_DRAW};
use yew::prelude::*;

/// Angle between two marks, in degrees.
const STEP: u32 = 14;
/// Additional angle between two revolutions, in degrees.
const GAP: u32 = 8;

/// The ring as part of a drawing, 60 by 60 units around its centre, with the number of
/// turns since a piece was moved.
pub fn time_ring(turns: u8) -> Html {
    let steps = (0..TURNS_TO_DRAW).map(|step| {
        let class = classes!("aw-step", (step < turns).then_some("gone"));
        let gaps = u32::from(step / TURNS_PER_REVOLUTION) * GAP;
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
