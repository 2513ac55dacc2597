//! A match as a text to read, copy and paste: headers, then a line a turn.
//!
//! ```text
//! Wheelhouse record 1
//! Game: turn-of-time
//! Rules: 1
//! Players: 1
//! goal: balance
//! Seed: 17
//! Seat 1: human Ada
//!
//! 1.1 Sp/Su@m13 next
//! 2.1 Fa@n13 next
//! = 4 5f0e11aa
//! ```
//!
//! `2.1` is turn 2, seat 1. `=` gives the state's hash after so many entries;
//! lines with `#` are remarks. `Draws:` may list draws in place of the seed;
//! `Undo:` (`until-revealed`, `off`) and `Aids: off` say what the table agreed
//! on where it is not the usual; `Colours: blue red` gives the colours of all
//! seats, in turn order and none twice, where any is not the usual one.
//! Only the line that is looked at is written.

use crate::Match;
use crate::colour::Colour;
use crate::names::Name;
use crate::record::{
    RecordError, SavedLine, SavedMatch, SavedSetup, checked_plies, hash_of, write_entry,
};
use crate::seats::{Player, SeatConfig};
use crate::table_rules::{TableRules, UndoPolicy};
use core::fmt::Write;

const TITLE: &str = "Wheelhouse record 1";
/// How the title of any record begins, whatever its version.
pub(crate) const MARK: &str = "Wheelhouse record ";
const ON: &str = "on";
const OFF: &str = "off";
/// No record of the house comes near this many bytes.
const MOST_BYTES: usize = 1 << 20;

/// Writes the line that is looked at.
#[must_use]
pub fn write(played: &Match) -> String {
    let saved = SavedMatch::from(played);
    let mut text = format!(
        "{TITLE}\nGame: {}\nRules: {}\nPlayers: {}\n",
        saved.game, saved.rules, saved.setup.players
    );
    // Writing to a string cannot fail.
    let out = &mut text;
    for (option, choice) in &saved.setup.options {
        let _ = writeln!(out, "{option}: {choice}");
    }
    let _ = writeln!(out, "Seed: {}", saved.setup.seed);
    if !saved.setup.draws.is_empty() {
        let _ = writeln!(out, "Draws: {}", saved.setup.draws.join(" "));
    }
    let (table, usual) = (played.table_rules(), TableRules::default());
    if table.undo != usual.undo {
        let _ = writeln!(out, "Undo: {}", table.undo.id());
    }
    if table.aids != usual.aids {
        let _ = writeln!(out, "Aids: {}", if table.aids { ON } else { OFF });
    }
    for (number, sitter) in saved.seats.iter().enumerate() {
        let line = format!("{} {}", sitter.player.id(), sitter.name.as_str());
        let _ = writeln!(out, "Seat {}: {}", number + 1, line.trim_end());
    }
    if let Some(colours) = played.unusual_colours() {
        let ids: Vec<&str> = colours.iter().map(|colour| colour.id()).collect();
        let _ = writeln!(out, "Colours: {}", ids.join(" "));
    }
    write_entries(out, played);
    text
}

fn write_entries(out: &mut String, played: &Match) {
    let entries = played.entries();
    let mut position = played.position_at(0);
    let mut running = None;
    let mut checks = checked_plies(entries.len()).peekable();
    for (before, &entry) in entries.iter().enumerate() {
        let turn = position.state().turn();
        let seat = position.to_act();
        if running != Some((turn, seat)) {
            let number = seat.map_or(0, rules::Seat::number);
            let _ = write!(out, "\n{turn}.{number}");
            running = Some((turn, seat));
        }
        out.push(' ');
        write_entry(out, entry);
        // Every entry of a line was accepted when it was added.
        let _ = position.apply(entry);
        if checks.next_if_eq(&(before + 1)).is_some() {
            let _ = write!(out, "\n= {} {}", before + 1, hash_of(&position));
            running = None;
        }
    }
    out.push('\n');
}

/// Reads what [`write()`] writes, and what people make of it: spaces, empty
/// lines and remarks may be anywhere, `Rules:`, seats and hashes may be missing.
///
/// # Errors
/// Says which line is wrong and what was expected, or which entry cannot follow.
pub fn read(text: &str) -> Result<Match, RecordError> {
    if text.len() > MOST_BYTES {
        return Err(RecordError::Malformed {
            line: 1,
            expected: "a shorter text",
        });
    }
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(at, line)| (at + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    match lines.next() {
        Some((_, title)) if title == TITLE => {}
        other => {
            return Err(RecordError::Malformed {
                line: other.map_or(1, |(at, _)| at),
                expected: TITLE,
            });
        }
    }
    let mut read = Headers::default();
    let mut line = SavedLine::default();
    for (at, content) in lines {
        let malformed = |expected| RecordError::Malformed { line: at, expected };
        if let Some(check) = content.strip_prefix('=') {
            let mut parts = check.split_whitespace();
            let after = parts.next().and_then(|after| after.parse().ok());
            // Each is checked by replaying: there is at most one an entry.
            let last = line.hashes.last().map_or(0, |(last, _)| *last);
            match (after, parts.next(), parts.next()) {
                (Some(after), Some(hash), None) if after > last => {
                    line.hashes.push((after, hash.to_owned()));
                }
                _ => return Err(malformed("= entries hash")),
            }
        } else if content.starts_with(|c: char| c.is_ascii_digit()) {
            // The turn's number is for the reader.
            let entries = content.split_whitespace().skip(1);
            line.entries.extend(entries.map(str::to_owned));
        } else {
            let (key, value) = content.split_once(':').ok_or(malformed("name: value"))?;
            read.take(at, key.trim(), value.trim()).map_err(malformed)?;
        }
    }
    read.open(line)
}

#[derive(Default)]
struct Headers {
    game: Option<String>,
    rules: Option<u16>,
    players: Option<u8>,
    seed: u64,
    options: Vec<(String, String)>,
    draws: Vec<String>,
    table: TableRules,
    seats: Vec<SeatConfig>,
    /// In which line, and which.
    colours: Option<(usize, Vec<Colour>)>,
}

impl Headers {
    fn take(&mut self, at: usize, key: &str, value: &str) -> Result<(), &'static str> {
        const NUMBER: &str = "a number";
        match key {
            "Game" => self.game = Some(value.to_owned()),
            "Rules" => self.rules = Some(value.parse().map_err(|_| NUMBER)?),
            "Players" => self.players = Some(value.parse().map_err(|_| NUMBER)?),
            "Seed" => self.seed = value.parse().map_err(|_| NUMBER)?,
            "Draws" => self.draws = value.split_whitespace().map(str::to_owned).collect(),
            "Undo" => {
                self.table.undo =
                    UndoPolicy::from_id(value).ok_or("free, until-revealed or off")?;
            }
            "Aids" => {
                self.table.aids = match value {
                    ON => true,
                    OFF => false,
                    _ => return Err("on or off"),
                };
            }
            "Colours" => {
                let colours = value.split_whitespace().map(Colour::from_id);
                let colours: Option<_> = colours.collect();
                self.colours = Some((at, colours.ok_or("red, blue, yellow, green or violet")?));
            }
            _ => match key.strip_prefix("Seat ") {
                Some(number) => {
                    if number.parse() != Ok(self.seats.len() + 1) {
                        return Err("the next seat");
                    }
                    let (player, name) = value.split_once(' ').unwrap_or((value, ""));
                    self.seats.push(SeatConfig {
                        player: Player::from_id(player).ok_or("human or a level")?,
                        name: Name::new(name),
                    });
                }
                None => self.options.push((key.to_owned(), value.to_owned())),
            },
        }
        Ok(())
    }

    fn open(self, line: SavedLine) -> Result<Match, RecordError> {
        let missing = |expected| RecordError::Malformed { line: 1, expected };
        let game = self.game.ok_or(missing("Game: name"))?;
        let players = self.players.ok_or(missing("Players: number"))?;
        let mut seats = self.seats;
        if seats.is_empty() {
            seats = (0..players)
                .map(|_| SeatConfig::unnamed(Player::Human))
                .collect();
        }
        let saved = SavedMatch {
            // Without a version it is taken as written by the first rules.
            rules: self.rules.unwrap_or(1),
            game,
            setup: SavedSetup {
                players,
                options: self.options,
                seed: self.seed,
                draws: self.draws,
            },
            seats,
            ply: line.entries.len(),
            lines: vec![line],
            active: 0,
        };
        let mut opened = saved.open()?.with_table_rules(self.table);
        if let Some((line, colours)) = self.colours
            && !opened.set_colours(&colours)
        {
            let expected = "one colour for each seat, none twice";
            return Err(RecordError::Malformed { line, expected });
        }
        Ok(opened)
    }
}
