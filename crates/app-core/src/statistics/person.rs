//! Whose match it was: which seat is the player's, and which belong to other people.

use super::{FinishedMatch, SeatOutcome};
use records::{Name, Player};
use rules::Seat;

/// Whose statistics.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Person {
    /// The player.
    #[default]
    Me,
    /// Somebody else with this name, in upper or lower case.
    Other(Name),
}

/// Names that are equal are the same person, in upper or lower case.
fn is_same(one: &Name, other: &Name) -> bool {
    one.as_str().to_lowercase() == other.as_str().to_lowercase()
}

/// The seat of the player, whose name is `own`, among those of people. By link it is a seat on this device (`here`); else
/// it has the player's name, or is the only one of a person without a name.
pub fn own_seat<'name>(
    people: impl Iterator<Item = (Seat, &'name Name)>,
    here: Option<&[Seat]>,
    own: &Name,
) -> Option<Seat> {
    let is_here = |seat: &Seat| here.is_none_or(|here| here.contains(seat));
    let people: Vec<(Seat, &Name)> = people.filter(|(seat, _)| is_here(seat)).collect();
    if let (Some(_), [(seat, _)]) = (here, people.as_slice()) {
        return Some(*seat);
    }
    let is_named = |name: &Name| !name.is_empty();
    let by_name = people
        .iter()
        .find(|(_, name)| is_named(own) && is_same(name, own));
    if let Some((seat, _)) = by_name {
        return Some(*seat);
    }
    let mut unnamed = people.iter().filter(|(_, name)| !is_named(name));
    match (unnamed.next(), unnamed.next()) {
        (Some((seat, _)), None) => Some(*seat),
        _ => None,
    }
}

impl FinishedMatch {
    fn people(&self) -> impl Iterator<Item = (Seat, &SeatOutcome)> {
        Seat::all(u8::MAX)
            .zip(&self.outcome.seats)
            .filter(|(_, seat)| seat.player == Player::Human)
    }

    /// The seat of the player, whose name is `own`.
    pub fn own_seat(&self, own: &Name) -> Option<Seat> {
        let people = self.people().map(|(seat, person)| (seat, &person.name));
        own_seat(people, self.here.as_deref(), own)
    }

    /// The seat of a person; the player's name is `own`.
    pub fn seat_of(&self, person: &Person, own: &Name) -> Option<Seat> {
        let own_seat = self.own_seat(own);
        match person {
            Person::Me => own_seat,
            Person::Other(name) => {
                let mut people = self.people();
                people
                    .find(|(seat, config)| Some(*seat) != own_seat && is_same(&config.name, name))
                    .map(|(seat, _)| seat)
            }
        }
    }
}

/// The names of all other people, those of the latest matches first; the matches are in order of
/// their dates, and the player's name is `own`.
pub fn other_people(matches: &[FinishedMatch], own: &Name) -> Vec<Name> {
    let mut names: Vec<Name> = Vec::new();
    for record in matches.iter().rev() {
        let own_seat = record.own_seat(own);
        for (seat, config) in record.people() {
            let is_new = !names.iter().any(|known| is_same(known, &config.name));
            if Some(seat) != own_seat && is_new && !config.name.is_empty() {
                names.push(config.name.clone());
            }
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::super::report::testing::{finished, named};
    use super::*;
    use rules::{GameId, Level};

    const BOT: Player = Player::Bot(Level::Casual);

    fn seat(number: u8) -> Option<Seat> {
        Seat::new(number)
    }

    #[test]
    fn the_player_is_whoever_has_the_name_or_is_alone_without_one() {
        let ada = Name::new("Ada");
        let nobody = Name::default();
        let game = GameId::TurnOfTime;
        let against_bot = finished(game, 1, &[(BOT, 3, 2), (Player::Human, 7, 1)]);
        assert_eq!(against_bot.own_seat(&ada), seat(1));
        assert_eq!(against_bot.own_seat(&nobody), seat(1));
        let people = finished(game, 1, &[(Player::Human, 3, 2), (Player::Human, 7, 1)]);
        assert_eq!(people.own_seat(&ada), None);
        let people = named(people, &["Ben", "ADA"]);
        assert_eq!(people.own_seat(&ada), seat(1));
        assert_eq!(people.own_seat(&nobody), None);
        let half_named = named(people, &["Ben", ""]);
        assert_eq!(half_named.own_seat(&ada), seat(1));
    }

    #[test]
    fn by_link_the_player_sits_here() {
        let ada = Name::new("Ada");
        let people = [(Player::Human, 3, 2), (Player::Human, 7, 1)];
        let mut by_link = named(finished(GameId::TurnOfTime, 1, &people), &["Ben", "Ada"]);
        by_link.here = Some(vec![Seat::FIRST]);
        assert_eq!(by_link.own_seat(&ada), Some(Seat::FIRST));
        by_link.here = Some(vec![Seat::FIRST, Seat::new(1).unwrap()]);
        assert_eq!(by_link.own_seat(&ada), seat(1));
        // Watched only.
        by_link.here = Some(Vec::new());
        assert_eq!(by_link.own_seat(&ada), None);
    }

    #[test]
    fn other_people_are_known_by_their_names() {
        let ada = Name::new("Ada");
        let people = [(Player::Human, 3, 2), (Player::Human, 7, 1)];
        let one = named(finished(GameId::TurnOfTime, 1, &people), &["Ben", "Ada"]);
        let two = named(finished(GameId::TurnOfTime, 2, &people), &["ada", "BEN"]);
        let three = named(finished(GameId::TurnOfTime, 3, &people), &["Cleo", ""]);
        let all = [one, two, three];
        assert_eq!(
            other_people(&all, &ada),
            [Name::new("Cleo"), Name::new("BEN")]
        );
        let ben = Person::Other(Name::new("ben"));
        let seats: Vec<Option<Seat>> = all.iter().map(|one| one.seat_of(&ben, &ada)).collect();
        assert_eq!(seats, [seat(0), seat(1), None]);
    }
}
