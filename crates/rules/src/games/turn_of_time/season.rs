//! Seasons and cards.

use serde::Serialize;

/// A season. They follow each other in this order and round again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Season {
    /// Flipped by Summer.
    #[serde(rename = "Sp")]
    Spring,
    /// Flipped by Fall.
    #[serde(rename = "Su")]
    Summer,
    /// Flipped by Winter.
    #[serde(rename = "Fa")]
    Fall,
    /// Flipped by Spring.
    #[serde(rename = "Wi")]
    Winter,
}

/// What two seasons that meet do to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The card that was just played flips.
    pub new_flips: bool,
    /// The card that lay there flips.
    pub other_flips: bool,
}

impl Season {
    /// All seasons in their order.
    pub const ALL: [Self; 4] = [Self::Spring, Self::Summer, Self::Fall, Self::Winter];

    /// Number from 0 in the order of the seasons.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The season with this number, counted round.
    #[must_use]
    pub const fn nth(number: usize) -> Self {
        Self::ALL[number & 3]
    }

    /// Its two letters in notation.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::Spring => "Sp",
            Self::Summer => "Su",
            Self::Fall => "Fa",
            Self::Winter => "Wi",
        }
    }

    /// Reads the two letters in any case.
    #[must_use]
    pub fn read(letters: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|season| season.letters().eq_ignore_ascii_case(letters))
    }

    /// What happens when a new card showing this season meets another card
    /// (rulebook: "Flipping Seasons"): a season is flipped by the next one,
    /// opposite seasons flip each other.
    #[must_use]
    pub const fn meets(self, other: Self) -> Meeting {
        let ahead = (other as usize + 4 - self as usize) & 3;
        Meeting {
            new_flips: ahead == 1 || ahead == 2,
            other_flips: ahead == 2 || ahead == 3,
        }
    }
}

/// A card by its two faces, whichever is up. Cards with the same faces are
/// the same: ten kinds make up the sixteen cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

/// The faces of the ten kinds: four single cards, then the six pairs.
const FACES: [(Season, Season); Kind::COUNT] = {
    use Season::{Fall, Spring, Summer, Winter};
    [
        (Spring, Spring),
        (Summer, Summer),
        (Fall, Fall),
        (Winter, Winter),
        (Spring, Summer),
        (Spring, Fall),
        (Spring, Winter),
        (Summer, Fall),
        (Summer, Winter),
        (Fall, Winter),
    ]
};

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 10;

    /// All kinds: singles in the order of the seasons, then pairs.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The card with these two faces.
    #[must_use]
    pub const fn of(one: Season, other: Season) -> Self {
        let (low, high) = if (one as u8) < (other as u8) {
            (one as u8, other as u8)
        } else {
            (other as u8, one as u8)
        };
        if low == high {
            return Self(low);
        }
        // Pairs that begin with Spring, Summer, Fall start at 4, 7, 9.
        Self(match low {
            0 => 3 + high,
            1 => 5 + high,
            _ => 9,
        })
    }

    /// Number from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The two faces, in the order of the seasons.
    #[must_use]
    pub const fn faces(self) -> (Season, Season) {
        FACES[self.0 as usize]
    }

    /// Whether both faces are the same.
    #[must_use]
    pub const fn is_single(self) -> bool {
        self.0 < 4
    }

    /// How many of the sixteen cards are of this kind.
    #[must_use]
    pub const fn copies(self) -> u8 {
        if self.is_single() { 1 } else { 2 }
    }

    /// The ways to lay it down: one for a single card, two for a double one.
    pub fn ways(self) -> impl Iterator<Item = Card> {
        let (first, second) = self.faces();
        let turned = (first != second).then_some(Card::new(second, first));
        core::iter::once(Card::new(first, second)).chain(turned)
    }
}

/// A card as it lies: the face that is up and the one below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// The season that shows.
    pub up: Season,
    /// The season below.
    pub down: Season,
}

impl Card {
    /// A card that shows `up`.
    #[must_use]
    pub const fn new(up: Season, down: Season) -> Self {
        Self { up, down }
    }

    /// Which card it is.
    #[must_use]
    pub const fn kind(self) -> Kind {
        Kind::of(self.up, self.down)
    }

    /// Whether both faces are the same.
    #[must_use]
    pub const fn is_single(self) -> bool {
        self.up as u8 == self.down as u8
    }

    /// The card turned over.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self::new(self.down, self.up)
    }
}

impl core::fmt::Display for Card {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.up.letters())?;
        if !self.is_single() {
            write!(f, "/{}", self.down.letters())?;
        }
        Ok(())
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Card {
    /// Reads `Sp` or `Sp/Su`, in any case; the face that is up comes first.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        match text.split_once('/') {
            None => Season::read(text).map(|season| Self::new(season, season)),
            Some((up, down)) => {
                let card = Self::new(Season::read(up)?, Season::read(down)?);
                (!card.is_single()).then_some(card)
            }
        }
    }
}

/// Cards of one player, or of the deck: how many of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand(u32);

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// How many cards of a kind are in it, at most two.
    #[must_use]
    pub const fn count(self, kind: Kind) -> u8 {
        (self.0 >> (2 * kind.0)) as u8 & 3
    }

    /// Adds a card.
    pub const fn add(&mut self, kind: Kind) {
        self.0 += 1 << (2 * kind.0);
    }

    /// Takes a card out if it is there, and tells whether it was.
    pub const fn take(&mut self, kind: Kind) -> bool {
        let there = self.count(kind) > 0;
        if there {
            self.0 -= 1 << (2 * kind.0);
        }
        there
    }

    /// How many cards there are.
    #[must_use]
    pub fn len(self) -> u8 {
        Kind::all().map(|kind| self.count(kind)).sum()
    }

    /// Whether there are no cards.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The different kinds in it.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::all().filter(move |kind| self.count(*kind) > 0)
    }

    /// All cards, equal ones one after the other.
    pub fn cards(self) -> impl Iterator<Item = Kind> {
        self.kinds()
            .flat_map(move |kind| core::iter::repeat_n(kind, self.count(kind) as usize))
    }

    /// The four cards of a season's set: its single card and a double with
    /// each other season.
    #[must_use]
    pub fn set_of(season: Season) -> Self {
        let mut hand = Self::EMPTY;
        for other in Season::ALL {
            hand.add(Kind::of(season, other));
        }
        hand
    }

    /// The cards of both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// All sixteen cards.
    #[must_use]
    pub fn all_cards() -> Self {
        Season::ALL
            .into_iter()
            .fold(Self::EMPTY, |hand, season| hand.and(Self::set_of(season)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_found_by_their_faces() {
        for kind in Kind::all() {
            let (one, other) = kind.faces();
            assert_eq!(Kind::of(one, other), kind);
            assert_eq!(Kind::of(other, one), kind);
        }
    }

    /// Rulebook, "Flipping Seasons", and the table of what meetings do.
    #[test]
    fn seasons_flip_in_their_order() {
        use Season::{Fall, Spring, Summer, Winter};
        let flips = |new: Season, other: Season| {
            let meeting = new.meets(other);
            (meeting.new_flips, meeting.other_flips)
        };
        assert_eq!(flips(Spring, Summer), (true, false));
        assert_eq!(flips(Winter, Spring), (true, false));
        assert_eq!(flips(Fall, Summer), (false, true));
        assert_eq!(flips(Spring, Winter), (false, true));
        assert_eq!(flips(Fall, Spring), (true, true));
        assert_eq!(flips(Summer, Winter), (true, true));
        assert_eq!(flips(Fall, Fall), (false, false));
    }

    /// Rulebook, "Components": four single cards and twelve double ones.
    #[test]
    fn sixteen_cards() {
        let all = Hand::all_cards();
        assert_eq!(all.len(), 16);
        for kind in Kind::all() {
            assert_eq!(all.count(kind), kind.copies());
        }
        assert_eq!(all.cards().filter(|kind| kind.is_single()).count(), 4);
    }

    #[test]
    fn cards_are_written_with_the_face_up_first() {
        let card = Card::new(Season::Spring, Season::Summer);
        assert_eq!(card.to_string(), "Sp/Su");
        assert_eq!(Card::read("sp/SU"), Some(card));
        assert_eq!(card.flipped().to_string(), "Su/Sp");
        assert_eq!(Card::read("Wi").map(Card::is_single), Some(true));
        assert_eq!(Card::read("Sp/"), None);
        assert_eq!(Card::read("Spr"), None);
    }
}
