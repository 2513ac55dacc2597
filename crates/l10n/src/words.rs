//! Messages and their values.

use crate::{Locale, house};
use core::cell::RefCell;
use core::iter;
use fluent_bundle::{FluentArgs, FluentBundle, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A file of messages: those of the house, or of a game.
#[derive(Debug)]
pub struct Catalogue {
    /// The file's name, without its ending.
    pub name: &'static str,
    /// The English file.
    pub(crate) english: &'static str,
}

/// There is one of each name.
impl PartialEq for Catalogue {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Catalogue {}

/// A message that stands by itself, or a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message {
    catalogue: &'static Catalogue,
    id: &'static str,
}

impl Message {
    pub(crate) const fn new(catalogue: &'static Catalogue, id: &'static str) -> Self {
        Self { catalogue, id }
    }

    /// Its name in the catalogue.
    pub const fn id(self) -> &'static str {
        self.id
    }
}

/// A thing whose name has forms.
pub trait Thing: Copy {
    /// The message that names it.
    fn message(self) -> Message;
}

/// Whether a sentence addresses a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Person {
    /// The player who reads.
    You,
    /// Anybody else.
    Other,
}

/// A player, as sentences need them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// As it is shown.
    pub name: String,
    /// Whether it is the reader.
    pub person: Person,
}

/// A whole number in a sentence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number(f64);

macro_rules! from_integers {
    ($($integer:ty),*) => {$(
        impl From<$integer> for Number {
            fn from(number: $integer) -> Self {
                Self(number as f64)
            }
        }
    )*};
}

from_integers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

/// The value of an argument.
pub(crate) enum Argument<'a> {
    Number(Number),
    Text(&'a str),
    List(&'a [String]),
    Flag(bool),
    Player(&'a Player),
    /// With what stands before its id.
    Thing(&'static str, Message),
}

/// A file of words that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{tag}/{name}.ftl is not as it should be")]
pub struct WordsError {
    /// Of the language.
    tag: &'static str,
    /// Of the catalogue.
    name: &'static str,
}

type Bundle = FluentBundle<FluentResource>;

thread_local! {
    /// The files that were read, each with its language.
    static BUNDLES: RefCell<Vec<(Locale, &'static str, Bundle)>> = const { RefCell::new(Vec::new()) };
}

fn read(locale: Locale, text: &str) -> Result<Bundle, Vec<FluentError>> {
    let language: LanguageIdentifier = locale.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new(vec![language]);
    // Marks around every value would enter copied texts; names from right to left have their own.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
        errors
            .into_iter()
            .map(FluentError::ParserError)
            .collect::<Vec<_>>()
    })?;
    bundle.add_resource(resource)?;
    Ok(bundle)
}

impl Locale {
    /// Whether a catalogue's words are there.
    pub fn has(self, catalogue: &Catalogue) -> bool {
        self == Self::ENGLISH
            || BUNDLES.with_borrow(|bundles| position(bundles, self, catalogue).is_some())
    }

    /// Takes a catalogue's words, which were fetched.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn add(self, catalogue: &'static Catalogue, text: &str) -> Result<(), WordsError> {
        let bundle = read(self, text).map_err(|_| WordsError {
            tag: self.tag(),
            name: catalogue.name,
        })?;
        BUNDLES.with_borrow_mut(|bundles| {
            bundles.retain(|(locale, name, _)| (*locale, *name) != (self, catalogue.name));
            bundles.push((self, catalogue.name, bundle));
        });
        Ok(())
    }

    /// A message without arguments.
    pub fn text(self, message: Message) -> String {
        self.format(message, &[])
    }

    /// Words that belong to a message, such as `.solved` of a step of a lesson; `None` if it has none of this name.
    pub fn attribute(self, message: Message, name: &str) -> Option<String> {
        Self::ENGLISH.add_english(message.catalogue)?;
        let said = |locale: Self| {
            locale.with_bundle(message.catalogue, |bundle| {
                let words = bundle.get_message(message.id)?.get_attribute(name)?;
                let text = bundle.format_pattern(words.value(), None, &mut Vec::new());
                Some(text.into_owned())
            })
        };
        said(self).or_else(|| said(Self::ENGLISH))
    }

    /// The name of a thing.
    pub fn name(self, thing: impl Thing) -> String {
        self.text(thing.message())
    }

    pub(crate) fn format(self, message: Message, arguments: &[(&'static str, Argument)]) -> String {
        let things = arguments.iter().filter_map(|(_, argument)| match argument {
            Argument::Thing(_, thing) => Some(*thing),
            _ => None,
        });
        for needed in iter::once(message).chain(things) {
            if Self::ENGLISH.add_english(needed.catalogue).is_none() {
                return message.id.to_owned();
            }
        }
        let text = self.try_format(message, arguments);
        let text = text.or_else(|| Self::ENGLISH.try_format(message, arguments));
        text.unwrap_or_else(|| message.id.to_owned())
    }

    /// Reads the English words if they were not read yet; `None` if that cannot be.
    fn add_english(self, catalogue: &'static Catalogue) -> Option<()> {
        let is_there = BUNDLES.with_borrow(|bundles| position(bundles, self, catalogue).is_some());
        if is_there {
            return Some(());
        }
        self.add(catalogue, catalogue.english).ok()
    }

    /// The message in this language; `None` if it lacks something that the message needs.
    fn try_format(
        self,
        message: Message,
        arguments: &[(&'static str, Argument)],
    ) -> Option<String> {
        let mut values = FluentArgs::new();
        for (name, argument) in arguments {
            match argument {
                Argument::Number(Number(number)) => values.set(*name, *number),
                Argument::Text(text) => values.set(*name, *text),
                Argument::List(items) => values.set(*name, self.list(items)),
                Argument::Flag(flag) => values.set(*name, if *flag { "true" } else { "false" }),
                Argument::Player(player) => {
                    values.set(*name, player.name.as_str());
                    let person = match player.person {
                        Person::You => "you",
                        Person::Other => "other",
                    };
                    values.set(format!("{name}-person"), person);
                }
                Argument::Thing(prefix, thing) => {
                    let id = thing.id.strip_prefix(prefix)?;
                    values.set(format!("{name}-id"), id);
                    for (form, text) in self.forms(*thing)? {
                        match form {
                            Some(form) => values.set(format!("{name}-{form}"), text),
                            None => values.set(*name, text),
                        }
                    }
                }
            }
        }
        self.with_bundle(message.catalogue, |bundle| {
            let pattern = bundle.get_message(message.id)?.value()?;
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&values), &mut errors);
            errors.is_empty().then(|| text.into_owned())
        })
    }

    /// A thing's name and its forms.
    fn forms(self, thing: Message) -> Option<Vec<(Option<String>, FluentValue<'static>)>> {
        self.with_bundle(thing.catalogue, |bundle| {
            let message = bundle.get_message(thing.id)?;
            let name = message.value().map(|pattern| (None, pattern));
            let attributes = message.attributes();
            let forms = attributes.map(|form| (Some(form.id().to_owned()), form.value()));
            let all = name.into_iter().chain(forms).map(|(form, pattern)| {
                let mut errors = Vec::new();
                let text = bundle
                    .format_pattern(pattern, None, &mut errors)
                    .into_owned();
                (form, FluentValue::from(text))
            });
            Some(all.collect())
        })
    }

    /// Names one after the other: `Ada, Ben and Cleo`.
    pub fn list(self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => house::list(self, &most.join(", "), last),
        }
    }

    fn with_bundle<T>(
        self,
        catalogue: &Catalogue,
        then: impl FnOnce(&Bundle) -> Option<T>,
    ) -> Option<T> {
        BUNDLES.with_borrow(|bundles| {
            let (.., bundle) = bundles.get(position(bundles, self, catalogue)?)?;
            then(bundle)
        })
    }
}

fn position(
    bundles: &[(Locale, &str, Bundle)],
    locale: Locale,
    catalogue: &Catalogue,
) -> Option<usize> {
    let is_it = |(l, name, _): &(Locale, &str, Bundle)| (*l, *name) == (locale, catalogue.name);
    bundles.iter().position(is_it)
}
