//! Merging the settings of several devices: nothing is lost, nothing counts twice, and merging the same
//! settings again changes nothing.

use super::puzzles::{DailyPuzzle, PuzzleProgress, PuzzleResult};
use super::stored::{LINK_NOTE, choices};
use super::{Settings, add_once};
use bots::puzzles::PuzzleKind;
use rules::GameId;

/// How many endless puzzles of a kind were solved and missed on another device, as far as is known
/// here.
#[allow(missing_docs, reason = "their names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzlesElsewhere {
    pub device: u32,
    pub kind: PuzzleKind,
    pub solved: u32,
    pub missed: u32,
}

impl Settings {
    /// Adds the settings of another device: what they know of the player, and the choices that are
    /// still the default here.
    pub(super) fn merge(&mut self, mut other: Self) {
        self.language = self.language.take().or_else(|| other.language.clone());
        let theirs = choices(&mut other).map(|(_, choice)| choice.stored());
        for ((key, own), theirs) in choices(self).into_iter().zip(theirs) {
            if own.stored().is_empty() && key != LINK_NOTE {
                own.restore(theirs);
            }
        }
        // Who has cleared the statistics on one device has cleared them.
        self.statistics_since = self.statistics_since.max(other.statistics_since);
        self.add(other);
    }

    /// Adds what other settings know of the player and these do not: what was solved and played.
    /// Choices stay as they are.
    pub fn add(&mut self, other: Self) {
        for game in other.helped {
            add_once(&mut self.helped, game);
        }
        for solved in other.solved {
            add_once(&mut self.solved, solved);
        }
        for theirs in other.daily_puzzles {
            let mut own = self.daily_puzzles.iter_mut();
            match own.find(|own| own.deal() == theirs.deal()) {
                Some(own) if is_first(&theirs, own) => *own = theirs,
                Some(_) => {}
                None => self.daily_puzzles.push(theirs),
            }
        }
        add_of_games(&mut self.strengths, other.strengths);
        for theirs in other.puzzles {
            match self.puzzles.iter_mut().find(|own| own.kind == theirs.kind) {
                Some(own) => own.best = own.best.max(theirs.best),
                None if other.device.is_none() => self.puzzles.push(theirs),
                // Its numbers are those of the other device.
                None => self.puzzles.push(PuzzleProgress {
                    solved: 0,
                    missed: 0,
                    ..theirs
                }),
            }
            if let Some(device) = other.device {
                self.count(PuzzlesElsewhere {
                    device,
                    kind: theirs.kind,
                    solved: theirs.solved,
                    missed: theirs.missed,
                });
            }
        }
        for counts in other.elsewhere {
            self.count(counts);
        }
        add_of_games(&mut self.coaching, other.coaching);
        for last_setup in other.last_setups {
            if self.last_setup(last_setup.game).is_none() {
                self.last_setups.push(last_setup);
            }
        }
        self.profile.add(other.profile);
    }

    /// Takes note of what a device has counted, which never gets less.
    fn count(&mut self, counts: PuzzlesElsewhere) {
        let PuzzlesElsewhere {
            device,
            kind,
            solved,
            missed,
        } = counts;
        if solved == 0 && missed == 0 {
            return;
        }
        if self.device == Some(device) {
            let own = self.progress(kind);
            if solved > own.solved || missed > own.missed {
                self.change_progress(kind, |own| {
                    own.solved = own.solved.max(solved);
                    own.missed = own.missed.max(missed);
                });
            }
            return;
        }
        let is_same = |own: &&mut PuzzlesElsewhere| (own.device, own.kind) == (device, kind);
        match self.elsewhere.iter_mut().find(is_same) {
            Some(own) => {
                own.solved = own.solved.max(solved);
                own.missed = own.missed.max(missed);
            }
            None => self.elsewhere.push(counts),
        }
    }

    /// How many endless puzzles of a kind the player has solved and missed, on all devices that are
    /// known here.
    pub fn puzzle_counts(&self, kind: PuzzleKind) -> (u32, u32) {
        let own = self.progress(kind);
        let elsewhere = self.elsewhere.iter().filter(|counts| counts.kind == kind);
        elsewhere.fold((own.solved, own.missed), |(solved, missed), counts| {
            (
                solved.saturating_add(counts.solved),
                missed.saturating_add(counts.missed),
            )
        })
    }
}

/// Adds the values of games that have none yet.
fn add_of_games<T>(own: &mut Vec<(GameId, T)>, theirs: Vec<(GameId, T)>) {
    for (game, value) in theirs {
        if own.iter().all(|(known, _)| *known != game) {
            own.push((game, value));
        }
    }
}

/// Whether a result of the same puzzle counts instead of the other one: that of the earlier trial, the
/// better one of the same day.
fn is_first(puzzle: &DailyPuzzle, other: &DailyPuzzle) -> bool {
    let rank = |puzzle: &DailyPuzzle| (puzzle.on, puzzle.result == PuzzleResult::Missed);
    rank(puzzle) < rank(other)
}
