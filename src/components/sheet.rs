//! Sheets over a page: modal dialogs of the browser.

use crate::context::use_locale;
use l10n::house;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

/// How far a sheet has to be dragged down to close, in CSS pixels.
const CLOSING_DRAG: i32 = 72;

#[derive(Properties, PartialEq)]
pub struct SheetProps {
    pub class: &'static str,
    /// Accessible name.
    pub label: AttrValue,
    /// Content beside the button that closes the sheet.
    pub head: Html,
    pub children: Html,
    /// Called after the sheet was closed. The parent then stops rendering it.
    pub on_close: Callback<()>,
}

/// A modal sheet, shown as long as it is rendered. It closes by its button, Escape, a tap outside, and
/// by dragging its grip down; the browser keeps the focus inside, and returns it.
#[component]
pub fn Sheet(props: &SheetProps) -> Html {
    let locale = use_locale();
    let dialog = use_node_ref();
    {
        let dialog = dialog.clone();
        use_effect_with((), move |()| {
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
                // Fails only if it is shown already.
                let _ = dialog.show_modal();
            }
        });
    }
    let close = use_callback(dialog.clone(), |(), dialog| {
        if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
            dialog.close();
        }
    });
    // The content covers the dialog, so a click on the dialog itself is outside.
    let onclick = {
        let close = close.clone();
        move |event: MouseEvent| {
            if event.target_dyn_into::<HtmlDialogElement>().is_some() {
                close.emit(());
            }
        }
    };
    html! {
        <dialog
            ref={dialog.clone()}
            class={classes!("sheet", props.class)}
            aria-label={props.label.clone()}
            {onclick}
            onclose={props.on_close.reform(|_| ())}
        >
            <div class="sheet-frame">
                <Grip {dialog} close={close.clone()} />
                <div class="sheet-head">
                    { props.head.clone() }
                    <button type="button" class="button plain icon-button sheet-close" aria-label={locale.text(house::CLOSE)} title={locale.text(house::CLOSE)} onclick={close.reform(|_| ())}>
                        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5L19 19M19 5L5 19" /></svg>
                    </button>
                </div>
                { props.children.clone() }
            </div>
        </dialog>
    }
}

#[derive(Properties, PartialEq)]
struct GripProps {
    dialog: NodeRef,
    close: Callback<()>,
}

/// The grip at the upper edge: the sheet follows the finger and closes if dragged far enough.
#[component]
fn Grip(props: &GripProps) -> Html {
    /// Moves the sheet down by this many pixels.
    fn shift(dialog: &NodeRef, offset: i32) {
        if let Some(dialog) = dialog.cast::<HtmlElement>() {
            // Without it, the sheet stays where it is until it closes.
            let _ = dialog
                .style()
                .set_property("translate", &format!("0 {offset}px"));
        }
    }
    // Where the drag began.
    let start = use_mut_ref(|| None::<i32>);
    let onpointerdown = {
        let start = start.clone();
        move |event: PointerEvent| {
            start.replace(Some(event.client_y()));
            if let Some(grip) = event.target_dyn_into::<web_sys::Element>() {
                // Without it, the drag ends at the edge of the grip.
                let _ = grip.set_pointer_capture(event.pointer_id());
            }
        }
    };
    let onpointermove = {
        let (start, dialog) = (start.clone(), props.dialog.clone());
        move |event: PointerEvent| {
            if let Some(from) = *start.borrow() {
                shift(&dialog, (event.client_y() - from).max(0));
            }
        }
    };
    let end_drag = {
        let (dialog, close) = (props.dialog.clone(), props.close.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(from) = start.take() else { return };
            if event.type_() == "pointerup" && event.client_y() - from > CLOSING_DRAG {
                close.emit(());
            } else {
                shift(&dialog, 0);
            }
        })
    };
    html! {
        <div
            class="sheet-grip"
            {onpointerdown}
            {onpointermove}
            onpointerup={end_drag.clone()}
            onpointercancel={end_drag}
        />
    }
}
