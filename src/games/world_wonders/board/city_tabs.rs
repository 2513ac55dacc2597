//! Tabs with a small picture of each city.

use super::automaton_summary::automaton_summary;
use super::buttons::on_click;
use super::icons;
use super::interaction::Input;
use super::recent;
use crate::components::{SeatMark, Shared};
use crate::games::ViewOptions;
use crate::games::world_wonders::thumbnail::Thumbnail;
use l10n::world_wonders as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Event, WorldWonders};
use std::rc::Rc;
use text::name;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CityTabsProps {
    pub state: Shared<WorldWonders>,
    pub view: Rc<ViewOptions>,
    /// The player whose city is shown large.
    pub shown: Seat,
    /// The events that are marked.
    pub recent: Rc<[Event]>,
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
    let marks = recent::outlines(&new_pieces, view.colour(seat));
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
            onclick={on_click(&props.dispatch, Input::ViewCity(seat))}
        >
            { Thumbnail::from(city).draw("ww-plain", marks) }
            { icons::labelled("ww-city-text", visible, label) }
        </button>
    }
}
