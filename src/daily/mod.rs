//! The deals of the day: which deal follows from which date, and what the player has made
//! of them. No server: the date alone decides.

mod results;

pub use results::{DailyResults, DailyStatus, Finished};

use crate::day::Day;
use crate::games::daily::{DailyDeal, DailyMatch, DailyTask, daily_deals};
use crate::puzzle_spec::PuzzleSpec;
use crate::store::{Opened, Store};
use bots::puzzles::PuzzleKind;
use records::{Match, Player, SeatConfig, TableRules, Title, UndoPolicy, fingerprint_of};
use rules::{GameId, Setup};

/// A deal of a day.
#[derive(Clone, Copy)]
pub struct Deal {
    /// The game.
    pub game: GameId,
    /// What is dealt.
    pub deal: &'static DailyDeal,
    /// The day.
    pub day: Day,
}

impl PartialEq for Deal {
    fn eq(&self, other: &Self) -> bool {
        self.day == other.day && self.deal.number == other.deal.number
    }
}

/// The deals of a day.
pub fn deals_of(day: Day) -> impl Iterator<Item = Deal> {
    daily_deals().map(move |(game, deal)| Deal { game, deal, day })
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
        let match_ = Match::new(self.setup(of)?, seats).ok()?;
        let undo = UndoPolicy::UntilRevealed;
        Some(match_.with_table_rules(TableRules { undo, aids }))
    }

    /// The day of a match that does not say on which day it was begun, by when it was last played.
    /// The deal itself knows better than that time, which moves with every look at the end, in zones
    /// that nobody knows; but a day that was over everywhere was made up for later.
    fn day_by_time(&self, last_played: u64) -> Day {
        self.day.or_later_at(last_played)
    }

    /// The title of the match.
    pub fn title(&self) -> Title {
        Title::new(&format!("Day {}: {}", self.day.number(), self.deal.name))
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

/// Writes down on which day a deal of the day was begun, if nobody has: earlier versions have not,
/// and links do not tell it. To be called before the match is played on.
pub fn date_match(store: &Store, id: &str, opened: &Opened) {
    let setup = opened.match_.setup();
    let Some(day) = Day::from_digits(setup.seed() / 10) else {
        return;
    };
    let deal = deals_of(day).find(|deal| match &deal.deal.task {
        DailyTask::Match(of) => deal.setup(of).is_some_and(|own| {
            fingerprint_of(&own, opened.match_.seats()) == opened.match_.fingerprint()
        }),
        DailyTask::Puzzle(_) => false,
    });
    if let Some(deal) = deal
        && store.annotations(id).begun_on.is_none()
    {
        write_day(store, id, deal.day_by_time(opened.touched));
    }
}

/// Writes down on which day a match was begun. If that is refused, it is tried again.
pub fn write_day(store: &Store, id: &str, day: Day) {
    let _ = store.change_annotations(id, |own| {
        own.begun_on.get_or_insert(day);
    });
}

/// The deal of which this is the puzzle.
pub fn deal_of_puzzle(spec: PuzzleSpec) -> Option<Deal> {
    let day = Day::from_digits(spec.seed / 10)?;
    deals_of(day).find(|deal| deal.puzzle() == Some(spec))
}

#[cfg(test)]
mod tests {
    use super::*;
    use records::link;
    use rules::State;
    use std::collections::BTreeSet;

    fn day(text: &str) -> Day {
        Day::read(text).expect("a day")
    }

    #[test]
    fn every_deal_has_a_number_of_its_own() {
        let numbers: Vec<u8> = daily_deals().map(|(_, deal)| deal.number).collect();
        let different: BTreeSet<u8> = numbers.iter().copied().collect();
        assert_eq!(different.len(), numbers.len());
        assert!(different.iter().all(|number| (1..=9).contains(number)));
        // Every solo mode, the puzzle and the sprint.
        assert_eq!(different.len(), 7);
    }

    #[test]
    fn a_day_has_the_same_deals_for_ever() {
        let first_states: Vec<String> = deals_of(day("2026-11-25"))
            .map(|deal| match deal.new_match(true) {
                Some(match_) => match_.state().hash().to_string(),
                None => deal
                    .puzzle()
                    .map(|spec| spec.to_string())
                    .unwrap_or_default(),
            })
            .collect();
        assert_eq!(first_states, FIRST_STATES);
    }

    /// Of the twenty-fifth of November 2026: hashes of the first states, and the puzzle.
    const FIRST_STATES: [&str; 7] = [
        "db4eaee4",
        "25751344",
        "argonauts-wheel/win/3/202611256",
        "e914bf61",
        "05867df9",
        "c3967270",
        "dd5d87c6",
    ];

    #[test]
    fn deals_differ_from_day_to_day_and_are_playable() {
        let mut seen = BTreeSet::new();
        for number in 0..60 {
            let day = Day::from_digits(20_260_101 + number % 28 + number / 28 * 100);
            let day = day.expect("a day");
            for deal in deals_of(day) {
                if let Some(match_) = deal.new_match(true) {
                    assert!(match_.position().to_act().is_some());
                    assert_eq!(match_.setup().game(), deal.game);
                    assert!(link::write(&match_).is_ok());
                    assert!(seen.insert(State::start(match_.setup()).hash().to_string()));
                } else {
                    let spec = deal.puzzle().expect("a match or a puzzle");
                    assert!(spec.kind.check_difficulty(spec.difficulty).is_ok());
                    assert_eq!(spec.game(), deal.game);
                    assert!(deal_of_puzzle(spec) == Some(deal));
                }
            }
        }
    }

    #[test]
    fn other_puzzles_are_not_of_a_day() {
        let spec = PuzzleSpec {
            kind: PuzzleKind::Win,
            difficulty: 3,
            seed: 202_611_256,
        };
        // The twenty-fifth is a Wednesday.
        assert!(deal_of_puzzle(spec).is_some());
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
            assert!(deal_of_puzzle(other).is_none(), "{other}");
        }
    }
}
