//! Whose the land is: a thin outline in the colour of its player around each open city, road and field
//! with a follower, and the player's shape on each of its tiles.

use super::follower_layer::shape;
use super::geometry::{on_tile, translate};
use super::highlight::outlines;
use super::snapshot::{Snapshot, SnapshotProps};
use crate::components::seat_shape;
use records::Colour;
use rules::games::wheel_of_fortune::{FeatureView, Kind};
use yew::prelude::*;

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
