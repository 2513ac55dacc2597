//! Things that sentences are about, and the messages that name them. A module for each catalogue.

pub(crate) mod wheel_of_fortune;
pub(crate) mod wheels_of_time;
pub(crate) mod world_wonders;

use crate::{Message, Thing};

/// Pages and tables speak of the things of the house.
pub(crate) mod pages {
    pub use super::house::Game;
}
pub(crate) mod table {
    pub use super::house::Game;
}

pub(crate) mod house {
    pub use rules::GameId as Game;
}

pub(crate) mod argonauts_wheel {
    pub use rules::games::argonauts_wheel::{Piece, Side, Zone};
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

impl Thing for argonauts_wheel::Side {
    fn message(self) -> Message {
        use crate::argonauts_wheel as words;
        match self {
            Self::Black => words::SIDE_BLACK,
            Self::White => words::SIDE_WHITE,
        }
    }
}

impl Thing for argonauts_wheel::Piece {
    fn message(self) -> Message {
        use crate::argonauts_wheel as words;
        match self {
            Self::Disc => words::PIECE_DISC,
            Self::Stack => words::PIECE_STACK,
            Self::Cone => words::PIECE_CONE,
            Self::ConeOfSpire => words::PIECE_CONE_OF_SPIRE,
            Self::Spire => words::PIECE_SPIRE,
        }
    }
}

impl Thing for argonauts_wheel::Zone {
    fn message(self) -> Message {
        use crate::argonauts_wheel as words;
        match self {
            Self::Left => words::ZONE_LEFT,
            Self::Centre => words::ZONE_CENTRE,
            Self::Right => words::ZONE_RIGHT,
        }
    }
}
