//! Texts of the board.

use super::{deployment_position, follower_at, land};
use crate::{Locale, Names};
use l10n::refusals::wheel_of_fortune::land as land_at;
use l10n::{Direction, wheel_of_fortune as words};
use rules::games::wheel_of_fortune::{
    Cell, FeatureView, Kind, Rotation, ScoredFeature, Sector, SegmentName, Side, Tile, Wheel,
    WheelOfFortune,
};

/// What lies around a free cell: `City to the north. Road to the west.`
pub fn surroundings(locale: Locale, state: &WheelOfFortune, cell: Cell) -> String {
    let edge_at = |side: Side| {
        let neighbour = cell.neighbour(side);
        let placed = state.tile_at(neighbour)?;
        let back = Rotation::new(4 - placed.rotation.quarters());
        let design = state.design_at(neighbour)?;
        design.edge(side.opposite().rotated(back))
    };
    let sentences = Side::ALL.into_iter().filter_map(|side| {
        let there = land_at(edge_at(side)?);
        Some(words::around(locale, there, Direction(side)))
    });
    sentences.collect::<Vec<_>>().join(" ")
}

/// What is said when the drawn tile is rotated or laid: the land on it, and which of its ways this is.
pub fn rotated(
    locale: Locale,
    state: &WheelOfFortune,
    tile: Tile,
    rotation: Rotation,
    cell: Option<Cell>,
) -> String {
    let land = land(locale, tile, rotation);
    let ways: Vec<Rotation> =
        cell.map_or_else(Vec::new, |cell| state.rotations(tile, cell).collect());
    let nth = ways.iter().position(|way| *way == rotation);
    let way = match (nth, ways.len()) {
        (None, _) => return land,
        (Some(_), 1) => locale.text(words::ONLY_WAY),
        (Some(nth), count) => words::way_of(locale, nth + 1, count),
    };
    [land, way].join(" ")
}

/// Accessible name of a cell in which the drawn tile fits.
pub fn cell_label(
    locale: Locale,
    cell: Cell,
    rotations: usize,
    surroundings: &str,
    is_laid: bool,
) -> String {
    let ways = words::ways_to_place(locale, rotations);
    let mut label = [&*self::cell(locale, cell), &ways, surroundings].join(" ");
    if is_laid {
        label.push(' ');
        label.push_str(&locale.text(match rotations {
            1 => words::LAID_HERE,
            _ => words::LAID_HERE_TO_ROTATE,
        }));
    }
    label
}

/// The name of a cell.
pub fn cell(locale: Locale, cell: Cell) -> String {
    words::cell(locale, cell.column(), cell.row())
}

/// Kind and size of a feature on the board.
pub fn feature_name(locale: Locale, feature: &FeatureView) -> String {
    let FeatureView {
        kind,
        cells,
        pennants,
        cities,
        complete,
        ..
    } = *feature;
    let feature = ScoredFeature {
        kind,
        cells,
        pennants,
        cities,
        complete,
    };
    super::feature_name(locale, &feature)
}

/// The followers on a feature.
pub fn followers(locale: Locale, feature: &FeatureView, names: &Names) -> String {
    let there = feature.followers.iter().filter(|(_, count)| **count > 0);
    let there = there.map(|(seat, count)| words::followers_of(locale, &names.player(seat), *count));
    match &there.collect::<Vec<_>>()[..] {
        [] => locale.text(words::NO_FOLLOWERS_THERE),
        there => words::followers_there(locale, there),
    }
}

/// Points of a feature now and when completed.
pub fn points(locale: Locale, feature: &FeatureView) -> String {
    let (now, later) = (feature.current_points, feature.completed_points);
    match feature.kind {
        _ if feature.complete => words::points_complete(locale, now),
        _ if now == later => words::points_now(locale, now),
        Kind::Field => words::points_field(locale, now, later),
        _ => words::points_later(locale, now, later),
    }
}

/// Accessible name of a segment to which a follower can be deployed.
pub fn deploy_label(
    locale: Locale,
    state: &WheelOfFortune,
    name: SegmentName,
    feature: &FeatureView,
    names: &Names,
) -> String {
    let label = match deployment_position(state, name) {
        Some(position) => words::name_deploy_in(locale, name.kind, position),
        None => words::name_deploy(locale, name.kind),
    };
    let about = words::about_feature(locale, &label, &feature_name(locale, feature));
    [about, followers(locale, feature, names)].join(" ")
}

/// Accessible name of a free crown.
pub fn crown_label(locale: Locale, wheel: &Wheel, sector: Sector) -> String {
    match (sector.crowns(), wheel.followers_on(sector).count()) {
        (2, 0) => words::name_crown_of_two(locale, sector),
        _ => words::name_crown(locale, sector, 3_u8),
    }
}

/// Accessible name of a follower that can be returned in the plague.
pub fn return_label(
    locale: Locale,
    state: &WheelOfFortune,
    cell: Cell,
    feature: &FeatureView,
) -> String {
    let kind = follower_at(state, cell).unwrap_or(feature.kind);
    let label = words::name_take_back(locale, kind, cell.column(), cell.row());
    words::about_feature(locale, &label, &feature_name(locale, feature))
}

/// The land and the number of a tile.
pub fn tile_name(locale: Locale, tile: Tile) -> String {
    let land = land(locale, tile, Rotation::NONE);
    match tile.number() {
        Some(number) => [land, words::land_number(locale, number)].join(" "),
        None => land,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::game::{Game as _, NullSink};
    use rules::games::wheel_of_fortune::Scenario;

    const LOCALE: Locale = Locale::ENGLISH;

    /// Applies actions, given in notation.
    fn apply_all(state: &mut WheelOfFortune, actions: &[&str]) {
        for action in actions {
            let action = state.parse_action(action).unwrap();
            state.apply_unchecked(action, &mut NullSink);
        }
    }

    /// A state in which this tile was drawn.
    fn placing(name: &str) -> WheelOfFortune {
        let mut state = WheelOfFortune::from_scenario(&Scenario {
            tiles: vec![name.parse().unwrap(); 2],
            ..Scenario::default()
        });
        apply_all(&mut state, &["draw"]);
        state
    }

    #[test]
    fn a_space_tells_the_ways_of_the_tile_and_what_lies_around() {
        let mut state = placing("E");
        // North of the wheel's road, and west of its first city.
        for (cell, expected) in [
            (Cell::new(2, -1), "Road to the south."),
            (Cell::new(-1, 0), "Field to the east."),
        ] {
            assert_eq!(surroundings(LOCALE, &state, cell), expected);
        }
        let cell = Cell::new(0, -1);
        let around = surroundings(LOCALE, &state, cell);
        let label = cell_label(LOCALE, cell, 1, &around, false);
        assert_eq!(
            label,
            "Column 0, row -1. 1 way to place the tile. City to the south."
        );
        assert!(cell_label(LOCALE, cell, 1, &around, true).ends_with("Enter places it."));
        // Around a rotated tile: its city lies in the south.
        apply_all(&mut state, &["0,-1s", "end"]);
        assert_eq!(
            surroundings(LOCALE, &state, Cell::new(0, -2)),
            "Field to the south."
        );
        let between = surroundings(LOCALE, &state, Cell::new(1, -1));
        assert_eq!(between, "Field to the south. Field to the west.");
    }

    #[test]
    fn a_rotated_tile_is_described() {
        let state = placing("E");
        let tile = state.drawn().unwrap();
        let said = |rotation, cell| rotated(LOCALE, &state, tile, rotation, cell);
        let south = Rotation::new(2);
        assert_eq!(said(south, None), "City south. Field north, east and west.");
        assert_eq!(
            said(south, Some(Cell::new(0, -1))),
            "City south. Field north, east and west. It only fits this way."
        );
        let cell = Cell::new(-1, 0);
        let ways: Vec<Rotation> = state.rotations(tile, cell).collect();
        assert_eq!(ways.len(), 3);
        assert!(said(ways[1], Some(cell)).ends_with(" Way 2 of 3."));
    }
}
