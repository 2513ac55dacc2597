//! Learning from a game, without a page.

use super::drill::{Drill, DrillAction, Phase};
use app_core::session::Reviewed;
use app_core::settings::Pace;
use app_core::testing::{HUMAN, NOVICE, match_of};
use protocol::{Judgement, Outlook};
use records::{Entry, Match};
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

struct Learner(Rc<Drill>);

impl Learner {
    fn begins() -> Self {
        let (record, mistakes) = game();
        let names = text::names_of(Locale::ENGLISH, &record);
        Self(Rc::new(
            Drill::begin(record, mistakes, names, Locale::ENGLISH).unwrap(),
        ))
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
    assert!(learner.0.task().contains("Your chances fell by 12 points."));
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
    let (judged, action) = drill.to_judge().unwrap();
    assert_eq!(
        (judged.state().hash(), action),
        (hash(mistakes[0].ply), tried)
    );
    let drill = learner.on(DrillAction::Judged(mistakes[0].ply, Some(84)));
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
    let drill = learner.on(DrillAction::Judged(mistakes[1].ply, Some(10)));
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
    let ply = game().1[0].ply;
    assert_eq!(
        learner.on(DrillAction::Judged(ply, Some(0))).phase,
        Phase::Open
    );
    learner.tries(2);
    assert!(matches!(
        learner.on(DrillAction::Judged(ply + 1, Some(0))).phase,
        Phase::Judging(..)
    ));
    let drill = learner.on(DrillAction::Judged(ply, None));
    assert_eq!(drill.phase, Phase::Open);
    assert!(drill.board.feedback.contains("couldn't be judged"));
    assert_eq!(learner.tries(1).phase, Phase::Found);
    assert_eq!(learner.0.found, 1, "nobody was wrong");
}

#[test]
fn without_costly_actions_there_is_nothing_to_learn() {
    let (record, _) = game();
    assert!(matches!(record.main_entries()[0], Entry::Action(_)));
    let names = text::names_of(Locale::ENGLISH, &record);
    assert!(Drill::begin(record, Vec::new(), names, Locale::ENGLISH).is_none());
}
