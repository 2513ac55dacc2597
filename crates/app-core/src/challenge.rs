//! A finished match as a challenge: somebody else plays the same deal against the same opponents, and the results are
//! compared.

use records::link::{self, LinkError};
use records::{Match, Name, SeatConfig, Summary, Title, fingerprint_of, only_person, people};
use rules::Seat;
use std::cmp::Reverse;

/// What the address of a challenge has before the link, as it is or escaped.
const ADDRESS_MARKS: [&str; 2] = ["challenge/", "challenge%2f"];

/// A finished match that one person has played alone or against bots.
///
/// ```
/// use app_core::Challenge;
/// use records::{Entry, Match, Player, SeatConfig};
/// use rules::{GameId, Level, Seat, Setup};
///
/// let setup = Setup::new(GameId::TurnOfTime, 2, 7)?;
/// let seats = [Player::Human, Player::Bot(Level::Novice)];
/// let mut record = Match::new(setup, seats.map(SeatConfig::unnamed).to_vec())?;
/// assert!(Challenge::of(&record).is_none());
///
/// record.apply_entry(Entry::Resign(Seat::FIRST))?;
/// let challenge = Challenge::of(&record).ok_or("one person has finished it")?;
/// let same_deal = challenge.new_match();
/// assert_eq!(same_deal.setup(), record.setup());
/// assert!(same_deal.entries().is_empty());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Challenge {
    /// The main line, at its end.
    record: Match,
    person: Seat,
}

impl Challenge {
    /// The challenge that a match is; `None` if it is not finished, is played by link, or not by exactly one person.
    pub fn of(record: &Match) -> Option<Self> {
        if record.correspondence().is_some() {
            return None;
        }
        let person = only_person(record.seats())?;
        let mut record = record.main_only();
        record.go_to(usize::MAX);
        record.position().ending()?;
        Some(Self { record, person })
    }

    /// The same with this name of who has played it.
    #[must_use]
    pub fn by(mut self, name: &Name) -> Self {
        self.record.set_name(self.person, name.clone());
        self
    }

    /// The text of its link.
    ///
    /// # Errors
    /// If it is too long for a link.
    pub fn link(&self) -> Result<String, LinkError> {
        link::write(&self.record)
    }

    /// The match, at its end.
    pub const fn record(&self) -> &Match {
        &self.record
    }

    /// The seat of who has played it.
    pub const fn person(&self) -> Seat {
        self.person
    }

    /// The name of who has played it; empty if they gave none.
    pub fn name(&self) -> Name {
        let config = self.record.seat_config(self.person);
        config.map(|config| config.name.clone()).unwrap_or_default()
    }

    /// The same deal, not begun.
    pub fn new_match(&self) -> Match {
        let mut record = self.record.clone();
        record.go_to(0);
        record.set_name(self.person, Name::default());
        record.without_undone()
    }

    /// Whether this is the deal of a match with this fingerprint and these seats, whatever the names of the people.
    pub fn is_of_deal(&self, fingerprint: u32, seats: &[SeatConfig]) -> bool {
        let own = self.record.seats();
        own.len() == seats.len()
            && own
                .iter()
                .zip(seats)
                .all(|(own, other)| own.player == other.player)
            && fingerprint_of(self.record.setup(), seats) == fingerprint
    }

    /// A number that all matches of the deal have, whatever the names of the people.
    pub fn deal_print(record: &Match) -> u32 {
        let unnamed = record.seats().iter().map(|seat| SeatConfig {
            name: Name::default(),
            ..seat.clone()
        });
        fingerprint_of(record.setup(), &unnamed.collect::<Vec<_>>())
    }

    /// How it ended for who has played it.
    pub fn result(&self) -> PersonalResult {
        let summary = Summary::new(&self.record, Title::default(), 0);
        PersonalResult::of(&summary).unwrap_or_default()
    }
}

/// Whether a text with links has the address of a challenge.
pub fn is_challenge(text: &str) -> bool {
    let text = text.to_ascii_lowercase();
    ADDRESS_MARKS.iter().any(|mark| text.contains(mark))
}

/// The end of a match, for the first person in it.
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PersonalResult {
    pub is_won: bool,
    /// Whether nobody has won.
    pub is_drawn: bool,
    pub points: i32,
    /// The points of the best of the others; 0 if there are none.
    pub other_points: i32,
    pub turns: u32,
}

impl PersonalResult {
    /// Of a finished match; `None` of other ones.
    pub fn of(summary: &Summary) -> Option<Self> {
        let standing = summary.standing.as_ref().filter(|_| summary.over)?;
        let own = people(&summary.seats).next()?;
        let is_drawn = summary.seats.len() > 1 && standing.ranks.iter().all(|place| *place == 1);
        let others = Seat::all(u8::MAX)
            .zip(&standing.points)
            .filter(|(seat, _)| *seat != own);
        Some(Self {
            is_won: standing.ranks.get(own.index()) == Some(&1) && !is_drawn,
            is_drawn,
            points: standing
                .points
                .get(own.index())
                .copied()
                .unwrap_or_default(),
            other_points: others.map(|(_, points)| *points).max().unwrap_or_default(),
            turns: standing.turn,
        })
    }

    /// Orders results of the same deal, the best first: who has won, by how much, and in how few turns.
    pub fn order(&self) -> impl Ord + use<> {
        let margin = self.points.saturating_sub(self.other_points);
        (Reverse((self.is_won, self.is_drawn, margin)), self.turns)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{HUMAN, NOVICE, match_of};
    use records::{Correspondence, Entry};
    use rules::{GameId, Setup};

    fn seat(index: u8) -> Seat {
        Seat::new(index).unwrap()
    }

    /// A match that was played to its end, by the first legal action everywhere.
    fn finished(mut record: Match) -> Match {
        while record.position().ending().is_none() {
            let action = record.state().legal_actions()[0];
            record.apply(action).unwrap();
        }
        record
    }

    #[test]
    fn what_one_person_has_finished_is_a_challenge() {
        for seats in [&[HUMAN][..], &[HUMAN, NOVICE], &[NOVICE, HUMAN, NOVICE]] {
            let record = match_of(GameId::TurnOfTime, seats);
            assert!(Challenge::of(&record).is_none(), "it has not begun");
            let challenge = Challenge::of(&finished(record)).unwrap();
            let person = seats.iter().position(|player| *player == HUMAN);
            assert_eq!(Some(challenge.person().index()), person);
        }
        for seats in [&[HUMAN, HUMAN][..], &[NOVICE, NOVICE]] {
            let record = finished(match_of(GameId::TurnOfTime, seats));
            assert!(Challenge::of(&record).is_none());
        }
        let by_link = match_of(GameId::TurnOfTime, &[HUMAN, NOVICE]);
        let host = seat(0);
        let by_link = finished(by_link.with_correspondence(Correspondence { id: 1, host }));
        assert!(Challenge::of(&by_link).is_none());
    }

    #[test]
    fn whoever_is_challenged_gets_the_same_deal() {
        for game in GameId::ALL.iter().copied() {
            let record = finished(match_of(game, &[NOVICE, HUMAN]));
            let challenge = Challenge::of(&record).unwrap().by(&Name::new("Ben"));
            let read = Challenge::of(&link::read(&challenge.link().unwrap()).unwrap()).unwrap();
            assert_eq!(read.name().as_str(), "Ben");
            let dealt = read.new_match();
            assert!(dealt.entries().is_empty());
            assert_eq!(dealt.seats(), record.seats());
            assert_eq!(dealt.table_rules(), record.table_rules());
            let first = record.position_at(0);
            assert_eq!(dealt.state().hash(), first.state().hash());
            // Whoever plays it, under whatever name.
            let print = Challenge::deal_print(&dealt);
            for name in ["", "Ada", "Ben"] {
                let mut other = dealt.clone();
                other.set_name(seat(1), Name::new(name));
                assert!(challenge.is_of_deal(other.fingerprint(), other.seats()));
                assert_eq!(Challenge::deal_print(&other), print);
            }
            let other = Match::new(Setup::new(game, 2, 99).unwrap(), record.seats().to_vec());
            let other = other.unwrap();
            assert!(!challenge.is_of_deal(other.fingerprint(), other.seats()));
            let stronger = match_of(game, &[HUMAN, HUMAN]);
            assert!(!challenge.is_of_deal(stronger.fingerprint(), stronger.seats()));
        }
    }

    #[test]
    fn addresses_of_challenges_are_told_from_others() {
        for text in [
            "challenge/AQE",
            "Look: https://example.org/#/challenge/AQE!",
            "https://example.org/%23%2FChallenge%2FAQE",
        ] {
            assert!(is_challenge(text), "{text}");
        }
        assert!(!is_challenge("a challenge: https://example.org/#/open/AQE"));
    }

    #[test]
    fn results_are_ordered_by_winner_margin_and_turns() {
        let result = |is_won, is_drawn, points, other_points, turns| PersonalResult {
            is_won,
            is_drawn,
            points,
            other_points,
            turns,
        };
        let ordered = [
            result(true, false, 50, 40, 20),
            result(true, false, 60, 58, 19),
            result(true, false, 60, 58, 20),
            result(false, true, 60, 60, 20),
            result(false, false, 70, 71, 20),
            result(false, false, 20, 71, 20),
        ];
        let mut sorted = ordered;
        sorted.reverse();
        sorted.sort_by_key(PersonalResult::order);
        assert_eq!(sorted, ordered);
    }

    #[test]
    fn who_resigns_has_lost() {
        let mut record = match_of(GameId::TurnOfTime, &[HUMAN, NOVICE]);
        record.apply_entry(Entry::Resign(seat(0))).unwrap();
        let result = Challenge::of(&record).unwrap().result();
        assert!(!result.is_won && !result.is_drawn);
    }
}
