//! The market: what is for sale, and the face-down stacks behind it.

use super::action::Item;
use super::monuments::{MONUMENT_COUNT, Monument};
use super::tiles::{STACK_COUNT, STACK_SIZE, Stack, Tile, stack_count};
use crate::rng::Rng;
use crate::seat::Seat;

/// Long roads for sale at the start of a round.
///
/// Rulebook: "Game Setup", E.
pub const fn long_roads(players: u8) -> u8 {
    match players {
        0..=2 => 1,
        3 | 4 => 2,
        _ => 3,
    }
}

/// Sets of short roads for sale at the start of a round.
///
/// Rulebook: "Game Setup", E.
pub const fn short_sets(players: u8) -> u8 {
    match players {
        0..=3 => 1,
        _ => 2,
    }
}

/// The number of face-up monuments: 3, or 2 in a solo game.
///
/// Rulebook: "Monuments" and "Solo Play".
pub const fn face_up_monuments(players: u8) -> usize {
    match players {
        0 | 1 => 2,
        _ => MONUMENT_ROW,
    }
}

/// The largest number of face-up monuments.
pub const MONUMENT_ROW: usize = 3;

/// What is for sale this round, and the face-down tiles and monuments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Market {
    /// The tiles of each stack in the order they are revealed, one per round.
    stacks: [[Tile; STACK_SIZE]; STACK_COUNT],
    /// The current round, which is also the number of tiles revealed from each
    /// stack.
    pub(super) round: u8,
    /// Bit set of the stacks whose face-up tile is still for sale.
    available_tiles: u8,
    players: u8,
    long_roads: u8,
    short_sets: u8,
    tower: bool,
    /// The buyers of the pedestals.
    pub(super) pedestals: [Option<Seat>; 2],
    /// The face-up monuments; only the first
    /// [`face_up_monuments`] places are used.
    pub(super) row: [Option<Monument>; MONUMENT_ROW],
    deck: [Monument; MONUMENT_COUNT],
    /// Monuments drawn from the deck so far.
    pub(super) drawn: u8,
    /// Size of the full deck.
    deck_size: u8,
}

impl Market {
    /// A market before the first round, with tiles and monuments in the order
    /// they will be revealed. The deck is cut to `deck_size` monuments.
    pub(super) const fn new(
        players: u8,
        stacks: [[Tile; STACK_SIZE]; STACK_COUNT],
        deck: [Monument; MONUMENT_COUNT],
        deck_size: u8,
    ) -> Self {
        Self {
            stacks,
            round: 0,
            available_tiles: 0,
            players,
            long_roads: 0,
            short_sets: 0,
            tower: false,
            pedestals: [None; 2],
            row: [None; MONUMENT_ROW],
            deck,
            drawn: 0,
            deck_size,
        }
    }

    /// Puts everything out for a round, except monuments.
    ///
    /// Rulebook: "Game Overview and Rounds", steps 1 to 5.
    pub(super) fn restock(&mut self, round: u8) {
        self.round = round;
        self.available_tiles = u8::MAX >> (STACK_COUNT - stack_count(self.players));
        self.long_roads = long_roads(self.players);
        self.short_sets = short_sets(self.players);
        self.tower = true;
        self.pedestals = [None; 2];
    }

    /// The tile revealed from a stack this round, whether it is sold or not.
    pub(super) fn tile_of_round(&self, stack: Stack) -> Tile {
        let index = usize::from(self.round.saturating_sub(1)) % STACK_SIZE;
        self.stacks[stack as usize][index]
    }

    /// The face-up tile of a stack, or `None` when it is sold.
    pub fn tile(&self, stack: Stack) -> Option<Tile> {
        let available = self.available_tiles >> stack as u8 & 1 == 1;
        available.then(|| self.tile_of_round(stack))
    }

    /// The stacks in use with this number of players.
    pub fn stacks(&self) -> impl ExactSizeIterator<Item = Stack> + use<> {
        Stack::for_players(self.players)
    }

    /// Long roads for sale.
    pub const fn long_roads(&self) -> u8 {
        self.long_roads
    }

    /// Sets of short roads for sale.
    pub const fn short_sets(&self) -> u8 {
        self.short_sets
    }

    /// Whether the tower is for sale.
    pub const fn tower(&self) -> bool {
        self.tower
    }

    /// The buyers of the first and the second pedestal this round.
    pub const fn pedestals(&self) -> [Option<Seat>; 2] {
        self.pedestals
    }

    /// The face-up monuments. Where they are replaced at the end of the turn, the place of
    /// one that was bought stays empty until then.
    pub const fn monument_row(&self) -> [Option<Monument>; MONUMENT_ROW] {
        self.row
    }

    /// The number of monuments in the face-down deck.
    pub fn deck_len(&self) -> usize {
        self.hidden_deck().len()
    }

    /// The face-down monuments, top card first. Players do not know their order.
    pub fn hidden_deck(&self) -> &[Monument] {
        let (from, to) = (usize::from(self.drawn), usize::from(self.deck_size));
        self.deck.get(from..to).unwrap_or(&[])
    }

    /// The face-down tiles of a stack, top tile first. Players do not know their order.
    pub fn hidden_stack(&self, stack: Stack) -> &[Tile] {
        let from = usize::from(self.round);
        self.stacks[stack as usize].get(from..).unwrap_or(&[])
    }

    /// The face-down tiles of a stack in the order of [`Tile::index`], which
    /// reveals nothing about the order in the stack.
    pub fn remaining_tiles(&self, stack: Stack) -> impl Iterator<Item = Tile> + use<> {
        let mut remains = [false; STACK_SIZE];
        for tile in self.hidden_stack(stack) {
            remains[tile.index() % STACK_SIZE] = true;
        }
        (0..STACK_SIZE as u8)
            .filter(move |number| remains[usize::from(*number)])
            .map(move |number| Tile::new(stack, number))
    }

    /// The face-down monuments in the order of [`Monument::ALL`], which reveals
    /// nothing about the order in the deck.
    pub fn remaining_monuments(&self) -> impl Iterator<Item = Monument> + use<> {
        let deck = self.hidden_deck().iter();
        Monument::from_bits(deck.fold(0, |bits, monument| bits | monument.bit()))
    }

    /// Takes an item. The place of a monument stays empty until [`Self::refill_row`].
    pub(super) fn take(&mut self, item: Item, buyer: Seat) {
        match item {
            Item::Tile(stack) => self.available_tiles &= !(1 << stack as u8),
            Item::LongRoad => self.long_roads = self.long_roads.saturating_sub(1),
            Item::ShortRoads => self.short_sets = self.short_sets.saturating_sub(1),
            Item::Tower => self.tower = false,
            Item::FirstPedestal => self.pedestals[0] = Some(buyer),
            Item::SecondPedestal => self.pedestals[1] = Some(buyer),
            Item::Monument(monument) => {
                for place in &mut self.row {
                    place.take_if(|other| *other == monument);
                }
            }
        }
    }

    /// Fills the empty places of the monument row from the deck and calls
    /// `revealed` with each new monument. House ruling: a new monument takes the
    /// place of the one bought; once the deck is empty the row closes up.
    ///
    /// Rulebook: "Monuments".
    pub(super) fn refill_row(&mut self, mut revealed: impl FnMut(Monument)) {
        for place in 0..face_up_monuments(self.players) {
            if self.row[place].is_none()
                && let Some(next) = self.hidden_deck().first().copied()
            {
                self.row[place] = Some(next);
                self.drawn += 1;
                revealed(next);
            }
        }
        let mut closed = [None; MONUMENT_ROW];
        for (place, monument) in closed.iter_mut().zip(self.row.iter().flatten()) {
            *place = Some(*monument);
        }
        self.row = closed;
    }

    /// Hides the order of the face-down tiles and monuments; which ones they are
    /// is public.
    pub(super) fn redact(&mut self) {
        let from = usize::from(self.round).min(STACK_SIZE);
        for stack in &mut self.stacks {
            stack[from..].sort_unstable();
        }
        self.hidden_deck_mut().sort_unstable();
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        let from = usize::from(self.round).min(STACK_SIZE);
        for stack in &mut self.stacks {
            rng.shuffle(&mut stack[from..]);
        }
        rng.shuffle(self.hidden_deck_mut());
    }

    fn hidden_deck_mut(&mut self) -> &mut [Monument] {
        let (from, to) = (usize::from(self.drawn), usize::from(self.deck_size));
        self.deck.get_mut(from..to).unwrap_or(&mut [])
    }

    /// The state as bytes for the state hash.
    pub(super) fn bytes(&self) -> impl Iterator<Item = u8> + '_ {
        let seat = |seat: Option<Seat>| seat.map_or(0, Seat::number);
        let counts = [
            self.round,
            self.available_tiles,
            self.long_roads,
            self.short_sets,
            u8::from(self.tower),
            seat(self.pedestals[0]),
            seat(self.pedestals[1]),
            self.drawn,
            self.deck_size,
        ];
        let row = self.row.map(|place| place.map_or(u8::MAX, |m| m as u8));
        let tiles = self
            .stacks()
            .flat_map(|stack| &self.stacks[stack as usize])
            .map(|tile| tile.index() as u8);
        let deck = self.hidden_deck().iter().map(|monument| *monument as u8);
        counts.into_iter().chain(row).chain(tiles).chain(deck)
    }
}
