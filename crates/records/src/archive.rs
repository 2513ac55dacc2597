//! Storage of texts in a way that loses none: two generations with checksums, in
//! any key-value store of strings, such as a browser's local storage.
//!
//! An [`Envelope`] is one line `wheelhouse-save FORMAT REVISION LENGTH CRC` and the
//! text below it. A save file is an envelope too.

use crate::checksum::CRC;
use std::rc::Rc;

/// The first word of an envelope.
pub(crate) const MAGIC: &str = "wheelhouse-save";
/// The latest format; all earlier ones are read too. Raised with the stored versions of
/// matches, so that an earlier program recognizes a later save instead of calling it
/// damaged.
pub const FORMAT: u32 = 6;

/// A text with its revision, protected by a checksum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// Grows by one with every save.
    pub revision: u64,
    /// The content.
    pub text: String,
}

/// Why a text is not a sound envelope.
#[allow(missing_docs, reason = "the texts of the errors say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EnvelopeError {
    #[error("it is not a save")]
    Unrecognized,
    #[error(
        "the save was written by a newer version of Wheelhouse, in format {0}; this version reads \
         formats up to {FORMAT}"
    )]
    NewerFormat(u32),
    #[error("the end of the save is missing")]
    Truncated,
    #[error("the save is damaged")]
    Damaged,
}

impl Envelope {
    /// The envelope as text.
    pub fn encode(&self) -> String {
        let Self { revision, text } = self;
        // The first one that knows this kind of text, for earlier programs.
        let format = crate::stored::format_of(text);
        let crc = envelope_crc(format, *revision, text);
        format!(
            "{MAGIC} {format} {revision} {} {crc:08x}\n{text}",
            text.len()
        )
    }

    /// Reads an envelope of this or an earlier format.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn decode(encoded: &str) -> Result<Self, EnvelopeError> {
        let (head, text) = match encoded.split_once('\n') {
            Some(parts) => parts,
            None if encoded.starts_with(MAGIC) => return Err(EnvelopeError::Truncated),
            None => return Err(EnvelopeError::Unrecognized),
        };
        let mut words = head.trim_end_matches('\r').split(' ');
        if words.next() != Some(MAGIC) {
            return Err(EnvelopeError::Unrecognized);
        }
        let format: u32 = number(words.next())?;
        if format == 0 {
            return Err(EnvelopeError::Damaged);
        }
        let revision: u64 = number(words.next())?;
        let length: usize = number(words.next())?;
        let crc = words
            .next()
            .and_then(|crc| u32::from_str_radix(crc, 16).ok())
            .ok_or(EnvelopeError::Damaged)?;
        if text.len() < length {
            return Err(EnvelopeError::Truncated);
        }
        // Editors append a line break to files.
        let text = text
            .get(..length)
            .filter(|_| {
                text.get(length..)
                    .is_some_and(|rest| rest.trim().is_empty())
            })
            .ok_or(EnvelopeError::Damaged)?;
        // Every revision must have a successor.
        if envelope_crc(format, revision, text) != crc || revision == u64::MAX {
            return Err(EnvelopeError::Damaged);
        }
        // Later formats keep this first line, so that the checksum can be verified.
        if format > FORMAT {
            return Err(EnvelopeError::NewerFormat(format));
        }
        Ok(Self {
            revision,
            text: text.to_owned(),
        })
    }
}

fn envelope_crc(format: u32, revision: u64, text: &str) -> u32 {
    let mut digest = CRC.digest();
    digest.update(&format.to_be_bytes());
    digest.update(&revision.to_be_bytes());
    digest.update(text.as_bytes());
    digest.finalize()
}

fn number<T: core::str::FromStr>(word: Option<&str>) -> Result<T, EnvelopeError> {
    word.and_then(|word| word.parse().ok())
        .ok_or(EnvelopeError::Damaged)
}

/// Why an operation on a key-value store failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Access is denied.
    #[error("the storage may not be used")]
    Denied,
    /// The quota is exceeded.
    #[error("the storage is full")]
    Full,
    /// A later version of the program has written under this name; nothing is
    /// overwritten.
    #[error("a newer version of Wheelhouse has saved here")]
    NewerFormat,
    /// Another window has saved or deleted the text in the meantime.
    #[error("it was changed in the meantime")]
    Conflict,
    /// Any other reason, in the words of the store.
    #[error("{0}")]
    Other(String),
}

/// A store of strings by key. Every call may fail.
pub trait KeyValueStore {
    /// The value of a key.
    ///
    /// # Errors
    /// If the store cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Sets the value of a key. On failure the previous value remains.
    ///
    /// # Errors
    /// If the store cannot be written.
    fn set(&self, key: &str, value: &str) -> Result<(), StoreError>;

    /// Removes a key, if it exists.
    ///
    /// # Errors
    /// If the store cannot be written.
    fn remove(&self, key: &str) -> Result<(), StoreError>;

    /// All keys with this prefix.
    ///
    /// # Errors
    /// If the store cannot be read.
    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError>;
}

impl<S: KeyValueStore + ?Sized> KeyValueStore for Rc<S> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        (**self).get(key)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        (**self).set(key, value)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        (**self).remove(key)
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        (**self).keys(prefix)
    }
}

/// Sets the value of a key and reads it back, because a store may report the wrong thing.
///
/// # Errors
/// If the key does not have the value afterwards. If that cannot be read, what the store has
/// reported counts.
pub fn set_checked(store: &impl KeyValueStore, key: &str, value: &str) -> Result<(), StoreError> {
    let result = store.set(key, value);
    match store.get(key) {
        Ok(Some(stored)) if stored == value => Ok(()),
        Err(_) => result,
        Ok(_) => result.and(Err(StoreError::Other(String::from("it was not written")))),
    }
}

/// Moves damaged bytes to a key of their own, which is the old one with [`QUARANTINE`] and their
/// checksum behind it, and returns it.
///
/// # Errors
/// If the store cannot be written. The bytes stay where they are then.
pub fn quarantine(
    store: &impl KeyValueStore,
    key: &str,
    bytes: &str,
) -> Result<String, StoreError> {
    let target = format!("{key}.{QUARANTINE}{:08x}", CRC.checksum(bytes.as_bytes()));
    set_checked(store, &target, bytes)?;
    store.remove(key)?;
    Ok(target)
}

/// What [`Archive::load`] found under a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lookup {
    /// The newest sound generation.
    pub envelope: Option<Envelope>,
    /// Keys of damaged generations, which were moved into quarantine.
    pub quarantined: Vec<String>,
    /// Whether a later version of the program has written a generation.
    pub newer_format: bool,
}

/// Stores each text in two generations, so that an interrupted write loses nothing
/// but itself.
#[derive(Clone, Debug)]
pub struct Archive<S> {
    store: S,
    prefix: String,
    /// The ends of the keys.
    generations: [&'static str; 2],
}

/// Part of the key of damaged bytes in quarantine, before their checksum.
pub const QUARANTINE: &str = "damaged-";

impl<S: KeyValueStore> Archive<S> {
    /// An archive whose keys begin with `prefix`.
    pub const fn new(store: S, prefix: String) -> Self {
        let generations = [".a", ".b"];
        Self {
            store,
            prefix,
            generations,
        }
    }

    /// An archive for texts that were stored in one generation before, under the prefix and
    /// the name alone. Names have no dots.
    pub const fn upgrading_single_generation(store: S, prefix: String) -> Self {
        let generations = ["", ".b"];
        Self {
            store,
            prefix,
            generations,
        }
    }

    fn key(&self, name: &str, generation: &str) -> String {
        format!("{}{name}{generation}", self.prefix)
    }

    /// Checks that the store can be written.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn check_writable(&self) -> Result<(), StoreError> {
        let key = format!("{}check", self.prefix);
        self.store.set(&key, "check")?;
        self.store.remove(&key)
    }

    /// Saves a text under a name, in place of the older generation, and returns its
    /// revision. With `after`, saves only if that is the newest revision; 0 means
    /// that there must be none. The check and the write are not atomic: callers
    /// lock out other windows.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if `after` is not the newest revision. Other errors
    /// if the store cannot be written, which includes moving damaged bytes into
    /// quarantine before they would be overwritten. The stored text is unchanged
    /// then.
    pub fn save(&self, name: &str, text: &str, after: Option<u64>) -> Result<u64, StoreError> {
        self.save_above(name, text, after, 0)
    }

    /// As [`Archive::save`], with a revision after `above` too. A text that is restored
    /// after it was deleted gets a later revision than it had, so that a later save is
    /// not mistaken for the deleted text.
    ///
    /// # Errors
    /// As [`Archive::save`].
    pub fn save_above(
        &self,
        name: &str,
        text: &str,
        after: Option<u64>,
        above: u64,
    ) -> Result<u64, StoreError> {
        let generations = self.read_generations(name)?;
        let revisions = generations.iter().map(|(revision, ..)| *revision);
        let newest = revisions.max().unwrap_or_default();
        if after.is_some_and(|after| after != newest) {
            return Err(StoreError::Conflict);
        }
        for (revision, key, value) in &generations {
            // Revisions start at 1.
            if let (0, Some(damaged)) = (revision, value) {
                quarantine(&self.store, key, damaged)?;
            }
        }
        // Of a sound envelope, every revision has a successor.
        let revision = newest.max(above).saturating_add(1);
        let envelope = Envelope {
            revision,
            text: text.to_owned(),
        };
        let oldest = generations.iter().min_by_key(|(revision, ..)| *revision);
        if let Some((_, key, _)) = oldest {
            set_checked(&self.store, key, &envelope.encode())?;
        }
        Ok(revision)
    }

    /// Revision, key and value of both generations; damaged and missing ones have revision 0.
    ///
    /// # Errors
    /// If the store cannot be read, or a later version of the program has written one.
    fn read_generations(
        &self,
        name: &str,
    ) -> Result<Vec<(u64, String, Option<String>)>, StoreError> {
        let generations = self.generations.iter().map(|generation| {
            let key = self.key(name, generation);
            let value = self.store.get(&key)?;
            let revision = match value.as_deref().map(Envelope::decode) {
                Some(Err(EnvelopeError::NewerFormat(_))) => return Err(StoreError::NewerFormat),
                Some(Ok(envelope)) => envelope.revision,
                Some(Err(_)) | None => 0,
            };
            Ok((revision, key, value))
        });
        generations.collect()
    }

    /// The newest sound text under a name. Damaged generations are moved into
    /// quarantine, never deleted.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn load(&self, name: &str) -> Result<Lookup, StoreError> {
        // Where there is no room for a copy, the bytes stay where they are.
        self.lookup(name, |key, damaged| {
            let moved = quarantine(&self.store, &key, damaged);
            moved.unwrap_or(key)
        })
    }

    /// The newest sound text under a name, without changing the store.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn peek(&self, name: &str) -> Result<Option<Envelope>, StoreError> {
        self.lookup(name, |key, _| key)
            .map(|lookup| lookup.envelope)
    }

    /// Looks both generations up. `on_damaged` gets the key and the bytes of damaged
    /// ones, and returns the key under which they are afterwards.
    fn lookup(
        &self,
        name: &str,
        on_damaged: impl Fn(String, &str) -> String,
    ) -> Result<Lookup, StoreError> {
        let mut lookup = Lookup::default();
        for generation in self.generations {
            let key = self.key(name, generation);
            let Some(value) = self.store.get(&key)? else {
                continue;
            };
            match Envelope::decode(&value) {
                Ok(envelope) => {
                    let known = lookup.envelope.as_ref();
                    if known.is_none_or(|other| other.revision < envelope.revision) {
                        lookup.envelope = Some(envelope);
                    }
                }
                Err(EnvelopeError::NewerFormat(_)) => lookup.newer_format = true,
                Err(_) => lookup.quarantined.push(on_damaged(key, &value)),
            }
        }
        Ok(lookup)
    }

    /// Deletes both generations of a name, the older one first: a text that was not deleted
    /// entirely is the newest one.
    ///
    /// # Errors
    /// If the store cannot be written, or a later version of the program has
    /// written a generation; nothing is deleted then.
    pub fn delete(&self, name: &str) -> Result<(), StoreError> {
        let mut generations = self.read_generations(name)?;
        generations.sort();
        generations
            .iter()
            .try_for_each(|(_, key, _)| self.store.remove(key))
    }

    /// All names with a stored text, in alphabetical order: browsers list keys in no
    /// stable order.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn names(&self) -> Result<Vec<String>, StoreError> {
        let keys = self.store.keys(&self.prefix)?;
        let names = keys.iter().filter_map(|key| {
            let rest = key.strip_prefix(&self.prefix)?;
            self.name_in_key(rest).map(str::to_owned)
        });
        let mut names: Vec<String> = names.collect();
        names.sort_unstable();
        names.dedup();
        Ok(names)
    }

    /// The keys of all damaged texts in quarantine.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn quarantined(&self) -> Result<Vec<String>, StoreError> {
        let mut keys = self.store.keys(&self.prefix)?;
        keys.retain(|key| self.is_quarantined(key));
        Ok(keys)
    }

    /// Whether the key is one that [`quarantine`] makes of a key of this archive.
    fn is_quarantined(&self, key: &str) -> bool {
        key.strip_prefix(&self.prefix)
            .and_then(|rest| rest.rsplit_once('.'))
            .is_some_and(|(rest, mark)| {
                let sum = mark.strip_prefix(QUARANTINE).unwrap_or_default();
                let digit = |c: u8| c.is_ascii_digit() || (b'a'..=b'f').contains(&c);
                self.name_in_key(rest).is_some() && sum.len() == 8 && sum.bytes().all(digit)
            })
    }

    /// The name in a key without prefix, if the key ends with a generation.
    fn name_in_key<'key>(&self, key: &'key str) -> Option<&'key str> {
        let [first, second] = self.generations;
        let name = key
            .strip_suffix(second)
            .or_else(|| key.strip_suffix(first))?;
        (!first.is_empty() || !name.contains('.')).then_some(name)
    }
}
