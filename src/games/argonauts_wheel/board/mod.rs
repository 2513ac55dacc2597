//! The board of Argonaut's Wheel: a wheel of tree rings that turns.
//!
//! The state of [`Board`] is the [`Selection`] and the [`History`]; everything below it
//! is rendered from props.

mod choices;
pub mod dial;
mod movement;
pub mod perspective;
pub mod pieces;
mod plan_bar;
mod selection;
mod stations;

pub use movement::Movement;

use super::ROOT_CLASS;
use crate::components::{Shared, picture};
use crate::games::BoardProps;
use crate::games::input::emit_on;
use crate::hooks::focus::catch_focus_on;
use choices::Choices;
use dial::Dial;
use l10n::argonauts_wheel as words;
use perspective::{Perspective, VIEW_BOX};
use pieces::{Pieces, WheelSnapshot, lone_cone, occupants_icon};
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Move, Side, Station};
use selection::{Input, Selection};
use stations::{AccessibleWheel, Stations};
use std::rc::Rc;
use text::games::argonauts_wheel as game_text;
use yew::prelude::*;

/// Visual details of the wheel that do not follow from the state.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct History {
    /// The rotation of the wheel's grain since the board was created, in eighths of a
    /// turn from 0 to 7.
    eighths: u8,
    before: Option<WheelSnapshot>,
}

impl History {
    /// Updates the history after the props have changed.
    fn follow(&mut self, old: &BoardProps<ArgonautsWheel>, new: &BoardProps<ArgonautsWheel>) {
        let (old_ply, new_ply) = (old.view.ply, new.view.ply);
        if old_ply != new_ply {
            self.before = Some(old.state.wheel().into());
        }
        // The grain follows single steps, forwards and backwards.
        if new_ply == old_ply + 1 && Movement::from_events(&new.last).turned {
            self.eighths = (self.eighths + 7) % 8;
        } else if new_ply + 1 == old_ply && Movement::from_events(&old.last).turned {
            self.eighths = (self.eighths + 1) % 8;
        }
    }
}

/// The wheel, the chosen move, and the button that turns the wheel.
pub struct Board {
    selection: Selection,
    history: History,
    /// The moves to choose from in the current state.
    choices: Rc<Choices>,
    /// Created once: a new callback would render all children again.
    on_input: Callback<Input>,
    /// The station of a piece that was deselected: the element with the focus may have gone with it.
    released: Option<Station>,
}

impl Component for Board {
    type Message = Input;
    type Properties = BoardProps<ArgonautsWheel>;

    fn create(ctx: &Context<Self>) -> Self {
        Self {
            selection: Selection::default(),
            history: History::default(),
            choices: choices(ctx.props()),
            on_input: ctx.link().callback(|input| input),
            released: None,
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        let new = ctx.props();
        if !new.view.is_same_position(&old.view) {
            self.selection.reset();
        } else if new.view.selection_epoch != old.view.selection_epoch {
            self.released = self.chosen_station();
            self.selection.cancel();
        }
        if new.state != old.state || new.view.actor != old.view.actor {
            self.choices = choices(new);
        }
        self.history.follow(old, new);
        true
    }

    fn update(&mut self, ctx: &Context<Self>, input: Input) -> bool {
        let before = self.selection;
        let hint = hinted_move(ctx.props());
        if input == Input::Cancel {
            self.released = self.chosen_station();
        }
        if let Some(action) = self
            .selection
            .update(input, &ctx.props().state, &self.choices, hint)
        {
            ctx.props().on_action.emit(action);
        }
        self.selection != before
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if let Some(station) = self.released.take() {
            catch_focus_on(&format!("#station-{station}"));
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let BoardProps { state, view, .. } = ctx.props();
        let front = self.front(ctx);
        let is_over = state.side_to_move().is_none();
        let actor = view.actor.map(Side::from_seat);
        let class = classes!(ROOT_CLASS, "board", is_over.then_some("over"));
        html! {
            <div {class}>
                <div class="aw-stage">
                    { plate(ctx.props(), front.other(), "aw-far") }
                    { self.picture(ctx, front) }
                    { plate(ctx.props(), front, "aw-near") }
                    <button
                        id="turn-board"
                        type="button"
                        class="button plain"
                        title={view.locale.text(words::FLIP_BOARD)}
                        aria-label={view.locale.text(words::FLIP_BOARD)}
                        onclick={emit_on(&self.on_input, Input::FlipBoard)}
                    >
                        { picture("#aw-sign-round", "0 0 24 24", "aw-button-sign") }
                    </button>
                </div>
                if !is_over {
                    <p key={format!("{}{:?}", state.idle(), state.battle())} class="aw-strip" aria-hidden="true">
                        { game_text::time_left(view.locale, state.idle()) }{ " " }{ view.locale.text(game_text::battle(state.battle())) }
                    </p>
                    <div class="under-board">
                        if actor.is_some() { { self.controls(ctx.props()) } }
                    </div>
                }
                <AccessibleWheel state={state.clone()} {actor} locale={view.locale} />
            </div>
        }
    }
}

impl Board {
    fn chosen_station(&self) -> Option<Station> {
        self.selection.chosen.map(|chosen| chosen.from)
    }

    /// The side whose stations are at the front.
    fn front(&self, ctx: &Context<Self>) -> Side {
        let default_front = ctx
            .props()
            .view
            .only_person
            .map_or(Side::Black, Side::from_seat);
        if self.selection.is_flipped {
            default_front.other()
        } else {
            default_front
        }
    }

    /// The wheel with its pieces and the buttons of the stations.
    fn picture(&self, ctx: &Context<Self>, front: Side) -> Html {
        let props = ctx.props();
        let BoardProps { state, view, .. } = props;
        let perspective = Perspective { front };
        let movement = Movement::from_events(&props.last);
        let snapshot = WheelSnapshot::from(state.wheel());
        let actor = view.actor.map(Side::from_seat);
        let chosen = self.selection.chosen.filter(|_| actor.is_some());
        let hint = hinted_move(props);
        // Seen from the other seat, the grain is rotated as well.
        let half_turn = if front == Side::White { 4 } else { 0 };
        html! {
            <svg class="aw-picture aw-table" viewBox={VIEW_BOX} role="group" aria-label={view.locale.text(words::WHEEL)}>
                <Dial
                    state={state.clone()}
                    to_move={state.side_to_move().filter(|_| view.to_act.is_some())}
                    {perspective}
                    eighths={self.history.eighths + half_turn}
                    {movement}
                    is_animated={view.is_animated}
                    ply={view.ply}
                    choices={Shared::from(&self.choices)}
                    {chosen}
                    {hint}
                />
                <Pieces
                    {perspective}
                    {snapshot}
                    time_stone={state.time_stone()}
                    winner={state.winner()}
                    movement={view.is_animated.then_some(movement)}
                    before={self.history.before}
                    ply={view.ply}
                    {chosen}
                />
                <Stations
                    {perspective}
                    {snapshot}
                    choices={Shared::from(&self.choices)}
                    {chosen}
                    {actor}
                    {hint}
                    has_previews={view.has_previews}
                    locale={view.locale}
                    on_input={self.on_input.clone()}
                />
            </svg>
        }
    }

    /// The button that turns the wheel, and the chosen piece with its moves.
    fn controls(&self, props: &BoardProps<ArgonautsWheel>) -> Html {
        let hinted = props.hint == Some(Action::Turn);
        html! {
            <>
                <button
                    type="button"
                    id="turn-wheel"
                    class={classes!("button", "large", hinted.then_some("hinted"))}
                    aria-disabled={(!props.state.position().may_turn()).then_some("true")}
                    onclick={emit_on(&self.on_input, Input::TurnWheel)}
                >
                    { picture("#aw-sign-turn", "0 0 24 24", "aw-button-sign") }
                    { props.view.locale.text(words::TURN_WHEEL) }
                </button>
                { self.plan_bar(props) }
            </>
        }
    }
}

fn choices(props: &BoardProps<ArgonautsWheel>) -> Rc<Choices> {
    Rc::new(match props.view.actor {
        Some(_) => Choices::new(&props.state),
        None => Choices::default(),
    })
}

fn hinted_move(props: &BoardProps<ArgonautsWheel>) -> Option<Move> {
    match props.hint? {
        Action::Move(action) => Some(action),
        Action::Turn => None,
    }
}

/// The name and the colour of a side's player. The class `end` is the end of the board where the
/// plate is shown.
fn plate(props: &BoardProps<ArgonautsWheel>, side: Side, end: &'static str) -> Html {
    let locale = props.view.locale;
    let to_move = props.view.to_act == Some(side.seat());
    html! {
        <p class={classes!("aw-plate", to_move.then_some("to-act"), end)}>
            { occupants_icon(lone_cone(side)) }
            <span class="aw-player">
                <strong>{ props.view.player_name(side.seat()) }</strong>
                <span class="quiet">{ words::plays_side(locale, side) }</span>
                // Always takes up space, so that the name stays where it is.
                <span class="aw-to-move">{ locale.text(words::TO_MOVE) }</span>
            </span>
        </p>
    }
}
