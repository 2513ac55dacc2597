//! Name and selection of a seat's player.

use super::Select;
use crate::context::use_locale;
use app_core::SeatController;
use l10n::house;
use records::Player;
use rules::{GameId, Level, Strength};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PlayerSelectProps {
    pub game: GameId,
    pub name: AttrValue,
    /// Accessible name.
    pub label: AttrValue,
    /// Who plays for the seat now.
    pub controller: SeatController,
    /// Whether a friend by link is offered.
    pub offers_friends: bool,
    /// How strong a bot that adapts to the person would play now.
    pub matched: Strength,
    #[prop_or_default]
    pub disabled: bool,
    pub on_pick: Callback<SeatController>,
}

/// A list to select a seat's player: a person, a friend by link, a computer player of some
/// level, or one that adapts to the person.
#[component]
pub fn PlayerSelect(props: &PlayerSelectProps) -> Html {
    let locale = use_locale();
    // One that is in the game already keeps its strength.
    let matched = match props.controller {
        SeatController::Local(Player::Matched(strength)) => strength,
        _ => props.matched,
    };
    let offers_friends = props.offers_friends;
    let controllers = move || {
        let people = [
            Some(SeatController::PERSON),
            offers_friends.then_some(SeatController::Remote),
        ];
        let bots = Level::ALL
            .map(Player::Bot)
            .into_iter()
            .chain([Player::Matched(matched)])
            .map(SeatController::Local);
        people.into_iter().flatten().chain(bots)
    };
    let option = |controller: SeatController| {
        let label = match controller {
            SeatController::Remote => locale.text(house::FRIEND_BY_LINK),
            SeatController::Local(Player::Human) if offers_friends => {
                locale.text(house::PERSON_HERE)
            }
            SeatController::Local(player) => text::player(locale, props.game, player),
        };
        (AttrValue::from(controller.id()), AttrValue::from(label))
    };
    let on_pick = props.on_pick.clone();
    let on_pick = move |index| {
        if let Some(controller) = controllers().nth(index) {
            on_pick.emit(controller);
        }
    };
    html! {
        <Select
            name={props.name.clone()}
            label={props.label.clone()}
            options={controllers().map(option).collect::<Vec<_>>()}
            picked={props.controller.id()}
            disabled={props.disabled}
            {on_pick}
        />
    }
}

#[derive(Properties, PartialEq)]
pub struct PlayerNameProps {
    pub name: AttrValue,
    /// The level of a bot.
    #[prop_or_default]
    pub level: Option<AttrValue>,
}

/// A player's name, for bots with the level as a badge. Sentences use the name alone.
#[component]
pub fn PlayerName(props: &PlayerNameProps) -> Html {
    html! {
        <>
            { props.name.clone() }
            if let Some(level) = &props.level {
                { " " }
                <span class="bot-level">{ level }</span>
            }
        </>
    }
}
