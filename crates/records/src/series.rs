//! A text as a series of codes: compressed, cut into parts, and each part written in the characters
//! for which QR codes have a dense mode. Parts are put together in any order.
//!
//! A code is `WHG1:SERIES:NUMBER:COUNT:PAYLOAD`. The series is the CRC-32 of the compressed text, in
//! eight hexadecimal digits, numbers begin with 1, and the payload is base45 of the part's CRC-32
//! and its bytes.

use crate::checksum::CRC;
use core::fmt::{Display, Formatter};
use core::str::FromStr;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::collections::BTreeMap;

/// Begins every code; the format follows.
const MAGIC: &str = "WHG";
/// The latest format.
const FORMAT: u32 = 1;
/// So many bytes of a part fill a QR code of version 15 with the least redundancy, 77 modules wide:
/// phones read it from the screen of another one.
const MAX_PART_BYTES: usize = 484;
/// So many parts are read. Nobody watches as many codes.
const MAX_PARTS: u32 = 9999;
/// So long a text is read, in bytes: more than a browser stores.
const MAX_TEXT_BYTES: usize = 1 << 25;
/// Slower ones gain less than a hundredth.
const COMPRESSION_LEVEL: u8 = 9;

/// Why a code is no part of a series.
#[allow(missing_docs, reason = "the texts of the errors say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PartError {
    #[error("it is not a code of a series")]
    Unrecognized,
    #[error(
        "the code was made by a newer version of Wheelhouse, in format {0}; this version reads \
         format {FORMAT}"
    )]
    NewerFormat(u32),
    #[error("the code is damaged")]
    Damaged,
}

/// Why a series gives no text.
#[allow(missing_docs, reason = "the texts of the errors say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeriesError {
    #[error("codes of the series are missing")]
    Incomplete,
    #[error("the codes do not belong together")]
    Damaged,
}

/// The part is of another series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the code is of another series")]
pub struct OtherSeries;

/// A part of a series, as a code holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    series: u32,
    /// From 1 to the count.
    number: u32,
    count: u32,
    bytes: Vec<u8>,
}

impl Part {
    /// The checksum of everything in the part.
    fn crc(&self) -> u32 {
        let mut digest = CRC.digest();
        for number in [self.series, self.number, self.count] {
            digest.update(&number.to_be_bytes());
        }
        digest.update(&self.bytes);
        digest.finalize()
    }

    /// Reads what follows the format.
    fn read_fields(text: &str) -> Option<Self> {
        // The payload may have colons too.
        let mut fields = text.splitn(4, ':');
        let series = u32::from_str_radix(fields.next()?, 16).ok()?;
        let number: u32 = fields.next()?.parse().ok()?;
        let count: u32 = fields.next()?.parse().ok()?;
        if !(1..=count).contains(&number) || count > MAX_PARTS {
            return None;
        }
        let payload = base45::decode(fields.next()?).ok()?;
        let (crc, bytes) = payload.split_first_chunk()?;
        let part = Self {
            series,
            number,
            count,
            bytes: bytes.to_vec(),
        };
        (part.crc() == u32::from_be_bytes(*crc)).then_some(part)
    }
}

impl Display for Part {
    fn fmt(&self, f: &mut Formatter<'_>) -> core::fmt::Result {
        let Self {
            series,
            number,
            count,
            bytes,
        } = self;
        let payload = [&self.crc().to_be_bytes(), bytes.as_slice()].concat();
        let payload = base45::encode(&payload);
        write!(f, "{MAGIC}{FORMAT}:{series:08X}:{number}:{count}:{payload}")
    }
}

impl FromStr for Part {
    type Err = PartError;

    fn from_str(code: &str) -> Result<Self, PartError> {
        let rest = code.strip_prefix(MAGIC).ok_or(PartError::Unrecognized)?;
        let (format, rest) = rest.split_once(':').ok_or(PartError::Unrecognized)?;
        let format: u32 = format.parse().map_err(|_| PartError::Unrecognized)?;
        if format > FORMAT {
            return Err(PartError::NewerFormat(format));
        }
        Self::read_fields(rest)
            .filter(|_| format == FORMAT)
            .ok_or(PartError::Damaged)
    }
}

/// Whether a text is a code of a series, or begins with one, sound or not.
pub fn is_code(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    first.parse::<Part>() != Err(PartError::Unrecognized)
}

/// A text as the codes of a series.
///
/// ```
/// use records::series::{self, Part, Series};
///
/// let text = "wheelhouse-games 1 0\n";
/// let mut codes = series::codes_of(text);
/// codes.reverse();
/// let mut series: Option<Series> = None;
/// for code in &codes {
///     let part: Part = code.parse()?;
///     match &mut series {
///         Some(series) => series.add(part)?,
///         None => series = Some(Series::of(part)),
///     }
/// }
/// assert_eq!(series.as_ref().map(Series::text), Some(Ok(text.to_owned())));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub fn codes_of(text: &str) -> Vec<String> {
    let packed = compress_to_vec(text.as_bytes(), COMPRESSION_LEVEL);
    let count = packed.len().div_ceil(MAX_PART_BYTES).max(1);
    // All of one size, so that a code does not change its size while it is being scanned.
    let size = packed.len().div_ceil(count).max(1);
    let (series, count) = (CRC.checksum(&packed), count as u32);
    let codes = (1..).zip(packed.chunks(size)).map(|(number, bytes)| {
        let bytes = bytes.to_vec();
        Part {
            series,
            number,
            count,
            bytes,
        }
        .to_string()
    });
    codes.collect()
}

/// The parts of a series that are there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    series: u32,
    count: u32,
    /// By their numbers.
    parts: BTreeMap<u32, Part>,
}

impl Series {
    /// The series of which this is the first part that came.
    pub fn of(part: Part) -> Self {
        Self {
            series: part.series,
            count: part.count,
            parts: BTreeMap::from([(part.number, part)]),
        }
    }

    /// Adds a part. One that is there already changes nothing.
    ///
    /// # Errors
    /// If it is of another series.
    pub fn add(&mut self, part: Part) -> Result<(), OtherSeries> {
        if (part.series, part.count) != (self.series, self.count) {
            return Err(OtherSeries);
        }
        self.parts.entry(part.number).or_insert(part);
        Ok(())
    }

    /// Number of parts of the whole series.
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// Number of parts that are there.
    pub fn received(&self) -> usize {
        self.parts.len()
    }

    /// The numbers of the parts that are missing, from 1.
    pub fn missing(&self) -> impl Iterator<Item = u32> {
        (1..=self.count).filter(|number| !self.parts.contains_key(number))
    }

    /// Whether no part is missing.
    pub fn is_complete(&self) -> bool {
        self.missing().next().is_none()
    }

    /// The text of which the series was made.
    ///
    /// # Errors
    /// If a part is missing, or they do not belong together.
    pub fn text(&self) -> Result<String, SeriesError> {
        if !self.is_complete() {
            return Err(SeriesError::Incomplete);
        }
        let parts = self.parts.values().flat_map(|part| &part.bytes);
        let packed: Vec<u8> = parts.copied().collect();
        if CRC.checksum(&packed) != self.series {
            return Err(SeriesError::Damaged);
        }
        let bytes = decompress_to_vec_with_limit(&packed, MAX_TEXT_BYTES);
        String::from_utf8(bytes.map_err(|_| SeriesError::Damaged)?)
            .map_err(|_| SeriesError::Damaged)
    }

    /// The parts as a text to be kept: their codes, one a line.
    pub fn write(&self) -> String {
        let codes: Vec<String> = self.parts.values().map(Part::to_string).collect();
        codes.join("\n")
    }

    /// Reads what [`Series::write`] writes, as far as it is sound; `None` if there is no part. What
    /// is of another series than the first part is left out.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.lines().filter_map(|line| line.parse().ok());
        let mut series = Self::of(parts.next()?);
        for part in parts {
            // It cannot be told which of the two somebody wants.
            let _ = series.add(part);
        }
        Some(series)
    }
}
