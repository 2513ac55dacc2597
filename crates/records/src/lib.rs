//! A match is its record: setup, who sits where, and what was done. Everything
//! else is derived from it: undo, redo, back to any point, lines tried out,
//! texts, links and saves.

pub mod archive;
mod bits;
mod colour;
mod import;
mod line;
pub mod link;
mod names;
mod position;
mod record;
mod relation;
mod seats;
mod stored;
mod summary;
mod table_rules;
pub mod text;

pub use colour::Colour;
pub use import::{ImportError, ImportFormat, Imported, import};
pub use line::CHECKPOINT_EVERY;
pub use names::{Name, Title};
pub use position::{Ending, Entry, EntryError, Position};
pub use record::{RecordError, SavedMatch};
pub use relation::Relation;
pub use seats::{Player, SeatConfig};
pub use stored::{StoredMatch, StoredMatchError};
pub use summary::{Standing, Summary};
pub use table_rules::{TableRules, UndoPolicy};

use line::Line;
use rules::registry::{Action, State};
use rules::{Event, Seat, Setup};
use std::sync::Arc;

/// A match under way or over.
///
/// A clone is cheap: it shares its setup, lines and positions with the original
/// until one of them changes, and a change copies no position but the one that
/// an entry is applied to. So a program can keep earlier values as they were.
///
/// ```
/// use records::{Match, Player, SeatConfig};
/// use rules::{GameId, Setup};
///
/// let setup = Setup::new(GameId::WheelsOfTime, 2, 7).unwrap();
/// let seats = vec![SeatConfig::unnamed(Player::Human); 2];
/// let before = Match::new(setup, seats).unwrap();
/// let action = before.state().legal_actions()[0];
///
/// let mut after = before.clone();
/// let events = after.apply(action).unwrap();
/// assert_eq!((before.ply(), after.ply()), (0, 1));
/// assert_eq!(events, after.events_at(1));
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    setup: Arc<Setup>,
    seats: Arc<Vec<SeatConfig>>,
    /// Each colour once: those of the seats, then those that nobody has.
    colours: [Colour; Colour::ALL.len()],
    table: TableRules,
    /// The main line, then lines that are tried out; never empty.
    lines: Vec<Line>,
    active: usize,
    ply: usize,
    position: Arc<Position>,
}

/// An entry of a match, and what happened on the board by it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayStep {
    /// The entry.
    pub entry: Entry,
    /// Who was to act before it.
    pub to_act: Option<Seat>,
    /// What happened.
    pub events: Vec<Event>,
}

/// The list of sitters does not fit the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatCountError {
    /// How many seats the setup has.
    pub seats: u8,
    /// How many sitters were named.
    pub given: usize,
}

impl core::fmt::Display for SeatCountError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} players for {} seats", self.given, self.seats)
    }
}

impl core::error::Error for SeatCountError {}

impl Match {
    /// No match keeps more lines that are tried out.
    pub const MAX_VARIATIONS: usize = 32;

    /// A match that has not begun.
    ///
    /// # Errors
    /// If there is not one sitter for each seat.
    pub fn new(setup: Setup, sitters: Vec<SeatConfig>) -> Result<Self, SeatCountError> {
        if sitters.len() != usize::from(setup.players()) {
            return Err(SeatCountError {
                seats: setup.players(),
                given: sitters.len(),
            });
        }
        let position = Arc::new(Position::start(&setup));
        Ok(Self {
            setup: Arc::new(setup),
            seats: Arc::new(sitters),
            colours: Colour::ALL,
            table: TableRules::default(),
            lines: vec![Line::new(Arc::clone(&position))],
            active: 0,
            ply: 0,
            position,
        })
    }

    /// The same match at a table with these rules. What was done before they
    /// were agreed on stays.
    #[must_use]
    pub const fn with_table_rules(mut self, table: TableRules) -> Self {
        self.table = table;
        self
    }

    /// What the people at the table agreed on.
    #[must_use]
    pub const fn table_rules(&self) -> TableRules {
        self.table
    }

    /// What was decided before the game.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who sits where, in turn order.
    #[must_use]
    pub fn seats(&self) -> &[SeatConfig] {
        &self.seats
    }

    /// Who sits in a seat.
    #[must_use]
    pub fn seat_config(&self, seat: Seat) -> Option<&SeatConfig> {
        self.seats.get(seat.index())
    }

    /// Another player decides for a seat from now on; tells whether there is
    /// such a seat.
    pub fn set_player(&mut self, seat: Seat, player: Player) -> bool {
        let sitter = Arc::make_mut(&mut self.seats).get_mut(seat.index());
        sitter.map(|sitter| sitter.player = player).is_some()
    }

    /// Who sits in a seat is called so from now on; tells whether there is such
    /// a seat.
    pub fn set_name(&mut self, seat: Seat, name: Name) -> bool {
        let sitter = Arc::make_mut(&mut self.seats).get_mut(seat.index());
        sitter.map(|sitter| sitter.name = name).is_some()
    }

    /// The position looked at.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The state of the game looked at.
    #[must_use]
    pub fn state(&self) -> &State {
        self.position.state()
    }

    /// How many entries led to the position looked at.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    fn line(&self) -> &Line {
        // `active` always names a line; the first one is always there.
        self.lines.get(self.active).unwrap_or(&self.lines[0])
    }

    fn main_line(&self) -> &Line {
        // It is always there.
        &self.lines[0]
    }

    /// The position of the main line that the match stands at: where it is
    /// looked at, or its end while something is tried out. Nothing is replayed.
    #[must_use]
    pub fn main_position(&self) -> &Position {
        if self.active == 0 {
            &self.position
        } else {
            self.main_line().last()
        }
    }

    /// The match without what was tried out: where it is looked at, or at its
    /// end while something is tried out.
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

    /// All entries of the line looked at, those that were undone too.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        self.line().entries()
    }

    /// The position after so many entries of the line looked at.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Position {
        let near = Some((self.ply, &self.position));
        Arc::unwrap_or_clone(self.line().position(ply, near))
    }

    /// Who was to act before the entry with this number, counted from 0; nobody
    /// where the match was over. The number of entries asks for whose turn it
    /// is after all of them. Nothing is replayed: this is
    /// `position_at(ply).to_act()`, remembered.
    #[must_use]
    pub fn to_act_before(&self, ply: usize) -> Option<Seat> {
        self.line().to_act(ply)
    }

    /// Whether a seat had resigned before the entry with this number, counted
    /// from 0. Nothing is replayed: this is `position_at(ply).resigned()[seat]`,
    /// remembered.
    #[must_use]
    pub fn has_resigned_before(&self, ply: usize, seat: Seat) -> bool {
        self.line().has_resigned(ply, seat)
    }

    /// Replays the line looked at from after `ply` entries on, each entry once:
    /// what was taken, and what happened by it.
    ///
    /// ```
    /// use records::{Match, Player, SeatConfig};
    /// use rules::{GameId, Setup};
    ///
    /// let setup = Setup::new(GameId::TurnOfTime, 2, 7).unwrap();
    /// let seats = vec![SeatConfig::unnamed(Player::Human); 2];
    /// let mut played = Match::new(setup, seats).unwrap();
    /// while let Some(&action) = played.state().legal_actions().first() {
    ///     played.apply(action).unwrap();
    /// }
    /// for (ply, step) in played.replay_from(0).enumerate() {
    ///     assert_eq!(step.entry, played.entries()[ply]);
    ///     assert_eq!(step.events, played.events_at(ply + 1));
    /// }
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

    /// What happened on the board by the entry that led to `ply`.
    #[must_use]
    pub fn events_at(&self, ply: usize) -> Vec<Event> {
        let Some(before) = ply.checked_sub(1) else {
            return Vec::new();
        };
        let Some(&entry) = self.entries().get(before) else {
            return Vec::new();
        };
        let mut position = self.position_at(before);
        position.apply(entry).unwrap_or_default()
    }

    /// Whether all after so many entries of the line looked at may be taken
    /// back at this table; what was said counts as what was played does.
    /// Looking back is always allowed.
    ///
    /// Where not everything may be taken back, a line that is tried out may be
    /// taken back as far as the place where it leaves the main line: what both
    /// share was played, not tried.
    #[must_use]
    pub fn can_undo_to(&self, ply: usize) -> bool {
        if self.active == 0 {
            self.can_truncate_main_to(ply)
        } else {
            self.table.undo == UndoPolicy::Free || ply >= self.fork_ply(self.active)
        }
    }

    /// Whether all after so many entries of the main line may be taken back.
    fn can_truncate_main_to(&self, ply: usize) -> bool {
        let Some(main) = self.lines.first() else {
            return false;
        };
        match self.table.undo {
            UndoPolicy::Free => true,
            UndoPolicy::UntilRevealed => main.revealed(ply) == main.last().state().reveal_count(),
            UndoPolicy::Off => ply >= main.entries().len(),
        }
    }

    /// Whether a position shows nothing that the main line does not show.
    fn reveals_nothing_new(&self, position: &Position) -> bool {
        self.table.undo == UndoPolicy::Free
            || self.lines.first().is_some_and(|main| {
                position.state().reveal_count() <= main.last().state().reveal_count()
            })
    }

    /// Adds an entry at the position looked at. The same entry as the one that
    /// was undone there goes on along the line; another one replaces all that
    /// was undone.
    ///
    /// # Errors
    /// Says why the entry cannot follow, or why not at this table; nothing has
    /// changed then.
    pub fn apply_entry(&mut self, entry: Entry) -> Result<Vec<Event>, EntryError> {
        // Applied to a copy: a refused entry must not cost the redo.
        let mut after = Position::clone(&self.position);
        let events = after.apply(entry)?;
        let ply = self.ply;
        if self.entries().get(ply) != Some(&entry) {
            if self.active == 0 && !self.can_truncate_main_to(ply) {
                return Err(EntryError::CannotUndo);
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

    /// Takes an action at the position looked at; see [`Match::apply_entry`].
    ///
    /// # Errors
    /// Says why the action cannot follow.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, EntryError> {
        self.apply_entry(Entry::Action(action))
    }

    /// Looks at the position after so many entries, or after the last one.
    pub fn go_to(&mut self, ply: usize) {
        let ply = ply.min(self.entries().len());
        let near = Some((self.ply, &self.position));
        self.position = self.line().position(ply, near);
        self.ply = ply;
    }

    /// One entry back; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        let can = self.ply > 0;
        if can {
            self.go_to(self.ply - 1);
        }
        can
    }

    /// One entry forward again; tells whether there was one.
    pub fn redo(&mut self) -> bool {
        let can = self.ply < self.entries().len();
        if can {
            self.go_to(self.ply + 1);
        }
        can
    }

    /// How many lines there are; the first one is the main line.
    #[must_use]
    pub fn line_count(&self) -> usize {
        self.lines.len()
    }

    /// Which line is looked at; 0 is the main line.
    #[must_use]
    pub const fn active_line(&self) -> usize {
        self.active
    }

    /// At how many entries a line leaves the main line.
    #[must_use]
    pub fn fork_ply(&self, line: usize) -> usize {
        match (self.lines.first(), self.lines.get(line)) {
            (Some(main), Some(line)) => line.shared_with(main),
            _ => 0,
        }
    }

    /// Begins to try something out at the position looked at: what follows
    /// does not touch the line left behind. Tells whether there was room for
    /// one more line.
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

    /// Looks at another line, at the last position that it shares with the
    /// one left, if there is such a line.
    pub fn switch_to_line(&mut self, line: usize) {
        if let (Some(to), Some(from)) = (self.lines.get(line), self.lines.get(self.active)) {
            let shared = to.shared_with(from).min(self.ply);
            // First in the line left: a position is only near to those of its own.
            self.go_to(shared);
            self.active = line;
        }
    }

    /// Looks at the main line again and forgets the line that was tried out.
    pub fn discard_variation(&mut self) {
        if self.active != 0 {
            let dropped = self.active;
            self.switch_to_line(0);
            self.lines.remove(dropped);
        }
    }

    /// Whether the line looked at may become the main line: where what the
    /// main line has behind the place where they part may be taken back.
    #[must_use]
    pub fn can_promote(&self) -> bool {
        self.active == 0 || self.can_truncate_main_to(self.fork_ply(self.active))
    }

    /// Makes the line that was tried out the main line; the main line stays
    /// as one to return to. Tells whether the line looked at is the main line
    /// now: nothing changes where what the main line has behind the place where
    /// they part may not be taken back.
    pub fn promote_variation(&mut self) -> bool {
        let may = self.can_promote();
        if may {
            self.lines.swap(0, self.active);
            self.active = 0;
        }
        may
    }
}
