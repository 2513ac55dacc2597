//! Things as small pictures.

use crate::parts;
use rules::games::wheels_of_time::{Development, Good, Item, Symbol};
use yew::prelude::*;

/// The drawing of something that can be gained.
pub const fn item(item: Item) -> &'static str {
    match item {
        Item::Development(Development::FoodProduction) => "#wt-item-field",
        Item::Development(Development::Population) => "#wt-item-people",
        Item::Development(Development::Wall) => "#wt-item-wall",
        Item::Development(Development::Road) => "#wt-item-road",
        Item::Development(Development::Building) => "#wt-item-building",
        Item::Good(good) => self::good(good),
    }
}

/// The drawing of a good.
pub const fn good(good: Good) -> &'static str {
    match good {
        Good::Brick => "#wt-item-brick",
        Good::Wood => "#wt-item-wood",
        Good::Stone => "#wt-item-stone",
        Good::Food => "#wt-item-food",
        Good::Worker => "#wt-item-worker",
    }
}

/// The drawing of what stands on a wheel.
pub const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Brick => "#wt-item-brick",
        Symbol::Wood => "#wt-item-wood",
        Symbol::Stone => "#wt-item-stone",
        Symbol::Food => "#wt-item-food",
        Symbol::Gold => "#wt-gold",
        Symbol::Skull => "#wt-skull",
    }
}

/// A drawing as a picture of its own.
pub fn icon(symbol: &'static str) -> Html {
    parts::picture(symbol, "0 0 24 24", "wt-icon")
}

/// A drawing within the board's picture, around a point, so large.
pub fn placed(symbol: &'static str, (x, y): (i32, i32), size: i32) -> Html {
    html! {
        <use
            href={symbol}
            x={(x - size / 2).to_string()}
            y={(y - size / 2).to_string()}
            width={size.to_string()}
            height={size.to_string()}
        />
    }
}
