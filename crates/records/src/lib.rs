//! Matches as records: a setup, the seats and a list of entries. Everything else is
//! derived from that: positions, undo and redo, variations.
//!
//! - [`Match`] is a match under way or over. Its [`Entry`]s lead from one [`Position`] to
//!   the next; variations branch off the main line.
//! - [`text`] is a record to read and edit, [`link`] a match in an address,
//!   [`StoredMatch`] one in storage. [`import()`] reads all of them.
//! - [`archive`] stores texts so that none is lost, [`Summary`] is what lists show of a
//!   stored match.
//!
//! The crate knows no concrete game: setups, actions and positions come from `rules`,
//! described as data.
//!
//! # Examples
//!
//! A match is played, and goes to another player as a link:
//!
//! ```
//! use records::{Match, Player, SeatConfig, link};
//! use rules::{GameId, Setup};
//!
//! let setup = Setup::new(GameId::ArgonautsWheel, 2, 0)?;
//! let mut record = Match::new(setup, vec![SeatConfig::unnamed(Player::Human); 2])?;
//! for notation in ["7-6", "R"] {
//!     let action = record.state().parse_action(notation)?;
//!     record.apply(action)?;
//! }
//! let opened = link::read(&link::write(&record)?)?;
//! assert_eq!(opened.entries(), record.entries());
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! A text record is replayed, position by position, and written again:
//!
//! ```
//! use records::text;
//!
//! let written = "Wheelhouse record 1\nGame: argonauts-wheel\nPlayers: 2\n\n1.1 7-6\n2.2 R\n";
//! let mut record = text::read(written)?;
//! for ply in 0..=record.entries().len() {
//!     record.go_to(ply);
//!     println!("{:?} is to act", record.state().to_act());
//! }
//! assert!(text::write(&record).contains("\n1.1 7-6\n2.2 R\n"));
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```

pub mod archive;
mod bits;
mod characters;
mod checksum;
mod collection;
mod colour;
mod correspondence;
mod crossing;
mod import;
mod line;
pub mod link;
mod names;
mod position;
mod record;
mod relation;
mod seats;
pub mod series;
mod stored;
mod summary;
mod table_rules;
pub mod text;

pub use collection::{CollectedMatch, Collection, CollectionError, is_collection};
pub use colour::Colour;
pub use correspondence::{Correspondence, ParseCorrespondenceError};
pub use crossing::Crossing;
pub use import::{ImportError, ImportFormat, Imported, import, linked_matches};
pub use line::CHECKPOINT_EVERY;
pub use names::{CleanText, Name, Title};
pub use position::{Ending, Entry, EntryError, OpenProposal, Position, Proposal};
pub use record::{Expected, LineRecord, MatchRecord, RecordError, SetupRecord};
pub use relation::Relation;
pub use seats::{ParsePlayerError, Player, SeatConfig, only_person, people};
pub use stored::{StoredMatch, StoredMatchError};
pub use summary::{Standing, Summary, fingerprint_of};
pub use table_rules::{TableRules, UndoPolicy};

use line::Line;
use rules::registry::{Action, State};
use rules::{Event, Seat, Setup};
use std::sync::Arc;

/// A match under way or over.
///
/// Clones are cheap: they share setup, lines and positions until one of them changes,
/// and a change copies only the position that an entry is applied to. Programs can
/// keep earlier values.
///
/// ```
/// use records::{Match, Player, SeatConfig};
/// use rules::{GameId, Setup};
///
/// let setup = Setup::new(GameId::WheelsOfTime, 2, 7)?;
/// let seats = vec![SeatConfig::unnamed(Player::Human); 2];
/// let before = Match::new(setup, seats)?;
/// let action = before.state().legal_actions()[0];
///
/// let mut after = before.clone();
/// let events = after.apply(action)?;
/// assert_eq!((before.ply(), after.ply()), (0, 1));
/// assert_eq!(events, after.events_at(1));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    setup: Arc<Setup>,
    seats: Arc<Vec<SeatConfig>>,
    /// Every colour once: first those of the seats, then the unused ones.
    colours: [Colour; Colour::ALL.len()],
    table: TableRules,
    /// Set for a match by link.
    correspondence: Option<Correspondence>,
    /// Number of entries of the main line that cannot be taken back, whatever the undo
    /// policy: other people have them.
    exchanged: usize,
    /// The main line, then the variations; never empty.
    lines: Vec<Line>,
    /// Index of the current line.
    active: usize,
    /// Number of entries before the current position.
    ply: usize,
    position: Arc<Position>,
}

/// An entry of a match with its events; see [`Match::replay_from`].
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayStep {
    pub entry: Entry,
    /// The seat to act before the entry, or `None` if the match was over.
    pub to_act: Option<Seat>,
    pub events: Vec<Event>,
}

/// The number of seats given does not fit the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the setup has {seats} seats, but {given} are given")]
pub struct SeatCountError {
    /// Number of seats that the setup has.
    pub seats: u8,
    /// Number of seats given.
    pub given: usize,
}

impl Match {
    /// Upper bound on the number of variations.
    pub const MAX_VARIATIONS: usize = 32;

    /// A match without entries.
    ///
    /// # Errors
    /// If the number of seats is not the setup's number of players.
    pub fn new(setup: Setup, seats: Vec<SeatConfig>) -> Result<Self, SeatCountError> {
        if seats.len() != usize::from(setup.players()) {
            return Err(SeatCountError {
                seats: setup.players(),
                given: seats.len(),
            });
        }
        let position = Arc::new(Position::start(&setup));
        Ok(Self {
            setup: Arc::new(setup),
            seats: Arc::new(seats),
            colours: Colour::ALL,
            table: TableRules::default(),
            correspondence: None,
            exchanged: 0,
            lines: vec![Line::new(Arc::clone(&position))],
            active: 0,
            ply: 0,
            position,
        })
    }

    /// Sets the table rules. Entries from before stay.
    #[must_use]
    pub const fn with_table_rules(mut self, table: TableRules) -> Self {
        self.table = table;
        self
    }

    /// The table rules.
    pub const fn table_rules(&self) -> TableRules {
        self.table
    }

    /// Makes it a match by link.
    #[must_use]
    pub const fn with_correspondence(mut self, correspondence: Correspondence) -> Self {
        self.correspondence = Some(correspondence);
        self
    }

    /// The identity of this match by link, or `None` for other matches.
    pub const fn correspondence(&self) -> Option<Correspondence> {
        self.correspondence
    }

    /// Sets the number of entries of the main line that cannot be replaced, because
    /// other people have received them or have sent them here. It is not part of the
    /// record: the program that opens the match sets it.
    pub const fn set_exchanged_entries(&mut self, entries: usize) {
        self.exchanged = entries;
    }

    /// The number of entries of the main line that cannot be replaced.
    pub const fn exchanged_entries(&self) -> usize {
        self.exchanged
    }

    /// The setup.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seats in turn order.
    pub fn seats(&self) -> &[SeatConfig] {
        &self.seats
    }

    /// Name and player of a seat, if it exists.
    pub fn seat_config(&self, seat: Seat) -> Option<&SeatConfig> {
        self.seats.get(seat.index())
    }

    /// Whether a person has a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.seat_config(seat)
            .is_some_and(|config| config.player == Player::Human)
    }

    /// Sets who decides for a seat. Returns whether the seat exists.
    pub fn set_player(&mut self, seat: Seat, player: Player) -> bool {
        let config = Arc::make_mut(&mut self.seats).get_mut(seat.index());
        config.map(|config| config.player = player).is_some()
    }

    /// Sets the name of a seat. Returns whether the seat exists.
    pub fn set_name(&mut self, seat: Seat, name: Name) -> bool {
        let config = Arc::make_mut(&mut self.seats).get_mut(seat.index());
        config.map(|config| config.name = name).is_some()
    }

    /// The colour of a seat; an unused one for a seat that does not exist.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.colours
            .get(seat.index())
            .copied()
            .unwrap_or_else(|| Colour::from_seat(seat))
    }

    /// Gives a seat a colour. The seat that had it gets the other one in exchange.
    /// Returns whether the seat exists.
    pub fn set_colour(&mut self, seat: Seat, colour: Colour) -> bool {
        let exists = self.seat_config(seat).is_some();
        if exists {
            let previous = self.colour(seat);
            // The list holds every colour once, unused ones too.
            for other in &mut self.colours {
                if *other == colour {
                    *other = previous;
                } else if *other == previous {
                    *other = colour;
                }
            }
        }
        exists
    }

    /// The colours of all seats in turn order, or `None` if all are the default.
    pub(crate) fn custom_colours(&self) -> Option<&[Colour]> {
        let colours = self.colours.get(..self.seats.len())?;
        (!Colour::ALL.starts_with(colours)).then_some(colours)
    }

    /// Gives all seats their colours. Returns `false` and sets the defaults unless
    /// there is one colour per seat and none twice.
    pub(crate) fn set_colours(&mut self, colours: &[Colour]) -> bool {
        self.colours = Colour::ALL;
        for (seat, colour) in Seat::all(self.setup.players()).zip(colours) {
            self.set_colour(seat, *colour);
        }
        // A colour that occurs twice was taken away from the first seat again.
        let valid = self.colours.get(..self.seats.len()) == Some(colours);
        if !valid {
            self.colours = Colour::ALL;
        }
        valid
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The state of the game in that position.
    pub fn state(&self) -> &State {
        self.position.state()
    }

    /// Number of entries before that position.
    pub const fn ply(&self) -> usize {
        self.ply
    }

    fn line(&self) -> &Line {
        // `active` is always the index of a line; the main line always exists.
        self.lines.get(self.active).unwrap_or(&self.lines[0])
    }

    fn main_line(&self) -> &Line {
        // The main line always exists.
        &self.lines[0]
    }

    /// The position of the main line that is looked at, or its end while a variation
    /// is looked at. Nothing is replayed.
    pub fn main_position(&self) -> &Position {
        if self.active == 0 {
            &self.position
        } else {
            self.main_line().last()
        }
    }

    /// The match without variations, at [`Match::main_position`].
    #[must_use]
    pub fn main_only(&self) -> Self {
        let mut main = self.clone();
        main.switch_to_line(0);
        main.lines.truncate(1);
        main.go_to(if self.active == 0 {
            self.ply
        } else {
            usize::MAX
        });
        main
    }

    /// The match without the entries of its main line after [`Match::main_position`], and
    /// without variations: as it is sent to other people.
    #[must_use]
    pub fn without_undone(&self) -> Self {
        let mut main = self.main_only();
        let (ply, position) = (main.ply, Arc::clone(&main.position));
        if let Some(line) = main.lines.first_mut() {
            line.truncate(ply, position);
        }
        main
    }

    /// All entries of the current line, undone ones too.
    pub fn entries(&self) -> &[Entry] {
        self.line().entries()
    }

    /// All entries of the main line, undone ones too.
    pub fn main_entries(&self) -> &[Entry] {
        self.main_line().entries()
    }

    /// The position after the first `ply` entries of the current line.
    pub fn position_at(&self, ply: usize) -> Position {
        let near = Some((self.ply, &self.position));
        Arc::unwrap_or_clone(self.line().position(ply, near))
    }

    /// The seat to act after the first `ply` entries, or `None` if the match is over
    /// there: `position_at(ply).to_act()` without replaying anything.
    pub fn to_act_before(&self, ply: usize) -> Option<Seat> {
        self.line().to_act(ply)
    }

    /// Whether a seat has resigned within the first `ply` entries:
    /// `position_at(ply).resigned()[seat]` without replaying anything.
    pub fn has_resigned_before(&self, ply: usize, seat: Seat) -> bool {
        self.line().has_resigned(ply, seat)
    }

    /// Replays the current line from `ply` on, applying each entry once.
    ///
    /// ```
    /// use records::{Match, Player, SeatConfig};
    /// use rules::{GameId, Setup};
    ///
    /// let setup = Setup::new(GameId::TurnOfTime, 2, 7)?;
    /// let seats = vec![SeatConfig::unnamed(Player::Human); 2];
    /// let mut record = Match::new(setup, seats)?;
    /// while let Some(&action) = record.state().legal_actions().first() {
    ///     record.apply(action)?;
    /// }
    /// for (ply, step) in record.replay_from(0).enumerate() {
    ///     assert_eq!(step.entry, record.entries()[ply]);
    ///     assert_eq!(step.events, record.events_at(ply + 1));
    /// }
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn replay_from(&self, ply: usize) -> impl Iterator<Item = ReplayStep> + '_ {
        let mut position = self.position_at(ply);
        let entries = self.entries().get(ply..).unwrap_or_default();
        entries.iter().map(move |&entry| ReplayStep {
            entry,
            to_act: position.to_act(),
            // Every entry of a line was accepted when it was added.
            events: position.apply(entry).unwrap_or_default(),
        })
    }

    /// The events of the entry before `ply`; none at the start.
    pub fn events_at(&self, ply: usize) -> Vec<Event> {
        let step = ply
            .checked_sub(1)
            .and_then(|before| self.replay_from(before).next());
        step.map(|step| step.events).unwrap_or_default()
    }

    /// Whether the undo policy allows to replace the entries after the first `ply` of
    /// the current line. Looking at earlier positions is always allowed.
    ///
    /// If the policy is not [`UndoPolicy::Free`], a variation may be undone as far as
    /// its fork.
    pub fn can_undo_to(&self, ply: usize) -> bool {
        if self.active == 0 {
            self.can_truncate_main_to(ply)
        } else {
            self.table.undo == UndoPolicy::Free || ply >= self.fork_ply(self.active)
        }
    }

    /// Whether the entries after the first `ply` of the main line may be replaced.
    fn can_truncate_main_to(&self, ply: usize) -> bool {
        if self.would_replace_exchanged(ply) {
            return false;
        }
        let main = self.main_line();
        match self.table.undo {
            UndoPolicy::Free => true,
            UndoPolicy::UntilRevealed => {
                main.reveal_count(ply) == main.last().state().reveal_count()
            }
            UndoPolicy::Off => ply >= main.entries().len(),
        }
    }

    /// Whether replacing the entries after the first `ply` of the main line would change
    /// what other people have.
    fn would_replace_exchanged(&self, ply: usize) -> bool {
        ply < self.exchanged.min(self.main_entries().len())
    }

    /// Whether a position of a variation reveals nothing that is still hidden in the
    /// main line, or may do so: not by link, where nobody would see it.
    fn reveals_nothing_new(&self, position: &Position) -> bool {
        self.table.undo == UndoPolicy::Free && self.correspondence.is_none()
            || position.state().reveal_count() <= self.main_line().last().state().reveal_count()
    }

    /// Whether an entry at the current position would replace entries that have revealed something
    /// hidden, or that say so.
    pub fn would_hide(&self, entry: Entry) -> bool {
        let replaced = self.entries().get(self.ply..).unwrap_or_default();
        replaced.first().is_some_and(|next| *next != entry)
            && (replaced.iter().any(|entry| matches!(entry, Entry::Peek(_)))
                || self.line().reveal_count(self.ply) < self.line().last().state().reveal_count())
    }

    /// Whose entry the one after the first `ply` is: the seat to act, or who did something beside the game.
    pub fn author(&self, ply: usize) -> Option<Seat> {
        let entry = self.entries().get(ply)?;
        entry.seat().or_else(|| self.to_act_before(ply))
    }

    /// Adds an entry at the current position, and returns its events. If the
    /// line already continues with the same entry, this is a redo; otherwise the
    /// undone entries are replaced.
    ///
    /// # Errors
    /// Why the entry cannot follow; the match is unchanged in that case.
    pub fn apply_entry(&mut self, entry: Entry) -> Result<Vec<Event>, EntryError> {
        if entry.is_by_link() && self.correspondence.is_none() {
            return Err(EntryError::OnlyByLink);
        }
        // Applied to a copy, so that an illegal entry changes nothing.
        let mut after = Position::clone(&self.position);
        let events = after.apply(entry)?;
        let ply = self.ply;
        if self.entries().get(ply) != Some(&entry) {
            if self.active == 0 && !self.can_truncate_main_to(ply) {
                return Err(if self.would_replace_exchanged(ply) {
                    EntryError::AlreadySent
                } else {
                    EntryError::CannotUndo
                });
            }
            if self.active != 0 && !self.reveals_nothing_new(&after) {
                return Err(EntryError::NotRevealedYet);
            }
            let Some(line) = self.lines.get_mut(self.active) else {
                return Err(EntryError::MatchOver);
            };
            line.truncate(ply, Arc::clone(&self.position));
            self.position = Arc::new(after);
            line.push(entry, Arc::clone(&self.position));
        } else {
            self.position = Arc::new(after);
        }
        self.ply += 1;
        Ok(events)
    }

    /// Adds an action; see [`Match::apply_entry`].
    ///
    /// # Errors
    /// Why the action cannot follow; the match is unchanged in that case.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, EntryError> {
        self.apply_entry(Entry::Action(action))
    }

    /// Looks at the position after the first `ply` entries, or after all if there are
    /// fewer.
    pub fn go_to(&mut self, ply: usize) {
        let ply = ply.min(self.entries().len());
        let near = Some((self.ply, &self.position));
        self.position = self.line().position(ply, near);
        self.ply = ply;
    }

    /// Looks one entry back. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let has_previous = self.ply > 0;
        if has_previous {
            self.go_to(self.ply - 1);
        }
        has_previous
    }

    /// Looks one entry forward. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let has_next = self.ply < self.entries().len();
        if has_next {
            self.go_to(self.ply + 1);
        }
        has_next
    }

    /// Number of lines: the main line and the variations.
    pub fn line_count(&self) -> usize {
        self.lines.len()
    }

    /// Index of the current line; 0 is the main line.
    pub const fn active_line(&self) -> usize {
        self.active
    }

    /// Number of entries that a line shares with the main line.
    pub fn fork_ply(&self, line: usize) -> usize {
        let line = self.lines.get(line);
        line.map_or(0, |line| line.shared_prefix(self.main_line()))
    }

    /// Starts a variation at the current position: further entries leave the
    /// current line unchanged. Returns `false` if there are
    /// [`Match::MAX_VARIATIONS`] already.
    pub fn start_variation(&mut self) -> bool {
        if self.lines.len() > Self::MAX_VARIATIONS {
            return false;
        }
        let mut line = self.line().clone();
        line.truncate(self.ply, Arc::clone(&self.position));
        self.lines.push(line);
        self.active = self.lines.len() - 1;
        true
    }

    /// Looks at another line, at the last position that it shares with the current
    /// one. Does nothing if there is no such line.
    pub fn switch_to_line(&mut self, line: usize) {
        if let (Some(to), Some(from)) = (self.lines.get(line), self.lines.get(self.active)) {
            let shared = to.shared_prefix(from).min(self.ply);
            // Before the switch: the current position helps to find one of its own line.
            self.go_to(shared);
            self.active = line;
        }
    }

    /// Removes the current variation and looks at the main line.
    pub fn discard_variation(&mut self) {
        if self.active != 0 {
            let discarded = self.active;
            self.switch_to_line(0);
            self.lines.remove(discarded);
        }
    }

    /// Whether the current line may become the main line: whether the undo policy
    /// allows to replace the entries of the main line after the fork.
    pub fn can_promote(&self) -> bool {
        self.active == 0 || self.can_truncate_main_to(self.fork_ply(self.active))
    }

    /// Makes the current variation the main line, and the main line a variation, if
    /// [`Match::can_promote`]. Returns whether it was allowed.
    pub fn promote_variation(&mut self) -> bool {
        let allowed = self.can_promote();
        if allowed {
            self.lines.swap(0, self.active);
            self.active = 0;
        }
        allowed
    }
}
