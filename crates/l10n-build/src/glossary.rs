//! Glossaries: the words that a language has for the terms of the games.

use crate::catalogue::{Message, Problem, Words};
use fluent_syntax::ast::{Expression, Pattern, PatternElement};

/// A line of a glossary.
struct Term {
    /// The catalogue that it is a term of; of the house, in all of them.
    catalogue: String,
    /// The term in English, in its forms; with a capital, it is a name.
    english: Vec<String>,
    /// What the words for it begin with.
    forms: Vec<String>,
    /// What words that are not to be used for it begin with.
    never: Vec<String>,
}

/// The first line of a glossary: its columns.
const COLUMNS: &str = "catalogue\tenglish\tterm\tforms\tnever";

/// Where a language's words are not those of its glossary: a message must have one of the words for each term that its
/// English text has.
pub fn glossary_problems(words: &Words, tag: &str, glossary: &str) -> Vec<Problem> {
    let place = |place: &str| format!("{tag}/{place}");
    let terms = match terms(glossary) {
        Ok(terms) => terms,
        Err(what) => {
            return vec![Problem {
                place: place("glossary.tsv"),
                what,
            }];
        }
    };
    let mut problems = Vec::new();
    for (name, (_, catalogue)) in words.languages.get(tag).into_iter().flatten() {
        let english = words.english().find(|(other, _)| other == name);
        let mine = |term: &&Term| term.catalogue == *name || term.catalogue == "house";
        for message in &catalogue.messages {
            let text = text(message).to_lowercase();
            let english = english.and_then(|(_, catalogue)| catalogue.message(&message.id));
            let english = english.map(self::text).unwrap_or_default();
            for term in terms.iter().filter(mine) {
                let used = term.english.iter().find(|word| {
                    let fold = |text: &str| match word.chars().any(char::is_uppercase) {
                        true => text.to_owned(),
                        false => text.to_lowercase(),
                    };
                    if !has(&fold(&english), word, true) {
                        return false;
                    }
                    // A city district is no city.
                    let longer = terms.iter().filter(mine).flat_map(|other| &other.english);
                    let longer = longer.filter(|other| other.len() > word.len());
                    let mut rest = fold(&english);
                    for other in longer.map(|other| fold(other)) {
                        if has(&other, word, true) {
                            rest = rest.replace(&other, "");
                        }
                    }
                    has(&rest, word, true)
                });
                let lacks = |_: &&String| !term.forms.iter().any(|form| has(&text, form, false));
                if let Some(word) = used.filter(lacks) {
                    let what = format!("“{word}” is {}", term.forms.join(", "));
                    let place = place(&format!("{name}.ftl: {}", message.id));
                    problems.push(Problem { place, what });
                }
                if let Some(word) = term.never.iter().find(|word| has(&text, word, false)) {
                    let what = format!("“{word}” is not to be used");
                    let place = place(&format!("{name}.ftl: {}", message.id));
                    problems.push(Problem { place, what });
                }
            }
        }
    }
    problems
}

/// Reads a glossary.
fn terms(glossary: &str) -> Result<Vec<Term>, String> {
    let mut lines = glossary.lines();
    if lines.next() != Some(COLUMNS) {
        return Err(format!("its first line is not `{COLUMNS}`"));
    }
    let split = |text: &str| -> Vec<String> {
        let words = text.split(',').map(|word| word.trim().to_owned());
        words.filter(|word| !word.is_empty()).collect()
    };
    let words = |text: &str| split(&text.to_lowercase());
    lines
        .map(|line| match line.split('\t').collect::<Vec<_>>()[..] {
            [catalogue, english, _, forms, never] => Ok(Term {
                catalogue: catalogue.to_owned(),
                english: split(english),
                forms: words(forms),
                never: words(never),
            }),
            _ => Err(format!("`{line}` has not five columns")),
        })
        .collect()
}

/// Whether a text has this word, or one that begins with it, in the same case.
fn has(text: &str, word: &str, is_whole: bool) -> bool {
    let is_part = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(word).any(|(at, found)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let after = text
            .get(at + found.len()..)
            .and_then(|after| after.chars().next());
        !(is_part(before) || is_whole && is_part(after))
    })
}

/// All that a message can say.
fn text(message: &Message) -> String {
    let mut all = String::new();
    collect(&message.pattern, &mut all);
    for (_, form) in &message.attributes {
        collect(form, &mut all);
    }
    all
}

fn collect(pattern: &Pattern<String>, into: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => into.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => variants
                .iter()
                .for_each(|variant| collect(&variant.value, into)),
            // Another word may follow at once.
            PatternElement::Placeable { .. } => into.push('\u{fffc}'),
        }
    }
    into.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Catalogue;

    fn words(german: &str) -> Words {
        let mut words = Words::default();
        let english = "deploy = Deploy a follower\nundo = Undo";
        for (tag, text) in [("en", english), ("de", german)] {
            let catalogue = Catalogue::parse(tag, text).unwrap();
            let catalogues = words.languages.entry(tag.to_owned()).or_default();
            catalogues.insert("game".to_owned(), (text.to_owned(), catalogue));
        }
        words
    }

    fn told(german: &str) -> Vec<String> {
        let glossary =
            format!("{COLUMNS}\ngame\tfollower, followers\tder Gefolgsmann\tGefolg\tMeeple");
        let problems = glossary_problems(&words(german), "de", &glossary);
        problems.iter().map(Problem::to_string).collect()
    }

    #[test]
    fn terms_are_said_by_the_words_of_the_glossary() {
        assert_eq!(told("deploy = Gefolgsleute setzen\nundo = Zurück"), [""; 0]);
        assert_eq!(
            told("deploy = Männchen setzen\nundo = Meeples zurück"),
            [
                "de/game.ftl: deploy: “follower” is gefolg",
                "de/game.ftl: undo: “meeple” is not to be used"
            ]
        );
    }

    #[test]
    fn a_glossary_that_cannot_be_read_is_told() {
        for glossary in ["", "a\tb", &format!("{COLUMNS}\ngame\tfollower")] {
            let problems = glossary_problems(&words("undo = Zurück"), "de", glossary);
            assert_eq!(problems.len(), 1, "{glossary}");
        }
    }
}
