//! Tabs with a small picture of each city, the heading of the one that is shown, and its map as text.

use super::interaction::Input;
use super::panel::card_item;
use super::{icons, recent};
use crate::components::{SeatMark, Shared, picture};
use crate::games::ViewOptions;
use crate::games::input::emit_on;
use crate::games::world_wonders::thumbnail::Thumbnail;
use l10n::world_wonders as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{CardItem, Event, ROWS, WorldWonders};
use std::rc::Rc;
use text::games::world_wonders::board as board_text;
use text::games::world_wonders::target;
use text::{Locale, Names, name};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CityTabsProps {
    pub state: Shared<WorldWonders>,
    pub view: Rc<ViewOptions>,
    /// The player whose city is shown large.
    pub shown: Seat,
    /// The events that are marked.
    pub recent: Shared<[Event]>,
    pub dispatch: Callback<Input>,
}

/// The cities, each a button that shows it, with its place in the turn order; in a solo game
/// the automaton instead.
#[component]
pub fn CityTabs(props: &CityTabsProps) -> Html {
    let CityTabsProps { state, view, .. } = props;
    if state.automaton().is_some() {
        return automaton_summary(state, view);
    }
    let points = view.has_previews.then(|| state.score().points);
    let tabs = Seat::all(state.players()).map(|seat| {
        let points = points.as_ref().map(|points| points[seat]);
        html! { <li key={seat.number()}>{ city_tab(props, seat, points) }</li> }
    });
    let size = match state.players() {
        4.. => Some("many several"),
        3 => Some("several"),
        _ => None,
    };
    html! { <ul class={classes!("ww-cities", size)} aria-label={view.locale.text(words::CITIES)}>{ for tabs }</ul> }
}

/// The tab of one city, with its gold and, if playing aids are on, the points it would score if
/// the game ended now.
fn city_tab(props: &CityTabsProps, seat: Seat, points: Option<i32>) -> Html {
    let CityTabsProps { state, view, .. } = props;
    let (locale, city) = (view.locale, state.city(seat));
    let name = name(&view.names, seat);
    let is_to_act = view.to_act == Some(seat);
    let is_running = view.to_act.is_some();
    let place = state
        .order()
        .as_slice()
        .iter()
        .position(|other| *other == seat)
        .filter(|_| is_running)
        .and_then(|place| u8::try_from(place + 1).ok());
    let place_text = place.map(|place| words::tab_place(locale, place));
    let player = view.names.player(seat);
    let title = match points {
        Some(points) if is_running => words::tab_points_now(locale, &player, points),
        Some(points) => words::tab_points(locale, &player, points),
        None => words::tab(locale, &player),
    };
    let gold = words::tab_gold(locale, city.gold(), city.loan().is_some());
    let sentences = [Some(title), Some(gold), place_text.clone()];
    let label = sentences
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ");
    let new_pieces = recent::pieces(&props.recent, seat);
    let marks = recent::outlines(None, &new_pieces, view.colour(seat));
    let visible = html! {
        <>
            <span class="ww-city-name">
                if let Some(place) = place {
                    <span class="ww-city-place" title={place_text}>{ place }</span>
                }
                <SeatMark colour={view.colour(seat)} />
                <span>{ name }</span>
                { recent::badge(locale, &props.recent, seat) }
            </span>
            <span class="ww-city-has">
                if let Some(points) = points {
                    <span class="ww-city-points">{ icons::icon("#ww-ring") }<span>{ points }</span></span>
                }
                <span class="ww-city-gold">{ icons::icon("#ww-gold") }<span>{ city.gold() }</span></span>
            </span>
        </>
    };
    html! {
        <button
            type="button"
            class={classes!("ww-city-tab", is_to_act.then_some("to-act"))}
            data-view={format!("city-{}", seat.number())}
            aria-pressed={(props.shown == seat).to_string()}
            onclick={emit_on(&props.dispatch, Input::ViewCity(seat))}
        >
            { Thumbnail::from(city).draw("ww-plain", marks) }
            { icons::labelled("ww-city-text", visible, label) }
        </button>
    }
}

/// What the automaton took last, and the target to beat.
fn automaton_summary(state: &WorldWonders, view: &ViewOptions) -> Html {
    let taken = state
        .automaton()
        .and_then(|automaton| automaton.last())
        .map(|(_, taken)| taken);
    let items: Vec<CardItem> = taken.iter().flat_map(|taken| taken.iter()).collect();
    let points = view.has_previews.then(|| state.score().points[Seat::FIRST]);
    html! {
        <div class="ww-rival">
            { picture("#ww-automaton", "0 0 68 96", "ww-rival-head ww-land") }
            <span aria-hidden="true">{ for items.into_iter().map(card_item) }</span>
            <p>
                <span class="ww-took">{ board_text::automaton_took(view.locale, taken) }{ " " }</span>
                <strong>{ board_text::target_text(view.locale, target(state), points) }</strong>
            </p>
        </div>
    }
}

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
                { picture("#ww-loan", "0 0 78 58", "ww-loan ww-land") }
                <span class="unseen">{ locale.text(words::LOAN_TO_REPAY) }</span>
            }
            if let Some(active) = active {
                <button
                    type="button"
                    class="button"
                    data-view={format!("city-{}", active.number())}
                    onclick={emit_on(dispatch, Input::ViewCity(active))}
                >
                    { words::back_to_city(locale, &view.names.player(active)) }
                </button>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct CityRowsProps {
    pub state: Shared<WorldWonders>,
    pub locale: Locale,
    pub names: Rc<Names>,
    /// The player whose city is shown.
    pub seat: Seat,
}

/// The map row by row, from the north.
#[component]
pub fn CityRows(props: &CityRowsProps) -> Html {
    let (locale, city) = (props.locale, props.state.city(props.seat));
    let rows = (0..ROWS).map(|row| html! { <li>{ board_text::row(locale, city, row) }</li> });
    let label = words::rows_of(locale, &props.names.player(props.seat));
    html! { <ul class="unseen" aria-label={label}>{ for rows }</ul> }
}
