//! Scanning QR codes, above all that of a game by link.

use super::{Notice, Sheet};
use crate::browser::{Camera, CodeReader, CodesError, has_camera, navigate};
use crate::components::Button;
use crate::context::use_locale;
use app_core::Route;
use core::cell::Cell;
use core::time::Duration;
use l10n::{Message, house};
use records::series::is_code;
use records::{ImportError, import};
use std::rc::Rc;
use web_sys::HtmlVideoElement;
use yew::platform::spawn_local;
use yew::platform::time::sleep;
use yew::prelude::*;

/// Time between two scans of the camera picture: those of a series change twice a second.
const INTERVAL: Duration = Duration::from_millis(100);

#[derive(Properties, PartialEq)]
pub struct ScanButtonProps {
    pub label: AttrValue,
}

/// A button that scans the code of a game with the camera and opens it; nothing where there are no cameras for
/// pages.
#[component]
pub fn ScanButton(props: &ScanButtonProps) -> Html {
    let locale = use_locale();
    let is_open = use_state(|| false);
    let open = use_callback(is_open.setter(), |_: MouseEvent, setter| setter.set(true));
    let on_close = use_callback(is_open.setter(), |(), setter| setter.set(false));
    if !has_camera() {
        return html! {};
    }
    let title = locale.text(house::SCAN_THE_QR_CODE);
    let head = html! { <h2>{ title.clone() }</h2> };
    html! {
        <>
            <Button id="scan" onclick={open}>{ props.label.clone() }</Button>
            if *is_open {
                <Sheet class="scan-sheet" label={title} {head} {on_close}>
                    <div class="sheet-page"><GameScanner /></div>
                </Sheet>
            }
        </>
    }
}

/// What the camera sees, until it is the code of a game, which then opens.
#[component]
pub fn GameScanner() -> Html {
    let locale = use_locale();
    let on_codes = use_callback((), |codes: Vec<String>, ()| {
        if let Some(link) = codes.iter().find_map(|code| link_in_code(code)) {
            navigate(&Route::Open(link));
            return None;
        }
        if codes.iter().any(|code| is_code(code)) {
            navigate(&Route::Move);
        }
        Some(house::SCAN_NOT_A_GAME)
    });
    html! {
        <CodeScanner
            {on_codes}
            hint={locale.text(house::SCAN_HOLD_UP)}
            no_camera={house::SCAN_NO_CAMERA}
            no_reader={house::SCAN_NO_READER}
        />
    }
}

#[derive(Clone, Properties, PartialEq)]
pub struct CodeScannerProps {
    /// Called with the texts of the codes that are seen at the same time; returns what is wrong with them.
    pub on_codes: Callback<Vec<String>, Option<Message>>,
    /// What to hold up to the camera.
    pub hint: AttrValue,
    /// That there is no camera, and what to do instead.
    pub no_camera: Message,
    /// That codes cannot be read, and what to do instead.
    pub no_reader: Message,
}

/// What the camera sees. It is scanned as long as this is shown.
#[component]
pub fn CodeScanner(props: &CodeScannerProps) -> Html {
    let locale = use_locale();
    let video = use_node_ref();
    let problem = use_state_eq(|| None::<Message>);
    {
        let (video, problem) = (video.clone(), problem.setter());
        use_effect_with(props.clone(), move |props| {
            let is_closed = Rc::new(Cell::new(false));
            if let Some(video) = video.cast::<HtmlVideoElement>() {
                spawn_local(scan(video, props.clone(), problem, is_closed.clone()));
            }
            move || is_closed.set(true)
        });
    }
    html! {
        <>
            if let Some(problem) = *problem {
                <Notice id="scan-problem">{ locale.text(problem) }</Notice>
            }
            <video ref={video} class="scan-picture" id="scan-picture" muted=true playsinline=true aria-label={locale.text(house::CAMERA_PICTURE)} />
            <p class="quiet">{ props.hint.clone() }</p>
        </>
    }
}

/// Scans the camera picture until the component is closed.
async fn scan(
    video: HtmlVideoElement,
    props: CodeScannerProps,
    problem: UseStateSetter<Option<Message>>,
    is_closed: Rc<Cell<bool>>,
) {
    let Ok(_camera) = Camera::start(&video).await else {
        problem.set(Some(props.no_camera));
        return;
    };
    let mut reader = CodeReader::default();
    while !is_closed.get() {
        let codes = match reader.codes_in_video(&video).await {
            Ok(codes) => codes,
            Err(CodesError::NoPicture) => Vec::new(),
            // It is tried again with the next picture.
            Err(CodesError::NoReader) => {
                problem.set(Some(props.no_reader));
                Vec::new()
            }
        };
        if is_closed.get() {
            return;
        }
        if !codes.is_empty() {
            problem.set(props.on_codes.emit(codes));
        }
        sleep(INTERVAL).await;
    }
}

/// The link in the text of a code, whatever host the address names.
pub fn link_in_code(text: &str) -> Option<String> {
    let fragment = text.split_once('#').map(|(_, fragment)| fragment);
    match fragment.map(Route::read) {
        Some(Route::Open(link)) => (!link.is_empty()).then_some(link),
        // It may be hidden in another address.
        _ => match import(text) {
            Ok(_) | Err(ImportError::Link(_)) => Some(text.to_owned()),
            Err(_) => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_link_is_taken_out_of_an_address_on_any_host() {
        for host in ["https://example.org/games/", "http://192.168.1.7:8080/", ""] {
            let link = link_in_code(&format!("{host}#/open/AwEAAQ"));
            assert_eq!(link.as_deref(), Some("AwEAAQ"));
        }
        for other in ["", "https://example.org/", "https://example.org/#/open/"] {
            assert_eq!(link_in_code(other), None);
        }
    }
}
