//! Highlights in the country: the feature that is pointed at, the features that scored in the last action, and whose the
//! land is: a thin outline in the colour of its player around each open city, road and field with a follower, and the
//! shape of the player on each of its tiles.

use super::animation::{Animation, Cue, PointsOrigin};
use super::follower_layer::shape;
use super::geometry::{
    SegmentSpot, WHEEL_SPOTS, corner, on_tile, outline_href, tile_transform, translate,
};
use super::recent::recent_marks;
use super::snapshot::{Snapshot, SnapshotProps};
use crate::components::{Shared, seat_shape};
use crate::hooks::use_portions;
use records::Colour;
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

/// All claimed land. Where several players have most followers, their lines alternate.
#[component]
pub fn Claims(SnapshotProps { snapshot }: &SnapshotProps) -> Html {
    let claims = snapshot
        .state
        .claimed_features()
        .filter(|feature| feature.kind != Kind::Cloister && !is_scored(feature));
    // Fields below the roads and cities in them.
    let (fields, others): (Vec<_>, Vec<_>) =
        claims.partition(|feature| feature.kind == Kind::Field);
    let claims = fields.into_iter().chain(others);
    html! {
        <>
            // What lies at the border of a tile goes on on the next one, so it gets no line.
            <defs>
                <clipPath id="wf-within-tile"><rect x="1.6" y="1.6" width="96.8" height="96.8" /></clipPath>
                <clipPath id="wf-within-wheel"><rect x="1.6" y="1.6" width="396.8" height="396.8" /></clipPath>
            </defs>
            { for claims.map(|feature| claim(snapshot, &feature)) }
        </>
    }
}

/// Followers of a completed city or road leave at the end of the turn.
fn is_scored(feature: &FeatureView) -> bool {
    feature.complete && feature.kind != Kind::Field
}

fn claim(snapshot: &Snapshot, feature: &FeatureView) -> Html {
    let Snapshot { state, view, .. } = snapshot;
    let owners: Vec<Colour> = feature
        .winners
        .iter()
        .filter(|(_, is_owner)| **is_owner)
        .map(|(seat, _)| view.colour(seat))
        .collect();
    let class = match feature.kind {
        Kind::Field => "wf-claim field",
        Kind::Road => "wf-claim road",
        _ => "wf-claim",
    };
    let lines = outlines(state, feature).map(|outline| {
        let clip = if outline.is_wheel {
            "url(#wf-within-wheel)"
        } else {
            "url(#wf-within-tile)"
        };
        let line = |class: Classes| {
            let (href, transform) = (outline.href.clone(), outline.transform.clone());
            html! { <use {class} {href} {transform} clip-path={clip} /> }
        };
        let of_owner = |(nth, colour): (usize, &Colour)| {
            let dashed = (nth > 0).then(|| format!("wf-shared-{nth}"));
            line(classes!("wf-claim-line", colour.id(), dashed))
        };
        html! {
            <>
                { line(classes!("wf-claim-halo")) }
                { for owners.iter().enumerate().map(of_owner) }
            </>
        }
    });
    // Where a follower stands, it has the shape itself.
    let marks = state.segments_of(feature.id).filter_map(|(cell, segment)| {
        let placed = state.tile_at(cell)?;
        if placed.follower.is_some_and(|(_, at)| at == segment) {
            return None;
        }
        let (x, y) = on_tile(cell, shape(&placed, segment)?.anchor, placed.rotation);
        let first = x - 7 * (owners.len() as i32 - 1);
        let marks = (0..).zip(&owners).map(move |(nth, colour)| {
            let transform = format!("{} scale(.56) translate(-12 -12)", translate((first + 14 * nth, y)));
            html! { <path class={classes!("wf-claim-mark", colour.id())} d={seat_shape(*colour)} {transform} /> }
        });
        Some(html! { <>{ for marks }</> })
    });
    html! {
        <g {class}>
            { for lines }
            { for marks }
        </g>
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::games::testing::apply_all;
    use rules::games::wheel_of_fortune::{Scenario, WheelOfFortune};

    /// A city of the wheel that grows by a tile with a knight, and the farmer beside it.
    #[test]
    fn claimed_land_is_outlined_on_all_its_tiles() {
        let mut state = WheelOfFortune::from_scenario(&Scenario {
            tiles: ["E", "D", "E"].map(|name| name.parse().unwrap()).to_vec(),
            ..Scenario::default()
        });
        apply_all(&mut state, &["draw", "0,4n", "city-N", "end"]);
        let claimed: Vec<FeatureView> = state.claimed_features().collect();
        assert_eq!(claimed.len(), 1);
        assert!(!is_scored(&claimed[0]));
        let outlines: Vec<_> = outlines(&state, &claimed[0]).collect();
        assert_eq!(outlines.len(), 2);
        assert_eq!(
            outlines.iter().filter(|outline| outline.is_wheel).count(),
            1
        );
        assert!(
            outlines
                .iter()
                .any(|outline| outline.href == "#wf-land-E-0")
        );
    }
}
