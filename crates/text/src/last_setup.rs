//! How a game is usually played, in a few words.

use super::{Locale, level, shown_name};
use app_core::SeatController;
use app_core::settings::LastSetup;
use l10n::house;
use records::Player;

/// With whom a game is usually played: `Against Expert`, `With Ben by link`, `Solo`.
pub fn last_opponents(locale: Locale, last_setup: &LastSetup) -> String {
    let mut seats = last_setup.seats.iter().collect::<Vec<_>>();
    let player = seats
        .iter()
        .position(|seat| seat.controller == SeatController::PERSON);
    if let Some(player) = player {
        seats.remove(player);
    }
    if seats.is_empty() {
        return locale.text(house::SOLO);
    }
    let people = seats.iter().filter(|seat| !seat.controller.is_bot());
    let people: Vec<String> = people
        .map(|seat| match (seat.name.as_str(), seat.controller) {
            ("", SeatController::Remote) => locale.text(house::A_FRIEND),
            ("", SeatController::Local(_)) => locale.text(house::SOMEONE_HERE),
            (name, _) => shown_name(locale, name),
        })
        .collect();
    let mut bots: Vec<(String, u32)> = Vec::new();
    for seat in &seats {
        let SeatController::Local(player) = seat.controller else {
            continue;
        };
        let name = match player {
            Player::Human => continue,
            Player::Bot(of) => level(locale, last_setup.game, of),
            Player::Matched(_) => locale.text(house::MATCH_ME),
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
            count => house::several_bots(locale, count, &name),
        })
        .collect();
    let is_by_link = seats
        .iter()
        .any(|seat| seat.controller == SeatController::Remote);
    match (people.is_empty(), bots.is_empty(), is_by_link) {
        (true, ..) => house::against(locale, &bots),
        (false, true, false) => house::with(locale, &people),
        (false, true, true) => house::with_by_link(locale, &people),
        (false, false, false) => house::with_against(locale, &people, &bots),
        (false, false, true) => house::with_by_link_against(locale, &people, &bots),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use app_core::settings::LastSeat;
    use records::{Colour, Name};
    use rules::{GameId, Level};

    fn opponents(seats: &[(SeatController, &str)]) -> String {
        let seats = seats.iter().map(|(controller, name)| LastSeat {
            controller: *controller,
            name: Name::new(name),
            colour: Colour::Red,
        });
        last_opponents(
            Locale::ENGLISH,
            &LastSetup {
                game: GameId::TurnOfTime,
                seats: seats.collect(),
                choices: Vec::new(),
                undo: None,
                aids: None,
            },
        )
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
        assert_eq!(opponents(&[me, cleo, me]), "With Cleo and someone here");
        assert_eq!(opponents(&[me, cleo, novice]), "With Cleo, against Novice");
    }
}
