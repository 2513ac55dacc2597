//! Who somebody may be who opens the link of a match that is not known here.

use super::FoundMatch;
use records::{Match, Name, people};
use rules::Seat;

/// The seats of a match that somebody may have who opens its link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invited {
    /// The seats of people, in turn order; without those who have resigned, unless the match is over.
    pub seats: Vec<Seat>,
    /// The one that is probably meant.
    pub likely: Option<Seat>,
}

impl FoundMatch {
    /// Who somebody with this name may be. The name tells, or that nobody else is left; or else the link is for whoever
    /// acts next among those who have not acted yet. If all have, it may be anybody's: a player on another device, or
    /// a guest.
    pub fn invited(&self, own_name: &Name) -> Invited {
        invited(&self.incoming(), own_name)
    }
}

fn invited(record: &Match, own_name: &Name) -> Invited {
    let entries = record.entries().len();
    let is_over = record.main_position().ending().is_some();
    let plays = |seat: &Seat| is_over || !record.has_resigned_before(entries, *seat);
    let seats: Vec<Seat> = people(record.seats()).filter(plays).collect();
    let is_mine = |seat: &&Seat| {
        let config = record.seat_config(**seat);
        config.is_some_and(|config| !own_name.is_empty() && config.name == *own_name)
    };
    let mut mine = seats.iter().filter(is_mine);
    let likely = match (mine.next(), mine.next(), seats.as_slice()) {
        (Some(seat), None, _) | (_, _, [seat]) => Some(*seat),
        _ if is_over => None,
        _ => {
            let host = record.correspondence().map(|own| own.host);
            let acted: Vec<Seat> = (0..entries).filter_map(|ply| record.author(ply)).collect();
            let first = record.position().to_act().map_or(0, Seat::index);
            let mut by_turn = seats.clone();
            by_turn.sort_by_key(|seat| (seat.index() < first, seat.index()));
            by_turn
                .into_iter()
                .find(|seat| !acted.contains(seat) && Some(*seat) != host)
        }
    };
    Invited { seats, likely }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{HUMAN, NOVICE, match_by_link, seat};
    use records::Entry;

    fn likely(record: &Match, name: &str) -> Option<u8> {
        let invited = invited(record, &Name::new(name));
        invited.likely.map(|seat| seat.number())
    }

    #[test]
    fn whoever_acts_next_and_has_not_acted_yet_is_probably_invited() {
        let three = [HUMAN; 3];
        // The host is the first seat.
        assert_eq!(likely(&match_by_link(&three, 0), ""), Some(2));
        assert_eq!(likely(&match_by_link(&three, 1), ""), Some(2));
        assert_eq!(likely(&match_by_link(&three, 2), ""), Some(3));
        // On another device, or a guest.
        assert_eq!(likely(&match_by_link(&three, 3), ""), None);
        assert_eq!(likely(&match_by_link(&[HUMAN, HUMAN], 2), ""), None);
        let with_bot = match_by_link(&[HUMAN, NOVICE, HUMAN], 1);
        assert_eq!(likely(&with_bot, ""), Some(3));
        let both = Invited {
            seats: vec![seat(0), seat(2)],
            likely: Some(seat(2)),
        };
        assert_eq!(invited(&with_bot, &Name::default()), both);
    }

    #[test]
    fn a_known_name_tells_unless_two_have_it() {
        let mut record = match_by_link(&[HUMAN; 3], 1);
        for (number, name) in [(0, "Anna"), (1, "Ben"), (2, "Cleo")] {
            record.set_name(seat(number), Name::new(name));
        }
        assert_eq!(likely(&record, "Cleo"), Some(3));
        assert_eq!(likely(&record, "Anna"), Some(1));
        assert_eq!(likely(&record, "Dora"), Some(2));
        record.set_name(seat(2), Name::new("Anna"));
        assert_eq!(likely(&record, "Anna"), Some(2));
    }

    #[test]
    fn who_has_resigned_is_not_asked_for() {
        let mut record = match_by_link(&[HUMAN; 3], 3);
        record.apply_entry(Entry::Resign(seat(0))).unwrap();
        let seats = |record: &Match| invited(record, &Name::default()).seats;
        assert_eq!(seats(&record), [seat(1), seat(2)]);
        let mut two = match_by_link(&[HUMAN, HUMAN, NOVICE], 4);
        two.apply_entry(Entry::Resign(seat(0))).unwrap();
        assert_eq!(likely(&two, ""), Some(2));
        assert_eq!(likely(&match_by_link(&[HUMAN, NOVICE], 1), ""), Some(1));
    }

    #[test]
    fn of_a_finished_match_it_may_have_been_anybody() {
        let mut record = match_by_link(&[HUMAN, HUMAN], 0);
        record.apply_entry(Entry::Resign(seat(0))).unwrap();
        let over = Invited {
            seats: vec![seat(0), seat(1)],
            likely: None,
        };
        assert_eq!(invited(&record, &Name::default()), over);
    }
}
