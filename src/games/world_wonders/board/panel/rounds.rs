//! The round and the turn order.

use crate::components::SeatMark;
use crate::games::ViewOptions;
use l10n::world_wonders as words;
use rules::game::Game as _;
use rules::games::world_wonders::{Order, ROUNDS, WorldWonders};
use yew::prelude::*;

/// A turn order.
fn in_order(view: &ViewOptions, order: Order) -> Html {
    let seats = order.as_slice().iter().map(|seat| {
        html! { <li><SeatMark colour={view.colour(*seat)} /><span>{ view.player_name(*seat) }</span></li> }
    });
    html! { <ol class="ww-order">{ for seats }</ol> }
}

/// The turn order of this round, and of the next one if this round ended now.
pub fn rounds(state: &WorldWonders, view: &ViewOptions) -> Html {
    let has_several = state.players() > 1;
    let is_running = state.to_act().is_some();
    html! {
        <section class="ww-rounds" aria-labelledby="round-title">
            <h2 id="round-title">{ words::round(view.locale, state.round(), ROUNDS) }</h2>
            if has_several {
                { in_order(view, state.order()) }
            }
            if has_several && is_running && view.has_previews && state.round() < ROUNDS {
                <p class="quiet">{ view.locale.text(words::NEXT_ORDER) }</p>
                { in_order(view, state.next_order()) }
            }
        </section>
    }
}
