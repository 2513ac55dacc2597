//! What can be done, or what would come of what was chosen, in words.

use super::choices::{Choice, Choices, Chosen, Target};
use super::selection::Input;
use crate::games::argonauts_wheel::text;
use rules::games::argonauts_wheel::{Move, Side, Station};
use std::rc::Rc;
use yew::prelude::*;

/// What [`PlanBar`] is given.
#[derive(Properties, PartialEq)]
pub struct PlanBarProps {
    /// What can be done.
    pub choices: Rc<Choices>,
    /// What was chosen.
    pub chosen: Option<Chosen>,
    /// The station below the pointer or with the focus.
    pub over: Option<Station>,
    /// What to do while nothing is chosen.
    pub prompt: &'static str,
    /// Who acts here.
    pub actor: Option<Side>,
    /// The move to point at.
    pub hint: Option<Move>,
    /// Whether it is told what would happen.
    pub aids: bool,
    /// Takes what a person does.
    pub on_input: Callback<Input>,
}

/// The chosen piece with its ways, or what to do.
#[component]
pub fn PlanBar(props: &PlanBarProps) -> Html {
    let Some(part) = props.choices.part(props.chosen) else {
        return html! { <p class="plan-row quiet">{ props.prompt }</p> };
    };
    let choice = props
        .chosen
        .and_then(|chosen| props.choices.at(chosen.from));
    let on_cancel = props.on_input.reform(|_: MouseEvent| Input::Cancel);
    html! {
        <div class="plan-row planning">
            <p class="plan-say">{ text::chosen(part.piece) }</p>
            if let Some(choice) = choice.filter(|choice| choice.parts.len() > 1) {
                { part_buttons(props, choice) }
            }
            <div class="plan-outcomes">
                { for part.targets.iter().map(|target| target_button(props, target)) }
                <button type="button" class="button plain" onclick={on_cancel}>{ "Take it back" }</button>
            </div>
        </div>
    }
}

/// Where a stack or spire is chosen: what of it is to move.
fn part_buttons(props: &PlanBarProps, choice: &Choice) -> Html {
    let parts = choice.parts.iter().map(|part| {
        let chosen = Chosen {
            from: choice.from,
            piece: part.piece,
        };
        let is_hint = |hint: Move| (hint.from, hint.piece) == (chosen.from, chosen.piece);
        let hinted = props.hint.is_some_and(is_hint);
        html! {
            <button
                type="button"
                class={classes!("button", "aw-part", hinted.then_some("hinted"))}
                aria-pressed={(props.chosen == Some(chosen)).to_string()}
                onclick={props.on_input.reform(move |_: MouseEvent| Input::Choose(chosen))}
            >
                { text::part(part.piece) }
            </button>
        }
    });
    html! { <div class="aw-parts" role="group" aria-label="What is to move">{ for parts }</div> }
}

/// A way of the chosen piece.
fn target_button(props: &PlanBarProps, target: &Target) -> Html {
    let Target { action, effect } = *target;
    let mark = match (props.hint == Some(action), props.over == Some(action.to)) {
        (true, _) => Some("hinted"),
        (_, true) => Some("over"),
        _ => None,
    };
    html! {
        <button
            type="button"
            class={classes!("button", "outcome", mark)}
            data-to={action.to.to_string()}
            onclick={props.on_input.reform(move |_: MouseEvent| Input::Move(action))}
        >
            { text::way(action, props.aids.then_some(effect), props.actor) }
        </button>
    }
}
