//! The cells in which the drawn tile fits. A tile laid in one is shown as a
//! preview until it is placed.

use super::callbacks::{Callbacks, emit_on_click, emit_on_event};
use super::focus::focus;
use super::geometry::{column_row, corner, tile_transform, translate};
use super::pieces;
use super::selection::{Change, Refused};
use super::snapshot::Snapshot;
use crate::components::Shared;
use crate::hooks::{Key, key_of};
use rules::games::wheel_of_fortune::{Action, Cell, Phase, Rotation, Tile};
use std::rc::Rc;
use text::Locale;
use text::games::wheel_of_fortune::board as board_text;
use yew::prelude::*;

/// Scroll distance that rotates the tile once, in pixels; touch pads send many small events.
const WHEEL_STEP_PX: f64 = 60.0;

#[derive(Properties, PartialEq)]
pub struct CellLayerProps {
    pub snapshot: Shared<Snapshot>,
    /// The cell and rotation in which the drawn tile is laid.
    pub laid: Option<(Cell, Rotation)>,
    /// The cell under the mouse pointer, and the rotation of the tile shown there.
    pub preview: Option<(Cell, Rotation)>,
    /// What was tried last, if it is not possible.
    pub refused: Option<Refused>,
    /// The cell that has, or last had, the keyboard focus.
    pub focused: Option<Cell>,
}

/// All cells. One of them is in the tab order, arrow keys move between them.
#[component]
pub fn CellLayer(props: &CellLayerProps) -> Html {
    let Snapshot {
        state, view, on, ..
    } = &*props.snapshot;
    let nodes = use_memo((state.clone(), view.locale), |(state, locale)| {
        let tile = state.drawn().filter(|_| state.phase() == Phase::Place);
        tile.into_iter()
            .flat_map(|tile| state.fitting_cells(tile).map(move |cell| (tile, cell)))
            .map(|(tile, cell)| Space {
                cell,
                node: NodeRef::default(),
                rotation_count: state.rotations(tile, cell).count(),
                surroundings: board_text::surroundings(*locale, state, cell).into(),
            })
            .collect::<Vec<_>>()
    });
    let on_arrow = use_callback(
        (nodes.clone(), on.clone()),
        |(event, from, key): (KeyboardEvent, Cell, ArrowKey), (nodes, on)| {
            let to = key.nearest(nodes.iter().map(|space| space.cell), from);
            let space = nodes.iter().find(|space| Some(space.cell) == to);
            if let Some(Space { cell, node, .. }) = space
                && let Some(element) = node.cast()
            {
                // At the edge, the key is left to others.
                event.prevent_default();
                // Immediately, as the next key may come before rendering.
                focus(element);
                on.arrow.emit(*cell);
            }
        },
    );
    let Some(tile) = state.drawn() else {
        return html! {};
    };
    let exists = |cell: &Cell| nodes.iter().any(|space| space.cell == *cell);
    let tab_stop = props
        .focused
        .filter(exists)
        .or(props.laid.map(|(cell, _)| cell))
        .or(nodes.first().map(|space| space.cell));
    let hinted = match props.snapshot.hint {
        Some(Action::Place { cell, .. }) => Some(cell),
        _ => None,
    };
    let rotation_in = |shown: Option<(Cell, Rotation)>, target: Cell| {
        shown
            .filter(|(cell, _)| *cell == target)
            .map(|(_, rotation)| rotation)
    };
    let cells = nodes.iter().map(|space| {
        let cell = space.cell;
        html! {
            <CellTarget
                key={cell.to_string()}
                {tile}
                space={space.clone()}
                laid={rotation_in(props.laid, cell)}
                preview={rotation_in(props.preview, cell)}
                hinted={hinted == Some(cell)}
                is_tab_stop={tab_stop == Some(cell)}
                locale={view.locale}
                on={on.clone()}
                on_arrow={on_arrow.clone()}
            />
        }
    });
    html! {
        <>
            <g>{ for cells }</g>
            if let Some(Refused::Action(Action::Place { cell, .. })) = props.refused {
                <path class="wf-refused" transform={translate(corner(cell))} d="M30 30 L70 70 M70 30 L30 70" />
            }
        </>
    }
}

/// A cell in which the drawn tile fits.
#[derive(Clone, PartialEq)]
struct Space {
    cell: Cell,
    node: NodeRef,
    /// The number of rotations in which the tile fits here.
    rotation_count: usize,
    /// What lies around it.
    surroundings: AttrValue,
}

#[derive(Properties, PartialEq)]
struct CellTargetProps {
    tile: Tile,
    space: Space,
    /// The rotation of the tile laid here.
    laid: Option<Rotation>,
    /// The rotation of the tile shown here under the mouse pointer.
    preview: Option<Rotation>,
    hinted: bool,
    /// Whether this is the cell in the tab order.
    is_tab_stop: bool,
    locale: Locale,
    on: Rc<Callbacks>,
    on_arrow: Callback<(KeyboardEvent, Cell, ArrowKey)>,
}

/// One cell: pressing it lays the tile there, or rotates it.
#[component]
fn CellTarget(props: &CellTargetProps) -> Html {
    let CellTargetProps {
        laid, ref space, ..
    } = *props;
    let cell = space.cell;
    let onkeydown = {
        let (on, on_arrow) = (props.on.clone(), props.on_arrow.clone());
        move |event: KeyboardEvent| {
            let Some(key) = key_of(&event) else {
                return;
            };
            if let Some(key) = ArrowKey::from_key(key) {
                on_arrow.emit((event, cell, key));
            } else if key == Key::Enter {
                event.prevent_default();
                on.enter.emit(cell);
            } else if key == Key::Space {
                event.prevent_default();
                on.select.emit(Change::Tap(cell));
            }
        }
    };
    let onpointerover = {
        let select = props.on.select.clone();
        move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                select.emit(Change::Point(cell));
            }
        }
    };
    // Where the tile is shown, the wheel rotates it; everywhere else, and while pinching, it zooms.
    let scrolled = use_mut_ref(|| 0.0);
    let onwheel = {
        let select = props.on.select.clone();
        let shows_tile = laid.is_some() || props.preview.is_some();
        move |event: WheelEvent| {
            if !shows_tile || event.ctrl_key() {
                return;
            }
            event.prevent_default();
            event.stop_propagation();
            let mut scrolled = scrolled.borrow_mut();
            *scrolled += event.delta_y().abs();
            if *scrolled >= WHEEL_STEP_PX {
                *scrolled = 0.0;
                select.emit(Change::Turn);
            }
        }
    };
    let oncontextmenu = {
        let select = props.on.select.clone();
        move |event: MouseEvent| {
            event.prevent_default();
            select.emit(Change::Turn);
        }
    };
    html! {
        <g
            ref={space.node.clone()}
            class={classes!(
                "wf-cell",
                laid.is_some().then_some("laid"),
                props.hinted.then_some("hinted"),
            )}
            data-cell={cell.to_string()}
            data-first={props.is_tab_stop.then_some("")}
            transform={translate(corner(cell))}
            role="button"
            tabindex={if props.is_tab_stop { "0" } else { "-1" }}
            aria-label={board_text::cell_label(props.locale, cell, space.rotation_count, &space.surroundings, laid.is_some())}
            aria-pressed={laid.is_some().to_string()}
            onclick={emit_on_click(&props.on.select, Change::Tap(cell))}
            onfocusin={emit_on_event(&props.on.select, Change::Focus(cell))}
            {onpointerover}
            onpointerout={emit_on_event(&props.on.select, Change::Unpoint(cell))}
            {onwheel}
            {oncontextmenu}
            {onkeydown}
        >
            <rect class="hit" width="100" height="100" />
            if let Some(rotation) = laid {
                { ghost(props.tile, rotation) }
            } else if let Some(rotation) = props.preview {
                <g class="wf-cell-ghost">{ ghost(props.tile, rotation) }</g>
            } else {
                <rect class="wf-cell-area" x="7" y="7" width="86" height="86" rx="10" />
            }
        </g>
    }
}

/// The preview of a laid tile.
fn ghost(tile: Tile, rotation: Rotation) -> Html {
    html! {
        <g>
            { pieces::tile(tile, rotation, tile_transform(Cell::new(0, 0), rotation), "") }
            { for pieces::number(tile, rotation) }
            <rect class="wf-cell-edge" x="1" y="1" width="98" height="98" rx="4" />
        </g>
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ArrowKey {
    Up,
    Right,
    Down,
    Left,
}

impl ArrowKey {
    /// The arrow key that this is.
    const fn from_key(key: Key) -> Option<Self> {
        match key {
            Key::Up => Some(Self::Up),
            Key::Right => Some(Self::Right),
            Key::Down => Some(Self::Down),
            Key::Left => Some(Self::Left),
            _ => None,
        }
    }

    /// One step in its direction, in columns and rows.
    const fn step(self) -> (i32, i32) {
        match self {
            Self::Up => (0, -1),
            Self::Right => (1, 0),
            Self::Down => (0, 1),
            Self::Left => (-1, 0),
        }
    }

    /// The nearest of some cells in its direction. Distance across the direction
    /// counts double.
    fn nearest(self, cells: impl Iterator<Item = Cell>, from: Cell) -> Option<Cell> {
        let (right, down) = self.step();
        let (x, y) = column_row(from);
        let nearest = cells
            .filter_map(|cell| {
                let (to_x, to_y) = column_row(cell);
                let along = (to_x - x) * right + (to_y - y) * down;
                let across = (to_x - x) * down + (to_y - y) * right;
                (along > 0).then_some((along + 2 * across.abs(), cell))
            })
            .min_by_key(|(distance, _)| *distance);
        nearest.map(|(_, cell)| cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_key_moves_to_the_nearest_cell_in_its_direction() {
        let cells =
            [(0, -1), (2, -1), (1, 3), (-2, 0), (0, 4)].map(|(column, row)| Cell::new(column, row));
        let to = |key, (column, row)| {
            let key = ArrowKey::from_key(key)?;
            key.nearest(cells.into_iter(), Cell::new(column, row))
        };
        assert_eq!(to(Key::Up, (0, 0)), Some(cells[0]));
        assert_eq!(to(Key::Down, (0, 0)), Some(cells[4]));
        assert_eq!(to(Key::Left, (0, 0)), Some(cells[3]));
        assert_eq!(to(Key::Right, (0, -1)), Some(cells[1]));
        assert_eq!(to(Key::Left, (-2, 0)), None);
        assert_eq!(to(Key::Enter, (0, 0)), None);
    }
}
