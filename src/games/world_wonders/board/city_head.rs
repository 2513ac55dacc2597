//! The heading of the city that is shown, with its gold.

use super::buttons::on_click;
use super::icons;
use super::interaction::Input;
use crate::games::ViewOptions;
use crate::games::world_wonders::text::board as board_text;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::WorldWonders;
use yew::prelude::*;

/// The heading of a player's city, with a button back to the active player's
/// city where another one is shown.
pub fn city_head(
    state: &WorldWonders,
    view: &ViewOptions,
    seat: Seat,
    dispatch: &Callback<Input>,
) -> Html {
    let city = state.city(seat);
    let active = state
        .to_act()
        .filter(|active| view.actor.is_some() && *active != seat);
    html! {
        <div class={classes!("ww-head", active.map(|_| "away"))}>
            <h2 class="ww-city-title">{ board_text::city_title(&view.names, seat) }</h2>
            { icons::icon("#ww-gold") }
            <span class="ww-gold-text">{ board_text::gold(city.gold()) }</span>
            if city.loan().is_some() {
                { icons::drawing("#ww-loan", "0 0 78 58", "ww-loan ww-land") }
                <span class="unseen">{ board_text::LOAN }</span>
            }
            if let Some(active) = active {
                <button
                    type="button"
                    class="button"
                    data-view={format!("city-{}", active.number())}
                    onclick={on_click(dispatch, Input::ViewCity(active))}
                >
                    { format!("Back to {}", board_text::city_name(&view.names, active)) }
                </button>
            }
        </div>
    }
}
