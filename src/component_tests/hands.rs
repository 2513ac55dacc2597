//! The hands of these tests themselves, on a page that changes below the pointer.

use super::{Mounted, Page};
use page_driver::{Driver as _, TestResult};
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

/// Two buttons that change places as soon as a pointer comes, and what was pressed.
#[component]
fn Swapping() -> Html {
    let is_swapped = use_state(|| false);
    let pressed = use_state(Vec::new);
    let onpointermove = {
        let is_swapped = is_swapped.clone();
        move |_: PointerEvent| is_swapped.set(true)
    };
    let mut ids = ["meant", "other"];
    if *is_swapped {
        ids.reverse();
    }
    let buttons = ids.map(|id| {
        let pressed = pressed.clone();
        let onclick = move |_: MouseEvent| {
            let mut next = Vec::clone(&pressed);
            next.push(id);
            pressed.set(next);
        };
        html! { <p key={id}><button {id} {onclick}>{ id }</button></p> }
    });
    html! {
        <>
            <div {onpointermove}>{ for buttons }</div>
            <output>{ pressed.join(" ") }</output>
        </>
    }
}

#[wasm_bindgen_test]
async fn what_has_come_in_the_place_of_what_was_meant_is_not_pressed() -> TestResult {
    let page = Page::new().await?;
    for is_touch in [false, true] {
        let mounted = Mounted::<Swapping>::new(()).await;
        if is_touch {
            page.tap("#meant").await?;
        } else {
            page.click("#meant").await?;
        }
        assert_eq!(mounted.text("output"), "meant");
        let order = "return document.querySelector('button').id;";
        assert_eq!(page.script(order, vec![]).await?, "other");
    }
    Ok(())
}
