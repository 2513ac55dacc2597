//! Below the country: the tile in the hand, what can be done with it, and what
//! the end of the turn brings.

use super::geometry::cell_id;
use super::hand_tile::{HandTile, turns};
use super::movement::Movement;
use super::news::News;
use super::pieces;
use super::selection::Change;
use super::shared::Shared;
use crate::games::ViewOptions;
use crate::games::wheel_of_fortune::text::board as words;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Action, Cell, Event, Phase, Rotation, Sector, WheelOfFortune,
};
use std::rc::Rc;
use yew::prelude::*;

/// What the controls are given.
#[derive(Properties, PartialEq)]
pub struct ControlsProps {
    /// The state.
    pub state: Shared<WheelOfFortune>,
    /// How it is shown.
    pub view: Rc<ViewOptions>,
    /// What the last action did.
    pub last: Rc<[Event]>,
    /// The same as a movement.
    pub movement: Rc<Movement>,
    /// The action that is the hint.
    pub hint: Option<Action>,
    /// Where the drawn tile is laid.
    pub laid: Option<(Cell, Rotation)>,
    /// How the drawn tile is turned.
    pub rotation: Rotation,
    /// The chosen action.
    pub on_action: Callback<Action>,
    /// What is chosen or pointed at.
    pub on_select: Callback<Change>,
}

/// All of it.
#[component]
pub fn Controls(props: &ControlsProps) -> Html {
    let ControlsProps { state, view, .. } = props;
    let decision = match state.phase() {
        Phase::Draw => html! {
            <div class="wf-ways">{ action_button(props, Action::Draw, html! { "Draw the first tile" }) }</div>
        },
        Phase::Place => placing(props),
        Phase::Deploy | Phase::End => ending(props),
        Phase::Plague { .. } => plague(props),
    };
    html! {
        <div class="wf-controls">
            <HandTile
                state={state.clone()}
                view={view.clone()}
                hint={props.hint}
                rotation={props.rotation}
                on_action={props.on_action.clone()}
                on_select={props.on_select.clone()}
            />
            <div class="wf-rows">
                if view.actor.is_some() {
                    <p class="wf-task">{ words::task(state.phase(), props.laid.is_some()) }</p>
                    { decision }
                }
                <News view={view.clone()} last={props.last.clone()} movement={props.movement.clone()} />
            </div>
        </div>
    }
}

/// What the button of an action is given.
#[derive(Properties, PartialEq)]
struct ActionButtonProps {
    action: Action,
    class: &'static str,
    #[prop_or_default]
    label: Option<String>,
    hinted: bool,
    on_action: Callback<Action>,
    children: Html,
}

/// A button that takes an action.
#[component]
fn ActionButton(props: &ActionButtonProps) -> Html {
    let onclick = {
        let (on_action, action) = (props.on_action.clone(), props.action);
        move |event: MouseEvent| {
            event.stop_propagation();
            on_action.emit(action);
        }
    };
    html! {
        <button
            type="button"
            class={classes!(props.class, props.hinted.then_some("hinted"))}
            data-action={WheelOfFortune::notation(props.action)}
            aria-label={props.label.clone()}
            {onclick}
        >
            { props.children.clone() }
        </button>
    }
}

/// The button of an action that leads on.
fn action_button(props: &ControlsProps, action: Action, words: Html) -> Html {
    html! {
        <ActionButton
            {action}
            class="button primary"
            hinted={props.hint == Some(action)}
            on_action={props.on_action.clone()}
        >
            { words }
        </ActionButton>
    }
}

fn placing(props: &ControlsProps) -> Html {
    let state = &props.state;
    let ways = props.laid.and_then(|(cell, _)| {
        let tile = state.drawn()?;
        Some(state.turns(tile, cell).count())
    });
    let words = "Place it here";
    let place = match props.laid {
        Some((cell, rotation)) => {
            action_button(props, Action::Place { cell, rotation }, html! { words })
        }
        None => {
            html! { <button type="button" class="button primary" disabled=true>{ words }</button> }
        }
    };
    html! {
        <div class="wf-ways">
            <button
                type="button"
                class="button"
                data-view="turn"
                disabled={ways == Some(1)}
                onclick={turns(&props.on_select)}
            >
                { "Turn it" }
            </button>
            { place }
        </div>
    }
}

fn ending(props: &ControlsProps) -> Html {
    let state = &props.state;
    let deploys = state.phase() == Phase::Deploy;
    // Where no follower is left to deploy, nothing else can be done.
    let class = if deploys && state.supply(state.active()) > 0 {
        "button"
    } else {
        "button primary"
    };
    html! {
        <>
            if deploys {
                { crowns(props) }
            }
            <div class="wf-ways">
                <ActionButton
                    action={Action::End}
                    {class}
                    hinted={props.hint == Some(Action::End)}
                    on_action={props.on_action.clone()}
                >
                    { "End turn" }
                </ActionButton>
            </div>
            if props.view.aids {
                { due(props) }
            }
        </>
    }
}

/// The crowns once more, wherever the wheel is.
fn crowns(props: &ControlsProps) -> Html {
    let state = &props.state;
    if state.supply(state.active()) == 0 {
        return html! { <p class="quiet">{ "All your followers are out." }</p> };
    }
    let free = Sector::ALL.into_iter();
    let free = free.filter(|sector| state.wheel().has_free(*sector));
    let crowns = free.map(|sector| {
        let action = Action::Crown(sector);
        html! {
            <ActionButton
                key={sector as u8}
                {action}
                class="wf-crown"
                label={words::crown_label(state.wheel(), sector)}
                hinted={props.hint == Some(action)}
                on_action={props.on_action.clone()}
            >
                { pieces::badge_icon(sector, "wf-crown-badge") }
            </ActionButton>
        }
    });
    html! {
        <div class="wf-crowns" role="group" aria-label="Crowns of the wheel">
            <span class="quiet" aria-hidden="true">{ "Or a crown of the wheel:" }</span>
            { for crowns }
        </div>
    }
}

/// Everybody on whom the plague can fall.
fn plague(props: &ControlsProps) -> Html {
    let ControlsProps { state, view, .. } = props;
    let own = state.to_act();
    let homes = state.tiles().filter_map(|placed| {
        let (seat, segment) = placed.follower.filter(|(seat, _)| Some(*seat) == own)?;
        let of = state.feature(placed.cell, segment)?;
        let spot = (placed.cell, segment.index() as u8);
        let action = Action::Home(placed.cell);
        let selects = |change: Change| props.on_select.reform(move |_: PointerEvent| change);
        Some(html! {
            <ActionButton
                key={cell_id(placed.cell)}
                {action}
                class="button"
                label={words::home_label(view.words, state, placed.cell, &of)}
                hinted={props.hint == Some(action)}
                on_action={props.on_action.clone()}
            >
                <span
                    class="wf-home"
                    onpointerover={selects(Change::Enter(spot))}
                    onpointerout={selects(Change::Leave(spot))}
                >
                    { pieces::follower_icon(view.colour(seat), Some(of.kind)) }
                    <span>{ words::feature_name(view.words, &of) }</span>
                </span>
            </ActionButton>
        })
    });
    html! { <div class="wf-ways">{ for homes }</div> }
}

/// What the end of the turn scores.
fn due(props: &ControlsProps) -> Html {
    let due = props.state.due_at_end();
    if due.is_empty() {
        return html! { <p class="wf-due quiet">{ "The end of the turn scores nothing." }</p> };
    }
    let view = &props.view;
    let chips = due.iter().map(|(seat, points, area)| {
        pieces::chip(view, *seat, *points, words::area(view.words, area))
    });
    html! { <p class="wf-due">{ "At the end of the turn: " }{ for chips }</p> }
}
