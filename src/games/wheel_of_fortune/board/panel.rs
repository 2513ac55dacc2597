//! The panel beside the board, which has the scores itself: the points of all players if the game
//! ended now, a forecast of the pig's next move, and the remaining tiles.

use super::pieces;
use crate::components::{SeatMark, Section};
use crate::games::wheel_of_fortune::CLASS;
use crate::games::{BoardProps, ViewOptions};
use l10n::wheel_of_fortune as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Rotation, Tile, WheelOfFortune};
use text::games::wheel_of_fortune::board as board_text;
use yew::prelude::*;

#[component]
pub fn Panel(BoardProps { state, view, .. }: &BoardProps<WheelOfFortune>) -> Html {
    let is_running = state.to_act().is_some();
    html! {
        <div class={classes!(CLASS, "panel")}>
            if is_running {
                { standings(state, view) }
            }
            if is_running && view.has_previews {
                { forecast(state, view) }
            }
            if is_running {
                { remaining_tiles(state, view) }
            }
        </div>
    }
}

/// Names, and points if the game ended now.
fn standings(state: &WheelOfFortune, view: &ViewOptions) -> Html {
    let score = state.score();
    let seats = Seat::all(state.players()).map(|seat| {
        let colour = view.colour(seat);
        let to_act = view.to_act == Some(seat);
        html! {
            <li class={classes!("wf-player", to_act.then_some("to-act"))}>
                <p>
                    <SeatMark {colour} />
                    <strong>{ view.player_name(seat) }</strong>
                    if view.has_previews {
                        <span class="quiet">{ words::with_final_scoring(view.locale, score.points[seat]) }</span>
                    }
                </p>
            </li>
        }
    });
    html! {
        <Section class="wf-standings" id="players-title" title={view.locale.text(words::PLAYERS)}>
            <ul class="wf-players">{ for seats }</ul>
        </Section>
    }
}

/// The effect of each possible number on the next tile.
fn forecast(state: &WheelOfFortune, view: &ViewOptions) -> Html {
    let locale = view.locale;
    // The next tile is drawn by the next player.
    let next = Seat::in_turn(state.active().index() as u32 + 1, state.players());
    let rows = (1..=3).map(|steps| {
        let forecast = state.forecast(steps, next);
        let chips: Vec<Html> = Seat::all(state.players())
            .filter_map(|seat| {
                let points = forecast.event[seat] + forecast.crowns[seat];
                let loses = forecast.plague[seat];
                let reason = loses.then(|| locale.text(words::LOSES_FOLLOWER));
                (points > 0 || loses)
                    .then(|| pieces::chip(view, seat, points, reason.unwrap_or_default()))
            })
            .collect();
        let is_empty = chips.is_empty();
        html! {
            <li>
                { pieces::badge_icon(forecast.sector, "wf-row-badge") }
                <span class="wf-row-text">
                    <span>
                        <b>{ locale.name(forecast.sector) }</b>
                        { " " }
                        <span class="quiet">{ words::steps(locale, steps) }</span>
                    </span>
                    <span class="wf-chips">
                        { for chips }
                        if is_empty {
                            <span class="quiet">{ locale.text(words::NOBODY_SCORES) }</span>
                        }
                    </span>
                </span>
            </li>
        }
    });
    html! {
        <Section class="wf-outlook" id="outlook-title" title={locale.text(words::IF_PIG_MOVES)}>
            <ul class="wf-forecast">{ for rows }</ul>
        </Section>
    }
}

/// The number of remaining tiles, and which ones.
fn remaining_tiles(state: &WheelOfFortune, view: &ViewOptions) -> Html {
    let title = words::tiles_left(view.locale, state.remaining_count());
    if !view.has_previews || state.remaining_count() == 0 {
        return html! { <h2>{ title }</h2> };
    }
    let counts = state.remaining_tiles();
    let items = Tile::by_design()
        .map(|tile| (tile, counts[tile.index()]))
        .filter(|(_, count)| *count > 0)
        .map(|(tile, count)| {
            let picture = pieces::tile_picture(tile, Rotation::NONE, "wf-small-tile", Html::default());
            html! {
                <li key={tile.index()}>
                    <span role="img" aria-label={board_text::tile_name(view.locale, tile)}>{ picture }</span>
                    <span>{ format!("×{count}") }</span>
                </li>
            }
        });
    html! {
        <details class="wf-to-come">
            <summary>{ title }</summary>
            <ul>{ for items }</ul>
        </details>
    }
}
