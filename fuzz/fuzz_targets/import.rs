//! Whatever is pasted: a match or a typed error.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(imported) = records::import(text) {
        let record = records::text::write(&imported.match_);
        records::text::read(&record).expect("a match that was read can be written and read again");
    }
});
