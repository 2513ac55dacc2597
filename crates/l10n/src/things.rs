//! Things that sentences are about, and the messages that name them. A module for each catalogue.

use crate::{Message, Thing};

pub(crate) mod house {
    pub use rules::GameId as Game;
}

impl Thing for house::Game {
    fn message(self) -> Message {
        use crate::house as words;
        match self {
            Self::TurnOfTime => words::GAME_TURN_OF_TIME,
            Self::ArgonautsWheel => words::GAME_ARGONAUTS_WHEEL,
            Self::WheelsOfTime => words::GAME_WHEELS_OF_TIME,
            Self::WheelOfFortune => words::GAME_WHEEL_OF_FORTUNE,
            Self::WorldWonders => words::GAME_WORLD_WONDERS,
            // The sample game is not part of the page.
            #[cfg(not(target_arch = "wasm32"))]
            Self::Noughts => words::GAME_NOUGHTS,
        }
    }
}
