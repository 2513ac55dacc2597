//! Scanning the QR code of a game by link.

use super::{Notice, Sheet};
use crate::browser::{Camera, can_scan};
use crate::components::Button;
use crate::route::Route;
use core::cell::Cell;
use core::time::Duration;
use std::rc::Rc;
use web_sys::HtmlVideoElement;
use yew::platform::spawn_local;
use yew::platform::time::sleep;
use yew::prelude::*;

/// Time between two looks at the picture of the camera.
const INTERVAL: Duration = Duration::from_millis(200);

/// Props of [`ScanButton`].
#[derive(Properties, PartialEq)]
pub struct ScanButtonProps {
    /// Label.
    pub label: AttrValue,
}

/// A button that scans the code of a game with the camera and opens it; nothing where the
/// browser cannot read codes.
#[component]
pub fn ScanButton(props: &ScanButtonProps) -> Html {
    let is_open = use_state(|| false);
    let open = use_callback(is_open.setter(), |_: MouseEvent, setter| setter.set(true));
    let on_close = use_callback(is_open.setter(), |(), setter| setter.set(false));
    if !can_scan() {
        return html! {};
    }
    html! {
        <>
            <Button id="scan" onclick={open}>{ props.label.clone() }</Button>
            if *is_open {
                <Scanner {on_close} />
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct ScannerProps {
    on_close: Callback<()>,
}

/// What the camera sees.
#[component]
fn Scanner(props: &ScannerProps) -> Html {
    let video = use_node_ref();
    let problem = use_state(|| None::<&'static str>);
    {
        let (video, problem) = (video.clone(), problem.setter());
        use_effect_with((), move |()| {
            let is_over = Rc::new(Cell::new(false));
            if let Some(video) = video.cast::<HtmlVideoElement>() {
                spawn_local(scan(video, problem, is_over.clone()));
            }
            move || is_over.set(true)
        });
    }
    let head = html! { <h2>{ "Scan the QR code" }</h2> };
    html! {
        <Sheet class="scan-sheet" label="Scan the QR code" {head} on_close={props.on_close.clone()}>
            <div class="sheet-page">
                if let Some(problem) = *problem {
                    <Notice id="scan-problem">{ problem }</Notice>
                }
                <video ref={video} class="scan-picture" id="scan-picture" muted=true playsinline=true aria-label="What the camera sees" />
                <p class="quiet">{ "Hold your friend's code up to the camera." }</p>
            </div>
        </Sheet>
    }
}

/// Looks at the camera until there is the code of a game, and opens it.
async fn scan(
    video: HtmlVideoElement,
    problem: UseStateSetter<Option<&'static str>>,
    is_over: Rc<Cell<bool>>,
) {
    let Ok(camera) = Camera::start(&video).await else {
        problem.set(Some(
            "There is no camera, or the browser doesn't allow it. Paste the link instead.",
        ));
        return;
    };
    while !is_over.get() {
        if let Some(text) = camera.read(&video).await {
            match link_in(&text) {
                Some(link) => {
                    Route::Open(link).go();
                    return;
                }
                None => problem.set(Some("That code isn't a Wheelhouse game.")),
            }
        }
        sleep(INTERVAL).await;
    }
}

/// The link in the text of a code, whatever host the address names.
fn link_in(text: &str) -> Option<String> {
    let (_, fragment) = text.split_once('#')?;
    match Route::read(fragment) {
        Route::Open(link) if !link.is_empty() => Some(link),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_link_is_taken_out_of_an_address_on_any_host() {
        for host in ["https://example.org/games/", "http://192.168.1.7:8080/", ""] {
            let link = link_in(&format!("{host}#/open/AwEAAQ"));
            assert_eq!(link.as_deref(), Some("AwEAAQ"));
        }
        for other in ["", "https://example.org/", "https://example.org/#/open/"] {
            assert_eq!(link_in(other), None);
        }
    }
}
