//! Statistics of a person's finished matches.

use super::{FinishedMatch, Outcome, OutcomeEnd, Person, SeatOutcome};
use records::Name;
use rules::{GameId, Seat, Strength};

/// Which matches count: those of a person, and only those with what is given here.
#[allow(missing_docs, reason = "their names say it")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    pub person: Person,
    pub game: Option<GameId>,
    pub players: Option<u8>,
    pub opponents: Option<Opponents>,
}

/// The opponents of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponents {
    /// People only.
    People,
    /// Bots, the strongest of which is as strong as this; there may be people too.
    Bots(Strength),
}

/// What a match meant for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayResult {
    /// Alone in the first place; in a solo game, the goal was reached.
    Won,
    /// In the first place with others.
    Drawn,
    /// Anything else.
    Lost,
}

/// A finished match as somebody has played it.
#[derive(Clone, Copy, Debug)]
pub struct Play<'a> {
    /// The match.
    pub finished: &'a FinishedMatch,
    /// The seat.
    pub seat: Seat,
}

impl<'a> Play<'a> {
    /// What came of the match.
    pub const fn outcome(&self) -> &'a Outcome {
        &self.finished.outcome
    }

    fn own(&self) -> Option<&'a SeatOutcome> {
        self.outcome().seat(self.seat)
    }

    /// The rank.
    pub fn place(&self) -> u8 {
        self.own().map_or(u8::MAX, |own| own.place)
    }

    /// The points.
    pub fn points(&self) -> i32 {
        self.own().map_or(0, |own| own.points)
    }

    /// The milestones reached, by their stable names.
    pub fn milestones(&self) -> &'a [String] {
        self.own().map_or(&[], |own| own.milestones.as_slice())
    }

    /// All others at the table.
    pub fn opponents(&self) -> impl Iterator<Item = &'a SeatOutcome> + use<'a> {
        let own = self.seat;
        Seat::all(u8::MAX)
            .zip(&self.outcome().seats)
            .filter(move |(seat, _)| *seat != own)
            .map(|(_, other)| other)
    }

    /// Whether nobody else was at the table.
    pub fn is_solo(&self) -> bool {
        self.outcome().players() == 1
    }

    /// The result.
    pub fn result(&self) -> PlayResult {
        let shared = self.opponents().any(|other| other.place == 1);
        match (self.place(), shared) {
            (1, false) => PlayResult::Won,
            (1, true) => PlayResult::Drawn,
            _ => PlayResult::Lost,
        }
    }

    /// The opponents; `None` in a solo game.
    pub fn against(&self) -> Option<Opponents> {
        if self.is_solo() {
            return None;
        }
        let bots = self.opponents().filter_map(|other| other.player.strength());
        Some(bots.max().map_or(Opponents::People, Opponents::Bots))
    }
}

/// The matches that count, in order of their dates; the player's name is `own`.
pub fn plays<'a>(matches: &'a [FinishedMatch], filter: &Filter, own: &Name) -> Vec<Play<'a>> {
    let mut plays: Vec<Play<'a>> = matches
        .iter()
        .filter_map(|finished| {
            let seat = finished.seat_of(&filter.person, own)?;
            Some(Play { finished, seat })
        })
        .filter(|play| {
            let outcome = play.outcome();
            filter.game.is_none_or(|game| game == outcome.game)
                && filter
                    .players
                    .is_none_or(|players| players == outcome.players())
                && (filter.opponents.is_none() || filter.opponents == play.against())
        })
        .collect();
    plays.sort_by_key(|play| play.outcome().finished);
    plays
}

/// Counted results.
#[allow(
    missing_docs,
    reason = "their names say it; matches are drawn where several are in the first place"
)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

impl Tally {
    /// The results of these matches.
    pub fn of<'a>(plays: impl IntoIterator<Item = &'a Play<'a>>) -> Self {
        let mut tally = Self::default();
        for play in plays {
            match play.result() {
                PlayResult::Won => tally.won += 1,
                PlayResult::Drawn => tally.drawn += 1,
                PlayResult::Lost => tally.lost += 1,
            }
        }
        tally
    }

    /// The number of matches.
    pub const fn played(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The matches won, in percent of all.
    pub const fn won_percent(self) -> u32 {
        match self.played() {
            0 => 0,
            played => (200 * self.won + played) / (2 * played),
        }
    }
}

/// A match with a number worth knowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notable<T> {
    /// The number.
    pub value: T,
    /// Number of the match in the store.
    pub id: String,
    /// When it ended, in milliseconds since 1970.
    pub finished: u64,
}

/// Numbers about somebody's matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// All results.
    pub tally: Tally,
    /// The matches won one after the other most recently.
    pub streak: u32,
    /// The most matches won one after the other.
    pub longest_streak: u32,
    /// The win with the fewest turns; resignations do not count.
    pub fastest_win: Option<Notable<u32>>,
    /// The results by game, in the order in which games are presented.
    pub by_game: Vec<(GameId, Tally)>,
    /// The results by number of players.
    pub by_players: Vec<(u8, Tally)>,
    /// The results by opponents, people first, then from weak to strong.
    pub by_opponents: Vec<(Opponents, Tally)>,
}

/// The results in groups of equal keys, in the order of the keys.
fn grouped<K: Copy + PartialEq>(
    plays: &[Play<'_>],
    keys: impl Iterator<Item = K>,
    key: impl Fn(&Play<'_>) -> Option<K>,
) -> Vec<(K, Tally)> {
    keys.map(|group| {
        let of_group = plays.iter().filter(|play| key(play) == Some(group));
        (group, Tally::of(of_group))
    })
    .filter(|(_, tally)| tally.played() > 0)
    .collect()
}

impl Report {
    /// The numbers about these matches, which are in order of their dates.
    pub fn of(plays: &[Play<'_>]) -> Self {
        let (mut streak, mut longest_streak) = (0, 0);
        for play in plays {
            streak = match play.result() {
                PlayResult::Won => streak + 1,
                PlayResult::Drawn | PlayResult::Lost => 0,
            };
            longest_streak = longest_streak.max(streak);
        }
        let fastest = plays
            .iter()
            .filter(|play| {
                play.result() == PlayResult::Won && play.outcome().end == OutcomeEnd::Rules
            })
            .min_by_key(|play| play.outcome().turns);
        let opponents = Strength::all().map(Opponents::Bots);
        let opponents = core::iter::once(Opponents::People).chain(opponents);
        Self {
            tally: Tally::of(plays),
            streak,
            longest_streak,
            fastest_win: fastest.map(|play| notable(play, play.outcome().turns)),
            by_game: grouped(plays, GameId::ALL.iter().copied(), |play| {
                Some(play.outcome().game)
            }),
            by_players: grouped(plays, 1..=5, |play| Some(play.outcome().players())),
            by_opponents: grouped(plays, opponents, |play| play.against()),
        }
    }
}

fn notable<T>(play: &Play<'_>, value: T) -> Notable<T> {
    Notable {
        value,
        id: play.finished.id.clone(),
        finished: play.outcome().finished,
    }
}

/// The points of these matches. Those of solo games and of games of other lengths, which are choices
/// of an option, are on scales of their own: they count only if there are no others, and the first
/// of the lengths before the next.
pub fn points(plays: &[Play<'_>], lengths: Option<(&str, &[&str])>) -> Vec<Notable<i32>> {
    let scale = |play: &Play<'_>| {
        let length = lengths.and_then(|(option, choices)| {
            let own = play.outcome().choice(option)?;
            choices.iter().position(|choice| *choice == own)
        });
        (play.is_solo(), length)
    };
    let first = plays.iter().map(scale).min();
    plays
        .iter()
        .filter(|play| Some(scale(play)) == first)
        .map(|play| notable(play, play.points()))
        .collect()
}

/// The solo games of these matches by the choice of an option.
pub fn solo_results(
    plays: &[Play<'_>],
    option: &str,
    choices: &'static [&'static str],
) -> Vec<(&'static str, Tally)> {
    grouped(plays, choices.iter().copied(), |play| {
        let choice = play.outcome().choice(option).filter(|_| play.is_solo())?;
        choices.iter().copied().find(|known| *known == choice)
    })
}

/// The first match in which each milestone was reached.
pub fn first_reached(plays: &[Play<'_>], game: GameId, milestone: &str) -> Option<Notable<()>> {
    plays
        .iter()
        .find(|play| {
            play.outcome().game == game && play.milestones().iter().any(|own| own == milestone)
        })
        .map(|play| notable(play, ()))
}

#[cfg(test)]
pub(super) mod testing {
    //! Finished matches for tests.

    use super::*;
    use records::Player;

    /// A match with players, points and places of all seats.
    pub fn finished(game: GameId, date: u64, seats: &[(Player, i32, u8)]) -> FinishedMatch {
        let seats = seats.iter().map(|(player, points, place)| SeatOutcome {
            name: Name::default(),
            player: *player,
            points: *points,
            place: *place,
            milestones: Vec::new(),
        });
        FinishedMatch {
            id: date.to_string(),
            outcome: Outcome {
                game,
                finished: date,
                options: Vec::new(),
                seats: seats.collect(),
                end: OutcomeEnd::Rules,
                turns: 16,
            },
            here: None,
        }
    }

    /// The same with names.
    pub fn named(mut finished: FinishedMatch, names: &[&str]) -> FinishedMatch {
        for (seat, name) in finished.outcome.seats.iter_mut().zip(names) {
            seat.name = Name::new(name);
        }
        finished
    }

    /// All matches of a player without a name.
    pub fn plays_of(matches: &[FinishedMatch]) -> Vec<Play<'_>> {
        plays(matches, &Filter::default(), &Name::default())
    }
}

#[cfg(test)]
mod tests {
    use super::testing::*;
    use super::*;
    use records::Player;
    use rules::Level;

    const ME: Player = Player::Human;
    const CASUAL: Player = Player::Bot(Level::Casual);
    const EXPERT: Player = Player::Bot(Level::Expert);
    const GAME: GameId = GameId::TurnOfTime;

    fn matches() -> Vec<FinishedMatch> {
        let mut solo = finished(GAME, 50, &[(ME, 16, 1)]);
        solo.outcome.options = vec![("goal".to_owned(), "balance".to_owned())];
        let mut quick = finished(GAME, 10, &[(ME, 7, 1), (CASUAL, 3, 2)]);
        quick.outcome.turns = 9;
        let mut resigned = finished(GAME, 20, &[(EXPERT, 2, 2), (ME, 8, 1)]);
        resigned.outcome.turns = 3;
        resigned.outcome.end = OutcomeEnd::Resigned;
        vec![
            solo,
            finished(GAME, 30, &[(ME, 5, 1), (CASUAL, 5, 1)]),
            quick,
            resigned,
            finished(
                GameId::WheelOfFortune,
                40,
                &[(ME, 90, 3), (CASUAL, 99, 2), (EXPERT, 120, 1)],
            ),
            named(finished(GAME, 60, &[(ME, 4, 2), (ME, 6, 1)]), &["", "Ben"]),
        ]
    }

    fn filtered(filter: &Filter) -> Vec<u64> {
        let matches = matches();
        let plays = plays(&matches, filter, &Name::default());
        plays.iter().map(|play| play.outcome().finished).collect()
    }

    #[test]
    fn matches_are_filtered_and_in_order() {
        let all = Filter::default();
        assert_eq!(filtered(&all), [10, 20, 30, 40, 50, 60]);
        let fortune = Filter {
            game: Some(GameId::WheelOfFortune),
            ..all.clone()
        };
        assert_eq!(filtered(&fortune), [40]);
        let alone = Filter {
            players: Some(1),
            ..all.clone()
        };
        assert_eq!(filtered(&alone), [50]);
        let expert = Filter {
            opponents: Some(Opponents::Bots(Strength::from_level(Level::Expert))),
            ..all.clone()
        };
        assert_eq!(filtered(&expert), [20, 40]);
        let people = Filter {
            opponents: Some(Opponents::People),
            ..all.clone()
        };
        assert_eq!(filtered(&people), [60]);
        let ben = Filter {
            person: Person::Other(Name::new("ben")),
            ..all
        };
        assert_eq!(filtered(&ben), [60]);
    }

    #[test]
    fn results_are_counted() {
        let matches = matches();
        let report = Report::of(&plays_of(&matches));
        let tally = |won, drawn, lost| Tally { won, drawn, lost };
        assert_eq!(report.tally, tally(3, 1, 2));
        assert_eq!((report.tally.played(), report.tally.won_percent()), (6, 50));
        assert_eq!((report.streak, report.longest_streak), (0, 2));
        // Not the one that ended by resignation.
        let fastest = report.fastest_win.unwrap();
        assert_eq!((fastest.value, fastest.id.as_str()), (9, "10"));
        assert_eq!(
            report.by_game,
            [
                (GAME, tally(3, 1, 1)),
                (GameId::WheelOfFortune, tally(0, 0, 1))
            ]
        );
        assert_eq!(
            report.by_players,
            [
                (1, tally(1, 0, 0)),
                (2, tally(2, 1, 1)),
                (3, tally(0, 0, 1))
            ]
        );
        let bots = |level| Opponents::Bots(Strength::from_level(level));
        assert_eq!(
            report.by_opponents,
            [
                (Opponents::People, tally(0, 0, 1)),
                (bots(Level::Casual), tally(1, 1, 0)),
                (bots(Level::Expert), tally(1, 0, 1)),
            ]
        );
    }

    #[test]
    fn nothing_played_is_no_error() {
        assert_eq!(Report::of(&[]), Report::default());
        assert_eq!(Tally::default().won_percent(), 0);
        assert!(points(&[], None).is_empty());
    }

    #[test]
    fn points_of_solo_games_are_apart() {
        let matches = matches();
        let of = |filter: &Filter| -> Vec<i32> {
            let plays = plays(&matches, filter, &Name::default());
            points(&plays, None)
                .into_iter()
                .map(|one| one.value)
                .collect()
        };
        let game = Filter {
            game: Some(GAME),
            ..Filter::default()
        };
        assert_eq!(of(&game), [7, 8, 5, 4]);
        let alone = Filter {
            players: Some(1),
            ..game
        };
        assert_eq!(of(&alone), [16]);
    }

    #[test]
    fn points_of_games_of_other_lengths_are_apart() {
        let game = GameId::WheelOfFortune;
        let with_tiles = |number: u64, points: i32, tiles: &str| {
            let mut one = finished(game, number, &[(ME, points, 1), (CASUAL, 20, 2)]);
            one.outcome.options = vec![("tiles".to_owned(), tiles.to_owned())];
            one
        };
        let mut matches = vec![with_tiles(1, 250, "144")];
        let of = |matches: &[FinishedMatch]| -> Vec<i32> {
            points(&plays_of(matches), Some(("tiles", &["24", "144"])))
                .into_iter()
                .map(|one| one.value)
                .collect()
        };
        assert_eq!(of(&matches), [250]);
        matches.push(with_tiles(2, 30, "24"));
        assert_eq!(of(&matches), [30]);
        matches.push(with_tiles(3, 90, "71"));
        assert_eq!(of(&matches), [90]);
    }

    #[test]
    fn solo_games_are_counted_by_choice() {
        let matches = matches();
        let results = solo_results(&plays_of(&matches), "goal", &["dominance", "balance"]);
        assert_eq!(
            results,
            [(
                "balance",
                Tally {
                    won: 1,
                    drawn: 0,
                    lost: 0
                }
            )]
        );
    }

    #[test]
    fn a_milestone_is_reached_in_the_first_match_that_has_it() {
        let mut matches = matches();
        for finished in &mut matches {
            for seat in &mut finished.outcome.seats {
                seat.milestones = vec!["x".to_owned()];
            }
        }
        let plays = plays_of(&matches);
        let first = |game, id| first_reached(&plays, game, id).map(|first| first.finished);
        assert_eq!(first(GAME, "x"), Some(10));
        assert_eq!(first(GameId::WheelOfFortune, "x"), Some(40));
        assert_eq!(first(GAME, "y"), None);
    }
}
