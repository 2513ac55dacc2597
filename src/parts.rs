//! What boards still call in place of components.

use crate::components::{Picture, SeatMark, Section};
use crate::stage::{Context, Scene};
use records::Colour;
use yew::prelude::*;

pub use crate::components::seat_shape;
pub use crate::hooks::focus::{focus, focus_on, has_focus, scroll_up_to};
pub use crate::hooks::is_typing;

/// See [`Picture`].
pub fn picture(symbol: &'static str, view_box: &'static str, class: &'static str) -> Html {
    html! { <Picture {symbol} {view_box} {class} /> }
}

/// See [`SeatMark`].
pub fn seat_mark(colour: Colour) -> Html {
    html! { <SeatMark {colour} /> }
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

/// What pressing something sends. All that a page's buttons do shares one
/// piece of code, where closures of their own would each have theirs.
pub fn does<S>(ctx: &Context<S>, msg: S::Message) -> Callback<MouseEvent>
where
    S: Scene,
    S::Message: Clone,
{
    let link = ctx.link().clone();
    Callback::from(move |_| link.send_message(msg.clone()))
}

/// See [`Section`].
pub fn section(
    class: &'static str,
    id: &'static str,
    title: impl Into<AttrValue>,
    inside: Html,
) -> Html {
    html! { <Section {class} {id} title={title.into()}>{ inside }</Section> }
}

/// Several things one after the other.
///
/// The macro makes much code of every child of an element; a list given as a
/// value costs little.
pub fn all(parts: Vec<Html>) -> Html {
    parts.into_iter().collect()
}

/// Several things in a box.
pub fn boxed(class: &'static str, parts: Vec<Html>) -> Html {
    html! { <div {class}>{ all(parts) }</div> }
}

/// A piece of text.
pub fn span(class: &'static str, words: impl Into<AttrValue>) -> Html {
    let words: AttrValue = words.into();
    html! { <span {class}>{ words }</span> }
}

/// What is seen, and in its place what is said: one text, where pieces of
/// both would be read out with gaps before their commas.
pub fn said(class: &'static str, seen: Html, said: String) -> Html {
    html! { <><span {class} aria-hidden="true">{ seen }</span>{ span("unseen", said) }</> }
}

/// A sentence of its own.
pub fn line(class: &'static str, words: impl Into<AttrValue>) -> Html {
    let words: AttrValue = words.into();
    html! { <p {class}>{ words }</p> }
}

/// Two class names, or more, one after the other.
pub fn join(class: &str, more: &str) -> String {
    let between = if class.is_empty() || more.is_empty() {
        ""
    } else {
        " "
    };
    [class, more].join(between)
}

/// A class, and another one where something is so.
pub fn class(class: &'static str, is_so: bool, more: &'static str) -> String {
    join(class, if is_so { more } else { "" })
}

/// What stands in the field that an event comes from.
pub fn value_of(event: &Event) -> String {
    let target = event.target();
    let value = target.and_then(|target| js_sys::Reflect::get(&target, &"value".into()).ok());
    value
        .and_then(|value| value.as_string())
        .unwrap_or_default()
}
