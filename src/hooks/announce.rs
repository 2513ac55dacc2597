//! Text for live regions.

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
