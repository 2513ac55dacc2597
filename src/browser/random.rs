//! Random numbers: the only place where the app uses real randomness.

/// Upper bound of seeds: short enough to be read aloud.
const SEEDS: u64 = 1_000_000_000;

pub fn fresh_seed() -> u64 {
    random() % SEEDS
}

/// A random number for a match by link, which no other match will have.
pub fn fresh_number() -> u32 {
    random() as u32
}

fn random() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        // Without a random source the clock has to do.
        Err(_) => js_sys::Date::now() as u64,
    }
}
