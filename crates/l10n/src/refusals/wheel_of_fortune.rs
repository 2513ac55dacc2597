//! Why an action of The Wheel of Fortune is illegal.

use crate::wheel_of_fortune as words;
use crate::{Direction, Locale, house};
use rules::games::wheel_of_fortune::{Edge, IllegalAction, Kind};

/// Why an action is illegal, in a sentence.
pub fn refusal(locale: Locale, illegal: &IllegalAction) -> String {
    locale.text(match *illegal {
        IllegalAction::GameOver => house::GAME_OVER,
        IllegalAction::WrongPhase => words::REFUSAL_PHASE,
        IllegalAction::Occupied => words::REFUSAL_OCCUPIED,
        IllegalAction::NotAdjacent => words::REFUSAL_NOT_ADJACENT,
        IllegalAction::Mismatch { side, there } => {
            return words::refusal_this_way(locale, Direction(side), land(there));
        }
        IllegalAction::NoSegment => words::REFUSAL_NO_FEATURE,
        IllegalAction::Taken => words::REFUSAL_TAKEN,
        IllegalAction::NoFollower => words::REFUSAL_NO_FOLLOWER,
        IllegalAction::CrownsTaken => words::REFUSAL_CROWNS,
        IllegalAction::NotYourFollower => words::REFUSAL_NOT_YOURS,
    })
}

/// What meets at an edge.
pub const fn land(edge: Edge) -> Kind {
    match edge {
        Edge::Field => Kind::Field,
        Edge::Road => Kind::Road,
        Edge::City => Kind::City,
    }
}
