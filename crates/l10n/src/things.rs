//! Things that sentences are about, and the messages that name them. A module for each catalogue.

use crate::{Message, Thing};

pub(crate) mod house {
    pub use rules::GameId as Game;
}

pub(crate) mod turn_of_time {
    pub use rules::games::turn_of_time::{Season, Side};
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

impl Thing for turn_of_time::Season {
    fn message(self) -> Message {
        use crate::turn_of_time as words;
        match self {
            Self::Spring => words::SEASON_SPRING,
            Self::Summer => words::SEASON_SUMMER,
            Self::Fall => words::SEASON_FALL,
            Self::Winter => words::SEASON_WINTER,
        }
    }
}

impl Thing for turn_of_time::Side {
    fn message(self) -> Message {
        use crate::turn_of_time as words;
        match self {
            Self::North => words::SIDE_NORTH,
            Self::East => words::SIDE_EAST,
            Self::South => words::SIDE_SOUTH,
            Self::West => words::SIDE_WEST,
        }
    }
}
