//! [`Outcome`]: what statistics know of a finished match.

use crate::json::versioned;
use records::{Ending, Entry, Match, Name, Player};
use rules::{GameId, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

/// Version of the stored form. It is raised whenever outcomes of the same match change, for
/// example because a game gets new milestones: stored ones are then made anew from the matches.
const VERSION: u32 = 1;

/// Finds the milestones that each seat of a finished match has reached, by their stable names.
pub type MilestoneFinder = fn(&Match) -> Vec<Vec<&'static str>>;

/// What statistics know of a finished match.
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    #[serde(serialize_with = "write_game", deserialize_with = "read_game")]
    pub game: GameId,
    /// When it was last played, in milliseconds since 1970.
    pub finished: u64,
    pub end: OutcomeEnd,
    pub turns: u32,
    /// The options of its setup and the choices made, by stable names.
    pub options: Vec<(String, String)>,
    pub seats: Vec<SeatOutcome>,
}

/// What came of a match for a seat.
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOutcome {
    pub player: Player,
    /// Name; empty if none was given.
    #[serde(default, skip_serializing_if = "Name::is_empty")]
    pub name: Name,
    pub points: i32,
    /// Rank, starting at 1; in a solo game 1 means won and 2 lost.
    pub place: u8,
    /// Stable names of the milestones reached.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub milestones: Vec<String>,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OutcomeEnd {
    /// By the rules of the game.
    Rules,
    /// Because players resigned.
    Resigned,
    /// In a draw that the players agreed on.
    AgreedDraw,
}

impl Outcome {
    /// The outcome of a match, or `None` if it does not count: it is not over, or began from
    /// a given position. It is that of the main line; variations do not count.
    pub fn of(record: &Match, finished: u64, milestones: MilestoneFinder) -> Option<Self> {
        if record.setup().position().is_some() {
            return None;
        }
        let record = record.without_undone();
        let position = record.position();
        let end = match position.ending()? {
            Ending::Rules(_) => OutcomeEnd::Rules,
            Ending::Resigned => OutcomeEnd::Resigned,
            Ending::AgreedDraw => OutcomeEnd::AgreedDraw,
        };
        let score = position.state().score();
        let ranks = position.ranks();
        let mut reached = milestones(&record).into_iter();
        let seats =
            Seat::all(record.setup().players())
                .zip(record.seats())
                .map(|(seat, config)| SeatOutcome {
                    name: config.name.clone(),
                    player: config.player,
                    points: score.points[seat],
                    place: ranks[seat],
                    milestones: {
                        let own = reached.next().unwrap_or_default();
                        own.into_iter().map(String::from).collect()
                    },
                });
        let options = record.setup().choices();
        Some(Self {
            game: record.setup().game(),
            finished,
            seats: seats.collect(),
            options: options
                .map(|(option, choice)| (option.id.to_owned(), choice.to_owned()))
                .collect(),
            end,
            turns: turns_played(&record),
        })
    }

    /// Number of players.
    pub fn players(&self) -> u8 {
        u8::try_from(self.seats.len()).unwrap_or(u8::MAX)
    }

    /// The outcome of a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatOutcome> {
        self.seats.get(seat.index())
    }

    /// The choice made for an option.
    pub fn choice(&self, option: &str) -> Option<&str> {
        let known = self.options.iter().find(|(id, _)| id == option);
        known.map(|(_, choice)| choice.as_str())
    }

    /// Whether both are the same but for their dates.
    pub fn is_same_result(&self, other: &Self) -> bool {
        let dated = Self {
            finished: other.finished,
            ..self.clone()
        };
        dated == *other
    }

    /// The text that is stored.
    pub fn write(&self) -> String {
        let mut json = Map::from_iter([("version".to_owned(), VERSION.into())]);
        if let Ok(Value::Object(own)) = serde_json::to_value(self) {
            json.extend(own);
        }
        Value::from(json).to_string()
    }

    /// Reads a stored text; `None` if it is not an outcome of this version.
    pub fn read(text: &str) -> Option<Self> {
        let json = versioned(text, VERSION).filter(|json| json["version"] == VERSION)?;
        let outcome: Self = serde_json::from_value(json).ok()?;
        let players = outcome.game.players();
        players.contains(&outcome.players()).then_some(outcome)
    }
}

/// The number of the turn in which the last action was taken.
fn turns_played(record: &Match) -> u32 {
    let is_action = |entry: &Entry| matches!(entry, Entry::Action(_));
    let last = record.entries().iter().rposition(is_action);
    last.map_or(0, |last| record.position_at(last).state().turn())
}

fn write_game<S: Serializer>(game: &GameId, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(game.id())
}

fn read_game<'de, D: Deserializer<'de>>(deserializer: D) -> Result<GameId, D::Error> {
    let id = String::deserialize(deserializer)?;
    GameId::from_id(&id).ok_or_else(|| serde::de::Error::custom("there is no such game"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use records::{SeatConfig, text};
    use rules::{Level, Setup, Strength};

    const RECORD: &str =
        include_str!("../../../records/tests/fixtures/turn-of-time-1-balance-reached.txt");

    fn no_milestones(_: &Match) -> Vec<Vec<&'static str>> {
        Vec::new()
    }

    fn balance(_: &Match) -> Vec<Vec<&'static str>> {
        vec![vec!["balance"]]
    }

    #[test]
    fn a_finished_match_has_an_outcome() {
        let record = text::read(RECORD).unwrap();
        let outcome = Outcome::of(&record, 5, balance).unwrap();
        assert_eq!(
            outcome,
            Outcome {
                game: GameId::TurnOfTime,
                finished: 5,
                options: vec![("goal".to_owned(), "balance".to_owned())],
                seats: vec![SeatOutcome {
                    name: Name::new("Émilie"),
                    player: Player::Human,
                    points: 16,
                    place: 1,
                    milestones: vec!["balance".to_owned()],
                }],
                end: OutcomeEnd::Rules,
                turns: 16,
            }
        );
        assert_eq!(outcome.choice("goal"), Some("balance"));
    }

    #[test]
    fn only_the_main_line_counts_and_only_once_it_is_over() {
        let mut record = text::read(RECORD).unwrap();
        let whole = Outcome::of(&record, 5, balance);
        // A variation does not change it.
        record.go_to(3);
        assert!(record.start_variation());
        assert_eq!(Outcome::of(&record, 5, balance), whole);
        record.discard_variation();
        // An action was undone: the game goes on.
        record.go_to(30);
        assert_eq!(Outcome::of(&record, 5, balance), None);
    }

    #[test]
    fn whoever_resigns_has_lost_and_positions_to_study_do_not_count() {
        let seats = vec![SeatConfig::unnamed(Player::Human); 2];
        let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).unwrap();
        let mut record = Match::new(setup.clone(), seats.clone()).unwrap();
        record.apply_entry(Entry::Resign(Seat::FIRST)).unwrap();
        let outcome = Outcome::of(&record, 5, no_milestones).unwrap();
        assert_eq!((outcome.end, outcome.turns), (OutcomeEnd::Resigned, 0));
        let ranks: Vec<u8> = outcome.seats.iter().map(|seat| seat.place).collect();
        assert_eq!(ranks, [2, 1]);

        let study = setup
            .with_position("b B . w xW w . ., white battle")
            .unwrap();
        let mut record = Match::new(study, seats).unwrap();
        record.apply_entry(Entry::AgreedDraw).unwrap();
        assert_eq!(Outcome::of(&record, 5, no_milestones), None);
    }

    #[test]
    fn the_first_version_is_read_and_written_unchanged_forever() {
        let stored = r#"{"version":1,"game":"world-wonders","finished":1764000000123,"end":"agreed-draw","turns":48,"options":[["map","b"],["objectives","on"]],"seats":[{"player":"human","name":"Ada \"A\"","points":-2,"place":1,"milestones":["beat-expert","districts"]},{"player":"match-2.5","points":31,"place":1}]}"#;
        let outcome = Outcome {
            game: GameId::WorldWonders,
            finished: 1_764_000_000_123,
            options: vec![
                ("map".to_owned(), "b".to_owned()),
                ("objectives".to_owned(), "on".to_owned()),
            ],
            seats: vec![
                SeatOutcome {
                    name: Name::new("Ada \"A\""),
                    player: Player::Human,
                    points: -2,
                    place: 1,
                    milestones: vec!["beat-expert".to_owned(), "districts".to_owned()],
                },
                SeatOutcome {
                    name: Name::default(),
                    player: Player::Matched(Strength::from_level(Level::Novice).stronger()),
                    points: 31,
                    place: 1,
                    milestones: Vec::new(),
                },
            ],
            end: OutcomeEnd::AgreedDraw,
            turns: 48,
        };
        assert_eq!(outcome.write(), stored);
        assert_eq!(Outcome::read(stored), Some(outcome));
    }

    #[test]
    fn other_texts_are_no_outcome() {
        let outcome = Outcome::of(&text::read(RECORD).unwrap(), 5, balance).unwrap();
        let stored = outcome.write();
        assert_eq!(Outcome::read(&stored), Some(outcome));
        let changed = |from: &str, to: &str| stored.replace(from, to);
        for text in [
            String::new(),
            "{}".to_owned(),
            changed("\"version\":1", "\"version\":2"),
            changed("turn-of-time", "chess"),
            changed("human", "grandmaster"),
            changed("\"rules\"", "\"hunger\""),
            changed("\"turns\":16", "\"turns\":-16"),
            changed("\"place\":1", "\"place\":256"),
            // Six seats.
            changed(
                "\"seats\":[",
                &format!(
                    "\"seats\":[{}",
                    r#"{"player":"human","points":0,"place":1},"#.repeat(5)
                ),
            ),
        ] {
            assert_eq!(Outcome::read(&text), None, "{text}");
        }
        for at in 0..stored.len() {
            if let Some(cut) = stored.get(..at) {
                assert_eq!(Outcome::read(cut), None);
            }
        }
    }
}
