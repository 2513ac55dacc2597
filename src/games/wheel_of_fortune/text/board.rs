//! Texts of the board.

use super::{action_in, follower, followers};
use crate::text::{Locale, Names, capital, name};
use rules::PerSeat;
use rules::games::wheel_of_fortune::{
    Action, Cell, Edge, FeatureView, Kind, Phase, Rotation, ScoredFeature, Sector, SegmentName,
    Side, Tile, Wheel, WheelOfFortune,
};

/// The prompt below the board; `is_laid` if the drawn tile is laid in a cell but
/// not placed yet.
pub const fn task(phase: Phase, is_laid: bool) -> &'static str {
    match phase {
        Phase::Draw => "Draw the first tile.",
        Phase::Plague { .. } => "Plague: choose one of your followers to take back.",
        Phase::Place if is_laid => "Tap the tile to rotate it, then place it.",
        Phase::Place => "Tap a highlighted space to place the tile.",
        Phase::Deploy => "Tap a spot to deploy a follower, or end your turn.",
        Phase::End => "Follower deployed. End your turn.",
    }
}

/// Why the drawn tile fits in no rotation in a cell: in this rotation, its first edge would meet
/// another one.
pub fn mismatch((edge, neighbour): (Edge, Edge)) -> String {
    let name = |edge: Edge| match edge {
        Edge::Field => "field",
        Edge::Road => "road",
        Edge::City => "city",
    };
    format!(
        "The tile does not fit there: a {} would meet a {}.",
        name(edge),
        name(neighbour)
    )
}

/// Accessible name of a cell in which the drawn tile fits.
pub fn cell_label(locale: Locale, cell: Cell, rotations: usize, is_laid: bool) -> String {
    let ways = locale.count(
        rotations as u64,
        "way to place the tile",
        "ways to place the tile",
    );
    let state = if is_laid {
        ". The tile is here. Enter places it, R rotates it."
    } else {
        "."
    };
    format!("{}, {ways}{state}", capital(super::cell(cell)))
}

/// Kind and size of a feature: `city, 3 tiles, 1 pennant`; of a field, its
/// completed cities.
pub fn scored_feature(locale: Locale, feature: &ScoredFeature) -> String {
    let kind = feature.kind;
    let size = match kind {
        Kind::Cloister => return super::kind(kind).to_owned(),
        Kind::Field => locale.count(feature.cities, "completed city", "completed cities"),
        Kind::City | Kind::Road => {
            let tiles = feature.cells.as_slice().len();
            locale.count(tiles as u64, "tile", "tiles")
        }
    };
    let mut text = format!("{}, {size}", super::kind(kind));
    if feature.pennants > 0 {
        let pennants = locale.count(feature.pennants, "pennant", "pennants");
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
            let followers = locale.count(*count, follower(kind), followers(kind));
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
    let mut text = locale.count(feature.current_points, "point", "points");
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
    let places = locale.count(count as u64, "more place", "more places");
    format!("Show {places} to the {}.", side.name())
}

/// The number of remaining tiles.
pub fn tiles_remaining(locale: Locale, count: usize) -> String {
    format!("{} left", locale.count(count as u64, "tile", "tiles"))
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
    locale.count(steps, "step", "steps")
}

/// Followers in supply: `3 followers in supply`.
pub fn in_supply(locale: Locale, count: u8) -> String {
    format!("{} in supply", locale.count(count, "follower", "followers"))
}

/// The effect of the plague on a player, in the forecast.
pub const PLAGUE_LOSS: &str = "loses a follower";
