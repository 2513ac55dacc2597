//! The buttons below the board: all actions of the phase. Illegal ones explain
//! why they are illegal.

use super::action_button::{action_button, button_group};
use super::end_forecast::end_forecast;
use super::icons::{self, icon, icons};
use super::interaction::Input;
use super::position::wheel_to_place;
use super::turn_controls_props::TurnControlsProps;
use super::turn_plan::{next_effects, turn_plan};
use crate::games::refusal;
use l10n::wheels_of_time as words;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Link, LinkPair, Phase, PlayerWheel, Structure, Wheel, WheelsOfTime,
};
use text::games::wheels_of_time::board as board_text;
use yew::prelude::*;

/// The controls of the player to act.
#[component]
pub fn TurnControls(props: &TurnControlsProps) -> Html {
    let TurnControlsProps { state, view, .. } = props;
    let heading = |message| view.locale.text(message);
    if state.phase() != Phase::Actions {
        let production = state.phase() == Phase::Production;
        let refusal = props
            .illegal
            .as_ref()
            .map(|illegal| refusal::<WheelsOfTime>(view.locale, illegal));
        return html! {
            <div class="wt-controls">
                <p class="plan-text">{ refusal.unwrap_or_else(|| view.locale.text(board_text::task(state)).into()) }</p>
                if production && view.has_previews {
                    { end_forecast(state, view) }
                }
                { button_group("choices", heading(words::GROUP_CHOICES), view.ply, props.choices()) }
            </div>
        };
    }
    let pair_count = props.pairs().count();
    let workers = state.spendable_workers().into();
    let end_key = if state.actions_left() == 0 {
        usize::MAX
    } else {
        workers
    };
    html! {
        <div class="wt-controls">
            { turn_plan(props) }
            { button_group("turns", heading(words::GROUP_TURNS), 0, props.turns()) }
            { button_group("links", heading(words::GROUP_LINKS), 0, props.links()) }
            { button_group("structures", heading(words::GROUP_STRUCTURES), pair_count, props.structures()) }
            <div class="wt-ending">
                { button_group("ending", heading(words::GROUP_ENDING), end_key, props.ending()) }
                if view.has_previews { { end_forecast(state, view) } }
            </div>
        </div>
    }
}

impl TurnControlsProps {
    fn button(
        &self,
        action: Action,
        class: &'static str,
        width_key: usize,
        drawings: Html,
    ) -> Html {
        action_button(self, action, class, width_key, drawings)
    }

    /// The pairs of links that form a building.
    fn pairs(&self) -> impl Iterator<Item = LinkPair> {
        let forms = |pair: &LinkPair| self.state.forms_building(self.state.active(), *pair);
        LinkPair::ALL.into_iter().filter(forms)
    }

    fn turns(&self) -> Html {
        let player_wheel = Wheel::Player(self.state.player_wheel(self.state.active()));
        [player_wheel, Wheel::A, Wheel::B]
            .map(|wheel| {
                let (width, drawings) = if self.view.has_previews {
                    next_effects(&self.state, wheel)
                } else {
                    (0, icon("#wt-turn"))
                };
                let is_selected = self.selected == Some(wheel);
                let class = if is_selected { "primary" } else { "" };
                self.button(Action::Turn(wheel), class, width, drawings)
            })
            .into_iter()
            .collect()
    }

    fn links(&self) -> Html {
        let state = &self.state;
        let buttons = Link::ALL.into_iter().map(|link| {
            let drawings = icons::effect(state.effect(state.active(), link));
            let width = drawings.len();
            let drawings =
                html! { <span class="wt-minis" aria-hidden="true">{ icons(drawings) }</span> };
            self.button(Action::Trigger(link), "", width, drawings)
        });
        buttons.collect()
    }

    fn structures(&self) -> Html {
        let state = &self.state;
        let city = state.city(state.active());
        let structures = Structure::ALL.into_iter().map(|structure| {
            let cost = structure.cost().iter().map(|good| {
                let lacks = (city.good(*good) == 0).then_some("lacks");
                html! { <span class={classes!("wt-cost", lacks)}>{ icon(icons::good(*good)) }</span> }
            });
            let cost = html! { <span class="wt-minis" aria-hidden="true">{ for cost }</span> };
            self.button(Action::Build(structure), "", 0, cost)
        });
        let joins = self
            .pairs()
            .map(|pair| self.button(Action::Join(pair), "wide", 0, icon("#wt-item-building")));
        structures.chain(joins).collect()
    }

    fn ending(&self) -> Html {
        let state = &self.state;
        let workers = state.spendable_workers();
        let spend_worker = (workers > 0).then(|| {
            let workers = icons((0..workers).map(|_| "#wt-item-worker"));
            let workers = html! { <span class="wt-minis" aria-hidden="true">{ workers }</span> };
            self.button(Action::SpendWorker, "", 0, workers)
        });
        let nothing_left = state.actions_left() == 0;
        let class = if nothing_left { "primary" } else { "" };
        let end = self.button(Action::EndActions, class, 0, html! {});
        spend_worker.into_iter().chain([end]).collect()
    }

    /// The choices of a phase with a single decision.
    fn choices(&self) -> Html {
        let state = &self.state;
        match state.phase() {
            Phase::Place(_) => wheel_to_place(state)
                .map(|wheel| self.placement(wheel))
                .unwrap_or_default(),
            Phase::Choose => {
                let take = |player_wheel| self.button(Action::Take(player_wheel), "", 0, html! {});
                PlayerWheel::BOTH.into_iter().map(take).collect()
            }
            Phase::Feeding | Phase::Production | Phase::Actions => {
                let mut legal = Vec::new();
                state.legal_actions(&mut legal);
                let buttons = legal.into_iter().map(|action| {
                    let drawing = match action {
                        Action::Join(_) => icon("#wt-item-building"),
                        _ => html! {},
                    };
                    self.button(action, "wide", 0, drawing)
                });
                buttons.collect()
            }
        }
    }

    fn placement(&self, wheel: Wheel) -> Html {
        let turn = |by: u8| self.on_input.reform(move |_| Input::TurnPlaced(by));
        let space = self.wheels.space(wheel);
        let place = Action::Place { wheel, space };
        html! {
            <>
                <button key="on" type="button" id="lay-on" class="button" onclick={turn(1)}>
                    { self.view.locale.text(words::TURN_FORWARD) }
                </button>
                <button key="back" type="button" id="lay-back" class="button" onclick={turn(wheel.spaces() - 1)}>
                    { self.view.locale.text(words::TURN_BACK) }
                </button>
                { self.button(place, "primary", 0, html! {}) }
            </>
        }
    }
}
