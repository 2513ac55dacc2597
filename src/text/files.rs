//! Words about files of several games.

use super::Locale;
use app_core::store::Merged;
use records::Imported;
use std::collections::BTreeMap;

impl Locale {
    /// How many games a file holds.
    pub fn games_in_file(self, count: usize) -> String {
        format!(
            "This file holds {}.",
            self.count(count as u64, "game", "games")
        )
    }

    /// That the text in which a game was found has links to others, if so.
    pub fn other_links(self, imported: &Imported) -> Option<String> {
        let positions = match imported.other_positions as u64 {
            0 => None,
            1 => Some("There are two links to this game; this is the newer one.".to_owned()),
            count => Some(format!(
                "There are {} links to this game; this is the newest.",
                count + 1
            )),
        };
        let games = match imported.other_games as u64 {
            0 => None,
            count => {
                let games = self.count(count, "other game", "other games");
                Some(format!(
                    "There are links to {games} too: paste them alone to open them."
                ))
            }
        };
        let sentences: Vec<String> = positions.into_iter().chain(games).collect();
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }

    /// What is lost of a file.
    pub fn file_losses(self, damaged: usize, missing: usize) -> Option<String> {
        let parts = [(damaged, "damaged"), (missing, "missing")]
            .into_iter()
            .filter(|(count, _)| *count > 0);
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
    pub fn merge_summary(self, counts: &BTreeMap<Merged, usize>) -> String {
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
    use records::{Match, Player, SeatConfig, import, link};
    use rules::{GameId, Setup};

    #[test]
    fn other_links_are_told() {
        let locale = Locale::english();
        let setup = Setup::new(GameId::TurnOfTime, 2, 7).unwrap();
        let record = Match::new(setup, vec![SeatConfig::unnamed(Player::Human); 2]).unwrap();
        let mut imported = import(&link::write(&record).unwrap()).unwrap();
        assert_eq!(locale.other_links(&imported), None);
        for (positions, games, expected) in [
            (
                1,
                0,
                "There are two links to this game; this is the newer one.",
            ),
            (3, 0, "There are 4 links to this game; this is the newest."),
            (
                0,
                1,
                "There are links to 1 other game too: paste them alone to open them.",
            ),
            (
                1,
                2,
                "There are two links to this game; this is the newer one. There are links to 2 other games too: paste them alone to open them.",
            ),
        ] {
            imported.other_positions = positions;
            imported.other_games = games;
            assert_eq!(locale.other_links(&imported).as_deref(), Some(expected));
        }
    }

    #[test]
    fn merging_is_told_in_one_sentence() {
        let locale = Locale::english();
        let counts = BTreeMap::from([(Merged::Known, 3), (Merged::Added, 1)]);
        assert_eq!(
            locale.merge_summary(&counts),
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
