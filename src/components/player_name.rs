//! Names of players in lists of seats.

use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PlayerNameProps {
    pub name: AttrValue,
    /// The level of a bot.
    #[prop_or_default]
    pub level: Option<&'static str>,
}

/// A player's name, for bots with the level as a badge. Sentences use the name alone.
#[component]
pub fn PlayerName(props: &PlayerNameProps) -> Html {
    html! {
        <>
            { props.name.clone() }
            if let Some(level) = props.level {
                { " " }
                <span class="bot-level">{ level }</span>
            }
        </>
    }
}
