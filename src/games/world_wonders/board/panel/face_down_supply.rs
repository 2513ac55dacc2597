//! The face-down tiles and monuments.

use crate::games::ViewOptions;
use crate::games::world_wonders::board::{icons, symbols};
use l10n::world_wonders as words;
use rules::games::world_wonders::{Tile, WorldWonders};
use text::games::world_wonders::names;
use yew::prelude::*;

/// All face-down tiles and monuments, collapsed.
pub fn face_down_supply(state: &WorldWonders, view: &ViewOptions) -> Html {
    let tile_item = |tile: Tile| {
        let gains = names::steps(view.locale, tile.steps());
        let label = words::remaining_building(view.locale, tile.kind(), &gains);
        html! {
            <li>
                { icons::icon(symbols::kind_icon(tile.kind())) }
                { icons::steps(tile.steps()) }
                <span class="unseen">{ label }</span>
            </li>
        }
    };
    let stacks = state.market().stacks().map(|stack| {
        html! {
            <li class="ww-stack">
                { icons::tile_back(stack) }
                <span class="unseen">{ view.locale.name(stack) }</span>
                <ul>{ for state.market().remaining_tiles(stack).map(tile_item) }</ul>
            </li>
        }
    });
    let monuments: Vec<String> = state
        .market()
        .remaining_monuments()
        .map(|monument| names::monument(view.locale, monument))
        .collect();
    html! {
        <details class="ww-to-come">
            <summary>{ view.locale.text(words::REMAINING) }</summary>
            <ul>{ for stacks }</ul>
            <p>{ view.locale.list(&monuments) }</p>
        </details>
    }
}
