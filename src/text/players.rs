//! Names of the players, and the forms of a sentence that depend on them.

use super::Locale;
use core::cmp::Ordering;
use records::{Match, Player, SeatConfig};
use rules::seat::MAX_SEATS;
use rules::{GameId, Level, Seat, Strength};

/// The name of the only person in a match who has not given one. Sentences address this
/// player in the second person.
pub const YOU: &str = "You";

/// First names of bots: for each distance from the first person a column, so that a column
/// has a free name however the others at the table are called.
const BOT_NAMES: [[&str; MAX_SEATS]; MAX_SEATS] = [
    ["Mia", "Leo", "Nora", "Hugo", "Ivy"],
    ["Otto", "Ruby", "Theo", "Edie", "Max"],
    ["Lina", "Finn", "Zoe", "Sam", "Iris"],
    ["Emil", "Tess", "Noah", "Rosa", "Kit"],
    ["Jude", "Wren", "Felix", "Anna", "Oscar"],
];

impl Locale {
    /// Names of a match's seats, in turn order.
    pub fn names_of(self, match_: &Match) -> Vec<String> {
        self.seat_names(match_.seats())
    }

    /// Names of a match's seats for one of the players, who is "You".
    pub fn names_for(self, match_: &Match, own: Option<Seat>) -> Vec<String> {
        let mut names = self.names_of(match_);
        if let Some(name) = own.and_then(|own| names.get_mut(own.index())) {
            YOU.clone_into(name);
        }
        names
    }

    /// Names of seats, in turn order. Seats without a name of their own get one: the only
    /// person is "You", several are numbered, and bots have first names.
    pub fn seat_names(self, seats: &[SeatConfig]) -> Vec<String> {
        let is_person = |config: &SeatConfig| config.player == Player::Human;
        let first_person = seats.iter().position(is_person);
        let people = seats.iter().filter(|config| is_person(config)).count();
        let names = Seat::all(u8::MAX).zip(seats).map(|(seat, config)| {
            match (config.name.as_str(), config.player) {
                ("", _) if seats.len() == 1 => YOU.to_owned(),
                ("", Player::Human) if people == 1 => YOU.to_owned(),
                ("", Player::Human) => format!("Player {}", seat.number()),
                ("", Player::Bot(_) | Player::Matched(_)) => {
                    // In a rematch all seats move on by one: the distance to a person stays.
                    let distance = seat.index() + seats.len() - first_person.unwrap_or(0);
                    bot_name(seats, distance % seats.len()).to_owned()
                }
                (name, _) => name.to_owned(),
            }
        });
        names.collect()
    }

    /// The level of a bot, to be shown beside its name.
    pub fn bot_level(self, game: GameId, player: Player) -> Option<&'static str> {
        match player {
            Player::Human => None,
            Player::Bot(level) => Some(self.level(game, level)),
            Player::Matched(_) => Some("Match me"),
        }
    }

    /// The name of a level in a game.
    pub fn level(self, game: GameId, level: Level) -> &'static str {
        match level {
            Level::Expert if bots::is_solved(game) => "Perfect",
            Level::Beginner => "Beginner",
            Level::Novice => "Novice",
            Level::Casual => "Casual",
            Level::Skilled => "Skilled",
            Level::Veteran => "Veteran",
            Level::Expert => "Expert",
        }
    }

    /// The name of a level, or of two levels for half a step between them.
    pub fn strength(self, game: GameId, strength: Strength) -> String {
        let level = self.level(game, strength.level());
        if strength.is_between() {
            format!(
                "{level} to {}",
                self.level(game, strength.stronger().level())
            )
        } else {
            level.to_owned()
        }
    }

    /// What a person's next opponent will be like after a result against one that adapts.
    pub fn next_opponent(self, game: GameId, now: Strength, next: Strength) -> String {
        let label = self.strength(game, next);
        match next.cmp(&now) {
            Ordering::Greater => {
                format!("Your next opponent will be half a step stronger: {label}.")
            }
            Ordering::Less => format!("Your next opponent will be half a step weaker: {label}."),
            Ordering::Equal => format!("Your next opponent will be as strong: {label}."),
        }
    }

    /// The label of a kind of player.
    pub fn player(self, game: GameId, player: Player) -> String {
        match player {
            Player::Human => "Person".to_owned(),
            Player::Bot(level) => format!("{} bot", self.level(game, level)),
            Player::Matched(strength) => {
                format!("Match me ({})", self.strength(game, strength))
            }
        }
    }
}

/// The name of the bot at this distance from the first person: the first of its names that
/// nobody at the table has.
fn bot_name(seats: &[SeatConfig], distance: usize) -> &'static str {
    let is_free = |name: &&str| {
        let mut taken = seats.iter().map(|config| config.name.as_str());
        !taken.any(|taken| taken.eq_ignore_ascii_case(name))
    };
    let mut own = BOT_NAMES
        .iter()
        .filter_map(|row| row.get(distance).copied());
    own.find(is_free).unwrap_or("Bot")
}

/// The name of a seat.
pub fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}

/// Whether sentences address the player of a seat.
fn is_you(names: &[String], seat: Seat) -> bool {
    names.len() == 1 || name(names, seat) == YOU
}

/// Subject and verb: `Ada gains`, `You gain`.
pub fn subject(names: &[String], seat: Seat, gains: &str, gain: &str) -> String {
    if is_you(names, seat) {
        format!("{YOU} {gain}")
    } else {
        format!("{} {gains}", name(names, seat))
    }
}

/// A player as an object: `Ada`, `you`.
pub fn object(names: &[String], seat: Seat) -> &str {
    if is_you(names, seat) {
        "you"
    } else {
        name(names, seat)
    }
}

/// A player as an owner at the start of a sentence: `Ada's`, `Your`.
pub fn possessive(names: &[String], seat: Seat) -> String {
    if is_you(names, seat) {
        "Your".to_owned()
    } else {
        format!("{}'s", name(names, seat))
    }
}

/// A player as an owner within a sentence: `Ada's`, `your`.
pub fn possessive_within(names: &[String], seat: Seat) -> String {
    if is_you(names, seat) {
        "your".to_owned()
    } else {
        possessive(names, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use records::Name;

    fn seats(of: &[(&str, Player)]) -> Vec<SeatConfig> {
        let seat = |(name, player): &(&str, Player)| SeatConfig {
            name: Name::new(name),
            player: *player,
        };
        of.iter().map(seat).collect()
    }

    fn names(of: &[(&str, Player)]) -> Vec<String> {
        Locale::english().seat_names(&seats(of))
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

    #[test]
    fn sentences_address_the_only_person() {
        let both = ["You".to_owned(), "Leo".to_owned()];
        let [first, second] = [0, 1].map(|index| Seat::in_turn(index, 2));
        let gains = |seat| subject(&both, seat, "gains", "gain");
        assert_eq!(gains(first), "You gain");
        assert_eq!(gains(second), "Leo gains");
        assert_eq!(object(&both, first), "you");
        assert_eq!(object(&both, second), "Leo");
        assert_eq!(possessive(&both, first), "Your");
        assert_eq!(possessive(&both, second), "Leo's");
        assert_eq!(possessive_within(&both, first), "your");
        assert_eq!(possessive_within(&both, second), "Leo's");
        // A lone player is addressed whatever their name is.
        assert_eq!(
            subject(&["Ada".to_owned()], first, "gains", "gain"),
            "You gain"
        );
    }
}
