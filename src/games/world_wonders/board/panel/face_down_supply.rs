//! The face-down tiles and monuments.

use crate::games::ViewOptions;
use crate::games::world_wonders::board::{icons, symbols};
use crate::games::world_wonders::text::board as board_text;
use crate::games::world_wonders::text::names as text;
use rules::games::world_wonders::{Tile, WorldWonders};
use yew::prelude::*;

/// All face-down tiles and monuments, collapsed.
pub fn face_down_supply(state: &WorldWonders, view: &ViewOptions) -> Html {
    let tile_item = |tile: Tile| {
        let steps = text::steps(view.locale, tile.steps());
        html! {
            <li>
                { icons::icon(symbols::kind_icon(tile.kind())) }
                { icons::steps(tile.steps()) }
                <span class="unseen">{ format!("{} {steps}", text::kind(tile.kind())) }</span>
            </li>
        }
    };
    let stacks = state.market().stacks().map(|stack| {
        html! {
            <li class="ww-stack">
                { icons::tile_back(stack) }
                <span class="unseen">{ text::stack(stack) }</span>
                <ul>{ for state.market().remaining_tiles(stack).map(tile_item) }</ul>
            </li>
        }
    });
    let monuments: Vec<String> = state
        .market()
        .remaining_monuments()
        .map(|monument| board_text::monument(monument).to_owned())
        .collect();
    html! {
        <details class="ww-to-come">
            <summary>{ "Remaining tiles and monuments" }</summary>
            <ul>{ for stacks }</ul>
            <p>{ view.locale.list(&monuments) }</p>
        </details>
    }
}
