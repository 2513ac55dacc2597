//! What is lit in a city.

use super::{around, marked};
use crate::games::world_wonders::board::interaction::Lit;
use rules::Seat;
use rules::games::world_wonders::{Cells, City, WorldWonders};
use yew::prelude::*;

/// The spaces that count, with a line around them.
pub fn lit_layer(state: &WorldWonders, seat: Seat, lit: Lit) -> Html {
    let city = state.city(seat);
    let lit = match lit {
        Lit::Resources => around("ww-lit", city.reached_resources()),
        Lit::Objective(number) => {
            let objective = state.objectives().nth(usize::from(number));
            let cells = objective.map(|(of, ..)| city.spaces_for(of));
            around("ww-lit", cells.unwrap_or(Cells::NONE))
        }
        Lit::Districts => districts(city),
    };
    html! { <g class="ww-over">{ lit }</g> }
}

/// City districts, and buildings that lack little to be such.
fn districts(city: &City) -> Html {
    let tiles = city.tiles().map(|(_, cells)| {
        let gaps = city.gaps(cells);
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
