//! A card on the table: at rest, as previewed, or turning over.

use super::recent::RecentMark;
use crate::games::turn_of_time::cards::card_face;
use crate::games::turn_of_time::viewport::cell_transform;
use rules::games::turn_of_time::{Card, Cell};
use yew::prelude::*;

/// What the plan does to a card on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Preview {
    pub flips: bool,
    /// Its number from 1 in the order of the meetings, where that matters.
    pub number: Option<usize>,
}

/// The animation of a card by the last action.
#[derive(Clone, Debug, PartialEq)]
pub struct FlipAnimation {
    /// The steps of the animation in which it turns over.
    pub steps: Vec<usize>,
    /// Number of actions so far, as the key of the animation.
    pub ply: usize,
}

#[derive(Properties, PartialEq)]
pub struct TableCardProps {
    pub cell: Cell,
    pub card: Card,
    pub preview: Option<Preview>,
    /// What happened to it since the person at the screen last acted.
    pub recent: RecentMark,
    /// Whether it was put down last.
    pub is_new: bool,
    /// Whether points of the result come from it, while one points at these.
    pub is_lit: bool,
    pub flips: Option<FlipAnimation>,
}

#[component]
pub fn TableCard(props: &TableCardProps) -> Html {
    let inside = match (props.preview, &props.flips) {
        (Some(preview), _) => previewed(props.card, preview),
        (None, Some(flips)) => moving(props, flips),
        (None, None) => html! { <>{ card_face(props.card) }{ props.recent.draw() }</> },
    };
    html! {
        <g class={classes!("card", props.is_lit.then_some("lit"))} transform={cell_transform(props.cell)}>
            { inside }
            if props.is_lit { <rect class="lit-edge" x="4" y="4" width="92" height="92" rx="9" /> }
        </g>
    }
}

fn previewed(card: Card, preview: Preview) -> Html {
    let shown = if preview.flips { card.flipped() } else { card };
    html! {
        <>
            { card_face(shown) }
            if preview.flips {
                <rect class="turn-edge" x="4" y="4" width="92" height="92" rx="9" />
                { flip_sign() }
            }
            if let Some(number) = preview.number { { badge("met", &number.to_string()) } }
        </>
    }
}

/// All faces that the card shows during the animation; the stylesheet shows one at a
/// time.
fn moving(props: &TableCardProps, flips: &FlipAnimation) -> Html {
    // Before an odd number of flips the other face was up.
    let mut shown = if flips.steps.len() % 2 == 1 {
        props.card.flipped()
    } else {
        props.card
    };
    let mut faces = Vec::new();
    let mut previous: Option<usize> = None;
    for step in flips.steps.iter().copied().map(Some).chain([None]) {
        let class = classes!(
            "face",
            previous.map(|step| format!("in-{step}")),
            step.map(|step| format!("out-{step}"))
        );
        faces.push(html! { <g {class}>{ card_face(shown) }</g> });
        shown = shown.flipped();
        previous = step;
    }
    html! {
        <g key={flips.ply} class={classes!("moving", props.is_new.then_some("laid"))}>
            { for faces }
            { props.recent.draw() }
        </g>
    }
}

/// The planned card, as it would lie after its meetings.
pub fn planned_card(cell: Cell, card: Card, is_flipped: bool) -> Html {
    html! {
        <g key="planned" class="card planned" transform={cell_transform(cell)}>
            { card_face(card) }
            <rect class="plan-edge" x="3" y="3" width="94" height="94" rx="10" />
            if is_flipped { { flip_sign() } }
        </g>
    }
}

/// The sign of a card that turns over: two arrows round a disc.
fn flip_sign() -> Html {
    html! {
        <g class="turn-sign" transform="translate(50 50)">
            <circle r="17" />
            <path d="M-9 2 A9.4 9.4 0 0 1 6 -7.4 M9 -2 A9.4 9.4 0 0 1 -6 7.4" />
            <path class="tip" d="M10.4 -5.4 L3.6 -3.2 L5.6 -11 Z M-10.4 5.4 L-3.6 3.2 L-5.6 11 Z" />
        </g>
    }
}

/// A disc on a card with its number in the order of the meetings.
pub fn badge(class: &'static str, text: &str) -> Html {
    html! {
        <g class={classes!("badge", class)} transform="translate(50 24)">
            <circle r="15" />
            <text y="7">{ text }</text>
        </g>
    }
}
