//! Words that only the board needs.

use super::{action, link, one, pair, symbol, wheel};
use crate::text::{Words, capital};
use rules::games::wheels_of_time::{
    Action, Effect, Good, Item, Link, Mark, Phase, Symbol, Wheel, WheelsOfTime, Work,
};

/// A short name of a link: `A`, `B`, `Common`.
pub const fn link_name(link: Link) -> &'static str {
    match link {
        Link::A => "A",
        Link::B => "B",
        Link::Common => "Common",
    }
}

/// What kind of wheel it is.
const fn wheel_kind(wheel: Wheel) -> &'static str {
    match wheel {
        Wheel::Player(_) => "player wheel",
        Wheel::A | Wheel::B => "production wheel",
    }
}

/// A wheel in the picture, for the ear.
pub fn wheel_label(which: Wheel, phase: Phase, chosen: bool) -> String {
    let to_do = match phase {
        Phase::Place(_) => "Turn it.",
        Phase::Choose if chosen => "Take it.",
        _ if chosen => "Turn it.",
        _ => "Choose it.",
    };
    let kind = wheel_kind(which);
    format!("{}, {kind}. {to_do}", capital(wheel(which).to_owned()))
}

/// A link in the picture, for the ear: what it shows and does, and whether for
/// both.
pub fn link_says(which: Link, symbols: (Symbol, Symbol), does: &str, shared: bool) -> String {
    let (own, other) = (symbol(symbols.0), symbol(symbols.1));
    let both = if shared { ", the link of both" } else { "" };
    format!(
        "{}{both}, {own} and {other}: {does}.",
        capital(link(which).to_owned())
    )
}

/// Whom the common danger robs.
pub fn steals(good: Good, mine: bool) -> String {
    let what = one(Item::Good(good));
    if mine {
        format!("danger: you take {what}")
    } else {
        format!("danger: {what} of yours is taken")
    }
}

/// What a link does, in a word or two.
pub fn does(which: Effect) -> String {
    match which {
        Effect::Nothing => "nothing".to_owned(),
        Effect::Pair => "half a building".to_owned(),
        Effect::Gives(item) => one(item).to_owned(),
        Effect::Danger(good) => format!("danger to {}", endangered(good)),
        Effect::Disaster => "disaster".to_owned(),
    }
}

/// What a danger threatens.
const fn endangered(good: Good) -> &'static str {
    match good {
        Good::Brick => "bricks",
        Good::Wood => "wood",
        Good::Stone => "stones",
        Good::Food => "food",
        Good::Worker => "workers",
    }
}

/// What is on the button of an action, under the heading of its kind.
pub fn button(which: Action) -> String {
    match which {
        Action::Turn(which) => capital(wheel(which).to_owned()),
        Action::Trigger(Link::Common) => "Common link".to_owned(),
        Action::Trigger(which) => capital(link(which).to_owned()),
        Action::Build(Work::Wall) => "Wall".to_owned(),
        Action::Build(Work::Road) => "Road".to_owned(),
        Action::Build(Work::Building) => "Building".to_owned(),
        Action::Join(links) => format!("Building of {}", pair(links)),
        Action::Worker => "Spend a worker".to_owned(),
        Action::Feed(0) => "Feed nobody".to_owned(),
        Action::Feed(people) => format!("Feed {people}"),
        Action::Place { wheel: which, .. } => format!("Leave {} so", wheel(which)),
        _ => capital(action(which)),
    }
}

/// The same with all that one who does not see the heading has to know.
pub fn button_says(which: Action, does: &str, why_not: Option<&str>) -> String {
    let mut says = capital(action(which));
    if let (Action::Place { .. }, Some((_, lies))) = (which, says.split_once(" with ")) {
        says = format!("{}, with {lies}", button(which));
    }
    if !does.is_empty() {
        says = format!("{says}: {does}");
    }
    match why_not {
        Some(why) => format!("{says}. {why}"),
        None => says,
    }
}

/// What is asked before something that can only hurt.
pub fn really(which: Action) -> String {
    format!("Really {}?", action(which))
}

/// So many turns.
pub fn turns(words: Words, turns: u8) -> String {
    words.count(turns, "turn", "turns")
}

/// What is to be done where no wheel is chosen.
pub const fn task(state: &WheelsOfTime) -> &'static str {
    match state.phase() {
        Phase::Place(_) => {
            "Turn the wheel until it lies as you like. The other player chooses a side afterwards."
        }
        Phase::Choose => "Take the wheel whose three links you like better. Wheel 1 begins.",
        Phase::Feeding => "Your fields do not feed everybody. Whoever is not fed goes.",
        Phase::Production => "Two of your links make a building. They give you nothing else then.",
        Phase::Actions => {
            "Tap a wheel to see what its turns would bring; tap it again to turn it. Tap a link to trigger it."
        }
    }
}

/// What a table of the links is called.
pub const fn links_of(players: u8) -> &'static str {
    match players {
        1 => "Your links",
        _ => "The links of everybody; the common one counts for both",
    }
}

/// Whoever has a player wheel.
pub fn owner(mark: Mark, name: Option<&str>) -> String {
    match name {
        Some(name) => name.to_owned(),
        None => capital(wheel(Wheel::Player(mark)).to_owned()),
    }
}

/// What comes of feeding so many.
pub fn feeding(words: Words, fed: u8, short: u8, people: u8) -> String {
    let gone = short.saturating_sub(fed);
    match gone {
        0 => "nobody goes".to_owned(),
        _ if gone >= people => "nobody is left: the city is lost".to_owned(),
        1 => "1 citizen goes".to_owned(),
        _ => format!("{} go", words.count(gone, "citizen", "citizens")),
    }
}

/// One of something that is gained or lost.
pub const fn item(which: Item) -> &'static str {
    one(which)
}

/// A lone player's round.
pub fn round(state: &WheelsOfTime) -> String {
    let (round, rounds) = state.round();
    format!("Round {round} of {rounds}")
}

/// What can be done in the picture where it is not told what comes of it.
pub const TASK_UNAIDED: &str = "Tap a wheel twice to turn it. Tap a link to trigger it.";

/// Where nothing is left but to end.
pub const NO_ACTION_LEFT: &str = "No action is left: end your actions.";
