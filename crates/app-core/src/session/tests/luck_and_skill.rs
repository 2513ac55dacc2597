//! Luck and skill: where a result came from.

use crate::session::{SessionAction, Share, Unit, WorkerAnswer, luck_and_skill};
use crate::testing::{HUMAN, Rig, match_of, seat, suggestion};
use protocol::{Answer, Judgement, Outlook, RequestId, Task};
use rules::{GameId, Seat};

/// A reviewed game of two, played to its end. `found` are the lead of the first seat before an action of a seat and
/// after it, in points, and the loss of the action.
fn reviewed(game: GameId, found: impl Fn(usize, Seat) -> (Option<[i16; 2]>, u16)) -> Rig {
    let mut rig = Rig::alone(match_of(game, &[HUMAN, HUMAN]));
    while !rig.session.is_over() {
        rig.act().movement_ends();
    }
    rig.on(SessionAction::Review);
    let mut count = 0;
    while let Some(job) = rig.search.take() {
        let state = job.record.state();
        let Task::Review { played } = &job.task else {
            panic!("{:?}", job.task);
        };
        let (leads, loss) = found(count, state.to_act().unwrap());
        count += 1;
        let outlook = |lead: i16| Outlook {
            chances: vec![500, 500],
            points: leads.map(|_| vec![20 + lead, 20]),
            exact: false,
        };
        let best = state.legal_actions()[0];
        let answer = Answer {
            request: RequestId(1),
            hash: state.hash(),
            suggestions: vec![suggestion(best, None)],
            outlook: outlook(leads.map_or(0, |[before, _]| before)),
            judgement: played.is_some().then(|| Judgement {
                loss,
                line: Vec::from_iter((loss >= 50).then(|| best.to_string())),
                ..Judgement::default()
            }),
            after: leads.map(|[_, after]| outlook(after)),
            turn: None,
        };
        rig.on(SessionAction::Worker(
            job.id,
            WorkerAnswer::Found(Box::new(answer)),
        ));
    }
    rig
}

/// How far the first seat is ahead at the end.
fn final_lead(rig: &Rig) -> i32 {
    let points = rig.session.main_line().state().score().points;
    points[seat(0)] - points[seat(1)]
}

#[test]
fn what_neither_side_has_chosen_is_luck() {
    // The first seat gives away 3 points once, the second one 5; the lead was 2 at the beginning.
    let rig = reviewed(GameId::WorldWonders, |count, of| {
        let of_first = of == seat(0);
        match (count, of_first) {
            (40.., _) => (Some([2, 2]), 0),
            (_, true) if count % 20 == 0 => (Some([2, -1]), 90),
            (_, false) if count % 20 == 1 => (Some([2, 7]), 10),
            _ => (Some([2, 2]), 0),
        }
    });
    let review = rig.session.review().unwrap();
    let of = |number| luck_and_skill(rig.session.record(), review, seat(number)).unwrap();
    let (first, second) = (of(0), of(1));
    assert_eq!((first.unit, second.unit), (Unit::Points, Unit::Points));
    let (luck, others) = (first.luck.unwrap(), first.others.unwrap());
    assert!(first.own.value <= 0 && others.value >= 0, "{first:?}");
    assert!(first.own.value < 0 || others.value > 0, "{first:?}");
    // All of it adds up.
    let total = final_lead(&rig) - 2;
    assert_eq!(luck.value + first.own.value + others.value, total);
    // What one side loses is the gain of the other.
    assert_eq!(second.luck.unwrap().value, -luck.value);
    assert_eq!(second.others.unwrap().value, -first.own.value);
    assert_eq!(second.own.value, -others.value);
}

#[test]
fn a_game_without_chance_has_no_luck_and_small_losses_stay_in_doubt() {
    let rig = reviewed(GameId::TurnOfTime, |count, _| match count {
        0 => (None, 200),
        2 => (None, 30),
        3 => (None, 120),
        _ => (None, 0),
    });
    let review = rig.session.review().unwrap();
    let of_first = luck_and_skill(rig.session.record(), review, seat(0)).unwrap();
    assert_eq!((of_first.unit, of_first.luck), (Unit::Chances, None));
    let (own, others) = (of_first.own, of_first.others.unwrap());
    let share = |value, doubt| Share { value, doubt };
    assert_eq!(own, share(-200, 30));
    assert_eq!(others, share(120, 0));
}

#[test]
fn of_a_game_that_did_not_end_by_the_rules_nothing_is_told() {
    let mut rig = Rig::alone(match_of(GameId::TurnOfTime, &[HUMAN, HUMAN]));
    rig.act_times(3);
    rig.on(SessionAction::Close(crate::session::Closing::Resign));
    rig.on(SessionAction::Review);
    while rig.search.is_some() {
        rig.worker_answers();
    }
    let review = rig.session.review().unwrap();
    assert_eq!(luck_and_skill(rig.session.record(), review, seat(0)), None);
}
