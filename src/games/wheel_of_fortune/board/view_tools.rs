//! The buttons over the country that change its view.

use super::callbacks::{Callbacks, emit_on_click};
use super::pan_zoom::ViewCommand;
use crate::components::picture;
use l10n::{Message, wheel_of_fortune as words};
use text::Locale;
use yew::prelude::*;

/// The view buttons, and the one that folds everything else away; `is_bare` if it is.
pub fn view_tools(locale: Locale, on: &Callbacks, is_bare: bool) -> Html {
    let button = |command: ViewCommand, id: &'static str, label: Message, sign: &'static str| {
        let onclick = emit_on_click(&on.view, command);
        let label = locale.text(label);
        html! {
            <button type="button" class="button" data-view={id} title={label.clone()} aria-label={label} {onclick}>
                { picture(sign, "0 0 24 24", "wf-sign") }
            </button>
        }
    };
    html! {
        <div class="wf-tools" data-floats="">
            { fold_button(locale, on, is_bare) }
            { button(ViewCommand::Nearer, "nearer", words::ZOOM_IN, "#wf-sign-nearer") }
            { button(ViewCommand::Farther, "farther", words::ZOOM_OUT, "#wf-sign-farther") }
            { button(ViewCommand::All, "fit", words::SHOW_ALL, "#wf-sign-fit") }
        </div>
    }
}

fn fold_button(locale: Locale, on: &Callbacks, is_bare: bool) -> Html {
    let label = locale.text(if is_bare {
        words::SHOW_REST
    } else {
        words::HIDE_REST
    });
    html! {
        <button
            type="button"
            class="button"
            data-view="fold"
            title={label.clone()}
            aria-label={label}
            aria-expanded={(!is_bare).to_string()}
            onclick={emit_on_click(&on.fold, ())}
        >
            { picture("#wf-sign-fold", "0 0 24 24", "wf-sign") }
        </button>
    }
}
