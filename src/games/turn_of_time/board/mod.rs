//! The board of Turn of Time: a table of painted season cards.

mod cards;
mod hand;
mod movement;
mod panel;
mod plan;
mod rows;
mod table;
mod view;

pub use panel::panel;

use crate::games::BoardProps;
use crate::games::turn_of_time::text;
use crate::parts::{self, does};
use crate::stage::{Context, Scene, scene};
use hand::{HandProps, hand_row};
use movement::Movement;
use plan::Plan;
use rules::game::Game as _;
use rules::games::turn_of_time::{Action, Card, Cell, Event, Hand, Neighbour, Side, TurnOfTime};
use table::{TableProps, table_of_cards};
use view::{View, place};
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// What the board is given.
#[derive(PartialEq)]
pub struct Props {
    /// The state of this game.
    pub state: TurnOfTime,
    /// What all boards are given.
    pub common: BoardProps<TurnOfTime>,
}

/// The board.
pub fn board(state: &TurnOfTime, props: &BoardProps<TurnOfTime>) -> Html {
    let props = Props {
        state: *state,
        common: props.clone(),
    };
    scene::<Board>("", props)
}

/// What a person can do at the board.
#[derive(Clone)]
pub enum Msg {
    /// Takes a card, this side up.
    Pick(Card),
    /// Chooses a cell; the chosen one again puts the card down.
    Aim(Cell),
    /// Meets a neighbour next.
    Meet(Neighbour),
    /// Takes this order of meetings.
    Order(Vec<Side>),
    /// The pointer is over a cell, for a first look, or over none.
    Hover(Option<Cell>),
    /// Takes back what was chosen last.
    Cancel,
    /// Does what is settled.
    PutDown,
    /// Draws the next card.
    Draw,
}

/// The board: the table, what is about to be done, and the hand.
#[derive(Default)]
pub struct Board {
    /// The card as it would be put down.
    card: Option<Card>,
    /// Where.
    cell: Option<Cell>,
    /// Neighbours named so far, where the order matters.
    sides: Vec<Side>,
    over: Option<Cell>,
    field: NodeRef,
    shown: Option<View>,
}

impl Scene for Board {
    type Message = Msg;
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        Self::default()
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Props) -> bool {
        let new = &ctx.props().common;
        // What was chosen belongs to one position.
        let old = &old.common;
        if (new.view.ply, new.view.line, new.view.actor)
            != (old.view.ply, old.view.line, old.view.actor)
        {
            self.card = None;
            self.cell = None;
            self.over = None;
            self.sides.clear();
        } else if new.view.escapes != old.view.escapes {
            self.cancel();
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Pick(card) => {
                self.card = Some(card);
                self.sides.clear();
            }
            Msg::Aim(cell) if self.cell == Some(cell) => self.put_down(ctx),
            Msg::Aim(cell) => {
                self.cell = Some(cell);
                self.sides.clear();
            }
            Msg::Meet(neighbour) => self.sides.push(neighbour.side),
            Msg::Order(sides) => self.sides = sides,
            Msg::Hover(over) => {
                self.over = over;
                return self.cell.is_none();
            }
            Msg::Cancel => self.cancel(),
            Msg::PutDown => self.put_down(ctx),
            Msg::Draw => act(ctx, Action::Next),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let state = &ctx.props().state;
        let common = &ctx.props().common;
        let link = ctx.link();
        let hand = common
            .view
            .actor
            .map(|seat| state.hand(seat))
            .unwrap_or_default();
        let to_draw = common.view.actor.is_some() && state.is_solo() && hand.is_empty();
        let may_place = common.view.actor.is_some() && !to_draw;
        let card = self.card_of(hand);
        let over = state.to_act().is_none();
        let plan = self.plan(ctx).filter(|_| may_place);
        let hint = match common.hint {
            Some(Action::Place(placing)) => Some(placing),
            _ => None,
        };
        let table = TableProps {
            field: self.field.clone(),
            grid: state.grid(),
            plan: plan.as_ref(),
            aimed: self.cell,
            offered: may_place,
            movement: &Movement::of(&common.last),
            moving: common.view.moving,
            ply: common.view.ply,
            hint: hint.map(|placing| placing.cell),
            aids: common.view.aids,
            aim: link.callback(Msg::Aim),
            meet: link.callback(Msg::Meet),
            hover: link.callback(Msg::Hover),
        };
        let held = HandProps {
            hand: match common.view.viewer {
                Some(viewer) if common.view.actor.is_none() => state.hand(viewer),
                _ => hand,
            },
            on: may_place,
            picked: card.filter(|_| may_place),
            hint: hint.map(|placing| placing.card),
            label: format!("Cards of {}", name_of(common)),
            pick: link.callback(Msg::Pick),
        };
        html! {
            <div class={parts::class("turn-of-time board", over, "over")}>
                { panel::strip(state) }
                if !over {
                    <div class="under-board">
                        if to_draw {
                            <div class="hand-row">
                                { parts::button("draw-next", "primary large", "Draw the next card", does(ctx, Msg::Draw)) }
                            </div>
                        } else if !held.hand.is_empty() {
                            { hand_row(&held) }
                            { self.plan_row(ctx, card, plan.as_ref()) }
                        }
                    </div>
                }
                { table_of_cards(&table) }
                { rows::table_in_rows(state.grid()) }
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        let view = View::of(ctx.props().state.grid(), 4);
        // A style attribute is not allowed here; setting the property is.
        if self.shown != Some(view)
            && let Some(field) = self.field.get()
            && let Ok(field) = field.dyn_into::<web_sys::SvgElement>()
        {
            self.shown = Some(view);
            let _ = field.style().set_property("transform", &view.transform());
        }
    }
}

/// Whose cards lie at the front.
fn name_of(common: &BoardProps<TurnOfTime>) -> &str {
    let seat = common.view.actor.or(common.view.viewer);
    seat.and_then(|seat| common.view.names.get(seat.index()))
        .map_or("", String::as_str)
}

fn act(ctx: &Context<Board>, action: Action) {
    ctx.props().common.on_action.emit(action);
}

impl Board {
    fn cancel(&mut self) {
        if self.cell.take().is_none() {
            self.card = None;
        }
        self.over = None;
        self.sides.clear();
    }

    /// The card chosen; a card that is alone in hand and the same on both
    /// sides needs no choice.
    fn card_of(&self, hand: Hand) -> Option<Card> {
        let mut ways = hand.kinds().flat_map(|kind| kind.ways());
        let first = ways.next();
        self.card
            .or(if ways.next().is_none() { first } else { None })
    }

    /// What would come of what was chosen so far.
    fn plan(&self, ctx: &Context<Self>) -> Option<Plan> {
        let state = &ctx.props().state;
        let card = self.card_of(state.hand(ctx.props().common.view.actor?))?;
        let cell = self.cell.or(self.over)?;
        let sides: &[Side] = if self.cell.is_some() {
            &self.sides
        } else {
            &[]
        };
        let free = state.grid().free().has(cell);
        free.then(|| Plan::new(state.grid(), card, cell, sides))
    }

    fn put_down(&self, ctx: &Context<Self>) {
        if let Some(action) = self.plan(ctx).and_then(|plan| plan.action) {
            act(ctx, action);
        }
    }

    /// What is about to be done, in words, with its buttons.
    fn plan_row(&self, ctx: &Context<Self>, card: Option<Card>, plan: Option<&Plan>) -> Html {
        let words = ctx.props().common.view.words;
        let Some(plan) = plan.filter(|plan| self.cell == Some(plan.cell)) else {
            let say = match (card, self.cell) {
                _ if ctx.props().common.view.actor.is_none() => "",
                (None, None) => "",
                (None, Some(_)) => "Tap the side of a card that is to lie up there.",
                (Some(_), _) => "Tap a place on the table to see what would happen.",
            };
            return parts::line("plan-row quiet", say);
        };
        let outcomes = Plan::outcomes(ctx.props().state.grid(), plan.card, plan.cell);
        let order_matters = !outcomes.is_empty();
        let aids = ctx.props().common.view.aids;
        let outcomes = outcomes.into_iter().filter(|_| aids).map(|(order, met)| {
            let sides: Vec<Side> = order.sides().collect();
            let taken =
                matches!(plan.action, Some(Action::Place(placing)) if placing.order == order);
            html! {
                <button
                    type="button"
                    class="button outcome"
                    aria-pressed={taken.to_string()}
                    onclick={does(ctx, Msg::Order(sides.clone()))}
                >
                    { text::outcome(words, plan.card, &met) }
                </button>
            }
        });
        let settled = plan.action.is_some();
        let say = if order_matters && !settled {
            if aids {
                "The order matters here: tap the neighbours in turn, or choose how it ends."
                    .to_owned()
            } else {
                "The order matters here: tap the neighbours in turn.".to_owned()
            }
        } else if !aids {
            format!("{} on {}.", text::card(plan.card), text::cell(plan.cell))
        } else {
            text::outcome(words, plan.card, &plan.met)
        };
        html! {
            <div class="plan-row planning">
                { parts::line("plan-say", say) }
                <div class="plan-buttons">
                    { parts::switch_button("put-down", "primary", "Put it down".into(), does(ctx, Msg::PutDown), settled) }
                    { parts::button("", "", "Take it back", does(ctx, Msg::Cancel)) }
                </div>
                <div class="plan-outcomes">{ for outcomes }</div>
            </div>
        }
    }
}

/// A small picture of a table.
pub fn small(state: &TurnOfTime) -> Html {
    let cards = state.grid().cards().map(|(cell, card)| {
        html! { <g transform={place(cell)}>{ cards::face(card) }</g> }
    });
    let view_box = View::of(state.grid(), 2).view_box();
    html! { <svg class="small-board" viewBox={view_box}>{ for cards }</svg> }
}

/// How long the movements of an action take, in milliseconds.
pub fn duration(events: &[Event]) -> u32 {
    Movement::of(events).duration()
}
