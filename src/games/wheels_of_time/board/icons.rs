//! The drawings of goods, developments, symbols and effects.

use crate::components::picture;
use rules::games::wheels_of_time::{Development, Effect, Good, Item, Symbol};
use yew::prelude::*;

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

pub const fn good(good: Good) -> &'static str {
    match good {
        Good::Brick => "#wt-item-brick",
        Good::Wood => "#wt-item-wood",
        Good::Stone => "#wt-item-stone",
        Good::Food => "#wt-item-food",
        Good::Worker => "#wt-item-worker",
    }
}

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

/// The drawings that show an effect side by side.
pub fn effect(effect: Effect) -> Vec<&'static str> {
    match effect {
        Effect::Nothing => vec!["#wt-nothing"],
        Effect::HalfBuilding => vec!["#wt-half"],
        Effect::Gives(item) => vec![self::item(item)],
        Effect::Danger(good) => vec!["#wt-skull", self::good(good)],
        Effect::Disaster => vec!["#wt-skull", "#wt-skull"],
    }
}

/// A drawing in a line of text.
pub fn icon(symbol: &'static str) -> Html {
    picture(symbol, "0 0 24 24", "wt-icon")
}

pub fn icons(symbols: impl IntoIterator<Item = &'static str>) -> Html {
    symbols.into_iter().map(icon).collect()
}

/// A drawing within a picture, centred on a point, `size` units wide and high.
pub fn icon_at(symbol: &'static str, (x, y): (i32, i32), size: i32) -> Html {
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
