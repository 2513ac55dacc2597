//! The table: its cards, the planned card, and the cells where it can be put; and the cards as an HTML table for
//! screen readers.

use super::free_cell::{FreeCell, unresolved_neighbour};
use super::movement::Movement;
use super::plan::Plan;
use super::recent::RecentMark;
use super::selection::Input;
use super::table_card::{FlipAnimation, Preview, TableCard, planned_card};
use crate::components::Shared;
use crate::games::ViewOptions;
use crate::games::input::emit_on;
use crate::games::turn_of_time::viewport::{PICTURE, Viewport, cell_transform};
use l10n::turn_of_time as words;
use rules::games::turn_of_time::{Card, Cell, Cells, Event, Grid};
use std::ops::Range;
use std::rc::Rc;
use text::Locale;
use text::games::turn_of_time as game_text;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CardGridProps {
    pub grid: Grid,
    pub plan: Option<Rc<Plan>>,
    pub chosen: Option<Cell>,
    pub can_place: bool,
    pub last: Shared<[Event]>,
    /// The events that are marked.
    pub recent: Shared<[Event]>,
    pub view: Rc<ViewOptions>,
    /// The cards that points of the result come from, while one points at these.
    pub lit: Cells,
    /// The cell and the card of the hint.
    pub hint: Option<(Cell, Card)>,
    pub on_input: Callback<Input>,
}

#[component]
pub fn CardGrid(props: &CardGridProps) -> Html {
    let field = use_field(Viewport::new(&props.grid, 4));
    let movement = Movement::from_events(&props.last);
    let cards = props.grid.cards().map(|(cell, card)| {
        html! {
            <TableCard
                key={cell.to_string()}
                {cell}
                {card}
                preview={preview(props, cell, card)}
                recent={RecentMark::of(&props.recent, &props.view, cell)}
                is_new={movement.placed == Some(cell)}
                is_lit={props.lit.has(cell)}
                flips={flip_animation(props, &movement, cell)}
            />
        }
    });
    let planned = props.plan.as_ref().map(|plan| {
        let shown = if props.view.has_previews {
            plan.result()
        } else {
            plan.card
        };
        planned_card(plan.cell, shown, shown != plan.card)
    });
    let unresolved = props
        .plan
        .as_ref()
        .filter(|plan| props.chosen == Some(plan.cell))
        .map_or(&[][..], |plan| &plan.unresolved);
    let free = props.grid.free();
    let mut buttons = free;
    for neighbour in unresolved {
        buttons.add(neighbour.cell);
    }
    let free_cells = free.iter().filter(|_| props.can_place).map(|cell| {
        let chosen = props.chosen == Some(cell);
        html! {
            <FreeCell
                key={format!("free-{cell}")}
                {cell}
                {buttons}
                {chosen}
                covered={chosen && props.plan.is_some()}
                hinted={props.hint.is_some_and(|(hinted, _)| hinted == cell)}
                locale={props.view.locale}
                on_input={props.on_input.clone()}
            />
        }
    });
    // Where no card can lie, a tap is answered with the reason.
    let is_free = |cell| props.can_place && free.has(cell);
    let elsewhere = Cell::all().filter(|cell| props.view.actor.is_some() && !is_free(*cell));
    let elsewhere = elsewhere.map(|cell| {
        let onclick = emit_on(&props.on_input, Input::PickCell(cell));
        html! { <rect key={format!("elsewhere-{cell}")} data-elsewhere={cell.to_string()} width="100" height="100" fill="none" pointer-events="all" transform={cell_transform(cell)} {onclick} /> }
    });
    let unplanned_hint = props.hint.filter(|_| props.plan.is_none());
    let ghost = unplanned_hint.map(|(cell, card)| {
        html! { <g key="hint" class="hint-ghost" aria-hidden="true">{ planned_card(cell, card, false) }</g> }
    });
    let choices = unresolved.iter().enumerate().map(|(index, neighbour)| {
        unresolved_neighbour(
            props.view.locale,
            *neighbour,
            index == 0,
            buttons,
            &props.on_input,
        )
    });
    html! {
        <svg class={classes!("table-of-cards", (props.lit != Cells::NONE).then_some("lights"))} viewBox={format!("0 0 {PICTURE} {PICTURE}")} role="group" aria-label={props.view.locale.text(words::TABLE)}>
            <g ref={field} class="field">
                { for cards }
                { for planned }
                { for elsewhere }
                { for free_cells }
                { for ghost }
                { for choices }
            </g>
        </svg>
    }
}

/// The group of all cells, transformed so that the viewport fills the picture.
#[hook]
fn use_field(viewport: Viewport) -> NodeRef {
    let group = use_node_ref();
    let node = group.clone();
    use_effect_with(viewport, move |viewport| {
        // The content security policy forbids style attributes but not setting the property.
        if let Some(group) = node.cast::<web_sys::SvgElement>() {
            let _ = group
                .style()
                .set_property("transform", &viewport.transform());
        }
    });
    group
}

/// What the plan does to a card on the table that it meets.
fn preview(props: &CardGridProps, cell: Cell, card: Card) -> Option<Preview> {
    let plan = props.plan.as_ref()?;
    let (index, meeting) = plan
        .meetings
        .iter()
        .enumerate()
        .find(|(_, meeting)| meeting.cell == cell)?;
    let numbered = plan.order_matters && props.chosen == Some(plan.cell);
    Some(Preview {
        flips: props.view.has_previews && meeting.other_flips && !card.is_single(),
        number: numbered.then_some(index + 1),
    })
}

/// The animation of a card while the last action is animated.
fn flip_animation(props: &CardGridProps, movement: &Movement, cell: Cell) -> Option<FlipAnimation> {
    let steps = movement.flips_of(cell);
    let is_animated = !steps.is_empty() || movement.placed == Some(cell);
    (props.view.is_animated && is_animated).then_some(FlipAnimation {
        steps,
        ply: props.view.ply,
    })
}

#[derive(Properties, PartialEq)]
pub struct AccessibleGridProps {
    pub grid: Grid,
    pub locale: Locale,
}

/// All rows and columns with cards.
#[component]
pub fn AccessibleGrid(props: &AccessibleGridProps) -> Html {
    let AccessibleGridProps { grid, locale } = props;
    let columns = used(grid, Cell::column);
    let heads = columns
        .clone()
        .map(|column| html! { <th scope="col">{ game_text::column(*locale, column) }</th> });
    let rows = used(grid, Cell::row).map(|row| {
        let cells = columns.clone().map(|column| {
            let card = Cell::new(column, row).and_then(|cell| grid.card(cell));
            html! { <td>{ card.map_or_else(|| locale.text(words::NO_CARD), |card| game_text::card(*locale, card)) }</td> }
        });
        html! { <tr><th scope="row">{ game_text::row(*locale, row) }</th>{ for cells }</tr> }
    });
    html! {
        <div class="unseen">
            <table>
                <caption>{ locale.text(words::CARDS_ON_TABLE) }</caption>
                <thead><tr><td></td>{ for heads }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}

/// The rows or columns from the first to the last one with a card.
fn used(grid: &Grid, coordinate: fn(Cell) -> u8) -> Range<u8> {
    let lines = || grid.occupied().iter().map(coordinate);
    lines().min().unwrap_or(0)..lines().max().map_or(0, |last| last + 1)
}
