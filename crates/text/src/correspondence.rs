//! Words about matches by link.

use super::{Locale, Names, bot_level, name, names_of};
use l10n::house;
use records::{Match, Player};
use rules::Seat;

/// Label of the button that sends the match.
pub fn send_label(locale: Locale, names: &Names, to: Option<Seat>, is_new: bool) -> String {
    match to {
        _ if !is_new => locale.text(house::SEND_AGAIN),
        Some(seat) => house::send_to(locale, &names.player(seat)),
        None => locale.text(house::SEND_RESULT),
    }
}

/// The text that goes with a link: what it is, and for whom.
pub fn link_message(locale: Locale, record: &Match, to: Option<Seat>) -> String {
    let game = record.setup().game();
    let Some(to) = to else {
        return house::message_over(locale, game);
    };
    let names = names_of(locale, record);
    let is_named = |config: &records::SeatConfig| !config.name.as_str().is_empty();
    let to_whom = record.seat_config(to).filter(|config| is_named(config));
    let to_whom = to_whom.map(|_| name(&names, to));
    let acted = (0..record.ply()).any(|ply| record.to_act_before(ply) == Some(to));
    // Who has invited the others knows the game, also if somebody else begins.
    let is_host = record.correspondence().is_some_and(|own| own.host == to);
    match (acted || is_host, to_whom) {
        (true, None) => house::message_turn(locale, game),
        (true, Some(name)) => house::message_turn_for(locale, game, name),
        (false, None) => house::message_invitation(locale, &invitation(locale, record)),
        (false, Some(name)) => {
            house::message_invitation_for(locale, &invitation(locale, record), name)
        }
    }
}

/// The status while a person on another device is to act. Before any person has acted, the link is an invitation.
pub fn waiting_status(
    locale: Locale,
    record: &Match,
    names: &Names,
    seat: Seat,
    is_new: bool,
) -> String {
    let is_person = |seat: Seat| {
        let config = record.seat_config(seat);
        config.is_some_and(|config| config.player == Player::Human)
    };
    let mut authors = (0..record.ply()).filter_map(|ply| record.author(ply));
    match (is_new, authors.any(is_person)) {
        // An answer or a proposal is no turn.
        (true, true)
            if record
                .ply()
                .checked_sub(1)
                .and_then(|last| record.entries().get(last))
                .is_some_and(|entry| entry.seat().is_some()) =>
        {
            locale.text(house::NOT_SENT_YET)
        }
        (true, true) => locale.text(house::TURN_OVER),
        (true, false) => house::send_invitation(locale, &names.player(seat)),
        (false, _) => house::waiting_for(locale, &names.player(seat)),
    }
}

/// The heading of an invitation.
pub fn invitation(locale: Locale, record: &Match) -> String {
    let game = record.setup().game();
    let host = record
        .correspondence()
        .map(|correspondence| correspondence.host);
    let names = names_of(locale, record);
    match host.and_then(|host| Some((host, record.seat_config(host)?))) {
        Some((host, config)) if !config.name.as_str().is_empty() => {
            house::invites_you(locale, game, name(&names, host))
        }
        _ => house::you_are_invited(locale, game),
    }
}

/// Who plays in a match, in its invitation.
pub fn players_summary(locale: Locale, record: &Match) -> String {
    let names = names_of(locale, record);
    let game = record.setup().game();
    let people: Vec<String> = record
        .seats()
        .iter()
        .zip(&*names)
        .map(
            |(config, name)| match bot_level(locale, game, config.player) {
                Some(level) => house::name_of_bot(locale, name, &level),
                None => name.clone(),
            },
        )
        .collect();
    house::players_are(locale, &people, people.len())
}

/// The status of a match by link in a list, while a person elsewhere is to act or it is unsent.
pub fn link_standing(
    locale: Locale,
    names: &Names,
    to_act: Option<Seat>,
    is_unsent: bool,
) -> String {
    match to_act {
        Some(seat) if is_unsent => house::not_sent_to(locale, &names.player(seat)),
        Some(seat) => house::waits_for(locale, &names.player(seat)),
        None => locale.text(house::NOT_SENT),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use records::{Correspondence, Name, SeatConfig};
    use rules::{GameId, Setup};

    fn seat(number: u8) -> Seat {
        Seat::new(number - 1).unwrap()
    }

    fn new_match(names: [&str; 2]) -> Match {
        let setup = Setup::new(GameId::TurnOfTime, 2, 7).unwrap();
        let seats = names.map(|name| SeatConfig {
            name: Name::new(name),
            player: Player::Human,
        });
        let correspondence = Correspondence {
            id: 1,
            host: seat(1),
        };
        let record = Match::new(setup, seats.to_vec()).unwrap();
        record.with_correspondence(correspondence)
    }

    #[test]
    fn a_message_says_what_the_link_is() {
        let locale = Locale::ENGLISH;
        let mut record = new_match(["Anna", "Ben"]);
        let message = |record: &Match, to| link_message(locale, record, to);
        let invitation = "Anna invites you to Turn of Time, Ben.";
        assert_eq!(message(&record, Some(seat(2))), invitation);
        for _ in 0..3 {
            let action = record.state().legal_actions()[0];
            record.apply(action).unwrap();
        }
        let turn = "Your turn in Turn of Time, Ben.";
        assert_eq!(message(&record, Some(seat(2))), turn);
        let over = "Our game of Turn of Time is over.";
        assert_eq!(message(&record, None), over);
        let unnamed = message(&new_match(["", ""]), Some(seat(2)));
        assert_eq!(unnamed, "You are invited to Turn of Time.");
    }

    /// Ben begins the game to which Anna has invited him.
    #[test]
    fn the_host_is_not_invited_by_who_begins() {
        let locale = Locale::ENGLISH;
        let own = Correspondence {
            id: 1,
            host: seat(2),
        };
        let mut record = new_match(["Ben", "Anna"]).with_correspondence(own);
        let names = names_of(locale, &record);
        let status =
            |record: &Match, to, is_new| waiting_status(locale, record, &names, seat(to), is_new);
        let invitation = "Anna invites you to Turn of Time, Ben.";
        assert_eq!(link_message(locale, &record, Some(seat(1))), invitation);
        assert_eq!(status(&record, 1, true), "Send Ben the invitation.");
        assert_eq!(status(&record, 1, false), "Waiting for Ben.");
        let action = record.state().legal_actions()[0];
        record.apply(action).unwrap();
        let turn = "Your turn in Turn of Time, Anna.";
        assert_eq!(link_message(locale, &record, Some(seat(2))), turn);
        assert_eq!(status(&record, 2, true), "Your turn is over.");
    }
}
