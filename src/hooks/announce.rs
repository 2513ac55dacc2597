//! Text for live regions.

use yew::prelude::*;

/// The text of a live region, and a callback that announces something in it.
#[hook]
pub fn use_feedback() -> (AttrValue, Callback<String>) {
    let text = use_mut_ref(String::new);
    let shown = use_state(AttrValue::default);
    let say = use_callback((text, shown.setter()), |message: String, (text, shown)| {
        let mut text = text.borrow_mut();
        set_announcement(&mut text, &message);
        shown.set(AttrValue::from(text.clone()));
    });
    (AttrValue::clone(&shown), say)
}

/// The new text of a live region. Screen readers ignore text that does not change,
/// so repeated text gets an inaudible no-break space.
pub fn set_announcement(region: &mut String, text: &str) {
    let is_repeated = region == text;
    text.clone_into(region);
    if is_repeated {
        region.push('\u{a0}');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_text_differs_from_the_previous_one() {
        let mut region = String::new();
        set_announcement(&mut region, "Right.");
        assert_eq!(region, "Right.");
        set_announcement(&mut region, "Right.");
        assert_eq!(region, "Right.\u{a0}");
        set_announcement(&mut region, "Right.");
        assert_eq!(region, "Right.");
    }
}
