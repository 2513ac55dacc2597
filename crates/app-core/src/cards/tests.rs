//! Which positions come back, and when.

use super::*;
use crate::session::Review;
use crate::testing::{HUMAN, NOVICE, empty_store, match_by_link, match_of, seat};
use protocol::{Answer, Judgement, Outlook, RequestId, Task};
use records::{Entry, Match, Title};
use rules::GameId;
use std::collections::BTreeSet;

fn day(number: u32) -> Day {
    Day::FIRST.later_by(number)
}

/// An action with this loss, which is certain.
fn judgement(loss: u16) -> Judgement {
    Judgement {
        loss,
        line: vec!["better".to_owned()],
        ..Judgement::default()
    }
}

/// A position in which the first of two seats had this chance, and its action this loss.
fn reviewed(ply: usize, loss: Option<u16>, chance: u16) -> Reviewed {
    Reviewed {
        ply,
        turn: 1,
        seat: Seat::FIRST,
        outlook: Outlook {
            chances: vec![chance, 1000 - chance],
            ..Outlook::default()
        },
        judgement: loss.map(judgement),
        after: None,
    }
}

fn card(id: usize, ply: usize, played: Played) -> Card {
    Card {
        id: id.to_string(),
        ply,
        played,
        spacing: None,
    }
}

/// A review by a worker to which every action of the first seat is costly.
fn review_of(record: &Match) -> String {
    let mut review = Review::begin(record);
    while let Some((there, task)) = review.next_search(record.clone()) {
        let Task::Review { played } = task else {
            panic!("no other task is wanted")
        };
        let loss = if there.state().to_act() == Some(Seat::FIRST) {
            100
        } else {
            200
        };
        review.answered(
            record.clone(),
            Answer {
                request: RequestId(1),
                hash: there.state().hash(),
                suggestions: Vec::new(),
                outlook: Outlook::default(),
                judgement: played.map(|_| judgement(loss)),
                after: None,
                turn: None,
            },
        );
    }
    StoredReview::of(&review).unwrap().write().unwrap()
}

/// A finished match after some actions.
fn finished(mut record: Match) -> Match {
    for _ in 0..8 {
        let action = record.state().legal_actions()[0];
        record.apply(action).unwrap();
    }
    record.apply_entry(Entry::Resign(seat(1))).unwrap();
    record
}

#[test]
fn costly_positions_are_mixed_with_open_ones_that_were_done_well() {
    let mut review = vec![
        reviewed(1, Some(120), 500),
        reviewed(2, Some(30), 500),
        reviewed(3, None, 500),
        reviewed(4, Some(0), 950),
        reviewed(5, Some(300), 500),
        reviewed(6, Some(70), 500),
    ];
    review.extend((10..20).map(|ply| reviewed(ply, Some(0), 400)));
    let mut other = reviewed(30, Some(500), 500);
    other.seat = seat(1);
    review.push(other);
    let positions = positions_of(&review, Seat::FIRST);
    let expected = [
        (1, Played::Costly(120)),
        (5, Played::Costly(300)),
        (6, Played::Costly(70)),
        (10, Played::Well),
        (15, Played::Well),
    ];
    assert_eq!(positions, expected);
    // Where nothing was costly, nothing comes back.
    assert_eq!(positions_of(&review[10..], Seat::FIRST), []);
}

#[test]
fn a_round_has_one_of_each_match_the_worst_first_and_every_third_one_done_well() {
    let mut cards = Vec::new();
    for id in 0..30 {
        cards.push(card(id, 1, Played::Costly(50 + id as u16)));
        cards.push(card(id, 2, Played::Costly(60 + id as u16)));
        cards.push(card(id, 3, Played::Well));
    }
    let round = round_of(&cards, day(0));
    assert_eq!(round.len(), MOST_IN_ROUND);
    let ids: BTreeSet<&str> = round.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(ids.len(), MOST_IN_ROUND, "one of each");
    let well = round.iter().filter(|card| card.played == Played::Well);
    assert_eq!(well.count(), 3);
    let mut losses: Vec<u16> = round
        .iter()
        .filter_map(|card| match card.played {
            Played::Costly(loss) => Some(loss),
            Played::Well => None,
        })
        .collect();
    losses.sort_unstable();
    assert_eq!(losses, [83, 84, 85, 86, 87, 88, 89]);
    assert_eq!(round_of(&cards, day(0)), round, "the same all day");
    let places = |today| {
        let round = round_of(&cards, today);
        let well = round.iter().map(|card| card.played == Played::Well);
        well.collect()
    };
    let orders: BTreeSet<Vec<bool>> = (0..20).map(day).map(places).collect();
    assert!(orders.len() > 5, "the place tells nothing");
}

#[test]
fn what_was_practised_comes_back_on_its_day_before_new_ones() {
    let mut cards: Vec<Card> = (0..20).map(|id| card(id, 1, Played::Costly(500))).collect();
    let practised = |recall| Some(Spacing::after(None, recall, day(0)));
    cards[3].played = Played::Costly(60);
    cards[3].spacing = practised(Recall::Missed);
    cards[4].spacing = practised(Recall::Found);
    let has = |today, id: &str| round_of(&cards, today).iter().any(|card| card.id == id);
    assert!(!has(day(0), "3") && !has(day(0), "4"));
    assert!(has(day(1), "3") && !has(day(1), "4"));
    assert!(has(day(3), "3") && has(day(3), "4"));
    assert!(round_of(&[], day(0)).is_empty());
}

#[test]
fn cards_are_those_of_the_players_own_seats_in_finished_reviewed_matches() {
    let store = empty_store();
    let anna = Name::new("Anna");
    let add = |record: &Match, mailbox: Option<&Mailbox>| {
        let id = store.save_new_with(record, &Title::default(), mailbox);
        store.save_review(&id, review_of(record));
        id
    };
    let against_bot = finished(match_of(GameId::WheelsOfTime, &[HUMAN, NOVICE]));
    let own = add(&against_bot, None);
    let by_link = finished(match_by_link(&[HUMAN, HUMAN], 0));
    let elsewhere = add(&by_link, Some(&Mailbox::new(vec![seat(1)])));
    add(&by_link, Some(&Mailbox::watched(9)));
    let mut under_way = match_of(GameId::WheelsOfTime, &[HUMAN, NOVICE]);
    under_way.go_to(0);
    add(&under_way, None);
    let mut friends = finished(match_of(GameId::TurnOfTime, &[HUMAN, HUMAN]));
    friends.set_name(seat(0), Name::new("Ben"));
    friends.set_name(seat(1), Name::new("ANNA"));
    let at_a_table = add(&friends, None);

    let cards = all_cards(&store, &anna);
    let ids: BTreeSet<&str> = cards.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(
        ids,
        [own.as_str(), &elsewhere, &at_a_table]
            .into_iter()
            .collect()
    );
    for card in &cards {
        let loss = if card.id == own { 100 } else { 200 };
        assert_eq!(card.played, Played::Costly(loss), "one's own seat");
    }
    assert_eq!(store.due_matches(day(0)), Some(3));

    // A practised position is due later; its match still has others.
    let first = cards.iter().find(|card| card.id == own).unwrap();
    practise(&store, first, Recall::Found, day(0), &anna).unwrap();
    let now = all_cards(&store, &anna);
    let again = now
        .iter()
        .find(|now| (&now.id, now.ply) == (&first.id, first.ply));
    assert_eq!(again.map(Card::due), Some(day(3)));
    assert_eq!(store.due_matches(day(0)), Some(3));
    for card in cards.iter().filter(|card| card.id == own).skip(1) {
        practise(&store, card, Recall::Missed, day(0), &anna).unwrap();
    }
    assert_eq!(store.due_matches(day(0)), Some(2));
    assert_eq!(store.due_matches(day(1)), Some(3));

    // The cards of a deleted match go.
    store.delete(&own).unwrap();
    assert!(all_cards(&store, &anna).iter().all(|card| card.id != own));
    assert_eq!(store.due_matches(day(1)), Some(2));
}

#[test]
fn finished_matches_without_a_review_are_found() {
    let store = empty_store();
    let nobody = Name::default();
    let record = finished(match_of(GameId::WheelsOfTime, &[HUMAN, NOVICE]));
    let first = store.save_new(&record, &Title::default());
    let second = store.save_new(&record, &Title::default());
    let bots = finished(match_of(GameId::WheelsOfTime, &[NOVICE, NOVICE]));
    store.save_new(&bots, &Title::default());
    store.save_new(
        &match_of(GameId::TurnOfTime, &[HUMAN, NOVICE]),
        &Title::default(),
    );
    assert_eq!(unreviewed(&store, &nobody), [second.as_str(), &first]);
    store.save_review(&second, review_of(&record));
    store.save_review(&first, "99 of a later version".to_owned());
    assert_eq!(unreviewed(&store, &nobody), [first.as_str()]);
    assert!(
        all_cards(&store, &nobody)
            .iter()
            .all(|card| card.id == second)
    );
}
