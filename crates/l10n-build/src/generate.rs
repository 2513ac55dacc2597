//! The Rust that is written: a constant for each message without arguments, a function for each other.

use crate::catalogue::{Argument, Catalogue, Kind, Message, Words};
use crate::check::kebab;
use std::fmt::Write as _;

/// A module for each English catalogue, which includes the file of its name beside it, and the list of languages.
pub fn rust(words: &Words) -> String {
    let mut out = String::new();
    for (name, catalogue) in words.english() {
        module(&mut out, name, catalogue);
    }
    out.push_str("/// The languages that there are, English first.\n");
    out.push_str("pub(crate) const LANGUAGES: &[(&str, &str)] = &[\n");
    for (tag, own_name) in words.own_names() {
        // Names of languages are short; `Debug` writes a Rust literal.
        writeln!(out, "    ({tag:?}, {own_name:?}),").unwrap_or_default();
    }
    out.push_str("];\n");
    out
}

fn module(out: &mut String, name: &str, catalogue: &Catalogue) {
    let module = name.replace('-', "_");
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    line(format!("/// Messages of `{name}.ftl`."));
    line(format!("pub mod {module} {{"));
    let mut arguments = catalogue
        .messages
        .iter()
        .flat_map(|message| &message.arguments);
    if arguments.any(|argument| matches!(argument.kind, Kind::Thing(_))) {
        line(format!("    use crate::things::{module}::*;"));
    }
    line("    #[allow(unused_imports)]".to_owned());
    line("    use crate::{Argument, Catalogue, Locale, Message, Number, Player};".to_owned());
    line(format!("    /// The file `{name}.ftl`."));
    line(format!(
        "    pub static CATALOGUE: Catalogue = Catalogue {{ name: {name:?}, english: include_str!(concat!(env!(\"OUT_DIR\"), {:?})) }};",
        format!("/{name}.ftl")
    ));
    for message in &catalogue.messages {
        let doc = catalogue.source(message);
        line(format!("    #[doc = {doc:?}]"));
        let id = &message.id;
        let constant = id.to_uppercase().replace('-', "_");
        if message.arguments.is_empty() {
            line(format!(
                "    pub const {constant}: Message = Message::new(&CATALOGUE, {id:?});"
            ));
            continue;
        }
        let function = id.replace('-', "_");
        let parameters: Vec<String> = message.arguments.iter().map(parameter).collect();
        let values: Vec<String> = message.arguments.iter().map(value).collect();
        line("    #[must_use]".to_owned());
        line(format!(
            "    pub fn {function}(locale: Locale, {}) -> String {{",
            parameters.join(", ")
        ));
        line(format!(
            "        locale.format(Message::new(&CATALOGUE, {id:?}), &[{}])",
            values.join(", ")
        ));
        line("    }".to_owned());
    }
    line("}".to_owned());
}

fn parameter(argument: &Argument) -> String {
    let kind = match &argument.kind {
        Kind::Number => "impl Into<Number>",
        Kind::Text => "&str",
        Kind::List => "&[String]",
        Kind::Flag => "bool",
        Kind::Player => "&Player",
        Kind::Thing(name) => name,
    };
    format!("{}: {kind}", variable(argument))
}

fn value(argument: &Argument) -> String {
    let variable = variable(argument);
    let value = match &argument.kind {
        Kind::Number => format!("Argument::Number({variable}.into())"),
        Kind::Text => format!("Argument::Text({variable})"),
        Kind::List => format!("Argument::List({variable})"),
        Kind::Flag => format!("Argument::Flag({variable})"),
        Kind::Player => format!("Argument::Player({variable})"),
        Kind::Thing(thing) => {
            let prefix = format!("{}-", kebab(thing));
            format!("Argument::Thing({prefix:?}, crate::Thing::message({variable}))")
        }
    };
    format!("({:?}, {value})", argument.name)
}

/// The name of a parameter.
fn variable(argument: &Argument) -> String {
    argument.name.replace('-', "_")
}

impl Catalogue {
    /// What a message says in the file, for its documentation.
    fn source(&self, message: &Message) -> String {
        use fluent_syntax::ast::{Entry, Identifier, Message as Ast, Resource};
        let resource = Resource {
            body: vec![Entry::Message(Ast {
                id: Identifier {
                    name: message.id.clone(),
                },
                value: Some(message.pattern.clone()),
                attributes: Vec::new(),
                comment: None,
            })],
        };
        let text = fluent_syntax::serializer::serialize(&resource);
        format!("```text\n{}```", text)
    }
}
