//! Highlighted spaces of a city.

use crate::games::world_wonders::board::drawings::{filled, outlined};
use crate::games::world_wonders::board::interaction::Highlight;
use rules::Seat;
use rules::games::world_wonders::{Cells, City, WorldWonders};
use yew::prelude::*;

/// The spaces that count for a highlight, outlined.
pub fn highlight_layer(state: &WorldWonders, seat: Seat, highlight: Highlight) -> Html {
    let city = state.city(seat);
    let highlight = match highlight {
        Highlight::Resources => outlined("ww-lit", city.scoring_resources()),
        Highlight::Objective(index) => {
            let cells = state
                .objectives()
                .nth(usize::from(index))
                .map(|(objective, ..)| city.objective_cells(objective));
            outlined("ww-lit", cells.unwrap_or(Cells::NONE))
        }
        Highlight::Districts => districts(city),
    };
    html! { <g class="ww-over">{ highlight }</g> }
}

/// City districts, and buildings with at most two adjacent green spaces.
fn districts(city: &City) -> Html {
    let tiles = city.tiles().map(|(_, cells)| {
        let gaps = city.adjacent_green(cells);
        match gaps.len() {
            0 => outlined("ww-lit", cells),
            1 | 2 => html! {
                <>
                    { outlined("ww-lit nearly", cells) }
                    { filled("ww-gap", gaps) }
                </>
            },
            _ => html! {},
        }
    });
    tiles.collect()
}
