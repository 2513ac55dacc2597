//! What is chosen for the whole match.

use crate::components::{Choice, Field, TextField};
use crate::context::use_words;
use core::ops::RangeInclusive;
use records::Undo;
use rules::GameId;
use yew::prelude::*;

/// How many play.
#[derive(Properties, PartialEq)]
pub struct PlayersFieldProps {
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// How many play.
    pub chosen: u8,
    /// Another number was chosen.
    pub on_choose: Callback<u8>,
}

/// How many play.
#[component]
pub fn PlayersField(props: &PlayersFieldProps) -> Html {
    let choices = props.players.clone().map(|players| {
        let words = match players {
            1 => "1, alone".to_owned(),
            players => players.to_string(),
        };
        html! {
            <Choice
                key={players}
                name="players"
                value={players.to_string()}
                checked={players == props.chosen}
                on_choose={props.on_choose.reform(move |()| players)}
            >
                { words }
            </Choice>
        }
    });
    html! {
        <Field title="How many play"><div class="choices">{ for choices }</div></Field>
    }
}

/// An option of the game.
#[derive(Properties, PartialEq)]
pub struct OptionFieldProps {
    /// The game.
    pub game: GameId,
    /// The option's id.
    pub option: &'static str,
    /// The ids of its choices.
    pub choices: &'static [&'static str],
    /// The choice that is taken, by its place.
    pub chosen: usize,
    /// Another choice was taken.
    pub on_choose: Callback<usize>,
}

/// An option of the game, and its choices.
#[component]
pub fn OptionField(props: &OptionFieldProps) -> Html {
    let (question, names) = use_words().option(props.game, props.option);
    let choices = names.iter().zip(props.choices).enumerate();
    let choices = choices.map(|(place, ((name, about), id))| {
        html! {
            <Choice
                key={*id}
                name={props.option}
                value={*id}
                wide=true
                checked={place == props.chosen}
                on_choose={props.on_choose.reform(move |()| place)}
            >
                { explained(name, about) }
            </Choice>
        }
    });
    html! {
        <Field title={question}><div class="choices">{ for choices }</div></Field>
    }
}

/// What may be taken back.
#[derive(Properties, PartialEq)]
pub struct UndoFieldProps {
    /// Whether chance plays a part in the game.
    pub seeded: bool,
    /// What may be taken back.
    pub chosen: Undo,
    /// Something else was chosen.
    pub on_choose: Callback<Undo>,
}

/// What may be taken back.
#[component]
pub fn UndoField(props: &UndoFieldProps) -> Html {
    let words = use_words();
    // Without chance nothing is ever revealed.
    let offered = Undo::ALL.into_iter();
    let offered = offered.filter(|undo| props.seeded || *undo != Undo::UntilRevealed);
    let choices = offered.map(|undo| {
        let (name, about) = words.undo(undo);
        html! {
            <Choice
                key={undo.id()}
                name="undo"
                value={undo.id()}
                wide=true
                checked={undo == props.chosen}
                on_choose={props.on_choose.reform(move |()| undo)}
            >
                { explained(name, about) }
            </Choice>
        }
    });
    html! {
        <Field title="Taking back"><div class="choices">{ for choices }</div></Field>
    }
}

/// Whether there are aids.
#[derive(Properties, PartialEq)]
pub struct AidsFieldProps {
    /// Whether there are.
    pub chosen: bool,
    /// It was chosen.
    pub on_choose: Callback<bool>,
}

/// Whether there are aids.
#[component]
pub fn AidsField(props: &AidsFieldProps) -> Html {
    let choices = [
        (true, "On", "Hints, and what an action would lead to."),
        (false, "Off", "Nothing but the board."),
    ];
    let choices = choices.map(|(on, name, about)| {
        html! {
            <Choice
                key={name}
                name="aids"
                value={name}
                wide=true
                checked={on == props.chosen}
                on_choose={props.on_choose.reform(move |()| on)}
            >
                { explained(name, about) }
            </Choice>
        }
    });
    html! {
        <Field title="Aids"><div class="choices">{ for choices }</div></Field>
    }
}

/// The seed.
#[derive(Properties, PartialEq)]
pub struct SeedFieldProps {
    /// The seed as typed.
    pub seed: String,
    /// Something was typed.
    pub on_input: Callback<String>,
}

/// The seed, if it is to be a certain one.
#[component]
pub fn SeedField(props: &SeedFieldProps) -> Html {
    html! {
        <Field title="Seed">
            <TextField
                class="seed-field"
                name="seed"
                input_mode="numeric"
                value={props.seed.clone()}
                on_input={props.on_input.clone()}
            >
                <span>{ "The same number deals the same game again. Leave it empty for a new one." }</span>
            </TextField>
        </Field>
    }
}

/// A choice, and what it means.
fn explained(name: &str, about: &str) -> Html {
    html! { <><strong>{ name }</strong><br />{ about }</> }
}
