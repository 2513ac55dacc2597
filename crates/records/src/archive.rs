//! Keeping texts so that none is lost: two generations with checksums, on any
//! shelf that keeps strings. The app's shelf is the browser's storage.
//!
//! A sealed text is one line `wheelhouse-save FORMAT REVISION LENGTH CRC` and
//! the text below it; so is an exported file.

use core::fmt::Write;
use crc::{CRC_32_ISO_HDLC, Crc, Table};
use std::sync::LazyLock;

/// Sixteen bytes at a time. Its tables are worked out when they are first
/// wanted, so that the page does not load them.
static CRC: LazyLock<Crc<u32, Table<16>>> =
    LazyLock::new(|| Crc::<u32, Table<16>>::new(&CRC_32_ISO_HDLC));

pub(crate) const MARK: &str = "wheelhouse-save";
/// The format that is written; all before it are read. It grows with the forms
/// in which matches are kept, so that an earlier house says of a later one's
/// text that it is later, not that it is damaged.
pub const FORMAT: u32 = 3;

pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    CRC.checksum(bytes)
}

/// A text with its revision, sealed against damage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// Grows with every writing.
    pub revision: u64,
    /// What is kept.
    pub text: String,
}

/// Why a sealed text cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnvelopeError {
    /// It is nothing that the house wrote.
    Unrecognized,
    /// It was written by a later house.
    NewerFormat(u32),
    /// Its end is missing.
    Truncated,
    /// Something in it was changed.
    Damaged,
}

impl Envelope {
    /// The text with its seal.
    #[must_use]
    pub fn encode(&self) -> String {
        let text = &self.text;
        let revision = self.revision;
        let crc = seal_crc(FORMAT, revision, text);
        format!(
            "{MARK} {FORMAT} {revision} {} {crc:08x}\n{text}",
            text.len()
        )
    }

    /// Opens a sealed text.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn decode(sealed: &str) -> Result<Self, EnvelopeError> {
        let (head, text) = match sealed.split_once('\n') {
            Some(parts) => parts,
            None if sealed.starts_with(MARK) => return Err(EnvelopeError::Truncated),
            None => return Err(EnvelopeError::Unrecognized),
        };
        let mut words = head.trim_end_matches('\r').split(' ');
        if words.next() != Some(MARK) {
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
        // Editors like to end a file with a line break.
        let text = text
            .get(..length)
            .filter(|_| {
                text.get(length..)
                    .is_some_and(|rest| rest.trim().is_empty())
            })
            .ok_or(EnvelopeError::Damaged)?;
        // A revision has to have a next one.
        if seal_crc(format, revision, text) != crc || revision == u64::MAX {
            return Err(EnvelopeError::Damaged);
        }
        // Later formats keep this first line, so that damage is told from news.
        if format > FORMAT {
            return Err(EnvelopeError::NewerFormat(format));
        }
        Ok(Self {
            revision,
            text: text.to_owned(),
        })
    }
}

impl core::fmt::Display for EnvelopeError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Unrecognized => f.write_str("this is no save"),
            Self::NewerFormat(format) => write!(f, "a save of a later format, {format}"),
            Self::Truncated => f.write_str("the end of the save is missing"),
            Self::Damaged => f.write_str("the save is damaged"),
        }
    }
}

impl core::error::Error for EnvelopeError {}

fn seal_crc(format: u32, revision: u64, text: &str) -> u32 {
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

/// Why a shelf did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// It may not be used at all.
    Denied,
    /// There is no room left.
    Full,
    /// A later house has written here; nothing is written over that.
    NewerFormat,
    /// What is kept is not what it was when it was last looked at: another
    /// window has written or forgotten it.
    Conflict,
    /// Something else, in the shelf's own words.
    Other(String),
}

impl core::fmt::Display for StoreError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Denied => f.write_str("nothing may be kept"),
            Self::Full => f.write_str("there is no room left"),
            Self::NewerFormat => f.write_str("a later version has written here"),
            Self::Conflict => f.write_str("it has been changed meanwhile"),
            Self::Other(words) => f.write_str(words),
        }
    }
}

impl core::error::Error for StoreError {}

/// Something that keeps strings by key. Every call may fail.
pub trait KeyValueStore {
    /// The string kept under a key.
    ///
    /// # Errors
    /// If the shelf cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Keeps a string; on failure the one kept before is still there.
    ///
    /// # Errors
    /// If it cannot be kept.
    fn set(&self, key: &str, value: &str) -> Result<(), StoreError>;

    /// Forgets a key.
    ///
    /// # Errors
    /// If the shelf cannot be written.
    fn remove(&self, key: &str) -> Result<(), StoreError>;

    /// All keys that begin so.
    ///
    /// # Errors
    /// If the shelf cannot be read.
    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError>;
}

/// What was found under a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lookup {
    /// The newest sound generation.
    pub envelope: Option<Envelope>,
    /// Damaged generations that were set aside: the keys they are kept under.
    pub quarantined: Vec<String>,
    /// A later house has written under the name what cannot be read here.
    pub newer_format: bool,
}

/// Keeps each text in two generations, so that a writing cut short never
/// costs more than itself.
#[derive(Clone, Debug)]
pub struct Archive<S> {
    shelf: S,
    prefix: String,
}

const GENERATIONS: [&str; 2] = ["a", "b"];
/// Stands before their sum in the key of damaged bytes that are set aside.
const QUARANTINE: &str = "damaged-";

impl<S: KeyValueStore> Archive<S> {
    /// An archive whose keys begin with `prefix`.
    pub const fn new(shelf: S, prefix: String) -> Self {
        Self { shelf, prefix }
    }

    fn key(&self, name: &str, generation: &str) -> String {
        format!("{}{name}.{generation}", self.prefix)
    }

    /// Whether the shelf keeps anything at all.
    ///
    /// # Errors
    /// Says why not.
    pub fn check_writable(&self) -> Result<(), StoreError> {
        let key = format!("{}check", self.prefix);
        self.shelf.set(&key, "check")?;
        self.shelf.remove(&key)
    }

    /// Keeps a text under a name, over the older generation, and tells its
    /// revision. With `after`, only if that is the newest revision kept; 0
    /// stands for nothing kept yet. The shelf may change between looking and
    /// writing where nothing holds other windows back.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if another revision is the newest, and nothing is
    /// written then. Otherwise if the shelf refuses, also to set damaged bytes
    /// aside that would be written over; what was kept before is still there
    /// then.
    pub fn save(&self, name: &str, text: &str, after: Option<u64>) -> Result<u64, StoreError> {
        let mut generations = Vec::with_capacity(GENERATIONS.len());
        let mut newest = 0;
        for generation in GENERATIONS {
            let key = self.key(name, generation);
            let kept = self.shelf.get(&key)?;
            let revision = match kept.as_deref().map(Envelope::decode) {
                Some(Err(EnvelopeError::NewerFormat(_))) => return Err(StoreError::NewerFormat),
                Some(Ok(sealed)) => sealed.revision,
                Some(Err(_)) | None => 0,
            };
            newest = newest.max(revision);
            generations.push((revision, key, kept));
        }
        if after.is_some_and(|after| after != newest) {
            return Err(StoreError::Conflict);
        }
        let mut oldest: Option<(u64, String)> = None;
        for (revision, key, kept) in generations {
            // No house writes a revision 0.
            if let (0, Some(damaged)) = (revision, kept) {
                self.quarantine(&key, &damaged)?;
            }
            if oldest.as_ref().is_none_or(|(old, _)| revision < *old) {
                oldest = Some((revision, key));
            }
        }
        let revision = newest + 1;
        let sealed = Envelope {
            revision,
            text: text.to_owned(),
        };
        if let Some((_, key)) = oldest {
            self.shelf.set(&key, &sealed.encode())?;
        }
        Ok(revision)
    }

    /// The newest sound text under a name. Damaged ones are set aside under
    /// keys of their own, never deleted.
    ///
    /// # Errors
    /// If the shelf cannot be read.
    pub fn load(&self, name: &str) -> Result<Lookup, StoreError> {
        // Where there is no room for a copy they stay where they are.
        self.lookup(name, |key, damaged| {
            let aside = self.quarantine(&key, damaged);
            aside.unwrap_or(key)
        })
    }

    /// The newest sound text under a name; damaged ones stay where they are,
    /// for whoever finds them and says so.
    ///
    /// # Errors
    /// If the shelf cannot be read.
    pub fn peek(&self, name: &str) -> Result<Option<Envelope>, StoreError> {
        self.lookup(name, |key, _| key).map(|found| found.envelope)
    }

    /// What is under a name; where damaged texts are in the end, `damaged` tells.
    fn lookup(
        &self,
        name: &str,
        damaged: impl Fn(String, &str) -> String,
    ) -> Result<Lookup, StoreError> {
        let mut found = Lookup::default();
        for generation in GENERATIONS {
            let key = self.key(name, generation);
            let Some(kept) = self.shelf.get(&key)? else {
                continue;
            };
            match Envelope::decode(&kept) {
                Ok(sealed) => {
                    let newer = found
                        .envelope
                        .as_ref()
                        .is_none_or(|other| other.revision < sealed.revision);
                    if newer {
                        found.envelope = Some(sealed);
                    }
                }
                Err(EnvelopeError::NewerFormat(_)) => found.newer_format = true,
                Err(_) => found.quarantined.push(damaged(key, &kept)),
            }
        }
        Ok(found)
    }

    /// Moves damaged bytes to a key of their own and tells it.
    fn quarantine(&self, key: &str, bytes: &str) -> Result<String, StoreError> {
        let mut aside = String::from(key);
        let _ = write!(aside, ".{QUARANTINE}{:08x}", crc32(bytes.as_bytes()));
        self.shelf.set(&aside, bytes)?;
        self.shelf.remove(key)?;
        Ok(aside)
    }

    /// Forgets both generations of a name, but nothing of a later house.
    ///
    /// # Errors
    /// If the shelf cannot be written, or a later house has written there.
    pub fn delete(&self, name: &str) -> Result<(), StoreError> {
        for generation in GENERATIONS {
            let kept = self.shelf.get(&self.key(name, generation))?;
            if let Some(Err(EnvelopeError::NewerFormat(_))) = kept.as_deref().map(Envelope::decode)
            {
                return Err(StoreError::NewerFormat);
            }
        }
        for generation in GENERATIONS {
            self.shelf.remove(&self.key(name, generation))?;
        }
        Ok(())
    }

    /// All names under which something is kept.
    ///
    /// # Errors
    /// If the shelf cannot be read.
    pub fn names(&self) -> Result<Vec<String>, StoreError> {
        let mut names: Vec<String> = Vec::new();
        for key in self.shelf.keys(&self.prefix)? {
            let name = key.strip_prefix(&self.prefix).and_then(named_in);
            if let Some(name) = name
                && !names.iter().any(|other| other == name)
            {
                names.push(name.to_owned());
            }
        }
        Ok(names)
    }

    /// The keys of all damaged texts that were set aside, whatever their names.
    ///
    /// # Errors
    /// If the shelf cannot be read.
    pub fn quarantined(&self) -> Result<Vec<String>, StoreError> {
        let mut keys = self.shelf.keys(&self.prefix)?;
        keys.retain(|key| self.is_quarantined(key));
        Ok(keys)
    }

    /// A damaged text that was set aside, if it is still there.
    ///
    /// # Errors
    /// If the shelf cannot be read, or the key is none of those that
    /// [`Archive::quarantined`] tells.
    pub fn read_quarantined(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.check_quarantined(key)?;
        self.shelf.get(key)
    }

    /// Forgets a damaged text that was set aside.
    ///
    /// # Errors
    /// If the shelf cannot be written, or the key is none of those that
    /// [`Archive::quarantined`] tells.
    pub fn delete_quarantined(&self, key: &str) -> Result<(), StoreError> {
        self.check_quarantined(key)?;
        self.shelf.remove(key)
    }

    fn check_quarantined(&self, key: &str) -> Result<(), StoreError> {
        if self.is_quarantined(key) {
            Ok(())
        } else {
            Err(StoreError::Other(String::from("not set aside")))
        }
    }

    /// Whether damaged bytes of this archive are set aside under such a key.
    fn is_quarantined(&self, key: &str) -> bool {
        let parts = key
            .strip_prefix(&self.prefix)
            .and_then(|rest| rest.rsplit_once('.'));
        parts.is_some_and(|(rest, aside)| {
            let sum = aside.strip_prefix(QUARANTINE).unwrap_or_default();
            let digit = |c: u8| c.is_ascii_digit() || (b'a'..=b'f').contains(&c);
            named_in(rest).is_some() && sum.len() == 8 && sum.bytes().all(digit)
        })
    }
}

/// The name in a key without its prefix, if it ends with a generation.
fn named_in(key: &str) -> Option<&str> {
    key.rsplit_once('.')
        .filter(|(_, generation)| GENERATIONS.contains(generation))
        .map(|(name, _)| name)
}
