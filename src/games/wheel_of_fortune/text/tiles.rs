//! Texts of tiles, segments and features.

use super::{Locale, kind};
use rules::games::wheel_of_fortune::{
    Design, Edge, Kind, Rotation, ScoredFeature, Segment, SegmentName, Side, Tile,
};

/// A set of sides of a rotated tile, clockwise from the north. The set has a bit
/// for each side of the unrotated tile: north 1, east 2, south 4, west 8.
fn sides(locale: Locale, set: u8, rotation: Rotation) -> String {
    let back = Rotation::new(4 - rotation.quarters());
    let names: Vec<String> = Side::ALL
        .into_iter()
        .filter(|at| set >> (at.turned(back) as u8) & 1 == 1)
        .map(|at| at.to_string())
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
    let of = |kind: Kind| {
        design
            .segments
            .iter()
            .filter(move |segment| segment.kind == kind)
    };
    let all = |kind: Kind| of(kind).fold(0, |all, segment| all | segment.ends);
    let mut parts = Vec::new();
    let mut add = |name: &str, at: &str, more: &str| parts.push(format!("{name}{at}{more}"));
    if of(Kind::Cloister).next().is_some() {
        add("cloister", "", "");
    }
    let cities = sides(locale, all(Kind::City), rotation);
    match of(Kind::City).count() {
        0 => {}
        1 if of(Kind::City).any(|city| city.pennants > 0) => {
            add("city ", &cities, " with a pennant");
        }
        1 => add("city ", &cities, ""),
        _ => add("separate cities ", &cities, ""),
    }
    let mut ends = 0;
    for road in of(Kind::Road) {
        if road.ends.count_ones() == 1 {
            ends |= road.ends;
        } else {
            let way = sides(locale, road.ends, rotation).replace(" and ", " to ");
            add("road from ", &way, "");
        }
    }
    match ends.count_ones() {
        0 => {}
        1 => add("road ", &sides(locale, ends, rotation), ""),
        _ => add("roads ", &sides(locale, ends, rotation), ""),
    }
    let field = |set: u8, at: Side| match design.edge(at) {
        Some(Edge::Field) => set | 1 << at as u8,
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
fn field_at(segment: &Segment, rotation: Rotation) -> String {
    // A corner belongs to a field that reaches a half side next to it.
    let corner = |at: u32| segment.ends.rotate_left(1) >> (2 * at) & 3 != 0;
    let shown = |at: u8| corner(u32::from((at + 4 - rotation.quarters()) % 4));
    let corners: Vec<u8> = (0..4).filter(|at| shown(*at)).collect();
    let name = |at: u8| {
        CORNERS
            .get(usize::from(at % 4))
            .copied()
            .unwrap_or_default()
    };
    match *corners {
        [at] => format!("in the {}", name(at)),
        [one, other] if (other - one) % 2 == 1 => {
            // North-west and north-east are the north.
            let first = if (one, other) == (0, 3) { 3 } else { one };
            let at = Side::North.turned(Rotation::new(first));
            format!("in the {}", at.name())
        }
        [one, other] => format!("from {} to {}", name(one), name(other)),
        [_, _, _] => {
            let missing = (0..4).find(|at| !corners.contains(at)).unwrap_or(0);
            format!("around the {}", name(missing + 2))
        }
        _ => "all around".to_owned(),
    }
}

/// A segment of a rotated tile: `city`, or `city in the north` if the tile has
/// several.
pub fn segment(locale: Locale, design: &Design, wanted: SegmentName, rotation: Rotation) -> String {
    let mut same = design.segments.iter().filter(|own| own.kind == wanted.kind);
    let alone = same.clone().count() < 2;
    let name = kind(wanted.kind);
    match same.find(|own| own.name() == wanted) {
        Some(own) if !alone => {
            let at = match own.kind {
                Kind::Field => field_at(own, rotation),
                _ => format!("in the {}", sides(locale, own.ends, rotation)),
            };
            format!("{name} {at}")
        }
        _ => name.to_owned(),
    }
}

/// A scored feature: `city of 3 tiles with 1 pennant`.
pub fn scored_feature(locale: Locale, feature: &ScoredFeature) -> String {
    let state = if feature.complete || feature.kind == Kind::Field {
        ""
    } else {
        "unfinished "
    };
    let tiles = locale.count(feature.cells.as_slice().len() as u64, "tile", "tiles");
    let name = kind(feature.kind);
    match feature.kind {
        Kind::City if feature.pennants > 0 => {
            let pennants = locale.count(feature.pennants, "pennant", "pennants");
            format!("{state}{name} of {tiles} with {pennants}")
        }
        Kind::City | Kind::Road => format!("{state}{name} of {tiles}"),
        Kind::Cloister if feature.complete => name.to_owned(),
        Kind::Cloister => format!("{state}{name} with {tiles}"),
        Kind::Field => {
            let cities = locale.count(feature.cities, "completed city", "completed cities");
            format!("{name} next to {cities}")
        }
    }
}
