//! The spaces of the map as targets, while a piece is to be placed.

use super::Placing;
use crate::games::world_wonders::board::geometry::corner;
use crate::games::world_wonders::board::interaction::{Input, PieceKey};
use crate::games::world_wonders::text::board as say;
use crate::hooks::is_typing;
use crate::text::Words;
use rules::games::world_wonders::{Cell, Cells, WorldWonders};
use yew::prelude::*;

/// All spaces. That of the piece's corner has the focus, and from those on
/// which it lies it can be dragged.
pub fn space_grid(
    state: &WorldWonders,
    words: Words,
    placing: &Placing,
    dispatch: &Callback<Input>,
) -> Html {
    let Placing {
        hand,
        held,
        pressed_at,
        ..
    } = *placing;
    let placed_piece = held.map_or(Cells::NONE, |held| hand.placed_piece(held).cells());
    let held = held.or_else(|| hand.ways().next());
    let spaces = Cell::all().map(|cell| {
        let here = held.filter(|held| held.at == cell);
        let label = here.map(|held| {
            let refused = hand.placement_error(state, held);
            say::held(words, hand.placed_piece(held), refused.as_ref())
        });
        let focus = match (here, pressed_at == Some(cell)) {
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
                grab={placed_piece.has(cell)}
                dispatch={dispatch.clone()}
            />
        }
    });
    html! { <g>{ for spaces }</g> }
}

/// What a space has to do with the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SpaceFocus {
    /// The piece's corner: it can be tabbed to.
    Here,
    /// The piece has just left it, and the focus follows soon.
    Leaving,
    /// Nothing.
    None,
}

#[derive(Properties, PartialEq)]
struct SpaceProps {
    cell: Cell,
    focus: SpaceFocus,
    /// What the piece held here is, for the ear.
    label: Option<AttrValue>,
    /// The piece lies here, and can be dragged.
    grab: bool,
    dispatch: Callback<Input>,
}

/// A space; drawn again only when the piece comes or leaves.
#[component]
fn Space(props: &SpaceProps) -> Html {
    let cell = props.cell;
    let onclick = {
        let dispatch = props.dispatch.clone();
        // A screen reader's click; those of pointers are heard by the plan, which knows where they
        // end.
        move |event: MouseEvent| {
            if event.detail() == 0 {
                dispatch.emit(Input::Tap(cell));
            }
        }
    };
    let onkeydown = {
        let dispatch = props.dispatch.clone();
        move |event: KeyboardEvent| {
            if is_typing(&event) {
                return;
            }
            if let Some(key) = PieceKey::named(&event.key(), event.shift_key()) {
                event.prevent_default();
                dispatch.emit(Input::Key(cell, key));
            }
        }
    };
    let name = cell.to_string();
    let (tab, label) = match props.focus {
        SpaceFocus::Here => (Some("0"), props.label.clone()),
        SpaceFocus::Leaving => (Some("-1"), Some(AttrValue::from(name.clone()))),
        SpaceFocus::None => (None, None),
    };
    let (x, y) = corner(cell);
    html! {
        <rect
            class={classes!("ww-hit", props.grab.then_some("ww-grab"))}
            data-cell={name}
            data-first={(props.focus == SpaceFocus::Here).then_some("")}
            x={x.to_string()}
            y={y.to_string()}
            width="100"
            height="100"
            role={tab.map(|_| "button")}
            tabindex={tab}
            aria-label={label}
            {onclick}
            {onkeydown}
        />
    }
}
