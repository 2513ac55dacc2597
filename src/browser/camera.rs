//! The camera, and the browser's own reader of QR codes. Many browsers have none.

use gloo::utils::window;
use js_sys::{Array, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlVideoElement, MediaStream, MediaStreamConstraints, MediaStreamTrack};

#[wasm_bindgen]
extern "C" {
    /// Reads codes in pictures. In web-sys, it is still missing.
    #[wasm_bindgen]
    type BarcodeDetector;

    #[wasm_bindgen(constructor, catch)]
    fn new(options: &Object) -> Result<BarcodeDetector, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn detect(this: &BarcodeDetector, source: &HtmlVideoElement) -> Result<Promise, JsValue>;
}

/// Whether this browser can read QR codes with a camera.
pub fn can_scan() -> bool {
    let has_reader = Reflect::has(&window(), &"BarcodeDetector".into()).unwrap_or(false);
    has_reader && super::has("mediaDevices")
}

/// A running camera, switched off on drop.
pub struct Camera {
    stream: MediaStream,
    reader: BarcodeDetector,
}

impl Camera {
    /// Asks for the camera on the back of the device and shows what it sees in a video element.
    ///
    /// # Errors
    /// If there is no camera, the person does not allow it, or codes cannot be read.
    pub async fn start(video: &HtmlVideoElement) -> Result<Self, JsValue> {
        let options = Object::new();
        let formats = Array::of1(&"qr_code".into());
        Reflect::set(&options, &"formats".into(), &formats)?;
        let reader = BarcodeDetector::new(&options)?;
        let facing = Object::new();
        Reflect::set(&facing, &"facingMode".into(), &"environment".into())?;
        let wanted = MediaStreamConstraints::new();
        wanted.set_video(&facing);
        let devices = window().navigator().media_devices()?;
        let stream = devices.get_user_media_with_constraints(&wanted)?;
        let stream: MediaStream = JsFuture::from(stream).await?.dyn_into()?;
        let camera = Self { stream, reader };
        video.set_src_object(Some(&camera.stream));
        JsFuture::from(video.play()?).await?;
        Ok(camera)
    }

    /// The text of a code that the video shows now.
    pub async fn read(&self, video: &HtmlVideoElement) -> Option<String> {
        let codes = JsFuture::from(self.reader.detect(video).ok()?).await.ok()?;
        let first = codes.dyn_into::<Array>().ok()?.get(0);
        Reflect::get(&first, &"rawValue".into()).ok()?.as_string()
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        for track in self.stream.get_tracks() {
            if let Ok(track) = track.dyn_into::<MediaStreamTrack>() {
                track.stop();
            }
        }
    }
}
