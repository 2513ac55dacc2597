//! Texts that only the board needs.

use super::{one_item, symbol};
use crate::text::{self, Locale, capital};
use rules::games::wheels_of_time::{
    Action, Effect, Good, Item, Link, Phase, PlayerWheel, Symbol, Wheel, WheelsOfTime,
};

/// The short name of a link.
pub const fn link_name(link: Link) -> &'static str {
    match link {
        Link::A => "A",
        Link::B => "B",
        Link::Common => "Common",
    }
}

/// The kind of a wheel.
const fn wheel_kind(wheel: Wheel) -> &'static str {
    match wheel {
        Wheel::Player(_) => "player wheel",
        Wheel::A | Wheel::B => "production wheel",
    }
}

/// The accessible name of a wheel in the picture.
pub fn wheel_label(wheel: Wheel, phase: Phase, selected: bool) -> String {
    let to_do = match phase {
        Phase::Place(_) => "Turn it.",
        Phase::Choose if selected => "Take it.",
        _ if selected => "Turn it.",
        _ => "Choose it.",
    };
    let kind = wheel_kind(wheel);
    format!("{}, {kind}. {to_do}", capital(wheel.name().to_owned()))
}

/// The accessible name of a link in the picture: its symbols and its effect,
/// and whether both players share it.
pub fn link_label(link: Link, symbols: (Symbol, Symbol), effect: &str, is_shared: bool) -> String {
    let (own, other) = (symbol(symbols.0), symbol(symbols.1));
    let sharing = if is_shared {
        ", shared by both players"
    } else {
        ""
    };
    format!(
        "{}{sharing}, {own} and {other}: {effect}.",
        capital(link.name().to_owned())
    )
}

/// The effect of a danger at the common link for a player, who takes the good
/// or loses it.
pub fn common_danger(good: Good, is_taker: bool) -> String {
    let good = one_item(Item::Good(good));
    if is_taker {
        format!("danger: you take {good}")
    } else {
        format!("danger: you lose {good}")
    }
}

/// The effect of a link in a word or two.
pub fn short_effect(effect: Effect) -> String {
    match effect {
        Effect::Nothing => "nothing".to_owned(),
        Effect::HalfBuilding => "half a building".to_owned(),
        Effect::Gives(item) => one_item(item).to_owned(),
        Effect::Danger(good) => format!("danger to {}", endangered(good)),
        Effect::Disaster => "disaster".to_owned(),
    }
}

/// What links bring, within a sentence: `link A brings a road, link B nothing`.
pub fn links_bring(effects: &[(Link, String)]) -> String {
    let parts = effects.iter().enumerate().map(|(index, (link, effect))| {
        let brings = if index == 0 { " brings" } else { "" };
        format!("{}{brings} {effect}", link.name())
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// The plural of a good.
const fn endangered(good: Good) -> &'static str {
    match good {
        Good::Brick => "bricks",
        Good::Wood => "wood",
        Good::Stone => "stones",
        Good::Food => "food",
        Good::Worker => "workers",
    }
}

/// The label of an action's button, below the heading of its group.
pub fn button(action: Action) -> String {
    match action {
        Action::Turn(wheel) => capital(wheel.name().to_owned()),
        Action::Trigger(Link::Common) => "Common link".to_owned(),
        Action::Trigger(link) => capital(link.name().to_owned()),
        Action::Build(structure) => capital(structure.name().to_owned()),
        Action::Join(pair) => format!("Building from {}", pair.name()),
        Action::SpendWorker => "Spend a worker".to_owned(),
        Action::Feed(0) => "Feed nobody".to_owned(),
        Action::Feed(people) => format!("Feed {people}"),
        Action::Place { wheel, .. } => format!("Keep {} like this", wheel.name()),
        _ => capital(super::action(action)),
    }
}

/// The accessible name of an action's button: the content of its heading,
/// its drawings and its tooltip.
pub fn button_name(action: Action, outcome: &str, illegal: Option<&str>) -> String {
    let mut name = capital(super::action(action));
    if let (Action::Place { .. }, Some((_, position))) = (action, name.split_once(" with ")) {
        name = format!("{}, with {position}", button(action));
    }
    if !outcome.is_empty() {
        name = format!("{name}: {outcome}");
    }
    match illegal {
        Some(illegal) => format!("{name}. {illegal}"),
        None => name,
    }
}

/// The question before an action that can only hurt the player.
pub fn confirmation(action: Action) -> String {
    format!("Really {}?", super::action(action))
}

/// A number of turns of a wheel.
pub fn turns(locale: Locale, turns: u8) -> String {
    text::count(locale, turns, "turn", "turns")
}

/// What to do while no wheel is selected.
pub const fn task(state: &WheelsOfTime) -> &'static str {
    match state.phase() {
        Phase::Place(_) if state.is_solo() => {
            "Turn the wheel to the position you want. You play with wheel 1."
        }
        Phase::Place(_) => {
            "Turn the wheel to the position you want. Your opponent chooses a side afterwards."
        }
        Phase::Choose => "Take the wheel whose three links you prefer. Wheel 1 goes first.",
        Phase::Feeding => {
            "Your food production does not feed everyone. Anyone you do not feed leaves."
        }
        Phase::Production => {
            "Two of your links can make a building. If they do, they give you nothing else."
        }
        Phase::Actions => {
            "Tap a wheel to preview its turns; tap it again to turn it. Tap a link to trigger it."
        }
    }
}

/// The caption of the table of links.
pub const fn link_table_caption(players: u8) -> &'static str {
    match players {
        1 => "Your links",
        _ => "All links; the common link counts for both players",
    }
}

/// The name of a player wheel's player, or of the wheel if it has none.
pub fn wheel_owner(wheel: PlayerWheel, name: Option<&str>) -> String {
    match name {
        Some(name) => name.to_owned(),
        None => capital(Wheel::Player(wheel).name().to_owned()),
    }
}

/// The outcome of feeding `fed` people when there is a shortage of food for
/// `shortage` of the city's `population`.
pub fn feeding(locale: Locale, fed: u8, shortage: u8, population: u8) -> String {
    let lost = shortage.saturating_sub(fed);
    match lost {
        0 => "nobody leaves".to_owned(),
        _ if lost >= population => "nobody is left: the city is lost".to_owned(),
        1 => "1 citizen leaves".to_owned(),
        _ => format!("{} leave", text::count(locale, lost, "citizen", "citizens")),
    }
}

/// The round of a solitaire game.
pub fn round(state: &WheelsOfTime) -> String {
    let (round, rounds) = state.round();
    format!("Round {round} of {rounds}")
}

/// What to do when the board shows no forecasts.
pub const TASK_UNAIDED: &str = "Tap a wheel twice to turn it. Tap a link to trigger it.";

/// What to do when no actions are left.
pub const NO_ACTION_LEFT: &str = "No actions left: end your actions.";
