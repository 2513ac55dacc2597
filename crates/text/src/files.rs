//! Words about files of several games.

use super::Locale;
use app_core::store::Merged;
use l10n::house;
use records::Imported;
use std::collections::BTreeMap;

/// That the text in which a game was found has links to others, if so.
pub fn other_links(locale: Locale, imported: &Imported) -> Option<String> {
    let positions = match imported.other_positions {
        0 => None,
        1 => Some(locale.text(house::TWO_LINKS)),
        count => Some(house::several_links(locale, count + 1)),
    };
    let games = match imported.other_games {
        0 => None,
        count => Some(house::other_games(locale, count)),
    };
    let sentences: Vec<String> = positions.into_iter().chain(games).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// What is lost of a file.
pub fn file_losses(locale: Locale, damaged: usize, missing: usize) -> Option<String> {
    let damaged = (damaged > 0).then(|| house::parts_damaged(locale, damaged));
    let missing = (missing > 0).then(|| house::parts_missing(locale, missing));
    let mut sentences: Vec<String> = damaged.into_iter().chain(missing).collect();
    if sentences.is_empty() {
        return None;
    }
    sentences.push(locale.text(house::OTHERS_ARE_FINE));
    Some(sentences.join(" "))
}

/// What became of the games of a file.
pub fn merge_summary(locale: Locale, counts: &BTreeMap<Merged, usize>) -> String {
    let part = |(merged, count): (&Merged, &usize)| match merged {
        Merged::Added => house::games_added(locale, *count),
        Merged::Continued => house::games_continued(locale, *count),
        Merged::Known => house::games_known(locale, *count),
        Merged::Failed => house::games_failed(locale, *count),
    };
    let parts: Vec<String> = counts.iter().map(part).collect();
    house::full_stop(locale, &locale.list(&parts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use records::{Match, Player, SeatConfig, import, link};
    use rules::{GameId, Setup};

    #[test]
    fn other_links_are_told() {
        let locale = Locale::ENGLISH;
        let setup = Setup::new(GameId::TurnOfTime, 2, 7).unwrap();
        let record = Match::new(setup, vec![SeatConfig::unnamed(Player::Human); 2]).unwrap();
        let mut imported = import(&link::write(&record).unwrap()).unwrap();
        assert_eq!(other_links(locale, &imported), None);
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
                "There is a link to 1 other game too. Paste it by itself to open it.",
            ),
            (
                1,
                2,
                "There are two links to this game; this is the newer one. There are links to 2 other games too. Paste each by itself to open it.",
            ),
        ] {
            imported.other_positions = positions;
            imported.other_games = games;
            assert_eq!(other_links(locale, &imported).as_deref(), Some(expected));
        }
    }

    #[test]
    fn merging_is_told_in_one_sentence() {
        let locale = Locale::ENGLISH;
        let counts = BTreeMap::from([(Merged::Known, 3), (Merged::Added, 1)]);
        assert_eq!(
            merge_summary(locale, &counts),
            "1 game added and 3 games already here."
        );
        assert_eq!(house::games_in_file(locale, 1), "This file holds 1 game.");
        assert_eq!(file_losses(locale, 0, 0), None);
        assert_eq!(
            file_losses(locale, 1, 2).as_deref(),
            Some("1 part is damaged. 2 parts are missing. The other games in this file are fine.")
        );
    }
}
