//! The match found in a text, and its relation to the store.

use crate::store::{Joined, Mailbox, Opened, Store, add_entries};
use records::{Entry, ImportError, Imported, Match, Name, Relation, import, people};
use rules::Seat;

/// What a link ends with whose game is to be stepped through.
const FROM_THE_START: &str = "/start";

/// A match that was found.
pub struct FoundMatch {
    /// The match.
    pub imported: Imported,
    /// The number of the same match in the store, and its relation to this one.
    pub stored: Option<(String, Relation)>,
}

impl FoundMatch {
    /// Finds a match in a text, and the same match in the store.
    pub fn find(store: &Store, text: &str) -> Result<Self, ImportError> {
        let mut imported = import(text)?;
        if text.trim_end().ends_with(FROM_THE_START) {
            imported.record.go_to(0);
        }
        let stored = store.related(&imported.record);
        Ok(Self { imported, stored })
    }

    /// Whether it is a match by link.
    pub fn is_by_link(&self) -> bool {
        self.imported.record.correspondence().is_some()
    }

    /// Whether others have finished it: nobody here has played it.
    pub fn is_watched(&self) -> bool {
        self.imported.record.main_position().ending().is_some()
    }

    /// Saves a finished match of others, which is shown from its start; returns its number.
    pub fn save_to_watch(&self, store: &Store) -> String {
        let Imported { record, title, .. } = &self.imported;
        let mut record = record.clone();
        record.go_to(usize::MAX);
        let mailbox = Mailbox {
            unseen_from: Some(0),
            ..Mailbox::watched(record.main_entries().len())
        };
        store.save_new_with(&record, title, Some(&mailbox))
    }

    /// Saves it as a new match; returns its number.
    pub fn save_new(&self, store: &Store) -> String {
        let Imported { record, title, .. } = &self.imported;
        let entries = record.main_entries().len();
        if self.is_watched() {
            return store.save_new_with(record, title, Some(&Mailbox::watched(entries)));
        }
        let id = store.save_new(record, title);
        // If there is no room for it, there is none for the match either.
        let _ = store.change_annotations(&id, |own| own.came = Some(entries));
        id
    }

    /// The number of the same match in the store. If this one is ahead, its additional
    /// entries are appended there first, so that stored variations are kept. A match of which nobody
    /// has played anything here stays one of others.
    pub fn continue_stored(&self, store: &Store) -> Option<String> {
        let (id, _) = self.stored.as_ref()?;
        let record = &self.imported.record;
        // Another window may have continued it since.
        if let Ok(mut opened) = store.get(id)
            && let Relation::Ahead(_) = opened.record.compared_to(record)
        {
            let end = opened.record.main_entries().len();
            let here = Mailbox::new(people(opened.record.seats()).collect());
            let came = store.annotations(id).came;
            let is_others = came.is_some_and(|came| !decides_for(&here, &opened.record, came, &[]));
            if add_entries(&mut opened.record, end, record) {
                let entries = record.main_entries().len();
                if is_others {
                    let _ = store.change_annotations(id, |own| own.came = Some(entries));
                    if self.is_watched() {
                        let _ = store.save_mailbox(id, &Mailbox::watched(entries));
                    }
                }
                // The match page reports missing storage.
                let _ = store.save(id, &opened.record, &opened.title, Some(opened.revision));
            }
        }
        Some(id.clone())
    }

    /// A match by link as it came: everything in it is played.
    pub(super) fn incoming(&self) -> Match {
        let mut record = self.imported.record.main_only();
        record.go_to(usize::MAX);
        record
    }

    /// Saves a match by link for the first time, with the seats that are played here and the
    /// name of their player; returns its number.
    pub fn join(&self, store: &Store, seats: Vec<Seat>, name: &str) -> String {
        // Another window may have joined since.
        let known = Self {
            stored: store.related(&self.imported.record),
            imported: self.imported.clone(),
        };
        if let Some(id) = known.receive(store) {
            return id;
        }
        let mut record = self.incoming();
        let name = Name::new(name);
        let named = seats.first().copied();
        let named = named.filter(|_| seats.len() == 1 && !name.is_empty());
        if let Some(seat) = named {
            record.set_name(seat, name);
        }
        let mut mailbox = Mailbox::new(seats);
        mailbox.joined = Some(Joined {
            entries: record.entries().len(),
            is_named: named.is_some(),
        });
        if !record.entries().is_empty() {
            mailbox.receive(0, record.entries().len());
        }
        store.save_new_with(&record, &self.imported.title, Some(&mailbox))
    }

    /// Whether what came decides for people here. They may have done so on another
    /// device, or another person did.
    pub fn decides_for_us(&self, store: &Store) -> bool {
        let Some((id, Relation::Ahead(_) | Relation::Crossed)) = &self.stored else {
            return false;
        };
        store.get(id).is_ok_and(|opened| {
            let own = opened.record.without_undone();
            let incoming = self.incoming();
            let shared = own.shared_entries(&incoming);
            // What a person here has done beside the game stands in another place where copies have crossed.
            let since = own.main_entries().get(shared..).unwrap_or_default();
            let mailbox = opened.mailbox.unwrap_or_default();
            decides_for(&mailbox, &incoming, shared, since)
        })
    }

    /// Adds what came to the same match in the store, if it goes further; returns its number.
    pub fn receive(&self, store: &Store) -> Option<String> {
        let (id, _) = self.stored.as_ref()?;
        store.note_received(id);
        let incoming = self.incoming();
        if let Ok(mut opened) = store.get(id) {
            let here = opened.record.without_undone();
            let known = here.entries().len();
            let mut mailbox = opened.mailbox.take().unwrap_or_default();
            match here.compared_to(&incoming) {
                Relation::Ahead(_) if add_entries(&mut opened.record, known, &incoming) => {
                    mailbox.receive(known, incoming.entries().len());
                    save_received(store, id, opened, &mailbox, &incoming);
                }
                Relation::Crossed => {
                    // They are put together.
                    if let Some(crossing) = opened.record.crossed_with(&incoming)
                        && opened.record.cross(&crossing)
                    {
                        let shared = here.shared_entries(&opened.record);
                        let unseen_from = mailbox.unseen_from;
                        mailbox.exchanged = crossing.exchanged;
                        mailbox.unseen_from =
                            Some(unseen_from.map_or(shared, |from| from.min(shared)));
                        save_received(store, id, opened, &mailbox, &incoming);
                    }
                }
                Relation::Same if mailbox.exchanged < known => {
                    mailbox.exchanged = known;
                    let _ = store.save_mailbox(id, &mailbox);
                }
                _ => {}
            }
        }
        Some(id.clone())
    }

    /// Replaces the line of the stored match by the one that came; the own one is kept as a
    /// line that was tried out, if the undo policy allows it. Returns its number.
    pub fn take_theirs(&self, store: &Store) -> Option<String> {
        let (id, relation) = self.stored.as_ref()?;
        let Relation::Diverged(shared) = *relation else {
            return None;
        };
        let mut opened = store.get(id).ok()?;
        let mut record = self.incoming();
        let mailbox = Mailbox {
            exchanged: record.entries().len(),
            sent: None,
            unseen_from: Some(shared),
            ..opened.mailbox.take().unwrap_or_default()
        };
        record.go_to(shared);
        if record.start_variation() {
            let own = opened.record.main_entries().get(shared..);
            let mut own = own.unwrap_or_default().iter();
            if !own.all(|entry| record.apply_entry(*entry).is_ok()) {
                record.discard_variation();
            }
            record.switch_to_line(0);
        }
        record.go_to(usize::MAX);
        opened.record = record;
        save_received(store, id, opened, &mailbox, &self.imported.record);
        Some(id.clone())
    }

    /// Saves the match that came beside the stored one; returns its number.
    pub fn keep_both(&self, store: &Store) -> Option<String> {
        let (id, _) = self.stored.as_ref()?;
        let record = self.incoming();
        let mailbox = Mailbox {
            exchanged: record.entries().len(),
            ..Mailbox::new(store.mailbox(id).seats)
        };
        Some(store.save_new_with(&record, &self.imported.title, Some(&mailbox)))
    }
}

/// Whether the entries after the first `known` ones decide for people of these seats: act, resign or answer for them, or
/// agree on a draw. What these people have done here since, each once, does not.
fn decides_for(mailbox: &Mailbox, record: &Match, known: usize, since: &[Entry]) -> bool {
    let mut since = since.to_vec();
    let is_person_here = |ply: usize, seat: Seat| {
        record.is_person(seat) && mailbox.is_here(seat) && !record.has_resigned_before(ply, seat)
    };
    record
        .main_entries()
        .iter()
        .enumerate()
        .skip(known)
        .filter(|(_, entry)| {
            let own = since.iter().position(|own| own == *entry);
            own.map(|own| since.remove(own)).is_none()
        })
        .any(|(ply, entry)| match entry {
            Entry::AgreedDraw => !mailbox.seats.is_empty(),
            _ => record
                .author(ply)
                .is_some_and(|seat| is_person_here(ply, seat)),
        })
}

/// Saves a match by link to which something was added, with the names that the others gave themselves, and who plays for
/// a seat.
fn save_received(store: &Store, id: &str, mut opened: Opened, mailbox: &Mailbox, from: &Match) {
    for (seat, config) in Seat::all(from.setup().players()).zip(from.seats()) {
        opened.record.set_player(seat, config.player);
        if !mailbox.is_here(seat) {
            opened.record.set_name(seat, config.name.clone());
        }
    }
    // First, so that nothing that came can be taken back.
    let _ = store.save_mailbox(id, mailbox);
    // The match page reports missing storage.
    let _ = store.save(id, &opened.record, &opened.title, Some(opened.revision));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{GameAccess, MatchGroup, Merged};
    use crate::testing::{HUMAN, NOVICE, empty_store, match_by_link, match_of, seat};
    use records::{Collection, Player, Proposal, Title};
    use rules::GameId;

    /// Whoever follows one of the README's demos steps through it.
    #[test]
    fn demos_open_at_their_start() {
        let readme = include_str!("../../../../README.md");
        let demos: Vec<&str> = readme
            .split("[demo](")
            .skip(1)
            .filter_map(|rest| Some(rest.split_once(')')?.0))
            .collect();
        assert_eq!(demos.len(), 5);
        for demo in demos {
            let store = empty_store();
            let found = FoundMatch::find(&store, demo).unwrap();
            let id = found.save_new(&store);
            let kept = store.get(&id).unwrap().record;
            assert_eq!(kept.ply(), 0, "{demo}");
            assert!(kept.entries().len() > 5, "{demo}");
        }
    }

    /// A game that is over, and the number under which its link was saved on another device.
    fn shared(players: &[Player]) -> (Match, Store, String) {
        let mut record = match_of(GameId::TurnOfTime, players);
        record.apply_entry(Entry::Resign(seat(1))).unwrap();
        let store = empty_store();
        store.know_games(GameAccess::new(|_| None, |_| Vec::new()));
        let link = records::link::write(&record).unwrap();
        let found = FoundMatch::find(&store, &link).unwrap();
        let id = found.save_new(&store);
        (record, store, id)
    }

    #[test]
    fn a_finished_game_of_others_is_watched_and_never_counted() {
        let (_, store, id) = shared(&[HUMAN, NOVICE]);
        let opened = store.get(&id).unwrap();
        assert!(opened.mailbox.as_ref().unwrap().is_watched());
        assert!(!opened.record.can_undo_to(0));
        let listed = store.list().matches.remove(0);
        assert_eq!(listed.mailbox, opened.mailbox);
        assert_eq!(MatchGroup::of(&listed), MatchGroup::Finished);
        assert_eq!(store.finished(&id, None), None);
        // Until somebody says that it was them.
        store
            .save_mailbox(&id, &Mailbox::new(vec![seat(0)]))
            .unwrap();
        let finished = store.finished(&id, None).unwrap();
        assert_eq!(finished.own_seat(&Name::default()), Some(seat(0)));
    }

    #[test]
    fn a_game_that_goes_on_is_played_here() {
        let store = empty_store();
        let begun = match_of(GameId::TurnOfTime, &[HUMAN, NOVICE]);
        let link = records::link::write(&begun).unwrap();
        let id = FoundMatch::find(&store, &link).unwrap().save_new(&store);
        assert_eq!(store.get(&id).unwrap().mailbox, None);
    }

    /// What is opened before its end is a game of others at its end too, unless somebody has played here.
    #[test]
    fn a_game_that_others_go_on_with_stays_theirs() {
        let human_acts = |record: &mut Match| {
            let action = record.state().legal_actions()[0];
            record.apply(action).unwrap();
        };
        for plays in [false, true] {
            let store = empty_store();
            store.know_games(GameAccess::new(|_| None, |_| Vec::new()));
            let mut theirs = match_of(GameId::TurnOfTime, &[HUMAN, HUMAN]);
            let arrives = |theirs: &Match| {
                let link = records::link::write(theirs).unwrap();
                FoundMatch::find(&store, &link).unwrap()
            };
            let id = arrives(&theirs).save_new(&store);
            for note in ["one", "two"] {
                let noted = store.change_annotations(&id, |own| own.set_note(0, note));
                noted.unwrap();
                human_acts(&mut theirs);
                assert_eq!(arrives(&theirs).continue_stored(&store), Some(id.clone()));
                assert_eq!(store.get(&id).unwrap().mailbox, None);
            }
            if plays {
                let mut opened = store.get(&id).unwrap();
                human_acts(&mut opened.record);
                let after = Some(opened.revision);
                store
                    .save(&id, &opened.record, &opened.title, after)
                    .unwrap();
                theirs = opened.record;
            }
            theirs.apply_entry(Entry::Resign(seat(1))).unwrap();
            arrives(&theirs).continue_stored(&store);
            let opened = store.get(&id).unwrap();
            assert!(opened.record.main_position().ending().is_some());
            let is_watched = opened.mailbox.is_some_and(|mailbox| mailbox.is_watched());
            assert_eq!(is_watched, !plays);
            assert_eq!(store.finished(&id, None).is_some(), plays);
        }
    }

    /// Own games come from other devices in files, those that were watched stay so.
    #[test]
    fn a_file_of_own_games_says_which_were_played() {
        let (record, watching, watched) = shared(&[HUMAN, NOVICE]);
        let read = |text: &str| Collection::read(text).unwrap().matches.remove(0);
        let of_watched = read(&watching.collect([watched.as_str()].into_iter()));
        let playing = empty_store();
        let played = playing.save_new(&record, &Title::default());
        let of_played = read(&playing.collect([played.as_str()].into_iter()));

        assert_eq!(playing.merger().merge(&playing, &of_watched), Merged::Known);
        assert_eq!(playing.get(&played).unwrap().mailbox, None);
        let third = empty_store();
        assert_eq!(third.merger().merge(&third, &of_watched), Merged::Added);
        let is_watched = |store: &Store, id: &str| {
            let mailbox = store.get(id).unwrap().mailbox;
            mailbox.is_some_and(|mailbox| mailbox.is_watched())
        };
        assert!(is_watched(&third, &third.list().matches[0].id));
        assert_eq!(
            watching.merger().merge(&watching, &of_played),
            Merged::Known
        );
        assert!(!is_watched(&watching, &watched));
        // What was begun on one of the devices is no match that somebody shared.
        let begun = match_of(GameId::TurnOfTime, &[HUMAN, NOVICE]);
        let link = records::link::write(&begun).unwrap();
        let shared = FoundMatch::find(&third, &link).unwrap().save_new(&third);
        let of_shared = read(&third.collect([shared.as_str()].into_iter()));
        let own = playing.save_new(&begun, &Title::default());
        let of_own = read(&playing.collect([own.as_str()].into_iter()));
        for (file, came) in [(&of_shared, Some(0)), (&of_own, None)] {
            assert_eq!(third.merger().merge(&third, file), Merged::Known);
            assert_eq!(third.annotations(&shared).came, came);
        }
        assert!(third.delete(&shared).unwrap().is_some());
        // Deleting and putting back keeps it.
        let id = third.list().matches[0].id.clone();
        let deleted = third.delete(&id).unwrap().unwrap();
        third.put_back(&deleted).unwrap();
        assert!(is_watched(&third, &id));
    }

    #[test]
    fn decisions_for_people_here_are_noticed() {
        let two = [HUMAN; 2];
        let anna = Mailbox::new(vec![seat(0)]);
        // Anna has acted; Ben answers, and acts for her too.
        assert!(!decides_for(&anna, &match_by_link(&two, 2), 1, &[]));
        assert!(decides_for(&anna, &match_by_link(&two, 3), 1, &[]));
        assert!(!decides_for(&anna, &match_by_link(&two, 3), 3, &[]));
        assert!(!decides_for(
            &Mailbox::default(),
            &match_by_link(&two, 3),
            0,
            &[]
        ));
        // Bots decide for themselves.
        let with_bot = [HUMAN, NOVICE, HUMAN];
        let cleo = Mailbox::new(vec![seat(2)]);
        assert!(!decides_for(&cleo, &match_by_link(&with_bot, 2), 0, &[]));
        assert!(decides_for(&cleo, &match_by_link(&with_bot, 3), 0, &[]));
        for (entry, expected) in [
            (Entry::Resign(seat(0)), true),
            (Entry::Resign(seat(1)), false),
            (Entry::AgreedDraw, true),
        ] {
            let mut record = match_by_link(&two, 1);
            record.apply_entry(entry).unwrap();
            assert_eq!(decides_for(&anna, &record, 1, &[]), expected, "{entry}");
        }
    }

    /// What a person has done once is no excuse for doing it again in their name.
    #[test]
    fn an_answer_is_known_once() {
        let anna = Mailbox::new(vec![seat(0)]);
        let mut record = match_by_link(&[HUMAN, HUMAN], 1);
        let answer = Entry::Decline(seat(0));
        for _ in 0..2 {
            let offer = Entry::Propose(seat(1), Proposal::Draw);
            record.apply_entry(offer).unwrap();
            record.apply_entry(answer).unwrap();
        }
        assert!(!decides_for(&anna, &record, 1, &[answer, answer]));
        assert!(decides_for(&anna, &record, 1, &[answer]));
    }

    #[test]
    fn a_bot_that_acts_for_somebody_who_resigned_decides_for_nobody() {
        let mut record = match_by_link(&[HUMAN; 3], 0);
        record.apply_entry(Entry::Resign(seat(0))).unwrap();
        let action = record.state().legal_actions()[0];
        record.apply(action).unwrap();
        let anna = Mailbox::new(vec![seat(0)]);
        assert!(decides_for(&anna, &record, 0, &[]));
        assert!(!decides_for(&anna, &record, 1, &[]));
    }
}
