//! Names of the players, and the forms of a sentence that depend on them.

use super::Locale;
use app_core::store::Mailbox;
use core::cmp::Ordering;
use core::ops::Deref;
use l10n::{Person, house};
use records::{Match, Player, SeatConfig};
use rules::seat::MAX_SEATS;
use rules::{GameId, Level, Seat, Strength};

/// The names of the seats at a table, in turn order, as they are shown; and which player reads: sentences address that
/// one in the second person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    shown: Vec<String>,
    reader: Option<Seat>,
    /// Whether the reader is none of the players.
    is_watched: bool,
}

impl Names {
    /// Names of which the empty one, if any, is that of the reader.
    pub fn with_reader<'a>(locale: Locale, names: impl IntoIterator<Item = &'a str>) -> Self {
        let names: Vec<&str> = names.into_iter().collect();
        let reader = names.iter().position(|name| name.is_empty());
        let players = names.len() as u8;
        let shown = names.into_iter().map(str::to_owned).collect();
        let reader = reader.and_then(|index| Seat::all(players).nth(index));
        Self::new(locale, shown, reader)
    }

    /// Names, and which of the seats the reader has.
    fn new(locale: Locale, mut shown: Vec<String>, reader: Option<Seat>) -> Self {
        if let Some(name) = reader.and_then(|seat| shown.get_mut(seat.index())) {
            *name = locale.text(house::YOU);
        }
        Self {
            shown,
            reader,
            is_watched: false,
        }
    }

    /// The same names for the player of a seat.
    #[must_use]
    pub fn read_by(self, locale: Locale, reader: Option<Seat>) -> Self {
        Self::new(locale, self.shown, reader.or(self.reader))
    }

    /// The same names for somebody who watches others.
    #[must_use]
    pub fn watched(mut self, locale: Locale) -> Self {
        if let Some(seat) = self.reader.take()
            && let Some(name) = self.shown.get_mut(seat.index())
        {
            *name = house::numbered_player(locale, seat.number());
        }
        self.is_watched = true;
        self
    }

    /// The player of a seat, for sentences.
    pub fn player(&self, seat: Seat) -> l10n::Player {
        l10n::Player {
            name: name(self, seat).to_owned(),
            person: if self.addresses(seat) {
                Person::You
            } else {
                Person::Other
            },
        }
    }

    /// Whether sentences address the player of a seat: the reader, or a solo player.
    pub fn addresses(&self, seat: Seat) -> bool {
        let is_alone = self.shown.len() == 1 && !self.is_watched;
        is_alone || self.reader == Some(seat)
    }
}

impl Deref for Names {
    type Target = [String];

    fn deref(&self) -> &[String] {
        &self.shown
    }
}

/// Names at a table whose texts address nobody.
impl FromIterator<String> for Names {
    fn from_iter<I: IntoIterator<Item = String>>(names: I) -> Self {
        Self {
            shown: names.into_iter().collect(),
            ..Self::default()
        }
    }
}

/// A name that a person has given, as it is shown: a player called "You" is not mistaken for the reader.
pub fn shown_name(locale: Locale, name: &str) -> String {
    if name.to_lowercase() == locale.text(house::YOU).to_lowercase() {
        return format!("“{name}”");
    }
    isolated(name)
}

/// A text that a person has given, as it is shown: right-to-left text does not reorder what is around it.
pub fn isolated(text: &str) -> String {
    if text.chars().any(is_right_to_left) {
        return format!("\u{2068}{text}\u{2069}");
    }
    text.to_owned()
}

/// Whether the character is of a script that is written from right to left.
const fn is_right_to_left(c: char) -> bool {
    matches!(
        c,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

/// First names of bots: for each distance from the first person a column, so that a column
/// has a free name however the others at the table are called.
const BOT_NAMES: [[&str; MAX_SEATS]; MAX_SEATS] = [
    ["Mia", "Leo", "Nora", "Hugo", "Ivy"],
    ["Otto", "Ruby", "Theo", "Edie", "Max"],
    ["Lina", "Finn", "Zoe", "Sam", "Iris"],
    ["Emil", "Tess", "Noah", "Rosa", "Kit"],
    ["Jude", "Wren", "Felix", "Anna", "Oscar"],
];

/// Names of a match's seats.
pub fn names_of(locale: Locale, record: &Match) -> Names {
    seat_names(locale, record.seats())
}

/// Names of seats of which only some are played here, if there is a mailbox: the only person here
/// reads, or none of the players does.
pub fn names_here(locale: Locale, seats: &[SeatConfig], mailbox: Option<&Mailbox>) -> Names {
    let names = seat_names(locale, seats);
    match mailbox {
        Some(mailbox) if mailbox.is_watched() => names.watched(locale),
        mailbox => names.read_by(locale, mailbox.and_then(Mailbox::only_seat)),
    }
}

/// Names of seats. Seats without a name of their own get one: the only person is the reader, several are numbered,
/// and bots have first names.
pub fn seat_names(locale: Locale, seats: &[SeatConfig]) -> Names {
    let is_person = |config: &SeatConfig| config.player == Player::Human;
    let first_person = seats.iter().position(is_person);
    let people = seats.iter().filter(|config| is_person(config)).count();
    let mut reader = None;
    let names = Seat::all(u8::MAX).zip(seats).map(|(seat, config)| {
        match (config.name.as_str(), config.player) {
            ("", Player::Human) if people > 1 => house::numbered_player(locale, seat.number()),
            ("", player) if player == Player::Human || seats.len() == 1 => {
                reader = Some(seat);
                String::new()
            }
            ("", _) => {
                // In a rematch all seats move on by one: the distance to a person stays.
                let distance = seat.index() + seats.len() - first_person.unwrap_or(0);
                bot_name(seats, distance % seats.len())
                    .map_or_else(|| locale.text(house::BOT), str::to_owned)
            }
            (name, _) => shown_name(locale, name),
        }
    });
    let names = names.collect();
    Names::new(locale, names, reader)
}

/// The level of a bot, to be shown beside its name.
pub fn bot_level(locale: Locale, game: GameId, player: Player) -> Option<String> {
    match player {
        Player::Human => None,
        Player::Bot(of) => Some(level(locale, game, of)),
        Player::Matched(_) => Some(locale.text(house::MATCH_ME)),
    }
}

/// The name of a level in a game.
pub fn level(locale: Locale, game: GameId, level: Level) -> String {
    locale.text(match level {
        Level::Expert if bots::is_solved(game) => house::LEVEL_PERFECT,
        Level::Beginner => house::LEVEL_BEGINNER,
        Level::Novice => house::LEVEL_NOVICE,
        Level::Casual => house::LEVEL_CASUAL,
        Level::Skilled => house::LEVEL_SKILLED,
        Level::Veteran => house::LEVEL_VETERAN,
        Level::Expert => house::LEVEL_EXPERT,
    })
}

/// The name of a level, or of two levels for half a step between them.
pub fn strength(locale: Locale, game: GameId, strength: Strength) -> String {
    if strength.is_between() {
        let (weaker, stronger) = levels_of(locale, game, strength);
        house::level_between(locale, &weaker, &stronger)
    } else {
        level(locale, game, strength.level())
    }
}

/// The names of the levels between which a strength lies.
pub(super) fn levels_of(locale: Locale, game: GameId, strength: Strength) -> (String, String) {
    let name = |strength: Strength| level(locale, game, strength.level());
    (name(strength), name(strength.stronger()))
}

/// What a person's next opponent will be like after a result against one that adapts.
pub fn next_opponent(locale: Locale, game: GameId, now: Strength, next: Strength) -> String {
    let label = strength(locale, game, next);
    match next.cmp(&now) {
        Ordering::Greater => house::next_opponent_stronger(locale, &label),
        Ordering::Less => house::next_opponent_weaker(locale, &label),
        Ordering::Equal => house::next_opponent_same(locale, &label),
    }
}

/// The label of a kind of player.
pub fn player(locale: Locale, game: GameId, player: Player) -> String {
    match player {
        Player::Human => locale.text(house::PERSON),
        Player::Bot(of) => house::level_bot(locale, &level(locale, game, of)),
        Player::Matched(of) => house::match_me_now(locale, &strength(locale, game, of)),
    }
}

/// The name of the bot at this distance from the first person: the first of its names that
/// nobody at the table has.
fn bot_name(seats: &[SeatConfig], distance: usize) -> Option<&'static str> {
    let is_free = |name: &&str| {
        let mut taken = seats.iter().map(|config| config.name.as_str());
        !taken.any(|taken| taken.eq_ignore_ascii_case(name))
    };
    BOT_NAMES
        .iter()
        .filter_map(|row| row.get(distance).copied())
        .find(is_free)
}

/// The name of a seat.
pub fn name(names: &Names, seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{solo_headline, win_headline};
    use records::Name;

    fn seats(players: &[(&str, Player)]) -> Vec<SeatConfig> {
        let seat = |(name, player): &(&str, Player)| SeatConfig {
            name: Name::new(name),
            player: *player,
        };
        players.iter().map(seat).collect()
    }

    fn names(players: &[(&str, Player)]) -> Vec<String> {
        seat_names(Locale::ENGLISH, &seats(players)).to_vec()
    }

    const PERSON: Player = Player::Human;
    const BOT: Player = Player::Bot(Level::Casual);

    #[test]
    fn the_only_person_is_you_and_several_are_numbered() {
        assert_eq!(names(&[("", PERSON)]), ["You"]);
        assert_eq!(names(&[("", PERSON), ("", BOT)]), ["You", "Leo"]);
        assert_eq!(
            names(&[("", PERSON), ("", PERSON)]),
            ["Player 1", "Player 2"]
        );
        assert_eq!(
            names(&[("Ada", PERSON), ("", BOT), ("", PERSON)]),
            ["Ada", "Leo", "Player 3"]
        );
    }

    #[test]
    fn names_that_are_given_stay() {
        let given = [("Casual 2", BOT), ("Ada", PERSON), ("Max", BOT)];
        assert_eq!(names(&given), ["Casual 2", "Ada", "Max"]);
    }

    #[test]
    fn bots_are_never_called_like_anybody_else_at_the_table() {
        assert_eq!(names(&[("leo", PERSON), ("", BOT)]), ["leo", "Ruby"]);
        let table = [
            ("Leo", PERSON),
            ("", BOT),
            ("Ruby", BOT),
            ("FINN", PERSON),
            ("tess", PERSON),
        ];
        assert_eq!(names(&table)[1], "Wren");
        // Whatever the others are called, and wherever the person sits.
        for person in 0..MAX_SEATS {
            for row in BOT_NAMES {
                let mut table = [("", BOT); MAX_SEATS];
                table[person] = (row[person], PERSON);
                let mut all = names(&table);
                all.sort();
                all.dedup();
                assert_eq!(all.len(), MAX_SEATS, "{all:?}");
            }
        }
    }

    #[test]
    fn all_names_of_bots_are_different_and_short() {
        let mut all: Vec<&str> = BOT_NAMES.concat();
        assert!(all.iter().all(|name| name.len() <= 5));
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), MAX_SEATS * MAX_SEATS);
    }

    #[test]
    fn bots_keep_their_names_in_a_rematch_with_one_person() {
        for players in 2..=MAX_SEATS {
            let mut table = vec![("", BOT); players];
            table[0] = ("", PERSON);
            let mut expected = names(&table);
            for _ in 0..players {
                assert_eq!(names(&table), expected);
                table.rotate_left(1);
                expected.rotate_left(1);
            }
        }
    }

    fn wins(names: &Names, seat: Seat) -> String {
        house::wins(Locale::ENGLISH, &names.player(seat))
    }

    #[test]
    fn sentences_address_the_reader() {
        let both = seat_names(Locale::ENGLISH, &seats(&[("", PERSON), ("", BOT)]));
        let [first, second] = [0, 1].map(|index| Seat::in_turn(index, 2));
        assert_eq!(wins(&both, first), "You win");
        assert_eq!(wins(&both, second), "Leo wins");
        // A lone player is addressed whatever their name is.
        let alone = Names::with_reader(Locale::ENGLISH, ["Ada"]);
        assert_eq!(wins(&alone, first), "You win");
        // By link, whose device it is decides.
        let friends = seat_names(Locale::ENGLISH, &seats(&[("Ada", PERSON), ("Ben", PERSON)]));
        assert_eq!(wins(&friends, second), "Ben wins");
        let bens = friends.read_by(Locale::ENGLISH, Some(second));
        assert_eq!(*bens, ["Ada", "You"]);
        assert_eq!(wins(&bens, second), "You win");
    }

    #[test]
    fn who_watches_is_none_of_the_players() {
        let first = Seat::in_turn(0, 2);
        let watched = Mailbox::watched(7);
        let locale = Locale::ENGLISH;
        let names =
            |players: &[(&str, Player)]| names_here(locale, &seats(players), Some(&watched));
        let unnamed = names(&[("", PERSON), ("", BOT)]);
        assert_eq!(*unnamed, ["Player 1", "Leo"]);
        assert_eq!(wins(&unnamed, first), "Player 1 wins");
        let named = names(&[("Ada", PERSON), ("", BOT)]);
        assert_eq!(name(&named, first), "Ada");
        assert_eq!(wins(&named, Seat::in_turn(1, 2)), "Leo wins");
        // Alone, too.
        let alone = names(&[("Ada", PERSON)]);
        assert_eq!(solo_headline(locale, true, &alone), "Ada wins");
        let here = Mailbox::new(vec![first]);
        let claimed = names_here(locale, &seats(&[("Ada", PERSON)]), Some(&here));
        assert_eq!(solo_headline(locale, false, &claimed), "You lose");
    }

    #[test]
    fn a_name_makes_nobody_the_reader() {
        let [first, second] = [0, 1].map(|index| Seat::in_turn(index, 2));
        for given in ["You", "you", "YOU"] {
            let table = seats(&[("Ada", PERSON), (given, PERSON)]);
            let names = seat_names(Locale::ENGLISH, &table).read_by(Locale::ENGLISH, Some(first));
            let expected = format!("“{given}” wins");
            assert_eq!(wins(&names, second), expected);
            assert_eq!(
                win_headline(Locale::ENGLISH, &[second], &names),
                format!("“{given}” wins")
            );
            assert_eq!(win_headline(Locale::ENGLISH, &[first], &names), "You win");
        }
    }

    #[test]
    fn names_from_right_to_left_turn_nothing_around_them() {
        let table = seats(&[("דנה", PERSON), ("Zoë", PERSON)]);
        let names = seat_names(Locale::ENGLISH, &table);
        assert_eq!(*names, ["\u{2068}דנה\u{2069}", "Zoë"]);
    }
}
