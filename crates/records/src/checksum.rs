//! CRC-32, as envelopes and links have it.

use crc::{CRC_32_ISO_HDLC, Crc, Table};
use std::sync::LazyLock;

/// Processes sixteen bytes at a time. The tables are computed on first use, so that
/// they add nothing to the size of the program.
pub(crate) static CRC: LazyLock<Crc<u32, Table<16>>> =
    LazyLock::new(|| Crc::<u32, Table<16>>::new(&CRC_32_ISO_HDLC));
