//! Selection of a seat's player.

use super::Select;
use crate::context::use_locale;
use records::Player;
use rules::{GameId, Level, Strength};
use yew::prelude::*;

/// Props of [`PlayerSelect`].
#[derive(Properties, PartialEq)]
pub struct PlayerSelectProps {
    /// The game.
    pub game: GameId,
    /// Name of the field.
    pub name: AttrValue,
    /// Accessible name.
    pub label: AttrValue,
    /// Current player of the seat.
    pub player: Player,
    /// How strong a bot that adapts to the person would play now.
    pub matched: Strength,
    /// Whether the list is disabled.
    #[prop_or_default]
    pub disabled: bool,
    /// Called with the newly selected player.
    pub on_pick: Callback<Player>,
}

/// A list to select a seat's player: a person, a computer player of some level, or one
/// that adapts to the person.
#[component]
pub fn PlayerSelect(props: &PlayerSelectProps) -> Html {
    let locale = use_locale();
    // One that is in the game already keeps its strength.
    let matched = match props.player {
        Player::Matched(strength) => strength,
        _ => props.matched,
    };
    let players = move || {
        core::iter::once(Player::Human)
            .chain(Level::ALL.map(Player::Bot))
            .chain([Player::Matched(matched)])
    };
    let option = |player: Player| {
        let label: AttrValue = locale.player(props.game, player).into();
        (AttrValue::from(player.id()), label)
    };
    let on_pick = props.on_pick.clone();
    let on_pick = move |index| {
        if let Some(player) = players().nth(index) {
            on_pick.emit(player);
        }
    };
    html! {
        <Select
            name={props.name.clone()}
            label={props.label.clone()}
            options={players().map(option).collect::<Vec<_>>()}
            picked={props.player.id()}
            disabled={props.disabled}
            {on_pick}
        />
    }
}
