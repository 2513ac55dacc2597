//! Highlights in the country: the feature that is pointed at, and the features that scored in the
//! last action.

use super::animation::{Animation, Cue, PointsOrigin};
use super::geometry::{SegmentSpot, WHEEL_SPOTS, corner, outline_href, tile_transform, translate};
use super::recent::recent_marks;
use super::snapshot::{Snapshot, SnapshotProps};
use crate::components::Shared;
use rules::games::wheel_of_fortune::{FeatureView, Kind, ScoredFeature, SegmentId, WheelOfFortune};
use yew::prelude::*;

/// The feature of a segment.
pub fn feature(state: &WheelOfFortune, (cell, segment): SegmentSpot) -> Option<FeatureView> {
    state.feature_at(cell, SegmentId::new(segment))
}

/// Props of [`Highlight`].
#[derive(Properties, PartialEq)]
pub struct HighlightProps {
    /// The state.
    pub state: Shared<WheelOfFortune>,
    /// A segment of the highlighted feature.
    pub spot: Option<SegmentSpot>,
}

/// The feature that is pointed at.
#[component]
pub fn Highlight(props: &HighlightProps) -> Html {
    let of = props.spot.and_then(|spot| feature(&props.state, spot));
    of.map(|of| glow(&props.state, &of)).unwrap_or_default()
}

/// What happened since the person at the screen last acted, and the features that scored in the
/// last action.
#[component]
pub fn LastMarks(SnapshotProps { snapshot }: &SnapshotProps) -> Html {
    html! {
        <>
            { recent_marks(snapshot) }
            { scored_areas(snapshot) }
        </>
    }
}

/// The features that scored in the last action.
fn scored_areas(snapshot: &Snapshot) -> Html {
    let Snapshot {
        state,
        view,
        animation,
        ..
    } = snapshot;
    let mut listed: Vec<ScoredFeature> = Vec::new();
    let mut glows = Vec::new();
    for (index, (beat, shown)) in animation.cues().enumerate() {
        if let Cue::Points(_, _, PointsOrigin::Feature(feature)) = shown
            && !listed.contains(feature)
        {
            listed.push(*feature);
            let of = feature_of(state, feature);
            let of = of.map(|of| glow(state, &of));
            let class = if view.moving {
                Animation::class("wf-scored", beat)
            } else {
                "wf-scored".to_owned()
            };
            let key = format!("{}-{index}", view.ply);
            glows.push(html! { <g {key} {class}>{ of }</g> });
        }
    }
    glows.into_iter().collect()
}

/// The current feature of a scored one.
fn feature_of(state: &WheelOfFortune, scored: &ScoredFeature) -> Option<FeatureView> {
    let mut features = state.features();
    features.find(|of| of.kind == scored.kind && of.cells == scored.cells)
}

/// A highlighted feature: its outline on each tile, and the cells around a
/// cloister.
fn glow(state: &WheelOfFortune, of: &FeatureView) -> Html {
    let around = of.cells.as_slice().iter().skip(1);
    let around = around.filter(|_| of.kind == Kind::Cloister).map(|cell| {
        let transform = translate(corner(*cell));
        html! { <rect class="wf-around" x="2" y="2" width="96" height="96" rx="6" {transform} /> }
    });
    let outline = |href: String, transform: String| {
        let road = (of.kind == Kind::Road).then_some("road");
        html! { <use class={classes!("wf-area", road)} {href} {transform} /> }
    };
    let outlines = state.segments_of(of.id).filter_map(|(cell, segment)| {
        let spot = (cell, segment.index() as u8);
        let on_wheel = (0..).zip(WHEEL_SPOTS).find(|(_, own)| *own == spot);
        if let Some((index, _)) = on_wheel
            && !state.variant().wheel_beside
        {
            return Some(outline(outline_href("wheel", index), String::new()));
        }
        let placed = state.tile_at(cell)?;
        let href = outline_href(placed.tile?.design().name, spot.1);
        Some(outline(href, tile_transform(cell, placed.rotation)))
    });
    around.chain(outlines).collect()
}
