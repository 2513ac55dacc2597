//! The text of a rules page and its headings.

use yew::AttrValue;

/// A heading of a rules page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// Element id.
    pub id: AttrValue,
    /// Text.
    pub text: AttrValue,
    /// Whether it belongs to the heading of level 2 before it.
    pub is_nested: bool,
}

/// A rules page.
#[derive(Clone, PartialEq)]
pub struct RulesText {
    /// The page with ids at its headings.
    pub html: AttrValue,
    /// Its headings in order.
    pub headings: Vec<Heading>,
}

/// Gives every heading of level 2 and 3 an id, which is made of its number.
pub fn with_heading_ids(html: &str) -> (String, Vec<Heading>) {
    let mut with_ids = String::with_capacity(html.len() + 1024);
    let mut headings = Vec::new();
    let mut rest = html;
    while let Some((before, level, after)) = next_heading(rest) {
        let text = after.split_once("</h").map_or(after, |(text, _)| text);
        let id = format!("section-{}", headings.len() + 1);
        with_ids.push_str(before);
        with_ids.push_str(&format!("<h{level} id=\"{id}\" tabindex=\"-1\">"));
        headings.push(Heading {
            id: id.into(),
            text: text.to_owned().into(),
            is_nested: level == '3',
        });
        rest = after;
    }
    with_ids.push_str(rest);
    (with_ids, headings)
}

/// The first heading: the text before it, its level, and the text after its opening tag.
fn next_heading(html: &str) -> Option<(&str, char, &str)> {
    ['2', '3']
        .into_iter()
        .filter_map(|level| {
            let (before, after) = html.split_once(&format!("<h{level}>"))?;
            Some((before, level, after))
        })
        .min_by_key(|(before, ..)| before.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_get_ids_in_order() {
        let page = "<p>a</p><h2>Goal</h2><p>b</p><h3>The end</h3><h2>More</h2>c";
        let (html, headings) = with_heading_ids(page);
        assert_eq!(
            html,
            "<p>a</p><h2 id=\"section-1\" tabindex=\"-1\">Goal</h2><p>b</p>\
             <h3 id=\"section-2\" tabindex=\"-1\">The end</h3>\
             <h2 id=\"section-3\" tabindex=\"-1\">More</h2>c"
        );
        let listed: Vec<(&str, bool)> = headings
            .iter()
            .map(|heading| (heading.text.as_str(), heading.is_nested))
            .collect();
        assert_eq!(
            listed,
            [("Goal", false), ("The end", true), ("More", false)]
        );
    }

    #[test]
    fn a_page_without_headings_stays_as_it_is() {
        assert_eq!(
            with_heading_ids("<p>a</p>"),
            ("<p>a</p>".to_owned(), vec![])
        );
    }
}
