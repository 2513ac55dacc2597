//! Words that only the board needs.

use super::{action_in, cell, follower, followers, kind, sector};
use crate::text::{Words, capital, name};
use rules::PerSeat;
use rules::games::wheel_of_fortune::{
    Action, Area, Cell, FeatureView, Kind, Part, Phase, Rotation, Sector, Tile, Wheel,
    WheelOfFortune,
};

/// What to do, in the place where it is done.
pub const fn task(phase: Phase, laid: bool) -> &'static str {
    match phase {
        Phase::Draw => "The first tile is still to be drawn.",
        Phase::Plague { .. } => "The plague: take one of your followers home.",
        Phase::Place if laid => "Tap it again to turn it, then place it.",
        Phase::Place => "Tap a lit cell to lay the tile there.",
        Phase::Deploy => "Tap where a follower is to stand.",
        Phase::End => "Your follower stands. End your turn.",
    }
}

/// A cell in which the tile fits, for the ear.
pub fn cell_label(words: Words, at: Cell, ways: usize, laid: bool) -> String {
    let ways = words.count(ways as u64, "way to turn", "ways to turn");
    let does = if laid {
        ". The tile is here. Enter places it, R turns it."
    } else {
        "."
    };
    format!("{}, {ways}{does}", capital(cell(at)))
}

/// What is known of a feature without its followers: `city, 3 tiles, 1
/// pennant`; of a field, what counts there.
fn extent(words: Words, which: Kind, tiles: usize, pennants: u8, cities: u8) -> String {
    let size = match which {
        Kind::Cloister => return kind(which).to_owned(),
        Kind::Field => words.count(cities, "completed city", "completed cities"),
        Kind::City | Kind::Road => words.count(tiles as u64, "tile", "tiles"),
    };
    let mut says = format!("{}, {size}", kind(which));
    if pennants > 0 {
        let pennants = words.count(pennants, "pennant", "pennants");
        says.push_str(&format!(", {pennants}"));
    }
    says
}

/// The same of a feature of the board.
fn extent_of(words: Words, of: &FeatureView) -> String {
    let tiles = of.cells.as_slice().len();
    extent(words, of.kind, tiles, of.pennants, of.cities)
}

/// Who stands on a feature: `nobody stands there`, `Ada: 2 knights`.
fn stands(words: Words, which: Kind, there: &PerSeat<u8>, names: &[String]) -> String {
    let there = there.iter().filter(|(_, count)| **count > 0);
    let there: Vec<String> = there
        .map(|(seat, count)| {
            let followers = words.count(*count, follower(which), followers(which));
            format!("{}: {followers}", name(names, seat))
        })
        .collect();
    if there.is_empty() {
        "nobody stands there".to_owned()
    } else {
        there.join(", ")
    }
}

/// A feature and who stands there, in one sentence.
pub fn feature(words: Words, of: &FeatureView, names: &[String]) -> String {
    let stands = stands(words, of.kind, &of.followers, names);
    format!("{}, {stands}", extent_of(words, of))
}

/// Who stands on a feature, between what it is and what it is worth.
pub fn who_stands(words: Words, of: &FeatureView, names: &[String]) -> String {
    let stands = stands(words, of.kind, &of.followers, names);
    format!(", {stands}. ")
}

/// What a feature is, without who stands there.
pub fn feature_name(words: Words, of: &FeatureView) -> String {
    capital(extent_of(words, of))
}

/// What a feature is worth now, and when it is complete.
pub fn worth(words: Words, of: &FeatureView) -> String {
    let mut says = words.count(of.now, "point", "points");
    if of.complete {
        says.push_str(", complete");
    } else if of.completed != of.now {
        let when = match of.kind {
            Kind::Field => " with all its cities complete",
            _ => " when complete",
        };
        says.push_str(&format!(" now, {}{when}", of.completed));
    }
    says
}

/// A feature that scores: `city, 3 tiles`.
pub fn area(words: Words, of: &Area) -> String {
    let tiles = of.cells.as_slice().len();
    extent(words, of.kind, tiles, of.pennants, of.cities)
}

/// A place for a follower on the tile just placed, for the ear.
pub fn spot_label(
    words: Words,
    state: &WheelOfFortune,
    part: Part,
    of: &FeatureView,
    names: &[String],
) -> String {
    let does = action_in(words, state, Action::Deploy(part));
    format!("{}: {}.", capital(does), feature(words, of, names))
}

/// A crown of a sector, for the ear.
pub fn crown_label(wheel: &Wheel, which: Sector) -> String {
    let points = match (which.crowns(), wheel.crowned(which).count()) {
        (2, 0) => "6 points if alone, 3 if both are taken",
        _ => "3 points",
    };
    let name = sector(which);
    format!("Deploy to a crown of {name}, {points}.")
}

/// A follower that the plague can take, for the ear.
pub fn home_label(words: Words, state: &WheelOfFortune, cell: Cell, of: &FeatureView) -> String {
    let does = action_in(words, state, Action::Home(cell));
    format!("{}: {}.", capital(does), extent_of(words, of))
}

/// The tiles that are still to come.
pub fn left(words: Words, count: usize) -> String {
    format!(
        "Still to come: {}",
        words.count(count as u64, "tile", "tiles")
    )
}

/// A tile in a few words: what is on it, and its number.
pub fn tile_name(words: Words, tile: Tile) -> String {
    let mut says = capital(super::tile(words, tile, Rotation::NONE));
    if let Some(number) = tile.number() {
        says.push_str("; moves the pig by ");
        says.push_str(&number.to_string());
    }
    says
}

/// How far the pig goes.
pub fn steps(words: Words, steps: u8) -> String {
    words.count(steps, "step", "steps")
}

/// Followers at home: `3 followers at home`.
pub fn at_home(words: Words, count: u8) -> String {
    format!("{} at home", words.count(count, "follower", "followers"))
}

/// What the plague does.
pub const LOSES: &str = "one goes home";
