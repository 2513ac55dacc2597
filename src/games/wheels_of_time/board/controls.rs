//! The buttons below the board: everything that can be done, and why
//! something cannot.

use super::floats::icons;
use super::icons::{good, icon};
use super::links::drawings;
use super::view::Contact;
use super::{Board, Msg, hinted, laying, plan, state_of};
use crate::games::wheels_of_time::text;
use crate::games::wheels_of_time::text::board as words;
use crate::parts::{self, does};
use crate::stage::Context;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Development, Link, Mark, Pair, Phase, Wheel, WheelsOfTime, Work,
};
use yew::prelude::*;

impl Board {
    /// All of it, for the one to act.
    pub(super) fn controls(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let Some(state) = state_of(props) else {
            return html! {};
        };
        let mut rows = Vec::new();
        match state.phase() {
            Phase::Actions => {
                rows.push(self.planned(ctx, state));
                rows.push(self.turns(ctx, state));
                rows.push(self.links(ctx, state));
                rows.push(self.works(ctx, state));
                rows.push(self.ending(ctx, state));
            }
            phase => {
                rows.push(parts::line("plan-say", words::task(state)));
                if matches!(phase, Phase::Production) && props.view.aids {
                    rows.push(plan::at_end(state, props));
                }
                rows.push(self.ways(ctx, state));
            }
        }
        html! { <div class="wt-controls">{ parts::all(rows) }</div> }
    }

    /// A button that takes an action. Where that cannot be done, it says why.
    fn button(
        &self,
        ctx: &Context<Self>,
        state: &WheelsOfTime,
        action: Action,
        class: &'static str,
        inside: Html,
    ) -> Html {
        let notation = WheelsOfTime::notation(action);
        let asked = self.asked == Some(action);
        let is_hint = hinted(ctx.props()) == Some(action);
        let refused = state.check(action).err().map(|why| text::refusal(&why));
        let legal = refused.is_none();
        let does_what = match (action, state.phase()) {
            (Action::Trigger(link), _) => plan::says(
                state.wheels(),
                Contact::at(state.mark(state.active()), link),
                state.mark(state.active()),
                state.is_solo(),
            ),
            (Action::Feed(fed), _) => {
                let city = state.city(state.active());
                let people = city.development(Development::Population);
                words::feeding(ctx.props().view.words, fed, city.short(), people)
            }
            _ => String::new(),
        };
        let (label, says) = if asked {
            (words::really(action), None)
        } else if let Action::Feed(_) = action {
            ([&words::button(action), ": ", &does_what].concat(), None)
        } else {
            let says = words::button_says(action, &does_what, refused.as_deref());
            (words::button(action), Some(says))
        };
        let class = parts::join("button wt-button", class);
        let class = parts::join(&class, if is_hint { "hinted" } else { "" });
        let class = parts::join(&class, if asked { "danger" } else { "" });
        let msg = if legal {
            Msg::Do(action)
        } else {
            Msg::Why(action)
        };
        let over = |to: Option<Wheel>| ctx.link().callback(move |_: PointerEvent| Msg::Over(to));
        let focus = |to: Option<Wheel>| ctx.link().callback(move |_: FocusEvent| Msg::Over(to));
        let wheel = match action {
            Action::Turn(wheel) => Some(wheel),
            _ => None,
        };
        html! {
            <button
                key={notation.clone()}
                type="button"
                {class}
                data-action={legal.then(|| notation.clone())}
                data-refused={(!legal).then_some(notation)}
                aria-disabled={(!legal).then_some("true")}
                aria-label={says}
                title={refused}
                onclick={does(ctx, msg)}
                onpointerenter={over(wheel)}
                onpointerleave={over(None)}
                onfocus={focus(wheel)}
                onblur={focus(None)}
            >
                { inside }
                { parts::span("", label) }
            </button>
        }
    }

    /// What would come of the chosen wheel's turns, or why something is not
    /// possible.
    fn planned(&self, ctx: &Context<Self>, state: &WheelsOfTime) -> Html {
        let props = ctx.props();
        let mut shown = Vec::new();
        if let Some(said) = &self.said {
            shown.push(html! { <p class="wt-said" role="status">{ said.clone() }</p> });
        }
        let can_turn = state.actions_left() > 0 || state.workers_to_spend() > 0;
        match self.chosen.filter(|_| props.view.aids && can_turn) {
            Some(wheel) => {
                shown.push(plan::turns(state, props, wheel));
                shown.push(parts::button(
                    "",
                    "plain",
                    "Never mind",
                    does(ctx, Msg::Cancel),
                ));
            }
            None if shown.is_empty() => {
                let say = match (can_turn, props.view.aids) {
                    (true, true) => words::task(state),
                    (true, false) => words::TASK_UNAIDED,
                    (false, _) => words::NO_ACTION_LEFT,
                };
                shown.push(parts::line("quiet", say));
            }
            None => {}
        }
        let class = parts::class("plan-row wt-plan", props.view.aids, "told");
        html! { <div {class}>{ parts::all(shown) }</div> }
    }

    fn turns(&self, ctx: &Context<Self>, state: &WheelsOfTime) -> Html {
        let own = Wheel::Player(state.mark(state.active()));
        let buttons = [own, Wheel::A, Wheel::B].map(|wheel| {
            let inside = if ctx.props().view.aids {
                plan::at_once(state, wheel)
            } else {
                icon("#wt-turn")
            };
            let class = if self.chosen == Some(wheel) {
                "primary"
            } else {
                ""
            };
            self.button(ctx, state, Action::Turn(wheel), class, inside)
        });
        group("Turn a wheel", buttons.to_vec())
    }

    fn links(&self, ctx: &Context<Self>, state: &WheelsOfTime) -> Html {
        let buttons = Link::ALL.map(|link| {
            let does = state.effect(state.active(), link);
            let inside = html! { <span class="wt-minis" aria-hidden="true">{ icons(&drawings(does)) }</span> };
            self.button(ctx, state, Action::Trigger(link), "", inside)
        });
        group("Trigger a link", buttons.to_vec())
    }

    fn works(&self, ctx: &Context<Self>, state: &WheelsOfTime) -> Html {
        let city = state.city(state.active());
        let buttons = Work::ALL.map(|work| {
            let cost = work.cost().iter().map(|which| {
                let lacks = city.good(*which) == 0;
                html! { <span class={parts::class("wt-cost", lacks, "lacks")}>{ icon(good(*which)) }</span> }
            });
            let inside = html! { <span class="wt-minis" aria-hidden="true">{ for cost }</span> };
            self.button(ctx, state, Action::Build(work), "", inside)
        });
        let mut buttons = buttons.to_vec();
        for pair in Pair::ALL {
            if state.makes_building(state.active(), pair) {
                let inside = icon("#wt-item-building");
                buttons.push(self.button(ctx, state, Action::Join(pair), "wide", inside));
            }
        }
        group("Build", buttons)
    }

    fn ending(&self, ctx: &Context<Self>, state: &WheelsOfTime) -> Html {
        let mut buttons = Vec::new();
        if state.workers_to_spend() > 0 {
            let workers = (0..state.workers_to_spend()).map(|_| icon("#wt-item-worker"));
            let inside = html! { <span class="wt-minis" aria-hidden="true">{ for workers }</span> };
            buttons.push(self.button(ctx, state, Action::Worker, "", inside));
        }
        let class = if state.actions_left() == 0 {
            "primary"
        } else {
            ""
        };
        buttons.push(self.button(ctx, state, Action::End, class, html! {}));
        let foretold = ctx
            .props()
            .view
            .aids
            .then(|| plan::at_end(state, ctx.props()));
        html! {
            <div class="wt-ending">
                { group("End", buttons) }
                { for foretold }
            </div>
        }
    }

    /// The ways of a phase that is one decision.
    fn ways(&self, ctx: &Context<Self>, state: &WheelsOfTime) -> Html {
        let mut buttons = Vec::new();
        match state.phase() {
            Phase::Place(_) => {
                if let Some(wheel) = laying(state) {
                    let space = self.laid_space(state, wheel);
                    let back = wheel.spaces() - 1;
                    buttons.push(parts::button(
                        "lay-on",
                        "",
                        "Turn it on",
                        does(ctx, Msg::Lay(1)),
                    ));
                    buttons.push(parts::button(
                        "lay-back",
                        "",
                        "Turn it back",
                        does(ctx, Msg::Lay(back)),
                    ));
                    let action = Action::Place { wheel, space };
                    buttons.push(self.button(ctx, state, action, "primary", html! {}));
                }
            }
            Phase::Choose => {
                for mark in Mark::BOTH {
                    buttons.push(self.button(ctx, state, Action::Take(mark), "", html! {}));
                }
            }
            Phase::Feeding | Phase::Production | Phase::Actions => {
                let mut legal = Vec::new();
                state.legal(&mut legal);
                for action in legal {
                    let inside = match action {
                        Action::Join(_) => icon("#wt-item-building"),
                        _ => html! {},
                    };
                    buttons.push(self.button(ctx, state, action, "wide", inside));
                }
            }
        }
        group("Choose", buttons)
    }
}

fn group(label: &'static str, buttons: Vec<Html>) -> Html {
    html! {
        <div class="wt-group" role="group" aria-label={label}>
            <span class="wt-label" aria-hidden="true">{ label }</span>
            { parts::all(buttons) }
        </div>
    }
}
