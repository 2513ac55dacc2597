//! The text of a rules page and its headings.

use std::rc::Rc;
use yew::AttrValue;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    pub id: AttrValue,
    pub text: AttrValue,
    /// Whether it belongs to the heading of level 2 before it.
    pub is_nested: bool,
}

#[derive(Clone, PartialEq)]
pub struct RulesText {
    pub html: AttrValue,
    pub headings: Vec<Heading>,
    /// Its sections in order, as plain text.
    pub sections: Rc<Vec<RulesSection>>,
}

/// What the ids of sections start with on the page.
const PREFIX: &str = "rules-";

impl RulesText {
    /// Of the drawings that its figures use, and the page.
    pub fn new(drawings: &str, html: &str) -> Self {
        let headings = headings(html);
        Self {
            sections: Rc::new(sections(html, &headings)),
            headings,
            // Headings take the focus.
            html: [
                drawings,
                &html.replace(" id=\"rules-", " tabindex=\"-1\" id=\"rules-"),
            ]
            .concat()
            .into(),
        }
    }
}

/// The element id of a section's heading.
pub fn element_id(section: &str) -> String {
    format!("{PREFIX}{section}")
}

/// A heading and the text below it, up to the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesSection {
    /// Element id of the heading.
    pub id: AttrValue,
    pub title: AttrValue,
    /// The text without markup, with single spaces.
    pub text: String,
}

fn sections(html: &str, headings: &[Heading]) -> Vec<RulesSection> {
    let mut rest = html;
    let mut next = || {
        let (_, level, after) = next_heading(rest)?;
        rest = after;
        let end = next_heading(after).map_or(after.len(), |(before, ..)| before.len());
        let (_, text) = after.get(..end)?.split_once(&format!("</h{level}>"))?;
        Some(plain(text))
    };
    let section = |heading: &Heading| RulesSection {
        id: heading.id.clone(),
        title: heading.text.clone(),
        text: next().unwrap_or_default(),
    };
    headings.iter().map(section).collect()
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

fn headings(html: &str) -> Vec<Heading> {
    let mut headings = Vec::new();
    let mut rest = html;
    while let Some((_, level, after)) = next_heading(rest) {
        rest = after;
        let Some((id, text)) = after.split_once("\">") else {
            break;
        };
        let text = text.split_once("</h").map_or(text, |(text, _)| text);
        headings.push(Heading {
            id: element_id(id).into(),
            text: text.to_owned().into(),
            is_nested: level == '3',
        });
    }
    headings
}

/// The first heading: the text before it, its level, and the text after the beginning of its id.
fn next_heading(html: &str) -> Option<(&str, char, &str)> {
    ['2', '3']
        .into_iter()
        .filter_map(|level| {
            let (before, after) = html.split_once(&format!("<h{level} id=\"{PREFIX}"))?;
            Some((before, level, after))
        })
        .min_by_key(|(before, ..)| before.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_listed_in_order_and_take_the_focus() {
        let page =
            "<p>a</p><h2 id=\"rules-goal\">Goal</h2><p>b</p><h3 id=\"rules-end\">The end</h3>c";
        let text = RulesText::new("", page);
        assert_eq!(
            text.html,
            "<p>a</p><h2 tabindex=\"-1\" id=\"rules-goal\">Goal</h2><p>b</p>\
             <h3 tabindex=\"-1\" id=\"rules-end\">The end</h3>c"
        );
        let listed: Vec<(&str, &str, bool)> = text
            .headings
            .iter()
            .map(|heading| {
                (
                    heading.id.as_str(),
                    heading.text.as_str(),
                    heading.is_nested,
                )
            })
            .collect();
        assert_eq!(
            listed,
            [
                ("rules-goal", "Goal", false),
                ("rules-end", "The end", true)
            ]
        );
    }

    #[test]
    fn sections_are_plain_text() {
        let page = RulesText::new(
            "<svg></svg>",
            "<p>a</p><h2 id=\"rules-goal\">Goal</h2><p>One <b>two</b>, three &amp; four.</p>\
             <h3 id=\"rules-end\">The end</h3><ul><li>x</li><li>y</li></ul>",
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
    }

    #[test]
    fn a_page_without_headings_stays_as_it_is() {
        let page = RulesText::new("", "<p>a</p>");
        assert_eq!((page.html.as_str(), page.headings.len()), ("<p>a</p>", 0));
    }
}
