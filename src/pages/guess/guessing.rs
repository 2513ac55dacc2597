//! The state of guessing the moves of a seat in a finished game.

use crate::pages::practice::board::{PracticeBoard, push_sentence};
use app_core::settings::Pace;
use l10n::pages;
use records::{Entry, Match};
use rules::{Action, Seat, State};
use std::rc::Rc;
use text::{Locale, Names};
use yew::Reducible;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GuessAction {
    /// The first position is shown; the question is announced.
    Present,
    /// What the seat did, as far as the player guesses; the real action is animated at this pace.
    Guess(Action, Pace),
    Show(Pace),
    Settle,
    Next,
    /// Count what was guessed so far.
    Finish,
    /// Clear an unfinished selection on the board.
    Escape,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The player has to guess.
    Open,
    /// What was played is on the board.
    Told,
    /// All is guessed, or as much as the player liked.
    Over,
}

/// A guess that was wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub turn: u32,
    /// What the player guessed, in words; nothing if it was shown.
    pub guess: Option<String>,
    /// What was played, in words.
    pub played: String,
}

/// A position in which the seat had a choice.
#[derive(Clone, Copy)]
struct Decision {
    ply: usize,
    played: Action,
    /// The number of legal actions; more than one.
    choices: usize,
}

/// A game of which the moves of one seat are guessed.
#[derive(Clone)]
pub struct Guessing {
    /// The main line.
    record: Rc<Match>,
    pub seat: Seat,
    decisions: Rc<[Decision]>,
    /// The place of the one that is shown.
    pub at: usize,
    pub board: PracticeBoard,
    pub phase: Phase,
    /// How many were guessed.
    pub hits: usize,
    pub differences: Rc<Vec<Difference>>,
    names: Rc<Names>,
    locale: Locale,
}

impl Guessing {
    /// The moves of a seat; `None` if it had no choice.
    pub fn begin(record: Match, seat: Seat, names: Names, locale: Locale) -> Option<Self> {
        let decisions = decisions_of(&record, seat);
        let first = *decisions.first()?;
        let names = Rc::new(names);
        Some(Self {
            board: board_at(&record, first, &names, locale),
            record: Rc::new(record),
            seat,
            decisions: decisions.into(),
            at: 0,
            phase: Phase::Open,
            hits: 0,
            differences: Rc::default(),
            names,
            locale,
        })
    }

    pub fn count(&self) -> usize {
        self.decisions.len()
    }

    /// How many were guessed or shown so far.
    pub fn answered(&self) -> usize {
        self.hits + self.differences.len()
    }

    /// How many of those that were answered somebody would guess who knows nothing.
    pub fn by_chance(&self) -> usize {
        let answered = self.decisions.iter().take(self.answered());
        let thousandths: usize = answered.map(|decision| 1000 / decision.choices).sum();
        (thousandths + 500) / 1000
    }

    pub fn question(&self) -> String {
        pages::what_was_played(self.locale, &self.names.player(self.seat))
    }

    fn decision(&self) -> Option<Decision> {
        self.decisions.get(self.at).copied()
    }

    fn guess(&mut self, guess: Option<Action>, pace: Pace) {
        let Some(decision) = self.decision().filter(|_| self.phase == Phase::Open) else {
            return;
        };
        let state = self.board.state.clone();
        let words = |action| text::step(self.locale, &state, action);
        let played = words(decision.played);
        let is_right = guess.is_some_and(|guess| lead_to_the_same(&state, guess, decision.played));
        let mut told = if is_right {
            self.hits += 1;
            self.locale.text(pages::RIGHT_MOVE)
        } else {
            Rc::make_mut(&mut self.differences).push(Difference {
                turn: state.turn(),
                guess: guess.map(words),
                played: played.clone(),
            });
            match guess {
                Some(_) => self.locale.text(pages::NOT_QUITE),
                None => String::new(),
            }
        };
        if !is_right {
            push_sentence(&mut told, &pages::it_was(self.locale, &played));
        }
        // It was legal in the game.
        self.board.apply(decision.played, pace);
        self.phase = Phase::Told;
        self.board.set_feedback(told, guess.is_some() && !is_right);
    }

    fn next(&mut self) {
        if self.phase != Phase::Told {
            return;
        }
        let after = self.decision().map_or(0, |decision| decision.ply + 1);
        self.at += 1;
        let Some(decision) = self.decision() else {
            self.finish();
            return;
        };
        self.phase = Phase::Open;
        let fresh = board_at(&self.record, decision, &self.names, self.locale);
        self.board.restart(fresh);
        let mut told = self.meanwhile(after, decision.ply);
        self.board.feedback.clone_from(&told);
        push_sentence(&mut told, &self.question());
        self.board.announce(&told);
    }

    /// What the others have done since.
    fn meanwhile(&self, from: usize, to: usize) -> String {
        let mut told = String::new();
        for ply in from..to {
            let state = self.record.position_at(ply).state().clone();
            let events = self.record.events_at(ply + 1);
            for sentence in text::sentences_on_board(self.locale, &state, &events, &self.names) {
                push_sentence(&mut told, &sentence);
            }
        }
        told
    }

    fn finish(&mut self) {
        self.phase = Phase::Over;
        let (hits, chance) = (self.hits, self.by_chance());
        let told = pages::guess_score(self.locale, hits, self.answered(), chance);
        self.board.set_feedback(told, false);
    }
}

/// The positions in which a seat had a choice.
fn decisions_of(record: &Match, seat: Seat) -> Vec<Decision> {
    let mut there = record.clone();
    there.go_to(0);
    let mut decisions = Vec::new();
    for (ply, entry) in record.main_entries().iter().enumerate() {
        there.go_to(ply);
        let choices = there.state().legal_actions().len();
        let is_own = there.position().to_act() == Some(seat) && choices > 1;
        if let (true, Entry::Action(played)) = (is_own, *entry) {
            // A bot has acted for who has resigned.
            if !there.has_resigned_before(ply, seat) {
                decisions.push(Decision {
                    ply,
                    played,
                    choices,
                });
            }
        }
    }
    decisions
}

/// Whether two actions are the same for the game.
fn lead_to_the_same(state: &State, one: Action, other: Action) -> bool {
    let after = |action| {
        let mut after = state.clone();
        after.apply_silent(action).ok().map(|()| after.hash())
    };
    one == other || after(one).is_some_and(|hash| after(other) == Some(hash))
}

fn board_at(record: &Match, decision: Decision, names: &Names, locale: Locale) -> PracticeBoard {
    let position = record.position_at(decision.ply);
    PracticeBoard::new(position.state().clone(), Names::clone(names), locale)
}

impl Reducible for Guessing {
    type Action = GuessAction;

    fn reduce(self: Rc<Self>, action: GuessAction) -> Rc<Self> {
        let mut next = Self::clone(&self);
        match action {
            GuessAction::Present => {
                let question = next.question();
                next.board.announce(&question);
            }
            GuessAction::Guess(action, pace) => next.guess(Some(action), pace),
            GuessAction::Show(pace) => next.guess(None, pace),
            GuessAction::Settle => next.board.is_moving = false,
            GuessAction::Next => next.next(),
            GuessAction::Finish => next.finish(),
            GuessAction::Escape => next.board.selection_epoch += 1,
        }
        next.into()
    }
}
