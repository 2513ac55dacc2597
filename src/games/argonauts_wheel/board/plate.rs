//! The name plate of a player at one end of the board.

use super::occupants_view::{lone_cone, occupants_icon};
use crate::games::BoardProps;
use l10n::argonauts_wheel as words;
use rules::games::argonauts_wheel::{ArgonautsWheel, Side};
use yew::prelude::*;

/// The name and the colour of a side's player. The class `end` is the end of the board where the
/// plate is shown.
pub fn plate(props: &BoardProps<ArgonautsWheel>, side: Side, end: &'static str) -> Html {
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
