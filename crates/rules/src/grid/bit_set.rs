//! Sets with one bit per member.

use core::fmt;
use core::marker::PhantomData;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};
use serde::{Serialize, Serializer};

/// What a [`BitSet`] can hold: something with a small number of its own.
///
/// Other crates cannot name this trait, so that they cannot make a cell that is not
/// on its board.
pub trait BitIndex: Copy {
    /// The bit of this member, counted from 0.
    fn bit(self) -> u8;

    /// The member of a bit that [`Self::bit`] returned.
    fn from_bit(bit: u8) -> Self;
}

/// A set with one bit per member in words of 64 bits. Members are ordered by their
/// bits; bits beyond the last word do not occur.
///
/// A set of squares uses a fixed number of bits per row, its stride. Where it is
/// larger than the number of columns, the unused bits keep shifts to the east and
/// west from wrapping into another row.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BitSet<T, const WORDS: usize> {
    words: [u64; WORDS],
    members: PhantomData<T>,
}

impl<T: Copy, const WORDS: usize> BitSet<T, WORDS> {
    /// The empty set.
    pub const NONE: Self = Self::from_words([0; WORDS]);

    /// The set with these bits, the lowest word first.
    #[inline]
    pub(crate) const fn from_words(words: [u64; WORDS]) -> Self {
        Self {
            words,
            members: PhantomData,
        }
    }

    /// The set as bytes, for the state hash.
    pub(crate) fn bytes(self) -> impl Iterator<Item = u8> {
        self.words.into_iter().flat_map(u64::to_le_bytes)
    }

    /// Adds the member with this bit.
    #[inline]
    pub(crate) const fn add_bit(&mut self, bit: u8) {
        self.words[(bit / 64) as usize % WORDS] |= 1 << (bit % 64);
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let (mut any, mut at) = (0, 0);
        while at < WORDS {
            any |= self.words[at];
            at += 1;
        }
        any == 0
    }

    /// The number of members.
    #[inline]
    pub const fn len(self) -> u32 {
        let (mut len, mut at) = (0, 0);
        while at < WORDS {
            len += self.words[at].count_ones();
            at += 1;
        }
        len
    }

    /// Union: `|` for constants.
    #[inline]
    #[must_use]
    pub const fn or(mut self, other: Self) -> Self {
        let mut at = 0;
        while at < WORDS {
            self.words[at] |= other.words[at];
            at += 1;
        }
        self
    }

    /// Intersection: `&` for constants.
    #[inline]
    #[must_use]
    pub const fn and(mut self, other: Self) -> Self {
        let mut at = 0;
        while at < WORDS {
            self.words[at] &= other.words[at];
            at += 1;
        }
        self
    }

    /// Difference, the members that are not in the other set: `-` for constants.
    #[inline]
    #[must_use]
    pub const fn without(mut self, other: Self) -> Self {
        let mut at = 0;
        while at < WORDS {
            self.words[at] &= !other.words[at];
            at += 1;
        }
        self
    }

    /// Whether the two sets share a member.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// Moves every member down by this number of bits. The caller masks out what
    /// leaves the columns of the board.
    #[inline]
    pub(crate) const fn down(mut self, bits: u8) -> Self {
        let mut skip = bits / 64;
        while skip > 0 {
            let mut at = 0;
            while at < WORDS {
                self.words[at] = if at + 1 < WORDS {
                    self.words[at + 1]
                } else {
                    0
                };
                at += 1;
            }
            skip -= 1;
        }
        let by = bits % 64;
        let mut at = 0;
        while at < WORDS {
            let above = if at + 1 < WORDS {
                self.words[at + 1]
            } else {
                0
            };
            // Two shifts, because a shift by 64 bits would overflow.
            self.words[at] = self.words[at] >> by | above << 1 << (63 - by);
            at += 1;
        }
        self
    }

    /// Moves every member up by this number of bits; see [`Self::down`].
    #[inline]
    pub(crate) const fn up(mut self, bits: u8) -> Self {
        let mut skip = bits / 64;
        while skip > 0 {
            let mut at = WORDS;
            while at > 0 {
                at -= 1;
                self.words[at] = if at > 0 { self.words[at - 1] } else { 0 };
            }
            skip -= 1;
        }
        let by = bits % 64;
        let mut at = WORDS;
        while at > 0 {
            at -= 1;
            let below = if at > 0 { self.words[at - 1] } else { 0 };
            self.words[at] = self.words[at] << by | below >> 1 >> (63 - by);
        }
        self
    }

    /// The squares that share an edge with a square of this set, some of the set
    /// itself included, and bits beyond the board, which the caller masks out.
    #[inline]
    pub(crate) const fn adjacent(self, stride: u8) -> Self {
        let sides = self.down(1).or(self.up(1));
        let ends = self.down(stride).or(self.up(stride));
        sides.or(ends)
    }

    /// Flood fill: the squares of `within` that are connected edge to edge to this
    /// set.
    #[inline]
    pub(crate) const fn flood_fill(self, within: Self, stride: u8) -> Self {
        let mut all = self.and(within);
        loop {
            let more = all.or(all.adjacent(stride).and(within));
            if more.without(all).is_empty() {
                return all;
            }
            all = more;
        }
    }
}

macro_rules! operators {
    ($($operator:ident::$name:ident, $assign:ident::$assign_name:ident: $method:ident;)*) => {$(
        impl<T: Copy, const WORDS: usize> $operator for BitSet<T, WORDS> {
            type Output = Self;

            #[inline]
            fn $name(self, other: Self) -> Self {
                self.$method(other)
            }
        }

        impl<T: Copy, const WORDS: usize> $assign for BitSet<T, WORDS> {
            #[inline]
            fn $assign_name(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    )*};
}

operators! {
    BitOr::bitor, BitOrAssign::bitor_assign: or;
    BitAnd::bitand, BitAndAssign::bitand_assign: and;
    Sub::sub, SubAssign::sub_assign: without;
}

impl<T: BitIndex, const WORDS: usize> BitSet<T, WORDS> {
    /// The set of one member.
    #[inline]
    pub fn one(member: T) -> Self {
        let mut set = Self::NONE;
        set.add(member);
        set
    }

    /// Whether the set contains a member.
    #[inline]
    pub fn has(self, member: T) -> bool {
        let bit = member.bit();
        self.words[usize::from(bit / 64) % WORDS] >> (bit % 64) & 1 == 1
    }

    /// Adds a member, unless it is one already.
    #[inline]
    pub fn add(&mut self, member: T) {
        self.add_bit(member.bit());
    }

    /// The members in order.
    #[inline]
    pub fn iter(self) -> BitSetIter<T, WORDS> {
        BitSetIter { rest: self }
    }

    /// The first member.
    #[inline]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }
}

impl<T: Copy, const WORDS: usize> Default for BitSet<T, WORDS> {
    fn default() -> Self {
        Self::NONE
    }
}

/// Iterator over the members of a [`BitSet`] in order.
#[derive(Clone, Debug)]
pub struct BitSetIter<T: BitIndex, const WORDS: usize> {
    rest: BitSet<T, WORDS>,
}

impl<T: BitIndex, const WORDS: usize> Iterator for BitSetIter<T, WORDS> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        for (at, word) in self.rest.words.iter_mut().enumerate() {
            if *word != 0 {
                let bit = 64 * at as u32 + word.trailing_zeros();
                *word &= *word - 1;
                return Some(T::from_bit(bit as u8));
            }
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.rest.len() as usize;
        (len, Some(len))
    }
}

impl<T: BitIndex, const WORDS: usize> IntoIterator for BitSet<T, WORDS> {
    type Item = T;
    type IntoIter = BitSetIter<T, WORDS>;

    #[inline]
    fn into_iter(self) -> BitSetIter<T, WORDS> {
        self.iter()
    }
}

impl<T: BitIndex, const WORDS: usize> FromIterator<T> for BitSet<T, WORDS> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut all = Self::NONE;
        for member in members {
            all.add(member);
        }
        all
    }
}

impl<T: BitIndex + fmt::Debug, const WORDS: usize> fmt::Debug for BitSet<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: BitIndex + Serialize, const WORDS: usize> Serialize for BitSet<T, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl BitIndex for u8 {
        fn bit(self) -> u8 {
            self
        }

        fn from_bit(bit: u8) -> Self {
            bit
        }
    }

    type Set = BitSet<u8, 3>;

    #[test]
    fn members_are_iterated_in_order() {
        let set: Set = [130, 0, 63, 64, 191, 130].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 130, 191]);
        assert_eq!((set.len(), set.first()), (5, Some(0)));
        assert!(set.has(63) && !set.has(62));
        assert_eq!(set.iter().size_hint(), (5, Some(5)));
        assert!(Set::NONE.is_empty() && Set::NONE.first().is_none());
    }

    #[test]
    fn shifts_cross_words() {
        let bits = [0, 1, 62, 63, 64, 100, 127, 128, 191];
        let set: Set = bits.into_iter().collect();
        for by in [0, 1, 5, 63, 64, 65, 127, 128, 130, 191, 192, 255] {
            let down: Set = bits.iter().filter_map(|bit| bit.checked_sub(by)).collect();
            assert_eq!(set.down(by), down, "{by}");
            let up: Set = bits
                .iter()
                .filter_map(|bit| bit.checked_add(by))
                .filter(|bit| *bit < 192)
                .collect();
            assert_eq!(set.up(by), up, "{by}");
        }
    }

    #[test]
    fn a_flood_fill_stops_at_gaps() {
        // Two rows of seven squares; the fourth of each is missing.
        let within: Set = (0..16).filter(|bit| bit % 8 != 3 && bit % 8 != 7).collect();
        let west: Set = (0..16).filter(|bit| bit % 8 < 3).collect();
        assert_eq!(Set::one(0).flood_fill(within, 8), west);
        assert!(Set::one(3).flood_fill(within, 8).is_empty());
    }
}
