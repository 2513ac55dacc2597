//! The errors of all layers, as types and as sentences.

use core::error::Error;
use rules::digest::ParseHashError;
use rules::game::ParseActionError;
use rules::registry::WrongGame;
use rules::seat::InvalidSeat;
use rules::setup::{DrawError, PositionError, SetupError};
use rules::{GameId, IllegalAction, Setup};

fn sentence(error: &dyn Error) -> String {
    error.to_string()
}

#[test]
fn every_public_error_type_implements_error() {
    use rules::games::{
        argonauts_wheel, turn_of_time, wheel_of_fortune, wheels_of_time, world_wonders,
    };

    fn check<E: Error + Clone + PartialEq + Send + Sync + 'static>() {}
    fn check_game<G: rules::game::Game>() {
        check_illegal_action::<G::IllegalAction>();
    }
    fn check_illegal_action<E: Error + Clone + PartialEq + 'static>() {}

    check::<ParseHashError>();
    check::<InvalidSeat>();
    check::<WrongGame>();
    check::<IllegalAction>();
    check::<ParseActionError<IllegalAction>>();
    check::<SetupError>();
    check::<DrawError>();
    check::<PositionError>();
    check::<rules::grid::ParseRotationError>();
    check::<argonauts_wheel::ParsePositionError>();
    check::<argonauts_wheel::ParseWheelError>();
    check::<turn_of_time::ParseCardError>();
    check::<turn_of_time::ParseCellError>();
    check::<turn_of_time::ParseSeasonError>();
    check::<wheel_of_fortune::ParseNotationError>();
    check::<wheels_of_time::ParseError>();
    check::<world_wonders::UnknownName>();
    check_game::<argonauts_wheel::ArgonautsWheel>();
    check_game::<turn_of_time::TurnOfTime>();
    check_game::<wheel_of_fortune::WheelOfFortune>();
    check_game::<wheels_of_time::WheelsOfTime>();
    check_game::<world_wonders::WorldWonders>();
}

#[test]
fn errors_are_sentences_that_say_what_is_allowed() {
    let players = |game, players| Setup::new(game, players, 0).err();
    let players = |game, number| players(game, number).map(|error| sentence(&error));
    assert_eq!(
        players(GameId::TurnOfTime, 9).as_deref(),
        Some("the game is for 1 to 4 players, not for 9")
    );
    assert_eq!(
        players(GameId::ArgonautsWheel, 3).as_deref(),
        Some("the game is for 2 players, not for 3")
    );
    let wheel = || Setup::new(GameId::ArgonautsWheel, 2, 0);
    let error = |setup: Result<Setup, SetupError>| setup.err().map(|e| sentence(&e));
    assert_eq!(
        error(wheel().and_then(|setup| setup.with_choice("begins", "red"))).as_deref(),
        Some("the option 'begins' cannot be 'red' with this number of players")
    );
    assert_eq!(
        error(wheel().and_then(|setup| setup.with_draws(vec!["x".into()]))).as_deref(),
        Some("this game has no draws")
    );
    let cards = Setup::new(GameId::TurnOfTime, 2, 0);
    assert_eq!(
        error(cards.and_then(|setup| setup.with_draws(vec!["Sp".into(), "?".into()]))).as_deref(),
        Some("draw 2 is not written as this game writes draws")
    );
    let malformed: ParseActionError<IllegalAction> = ParseActionError::Malformed { at: 2 };
    assert_eq!(
        sentence(&malformed),
        "The text is not an action of this game: it does not fit from character 3 on."
    );
    assert_eq!(
        sentence(&ParseActionError::Illegal(IllegalAction::WrongGame(
            WrongGame
        ))),
        "The action belongs to another game."
    );
}
