//! The buttons on the table: cells where a card can be put, and neighbours that can
//! be met next.

use super::selection::Input;
use super::table_card::badge;
use crate::games::input::{Point, emit_on, nearest, on_key};
use crate::games::turn_of_time::viewport::cell_transform;
use crate::hooks::on_hover;
use l10n::turn_of_time as words;
use rules::games::turn_of_time::{Cell, Cells, Neighbour};
use text::Locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct FreeCellProps {
    pub cell: Cell,
    /// All cells with a button, for the arrow keys.
    pub buttons: Cells,
    pub chosen: bool,
    /// Whether the planned card is shown there.
    pub covered: bool,
    pub hinted: bool,
    pub locale: Locale,
    pub on_input: Callback<Input>,
}

#[component]
pub fn FreeCell(props: &FreeCellProps) -> Html {
    let cell = props.cell;
    let class = classes!(
        "free-cell",
        props.chosen.then_some("aimed"),
        props.covered.then_some("planned-over"),
        props.hinted.then_some("hinted"),
    );
    let pick = Input::PickCell(cell);
    let hover = |cell: Option<Cell>| on_hover(&props.on_input, Input::Hover(cell));
    html! {
        <g
            {class}
            transform={cell_transform(cell)}
            role="button"
            tabindex="0"
            id={cell_id(cell)}
            data-cell={cell.to_string()}
            aria-label={words::space(props.locale, &cell.to_string())}
            aria-pressed={props.chosen.to_string()}
            onclick={emit_on(&props.on_input, pick.clone())}
            onkeydown={on_cell_key(&props.on_input, pick, cell, props.buttons)}
            onpointerenter={hover(Some(cell))}
            onpointerleave={hover(None)}
        >
            <rect x="10" y="10" width="80" height="80" rx="8" />
            <path d="M50 36 V56 M40 46 H60" />
            // The name of the cell in notation and log.
            <text x="50" y="83" aria-hidden="true">{ cell.to_string() }</text>
        </g>
    }
}

/// A neighbour that can be met next; `first` if the keyboard goes on there.
pub fn unresolved_neighbour(
    locale: Locale,
    neighbour: Neighbour,
    is_first: bool,
    buttons: Cells,
    on_input: &Callback<Input>,
) -> Html {
    let Neighbour { side, cell, card } = neighbour;
    html! {
        <g
            key={format!("meet-{cell}")}
            class="order-choice"
            transform={cell_transform(cell)}
            role="button"
            tabindex="0"
            id={cell_id(cell)}
            data-meet={side.letter().to_string()}
            data-first={is_first.then_some("")}
            aria-label={words::meet_next(locale, card.up, side)}
            onclick={emit_on(on_input, Input::Meet(side))}
            onkeydown={on_cell_key(on_input, Input::Meet(side), cell, buttons)}
        >
            <rect x="4" y="4" width="92" height="92" rx="9" />
            { badge("open", "?") }
        </g>
    }
}

fn cell_id(cell: Cell) -> String {
    format!("cell-{cell}")
}

/// Enter and Space do the same as a click; arrow keys move the focus to the nearest button on that side.
fn on_cell_key(
    on_input: &Callback<Input>,
    input: Input,
    from: Cell,
    buttons: Cells,
) -> Callback<KeyboardEvent> {
    on_key(on_input, input, move |direction| {
        nearest_button(from, direction, buttons).map(cell_id)
    })
}

fn nearest_button(from: Cell, direction: Point, buttons: Cells) -> Option<Cell> {
    let place = |cell: Cell| (i32::from(cell.column()), i32::from(cell.row()));
    let places = buttons.iter().map(|cell| (place(cell), cell));
    nearest(place(from), direction, places)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::turn_of_time::{Card, Grid, Season, Side};

    fn nearest_on(side: Side, from: Cell, buttons: Cells) -> Option<Cell> {
        let direction = match side {
            Side::North => (0, -1),
            Side::East => (1, 0),
            Side::South => (0, 1),
            Side::West => (-1, 0),
        };
        nearest_button(from, direction, buttons)
    }

    #[test]
    fn arrow_keys_lead_around_a_card() {
        let mut grid = Grid::default();
        grid.place(Cell::FIRST, Card::new(Season::Spring, Season::Fall));
        let neighbour = |side| Cell::FIRST.neighbour(side).unwrap();
        let go = |from, side| nearest_on(side, from, grid.free());
        assert_eq!(
            go(neighbour(Side::West), Side::East),
            Some(neighbour(Side::East))
        );
        assert_eq!(
            go(neighbour(Side::South), Side::West),
            Some(neighbour(Side::West))
        );
        assert_eq!(go(neighbour(Side::North), Side::North), None);
    }

    /// A card that is met next has free cells all around it, and is reached all the same.
    #[test]
    fn arrow_keys_lead_to_a_card_that_is_met_next() {
        let mut grid = Grid::default();
        grid.place(Cell::FIRST, Card::new(Season::Spring, Season::Fall));
        let mut buttons = grid.free();
        buttons.add(Cell::FIRST);
        for (from, side) in [
            (Side::North, Side::South),
            (Side::East, Side::West),
            (Side::South, Side::North),
            (Side::West, Side::East),
        ] {
            let neighbour = Cell::FIRST.neighbour(from).unwrap();
            assert_eq!(nearest_on(side, neighbour, buttons), Some(Cell::FIRST));
        }
    }
}
