//! The tiles of each stack and the monuments that are still to come.

use super::PanelProps;
use crate::components::Picture;
use crate::games::world_wonders::board::drawings::at;
use crate::games::world_wonders::board::{shapes, signs};
use crate::games::world_wonders::text::board as words;
use crate::games::world_wonders::text::names as text;
use rules::games::world_wonders::Tile;
use yew::prelude::*;

/// Everything that is still to come, behind a heading.
#[component]
pub fn StillToCome(props: &PanelProps) -> Html {
    let PanelProps { state, view } = props;
    let one = |tile: Tile| {
        let steps = text::steps(view.words, tile.steps());
        html! {
            <li>
                <Picture symbol={shapes::kind_sign(tile.kind())} view_box="0 0 24 24" class="ww-sign ww-land" />
                { signs::steps(tile.steps()) }
                <span class="unseen">{ format!("{} {steps}", text::kind(tile.kind())) }</span>
            </li>
        }
    };
    let stacks = state.offer().slots().map(|slot| {
        let symbol = format!("#ww-back-{}", slot.id());
        html! {
            <li class="ww-stack">
                { signs::picture("ww-want", (300, 300), at(symbol, (0, 0), "")) }
                <span class="unseen">{ text::slot(slot) }</span>
                <ul>{ for state.offer().to_come(slot).map(one) }</ul>
            </li>
        }
    });
    let monuments = state.offer().monuments_to_come();
    let monuments: Vec<String> = monuments.map(|of| words::monument(of).to_owned()).collect();
    html! {
        <details class="ww-to-come">
            <summary>{ "Still to come" }</summary>
            <ul>{ for stacks }</ul>
            <p>{ view.words.list(&monuments) }</p>
        </details>
    }
}
