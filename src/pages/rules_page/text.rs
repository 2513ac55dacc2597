//! The text of a rules page and its headings.

use std::rc::Rc;
use yew::AttrValue;

/// A heading of a rules page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    pub id: AttrValue,
    pub text: AttrValue,
    /// Whether it belongs to the heading of level 2 before it.
    pub is_nested: bool,
}

#[derive(Clone, PartialEq)]
pub struct RulesText {
    /// The page with ids at its headings.
    pub html: AttrValue,
    /// Its headings in order.
    pub headings: Vec<Heading>,
    /// Its sections in order, as plain text.
    pub sections: Rc<Vec<RulesSection>>,
}

impl RulesText {
    pub fn new(html: &str) -> Self {
        let (html, headings) = with_heading_ids(html);
        let sections = sections(&html, &headings);
        Self {
            html: html.into(),
            headings,
            sections: Rc::new(sections),
        }
    }

    /// The id of the heading with this text.
    pub fn id_of(&self, title: &str) -> Option<AttrValue> {
        self.headings
            .iter()
            .find(|heading| heading.text == title)
            .map(|heading| heading.id.clone())
    }
}

/// A heading and the text below it, up to the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesSection {
    /// Element id of the heading.
    pub id: AttrValue,
    /// The heading.
    pub title: AttrValue,
    /// The text without markup, with single spaces.
    pub text: String,
}

fn sections(html: &str, headings: &[Heading]) -> Vec<RulesSection> {
    let starts: Vec<usize> = headings
        .iter()
        .map(|heading| {
            let tag = format!(" id=\"{}\" tabindex=\"-1\">", heading.id);
            html.find(&tag).map_or(html.len(), |at| at + tag.len())
        })
        .collect();
    let ends = starts.iter().skip(1).copied().chain([html.len()]);
    starts
        .iter()
        .zip(ends)
        .zip(headings)
        .map(|((start, end), heading)| {
            let part = html.get(*start..end).unwrap_or_default();
            let (_, text) = part.split_once("</h").unwrap_or_default();
            // The tag of the next heading is cut off at its attributes.
            let text = text.split_once('>').map_or("", |(_, text)| text);
            RulesSection {
                id: heading.id.clone(),
                title: heading.text.clone(),
                text: plain(text),
            }
        })
        .collect()
}

/// Text without markup and with single spaces.
fn plain(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut is_tag = false;
    for c in html.chars() {
        match c {
            '<' => is_tag = true,
            '>' if is_tag => {
                is_tag = false;
                text.push(' ');
            }
            _ if is_tag => {}
            _ => text.push(c),
        }
    }
    let text = text
        .replace("&amp;", "&")
        .replace("&nbsp;", " ")
        .replace("&lt;", "<");
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut text = words.join(" ");
    // A tag before punctuation is no space.
    for mark in [",", ".", ";", ":", ")"] {
        text = text.replace(&format!(" {mark}"), mark);
    }
    text
}

/// Gives every heading of level 2 and 3 an id, which is made of its number.
fn with_heading_ids(html: &str) -> (String, Vec<Heading>) {
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
    fn sections_are_plain_text() {
        let page = RulesText::new(
            "<p>a</p><h2>Goal</h2><p>One <b>two</b>, three &amp; four.</p><h3>The end</h3>\
             <ul><li>x</li><li>y</li></ul>",
        );
        let sections: Vec<(&str, &str)> = page
            .sections
            .iter()
            .map(|section| (section.title.as_str(), section.text.as_str()))
            .collect();
        assert_eq!(
            sections,
            [("Goal", "One two, three & four."), ("The end", "x y")]
        );
        assert_eq!(page.id_of("The end").as_deref(), Some("section-2"));
        assert_eq!(page.id_of("Nothing"), None);
    }

    #[test]
    fn a_page_without_headings_stays_as_it_is() {
        assert_eq!(
            with_heading_ids("<p>a</p>"),
            ("<p>a</p>".to_owned(), vec![])
        );
    }
}
