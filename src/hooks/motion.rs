//! Whether things move.

/// Whether there are animations, by the player's settings or else the system's.
pub fn shows_motion() -> bool {
    let root = gloo::utils::document().document_element();
    root.is_none_or(|root| root.get_attribute("data-motion").as_deref() != Some("less"))
}
