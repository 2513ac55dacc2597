//! A match as a text to read, edit and paste: headers, then one line per turn.
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
//! - `2.1` labels turn 2, in which seat 1 acts.
//! - `= 4 5f0e11aa` gives the hash of the position after four entries.
//! - Lines with `#` are comments.
//! - `Draws:` gives draws in advance, in place of the seed. The game has to have them: one
//!   that it does not have is accepted only with a game that was played to a hash at its end.
//! - `Position:` gives the position that the game starts from, in games that have a
//!   text for positions, in place of options and draws.
//! - `Undo:` (`until-revealed`, `off`) and `Aids: off` give table rules that are not
//!   the default.
//! - `Colours: blue red` gives the colours of all seats in turn order, none twice, if
//!   they are not the default ones.
//!
//! - `Correspondence: 1a2b3c4d 1` makes it a match by link: its number, and the seat of
//!   the person who set it up.
//!
//! - `Entries: 4` gives the number of entries, so that a record whose end was cut off is
//!   recognized: so many have to be there, and the hash after them. There may be more:
//!   people write on by hand.
//!
//! - `Rules: 1` is the version of the game's rules; without it, it is the latest.
//!
//! A match by link may have further entries, with the number of the seat: `offer-draw:2`, `ask-back:2`, `accept:1`,
//! `decline:1`, `peek:2`. Its title is `Wheelhouse record 2` then.
//!
//! A record holds one line of play, without variations.
//!
//! ```
//! use records::text;
//!
//! let written = "Wheelhouse record 1
//! Game: argonauts-wheel
//! Players: 2
//! Position: b B . w xW w . ., white battle
//!
//! 1.2 R
//! 2.1 R";
//! let record = text::read(written)?;
//! for (ply, step) in record.replay_from(0).enumerate() {
//!     println!("{}: {} ({} events)", ply + 1, step.entry, step.events.len());
//! }
//! assert_eq!(record.state().turn(), 3);
//! # Ok::<(), records::RecordError>(())
//! ```

use crate::Match;
use crate::characters::{is_dash, is_invisible, is_quote_mark};
use crate::colour::Colour;
use crate::correspondence::Correspondence;
use crate::names::Name;
use crate::position::Position;
use crate::record::{Expected, LineRecord, MatchRecord, RecordError, SetupRecord, hash_plies};
use crate::seats::{Player, SeatConfig};
use crate::table_rules::{TableRules, UndoPolicy};
use core::fmt::Write;
use rules::{GameId, SetupError};

const TITLE_LINE: &str = "Wheelhouse record 1";
/// Of matches by link with entries that only they have.
const PROPOSAL_TITLE_LINE: &str = "Wheelhouse record 2";
/// The beginning of the title line of any version.
pub(crate) const TITLE_PREFIX: &str = "Wheelhouse record ";
const ON: &str = "on";
const OFF: &str = "off";
const UNDO: [&str; 3] = [
    UndoPolicy::Free.id(),
    UndoPolicy::UntilRevealed.id(),
    UndoPolicy::Off.id(),
];
const COLOURS: [&str; 5] = [
    Colour::Red.id(),
    Colour::Blue.id(),
    Colour::Yellow.id(),
    Colour::Green.id(),
    Colour::Violet.id(),
];
/// Upper bound on the size of a record, far above any real one.
const MAX_BYTES: usize = 1 << 20;

/// The names of headers.
mod header {
    pub(super) const GAME: &str = "Game";
    pub(super) const RULES: &str = "Rules";
    pub(super) const PLAYERS: &str = "Players";
    pub(super) const POSITION: &str = "Position";
    pub(super) const SEED: &str = "Seed";
    pub(super) const DRAWS: &str = "Draws";
    pub(super) const UNDO: &str = "Undo";
    pub(super) const AIDS: &str = "Aids";
    pub(super) const COLOURS: &str = "Colours";
    pub(super) const CORRESPONDENCE: &str = "Correspondence";
    pub(super) const ENTRIES: &str = "Entries";
    /// Followed by the number of the seat.
    pub(super) const SEAT: &str = "Seat ";

    /// Whether a header has this name whatever the game is.
    pub(super) fn is_known(name: &str) -> bool {
        const ALL: [&str; 11] = [
            GAME,
            RULES,
            PLAYERS,
            POSITION,
            SEED,
            DRAWS,
            UNDO,
            AIDS,
            COLOURS,
            CORRESPONDENCE,
            ENTRIES,
        ];
        ALL.contains(&name) || name.starts_with(SEAT)
    }
}

/// Writes the current line of play.
pub fn write(record: &Match) -> String {
    let setup = SetupRecord::from(record.setup());
    let game = record.setup().game();
    let has_proposals = record.entries().iter().any(|entry| entry.is_by_link());
    let title = if has_proposals {
        PROPOSAL_TITLE_LINE
    } else {
        TITLE_LINE
    };
    let mut text = format!("{title}\n");
    let mut header = |name: &str, value: &str| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name}: {value}");
    };
    header(header::GAME, game.id());
    header(header::RULES, &record.setup().rules_version().to_string());
    header(header::PLAYERS, &setup.players.to_string());
    if let Some(position) = &setup.position {
        header(header::POSITION, position);
    }
    for (option, choice) in &setup.options {
        header(option, choice);
    }
    header(header::SEED, &setup.seed.to_string());
    if !setup.draws.is_empty() {
        header(header::DRAWS, &setup.draws.join(" "));
    }
    let (table, default) = (record.table_rules(), TableRules::default());
    if table.undo != default.undo {
        header(header::UNDO, table.undo.id());
    }
    if table.aids != default.aids {
        header(header::AIDS, if table.aids { ON } else { OFF });
    }
    for (index, seat) in record.seats().iter().enumerate() {
        let value = format!("{} {}", seat.player, seat.name);
        header(&format!("{}{}", header::SEAT, index + 1), value.trim_end());
    }
    if let Some(colours) = record.custom_colours() {
        let ids: Vec<&str> = colours.iter().map(|colour| colour.id()).collect();
        header(header::COLOURS, &ids.join(" "));
    }
    if let Some(correspondence) = record.correspondence() {
        header(header::CORRESPONDENCE, &correspondence.to_string());
    }
    header(header::ENTRIES, &record.entries().len().to_string());
    write_entries(&mut text, record);
    text
}

/// The label of the turn that a position belongs to: turn and seat, from 1.
fn turn_label(position: &Position) -> String {
    let seat = position.to_act().map_or(0, rules::Seat::number);
    format!("{}.{seat}", position.state().turn())
}

fn write_entries(out: &mut String, record: &Match) {
    let entries = record.entries();
    let mut position = record.position_at(0);
    let mut current = None;
    let mut hash_plies_left = hash_plies(0, entries.len()).peekable();
    for (ply, &entry) in entries.iter().enumerate() {
        let turn = (position.state().turn(), position.to_act());
        if current != Some(turn) {
            let _ = write!(out, "\n{}", turn_label(&position));
            current = Some(turn);
        }
        out.push(' ');
        // Writing to a string cannot fail.
        let _ = write!(out, "{entry}");
        // Every entry of a line was accepted when it was added.
        let _ = position.apply(entry);
        if hash_plies_left.next_if_eq(&(ply + 1)).is_some() {
            let _ = write!(out, "\n= {} {}", ply + 1, position.hash());
            current = None;
        }
    }
    out.push('\n');
}

/// One line of a record.
enum LineContent<'a> {
    /// The number of entries before a hash, and the hash.
    Hash(usize, &'a str),
    /// The label of a turn, and its entries.
    Turn(&'a str, Vec<&'a str>),
    /// Further entries of the turn before, where a mail program has broken the line.
    MoreEntries(Vec<&'a str>),
    /// The name of a header, and its value.
    Header(&'a str, &'a str),
    /// More of the value of the header before, where a mail program has broken the line.
    MoreValue(&'a str),
}

/// Parses the lines of a record one by one, and finds its end if other text follows.
#[derive(Default)]
struct LineParser {
    /// The number of entries that the record says it has.
    announced: Option<usize>,
    /// Number of entries so far.
    found: usize,
    /// Whether there is a hash of the position after all announced entries.
    is_confirmed: bool,
    has_turns: bool,
    /// Whether the line before is a header with a value that may be long.
    is_after_long_header: bool,
}

impl LineParser {
    /// The contents of numbered lines after the title, up to the end of the record, or what is
    /// expected in a line.
    fn contents<'a>(
        lines: impl Iterator<Item = (usize, &'a str)>,
    ) -> impl Iterator<Item = (usize, Result<LineContent<'a>, Expected>)> {
        let mut parser = Self::default();
        let mut is_after_gap = false;
        lines
            .filter(|(_, line)| !line.starts_with('#'))
            .map_while(move |(number, line)| {
                if line.is_empty() {
                    is_after_gap = true;
                    return Some(None);
                }
                let content = parser.read(line, is_after_gap)?;
                is_after_gap = false;
                Some(Some((number, content)))
            })
            .flatten()
    }

    /// The content of a line, or `None` if the record ends before it.
    fn read<'a>(
        &mut self,
        line: &'a str,
        is_after_gap: bool,
    ) -> Option<Result<LineContent<'a>, Expected>> {
        let content = self.parse(line, is_after_gap)?;
        self.is_after_long_header &= matches!(content, Ok(LineContent::MoreValue(_)));
        match &content {
            Ok(LineContent::Hash(after, _)) => {
                self.is_confirmed |= self.announced.is_some_and(|announced| *after >= announced);
            }
            Ok(LineContent::Turn(_, entries) | LineContent::MoreEntries(entries)) => {
                self.has_turns = true;
                self.found += entries.len();
            }
            Ok(LineContent::Header(name, value)) => {
                self.is_after_long_header = matches!(*name, header::DRAWS | header::POSITION);
                if *name == header::ENTRIES {
                    self.announced = value.parse().ok();
                }
            }
            Ok(LineContent::MoreValue(_)) | Err(_) => {}
        }
        Some(content)
    }

    fn parse<'a>(
        &self,
        line: &'a str,
        is_after_gap: bool,
    ) -> Option<Result<LineContent<'a>, Expected>> {
        let mut words = line.split_whitespace();
        let first = words.next().unwrap_or_default();
        if is_label(first) {
            return Some(Ok(LineContent::Turn(first, words.collect())));
        }
        let is_complete = match self.announced {
            Some(0) | None => is_after_gap,
            Some(announced) => self.found >= announced && self.is_confirmed,
        };
        if let Some(check) = line.strip_prefix('=') {
            let mut words = check.split_whitespace();
            let after = words.next().and_then(|after| after.parse().ok());
            return match (after, words.next(), words.next()) {
                (Some(after), Some(hash), None) => Some(Ok(LineContent::Hash(after, hash))),
                _ if is_complete && self.has_turns => None,
                _ => Some(Err(Expected::Hash)),
            };
        }
        let is_more_expected = self
            .announced
            .is_some_and(|announced| self.found < announced);
        let is_padding = |c: char| c.is_whitespace() || is_invisible(c);
        let header = line
            .split_once(':')
            .map(|(name, value)| (name.trim(), value.trim_start_matches(is_padding).trim_end()));
        let is_known = header.is_some_and(|(name, _)| header::is_known(name));
        if self.is_after_long_header
            && !is_known
            && header.is_none_or(|(name, _)| name.contains(' '))
        {
            return Some(Ok(LineContent::MoreValue(line)));
        }
        if first
            .bytes()
            .all(|byte| byte.is_ascii_digit() || byte == b'.')
            && !is_after_gap
        {
            // A label with a mistake in it.
            return Some(Ok(LineContent::Turn(first, words.collect())));
        }
        if !is_known && is_more_expected && self.has_turns {
            return Some(Ok(LineContent::MoreEntries(
                line.split_whitespace().collect(),
            )));
        }
        let may_end = self.has_turns || self.announced == Some(0);
        if is_complete && may_end {
            return None;
        }
        if line.starts_with(|c: char| c.is_ascii_digit()) {
            return Some(Ok(LineContent::Turn(first, words.collect())));
        }
        let header = header.map(|(name, value)| LineContent::Header(name, value));
        Some(header.ok_or(Expected::Header))
    }
}

/// Whether a word labels a turn: `2.1`.
fn is_label(word: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    word.split_once('.')
        .is_some_and(|(turn, seat)| is_number(turn) && is_number(seat))
}

/// The lines of a text with their numbers from 1.
fn numbered_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
}

/// The text as it was typed: without invisible characters, typographic dashes and spaces, which
/// programs on the way put into it. Names may have the first two.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let is_seat = line.trim_start_matches(is_quote_mark).starts_with("Seat");
        plain.extend(line.chars().filter_map(|c| match c {
            '\n' => Some(c),
            c if c.is_whitespace() => Some(' '),
            c if is_seat => Some(c),
            c if is_dash(c) => Some('-'),
            c => Some(c).filter(|c| !is_invisible(*c)),
        }));
    }
    plain
}

/// Reads what [`write()`] writes, and what people and their programs make of it: there may be
/// spaces, empty lines and comments anywhere, a turn may take several lines or share one with
/// the turns before it, long lines may be broken, and `Rules:`, seats, and hashes with `Entries:`
/// may be missing. Behind a complete record, and behind an empty line after one without
/// `Entries:`, there may be a letter.
///
/// # Errors
/// What is wrong, and in which line; see [`error_line`].
pub fn read(text: &str) -> Result<Match, RecordError> {
    if text.len() > MAX_BYTES {
        return Err(RecordError::malformed(1, Expected::ShorterText));
    }
    let text = plain(text);
    let mut lines = numbered_lines(&text);
    match lines.find(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        Some((_, title)) if title == TITLE_LINE || title == PROPOSAL_TITLE_LINE => {}
        other => {
            let line = other.map_or(1, |(number, _)| number);
            return Err(RecordError::malformed(line, Expected::Title(TITLE_LINE)));
        }
    }
    let mut builder = RecordBuilder::default();
    for (number, content) in LineParser::contents(lines) {
        content
            .and_then(|content| builder.add(number, content))
            .map_err(|expected| RecordError::malformed(number, expected))?;
    }
    builder.finish()
}

/// Finds the line that an error of [`read`] is about, counted from 1. The text may be
/// a whole email with the record in it, quoted or not.
///
/// `None` for errors that are about no line, or name their line themselves.
///
/// ```
/// use records::text;
///
/// let record = "Wheelhouse record 1\nGame: chess\nPlayers: 2\n";
/// let error = text::read(record).unwrap_err();
/// assert_eq!(error.to_string(), "there is no game 'chess'");
/// assert_eq!(text::error_line(record, &error), Some(2));
/// ```
pub fn error_line(text: &str, error: &RecordError) -> Option<usize> {
    let text = plain(text);
    let lines = numbered_lines(&text)
        .map(|(number, line)| (number, line.trim_start_matches(is_quote_mark)))
        .skip_while(|(_, line)| !line.starts_with(TITLE_PREFIX))
        .skip(1);
    let mut lines =
        LineParser::contents(lines).filter_map(|(number, content)| Some((number, content.ok()?)));
    let mut find_line = |is_wrong: &mut dyn FnMut(LineContent<'_>) -> bool| {
        lines.find_map(|(number, content)| is_wrong(content).then_some(number))
    };
    let mut header = |name: &str| {
        find_line(&mut |content| matches!(content, LineContent::Header(other, _) if other == name))
    };
    match error {
        RecordError::Malformed { .. }
        | RecordError::TurnLabel { .. }
        | RecordError::UnknownLine
        | RecordError::TooManyLines => None,
        RecordError::NoHost => header(header::CORRESPONDENCE),
        RecordError::Truncated { .. } => header(header::ENTRIES),
        RecordError::UnknownGame(_) => header(header::GAME),
        RecordError::NewerRules { .. } | RecordError::Setup(SetupError::RulesVersion { .. }) => {
            header(header::RULES)
        }
        RecordError::Setup(SetupError::PlayerCount { .. }) => header(header::PLAYERS),
        RecordError::Setup(SetupError::UnknownOption { requested }) => header(requested),
        RecordError::Setup(SetupError::InvalidChoice { option, .. }) => header(option),
        RecordError::Setup(SetupError::Draws(error)) => {
            let (mut line, mut before) = (None, None);
            for (number, content) in lines {
                let value = match content {
                    // The last list counts.
                    LineContent::Header(header::DRAWS, value) => {
                        (line, before) = (Some(number), Some(0));
                        value
                    }
                    LineContent::MoreValue(value) => value,
                    _ => {
                        before = None;
                        continue;
                    }
                };
                if let Some(count) = before {
                    if count <= error.index() {
                        line = Some(number);
                    }
                    before = Some(count + value.split_whitespace().count());
                }
            }
            line
        }
        RecordError::Setup(SetupError::Position(_)) => header(header::POSITION),
        RecordError::Seats(error) => {
            let seats = usize::from(error.seats);
            header(&format!("{}{}", header::SEAT, error.given.min(seats + 1)))
        }
        RecordError::Entry { number, .. } => {
            let mut before = 0;
            find_line(&mut |content| {
                if let LineContent::Turn(_, entries) | LineContent::MoreEntries(entries) = content {
                    before += entries.len();
                }
                before >= *number
            })
        }
        RecordError::HashMismatch { after } => find_line(
            &mut |content| matches!(content, LineContent::Hash(other, _) if other == *after),
        ),
    }
}

/// The label of a line, to be compared with the position when its first entry is
/// replayed.
struct Label {
    line: usize,
    /// Number of entries before the line.
    ply: usize,
    /// Whether there are entries in the line.
    has_entries: bool,
    written: String,
}

/// What was read of a record so far.
#[derive(Default)]
struct RecordBuilder {
    game: Option<String>,
    rules: Option<u16>,
    players: Option<u8>,
    position: Option<String>,
    seed: u64,
    options: Vec<(String, String)>,
    draws: Vec<String>,
    table: TableRules,
    seats: Vec<SeatConfig>,
    correspondence: Option<Correspondence>,
    /// Number of entries at least.
    announced: usize,
    /// Line number and value.
    colours: Option<(usize, Vec<Colour>)>,
    line: LineRecord,
    labels: Vec<Label>,
}

impl RecordBuilder {
    /// Adds a line; the error says what is expected in its place.
    fn add(&mut self, number: usize, content: LineContent<'_>) -> Result<(), Expected> {
        match content {
            LineContent::Hash(after, hash) => {
                // Each hash costs a replay: there is at most one per entry.
                let last = self.line.hashes.last().map_or(0, |(last, _)| *last);
                if after <= last {
                    return Err(Expected::Hash);
                }
                self.line.hashes.push((after, hash.to_owned()));
            }
            LineContent::Turn(label, entries) => {
                self.labels.push(Label {
                    line: number,
                    ply: self.line.entries.len(),
                    has_entries: !entries.is_empty(),
                    written: label.to_owned(),
                });
                self.add_entries(&entries);
            }
            LineContent::MoreEntries(entries) => self.add_entries(&entries),
            LineContent::Header(name, value) => return self.add_header(number, name, value),
            LineContent::MoreValue(value) => match &mut self.position {
                Some(position) if self.draws.is_empty() => {
                    position.push(' ');
                    position.push_str(value);
                }
                _ => self
                    .draws
                    .extend(value.split_whitespace().map(str::to_owned)),
            },
        }
        Ok(())
    }

    fn add_entries(&mut self, entries: &[&str]) {
        let entries = entries.iter().map(|entry| (*entry).to_owned());
        self.line.entries.extend(entries);
    }

    fn add_header(&mut self, line: usize, name: &str, value: &str) -> Result<(), Expected> {
        const NUMBER: Expected = Expected::Number;
        match name {
            header::GAME => self.game = Some(value.to_owned()),
            header::RULES => self.rules = Some(value.parse().map_err(|_| NUMBER)?),
            header::PLAYERS => self.players = Some(value.parse().map_err(|_| NUMBER)?),
            header::POSITION => self.position = Some(value.to_owned()),
            header::SEED => self.seed = value.parse().map_err(|_| NUMBER)?,
            header::DRAWS => {
                self.draws = value.split_whitespace().map(str::to_owned).collect();
            }
            header::UNDO => {
                self.table.undo = UndoPolicy::from_id(value).ok_or(Expected::OneOf(&UNDO))?;
            }
            header::AIDS => {
                self.table.aids = match value {
                    ON => true,
                    OFF => false,
                    _ => return Err(Expected::OneOf(&[ON, OFF])),
                };
            }
            header::COLOURS => {
                let colours: Option<_> = value.split_whitespace().map(Colour::from_id).collect();
                self.colours = Some((line, colours.ok_or(Expected::OneOf(&COLOURS))?));
            }
            header::CORRESPONDENCE => {
                self.correspondence = Some(value.parse().map_err(|_| Expected::Correspondence)?);
            }
            header::ENTRIES => self.announced = value.parse().map_err(|_| NUMBER)?,
            _ => match name.strip_prefix(header::SEAT) {
                Some(number) => {
                    if number.parse() != Ok(self.seats.len() + 1) {
                        return Err(Expected::NextSeat);
                    }
                    let (player, name) = value.split_once(' ').unwrap_or((value, ""));
                    self.seats.push(SeatConfig {
                        player: Player::from_id(player).ok_or(Expected::Player)?,
                        name: Name::new(name),
                    });
                }
                None => self.options.push((name.to_owned(), value.to_owned())),
            },
        }
        Ok(())
    }

    fn finish(self) -> Result<Match, RecordError> {
        let missing = |name| RecordError::malformed(1, Expected::Named(name));
        let game = self.game.ok_or(missing(header::GAME))?;
        let players = self.players.ok_or(missing(header::PLAYERS))?;
        let mut seats = self.seats;
        if seats.is_empty() {
            seats = vec![SeatConfig::unnamed(Player::Human); players.into()];
        }
        let (announced, found) = (self.announced, self.line.entries.len());
        let last_hash = self.line.hashes.last().map(|(after, _)| *after);
        let is_confirmed = last_hash.unwrap_or(0) >= announced;
        let is_played = last_hash == Some(found);
        // A record written by hand is meant for the current rules.
        let latest = || GameId::from_id(&game).map_or(1, GameId::rules_version);
        let record = MatchRecord {
            rules: self.rules.unwrap_or_else(latest),
            game,
            setup: SetupRecord {
                players,
                options: self.options,
                seed: self.seed,
                draws: self.draws,
                position: self.position,
            },
            seats,
            correspondence: self.correspondence,
            ply: found,
            lines: vec![self.line],
            active: 0,
        };
        let checked = record.check_setup();
        let mut labels = self.labels.into_iter().peekable();
        let opened = record.open_checked(|ply, position| {
            while let Some(label) = labels.next_if(|label| label.ply == ply) {
                check_label(label, position)?;
            }
            Ok(())
        });
        let record = match checked {
            // The hash after all entries says that the game has been played with this setup,
            // so that it opens, as do its link and its save.
            Err(error) if !is_played || opened.is_err() => return Err(error),
            _ => opened?,
        };
        let mut record = record.with_table_rules(self.table);
        // Last, because what is wrong in an entry says more.
        if found < announced || !is_confirmed {
            return Err(RecordError::Truncated { announced, found });
        }
        if let Some((line, colours)) = self.colours
            && !record.set_colours(&colours)
        {
            return Err(RecordError::malformed(line, Expected::Colours));
        }
        Ok(record)
    }
}

fn check_label(label: Label, position: &Position) -> Result<(), RecordError> {
    if position.to_act().is_none() {
        if label.has_entries {
            // The entries after the end are errors of their own.
            return Ok(());
        }
        return Err(RecordError::malformed(label.line, Expected::End));
    }
    let expected = turn_label(position);
    if label.written != expected {
        return Err(RecordError::TurnLabel {
            line: label.line,
            written: label.written,
            expected,
        });
    }
    Ok(())
}
