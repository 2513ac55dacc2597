//! The drawn tile, large; once placed, with the places for a follower.

use super::follower_targets::SpotTargets;
use super::pieces;
use super::selection::Change;
use super::shared::Shared;
use crate::components::Picture;
use crate::games::ViewOptions;
use crate::games::wheel_of_fortune::text::board as words;
use rules::games::wheel_of_fortune::{Action, Phase, Rotation, WheelOfFortune};
use std::rc::Rc;
use yew::prelude::*;

/// What it is given.
#[derive(Properties, PartialEq)]
pub struct HandTileProps {
    /// The state.
    pub state: Shared<WheelOfFortune>,
    /// How it is shown.
    pub view: Rc<ViewOptions>,
    /// The action that is the hint.
    pub hint: Option<Action>,
    /// How the drawn tile is turned.
    pub rotation: Rotation,
    /// The chosen action.
    pub on_action: Callback<Action>,
    /// What is chosen or pointed at.
    pub on_select: Callback<Change>,
}

/// The tile in the hand.
#[component]
pub fn HandTile(props: &HandTileProps) -> Html {
    let HandTileProps { state, view, .. } = props;
    let acts = view.actor.is_some();
    let placed = state.placed_cell().and_then(|cell| state.at(cell));
    let inside = match (state.drawn(), placed) {
        (Some(tile), _) => {
            let picture =
                pieces::tile_picture(tile, props.rotation, "wf-hand-tile", Html::default());
            let name = words::tile_name(view.words, tile);
            if acts && state.phase() == Phase::Place {
                let onclick = turns(&props.on_select);
                let label = format!("{name}. Turn it.");
                html! {
                    <button type="button" class="wf-hand-turn" title="Turn it" aria-label={label} {onclick}>
                        { picture }
                        <Picture symbol="#wf-sign-turn" view_box="0 0 24 24" class="wf-sign" />
                    </button>
                }
            } else {
                html! { <div role="img" aria-label={name}>{ picture }</div> }
            }
        }
        (None, Some(placed)) => placed.tile.map_or_else(Html::default, |tile| {
            let spots = html! {
                if acts {
                    <SpotTargets
                        state={state.clone()}
                        view={view.clone()}
                        hint={props.hint}
                        on_action={props.on_action.clone()}
                        on_select={props.on_select.clone()}
                        alone=true
                    />
                }
            };
            pieces::tile_picture(tile, placed.rotation, "wf-hand-tile", spots)
        }),
        (None, None) => html! {
            <svg class="wf-hand-tile wf-land" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
                <use href="#wf-back" width="100" height="100" />
            </svg>
        },
    };
    html! { <div class="wf-hand">{ inside }</div> }
}

/// What a button does that turns the tile.
pub fn turns(on_select: &Callback<Change>) -> Callback<MouseEvent> {
    let on_select = on_select.clone();
    Callback::from(move |event: MouseEvent| {
        event.stop_propagation();
        on_select.emit(Change::Turn);
    })
}
