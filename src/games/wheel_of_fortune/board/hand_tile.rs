//! A large picture of the drawn tile; once it is placed, with targets for a
//! follower.

use super::callbacks::takes_click;
use super::follower_targets::spot_targets;
use super::pieces;
use super::selection::Change;
use super::snapshot::Snapshot;
use crate::components::Picture;
use crate::games::wheel_of_fortune::text::board as board_text;
use rules::games::wheel_of_fortune::{Phase, Rotation};
use yew::prelude::*;

/// The drawn tile in a rotation, the tile just placed, or the back of a tile.
pub fn hand_tile(snapshot: &Snapshot, rotation: Rotation) -> Html {
    let Snapshot {
        state, view, on, ..
    } = snapshot;
    let placed = state.placed_cell().and_then(|cell| state.tile_at(cell));
    let inside = match (state.drawn(), placed) {
        (Some(tile), _) => {
            let picture = pieces::tile_picture(tile, rotation, "wf-hand-tile", Html::default());
            let name = board_text::tile_name(view.locale, tile);
            if snapshot.is_active() && state.phase() == Phase::Place {
                let onclick = takes_click(&on.select, Change::Turn);
                let label = format!("{name}. Rotate.");
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
                if snapshot.is_active() {
                    { spot_targets(snapshot, true) }
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
