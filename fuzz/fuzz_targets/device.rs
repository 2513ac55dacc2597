//! Settings, notes, seats by link and results as the app stores them.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz_targets::run("device", data));
