//! Texts of the board.

use super::{action_in, follower, followers};
use crate::text::{self, Locale, Names, capital, name};
use rules::games::wheel_of_fortune::{
    Action, Cell, Edge, FeatureView, Kind, Rotation, ScoredFeature, Sector, SegmentName, Side,
    Tile, Wheel, WheelOfFortune,
};
use rules::{PerSeat, Seat};

const fn edge_name(edge: Edge) -> &'static str {
    match edge {
        Edge::Field => "field",
        Edge::Road => "road",
        Edge::City => "city",
    }
}

/// What lies around a free cell: `city to the north, road to the west`.
pub fn surroundings(state: &WheelOfFortune, cell: Cell) -> String {
    let edge_at = |side: Side| {
        let neighbour = cell.neighbour(side);
        let placed = state.tile_at(neighbour)?;
        let back = Rotation::new(4 - placed.rotation.quarters());
        let design = state.design_at(neighbour)?;
        design.edge(side.opposite().rotated(back))
    };
    let edges: Vec<String> = Side::ALL
        .into_iter()
        .filter_map(|side| {
            Some(format!(
                "{} to the {}",
                edge_name(edge_at(side)?),
                side.name()
            ))
        })
        .collect();
    edges.join(", ")
}

/// What is said when the drawn tile is rotated or laid: the land on it, and which of its ways this is.
pub fn rotated(
    locale: Locale,
    state: &WheelOfFortune,
    tile: Tile,
    rotation: Rotation,
    cell: Option<Cell>,
) -> String {
    let land = capital(super::tile(locale, tile, rotation));
    let Some(cell) = cell else {
        return format!("{land}.");
    };
    let ways: Vec<Rotation> = state.rotations(tile, cell).collect();
    let nth = ways.iter().position(|way| *way == rotation);
    match (nth, ways.len()) {
        (Some(_), 1) => format!("{land}. It fits in this way only."),
        (Some(nth), count) => format!("{land}. Way {} of {count}.", nth + 1),
        (None, _) => format!("{land}."),
    }
}

/// Accessible name of a cell in which the drawn tile fits.
pub fn cell_label(
    locale: Locale,
    cell: Cell,
    rotations: usize,
    surroundings: &str,
    is_laid: bool,
) -> String {
    let ways = text::count(
        locale,
        rotations as u64,
        "way to place the tile",
        "ways to place the tile",
    );
    let state = match (is_laid, rotations) {
        (false, _) => "",
        (true, 1) => " The tile is here. Enter places it.",
        (true, _) => " The tile is here. Enter places it, R rotates it.",
    };
    let cell = capital(super::cell(cell));
    format!("{cell}, {ways}. Around it: {surroundings}.{state}")
}

/// Kind and size of a feature: `city, 3 tiles, 1 pennant`; of a field, its
/// completed cities.
pub fn scored_feature(locale: Locale, feature: &ScoredFeature) -> String {
    let kind = feature.kind;
    let size = match kind {
        Kind::Cloister => return super::kind(kind).to_owned(),
        Kind::Field => text::count(locale, feature.cities, "completed city", "completed cities"),
        Kind::City | Kind::Road => {
            let tiles = feature.cells.as_slice().len();
            text::count(locale, tiles as u64, "tile", "tiles")
        }
    };
    let mut text = format!("{}, {size}", super::kind(kind));
    if feature.pennants > 0 {
        let pennants = text::count(locale, feature.pennants, "pennant", "pennants");
        text.push_str(&format!(", {pennants}"));
    }
    text
}

/// Kind and size of a feature on the board.
fn feature_size(locale: Locale, feature: &FeatureView) -> String {
    let FeatureView {
        kind,
        cells,
        pennants,
        cities,
        complete,
        ..
    } = *feature;
    scored_feature(
        locale,
        &ScoredFeature {
            kind,
            cells,
            pennants,
            cities,
            complete,
        },
    )
}

/// The followers on a feature: `no followers`, `Ada: 2 knights`.
fn followers_list(locale: Locale, kind: Kind, counts: &PerSeat<u8>, names: &Names) -> String {
    let list: Vec<String> = counts
        .iter()
        .filter(|(_, count)| **count > 0)
        .map(|(seat, count)| {
            let followers = text::count(locale, *count, follower(kind), followers(kind));
            format!("{}: {followers}", name(names, seat))
        })
        .collect();
    if list.is_empty() {
        "no followers".to_owned()
    } else {
        list.join(", ")
    }
}

/// A feature and its followers.
pub fn feature(locale: Locale, feature: &FeatureView, names: &Names) -> String {
    let followers = followers_list(locale, feature.kind, &feature.followers, names);
    format!("{}, {followers}", feature_size(locale, feature))
}

/// The followers on a feature, to be put between its name and its points.
pub fn followers_clause(locale: Locale, feature: &FeatureView, names: &Names) -> String {
    let followers = followers_list(locale, feature.kind, &feature.followers, names);
    format!(", {followers}. ")
}

/// Kind and size of a feature, capitalized.
pub fn feature_name(locale: Locale, feature: &FeatureView) -> String {
    capital(feature_size(locale, feature))
}

/// Points of a feature now and when completed.
pub fn points(locale: Locale, feature: &FeatureView) -> String {
    let mut text = text::count(locale, feature.current_points, "point", "points");
    if feature.complete {
        text.push_str(", complete");
    } else if feature.completed_points != feature.current_points {
        let when = match feature.kind {
            Kind::Field => " when all its cities are complete",
            _ => " when complete",
        };
        text.push_str(&format!(" now, {}{when}", feature.completed_points));
    }
    text
}

/// Accessible name of a segment to which a follower can be deployed.
pub fn deploy_label(
    locale: Locale,
    state: &WheelOfFortune,
    name: SegmentName,
    feature: &FeatureView,
    names: &Names,
) -> String {
    let action = action_in(locale, state, Action::Deploy(name));
    format!(
        "{}: {}.",
        capital(action),
        self::feature(locale, feature, names)
    )
}

/// Accessible name of a free crown.
pub fn crown_label(wheel: &Wheel, sector: Sector) -> String {
    let points = match (sector.crowns(), wheel.followers_on(sector).count()) {
        (2, 0) => "6 points if alone, 3 if both are taken",
        _ => "3 points",
    };
    let name = super::sector(sector);
    format!("Deploy a follower to a crown of {name}, {points}.")
}

/// Accessible name of a follower that can be returned in the plague.
pub fn return_label(
    locale: Locale,
    state: &WheelOfFortune,
    cell: Cell,
    feature: &FeatureView,
) -> String {
    let action = action_in(locale, state, Action::ReturnFollower(cell));
    format!("{}: {}.", capital(action), feature_size(locale, feature))
}

/// Accessible name of the arrow to places out of sight.
pub fn arrow_label(locale: Locale, count: usize, side: Side) -> String {
    let places = text::count(locale, count as u64, "more place", "more places");
    format!("Show {places} to the {}.", side.name())
}

/// The number of remaining tiles.
pub fn tiles_remaining(locale: Locale, count: usize) -> String {
    format!(
        "{} left",
        text::count(locale, count as u64, "tile", "tiles")
    )
}

/// The land and the number of a tile.
pub fn tile_name(locale: Locale, tile: Tile) -> String {
    let mut text = capital(super::tile(locale, tile, Rotation::NONE));
    if let Some(number) = tile.number() {
        text.push_str("; moves the pig by ");
        text.push_str(&number.to_string());
    }
    text
}

/// A number of steps of the pig.
pub fn steps(locale: Locale, steps: u8) -> String {
    text::count(locale, steps, "step", "steps")
}

/// Points and followers of a player: `Ada: 12 points, 3 followers in supply.`
pub fn seat_score(locale: Locale, state: &WheelOfFortune, seat: Seat, names: &Names) -> String {
    let points = text::count(locale, state.points(seat), "point", "points");
    let followers = text::count(locale, state.supply(seat), "follower", "followers");
    format!("{}: {points}, {followers} in supply.", name(names, seat))
}

/// The effect of the plague on a player, in the forecast.
pub const PLAGUE_LOSS: &str = "loses a follower";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::apply_all;
    use rules::games::wheel_of_fortune::Scenario;

    const LOCALE: Locale = Locale::ENGLISH;

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
            (Cell::new(2, -1), "road to the south"),
            (Cell::new(-1, 0), "field to the east"),
        ] {
            assert_eq!(surroundings(&state, cell), expected);
        }
        let cell = Cell::new(0, -1);
        let around = surroundings(&state, cell);
        let label = cell_label(LOCALE, cell, 1, &around, false);
        assert_eq!(
            label,
            "Column 0, row -1, 1 way to place the tile. Around it: city to the south."
        );
        assert!(cell_label(LOCALE, cell, 1, &around, true).ends_with("Enter places it."));
        // Around a rotated tile: its city lies in the south.
        apply_all(&mut state, &["0,-1s", "end"]);
        assert_eq!(surroundings(&state, Cell::new(0, -2)), "field to the south");
        let between = surroundings(&state, Cell::new(1, -1));
        assert_eq!(between, "field to the south, field to the west");
    }

    #[test]
    fn a_rotated_tile_is_described() {
        let state = placing("E");
        let tile = state.drawn().unwrap();
        let said = |rotation, cell| rotated(LOCALE, &state, tile, rotation, cell);
        let south = Rotation::new(2);
        assert_eq!(said(south, None), "City south, field north, east and west.");
        assert_eq!(
            said(south, Some(Cell::new(0, -1))),
            "City south, field north, east and west. It fits in this way only."
        );
        let cell = Cell::new(-1, 0);
        let ways: Vec<Rotation> = state.rotations(tile, cell).collect();
        assert_eq!(ways.len(), 3);
        assert!(said(ways[1], Some(cell)).ends_with(" Way 2 of 3."));
    }
}
