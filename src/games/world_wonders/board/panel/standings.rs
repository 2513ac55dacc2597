//! Points as if the game ended now.

use crate::components::SeatMark;
use crate::games::ViewOptions;
use l10n::{house, world_wonders as words};
use rules::game::Game as _;
use rules::games::world_wonders::WorldWonders;
use rules::{ScoreItem, Seat};
use yew::prelude::*;

/// The points of each player with their sources.
pub fn standings(state: &WorldWonders, view: &ViewOptions) -> Html {
    let score = state.score();
    let sources = state.score_items();
    let seats = Seat::all(state.players()).map(|seat| {
        let seat_items = sources.iter().filter(|(owner, ..)| *owner == seat);
        let rows = seat_items.map(|(_, points, score_item)| {
            let label = text::score_item(view.locale, &ScoreItem::WorldWonders(*score_item));
            html! { <li><span>{ label }</span><b>{ *points }</b></li> }
        });
        let points = house::points(view.locale, score.points[seat]);
        html! {
            <details class="ww-player" open={state.players() == 1}>
                <summary>
                    <SeatMark colour={view.colour(seat)} />
                    <strong>{ view.player_name(seat) }</strong>
                    <span class="ww-points">{ points }</span>
                </summary>
                <ul>{ for rows }</ul>
            </details>
        }
    });
    html! {
        <section class="ww-standings" aria-labelledby="points-title">
            <h2 id="points-title">{ view.locale.text(words::ENDED_NOW) }</h2>
            <div class="ww-players">{ for seats }</div>
        </section>
    }
}
