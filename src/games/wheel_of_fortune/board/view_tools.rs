//! The buttons over the country that change its view.

use super::callbacks::emit_on_click;
use super::pan_zoom::ViewCommand;
use crate::components::picture;
use yew::prelude::*;

/// The view buttons.
pub fn view_tools(on_command: &Callback<ViewCommand>) -> Html {
    let button = |command: ViewCommand,
                  id: &'static str,
                  label: &'static str,
                  sign: &'static str| {
        let onclick = emit_on_click(on_command, command);
        html! {
            <button type="button" class="button" data-view={id} title={label} aria-label={label} {onclick}>
                { picture(sign, "0 0 24 24", "wf-sign") }
            </button>
        }
    };
    html! {
        <div class="wf-tools" data-floats="">
            { button(ViewCommand::Nearer, "nearer", "Zoom in", "#wf-sign-nearer") }
            { button(ViewCommand::Farther, "farther", "Zoom out", "#wf-sign-farther") }
            { button(ViewCommand::All, "fit", "Show all", "#wf-sign-fit") }
        </div>
    }
}
