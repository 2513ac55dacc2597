//! Bit streams for links: numbers packed into as few bits as they need.

/// Writes numbers as bits, most significant bit first.
#[derive(Debug, Default)]
pub(crate) struct BitWriter {
    bytes: Vec<u8>,
    /// Number of bits used in the last byte; 0 if it is full.
    used: u8,
}

/// The stream ended too early, or holds an invalid length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OutOfBits;

/// Number of bits that a number below `choices` needs.
pub(crate) const fn bits_for(choices: usize) -> u8 {
    match choices.checked_sub(1) {
        None => 0,
        Some(max) => (usize::BITS - max.leading_zeros()) as u8,
    }
}

impl BitWriter {
    /// Writes the lowest `bits` bits of a number.
    pub(crate) fn put(&mut self, number: u64, bits: u8) {
        for bit in (0..bits.min(64)).rev() {
            if self.used == 0 {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> bit) as u8 & 1) << (7 - self.used);
            }
            self.used = (self.used + 1) % 8;
        }
    }

    /// Writes a number of any size: its length in bits (7 bits), then the number.
    pub(crate) fn put_number(&mut self, number: u64) {
        let bits = (u64::BITS - number.leading_zeros()) as u8;
        self.put(u64::from(bits), 7);
        self.put(number, bits);
    }

    /// Writes a text: its length in bytes, then its UTF-8.
    pub(crate) fn put_text(&mut self, text: &str) {
        self.put_number(text.len() as u64);
        for &byte in text.as_bytes() {
            self.put(u64::from(byte), 8);
        }
    }

    pub(crate) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads what a [`BitWriter`] wrote.
#[derive(Debug)]
pub(crate) struct BitReader<'a> {
    bytes: &'a [u8],
    /// Index of the next bit.
    position: usize,
}

impl<'a> BitReader<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, position: 0 }
    }

    pub(crate) fn take(&mut self, bits: u8) -> Result<u64, OutOfBits> {
        let mut number = 0;
        for _ in 0..bits.min(64) {
            let byte = self.bytes.get(self.position / 8).ok_or(OutOfBits)?;
            number = number << 1 | u64::from(byte >> (7 - self.position % 8) & 1);
            self.position += 1;
        }
        Ok(number)
    }

    pub(crate) fn take_number(&mut self) -> Result<u64, OutOfBits> {
        let bits = self.take(7)? as u8;
        if bits > 64 {
            return Err(OutOfBits);
        }
        self.take(bits)
    }

    /// Reads a text of at most `max` bytes.
    pub(crate) fn take_text(&mut self, max: usize) -> Result<String, OutOfBits> {
        let len = self.take_number()?;
        if len > max as u64 {
            return Err(OutOfBits);
        }
        let bytes = (0..len)
            .map(|_| self.take(8).map(|byte| byte as u8))
            .collect::<Result<Vec<u8>, _>>()?;
        String::from_utf8(bytes).map_err(|_| OutOfBits)
    }

    /// Whether only zero bits of the last byte remain.
    pub(crate) fn is_finished(&self) -> bool {
        let remaining = self.bytes.len() * 8 - self.position;
        let mut rest = Self { ..*self };
        remaining < 8 && rest.take(remaining as u8) == Ok(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_choice_takes_as_few_bits_as_it_needs() {
        let needed: Vec<u8> = [0, 1, 2, 3, 4, 5, 256, 257].map(bits_for).to_vec();
        assert_eq!(needed, [0, 0, 1, 2, 2, 3, 8, 9]);
    }

    proptest! {
        #[test]
        fn numbers_survive_a_round_trip(numbers in prop::collection::vec((any::<u64>(), 1_u8..=64), 0..50), text in ".{0,20}") {
            let mut writer = BitWriter::default();
            for &(number, bits) in &numbers {
                writer.put(number, bits);
                writer.put_number(number);
            }
            writer.put_text(&text);
            let bytes = writer.finish();
            let mut reader = BitReader::new(&bytes);
            for (number, bits) in numbers {
                let mask = if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
                prop_assert_eq!(reader.take(bits), Ok(number & mask));
                prop_assert_eq!(reader.take_number(), Ok(number));
            }
            prop_assert_eq!(reader.take_text(100), Ok(text));
            prop_assert!(reader.is_finished());
        }
    }
}
