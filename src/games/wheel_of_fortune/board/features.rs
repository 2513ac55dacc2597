//! Features in words: the one that is lit, and all on which followers stand.

use super::geometry::{Spot, cell_id, spot_of};
use super::highlight::feature;
use super::pieces;
use super::selection::Change;
use super::shared::Shared;
use crate::games::ViewOptions;
use crate::games::wheel_of_fortune::text::board as words;
use rules::games::wheel_of_fortune::{FeatureView, WheelOfFortune};
use std::rc::Rc;
use yew::prelude::*;

/// What the label is given.
#[derive(Properties, PartialEq)]
pub struct FeatureLabelProps {
    /// The state.
    pub state: Shared<WheelOfFortune>,
    /// How it is shown.
    pub view: Rc<ViewOptions>,
    /// A spot of the feature that is lit.
    pub spot: Option<Spot>,
}

/// What the feature that is lit is, and what it is worth.
#[component]
pub fn FeatureLabel(props: &FeatureLabelProps) -> Html {
    let of = props.spot.and_then(|spot| feature(&props.state, spot));
    let told = of.map(|of| in_words(&of, &props.view));
    html! { <div class="wf-told" aria-hidden="true">{ told }</div> }
}

/// What the list is given.
#[derive(Properties, PartialEq)]
pub struct FeatureListProps {
    /// The state.
    pub state: Shared<WheelOfFortune>,
    /// How it is shown.
    pub view: Rc<ViewOptions>,
    /// A spot of the feature that stays lit.
    pub pinned: Option<Spot>,
    /// What is pointed at.
    pub on_select: Callback<Change>,
}

/// All features on which followers stand, to be lit.
#[component]
pub fn FeatureList(props: &FeatureListProps) -> Html {
    let state = &props.state;
    let claimed = state.claimed().filter_map(|of| {
        let spot = spot_of(state, of.id)?;
        let pressed = props.pinned == Some(spot);
        let selects = |change| props.on_select.reform(move |()| change);
        let (enter, leave) = (selects(Change::Enter(spot)), selects(Change::Leave(spot)));
        let onclick = {
            let on_select = props.on_select.clone();
            move |event: MouseEvent| {
                event.stop_propagation();
                on_select.emit(Change::Pin(spot));
            }
        };
        Some(html! {
            <li key={format!("{}-{}", cell_id(spot.0), spot.1)}>
                <button
                    type="button"
                    class="wf-feature"
                    aria-pressed={pressed.to_string()}
                    {onclick}
                    onpointerover={enter.reform(|_| ())}
                    onpointerout={leave.reform(|_| ())}
                    onfocusin={enter.reform(|_| ())}
                    onfocusout={leave.reform(|_| ())}
                >
                    { in_words(&of, &props.view) }
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
