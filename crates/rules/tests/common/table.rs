//! A naive second implementation of Turn of Time: tables are maps from cells to
//! faces, and all orders of meetings are tried.

use rules::games::turn_of_time::TurnOfTime;
use rules::{Seat, State};
use std::collections::{BTreeMap, BTreeSet};

/// The seasons in order; elsewhere a season is an index into this list.
pub const SEASONS: [&str; 4] = ["Sp", "Su", "Fa", "Wi"];

/// Column and row of a cell; rows count downwards.
pub type Cell = (i32, i32);
/// The seasons of the upper and the lower face of a card.
pub type CardFaces = (usize, usize);
/// The cards on the table by cell.
pub type Table = BTreeMap<Cell, CardFaces>;

/// The sides in the order of the notation, with the step to the neighbouring cell.
pub const SIDES: [(char, Cell); 4] = [('n', (0, -1)), ('e', (1, 0)), ('s', (0, 1)), ('w', (-1, 0))];

pub fn season_index(letters: &str) -> usize {
    SEASONS
        .iter()
        .position(|season| *season == letters)
        .unwrap_or_else(|| unreachable!("{letters} is no season"))
}

pub fn faces(card: &str) -> CardFaces {
    let (up, below) = card.split_once('/').unwrap_or((card, card));
    (season_index(up), season_index(below))
}

pub fn parse_cell(cell: &str) -> Cell {
    let (column, row) = cell.split_at(1);
    let row = row.parse().unwrap_or(0);
    (i32::from(column.as_bytes()[0] - b'a'), row)
}

/// The game in a state of any game.
pub fn game_of(state: &State) -> &TurnOfTime {
    match state {
        State::TurnOfTime(game) => game,
        other => unreachable!("{other:?}"),
    }
}

/// The table of a state.
pub fn table(state: &State) -> Table {
    game_of(state)
        .grid()
        .cards()
        .map(|(cell, card)| {
            let faces = (card.up.index(), card.down.index());
            (parse_cell(&cell.to_string()), faces)
        })
        .collect()
}

/// The cards in the hand of a seat, from 0.
pub fn hand(state: &State, seat: usize) -> Vec<String> {
    let seat = Seat::new(seat as u8).unwrap_or_else(|| unreachable!("there is no seat {seat}"));
    game_of(state)
        .hand(seat)
        .cards()
        .map(|kind| kind.card().to_string())
        .collect()
}

/// The table moved so that its top left corner is at the origin.
pub fn normalized(table: &Table) -> Table {
    let left = table.keys().map(|place| place.0).min().unwrap_or(0);
    let top = table.keys().map(|place| place.1).min().unwrap_or(0);
    table
        .iter()
        .map(|((x, y), faces)| ((x - left, y - top), *faces))
        .collect()
}

/// Parses rows of cards such as `Sp(Fa)` or `Wi`, with `.` for empty cells and
/// `|` between rows.
pub fn table_from_rows(text: &str) -> Table {
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

/// The empty cells next to a card that keep the table within four by four.
pub fn free_cells(table: &Table) -> BTreeSet<Cell> {
    if table.is_empty() {
        return BTreeSet::from([parse_cell("m13")]);
    }
    table
        .keys()
        .flat_map(|(x, y)| SIDES.map(|(_, (dx, dy))| (x + dx, y + dy)))
        .filter(|cell| !table.contains_key(cell))
        .filter(|cell| {
            let all = || table.keys().chain([cell]);
            let extent = |part: fn(&Cell) -> i32| {
                let max = all().map(part).max().unwrap_or(0);
                max - all().map(part).min().unwrap_or(0)
            };
            extent(|place| place.0) < 4 && extent(|place| place.1) < 4
        })
        .collect()
}

fn flipped(faces: CardFaces) -> CardFaces {
    (faces.1, faces.0)
}

/// The table after a card was placed and met its neighbours on these sides, one
/// after the other.
pub fn place_card(table: &Table, at: Cell, card: CardFaces, sides: &[char]) -> Table {
    let mut table = table.clone();
    table.insert(at, card);
    for side in sides {
        let Some((_, step)) = SIDES.iter().find(|(letter, _)| letter == side) else {
            continue;
        };
        let there = (at.0 + step.0, at.1 + step.1);
        let (new, other) = (table[&at], table[&there]);
        // By how many seasons the neighbour is ahead of the new card.
        let (new_flips, other_flips) = match (other.0 + 4 - new.0) % 4 {
            1 => (true, false),
            2 => (true, true),
            3 => (false, true),
            _ => (false, false),
        };
        if new_flips {
            table.insert(at, flipped(new));
        }
        if other_flips {
            table.insert(there, flipped(other));
        }
    }
    table
}

/// All permutations of the letters, in lexicographic order of their positions.
pub fn permutations(letters: &[char]) -> Vec<Vec<char>> {
    if letters.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, &first) in letters.iter().enumerate() {
        let mut rest = letters.to_vec();
        rest.remove(at);
        for mut order in permutations(&rest) {
            order.insert(0, first);
            all.push(order);
        }
    }
    all
}

/// The sides of a cell on which cards lie.
pub fn neighbours(table: &Table, at: Cell) -> Vec<char> {
    let there = |step: &Cell| table.contains_key(&(at.0 + step.0, at.1 + step.1));
    SIDES
        .iter()
        .filter(|(_, step)| there(step))
        .map(|(letter, _)| *letter)
        .collect()
}

/// The different tables that placing a card in a cell can lead to, each with the
/// first order of meetings that leads there.
pub fn outcomes(table: &Table, at: Cell, card: CardFaces) -> Vec<(Vec<char>, Table)> {
    let mut found: Vec<(Vec<char>, Table)> = Vec::new();
    for order in permutations(&neighbours(table, at)) {
        let after = place_card(table, at, card, &order);
        if found.iter().all(|(_, other)| *other != after) {
            found.push((order, after));
        }
    }
    found
}

/// The largest edge-connected group of a season.
pub fn largest_group(table: &Table, season: usize) -> usize {
    let shows = |place: &Cell| table.get(place).is_some_and(|faces| faces.0 == season);
    let mut remaining: BTreeSet<Cell> = table.keys().copied().filter(|p| shows(p)).collect();
    let mut largest = 0;
    while let Some(first) = remaining.pop_first() {
        let mut open = vec![first];
        let mut size = 0;
        while let Some((x, y)) = open.pop() {
            size += 1;
            let around = SIDES.map(|(_, (dx, dy))| (x + dx, y + dy));
            open.extend(around.into_iter().filter(|place| remaining.remove(place)));
        }
        largest = largest.max(size);
    }
    largest
}

/// How many cards show a season.
pub fn count_cards(table: &Table, season: usize) -> usize {
    table.values().filter(|faces| faces.0 == season).count()
}
