//! The small texts that the app keeps on the device: settings, notes, results.

/// Reads a text as each of them.
pub fn read(data: &[u8]) {
    wheelhouse::fuzzing::read_device_texts(&String::from_utf8_lossy(data));
}
