//! QR codes in what the camera sees and in files of pictures.

use super::start_worker;
use gloo::events::EventListener;
use gloo::utils::{document, window};
use js_sys::{Array, Function, Promise, Reflect, Uint8ClampedArray};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, ErrorEvent, HtmlCanvasElement, HtmlVideoElement, ImageBitmap,
    MessageEvent, Worker,
};

/// Pictures are scaled down to this longer side, in pixels: codes stay readable.
const MAX_SIDE: f64 = 1600.0;
/// The same for those of a camera, of which there are many: taking the pixels does not hold up the page of a slow phone.
const MAX_VIDEO_SIDE: f64 = 1280.0;

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

/// Reads codes in a worker (`crates/code-reader`), which starts with the first picture and stops with this: reading
/// takes longer than a page may stand still.
#[derive(Default)]
pub struct CodeReader {
    worker: Option<Worker>,
    /// What is drawn on, for one picture after another.
    canvas: Option<HtmlCanvasElement>,
}

impl CodeReader {
    /// The texts of the codes that a video shows now.
    ///
    /// # Errors
    /// If the browser refuses to draw it, or the reader is missing.
    pub async fn codes_in_video(
        &mut self,
        video: &HtmlVideoElement,
    ) -> Result<Vec<String>, CodesError> {
        let size = (video.video_width().into(), video.video_height().into());
        let picture = self.draw(size, MAX_VIDEO_SIDE, |context, width, height| {
            context.draw_image_with_html_video_element_and_dw_and_dh(video, 0.0, 0.0, width, height)
        })?;
        self.read(picture).await
    }

    /// The texts of the codes in a picture, in a file of a format that the browser can show.
    ///
    /// # Errors
    /// If it is not a picture, or the reader is missing.
    pub async fn codes_in_file(&mut self, file: &Blob) -> Result<Vec<String>, CodesError> {
        let bitmap: ImageBitmap = JsFuture::from(window().create_image_bitmap_with_blob(file)?)
            .await?
            .dyn_into()?;
        let size = (bitmap.width().into(), bitmap.height().into());
        let picture = self.draw(size, MAX_SIDE, |context, width, height| {
            context.draw_image_with_image_bitmap_and_dw_and_dh(&bitmap, 0.0, 0.0, width, height)
        })?;
        bitmap.close();
        self.read(picture).await
    }

    /// Draws something of this size, scaled down to a longer side; nothing if it is empty.
    fn draw(
        &mut self,
        (width, height): (f64, f64),
        max_side: f64,
        draw: impl FnOnce(&CanvasRenderingContext2d, f64, f64) -> Result<(), JsValue>,
    ) -> Result<Option<Picture>, CodesError> {
        // A video has no size before its first picture.
        if width < 1.0 || height < 1.0 {
            return Ok(None);
        }
        let scale = (max_side / width.max(height)).min(1.0);
        let (width, height) = ((width * scale).ceil(), (height * scale).ceil());
        let canvas = match self.canvas.take() {
            Some(canvas) => canvas,
            None => document()
                .create_element("canvas")?
                .dyn_into()
                .map_err(|_| CodesError::NoPicture)?,
        };
        // This clears it.
        if f64::from(canvas.width()) != width || f64::from(canvas.height()) != height {
            canvas.set_width(width as u32);
            canvas.set_height(height as u32);
        }
        // The pixels are only taken, never shown.
        let options = js_sys::Object::new();
        Reflect::set(&options, &"willReadFrequently".into(), &JsValue::TRUE)?;
        let context: CanvasRenderingContext2d = canvas
            .get_context_with_context_options("2d", &options)?
            .ok_or(CodesError::NoPicture)?
            .dyn_into()
            .map_err(|_| CodesError::NoPicture)?;
        // Transparent pixels count as white.
        context.set_fill_style_str("#fff");
        context.fill_rect(0.0, 0.0, width, height);
        draw(&context, width, height)?;
        let taken = context.get_image_data(0.0, 0.0, width, height)?;
        self.canvas = Some(canvas);
        // As it is: the worker's memory is not ours.
        let pixels = Reflect::get(&taken, &"data".into())?.dyn_into()?;
        Ok(Some(Picture { width, pixels }))
    }

    async fn read(&mut self, picture: Option<Picture>) -> Result<Vec<String>, CodesError> {
        let Some(picture) = picture else {
            return Ok(Vec::new());
        };
        let started = self
            .worker
            .take()
            .or_else(|| start_worker("wheelhouse-code-reader"));
        let worker = started.ok_or(CodesError::NoReader)?;
        match answer(&worker, &picture).await {
            Ok(data) => {
                // What else comes is why it could not be loaded.
                let texts = data.dyn_into::<Array>().map_err(|_| CodesError::NoReader)?;
                self.worker = Some(worker);
                Ok(texts.iter().filter_map(|text| text.as_string()).collect())
            }
            Err(error) => {
                worker.terminate();
                // It fails on some pictures; the next one starts another worker.
                if error.has_type::<ErrorEvent>() {
                    Ok(Vec::new())
                } else {
                    Err(CodesError::NoReader)
                }
            }
        }
    }
}

impl Drop for CodeReader {
    fn drop(&mut self) {
        if let Some(worker) = &self.worker {
            worker.terminate();
        }
    }
}

/// The pixels of a picture.
struct Picture {
    /// In pixels.
    width: f64,
    /// Four bytes for each pixel.
    pixels: Uint8ClampedArray,
}

/// What a worker answers to a picture.
///
/// # Errors
/// The event that tells of its end.
async fn answer(worker: &Worker, picture: &Picture) -> Result<JsValue, JsValue> {
    let mut listeners = None;
    let answer = Promise::new(&mut |resolve: Function, reject: Function| {
        let on_message = EventListener::once(worker, "message", move |event| {
            let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
            // A promise takes any value.
            let _ = resolve.call1(&JsValue::UNDEFINED, &data.unwrap_or_default());
        });
        let on_error = EventListener::once(worker, "error", move |event| {
            let _ = reject.call1(&JsValue::UNDEFINED, event);
        });
        listeners = Some((on_message, on_error));
    });
    let buffer = picture.pixels.buffer();
    let message = Array::of2(&picture.width.into(), &buffer);
    worker.post_message_with_transfer(&message, &Array::of1(&buffer))?;
    let answer = JsFuture::from(answer).await;
    drop(listeners);
    answer
}
