//! Matches by link: who may act here, what is sent, and where undo stops.

use crate::seat_controller::SeatController;
use crate::session::{
    Announcement, Effect, LockRequest, Outgoing, Refused, SessionAction, WindowRole,
};
use crate::store::{Mailbox, Sent};
use crate::testing::{HUMAN, NOVICE, Rig, match_of, seat};
use records::{Correspondence, EntryError, Match, Player, Relation, Title};
use rules::GameId;

const NOW: u64 = 1_764_000_000_000;

/// A new match by link of Turn of Time; the first seat is the host's.
fn new_match(players: &[Player]) -> Match {
    match_of(GameId::TurnOfTime, players).with_correspondence(Correspondence {
        id: 7,
        host: seat(0),
    })
}

/// A device on which these seats are played.
fn device(record: Match, seats: &[u8]) -> Rig {
    let seats = seats.iter().map(|number| seat(*number)).collect();
    Rig::by_link(record, Mailbox::new(seats))
}

fn mailbox(rig: &Rig) -> &Mailbox {
    rig.session.mailbox().expect("a match by link")
}

/// A friend's device that receives what this one sends.
fn received(rig: &Rig, seats: &[u8], known: usize) -> Rig {
    let record = rig.session.match_to_send();
    let mut mailbox = Mailbox::new(seats.iter().map(|number| seat(*number)).collect());
    mailbox.receive(known, record.entries().len());
    Rig::by_link(record, mailbox)
}

#[test]
fn people_act_only_for_their_own_seats() {
    let mut anna = device(new_match(&[HUMAN, HUMAN]), &[0]);
    assert_eq!(anna.session.actor(), Some(seat(0)));
    assert_eq!(anna.session.only_person(), Some(seat(0)));
    assert_eq!(anna.session.outgoing(), None);
    anna.act();
    assert_eq!(anna.session.actor(), None);
    assert_eq!(anna.session.friend_to_act(), Some(seat(1)));
    let action = anna.legal(0);
    anna.on(SessionAction::Act(action));
    anna.on(SessionAction::Type(action.to_string()));
    anna.on(SessionAction::Hint);
    assert_eq!(anna.ply(), 1);
    // Both seats on one device, as on two devices of one person.
    let mut both = device(new_match(&[HUMAN, HUMAN]), &[0, 1]);
    both.act().act();
    assert_eq!(both.session.outgoing(), None);
}

#[test]
fn variations_are_tried_out_for_everybody() {
    let mut anna = device(new_match(&[HUMAN, HUMAN]), &[0]);
    anna.act().on(SessionAction::StartVariation);
    anna.act().act();
    assert_eq!(anna.session.outgoing(), None);
    anna.on(SessionAction::DropVariation);
    assert_eq!(anna.session.actor(), None);
}

#[test]
fn what_was_done_is_sent_and_then_stays() {
    let mut anna = device(new_match(&[HUMAN, HUMAN]), &[0]);
    anna.act().movement_ends();
    let outgoing = |is_new| {
        Some(Outgoing {
            to: Some(seat(1)),
            is_new,
        })
    };
    assert_eq!(anna.session.outgoing(), outgoing(true));
    // Until then it can be undone.
    anna.on(SessionAction::Undo);
    assert_eq!((anna.ply(), anna.session.outgoing()), (0, None));
    anna.act_nth(1).movement_ends();
    anna.on(SessionAction::Sent { at: NOW });
    assert!(anna.has_effect(&Effect::SaveMailbox));
    assert_eq!(anna.announcements(), [Announcement::Status]);
    let sent = Sent {
        entries: 1,
        at: NOW,
    };
    assert_eq!(mailbox(&anna).sent, Some(sent));
    assert_eq!(anna.stored_mailbox.as_ref(), Some(mailbox(&anna)));
    assert_eq!(anna.session.outgoing(), outgoing(false));
    anna.on(SessionAction::Undo);
    assert_eq!(anna.ply(), 1);
    let refused = Refused::Entry(EntryError::AlreadySent);
    assert_eq!(anna.session.refused(), Some(&refused));
    // Neither by browsing back.
    anna.on(SessionAction::BrowseTo(0));
    assert!(!anna.session.can_continue_from_here());
}

#[test]
fn what_was_undone_is_not_sent() {
    let mut anna = device(new_match(&[HUMAN, HUMAN, HUMAN]), &[0, 1]);
    anna.act().movement_ends().act().movement_ends();
    let whole = anna.session.match_to_send();
    assert_eq!(whole.entries().len(), 2);
    anna.on(SessionAction::Undo);
    assert_eq!(anna.session.match_to_send().entries().len(), 1);
    assert_eq!(anna.session.record().entries().len(), 2);
}

#[test]
fn a_friend_sees_what_came_and_answers() {
    let mut anna = device(new_match(&[HUMAN, HUMAN]), &[0]);
    anna.act()
        .movement_ends()
        .on(SessionAction::Sent { at: NOW });
    let mut ben = received(&anna, &[1], 0);
    // It is played on the board first, once.
    assert!(ben.session.is_replaying());
    assert_eq!(mailbox(&ben).unseen_from, None);
    ben.on(SessionAction::ReplayStep).movement_ends();
    assert!(!ben.session.is_replaying());
    assert_eq!(ben.session.actor(), Some(seat(1)));
    // It cannot be taken back here.
    assert_eq!(ben.session.undo_to(), None);
    ben.act()
        .movement_ends()
        .on(SessionAction::Sent { at: NOW });
    let here = anna.session.match_to_send();
    let answer = ben.session.match_to_send();
    assert_eq!(here.compared_to(&answer), Relation::Ahead(1));
}

#[test]
fn a_link_is_opened_to_be_played_in_this_window() {
    let anna = device(new_match(&[HUMAN, HUMAN]), &[0]);
    let own = anna.session.record().clone();
    let mut mailbox = Mailbox::new(vec![seat(0)]);
    let open = |mailbox: &Mailbox| {
        let config = crate::testing::config();
        crate::session::Session::open(own.clone(), Title::default(), Some(mailbox.clone()), config)
            .1
    };
    assert!(open(&mailbox).contains(&Effect::Lock(LockRequest::Try)));
    // Another window has shown it meanwhile.
    let config = crate::session::SessionConfig {
        takes_over: true,
        ..crate::testing::config()
    };
    let opened =
        crate::session::Session::open(own.clone(), Title::default(), Some(mailbox.clone()), config);
    assert!(opened.1.contains(&Effect::Lock(LockRequest::TakeOver)));
    mailbox.receive(0, 0);
    assert!(open(&mailbox).contains(&Effect::Lock(LockRequest::TakeOver)));
}

#[test]
fn another_window_may_receive_more_while_this_one_waits() {
    let mut anna = device(new_match(&[HUMAN, HUMAN]), &[0]);
    anna.act()
        .movement_ends()
        .on(SessionAction::Sent { at: NOW });
    let mut ben = received(&anna, &[1], 1);
    ben.act().movement_ends();
    let mut came = mailbox(&anna).clone();
    came.receive(1, 2);
    let more = Box::new(ben.session.match_to_send());
    anna.on(SessionAction::StoredElsewhere);
    assert!(anna.has_effect(&Effect::CheckStored));
    anna.on(SessionAction::Reloaded(more, Title::default(), Some(came)));
    assert_eq!(anna.session.role(), WindowRole::Owner);
    assert!(anna.session.is_replaying());
    anna.on(SessionAction::ReplayStep).movement_ends();
    assert_eq!((anna.ply(), anna.session.actor()), (2, Some(seat(0))));
}

#[test]
fn bots_act_on_the_device_of_the_person_before_them() {
    let players = [HUMAN, NOVICE, HUMAN, NOVICE];
    let mut anna = device(new_match(&players), &[0]);
    anna.act().movement_ends();
    assert!(anna.search.is_some());
    let mut other = received(&anna, &[2], 0);
    other.on(SessionAction::ReplayStep).movement_ends();
    assert!(other.search.is_none());
    assert!(!other.session.bots_act_here());
    // Before any person, on that of the host.
    let bots_first = [NOVICE, HUMAN, HUMAN];
    let host = |number| Correspondence {
        id: 7,
        host: seat(number),
    };
    let start = |number, own| {
        let record = match_of(GameId::TurnOfTime, &bots_first);
        device(record.with_correspondence(host(number)), &[own])
    };
    assert!(start(1, 1).search.is_some());
    assert!(start(1, 2).search.is_none());
}

#[test]
fn the_host_invites_before_anybody_has_acted() {
    let own = Correspondence {
        id: 7,
        host: seat(1),
    };
    let record = match_of(GameId::TurnOfTime, &[HUMAN, HUMAN]).with_correspondence(own);
    let mut host = device(record.clone(), &[1]);
    let to = Some(seat(0));
    assert_eq!(host.session.outgoing(), Some(Outgoing { to, is_new: true }));
    host.on(SessionAction::Sent { at: NOW });
    let is_new = false;
    assert_eq!(host.session.outgoing(), Some(Outgoing { to, is_new }));
    // The guest begins.
    let guest = device(record, &[0]);
    assert_eq!(guest.session.outgoing(), None);
    assert_eq!(guest.session.actor(), Some(seat(0)));
}

#[test]
fn the_end_is_sent_to_everybody() {
    let mut anna = device(new_match(&[HUMAN, HUMAN]), &[0]);
    anna.on(super::resigning::RESIGN);
    assert!(anna.session.is_over());
    let end = |is_new| Some(Outgoing { to: None, is_new });
    assert_eq!(anna.session.outgoing(), end(true));
    anna.on(SessionAction::Sent { at: NOW });
    assert_eq!(anna.session.outgoing(), end(false));
    let ben = received(&anna, &[1], 0);
    assert!(ben.session.match_to_send().position().ending().is_some());
}

#[test]
fn people_can_resign_while_a_friend_acts() {
    let mut anna = device(new_match(&[HUMAN, HUMAN]), &[0]);
    assert_eq!(anna.session.can_resign(), Some(seat(0)));
    anna.act().movement_ends();
    assert_eq!(anna.session.can_resign(), Some(seat(0)));
    anna.on(SessionAction::Close(crate::session::Closing::Resign));
    assert!(anna.session.is_over());
    let over = Outgoing {
        to: None,
        is_new: true,
    };
    assert_eq!(anna.session.outgoing(), Some(over));
}

#[test]
fn who_watches_can_say_later_who_they_are() {
    let mut anna = device(new_match(&[HUMAN, HUMAN]), &[0]);
    anna.act().movement_ends();
    // While what was received is still being shown; answering ends that.
    let mut watcher = received(&anna, &[], 0);
    assert!(watcher.session.is_replaying());
    assert!(watcher.session.is_only_watched());
    assert_eq!(
        (watcher.session.actor(), watcher.session.outgoing()),
        (None, None)
    );
    watcher.on(SessionAction::ClaimSeats(vec![seat(1)]));
    assert!(watcher.has_effect(&Effect::SaveMailbox));
    assert_eq!(watcher.session.actor(), Some(seat(1)));
}

#[test]
fn seats_change_hands() {
    let mut anna = device(new_match(&[HUMAN, HUMAN]), &[0]);
    anna.act().movement_ends();
    anna.on(SessionAction::SetPlayer(seat(1), SeatController::PERSON));
    assert_eq!(mailbox(&anna).seats, [seat(0), seat(1)]);
    assert_eq!(anna.session.actor(), Some(seat(1)));
    anna.on(SessionAction::SetPlayer(seat(1), SeatController::Remote));
    assert_eq!(anna.session.friend_to_act(), Some(seat(1)));
    anna.on(SessionAction::SetPlayer(
        seat(1),
        SeatController::Local(NOVICE),
    ));
    assert!(anna.search.is_some());
    assert_eq!(mailbox(&anna).seats, [seat(0)]);
}

#[test]
fn a_match_at_one_screen_becomes_one_by_link() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act().movement_ends();
    let friend = |number| SessionAction::PlayByLink {
        friend: seat(number),
        id: 9,
    };
    rig.on(friend(1));
    assert!(rig.has_effect(&Effect::SaveMailbox) && rig.has_effect(&Effect::Save));
    let own = rig.session.record().correspondence().unwrap();
    assert_eq!((own.id, own.host), (9, seat(0)));
    assert_eq!(mailbox(&rig).seats, [seat(0)]);
    let to = Some(seat(1));
    assert_eq!(rig.session.outgoing(), Some(Outgoing { to, is_new: true }));
    // A bot's seat too, but somebody stays here.
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.on(friend(0));
    assert_eq!(rig.session.mailbox(), None);
    rig.on(friend(1)).act();
    assert_eq!(rig.session.friend_to_act(), Some(seat(1)));
}

#[test]
fn a_rematch_is_a_match_by_link_of_its_own() {
    let mut anna = device(new_match(&[HUMAN, HUMAN, HUMAN]), &[0, 1]);
    anna.on(super::resigning::RESIGN);
    let next = anna.session.rematch(8, None).unwrap();
    let (next, mailbox) = anna.session.rematch_by_link(next, 9);
    // All seats move on by one.
    let asked = Mailbox {
        is_asked_for: true,
        ..Mailbox::new(vec![seat(0), seat(2)])
    };
    assert_eq!(mailbox, Some(asked));
    let own = next.correspondence().unwrap();
    assert_eq!((own.id, own.host), (9, seat(0)));
    let here = Rig::with(&[HUMAN, HUMAN]);
    let next = here.session.rematch(8, None).unwrap();
    let (next, mailbox) = here.session.rematch_by_link(next, 9);
    assert_eq!((next.correspondence(), mailbox), (None, None));
}
