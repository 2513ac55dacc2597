//! The wheel beside the board.

use super::departures::departures;
use super::follower_layer::wheel_pieces;
use super::follower_targets::crown_targets;
use super::plan_ghost::crown_ghost;
use super::recent::wheel_marks;
use super::snapshot::SnapshotProps;
use l10n::wheel_of_fortune as words;
use yew::prelude::*;

/// The wheel, over a corner of the country or next to it.
#[component]
pub fn WheelOverlay(SnapshotProps { snapshot }: &SnapshotProps) -> Html {
    html! {
        <svg class="wf-beside wf-land" data-floats="" viewBox="36 36 331 334" role="group" aria-label={snapshot.view.locale.text(words::THE_WHEEL)}>
            <use href="#wf-wheel-beside" x="36" y="36" width="331" height="334" />
            { wheel_marks(snapshot) }
            { wheel_pieces(snapshot) }
            if snapshot.is_active() {
                { crown_ghost(snapshot) }
                { crown_targets(snapshot) }
            }
            { departures(snapshot, true) }
        </svg>
    }
}
