//! The table of contents of a rules page.

use super::text::Heading;
use crate::context::use_locale;
use l10n::pages;
use yew::prelude::*;

/// The table of contents. Its links scroll without touching the address, which holds the route.
pub fn contents(headings: &[Heading]) -> Html {
    let items = headings.iter().map(|heading| {
        let id = heading.id.clone();
        let onclick = move |event: MouseEvent| {
            event.prevent_default();
            crate::hooks::focus::go_to(&id);
        };
        html! {
            <li key={heading.id.as_str()} class={classes!(heading.is_nested.then_some("nested"))}>
                <a href={format!("#{}", heading.id)} {onclick}>{ heading.text.clone() }</a>
            </li>
        }
    });
    html! { <Contents>{ for items }</Contents> }
}

#[derive(Properties, PartialEq)]
struct ContentsProps {
    children: Html,
}

/// The frame of the table of contents: open beside the text where there is room, else folded.
#[component]
fn Contents(props: &ContentsProps) -> Html {
    let locale = use_locale();
    let frame = use_node_ref();
    {
        let frame = frame.clone();
        use_effect_with((), move |()| {
            let is_wide = gloo::utils::window()
                .match_media("(min-width: 64rem)")
                .ok()
                .flatten()
                .is_some_and(|query| query.matches());
            if let (true, Some(frame)) = (is_wide, frame.cast::<web_sys::Element>()) {
                // Folded, it is still usable.
                let _ = frame.set_attribute("open", "");
            }
        });
    }
    html! {
        <nav class="rules-contents" aria-label={locale.text(pages::CONTENTS)}>
            <details ref={frame}>
                <summary>{ locale.text(pages::CONTENTS) }</summary>
                <ol>{ props.children.clone() }</ol>
            </details>
        </nav>
    }
}
