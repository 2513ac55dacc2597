//! Typed notation of this game.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz_targets::run("wheels-of-time", data));
