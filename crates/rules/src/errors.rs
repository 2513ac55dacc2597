//! The sentences of the errors that all games share.
//!
//! Each game writes the sentences of its own illegal actions; see
//! [`Game::IllegalAction`](crate::game::Game::IllegalAction).

use crate::digest::ParseHashError;
use crate::game::ParseActionError;
use crate::registry::WrongGame;
use crate::seat::InvalidSeat;
use crate::setup::{DrawError, PositionError, SetupError};
use core::error::Error;
use core::fmt::{self, Display, Formatter};

impl Display for ParseHashError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("a state hash has eight hexadecimal digits")
    }
}

impl Error for ParseHashError {}

impl Error for InvalidSeat {}

impl Display for WrongGame {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("The action belongs to another game.")
    }
}

impl Error for WrongGame {}

impl<R: Display> Display for ParseActionError<R> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed { at: 0 } => f.write_str("The text is not an action of this game."),
            Self::Malformed { at } => write!(
                f,
                "The text is not an action of this game: it does not fit from character {} on.",
                at + 1
            ),
            Self::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl<R: Error> Error for ParseActionError<R> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Malformed { .. } => None,
            Self::Illegal(illegal) => illegal.source(),
        }
    }
}

impl Display for SetupError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::PlayerCount {
                requested,
                min,
                max,
            } if min == max => {
                write!(f, "the game is for {min} players, not for {requested}")
            }
            Self::PlayerCount {
                requested,
                min,
                max,
            } => {
                write!(
                    f,
                    "the game is for {min} to {max} players, not for {requested}"
                )
            }
            Self::RulesVersion { requested, latest } => write!(
                f,
                "the rules have versions 1 to {latest}, but no version {requested}"
            ),
            Self::UnknownOption { requested } => {
                write!(f, "the game has no option '{requested}'")
            }
            Self::InvalidChoice { option, requested } => write!(
                f,
                "the option '{option}' cannot be '{requested}' with this number of players"
            ),
            Self::Draws(error) => error.fmt(f),
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl Error for SetupError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Draws(error) => error.source(),
            Self::Position(error) => error.source(),
            Self::PlayerCount { .. }
            | Self::RulesVersion { .. }
            | Self::UnknownOption { .. }
            | Self::InvalidChoice { .. } => None,
        }
    }
}

impl Display for DrawError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed { index } => {
                write!(
                    f,
                    "draw {} is not written as this game writes draws",
                    index + 1
                )
            }
            Self::Unavailable { index } => {
                write!(f, "draw {} is not available, or not any more", index + 1)
            }
            Self::NotInSetup { index, draw, why } => {
                write!(f, "draw {}, '{draw}', cannot come up: {why}", index + 1)
            }
            Self::TooMany { max: 0 } => f.write_str("this game has no draws"),
            Self::TooMany { max } => write!(f, "there are more than {max} draws"),
        }
    }
}

impl Error for DrawError {}

impl Display for PositionError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unsupported => f.write_str("this game cannot start from a given position"),
            Self::Invalid { reason } => write!(f, "the position is invalid: {reason}"),
            Self::WithChoice { option } => write!(
                f,
                "the option '{option}' cannot be chosen together with a position"
            ),
            Self::WithDraws => f.write_str("draws cannot be given together with a position"),
        }
    }
}

impl Error for PositionError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameId, IllegalAction, Setup};

    fn sentence(error: &dyn Error) -> String {
        error.to_string()
    }

    #[test]
    fn every_public_error_type_implements_error() {
        use crate::games::{
            argonauts_wheel, turn_of_time, wheel_of_fortune, wheels_of_time, world_wonders,
        };

        fn check<E: Error + Clone + PartialEq + Send + Sync + 'static>() {}
        fn check_game<G: crate::game::Game>() {
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
        check::<crate::grid::ParseRotationError>();
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
            error(cards.and_then(|setup| setup.with_draws(vec!["Sp".into(), "?".into()])))
                .as_deref(),
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
}
