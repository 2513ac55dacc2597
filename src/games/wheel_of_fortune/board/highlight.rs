//! Highlights in the country: the feature that is pointed at, and the features that scored in the
//! last action.

use super::animation::{Animation, Cue, PointsOrigin};
use super::geometry::{SegmentSpot, WHEEL_SPOTS, corner, outline_href, tile_transform, translate};
use super::recent::recent_marks;
use super::snapshot::{Snapshot, SnapshotProps};
use crate::components::Shared;
use crate::hooks::use_portions;
use rules::games::wheel_of_fortune::{FeatureView, Kind, ScoredFeature, SegmentId, WheelOfFortune};
use yew::prelude::*;

pub fn feature_at(state: &WheelOfFortune, (cell, segment): SegmentSpot) -> Option<FeatureView> {
    state.feature_at(cell, SegmentId::new(segment))
}

#[derive(Properties, PartialEq)]
pub struct HighlightProps {
    pub state: Shared<WheelOfFortune>,
    /// A segment of the highlighted feature.
    pub spot: Option<SegmentSpot>,
}

#[component]
pub fn Highlight(props: &HighlightProps) -> Html {
    props
        .spot
        .and_then(|spot| feature_at(&props.state, spot))
        .map(|feature| glow(&props.state, &feature))
        .unwrap_or_default()
}

/// How many features that scored are shown at once; the final scoring shows dozens.
const FEATURES_AT_ONCE: usize = 4;

/// Marks of the recent events, and the features that scored in the last action.
#[component]
pub fn LastMarks(SnapshotProps { snapshot }: &SnapshotProps) -> Html {
    let scored = scored_features(&snapshot.animation);
    let count = use_portions(snapshot.view.ply, scored.len(), FEATURES_AT_ONCE);
    let scored = scored.iter().take(count);
    html! {
        <>
            { recent_marks(snapshot) }
            <>{ for scored.map(|scored| scored_area(snapshot, scored)) }</>
        </>
    }
}

/// A feature that scored in the last action: the index of its first cue, and the beat.
type Scored = (usize, u8, ScoredFeature);

fn scored_features(animation: &Animation) -> Vec<Scored> {
    let mut scored: Vec<Scored> = Vec::new();
    for (index, (beat, cue)) in animation.cues().enumerate() {
        if let Cue::Points(_, _, PointsOrigin::Feature(feature)) = cue
            && !scored.iter().any(|(_, _, listed)| listed == feature)
        {
            scored.push((index, beat, *feature));
        }
    }
    scored
}

fn scored_area(snapshot: &Snapshot, (index, beat, feature): &Scored) -> Html {
    let Snapshot { state, view, .. } = snapshot;
    let feature = feature_of(state, feature).map(|feature| glow(state, &feature));
    let class = if view.is_animated {
        Animation::class("wf-scored", *beat)
    } else {
        "wf-scored".to_owned()
    };
    html! { <g key={format!("{}-{index}", view.ply)} {class}>{ feature }</g> }
}

/// The current feature of a scored one. The final scoring asks for dozens of them, so only those of
/// one tile are compared.
fn feature_of(state: &WheelOfFortune, scored: &ScoredFeature) -> Option<FeatureView> {
    let cell = *scored.cells.as_slice().first()?;
    let segments = state.design_at(cell)?.segments.len() as u8;
    (0..segments)
        .filter_map(|segment| feature_at(state, (cell, segment)))
        .find(|feature| feature.kind == scored.kind && feature.cells == scored.cells)
}

/// A highlighted feature: its outline on each tile, and the cells around a
/// cloister.
fn glow(state: &WheelOfFortune, feature: &FeatureView) -> Html {
    let surroundings = feature
        .cells
        .as_slice()
        .iter()
        .skip(1)
        .filter(|_| feature.kind == Kind::Cloister)
        .map(|cell| {
            let transform = translate(corner(*cell));
            html! { <rect class="wf-around" x="2" y="2" width="96" height="96" rx="6" {transform} /> }
        });
    let outlines = outlines(state, feature).map(|outline| {
        let Outline {
            href, transform, ..
        } = outline;
        let road_class = (feature.kind == Kind::Road).then_some("road");
        html! { <use class={classes!("wf-area", road_class)} {href} {transform} /> }
    });
    surroundings.chain(outlines).collect()
}

/// The outline of a part of a feature.
pub struct Outline {
    pub href: String,
    pub transform: String,
    /// Whether it is land of the wheel, on its square, rather than a segment of a tile.
    pub is_wheel: bool,
}

/// The outlines of a feature: one for each segment on a tile, and one for each of its parts on the
/// wheel.
pub fn outlines(state: &WheelOfFortune, feature: &FeatureView) -> impl Iterator<Item = Outline> {
    state.segments_of(feature.id).filter_map(|(cell, segment)| {
        let spot = (cell, segment.index() as u8);
        let on_wheel = (0..)
            .zip(WHEEL_SPOTS)
            .find(|(_, wheel_spot)| *wheel_spot == spot);
        if let Some((index, _)) = on_wheel
            && !state.variant().wheel_beside
        {
            return Some(Outline {
                href: outline_href("wheel", index),
                transform: String::new(),
                is_wheel: true,
            });
        }
        let placed = state.tile_at(cell)?;
        Some(Outline {
            href: outline_href(placed.tile?.design().name, spot.1),
            transform: tile_transform(cell, placed.rotation),
            is_wheel: false,
        })
    })
}
