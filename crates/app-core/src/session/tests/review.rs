//! The review of a whole match.

use crate::Challenge;
use crate::session::{
    Announcement, Closing, Effect, SessionAction, StoredReview, WorkerAnswer, costly_actions,
};
use crate::testing::{
    EXPERT, HUMAN, NOVICE, Rig, match_of, match_without_aids, new_match, seat, suggestion,
};
use protocol::{Answer, Judgement, Outlook, RequestId, Task};
use records::Entry;
use rules::GameId;

/// Two people after five actions, after which the one to act resigns.
fn resigned_after_five() -> Rig {
    let mut rig = Rig::alone(match_of(GameId::ArgonautsWheel, &[HUMAN, HUMAN]));
    rig.act_times(5).on(SessionAction::Close(Closing::Resign));
    assert!(rig.session.is_over());
    rig
}

/// The worker answers the review: the action was this much worse than another one.
fn judged(rig: &mut Rig, loss: u16) -> usize {
    let job = rig.search.take().expect("the review continues");
    let Task::Review { played } = &job.task else {
        panic!("{:?}", job.task);
    };
    let state = job.record.state();
    let best = state.legal_actions()[1];
    let judgement = Judgement {
        loss,
        line: vec![best.to_string()],
        best: None,
        played: None,
    };
    let found = WorkerAnswer::Found(Box::new(Answer {
        request: RequestId(1),
        hash: state.hash(),
        suggestions: vec![suggestion(best, None)],
        outlook: Outlook {
            chances: vec![600, 400],
            points: None,
            exact: false,
        },
        judgement: played.as_ref().map(|_| judgement),
        after: None,
        turn: None,
    }));
    rig.on(SessionAction::Worker(job.id, found));
    job.record.ply()
}

/// Answers until the review is finished, and returns the plies that were searched.
fn finish(rig: &mut Rig) -> Vec<usize> {
    let mut plies = Vec::new();
    while rig.search.is_some() {
        plies.push(judged(rig, 0));
    }
    plies
}

/// The plies in which there was more than one legal action.
fn choices(rig: &Rig) -> Vec<usize> {
    let mut main = rig.session.main_line();
    let plies = 0..=main.entries().len();
    plies
        .filter(|ply| {
            main.go_to(*ply);
            main.position().to_act().is_some() && main.state().legal_actions().len() > 1
        })
        .collect()
}

#[test]
fn a_review_searches_each_position_with_a_choice_once() {
    let mut rig = resigned_after_five();
    rig.on(SessionAction::Review);
    let job = rig.search.as_ref().unwrap();
    let played = rig.session.record().entries()[0];
    let Entry::Action(played) = played else {
        panic!("{played:?}");
    };
    assert_eq!(
        job.task,
        Task::Review {
            played: Some(played.to_string())
        }
    );
    assert_eq!(rig.session.shown_search(), None);
    let expected = choices(&rig);
    assert_eq!(finish(&mut rig), expected);
    let review = rig.session.review().unwrap();
    assert!(review.is_done());
    assert_eq!(review.percent(), 100);
    let last = review.positions.last().unwrap();
    // The position before the resignation has no action to judge.
    assert_eq!((last.ply, &last.judgement), (5, &None));
    assert!(rig.has_effect(&Effect::SaveReview));
}

#[test]
fn what_is_known_can_be_used_while_the_review_runs() {
    let mut rig = resigned_after_five();
    rig.on(SessionAction::Review);
    judged(&mut rig, 300);
    let review = rig.session.review().unwrap().clone();
    assert!(!review.is_done());
    assert_eq!(review.positions.len(), 1);
    assert_eq!(costly_actions(rig.session.record(), &review)[0].1.len(), 1);
    rig.on(SessionAction::ShowReviewed {
        ply: 0,
        aloud: true,
    });
    assert_eq!((rig.ply(), rig.session.is_browsing()), (0, true));
    assert!(rig.announcements().contains(&Announcement::Position));
    // What would have been better is shown on the board.
    assert_eq!(rig.session.pointed(), Some(rig.legal(1)));
    let rest = finish(&mut rig);
    assert!(!rest.contains(&0));
    assert!(rig.session.review().unwrap().is_done());
}

#[test]
fn evaluations_come_before_the_review() {
    let mut rig = resigned_after_five();
    rig.on(SessionAction::Review)
        .on(SessionAction::ToggleAnalysis);
    judged(&mut rig, 0);
    rig.on(SessionAction::BrowseTo(1));
    assert_eq!(rig.search.as_ref().unwrap().task, Task::Evaluate);
    rig.worker_answers();
    finish(&mut rig);
    assert!(rig.session.review().unwrap().is_done());
}

#[test]
fn bots_and_hints_interrupt_the_review_of_a_match_under_way() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().bots_act().act().bots_act();
    rig.on(SessionAction::BrowseTo(1)).on(SessionAction::Review);
    judged(&mut rig, 0);
    rig.on(SessionAction::BrowseToHead).on(SessionAction::Hint);
    assert_eq!(rig.search.as_ref().unwrap().task, Task::Hint);
    rig.worker_answers();
    let plies = finish(&mut rig);
    // The last position is that of the match, in which nobody has acted yet.
    assert_eq!(plies.last(), Some(&4));
    let review = rig.session.review().unwrap();
    assert!(review.is_done());
    assert!(rig.session.final_shares().is_none());
}

#[test]
fn a_changed_match_has_no_review() {
    let mut rig = resigned_after_five();
    rig.on(SessionAction::Review);
    finish(&mut rig);
    rig.on(SessionAction::Undo);
    assert!(rig.session.review().is_some());
    rig.act_nth(1);
    assert!(rig.session.review().is_none());
    assert!(rig.session.can_review());
}

#[test]
fn the_review_goes_on_in_a_variation() {
    let mut rig = resigned_after_five();
    rig.on(SessionAction::Review);
    judged(&mut rig, 200);
    rig.on(SessionAction::PlayFrom(0));
    assert!(rig.session.is_variation());
    assert_eq!(rig.session.record().fork_ply(1), 0);
    rig.act_nth(1).movement_ends();
    finish(&mut rig);
    assert!(rig.session.review().unwrap().is_done());
    // From there its positions are shown in the game again.
    rig.on(SessionAction::ShowReviewed {
        ply: 2,
        aloud: true,
    });
    assert_eq!((rig.ply(), rig.session.is_variation()), (2, false));
    assert_eq!(rig.session.record().line_count(), 2);
}

#[test]
fn the_worst_five_actions_of_each_person_are_listed() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(14)
        .on(SessionAction::BrowseTo(0))
        .on(SessionAction::Review);
    let mut loss = 0;
    while rig.search.is_some() {
        loss += 20;
        judged(&mut rig, loss);
    }
    let review = rig.session.review().unwrap().clone();
    let listed = costly_actions(rig.session.record(), &review);
    assert_eq!(listed.len(), 2);
    for (seat, costly) in listed {
        assert_eq!(costly.len(), 5);
        let losses: Vec<u16> = costly
            .iter()
            .map(|one| one.costly().unwrap().loss)
            .collect();
        assert!(losses.is_sorted_by(|a, b| a >= b));
        assert!(costly.iter().all(|one| one.seat == seat));
    }
}

#[test]
fn small_losses_are_none() {
    let mut rig = resigned_after_five();
    rig.on(SessionAction::Review);
    while rig.search.is_some() {
        judged(&mut rig, 49);
    }
    let review = rig.session.review().unwrap().clone();
    let listed = costly_actions(rig.session.record(), &review);
    assert!(listed.iter().all(|(_, costly)| costly.is_empty()));
}

#[test]
fn bots_are_listed_only_among_themselves() {
    let listed = |players| {
        let mut rig = Rig::with(players);
        rig.on(SessionAction::Pause).on(SessionAction::Review);
        let review = rig.session.review().cloned();
        // Without entries there is nothing to review.
        assert!(review.is_none());
        rig.on(SessionAction::Resume).bot_acts();
        rig.on(SessionAction::Pause).on(SessionAction::Review);
        let review = rig.session.review().unwrap().clone();
        let listed = costly_actions(rig.session.record(), &review);
        listed.into_iter().map(|(seat, _)| seat).collect::<Vec<_>>()
    };
    assert_eq!(listed(&[NOVICE, EXPERT]), [seat(0), seat(1)]);
    assert_eq!(listed(&[NOVICE, HUMAN]), [seat(1)]);
}

#[test]
fn a_review_is_kept_with_its_match() {
    let mut rig = resigned_after_five();
    rig.on(SessionAction::Review);
    judged(&mut rig, 700);
    finish(&mut rig);
    let text = rig.stored_review.take().unwrap().write().unwrap();
    // As it was written from the first program of this version on: reviews stay with their matches.
    let frozen = "2 766435ba6c24147a \
        0600010002d8049003000001bc050103372d3600000001020102d8049003000001000103332d3200000002030002d80490030000\
        01000103373d3600000003040102d8049003000001000103333d3200000004050002d8049003000001000101520000000506010\
        2d804900300000000";
    assert_eq!(text, frozen);
    let stored = StoredReview::read(&text).unwrap();
    let mut again = Rig::alone(rig.stored.clone().unwrap());
    again.on(SessionAction::ReviewLoaded(Box::new(stored.clone())));
    assert_eq!(again.session.review(), rig.session.review());
    assert!(again.search.is_none());
    // Another match does not take it.
    let mut other = Rig::alone(match_of(GameId::ArgonautsWheel, &[HUMAN, HUMAN]));
    other.act_times(3);
    other.on(SessionAction::ReviewLoaded(Box::new(stored)));
    assert!(other.session.review().is_none());
    // Texts of other versions, cut or changed ones are no reviews.
    assert_eq!(StoredReview::read(&text[1..]), None);
    assert_eq!(StoredReview::read(&text[..text.len() - 1]), None);
    assert_eq!(StoredReview::read(&format!("9{text}")), None);
    assert_eq!(StoredReview::read("1 00 é"), None);
}

#[test]
fn a_review_of_before_opens() {
    // Written by the first version, which did not tell what could be expected after an action.
    let rig = {
        let mut rig = resigned_after_five();
        rig.on(SessionAction::Review);
        finish(&mut rig);
        rig
    };
    let text = rig.stored_review.unwrap().write().unwrap();
    let hash = text.split(' ').nth(1).unwrap();
    let position = (
        2_u32,
        3_u32,
        seat(0),
        Outlook {
            chances: vec![400, 600],
            points: None,
            exact: true,
        },
        None::<Judgement>,
    );
    let bytes = postcard::to_allocvec(&vec![position]).unwrap();
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let stored = StoredReview::read(&format!("1 {hash} {hex}")).unwrap();
    let review = stored.of_match(rig.session.record()).unwrap();
    let [only] = &review.positions[..] else {
        panic!("{review:?}");
    };
    assert_eq!((only.ply, only.turn, only.seat), (2, 3, seat(0)));
    assert_eq!(only.outlook.chances, [400, 600]);
    assert_eq!((&only.judgement, &only.after), (&None, &None));
}

#[test]
fn a_failed_search_ends_the_review() {
    let mut rig = resigned_after_five();
    rig.on(SessionAction::Review).worker_fails();
    assert!(rig.session.review().is_none());
    assert!(rig.session.can_review());
}

#[test]
fn without_aids_there_is_no_review() {
    let mut rig = Rig::alone(match_without_aids(&[HUMAN, HUMAN]));
    rig.act().on(SessionAction::Review);
    assert!(rig.session.review().is_none());
    assert!(rig.search.is_none());
}

#[test]
fn read_only_windows_review_but_store_nothing() {
    let mut owner = Rig::with(&[HUMAN, HUMAN]);
    owner.act_times(2);
    let mut rig = Rig::opened(owner.stored.unwrap_or_else(|| new_match(&[HUMAN, HUMAN])));
    rig.on(SessionAction::Lock(false)).on(SessionAction::Review);
    finish(&mut rig);
    assert!(rig.session.review().unwrap().is_done());
    assert!(rig.stored_review.is_none());
}

#[test]
fn the_shares_of_a_finished_match() {
    let rig = resigned_after_five();
    let shares = rig.session.final_shares().unwrap();
    assert_eq!(shares.iter().sum::<u16>(), 1000);
}

/// Others with the same deal are reviewed after this match, one after the other, each once.
#[test]
fn matches_of_the_same_deal_are_compared_after_the_review() {
    let resigned_after = |actions: usize| {
        let mut record = match_of(GameId::ArgonautsWheel, &[HUMAN, NOVICE]);
        for _ in 0..actions {
            let action = record.state().legal_actions()[0];
            record.apply(action).unwrap();
        }
        record.apply_entry(Entry::Resign(seat(0))).unwrap();
        record
    };
    let other = |actions| Challenge::of(&resigned_after(actions)).unwrap();
    let mut rig = Rig::alone(resigned_after(2));
    rig.on(SessionAction::Compare(vec![other(4), other(3)]));
    assert!(rig.search.is_none(), "nothing is reviewed unasked");
    rig.on(SessionAction::Review);
    assert_eq!(finish(&mut rig), [0, 1, 2, 0, 1, 2, 3, 4, 0, 1, 2, 3]);
    assert!(rig.session.review().unwrap().is_done());
    let lengths = rig.session.compared().iter().map(|other| {
        assert!(other.review.is_done());
        other.review.positions.len()
    });
    assert_eq!(lengths.collect::<Vec<_>>(), [5, 4]);
    // Asking again changes nothing.
    rig.on(SessionAction::Compare(vec![other(5)]));
    assert!(rig.search.is_none());

    // What cannot be searched is given up; the review of this match stays.
    let mut rig = Rig::alone(resigned_after(1));
    rig.on(SessionAction::Review);
    finish(&mut rig);
    rig.on(SessionAction::Compare(vec![other(4)]));
    let job = rig.search.take().expect("the other one is reviewed");
    rig.on(SessionAction::Worker(job.id, WorkerAnswer::Failed));
    assert!(rig.session.review().is_some_and(|review| review.is_done()));
    assert!(rig.session.compared().is_empty() && rig.search.is_none());
}
