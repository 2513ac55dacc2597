//! The buttons over the country that change its view.

use super::callbacks::{Callbacks, emit_on_click};
use super::pan_zoom::ViewCommand;
use crate::components::picture;
use yew::prelude::*;

/// The view buttons, and the one that folds everything else away; `is_bare` if it is.
pub fn view_tools(on: &Callbacks, is_bare: bool) -> Html {
    let button = |command: ViewCommand,
                  id: &'static str,
                  label: &'static str,
                  sign: &'static str| {
        let onclick = emit_on_click(&on.view, command);
        html! {
            <button type="button" class="button" data-view={id} title={label} aria-label={label} {onclick}>
                { picture(sign, "0 0 24 24", "wf-sign") }
            </button>
        }
    };
    html! {
        <div class="wf-tools" data-floats="">
            { fold_button(on, is_bare) }
            { button(ViewCommand::Nearer, "nearer", "Zoom in", "#wf-sign-nearer") }
            { button(ViewCommand::Farther, "farther", "Zoom out", "#wf-sign-farther") }
            { button(ViewCommand::All, "fit", "Show all", "#wf-sign-fit") }
        </div>
    }
}

fn fold_button(on: &Callbacks, is_bare: bool) -> Html {
    let label = if is_bare {
        "Show scores and tile"
    } else {
        "Hide scores and tile"
    };
    html! {
        <button
            type="button"
            class="button"
            data-view="fold"
            title={label}
            aria-label={label}
            aria-expanded={(!is_bare).to_string()}
            onclick={emit_on_click(&on.fold, ())}
        >
            { picture("#wf-sign-fold", "0 0 24 24", "wf-sign") }
        </button>
    }
}
