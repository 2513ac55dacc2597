//! Which of the stored matches are shown, and in which order.

use crate::pages::match_list::{ListedMatch, match_name, seat_names_of};
use app_core::store::Annotations;
use l10n::{Message, pages};
use rules::GameId;
use std::collections::BTreeMap;
use text::Locale;

/// The order within a group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SortOrder {
    #[default]
    Latest,
    /// The one played last comes last.
    Oldest,
    Name,
    Longest,
}

impl SortOrder {
    pub const ALL: [(Self, &'static str, Message); 4] = [
        (Self::Latest, "latest", pages::LATEST_FIRST),
        (Self::Oldest, "oldest", pages::OLDEST_FIRST),
        (Self::Name, "name", pages::BY_NAME),
        (Self::Longest, "longest", pages::LONGEST_FIRST),
    ];

    pub fn id(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(order, ..)| *order == self)
            .map_or("", |(_, id, _)| id)
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListFilter {
    /// Words, each of which has to occur in the name, the players, the game or a note.
    pub search: String,
    pub game: Option<GameId>,
    pub only_starred: bool,
    pub order: SortOrder,
}

impl ListFilter {
    /// The matches that are asked for, in order.
    pub fn apply<'a>(
        &self,
        locale: Locale,
        matches: &'a [ListedMatch],
        annotations: &BTreeMap<String, Annotations>,
    ) -> Vec<&'a ListedMatch> {
        let words: Vec<String> = self
            .search
            .split_whitespace()
            .map(str::to_lowercase)
            .collect();
        let mut shown: Vec<&ListedMatch> = matches
            .iter()
            .filter(|listed| {
                let match_annotations = annotations.get(listed.id.as_str());
                self.game.is_none_or(|game| listed.stored.game == game)
                    && (!self.only_starred
                        || match_annotations
                            .is_some_and(|match_annotations| match_annotations.is_starred))
                    && (words.is_empty() || {
                        let text = searched(locale, listed, match_annotations);
                        words.iter().all(|word| text.contains(word))
                    })
            })
            .collect();
        match self.order {
            // As the store lists them.
            SortOrder::Latest => {}
            SortOrder::Oldest => shown.reverse(),
            SortOrder::Name => {
                shown
                    .sort_by_cached_key(|listed| match_name(locale, &listed.stored).to_lowercase());
            }
            SortOrder::Longest => {
                shown.sort_by_key(|listed| core::cmp::Reverse(listed.stored.summary.entries));
            }
        }
        shown
    }
}

/// The text that is searched, in small letters.
fn searched(
    locale: Locale,
    listed: &ListedMatch,
    match_annotations: Option<&Annotations>,
) -> String {
    let stored = &listed.stored;
    let mut text = match_name(locale, stored);
    let notes = match_annotations
        .into_iter()
        .flat_map(Annotations::notes)
        .map(|(_, note)| note.to_owned());
    let game = locale.name(stored.game);
    let names = seat_names_of(locale, stored);
    let more = names.iter().cloned().chain([game]);
    for part in more.chain(notes) {
        text.push('\n');
        text.push_str(&part);
    }
    text.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use app_core::store::StoredSummary;
    use records::{Match, Name, Player, SeatConfig, Summary, Title};
    use rules::{Level, Setup};
    use std::rc::Rc;

    fn listed(id: &str, game: GameId, title: &str, opponent: &str, entries: u32) -> ListedMatch {
        let seats = vec![
            SeatConfig::unnamed(Player::Human),
            SeatConfig {
                name: Name::new(opponent),
                player: Player::Bot(Level::Casual),
            },
        ];
        let record = Match::new(Setup::new(game, 2, 1).expect("two players"), seats);
        let mut summary = Summary::new(&record.expect("two seats"), Title::new(title), 0);
        summary.entries = entries;
        ListedMatch {
            id: id.to_owned().into(),
            stored: Rc::new(StoredSummary {
                id: id.to_owned(),
                revision: 1,
                game,
                summary,
                mailbox: None,
            }),
        }
    }

    fn shown(filter: &ListFilter) -> String {
        let matches = [
            listed("1", GameId::TurnOfTime, "Sunday", "Ben", 30),
            listed("2", GameId::WorldWonders, "", "Cleo", 200),
            listed("3", GameId::TurnOfTime, "a long one", "Ben", 90),
        ];
        let mut notes = BTreeMap::new();
        let mut starred = Annotations::default();
        starred.is_starred = true;
        starred.set_note(4, "The Sphinx!");
        notes.insert("2".to_owned(), starred);
        let shown = filter.apply(Locale::ENGLISH, &matches, &notes);
        shown.iter().map(|listed| listed.id.as_str()).collect()
    }

    #[test]
    fn matches_are_found_by_name_players_game_and_notes() {
        let found = |search: &str| {
            shown(&ListFilter {
                search: search.to_owned(),
                ..ListFilter::default()
            })
        };
        assert_eq!(found(""), "123");
        assert_eq!(found("ben"), "13");
        assert_eq!(found(" BEN  sun "), "1");
        assert_eq!(found("wonders"), "2");
        assert_eq!(found("sphinx"), "2");
        assert_eq!(found("sphinx ben"), "");
    }

    #[test]
    fn matches_are_shown_by_game_and_star_and_sorted() {
        let of_game = ListFilter {
            game: Some(GameId::TurnOfTime),
            ..ListFilter::default()
        };
        assert_eq!(shown(&of_game), "13");
        let starred = ListFilter {
            only_starred: true,
            ..ListFilter::default()
        };
        assert_eq!(shown(&starred), "2");
        let sorted = |order| {
            shown(&ListFilter {
                order,
                ..ListFilter::default()
            })
        };
        assert_eq!(sorted(SortOrder::Oldest), "321");
        assert_eq!(sorted(SortOrder::Name), "312");
        assert_eq!(sorted(SortOrder::Longest), "231");
    }
}
