//! Tabs with a small picture of each city.

use super::automaton_summary::automaton_summary;
use super::buttons::on_click;
use super::icons;
use super::interaction::Input;
use super::recent;
use crate::components::{SeatMark, Shared};
use crate::games::ViewOptions;
use crate::games::world_wonders::text::board as board_text;
use crate::games::world_wonders::thumbnail::Thumbnail;
use crate::text::name;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Event, WorldWonders};
use std::rc::Rc;
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

/// The cities in turn order, each a button that shows it; in a solo game the
/// automaton instead.
#[component]
pub fn CityTabs(props: &CityTabsProps) -> Html {
    let CityTabsProps { state, view, .. } = props;
    if state.automaton().is_some() {
        return automaton_summary(state, view);
    }
    let points = view.aids.then(|| state.score().points);
    let order = state.order();
    let tabs = order.as_slice().iter().map(|seat| {
        let points = points.as_ref().map(|points| points[*seat]);
        html! { <li key={seat.number()}>{ city_tab(props, *seat, points) }</li> }
    });
    let many = (state.players() > 3).then_some("many");
    // In another order, these are other tabs: none moves.
    let key = order
        .as_slice()
        .iter()
        .fold(0, |key, seat| 8 * key + seat.index());
    html! { <ul {key} class={classes!("ww-cities", many)} aria-label="Cities, in the order of play">{ for tabs }</ul> }
}

/// The tab of one city, with its gold and, where playing aids are on, the
/// points it would score if the game ended now.
fn city_tab(props: &CityTabsProps, seat: Seat, points: Option<i32>) -> Html {
    let CityTabsProps { state, view, .. } = props;
    let city = state.city(seat);
    let name = name(&view.names, seat);
    let active = view.to_act == Some(seat);
    let running = view.to_act.is_some();
    let ended = points.map_or_else(String::new, |points| {
        let now = if running { " if it ended now" } else { "" };
        format!("{}{now}, ", view.locale.points(points))
    });
    let loan = match city.loan() {
        Some(_) => format!(", {}", board_text::LOAN),
        None => String::new(),
    };
    let spoken = format!("{name}: {ended}{}{loan}", board_text::gold(city.gold()));
    let new = recent::pieces(&props.recent, seat);
    let new = recent::outlines(&new, view.colour(seat));
    let visible = html! {
        <>
            <span class="ww-city-name"><SeatMark colour={view.colour(seat)} /><span>{ name }</span></span>
            { recent::badge(&props.recent, seat) }
            <span key={format!("{points:?} {}", city.gold())} class="ww-city-has">
                if let Some(points) = points {
                    <span class="ww-city-points">{ icons::icon("#ww-ring") }{ points }</span>
                }
                <span class="ww-city-gold">{ icons::icon("#ww-gold") }{ city.gold() }</span>
            </span>
        </>
    };
    html! {
        <button
            type="button"
            class={classes!("ww-city-tab", active.then_some("to-act"))}
            data-view={format!("city-{}", seat.number())}
            aria-pressed={(props.shown == seat).to_string()}
            onclick={on_click(&props.dispatch, Input::ViewCity(seat))}
        >
            { Thumbnail::from(city).draw("ww-plain", new) }
            { icons::spoken("ww-city-text", visible, spoken) }
        </button>
    }
}
