//! What the player has made of the deals of the day: found among the stored matches, by the
//! setups of the deals.

use super::{Deal, deals_of};
use crate::day::Day;
use crate::games::daily::{DailyResult, DailyTask};
use crate::settings::{PuzzleResult, Settings};
use crate::store::StoredSummary;
use records::{Name, Player, SeatConfig, fingerprint_of};
use std::collections::BTreeMap;

/// How a deal of a day stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DailyStatus {
    /// Not begun.
    Open,
    /// Begun, in the match with this number.
    UnderWay(String),
    /// Finished; the first result counts.
    Finished(Finished),
}

/// The result of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The number of the match; `None` for a puzzle.
    pub id: Option<String>,
    /// Whether it was won, or solved.
    pub is_won: bool,
    /// In a few words.
    pub words: String,
    /// The day on which it was finished.
    pub on: Option<Day>,
    /// When, in milliseconds since 1970.
    at: u64,
}

#[cfg(test)]
impl Finished {
    /// A result with these words.
    pub fn for_tests(words: &str) -> Self {
        Self {
            id: None,
            is_won: true,
            words: words.to_owned(),
            on: None,
            at: 0,
        }
    }
}

/// The deals that the player has played, by day and number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DailyResults(BTreeMap<(Day, u8), DailyStatus>);

impl DailyResults {
    /// What has become of the deals up to a day. `day_of` gives the date of a moment, in
    /// milliseconds since 1970, where the player is.
    pub fn find<'a>(
        matches: impl Iterator<Item = &'a StoredSummary>,
        settings: &Settings,
        today: Day,
        day_of: impl Fn(u64) -> Option<Day>,
    ) -> Self {
        let mut results = Self::default();
        // By the name of the person: seats of deals have none, unless somebody gives them one.
        let mut known: BTreeMap<&str, BTreeMap<u32, Deal>> = BTreeMap::new();
        for stored in matches.filter(|stored| may_be_daily(stored)) {
            let Some(own) = stored.summary.seats.first() else {
                continue;
            };
            let deals = known
                .entry(own.name.as_str())
                .or_insert_with(|| fingerprints(today, &own.name));
            let deal = deals.get(&stored.summary.fingerprint);
            if let Some(deal) = deal.filter(|deal| deal.game == stored.game) {
                results.add(*deal, stored, &day_of);
            }
        }
        for solved in &settings.daily_puzzles {
            let deals = deals_of(solved.day);
            for deal in deals.filter(|deal| matches!(deal.deal.task, DailyTask::Puzzle(_))) {
                let is_won = solved.result == PuzzleResult::Solved;
                let finished = Finished {
                    id: None,
                    is_won,
                    words: if is_won { "solved" } else { "not solved" }.to_owned(),
                    on: Some(solved.on),
                    at: 0,
                };
                let key = (deal.day, deal.deal.number);
                results.0.insert(key, DailyStatus::Finished(finished));
            }
        }
        results
    }

    fn add(&mut self, deal: Deal, stored: &StoredSummary, day_of: impl Fn(u64) -> Option<Day>) {
        let DailyTask::Match(of) = &deal.deal.task else {
            return;
        };
        let at = stored.summary.last_played;
        let status = match DailyResult::of(&stored.summary) {
            None => DailyStatus::UnderWay(stored.id.clone()),
            Some(result) => DailyStatus::Finished(Finished {
                id: Some(stored.id.clone()),
                is_won: result.is_won(),
                words: (of.result)(&result),
                on: day_of(at),
                at,
            }),
        };
        let known = self.0.entry((deal.day, deal.deal.number));
        let known = known.or_insert_with(|| status.clone());
        let is_better = match (&*known, &status) {
            (DailyStatus::Finished(first), DailyStatus::Finished(later)) => later.at < first.at,
            (DailyStatus::Finished(_), _) => false,
            (_, DailyStatus::Finished(_)) => true,
            // The one played last comes first in the list.
            _ => false,
        };
        if is_better {
            *known = status;
        }
    }

    /// How a deal stands.
    pub fn status(&self, deal: Deal) -> DailyStatus {
        let found = self.0.get(&(deal.day, deal.deal.number));
        found.cloned().unwrap_or(DailyStatus::Open)
    }

    /// Number of deals of a day that are finished.
    pub fn finished_on(&self, day: Day) -> usize {
        let of_day = self.0.range((day, 0)..=(day, u8::MAX));
        of_day
            .filter(|(_, status)| matches!(status, DailyStatus::Finished(_)))
            .count()
    }

    /// The days in a row, up to today or yesterday, on which a deal of the day was finished on
    /// its day.
    pub fn streak(&self, today: Day) -> u32 {
        let mut day = Some(today).filter(|day| self.kept(*day));
        if day.is_none() {
            day = today.previous().filter(|day| self.kept(*day));
        }
        let mut streak = 0;
        while let Some(kept) = day {
            streak += 1;
            day = kept.previous().filter(|day| self.kept(*day));
        }
        streak
    }

    /// The longest streak.
    pub fn longest_streak(&self) -> u32 {
        let mut days: Vec<Day> = self.0.keys().map(|(day, _)| *day).collect();
        days.dedup();
        let mut longest = 0;
        let mut now = 0;
        let mut last = None;
        for day in days.into_iter().filter(|day| self.kept(*day)) {
            now = if last.is_some() && day.previous() == last {
                now + 1
            } else {
                1
            };
            last = Some(day);
            longest = longest.max(now);
        }
        longest
    }

    /// Whether a deal of the day was finished on its day.
    fn kept(&self, day: Day) -> bool {
        let mut of_day = self.0.range((day, 0)..=(day, u8::MAX));
        of_day.any(|(_, status)| match status {
            DailyStatus::Finished(finished) => finished.on == Some(day),
            _ => false,
        })
    }
}

/// Whether a match has the players of a deal: a person, alone or against a bot.
fn may_be_daily(stored: &StoredSummary) -> bool {
    let seats = stored.summary.seats.as_slice();
    let others_are_bots = seats
        .iter()
        .skip(1)
        .all(|seat| seat.player != Player::Human);
    seats.first().is_some_and(|own| own.player == Player::Human)
        && others_are_bots
        && seats.len() <= 2
        && stored.mailbox.is_none()
}

/// The fingerprints of all matches of the day up to today, with this name of the person.
fn fingerprints(today: Day, own: &Name) -> BTreeMap<u32, Deal> {
    let days = std::iter::successors(Some(Day::FIRST), |day| day.next());
    let deals = days.take_while(|day| *day <= today).flat_map(deals_of);
    let found = deals.filter_map(|deal| {
        let DailyTask::Match(of) = &deal.deal.task else {
            return None;
        };
        let setup = deal.setup(of)?;
        let mut seats = vec![SeatConfig::unnamed(Player::Human); usize::from(setup.players())];
        if let Some(seat) = seats.first_mut() {
            seat.name.clone_from(own);
        }
        Some((fingerprint_of(&setup, &seats), deal))
    });
    found.collect()
}

#[cfg(test)]
#[path = "results_tests.rs"]
mod tests;
