//! Learning from positions of games, without a page.

use super::drill::{Asks, Drill, DrillAction, Phase, Task};
use app_core::Recall;
use app_core::session::Reviewed;
use app_core::settings::Pace;
use app_core::testing::{HUMAN, NOVICE, match_of};
use protocol::{Judgement, Outlook};
use records::Match;
use rules::{Action, GameId};
use std::rc::Rc;
use text::Locale;
use yew::Reducible;

/// A game in which the person's first two actions were costly.
fn game() -> (Match, Vec<Reviewed>) {
    let mut record = match_of(GameId::WheelsOfTime, &[HUMAN, NOVICE]);
    let mut mistakes = Vec::new();
    while mistakes.len() < 2 {
        let legal = record.state().legal_actions();
        let seat = record.position().to_act().unwrap();
        if seat.index() == 0 && legal.len() > 2 {
            mistakes.push(Reviewed {
                ply: record.ply(),
                turn: record.state().turn(),
                seat,
                outlook: Outlook::default(),
                after: None,
                judgement: Some(Judgement {
                    loss: 120,
                    line: vec![legal[1].to_string()],
                    ..Judgement::default()
                }),
            });
        }
        record.apply(legal[0]).unwrap();
    }
    record.go_to(0);
    (record, mistakes)
}

/// The worker says what the chosen action of the task at this place costs.
fn judged(at: usize, loss: u16) -> DrillAction {
    let judgement = Judgement {
        loss,
        line: vec!["better".to_owned()],
        ..Judgement::default()
    };
    DrillAction::Judged(at, Some(judgement))
}

struct Learner(Rc<Drill>);

impl Learner {
    fn begins() -> Self {
        Self::with(Asks::Better, game())
    }

    fn with(asks: Asks, (record, reviewed): (Match, Vec<Reviewed>)) -> Self {
        let names = Rc::new(text::names_of(Locale::ENGLISH, &record));
        let record = Rc::new(record);
        let tasks = reviewed.into_iter().map(|reviewed| Task {
            id: "17".to_owned(),
            record: record.clone(),
            names: names.clone(),
            reviewed,
        });
        let drill = Drill::begin(tasks.collect(), asks, Locale::ENGLISH);
        Self(Rc::new(drill.unwrap()))
    }

    fn on(&mut self, action: DrillAction) -> &Drill {
        self.0 = self.0.clone().reduce(action);
        &self.0
    }

    fn legal(&self, place: usize) -> Action {
        self.0.board.state.legal_actions()[place]
    }

    fn tries(&mut self, place: usize) -> &Drill {
        let action = self.legal(place);
        self.on(DrillAction::Try(action, Pace::AtOnce))
    }
}

#[test]
fn each_costly_action_is_done_better() {
    let mut learner = Learner::begins();
    let (record, mistakes) = game();
    assert_eq!(learner.0.count(), 2);
    assert!(
        learner
            .0
            .question()
            .contains("Your chances fell by 12 points.")
    );
    let hash = |ply| record.position_at(ply).state().hash();
    assert_eq!(learner.0.board.state.hash(), hash(mistakes[0].ply));

    // What was played is no better than itself.
    let drill = learner.tries(0);
    assert!(drill.board.is_wrong && drill.phase == Phase::Open);
    assert!(drill.board.feedback.contains("That's what you played."));
    // Something else is judged first.
    let tried = learner.legal(2);
    let drill = learner.tries(2);
    assert_eq!(drill.phase, Phase::Judging(tried, Pace::AtOnce));
    let (there, action) = drill.to_judge().unwrap();
    assert_eq!(
        (there.state().hash(), action),
        (hash(mistakes[0].ply), tried)
    );
    let drill = learner.on(judged(0, 84));
    assert!(drill.board.is_wrong && drill.phase == Phase::Open);
    assert!(drill.board.feedback.contains("8 points"));
    assert_eq!(drill.board.state.hash(), hash(mistakes[0].ply));
    // The better one is right at once.
    let drill = learner.tries(1);
    assert_eq!(drill.phase, Phase::Found);
    assert!(drill.to_judge().is_none() && !drill.board.is_wrong);

    let drill = learner.on(DrillAction::Next);
    assert_eq!(drill.phase, Phase::Open);
    assert_eq!(drill.board.state.hash(), hash(mistakes[1].ply));
    // What costs nothing is right too.
    learner.tries(2);
    let drill = learner.on(judged(1, 10));
    assert_eq!(drill.phase, Phase::Found);
    let drill = learner.on(DrillAction::Next);
    assert_eq!(drill.phase, Phase::Over);
    let told = &drill.board.feedback;
    assert!(told.contains("1 of 2 at the first try"), "{told}");
}

#[test]
fn the_better_action_is_shown_and_counts_for_nothing() {
    let mut learner = Learner::begins();
    let drill = learner.on(DrillAction::Show(Pace::AtOnce));
    assert_eq!((drill.phase, drill.found), (Phase::Shown, 0));
    let (record, mistakes) = game();
    let mut after = record.position_at(mistakes[0].ply).state().clone();
    let better = after.legal_actions()[1];
    after.apply(better).unwrap();
    assert_eq!(drill.board.state.hash(), after.hash());
    // One can be left out.
    learner.on(DrillAction::Next);
    assert_eq!(learner.on(DrillAction::Next).phase, Phase::Over);
}

#[test]
fn late_and_failed_judgements_change_nothing() {
    let mut learner = Learner::begins();
    assert_eq!(learner.on(judged(0, 0)).phase, Phase::Open);
    learner.tries(2);
    assert!(matches!(learner.on(judged(1, 0)).phase, Phase::Judging(..)));
    let drill = learner.on(DrillAction::Judged(0, None));
    assert_eq!(drill.phase, Phase::Open);
    assert!(drill.board.feedback.contains("couldn't be judged"));
    assert_eq!(learner.tries(1).phase, Phase::Found);
    assert_eq!(learner.0.found, 1, "nobody was wrong");
}

#[test]
fn without_tasks_there_is_nothing_to_learn() {
    assert!(Drill::begin(Vec::new(), Asks::Better, Locale::ENGLISH).is_none());
}

/// The game, whose second position was played well.
fn mixed() -> (Match, Vec<Reviewed>) {
    let (record, mut reviewed) = game();
    reviewed[1].judgement = Some(Judgement::default());
    (record, reviewed)
}

#[test]
fn who_is_asked_for_a_good_move_is_told_afterwards_what_was_played() {
    let mut learner = Learner::with(Asks::Well, mixed());
    let before: Vec<String> = (0..2)
        .map(|_| {
            let drill = learner.on(DrillAction::Present);
            assert_eq!((drill.outcome(), drill.recall()), (None, None));
            let told = (drill.question(), drill.board.spoken.clone());
            learner.on(DrillAction::Next);
            format!("{told:?}").replace("\\u{a0}", "")
        })
        .collect();
    assert_eq!(before[0], before[1], "no hint at all");
    assert_eq!(learner.0.recall(), None, "what was left out stays due");

    let mut learner = Learner::with(Asks::Well, mixed());
    let drill = learner.tries(1);
    assert_eq!(drill.recall(), Some(Recall::Found));
    let told = drill.outcome().unwrap();
    assert!(told.contains("Your chances fell by 12 points."), "{told}");
    // Where it was good, what was played is right.
    learner.on(DrillAction::Next);
    let drill = learner.tries(0);
    assert_eq!((drill.phase, drill.found), (Phase::Found, 2));
    assert!(drill.board.feedback.contains("what you played"));
    assert!(drill.outcome().unwrap().contains("good move"));
}

#[test]
fn a_miss_counts_at_once_and_for_good() {
    let mut learner = Learner::with(Asks::Well, mixed());
    let drill = learner.tries(0);
    assert_eq!(drill.recall(), Some(Recall::Missed));
    assert_eq!(drill.outcome(), None, "it is still to be found");
    let drill = learner.tries(1);
    assert_eq!(
        (drill.phase, drill.recall()),
        (Phase::Found, Some(Recall::Missed))
    );
    // Of another one the solution is shown: what was played.
    learner.on(DrillAction::Next);
    assert_eq!(learner.0.recall(), None);
    let after = learner.legal(0);
    let mut state = rules::State::clone(&learner.0.board.state);
    state.apply(after).unwrap();
    let drill = learner.on(DrillAction::Show(Pace::AtOnce));
    assert_eq!(
        (drill.phase, drill.recall()),
        (Phase::Shown, Some(Recall::Missed))
    );
    assert_eq!(drill.board.state.hash(), state.hash());
    let drill = learner.on(DrillAction::Next);
    assert!(
        drill.board.feedback.contains("0 of 2"),
        "{}",
        drill.board.feedback
    );
}

#[test]
fn another_move_than_the_good_one_is_judged_too() {
    let mut learner = Learner::with(Asks::Well, mixed());
    learner.on(DrillAction::Next);
    learner.tries(2);
    let drill = learner.on(judged(1, 60));
    assert!(drill.board.is_wrong && drill.recall() == Some(Recall::Missed));
    learner.tries(1);
    let drill = learner.on(judged(1, 10));
    assert_eq!(drill.phase, Phase::Found);
}
