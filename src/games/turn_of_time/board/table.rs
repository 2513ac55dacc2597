//! The table itself: cards, cells where one can be put, and the card that is
//! about to be.

use super::cards;
use super::movement::Movement;
use super::plan::Plan;
use super::view::{PICTURE, place};
use crate::games::turn_of_time::text;
use crate::parts;
use rules::games::turn_of_time::{Card, Cell, Cells, Grid, Neighbour, Side};
use yew::prelude::*;

/// What the table is given.
pub struct TableProps<'a> {
    /// The group that the view moves.
    pub field: NodeRef,
    /// The cards.
    pub grid: &'a Grid,
    /// What is about to be done.
    pub plan: Option<&'a Plan>,
    /// The cell that was chosen.
    pub aimed: Option<Cell>,
    /// Whether cells are shown at all.
    pub offered: bool,
    /// What the last action did.
    pub movement: &'a Movement,
    /// Whether it is shown as a movement.
    pub moving: bool,
    /// How many actions led here.
    pub ply: usize,
    /// A cell to point at.
    pub hint: Option<Cell>,
    /// Whether it is shown what cards would do.
    pub aids: bool,
    /// A cell was chosen.
    pub aim: Callback<Cell>,
    /// A neighbour was chosen to be met next.
    pub meet: Callback<Neighbour>,
    /// The pointer went to a cell, or away.
    pub hover: Callback<Option<Cell>>,
}

/// The picture.
pub fn table_of_cards(props: &TableProps<'_>) -> Html {
    let grid = props.grid;
    let cards = grid.cards().map(|(cell, card)| lying(props, cell, card));
    let free = grid
        .free()
        .filter(|_| props.offered)
        .map(|cell| free_cell(props, cell));
    let planned = props.plan.map(|plan| planned_card(plan, props.aids));
    let open = props
        .plan
        .iter()
        .filter(|plan| props.aimed == Some(plan.cell))
        .flat_map(|plan| &plan.open)
        .map(|neighbour| open_neighbour(props, *neighbour));
    html! {
        <svg class="table-of-cards" viewBox={format!("0 0 {PICTURE} {PICTURE}")} role="group" aria-label="The table">
            <g ref={props.field.clone()} class="field">
                { for cards }
                { for planned }
                { for free }
                { for open }
            </g>
        </svg>
    }
}

/// A card on the table: as it lies, as it would lie, or turning over.
fn lying(props: &TableProps<'_>, cell: Cell, card: Card) -> Html {
    let met = props.plan.and_then(|plan| {
        let place = plan.met.iter().position(|met| met.cell == cell)?;
        Some((plan, place, plan.met.get(place)?))
    });
    let inside = match met {
        Some((plan, place, met)) => {
            let turns = props.aids && met.other_flips && !card.is_single();
            let numbered = plan.ordered && props.aimed == Some(plan.cell);
            html! {
                <>
                    { cards::face(if turns { card.flipped() } else { card }) }
                    if turns {
                        <rect class="turn-edge" x="4" y="4" width="92" height="92" rx="9" />
                        { turn_sign() }
                    }
                    if numbered { { badge("met", (place + 1).to_string()) } }
                </>
            }
        }
        None => at_rest_or_turning(props, cell, card),
    };
    html! { <g key={cell.to_string()} class="card" transform={place(cell)}>{ inside }</g> }
}

fn at_rest_or_turning(props: &TableProps<'_>, cell: Cell, card: Card) -> Html {
    let flips = props.movement.flips_of(cell);
    let is_new = props.movement.placed == Some(cell);
    let edge = is_new.then(|| {
        html! { <rect class="new-edge" x="2" y="2" width="96" height="96" rx="11" /> }
    });
    if !props.moving || (flips.is_empty() && !is_new) {
        return html! { <>{ cards::face(card) }{ for edge }</> };
    }
    // Before an odd number of flips the card lay the other way round.
    let mut shown = if flips.len() % 2 == 1 {
        card.flipped()
    } else {
        card
    };
    let mut faces = Vec::new();
    let mut came: Option<usize> = None;
    for step in flips.iter().copied().map(Some).chain([None]) {
        let name = |way: &str, step: Option<usize>| {
            step.map(|step| format!(" {way}-{step}"))
                .unwrap_or_default()
        };
        let classes = format!("face{}{}", name("in", came), name("out", step));
        faces.push(html! { <g class={classes}>{ cards::face(shown) }</g> });
        shown = shown.flipped();
        came = step;
    }
    html! {
        <g key={props.ply} class={parts::class("moving", is_new, "laid")}>{ for faces }{ for edge }</g>
    }
}

/// A number on a card: when it is met.
fn badge(class: &'static str, words: String) -> Html {
    html! {
        <g class={parts::join("badge", class)} transform="translate(50 24)">
            <circle r="15" />
            <text y="7">{ words }</text>
        </g>
    }
}

/// Two arrows around: this card turns over.
fn turn_sign() -> Html {
    html! {
        <g class="turn-sign" transform="translate(50 50)">
            <circle r="17" />
            <path d="M-9 2 A9.4 9.4 0 0 1 6 -7.4 M9 -2 A9.4 9.4 0 0 1 -6 7.4" />
            <path class="tip" d="M10.4 -5.4 L3.6 -3.2 L5.6 -11 Z M-10.4 5.4 L-3.6 3.2 L-5.6 11 Z" />
        </g>
    }
}

fn planned_card(plan: &Plan, aids: bool) -> Html {
    let result = if aids { plan.result() } else { plan.card };
    let turned = result != plan.card;
    html! {
        <g key="planned" class="card planned" transform={place(plan.cell)}>
            { cards::face(result) }
            <rect class="plan-edge" x="3" y="3" width="94" height="94" rx="10" />
            if turned { { turn_sign() } }
        </g>
    }
}

/// What a click and a key do to something on the table: Enter and Space choose
/// it, arrow keys lead from cell to cell.
fn activate<T: Copy + 'static>(
    act: &Callback<T>,
    value: T,
    from: Cell,
    free: Cells,
) -> (Callback<MouseEvent>, Callback<KeyboardEvent>) {
    let click = {
        let act = act.clone();
        Callback::from(move |_: MouseEvent| act.emit(value))
    };
    let key = {
        let act = act.clone();
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key();
            let side = match key.as_str() {
                "ArrowUp" => Side::North,
                "ArrowRight" => Side::East,
                "ArrowDown" => Side::South,
                "ArrowLeft" => Side::West,
                "Enter" | " " => {
                    event.prevent_default();
                    act.emit(value);
                    return;
                }
                _ => return,
            };
            event.prevent_default();
            if let Some(cell) = towards(from, side, free) {
                parts::focus(&format!("cell-{cell}"));
            }
        })
    };
    (click, key)
}

/// The free cell that lies nearest on a side.
fn towards(from: Cell, side: Side, free: Cells) -> Option<Cell> {
    let far = |cell: &Cell| {
        let right = i32::from(cell.column()) - i32::from(from.column());
        let down = i32::from(cell.row()) - i32::from(from.row());
        let (along, across) = match side {
            Side::North => (-down, right),
            Side::East => (right, down),
            Side::South => (down, right),
            Side::West => (-right, down),
        };
        (along > 0).then_some(along + 2 * across.abs())
    };
    free.filter(|cell| far(cell).is_some()).min_by_key(far)
}

/// A cell where a card can be put.
fn free_cell(props: &TableProps<'_>, cell: Cell) -> Html {
    let aimed = props.aimed == Some(cell);
    let classes = parts::class(
        match (aimed, props.plan.is_some()) {
            (true, true) => "free-cell aimed planned-over",
            (true, false) => "free-cell aimed",
            (false, _) => "free-cell",
        },
        props.hint == Some(cell),
        "hinted",
    );
    let (onclick, onkeydown) = activate(&props.aim, cell, cell, props.grid.free());
    let over = |to: Option<Cell>| {
        let hover = props.hover.clone();
        Callback::from(move |_: PointerEvent| hover.emit(to))
    };
    html! {
        <g
            key={format!("free-{cell}")}
            class={classes}
            transform={place(cell)}
            role="button"
            tabindex="0"
            id={format!("cell-{cell}")}
            data-cell={cell.to_string()}
            aria-label={format!("Place {}", text::cell(cell))}
            aria-pressed={aimed.to_string()}
            {onclick}
            {onkeydown}
            onpointerenter={over(Some(cell))}
            onpointerleave={over(None)}
        >
            <rect x="10" y="10" width="80" height="80" rx="8" />
            <path d="M50 36 V56 M40 46 H60" />
            { label(cell) }
        </g>
    }
}

/// A cell's name, as notation and the log use it.
fn label(cell: Cell) -> Html {
    html! { <text x="50" y="83" aria-hidden="true">{ cell.to_string() }</text> }
}

/// A neighbour that can be met next.
fn open_neighbour(props: &TableProps<'_>, neighbour: Neighbour) -> Html {
    let (onclick, onkeydown) = activate(&props.meet, neighbour, neighbour.cell, props.grid.free());
    html! {
        <g
            key={format!("meet-{}", neighbour.cell)}
            class="meet"
            transform={place(neighbour.cell)}
            role="button"
            tabindex="0"
            data-meet={neighbour.side.letter().to_string()}
            aria-label={text::meet_next(neighbour)}
            {onclick}
            {onkeydown}
        >
            <rect x="4" y="4" width="92" height="92" rx="9" />
            { badge("open", "?".to_owned()) }
        </g>
    }
}
