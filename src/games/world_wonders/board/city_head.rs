//! The heading of the city that is shown, with its gold.

use super::buttons::on_click;
use super::icons;
use super::interaction::Input;
use crate::games::ViewOptions;
use l10n::world_wonders as words;
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
    let (locale, city) = (view.locale, state.city(seat));
    let active = state
        .to_act()
        .filter(|active| view.actor.is_some() && *active != seat);
    html! {
        <div class={classes!("ww-head", active.map(|_| "away"))}>
            <h2 class="ww-city-title">{ words::city_of(locale, &view.names.player(seat)) }</h2>
            { icons::icon("#ww-gold") }
            <span class="ww-gold-text">{ words::gold(locale, city.gold()) }</span>
            if city.loan().is_some() {
                { icons::drawing("#ww-loan", "0 0 78 58", "ww-loan ww-land") }
                <span class="unseen">{ locale.text(words::LOAN_TO_REPAY) }</span>
            }
            if let Some(active) = active {
                <button
                    type="button"
                    class="button"
                    data-view={format!("city-{}", active.number())}
                    onclick={on_click(dispatch, Input::ViewCity(active))}
                >
                    { words::back_to_city(locale, &view.names.player(active)) }
                </button>
            }
        </div>
    }
}
