//! A player's use of the store over time: start, act, undo, rename, annotate, send,
//! finish, delete, import, continue what earlier versions stored.

use super::things::{Thing, Things, version_of};
use super::{FOLDER, store_on};
use crate::day::Day;
use crate::settings::{Settings, SettingsChange, Theme};
use crate::spacing::{Recall, Spacing};
use crate::store::{Annotations, Mailbox, Merged, Store};
use crate::testing::{Entries, FaultStorage};
use records::archive::{Envelope, StoreError};
use records::{
    CollectedMatch, Collection, Correspondence, Entry, Match, Player, SeatConfig, StoredMatch,
    Title,
};
use rules::{GameId, Seat, Setup};
use std::rc::Rc;

/// The number of the match that an earlier version has stored.
const OLD: &str = "000000001";
/// Its text.
const OLD_SAVE: &str = include_str!("../../../../records/tests/fixtures/format-1.save");
/// The settings that an earlier version has stored.
const OLD_SETTINGS: &str = "theme=dark text=large";

/// A life that is being led.
pub struct Life {
    pub store: Store,
    pub storage: Rc<FaultStorage>,
    pub things: Things,
    /// Numbers of the matches that were deleted.
    pub deleted: Vec<String>,
    /// What the player was told.
    pub errors: Vec<StoreError>,
    /// Titles of the matches that were played, in that order.
    pub played: Vec<&'static str>,
    settings: Settings,
}

/// A match that is open.
struct Open {
    id: String,
    title: &'static str,
    record: Match,
    /// Its full title.
    named: Title,
    revision: u64,
}

/// The browser was killed.
pub struct Killed;

type Led = Result<(), Killed>;

/// Two people at a table.
fn new_match(game: GameId, seed: u64) -> Match {
    let setup = Setup::new(game, 2, seed).unwrap();
    Match::new(setup, vec![SeatConfig::unnamed(Player::Human); 2]).unwrap()
}

fn act(record: &mut Match, choice: usize) {
    let legal = record.state().legal_actions();
    record.apply(legal[choice % legal.len()]).unwrap();
}

/// What earlier versions have left behind.
pub fn old_entries() -> Entries {
    let mut notes = Annotations::default();
    notes.set_note(0, "of old");
    let notes = Envelope {
        revision: 1,
        text: notes.write(),
    };
    [
        ("settings", OLD_SETTINGS.to_owned()),
        (&format!("match.{OLD}.a"), OLD_SAVE.to_owned()),
        (&format!("notes.{OLD}"), notes.encode()),
    ]
    .map(|(key, text)| (format!("{FOLDER}{key}"), text))
    .into()
}

fn game(title: &str) -> Thing {
    Thing::Game(title.to_owned())
}

fn notes(title: &str) -> Thing {
    Thing::Notes(title.to_owned())
}

fn mailbox(title: &str) -> Thing {
    Thing::Mailbox(title.to_owned())
}

impl Life {
    /// A life in which old things are there.
    pub fn new(storage: FaultStorage) -> Self {
        let storage = Rc::new(storage);
        let mut things = Things::default();
        let old = StoredMatch::read(&Envelope::decode(OLD_SAVE).unwrap().text).unwrap();
        things.has(&game(OLD), version_of(&old.open().unwrap()));
        let mut old_notes = Annotations::default();
        old_notes.set_note(0, "of old");
        things.has(&notes(OLD), old_notes.write());
        let settings = Settings::read(OLD_SETTINGS);
        things.has(&Thing::Settings, settings.write());
        Self {
            store: store_on(&storage),
            storage,
            things,
            deleted: Vec::new(),
            errors: Vec::new(),
            played: Vec::new(),
            settings,
        }
    }

    /// Something was tried; it is stored if that is what is reported, and the player is told
    /// otherwise.
    fn done<T>(
        &mut self,
        things: &[Thing],
        result: Result<T, StoreError>,
    ) -> Result<Option<T>, Killed> {
        if self.storage.is_dead() {
            return Err(Killed);
        }
        match result {
            Ok(result) => {
                things.iter().for_each(|thing| self.things.is_stored(thing));
                Ok(Some(result))
            }
            Err(error) => {
                assert_ne!(error, StoreError::Conflict, "there is only one window");
                self.errors.push(error);
                Ok(None)
            }
        }
    }

    fn start(
        &mut self,
        title: &'static str,
        record: Match,
        box_: Option<Mailbox>,
    ) -> Result<Open, Killed> {
        let named = Title::new(title);
        self.things
            .attempt(&game(title), Some(version_of(&record) + named.as_str()));
        if let Some(own) = &box_ {
            self.things.attempt(&mailbox(title), Some(own.write()));
        }
        let id = self.store.save_new_with(&record, &named, box_.as_ref());
        self.played.push(title);
        let things = match box_ {
            // Nothing says whether the mailbox is stored.
            Some(_) => vec![],
            None => vec![game(title)],
        };
        // The match page says so.
        let stored = if self.store.is_recent(&id) {
            Err(StoreError::Denied)
        } else {
            Ok(())
        };
        self.done(&things, stored)?;
        let revision = match self.store.get(&id) {
            Ok(opened) => {
                assert_eq!(opened.record.entries(), record.entries());
                opened.revision
            }
            // It cannot be read just now.
            Err(_) => u64::from(!self.store.is_recent(&id)),
        };
        Ok(Open {
            id,
            title,
            record,
            named,
            revision,
        })
    }

    /// A deal of the day begins: the day is written down with it.
    fn start_deal(&mut self, title: &'static str, record: &Match) -> Led {
        let day = Day::FIRST;
        let mut begun = Annotations::default();
        begun.begun_on = Some(day);
        let version = version_of(record) + title;
        self.things.attempt(&game(title), Some(version));
        self.things.attempt(&notes(title), Some(begun.write()));
        let id = self.store.save_new_deal(record, &Title::new(title), day);
        self.played.push(title);
        let stored = match self.store.is_recent(&id) {
            true => Err(StoreError::Denied),
            false => Ok(()),
        };
        // Nothing says whether the day is stored.
        self.done(&[game(title)], stored)?;
        Ok(())
    }

    fn save(&mut self, open: &mut Open) -> Led {
        let thing = game(open.title);
        let version = version_of(&open.record) + open.named.as_str();
        self.things.attempt(&thing, Some(version));
        self.played.push(open.title);
        let saved = self
            .store
            .save(&open.id, &open.record, &open.named, Some(open.revision));
        if let Some(revision) = self.done(&[thing], saved)? {
            open.revision = revision;
        }
        Ok(())
    }

    fn act(&mut self, open: &mut Open, choice: usize) -> Led {
        act(&mut open.record, choice);
        self.save(open)
    }

    fn change_settings(&mut self, change: SettingsChange) -> Led {
        let mut settings = self.settings.clone();
        settings.apply(change.clone());
        self.things
            .attempt(&Thing::Settings, Some(settings.write()));
        let (now, saved) = self.store.change_settings(&self.settings, change);
        assert!(self.storage.is_dead() || now == settings);
        self.settings = settings;
        self.done(&[Thing::Settings], saved)?;
        Ok(())
    }

    /// Adds a note; `all` are the notes that there are then.
    fn note(
        &mut self,
        id: &str,
        title: &str,
        ply: usize,
        text: &str,
        all: &mut Annotations,
    ) -> Led {
        all.set_note(ply, text);
        let version = (!all.is_empty()).then(|| all.write());
        self.things.attempt(&notes(title), version);
        let saved = self
            .store
            .change_annotations(id, |own| own.set_note(ply, text));
        self.done(&[notes(title)], saved)?;
        Ok(())
    }

    fn rename(&mut self, open: &mut Open, title: &str) -> Led {
        let thing = game(open.title);
        let named = Title::new(title);
        self.things
            .attempt(&thing, Some(version_of(&open.record) + named.as_str()));
        match self.store.rename(&open.id, title) {
            Ok(()) => {
                self.done(&[thing], Ok(()))?;
                open.named = named;
                open.revision += 1;
            }
            Err(_) => {
                self.done(&[], Err::<(), _>(StoreError::Denied))?;
                // The person opens it again.
                if let Ok(opened) = self.store.get(&open.id) {
                    (open.named, open.revision) = (opened.title, opened.revision);
                }
            }
        }
        Ok(())
    }

    fn delete_and_put_back(&mut self, open: &Open, all: &Annotations, own: &Mailbox) -> Led {
        let (title, id) = (open.title, open.id.clone());
        let version = version_of(&open.record) + open.named.as_str();
        let things = [game(title), notes(title), mailbox(title)];
        for thing in &things {
            self.things.attempt(thing, None);
        }
        self.deleted.push(id.clone());
        let deleted = self.store.delete(&id);
        let Some(Some(deleted)) = self.done(&things[..1], deleted)? else {
            return Ok(());
        };
        let versions = [version, all.write(), own.write()];
        for (thing, version) in things.iter().zip(versions) {
            self.things.attempt(thing, Some(version));
        }
        let put_back = self.store.put_back(&deleted);
        self.done(&things, put_back)?;
        Ok(())
    }

    fn delete(&mut self, open: &Open) -> Led {
        self.things.attempt(&game(open.title), None);
        self.deleted.push(open.id.clone());
        let deleted = self.store.delete(&open.id);
        self.done(&[game(open.title)], deleted)?;
        Ok(())
    }

    /// Opens a file with a new match and a longer one of a known match.
    fn import(&mut self, known: &Open) -> Led {
        let mut added = Annotations::default();
        added.set_note(1, "from the file");
        let mut fresh = new_match(GameId::ArgonautsWheel, 9);
        act(&mut fresh, 3);
        let mut longer = known.record.clone();
        act(&mut longer, 1);
        let collected = [("File", fresh), (known.title, longer)].map(|(title, record)| {
            let stored = StoredMatch::new(&record, Title::new(title), 1_700_000_000_000);
            let extras = vec![("notes".to_owned(), added.write())];
            CollectedMatch { stored, extras }
        });
        let file = Collection::read(&Collection::write(&[], &collected)).unwrap();
        let mut merger = self.store.merger();
        for (one, expected) in file.matches.iter().zip([Merged::Added, Merged::Continued]) {
            let title = one.stored.summary.title.as_str().to_owned();
            let things = [game(&title), notes(&title)];
            let record = one.stored.open().unwrap();
            self.things
                .attempt(&things[0], Some(version_of(&record) + &title));
            self.things.attempt(&things[1], Some(added.write()));
            let result = match merger.merge(&self.store, one) {
                Merged::Failed => Err(StoreError::Denied),
                merged => {
                    assert!(merged == expected || self.storage.is_dead());
                    Ok(())
                }
            };
            self.done(&things, result)?;
        }
        Ok(())
    }

    /// Statistics are looked at: what came of the finished matches is stored beside them.
    fn look_at_statistics(&mut self) -> Led {
        let mut reader = self.store.outcomes(None);
        while reader.step() {}
        reader.into_finished();
        self.done(&[], Ok(()))?;
        Ok(())
    }

    /// A position of a match is practised.
    fn practise(&mut self, open: &Open, recall: Recall) -> Led {
        let thing = Thing::Practised(open.title.to_owned());
        let spacing = Spacing::after(None, recall, Day::FIRST);
        self.things.attempt(&thing, Some(format!("{spacing:?}")));
        let noted = self.store.note_practised(&open.id, 3, spacing);
        self.done(&[thing], noted)?;
        Ok(())
    }

    /// Leads the life to its end, or until the browser is killed.
    pub fn lead(&mut self) -> Led {
        let mut ada = self.start("Ada", new_match(GameId::TurnOfTime, 1), None)?;
        self.act(&mut ada, 0)?;
        self.change_settings(SettingsChange::Theme(Theme::Light))?;
        let correspondence = Correspondence {
            id: 77,
            host: Seat::all(2).next().unwrap(),
        };
        let by_link = new_match(GameId::ArgonautsWheel, 2).with_correspondence(correspondence);
        let mut own = Mailbox::new(Seat::all(2).take(1).collect());
        let mut link = self.start("Link", by_link, Some(own.clone()))?;
        self.act(&mut link, 0)?;
        let mut of_ada = Annotations::default();
        self.note(&ada.id, "Ada", 1, "a good start", &mut of_ada)?;
        self.act(&mut ada, 1)?;
        self.note(&ada.id, "Ada", 2, "not so good", &mut of_ada)?;
        self.note(&ada.id, "Ada", 1, "", &mut of_ada)?;
        ada.record.undo();
        self.save(&mut ada)?;
        self.act(&mut ada, 2)?;
        let mut gone = self.start("Gone", new_match(GameId::ArgonautsWheel, 3), None)?;
        self.act(&mut gone, 0)?;
        self.rename(&mut ada, "Ada on Sunday")?;
        // The match by link is sent.
        own.send(1, 1_764_000_000_000);
        self.things.attempt(&mailbox("Link"), Some(own.write()));
        let sent = self.store.save_mailbox(&link.id, &own);
        self.done(&[mailbox("Link")], sent)?;
        self.delete(&gone)?;
        // The match of an earlier version is listed, annotated and continued.
        self.store.list();
        let mut of_old = Annotations::default();
        of_old.set_note(0, "of old");
        self.note(OLD, OLD, 1, "of today", &mut of_old)?;
        if let Ok(opened) = self.store.get(OLD) {
            let mut old = Open {
                id: OLD.to_owned(),
                title: OLD,
                record: opened.record,
                named: opened.title,
                revision: opened.revision,
            };
            old.record.undo();
            self.save(&mut old)?;
        }
        let mut of_link = Annotations::default();
        self.note(&link.id, "Link", 0, "far away", &mut of_link)?;
        self.delete_and_put_back(&link, &of_link, &own)?;
        self.start_deal("Deal", &new_match(GameId::TurnOfTime, 6))?;
        let mut long = self.start("Long", new_match(GameId::TurnOfTime, 5), None)?;
        self.act(&mut long, 0)?;
        self.import(&long)?;
        ada.record
            .apply_entry(Entry::Resign(Seat::all(2).next().unwrap()))
            .unwrap();
        self.save(&mut ada)?;
        self.look_at_statistics()?;
        self.store.save_review(&ada.id, "a review".to_owned());
        self.practise(&ada, Recall::Missed)?;
        self.practise(&ada, Recall::Found)?;
        self.change_settings(SettingsChange::StatisticsSince(1_764_000_000_000))?;
        self.look_at_statistics()?;
        self.store.list();
        self.done(&[], Ok(()))?;
        Ok(())
    }
}
