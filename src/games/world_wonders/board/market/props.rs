//! What the market shows, and what its items report.

use crate::components::Shared;
use crate::games::ViewOptions;
use crate::games::world_wonders::board::interaction::Input;
use rules::games::world_wonders::{Action, Item, WorldWonders};
use std::rc::Rc;
use yew::prelude::*;

/// The key of an item in its list.
pub fn item_key(item: Item) -> &'static str {
    match item {
        Item::Tile(stack) => stack.id(),
        Item::LongRoad => "long-road",
        Item::ShortRoads => "short-roads",
        Item::Tower => "tower",
        Item::FirstPedestal => "first",
        Item::SecondPedestal => "second",
        Item::Monument(monument) => monument.id(),
    }
}

#[derive(Properties, PartialEq)]
pub struct MarketProps {
    pub state: Shared<WorldWonders>,
    pub view: Rc<ViewOptions>,
    /// The items that can be bought now.
    pub can_buy: Rc<[Item]>,
    /// The item selected for inspection.
    pub inspected: Option<Item>,
    /// The action that a hint suggests.
    pub hint: Option<Action>,
    pub dispatch: Callback<Input>,
}

/// Reports that the pointer is over an item. The event stops here; the board
/// reports pointers that are not over the market.
pub fn on_pointer(dispatch: &Callback<Input>, item: Item) -> Callback<PointerEvent> {
    dispatch.reform(move |event: PointerEvent| {
        event.stop_propagation();
        let is_mouse = event.pointer_type() == "mouse";
        Input::Over {
            item: is_mouse.then_some(item),
            on_map: false,
            is_mouse,
        }
    })
}

/// Reports that an item was pressed.
pub fn on_choose(dispatch: &Callback<Input>, item: Item) -> Callback<MouseEvent> {
    dispatch.reform(move |event: MouseEvent| Input::Choose {
        item,
        // Keys and screen readers cause a click with a count of 0.
        is_known: event.detail() == 0,
    })
}

/// Reports that a pointer was pressed on an item that can be pulled to the map, and from then on all that
/// this pointer does.
pub fn on_pull(dispatch: &Callback<Input>, item: Item) -> Option<Callback<PointerEvent>> {
    let is_piece = !matches!(item, Item::FirstPedestal | Item::SecondPedestal);
    let dispatch = dispatch.clone();
    let on_pull = move |event: PointerEvent| {
        if event.button() != 0 {
            return;
        }
        let button = event.target_dyn_into::<web_sys::Element>();
        if let Some(button) = button.and_then(|inner| inner.closest("button").ok().flatten()) {
            // Fails only if the pointer is gone already.
            let _ = button.set_pointer_capture(event.pointer_id());
        }
        dispatch.emit(Input::Pull(item, (event.client_x(), event.client_y())));
    };
    is_piece.then(|| on_pull.into())
}

/// Reports that the focus is on an item.
pub fn on_focus(dispatch: &Callback<Input>, item: Item) -> Callback<FocusEvent> {
    dispatch.reform(move |event: FocusEvent| {
        event.stop_propagation();
        Input::Focus(Some(item))
    })
}
