//! Parts of a page that can wait.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct DeferredProps {
    pub children: Html,
}

/// Renders its children in a separate task after the first rendering, so that a large change does not delay input and
/// paint.
#[component]
pub fn Deferred(props: &DeferredProps) -> Html {
    let is_due = use_state_eq(|| false);
    use_effect_with((), {
        let is_due = is_due.setter();
        move |()| {
            let timeout = Timeout::new(0, move || is_due.set(true));
            move || drop(timeout)
        }
    });
    if *is_due {
        props.children.clone()
    } else {
        html! {}
    }
}
