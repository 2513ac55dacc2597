//! Below the country: the tile in the hand, what can be done with it, and what
//! the end of the turn brings.

use super::callbacks::{emits, takes_click};
use super::follower_targets::{free_crowns, homes};
use super::geometry::cell_id;
use super::hand_tile::hand_tile;
use super::news::news;
use super::pieces;
use super::selection::Change;
use super::snapshot::Snapshot;
use crate::components::Shared;
use crate::games::wheel_of_fortune::text::board as words;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Cell, Phase, Rotation, WheelOfFortune};
use yew::prelude::*;

/// What the controls are given.
#[derive(Properties, PartialEq)]
pub struct ControlsProps {
    /// What the board shows.
    pub snapshot: Shared<Snapshot>,
    /// Where the drawn tile is laid.
    pub laid: Option<(Cell, Rotation)>,
    /// How the drawn tile is turned.
    pub rotation: Rotation,
}

/// All of it; only the news where the game is over.
#[component]
pub fn Controls(props: &ControlsProps) -> Html {
    let ControlsProps {
        snapshot,
        laid,
        rotation,
    } = props;
    if snapshot.state.to_act().is_none() {
        return news(snapshot);
    }
    let phase = snapshot.state.phase();
    html! {
        <div class="under-board">
            <div class="wf-controls">
                { hand_tile(snapshot, *rotation) }
                <div class="wf-rows">
                    if snapshot.is_active() {
                        <p class="wf-task">{ words::task(phase, laid.is_some()) }</p>
                        { decision(snapshot, *laid) }
                    }
                    { news(snapshot) }
                </div>
            </div>
        </div>
    }
}

/// What can be done now.
fn decision(snapshot: &Snapshot, laid: Option<(Cell, Rotation)>) -> Html {
    match snapshot.state.phase() {
        Phase::Draw => {
            let words = html! { "Draw the first tile" };
            let draw = action_button(snapshot, Action::Draw, "button primary", None, words);
            html! { <div class="wf-ways">{ draw }</div> }
        }
        Phase::Place => placing(snapshot, laid),
        Phase::Deploy | Phase::End => ending(snapshot),
        Phase::Plague { .. } => plague(snapshot),
    }
}

/// A button that takes an action. Where its words do not say all, it has a label
/// for the ear.
fn action_button(
    snapshot: &Snapshot,
    action: Action,
    class: &'static str,
    label: Option<String>,
    words: Html,
) -> Html {
    html! {
        <button
            type="button"
            class={classes!(class, snapshot.hinted(action))}
            data-action={WheelOfFortune::notation(action)}
            aria-label={label}
            onclick={takes_click(&snapshot.on.action, action)}
        >
            { words }
        </button>
    }
}

fn placing(snapshot: &Snapshot, laid: Option<(Cell, Rotation)>) -> Html {
    let Snapshot { state, on, .. } = snapshot;
    let ways = laid.and_then(|(cell, _)| Some(state.turns(state.drawn()?, cell).count()));
    let words = html! { "Place it here" };
    let place = match laid {
        Some((cell, rotation)) => {
            let action = Action::Place { cell, rotation };
            action_button(snapshot, action, "button primary", None, words)
        }
        // Never the element of an action's button, which may have the focus.
        None => html! {
            <button key="disabled" type="button" class="button primary" disabled=true>{ words }</button>
        },
    };
    html! {
        <div class="wf-ways">
            <button
                type="button"
                class="button"
                data-view="turn"
                disabled={ways == Some(1)}
                onclick={takes_click(&on.select, Change::Turn)}
            >
                { "Turn it" }
            </button>
            { place }
        </div>
    }
}

fn ending(snapshot: &Snapshot) -> Html {
    let Snapshot { state, view, .. } = snapshot;
    let deploys = state.phase() == Phase::Deploy;
    // Where no follower is left to deploy, nothing else can be done.
    let class = if deploys && state.supply(state.active()) > 0 {
        "button"
    } else {
        "button primary"
    };
    let words = html! { "End turn" };
    html! {
        <>
            if deploys {
                { crowns(snapshot) }
            }
            <div class="wf-ways">
                { action_button(snapshot, Action::End, class, None, words) }
            </div>
            if view.aids {
                { due(snapshot) }
            }
        </>
    }
}

/// The crowns once more, wherever the wheel is.
fn crowns(snapshot: &Snapshot) -> Html {
    let state = &snapshot.state;
    if state.supply(state.active()) == 0 {
        return html! { <p class="quiet">{ "All your followers are out." }</p> };
    }
    let crowns = free_crowns(state).into_iter().map(|sector| {
        let action = Action::Crown(sector);
        let label = words::crown_label(state.wheel(), sector);
        let badge = pieces::badge_icon(sector, "wf-crown-badge");
        let button = action_button(snapshot, action, "wf-crown", Some(label), badge);
        html! { <key={sector as u8}>{ button }</> }
    });
    html! {
        <div class="wf-crowns" role="group" aria-label="Crowns of the wheel">
            <span class="quiet" aria-hidden="true">{ "Or a crown of the wheel:" }</span>
            <>{ for crowns }</>
        </div>
    }
}

/// Everybody on whom the plague can fall.
fn plague(snapshot: &Snapshot) -> Html {
    let Snapshot {
        state, view, on, ..
    } = snapshot;
    let homes = homes(state).into_iter().filter_map(|(placed, of)| {
        let (seat, segment) = placed.follower?;
        let spot = (placed.cell, segment.index() as u8);
        let words = html! {
            <span
                class="wf-home"
                onpointerover={emits(&on.select, Change::Enter(spot))}
                onpointerout={emits(&on.select, Change::Leave(spot))}
            >
                { pieces::follower_icon(view.colour(seat), Some(of.kind)) }
                <span>{ words::feature_name(view.words, &of) }</span>
            </span>
        };
        let action = Action::Home(placed.cell);
        let label = words::home_label(view.words, state, placed.cell, &of);
        let button = action_button(snapshot, action, "button", Some(label), words);
        Some(html! { <key={cell_id(placed.cell)}>{ button }</> })
    });
    html! { <div class="wf-ways">{ for homes }</div> }
}

/// What the end of the turn scores.
fn due(snapshot: &Snapshot) -> Html {
    let Snapshot { state, view, .. } = snapshot;
    let due = state.due_at_end();
    if due.is_empty() {
        return html! { <p class="wf-due quiet">{ "The end of the turn scores nothing." }</p> };
    }
    let chips = due.iter().map(|(seat, points, area)| {
        pieces::chip(view, *seat, *points, words::area(view.words, area))
    });
    html! { <p class="wf-due">{ "At the end of the turn: " }{ for chips }</p> }
}
