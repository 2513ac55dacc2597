//! The board of Wheels of Time: the wheels with their links, the cities beside
//! them, and the controls below.

mod city_board;
mod city_picture;
mod effects;
mod forecast;
mod gears;
mod geometry;
mod icons;
mod interaction;
mod link_table;
mod links;
mod movement;
mod position;
mod recent;
mod turn_controls;
mod turn_plan;
mod wheel_stage;

pub use gears::Gears;
pub use geometry::VIEW_BOX;
pub use links::{LinkView, Links};
pub use movement::Movement;
pub use position::owners;

use crate::components::LiveRegion;
use crate::games::BoardProps;
use city_board::CityBoard;
use effects::dice;
use interaction::{Input, Interaction};
use l10n::wheels_of_time as words;
use link_table::LinkTable;
use position::{is_settled, viewer_wheel};
use rules::game::Game as _;
use rules::games::wheels_of_time::{Event, Phase, PlayerWheel, WheelsOfTime};
use std::rc::Rc;
use text::games::wheels_of_time::board as board_text;
use turn_controls::TurnControls;
use wheel_stage::FormerLinks;
use yew::prelude::*;

type Props = BoardProps<WheelsOfTime>;

/// The board.
///
/// A struct component, because the effect of an input depends on the inputs
/// before it: several may arrive between two renderings, and each is handled on
/// the current [`Interaction`].
pub struct Board {
    interaction: Interaction,
    movement: Rc<Movement>,
    former: Option<FormerLinks>,
    on_input: Callback<Input>,
}

impl Component for Board {
    type Message = Input;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        Self {
            interaction: Interaction::default(),
            movement: Rc::new(Movement::from_events(&ctx.props().last)),
            former: None,
            on_input: ctx.link().callback(|input| input),
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Props) -> bool {
        let new = ctx.props();
        if new.last != old.last {
            self.movement = Rc::new(Movement::from_events(&new.last));
        }
        if new.view.ply != old.view.ply {
            self.former = Some(FormerLinks {
                wheels: *old.state.wheels(),
                mine: viewer_wheel(&old.state, &old.view),
            });
        }
        if !new.view.is_same_position(&old.view) {
            let just_acted = new.view.ply == old.view.ply + 1
                && (new.view.line, new.view.actor) == (old.view.line, old.view.actor);
            self.interaction.reset(just_acted, &new.last);
        } else if new.view.selection_epoch != old.view.selection_epoch {
            self.interaction.cancel();
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, input: Input) -> bool {
        let props = ctx.props();
        if props.view.actor.is_none() {
            return false;
        }
        let before = self.interaction;
        if let Some(action) = self.interaction.handle(&props.state, input) {
            props.on_action.emit(action);
        }
        self.interaction != before
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Props {
            state,
            last,
            recent,
            view,
            hint,
            plan,
            ..
        } = ctx.props();
        let interaction = &self.interaction;
        let wheels = interaction.wheels(state);
        let is_over = state.to_act().is_none();
        let city = |player_wheel: PlayerWheel| {
            html! { <CityBoard state={state.clone()} last={last.clone()} recent={recent.clone()} view={view.clone()} {player_wheel} /> }
        };
        html! {
            <div class={classes!("wheels-of-time", "game-wheels-of-time", "board", is_over.then_some("over"))}>
                <div class="wt-stage">
                    <div class="wt-bench">
                        { self.wheel_stage(ctx.props()) }
                        { dice(view.locale, &self.movement, view.ply, view.is_animated) }
                    </div>
                    if !is_over {
                        <div class="under-board">
                            if view.actor.is_some() {
                                <TurnControls
                                    state={state.clone()}
                                    {wheels}
                                    view={view.clone()}
                                    selected={interaction.selected}
                                    confirming={interaction.confirming}
                                    illegal={interaction.illegal}
                                    hint={*hint}
                                    plan={plan.clone()}
                                    on_input={self.on_input.clone()}
                                />
                            }
                        </div>
                    }
                    { city(PlayerWheel::One) }
                    { city(PlayerWheel::Two) }
                </div>
                <LinkTable locale={view.locale} state={state.clone()} {wheels} names={view.names.clone()} />
                <LiveRegion id="wt-spoken" text={self.spoken(ctx.props())} />
            </div>
        }
    }
}

impl Board {
    /// For ears: what the links of the player here bring, once wheels have turned since that player last acted, and
    /// what a turn of the chosen wheel would bring.
    fn spoken(&self, props: &Props) -> String {
        let Props { state, view, .. } = props;
        let Some(seat) = view.actor.filter(|_| is_settled(state)) else {
            return String::new();
        };
        let has_turned = props.recent.iter().any(|event| {
            matches!(
                event,
                Event::Turned { .. } | Event::AllTurned | Event::Rotated { .. }
            )
        });
        let now = has_turned.then(|| {
            let [a, b, common] =
                turn_plan::all_links(state, state.wheels(), state.player_wheel(seat));
            words::links_now(view.locale, a, b, common)
        });
        let can_turn = view.has_previews && state.phase() == Phase::Actions;
        let preview = self.interaction.selected.filter(|_| can_turn).map(|wheel| {
            board_text::after_turn(view.locale, turn_plan::links_after_turn(state, wheel))
        });
        let both: Vec<String> = now.into_iter().chain(preview).collect();
        both.join(" ")
    }
}

/// The panel beside the board: empty, as the cities are part of the board.
#[component]
pub fn Panel(_: &Props) -> Html {
    html! {}
}
