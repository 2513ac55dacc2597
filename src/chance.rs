//! Fresh seeds. This is the only place where the app asks for real chance.

/// Seeds are kept short, so that people can read them to each other.
const SEEDS: u64 = 1_000_000_000;

/// A seed nobody has chosen.
pub fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes) % SEEDS,
        // A browser without its own chance: the clock is better than nothing.
        Err(_) => js_sys::Date::now() as u64 % SEEDS,
    }
}
