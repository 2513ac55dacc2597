//! The ring of the time stone: a step for each turn of the wheel, three
//! revolutions in all.

use crate::parts;
use rules::games::argonauts_wheel::{DRAW, REVOLUTION};
use yew::prelude::*;

/// So many degrees is a step, and so many more lie between revolutions.
const STEP: u32 = 14;
const GAP: u32 = 8;

/// The ring, 60 by 60 around its middle, with the number of turns in it.
pub fn ring(turns: u8) -> Html {
    let steps = (0..DRAW).map(|step| {
        let class = parts::class("aw-step", step < turns, "gone");
        let gaps = u32::from(step / REVOLUTION) * GAP;
        let turn = format!(
            "rotate({})",
            u32::from(step) * STEP + gaps + (STEP + GAP) / 2
        );
        html! { <path {class} d="M0 -19V-26" transform={turn} /> }
    });
    html! {
        <>
            { for steps }
            <text class="aw-turns" y="6">{ turns }</text>
        </>
    }
}

/// The ring as a picture of its own, for the eye only.
pub fn picture(turns: u8) -> Html {
    html! {
        <svg class="aw-dial" viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">{ ring(turns) }</svg>
    }
}
