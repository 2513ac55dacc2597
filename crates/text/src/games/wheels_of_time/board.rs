//! Texts that only the board needs.

use super::{built, symbol_at};
use crate::Locale;
use l10n::{LinkEffect, Message, wheels_of_time as words};
use rules::games::wheels_of_time::{
    Action, Link, Phase, PlayerWheel, Structure, Symbol, Wheel, WheelsOfTime,
};

/// The accessible name of a wheel in the picture.
pub fn wheel_label(locale: Locale, wheel: Wheel, phase: Phase, selected: bool) -> String {
    let label = match phase {
        Phase::Place(_) => words::wheel_to_turn,
        Phase::Choose if selected => words::wheel_to_take,
        _ if selected => words::wheel_to_turn,
        _ => words::wheel_to_choose,
    };
    label(locale, wheel)
}

/// The accessible name of a link in the picture: its symbols and its effect, whether both players share it, and
/// whether it can be used.
pub fn link_label(
    locale: Locale,
    link: Link,
    (own, other): (Symbol, Symbol),
    effect: LinkEffect,
    is_shared: bool,
    is_usable: bool,
) -> String {
    if is_shared {
        words::link_of_both(locale, own, other, effect, is_usable)
    } else {
        words::link_of_player(locale, link, own, other, effect, is_usable)
    }
}

/// The effects of those links that a turn of a wheel changes for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkEffects {
    /// A production wheel is part of one link.
    One(Link, LinkEffect),
    /// In the order of [`Link::ALL`].
    All([LinkEffect; 3]),
}

/// What a turn would bring, as a sentence.
pub fn after_turn(locale: Locale, effects: LinkEffects) -> String {
    match effects {
        LinkEffects::One(link, effect) => words::after_turn(locale, link, effect),
        LinkEffects::All([a, b, common]) => words::after_turn_all(locale, a, b, common),
    }
}

/// The accessible name of the button that turns a wheel, with what it brings.
pub fn turn_name(locale: Locale, wheel: Wheel, effects: LinkEffects) -> String {
    match effects {
        LinkEffects::One(link, effect) => words::name_turn_then(locale, wheel, link, effect),
        LinkEffects::All([a, b, common]) => words::name_turn_then_all(locale, wheel, a, b, common),
    }
}

/// The label of an action's button, below the heading of its group; `outcome` is that of feeding.
pub fn button(locale: Locale, action: Action, phase: Phase, outcome: &str) -> String {
    match action {
        Action::Turn(wheel) => words::wheel_title(locale, wheel),
        Action::Trigger(link) => words::button_link(locale, link),
        Action::Build(structure) => locale.text(match structure {
            Structure::Wall => words::BUTTON_WALL,
            Structure::Road => words::BUTTON_ROAD,
            Structure::Building => words::BUTTON_BUILDING,
        }),
        // There is no room for more beside the button of the structure itself.
        Action::Join(pair) if phase == Phase::Actions => words::button_pair(locale, pair),
        Action::Join(pair) => words::button_join(locale, pair),
        Action::SpendWorker => locale.text(words::BUTTON_WORKER),
        Action::Feed(people) => words::button_feed(locale, people, outcome),
        Action::Place { wheel, .. } => words::button_keep(locale, wheel),
        Action::Take(_) | Action::EndActions | Action::ProduceSeparately => name(locale, action),
    }
}

/// The accessible name of an action's button: the content of its heading and its drawings, as far as it does not
/// depend on the position.
pub fn name(locale: Locale, action: Action) -> String {
    locale.text(match action {
        Action::Turn(wheel) => return words::name_turn(locale, wheel),
        Action::Build(structure) => return words::name_build(locale, built(structure)),
        Action::Join(pair) => return words::name_join(locale, pair),
        Action::Place { wheel, space } => {
            return words::name_keep(locale, wheel, space, symbol_at(wheel, space));
        }
        Action::Take(wheel) => return words::name_take(locale, Wheel::Player(wheel)),
        Action::Trigger(link) => return words::trigger(locale, link),
        Action::Feed(people) => return words::feed(locale, people),
        Action::SpendWorker => words::NAME_WORKER,
        Action::EndActions => words::NAME_END,
        Action::ProduceSeparately => words::NAME_SEPARATELY,
    })
}

/// What to do while no wheel is selected.
pub const fn task(state: &WheelsOfTime) -> Message {
    match state.phase() {
        Phase::Place(_) if state.is_solo() => words::DO_PLACE_ALONE,
        Phase::Place(_) => words::DO_PLACE,
        Phase::Choose => words::DO_CHOOSE,
        Phase::Feeding => words::DO_FEED,
        Phase::Production => words::DO_PRODUCE,
        Phase::Actions => words::DO_ACT,
    }
}

/// The caption of the table of links.
pub const fn link_table_caption(players: u8) -> Message {
    match players {
        1 => words::LINKS_OF_ONE,
        _ => words::LINKS_OF_TWO,
    }
}

/// The name of a player wheel's player, or of the wheel if it has none.
pub fn wheel_owner(locale: Locale, wheel: PlayerWheel, name: Option<&str>) -> String {
    match name {
        Some(name) => name.to_owned(),
        None => words::wheel_title(locale, Wheel::Player(wheel)),
    }
}

/// The outcome of feeding `fed` people when there is a shortage of food for
/// `shortage` of the city's `population`.
pub fn feeding(locale: Locale, fed: u8, shortage: u8, population: u8) -> String {
    match shortage.saturating_sub(fed) {
        lost if lost > 0 && lost >= population => locale.text(words::EVERYONE_LEAVES),
        lost => words::citizens_leave(locale, lost),
    }
}

/// The round of a solitaire game.
pub fn round(locale: Locale, state: &WheelsOfTime) -> String {
    let (round, rounds) = state.round();
    words::round(locale, round, rounds)
}
