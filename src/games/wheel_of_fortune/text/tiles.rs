//! Texts of tiles, segments and features.

use super::{Locale, kind};
use crate::text;
use rules::games::wheel_of_fortune::{
    Design, Edge, Kind, Rotation, ScoredFeature, Segment, SegmentName, Side, Tile,
};

/// A set of sides of a rotated tile, clockwise from the north. The set has a bit
/// for each side of the unrotated tile: north 1, east 2, south 4, west 8.
fn sides(locale: Locale, set: u8, rotation: Rotation) -> String {
    let back = Rotation::new(4 - rotation.quarters());
    let names: Vec<String> = Side::ALL
        .into_iter()
        .filter(|side| set >> (side.rotated(back) as u8) & 1 == 1)
        .map(|side| side.to_string())
        .collect();
    match names.len() {
        4 => "on all sides".to_owned(),
        _ => locale.list(&names),
    }
}

/// The land on a rotated tile: `city north with a pennant, road from south to
/// west`.
pub fn tile(locale: Locale, tile: Tile, rotation: Rotation) -> String {
    let design = tile.design();
    let segments_of = |kind: Kind| {
        design
            .segments
            .iter()
            .filter(move |segment| segment.kind == kind)
    };
    let all_ends = |kind: Kind| segments_of(kind).fold(0, |ends, segment| ends | segment.ends);
    let mut parts = Vec::new();
    let mut add =
        |name: &str, sides: &str, details: &str| parts.push(format!("{name}{sides}{details}"));
    if segments_of(Kind::Cloister).next().is_some() {
        add("cloister", "", "");
    }
    let cities = sides(locale, all_ends(Kind::City), rotation);
    match segments_of(Kind::City).count() {
        0 => {}
        1 if segments_of(Kind::City).any(|city| city.pennants > 0) => {
            add("city ", &cities, " with a pennant");
        }
        1 => add("city ", &cities, ""),
        _ => add("separate cities ", &cities, ""),
    }
    let mut ends = 0;
    for road in segments_of(Kind::Road) {
        if road.ends.count_ones() == 1 {
            ends |= road.ends;
        } else {
            let ends_text = sides(locale, road.ends, rotation).replace(" and ", " to ");
            add("road from ", &ends_text, "");
        }
    }
    match ends.count_ones() {
        0 => {}
        1 => add("road ", &sides(locale, ends, rotation), ""),
        _ => add("roads ", &sides(locale, ends, rotation), ""),
    }
    let field = |set: u8, side: Side| match design.edge(side) {
        Some(Edge::Field) => set | 1 << side as u8,
        _ => set,
    };
    match Side::ALL.into_iter().fold(0, field) {
        0 => {}
        fields => add("field ", &sides(locale, fields, rotation), ""),
    }
    parts.join(", ")
}

/// The corners of a cell, clockwise from the north-west.
const CORNERS: [&str; 4] = ["north-west", "north-east", "south-east", "south-west"];

/// The position of a field on a rotated tile: at a side, or in corners.
fn field_position(segment: &Segment, rotation: Rotation) -> String {
    // A corner belongs to a field that reaches a half side next to it.
    let reaches = |corner: u32| segment.ends.rotate_left(1) >> (2 * corner) & 3 != 0;
    let is_in = |corner: u8| reaches(u32::from((corner + 4 - rotation.quarters()) % 4));
    let corners: Vec<u8> = (0..4).filter(|corner| is_in(*corner)).collect();
    let name = |corner: u8| {
        CORNERS
            .get(usize::from(corner % 4))
            .copied()
            .unwrap_or_default()
    };
    match *corners {
        [corner] => format!("in the {}", name(corner)),
        [a, b] if (b - a) % 2 == 1 => {
            // North-west and north-east are the north.
            let first = if (a, b) == (0, 3) { 3 } else { a };
            let side = Side::North.rotated(Rotation::new(first));
            format!("in the {}", side.name())
        }
        [a, b] => format!("from {} to {}", name(a), name(b)),
        [_, _, _] => {
            let missing = (0..4).find(|corner| !corners.contains(corner)).unwrap_or(0);
            format!("around the {}", name(missing + 2))
        }
        _ => "all around".to_owned(),
    }
}

/// A segment of a rotated tile: `city`, or `city in the north` if the tile has
/// several.
pub fn segment(locale: Locale, design: &Design, name: SegmentName, rotation: Rotation) -> String {
    let mut same_kind = design
        .segments
        .iter()
        .filter(|segment| segment.kind == name.kind);
    let has_several = same_kind.clone().count() > 1;
    let kind = kind(name.kind);
    match same_kind.find(|segment| segment.name() == name) {
        Some(segment) if has_several => {
            let position = match segment.kind {
                Kind::Field => field_position(segment, rotation),
                _ => format!("in the {}", sides(locale, segment.ends, rotation)),
            };
            format!("{kind} {position}")
        }
        _ => kind.to_owned(),
    }
}

/// A scored feature: `city of 3 tiles with 1 pennant`.
pub fn scored_feature(locale: Locale, feature: &ScoredFeature) -> String {
    let state = if feature.complete || feature.kind == Kind::Field {
        ""
    } else {
        "unfinished "
    };
    let tiles = text::count(
        locale,
        feature.cells.as_slice().len() as u64,
        "tile",
        "tiles",
    );
    let name = kind(feature.kind);
    match feature.kind {
        Kind::City if feature.pennants > 0 => {
            let pennants = text::count(locale, feature.pennants, "pennant", "pennants");
            format!("{state}{name} of {tiles} with {pennants}")
        }
        Kind::City | Kind::Road => format!("{state}{name} of {tiles}"),
        Kind::Cloister if feature.complete => name.to_owned(),
        Kind::Cloister => format!("{state}{name} with {tiles}"),
        Kind::Field => {
            let cities = text::count(locale, feature.cities, "completed city", "completed cities");
            format!("{name} next to {cities}")
        }
    }
}
