//! What is lit in the country: the feature that is pointed at, the tile placed
//! last, and what gave points with the last action.

use super::geometry::{Spot, WHEEL_SPOTS, corner, outline_href, tile_transform, translate};
use super::movement::{From, Movement, Shown};
use super::snapshot::{Snapshot, SnapshotProps};
use crate::components::Shared;
use rules::games::wheel_of_fortune::{Area, Cell, FeatureView, Kind, SegmentId, WheelOfFortune};
use yew::prelude::*;

/// The feature of a spot.
pub fn feature(state: &WheelOfFortune, (cell, segment): Spot) -> Option<FeatureView> {
    state.feature(cell, SegmentId::new(segment))
}

/// What the highlight is given.
#[derive(Properties, PartialEq)]
pub struct HighlightProps {
    /// The state.
    pub state: Shared<WheelOfFortune>,
    /// A spot of the feature that is lit.
    pub spot: Option<Spot>,
}

/// The feature that is pointed at.
#[component]
pub fn Highlight(props: &HighlightProps) -> Html {
    let of = props.spot.and_then(|spot| feature(&props.state, spot));
    of.map(|of| glow(&props.state, &of)).unwrap_or_default()
}

/// The edge of the tile placed last, and all that gave points with the last
/// action: lit for a while, or for as long as it is looked at.
#[component]
pub fn LastMarks(SnapshotProps { snapshot }: &SnapshotProps) -> Html {
    html! {
        <>
            if let Some(cell) = snapshot.placed() {
                { placed_mark(cell) }
            }
            { scored_areas(snapshot) }
        </>
    }
}

/// The edge of the tile placed last.
fn placed_mark(cell: Cell) -> Html {
    let transform = translate(corner(cell));
    html! { <rect class="wf-placed" x="1" y="1" width="98" height="98" rx="4" {transform} /> }
}

/// All that gave points with the last action.
fn scored_areas(snapshot: &Snapshot) -> Html {
    let Snapshot {
        state,
        view,
        movement,
        ..
    } = snapshot;
    let mut seen: Vec<Area> = Vec::new();
    let mut lit = Vec::new();
    for (index, (beat, shown)) in movement.shown().enumerate() {
        if let Shown::Points(_, _, From::Area(area)) = shown
            && !seen.contains(area)
        {
            seen.push(*area);
            let of = feature_of(state, area);
            let of = of.map(|of| glow(state, &of));
            let class = if view.moving {
                Movement::class("wf-scored", beat)
            } else {
                "wf-scored".to_owned()
            };
            let key = format!("{}-{index}", view.ply);
            lit.push(html! { <g {key} {class}>{ of }</g> });
        }
    }
    lit.into_iter().collect()
}

/// The feature for which something was given.
fn feature_of(state: &WheelOfFortune, area: &Area) -> Option<FeatureView> {
    let mut features = state.features();
    features.find(|of| of.kind == area.kind && of.cells == area.cells)
}

/// A feature, lit: its outline on each tile, and the cells around a cloister.
fn glow(state: &WheelOfFortune, of: &FeatureView) -> Html {
    let around = of.cells.as_slice().iter().skip(1);
    let around = around.filter(|_| of.kind == Kind::Cloister).map(|cell| {
        let transform = translate(corner(*cell));
        html! { <rect class="wf-around" x="2" y="2" width="96" height="96" rx="6" {transform} /> }
    });
    let area = |href: String, transform: String| {
        let road = (of.kind == Kind::Road).then_some("road");
        html! { <use class={classes!("wf-area", road)} {href} {transform} /> }
    };
    let outlines = state.segments_of(of.id).filter_map(|(cell, segment)| {
        let spot = (cell, segment.index() as u8);
        let on_wheel = (0..).zip(WHEEL_SPOTS).find(|(_, own)| *own == spot);
        if let Some((index, _)) = on_wheel
            && !state.variant().beside
        {
            return Some(area(outline_href("wheel", index), String::new()));
        }
        let placed = state.at(cell)?;
        let outline = outline_href(placed.tile?.design().name, spot.1);
        Some(area(outline, tile_transform(cell, placed.rotation)))
    });
    around.chain(outlines).collect()
}
