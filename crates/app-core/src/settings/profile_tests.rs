use super::*;
use crate::seat_controller::SeatController;
use records::{Colour, Name, Player, UndoPolicy};
use rules::{GameId, Level};

fn seat(controller: SeatController, name: &str, colour: Colour) -> LastSeat {
    let name = Name::new(name);
    LastSeat {
        controller,
        name,
        colour,
    }
}

fn last_setup() -> LastSetup {
    let expert = SeatController::Local(Player::Bot(Level::Expert));
    LastSetup {
        game: GameId::TurnOfTime,
        seats: vec![
            seat(expert, "", Colour::Red),
            seat(SeatController::PERSON, "", Colour::Green),
            seat(SeatController::Remote, "Ben \"B\"", Colour::Blue),
        ],
        choices: vec![("goal".to_owned(), "balance".to_owned())],
        undo: Some(UndoPolicy::Off),
        aids: Some(false),
    }
}

/// This text stands in browsers.
const STORED: &str = r#"{"me":{"name":"Ada","colour":"green","companions":["Ben \"B\""]},"usual":[{"game":"turn-of-time","seats":[["expert","red",""],["human","green",""],["friend","blue","Ben \"B\""]],"options":[["goal","balance"]],"undo":"off","aids":"off"}]}"#;

#[test]
fn profile_and_usual_games_are_stored() {
    let mut settings = Settings::default();
    settings.apply(SettingsChange::Begun(last_setup(), Name::new("Ada")));
    settings.apply(SettingsChange::Colour(Some(Colour::Green)));
    assert_eq!(settings.write(), STORED);
    assert_eq!(Settings::read(STORED), settings);
    assert_eq!(settings.last_setup(GameId::TurnOfTime), Some(&last_setup()));
    assert_eq!(settings.last_setup(GameId::WorldWonders), None);
    // The next one takes its place.
    let next = LastSetup {
        aids: None,
        ..last_setup()
    };
    settings.apply(SettingsChange::Begun(next.clone(), Name::new("Guest")));
    assert_eq!(settings.last_setups, [next]);
    assert_eq!(settings.profile.name, Name::new("Ada"));
}

#[test]
fn a_reminder_comes_after_ten_games_without_a_copy() {
    let mut settings = Settings::default();
    assert_eq!(settings.games_without_copy(9), None);
    assert_eq!(settings.games_without_copy(10), Some(10));
    settings.apply(SettingsChange::CopiedGames(12));
    assert_eq!(Settings::read(&settings.write()), settings);
    assert_eq!(settings.games_without_copy(21), None);
    assert_eq!(settings.games_without_copy(22), Some(10));
    // Games were deleted since.
    assert_eq!(settings.games_without_copy(3), None);
}

#[test]
fn damaged_profiles_and_usual_games_are_left_out() {
    for text in [
        r#"{"me":3,"usual":"x"}"#,
        r#"{"me":{"name":7,"colour":"pink","companions":[1,"",{}]},"usual":[{},1,[]]}"#,
        // No such game, no such number of players, no such kind of opponent.
        r#"{"usual":[{"game":"chess","seats":[["human","red",""]]}]}"#,
        r#"{"usual":[{"game":"turn-of-time","seats":[]}]}"#,
        r#"{"usual":[{"game":"argonauts-wheel","seats":[["human","red",""]]}]}"#,
        r#"{"usual":[{"game":"turn-of-time","seats":[["grandmaster","red",""]]}]}"#,
    ] {
        assert_eq!(Settings::read(text), Settings::default(), "{text}");
    }
    // Colours and names that are missing get defaults.
    let few = r#"{"usual":[{"game":"turn-of-time","seats":[["human"],["novice","pink"]]}]}"#;
    let settings = Settings::read(few);
    let seats = &settings
        .last_setup(GameId::TurnOfTime)
        .expect("a game")
        .seats;
    assert_eq!(seats[0], seat(SeatController::PERSON, "", Colour::Red));
    assert_eq!(seats[1].colour, Colour::Blue);
}
