//! The tiles of each stack and the monuments that are still to come.

use crate::games::ViewOptions;
use crate::games::world_wonders::board::{shapes, signs};
use crate::games::world_wonders::text::board as words;
use crate::games::world_wonders::text::names as text;
use rules::games::world_wonders::{Tile, WorldWonders};
use yew::prelude::*;

/// Everything that is still to come, behind a heading.
pub fn still_to_come(state: &WorldWonders, view: &ViewOptions) -> Html {
    let one = |tile: Tile| {
        let steps = text::steps(view.words, tile.steps());
        html! {
            <li>
                { signs::sign(shapes::kind_sign(tile.kind())) }
                { signs::steps(tile.steps()) }
                <span class="unseen">{ format!("{} {steps}", text::kind(tile.kind())) }</span>
            </li>
        }
    };
    let stacks = state.offer().slots().map(|slot| {
        html! {
            <li class="ww-stack">
                { signs::back(slot) }
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
