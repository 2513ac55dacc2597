//! Links.

use crate::assert_same;
use base64ct::{Base64UrlUnpadded, Encoding};
use crc::{CRC_32_ISO_HDLC, Crc};
use records::link;

/// Length of the header before the body, of which the last two bytes are the body's length.
const HEADER: usize = 6;

/// The bytes with the length and the checksum that belong to them, so that the code
/// behind these checks is reached too.
fn with_valid_checksum(data: &[u8]) -> Option<Vec<u8>> {
    let (header, body) = data.split_at_checked(HEADER)?;
    let length = u16::try_from(body.len()).ok()?;
    let mut bytes = header.get(..HEADER - 2)?.to_vec();
    bytes.extend(length.to_be_bytes());
    bytes.extend(body);
    let checksum = Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(&bytes);
    bytes.extend(checksum.to_be_bytes());
    Some(bytes)
}

/// Reads bytes as a link, as they are and with a checksum that fits.
pub fn read(data: &[u8]) {
    let unchanged = Base64UrlUnpadded::encode_string(data);
    let valid = with_valid_checksum(data).map(|bytes| Base64UrlUnpadded::encode_string(&bytes));
    for text in [Some(unchanged), valid].into_iter().flatten() {
        let Ok(record) = link::read(&text) else {
            continue;
        };
        let again = link::write(&record).expect("a match that was read can be written");
        let back = link::read(&again).expect("a match that was written can be read");
        assert_eq!(record.correspondence(), back.correspondence());
        assert_same(record, back);
    }
}
