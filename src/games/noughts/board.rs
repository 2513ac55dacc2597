//! The board: nine squares.

use crate::context::use_locale;
use crate::games::BoardProps;
use crate::games::input::{emit_on, emit_on_press};
use l10n::{house, noughts as words};
use rules::Seat;
use rules::game::Game as _;
use rules::games::noughts::{Cell, Noughts};
use serde::{Deserialize, Serialize};
use yew::prelude::*;

/// The board, with all that is needed to act on it.
#[component]
pub fn Board(props: &BoardProps<Noughts>) -> Html {
    let locale = use_locale();
    let may_act = props.view.actor.is_some();
    let squares = Cell::all().map(|cell| {
        let free = may_act && props.state.check_action(cell).is_ok();
        html! {
            <Square
                key={cell.index()}
                {cell}
                mark={props.state.mark(cell)}
                hinted={props.hint == Some(cell)}
                on_pick={free.then(|| props.on_action.clone())}
            />
        }
    });
    html! {
        <svg id="board" class="noughts-board" viewBox="0 0 30 30" role="group" aria-label={locale.text(house::THE_BOARD)}>
            { for squares }
        </svg>
    }
}

#[derive(Properties, PartialEq)]
struct SquareProps {
    cell: Cell,
    mark: Option<Seat>,
    hinted: bool,
    /// `None` if the cell cannot be marked now.
    on_pick: Option<Callback<Cell>>,
}

#[component]
fn Square(props: &SquareProps) -> Html {
    let SquareProps { cell, mark, .. } = *props;
    let locale = use_locale();
    let name = cell.to_string();
    let label = match mark {
        Some(seat) if seat == Seat::FIRST => words::cell_cross(locale, &name),
        Some(_) => words::cell_nought(locale, &name),
        None => words::cell_empty(locale, &name),
    };
    let onclick = props.on_pick.as_ref().map(|on_pick| emit_on(on_pick, cell));
    let onkeydown = props
        .on_pick
        .as_ref()
        .map(|on_pick| emit_on_press(on_pick, cell));
    let role = props.on_pick.as_ref().map(|_| "button");
    let tabindex = props.on_pick.as_ref().map(|_| "0");
    html! {
        <g
            class={classes!("noughts-square", props.hinted.then_some("hinted"))}
            transform={cell_transform(cell)}
            {role}
            {tabindex}
            aria-label={label}
            data-cell={name}
            {onclick}
            {onkeydown}
        >
            <rect class="noughts-cell" width="10" height="10" />
            { mark_symbol(mark) }
        </g>
    }
}

/// The marks of the nine cells: whether each belongs to the first seat.
#[derive(Serialize, Deserialize)]
pub struct Marks(Vec<Option<bool>>);

impl From<&Noughts> for Marks {
    fn from(state: &Noughts) -> Self {
        let marks = Cell::all().map(|cell| state.mark(cell));
        Self(
            marks
                .map(|mark| mark.map(|seat| seat == Seat::FIRST))
                .collect(),
        )
    }
}

/// A small picture of the board; missing values are empty cells.
pub fn picture(marks: &Marks) -> Html {
    let squares = Cell::all().map(|cell| {
        let seat = marks
            .0
            .get(cell.index())
            .copied()
            .flatten()
            .and_then(|is_first| Seat::all(2).nth(usize::from(!is_first)));
        html! {
            <g key={cell.index()} transform={cell_transform(cell)}>
                <rect class="noughts-cell" width="10" height="10" />
                { mark_symbol(seat) }
            </g>
        }
    });
    html! { <svg class="small" viewBox="0 0 30 30" aria-hidden="true">{ for squares }</svg> }
}

fn cell_transform(cell: Cell) -> String {
    let (column, row) = (cell.index() % 3, cell.index() / 3);
    format!("translate({} {})", column * 10, row * 10)
}

fn mark_symbol(mark: Option<Seat>) -> Html {
    match mark {
        Some(Seat::FIRST) => html! { <use href="#noughts-cross" /> },
        Some(_) => html! { <use href="#noughts-nought" /> },
        None => html! {},
    }
}
