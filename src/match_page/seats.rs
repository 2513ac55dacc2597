//! The players of the seats.

use super::{SessionAction, use_session_handle};
use crate::browser::fresh_number;
use crate::components::PlayerSelect;
use crate::context::{use_locale, use_settings};
use crate::games;
use app_core::SeatController;
use l10n::table;
use records::Player;
use rules::Seat;
use yew::prelude::*;

#[component]
pub fn Seats() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let settings = use_settings().current;
    let session = &handle.session;
    let record = session.record();
    let game = record.setup().game();
    let seats = Seat::all(record.setup().players()).zip(record.seats());
    let is_by_link = session.is_by_link();
    // At least one person has to stay here.
    let people = record
        .seats()
        .iter()
        .filter(|config| config.player == Player::Human)
        .count();
    let can_be_by_link = is_by_link || (people > 0 && record.seats().len() > 1);
    let rows = seats.map(|(seat, config)| {
        let name = handle.names.get(seat.index()).cloned().unwrap_or_default();
        let on_pick = handle
            .dispatch
            .reform(move |controller| match controller {
                SeatController::Remote if !is_by_link => SessionAction::PlayByLink {
                    friend: seat,
                    id: fresh_number(),
                },
                controller => SessionAction::SetPlayer(seat, controller),
            });
        let controller = match config.player {
            Player::Human if !session.is_here(seat) => SeatController::Remote,
            player => SeatController::Local(player),
        };
        html! {
            <li key={seat.number()} class="seat-row">
                <span class="seat-name">{ games::seat_mark(game, seat, record.colour(seat)) }<span>{ name.clone() }</span></span>
                <PlayerSelect
                    matched={settings.strength(game)}
                    {game}
                    name={format!("seat-{}", seat.number())}
                    label={table::who_plays_for(locale, &handle.names.player(seat))}
                    {controller}
                    offers_friends={can_be_by_link}
                    disabled={!session.is_mine() || (!is_by_link && session.is_only_watched())}
                    {on_pick}
                />
            </li>
        }
    });
    html! {
        <section class="seats" id="seats" aria-labelledby="seats-title">
            <h2 id="seats-title">{ locale.text(table::WHO_PLAYS) }</h2>
            <ul>{ for rows }</ul>
            <p class="quiet">{ locale.text(table::BOT_CAN_TAKE_OVER) }</p>
        </section>
    }
}
