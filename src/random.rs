//! Random seeds: the only place where the app uses real randomness.

/// Upper bound of seeds: short enough to be read aloud.
const SEEDS: u64 = 1_000_000_000;

/// A random seed.
pub fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes) % SEEDS,
        // Without a random source the clock has to do.
        Err(_) => js_sys::Date::now() as u64 % SEEDS,
    }
}
