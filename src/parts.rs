//! Small parts that several pages use.

use crate::route::Route;
use crate::stage::{Context, Scene};
use records::Colour;
use wasm_bindgen::{JsCast, JsValue};
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

/// The bar at the foot of every page: ways to the pages that belong to no game.
pub fn foot() -> Html {
    // As text it is a tenth of what it is as code.
    Html::from_html_unchecked(AttrValue::Static(
        r##"<footer class="foot"><nav aria-label="The house"><ul>
<li><a href="#/">Home</a></li>
<li><a href="#/games">Your games</a></li>
<li><a href="#/open">Open a game</a></li>
<li><a href="#/settings">Settings</a></li>
<li><a href="#/keys">Keyboard</a></li>
<li><a href="#/about">About</a></li>
</ul></nav></footer>"##,
    ))
}

/// A page of words and forms: its top bar, its title, and what stands on it.
pub fn page(title: &str, inside: Html) -> Html {
    html! {
        <>
            { top(html! {}) }
            <main class="narrow" id="main" tabindex="-1">
                <h1>{ title }</h1>
                { inside }
            </main>
        </>
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

/// The mark of a seat's colour: each colour has a shape of its own.
pub fn seat_mark(colour: Colour) -> Html {
    html! {
        <svg class={join("seat-mark", colour.id())} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={seat_shape(colour)} />
        </svg>
    }
}

/// The shape of a seat's colour, 24 by 24, for drawings of which it is a part.
pub const fn seat_shape(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "M12 3 A9 9 0 1 1 12 21 A9 9 0 1 1 12 3 Z",
        Colour::Blue => "M4 4 H20 V20 H4 Z",
        Colour::Yellow => "M12 2.5 L22 20 H2 Z",
        Colour::Green => "M12 2 L22 12 L12 22 L2 12 Z",
        Colour::Violet => {
            "M12 2 L14.9 8.6 L22 9.3 L16.6 14 L18.2 21 L12 17.3 L5.8 21 L7.4 14 L2 9.3 L9.1 8.6 Z"
        }
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

/// Something that is to be noticed at once.
pub fn notice(id: &'static str, words: impl Into<AttrValue>) -> Html {
    let words: AttrValue = words.into();
    html! { <p class="notice" role="alert" {id}>{ words }</p> }
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

/// One of several things to choose from.
pub struct Radio {
    /// Its class.
    pub class: &'static str,
    /// What is chosen.
    pub name: &'static str,
    /// Its value.
    pub value: String,
    /// Whether it is the one chosen.
    pub checked: bool,
}

impl Radio {
    /// The choice, with words on it.
    pub fn show(self, onchange: Callback<Event>, words: Html) -> Html {
        html! {
            <label class={self.class}>
                <input type="radio" name={self.name} value={self.value} checked={self.checked} {onchange} />
                <span>{ words }</span>
            </label>
        }
    }
}

/// Things to fill in that belong together.
pub fn field(title: &'static str, inside: Html) -> Html {
    html! { <fieldset><legend>{ title }</legend>{ inside }</fieldset> }
}

/// A value chosen from a list, by its place there; it can be changed only when
/// it is `on`.
pub fn pick(
    options: Html,
    picked: &'static str,
    name: String,
    label: String,
    onchange: Callback<Event>,
    on: bool,
) -> Html {
    html! {
        <label>
            { span("unseen", label) }
            // Where somebody has picked before, what options say of themselves counts no more.
            <select {name} {onchange} disabled={!on} ~value={JsValue::from_str(picked)}>{ options }</select>
        </label>
    }
}

/// What stands in the field that an event comes from.
pub fn value_of(event: &Event) -> String {
    let target = event.target();
    let value = target.and_then(|target| js_sys::Reflect::get(&target, &"value".into()).ok());
    value
        .and_then(|value| value.as_string())
        .unwrap_or_default()
}

/// Whether a key belongs to what is being written, or to the browser.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    let active = gloo::utils::document().active_element();
    let in_field = active.is_some_and(|active| {
        matches!(active.tag_name().as_str(), "TEXTAREA" | "SELECT")
            || (active.tag_name() == "INPUT"
                && !matches!(
                    active.get_attribute("type").as_deref(),
                    Some("radio" | "range" | "checkbox")
                ))
    });
    // Some keyboards have brackets and braces only with Alt.
    let with_alt = event.alt_key() && event.key().bytes().all(|b| b.is_ascii_alphanumeric());
    in_field || event.ctrl_key() || event.meta_key() || with_alt
}

/// Puts new words where they are said aloud. A screen reader is silent about words that do not
/// change, so the same ones differ in what is not heard.
pub fn say(place: &mut String, words: &str) {
    let again = place == words;
    words.clone_into(place);
    if again {
        place.push('\u{a0}');
    }
}

/// Puts the keyboard onto the element with this id.
pub fn focus(id: &str) {
    focus_on(&format!("#{id}"));
}

/// Puts the keyboard onto the first element that a selector names.
pub fn focus_on(selector: &str) {
    if let Ok(Some(element)) = gloo::utils::document().query_selector(selector) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        // Drawings can be focused just as well, though they are of another class. An element that
        // cannot be focused leaves things as they are.
        let element: web_sys::HtmlElement = element.unchecked_into();
        let _ = element.focus_with_options(&options);
    }
}

/// Whether the focus is somewhere within the element with this id.
pub fn has_focus(id: &str) -> bool {
    let page = gloo::utils::document();
    page.get_element_by_id(id)
        .is_some_and(|element| element.contains(page.active_element().as_deref()))
}

/// Where the page was scrolled past the element with this id, it comes back
/// into sight.
pub fn scroll_up_to(id: &str) {
    if let Some(element) = gloo::utils::document().get_element_by_id(id)
        && let Ok(element) = element.dyn_into::<web_sys::HtmlElement>()
        && gloo::utils::window().scroll_y().unwrap_or_default() > f64::from(element.offset_top())
    {
        element.scroll_into_view();
    }
}

/// Where what had the focus is gone, the keyboard goes on from the element
/// with this id instead of from the page's beginning.
pub fn catch_focus(id: &str) {
    let active = gloo::utils::document().active_element();
    let lost =
        active.is_none_or(|active| active.tag_name() == "BODY" || active.has_attribute("disabled"));
    if lost {
        focus(id);
    }
}
