//! A hint for a whole turn: what the strongest level would do with it, the next best
//! turn to compare it with, and how the next player may answer.

use crate::evaluator::Effort;
use crate::outlook::Outlook;
use crate::search::{Candidate, Search, TurnLines};
use crate::{analyse, quick_choice, search};
use rules::{Action, Level, Seat, State};

/// The number of first actions that are tried for a turn that ends differently.
const MAX_ALTERNATIVES: usize = 6;
/// A turn is cut off after this many actions.
const MAX_ACTIONS: usize = 24;

/// The search for a hint.
struct HintSearch {
    root: State,
    search: Box<dyn Search>,
    /// The best turn; empty until the search for its first action is done.
    best: Line,
    /// First actions of alternative turns that are still to be tried.
    alternatives: Vec<Action>,
    alternative: Option<Line>,
    phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    FindFirst,
    ExtendBest,
    TryAlternatives,
    Done,
}

/// Actions, and the position after those that reveal nothing.
#[derive(Clone)]
struct Line {
    seat: Option<Seat>,
    turn: u32,
    actions: Vec<Action>,
    state: State,
    /// The last action, if it reveals something.
    revealing: Option<Action>,
    /// Whether the turn goes on after the actions.
    is_open: bool,
}

impl Line {
    fn new(state: &State) -> Self {
        Self {
            seat: state.to_act(),
            turn: state.turn(),
            actions: Vec::new(),
            state: state.clone(),
            revealing: None,
            is_open: true,
        }
    }

    /// Adds an action. An action that reveals something is the last, and its
    /// consequences are not looked at.
    fn push(&mut self, action: Action) {
        let mut next = self.state.clone();
        let Ok(events) = next.apply(action) else {
            self.is_open = false;
            return;
        };
        self.actions.push(action);
        let reveals = events.iter().any(rules::Event::is_chance);
        if reveals {
            self.revealing = Some(action);
        } else {
            self.state = next;
        }
        self.is_open = !reveals
            && self.actions.len() < MAX_ACTIONS
            && self.state.to_act() == self.seat
            && self.state.turn() == self.turn;
    }

    /// Adds the rest of the turn as a good player would take it without thinking long.
    fn complete(&mut self) {
        while self.is_open
            && let Some(action) = quick_choice(&self.state)
        {
            self.push(action);
        }
    }
}

/// Starts a hint for the seat to act, or returns `None` if the game is over: a search for what
/// to do with the whole turn; see [`Search::turn_lines`].
pub fn hint(state: &State, seed: u64) -> Option<Box<dyn Search>> {
    Some(Box::new(HintSearch {
        root: state.clone(),
        search: analyse(state, Effort::Full, None, seed)?,
        best: Line::new(state),
        alternatives: Vec::new(),
        alternative: None,
        phase: Phase::FindFirst,
    }))
}

impl HintSearch {
    fn reply(&self) -> Vec<Action> {
        let mut line = Line::new(&self.best.state);
        if line.seat.is_none() || line.seat == self.best.seat {
            return Vec::new();
        }
        line.complete();
        line.actions
    }

    fn start_best_line(&mut self) {
        let Some(first) = self.search.choice() else {
            self.phase = Phase::Done;
            return;
        };
        self.best.push(first);
        let candidates = self.search.candidates(MAX_ALTERNATIVES + 1).into_iter();
        let others = candidates
            .map(|candidate| candidate.action)
            .filter(|action| *action != first);
        // Taken from the end, best first.
        self.alternatives = others.rev().collect();
        self.phase = Phase::ExtendBest;
    }

    fn extend_best(&mut self) {
        let decision = search(&self.best.state, Level::Expert, 0);
        match decision.and_then(|mut search| search.finish()) {
            Some(action) if self.best.is_open => {
                self.best.push(action);
            }
            _ => self.best.is_open = false,
        }
    }

    /// Tries one alternative first action.
    fn try_alternative(&mut self) {
        let Some(first) = self.alternatives.pop() else {
            self.phase = Phase::Done;
            return;
        };
        let mut line = Line::new(&self.root);
        line.push(first);
        line.complete();
        let leads_to = |line: &Line| (line.state.hash(), line.revealing);
        if leads_to(&line) != leads_to(&self.best) {
            self.alternative = Some(line);
            self.phase = Phase::Done;
        }
    }
}

impl Search for HintSearch {
    fn step(&mut self, iterations: u32) -> bool {
        match self.phase {
            Phase::FindFirst => {
                if !self.search.step(iterations) {
                    self.start_best_line();
                }
            }
            Phase::ExtendBest if self.best.is_open => self.extend_best(),
            Phase::ExtendBest => self.phase = Phase::TryAlternatives,
            Phase::TryAlternatives => self.try_alternative(),
            Phase::Done => {}
        }
        self.phase != Phase::Done
    }

    fn progress(&self) -> f32 {
        match self.phase {
            Phase::FindFirst => 0.8 * self.search.progress(),
            Phase::ExtendBest => 0.8,
            Phase::TryAlternatives => 0.9,
            Phase::Done => 1.0,
        }
    }

    fn choice(&self) -> Option<Action> {
        self.search.choice()
    }

    fn candidates(&self, limit: usize) -> Vec<Candidate> {
        self.search.candidates(limit)
    }

    fn outlook(&self) -> Outlook {
        self.search.outlook()
    }

    fn turn_lines(&self) -> Option<TurnLines> {
        let alternative = self.alternative.as_ref();
        Some(TurnLines {
            best: self.best.actions.clone(),
            alternative: alternative.map_or_else(Vec::new, |line| line.actions.clone()),
            reply: self.reply(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::rng::Rng;
    use rules::{GameId, Setup};

    /// Whole turns of random games are legal, end where they should, and are compared
    /// with turns that lead elsewhere.
    #[test]
    fn hints_are_whole_turns() {
        for game in GameId::ALL {
            let Ok(setup) = Setup::new(*game, 2, 5) else {
                continue;
            };
            let mut rng = Rng::new(9, 1);
            let mut state = State::start(&setup);
            let mut compared = 0;
            for decision in 0.. {
                let Some(seat) = state.to_act() else { break };
                if decision % 23 == 7 {
                    let Some(mut hint) = hint(&state, 1) else {
                        break;
                    };
                    let first = hint.finish();
                    let Some(lines) = hint.turn_lines() else {
                        break;
                    };
                    assert_eq!(lines.best.first().copied(), first);
                    check_turn(&state, &lines.best, seat);
                    compared += usize::from(!lines.alternative.is_empty());
                    check_turn(&state, &lines.alternative, seat);
                }
                let legal = state.legal_actions();
                let Some(action) = rng.pick(&legal).copied() else {
                    break;
                };
                assert!(state.apply_silent(action).is_ok());
            }
            assert!(compared > 0, "{game:?}");
        }
    }

    fn check_turn(state: &State, line: &[Action], seat: Seat) {
        let mut state = state.clone();
        let turn = state.turn();
        for (index, action) in line.iter().enumerate() {
            assert_eq!((state.to_act(), state.turn()), (Some(seat), turn));
            let events = state.apply(*action).unwrap_or_default();
            let reveals = events.iter().any(rules::Event::is_chance);
            assert!(!reveals || index + 1 == line.len());
        }
    }
}
