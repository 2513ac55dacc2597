//! Why an action is illegal, in words.

pub mod argonauts_wheel;
#[cfg(not(target_arch = "wasm32"))]
pub mod noughts;
pub mod turn_of_time;
pub mod wheel_of_fortune;
pub mod wheels_of_time;
pub mod world_wonders;

use crate::{Locale, house};
use rules::IllegalAction;

/// Why an action of any game is illegal.
pub fn refusal(locale: Locale, illegal: &IllegalAction) -> String {
    match illegal {
        IllegalAction::WrongGame(_) => locale.text(house::OTHER_GAME_ACTION),
        IllegalAction::TurnOfTime(illegal) => turn_of_time::refusal(locale, illegal),
        IllegalAction::ArgonautsWheel(illegal) => argonauts_wheel::refusal(locale, illegal),
        IllegalAction::WheelsOfTime(illegal) => wheels_of_time::refusal(locale, illegal),
        IllegalAction::WheelOfFortune(illegal) => wheel_of_fortune::refusal(locale, illegal),
        IllegalAction::WorldWonders(illegal) => world_wonders::refusal(locale, illegal),
        // The sample game is not part of the page.
        #[cfg(not(target_arch = "wasm32"))]
        IllegalAction::Noughts(illegal) => noughts::refusal(locale, illegal),
    }
}
