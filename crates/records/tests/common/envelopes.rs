//! Envelopes of other formats, and a second implementation of the checksum in
//! envelopes and links.

/// CRC-32 as in ISO-HDLC, bit by bit.
pub fn crc32(bytes: &[u8]) -> u32 {
    let step = |crc: u32, _| crc >> 1 ^ (0xedb8_8320 & (crc & 1).wrapping_neg());
    let byte = |crc: u32, byte: &u8| (0..8).fold(crc ^ u32::from(*byte), step);
    !bytes.iter().fold(!0, byte)
}

/// A text in a sound envelope of any format.
pub fn envelope_of_format(format: u32, revision: u64, text: &str) -> String {
    let mut summed = format.to_be_bytes().to_vec();
    summed.extend(revision.to_be_bytes());
    summed.extend(text.as_bytes());
    let crc = crc32(&summed);
    let length = text.len();
    format!("wheelhouse-save {format} {revision} {length} {crc:08x}\n{text}")
}
