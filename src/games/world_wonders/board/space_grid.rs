//! The spaces of the map as targets while a piece is placed.

use super::drawings::SIDES;
use super::geometry::corner;
use super::hand::Placing;
use super::interaction::{Input, PieceKey};
use crate::hooks::key_of;
use rules::games::world_wonders::{Cell, Cells, WorldWonders};
use text::Locale;
use text::games::world_wonders::board as board_text;
use yew::prelude::*;

/// All spaces. The one at the corner of the piece has the focus; from those
/// that the piece covers it can be dragged.
pub fn space_grid(
    state: &WorldWonders,
    locale: Locale,
    placing: &Placing,
    dispatch: &Callback<Input>,
) -> Html {
    let Placing {
        hand,
        pose,
        pressed_at,
        ..
    } = *placing;
    let covered = pose.map_or(Cells::NONE, |pose| hand.placed_piece(pose).cells());
    let pose = pose.or_else(|| hand.poses().next());
    let spaces = Cell::all().map(|cell| {
        let pose_here = pose.filter(|pose| pose.at == cell);
        let label = pose_here.map(|pose| {
            let error = hand.placement_error(state, pose);
            board_text::preview_text(locale, hand.placed_piece(pose), error.as_ref())
        });
        let edges = pose_here.map_or([false; 4], |pose| {
            SIDES.map(|step| hand.stepped(pose, step) == pose)
        });
        let focus = match (pose_here, pressed_at == Some(cell)) {
            (Some(_), _) => SpaceFocus::Here,
            (None, true) => SpaceFocus::Leaving,
            (None, false) => SpaceFocus::None,
        };
        html! {
            <Space
                key={cell.to_string()}
                {cell}
                {focus}
                label={label.map(AttrValue::from)}
                {edges}
                can_grab={covered.has(cell)}
                dispatch={dispatch.clone()}
            />
        }
    });
    html! { <g>{ for spaces }</g> }
}

/// How a space takes part in focus management.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SpaceFocus {
    /// The corner of the piece: it is in the tab order.
    Here,
    /// The piece has just left the space, and the focus has yet to follow.
    Leaving,
    /// It cannot be focused.
    None,
}

#[derive(Properties, PartialEq)]
struct SpaceProps {
    cell: Cell,
    focus: SpaceFocus,
    /// Description of the piece at this space, for screen readers.
    label: Option<AttrValue>,
    /// For each of [`SIDES`], whether the piece is at the edge of the map.
    edges: [bool; 4],
    /// Whether the piece covers the space, so that it can be dragged from here.
    can_grab: bool,
    dispatch: Callback<Input>,
}

/// One space. Its props change only when the piece comes or leaves, so that a
/// move renders few spaces.
#[component]
fn Space(props: &SpaceProps) -> Html {
    let cell = props.cell;
    let onclick = {
        let dispatch = props.dispatch.clone();
        // Clicks by screen readers only. The plan handles those of pointers,
        // because it knows where they end.
        move |event: MouseEvent| {
            if event.detail() == 0 {
                dispatch.emit(Input::Tap(cell));
            }
        }
    };
    let onkeydown = {
        let (dispatch, edges) = (props.dispatch.clone(), props.edges);
        let at_edge = move |key| {
            SIDES
                .iter()
                .zip(edges)
                .any(|(step, edge)| edge && key == PieceKey::Move(*step))
        };
        move |event: KeyboardEvent| {
            let key = key_of(&event).and_then(|key| PieceKey::from_key(key, event.shift_key()));
            if let Some(key) = key
                && !at_edge(key)
            {
                event.prevent_default();
                dispatch.emit(Input::Key(Some(cell), key));
            }
        }
    };
    let name = cell.to_string();
    let (tabindex, label) = match props.focus {
        SpaceFocus::Here => (Some("0"), props.label.clone()),
        SpaceFocus::Leaving => (Some("-1"), Some(AttrValue::from(name.clone()))),
        SpaceFocus::None => (None, None),
    };
    let (x, y) = corner(cell);
    html! {
        <rect
            class={classes!("ww-hit", props.can_grab.then_some("ww-grab"))}
            data-cell={name}
            data-first={(props.focus == SpaceFocus::Here).then_some("")}
            x={x.to_string()}
            y={y.to_string()}
            width="100"
            height="100"
            role={tabindex.map(|_| "button")}
            {tabindex}
            aria-label={label}
            {onclick}
            {onkeydown}
        />
    }
}
