//! [`Summary`]: what lists show of a match, so that nothing is replayed for them.

use crate::Match;
use crate::colour::Colour;
use crate::correspondence::Correspondence;
use crate::names::Title;
use crate::record::{MatchRecord, SetupRecord};
use crate::seats::SeatConfig;
use crate::table_rules::TableRules;
use rules::GameId;
use rules::digest::Digest;
use rules::seat::Seat;
use rules::setup::Setup;
use serde::{Deserialize, Serialize};

/// What a list shows of a stored match. All of it is about the main line, without
/// variations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Stable name of the game; see [`Summary::game_id`].
    pub game: String,
    /// Version of the game's rules that the match is played by.
    pub rules: u16,
    /// When the match was last played, in milliseconds since 1970.
    pub last_played: u64,
    /// The title; empty if there is none.
    pub title: Title,
    /// The seats in turn order.
    pub seats: Vec<SeatConfig>,
    /// The colours of all seats in turn order; empty if all are the default ones.
    /// See [`Summary::colour`].
    pub colours: Vec<Colour>,
    /// The table rules.
    pub table: TableRules,
    /// Number of entries of the main line.
    pub entries: u32,
    /// Whether the match is over. Without a [`Summary::standing`] this may be about
    /// a variation.
    pub over: bool,
    /// Fingerprint of the setup and the names, or of a match by link its number.
    /// Matches with different fingerprints are different games; see
    /// [`Match::compared_to`].
    pub fingerprint: u32,
    /// What tells a match by link from others. Stored around the summary.
    #[serde(skip)]
    pub correspondence: Option<Correspondence>,
    /// The state of play. Missing in matches that were stored before there were
    /// summaries.
    pub standing: Option<Standing>,
}

/// The state of play at the position of the main line that is looked at, or at its
/// end while a variation is looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Number of the current turn, starting at 1.
    pub turn: u32,
    /// The seat whose decision it is, or `None` when the match is over.
    pub to_act: Option<Seat>,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// Rank of each seat, starting at 1, as if the match ended now; see
    /// [`crate::Position::ranks`].
    pub ranks: Vec<u8>,
    /// Data for a thumbnail, in a form that only the app knows.
    pub picture: Option<Vec<u8>>,
}

impl Summary {
    /// The summary of a match, without a picture.
    pub fn new(record: &Match, title: Title, last_played: u64) -> Self {
        let game = record.setup().game();
        let position = record.main_position();
        let state = position.state();
        let score = state.score();
        Self {
            game: game.id().to_owned(),
            rules: record.setup().rules_version(),
            last_played,
            title,
            seats: record.seats().to_vec(),
            colours: record.custom_colours().unwrap_or_default().to_vec(),
            table: record.table_rules(),
            entries: record.main_line().entries().len() as u32,
            over: position.ending().is_some(),
            fingerprint: record.fingerprint(),
            correspondence: record.correspondence(),
            standing: Some(Standing {
                turn: state.turn(),
                to_act: position.to_act(),
                points: score.points.as_slice().to_vec(),
                ranks: position.ranks_for_score(&score).as_slice().to_vec(),
                picture: None,
            }),
        }
    }

    /// The summary of a match that was stored without one.
    pub(crate) fn from_record(record: &MatchRecord, last_played: u64, over: bool) -> Self {
        let entries = record.lines.first().map_or(0, |main| main.entries.len());
        Self {
            game: record.game.clone(),
            rules: record.rules,
            last_played,
            title: Title::default(),
            seats: record.seats.clone(),
            colours: Vec::new(),
            table: TableRules::default(),
            entries: u32::try_from(entries).unwrap_or(u32::MAX),
            over,
            fingerprint: fingerprint(&record.game, &record.setup, &record.seats),
            correspondence: record.correspondence,
            standing: None,
        }
    }

    /// The same with a picture, if there is a [`Standing`] to hold it.
    #[must_use]
    pub fn with_picture(mut self, picture: Option<Vec<u8>>) -> Self {
        if let Some(standing) = &mut self.standing {
            standing.picture = picture;
        }
        self
    }

    /// The game, or `None` if it is unknown.
    pub fn game_id(&self) -> Option<GameId> {
        GameId::from_id(&self.game)
    }

    /// The colour of a seat.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.colours
            .get(seat.index())
            .copied()
            .filter(|_| self.colours.len() == self.seats.len())
            .unwrap_or_else(|| Colour::from_seat(seat))
    }
}

/// The [`Summary::fingerprint`] that a match of this setup and these names has, unless it is
/// played by link.
pub fn fingerprint_of(setup: &Setup, seats: &[SeatConfig]) -> u32 {
    fingerprint(setup.game().id(), &SetupRecord::from(setup), seats)
}

impl Match {
    /// Fingerprint of the setup and the names, or of a match by link its number; see
    /// [`Summary::fingerprint`].
    pub fn fingerprint(&self) -> u32 {
        if let Some(correspondence) = self.correspondence() {
            // Its people change their names.
            let mut digest = Digest::new();
            digest.number(u64::from(correspondence.id));
            digest.byte(correspondence.host.number());
            return digest.finish().0;
        }
        fingerprint_of(self.setup(), self.seats())
    }
}

/// Options are left out: a later version of the rules may have more of them.
fn fingerprint(game: &str, setup: &SetupRecord, seats: &[SeatConfig]) -> u32 {
    let mut digest = Digest::new();
    let mut add_text = |text: &str| {
        digest.number(text.len() as u64);
        digest.bytes(text.as_bytes());
    };
    add_text(game);
    for draw in &setup.draws {
        add_text(draw);
    }
    for seat in seats {
        add_text(seat.name.as_str());
    }
    if let Some(position) = &setup.position {
        add_text(position);
    }
    digest.number(setup.seed);
    digest.byte(setup.players);
    digest.number(setup.draws.len() as u64);
    digest.finish().0
}
