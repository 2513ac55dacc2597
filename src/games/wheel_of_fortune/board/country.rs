//! The country in its view: tiles, lights, followers, and over them what can be
//! chosen.

use super::cell_layer::CellLayer;
use super::follower_layer::{FollowerLayer, WheelPieces};
use super::follower_targets::{CrownTargets, HomeTargets, NearerTarget, SpotTargets};
use super::geometry::Bounds;
use super::highlight::{Highlight, PlacedMark, ScoredAreas};
use super::movement::Movement;
use super::pan_zoom::{Look, PanZoom, PanZoomView};
use super::score_flights::{DepartureLayer, ScoreFlights};
use super::selection::{Change, Selection};
use super::shared::Shared;
use super::tile_layer::TileLayer;
use crate::games::ViewOptions;
use rules::games::wheel_of_fortune::{Action, Cell, Event, Post, WheelOfFortune};
use std::rc::Rc;
use yew::prelude::*;

/// What the country is given.
#[derive(Properties, PartialEq)]
pub struct CountryProps {
    /// The state.
    pub state: Shared<WheelOfFortune>,
    /// How it is shown.
    pub view: Rc<ViewOptions>,
    /// What the last action did.
    pub last: Rc<[Event]>,
    /// The same as a movement.
    pub movement: Rc<Movement>,
    /// The action that is the hint.
    pub hint: Option<Action>,
    /// What is chosen and pointed at.
    pub selection: Selection,
    /// Whether the places on a tile are drawn large enough to be tapped.
    pub near: bool,
    /// The handle of the view.
    pub pan: PanZoom,
    /// Where points fly to.
    pub flights: ScoreFlights,
    /// The chosen action.
    pub on_action: Callback<Action>,
    /// What is chosen or pointed at.
    pub on_select: Callback<Change>,
    /// Enter was pressed on a cell.
    pub on_enter: Callback<Cell>,
    /// An arrow key led to a cell.
    pub on_arrow: Callback<Cell>,
    /// Another part of the country is to be seen.
    pub on_look: Callback<Look>,
    /// A pointer goes down on the country.
    pub on_grab: Callback<()>,
}

/// The country.
#[component]
pub fn Country(props: &CountryProps) -> Html {
    let CountryProps {
        state,
        view,
        movement,
        ..
    } = props;
    let beside = state.variant().beside;
    let placed = props.last.iter().find_map(placed_cell);
    let deployed = props.last.iter().find_map(deployed_cell);
    html! {
        <PanZoomView pan={props.pan.clone()} id="wf-view" class="wf-view" on_grab={props.on_grab.clone()}>
            <svg
                ref={props.pan.picture()}
                id="wf-country"
                class="wf-country wf-land"
                viewBox={Bounds::of(state).wider(1).view_box()}
                role="group"
                aria-label="The country"
            >
                <g>
                    <TileLayer
                        state={state.clone()}
                        fresh={placed.filter(|_| view.moving)}
                        on_select={props.on_select.clone()}
                    />
                </g>
                <g class="wf-lit">
                    <Highlight state={state.clone()} spot={props.selection.lit()} />
                    if let Some(cell) = placed {
                        <PlacedMark {cell} />
                    }
                    <ScoredAreas
                        state={state.clone()}
                        movement={movement.clone()}
                        moving={view.moving}
                        ply={view.ply}
                    />
                </g>
                <g class="wf-standing">
                    <FollowerLayer
                        state={state.clone()}
                        view={view.clone()}
                        fresh={deployed.filter(|_| view.moving)}
                    />
                    if !beside {
                        <WheelPieces state={state.clone()} view={view.clone()} movement={movement.clone()} />
                    }
                </g>
                <g>
                    if view.actor.is_some() {
                        { targets(props) }
                    }
                </g>
                <g class="wf-leaving">
                    <DepartureLayer
                        state={state.clone()}
                        view={view.clone()}
                        movement={movement.clone()}
                        flights={props.flights.clone()}
                        on_wheel=false
                    />
                </g>
            </svg>
        </PanZoomView>
    }
}

/// What can be chosen in the country.
fn targets(props: &CountryProps) -> Html {
    let CountryProps { state, view, .. } = props;
    let (on_action, on_select) = (&props.on_action, &props.on_select);
    html! {
        <>
            <CellLayer
                state={state.clone()}
                words={view.words}
                hint={props.hint}
                laid={props.selection.laid}
                focused={props.selection.focused}
                on_select={on_select.clone()}
                on_enter={props.on_enter.clone()}
                on_arrow={props.on_arrow.clone()}
            />
            if props.near {
                <SpotTargets
                    state={state.clone()}
                    view={view.clone()}
                    hint={props.hint}
                    on_action={on_action.clone()}
                    on_select={on_select.clone()}
                />
            } else {
                <NearerTarget state={state.clone()} on_look={props.on_look.clone()} />
            }
            <HomeTargets
                state={state.clone()}
                view={view.clone()}
                hint={props.hint}
                on_action={on_action.clone()}
                on_select={on_select.clone()}
            />
            if !state.variant().beside {
                <CrownTargets
                    state={state.clone()}
                    view={view.clone()}
                    hint={props.hint}
                    on_action={on_action.clone()}
                    on_select={on_select.clone()}
                />
            }
        </>
    }
}

/// Where a tile was placed.
pub fn placed_cell(event: &Event) -> Option<Cell> {
    match *event {
        Event::Placed { cell, .. } => Some(cell),
        _ => None,
    }
}

/// The tile to which a follower was deployed.
pub fn deployed_cell(event: &Event) -> Option<Cell> {
    match *event {
        Event::Deployed {
            post: Post::Tile { cell, .. },
            ..
        } => Some(cell),
        _ => None,
    }
}
