//! The board of Turn of Time: a table of painted season cards.
//!
//! The state of [`Board`] is the [`Selection`], and whether the focus has to follow it;
//! everything below is rendered from props.

mod card_grid;
mod free_cell;
mod hand;
mod movement;
mod plan;
mod plan_bar;
mod recent;
mod season_strip;
mod selection;
mod table_card;

pub use movement::Movement;

use super::ROOT_CLASS;
use super::cards::compass;
use crate::games::{BoardProps, ViewOptions, refusal};
use crate::hooks::focus::catch_focus_on;
use card_grid::{AccessibleGrid, CardGrid};
use hand::Hand;
use l10n::turn_of_time as words;
use plan::Plan;
use plan_bar::{plan_bar, prompt};
use recent::lit_cells;
use rules::game::Game as _;
use rules::games::turn_of_time::{Action, Hand as Cards, Placement, TurnOfTime};
use season_strip::season_strip;
use selection::{Input, Selection, must_draw};
use std::rc::Rc;
use yew::prelude::*;

/// The table of cards, the hand, and the plan.
pub struct Board {
    selection: Selection,
    /// Created once: a new callback would render all children again.
    on_input: Callback<Input>,
    /// Whether the last input may have removed the element that had the focus.
    focus_pending: bool,
}

impl Component for Board {
    type Message = Input;
    type Properties = BoardProps<TurnOfTime>;

    fn create(ctx: &Context<Self>) -> Self {
        Self {
            selection: Selection::default(),
            on_input: ctx.link().callback(|input| input),
            focus_pending: false,
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        let (new, old) = (&ctx.props().view, &old.view);
        if !new.is_same_position(old) {
            self.selection = Selection::default();
        } else if new.selection_epoch != old.selection_epoch {
            self.selection.cancel();
            self.focus_pending = true;
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, input: Input) -> bool {
        let BoardProps {
            state,
            view,
            on_action,
            ..
        } = ctx.props();
        let before = self.selection.clone();
        self.focus_pending |= matches!(input, Input::Meet(_) | Input::Cancel);
        if let Some(action) = self.selection.update(input, state, view.actor) {
            on_action.emit(action);
        }
        self.selection != before
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if core::mem::take(&mut self.focus_pending) {
            catch_focus_on(match self.selection.cell {
                Some(_) => "#board [data-first]",
                None => "#board .hand-side[aria-pressed='true']",
            });
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let BoardProps {
            state,
            last,
            recent,
            lit,
            view,
            ..
        } = ctx.props();
        let is_over = state.to_act().is_none();
        let can_place = view.actor.is_some() && !must_draw(state, view.actor);
        let plan = self
            .selection
            .plan(state, view.actor)
            .filter(|_| can_place)
            .map(Rc::new);
        let class = classes!(ROOT_CLASS, "board", is_over.then_some("over"));
        html! {
            <div {class}>
                { season_strip(state, view) }
                { compass(view.locale) }
                if !is_over {
                    <div class="under-board">{ self.controls(ctx, plan.as_ref()) }</div>
                }
                <CardGrid
                    grid={*state.grid()}
                    {plan}
                    chosen={self.selection.cell}
                    {can_place}
                    last={last.clone()}
                    recent={recent.clone()}
                    view={view.clone()}
                    lit={lit_cells(state.grid(), lit)}
                    hint={hint_placement(ctx).map(|placement| (placement.cell, placement.card))}
                    on_input={self.on_input.clone()}
                />
                <AccessibleGrid grid={*state.grid()} locale={view.locale} />
            </div>
        }
    }
}

impl Board {
    /// The hand and the plan, or the button that draws a lone player's next card.
    fn controls(&self, ctx: &Context<Self>, plan: Option<&Rc<Plan>>) -> Html {
        let BoardProps {
            state,
            view,
            on_action,
            ..
        } = ctx.props();
        let illegal = self.selection.illegal;
        let refusal = illegal.map(|illegal| refusal::<TurnOfTime>(view.locale, &illegal));
        if must_draw(state, view.actor) {
            let onclick = on_action.reform(|_: MouseEvent| Action::Draw);
            return html! {
                <div class="hand-row">
                    <button type="button" id="draw-next" class="button primary large" {onclick}>
                        { view.locale.text(words::DRAW_NEXT) }
                    </button>
                    { for refusal }
                </div>
            };
        }
        let cards = shown_hand(state, view);
        if cards.is_empty() {
            return html! {};
        }
        let enabled = view.actor.is_some();
        let chosen = self.selection.card(cards).filter(|_| enabled);
        let cell = self.selection.cell;
        let prompt = prompt(chosen, cell.is_some()).filter(|_| enabled);
        html! {
            <>
                <Hand
                    {cards}
                    {chosen}
                    {enabled}
                    hint={hint_placement(ctx).map(|placement| placement.card)}
                    label={hand_label(view)}
                    locale={view.locale}
                    on_input={self.on_input.clone()}
                />
                if let Some(plan) = plan.filter(|plan| cell == Some(plan.cell)) {
                    { plan_bar(state.grid(), plan, view, refusal, &self.on_input) }
                } else if let Some(refusal) = refusal {
                    <p key="refusal" class="plan-row">{ refusal }</p>
                } else {
                    <p class="plan-row quiet">{ prompt.map(|prompt| view.locale.text(prompt)) }</p>
                }
            </>
        }
    }
}

/// The hand that is shown: that of the player who acts here, else of the viewer.
fn shown_hand(state: &TurnOfTime, view: &ViewOptions) -> Cards {
    let seat = view.actor.or(view.viewer);
    seat.map(|seat| state.hand(seat)).unwrap_or_default()
}

/// The name of the player whose hand is shown.
fn hand_label(view: &ViewOptions) -> String {
    let seat = view.actor.or(view.viewer);
    let label = seat.map(|seat| words::hand_of(view.locale, &view.names.player(seat)));
    label.unwrap_or_default()
}

fn hint_placement(ctx: &Context<Board>) -> Option<Placement> {
    match ctx.props().hint? {
        Action::Place(placement) => Some(placement),
        Action::Draw => None,
    }
}
