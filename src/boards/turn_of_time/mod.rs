//! The board of Turn of Time: a table of painted season cards.

mod cards;
mod hand;
mod movement;
mod panel;
mod plan;
mod table;
mod view;

pub use panel::panel;

use crate::boards::BoardProps;
use hand::{HandProps, hand_row};
use movement::Movement;
use plan::Plan;
use rules::Event;
use rules::game::Game as _;
use rules::games::turn_of_time::{Action, Card, Cell, Neighbour, Season, Side, TurnOfTime};
use table::{TableProps, table_of_cards};
use view::{View, place};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::html::IntoPropValue;
use yew::prelude::*;

/// What the board is given.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The state of this game.
    pub state: TurnOfTimeState,
    /// What all boards are given.
    pub common: BoardProps,
}

/// A state that can be compared: equal if nothing to be seen differs.
#[derive(Clone, Copy)]
pub struct TurnOfTimeState(pub TurnOfTime);

impl PartialEq for TurnOfTimeState {
    fn eq(&self, other: &Self) -> bool {
        self.0.hash() == other.0.hash()
    }
}

impl IntoPropValue<TurnOfTimeState> for TurnOfTime {
    fn into_prop_value(self) -> TurnOfTimeState {
        TurnOfTimeState(self)
    }
}

/// What a person has chosen so far.
#[derive(Clone, Debug, Default, PartialEq)]
struct Chosen {
    /// The card as it would be put down.
    card: Option<Card>,
    /// Where.
    cell: Option<Cell>,
    /// Neighbours named so far, where the order matters.
    sides: Vec<Side>,
    /// Where the pointer is, for a first look.
    over: Option<Cell>,
}

impl Chosen {
    /// What would come of it.
    fn plan(&self, state: &TurnOfTime) -> Option<Plan> {
        let (card, cell) = (self.card?, self.cell.or(self.over)?);
        let sides = if self.cell.is_some() {
            self.sides.as_slice()
        } else {
            &[]
        };
        let free = state.grid().free().has(cell);
        free.then(|| Plan::new(state.grid(), card, cell, sides))
    }
}

/// The board: the table, what is about to be done, and the hand.
#[component]
pub fn Board(props: &Props) -> Html {
    let state = props.state.0;
    let common = &props.common;
    let words = common.words;
    let chosen = use_state_eq(Chosen::default);
    {
        // What was chosen belongs to one position.
        let chosen = chosen.clone();
        use_effect_with((common.ply, common.actor), move |_| {
            chosen.set(Chosen::default());
        });
    }
    let movement = use_memo((common.last.clone(), common.moving), |(last, _)| {
        Movement::of(last)
    });
    let actor = common.actor;
    let hand = actor.map(|seat| state.hand(seat)).unwrap_or_default();
    // A card that is alone in hand and the same on both sides needs no choice.
    let only = {
        let mut ways = hand.kinds().flat_map(|kind| kind.ways());
        let first = ways.next();
        if ways.next().is_none() { first } else { None }
    };
    let mut current = (*chosen).clone();
    current.card = current.card.or(only);
    let plan = actor.and_then(|_| current.plan(&state));
    let act = {
        let on_action = common.on_action.clone();
        Callback::from(move |action: Action| {
            on_action.emit(rules::Action::TurnOfTime(action));
        })
    };
    let pick = {
        let (chosen, current) = (chosen.clone(), current.clone());
        Callback::from(move |card: Card| {
            chosen.set(Chosen {
                card: Some(card),
                sides: Vec::new(),
                ..current.clone()
            });
        })
    };
    let aim = {
        let (chosen, current, act) = (chosen.clone(), current.clone(), act.clone());
        let action = plan.as_ref().and_then(|plan| plan.action);
        Callback::from(move |cell: Cell| {
            if current.cell == Some(cell)
                && let Some(action) = action
            {
                act.emit(action);
            } else {
                chosen.set(Chosen {
                    cell: Some(cell),
                    sides: Vec::new(),
                    ..current.clone()
                });
            }
        })
    };
    let meet = {
        let (chosen, current) = (chosen.clone(), current.clone());
        Callback::from(move |neighbour: Neighbour| {
            let mut next = current.clone();
            next.sides.push(neighbour.side);
            chosen.set(next);
        })
    };
    let order = {
        let (chosen, current) = (chosen.clone(), current.clone());
        Callback::from(move |sides: Vec<Side>| {
            chosen.set(Chosen {
                sides,
                ..current.clone()
            });
        })
    };
    let hover = {
        let (chosen, current) = (chosen.clone(), current.clone());
        Callback::from(move |over: Option<Cell>| {
            chosen.set(Chosen {
                over,
                ..current.clone()
            });
        })
    };
    let cancel = {
        let (chosen, current) = (chosen.clone(), current.clone());
        Callback::from(move |()| {
            chosen.set(if current.cell.is_some() {
                Chosen {
                    card: current.card,
                    ..Chosen::default()
                }
            } else {
                Chosen::default()
            });
        })
    };
    let onkeydown = {
        let cancel = cancel.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                cancel.emit(());
            }
        })
    };
    let next = {
        let act = act.clone();
        Callback::from(move |_: MouseEvent| act.emit(Action::Next))
    };
    let to_draw = actor.is_some() && state.is_solo() && hand.is_empty();
    let hint = match common.hint {
        Some(rules::Action::TurnOfTime(Action::Place(placing))) => Some(placing),
        _ => None,
    };
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with(View::of(state.grid(), 4), move |view| {
            // A style attribute is not allowed here; setting the property is.
            if let Some(field) = field.get()
                && let Ok(field) = field.dyn_into::<web_sys::SvgElement>()
            {
                let _ = field.style().set_property("transform", &view.transform());
            }
        });
    }
    let table = TableProps {
        grid: *state.grid(),
        field,
        ready: current.card.is_some() && actor.is_some() && !to_draw,
        offered: actor.is_some() && !to_draw,
        plan: plan.clone(),
        aimed: current.cell,
        movement,
        moving: common.moving,
        ply: common.ply,
        hint: hint.map(|placing| placing.cell),
        aim,
        meet,
        hover,
    };
    let held = HandProps {
        hand,
        picked: current.card,
        hint: hint.map(|placing| placing.card),
        solo: state.is_solo(),
        pick,
    };
    html! {
        <div class="turn-of-time board" {onkeydown}>
            { table_of_cards(&table) }
            <div class="under-board">
                if to_draw {
                    <div class="hand-row">
                        <button type="button" class="button primary large" onclick={next} id="draw-next">
                            { "Draw the next card" }
                        </button>
                    </div>
                } else if actor.is_some() {
                    { hand_row(&held) }
                    { plan_row(&state, &current, plan.as_ref(), &act, &order, &cancel, words) }
                }
            </div>
        </div>
    }
}

/// What is about to be done, in words, with its buttons.
fn plan_row(
    state: &TurnOfTime,
    chosen: &Chosen,
    plan: Option<&Plan>,
    act: &Callback<Action>,
    order: &Callback<Vec<Side>>,
    cancel: &Callback<()>,
    words: crate::text::Words,
) -> Html {
    let Some(plan) = plan.filter(|plan| chosen.cell == Some(plan.cell)) else {
        let say = match (chosen.card, chosen.cell) {
            (None, _) => "Tap the side of a card that is to lie up.",
            (Some(_), _) => "Tap a place on the table to see what would happen.",
        };
        return html! { <p class="plan-row quiet">{ say }</p> };
    };
    let back = {
        let cancel = cancel.clone();
        Callback::from(move |_: MouseEvent| cancel.emit(()))
    };
    let outcomes = Plan::outcomes(state.grid(), plan.card, plan.cell);
    let outcomes = outcomes.into_iter().map(|(way, met)| {
        let sides: Vec<Side> = way.sides().collect();
        let taken = plan.action
            == Some(Action::Place(rules::games::turn_of_time::Placing {
                card: plan.card,
                cell: plan.cell,
                order: way,
            }));
        let said = crate::text::turn_of_time::outcome(words, plan.card, &met);
        let choose = {
            let order = order.clone();
            Callback::from(move |_: MouseEvent| order.emit(sides.clone()))
        };
        html! {
            <button type="button" class="button outcome" aria-pressed={taken.to_string()} onclick={choose}>
                { said }
            </button>
        }
    });
    let put_down = plan.action.map(|action| {
        let act = act.clone();
        let onclick = Callback::from(move |_: MouseEvent| act.emit(action));
        html! {
            <button type="button" class="button primary" id="put-down" {onclick}>{ "Put it down" }</button>
        }
    });
    let say = if plan.action.is_some() {
        crate::text::turn_of_time::outcome(words, plan.card, &plan.met)
    } else {
        "The order matters here: tap the neighbours in turn, or choose how it ends.".to_owned()
    };
    html! {
        <div class="plan-row">
            <p class="plan-say">{ say }</p>
            <div class="plan-outcomes">{ for outcomes }</div>
            <div class="plan-buttons">
                { for put_down }
                <button type="button" class="button" onclick={back}>{ "Take it back" }</button>
            </div>
        </div>
    }
}

/// A small picture of a table.
pub fn small(state: &TurnOfTime) -> Html {
    let cards = state.grid().cards().map(|(cell, card)| {
        html! { <g transform={place(cell)}>{ cards::face(card) }</g> }
    });
    let view_box = View::of(state.grid(), 4).view_box();
    html! { <svg class="small-board" viewBox={view_box}>{ for cards }</svg> }
}

/// Four cards, one of each season.
pub fn emblem() -> Html {
    use Season::{Fall, Spring, Summer, Winter};
    let four = [
        (Card::new(Spring, Fall), "translate(2 2) rotate(-3 50 50)"),
        (
            Card::new(Summer, Summer),
            "translate(100 0) rotate(2 50 50)",
        ),
        (
            Card::new(Fall, Winter),
            "translate(100 101) rotate(-2 50 50)",
        ),
        (
            Card::new(Winter, Spring),
            "translate(0 100) rotate(3 50 50)",
        ),
    ];
    let cards = four
        .into_iter()
        .map(|(card, at)| html! { <g transform={at}>{ cards::face(card) }</g> });
    html! { <svg class="emblem" viewBox="-6 -6 212 212">{ for cards }</svg> }
}

/// How long the movements of an action take, in milliseconds.
pub fn duration(events: &[Event]) -> u32 {
    Movement::of(events).duration()
}
