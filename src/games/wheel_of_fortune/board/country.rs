//! The picture of the country: tiles, highlights, followers and targets.

use super::Msg;
use super::cell_layer::CellLayer;
use super::claims::Claims;
use super::departures::departures;
use super::follower_layer::FollowerLayer;
use super::follower_targets::Targets;
use super::geometry::Bounds;
use super::highlight::{Highlight, LastMarks};
use super::pan_zoom::{PanZoom, PanZoomView};
use super::plan_ghost::plan_ghost;
use super::selection::Selection;
use super::snapshot::Snapshot;
use super::tile_layer::TileLayer;
use crate::components::Shared;
use l10n::house;
use yew::prelude::*;

/// The country; `can_tap_segments` if tiles are large enough to tap on their segments.
pub fn country(
    snapshot: &Shared<Snapshot>,
    selection: &Selection,
    can_tap_segments: bool,
    pan: &PanZoom,
) -> Html {
    let Snapshot {
        state, view, on, ..
    } = &**snapshot;
    let fresh = snapshot.placed_cell().filter(|_| view.is_animated);
    html! {
        <PanZoomView pan={pan.clone()} on_grab={on.reform(|()| Msg::PointerDown)}>
            <svg
                ref={pan.picture()}
                id="wf-country"
                class="wf-country wf-land"
                viewBox={Bounds::from_state(state).expanded(1).view_box()}
                role="group"
                aria-label={view.locale.text(house::THE_BOARD)}
            >
                <g>
                    <TileLayer state={state.clone()} {fresh} on={on.clone()} />
                </g>
                <g class="wf-claims" aria-hidden="true">
                    <Claims snapshot={snapshot.clone()} />
                </g>
                <g class="wf-lit">
                    <Highlight state={state.clone()} spot={selection.highlighted()} />
                    <LastMarks snapshot={snapshot.clone()} />
                </g>
                <g class="wf-standing">
                    <FollowerLayer snapshot={snapshot.clone()} />
                </g>
                <g class="wf-targets">
                    if snapshot.is_active() {
                        <CellLayer
                            snapshot={snapshot.clone()}
                            laid={selection.laid}
                            preview={selection.preview(state, snapshot.hint)}
                            refused={selection.refused}
                            focused={selection.focused}
                        />
                        { plan_ghost(snapshot, selection.laid) }
                        <Targets snapshot={snapshot.clone()} {can_tap_segments} />
                    }
                </g>
                <g class="wf-leaving">{ departures(snapshot, false) }</g>
            </svg>
        </PanZoomView>
    }
}
