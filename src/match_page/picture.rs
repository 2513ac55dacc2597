//! A picture of the shown position, to save or share.

use super::use_session_handle;
use crate::browser::{self, picture::SvgPicture};
use crate::components::{Button, Sheet};
use crate::context::use_locale;
use crate::games::{self, BoardPicture};
use crate::hooks::use_feedback;
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use l10n::{house, table};
use records::Colour;
use rules::{GameId, Seat};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, Element, HtmlImageElement};
use yew::prelude::*;

/// The name of a picture's file, without its ending.
fn file_name(game: GameId, id: &str, ply: usize) -> String {
    format!("{}-{id}-{ply}", game.id())
}

/// The button that opens the picture of the shown position.
#[component]
pub fn PictureButton() -> Html {
    let locale = use_locale();
    let is_open = use_state(|| false);
    let open = use_callback(is_open.setter(), |_: MouseEvent, is_open| is_open.set(true));
    let on_close = use_callback(is_open.setter(), |(), is_open| is_open.set(false));
    // The menu may be a sheet itself, which a click outside of this one does not close.
    let keep = |event: MouseEvent| event.stop_propagation();
    html! {
        <>
            <Button id="show-picture" class="plain" onclick={open}>{ locale.text(house::PICTURE_BUTTON) }</Button>
            if *is_open {
                <div class="sheet-over" onclick={keep}><PictureSheet {on_close} /></div>
            }
        </>
    }
}

/// The picture, as far as it is made.
#[derive(Clone, PartialEq)]
enum PictureState {
    /// Nothing yet.
    Pending,
    Drawn(Rc<SvgPicture>, AttrValue),
    /// It cannot be made.
    Failed,
}

#[derive(Properties, PartialEq)]
struct PictureSheetProps {
    on_close: Callback<()>,
}

/// The picture with the ways to save and share it. It is made of the drawing on the board, or of
/// one that is in the sheet until then.
#[component]
fn PictureSheet(props: &PictureSheetProps) -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let state = use_state_eq(|| PictureState::Pending);
    let png = use_state(|| None::<Blob>);
    let (feedback, report) = use_feedback();
    let source_node = use_node_ref();
    let image = use_node_ref();
    let record = handle.session.record();
    let game = record.setup().game();
    let picture = games::info(game).board_picture;
    let colours: Vec<Colour> = Seat::all(record.setup().players())
        .map(|seat| record.colour(seat))
        .collect();
    let name = file_name(game, &handle.id, record.ply());
    {
        let (state, source_node) = (state.setter(), source_node.clone());
        use_effect_with((), move |()| {
            // The sheet is in sight first.
            let later = Timeout::new(0, move || {
                state.set(match draw(picture, &source_node) {
                    Some(picture) => {
                        let address = picture.address();
                        PictureState::Drawn(Rc::new(picture), address.into())
                    }
                    None => PictureState::Failed,
                });
            });
            move || drop(later)
        });
    }
    let onload = {
        let (state, png, image) = (state.clone(), png.setter(), image.clone());
        move |_: Event| {
            let (state, png) = (state.clone(), png.clone());
            let PictureState::Drawn(picture, _) = &*state else {
                return;
            };
            let (picture, image) = (picture.clone(), image.cast::<HtmlImageElement>());
            spawn_local(async move {
                let Some(image) = image else { return };
                match browser::picture::png(&picture, &image).await {
                    Ok(blob) => png.set(Some(blob)),
                    Err(_) => state.set(PictureState::Failed),
                }
            });
        }
    };
    let onerror = {
        let state = state.setter();
        move |_: Event| state.set(PictureState::Failed)
    };
    let png_name = format!("{name}.png");
    let can_share = match &*png {
        Some(blob) => browser::can_share_file(&png_name, blob),
        None => false,
    };
    let save_png = {
        let (png, name, report) = (png.clone(), png_name.clone(), report.clone());
        move |_: MouseEvent| {
            if let Some(blob) = &*png {
                let is_saved = browser::download_blob(&name, blob);
                report.emit(locale.text(if is_saved {
                    table::PICTURE_SAVED
                } else {
                    house::NOT_ALLOWED
                }));
            }
        }
    };
    let save_svg = {
        let (state, report) = (state.clone(), report);
        move |_: MouseEvent| {
            if let PictureState::Drawn(picture, _) = &*state {
                let is_saved = browser::download(&format!("{name}.svg"), &picture.svg);
                report.emit(locale.text(if is_saved {
                    table::PICTURE_SAVED
                } else {
                    house::NOT_ALLOWED
                }));
            }
        }
    };
    let share = {
        let png = png.clone();
        move |_: MouseEvent| {
            if let Some(blob) = &*png {
                // The share sheet shows the outcome itself.
                browser::share_file(&png_name, blob, Callback::noop());
            }
        }
    };
    let is_drawn = matches!(*state, PictureState::Drawn(..));
    let message = match &*state {
        PictureState::Failed => locale.text(table::PICTURE_NOT_MADE).into(),
        PictureState::Pending | PictureState::Drawn(..) => feedback,
    };
    let head = html! { <h2>{ locale.text(table::PICTURE) }</h2> };
    html! {
        <Sheet class="picture-sheet" label={locale.text(table::PICTURE)} {head} on_close={props.on_close.clone()}>
            <div class="sheet-page picture-page" tabindex="0">
                <div class="picture-frame">
                    if let PictureState::Drawn(picture, address) = &*state {
                        <img
                            ref={image}
                            id="picture"
                            src={address.clone()}
                            width={picture.width.to_string()}
                            height={picture.height.to_string()}
                            alt={table::board_of(locale, game)}
                            {onload}
                            {onerror}
                        />
                    }
                    if *state == PictureState::Pending && picture.drawings.is_none() {
                        <div ref={source_node} class="picture-source" aria-hidden="true">
                            { games::large_picture(record.state(), &colours) }
                        </div>
                    }
                </div>
                <p class="buttons">
                    <Button id="save-png" class="primary" disabled={png.is_none()} onclick={save_png}>{ locale.text(table::SAVE_AS_PNG) }</Button>
                    <Button id="save-svg" disabled={!is_drawn} onclick={save_svg}>{ locale.text(table::SAVE_AS_SVG) }</Button>
                    if can_share {
                        <Button id="share-picture" onclick={share}>{ locale.text(house::SHARE_BY_APP) }</Button>
                    }
                </p>
                <p class="share-feedback" role="status" id="picture-feedback">{ message }</p>
            </div>
        </Sheet>
    }
}

/// Draws the picture of what is on the board, or else in the sheet.
fn draw(picture: BoardPicture, source_node: &NodeRef) -> Option<SvgPicture> {
    let found = match picture.drawings {
        Some(drawings) => {
            let board = document().get_element_by_id("board")?;
            board.query_selector_all(drawings)
        }
        None => {
            let source_node: Element = source_node.cast()?;
            source_node.query_selector_all(":scope > svg")
        }
    };
    let found = found.ok()?;
    let drawings: Vec<Element> = (0..found.length())
        .filter_map(|at| found.get(at)?.dyn_into::<Element>().ok())
        .collect();
    let picture = browser::picture::draw(&drawings, picture.excluded, picture.background);
    picture.ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_after_the_position() {
        let name = file_name(GameId::WheelOfFortune, "12", 87);
        assert_eq!(name, "wheel-of-fortune-12-87");
    }
}
