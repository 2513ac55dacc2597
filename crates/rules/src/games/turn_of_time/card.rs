//! The sixteen cards: the kinds of them, a card with one face up, and sets of
//! them (rulebook: "Components").

use super::season::{ParseSeasonError, Season};
use serde::Serialize;

/// Number of cards of the game (rulebook: "Components").
pub const CARDS: u8 = 16;

/// A card by its two faces, regardless of which is up. Cards with the same faces
/// are interchangeable: the sixteen cards are of ten kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardKind(u8);

/// The faces of the ten kinds: four single cards, then the six pairs.
const FACES: [(Season, Season); CardKind::COUNT] = {
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

impl CardKind {
    /// Number of kinds.
    pub const COUNT: usize = 10;

    /// All kinds: single cards in the order of the seasons, then double ones.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The kind with these two faces, in either order.
    pub const fn new(one: Season, other: Season) -> Self {
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

    /// Index in [`CardKind::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The two faces, in the order of the seasons.
    pub const fn faces(self) -> (Season, Season) {
        FACES[self.0 as usize]
    }

    /// Whether both faces are the same.
    pub const fn is_single(self) -> bool {
        self.0 < 4
    }

    /// How many of the sixteen cards are of this kind.
    pub const fn copies(self) -> u8 {
        if self.is_single() { 1 } else { 2 }
    }

    /// The card with the face of the earlier season up.
    pub const fn card(self) -> Card {
        let (up, down) = self.faces();
        Card::new(up, down)
    }

    /// The card with either face up: one way for a single card, two for a double
    /// one.
    pub fn orientations(self) -> impl Iterator<Item = Card> {
        let card = self.card();
        let turned_over = (!card.is_single()).then_some(card.flipped());
        core::iter::once(card).chain(turned_over)
    }
}

/// A card on the table. The text is the face that is up and, of a
/// double card, the face below after a slash: `Sp`, `Sp/Su`; it is read in any
/// case.
///
/// ```
/// use rules::games::turn_of_time::{Card, Season};
///
/// let card: Card = "Sp/Su".parse()?;
/// assert_eq!((card.up, card.down), (Season::Spring, Season::Summer));
/// assert_eq!(card.flipped().to_string(), "Su/Sp");
/// # Ok::<(), rules::games::turn_of_time::ParseCardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// The season that shows.
    pub up: Season,
    /// The season on the other face.
    pub down: Season,
}

impl Card {
    /// A card that shows `up`.
    pub const fn new(up: Season, down: Season) -> Self {
        Self { up, down }
    }

    /// The card's kind.
    pub const fn kind(self) -> CardKind {
        CardKind::new(self.up, self.down)
    }

    /// Whether both faces are the same.
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
            write!(f, "/{}", self.down)?;
        }
        Ok(())
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why a text is not a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseCardError {
    /// A face is not a season.
    #[error(transparent)]
    Season(#[from] ParseSeasonError),
    /// Two equal faces are written as one: `Sp`, not `Sp/Sp`.
    #[error("a card with two equal faces is written as one season")]
    EqualFaces,
}

impl core::str::FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        let Some((up, down)) = text.split_once('/') else {
            let season = text.parse()?;
            return Ok(Self::new(season, season));
        };
        let card = Self::new(up.parse()?, down.parse()?);
        if card.is_single() {
            return Err(ParseCardError::EqualFaces);
        }
        Ok(card)
    }
}

/// A set of cards, such as a player's hand or the deck: how many of each kind,
/// two bits per kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand(u32);

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// Number of cards of a kind, at most two.
    pub const fn count(self, kind: CardKind) -> u8 {
        (self.0 >> (2 * kind.0)) as u8 & 3
    }

    /// Adds a card of a kind, of which there are at most two.
    pub const fn add(&mut self, kind: CardKind) {
        self.0 += 1 << (2 * kind.0);
    }

    /// Removes a card. Returns whether there was one.
    pub const fn remove(&mut self, kind: CardKind) -> bool {
        let found = self.count(kind) > 0;
        if found {
            self.0 -= 1 << (2 * kind.0);
        }
        found
    }

    /// Number of cards.
    pub fn len(self) -> u8 {
        CardKind::all().map(|kind| self.count(kind)).sum()
    }

    /// Whether there are no cards.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds of which there is a card.
    pub fn kinds(self) -> impl Iterator<Item = CardKind> {
        CardKind::all().filter(move |kind| self.count(*kind) > 0)
    }

    /// All cards by their kinds; a kind that is there twice comes twice.
    pub fn cards(self) -> impl Iterator<Item = CardKind> {
        self.kinds()
            .flat_map(move |kind| core::iter::repeat_n(kind, self.count(kind) as usize))
    }

    /// A season's set of four cards: its single card and one double card with
    /// each other season (rulebook: "Setup").
    pub fn season_set(season: Season) -> Self {
        let mut hand = Self::EMPTY;
        for other in Season::ALL {
            hand.add(CardKind::new(season, other));
        }
        hand
    }

    /// The cards of both hands.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// All sixteen cards (rulebook: "Components").
    pub fn full_deck() -> Self {
        Season::ALL.into_iter().fold(Self::EMPTY, |hand, season| {
            hand.union(Self::season_set(season))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_found_by_their_faces() {
        for kind in CardKind::all() {
            let (one, other) = kind.faces();
            assert_eq!(CardKind::new(one, other), kind);
            assert_eq!(CardKind::new(other, one), kind);
        }
    }

    /// Rulebook, "Components": four single cards and twelve double ones.
    #[test]
    fn sixteen_cards() {
        let all = Hand::full_deck();
        assert_eq!(all.len(), 16);
        for kind in CardKind::all() {
            assert_eq!(all.count(kind), kind.copies());
        }
        assert_eq!(all.cards().filter(|kind| kind.is_single()).count(), 4);
    }

    #[test]
    fn cards_are_written_with_the_face_up_first() {
        let card = Card::new(Season::Spring, Season::Summer);
        assert_eq!(card.to_string(), "Sp/Su");
        assert_eq!("sp/SU".parse(), Ok(card));
        assert_eq!(card.flipped().to_string(), "Su/Sp");
        assert_eq!("Wi".parse().map(Card::is_single), Ok(true));
        for text in ["Sp/", "Spr"] {
            let error = ParseCardError::Season(ParseSeasonError);
            assert_eq!(text.parse::<Card>(), Err(error));
            assert_eq!(error.to_string(), "a season is `Sp`, `Su`, `Fa` or `Wi`");
        }
        assert_eq!("Sp/Sp".parse::<Card>(), Err(ParseCardError::EqualFaces));
    }
}
