//! A whole match in a short text that fits into an address.
//!
//! The text is base64url without padding of: format (1 byte), the game's code
//! (1 byte), rules version (2 bytes), length of the body (2 bytes), the body,
//! and a CRC-32 of all that (4 bytes); numbers are big-endian. The body is bits:
//! the final state's hash, the setup, who sits where, the entries. An action is
//! its number in the canonical list, in as few bits as that list needs, so
//! one that has no alternative takes none.
//!
//! Where not all at the table is the usual, that follows: a set bit, what may be
//! taken back (2 bits) and whether there are no aids (1 bit), or an empty bit if
//! these rules are the usual; then a set bit and the colour of each seat (3 bits),
//! or an empty bit if all are the usual. One of the two is always set, which the
//! empty bits of a last byte cannot be. What is the usual is never written in
//! full, so that every match has one link.

use crate::bits::{BitReader, BitWriter, OutOfBits, bits_for};
use crate::colour::Colour;
use crate::names::Name;
use crate::position::{Entry, Position};
use crate::record::hash_of;
use crate::seats::{Player, SeatConfig};
use crate::table_rules::{TableRules, UndoPolicy};
use crate::{Match, SeatCountError};
use base64ct::{Base64UrlUnpadded, Encoding};
use rules::digest::StateHash;
use rules::registry::GameId;
use rules::seat::Seat;
use rules::setup::{Setup, SetupError};

/// The format that is written.
const FORMAT: u8 = 1;
const HEAD: usize = 6;
const TAIL: usize = 4;

/// A link is never longer, in bytes before base64.
const MOST_BYTES: usize = HEAD + u16::MAX as usize + TAIL;
/// A listed draw is never longer.
const MOST_DRAW_BYTES: usize = 64;
/// More draws than any game lists.
const MOST_DRAWS: u64 = 1024;

/// Why a text is no match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It is nothing that the house wrote.
    Unrecognized,
    /// It is too short, or its end is missing.
    Truncated,
    /// Something in it was changed on the way.
    Damaged,
    /// It is written in a way that is not known here.
    UnknownFormat(u8),
    /// The house does not have the game.
    UnknownGame(u8),
    /// It was written by other rules, and the rules here do not lead to the
    /// same game.
    RulesMismatch {
        /// The version it was written by.
        written: u16,
        /// The version here.
        here: u16,
    },
    /// The setup does not fit the game.
    Setup(SetupError),
    /// The match is too long for a link.
    TooLong,
}

impl core::fmt::Display for LinkError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Unrecognized => f.write_str("this is no link"),
            Self::Truncated => f.write_str("the end of the link is missing"),
            Self::Damaged => f.write_str("the link is damaged"),
            Self::UnknownFormat(format) => write!(f, "a link of another format, {format}"),
            Self::UnknownGame(code) => write!(f, "there is no game number {code}"),
            Self::RulesMismatch { written, here } => {
                write!(f, "written by rules {written}, these are {here}")
            }
            Self::Setup(error) => write!(f, "the setup does not fit the game: {error:?}"),
            Self::TooLong => f.write_str("the match is too long for a link"),
        }
    }
}

impl core::error::Error for LinkError {}

impl From<OutOfBits> for LinkError {
    fn from(_: OutOfBits) -> Self {
        Self::Damaged
    }
}

impl From<SetupError> for LinkError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

impl From<SeatCountError> for LinkError {
    fn from(_: SeatCountError) -> Self {
        Self::Damaged
    }
}

fn crc(bytes: &[u8]) -> [u8; TAIL] {
    crate::archive::crc32(bytes).to_be_bytes()
}

/// The line of the match that is looked at, all of it, as a link's text.
///
/// # Errors
/// If the match is too long, which none of the house's games can be.
pub fn write(played: &Match) -> Result<String, LinkError> {
    let mut body = BitWriter::default();
    let entries = played.entries();
    let last = played.position_at(entries.len());
    body.put(u64::from(hash_of(&last).0), 32);
    write_setup(&mut body, played.setup());
    for sitter in played.seats() {
        let player = Player::ALL.iter().position(|p| *p == sitter.player);
        body.put(player.unwrap_or(0) as u64, 3);
        body.put_text(sitter.name.as_str());
    }
    body.put_number(entries.len() as u64);
    // Zero, the usual case, says that the end is looked at.
    body.put_number((entries.len() - played.ply()) as u64);
    let said: Vec<usize> = (0..entries.len())
        .filter(|&ply| !matches!(entries[ply], Entry::Action(_)))
        .collect();
    body.put_number(said.len() as u64);
    for &ply in &said {
        body.put_number(ply as u64);
    }
    let mut position = played.position_at(0);
    for &entry in entries {
        write_entry(&mut body, &position, entry)?;
        position.apply(entry).map_err(|_| LinkError::Damaged)?;
    }
    write_table(&mut body, played);
    let body = body.finish();
    let length = u16::try_from(body.len()).map_err(|_| LinkError::TooLong)?;
    let game = played.setup().game();
    let mut bytes = vec![FORMAT, game.code()];
    bytes.extend(game.rules_version().to_be_bytes());
    bytes.extend(length.to_be_bytes());
    bytes.extend(body);
    bytes.extend(crc(&bytes));
    Ok(Base64UrlUnpadded::encode_string(&bytes))
}

fn write_setup(body: &mut BitWriter, setup: &Setup) {
    body.put(u64::from(setup.players()), 3);
    for (option, choice) in setup.choices() {
        let number = option.choices.iter().position(|c| *c == choice);
        body.put(number.unwrap_or(0) as u64, bits_for(option.choices.len()));
    }
    body.put_number(setup.seed());
    body.put_number(setup.draws().len() as u64);
    for draw in setup.draws() {
        body.put_text(draw);
    }
}

fn write_table(body: &mut BitWriter, played: &Match) {
    let (table, colours) = (played.table_rules(), played.unusual_colours());
    let ruled = table != TableRules::default();
    if !ruled && colours.is_none() {
        return;
    }
    body.put(u64::from(ruled), 1);
    if ruled {
        let undo = UndoPolicy::ALL.iter().position(|undo| *undo == table.undo);
        body.put(undo.unwrap_or(0) as u64, 2);
        body.put(u64::from(!table.aids), 1);
    }
    body.put(u64::from(colours.is_some()), 1);
    for colour in colours.unwrap_or_default() {
        let number = Colour::ALL.iter().position(|other| other == colour);
        body.put(number.unwrap_or(0) as u64, 3);
    }
}

fn write_entry(body: &mut BitWriter, position: &Position, entry: Entry) -> Result<(), LinkError> {
    match entry {
        Entry::Action(action) => {
            let legal = position.state().legal_actions();
            let number = legal.iter().position(|other| *other == action);
            let number = number.ok_or(LinkError::Damaged)?;
            body.put(number as u64, bits_for(legal.len()));
        }
        Entry::AgreedDraw => body.put(0, 3),
        Entry::Resign(seat) => body.put(u64::from(seat.number()), 3),
    }
    Ok(())
}

/// The match that a link's text holds.
///
/// # Errors
/// Says what is wrong with the text. Time and memory are bounded by the
/// longest game of the house, whatever the text is.
pub fn read(text: &str) -> Result<Match, LinkError> {
    let text = text.trim();
    if text.len() > MOST_BYTES.div_ceil(3) * 4 {
        return Err(LinkError::Unrecognized);
    }
    let bytes = decode(text)?;
    let &[format, code, v1, v0, l1, l0, ..] = bytes.as_slice() else {
        return Err(LinkError::Truncated);
    };
    if format != FORMAT {
        // One wrong bit must not be told as news from the future.
        return Err(if crc_holds(&bytes) {
            LinkError::UnknownFormat(format)
        } else {
            LinkError::Unrecognized
        });
    }
    let length = usize::from(u16::from_be_bytes([l1, l0]));
    match bytes.len().cmp(&(HEAD + length + TAIL)) {
        core::cmp::Ordering::Less => return Err(LinkError::Truncated),
        core::cmp::Ordering::Greater => return Err(LinkError::Damaged),
        core::cmp::Ordering::Equal => {}
    }
    if !crc_holds(&bytes) {
        return Err(LinkError::Damaged);
    }
    let game = GameId::from_code(code).ok_or(LinkError::UnknownGame(code))?;
    let written = u16::from_be_bytes([v1, v0]);
    let here = game.rules_version();
    let other_rules = LinkError::RulesMismatch { written, here };
    if written > here {
        return Err(other_rules);
    }
    let body = bytes.get(HEAD..HEAD + length).unwrap_or_default();
    match read_body(game, body) {
        // A sound text that these rules cannot replay was written by others.
        Err(LinkError::Damaged) if written != here => Err(other_rules),
        other => other,
    }
}

/// Whether links are written with the letter.
pub(crate) const fn is_letter(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

fn decode(text: &str) -> Result<Vec<u8>, LinkError> {
    if text.is_empty() || !text.chars().all(is_letter) {
        return Err(LinkError::Unrecognized);
    }
    Base64UrlUnpadded::decode_vec(text).map_err(|_| LinkError::Truncated)
}

fn crc_holds(bytes: &[u8]) -> bool {
    bytes
        .split_last_chunk::<TAIL>()
        .is_some_and(|(content, sum)| crc(content) == *sum)
}

fn read_body(game: GameId, body: &[u8]) -> Result<Match, LinkError> {
    let mut body = BitReader::new(body);
    let hash = StateHash(body.take(32)? as u32);
    let setup = read_setup(&mut body, game)?;
    let mut sitters = Vec::new();
    for _ in 0..setup.players() {
        let player = Player::ALL
            .get(body.take(3)? as usize)
            .copied()
            .ok_or(LinkError::Damaged)?;
        let name = Name::new(&body.take_text(Name::MAX_CHARS * 4)?);
        sitters.push(SeatConfig { name, player });
    }
    let most = u64::from(game.max_actions()) + u64::from(setup.players());
    let len = body.take_number()?;
    let back = body.take_number()?;
    let said_count = body.take_number()?;
    if len > most || back > len || said_count > len {
        return Err(LinkError::Damaged);
    }
    let mut said = Vec::new();
    for _ in 0..said_count {
        said.push(body.take_number()?);
    }
    let mut opened = Match::new(setup, sitters)?;
    for ply in 0..len {
        let entry = read_entry(&mut body, opened.position(), said.contains(&ply))?;
        opened.apply_entry(entry).map_err(|_| LinkError::Damaged)?;
    }
    read_table(&mut body, &mut opened)?;
    if !body.is_finished() || hash_of(opened.position()) != hash {
        return Err(LinkError::Damaged);
    }
    opened.go_to((len - back) as usize);
    Ok(opened)
}

fn read_table(body: &mut BitReader<'_>, opened: &mut Match) -> Result<(), LinkError> {
    if body.is_finished() {
        return Ok(());
    }
    let ruled = body.take(1)? == 1;
    if ruled {
        let undo = UndoPolicy::ALL.get(body.take(2)? as usize).copied();
        opened.table = TableRules {
            undo: undo.ok_or(LinkError::Damaged)?,
            aids: body.take(1)? == 0,
        };
    }
    let coloured = body.take(1)? == 1;
    if coloured {
        let mut colours = Vec::new();
        for _ in 0..opened.setup().players() {
            let colour = Colour::ALL.get(body.take(3)? as usize).copied();
            colours.push(colour.ok_or(LinkError::Damaged)?);
        }
        opened.set_colours(&colours);
    }
    // Colours that do not go together were not taken, so the usual is left.
    let unusual = (
        opened.table != TableRules::default(),
        opened.unusual_colours().is_some(),
    );
    if (ruled || coloured) && unusual == (ruled, coloured) {
        Ok(())
    } else {
        Err(LinkError::Damaged)
    }
}

fn read_setup(body: &mut BitReader<'_>, game: GameId) -> Result<Setup, LinkError> {
    let players = body.take(3)? as u8;
    let mut setup = Setup::new(game, players, 0)?;
    for option in game.setup_rules().options {
        if option.applies_to(players) {
            let number = body.take(bits_for(option.choices.len()))? as usize;
            let choice = option.choices.get(number).ok_or(LinkError::Damaged)?;
            setup = setup.with_choice(option.id, choice)?;
        }
    }
    let setup = setup.with_seed(body.take_number()?);
    let count = body.take_number()?;
    if count > MOST_DRAWS {
        return Err(LinkError::Damaged);
    }
    let draws = (0..count)
        .map(|_| body.take_text(MOST_DRAW_BYTES))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(setup.with_draws(draws)?)
}

fn read_entry(
    body: &mut BitReader<'_>,
    position: &Position,
    said: bool,
) -> Result<Entry, LinkError> {
    if said {
        let number = body.take(3)? as u8;
        return match number.checked_sub(1) {
            None => Ok(Entry::AgreedDraw),
            Some(seat) => Seat::new(seat).map(Entry::Resign).ok_or(LinkError::Damaged),
        };
    }
    let legal = position.state().legal_actions();
    let number = body.take(bits_for(legal.len()))? as usize;
    legal
        .get(number)
        .copied()
        .map(Entry::Action)
        .ok_or(LinkError::Damaged)
}
