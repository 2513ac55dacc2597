//! Words about matches by link.

use super::{Locale, Names, name};
use records::Match;
use rules::Seat;

/// The plain statement about cheating.
pub const CHEATING_NOTE: &str = "The link holds the whole game, including what will be drawn next. Anyone determined to peek can, just like with a face-down deck nobody is watching. But nobody can change the game unnoticed: your device checks every link against what it already knows.";

impl Locale {
    /// Label of the button that sends the match.
    pub fn send_label(self, names: &Names, to: Option<Seat>, is_new: bool) -> String {
        match to {
            _ if !is_new => "Send again".to_owned(),
            Some(seat) => format!("Send to {}", name(names, seat)),
            None => "Send the result".to_owned(),
        }
    }

    /// The text that goes with a link: what it is, and for whom.
    pub fn link_message(self, record: &Match, to: Option<Seat>) -> String {
        let game = self.game(record.setup().game()).name;
        let Some(to) = to else {
            return format!("Our game of {game} is over.");
        };
        let names = self.names_of(record);
        let to_whom = match record.seat_config(to) {
            Some(config) if !config.name.as_str().is_empty() => format!(", {}", name(&names, to)),
            _ => String::new(),
        };
        let acted = (0..record.ply()).any(|ply| record.to_act_before(ply) == Some(to));
        if acted {
            format!("Your turn in {game}{to_whom}.")
        } else {
            format!("{}{to_whom}.", self.invitation(record))
        }
    }

    /// The status while a person on another device is to act.
    pub fn waiting_status(self, names: &Names, seat: Seat, is_new: bool) -> String {
        if is_new {
            // The button beside it says to whom it goes.
            "Your turn is over.".to_owned()
        } else {
            format!("Waiting for {}.", name(names, seat))
        }
    }

    /// The status while a bot acts on another device.
    pub fn elsewhere_status(self, names: &Names, seat: Seat) -> String {
        format!("{} plays on another device.", name(names, seat))
    }

    /// Label of the button with which a person claims a seat.
    pub fn claim_label(self, names: &Names, seat: Seat) -> String {
        format!("I play {}", name(names, seat))
    }

    /// The heading of an invitation.
    pub fn invitation(self, record: &Match) -> String {
        let game = self.game(record.setup().game()).name;
        let host = record
            .correspondence()
            .map(|correspondence| correspondence.host);
        let names = self.names_of(record);
        match host.and_then(|host| Some((host, record.seat_config(host)?))) {
            Some((host, config)) if !config.name.as_str().is_empty() => {
                format!("{} invites you to {game}", name(&names, host))
            }
            _ => format!("You are invited to {game}"),
        }
    }

    /// Who plays in a match, in its invitation.
    pub fn players_summary(self, record: &Match) -> String {
        let names = self.names_of(record);
        let game = record.setup().game();
        let people: Vec<String> = record
            .seats()
            .iter()
            .zip(&*names)
            .map(|(config, name)| match self.bot_level(game, config.player) {
                Some(level) => format!("{name} ({level} bot)"),
                None => name.clone(),
            })
            .collect();
        format!("{} players: {}.", people.len(), self.list(&people))
    }

    /// The options that are not the default, in a few words; empty if there are none.
    pub fn house_rules_of(self, record: &Match) -> String {
        let setup = record.setup();
        let mut options: Vec<String> = setup
            .choices()
            .filter_map(|(option, choice)| {
                let place = option.choices.iter().position(|other| *other == choice)?;
                let (question, names) = self.option(setup.game(), option.id);
                let (name, _) = names.get(place).filter(|_| place > 0)?;
                Some(format!("{question}: {name}."))
            })
            .collect();
        options.push(self.table_rules(record.table_rules()));
        options.join(" ")
    }

    /// The status of a match by link in a list, while a person elsewhere is to act or it is unsent.
    pub fn link_standing(self, names: &Names, to_act: Option<Seat>, is_unsent: bool) -> String {
        match to_act {
            Some(seat) if is_unsent => format!("Not sent to {} yet", name(names, seat)),
            Some(seat) => format!("Waiting for {}", name(names, seat)),
            None => "Not sent yet".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use records::{Correspondence, Name, Player, SeatConfig};
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
        let locale = Locale::english();
        let mut record = new_match(["Anna", "Ben"]);
        let message = |record: &Match, to| locale.link_message(record, to);
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
}
