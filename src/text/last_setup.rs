//! How a game is usually played, in a few words.

use super::Locale;
use app_core::SeatController;
use app_core::settings::LastSetup;
use records::Player;

impl Locale {
    /// With whom a game is usually played: `Against Expert`, `With Ben by link`, `Solo`.
    pub fn last_opponents(self, last_setup: &LastSetup) -> String {
        let mut seats = last_setup.seats.iter().collect::<Vec<_>>();
        let player = seats
            .iter()
            .position(|seat| seat.controller == SeatController::PERSON);
        if let Some(player) = player {
            seats.remove(player);
        }
        if seats.is_empty() {
            return "Solo".to_owned();
        }
        let people = seats.iter().filter(|seat| !seat.controller.is_bot());
        let people: Vec<String> = people
            .map(|seat| match (seat.name.as_str(), seat.controller) {
                ("", SeatController::Remote) => "a friend".to_owned(),
                ("", SeatController::Local(_)) => "somebody here".to_owned(),
                (name, _) => super::shown_name(name),
            })
            .collect();
        let mut bots: Vec<(String, u32)> = Vec::new();
        for seat in &seats {
            let SeatController::Local(player) = seat.controller else {
                continue;
            };
            let name = match player {
                Player::Human => continue,
                Player::Bot(level) => self.level(last_setup.game, level).to_owned(),
                Player::Matched(_) => "Match me".to_owned(),
            };
            match bots.iter_mut().find(|(known, _)| *known == name) {
                Some((_, count)) => *count += 1,
                None => bots.push((name, 1)),
            }
        }
        let bots: Vec<String> = bots
            .into_iter()
            .map(|(name, count)| match count {
                1 => name,
                count => format!("{count} {name}"),
            })
            .collect();
        let is_by_link = seats
            .iter()
            .any(|seat| seat.controller == SeatController::Remote);
        let link_suffix = if is_by_link { " by link" } else { "" };
        match (people.is_empty(), bots.is_empty()) {
            (true, _) => format!("Against {}", self.list(&bots)),
            (false, true) => format!("With {}{link_suffix}", self.list(&people)),
            (false, false) => format!(
                "With {}{link_suffix}, against {}",
                self.list(&people),
                self.list(&bots)
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use app_core::settings::LastSeat;
    use records::{Colour, Name, UndoPolicy};
    use rules::{GameId, Level};

    fn opponents(seats: &[(SeatController, &str)]) -> String {
        let seats = seats.iter().map(|(controller, name)| LastSeat {
            controller: *controller,
            name: Name::new(name),
            colour: Colour::Red,
        });
        Locale::english().last_opponents(&LastSetup {
            game: GameId::TurnOfTime,
            seats: seats.collect(),
            choices: Vec::new(),
            undo: UndoPolicy::Free,
            aids: None,
        })
    }

    #[test]
    fn usual_games_are_told_by_their_other_players() {
        let me = (SeatController::PERSON, "");
        let bot = |level| (SeatController::Local(Player::Bot(level)), "");
        let (expert, novice) = (bot(Level::Expert), bot(Level::Novice));
        assert_eq!(opponents(&[me]), "Solo");
        assert_eq!(opponents(&[expert, me]), "Against Expert");
        assert_eq!(
            opponents(&[me, expert, novice, expert]),
            "Against 2 Expert and Novice"
        );
        let ben = (SeatController::Remote, "Ben");
        assert_eq!(opponents(&[me, ben]), "With Ben by link");
        assert_eq!(
            opponents(&[me, (SeatController::Remote, "")]),
            "With a friend by link"
        );
        let cleo = (SeatController::PERSON, "Cleo");
        assert_eq!(opponents(&[me, cleo, me]), "With Cleo and somebody here");
        assert_eq!(opponents(&[me, cleo, novice]), "With Cleo, against Novice");
    }
}
