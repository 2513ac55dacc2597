//! The objectives and the value of each player.

use crate::components::SeatMark;
use crate::games::ViewOptions;
use crate::games::world_wonders::board::icons;
use l10n::world_wonders as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::WorldWonders;
use text::games::world_wonders::board as board_text;
use text::games::world_wonders::names;
use text::name;
use yew::prelude::*;

/// All objectives of the game.
pub fn objectives(state: &WorldWonders, view: &ViewOptions) -> Html {
    let all = state.objectives().map(|(objective, values, awards)| {
        let seats = Seat::all(state.players()).map(|seat| {
            let award = if view.has_previews { awards[seat] } else { 0 };
            html! {
                <li>
                    <SeatMark colour={view.colour(seat)} />
                    <span class="unseen">{ name(&view.names, seat) }</span>
                    <span>{ board_text::objective_standing(view.locale, objective, values[seat], award) }</span>
                </li>
            }
        });
        html! {
            <li class="ww-objective">
                { icons::objective_picture(objective) }
                <div>
                    <p><strong>{ names::objective(view.locale, objective) }</strong></p>
                    <p class="quiet">{ board_text::objective_points(view.locale, objective) }</p>
                    <ul>{ for seats }</ul>
                </div>
            </li>
        }
    });
    html! {
        <section class="ww-goals" aria-labelledby="goals-title">
            <h2 id="goals-title">{ view.locale.text(words::OBJECTIVES) }</h2>
            <ul class="ww-objectives">{ for all }</ul>
        </section>
    }
}
