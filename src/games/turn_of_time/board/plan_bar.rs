//! What is about to be done, in words, with its buttons.

use super::plan::Plan;
use super::selection::Input;
use crate::games::turn_of_time::text;
use crate::text::Words;
use rules::games::turn_of_time::{Action, Card, Grid, Met, Order, Side};
use std::rc::Rc;
use yew::prelude::*;

/// What [`PlanBar`] is given.
#[derive(Properties, PartialEq)]
pub struct PlanBarProps {
    /// The cards on the table.
    pub grid: Grid,
    /// What would be done with the chosen card on the chosen cell.
    pub plan: Option<Rc<Plan>>,
    /// What to do while there is no such plan.
    pub prompt: &'static str,
    /// Whether it is told what would come of the plan.
    pub aids: bool,
    /// The words of the player's language.
    pub words: Words,
    /// Takes what a person does.
    pub on_input: Callback<Input>,
}

/// The plan, or what is missing for one.
#[component]
pub fn PlanBar(props: &PlanBarProps) -> Html {
    let Some(plan) = &props.plan else {
        return html! { <p class="plan-row quiet">{ props.prompt }</p> };
    };
    let outcomes = Plan::outcomes(&props.grid, plan.card, plan.cell);
    let summary = summary(props, plan, !outcomes.is_empty());
    let outcomes = outcomes.into_iter().filter(|_| props.aids);
    let outcomes = outcomes.map(|(order, met)| outcome_button(props, plan, order, &met));
    let on_put_down = props.on_input.reform(|_: MouseEvent| Input::PutDown);
    let on_cancel = props.on_input.reform(|_: MouseEvent| Input::Cancel);
    html! {
        <div class="plan-row planning">
            <p class="plan-say">{ summary }</p>
            <div class="plan-buttons">
                <button
                    type="button"
                    id="put-down"
                    class="button primary"
                    disabled={plan.action.is_none()}
                    onclick={on_put_down}
                >
                    { "Put it down" }
                </button>
                <button type="button" class="button" onclick={on_cancel}>{ "Take it back" }</button>
            </div>
            <div class="plan-outcomes">{ for outcomes }</div>
        </div>
    }
}

/// What would happen, or what has to be settled first.
fn summary(props: &PlanBarProps, plan: &Plan, order_matters: bool) -> String {
    let is_settled = plan.action.is_some();
    match (order_matters && !is_settled, props.aids) {
        (true, true) => {
            "The order matters here: tap the neighbours in turn, or choose how it ends.".to_owned()
        }
        (true, false) => "The order matters here: tap the neighbours in turn.".to_owned(),
        (false, true) => text::outcome(props.words, plan.card, &plan.met),
        (false, false) => format!("{} on {}.", text::card(plan.card), text::cell(plan.cell)),
    }
}

/// A way in which the meetings can end, where their order matters.
fn outcome_button(props: &PlanBarProps, plan: &Plan, order: Order, met: &[Met]) -> Html {
    let sides: Vec<Side> = order.sides().collect();
    let is_chosen = matches!(plan.action, Some(Action::Place(placing)) if placing.order == order);
    let set_order = move |_: MouseEvent| Input::SetOrder(sides.clone());
    html! {
        <button
            type="button"
            class="button outcome"
            aria-pressed={is_chosen.to_string()}
            onclick={props.on_input.reform(set_order)}
        >
            { text::outcome(props.words, plan.card, met) }
        </button>
    }
}

/// What a person has to choose next.
pub const fn prompt(card: Option<Card>, has_cell: bool) -> &'static str {
    match (card, has_cell) {
        (None, false) => "",
        (None, true) => "Tap the side of a card that is to lie up there.",
        (Some(_), _) => "Tap a place on the table to see what would happen.",
    }
}
