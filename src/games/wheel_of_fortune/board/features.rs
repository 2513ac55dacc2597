//! Features in words: the one that is lit, and all on which followers stand.

use super::callbacks::{emits, takes_click};
use super::geometry::{Spot, cell_id, spot_of};
use super::highlight::feature;
use super::pieces;
use super::selection::Change;
use super::snapshot::Snapshot;
use crate::components::Shared;
use crate::games::ViewOptions;
use crate::games::wheel_of_fortune::text::board as words;
use rules::games::wheel_of_fortune::FeatureView;
use yew::prelude::*;

/// What the feature that is lit is, by one of its spots, and what it is worth.
pub fn feature_label(snapshot: &Snapshot, spot: Option<Spot>) -> Html {
    let of = spot.and_then(|spot| feature(&snapshot.state, spot));
    let told = of.map(|of| in_words(&of, &snapshot.view));
    html! { <div class="wf-told" aria-hidden="true">{ told }</div> }
}

/// What the list is given.
#[derive(Properties, PartialEq)]
pub struct FeatureListProps {
    /// What the board shows.
    pub snapshot: Shared<Snapshot>,
    /// A spot of the feature that stays lit.
    pub pinned: Option<Spot>,
}

/// All features on which followers stand, to be lit.
#[component]
pub fn FeatureList(props: &FeatureListProps) -> Html {
    let Snapshot {
        state, view, on, ..
    } = &*props.snapshot;
    let claimed = state.claimed().filter_map(|of| {
        let spot = spot_of(state, of.id)?;
        let pressed = props.pinned == Some(spot);
        let (enter, leave) = (Change::Enter(spot), Change::Leave(spot));
        Some(html! {
            <li key={format!("{}-{}", cell_id(spot.0), spot.1)}>
                <button
                    type="button"
                    class="wf-feature"
                    aria-pressed={pressed.to_string()}
                    onclick={takes_click(&on.select, Change::Pin(spot))}
                    onpointerover={emits(&on.select, enter)}
                    onpointerout={emits(&on.select, leave)}
                    onfocusin={emits(&on.select, enter)}
                    onfocusout={emits(&on.select, leave)}
                >
                    { in_words(&of, view) }
                </button>
            </li>
        })
    });
    let claimed: Vec<Html> = claimed.collect();
    if claimed.is_empty() {
        return html! {};
    }
    html! {
        <details class="wf-features">
            <summary>{ "Who stands where" }</summary>
            <ul>{ for claimed }</ul>
        </details>
    }
}

/// A feature in a line: what it is, who stands there, what it is worth.
fn in_words(of: &FeatureView, view: &ViewOptions) -> Html {
    let there = of.followers.iter().filter(|(_, count)| **count > 0);
    let there = there.map(|(seat, count)| {
        let icon = |_| pieces::follower_icon(view.colour(seat), Some(of.kind));
        html! { <span class="wf-there">{ for (0..*count).map(icon) }</span> }
    });
    // What it is worth is an aid.
    let worth = view.aids.then(|| words::worth(view.words, of));
    html! {
        <>
            <span class="wf-told-name">{ words::feature_name(view.words, of) }</span>
            { for there }
            <span class="unseen">{ words::who_stands(view.words, of, &view.names) }</span>
            <span class="wf-told-worth">{ worth.unwrap_or_default() }</span>
        </>
    }
}
