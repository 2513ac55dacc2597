//! The buttons over the country that change what is seen of it.

use super::callbacks::takes_click;
use super::pan_zoom::Look;
use crate::components::Picture;
use yew::prelude::*;

/// The buttons.
pub fn view_tools(on_look: &Callback<Look>) -> Html {
    let button = |look: Look, id: &'static str, label: &'static str, sign: &'static str| {
        let onclick = takes_click(on_look, look);
        html! {
            <button type="button" class="button" data-view={id} title={label} aria-label={label} {onclick}>
                <Picture symbol={sign} view_box="0 0 24 24" class="wf-sign" />
            </button>
        }
    };
    html! {
        <div class="wf-tools">
            { button(Look::Nearer, "nearer", "Larger", "#wf-sign-nearer") }
            { button(Look::Farther, "farther", "Smaller", "#wf-sign-farther") }
            { button(Look::All, "fit", "Show all", "#wf-sign-fit") }
        </div>
    }
}
