//! Text for live regions.

/// The new text of a live region. Screen readers ignore text that does not change,
/// so repeated text gets an inaudible no-break space.
pub fn announcement(place: &mut String, locale: &str) {
    let again = place == locale;
    locale.clone_into(place);
    if again {
        place.push('\u{a0}');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_words_differ_from_those_before() {
        let mut place = String::new();
        announcement(&mut place, "Right.");
        assert_eq!(place, "Right.");
        announcement(&mut place, "Right.");
        assert_eq!(place, "Right.\u{a0}");
        announcement(&mut place, "Right.");
        assert_eq!(place, "Right.");
    }
}
