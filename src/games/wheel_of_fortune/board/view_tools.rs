//! The buttons over the country that change what is seen of it.

use super::pan_zoom::Look;
use crate::components::Picture;
use yew::prelude::*;

/// What the buttons are given.
#[derive(Properties, PartialEq)]
pub struct ViewToolsProps {
    /// Another part of the country is to be seen.
    pub on_look: Callback<Look>,
}

/// The buttons.
#[component]
pub fn ViewTools(props: &ViewToolsProps) -> Html {
    let buttons = [
        (Look::Nearer, "nearer", "Larger", "#wf-sign-nearer"),
        (Look::Farther, "farther", "Smaller", "#wf-sign-farther"),
        (Look::All, "fit", "Show all", "#wf-sign-fit"),
    ];
    let buttons = buttons.map(|(look, id, label, sign)| {
        let on_look = props.on_look.clone();
        let onclick = move |event: MouseEvent| {
            event.stop_propagation();
            on_look.emit(look);
        };
        html! {
            <button type="button" class="button" data-view={id} title={label} aria-label={label} {onclick}>
                <Picture symbol={sign} view_box="0 0 24 24" class="wf-sign" />
            </button>
        }
    });
    html! { <div class="wf-tools">{ for buttons }</div> }
}
