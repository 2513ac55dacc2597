//! Looking through finished games, without a page.

use super::looking::{Looking, LookingAction, Step};
use app_core::testing::{HUMAN, NOVICE, match_of};
use protocol::{Answer, Judgement, Outlook, RequestId};
use records::{Entry, Match};
use rules::{GameId, Seat};
use std::rc::Rc;
use yew::Reducible;

fn finished() -> Match {
    let mut record = match_of(GameId::WheelsOfTime, &[HUMAN, NOVICE]);
    for _ in 0..6 {
        let action = record.state().legal_actions()[0];
        record.apply(action).unwrap();
    }
    record.apply_entry(Entry::Resign(Seat::FIRST)).unwrap();
    record
}

fn on(looking: Looking, action: LookingAction) -> Looking {
    Looking::clone(&Rc::new(looking).reduce(action))
}

fn begun() -> Looking {
    let games = ["1", "2", "3"].map(str::to_owned).to_vec();
    on(Looking::default(), LookingAction::Begin(games))
}

fn opens(looking: &Looking, id: &str) -> bool {
    matches!(&looking.step, Step::Open(opened) if opened == id)
}

/// The worker answers until there is no more to search.
fn answered(mut looking: Looking) -> Looking {
    let mut last = 0;
    while let Step::Search(there, _) = &looking.step {
        let answer = Answer {
            request: RequestId(1),
            hash: there.state().hash(),
            suggestions: Vec::new(),
            outlook: Outlook::default(),
            judgement: Some(Judgement::default()),
            after: None,
            turn: None,
        };
        assert!(looking.percent() >= last && looking.is_under_way());
        last = looking.percent();
        looking = on(looking, LookingAction::Answered(answer));
    }
    looking
}

#[test]
fn one_game_after_the_other_is_reviewed_and_kept() {
    let mut looking = begun();
    for (number, id) in (1..).zip(["1", "2", "3"]) {
        assert!(opens(&looking, id));
        assert_eq!((looking.number(), looking.total), (number, 3));
        looking = on(looking, LookingAction::Opened(Some(finished())));
        looking = answered(looking);
        let Step::Keep(kept, review) = &looking.step else {
            panic!("the review is not kept");
        };
        assert_eq!(kept, id);
        assert!(!review.positions().is_empty());
        assert!(review.clone().of_match(&finished()).is_some());
        looking = on(looking, LookingAction::Kept);
    }
    assert!(!looking.is_under_way());
}

#[test]
fn what_cannot_be_opened_or_searched_is_left_out() {
    let looking = on(begun(), LookingAction::Opened(None));
    assert!(opens(&looking, "2"));
    let looking = on(looking, LookingAction::Opened(Some(finished())));
    let looking = on(looking, LookingAction::Failed);
    assert!(opens(&looking, "3"));
    assert!(!on(looking, LookingAction::Opened(None)).is_under_way());
    assert!(!on(Looking::default(), LookingAction::Begin(Vec::new())).is_under_way());
}

#[test]
fn it_stops_and_goes_on_where_it_was() {
    let looking = on(begun(), LookingAction::Opened(Some(finished())));
    let stopped = on(looking, LookingAction::Stop(true));
    assert!(stopped.is_stopped && stopped.is_under_way());
    let steps = stopped.steps;
    let going = on(stopped, LookingAction::Stop(false));
    assert!(!going.is_stopped && going.steps > steps);
    assert!(matches!(going.step, Step::Search(..)));
    // What belongs to no step changes nothing.
    let same = on(going.clone(), LookingAction::Kept);
    assert_eq!(same.steps, going.steps);
}
