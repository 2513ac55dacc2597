//! Pictures as PNG.

use super::SvgPicture;
use gloo::utils::document;
use js_sys::Promise;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

/// The longest side, in pixels.
const LONGEST_SIDE: u32 = 2048;

/// A picture as PNG, from an image that shows it.
///
/// # Errors
/// If the browser cannot draw it.
pub async fn png(picture: &SvgPicture, image: &HtmlImageElement) -> Result<Blob, JsValue> {
    JsFuture::from(image.decode()).await?;
    let (width, height) = size(picture);
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(width);
    canvas.set_height(height);
    let context: CanvasRenderingContext2d = canvas
        .get_context("2d")?
        .ok_or(JsValue::UNDEFINED)?
        .dyn_into()?;
    let (width, height) = (f64::from(width), f64::from(height));
    context.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height)?;
    let encoded = Promise::new(&mut |resolve, reject| {
        let failed = reject.clone();
        let on_blob = Closure::once_into_js(move |blob: Option<Blob>| {
            let result = match blob {
                Some(blob) => resolve.call1(&JsValue::UNDEFINED, &blob),
                None => failed.call0(&JsValue::UNDEFINED),
            };
            // A promise takes any answer.
            let _ = result;
        });
        if let Err(why) = canvas.to_blob(on_blob.unchecked_ref()) {
            let _ = reject.call1(&JsValue::UNDEFINED, &why);
        }
    });
    JsFuture::from(encoded).await?.dyn_into()
}

/// Width and height of the PNG.
fn size(picture: &SvgPicture) -> (u32, u32) {
    let longest = picture.width.max(picture.height).max(1);
    let scaled = |side: u32| (side * LONGEST_SIDE).div_ceil(longest).max(1);
    (scaled(picture.width), scaled(picture.height))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_side_is_always_the_same() {
        let size_of = |width, height| {
            size(&SvgPicture {
                svg: String::new(),
                width,
                height,
            })
        };
        assert_eq!(size_of(1024, 512), (2048, 1024));
        assert_eq!(size_of(600, 1024), (1200, 2048));
        assert_eq!(size_of(1024, 1), (2048, 2));
    }
}
