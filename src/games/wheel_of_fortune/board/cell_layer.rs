//! The cells in which the drawn tile fits. A tile laid in one is shown as a
//! preview until it is placed.

use super::geometry::{column_row, corner, tile_transform, translate};
use super::selection::{Change, Refused};
use super::snapshot::{Snapshot, emit_on_click};
use super::{Msg, pieces};
use crate::components::Shared;
use crate::games::input::{Point, arrow, emit_on, nearest};
use crate::hooks::focus::focus_on;
use crate::hooks::{Key, key_of};
use rules::games::wheel_of_fortune::{Action, Cell, Phase, Rotation, Tile};
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
    let spaces = use_memo((state.clone(), view.locale), |(state, locale)| {
        let tile = state.drawn().filter(|_| state.phase() == Phase::Place);
        tile.into_iter()
            .flat_map(|tile| state.fitting_cells(tile).map(move |cell| (tile, cell)))
            .map(|(tile, cell)| Space {
                cell,
                rotation_count: state.rotations(tile, cell).count(),
                surroundings: board_text::surroundings(*locale, state, cell).into(),
            })
            .collect::<Vec<_>>()
    });
    let on_arrow = use_callback(
        (spaces.clone(), on.clone()),
        |(event, from, direction): (KeyboardEvent, Cell, Point), (spaces, on)| {
            let places = spaces
                .iter()
                .map(|space| (column_row(space.cell), space.cell));
            // At the edge, the key is left to others.
            if let Some(cell) = nearest(column_row(from), direction, places) {
                event.prevent_default();
                // Immediately, as the next key may come before rendering.
                focus_on(&format!("#wf-country [data-cell='{cell}']"));
                on.emit(Msg::Arrow(cell));
            }
        },
    );
    let Some(tile) = state.drawn() else {
        return html! {};
    };
    let exists = |cell: &Cell| spaces.iter().any(|space| space.cell == *cell);
    let tab_stop = props
        .focused
        .filter(exists)
        .or(props.laid.map(|(cell, _)| cell))
        .or(spaces.first().map(|space| space.cell));
    let hinted = match props.snapshot.hint {
        Some(Action::Place { cell, .. }) => Some(cell),
        _ => None,
    };
    let rotation_in = |shown: Option<(Cell, Rotation)>, target: Cell| {
        shown
            .filter(|(cell, _)| *cell == target)
            .map(|(_, rotation)| rotation)
    };
    let cells = spaces.iter().map(|space| {
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
    /// The number of rotations in which the tile fits here.
    rotation_count: usize,
    surroundings: AttrValue,
}

#[derive(Properties, PartialEq)]
struct CellTargetProps {
    tile: Tile,
    space: Space,
    laid: Option<Rotation>,
    /// The rotation of the tile shown here under the mouse pointer.
    preview: Option<Rotation>,
    hinted: bool,
    is_tab_stop: bool,
    locale: Locale,
    on: Callback<Msg>,
    on_arrow: Callback<(KeyboardEvent, Cell, Point)>,
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
            if let Some(direction) = arrow(key) {
                on_arrow.emit((event, cell, direction));
            } else if let Key::Enter | Key::Space = key {
                event.prevent_default();
                on.emit(match key {
                    Key::Enter => Msg::Enter(cell),
                    _ => Msg::Select(Change::Tap(cell)),
                });
            }
        }
    };
    let onpointerover = {
        let on = props.on.clone();
        move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                on.emit(Msg::Select(Change::Point(cell)));
            }
        }
    };
    // Where the tile is shown, the wheel rotates it; everywhere else, and while pinching, it zooms.
    let scrolled = use_mut_ref(|| 0.0);
    let onwheel = {
        let on = props.on.clone();
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
                on.emit(Msg::Select(Change::Turn));
            }
        }
    };
    let oncontextmenu = {
        let on = props.on.clone();
        move |event: MouseEvent| {
            event.prevent_default();
            on.emit(Msg::Select(Change::Turn));
        }
    };
    html! {
        <g
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
            onclick={emit_on_click(&props.on, Msg::Select(Change::Tap(cell)))}
            onfocusin={emit_on(&props.on, Msg::Select(Change::Focus(cell)))}
            {onpointerover}
            onpointerout={emit_on(&props.on, Msg::Select(Change::Unpoint(cell)))}
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

fn ghost(tile: Tile, rotation: Rotation) -> Html {
    html! {
        <g>
            { pieces::tile(tile, rotation, tile_transform(Cell::new(0, 0), rotation), "") }
            { for pieces::number(tile, rotation) }
            <rect class="wf-cell-edge" x="1" y="1" width="98" height="98" rx="4" />
        </g>
    }
}
