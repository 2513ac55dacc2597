//! The buttons below the board: all actions of the phase. Illegal ones explain
//! why they are illegal.

use super::geometry::Contact;
use super::icons::{self, icon, icons};
use super::interaction::Input;
use super::position::wheel_to_place;
use super::turn_plan::{self, end_forecast, next_effects, turn_plan};
use crate::components::Shared;
use crate::games::input::emit_on;
use crate::games::{ViewOptions, refusal};
use crate::hooks::on_hover;
use l10n::refusals::wheels_of_time::refusal as why_not;
use l10n::wheels_of_time as words;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Development, IllegalAction, Link, LinkPair, Phase, PlayerWheel, Structure, Wheel,
    Wheels, WheelsOfTime,
};
use std::rc::Rc;
use text::games::wheels_of_time::board as board_text;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TurnControlsProps {
    pub state: Shared<WheelsOfTime>,
    /// The layout, with the turns of a wheel that is being placed.
    pub wheels: Wheels,
    pub view: Rc<ViewOptions>,
    pub selected: Option<Wheel>,
    /// The action that waits for confirmation.
    pub confirming: Option<Action>,
    /// Why the action of the last input is illegal.
    pub illegal: Option<IllegalAction>,
    pub hint: Option<Action>,
    pub plan: Rc<[Action]>,
    pub on_input: Callback<Input>,
}

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
    /// A button that takes an action, with drawings beside its label. If the action
    /// is illegal, pressing it explains why. `width_key` differs for drawings of another
    /// width.
    fn button(
        &self,
        action: Action,
        class: &'static str,
        width_key: usize,
        drawings: Html,
    ) -> Html {
        let Self {
            state, on_input, ..
        } = self;
        let notation = WheelsOfTime::notation(action);
        let locale = self.view.locale;
        let illegal = state.check_action(action).err();
        let illegal = illegal.map(|illegal| why_not(locale, &illegal));
        let is_legal = illegal.is_none();
        let needs_confirmation = self.confirming == Some(action);
        // The label, and the accessible name if it has more details.
        let (label, name) = match action {
            Action::Trigger(link) if needs_confirmation => {
                (words::really_trigger(locale, link), None)
            }
            _ => {
                let outcome = outcome(&self.view, state, action);
                let label = board_text::button(locale, action, state.phase(), &outcome);
                let name = name(&self.view, state, action, illegal.as_deref());
                let is_whole = matches!(action, Action::Feed(_));
                (label, (!is_whole).then_some(name))
            }
        };
        let class = classes!(
            "button",
            "wt-button",
            class,
            (self.hint == Some(action)).then_some("hinted"),
            self.plan.contains(&action).then_some("planned"),
            needs_confirmation.then_some("danger"),
        );
        let input = match is_legal {
            true => Input::Act(action),
            false => Input::Explain(action),
        };
        let wheel = match action {
            Action::Turn(wheel) => Some(wheel),
            _ => None,
        };
        let (enter, leave) = (Input::Hover(wheel), Input::Hover(None));
        html! {
            <button
                key={notation.clone()}
                type="button"
                {class}
                data-action={is_legal.then(|| notation.clone())}
                data-refused={(!is_legal).then_some(notation)}
                aria-disabled={(!is_legal).then_some("true")}
                aria-label={name}
                title={illegal}
                onclick={emit_on(on_input, input)}
                onpointerenter={on_hover(on_input, enter)}
                onpointerleave={on_hover(on_input, leave)}
                onfocus={emit_on(on_input, enter)}
                onblur={emit_on(on_input, leave)}
            >
                // Drawings of another width are new elements: those that stay do not move aside.
                <span key={width_key} class="wt-content">
                    { drawings }
                    <span>{ label }</span>
                </span>
            </button>
        }
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
        let turn = |by: u8| emit_on(&self.on_input, Input::TurnPlaced(by));
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

/// The outcome of feeding, which the button shows.
fn outcome(view: &ViewOptions, state: &WheelsOfTime, action: Action) -> String {
    let Action::Feed(fed) = action else {
        return String::new();
    };
    let city = state.city(state.active());
    let people = city.development(Development::Population);
    board_text::feeding(view.locale, fed, city.food_shortage(), people)
}

/// The accessible name of an action's button, with what it would bring and why it cannot be used now.
fn name(view: &ViewOptions, state: &WheelsOfTime, action: Action, illegal: Option<&str>) -> String {
    let locale = view.locale;
    let name = match action {
        Action::Turn(wheel) if view.has_previews => {
            board_text::turn_name(locale, wheel, turn_plan::links_after_turn(state, wheel))
        }
        Action::Trigger(link) => {
            let wheel = state.player_wheel(state.active());
            let contact = Contact::of_link(wheel, link);
            let effect = turn_plan::shown_effect(state.wheels(), contact, wheel, state.is_solo());
            words::name_trigger(locale, link, effect)
        }
        _ => board_text::name(locale, action),
    };
    match illegal {
        Some(illegal) => words::name_refused(locale, &name, illegal),
        None => name,
    }
}

/// A group of buttons below a heading. Layouts refer to its class. With another key the buttons are
/// created anew, so that those that stay do not move aside.
fn button_group(class: &'static str, label: String, key: usize, buttons: Html) -> Html {
    html! {
        <div {key} class={classes!("wt-group", class)} role="group" aria-label={label.clone()}>
            <span class="wt-label" aria-hidden="true">{ label }</span>
            { buttons }
        </div>
    }
}
