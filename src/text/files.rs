//! Words about files of several games.

use super::Locale;
use crate::store::Merged;
use std::collections::BTreeMap;

impl Locale {
    /// How many games a file holds.
    pub fn games_in_file(self, count: usize) -> String {
        format!(
            "This file holds {}.",
            self.count(count as u64, "game", "games")
        )
    }

    /// What is lost of a file.
    pub fn file_losses(self, damaged: usize, missing: usize) -> Option<String> {
        let parts = [(damaged, "damaged"), (missing, "missing")];
        let parts = parts.into_iter().filter(|(count, _)| *count > 0);
        let parts: Vec<String> = parts
            .map(|(count, what)| {
                let verb = if count == 1 { "is" } else { "are" };
                format!(
                    "{} {verb} {what}",
                    self.count(count as u64, "part", "parts")
                )
            })
            .collect();
        (!parts.is_empty()).then(|| {
            format!(
                "{}. The other games in this file are fine.",
                super::capital(self.list(&parts))
            )
        })
    }

    /// The reminder to keep a copy of games.
    pub fn copy_reminder(self, games: u32) -> String {
        format!("{games} finished games are in this browser only. Keep a copy as a file?")
    }

    /// What became of the games of a file.
    pub fn merged(self, counts: &BTreeMap<Merged, usize>) -> String {
        let part = |(merged, count): (&Merged, &usize)| {
            let games = self.count(*count as u64, "game", "games");
            match merged {
                Merged::Added => format!("{games} added"),
                Merged::Continued => format!("{games} continued"),
                Merged::Known => format!("{games} already here"),
                Merged::Failed => format!("{games} could not be added"),
            }
        };
        let parts: Vec<String> = counts.iter().map(part).collect();
        format!("{}.", self.list(&parts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn merging_is_told_in_one_sentence() {
        let locale = Locale::english();
        let counts = BTreeMap::from([(Merged::Known, 3), (Merged::Added, 1)]);
        assert_eq!(
            locale.merged(&counts),
            "1 game added and 3 games already here."
        );
        assert_eq!(locale.games_in_file(1), "This file holds 1 game.");
        assert_eq!(locale.file_losses(0, 0), None);
        assert_eq!(
            locale.file_losses(1, 2).as_deref(),
            Some(
                "1 part is damaged and 2 parts are missing. The other games in this file are fine."
            )
        );
    }
}
