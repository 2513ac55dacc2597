//! The camera of the device.

use gloo::utils::window;
use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlVideoElement, MediaStream, MediaStreamConstraints, MediaStreamTrack};

/// Whether this browser lets pages ask for a camera.
pub fn has_camera() -> bool {
    super::has("mediaDevices")
}

/// A running camera, switched off on drop.
pub struct Camera {
    stream: MediaStream,
}

impl Camera {
    /// Asks for the camera on the back of the device and shows what it sees in a video element.
    ///
    /// # Errors
    /// If there is no camera, or the person does not allow it.
    pub async fn start(video: &HtmlVideoElement) -> Result<Self, JsValue> {
        let picture = Object::new();
        Reflect::set(&picture, &"facingMode".into(), &"environment".into())?;
        // Without a wish most cameras give 640 by 480 pixels, too few for the code of a long game.
        Reflect::set(&picture, &"width".into(), &1280.into())?;
        Reflect::set(&picture, &"height".into(), &720.into())?;
        let wanted = MediaStreamConstraints::new();
        wanted.set_video(&picture);
        let devices = window().navigator().media_devices()?;
        let stream = devices.get_user_media_with_constraints(&wanted)?;
        let stream: MediaStream = JsFuture::from(stream).await?.dyn_into()?;
        let camera = Self { stream };
        video.set_src_object(Some(&camera.stream));
        JsFuture::from(video.play()?).await?;
        Ok(camera)
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
