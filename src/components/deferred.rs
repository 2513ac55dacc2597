//! Parts of a page that can wait, or come from another part of the program, which is fetched when it is wanted.

use super::{Button, Notice};
use crate::context::use_locale;
use crate::hooks::{Fetched, OnDemand};
use gloo::timers::callback::Timeout;
use l10n::house;
use text::Locale;
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

/// Shows it once it is there. Until then it says so, and asks for it.
pub fn show_on_demand<T>(
    locale: Locale,
    demand: &OnDemand<T>,
    show: impl FnOnce(&T) -> Html,
) -> Html {
    match &demand.content {
        Fetched::Ready(content) => show(content),
        Fetched::Pending => html! { <Wanted want={demand.want.clone()} /> },
        Fetched::Failed(try_again) => html! {
            <>
                <Notice id="part-missing">{ locale.text(house::PART_MISSING) }</Notice>
                <p class="buttons"><Button id="try-again" onclick={try_again.clone()}>{ locale.text(house::TRY_AGAIN) }</Button></p>
            </>
        },
    }
}

#[derive(Properties, PartialEq)]
struct WantedProps {
    want: Callback<()>,
}

/// Stands for what is fetched.
#[component]
fn Wanted(props: &WantedProps) -> Html {
    let locale = use_locale();
    use_effect_with(props.want.clone(), |want| want.emit(()));
    html! { <p class="quiet" role="status">{ locale.text(house::LOADING) }</p> }
}
