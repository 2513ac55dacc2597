//! QR codes in what the camera sees and in files of pictures.

use gloo::utils::{document, window};
use rqrr::PreparedImage;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlVideoElement, ImageBitmap};

/// Pictures are scaled down to this longer side, in pixels: codes stay readable, and reading them is fast.
const MAX_SIDE: f64 = 1600.0;

/// Why there are no codes to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodesError {
    /// The browser cannot draw it: it is no picture.
    NoPicture,
    /// What reads codes could not be fetched.
    NoReader,
}

impl From<JsValue> for CodesError {
    fn from(_: JsValue) -> Self {
        Self::NoPicture
    }
}

/// The texts of the codes that a video shows now.
///
/// # Errors
/// If the browser refuses to draw it, or the reader is missing.
pub async fn codes_in_video(video: &HtmlVideoElement) -> Result<Vec<String>, CodesError> {
    let size = (video.video_width().into(), video.video_height().into());
    codes_in_drawing(size, |context, width, height| {
        context.draw_image_with_html_video_element_and_dw_and_dh(video, 0.0, 0.0, width, height)
    })
    .await
}

/// The texts of the codes in a picture, in a file of a format that the browser can show.
///
/// # Errors
/// If it is not a picture, or the reader is missing.
pub async fn codes_in_file(file: &Blob) -> Result<Vec<String>, CodesError> {
    let picture: ImageBitmap = JsFuture::from(window().create_image_bitmap_with_blob(file)?)
        .await?
        .dyn_into()?;
    let size = (picture.width().into(), picture.height().into());
    codes_in_drawing(size, |context, width, height| {
        context.draw_image_with_image_bitmap_and_dw_and_dh(&picture, 0.0, 0.0, width, height)
    })
    .await
}

async fn codes_in_drawing(
    (width, height): (f64, f64),
    draw: impl FnOnce(&CanvasRenderingContext2d, f64, f64) -> Result<(), JsValue>,
) -> Result<Vec<String>, CodesError> {
    // A video has no size before its first picture.
    if width < 1.0 || height < 1.0 {
        return Ok(Vec::new());
    }
    let scale = (MAX_SIDE / width.max(height)).min(1.0);
    let (width, height) = ((width * scale).ceil(), (height * scale).ceil());
    let canvas: HtmlCanvasElement = document()
        .create_element("canvas")?
        .dyn_into()
        .map_err(|_| CodesError::NoPicture)?;
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context: CanvasRenderingContext2d = canvas
        .get_context("2d")?
        .ok_or(CodesError::NoPicture)?
        .dyn_into()
        .map_err(|_| CodesError::NoPicture)?;
    // Transparent pixels count as white.
    context.set_fill_style_str("#fff");
    context.fill_rect(0.0, 0.0, width, height);
    draw(&context, width, height)?;
    let pixels = context.get_image_data(0.0, 0.0, width, height)?.data();
    reader::read(width as usize, pixels.0)
        .await
        .map_err(|_| CodesError::NoReader)
}

/// Reading codes is a part of the program of its own (`src/app/parts.rs`): it is large, and few people need it.
#[cfg(split)]
#[allow(
    unsafe_code,
    reason = "the macro declares the function that fetches the part"
)]
mod reader {
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    #[wasm_split(codes, fallible)]
    pub fn read(width: usize, pixels: Vec<u8>) -> Result<Vec<String>, SplitLoaderError> {
        Ok(super::codes_in(width, &pixels))
    }
}

#[cfg(not(split))]
mod reader {
    use core::convert::Infallible;

    pub async fn read(width: usize, pixels: Vec<u8>) -> Result<Vec<String>, Infallible> {
        Ok(super::codes_in(width, &pixels))
    }
}

/// The texts of the QR codes in a picture: dark ones on light ground, or else light ones on dark ground, as
/// screens in the dark show them. `pixels` has four bytes for each pixel, of which the last one counts for
/// nothing; `width` is in pixels.
pub fn codes_in(width: usize, pixels: &[u8]) -> Vec<String> {
    let found = dark_codes(width, pixels, 0);
    if found.is_empty() {
        return dark_codes(width, pixels, u8::MAX);
    }
    found
}

/// The texts of the dark codes in a picture whose brightness is combined with `mask` by exclusive or.
fn dark_codes(width: usize, pixels: &[u8], mask: u8) -> Vec<String> {
    let height = pixels.len() / 4 / width.max(1);
    // It needs one pixel at least.
    if width == 0 || height == 0 {
        return Vec::new();
    }
    let brightness = |x: usize, y: usize| {
        let at = (y * width + x) * 4;
        let rgb = pixels.get(at..at + 3).unwrap_or_default();
        // Green counts twice, which is close enough to perceived brightness.
        let sum: u32 = rgb.iter().map(|byte| u32::from(*byte)).sum();
        let green = rgb.get(1).copied().unwrap_or_default();
        ((sum + u32::from(green)) / 4) as u8 ^ mask
    };
    let mut picture = PreparedImage::prepare_from_greyscale(width, height, brightness);
    picture
        .detect_grids()
        .into_iter()
        .filter_map(|code| code.decode().ok().map(|(_, text)| text))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use qrcodegen::{QrCode, QrCodeEcc};

    /// A picture of codes beside each other, with margins: width and pixels.
    fn picture(texts: &[&str], scale: usize, dark: [u8; 4], light: [u8; 4]) -> (usize, Vec<u8>) {
        let codes: Vec<QrCode> = texts
            .iter()
            .map(|text| QrCode::encode_text(text, QrCodeEcc::Low).unwrap())
            .collect();
        let side = codes.iter().map(QrCode::size).max().unwrap_or(0) + 8;
        let (width, height) = (side as usize * codes.len() * scale, side as usize * scale);
        let pixel = |at: usize| {
            let (x, y) = ((at % width / scale) as i32, (at / width / scale) as i32);
            let code = &codes[(x / side) as usize];
            if code.get_module(x % side - 4, y - 4) {
                dark
            } else {
                light
            }
        };
        (width, (0..width * height).flat_map(pixel).collect())
    }

    const BLACK: [u8; 4] = [0, 0, 0, 255];
    const WHITE: [u8; 4] = [255; 4];
    const LINK: &str = "https://example.org/#/open/AwEAAQ-_x";

    #[test]
    fn codes_are_read_in_any_size_and_colour() {
        let long = "x".repeat(1500);
        let colours = [
            (BLACK, WHITE),
            (WHITE, BLACK),
            ([20, 60, 30, 255], [250, 240, 200, 255]),
        ];
        for (dark, light) in colours {
            for scale in [2, 5, 9] {
                for text in [LINK, &long] {
                    let (width, pixels) = picture(&[text], scale, dark, light);
                    assert_eq!(codes_in(width, &pixels), [text], "{scale} {dark:?}");
                }
            }
        }
    }

    #[test]
    fn several_codes_in_one_picture_are_read() {
        let (width, pixels) = picture(&[LINK, "menu"], 4, BLACK, WHITE);
        let mut found = codes_in(width, &pixels);
        found.sort();
        assert_eq!(found, [LINK, "menu"]);
    }

    #[test]
    fn pictures_without_codes_have_none() {
        for (width, pixels) in [
            (0, vec![]),
            (1, vec![0; 4]),
            (7, vec![9; 100]),
            (40, vec![255; 6400]),
        ] {
            assert_eq!(codes_in(width, &pixels), [""; 0]);
        }
    }

    /// Torn codes and random pictures do no harm.
    #[test]
    fn damaged_codes_are_no_codes() {
        let (width, whole) = picture(&[LINK], 3, BLACK, WHITE);
        let mut random: u32 = 1;
        for round in 0..300 {
            let mut pixels = whole.clone();
            for _ in 0..round * 40 {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let at = (random >> 8) as usize % pixels.len();
                pixels[at] = !pixels[at];
            }
            for text in codes_in(width, &pixels) {
                assert_eq!(text, LINK);
            }
        }
    }
}
