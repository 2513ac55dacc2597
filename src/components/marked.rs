//! Sentences with marked words.

use yew::prelude::*;

/// A sentence whose message has marks such as `<b>…</b>`: `show` gets the name and the content of each.
pub fn marked(text: &str, show: impl Fn(&str, String) -> Html) -> Html {
    let part = |(mark, part): (Option<&str>, &str)| match mark {
        Some(mark) => show(mark, part.to_owned()),
        None => html! { { part.to_owned() } },
    };
    parts(text).into_iter().map(part).collect()
}

/// The parts of a text, each with its mark.
fn parts(mut text: &str) -> Vec<(Option<&str>, &str)> {
    let mut parts = Vec::new();
    while let Some((before, mark, inside, after)) = next_mark(text) {
        parts.extend([(None, before), (Some(mark), inside)]);
        text = after;
    }
    parts.push((None, text));
    parts.retain(|(mark, part)| mark.is_some() || !part.is_empty());
    parts
}

/// What is before the first mark, its name, its content, and what follows.
fn next_mark(text: &str) -> Option<(&str, &str, &str, &str)> {
    let (before, rest) = text.split_once('<')?;
    let (mark, rest) = rest.split_once('>')?;
    let (inside, after) = rest.split_once(&format!("</{mark}>"))?;
    Some((before, mark, inside, after))
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn marks_are_split_off_and_everything_else_is_text() {
        assert_eq!(
            parts("Streak <b>3</b> · best <i>5</i>"),
            [
                (None, "Streak "),
                (Some("b"), "3"),
                (None, " · best "),
                (Some("i"), "5")
            ]
        );
        assert_eq!(parts("1 < 2 > 0"), [(None, "1 < 2 > 0")]);
        assert_eq!(
            parts("You play <b>x</b>y</b>."),
            [(None, "You play "), (Some("b"), "x"), (None, "y</b>.")]
        );
    }
}
