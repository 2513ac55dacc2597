//! What a list of matches shows of one: enough that nothing is replayed for it.

use crate::Match;
use crate::colour::Colour;
use crate::names::Title;
use crate::record::{SavedMatch, SavedSetup};
use crate::seats::SeatConfig;
use crate::stored::StoredMatchError;
use crate::table_rules::TableRules;
use rules::digest::Digest;
use rules::registry::GameId;
use rules::seat::Seat;
use serde::{Deserialize, Serialize};

/// What a list shows of a match that is kept. Lines that are tried out do not
/// count: all of it is about the main line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The game's lasting name; see [`Summary::game_id`].
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// When it was last played, in milliseconds since 1970.
    pub last_played: u64,
    /// What it is called; empty if it was given no title.
    pub title: Title,
    /// Who sits where, in turn order.
    pub seats: Vec<SeatConfig>,
    /// The colours of all seats, in turn order; empty if all are the usual
    /// ones. See [`Summary::colour`].
    pub colours: Vec<Colour>,
    /// What the table agreed on.
    pub table: TableRules,
    /// How many entries the main line has.
    pub entries: u32,
    /// Whether the match is over. Without a [`Summary::standing`] it may have been
    /// told of a line that was tried out.
    pub over: bool,
    /// Made of the deal and the names: matches with different ones are
    /// different games; see [`Match::compared_to`].
    pub fingerprint: u32,
    /// How it stands. Matches that were kept before there were summaries have
    /// none until they are kept again.
    pub standing: Option<Standing>,
}

/// How a match stands: its main line where it is looked at, or at its end while
/// something is tried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Which turn it is, counted from 1.
    pub turn: u32,
    /// Whose decision it is; nobody's when the match is over.
    pub to_act: Option<Seat>,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// The place of each seat from 1, as if the match ended now; see
    /// [`crate::Position::places`].
    pub places: Vec<u8>,
    /// What a small picture is drawn from, in the app's own form.
    pub picture: Option<Vec<u8>>,
}

impl Summary {
    /// The summary of a match, without a picture.
    #[must_use]
    pub fn of(played: &Match, title: Title, touched: u64) -> Self {
        let game = played.setup().game();
        let position = played.main_position();
        let state = position.state();
        let setup = SavedSetup::of(played.setup());
        let score = state.score();
        Self {
            game: game.id().to_owned(),
            rules: game.rules_version(),
            last_played: touched,
            title,
            seats: played.seats().to_vec(),
            colours: played.unusual_colours().unwrap_or_default().to_vec(),
            table: played.table_rules(),
            entries: played.main_line().entries().len() as u32,
            over: position.ending().is_some(),
            fingerprint: fingerprint(game.id(), &setup, played.seats()),
            standing: Some(Standing {
                turn: state.turn(),
                to_act: position.to_act(),
                points: score.points.as_slice().to_vec(),
                places: position.places_by(&score).as_slice().to_vec(),
                picture: None,
            }),
        }
    }

    /// The summary of a match that was kept before there were any.
    pub(crate) fn of_record(record: &SavedMatch, touched: u64, over: bool) -> Self {
        let entries = record.lines.first().map_or(0, |main| main.entries.len());
        Self {
            game: record.game.clone(),
            rules: record.rules,
            last_played: touched,
            title: Title::default(),
            seats: record.seats.clone(),
            colours: Vec::new(),
            table: TableRules::default(),
            entries: u32::try_from(entries).unwrap_or(u32::MAX),
            over,
            fingerprint: fingerprint(&record.game, &record.setup, &record.seats),
            standing: None,
        }
    }

    /// The same with a picture, where there is one and it is known how the
    /// match stands.
    #[must_use]
    pub fn with_picture(mut self, picture: Option<Vec<u8>>) -> Self {
        if let Some(standing) = &mut self.standing {
            standing.picture = picture;
        }
        self
    }

    /// The game, if the house has it.
    #[must_use]
    pub fn game_id(&self) -> Option<GameId> {
        GameId::from_id(&self.game)
    }

    /// The colour of a seat.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Colour {
        let own = self.colours.get(seat.index()).copied();
        own.filter(|_| self.colours.len() == self.seats.len())
            .unwrap_or_else(|| Colour::of_seat(seat))
    }

    /// The summary as a text of its own.
    ///
    /// # Errors
    /// If memory runs out.
    pub fn write(&self) -> Result<String, StoredMatchError> {
        crate::stored::write_summary(self)
    }

    /// Reads the summary of what [`crate::StoredMatch::write`] wrote, in any version,
    /// or what [`Summary::write`] wrote. Neither decodes nor replays the match,
    /// unless it was kept before there were summaries.
    ///
    /// # Errors
    /// If it is something else.
    pub fn read(text: &str) -> Result<Self, StoredMatchError> {
        crate::stored::read_summary(text)
    }
}

impl Match {
    /// Made of the deal and the names, as that of a [`Summary`] is.
    #[must_use]
    pub fn fingerprint(&self) -> u32 {
        let setup = self.setup();
        fingerprint(setup.game().id(), &SavedSetup::of(setup), self.seats())
    }
}

/// Options are left out: a later version of the rules may ask for more of them.
fn fingerprint(game: &str, setup: &SavedSetup, sitters: &[SeatConfig]) -> u32 {
    let mut digest = Digest::new();
    let mut text = |text: &str| {
        digest.number(text.len() as u64);
        digest.bytes(text.as_bytes());
    };
    text(game);
    for draw in &setup.draws {
        text(draw);
    }
    for sitter in sitters {
        text(sitter.name.as_str());
    }
    digest.number(setup.seed);
    digest.byte(setup.players);
    digest.number(setup.draws.len() as u64);
    digest.finish().0
}
