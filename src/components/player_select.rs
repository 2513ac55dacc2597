//! Who plays a seat.

use super::Select;
use crate::context::use_words;
use records::Player;
use rules::GameId;
use yew::prelude::*;

/// Who plays a seat, picked from a list.
#[derive(Properties, PartialEq)]
pub struct PlayerSelectProps {
    /// The game.
    pub game: GameId,
    /// The name of the field.
    pub name: AttrValue,
    /// Its name for screen readers.
    pub label: AttrValue,
    /// Who plays the seat now.
    pub player: Player,
    /// Whether nobody else can be picked now.
    #[prop_or_default]
    pub disabled: bool,
    /// Somebody else was picked.
    pub on_pick: Callback<Player>,
}

/// Who plays a seat: a person, or the computer at one of its levels.
#[component]
pub fn PlayerSelect(props: &PlayerSelectProps) -> Html {
    let words = use_words();
    let players = || Player::ALL.into_iter();
    let option = |player: Player| {
        let words: AttrValue = words.player(props.game, player).into();
        (AttrValue::from(player.id()), words)
    };
    let on_pick = props.on_pick.clone();
    let on_pick = move |place| {
        if let Some(player) = players().nth(place) {
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
