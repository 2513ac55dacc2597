//! What is wrong with the words of a language.

use crate::catalogue::{Catalogue, Kind, Message, Problem, Words, plain};
use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::collections::BTreeSet;
use unic_langid::LanguageIdentifier;

/// Everything that is wrong, except messages that a language lacks.
pub fn problems(words: &Words) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (tag, catalogues) in &words.languages {
        let mut problem = |place: String, what: String| problems.push(Problem { place, what });
        let Some(plurals) = plurals(tag) else {
            let what = "the folder's name is not that of a language, such as `de` or `pt-BR`";
            problem(tag.clone(), what.to_owned());
            continue;
        };
        for (name, (_, catalogue)) in catalogues {
            let file = format!("{tag}/{name}.ftl");
            let Some((_, english)) = words.english().find(|(english, _)| english == name) else {
                problem(file, "there is no such file in English".to_owned());
                continue;
            };
            for message in &catalogue.messages {
                let place = format!("{file}: {}", message.id);
                match english.message(&message.id) {
                    Some(contract) => {
                        let scope = Scope {
                            catalogue,
                            english,
                            contract,
                            plurals: &plurals,
                        };
                        let found = scope.problems(message);
                        found
                            .into_iter()
                            .for_each(|what| problem(place.clone(), what));
                    }
                    None => problem(place, "English has no such message".to_owned()),
                }
            }
        }
    }
    problems
}

/// The messages that a language lacks, as `house.ftl: undo`.
pub fn missing(words: &Words, tag: &str) -> Vec<String> {
    let there = words.languages.get(tag);
    let mut missing = Vec::new();
    for (name, english) in words.english() {
        let catalogue = there.and_then(|catalogues| catalogues.get(name));
        for message in &english.messages {
            let place = format!("{name}.ftl: {}", message.id);
            match catalogue.and_then(|(_, catalogue)| catalogue.message(&message.id)) {
                None => missing.push(place),
                Some(here) if message.thing.is_none() => {
                    let names = message.attributes.iter().map(|(name, _)| name);
                    let lacks = names.filter(|name| here.attribute(name).is_none());
                    missing.extend(lacks.map(|name| format!("{place}.{name}")));
                }
                Some(_) => {}
            }
        }
    }
    missing
}

/// The plural categories that whole numbers have in a language; `None` if there is no such language.
fn plurals(tag: &str) -> Option<BTreeSet<&'static str>> {
    let language: LanguageIdentifier = tag.parse().ok()?;
    // Sorts and spells: `de`, `pt-BR`.
    if language != tag {
        return None;
    }
    let base = LanguageIdentifier::from_parts(language.language, None, None, &[]);
    let rules = PluralRules::create(base, PluralRuleType::CARDINAL).ok()?;
    let categories = (0..=200_u32).filter_map(|number| rules.select(number).ok());
    let names = categories.map(|category| match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    });
    Some(names.collect())
}

/// What a message may use.
struct Scope<'a> {
    catalogue: &'a Catalogue,
    english: &'a Catalogue,
    contract: &'a Message,
    plurals: &'a BTreeSet<&'static str>,
}

/// What a variable can be: any text, or one of these words.
enum Values {
    Any,
    Number,
    Words(BTreeSet<String>),
}

impl Scope<'_> {
    fn problems(&self, message: &Message) -> Vec<String> {
        let mut found = Vec::new();
        if message.thing != self.contract.thing {
            found.push("it does not stand below the heading it has in English".to_owned());
        }
        self.check(&message.pattern, &mut found);
        let mut pairs = vec![(&message.pattern, &self.contract.pattern)];
        for (name, pattern) in &message.attributes {
            self.check(pattern, &mut found);
            // The forms of things differ by language.
            if message.thing.is_none() {
                match self.contract.attribute(name) {
                    Some(contract) => pairs.push((pattern, contract)),
                    None => found.push(format!("English has no .{name}")),
                }
            }
        }
        if pairs
            .iter()
            .any(|(here, there)| marks(here) != marks(there))
        {
            found.push("its marks such as <b> are not those of English".to_owned());
        }
        let selected = |pattern| {
            let mut numbers = BTreeSet::new();
            self.counted(pattern, &mut numbers);
            numbers
        };
        let (here, there) = (selected(&message.pattern), selected(&self.contract.pattern));
        if self.plurals.len() > 1 {
            let missing = there.difference(&here);
            found.extend(missing.map(|name| format!("English has a plural by ${name}")));
        }
        found
    }

    /// The values of a variable; `None` if there is no such variable.
    fn values(&self, variable: &str) -> Option<Values> {
        let words =
            |words: &[&str]| Values::Words(words.iter().copied().map(str::to_owned).collect());
        self.contract.arguments.iter().find_map(|argument| {
            let rest = variable.strip_prefix(argument.name.as_str())?;
            match (&argument.kind, rest) {
                (Kind::Number, "") => Some(Values::Number),
                (Kind::Flag, "") => Some(words(&["true", "false"])),
                (Kind::Player, "-person") => Some(words(&["you", "other"])),
                (Kind::Thing(thing), "-id") => {
                    let prefix = kebab(thing);
                    let id = |message: &Message| {
                        let id = message.id.strip_prefix(prefix.as_str())?;
                        Some(id.strip_prefix('-')?.to_owned())
                    };
                    Some(Values::Words(
                        self.english.things(thing).filter_map(id).collect(),
                    ))
                }
                (_, "") => Some(Values::Any),
                (Kind::Thing(thing), form) => {
                    let form = form.strip_prefix('-')?;
                    // Every one needs it; in a file that lacks some, the others do.
                    let mut forms = self.catalogue.things(thing).peekable();
                    forms.peek()?;
                    let all: Option<Vec<_>> =
                        forms.map(|message| message.attribute(form)).collect();
                    let texts = all?.into_iter().map(plain);
                    let texts: Option<BTreeSet<String>> = texts.collect();
                    Some(texts.map_or(Values::Any, Values::Words))
                }
                _ => None,
            }
        })
    }

    fn check(&self, pattern: &Pattern<String>, found: &mut Vec<String>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else {
                continue;
            };
            match expression {
                Expression::Inline(inline) => self.check_inline(inline, found),
                Expression::Select { selector, variants } => {
                    self.check_inline(selector, found);
                    self.check_variants(selector, variants, found);
                    for variant in variants {
                        self.check(&variant.value, found);
                    }
                }
            }
        }
    }

    fn check_inline(&self, inline: &InlineExpression<String>, found: &mut Vec<String>) {
        match inline {
            InlineExpression::VariableReference { id } if self.values(&id.name).is_none() => {
                found.push(format!("there is no ${}", id.name));
            }
            InlineExpression::MessageReference { id, attribute } => {
                let message = self.catalogue.message(&id.name);
                if message.is_none() || attribute.is_some() {
                    found.push(format!("there is no message {}", id.name));
                }
            }
            InlineExpression::TermReference { id, .. } => {
                if !self.catalogue.terms.contains_key(&id.name) {
                    found.push(format!("there is no term -{}", id.name));
                }
            }
            InlineExpression::FunctionReference { id, .. } => {
                found.push(format!("there is no function {}", id.name));
            }
            InlineExpression::Placeable { .. } => {
                found.push("braces within braces".to_owned());
            }
            InlineExpression::VariableReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn check_variants(
        &self,
        selector: &InlineExpression<String>,
        variants: &[Variant<String>],
        found: &mut Vec<String>,
    ) {
        let InlineExpression::VariableReference { id } = selector else {
            found.push("only variables are selected on".to_owned());
            return;
        };
        let Some(values) = self.values(&id.name) else {
            // That is told already.
            return;
        };
        let named = |variant: &Variant<String>| match &variant.key {
            VariantKey::Identifier { name } => Some(name.clone()),
            VariantKey::NumberLiteral { .. } => None,
        };
        let keys: BTreeSet<String> = variants.iter().filter_map(named).collect();
        match values {
            Values::Any => found.push(format!("${} cannot be selected on", id.name)),
            Values::Number => {
                let known: BTreeSet<String> =
                    self.plurals.iter().map(|&name| name.to_owned()).collect();
                let unknown = keys.difference(&known);
                found.extend(unknown.map(|key| format!("[{key}] is no plural of this language")));
                // With numbers alone, the rest is one case.
                if keys.len() > 1 {
                    let missing = known.difference(&keys);
                    found.extend(
                        missing.map(|key| format!("the plural [{key}] of ${} is missing", id.name)),
                    );
                }
            }
            Values::Words(known) => {
                // The default may have any name.
                let chosen = variants
                    .iter()
                    .filter(|variant| !variant.default)
                    .filter_map(named);
                let unknown = chosen.filter(|key| !known.contains(key));
                found.extend(unknown.map(|key| format!("${} is never [{key}]", id.name)));
            }
        }
    }

    /// The numbers on which the pattern selects by plural categories.
    fn counted(&self, pattern: &Pattern<String>, into: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable {
                expression: Expression::Select { selector, variants },
            } = element
            {
                let named = variants
                    .iter()
                    .filter(|v| matches!(v.key, VariantKey::Identifier { .. }));
                if let InlineExpression::VariableReference { id } = selector
                    && matches!(self.values(&id.name), Some(Values::Number))
                    && named.count() > 1
                {
                    into.insert(id.name.clone());
                }
                variants
                    .iter()
                    .for_each(|variant| self.counted(&variant.value, into));
            }
        }
    }
}

/// `turn-order` of `TurnOrder`.
pub(crate) fn kebab(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(c.to_lowercase());
    }
    text
}

/// The marks of a pattern such as `<b>`.
fn marks(pattern: &Pattern<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                for after in value.split('<').skip(1) {
                    if let Some((name, _)) = after.split_once('>') {
                        found.insert(name.to_owned());
                    }
                }
            }
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => variants
                .iter()
                .for_each(|variant| found.extend(marks(&variant.value))),
            PatternElement::Placeable { .. } => {}
        }
    }
    found
}

#[cfg(test)]
#[path = "check_tests.rs"]
mod tests;
