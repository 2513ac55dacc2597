//! The plan of a city, with the targets for placing a piece.

use super::city_layers::{
    PieceLayer, ReachLayer, ghost, highlight_layer, inspected_layer, map_layer, plan_ghost,
};
use super::geometry::{VIEW, cell_at_point};
use super::hand::Placing;
use super::interaction::{Highlight, Input};
use super::recent::outlines;
use super::space_grid::space_grid;
use crate::components::Shared;
use l10n::world_wonders as words;
use records::Colour;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Cell, Cells, Item, PlacedPiece, WorldWonders};
use text::Locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CityPlanProps {
    pub state: Shared<WorldWonders>,
    /// The player whose city is shown.
    pub seat: Seat,
    pub locale: Locale,
    /// Whether the last action placed the last piece of this city.
    pub has_new_piece: bool,
    /// Key of the last piece, if it is animated; different for each animation.
    pub animation_key: Option<usize>,
    /// The spaces of the pieces placed since the person at the screen last acted.
    pub recent: Vec<Cells>,
    /// The spaces that are lit because points come from them.
    pub lit: Vec<Cells>,
    pub colour: Colour,
    pub highlight: Option<Highlight>,
    pub inspected: Option<Item>,
    /// The placement in progress, if it is in this city.
    pub placing: Option<Placing>,
    pub hint: Option<Action>,
    /// The pieces that the turn of a hint places here.
    pub plan: Vec<PlacedPiece>,
    pub dispatch: Callback<Input>,
}

const PLAN: &str = "ww-plan";

/// The plan in layers. What moves with the pointer is in the last ones, so that
/// the others are not rendered again.
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
            // A click by a screen reader belongs to the space itself, wherever
            // the pointer is; the space handles it.
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
                let is_mouse = event.pointer_type() == "mouse";
                dispatch.emit(Input::Drag { to, is_mouse });
            }
        }
    };
    let onpointerover = dispatch.reform(|event: PointerEvent| {
        // The board reports pointers that are not over one of its elements.
        event.stop_propagation();
        let is_mouse = event.pointer_type() == "mouse";
        Input::Over {
            item: None,
            on_map: true,
            is_mouse,
        }
    });
    let release = dispatch.reform(|_: PointerEvent| Input::Release);
    let inspected = props.inspected.filter(|_| state.to_act() == Some(*seat));
    let (left, top, width, height) = VIEW;
    html! {
        <svg
            ref={plan}
            id={PLAN}
            class="ww-plan ww-land"
            viewBox={format!("{left} {top} {width} {height}")}
            role="group"
            aria-label={props.locale.text(words::THE_MAP)}
            {onclick}
            {onpointerdown}
            {onpointermove}
            onpointerup={release.clone()}
            onpointercancel={release}
            {onpointerover}
        >
            { map_layer(state.city(*seat).map()) }
            <PieceLayer state={state.clone()} seat={*seat} has_new_piece={props.has_new_piece} animation_key={props.animation_key} />
            { outlines(None, &props.recent, props.colour) }
            { outlines(Some("ww-from"), &props.lit, props.colour) }
            <MarkLayer state={state.clone()} seat={*seat} highlight={props.highlight} {inspected} />
            if props.placing.is_none_or(|placing| placing.pose.is_none()) {
                <g class="ww-plan-ghosts">
                    { for props.plan.iter().map(|placed| plan_ghost(state, *seat, *placed)) }
                </g>
            }
            if let Some(placing) = &props.placing {
                <g>
                    <g class="ww-over">
                        <ReachLayer state={state.clone()} hand={placing.hand} hint={props.hint} />
                        if let Some(pose) = placing.pose {
                            { ghost(state, placing, pose) }
                        }
                    </g>
                    { space_grid(state, props.locale, placing, dispatch) }
                </g>
            }
        </svg>
    }
}

/// The space under a pointer that something else has captured.
pub fn cell_at_pointer(event: &MouseEvent) -> Option<Cell> {
    let plan = gloo::utils::document().get_element_by_id(PLAN)?;
    cell_in(&plan, event)
}

fn cell_under(plan: &NodeRef, event: &MouseEvent) -> Option<Cell> {
    cell_in(&plan.cast()?, event)
}

fn cell_in(plan: &web_sys::Element, event: &MouseEvent) -> Option<Cell> {
    let plan = plan.get_bounding_client_rect();
    let point = (event.client_x(), event.client_y());
    cell_at_point(
        point,
        (plan.left(), plan.top()),
        (plan.width(), plan.height()),
    )
}

#[derive(Properties, PartialEq)]
struct MarkLayerProps {
    state: Shared<WorldWonders>,
    seat: Seat,
    highlight: Option<Highlight>,
    inspected: Option<Item>,
}

/// Highlighted spaces, and where an inspected item would fit.
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
