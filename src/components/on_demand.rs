//! What another part of the program shows, which is fetched when it is wanted.

use super::{Button, Notice};
use crate::context::use_locale;
use crate::hooks::{Fetched, OnDemand};
use l10n::house;
use text::Locale;
use yew::prelude::*;

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
