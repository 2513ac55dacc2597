//! Texts of tiles and features, and where on a tile segments are.

use super::Locale;
use l10n::{Direction, Position, Region, wheel_of_fortune as words};
use rules::games::wheel_of_fortune::{
    Design, Edge, Kind, Rotation, ScoredFeature, SegmentName, Side, Tile,
};

/// A set of sides of a rotated tile, clockwise from the north. The set has a bit
/// for each side of the unrotated tile: north 1, east 2, south 4, west 8.
fn sides(set: u8, rotation: Rotation) -> Vec<Side> {
    let back = Rotation::new(4 - rotation.quarters());
    let is_in = |side: &Side| set >> (side.rotated(back) as u8) & 1 == 1;
    Side::ALL.into_iter().filter(is_in).collect()
}

/// The land on a rotated tile: `City north with a pennant. Road from south to west.`
pub fn land(locale: Locale, tile: Tile, rotation: Rotation) -> String {
    let design = tile.design();
    let segments_of = |kind: Kind| design.segments.iter().filter(move |s| s.kind == kind);
    let side_names = |set: u8| match set {
        0b1111 => vec![locale.text(words::ALL_SIDES)],
        _ => sides(set, rotation)
            .into_iter()
            .map(|side| locale.name(Direction(side)))
            .collect(),
    };
    let mut parts = Vec::new();
    if segments_of(Kind::Cloister).next().is_some() {
        parts.push(locale.text(words::LAND_CLOISTER));
    }
    let cities = segments_of(Kind::City).fold(0, |ends, city| ends | city.ends);
    let has_pennant = segments_of(Kind::City).any(|city| city.pennants > 0);
    let of_cities = match segments_of(Kind::City).count() {
        1 if has_pennant => words::land_city_pennant,
        1 => words::land_city,
        _ => words::land_cities,
    };
    if cities != 0 {
        parts.push(of_cities(locale, &side_names(cities)));
    }
    let mut ends = 0;
    for road in segments_of(Kind::Road) {
        match *sides(road.ends, rotation) {
            [from, to] => {
                parts.push(words::land_road_through(
                    locale,
                    Direction(from),
                    Direction(to),
                ));
            }
            _ => ends |= road.ends,
        }
    }
    match *sides(ends, rotation) {
        [] => {}
        [side] => parts.push(words::land_road(locale, Direction(side))),
        _ => parts.push(words::land_roads(locale, &side_names(ends))),
    }
    let is_field = |side: &Side| design.edge(*side) == Some(Edge::Field);
    let fields = Side::ALL.into_iter().filter(is_field);
    let fields = fields.fold(0, |set, side| set | 1 << side as u8);
    if fields != 0 {
        parts.push(words::land_field(locale, &side_names(fields)));
    }
    parts.join(" ")
}

/// The side before a corner; corners are counted clockwise from the north-west.
const fn before_corner(corner: u8) -> Side {
    Side::West.rotated(Rotation::new(corner))
}

/// Where a field is on a rotated tile: at a side, or in corners.
fn field_position(ends: u8, rotation: Rotation) -> Position {
    // A corner belongs to a field that reaches a half side next to it.
    let reaches = |corner: u32| ends.rotate_left(1) >> (2 * corner) & 3 != 0;
    let is_in = |corner: &u8| reaches(u32::from((corner + 4 - rotation.quarters()) % 4));
    let corners: Vec<u8> = (0..4).filter(is_in).collect();
    match *corners {
        [corner] => Position::In(Region::After(before_corner(corner))),
        [0, 2] => Position::Falling,
        [1, 3] => Position::Rising,
        // The last corner and the first one are the west.
        [0, 3] => Position::In(Region::Side(Side::West)),
        [first, _] => Position::In(Region::Side(Side::North.rotated(Rotation::new(first)))),
        [_, _, _] => {
            let missing = (0..4).find(|corner| !corners.contains(corner)).unwrap_or(0);
            Position::Around(before_corner(missing + 2))
        }
        _ => Position::Everywhere,
    }
}

/// Where a segment of a rotated tile is, if the tile has several of its kind.
pub fn position(design: &Design, name: SegmentName, rotation: Rotation) -> Option<Position> {
    let of_kind = || design.segments.iter().filter(|s| s.kind == name.kind);
    let segment = of_kind().find(|segment| segment.name() == name)?;
    if of_kind().count() < 2 {
        return None;
    }
    if segment.kind == Kind::Field {
        return Some(field_position(segment.ends, rotation));
    }
    Some(match *sides(segment.ends, rotation) {
        [side] => Position::In(Region::Side(side)),
        [Side::North, Side::West] => Position::In(Region::After(Side::West)),
        [side, _] => Position::In(Region::After(side)),
        _ => Position::Everywhere,
    })
}

/// Kind and size of a feature: `City, 3 tiles, 1 pennant`; of a field, its completed cities.
pub fn feature_name(locale: Locale, feature: &ScoredFeature) -> String {
    let tiles = feature.cells.as_slice().len();
    match feature.kind {
        Kind::City => words::name_city(locale, tiles, feature.pennants),
        Kind::Road => words::name_road(locale, tiles),
        Kind::Field => words::name_field(locale, feature.cities),
        Kind::Cloister => locale.text(words::NAME_CLOISTER),
    }
}

/// The same, and whether it is unfinished.
pub fn scored_feature(locale: Locale, feature: &ScoredFeature) -> String {
    let tiles = feature.cells.as_slice().len();
    match feature.kind {
        _ if feature.complete => feature_name(locale, feature),
        Kind::City => words::name_open_city(locale, tiles, feature.pennants),
        Kind::Road => words::name_open_road(locale, tiles),
        Kind::Cloister => words::name_open_cloister(locale, tiles),
        Kind::Field => feature_name(locale, feature),
    }
}
