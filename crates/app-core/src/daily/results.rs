//! The player's results in the deals of the day: found among the stored matches, by the
//! setups of the deals.
//!
//! A result belongs to the day on which the deal was begun, which is written down then. So it stays
//! that of its day if midnight passes meanwhile, if it is opened in another zone or played again
//! after its end, if the clock is set, and in a file for another device.

use super::{DailyDeals, DailyTask, Deal};
use crate::challenge::PersonalResult;
use crate::day::Day;
use crate::settings::{PuzzleResult, Settings};
use crate::store::StoredSummary;
use records::{Name, Player, SeatConfig, fingerprint_of};
use std::collections::BTreeMap;
use std::iter::successors;

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
    /// The end of the match; `None` for a puzzle.
    pub result: Option<PersonalResult>,
    /// The day on which it was begun.
    pub on: Day,
    /// When it was last played, in milliseconds since 1970.
    at: u64,
}

/// The deals that the player has played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DailyResults {
    /// By day and number of the deal.
    deals: BTreeMap<(Day, u8), DailyStatus>,
    /// Numbers of the matches that do not say on which day they were begun, each with the day that
    /// is to be written down.
    pub undated: Vec<(String, Day)>,
}

impl DailyResults {
    /// What has become of the deals up to a day. `begun_on` tells the day that was written down when
    /// a match was begun.
    pub fn find<'a>(
        daily: DailyDeals,
        matches: impl Iterator<Item = &'a StoredSummary>,
        begun_on: impl Fn(&str) -> Option<Day>,
        settings: &Settings,
        today: Day,
    ) -> Self {
        let mut results = Self::default();
        // By the name of the person: seats of deals have none, unless somebody gives them one.
        let mut known: BTreeMap<&str, BTreeMap<u32, Deal>> = BTreeMap::new();
        for stored in matches.filter(|stored| may_be_daily(stored)) {
            let Some(own) = stored.summary.seats.first() else {
                continue;
            };
            let begun_on = begun_on(&stored.id);
            let is_it = |deal: &Deal| {
                let print = fingerprint(*deal, &own.name);
                deal.game == stored.game && print == Some(stored.summary.fingerprint)
            };
            // In a zone further east, or by another clock, it may have been a day still
            // to come here.
            let deal = begun_on
                .and_then(|day| daily.on(day).find(is_it))
                .or_else(|| {
                    let deals = known
                        .entry(own.name.as_str())
                        .or_insert_with(|| fingerprints(daily, today, &own.name));
                    let deal = deals.get(&stored.summary.fingerprint).copied();
                    deal.filter(|deal| deal.game == stored.game)
                });
            if let Some(deal) = deal {
                results.add(deal, stored, begun_on);
            }
        }
        for solved in &settings.daily_puzzles {
            let deals = daily.on(solved.day);
            let is_it = |deal: &Deal| {
                deal.deal.number == solved.deal && matches!(deal.deal.task, DailyTask::Puzzle(_))
            };
            for deal in deals.filter(is_it) {
                let is_won = solved.result == PuzzleResult::Solved;
                let finished = Finished {
                    id: None,
                    is_won,
                    result: None,
                    on: solved.on,
                    at: 0,
                };
                let key = (deal.day, deal.deal.number);
                results.deals.insert(key, DailyStatus::Finished(finished));
            }
        }
        results
    }

    fn add(&mut self, deal: Deal, stored: &StoredSummary, begun_on: Option<Day>) {
        if matches!(deal.deal.task, DailyTask::Puzzle(_)) {
            return;
        }
        let at = stored.summary.last_played;
        let on = begun_on.unwrap_or_else(|| {
            let on = deal.day_by_time(at);
            self.undated.push((stored.id.clone(), on));
            on
        });
        let status = match PersonalResult::of(&stored.summary) {
            None => DailyStatus::UnderWay(stored.id.clone()),
            Some(result) => DailyStatus::Finished(Finished {
                id: Some(stored.id.clone()),
                is_won: result.is_won,
                result: Some(result),
                on,
                at,
            }),
        };
        let known = self
            .deals
            .entry((deal.day, deal.deal.number))
            .or_insert_with(|| status.clone());
        let is_better = match (&*known, &status) {
            (DailyStatus::Finished(first), DailyStatus::Finished(later)) => {
                (later.on, later.at) < (first.on, first.at)
            }
            (DailyStatus::Finished(_), _) => false,
            // Of others, the one played last comes first in the list.
            (_, later) => matches!(later, DailyStatus::Finished(_)),
        };
        if is_better {
            *known = status;
        }
    }

    /// How a deal stands.
    pub fn status(&self, deal: Deal) -> DailyStatus {
        self.deals
            .get(&(deal.day, deal.deal.number))
            .cloned()
            .unwrap_or(DailyStatus::Open)
    }

    /// Number of deals of a day that are finished.
    pub fn finished_on(&self, day: Day) -> usize {
        let of_day = self.deals.range((day, 0)..=(day, u8::MAX));
        of_day
            .filter(|(_, status)| matches!(status, DailyStatus::Finished(_)))
            .count()
    }

    /// The days in a row, up to today or yesterday, whose deal was begun on its day, and finished.
    pub fn streak(&self, today: Day) -> u32 {
        let kept = |day: &Day| self.kept(*day);
        let mut recent = [Some(today), today.previous()].into_iter().flatten();
        // A player who has travelled west may have played tomorrow's already.
        let later = successors(recent.find(kept), |day| day.next().filter(kept));
        let days = successors(later.last(), |day| day.previous().filter(kept));
        days.count() as u32
    }

    /// The longest streak.
    pub fn longest_streak(&self) -> u32 {
        let kept = |day: &Day| self.kept(*day);
        let mut days: Vec<Day> = self.deals.keys().map(|(day, _)| *day).collect();
        days.dedup();
        let firsts = days.into_iter().filter(|day| {
            let before = day.previous();
            kept(day) && !before.is_some_and(|before| kept(&before))
        });
        let streaks =
            firsts.map(|day| successors(Some(day), |day| day.next().filter(kept)).count());
        streaks.max().unwrap_or_default() as u32
    }

    /// Whether a deal of the day was begun on its day, and finished.
    fn kept(&self, day: Day) -> bool {
        let mut of_day = self.deals.range((day, 0)..=(day, u8::MAX));
        of_day.any(|(_, status)| match status {
            DailyStatus::Finished(finished) => finished.on == day,
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
fn fingerprints(daily: DailyDeals, today: Day, own: &Name) -> BTreeMap<u32, Deal> {
    let days = successors(Some(Day::FIRST), |day| day.next());
    days.take_while(|day| *day <= today)
        .flat_map(|day| daily.on(day))
        .filter_map(|deal| Some((fingerprint(deal, own)?, deal)))
        .collect()
}

/// The fingerprint of the match of a deal, with this name of the person.
fn fingerprint(deal: Deal, own: &Name) -> Option<u32> {
    let DailyTask::Match(of) = &deal.deal.task else {
        return None;
    };
    let setup = deal.setup(of)?;
    let mut seats = vec![SeatConfig::unnamed(Player::Human); usize::from(setup.players())];
    if let Some(seat) = seats.first_mut() {
        seat.name.clone_from(own);
    }
    Some(fingerprint_of(&setup, &seats))
}

#[cfg(test)]
#[path = "results_tests.rs"]
mod tests;
