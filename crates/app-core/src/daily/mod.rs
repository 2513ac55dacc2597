//! The deals of the day: which deal follows from which date, and what the player has made
//! of them. No server: the date alone decides.

mod results;
#[cfg(test)]
mod testing;

pub use results::{DailyResults, DailyStatus, Finished};

use crate::challenge::Challenge;
use crate::day::Day;
use crate::puzzle_spec::PuzzleSpec;
use crate::settings::Settings;
use crate::store::{Opened, Store};
use bots::puzzles::PuzzleKind;
use records::{Match, Player, SeatConfig, TableRules, UndoPolicy, fingerprint_of, linked_matches};
use rules::{GameId, Level, Setup};

/// A deal of the day: the date alone gives everybody the same deal.
pub struct DailyDeal {
    /// Permanent number from 1 to 9, different from those of all other deals of all games.
    /// It is a digit of the deal's seed.
    pub number: u8,
    /// The first day that has it, as digits such as 20261201, so that the days before stay as they were; 0 for all days.
    pub since: u64,
    /// A match or a puzzle.
    pub task: DailyTask,
}

/// What is played.
pub enum DailyTask {
    /// A match.
    Match(DailyMatch),
    /// A puzzle, of another difficulty on every day of the week.
    Puzzle(PuzzleKind),
}

/// A match whose seed is the date.
pub struct DailyMatch {
    /// The opponent; `None` for a solo game.
    pub opponent: Option<Level>,
    /// Options and their choices: one list after the other, from day to day.
    pub choices: &'static [&'static [(&'static str, &'static str)]],
}

/// All deals of the day: each game lists its own.
#[derive(Clone, Copy, Debug)]
pub struct DailyDeals {
    /// The deals of a game.
    pub of_game: fn(GameId) -> &'static [DailyDeal],
}

impl DailyDeals {
    /// The deals of a day.
    pub fn on(self, day: Day) -> impl Iterator<Item = Deal> {
        GameId::ALL.iter().flat_map(move |game| {
            let deals = (self.of_game)(*game).iter();
            let deals = deals.filter(move |deal| deal.since <= day.digits());
            deals.map(move |deal| Deal {
                game: *game,
                deal,
                day,
            })
        })
    }

    /// The deal of which this is the puzzle.
    pub fn of_puzzle(self, spec: PuzzleSpec) -> Option<Deal> {
        let day = Day::from_digits(spec.seed / 10)?;
        self.on(day).find(|deal| deal.puzzle() == Some(spec))
    }

    /// What has become of the deals up to a day, by what is stored; see [`DailyResults::find`].
    pub fn results(self, store: &Store, settings: &Settings, today: Day) -> DailyResults {
        let listing = store.list();
        let begun_on = |id: &str| store.annotations(id).begun_on;
        DailyResults::find(self, listing.matches.iter(), begun_on, settings, today)
    }

    /// The deal of which this is the match.
    pub fn of_match(self, record: &Match) -> Option<Deal> {
        let day = Day::from_digits(record.setup().seed() / 10)?;
        self.on(day).find(|deal| match &deal.deal.task {
            DailyTask::Match(of) => deal.setup(of).is_some_and(|setup| {
                fingerprint_of(&setup, record.seats()) == record.fingerprint()
            }),
            DailyTask::Puzzle(_) => false,
        })
    }

    /// The deal that somebody has played; `None` if it is none of a day, or was played by other table rules.
    pub fn of_challenge(self, challenge: &Challenge) -> Option<Deal> {
        let record = challenge.record();
        let day = Day::from_digits(record.setup().seed() / 10)?;
        self.on(day).find(|deal| {
            deal.new_match(true).is_some_and(|own| {
                challenge.is_of_deal(own.fingerprint(), own.seats())
                    && own.table_rules().undo == record.table_rules().undo
            })
        })
    }

    /// The results of deals that others have sent, in a text with links.
    pub fn results_in(self, text: &str) -> Vec<(Deal, Challenge)> {
        let matches = linked_matches(text);
        let results = matches.iter().filter_map(Challenge::of);
        results
            .filter_map(|result| Some((self.of_challenge(&result)?, result)))
            .collect()
    }

    /// Records the day on which a deal of the day was begun, unless it is recorded:
    /// earlier versions did not, and links do not carry it. Call before the match is
    /// continued.
    pub fn date_match(self, store: &Store, id: &str, opened: &Opened) {
        if let Some(deal) = self.of_match(&opened.record)
            && opened.mailbox.is_none()
            && store.annotations(id).begun_on.is_none()
        {
            write_day(store, id, deal.day_by_time(opened.last_played));
        }
    }
}

/// A deal of a day.
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Copy)]
pub struct Deal {
    pub game: GameId,
    /// What is dealt.
    pub deal: &'static DailyDeal,
    pub day: Day,
}

impl PartialEq for Deal {
    fn eq(&self, other: &Self) -> bool {
        self.day == other.day && self.deal.number == other.deal.number
    }
}

impl Deal {
    /// The seed: the digits of the date, and the number of the deal.
    fn seed(&self) -> u64 {
        self.day.digits() * 10 + u64::from(self.deal.number)
    }

    /// The setup of a match of the day.
    fn setup(&self, of: &DailyMatch) -> Option<Setup> {
        let players = 1 + u8::from(of.opponent.is_some());
        let mut setup = Setup::new(self.game, players, self.seed()).ok()?;
        let lists = of.choices.len().max(1);
        let choices = of.choices.get(self.day.number() as usize % lists);
        for (option, choice) in choices.copied().unwrap_or_default() {
            setup = setup.with_choice(option, choice).ok()?;
        }
        Some(setup)
    }

    /// The match, if the deal is one. What was revealed cannot be taken back, so that results
    /// can be compared.
    pub fn new_match(&self, aids: bool) -> Option<Match> {
        let DailyTask::Match(of) = &self.deal.task else {
            return None;
        };
        let mut seats = vec![SeatConfig::unnamed(Player::Human)];
        seats.extend(
            of.opponent
                .map(|level| SeatConfig::unnamed(Player::Bot(level))),
        );
        let record = Match::new(self.setup(of)?, seats).ok()?;
        let undo = UndoPolicy::UntilRevealed;
        Some(record.with_table_rules(TableRules { undo, aids }))
    }

    /// The day of a match without a recorded start day, from when it was last played.
    /// The deal's own date is more reliable, because that time moves with every visit
    /// and time zone; a day that had ended everywhere counts as made up later.
    fn day_by_time(&self, last_played: u64) -> Day {
        self.day.or_later_at(last_played)
    }

    /// The puzzle, if the deal is one.
    pub fn puzzle(&self) -> Option<PuzzleSpec> {
        match self.deal.task {
            DailyTask::Match(_) => None,
            DailyTask::Puzzle(kind) => Some(PuzzleSpec {
                kind,
                difficulty: difficulty_on(self.day, kind),
                seed: self.seed(),
            }),
        }
    }
}

/// The difficulty on a day: the lowest on Mondays, one more on every day of the week.
fn difficulty_on(day: Day, kind: PuzzleKind) -> u8 {
    let range = kind.difficulties();
    let count = range.end().saturating_sub(*range.start()).saturating_add(1);
    range.start() + day.weekday() % count.max(1)
}

/// Records the day on which a match was begun; retried if storage refuses it.
pub fn write_day(store: &Store, id: &str, day: Day) {
    let _ = store.change_annotations(id, |own| {
        own.begun_on.get_or_insert(day);
    });
}

#[cfg(test)]
mod tests {
    use super::testing::DEALS;
    use super::*;
    use records::Entry;
    use rules::Seat;

    /// All results of a day go in one address, whose links stand one behind the other.
    #[test]
    fn results_of_others_are_found_in_a_text() {
        let day = Day::read("2026-11-25").unwrap();
        let resigned = |mut record: Match| {
            record.apply_entry(Entry::Resign(Seat::FIRST)).unwrap();
            Challenge::of(&record).unwrap().link().unwrap()
        };
        let mut links: Vec<String> = DEALS
            .on(day)
            .filter_map(|deal| deal.new_match(true))
            .map(resigned)
            .collect();
        assert_eq!(links.len(), 3);
        // Neither another deal, nor one by other rules.
        let other = DEALS.on(day).find_map(|deal| deal.new_match(true)).unwrap();
        let free = TableRules::default();
        links.push(resigned(other.with_table_rules(free)));
        let setup = Setup::new(GameId::TurnOfTime, 1, 7).unwrap();
        let seats = vec![SeatConfig::unnamed(Player::Human)];
        links.push(resigned(Match::new(setup, seats).unwrap()));
        let text = format!("Look: https://example.org/#/challenge/{}", links.join("."));
        let found = DEALS.results_in(&text).into_iter();
        let found: Vec<(u8, Day)> = found
            .map(|(deal, _)| (deal.deal.number, deal.day))
            .collect();
        assert_eq!(found, [(1, day), (2, day), (7, day)]);
    }

    #[test]
    fn other_puzzles_are_not_of_a_day() {
        let spec = PuzzleSpec {
            kind: PuzzleKind::Win,
            difficulty: 3,
            seed: 202_611_256,
        };
        // The twenty-fifth is a Wednesday.
        assert!(DEALS.of_puzzle(spec).is_some());
        for other in [
            PuzzleSpec {
                difficulty: 4,
                ..spec
            },
            PuzzleSpec {
                seed: spec.seed + 1,
                ..spec
            },
            PuzzleSpec { seed: 17, ..spec },
        ] {
            assert!(DEALS.of_puzzle(other).is_none(), "{other}");
        }
    }
}
