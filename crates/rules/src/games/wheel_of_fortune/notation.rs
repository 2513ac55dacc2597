//! Actions as text; see the game's module for how they are written.

use super::action::{Action, IllegalAction};
use super::cells::{Cell, Rotation};
use super::fortune::Sector;
use super::tiles::{Kind, Part};
use crate::game::ParseActionError;

const SECTORS: [&str; 6] = [
    "fortune",
    "taxes",
    "famine",
    "storm",
    "inquisition",
    "plague",
];
const SIDES: [&str; 4] = ["N", "E", "S", "W"];
const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
/// Where the north of a tile shows, by quarters.
const TURNS: [char; 4] = ['n', 'e', 's', 'w'];

/// The name of a sector, as it is written.
pub(super) const fn sector(sector: Sector) -> &'static str {
    SECTORS[sector as usize]
}

/// The name of a segment, as it is written.
pub(super) fn part(part: Part) -> String {
    let first = usize::from(part.first);
    match part.kind {
        Kind::City => format!("city-{}", SIDES[first % 4]),
        Kind::Road => format!("road-{}", SIDES[first % 4]),
        Kind::Field => format!("field-{}", HALVES[first % 8]),
        Kind::Cloister => "cloister".to_owned(),
    }
}

/// The action's text.
pub(super) fn write(action: Action) -> String {
    match action {
        Action::Draw => "draw".to_owned(),
        Action::Place { cell, rotation } => {
            let turn = TURNS[usize::from(rotation.quarters())];
            format!("{},{}{turn}", cell.column(), cell.row())
        }
        Action::Deploy(to) => part(to),
        Action::Crown(on) => format!("crown-{}", sector(on)),
        Action::End => "end".to_owned(),
        Action::Home(cell) => format!("home-{},{}", cell.column(), cell.row()),
    }
}

/// Reads an action.
pub(super) fn read(text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
    for (word, action) in [
        ("draw", Action::Draw),
        ("end", Action::End),
        (
            "cloister",
            Action::Deploy(Part {
                kind: Kind::Cloister,
                first: 0,
            }),
        ),
    ] {
        if text.eq_ignore_ascii_case(word) {
            return Ok(action);
        }
    }
    if text.starts_with(|first: char| first.is_ascii_digit() || first == '-') {
        return read_place(text);
    }
    let (verb, what) = text
        .split_once('-')
        .ok_or(ParseActionError::Malformed { at: 0 })?;
    let is = |word: &str| verb.eq_ignore_ascii_case(word);
    let found = if is("crown") {
        let sector = named(&SECTORS, what).and_then(|at| Sector::ALL.get(at));
        sector.map(|sector| Action::Crown(*sector))
    } else if is("home") {
        read_cell(what).map(Action::Home)
    } else {
        let (kind, names): (Kind, &[&str]) = if is("city") {
            (Kind::City, &SIDES)
        } else if is("road") {
            (Kind::Road, &SIDES)
        } else if is("field") {
            (Kind::Field, &HALVES)
        } else {
            return Err(ParseActionError::Malformed { at: 0 });
        };
        named(names, what).map(|first| {
            let first = first as u8;
            Action::Deploy(Part { kind, first })
        })
    };
    found.ok_or(ParseActionError::Malformed { at: verb.len() + 1 })
}

fn named(names: &[&str], name: &str) -> Option<usize> {
    names
        .iter()
        .position(|other| other.eq_ignore_ascii_case(name))
}

fn read_place(text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
    // It begins with an ASCII character, so there is a last one.
    let last = text.char_indices().next_back();
    let (end, letter) = last.ok_or(ParseActionError::Malformed { at: 0 })?;
    let turn = TURNS
        .iter()
        .position(|turn| turn.eq_ignore_ascii_case(&letter));
    let rotation = turn.ok_or(ParseActionError::Malformed { at: end })?;
    let cell = text.get(..end).and_then(read_cell);
    Ok(Action::Place {
        cell: cell.ok_or(ParseActionError::Malformed { at: 0 })?,
        rotation: Rotation::new(rotation as u8),
    })
}

fn read_cell(text: &str) -> Option<Cell> {
    let (column, row) = text.split_once(',')?;
    Some(Cell::new(number(column)?, number(row)?))
}

/// A whole number from -128 to 127, in the one way in which it is written.
fn number(text: &str) -> Option<i8> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit())
        && (!digits.starts_with('0') || text == "0");
    plain.then(|| text.parse().ok()).flatten()
}
