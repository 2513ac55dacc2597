//! Search in the text of a rules page.

use super::text::RulesSection;
use yew::AttrValue;

/// The length of an excerpt around a match, in characters, about.
const EXCERPT: usize = 90;

/// A section in which all words of a query occur.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// Element id of the section's heading.
    pub id: AttrValue,
    pub title: Vec<TextPart>,
    /// The text around the first match; the beginning if only the heading matches.
    pub excerpt: Vec<TextPart>,
}

/// A part of a text in which words were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextPart {
    pub text: String,
    /// Whether it is a word that was looked for.
    pub is_match: bool,
}

/// The sections that match a query, those with a match in the heading first. Each word of
/// the query has to be the beginning of a word of the section, in any case.
pub fn search(sections: &[RulesSection], query: &str) -> Vec<Hit> {
    let wanted: Vec<String> = words(query).map(|(_, word)| word.to_lowercase()).collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut hits: Vec<(bool, Hit)> = Vec::new();
    for section in sections {
        let within = |text: &str, word: &str| position(text, word).is_some();
        let matches = wanted
            .iter()
            .all(|word| within(&section.title, word) || within(&section.text, word));
        if matches {
            let in_title = wanted.iter().all(|word| within(&section.title, word));
            hits.push((in_title, hit(section, &wanted)));
        }
    }
    // Stable: otherwise in the order of the page.
    hits.sort_by_key(|(in_title, _)| !in_title);
    hits.into_iter().map(|(_, hit)| hit).collect()
}

/// The words of a text with their positions in bytes.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split(|c: char| !c.is_alphanumeric())
        .filter_map(move |word| {
            let start = at;
            at += word.len();
            // The separator behind it.
            at += text
                .get(at..)
                .and_then(|rest| rest.chars().next())
                .map_or(0, char::len_utf8);
            (!word.is_empty()).then_some((start, word))
        })
}

/// The position and length of the first word that begins with `start`, in bytes.
fn position(text: &str, start: &str) -> Option<(usize, usize)> {
    words(text)
        .find(|(_, word)| word.to_lowercase().starts_with(start))
        .map(|(at, word)| (at, word.len()))
}

fn hit(section: &RulesSection, wanted: &[String]) -> Hit {
    let text = &section.text;
    let first = wanted.iter().filter_map(|word| position(text, word)).min();
    let (at, len) = first.unwrap_or((0, 0));
    let (before, rest) = text.split_at_checked(at).unwrap_or(("", text));
    let (found, after) = rest.split_at_checked(len).unwrap_or(("", rest));
    let excerpt = [
        &last_words(before, EXCERPT / 3),
        found,
        &first_words(after, EXCERPT),
    ]
    .concat();
    Hit {
        id: section.id.clone(),
        title: parts(&section.title, wanted),
        excerpt: parts(&excerpt, wanted),
    }
}

/// A text in parts, so that all words that were looked for can be marked.
fn parts(text: &str, wanted: &[String]) -> Vec<TextPart> {
    let mut parts = Vec::new();
    let mut push = |text: Option<&str>, is_match| {
        if let Some(text) = text.filter(|text| !text.is_empty()) {
            let text = text.to_owned();
            parts.push(TextPart { text, is_match });
        }
    };
    let mut end = 0;
    for (at, word) in words(text) {
        let lower = word.to_lowercase();
        if wanted.iter().any(|start| lower.starts_with(start)) {
            push(text.get(end..at), false);
            push(Some(word), true);
            end = at + word.len();
        }
    }
    push(text.get(end..), false);
    parts
}

/// The beginning of a text, up to a whole word.
fn first_words(text: &str, length: usize) -> String {
    match text.char_indices().nth(length) {
        None => text.to_owned(),
        Some((end, _)) => {
            let cut = text.get(..end).unwrap_or_default();
            let cut = cut.rsplit_once(' ').map_or(cut, |(whole, _)| whole);
            format!("{cut} …")
        }
    }
}

/// The end of a text, from a whole word on.
fn last_words(text: &str, length: usize) -> String {
    let count = text.chars().count();
    match text.char_indices().nth(count.saturating_sub(length)) {
        Some((start, _)) if count > length => {
            let cut = text.get(start..).unwrap_or_default();
            let cut = cut.split_once(' ').map_or(cut, |(_, whole)| whole);
            format!("… {cut}")
        }
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sections() -> Vec<RulesSection> {
        [
            ("Your turn", "Place the tile, then deploy a follower."),
            (
                "Followers",
                "A knight stands in a city. A tile has room for one.",
            ),
            (
                "The end",
                "Farmers score for completed cities next to their fields.",
            ),
        ]
        .into_iter()
        .enumerate()
        .map(|(number, (title, text))| RulesSection {
            id: format!("section-{number}").into(),
            title: title.into(),
            text: text.to_owned(),
        })
        .collect()
    }

    fn whole(parts: &[TextPart]) -> String {
        parts.iter().map(|part| part.text.as_str()).collect()
    }

    /// The text with brackets around matches.
    fn marked(parts: &[TextPart]) -> String {
        let mark = |part: &TextPart| match part.is_match {
            true => format!("[{}]", part.text),
            false => part.text.clone(),
        };
        parts.iter().map(mark).collect()
    }

    fn titles(query: &str) -> Vec<String> {
        search(&sections(), query)
            .into_iter()
            .map(|hit| whole(&hit.title))
            .collect()
    }

    #[test]
    fn words_match_from_their_beginning_in_any_case() {
        assert_eq!(titles("TILE"), ["Your turn", "Followers"]);
        assert_eq!(titles("cit"), ["Followers", "The end"]);
        assert_eq!(titles("ity"), [""; 0]);
        for empty in ["", "  ", "…"] {
            assert!(titles(empty).is_empty());
        }
    }

    #[test]
    fn all_words_have_to_occur_and_headings_come_first() {
        assert_eq!(titles("tile knight"), ["Followers"]);
        assert!(titles("tile farmers").is_empty());
        assert_eq!(titles("follower"), ["Followers", "Your turn"]);
    }

    #[test]
    fn a_hit_shows_the_words_around_it() {
        let hits = search(&sections(), "city");
        assert_eq!(
            marked(&hits[0].excerpt),
            "A knight stands in a [city]. A tile has room for one."
        );
        let long = RulesSection {
            id: "section-9".into(),
            title: "Long".into(),
            text: format!("{}ä needle {}", "word ".repeat(50), "more ".repeat(50)),
        };
        let hits = search(&[long], "needle");
        let excerpt = marked(&hits[0].excerpt);
        assert!(excerpt.starts_with("… word"), "{excerpt}");
        assert!(excerpt.contains("ä [needle] more"), "{excerpt}");
        assert!(excerpt.ends_with("more …"), "{excerpt}");
    }

    #[test]
    fn all_words_are_marked_in_heading_and_text() {
        let hits = search(&sections(), "follow kni tile");
        assert_eq!(marked(&hits[0].title), "[Followers]");
        assert_eq!(
            marked(&hits[0].excerpt),
            "A [knight] stands in a city. A [tile] has room for one."
        );
        let hits = search(&sections(), "end");
        assert_eq!(marked(&hits[0].title), "The [end]");
        assert!(!hits[0].excerpt.iter().any(|part| part.is_match));
    }

    #[test]
    fn any_text_can_be_searched() {
        let odd = RulesSection {
            id: "section-1".into(),
            title: "ẞ…".into(),
            text: "Ünï—cödé 🐷 İx".to_owned(),
        };
        for query in ["ün", "cödé", "🐷", "i", "ß", "x"] {
            let _ = search(core::slice::from_ref(&odd), query);
        }
    }
}
