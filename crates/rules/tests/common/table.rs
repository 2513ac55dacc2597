//! Turn of Time written a second time, as plainly as the rulebook says it and
//! as slowly as that is: tables as maps from cells to faces, all orders tried.

use rules::State;
use std::collections::{BTreeMap, BTreeSet};

/// The seasons in their order; a season is its place here.
pub const SEASONS: [&str; 4] = ["Sp", "Su", "Fa", "Wi"];

/// Column and row, rows counted downwards.
pub type Place = (i32, i32);
/// The face that is up and the one below.
pub type Faces = (usize, usize);
/// The cards on the table.
pub type Table = BTreeMap<Place, Faces>;

/// The sides in the order of the notation's list, with the step to them.
pub const SIDES: [(char, Place); 4] =
    [('n', (0, -1)), ('e', (1, 0)), ('s', (0, 1)), ('w', (-1, 0))];

pub fn season(letters: &str) -> usize {
    let found = SEASONS.iter().position(|season| *season == letters);
    found.unwrap_or_else(|| unreachable!("{letters} is no season"))
}

pub fn faces(card: &str) -> Faces {
    let (up, below) = card.split_once('/').unwrap_or((card, card));
    (season(up), season(below))
}

pub fn place(cell: &str) -> Place {
    let (column, row) = cell.split_at(1);
    let row = row.parse().unwrap_or(0);
    (i32::from(column.as_bytes()[0] - b'a'), row)
}

/// The table of a state.
pub fn table(state: &State) -> Table {
    let json = state.to_json();
    let text = |card: &serde_json::Value, key: &str| card[key].as_str().map(str::to_owned);
    let cards = json["cards"].as_array().into_iter().flatten();
    cards
        .filter_map(|card| {
            let up = season(&text(card, "up")?);
            let below = season(&text(card, "below")?);
            Some((place(&text(card, "cell")?), (up, below)))
        })
        .collect()
}

/// The cards in the hand of a seat, from 0.
pub fn hand(state: &State, seat: usize) -> Vec<String> {
    let json = state.to_json();
    let cards = json["hands"][seat].as_array().into_iter().flatten();
    cards
        .filter_map(|c| c.as_str().map(str::to_owned))
        .collect()
}

/// The table with its top left corner at the origin.
pub fn shifted(table: &Table) -> Table {
    let left = table.keys().map(|place| place.0).min().unwrap_or(0);
    let top = table.keys().map(|place| place.1).min().unwrap_or(0);
    let moved = table
        .iter()
        .map(|((x, y), faces)| ((x - left, y - top), *faces));
    moved.collect()
}

/// Rows of cards such as `Sp(Fa)` or `Wi`, `.` where none lies.
pub fn rows(text: &str) -> Table {
    let mut table = Table::new();
    for (y, row) in text.split('|').enumerate() {
        for (x, card) in row.split_whitespace().enumerate() {
            if card != "." {
                let card = card.replace('(', "/").replace(')', "");
                table.insert((x as i32, y as i32), faces(&card));
            }
        }
    }
    table
}

/// Free cells beside a card from where all cards fit into four by four.
pub fn free(table: &Table) -> BTreeSet<Place> {
    if table.is_empty() {
        return BTreeSet::from([place("m13")]);
    }
    let beside = table
        .keys()
        .flat_map(|(x, y)| SIDES.map(|(_, (dx, dy))| (x + dx, y + dy)));
    beside
        .filter(|cell| !table.contains_key(cell))
        .filter(|cell| {
            let all = || table.keys().chain([cell]);
            let wide = |part: fn(&Place) -> i32| {
                let most = all().map(part).max().unwrap_or(0);
                most - all().map(part).min().unwrap_or(0)
            };
            wide(|place| place.0) < 4 && wide(|place| place.1) < 4
        })
        .collect()
}

fn turn_over(faces: Faces) -> Faces {
    (faces.1, faces.0)
}

/// The table after a card was put down and met its neighbours on these sides
/// one after the other.
pub fn put(table: &Table, at: Place, card: Faces, sides: &[char]) -> Table {
    let mut table = table.clone();
    table.insert(at, card);
    for side in sides {
        let Some((_, step)) = SIDES.iter().find(|(letter, _)| letter == side) else {
            continue;
        };
        let there = (at.0 + step.0, at.1 + step.1);
        let (new, other) = (table[&at], table[&there]);
        // How many seasons the other one is ahead of the new one.
        let (new_flips, other_flips) = match (other.0 + 4 - new.0) % 4 {
            1 => (true, false),
            2 => (true, true),
            3 => (false, true),
            _ => (false, false),
        };
        if new_flips {
            table.insert(at, turn_over(new));
        }
        if other_flips {
            table.insert(there, turn_over(other));
        }
    }
    table
}

/// All orders of the letters, as in a dictionary that knows n, e, s, w.
pub fn orders(letters: &[char]) -> Vec<Vec<char>> {
    if letters.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, &first) in letters.iter().enumerate() {
        let mut rest = letters.to_vec();
        rest.remove(at);
        for mut order in orders(&rest) {
            order.insert(0, first);
            all.push(order);
        }
    }
    all
}

/// The sides of a cell on which cards lie.
pub fn neighbours(table: &Table, at: Place) -> Vec<char> {
    let there = |step: &Place| table.contains_key(&(at.0 + step.0, at.1 + step.1));
    let sides = SIDES.iter().filter(|(_, step)| there(step));
    sides.map(|(letter, _)| *letter).collect()
}

/// The different tables that a card can lead to in a cell, each with the
/// first order that leads there.
pub fn outcomes(table: &Table, at: Place, card: Faces) -> Vec<(Vec<char>, Table)> {
    let mut found: Vec<(Vec<char>, Table)> = Vec::new();
    for order in orders(&neighbours(table, at)) {
        let after = put(table, at, card, &order);
        if found.iter().all(|(_, other)| *other != after) {
            found.push((order, after));
        }
    }
    found
}

/// The largest edge-connected group of a season.
pub fn largest_group(table: &Table, season: usize) -> usize {
    let shows = |place: &Place| table.get(place).is_some_and(|faces| faces.0 == season);
    let mut left: BTreeSet<Place> = table.keys().copied().filter(|p| shows(p)).collect();
    let mut largest = 0;
    while let Some(first) = left.pop_first() {
        let mut open = vec![first];
        let mut size = 0;
        while let Some((x, y)) = open.pop() {
            size += 1;
            let beside = SIDES.map(|(_, (dx, dy))| (x + dx, y + dy));
            open.extend(beside.into_iter().filter(|place| left.remove(place)));
        }
        largest = largest.max(size);
    }
    largest
}

/// How many cards show a season.
pub fn cards(table: &Table, season: usize) -> usize {
    table.values().filter(|faces| faces.0 == season).count()
}
