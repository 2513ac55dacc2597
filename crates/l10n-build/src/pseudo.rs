//! A language that nobody speaks: English with accents, in brackets, two fifths longer. What is plain in it was not
//! translated, a lost bracket was cut off, brackets within brackets were glued together.

use crate::catalogue::thing_name;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

/// A file of the language, from the English one.
pub fn pseudo(english: &str) -> String {
    let mut resource = parse(english.to_owned()).unwrap_or_else(|(resource, _)| resource);
    let mut is_thing = false;
    for entry in &mut resource.body {
        if let Entry::GroupComment(heading) = entry {
            is_thing = heading
                .content
                .iter()
                .any(|line| thing_name(line).is_some());
        }
        if let Entry::Message(message) = entry {
            let attributes = message.attributes.iter_mut();
            let attributes = attributes.map(|attribute| &mut attribute.value);
            for pattern in attributes.chain(&mut message.value) {
                let length = accent(pattern);
                // Things stand within sentences.
                if is_thing {
                    continue;
                }
                let padding = "~".repeat(length * 2 / 5);
                pattern.elements.insert(
                    0,
                    PatternElement::TextElement {
                        value: "⟦".to_owned(),
                    },
                );
                pattern.elements.push(PatternElement::TextElement {
                    value: format!("{padding}⟧"),
                });
            }
        }
    }
    serialize(&resource)
}

/// Puts accents on the letters, but not on those of marks; returns the greatest number of letters.
fn accent(pattern: &mut Pattern<String>) -> usize {
    let mut length = 0;
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                length += value.chars().count();
                let mut is_mark = false;
                let accented = value.chars().map(|c| {
                    match c {
                        '<' => is_mark = true,
                        '>' => is_mark = false,
                        _ => {}
                    }
                    if is_mark { c } else { accented(c) }
                });
                *value = accented.collect();
            }
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                let longest = variants
                    .iter_mut()
                    .map(|variant| accent(&mut variant.value))
                    .max();
                length += longest.unwrap_or(0);
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => {
                length += value.chars().count();
                *value = value.chars().map(accented).collect();
            }
            PatternElement::Placeable { .. } => {}
        }
    }
    length
}

const fn accented(c: char) -> char {
    match c {
        'a' => 'á',
        'c' => 'ç',
        'e' => 'é',
        'g' => 'ĝ',
        'i' => 'î',
        'n' => 'ñ',
        'o' => 'ö',
        's' => 'š',
        'u' => 'ü',
        'y' => 'ý',
        'z' => 'ž',
        'A' => 'Å',
        'C' => 'Ç',
        'E' => 'É',
        'I' => 'Î',
        'N' => 'Ñ',
        'O' => 'Ö',
        'S' => 'Š',
        'U' => 'Ü',
        'Y' => 'Ý',
        other => other,
    }
}
