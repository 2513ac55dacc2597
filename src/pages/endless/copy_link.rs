//! The button that copies the link to a puzzle.

use crate::browser;
use crate::components::{Button, LiveRegion};
use crate::context::use_locale;
use crate::hooks::set_announcement;
use app_core::PuzzleSpec;
use app_core::Route;
use l10n::{Message, house, pages};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CopyLinkProps {
    pub spec: PuzzleSpec,
}

/// Copies the link to a puzzle, and says whether the browser allowed it.
#[component]
pub fn CopyLink(props: &CopyLinkProps) -> Html {
    let locale = use_locale();
    let copied = use_state(|| None::<bool>);
    let spoken = use_state(String::new);
    let onclick = {
        let (copied, spoken) = (copied.clone(), spoken.clone());
        let route = Route::EndlessPuzzle(props.spec);
        move |_| {
            let (copied, spoken) = (copied.clone(), spoken.clone());
            browser::copy(
                &browser::address_of(&route),
                Callback::from(move |done: bool| {
                    let mut text = String::clone(&spoken);
                    set_announcement(&mut text, &locale.text(result_text(done)));
                    spoken.set(text);
                    copied.set(Some(done));
                }),
            );
        }
    };
    let label = match *copied {
        None => house::COPY_LINK,
        Some(true) => pages::LINK_COPIED_BUTTON,
        Some(false) => pages::NOT_ALLOWED_BUTTON,
    };
    html! {
        <>
            <Button id="copy-link" class="plain copy-link" {onclick}>{ locale.text(label) }</Button>
            <LiveRegion id="copy-result" text={String::clone(&spoken)} />
        </>
    }
}

/// What is announced after an attempt to copy.
const fn result_text(done: bool) -> Message {
    if done {
        pages::PUZZLE_LINK_COPIED
    } else {
        pages::PUZZLE_LINK_NOT_COPIED
    }
}
