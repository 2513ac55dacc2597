//! The player's own name in running matches.

use super::{OpenError, Store, StoredSummary};
use records::archive::StoreError;
use records::{Name, Player};
use rules::Seat;

impl Store {
    /// The player has another name from now on: their seats in running matches get it. Others see it with the next
    /// link.
    ///
    /// # Errors
    /// Where it cannot be stored, it lasts until the page is closed.
    pub(super) fn rename_player(&self, former: &Name, name: &Name) -> Result<(), StoreError> {
        if name == former || name.is_empty() {
            return Ok(());
        }
        let mut result = Ok(());
        for listed in self.list().matches {
            let seats = own_seats(&listed, former);
            if !seats.is_empty() {
                result = result.and(self.rename_seats(&listed.id, &seats, name));
            }
        }
        result
    }

    fn rename_seats(&self, id: &str, seats: &[Seat], name: &Name) -> Result<(), StoreError> {
        let (mut stored, revision) = match self.load(id) {
            Ok(loaded) => loaded,
            Err(OpenError::Storage(error)) => return Err(error),
            // It says so where it is listed.
            Err(_) => return Ok(()),
        };
        let mut is_new = false;
        for seat in seats {
            if let Some(config) = stored.summary.seats.get_mut(seat.index()) {
                is_new |= config.name != *name;
                config.name = name.clone();
            }
        }
        if is_new {
            self.restore(id, stored, Some(revision))?;
        }
        Ok(())
    }
}

/// The player's seats in a running match: the only one that is played here by link, or else those with their name.
fn own_seats(listed: &StoredSummary, former: &Name) -> Vec<Seat> {
    if listed.summary.over {
        return Vec::new();
    }
    let mailbox = listed.mailbox.as_ref();
    if let Some(only) = mailbox.and_then(super::Mailbox::only_seat) {
        return vec![only];
    }
    let is_here = |seat: Seat| mailbox.is_none_or(|mailbox| mailbox.is_here(seat));
    Seat::all(u8::MAX)
        .zip(&listed.summary.seats)
        .filter(|(seat, config)| {
            let is_person = config.player == Player::Human && is_here(*seat);
            is_person && !former.is_empty() && config.name == *former
        })
        .map(|(seat, _)| seat)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Settings, SettingsChange};
    use crate::store::Mailbox;
    use crate::testing::{HUMAN, NOVICE, empty_store, match_by_link, match_of, seat};
    use records::{Entry, Match, Title};
    use rules::GameId;

    fn named(mut record: Match, names: &[&str]) -> Match {
        for (seat, name) in Seat::all(u8::MAX).zip(names) {
            record.set_name(seat, Name::new(name));
        }
        record
    }

    #[test]
    fn who_changes_their_name_changes_it_in_running_matches() {
        let store = empty_store();
        let here = |players: &[Player], names: &[&str]| {
            let record = named(match_of(GameId::TurnOfTime, players), names);
            store.save_new(&record, &Title::default())
        };
        let by_link = |names: &[&str], seats: &[u8]| {
            let record = named(match_by_link(&vec![HUMAN; names.len()], 1), names);
            let mailbox = Mailbox::new(seats.iter().map(|number| seat(*number)).collect());
            store.save_new_with(&record, &Title::default(), Some(&mailbox))
        };
        let mut over = named(match_by_link(&[HUMAN, HUMAN], 1), &["Ben", "Anna"]);
        over.apply_entry(Entry::Resign(seat(1))).unwrap();
        let mailbox = Mailbox::new(vec![seat(0)]);
        let matches = [
            // On this device: whoever has the name.
            (here(&[HUMAN, HUMAN], &["Anna", "Ben"]), ["Anna", "Ada"]),
            (here(&[HUMAN, NOVICE], &["", "Ben"]), ["", "Ben"]),
            // By link: the only one here, whatever friends call them.
            (by_link(&["Anna", "Benny"], &[1]), ["Anna", "Ada"]),
            (by_link(&["Ben", "Ben"], &[0]), ["Ada", "Ben"]),
            // Of several here whoever has the name; nobody who only looks on.
            (by_link(&["Ben", "Cleo", "Ben"], &[0, 1]), ["Ada", "Cleo"]),
            (by_link(&["Anna", "Ben"], &[]), ["Anna", "Ben"]),
            (
                store.save_new_with(&over, &Title::default(), Some(&mailbox)),
                ["Ben", "Anna"],
            ),
        ];
        let order: Vec<String> = store.list().matches.into_iter().map(|own| own.id).collect();
        let change = |settings: &Settings, name: &str| {
            let change = SettingsChange::Name(Name::new(name));
            let (settings, saved) = store.change_settings(settings, change);
            saved.unwrap();
            settings
        };
        let names = |id: &str| -> Vec<String> {
            let record = store.get(id).unwrap().record;
            let seats = record.seats().iter();
            seats.map(|own| own.name.as_str().to_owned()).collect()
        };
        let mut settings = Settings::default();
        settings.profile.name = Name::new("Ben");
        let revision = store.get(&matches[1].0).unwrap().revision;
        // Without a name, the seats keep theirs.
        let none = change(&settings, "");
        assert_eq!(names(&matches[0].0), ["Anna", "Ben"]);
        assert_eq!(none.profile.name, Name::default());
        change(&none, "Ben");
        let settings = store.settings();
        for (id, expected) in &matches {
            let before = store.list().matches.len();
            change(&settings, "Ada");
            assert_eq!(names(id)[..2], expected[..], "{id}");
            assert_eq!(store.list().matches.len(), before);
        }
        assert_eq!(store.get(&matches[1].0).unwrap().revision, revision);
        let after: Vec<String> = store.list().matches.into_iter().map(|own| own.id).collect();
        assert_eq!(after, order, "nothing was played");
    }
}
