//! The planned placement as text, with the buttons to confirm or cancel it.

use super::plan::Plan;
use super::selection::Input;
use crate::games::ViewOptions;
use crate::games::input::emit_on;
use l10n::turn_of_time as words;
use l10n::{Message, house};
use rules::games::turn_of_time::{Action, Card, Grid, MeetingOrder};
use text::games::turn_of_time as game_text;
use yew::prelude::*;

/// The plan for the chosen card on the chosen cell.
pub fn plan_bar(
    grid: &Grid,
    plan: &Plan,
    view: &ViewOptions,
    refusal: Option<Html>,
    on_input: &Callback<Input>,
) -> Html {
    let outcomes = Plan::outcomes(grid, plan.card, plan.cell);
    let order_matters = !outcomes.is_empty();
    let locale = view.locale;
    let summary = summary(view, plan, order_matters);
    let labels: Vec<(MeetingOrder, String)> = outcomes
        .into_iter()
        .filter(|_| view.has_previews)
        .map(|(order, meetings)| (order, game_text::outcome(locale, plan.card, &meetings)))
        .collect();
    // The buttons stay where they are whichever outcome is chosen: there is room for the longest.
    let longest = labels
        .iter()
        .map(|(_, label)| label)
        .max_by_key(|label| label.chars().count())
        .cloned();
    let buttons = labels
        .into_iter()
        .map(|(order, label)| outcome_button(plan, order, label, on_input));
    html! {
        <div class={classes!("plan-row", "planning", order_matters.then_some("ordered"))}>
            <div class="plan-texts">
                if let Some(refusal) = refusal {
                    <p key="refusal" class="plan-text">{ refusal }</p>
                } else {
                    <p key={summary.clone()} class="plan-text">{ summary }</p>
                }
                if let Some(longest) = longest {
                    <p class="plan-text room" aria-hidden="true">{ longest }</p>
                }
            </div>
            <div class="plan-buttons">
                <button
                    type="button"
                    id="put-down"
                    class="button primary"
                    aria-disabled={plan.action.is_none().then_some("true")}
                    data-first={plan.action.is_some().then_some("")}
                    onclick={emit_on(on_input, Input::PlaceCard)}
                >
                    { locale.text(words::PLAY_HERE) }
                </button>
                <button type="button" class="button" onclick={emit_on(on_input, Input::Cancel)}>
                    { locale.text(house::CANCEL) }
                </button>
            </div>
            <div class="plan-outcomes">{ for buttons }</div>
        </div>
    }
}

/// The outcome of the plan, or what has to be settled first.
fn summary(view: &ViewOptions, plan: &Plan, order_matters: bool) -> String {
    let locale = view.locale;
    let is_settled = plan.action.is_some();
    match (order_matters && !is_settled, view.has_previews) {
        (true, true) => locale.text(words::ORDER_OR_OUTCOME),
        (true, false) => locale.text(words::ORDER_ALONE),
        (false, true) => game_text::outcome(locale, plan.card, &plan.meetings),
        (false, false) => words::planned_at(
            locale,
            &game_text::card(locale, plan.card),
            &plan.cell.to_string(),
        ),
    }
}

/// The button of one outcome, where the order of the meetings matters.
fn outcome_button(
    plan: &Plan,
    order: MeetingOrder,
    label: String,
    on_input: &Callback<Input>,
) -> Html {
    let set_order = Input::SetOrder(order.sides().collect());
    let is_chosen =
        matches!(plan.action, Some(Action::Place(placement)) if placement.order == order);
    html! {
        <button
            type="button"
            class="button outcome"
            aria-pressed={is_chosen.to_string()}
            onclick={emit_on(on_input, set_order)}
        >
            { label }
        </button>
    }
}

/// What the player has to choose next while there is no plan.
pub const fn prompt(card: Option<Card>, has_cell: bool) -> Option<Message> {
    match (card, has_cell) {
        (None, false) => None,
        (None, true) => Some(words::PROMPT_CARD),
        (Some(_), _) => Some(words::PROMPT_CELL),
    }
}
