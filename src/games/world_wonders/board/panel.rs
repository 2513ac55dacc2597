//! The side panel: points and their sources, objectives, the automaton, turn
//! order, and the face-down supply.

use super::icons;
use crate::components::{SeatMark, picture};
use crate::games::{BoardProps, ViewOptions};
use l10n::house;
use l10n::world_wonders as words;
use rules::game::Game as _;
use rules::games::world_wonders::{
    Automaton, CardItem, Order, ROUNDS, SoloCard, TakenItems, Tile, WorldWonders,
};
use rules::{ScoreItem, Seat};
use text::games::world_wonders::board as board_text;
use text::games::world_wonders::{names, target};
use text::name;
use yew::prelude::*;

#[component]
pub fn Panel(props: &BoardProps<WorldWonders>) -> Html {
    let BoardProps { state, view, .. } = props;
    let is_running = state.to_act().is_some();
    html! {
        <div class="game-world-wonders world-wonders panel">
            if view.has_previews && is_running {
                { standings(state, view) }
            }
            if state.objectives().next().is_some() {
                { objectives(state, view) }
            }
            if let Some(automaton) = state.automaton() {
                { automaton_card(state, view, automaton) }
            }
            { rounds(state, view) }
            if view.has_previews && is_running {
                { face_down_supply(state, view) }
            }
        </div>
    }
}

/// The points of each player with their sources.
fn standings(state: &WorldWonders, view: &ViewOptions) -> Html {
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

fn objectives(state: &WorldWonders, view: &ViewOptions) -> Html {
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

/// The picture of an item of a solo card.
pub fn card_item(card_item: CardItem) -> Html {
    let (symbol, view_box) = match card_item {
        CardItem::Tile(stack) => return icons::tile_back(stack),
        CardItem::LongRoad => ("#ww-road-long", "0 -100 400 300"),
        CardItem::ShortRoads => ("#ww-roads-short", "0 -30 320 270"),
        CardItem::Tower => ("#ww-tower", "-50 -50 200 200"),
        CardItem::FirstMonument | CardItem::SecondMonument => {
            ("#ww-card-monument", "-20 0 140 140")
        }
    };
    picture(symbol, view_box, "ww-requirement ww-land")
}

/// The last card by section, with what the automaton took.
fn last_card(view: &ViewOptions, card: SoloCard, taken: TakenItems) -> Html {
    let locale = view.locale;
    let taken: Vec<CardItem> = taken.iter().collect();
    let taken_section = card
        .sections()
        .iter()
        .position(|items| *items == taken.as_slice());
    let sections = card.sections().iter().enumerate().map(|(index, items)| {
        let is_taken = taken_section == Some(index);
        let names = names::card_items(locale, items.iter().copied(), None);
        let label = match is_taken {
            true => words::section_taken(locale, &names),
            false => locale.list(&names),
        };
        html! {
            <li class={classes!("ww-wants", is_taken.then_some("taken"))}>
                <span aria-hidden="true">{ for items.iter().map(|item| card_item(*item)) }</span>
                <span>{ label }</span>
            </li>
        }
    });
    let fallback = taken_section.is_none().then(|| {
        match names::card_items(locale, taken.iter().copied(), None).as_slice() {
            [] => locale.text(words::TOOK_NOTHING_FROM_CARD),
            names => words::took_instead(locale, names),
        }
    });
    // A new key restarts the animation.
    html! {
        <div key={card.number().to_string()} class={classes!("ww-card", view.is_animated.then_some("comes"))}>
            <ol>{ for sections }</ol>
            if let Some(fallback) = fallback {
                <p>{ fallback }</p>
            }
        </div>
    }
}

/// The automaton's last card, its monuments, and the target.
fn automaton_card(state: &WorldWonders, view: &ViewOptions, automaton: &Automaton) -> Html {
    let card = automaton
        .last()
        .map(|(card, took)| last_card(view, card, took));
    let monuments: Vec<String> = automaton
        .monuments()
        .map(|monument| names::monument(view.locale, monument))
        .collect();
    let monuments_text = match monuments.as_slice() {
        [] => view.locale.text(words::NO_MONUMENTS_YET),
        monuments => words::its_monuments(view.locale, monuments),
    };
    html! {
        <section class="ww-alone" aria-labelledby="automaton-title">
            <h2 id="automaton-title">{ view.locale.text(words::THE_AUTOMATON) }</h2>
            <div class="ww-automaton">
                { picture("#ww-automaton", "0 0 68 96", "ww-automaton-head ww-land") }
                <div>
                    <p><strong>{ board_text::target_text(view.locale, target(state), None) }</strong></p>
                    { for card }
                    <p>{ monuments_text }</p>
                    <p class="quiet">{ words::until_shuffle(view.locale, automaton.remaining_count()) }</p>
                </div>
            </div>
        </section>
    }
}

fn in_order(view: &ViewOptions, order: Order) -> Html {
    let seats = order.as_slice().iter().map(|seat| {
        html! { <li><SeatMark colour={view.colour(*seat)} /><span>{ view.player_name(*seat) }</span></li> }
    });
    html! { <ol class="ww-order">{ for seats }</ol> }
}

/// The turn order of this round, and of the next one if this round ended now.
fn rounds(state: &WorldWonders, view: &ViewOptions) -> Html {
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

/// All face-down tiles and monuments, collapsed.
fn face_down_supply(state: &WorldWonders, view: &ViewOptions) -> Html {
    let tile_item = |tile: Tile| {
        let gains = names::steps(view.locale, tile.steps());
        let label = words::remaining_building(view.locale, tile.kind(), &gains);
        html! {
            <li>
                { icons::icon(format!("#ww-sign-{}", tile.kind().id())) }
                { icons::steps(tile.steps()) }
                <span class="unseen">{ label }</span>
            </li>
        }
    };
    let stacks = state.market().stacks().map(|stack| {
        html! {
            <li class="ww-stack">
                { icons::tile_back(stack) }
                <span class="unseen">{ view.locale.name(stack) }</span>
                <ul>{ for state.market().remaining_tiles(stack).map(tile_item) }</ul>
            </li>
        }
    });
    let monuments: Vec<String> = state
        .market()
        .remaining_monuments()
        .map(|monument| names::monument(view.locale, monument))
        .collect();
    html! {
        <details class="ww-to-come">
            <summary>{ view.locale.text(words::REMAINING) }</summary>
            <ul>{ for stacks }</ul>
            <p>{ view.locale.list(&monuments) }</p>
        </details>
    }
}
