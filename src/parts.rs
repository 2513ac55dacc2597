//! Small parts that several pages use.

use crate::route::Route;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// The bar at the top of every page: the name of the house, leading home, and
/// the page's own buttons.
pub fn top(tools: Html) -> Html {
    html! {
        <header class="top">
            <a href={Route::Home.href()} class="top-home">
                { wheel_mark() }
                <span>{ "Wheelhouse" }</span>
            </a>
            <div class="top-tools">{ tools }</div>
        </header>
    }
}

/// The sign of the house: a ship's wheel.
pub fn wheel_mark() -> Html {
    picture("#wheel-mark", "0 0 64 64", "wheel-mark")
}

/// One of the house's drawings by its symbol, for the eye only.
pub fn picture(symbol: &'static str, view_box: &'static str, class: &'static str) -> Html {
    html! {
        <svg {class} viewBox={view_box} aria-hidden="true" focusable="false"><use href={symbol} /></svg>
    }
}

/// A link that looks like a button.
pub fn link_button(to: &Route, class: &'static str, words: Html) -> Html {
    html! { <a href={to.href()} class={join("button", class)}>{ words }</a> }
}

/// A button with words on it.
pub fn button(
    id: &'static str,
    class: &'static str,
    words: impl Into<AttrValue>,
    act: Callback<MouseEvent>,
) -> Html {
    switch_button(id, class, words.into(), act, true)
}

/// A button that can be pressed only when it is `on`.
pub fn switch_button(
    id: &'static str,
    class: &'static str,
    words: AttrValue,
    act: Callback<MouseEvent>,
    on: bool,
) -> Html {
    let id = (!id.is_empty()).then_some(id);
    html! {
        <button type="button" {id} class={join("button", class)} disabled={!on} onclick={act}>{ words }</button>
    }
}

/// A part of a page under a title of its own.
pub fn section(
    class: &'static str,
    id: &'static str,
    title: impl Into<AttrValue>,
    inside: Html,
) -> Html {
    titled(class, id, title.into(), inside)
}

fn titled(class: &'static str, id: &'static str, title: AttrValue, inside: Html) -> Html {
    html! {
        <section {class} aria-labelledby={id}>
            <h2 {id}>{ title }</h2>
            { inside }
        </section>
    }
}

/// A piece of text.
pub fn span(class: &'static str, words: impl Into<AttrValue>) -> Html {
    let words: AttrValue = words.into();
    html! { <span {class}>{ words }</span> }
}

/// A sentence of its own.
pub fn line(class: &'static str, words: impl Into<AttrValue>) -> Html {
    let words: AttrValue = words.into();
    html! { <p {class}>{ words }</p> }
}

/// Something that is to be noticed at once.
pub fn notice(id: &'static str, words: impl Into<AttrValue>) -> Html {
    let words: AttrValue = words.into();
    html! { <p class="notice" role="alert" {id}>{ words }</p> }
}

/// Two class names, or more, one after the other.
pub fn join(class: &str, more: &str) -> String {
    [class, more].join(" ")
}

/// A class, and another one where something is so.
pub fn class(class: &'static str, is_so: bool, more: &'static str) -> String {
    join(class, if is_so { more } else { "" })
}

/// Where what had the focus is gone, the keyboard goes on from the element
/// with this id instead of from the page's beginning.
pub fn catch_focus(id: &str) {
    let page = gloo::utils::document();
    let lost = page
        .active_element()
        .is_none_or(|active| active.tag_name() == "BODY" || active.has_attribute("disabled"));
    if lost
        && let Some(element) = page.get_element_by_id(id)
        && let Ok(element) = element.dyn_into::<web_sys::HtmlElement>()
    {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        // An element that cannot be focused leaves things as they are.
        let _ = element.focus_with_options(&options);
    }
}
