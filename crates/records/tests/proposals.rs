//! What players of a match by link do beside the game: propose, answer, and look at what they take back.

// Test helpers may panic.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::new_match;
use records::archive::Envelope;
use records::{
    Correspondence, Ending, Entry, EntryError, Match, Proposal, RecordError, Relation, StoredMatch,
    Title, link, text,
};
use rules::{GameId, Seat, Setup};
use std::path::PathBuf;

fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn by_link(game: GameId, players: u8) -> Match {
    let (id, host) = (0x2c, seat(1));
    new_match(&Setup::new(game, players, 7).unwrap())
        .with_correspondence(Correspondence { id, host })
}

/// A match by link of Turn of Time after this many actions.
fn after(players: u8, actions: usize) -> Match {
    let mut record = by_link(GameId::TurnOfTime, players);
    for _ in 0..actions {
        let action = record.state().legal_actions()[0];
        record.apply(action).unwrap();
    }
    record
}

fn with(mut record: Match, entries: &[Entry]) -> Match {
    for entry in entries {
        record.apply_entry(*entry).unwrap();
    }
    record
}

fn refused(record: &Match, entry: Entry) -> Option<EntryError> {
    record.clone().apply_entry(entry).err()
}

const DRAW: Proposal = Proposal::Draw;
const BACK: Proposal = Proposal::TakeBack;

#[test]
fn a_draw_ends_the_match_once_all_who_play_agree() {
    let two = after(2, 1);
    let offered = with(two.clone(), &[Entry::Propose(seat(1), DRAW)]);
    assert_eq!(offered.position().ending(), None);
    assert!(offered.position().can_answer(seat(2)));
    assert!(!offered.position().can_answer(seat(1)));
    let agreed = with(offered.clone(), &[Entry::Accept(seat(2))]);
    assert_eq!(agreed.position().ending(), Some(Ending::AgreedDraw));
    // Two who offer it at the same time agree.
    let both = with(offered.clone(), &[Entry::Propose(seat(2), DRAW)]);
    assert_eq!(both.position().ending(), Some(Ending::AgreedDraw));
    let declined = with(offered, &[Entry::Decline(seat(2))]);
    assert_eq!(declined.position().ending(), None);
    assert_eq!(declined.position().proposal(), None);

    let three = with(after(3, 1), &[Entry::Propose(seat(3), DRAW)]);
    let one = with(three.clone(), &[Entry::Accept(seat(1))]);
    assert_eq!(one.position().ending(), None);
    let all = with(one.clone(), &[Entry::Accept(seat(2))]);
    assert_eq!(all.position().ending(), Some(Ending::AgreedDraw));
    // Who has left is not asked.
    let left = with(one, &[Entry::Resign(seat(2))]);
    assert_eq!(left.position().ending(), Some(Ending::AgreedDraw));
    // Who made the offer takes it along.
    let left = with(three, &[Entry::Resign(seat(3))]);
    assert_eq!(left.position().proposal(), None);
}

#[test]
fn who_plays_on_declines() {
    // Seat 2 is to act.
    let mut offered = with(after(2, 1), &[Entry::Propose(seat(1), DRAW)]);
    let action = offered.state().legal_actions()[0];
    offered.apply(action).unwrap();
    assert_eq!(offered.position().proposal(), None);
    // Who has made the offer, or agrees, goes on with it.
    let mut own = with(after(2, 1), &[Entry::Propose(seat(2), DRAW)]);
    own.apply(action).unwrap();
    assert!(own.position().can_answer(seat(1)));
    let mut agrees = with(
        after(3, 1),
        &[Entry::Propose(seat(1), DRAW), Entry::Accept(seat(2))],
    );
    let action = agrees.state().legal_actions()[0];
    agrees.apply(action).unwrap();
    assert!(agrees.position().can_answer(seat(3)));
    // Nothing is taken back once somebody has acted.
    let mut asked = with(after(2, 1), &[Entry::Propose(seat(1), BACK)]);
    let action = asked.state().legal_actions()[0];
    asked.apply(action).unwrap();
    assert_eq!(asked.position().proposal(), None);
}

#[test]
fn a_turn_is_taken_back_when_whoever_is_to_act_agrees() {
    for players in [2, 3] {
        let record = after(players, 4);
        let asker = record.to_act_before(3).unwrap();
        let asked = with(record.clone(), &[Entry::Propose(asker, BACK)]);
        let to_act = record.position().to_act().unwrap();
        for other in Seat::all(players) {
            assert_eq!(asked.position().can_answer(other), other == to_act);
        }
        let back = with(asked, &[Entry::Accept(to_act)]);
        assert_eq!(back.state().hash(), record.position_at(3).state().hash());
        assert_eq!(back.position().to_act(), Some(asker));
        // The match goes on from there; what was taken back stays in its record.
        assert_eq!(back.entries().len(), 6);
        // The turn before has not been kept.
        let again = refused(&back, Entry::Propose(asker, BACK));
        assert_eq!(again, Some(EntryError::NothingToTakeBack(asker)));
        // Others go back to before it.
        let earlier = record.to_act_before(2).unwrap();
        let twice = with(back, &[Entry::Propose(earlier, BACK), Entry::Accept(asker)]);
        assert_eq!(twice.state().hash(), record.position_at(2).state().hash());
    }
    // The turn has come round: any other player answers.
    let record = after(2, 4);
    let asked = with(record.clone(), &[Entry::Propose(seat(1), BACK)]);
    assert_eq!(record.position().to_act(), Some(seat(1)));
    assert!(asked.position().can_answer(seat(2)));
    let back = with(asked, &[Entry::Accept(seat(2))]);
    assert_eq!(back.state().hash(), record.position_at(2).state().hash());
}

/// A turn of several actions is taken back as a whole, and what it revealed is drawn again.
#[test]
fn a_turn_of_several_actions_is_taken_back() {
    let mut record = by_link(GameId::WheelOfFortune, 2);
    let hash = record.state().hash();
    while record.position().to_act() == Some(seat(1)) {
        let action = record.state().legal_actions()[0];
        record.apply(action).unwrap();
    }
    let played = record.clone();
    let back = with(
        record,
        &[Entry::Propose(seat(1), BACK), Entry::Accept(seat(2))],
    );
    assert_eq!(back.state().hash(), hash);
    let mut again = back.clone();
    for &entry in played.entries() {
        again.apply_entry(entry).unwrap();
    }
    assert_eq!(again.state().hash(), played.state().hash());
}

#[test]
fn what_cannot_be_proposed_or_answered_says_why() {
    let record = after(2, 1);
    for (entry, error) in [
        (Entry::Accept(seat(1)), EntryError::NothingToAnswer(seat(1))),
        (
            Entry::Decline(seat(2)),
            EntryError::NothingToAnswer(seat(2)),
        ),
        (
            Entry::Propose(seat(2), BACK),
            EntryError::NothingToTakeBack(seat(2)),
        ),
        (
            Entry::Propose(seat(3), DRAW),
            EntryError::NothingToAnswer(seat(3)),
        ),
        (Entry::Peek(seat(3)), EntryError::NothingToTakeBack(seat(3))),
    ] {
        assert_eq!(refused(&record, entry), Some(error.clone()), "{entry}");
        assert!(!error.to_string().is_empty());
    }
    let asked = with(record, &[Entry::Propose(seat(1), BACK)]);
    for proposal in [DRAW, BACK] {
        let error = refused(&asked, Entry::Propose(seat(2), proposal));
        assert_eq!(error, Some(EntryError::AlreadyProposed));
    }
    let alone = refused(
        &by_link(GameId::TurnOfTime, 1),
        Entry::Propose(seat(1), DRAW),
    );
    assert_eq!(alone, Some(EntryError::NobodyToAgree));
    // At one screen people talk.
    let here = new_match(&Setup::new(GameId::TurnOfTime, 2, 7).unwrap());
    for entry in [Entry::Propose(seat(1), DRAW), Entry::Peek(seat(1))] {
        assert_eq!(refused(&here, entry), Some(EntryError::OnlyByLink));
    }
}

#[test]
fn matches_end_however_often_turns_are_taken_back() {
    let mut record = after(2, 1);
    let back = [Entry::Propose(seat(1), BACK), Entry::Accept(seat(2))];
    let mut times = 0;
    while refused(&record, back[0]).is_none() {
        record = with(record, &back);
        let action = record.state().legal_actions()[times % 3];
        record.apply(action).unwrap();
        times += 1;
    }
    assert_eq!(times, 32);
    let link = link::write(&record).unwrap();
    assert_eq!(link::read(&link).unwrap().entries(), record.entries());
}

/// A match with every kind of entry.
fn everything() -> Match {
    let record = with(
        after(3, 4),
        &[
            Entry::Propose(seat(1), BACK),
            Entry::Accept(seat(2)),
            Entry::Peek(seat(1)),
        ],
    );
    let mut record = with(
        record,
        &[Entry::Propose(seat(2), DRAW), Entry::Decline(seat(3))],
    );
    let action = record.state().legal_actions()[5];
    record.apply(action).unwrap();
    with(
        record,
        &[
            Entry::Resign(seat(3)),
            Entry::Propose(seat(1), DRAW),
            Entry::Accept(seat(2)),
        ],
    )
}

fn fixture(name: &str, written: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures")
        .join(name);
    // A new format is recorded once.
    if !path.exists() {
        std::fs::write(&path, written).unwrap();
    }
    std::fs::read_to_string(path).unwrap()
}

/// The first link, record and save with these entries open forever, and are still written like this.
#[test]
fn the_formats_with_proposals_never_change() {
    let record = everything();
    let link = link::write(&record).unwrap();
    assert_eq!(fixture("by-link/proposals.link", &link), link);
    let written = text::write(&record);
    assert!(written.starts_with("Wheelhouse record 2\n"));
    assert_eq!(fixture("by-link/proposals.txt", &written), written);
    let stored = StoredMatch::new(&record, Title::default(), 1_764_000_000_000);
    let text = stored.write().unwrap();
    let revision = 4;
    let save = Envelope { revision, text }.encode();
    assert!(save.starts_with("wheelhouse-save 6 "));
    assert_eq!(fixture("format-6.save", &save), save);

    let decoded = Envelope::decode(&save).unwrap();
    let saved = StoredMatch::read(&decoded.text).unwrap();
    assert_eq!(saved, stored);
    for opened in [
        link::read(&link).unwrap(),
        text::read(&written).unwrap(),
        saved.open().unwrap(),
    ] {
        assert_eq!(opened.entries(), record.entries());
        assert_eq!(opened.position().ending(), Some(Ending::AgreedDraw));
        assert_eq!(opened.compared_to(&record), Relation::Same);
    }
}

#[test]
fn every_prefix_of_a_match_with_proposals_is_written_and_read() {
    let record = everything();
    for len in 0..=record.entries().len() {
        let mut cut = record.clone();
        cut.go_to(len);
        let cut = cut.without_undone();
        let link = link::write(&cut).unwrap();
        let opened = link::read(&link).unwrap();
        assert_eq!(opened.entries(), cut.entries());
        assert_eq!(opened.position().proposal(), cut.position().proposal());
        assert_eq!(link::write(&opened).unwrap(), link);
        let opened = text::read(&text::write(&cut)).unwrap();
        assert_eq!(opened.entries(), cut.entries());
    }
}

/// Entries that only matches by link have are refused in other records, with their place.
#[test]
fn a_record_that_is_not_by_link_has_no_proposals() {
    let written = text::write(&with(after(2, 1), &[Entry::Propose(seat(1), DRAW)]));
    let without: Vec<&str> = written
        .lines()
        .filter(|line| !line.starts_with("Correspondence:"))
        .collect();
    let error = text::read(&without.join("\n")).unwrap_err();
    assert!(
        matches!(&error, RecordError::Entry { number: 2, written, .. } if written == "offer-draw:1"),
        "{error}"
    );
}

/// Both copies and their order make no difference to what they are together.
#[test]
fn copies_that_crossed_come_to_the_same() {
    let base = after(2, 2);
    let mut acted = base.clone();
    let action = acted.state().legal_actions()[0];
    acted.apply(action).unwrap();
    let offered = with(base.clone(), &[Entry::Propose(seat(2), DRAW)]);
    let together = [Entry::Action(action), Entry::Propose(seat(2), DRAW)];
    for (one, other) in [(&acted, &offered), (&offered, &acted)] {
        let mut one = one.clone();
        one.set_exchanged_entries(3);
        assert_eq!(one.compared_to(other), Relation::Crossed);
        let crossing = one.crossed_with(other).unwrap();
        assert_eq!(crossing.entries[2..], together);
        assert_eq!(crossing.exchanged, 4);
        assert!(one.cross(&crossing));
        assert_eq!(one.entries(), crossing.entries);
        // What is known already adds nothing.
        assert_eq!(one.compared_to(other), Relation::Behind(1));
    }
    // What nobody has got yet stays at the end.
    acted.set_exchanged_entries(2);
    let crossing = acted.crossed_with(&offered).unwrap();
    assert_eq!(crossing.entries[2..], [together[1], together[0]]);
    assert_eq!(crossing.exchanged, 3);
    // It is left out where the others have ended the match meanwhile.
    let resigned = with(base.clone(), &[Entry::Resign(seat(2))]);
    let crossing = acted.crossed_with(&resigned).unwrap();
    assert_eq!(crossing.entries[2..], [Entry::Resign(seat(2))]);
    // Whoever acts twice has decided twice.
    let mut otherwise = base;
    let other = otherwise.state().legal_actions()[1];
    otherwise.apply(other).unwrap();
    assert_eq!(acted.compared_to(&otherwise), Relation::Diverged(2));
}

/// An answer that comes late is not one to a later question.
#[test]
fn an_old_answer_does_not_answer_a_new_question() {
    let asked = with(after(2, 3), &[Entry::Propose(seat(1), BACK)]);
    let accepted = with(asked.clone(), &[Entry::Accept(seat(2))]);
    let mut acted = asked;
    let action = acted.state().legal_actions()[0];
    acted.apply(action).unwrap();
    let mut again = with(acted, &[Entry::Propose(seat(1), DRAW)]);
    again.set_exchanged_entries(6);
    assert_eq!(again.compared_to(&accepted), Relation::Behind(1));
}
