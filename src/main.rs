//! Wheelhouse in the browser.

use yew::prelude::*;

#[component]
fn App() -> Html {
    html! { <h1>{ "Wheelhouse" }</h1> }
}

fn main() {
    yew::Renderer::<App>::new().render();
}
