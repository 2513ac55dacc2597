//! Highlighted spaces of a city.

use super::{around, marked};
use crate::games::world_wonders::board::interaction::Highlight;
use rules::Seat;
use rules::games::world_wonders::{Cells, City, WorldWonders};
use yew::prelude::*;

/// The spaces that count for a highlight, outlined.
pub fn highlight_layer(state: &WorldWonders, seat: Seat, highlight: Highlight) -> Html {
    let city = state.city(seat);
    let highlight = match highlight {
        Highlight::Resources => around("ww-lit", city.scoring_resources()),
        Highlight::Objective(number) => {
            let objective = state.objectives().nth(usize::from(number));
            let cells = objective.map(|(of, ..)| city.objective_cells(of));
            around("ww-lit", cells.unwrap_or(Cells::NONE))
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
            0 => around("ww-lit", cells),
            1 | 2 => html! {
                <>
                    { around("ww-lit nearly", cells) }
                    { marked("ww-gap", gaps) }
                </>
            },
            _ => html! {},
        }
    });
    tiles.collect()
}
