//! The plan of the city that is shown, and what can be done on it.

mod ghost;
mod highlight_layer;
mod inspected_layer;
mod map_layer;
mod piece_layer;
mod reach_layer;
mod space_grid;

use super::geometry::{VIEW, cell_at_point, outline, squares};
use super::hand::{Hand, Pose};
use super::interaction::{Highlight, Input};
use crate::components::Shared;
use crate::text::Words;
use ghost::ghost;
use highlight_layer::highlight_layer;
use inspected_layer::inspected_layer;
use map_layer::map_layer;
use piece_layer::PieceLayer;
use reach_layer::ReachLayer;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Cell, Cells, Item, WorldWonders};
use space_grid::space_grid;
use yew::prelude::*;

/// Marked spaces.
fn marked(class: &'static str, cells: Cells) -> Html {
    if cells.is_empty() {
        return html! {};
    }
    html! { <path {class} d={squares(cells, 10)} /> }
}

/// Spaces with a line around them.
fn around(class: &'static str, cells: Cells) -> Html {
    if cells.is_empty() {
        return html! {};
    }
    html! { <path {class} d={outline(cells)} /> }
}

/// The piece under way, as it is held.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placing {
    /// What it is.
    pub hand: Hand,
    /// Where it is held, if it is.
    pub held: Option<Pose>,
    /// Whether it was laid there.
    pub pinned: bool,
    /// The space at which a key was pressed last.
    pub pressed_at: Option<Cell>,
}

#[derive(Properties, PartialEq)]
pub struct CityPlanProps {
    pub state: Shared<WorldWonders>,
    /// Whose city.
    pub seat: Seat,
    pub words: Words,
    /// The last action placed the last piece of this city.
    pub placed: bool,
    /// That is to be seen as a movement; the number changes with each.
    pub fresh: Option<usize>,
    pub highlight: Option<Highlight>,
    /// The thing that is asked about.
    pub inspected: Option<Item>,
    /// The piece that is to be placed here.
    pub placing: Option<Placing>,
    /// An action to point at.
    pub hint: Option<Action>,
    pub dispatch: Callback<Input>,
}

/// The plan, layer by layer. What moves with the pointer is in the last ones.
#[component]
pub fn CityPlan(props: &CityPlanProps) -> Html {
    let CityPlanProps {
        state,
        seat,
        dispatch,
        ..
    } = props;
    let plan = use_node_ref();
    let onclick = {
        let (plan, dispatch) = (plan.clone(), dispatch.clone());
        move |event: MouseEvent| {
            // A screen reader's click counts for the space itself, wherever the pointer is.
            if event.detail() > 0
                && let Some(cell) = cell_under(&plan, &event)
            {
                dispatch.emit(Input::Tap(cell));
            }
        }
    };
    let onpointerdown = {
        let plan = plan.clone();
        dispatch.reform(move |event: PointerEvent| Input::Grab(cell_under(&plan, &event)))
    };
    let onpointermove = {
        let (plan, dispatch) = (plan.clone(), dispatch.clone());
        move |event: PointerEvent| {
            if let Some(to) = cell_under(&plan, &event) {
                let mouse = event.pointer_type() == "mouse";
                dispatch.emit(Input::Drag { to, mouse });
            }
        }
    };
    let onpointerover = dispatch.reform(|event: PointerEvent| {
        // The board hears of the pointer where it is on nothing of its own.
        event.stop_propagation();
        let mouse = event.pointer_type() == "mouse";
        Input::Over {
            item: None,
            on_map: true,
            mouse,
        }
    });
    let release = dispatch.reform(|_: PointerEvent| Input::Release);
    let inspected = props.inspected.filter(|_| state.to_act() == Some(*seat));
    let (left, top, width, height) = VIEW;
    html! {
        <svg
            ref={plan}
            id="ww-plan"
            class="ww-plan ww-land"
            viewBox={format!("{left} {top} {width} {height}")}
            role="group"
            aria-label="The map"
            {onclick}
            {onpointerdown}
            {onpointermove}
            onpointerup={release.clone()}
            onpointercancel={release}
            {onpointerover}
        >
            { map_layer(state.city(*seat).map()) }
            <PieceLayer state={state.clone()} seat={*seat} placed={props.placed} fresh={props.fresh} />
            <MarkLayer state={state.clone()} seat={*seat} highlight={props.highlight} {inspected} />
            if let Some(placing) = &props.placing {
                <g>
                    <g class="ww-over">
                        <ReachLayer state={state.clone()} hand={placing.hand} hint={props.hint} />
                        if let Some(held) = placing.held {
                            { ghost(state, placing, held) }
                        }
                    </g>
                    { space_grid(state, props.words, placing, dispatch) }
                </g>
            }
        </svg>
    }
}

/// The space under a pointer.
fn cell_under(plan: &NodeRef, event: &MouseEvent) -> Option<Cell> {
    let plan = plan.cast::<web_sys::Element>()?.get_bounding_client_rect();
    let point = (event.client_x(), event.client_y());
    cell_at_point(point, (plan.left(), plan.top()), plan.width())
}

#[derive(Properties, PartialEq)]
struct MarkLayerProps {
    state: Shared<WorldWonders>,
    /// Whose city.
    seat: Seat,
    highlight: Option<Highlight>,
    /// The thing that is asked about.
    inspected: Option<Item>,
}

/// What is lit, and where a thing that is asked about would fit.
#[component]
fn MarkLayer(props: &MarkLayerProps) -> Html {
    let MarkLayerProps { state, seat, .. } = props;
    html! {
        <>
            if let Some(highlight) = props.highlight {
                { highlight_layer(state, *seat, highlight) }
            }
            if let Some(item) = props.inspected {
                { inspected_layer(state, *seat, item) }
            }
        </>
    }
}
