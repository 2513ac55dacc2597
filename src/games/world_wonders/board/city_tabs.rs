//! Everybody's city, small, to be looked at.

use super::interaction::Input;
use super::signs;
use crate::components::SeatMark;
use crate::games::ViewOptions;
use crate::games::world_wonders::same::Same;
use crate::games::world_wonders::text::board as words;
use crate::games::world_wonders::thumbnail::Thumbnail;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::WorldWonders;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CityTabsProps {
    pub state: Same<WorldWonders>,
    pub view: Rc<ViewOptions>,
    /// Whose city is shown large.
    pub shown: Seat,
    pub dispatch: Callback<Input>,
}

/// All cities in the order of play, each a button that shows it.
#[component]
pub fn CityTabs(props: &CityTabsProps) -> Html {
    let state = &props.state;
    let points = use_memo(state.clone(), |state| state.score().points);
    let order = state.order();
    let tabs = order.as_slice().iter().map(|seat| {
        html! {
            <li key={seat.number()}>
                <CityTab
                    state={state.clone()}
                    view={props.view.clone()}
                    seat={*seat}
                    points={props.view.aids.then(|| points[*seat])}
                    pressed={props.shown == *seat}
                    dispatch={props.dispatch.clone()}
                />
            </li>
        }
    });
    let many = (state.players() > 3).then_some("many");
    html! { <ul class={classes!("ww-cities", many)} aria-label="Cities, in the order of play">{ for tabs }</ul> }
}

#[derive(Properties, PartialEq)]
struct CityTabProps {
    state: Same<WorldWonders>,
    view: Rc<ViewOptions>,
    seat: Seat,
    /// What it would have if the game ended now, where that may be told.
    points: Option<i32>,
    pressed: bool,
    dispatch: Callback<Input>,
}

/// A small city, with its points and its gold.
#[component]
fn CityTab(props: &CityTabProps) -> Html {
    let CityTabProps {
        state, view, seat, ..
    } = props;
    let seat = *seat;
    let onclick = use_callback(
        (props.dispatch.clone(), seat),
        |_: MouseEvent, (dispatch, seat)| dispatch.emit(Input::LookAt(*seat)),
    );
    let city = state.city(seat);
    let name = view.names.get(seat.index()).cloned().unwrap_or_default();
    let active = state.to_act() == Some(seat);
    let running = state.to_act().is_some();
    let ended = props.points.map_or_else(String::new, |points| {
        let now = if running { " if it ended now" } else { "" };
        format!("{}{now}, ", view.words.points(points))
    });
    let loan = match city.loan() {
        Some(_) => format!(", {}", words::LOAN),
        None => String::new(),
    };
    let said = format!("{name}: {ended}{}{loan}", words::gold(city.gold()));
    let seen = html! {
        <>
            <span class="ww-city-name"><SeatMark colour={view.colour(seat)} /><span>{ name }</span></span>
            <span class="ww-city-has">
                if let Some(points) = props.points {
                    <span class="ww-city-points">{ signs::sign("#ww-ring") }{ points }</span>
                }
                <span class="ww-city-gold">{ signs::sign("#ww-gold") }{ city.gold() }</span>
            </span>
        </>
    };
    html! {
        <button
            type="button"
            class={classes!("ww-city-tab", active.then_some("to-act"))}
            data-view={format!("city-{}", seat.number())}
            aria-pressed={props.pressed.to_string()}
            {onclick}
        >
            { Thumbnail::from(city).draw("ww-plain") }
            { signs::said("ww-city-words", seen, said) }
        </button>
    }
}
