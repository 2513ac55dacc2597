//! A seeded random number generator whose output never changes.
//!
//! Records and links store a seed, so the numbers that follow from it must never
//! change, on any platform. The generator is PCG32 (XSH-RR, 64-bit state),
//! [`Rng::below`] its published rejection method, [`Rng::shuffle`] a Fisher–Yates
//! shuffle from the last item down. Golden vectors in the tests pin all three.

/// A deterministic stream of random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rng {
    state: u64,
    increment: u64,
}

const MULTIPLIER: u64 = 6_364_136_223_846_793_005;

impl Rng {
    /// The stream number `stream` of a seed. The streams of one seed are
    /// independent, so that each purpose can have its own.
    pub const fn new(seed: u64, stream: u64) -> Self {
        let increment = (stream << 1) | 1;
        let mut rng = Self {
            state: 0,
            increment,
        }
        .stepped();
        rng.state = rng.state.wrapping_add(seed);
        rng.stepped()
    }

    const fn stepped(self) -> Self {
        Self {
            state: self
                .state
                .wrapping_mul(MULTIPLIER)
                .wrapping_add(self.increment),
            increment: self.increment,
        }
    }

    /// The next 32 random bits.
    pub const fn next_u32(&mut self) -> u32 {
        let old = self.state;
        *self = self.stepped();
        let folded = (((old >> 18) ^ old) >> 27) as u32;
        folded.rotate_right((old >> 59) as u32)
    }

    /// The next 64 random bits, the high half first.
    pub const fn next_u64(&mut self) -> u64 {
        let high = self.next_u32() as u64;
        (high << 32) | self.next_u32() as u64
    }

    /// A uniformly distributed number in `0..bound`; 0 if `bound` is 0.
    pub const fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let drawn = self.next_u32();
            if drawn >= threshold {
                return drawn % bound;
            }
        }
    }

    /// A uniformly chosen item of a list, or `None` if the list is empty.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Shuffles the items uniformly.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers that the authors of PCG publish for seed 42, stream 54.
    #[test]
    fn agrees_with_the_published_generator() {
        let mut rng = Rng::new(42, 54);
        let drawn: Vec<u32> = (0..6).map(|_| rng.next_u32()).collect();
        assert_eq!(
            drawn,
            [
                0xa15c_02b7,
                0x7b47_f409,
                0xba1d_3330,
                0x83d2_f293,
                0xbfa4_784b,
                0xcbed_606e
            ]
        );
    }

    /// The published demonstration continues with 65 coins, 33 dice and a deck of
    /// cards; these are its dice.
    #[test]
    fn below_agrees_with_the_published_dice() {
        let mut rng = Rng::new(42, 54);
        for _ in 0..6 {
            rng.next_u32();
        }
        let coins: String = (0..65)
            .map(|_| if rng.below(2) == 1 { 'H' } else { 'T' })
            .collect();
        assert_eq!(
            coins,
            "HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT"
        );
        let dice: Vec<u32> = (0..33).map(|_| rng.below(6) + 1).collect();
        assert_eq!(
            dice,
            [
                3, 4, 1, 1, 2, 2, 3, 2, 4, 3, 2, 4, 3, 3, 5, 2, 3, 1, 3, 1, 5, 1, 4, 1, 5, 6, 4, 6,
                6, 2, 6, 3, 3
            ]
        );
    }

    #[test]
    fn below_is_even_and_in_range() {
        let mut rng = Rng::new(1, 1);
        let mut seen = [0_u32; 7];
        for _ in 0..70_000 {
            seen[rng.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_500..10_500).contains(n)), "{seen:?}");
        assert_eq!(rng.below(0), 0);
        assert_eq!(rng.below(1), 0);
    }

    #[test]
    fn shuffle_is_frozen() {
        let mut rng = Rng::new(2026, 0);
        let mut items: Vec<u8> = (0..16).collect();
        rng.shuffle(&mut items);
        assert_eq!(items, SHUFFLED_16_OF_SEED_2026);
    }

    const SHUFFLED_16_OF_SEED_2026: [u8; 16] =
        [12, 6, 3, 8, 2, 9, 0, 5, 14, 15, 10, 11, 1, 7, 13, 4];
}
