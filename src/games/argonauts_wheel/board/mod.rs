//! The board of Argonaut's Wheel: a wheel of tree rings that turns.

mod dial;
mod movement;
mod panel;
mod pieces;
mod plan;
mod rows;
mod targets;
mod view;
mod wheel;

pub use panel::panel;
pub use plan::Deed;

use crate::games::BoardProps;
use crate::games::argonauts_wheel::text;
use crate::parts::{self, does};
use crate::stage::{Context, Scene, scene};
use movement::Movement;
use pieces::{cone, icon};
use plan::{Choices, Chosen, Tap};
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Event, Move, Side, Station, Wheel};
use targets::Targets;
use view::{VIEW_BOX, View};
use wheel::Picture;
use yew::prelude::*;

/// The board.
pub fn board(_: &ArgonautsWheel, props: &BoardProps<ArgonautsWheel>) -> Html {
    scene::<Board>("", props.clone())
}

/// A small picture of a state.
pub fn small(state: &ArgonautsWheel) -> Html {
    let picture = Picture {
        state,
        view: View { front: Side::Black },
        eighths: 0,
        movement: &Movement::default(),
        moving: false,
        before: None,
        ply: 0,
        chosen: None,
    };
    html! {
        <svg class="aw-picture small-board" viewBox={VIEW_BOX}>
            { picture.ground(html! {}) }
            { picture.pieces() }
        </svg>
    }
}

/// How long the movements of an action take, in milliseconds.
pub fn duration(events: &[Event]) -> u32 {
    Movement::of(events).duration()
}

/// What a person can do at the board.
#[derive(Clone)]
pub enum Msg {
    /// Taps a station.
    Tap(Station),
    /// Chooses what of a station is to move.
    Choose(Chosen),
    /// Moves a piece.
    Go(Move),
    /// Turns the wheel.
    Turn,
    /// The pointer or the keyboard is on a station, or on none.
    Over(Option<Station>),
    /// Takes back what was chosen.
    Cancel,
    /// Looks from the other seat.
    Round,
}

/// The wheel, what is about to be done, and the button that turns the wheel.
#[derive(Default)]
pub struct Board {
    chosen: Option<Chosen>,
    over: Option<Station>,
    /// Whether it is seen from the other seat than at first.
    round: bool,
    /// By how many eighths the wheel was turned since the board was laid out:
    /// for its grain only, which is nobody's rule.
    eighths: usize,
    /// What stood where before the last action.
    before: Option<Wheel>,
}

/// The state that a board of this game is given.
fn state_of(props: &BoardProps<ArgonautsWheel>) -> Option<&ArgonautsWheel> {
    Some(&props.state)
}

impl Scene for Board {
    type Message = Msg;
    type Properties = BoardProps<ArgonautsWheel>;

    fn create(_: &Context<Self>) -> Self {
        Self::default()
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &BoardProps<ArgonautsWheel>) -> bool {
        let new = ctx.props();
        if (new.view.ply, new.view.line, new.view.actor)
            != (old.view.ply, old.view.line, old.view.actor)
        {
            self.chosen = None;
            self.over = None;
        } else if new.view.escapes != old.view.escapes {
            self.chosen = None;
        }
        if new.view.ply != old.view.ply {
            self.before = state_of(old).map(|state| *state.wheel());
        }
        // The grain goes along with single steps, forth and back.
        if new.view.ply == old.view.ply + 1 && Movement::of(&new.last).turned {
            self.eighths += 7;
        } else if new.view.ply + 1 == old.view.ply && Movement::of(&old.last).turned {
            self.eighths += 1;
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let props = ctx.props();
        match msg {
            Msg::Tap(station) => {
                let Some(state) = state_of(props).filter(|_| props.view.actor.is_some()) else {
                    return false;
                };
                match Choices::of(state).tap(self.chosen, station, hinted_move(props)) {
                    Some(Tap::Act(action)) => act(props, Action::Move(action)),
                    Some(Tap::Choose(chosen)) => self.chosen = chosen,
                    None => {}
                }
            }
            Msg::Choose(chosen) => self.chosen = Some(chosen),
            Msg::Go(action) => act(props, Action::Move(action)),
            Msg::Turn => act(props, Action::Turn),
            Msg::Over(over) => {
                let changed = self.over != over;
                self.over = over;
                return changed && self.chosen.is_some();
            }
            Msg::Cancel => self.chosen = None,
            Msg::Round => self.round = !self.round,
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let Some(state) = state_of(props) else {
            return html! {};
        };
        let link = ctx.link();
        let is_over = state.side_to_move().is_none();
        let actor = props.view.actor.map(Side::of_seat);
        let choices = match actor {
            Some(_) => Choices::of(state),
            None => Choices::default(),
        };
        let first = props.view.alone.map_or(Side::Black, Side::of_seat);
        let front = if self.round { first.other() } else { first };
        let view = View { front };
        let movement = Movement::of(&props.last);
        let picture = Picture {
            state,
            view,
            // From the other seat the grain lies the other way round, too.
            eighths: self.eighths + if front == Side::White { 4 } else { 0 },
            movement: &movement,
            moving: props.view.moving,
            before: self.before.as_ref(),
            ply: props.view.ply,
            chosen: self.chosen.filter(|_| actor.is_some()),
        };
        let targets = Targets {
            state,
            view,
            choices: &choices,
            chosen: self.chosen,
            actor,
            hint: hinted(props),
            moved: movement.moved.map(|(_, from, to)| (from, to)),
            aids: props.view.aids,
            tap: link.callback(Msg::Tap),
            over: link.callback(Msg::Over),
        };
        html! {
            <div class={parts::class("argonauts-wheel board", is_over, "over")}>
                <div class="aw-stage">
                    { plate(state, props, front.other(), "aw-far") }
                    <svg class="aw-picture aw-table" viewBox={VIEW_BOX} role="group" aria-label="The wheel">
                        { picture.ground(targets.rings()) }
                        <g class="aw-corner" transform="translate(-169 -133)" aria-hidden="true">{ dial::ring(state.idle()) }</g>
                        { picture.pieces() }
                        { targets.buttons() }
                    </svg>
                    { plate(state, props, front, "aw-near") }
                    <button
                        id="turn-board"
                        type="button"
                        class="button plain"
                        title="Turn the board round"
                        aria-label="Turn the board round"
                        onclick={does(ctx, Msg::Round)}
                    >
                        { parts::picture("#aw-sign-round", "0 0 24 24", "aw-button-sign") }
                    </button>
                </div>
                if !is_over {
                    <p class="aw-strip" aria-hidden="true">
                        { text::time_left(props.view.words, state.idle()) }{ " " }{ text::battle(state.battle()) }
                    </p>
                    <div class="under-board">
                        if actor.is_some() {
                            { self.turn_button(ctx, state) }
                            { self.plan_row(ctx, state, &choices) }
                        }
                    </div>
                }
                { rows::in_rows(state, props, actor) }
            </div>
        }
    }
}

/// Who sits at an end of the table.
fn plate(
    state: &ArgonautsWheel,
    props: &BoardProps<ArgonautsWheel>,
    side: Side,
    end: &'static str,
) -> Html {
    let acts = state.side_to_move() == Some(side);
    let name = props.view.names.get(side.seat().index()).cloned();
    html! {
        <p class={parts::join(end, if acts { "aw-plate to-act" } else { "aw-plate" })}>
            { icon(cone(side)) }
            <span class="aw-who">
                <strong>{ name.unwrap_or_default() }</strong>
                { parts::span("quiet", text::plays(side)) }
                if acts { { parts::span("aw-to-move", "to move") } }
            </span>
        </p>
    }
}

fn act(props: &BoardProps<ArgonautsWheel>, action: Action) {
    props.on_action.emit(action);
}

/// The action that is pointed at.
const fn hinted(props: &BoardProps<ArgonautsWheel>) -> Option<Action> {
    props.hint
}

fn hinted_move(props: &BoardProps<ArgonautsWheel>) -> Option<Move> {
    match hinted(props)? {
        Action::Move(action) => Some(action),
        Action::Turn => None,
    }
}

impl Board {
    /// The button that turns the wheel.
    fn turn_button(&self, ctx: &Context<Self>, state: &ArgonautsWheel) -> Html {
        let is_hint = hinted(ctx.props()) == Some(Action::Turn);
        let may_turn = state.position().may_turn();
        html! {
            <button
                type="button"
                id="turn-wheel"
                class={parts::class("button large", is_hint, "hinted")}
                disabled={!may_turn}
                onclick={does(ctx, Msg::Turn)}
            >
                { parts::picture("#aw-sign-turn", "0 0 24 24", "aw-button-sign") }
                { "Turn the wheel" }
            </button>
        }
    }

    /// Where a stack or spire is chosen: what of it is to move.
    fn parts_to_choose(&self, ctx: &Context<Self>, choices: &Choices) -> Html {
        let hint = hinted_move(ctx.props());
        let choice = self.chosen.and_then(|chosen| choices.at(chosen.from));
        let Some(choice) = choice.filter(|choice| choice.parts.len() > 1) else {
            return html! {};
        };
        let ways = choice.parts.iter().map(|part| {
            let chosen = Chosen {
                from: choice.from,
                piece: part.piece,
            };
            let is_hint =
                hint.is_some_and(|hint| (hint.from, hint.piece) == (chosen.from, chosen.piece));
            html! {
                <button
                    type="button"
                    class={parts::class("button aw-part", is_hint, "hinted")}
                    aria-pressed={(self.chosen == Some(chosen)).to_string()}
                    onclick={does(ctx, Msg::Choose(chosen))}
                >
                    { text::part(part.piece) }
                </button>
            }
        });
        html! { <div class="aw-parts" role="group" aria-label="What is to move">{ for ways }</div> }
    }

    /// What can be done, or what would come of what was chosen.
    fn plan_row(&self, ctx: &Context<Self>, state: &ArgonautsWheel, choices: &Choices) -> Html {
        let props = ctx.props();
        let Some(part) = choices.part(self.chosen) else {
            let say = text::what_to_do(state, choices.0.is_empty());
            return parts::line("plan-row quiet", say);
        };
        let actor = props.view.actor.map(Side::of_seat);
        let hint = hinted_move(props);
        let ways = part.targets.iter().map(|target| {
            let action = target.action;
            let class = match (hint == Some(action), self.over == Some(action.to)) {
                (true, _) => "button outcome hinted",
                (_, true) => "button outcome over",
                _ => "button outcome",
            };
            html! {
                <button type="button" {class} data-to={action.to.to_string()} onclick={does(ctx, Msg::Go(action))}>
                    { text::way(target.action, props.view.aids.then_some(target.outcome), actor) }
                </button>
            }
        });
        html! {
            <div class="plan-row planning">
                { parts::line("plan-say", text::chosen(part.piece)) }
                { self.parts_to_choose(ctx, choices) }
                <div class="plan-outcomes">
                    { for ways }
                    { parts::button("", "plain", "Take it back", does(ctx, Msg::Cancel)) }
                </div>
            </div>
        }
    }
}

/// A cone of the seat's side.
pub fn seat_mark(seat: rules::Seat) -> Html {
    let class = match seat {
        rules::Seat::FIRST => "seat-mark cone-black",
        _ => "seat-mark cone-white",
    };
    html! {
        <svg {class} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M10 2 L16.5 15.5 A6.5 2.6 0 0 1 3.5 15.5 Z" />
        </svg>
    }
}
