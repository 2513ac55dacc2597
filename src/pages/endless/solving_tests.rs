use super::solving::{Phase, Solving, SolvingAction};
use app_core::PuzzleSpec;
use app_core::settings::{OptIn, Pace, PuzzleProgress, PuzzleResult};
use bots::puzzles::{Generator, Puzzle, PuzzleKind, Verdict};
use rules::{Action, Seat};
use std::rc::Rc;
use text::Locale;
use yew::Reducible;

/// A puzzle, and the record before it.
struct Rig {
    puzzle: Rc<Puzzle>,
    spec: PuzzleSpec,
    progress: PuzzleProgress,
}

impl Rig {
    fn new(kind: PuzzleKind, difficulty: u8, seed: u64) -> Self {
        let mut generator =
            Generator::new(kind, difficulty, seed).expect("there is this difficulty");
        while generator.step(100) {}
        let spec = PuzzleSpec {
            kind,
            difficulty,
            seed,
        };
        Self {
            puzzle: Rc::new(generator.puzzle().cloned().expect("it was found")),
            spec,
            progress: PuzzleProgress::new(kind),
        }
    }

    /// Solves other puzzles of the kind.
    fn with_streak(mut self, streak: u64) -> Self {
        for seed in 1..=streak {
            let spec = PuzzleSpec {
                seed: self.spec.seed + 1000 + seed,
                ..self.spec
            };
            self.progress.record(spec, PuzzleResult::Solved);
        }
        self
    }

    fn begin(&self) -> Rc<Solving> {
        let puzzle = self.puzzle.clone();
        Rc::new(Solving::begin(
            puzzle,
            self.spec,
            self.progress,
            Locale::ENGLISH,
        ))
    }

    /// A legal action that is judged wrong.
    fn wrong_action(&self, solving: &Solving) -> Action {
        let legal = solving.board.state.legal_actions().into_iter();
        let mut wrong =
            legal.filter(|action| self.puzzle.judge(&solving.played, *action) == Verdict::Wrong);
        wrong.next().expect("something is wrong")
    }

    fn play_wrong(&self, solving: &Rc<Solving>) -> Rc<Solving> {
        play(solving, self.wrong_action(solving))
    }

    fn play_right(&self, solving: &Rc<Solving>) -> Rc<Solving> {
        let right = self.puzzle.hint(&solving.played);
        play(solving, right.expect("it can be solved"))
    }

    /// Plays to the end, replies included.
    fn solve(&self, mut solving: Rc<Solving>) -> Rc<Solving> {
        for _ in 0..100 {
            solving = match solving.phase {
                Phase::Open => self.play_right(&solving),
                Phase::Reply | Phase::Showing => {
                    solving.reduce(SolvingAction::Continue(Pace::Calm))
                }
                Phase::Solved | Phase::Shown => return solving,
            };
        }
        panic!("the puzzle has no end");
    }
}

fn play(solving: &Rc<Solving>, action: Action) -> Rc<Solving> {
    let act = SolvingAction::Play(action, Pace::Calm);
    solving.clone().reduce(act)
}

/// Puzzles of every kind, short and long.
fn rigs() -> Vec<Rig> {
    vec![
        Rig::new(PuzzleKind::Win, 1, 3),
        Rig::new(PuzzleKind::Win, 4, 3),
        Rig::new(PuzzleKind::LastCard, 1, 3),
        Rig::new(PuzzleKind::LastCard, 2, 3),
        Rig::new(PuzzleKind::LastCard, 3, 3),
        Rig::new(PuzzleKind::FindTheOrder, 3, 3),
        Rig::new(PuzzleKind::FinishTheCity, 2, 3),
        Rig::new(PuzzleKind::LastTiles, 2, 3),
        Rig::new(PuzzleKind::LastTiles, 4, 3),
        Rig::new(PuzzleKind::MostPoints, 3, 3),
        Rig::new(PuzzleKind::Monument, 3, 3),
        Rig::new(PuzzleKind::BestBuy, 2, 3),
    ]
}

#[test]
fn every_kind_is_solved_by_its_solution() {
    for rig in rigs() {
        let begin = rig.begin();
        assert_eq!(begin.phase, Phase::Open);
        assert!(!begin.can_undo() && begin.can_show() && !begin.is_over());
        let done = rig.solve(begin);
        assert_eq!(done.phase, Phase::Solved);
        assert_eq!(done.counted_result(), Some(PuzzleResult::Solved));
        assert_eq!((done.progress.streak, done.progress.best), (1, 1));
        assert!(
            done.board
                .feedback
                .starts_with("Well done. A new streak begins. ")
        );
        let goes_on = matches!(
            rig.spec.kind,
            PuzzleKind::MostPoints | PuzzleKind::Monument | PuzzleKind::BestBuy
        );
        assert_eq!(done.board.state.to_act().is_some(), goes_on);
        assert!(!goes_on || !done.board.feedback.contains("Ties are broken"));
        assert!(done.is_over() && !done.can_show());
    }
}

#[test]
fn a_wrong_action_changes_nothing_and_ends_the_streak() {
    for rig in rigs() {
        let rig = rig.with_streak(4);
        let begin = rig.begin();
        let wrong = rig.play_wrong(&begin);
        assert_eq!(wrong.board.state, begin.board.state);
        assert_eq!((wrong.phase, wrong.played.len()), (Phase::Open, 0));
        assert!(wrong.board.is_wrong);
        let feedback = &wrong.board.feedback;
        assert!(feedback.starts_with("Not quite. "), "{feedback}");
        assert!(feedback.contains("Try again."), "{feedback}");
        assert!(
            feedback.ends_with("Your streak of 4 ends here."),
            "{feedback}"
        );
        assert_eq!(wrong.counted_result(), Some(PuzzleResult::Missed));
        assert_eq!((wrong.progress.streak, wrong.progress.best), (0, 4));
        // The selection on the board is cleared.
        assert_eq!(wrong.board.selection_epoch, begin.board.selection_epoch + 1);
        // The next mistake costs nothing more.
        let again = rig.play_wrong(&wrong);
        assert!(!again.board.feedback.contains("streak"));
        assert_ne!(again.board.spoken, wrong.board.spoken);
        assert_eq!(again.progress, wrong.progress);
        // It can still be solved, but the first result stays.
        let done = rig.solve(again);
        assert_eq!(done.phase, Phase::Solved);
        assert_eq!(done.result, Some(PuzzleResult::Missed));
        assert!(done.board.feedback.contains("The next one counts again."));
        assert_eq!(done.progress.streak, 0);
    }
}

#[test]
fn a_draw_is_told_from_a_loss() {
    let (mut draws, mut losses) = (0, 0);
    for (difficulty, seed) in (1..=8).flat_map(|difficulty| [(difficulty, 1), (difficulty, 2)]) {
        let rig = Rig::new(PuzzleKind::Win, difficulty, seed);
        let begin = rig.begin();
        for action in begin.board.state.legal_actions() {
            if rig.puzzle.judge(&[], action) != Verdict::Wrong {
                continue;
            }
            let feedback = play(&begin, action).board.feedback.clone();
            let only_draws = rig.puzzle.only_draws(&[], action);
            assert_eq!(feedback.contains("That only draws"), only_draws);
            assert_eq!(feedback.contains("That loses"), !only_draws);
            draws += usize::from(only_draws);
            losses += usize::from(!only_draws);
        }
    }
    assert!(draws > 0 && losses > 0, "{draws} {losses}");
}

#[test]
fn streaks_are_announced() {
    let rig = Rig::new(PuzzleKind::LastCard, 1, 3).with_streak(2);
    let done = rig.solve(rig.begin());
    let feedback = &done.board.feedback;
    assert!(
        feedback.contains("3 in a row, your longest streak."),
        "{feedback}"
    );
    assert!(done.board.spoken.contains("3 in a row"));
    // Not the longest one.
    let mut rig = Rig::new(PuzzleKind::LastCard, 1, 3).with_streak(5);
    let missed = PuzzleSpec {
        seed: 999,
        ..rig.spec
    };
    rig.progress.record(missed, PuzzleResult::Missed);
    let rig = rig.with_streak(1);
    let done = rig.solve(rig.begin());
    assert!(done.board.feedback.contains("2 in a row. "));
}

#[test]
fn the_reply_waits_for_the_animation() {
    let rig = Rig::new(PuzzleKind::LastCard, 3, 3);
    let begin = rig.begin();
    let played = rig.play_right(&begin);
    assert_eq!(played.phase, Phase::Reply);
    assert!(played.board.feedback.starts_with("Right. "));
    let delays = played.board.delays;
    assert!(delays.settle.is_some() && delays.answer > delays.settle);
    // Nothing can be played or taken back meanwhile.
    let action = played.board.state.legal_actions()[0];
    assert_eq!(play(&played, action).played, played.played);
    assert!(!played.can_undo() && !played.can_show());
    let replied = played.reduce(SolvingAction::Continue(Pace::Calm));
    assert_eq!((replied.phase, replied.played.len()), (Phase::Open, 2));
    assert!(replied.board.feedback.ends_with("Your turn again."));
    // Taken back, reply and all.
    assert!(replied.can_undo());
    let ply = replied.board.ply;
    let undone = replied.reduce(SolvingAction::Undo);
    assert!(undone.played.is_empty());
    assert_eq!(undone.board.state, begin.board.state);
    assert_eq!(undone.board.feedback, "Taken back.");
    assert!(undone.board.ply > ply);
    assert_eq!(undone.result, None);
    let undone = undone.reduce(SolvingAction::Undo);
    assert!(undone.played.is_empty());
    // A reply that is not due changes nothing.
    let same = undone.reduce(SolvingAction::Continue(Pace::Calm));
    assert_eq!((same.phase, same.played.len()), (Phase::Open, 0));
    assert_eq!(rig.solve(same).result, Some(PuzzleResult::Solved));
}

#[test]
fn every_way_to_the_goal_is_right() {
    for kind in [
        PuzzleKind::FinishTheCity,
        PuzzleKind::LastTiles,
        PuzzleKind::Monument,
        PuzzleKind::BestBuy,
    ] {
        assert_every_way_is_right(kind);
    }
}

fn assert_every_way_is_right(kind: PuzzleKind) {
    let mut detours = 0;
    for seed in 0..5 {
        let rig = Rig::new(kind, 3, seed);
        let begin = rig.begin();
        let hint = rig.puzzle.hint(&[]);
        for action in begin.board.state.legal_actions() {
            let next = play(&begin, action);
            let is_right = rig.puzzle.judge(&[], action) != Verdict::Wrong;
            assert_eq!(next.played.len(), usize::from(is_right));
            if is_right && Some(action) != hint {
                detours += 1;
                // One step back, and then another way.
                let undone = next.clone().reduce(SolvingAction::Undo);
                assert_eq!(undone.board.state, begin.board.state);
                assert_eq!(rig.solve(undone).result, Some(PuzzleResult::Solved));
                assert_eq!(rig.solve(next.clone()).result, Some(PuzzleResult::Solved));
                // The solution can be shown from there.
                let shown = rig.solve(next.reduce(SolvingAction::ShowSolution));
                assert_eq!(shown.phase, Phase::Shown);
                assert_eq!(rig.puzzle.hint(&shown.played), None);
                let last = shown.played.last().copied().expect("something was shown");
                let verdict = rig
                    .puzzle
                    .judge(&shown.played[..shown.played.len() - 1], last);
                let is_reply = shown.board.state.to_act().is_none();
                assert!(is_reply || matches!(verdict, Verdict::Solved { .. }));
            }
        }
    }
    assert!(detours > 0, "{kind}");
}

#[test]
fn the_solution_is_played_step_by_step() {
    for rig in rigs() {
        let rig = rig.with_streak(2);
        let begin = rig.begin();
        let showing = begin.clone().reduce(SolvingAction::ShowSolution);
        assert_eq!(showing.phase, Phase::Showing);
        assert!(showing.board.delays.answer.is_some());
        assert_eq!(showing.result, Some(PuzzleResult::Missed));
        assert!(showing.board.feedback.starts_with("Here's the solution."));
        assert!(
            showing
                .board
                .feedback
                .contains("Your streak of 2 ends here.")
        );
        let first_shown = showing
            .clone()
            .reduce(SolvingAction::Continue(Pace::AtOnce));
        assert_eq!(first_shown.played, rig.puzzle.solution()[..1]);
        if first_shown.phase == Phase::Showing {
            // There is time to look, also at the fastest pace.
            assert!(first_shown.board.delays.answer >= Some(500));
        }
        let shown = rig.solve(showing);
        assert_eq!(shown.phase, Phase::Shown);
        assert_eq!(shown.played, rig.puzzle.solution());
        assert!(shown.board.feedback.starts_with("That was the solution."));
        // Then it can be played, without a result.
        let again = shown.reduce(SolvingAction::Restart);
        assert_eq!(again.board.state, begin.board.state);
        assert_eq!((again.phase, again.played.len()), (Phase::Open, 0));
        let done = rig.solve(again);
        assert_eq!(done.result, Some(PuzzleResult::Missed));
    }
}

#[test]
fn a_puzzle_that_counted_before_does_not_count_again() {
    let mut rig = Rig::new(PuzzleKind::LastCard, 1, 3);
    rig.progress.record(rig.spec, PuzzleResult::Solved);
    let begin = rig.begin();
    let wrong = rig.play_wrong(&begin);
    assert!(!wrong.board.feedback.contains("streak"));
    assert_eq!(wrong.counted_result(), None);
    let done = rig.solve(begin);
    assert_eq!(done.counted_result(), None);
    assert!(done.board.feedback.contains("You've had this one before"));
    assert_eq!(done.progress, rig.progress);
}

#[test]
fn the_next_puzzle_follows_the_automatic_difficulty() {
    let mut rig = Rig::new(PuzzleKind::LastCard, 1, 3);
    rig.progress.set_automatic(OptIn::On);
    let rig = rig.with_streak(2);
    let begin = rig.begin();
    assert_eq!(begin.next_spec().difficulty, 1);
    let done = rig.solve(begin);
    let next = done.next_spec();
    assert_eq!((next.difficulty, next.seed), (2, 4));
    let feedback = &done.board.feedback;
    assert!(feedback.ends_with("Next up: difficulty 2."), "{feedback}");
}

#[test]
fn a_win_with_equal_points_is_explained() {
    let mut ties = 0;
    for seed in 0..30 {
        let rig = Rig::new(PuzzleKind::LastCard, 1, seed);
        let done = rig.solve(rig.begin());
        let points = done.board.state.score().points;
        let has_equal_points =
            points[Seat::FIRST] == points[Seat::all(2).nth(1).expect("two seats")];
        let feedback = &done.board.feedback;
        assert_eq!(
            feedback.contains("Ties are broken by"),
            has_equal_points,
            "{feedback}"
        );
        ties += usize::from(has_equal_points);
    }
    assert!(ties > 0);
}

#[test]
fn the_goal_is_announced() {
    let rig = Rig::new(PuzzleKind::Win, 1, 3);
    let begin = rig.begin().reduce(SolvingAction::Present);
    assert_eq!(begin.board.spoken, "You play Black. Win this turn.");
    assert_eq!(begin.board.feedback, "");
    // As after a new start.
    let again = begin.reduce(SolvingAction::Restart);
    assert!(again.board.spoken.starts_with("You play Black."));
}

#[test]
fn escape_clears_the_selection_on_the_board() {
    let begin = Rig::new(PuzzleKind::LastCard, 1, 3).begin();
    let after = begin.clone().reduce(SolvingAction::Escape);
    assert_eq!(after.board.selection_epoch, begin.board.selection_epoch + 1);
    assert_eq!(after.board.ply, begin.board.ply);
}
