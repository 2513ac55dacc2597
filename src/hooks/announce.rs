//! Text for live regions.

use yew::prelude::*;

/// The text of a live region, and a callback that announces something in it.
#[hook]
pub fn use_feedback() -> (AttrValue, Callback<&'static str>) {
    let said = use_mut_ref(String::new);
    let shown = use_state(AttrValue::default);
    let say = use_callback((said, shown.setter()), |words, (said, shown)| {
        let mut said = said.borrow_mut();
        announcement(&mut said, words);
        shown.set(AttrValue::from(said.clone()));
    });
    (AttrValue::clone(&shown), say)
}

/// The new text of a live region. Screen readers ignore text that does not change,
/// so repeated text gets an inaudible no-break space.
pub fn announcement(region: &mut String, text: &str) {
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
        announcement(&mut region, "Right.");
        assert_eq!(region, "Right.");
        announcement(&mut region, "Right.");
        assert_eq!(region, "Right.\u{a0}");
        announcement(&mut region, "Right.");
        assert_eq!(region, "Right.");
    }
}
