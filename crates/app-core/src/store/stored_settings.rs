//! The settings in the store. They are stored as they are, because the page's first script
//! reads them too, and once more as a copy: if one of the two is damaged, the other one counts.

use super::Store;
use crate::settings::{Settings, SettingsChange};
use records::archive::{KeyValueStore, QUARANTINE, StoreError, quarantine, set_checked};

/// Settings that storage refused to write. They last until the page is closed.
pub(super) struct RefusedSettings {
    settings: Settings,
    /// What was stored at that time, if that could be read. If another window changes it, that
    /// counts.
    stored: Option<String>,
}

impl Store {
    /// The stored settings, or else the defaults.
    pub fn settings(&self) -> Settings {
        self.read_settings().unwrap_or_else(|_| {
            let refused = self.refused_settings.borrow();
            refused
                .as_ref()
                .map(|refused| refused.settings.clone())
                .unwrap_or_default()
        })
    }

    /// Changes the settings, which another window may have changed since this one has read
    /// `known`. If they cannot be saved, the change lasts until the page is closed. A new name of the player goes to
    /// the running matches.
    pub fn change_settings(
        &self,
        known: &Settings,
        change: SettingsChange,
    ) -> (Settings, Result<(), StoreError>) {
        let read = self.read_settings();
        let mut settings = read.as_ref().unwrap_or(known).clone();
        let former = settings.profile.name.clone();
        let is_rename = matches!(change, SettingsChange::Name(_));
        settings.apply(change);
        let written = read.and_then(|_| self.write_settings(&settings.write()));
        self.refused_settings.replace(match written {
            Ok(()) => None,
            Err(_) => Some(RefusedSettings {
                settings: settings.clone(),
                stored: self.storage.get(&self.settings_key()).ok().flatten(),
            }),
        });
        let renamed = if is_rename {
            self.rename_player(&former, &settings.profile.name)
        } else {
            Ok(())
        };
        (settings, written.and(renamed))
    }

    /// Takes over the settings of another store, which stay where they are if that is refused. Where
    /// both have settings, these count, or the others if they are of the spelling in the address;
    /// and nobody has to solve a puzzle again. Returns whether settings have changed.
    pub(super) fn take_settings(&self, other: &Self, is_in_address: bool) -> bool {
        let theirs = [other.settings_key(), other.settings_copy_key()];
        let own = [self.settings_key(), self.settings_copy_key()];
        let [Ok(has_theirs), Ok(has_own)] = [
            self.has_any(&theirs, |_| true),
            // Partial writes of an earlier attempt are ignored.
            self.has_any(&own, Settings::is_intact),
        ] else {
            return false;
        };
        if !has_theirs {
            return false;
        }
        let (Ok(own), Ok(mut settings)) = (self.read_settings(), other.read_settings()) else {
            return false;
        };
        if has_own && is_in_address {
            settings.add(own);
        } else if has_own {
            let theirs = std::mem::replace(&mut settings, own);
            settings.add(theirs);
        }
        if self.write_settings(&settings.write()).is_ok() {
            for key in theirs {
                // If it stays, it is taken over again.
                let _ = self.storage.remove(&key);
            }
        } else {
            self.refused_settings.replace(Some(RefusedSettings {
                settings,
                stored: self.storage.get(&self.settings_key()).ok().flatten(),
            }));
        }
        true
    }

    fn has_any(&self, keys: &[String], counts: fn(&str) -> bool) -> Result<bool, StoreError> {
        let found: Result<Vec<_>, _> = keys.iter().map(|key| self.storage.get(key)).collect();
        Ok(found?.iter().flatten().any(|text| counts(text)))
    }

    /// Keys of damaged settings that were set aside.
    pub(super) fn damaged_settings(&self) -> Vec<String> {
        let key = self.settings_key();
        let keys = self.storage.keys(&format!("{key}.")).unwrap_or_default();
        let copy = self.settings_copy_key();
        let damaged = [key, copy].map(|key| format!("{key}.{QUARANTINE}"));
        let is_damaged = |key: &String| damaged.iter().any(|start| key.starts_with(start));
        keys.into_iter().filter(is_damaged).collect()
    }

    fn read_settings(&self) -> Result<Settings, StoreError> {
        let stored = self.storage.get(&self.settings_key())?;
        if let Some(refused) = &*self.refused_settings.borrow()
            && refused.stored == stored
        {
            return Ok(refused.settings.clone());
        }
        if let Some(text) = &stored
            && Settings::is_intact(text)
        {
            return Ok(Settings::read(text));
        }
        let copy = self.storage.get(&self.settings_copy_key())?;
        let copy = copy.filter(|copy| Settings::is_intact(copy));
        if let Some(damaged) = stored.as_ref().filter(|text| !text.is_empty()) {
            // Where there is no room for it, it stays where it is, and nothing is written there.
            quarantine(&self.storage, &self.settings_key(), damaged)?;
        }
        let Some(copy) = copy else {
            // As much of it as can be read.
            return Ok(Settings::read(&stored.unwrap_or_default()));
        };
        // If this fails, the next change writes them.
        let _ = self.storage.set(&self.settings_key(), &copy);
        Ok(Settings::read(&copy))
    }

    fn write_settings(&self, text: &str) -> Result<(), StoreError> {
        // The copy first, so that there is always an intact one.
        for key in [self.settings_copy_key(), self.settings_key()] {
            let stored = self.storage.get(&key)?.filter(|text| !text.is_empty());
            if let Some(damaged) = stored.filter(|text| !Settings::is_intact(text)) {
                quarantine(&self.storage, &key, &damaged)?;
            }
            set_checked(&self.storage, &key, text)?;
        }
        Ok(())
    }

    fn settings_key(&self) -> String {
        self.entry_key("settings", "")
    }

    fn settings_copy_key(&self) -> String {
        self.entry_key("settings.copy", "")
    }
}
