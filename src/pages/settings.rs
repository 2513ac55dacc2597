//! How the house is to look and behave.

use crate::app::House;
use crate::parts::{Radio, button, field, line, page};
use crate::settings::{Contrast, Motion, Pace, Switch, TextSize, Theme};
use yew::prelude::*;

/// Names of a setting's values, in their order.
type Names = &'static [&'static str];

/// One setting: its key, its question, the words its values are kept as, what
/// these are called, and the one that is set.
struct Choice<'a> {
    key: &'static str,
    question: &'static str,
    values: Vec<&'static str>,
    names: Names,
    set: &'a str,
}

fn choice(house: &House, choice: Choice<'_>) -> Html {
    let key = choice.key;
    let choices = choice
        .values
        .into_iter()
        .zip(choice.names)
        .map(|(value, name)| {
            let set = house.set.clone();
            let onchange = Callback::from(move |_: Event| set.emit(format!("{key}={value}")));
            let radio = Radio {
                class: "choice",
                name: key,
                value: value.to_owned(),
                checked: choice.set == value,
            };
            radio.show(onchange, html! { *name })
        });
    field(
        choice.question,
        html! { <div class="choices">{ for choices }</div> },
    )
}

/// Makes the form of a setting from its type.
macro_rules! ask {
    ($house:ident, $kind:ident, $field:ident, $key:literal, $question:literal, $names:expr) => {
        choice(
            $house,
            Choice {
                key: $key,
                question: $question,
                values: $kind::ALL.iter().map(|value| value.id()).collect(),
                names: &$names,
                set: $house.settings.$field.id(),
            },
        )
    };
}

/// The page.
pub fn settings(house: &House, forget_all: Callback<MouseEvent>) -> Html {
    let inside = html! {
        <form class="settings">
            { ask!(house, Theme, theme, "theme", "Colours", ["As the system", "Light", "Dark"]) }
            { ask!(house, Contrast, contrast, "contrast", "Contrast", ["As the system", "Normal", "High"]) }
            { ask!(house, TextSize, text, "text", "Size of words", ["Normal", "Large", "Larger"]) }
            { ask!(house, Motion, motion, "motion", "Movement", ["As the system", "Full", "Little"]) }
            { ask!(house, Pace, pace, "pace", "Computer players act", ["Calmly", "Quickly", "At once"]) }
            { ask!(house, Switch, aids, "aids", "Aids in new games", ["On", "Off"]) }
            { ask!(house, Switch, keys, "keys", "Single keys as shortcuts", ["On", "Off"]) }
            <details>
                <summary>{ "Delete everything …" }</summary>
                { line("", "All games and settings of this house in this browser are deleted, damaged data that were set aside too. This cannot be undone.") }
                { button("forget-all", "danger", "Delete all games and settings", forget_all) }
            </details>
        </form>
    };
    page("Settings", inside)
}
