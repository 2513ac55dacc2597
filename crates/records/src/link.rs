//! A whole match as a short text that fits into an address.
//!
//! The text is base64url without padding of:
//!
//! - format (1 byte), the game's code (1 byte), version of the rules (2 bytes), length
//!   of the body (2 bytes); numbers are big-endian;
//! - the body, a stream of bits;
//! - a CRC-32 of everything before (4 bytes).
//!
//! The version of the rules is the one that the match is played by, which may be an earlier
//! one: it decides which choices and which legal actions there are.
//!
//! The body holds the final state's hash, the setup, the seats and the entries. An
//! action is stored as its index among the legal actions, in as few bits as their
//! number needs: an action without an alternative takes none.
//!
//! Where table rules or colours are not the default, they follow: a set bit, the undo
//! policy (2 bits) and whether there are no aids (1 bit), or an unset bit for default
//! rules; then a set bit and the colour of each seat (3 bits), or an unset bit for
//! default colours. One of the two bits is always set, which distinguishes this part
//! from the padding of the last byte. Defaults are never written in full, so that every match
//! has exactly one link.
//!
//! Format 1 is for matches from the usual initial state. Format 2 is for matches that
//! start from a given position: in the setup, the text of the position takes the
//! place of options and draws. Programs that know only format 1 recognize it as a
//! link of a later version.
//!
//! Format 3 is for matches by link: the body begins with the number of the match (32
//! bits), the host's seat (3 bits), and whether the match starts from a given position
//! (1 bit).
//!
//! Format 4 is for matches by link in which something is proposed or was looked at: as format 3, but what is no action
//! of the game takes a kind (3 bits) and a seat (3 bits).
//!
//! ```
//! use records::{Match, Player, SeatConfig, link};
//! use rules::{GameId, Setup};
//!
//! let setup = Setup::new(GameId::ArgonautsWheel, 2, 0)?;
//! let mut record = Match::new(setup, vec![SeatConfig::unnamed(Player::Human); 2])?;
//! record.apply(record.state().legal_actions()[0])?;
//!
//! let link = link::write(&record)?;
//! let opened = link::read(&link)?;
//! assert_eq!(opened.entries(), record.entries());
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```

use crate::bits::{BitReader, BitWriter, OutOfBits, bits_for};
use crate::checksum::CRC;
use crate::colour::Colour;
use crate::correspondence::Correspondence;
use crate::names::Name;
use crate::position::{Entry, MAX_TAKEN_BACK, OF_SEAT, Position};
use crate::seats::{Player, SeatConfig};
use crate::table_rules::{TableRules, UndoPolicy};
use crate::{Match, SeatCountError};
use base64ct::{Base64UrlUnpadded, Encoding};
use rules::GameId;
use rules::digest::StateHash;
use rules::seat::Seat;
use rules::setup::{MAX_POSITION_BYTES, Setup, SetupError};
use rules::{Level, Strength};

/// Format of matches from the usual initial state.
const FORMAT: u8 = 1;
/// Format of matches that start from a given position.
const POSITION_FORMAT: u8 = 2;
/// Format of matches by link.
const CORRESPONDENCE_FORMAT: u8 = 3;
/// Format of matches by link with entries that only they have.
const PROPOSAL_FORMAT: u8 = 4;
const HEADER_LEN: usize = 6;
const CRC_LEN: usize = 4;

/// Upper bound on the characters of a link.
const MAX_LENGTH: usize = (HEADER_LEN + u16::MAX as usize + CRC_LEN).div_ceil(3) * 4;
/// Upper bound on the bytes of one draw given in advance.
const MAX_DRAW_BYTES: usize = 64;
/// Upper bound on the number of draws given in advance.
const MAX_DRAWS: u64 = 1024;

/// Why a text is not a link, or a match cannot be written as one.
#[allow(missing_docs, reason = "the texts of the others say it")]
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    #[error("it is not a link")]
    Unrecognized,
    #[error("the end of the link is missing")]
    Truncated,
    #[error("the link is damaged")]
    Damaged,
    /// It was written by a later version of the program, in this format.
    #[error("the link was written by a newer version of Wheelhouse, in format {0}")]
    UnknownFormat(u8),
    #[error("there is no game with code {0}")]
    UnknownGame(u8),
    /// It was written under a later version of the game's rules.
    #[error(
        "the link was written under version {version} of the rules, this program has version \
         {latest}"
    )]
    NewerRules { version: u16, latest: u16 },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("the match is too long for a link")]
    TooLong,
}

impl From<OutOfBits> for LinkError {
    fn from(_: OutOfBits) -> Self {
        Self::Damaged
    }
}

impl From<SeatCountError> for LinkError {
    fn from(_: SeatCountError) -> Self {
        Self::Damaged
    }
}

fn crc(bytes: &[u8]) -> [u8; CRC_LEN] {
    CRC.checksum(bytes).to_be_bytes()
}

/// The players whom three bits name, in an order that never changes: links without the
/// later ones are older.
const PLAYERS: [Player; 7] = [
    Player::Human,
    Player::Bot(Level::Novice),
    Player::Bot(Level::Casual),
    Player::Bot(Level::Skilled),
    Player::Bot(Level::Expert),
    Player::Bot(Level::Beginner),
    Player::Bot(Level::Veteran),
];
/// In their place: a strength follows, in four bits.
const MATCHED: u64 = 7;

fn write_player(body: &mut BitWriter, player: Player) {
    if let Player::Matched(strength) = player {
        body.put(MATCHED, 3);
        body.put(u64::from(strength.half_steps()), 4);
    } else {
        let index = PLAYERS.iter().position(|other| *other == player);
        body.put(index.unwrap_or(0) as u64, 3);
    }
}

fn read_player(body: &mut BitReader<'_>) -> Result<Player, LinkError> {
    let index = body.take(3)?;
    let player = if index == MATCHED {
        Strength::from_half_steps(body.take(4)? as u8).map(Player::Matched)
    } else {
        PLAYERS.get(index as usize).copied()
    };
    player.ok_or(LinkError::Damaged)
}

/// Writes the current line of play as a link.
///
/// # Errors
/// If the match is too long, which no match of the games here is.
pub fn write(record: &Match) -> Result<String, LinkError> {
    let mut body = BitWriter::default();
    let entries = record.entries();
    let last = record.position_at(entries.len());
    if let Some(correspondence) = record.correspondence() {
        body.put(u64::from(correspondence.id), 32);
        body.put(correspondence.host.index() as u64, 3);
        body.put(u64::from(record.setup().position().is_some()), 1);
    }
    body.put(u64::from(last.hash().0), 32);
    write_setup(&mut body, record.setup());
    for seat in record.seats() {
        write_player(&mut body, seat.player);
        body.put_text(seat.name.as_str());
    }
    body.put_number(entries.len() as u64);
    // Counted from the end, which is what is usually looked at.
    body.put_number((entries.len() - record.ply()) as u64);
    let non_actions: Vec<usize> = entries
        .iter()
        .enumerate()
        .filter(|(_, entry)| !matches!(entry, Entry::Action(_)))
        .map(|(ply, _)| ply)
        .collect();
    body.put_number(non_actions.len() as u64);
    for &ply in &non_actions {
        body.put_number(ply as u64);
    }
    let format = match (record.correspondence(), record.setup().position()) {
        (Some(_), _) if entries.iter().any(|entry| entry.is_by_link()) => PROPOSAL_FORMAT,
        (Some(_), _) => CORRESPONDENCE_FORMAT,
        (None, Some(_)) => POSITION_FORMAT,
        (None, None) => FORMAT,
    };
    let mut position = record.position_at(0);
    for &entry in entries {
        write_entry(&mut body, format, &position, entry)?;
        position.apply(entry).map_err(|_| LinkError::Damaged)?;
    }
    write_table_rules(&mut body, record);
    let body = body.finish();
    let length = u16::try_from(body.len()).map_err(|_| LinkError::TooLong)?;
    let game = record.setup().game();
    let mut bytes = vec![format, game.code()];
    bytes.extend(record.setup().rules_version().to_be_bytes());
    bytes.extend(length.to_be_bytes());
    bytes.extend(body);
    bytes.extend(crc(&bytes));
    Ok(Base64UrlUnpadded::encode_string(&bytes))
}

fn write_setup(body: &mut BitWriter, setup: &Setup) {
    body.put(u64::from(setup.players()), 3);
    if let Some(position) = setup.position() {
        body.put_text(position);
        body.put_number(setup.seed());
        return;
    }
    for (option, choice) in setup.choices() {
        let number = option.choices.iter().position(|other| *other == choice);
        let choices = option.choices_in(setup.rules_version());
        body.put(number.unwrap_or(0) as u64, bits_for(choices));
    }
    body.put_number(setup.seed());
    body.put_number(setup.draws().len() as u64);
    for draw in setup.draws() {
        body.put_text(draw);
    }
}

fn write_table_rules(body: &mut BitWriter, record: &Match) {
    let (table, colours) = (record.table_rules(), record.custom_colours());
    let custom_rules = table != TableRules::default();
    if !custom_rules && colours.is_none() {
        return;
    }
    body.put(u64::from(custom_rules), 1);
    if custom_rules {
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

fn write_entry(
    body: &mut BitWriter,
    format: u8,
    position: &Position,
    entry: Entry,
) -> Result<(), LinkError> {
    match (entry, entry.seat()) {
        (Entry::Action(action), _) => {
            let legal = position.state().legal_actions();
            let number = legal
                .iter()
                .position(|other| *other == action)
                .ok_or(LinkError::Damaged)?;
            body.put(number as u64, bits_for(legal.len()));
        }
        (_, seat) if format == PROPOSAL_FORMAT => {
            let seat = seat.unwrap_or(Seat::FIRST);
            // 0 is an agreed draw.
            let kind = OF_SEAT.iter().position(|(_, of)| of(seat) == entry);
            body.put(kind.map_or(0, |kind| kind as u64 + 1), 3);
            body.put(seat.index() as u64, 3);
        }
        // Nobody resigns by an agreed draw.
        (_, seat) => body.put(u64::from(seat.map_or(0, Seat::number)), 3),
    }
    Ok(())
}

/// Reads a link and replays its match.
///
/// # Errors
/// What is wrong with the text. Time and memory are bounded by the longest possible
/// game, whatever the text is.
pub fn read(text: &str) -> Result<Match, LinkError> {
    let text = text.trim();
    if text.len() > MAX_LENGTH {
        return Err(LinkError::Unrecognized);
    }
    let bytes = decode(text)?;
    let &[format, code, v1, v0, l1, l0, ..] = bytes.as_slice() else {
        return Err(LinkError::Truncated);
    };
    if !is_known_format(format) {
        // A damaged format byte must not be taken for a later format.
        return Err(if crc_matches(&bytes) {
            LinkError::UnknownFormat(format)
        } else {
            LinkError::Unrecognized
        });
    }
    let length = usize::from(u16::from_be_bytes([l1, l0]));
    match bytes.len().cmp(&(HEADER_LEN + length + CRC_LEN)) {
        core::cmp::Ordering::Less => return Err(LinkError::Truncated),
        core::cmp::Ordering::Greater => return Err(LinkError::Damaged),
        core::cmp::Ordering::Equal => {}
    }
    if !crc_matches(&bytes) {
        return Err(LinkError::Damaged);
    }
    let game = GameId::from_code(code).ok_or(LinkError::UnknownGame(code))?;
    let version = u16::from_be_bytes([v1, v0]);
    let latest = game.rules_version();
    if version > latest {
        return Err(LinkError::NewerRules { version, latest });
    }
    let body = bytes
        .get(HEADER_LEN..HEADER_LEN + length)
        .unwrap_or_default();
    read_body(game, format, version, body)
}

const fn is_known_format(format: u8) -> bool {
    matches!(format, FORMAT..=PROPOSAL_FORMAT)
}

/// The number of characters of the link that a text begins with, of a known format and game.
/// Damage of its first characters may change it.
pub(crate) fn link_len(text: &str) -> Option<usize> {
    let &[format, code, _, _, l1, l0] =
        Base64UrlUnpadded::decode_vec(text.get(..HEADER_LEN / 3 * 4)?)
            .ok()?
            .as_slice()
    else {
        return None;
    };
    let bytes = HEADER_LEN + usize::from(u16::from_be_bytes([l1, l0])) + CRC_LEN;
    (is_known_format(format) && GameId::from_code(code).is_some())
        .then_some((bytes * 4).div_ceil(3))
}

/// Whether the character is one of base64url.
pub(crate) const fn is_link_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

fn decode(text: &str) -> Result<Vec<u8>, LinkError> {
    if text.is_empty() || !text.chars().all(is_link_char) {
        return Err(LinkError::Unrecognized);
    }
    Base64UrlUnpadded::decode_vec(text).map_err(|_| LinkError::Truncated)
}

fn crc_matches(bytes: &[u8]) -> bool {
    bytes
        .split_last_chunk::<CRC_LEN>()
        .is_some_and(|(content, checksum)| crc(content) == *checksum)
}

fn read_body(
    game: GameId,
    format: u8,
    rules_version: u16,
    body: &[u8],
) -> Result<Match, LinkError> {
    let mut body = BitReader::new(body);
    let correspondence = match format {
        CORRESPONDENCE_FORMAT | PROPOSAL_FORMAT => Some(Correspondence {
            id: body.take(32)? as u32,
            host: Seat::new(body.take(3)? as u8).ok_or(LinkError::Damaged)?,
        }),
        _ => None,
    };
    let starts_from_position = match correspondence {
        Some(_) => body.take(1)? == 1,
        None => format == POSITION_FORMAT,
    };
    let hash = StateHash(body.take(32)? as u32);
    let setup = Setup::new(game, body.take(3)? as u8, 0)?.with_rules_version(rules_version)?;
    let setup = if starts_from_position {
        read_position(&mut body, setup)?
    } else {
        read_choices(&mut body, setup)?
    };
    let mut seats = Vec::new();
    for _ in 0..setup.players() {
        let player = read_player(&mut body)?;
        let name = Name::new(&body.take_text(Name::MAX_CHARS * 4)?);
        seats.push(SeatConfig { name, player });
    }
    let mut max_entries = u64::from(game.max_actions()) + u64::from(setup.players());
    let len = body.take_number()?;
    let from_end = body.take_number()?;
    let non_action_count = body.take_number()?;
    if format == PROPOSAL_FORMAT {
        // What was taken back is played again.
        let taken_back = non_action_count.min(MAX_TAKEN_BACK.into());
        max_entries = max_entries
            .saturating_mul(1 + taken_back)
            .saturating_add(non_action_count);
    }
    if len > max_entries || from_end > len || non_action_count > len {
        return Err(LinkError::Damaged);
    }
    let mut non_actions = Vec::new();
    for _ in 0..non_action_count {
        non_actions.push(body.take_number()?);
    }
    let mut record = Match::new(setup, seats)?;
    if let Some(correspondence) = correspondence {
        if correspondence.host.index() >= record.seats().len() {
            return Err(LinkError::Damaged);
        }
        record = record.with_correspondence(correspondence);
    }
    for ply in 0..len {
        let entry = if non_actions.contains(&ply) {
            read_non_action(&mut body, format)?
        } else {
            read_action(&mut body, record.position())?
        };
        record.apply_entry(entry).map_err(|_| LinkError::Damaged)?;
    }
    // Every match has exactly one link.
    if format == PROPOSAL_FORMAT && !record.entries().iter().any(|entry| entry.is_by_link()) {
        return Err(LinkError::Damaged);
    }
    read_table_rules(&mut body, &mut record)?;
    if !body.is_finished() || record.position().hash() != hash {
        return Err(LinkError::Damaged);
    }
    record.go_to((len - from_end) as usize);
    Ok(record)
}

fn read_table_rules(body: &mut BitReader<'_>, record: &mut Match) -> Result<(), LinkError> {
    if body.is_finished() {
        return Ok(());
    }
    let custom_rules = body.take(1)? == 1;
    if custom_rules {
        let undo = UndoPolicy::ALL.get(body.take(2)? as usize).copied();
        record.table = TableRules {
            undo: undo.ok_or(LinkError::Damaged)?,
            aids: body.take(1)? == 0,
        };
    }
    let custom_colours = body.take(1)? == 1;
    if custom_colours {
        let mut colours = Vec::new();
        for _ in 0..record.setup().players() {
            let colour = Colour::ALL.get(body.take(3)? as usize).copied();
            colours.push(colour.ok_or(LinkError::Damaged)?);
        }
        record.set_colours(&colours);
    }
    // Invalid colours have left the defaults in place.
    let differs = (
        record.table != TableRules::default(),
        record.custom_colours().is_some(),
    );
    if (custom_rules || custom_colours) && differs == (custom_rules, custom_colours) {
        Ok(())
    } else {
        Err(LinkError::Damaged)
    }
}

fn read_choices(body: &mut BitReader<'_>, mut setup: Setup) -> Result<Setup, LinkError> {
    for option in setup.game().setup_rules().options {
        if option.applies_to(setup.players()) {
            let choices = option.choices_in(setup.rules_version());
            let number = body.take(bits_for(choices))? as usize;
            let choice = option.choices.get(number).ok_or(LinkError::Damaged)?;
            setup = setup.with_choice(option.id, choice)?;
        }
    }
    let setup = setup.with_seed(body.take_number()?);
    let count = body.take_number()?;
    if count > MAX_DRAWS {
        return Err(LinkError::Damaged);
    }
    let draws = (0..count)
        .map(|_| body.take_text(MAX_DRAW_BYTES))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(setup.with_recorded_draws(draws)?)
}

fn read_position(body: &mut BitReader<'_>, setup: Setup) -> Result<Setup, LinkError> {
    let position = body.take_text(MAX_POSITION_BYTES)?;
    let setup = setup
        .with_position(&position)?
        .with_seed(body.take_number()?);
    // Every match has exactly one link.
    if setup.position() == Some(&position) {
        Ok(setup)
    } else {
        Err(LinkError::Damaged)
    }
}

fn read_non_action(body: &mut BitReader<'_>, format: u8) -> Result<Entry, LinkError> {
    if format == PROPOSAL_FORMAT {
        let kind = body.take(3)? as usize;
        let seat = Seat::new(body.take(3)? as u8).ok_or(LinkError::Damaged)?;
        return match kind.checked_sub(1) {
            None if seat == Seat::FIRST => Ok(Entry::AgreedDraw),
            kind => kind
                .and_then(|kind| OF_SEAT.get(kind))
                .map(|(_, entry)| entry(seat))
                .ok_or(LinkError::Damaged),
        };
    }
    match (body.take(3)? as u8).checked_sub(1) {
        None => Ok(Entry::AgreedDraw),
        Some(seat) => Seat::new(seat).map(Entry::Resign).ok_or(LinkError::Damaged),
    }
}

fn read_action(body: &mut BitReader<'_>, position: &Position) -> Result<Entry, LinkError> {
    let legal = position.state().legal_actions();
    let action = legal.get(body.take(bits_for(legal.len()))? as usize);
    action.copied().map(Entry::Action).ok_or(LinkError::Damaged)
}
