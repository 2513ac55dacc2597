//! The review of a whole match: the worker goes through all positions in which there was
//! a choice, in the background, and judges the actions that were taken. Before that it evaluates the shown position, if
//! somebody wants to see that.

use super::bots::SearchState;
use super::{Effect, Purpose, Session, SessionAction, WindowRole};
use crate::challenge::Challenge;
use protocol::{Answer, Judgement, Outlook, Suggestion, Task};
use records::{Entry, Match, people};
use rules::{Action, Seat, State, StateHash};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The number of costly actions that are listed of each person, at most.
pub const MOST_COSTLY: usize = 5;
/// The version of stored reviews.
const VERSION: u32 = 2;
/// The one before, which did not tell what could be expected after an action.
const VERSION_WITHOUT_AFTER: u32 = 1;

/// What the review found in one position. Stored reviews have the fields in this order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reviewed {
    /// The number of entries before the position.
    pub ply: usize,
    /// The number of the turn.
    pub turn: u32,
    /// The seat to act.
    pub seat: Seat,
    /// What each seat could expect.
    pub outlook: Outlook,
    /// The judgement on the action that followed.
    pub judgement: Option<Judgement>,
    /// What each seat could expect after that action, where more is known than its loss.
    pub after: Option<Outlook>,
}

impl Reviewed {
    /// The judgement, if the action was costly.
    pub fn costly(&self) -> Option<&Judgement> {
        let judgement = self.judgement.as_ref();
        judgement.filter(|judgement| judgement.is_costly())
    }
}

/// The review of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    entries: Vec<Entry>,
    /// What was found so far, in order.
    pub positions: Vec<Reviewed>,
    /// The ply to look at next.
    next: usize,
}

impl Review {
    /// A review of the main line of a match, which begins.
    pub fn begin(record: &Match) -> Self {
        Self {
            entries: record.main_entries().to_vec(),
            positions: Vec::new(),
            next: 0,
        }
    }

    /// The next position in which somebody had a choice, as the worker is to look at it; `None` if there are no more.
    /// The match is at its main line.
    pub fn next_search(&mut self, mut record: Match) -> Option<(Match, Task)> {
        record.go_to(self.next);
        while self.next <= self.plies() && !is_worth_searching(&record) {
            self.next += 1;
            record.go_to(self.next);
        }
        if self.is_done() {
            return None;
        }
        let seat = record.position().to_act();
        let resigned = seat.is_none_or(|seat| record.has_resigned_before(self.next, seat));
        let played = match self.entries.get(self.next) {
            // A bot acts for who has resigned.
            Some(Entry::Action(action)) if !resigned => Some(action.to_string()),
            _ => None,
        };
        Some((record, Task::Review { played }))
    }

    /// The worker has looked at that position of the match.
    pub fn answered(&mut self, mut record: Match, answer: Answer) {
        let ply = self.next;
        record.go_to(ply);
        if let Some(seat) = record.position().to_act()
            && answer.hash == record.state().hash()
        {
            self.positions.push(Reviewed {
                ply,
                turn: record.state().turn(),
                seat,
                outlook: answer.outlook,
                judgement: answer.judgement,
                after: answer.after,
            });
        }
        self.next = ply + 1;
    }

    /// How far it has come, in percent.
    pub fn percent(&self) -> usize {
        100 * self.next / (self.entries.len() + 1)
    }

    /// Whether every position was looked at.
    pub const fn is_done(&self) -> bool {
        self.next > self.entries.len()
    }

    /// The number of reviewed entries.
    pub const fn plies(&self) -> usize {
        self.entries.len()
    }

    /// The position at a ply, if it was searched.
    pub fn at(&self, ply: usize) -> Option<&Reviewed> {
        let index = self.positions.binary_search_by_key(&ply, |known| known.ply);
        self.positions.get(index.ok()?)
    }
}

/// How somebody else has played the same deal, beside the review of this match.
#[derive(Clone, Debug)]
pub struct Compared {
    /// Their match.
    pub challenge: Challenge,
    /// What its review has found so far.
    pub review: Review,
}

/// The review that goes on.
#[derive(Clone, Copy)]
enum Reviewee {
    ThisMatch,
    /// By its place in [`Session::compared`].
    Other(usize),
}

/// A reviewed position in the version before.
type PositionWithoutAfter = (usize, u32, Seat, Outlook, Option<Judgement>);

/// A review in storage, which belongs to a match with certain entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReview {
    /// The hash of the entries.
    entries: u64,
    positions: Vec<Reviewed>,
}

impl StoredReview {
    /// What it found, in order. Whether it is the review of a match, only [`StoredReview::of_match`] tells.
    pub fn positions(&self) -> &[Reviewed] {
        &self.positions
    }

    /// A finished review as text.
    pub fn of(review: &Review) -> Option<Self> {
        review.is_done().then(|| Self {
            entries: hash_of(&review.entries),
            positions: review.positions.clone(),
        })
    }

    /// The review, if it is one of this match.
    pub fn of_match(self, record: &Match) -> Option<Review> {
        let entries = record.main_entries();
        let len = entries.len();
        let fits = self.positions.iter().all(|known| known.ply <= len);
        let ordered = self.positions.is_sorted_by(|a, b| a.ply < b.ply);
        (fits && ordered && self.entries == hash_of(entries)).then(|| Review {
            entries: entries.to_vec(),
            positions: self.positions,
            next: len + 1,
        })
    }

    /// The text that is stored.
    pub fn write(&self) -> Option<String> {
        let hex: String = postcard::to_allocvec(&self.positions)
            .ok()?
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        Some(format!("{VERSION} {:016x} {hex}", self.entries))
    }

    /// Reads a stored text; `None` if it is of another version, or no review.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let version: u32 = words.next()?.parse().ok()?;
        let entries = u64::from_str_radix(words.next()?, 16).ok()?;
        let digits = words.next()?.as_bytes();
        if digits.len() % 2 != 0 {
            return None;
        }
        let bytes: Vec<u8> = digits
            .chunks(2)
            .map(|pair| {
                let pair = core::str::from_utf8(pair).ok()?;
                u8::from_str_radix(pair, 16).ok()
            })
            .collect::<Option<_>>()?;
        let positions = match version {
            VERSION => whole(&bytes)?,
            VERSION_WITHOUT_AFTER => {
                let positions: Vec<PositionWithoutAfter> = whole(&bytes)?;
                let positions = positions.into_iter();
                positions
                    .map(|(ply, turn, seat, outlook, judgement)| Reviewed {
                        ply,
                        turn,
                        seat,
                        outlook,
                        judgement,
                        after: None,
                    })
                    .collect()
            }
            _ => return None,
        };
        Some(Self { entries, positions })
    }
}

/// What these bytes, and no others, encode.
fn whole<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    match postcard::take_from_bytes(bytes) {
        Ok((all, [])) => Some(all),
        _ => None,
    }
}

/// A hash of entries that is the same in every build: FNV-1a over their notation.
fn hash_of(entries: &[Entry]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for entry in entries {
        let text = match entry {
            Entry::Resign(seat) => format!("resigns {}", seat.number()),
            Entry::AgreedDraw => "draw".to_owned(),
            _ => entry.to_string(),
        };
        for byte in text.bytes().chain([b'\n']) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    hash
}

/// Whether somebody had a choice in the position of a match.
fn is_worth_searching(record: &Match) -> bool {
    record.position().to_act().is_some() && record.state().legal_actions().len() > 1
}

/// How a match that is over ended for each seat, in thousandths of the win.
pub fn final_shares(record: &Match) -> Option<Vec<u16>> {
    let position = record.position();
    position.ending()?;
    let ranks = position.ranks();
    let winners = ranks.iter().filter(|(_, place)| **place == 1).count();
    let share = 1000 / winners.max(1) as u16;
    let shares = ranks
        .iter()
        .map(|(_, place)| if *place == 1 { share } else { 0 });
    Some(shares.collect())
}

/// The costly actions of each person in a match, the worst first; of everybody if only bots played.
pub fn costly_actions<'a>(record: &Match, review: &'a Review) -> Vec<(Seat, Vec<&'a Reviewed>)> {
    let players = record.setup().players();
    let anybody = people(record.seats()).next().is_some();
    Seat::all(players)
        .filter(|seat| !anybody || record.is_person(*seat))
        .map(|seat| {
            let mut costly: Vec<(u16, &Reviewed)> = review
                .positions
                .iter()
                .filter(|known| known.seat == seat)
                .filter_map(|known| Some((known.costly()?.loss, known)))
                .collect();
            costly.sort_by_key(|(loss, _)| core::cmp::Reverse(*loss));
            costly.truncate(MOST_COSTLY);
            (seat, costly.into_iter().map(|(_, known)| known).collect())
        })
        .collect()
}

/// What would have been better in the position of a costly action, up to the end of the turn.
pub fn better_turn(start: &State, reviewed: &Reviewed) -> Vec<Action> {
    let line = reviewed.costly().map(|judgement| judgement.line.as_slice());
    let mut state = start.clone();
    let mut better = Vec::new();
    for text in line.unwrap_or_default() {
        let Ok(action) = state.parse_action(text) else {
            break;
        };
        better.push(action);
        let is_over = state.apply_silent(action).is_err();
        if is_over || state.to_act() != Some(reviewed.seat) || state.turn() != reviewed.turn {
            break;
        }
    }
    better
}

/// The strongest level's evaluation of a position.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// Hash of the position's state.
    hash: StateHash,
    /// Suggested actions, best first.
    pub suggestions: Rc<Vec<Suggestion>>,
    /// What each seat can expect.
    pub outlook: Rc<Outlook>,
}

impl Session {
    /// The evaluation of the shown position, if known.
    pub fn evaluation(&self) -> Option<&Evaluation> {
        let hash = self.record.state().hash();
        self.evaluation.as_ref().filter(|known| known.hash == hash)
    }

    /// Starts the next search for evaluation or review, unless another one is running.
    pub(super) fn continue_analysis(&mut self) {
        if self.search != SearchState::Idle || !self.record.table_rules().aids {
            return;
        }
        if self.continue_coaching() {
            return;
        }
        let known = self.evaluation().is_some();
        if self.analysing && !known && self.record.position().to_act().is_some() {
            self.start_search(Purpose::Evaluation, Task::Evaluate, 0, self.record.clone());
            return;
        }
        self.continue_review();
    }

    pub(super) fn evaluated(&mut self, answer: Answer) {
        self.search = SearchState::Idle;
        self.evaluation = Some(Evaluation {
            hash: answer.hash,
            suggestions: Rc::new(answer.suggestions),
            outlook: Rc::new(answer.outlook),
        });
        self.continue_analysis();
    }

    /// The review of the main line, if one has been started.
    pub fn review(&self) -> Option<&Rc<Review>> {
        let entries = self.record.main_entries();
        self.review.as_ref().filter(|of| of.entries == entries)
    }

    /// Whether the match can be reviewed, and is not yet.
    pub fn can_review(&self) -> bool {
        self.review().is_none()
            && self.record.table_rules().aids
            && !self.record.main_entries().is_empty()
    }

    pub(super) fn start_review(&mut self) {
        if !self.can_review() {
            return;
        }
        if self.search.purpose() == Some(Purpose::Review) {
            self.stop_search();
        }
        self.review = Some(Rc::new(Review::begin(&self.record)));
        self.continue_analysis();
    }

    /// How others have played the same deal, as far as they are compared with this match.
    pub fn compared(&self) -> &[Rc<Compared>] {
        &self.compared
    }

    /// Compares this match with others of the same deal: once it is reviewed, they are too.
    pub(super) fn compare(&mut self, others: Vec<Challenge>) {
        if !self.compared.is_empty() {
            return;
        }
        let compared = others.into_iter().map(|challenge| {
            let review = Review::begin(challenge.record());
            Rc::new(Compared { challenge, review })
        });
        self.compared = compared.collect();
        self.continue_analysis();
    }

    /// The review to go on with: of this match, or else of one that it is compared with.
    fn reviewee(&self) -> Option<Reviewee> {
        if !self.review()?.is_done() {
            return Some(Reviewee::ThisMatch);
        }
        let other = self
            .compared
            .iter()
            .position(|other| !other.review.is_done());
        other.map(Reviewee::Other)
    }

    /// The match that is reviewed, at its main line.
    fn reviewed_match(&self, reviewee: Reviewee) -> Option<Match> {
        match reviewee {
            Reviewee::ThisMatch => Some(self.record.main_only()),
            Reviewee::Other(place) => Some(self.compared.get(place)?.challenge.record().clone()),
        }
    }

    fn review_mut(&mut self, reviewee: Reviewee) -> Option<&mut Review> {
        match reviewee {
            Reviewee::ThisMatch => self.review.as_mut().map(Rc::make_mut),
            Reviewee::Other(place) => {
                let other = self.compared.get_mut(place)?;
                Some(&mut Rc::make_mut(other).review)
            }
        }
    }

    /// A position could not be searched: the review ends.
    pub(super) fn review_failed(&mut self) {
        match self.reviewee() {
            Some(Reviewee::Other(_)) => self.compared.clear(),
            Some(Reviewee::ThisMatch) | None => self.review = None,
        }
    }

    /// Adopts a stored review if it is one of this match.
    pub(super) fn review_loaded(&mut self, stored: StoredReview) {
        if self.record.table_rules().aids && self.review().is_none() {
            let review = stored.of_match(&self.record);
            self.review = review.map(Rc::new).or(self.review.take());
        }
    }

    /// Searches the next position in which somebody had a choice.
    pub(super) fn continue_review(&mut self) {
        while let Some(reviewee) = self.reviewee() {
            let Some(record) = self.reviewed_match(reviewee) else {
                return;
            };
            let Some(review) = self.review_mut(reviewee) else {
                return;
            };
            if let Some((there, task)) = review.next_search(record) {
                self.start_search(Purpose::Review, task, there.ply() as u64, there);
                return;
            }
            let is_own = matches!(reviewee, Reviewee::ThisMatch);
            if is_own && self.role == WindowRole::Owner {
                self.effects.push(Effect::SaveReview);
            }
        }
    }

    /// Handles the worker's answer about a position of the review.
    pub(super) fn reviewed(&mut self, answer: Answer) {
        self.search = SearchState::Idle;
        if let Some(reviewee) = self.reviewee()
            && let Some(record) = self.reviewed_match(reviewee)
            && let Some(review) = self.review_mut(reviewee)
        {
            review.answered(record, answer);
        }
        self.continue_analysis();
    }

    /// How the match ended for each seat, in thousandths of the win.
    pub fn final_shares(&self) -> Option<Vec<u16>> {
        let mut main = self.record.main_only();
        main.go_to(usize::MAX);
        final_shares(&main)
    }

    /// Shows a position of the main line, with what would have been better on the board.
    pub(super) fn show_reviewed(&mut self, ply: usize) {
        if self.is_variation() {
            self.show_line(0);
        }
        self.browse_to(ply);
        self.pointed = self.better_action(ply);
    }

    fn better_action(&self, ply: usize) -> Option<Action> {
        let known = self.review()?.at(ply)?.costly()?;
        let state: &State = self.record.state();
        state.parse_action(known.line.first()?).ok()
    }

    pub(super) fn play_from(&mut self, ply: usize) {
        self.show_reviewed(ply);
        self.apply(SessionAction::StartVariation);
    }
}
