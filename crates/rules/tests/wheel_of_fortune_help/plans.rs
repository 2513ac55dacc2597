//! The land on the tiles, parsed from their table.

use super::table::TABLE;

pub const LETTERS: &str = "NESW";

/// A position at the edge of a tile: side from 0 (north), and 0 for its left half,
/// 1 for its middle or 2 for its right half.
pub type Slot = (usize, usize);

#[derive(Clone, Debug)]
pub struct PlanSegment {
    pub kind: &'static str,
    pub name: String,
    pub slots: Vec<Slot>,
    pub pennant: bool,
    /// Names of the cities that a field borders.
    pub borders: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct Plan {
    pub id: String,
    pub edges: Vec<char>,
    pub segments: Vec<PlanSegment>,
    pub base_count: usize,
    pub count: usize,
    pub numbers: Vec<usize>,
}

pub fn side(letter: char) -> usize {
    LETTERS
        .find(letter)
        .unwrap_or_else(|| unreachable!("{letter}"))
}

fn named(
    kind: &'static str,
    mut slots: Vec<Slot>,
    pennant: bool,
    borders: Vec<String>,
) -> PlanSegment {
    slots.sort_unstable();
    let name = match (kind, slots.first()) {
        ("cloister", _) | (_, None) => kind.to_owned(),
        ("field", Some((side, place))) => {
            let half = if *place == 0 { 'L' } else { 'R' };
            format!("field-{}{half}", &LETTERS[*side..=*side])
        }
        (_, Some((side, _))) => format!("{kind}-{}", &LETTERS[*side..=*side]),
    };
    PlanSegment {
        kind,
        name,
        slots,
        pennant,
        borders,
    }
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|part| *part != "-")
}

fn middles(letters: &str) -> Vec<Slot> {
    letters.chars().map(|letter| (side(letter), 1)).collect()
}

/// The plan in a line of the table.
fn plan(line: &str) -> Plan {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let [
        _,
        id,
        edges,
        cities,
        roads,
        fields,
        cloister,
        base_count,
        count,
        numbers,
        _,
    ] = cells[..]
    else {
        unreachable!("{line}");
    };
    let mut segments = Vec::new();
    for city in list(cities) {
        let letters = city.trim_end_matches('*');
        segments.push(named("city", middles(letters), city.ends_with('*'), vec![]));
    }
    for road in list(roads) {
        segments.push(named("road", middles(road), false, vec![]));
    }
    for field in list(fields) {
        let (halves, borders) = field.split_once("->").unwrap_or((field, ""));
        let slots = halves.trim_matches(['{', '}']).split(' ').map(|half| {
            let mut letters = half.chars();
            let at = letters.next().map_or(0, side);
            (at, if letters.next() == Some('L') { 0 } else { 2 })
        });
        let cities = borders
            .split(',')
            .filter(|city| !city.is_empty())
            .map(|city| named("city", middles(city), false, vec![]).name);
        segments.push(named("field", slots.collect(), false, cities.collect()));
    }
    if cloister == "yes" {
        segments.push(named("cloister", vec![], false, vec![]));
    }
    let order = ["city", "road", "field", "cloister"];
    segments.sort_by_key(|seg| {
        let kind = order.iter().position(|kind| *kind == seg.kind);
        (kind, seg.slots.first().copied())
    });
    let numbers = numbers.split(' ').filter_map(|n| n.parse().ok());
    Plan {
        id: id.to_owned(),
        edges: edges.chars().collect(),
        segments,
        base_count: base_count.parse().unwrap_or(0),
        count: count.parse().unwrap_or(0),
        numbers: numbers.collect(),
    }
}

/// The plans of all lines.
pub fn plans() -> Vec<Plan> {
    TABLE.lines().filter(|l| !l.is_empty()).map(plan).collect()
}
