//! What lies on the table: tiles, roads, tower, pedestals and monuments.

use super::monuments::{MONUMENTS, Monument};
use super::tiles::{SLOTS, STACK, Slot, Tile, stacks};
use crate::rng::Rng;
use crate::seat::Seat;

/// Long roads of a round.
#[must_use]
pub const fn long_roads(players: u8) -> u8 {
    match players {
        0..=2 => 1,
        3 | 4 => 2,
        _ => 3,
    }
}

/// Sets of short roads of a round.
#[must_use]
pub const fn short_sets(players: u8) -> u8 {
    match players {
        0..=3 => 1,
        _ => 2,
    }
}

/// Monuments that lie face up: three, alone two.
#[must_use]
pub const fn row_length(players: u8) -> usize {
    match players {
        0 | 1 => 2,
        _ => ROW,
    }
}

/// Monuments that lie face up at most.
pub const ROW: usize = 3;

/// What is for sale, and what is still to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The stacks, the first round's tile first.
    stacks: [[Tile; STACK]; SLOTS],
    /// How many tiles of each stack came to light: the number of the round.
    pub(super) shown: u8,
    /// The stacks whose tile lies there, as bits.
    there: u8,
    players: u8,
    long: u8,
    short: u8,
    tower: bool,
    /// Who has the pedestals.
    pub(super) pedestals: [Option<Seat>; 2],
    pub(super) row: [Option<Monument>; ROW],
    deck: [Monument; MONUMENTS],
    /// Monuments of the deck that came to light.
    pub(super) drawn: u8,
    /// Monuments of the deck.
    deck_size: u8,
}

impl Offer {
    /// With tiles and monuments in this order, before the first round. There
    /// are no more monuments than `most`.
    pub(super) const fn new(
        players: u8,
        stacks: [[Tile; STACK]; SLOTS],
        deck: [Monument; MONUMENTS],
        most: u8,
    ) -> Self {
        Self {
            stacks,
            shown: 0,
            there: 0,
            players,
            long: 0,
            short: 0,
            tower: false,
            pedestals: [None; 2],
            row: [None; ROW],
            deck,
            drawn: 0,
            deck_size: most,
        }
    }

    /// Puts the things of a round there.
    pub(super) fn renew(&mut self, round: u8) {
        self.shown = round;
        self.there = u8::MAX >> (SLOTS - stacks(self.players));
        self.long = long_roads(self.players);
        self.short = short_sets(self.players);
        self.tower = true;
        self.pedestals = [None; 2];
    }

    /// The tile of a stack in this round, whether it is still there or not.
    pub(super) fn shown_tile(&self, slot: Slot) -> Tile {
        let at = usize::from(self.shown.saturating_sub(1)) % STACK;
        self.stacks[slot as usize][at]
    }

    /// The tile of a stack, if it is there.
    #[must_use]
    pub fn tile(&self, slot: Slot) -> Option<Tile> {
        let there = self.there >> slot as u8 & 1 == 1;
        there.then(|| self.shown_tile(slot))
    }

    /// The stacks of this table.
    pub fn slots(&self) -> impl ExactSizeIterator<Item = Slot> + use<> {
        Slot::of_players(self.players)
    }

    /// Long roads that are there.
    #[must_use]
    pub const fn long_roads(&self) -> u8 {
        self.long
    }

    /// Sets of short roads that are there.
    #[must_use]
    pub const fn short_sets(&self) -> u8 {
        self.short
    }

    /// Whether the tower is there.
    #[must_use]
    pub const fn tower(&self) -> bool {
        self.tower
    }

    /// Who has bought the pedestal of the first player, and who that of the
    /// second.
    #[must_use]
    pub const fn pedestals(&self) -> [Option<Seat>; 2] {
        self.pedestals
    }

    /// The monuments that lie face up. One that was bought in the running turn
    /// leaves its place empty.
    #[must_use]
    pub const fn row(&self) -> [Option<Monument>; ROW] {
        self.row
    }

    /// How many monuments are still to come.
    #[must_use]
    pub fn deck_left(&self) -> usize {
        self.deck_to_come().len()
    }

    /// The monuments that are still to come.
    pub(super) fn deck_to_come(&self) -> &[Monument] {
        let (from, to) = (usize::from(self.drawn), usize::from(self.deck_size));
        self.deck.get(from..to).unwrap_or(&[])
    }

    /// The tiles of a stack that are still to come.
    pub(super) fn stack_to_come(&self, slot: Slot) -> &[Tile] {
        let from = usize::from(self.shown);
        self.stacks[slot as usize].get(from..).unwrap_or(&[])
    }

    /// How many of each tile of a stack are still to come: of each number in
    /// the stack none or one.
    pub fn to_come(&self, slot: Slot) -> impl Iterator<Item = Tile> + use<> {
        let mut there = [false; STACK];
        for tile in self.stack_to_come(slot) {
            there[tile.index() % STACK] = true;
        }
        let numbers = (0..STACK as u8).filter(move |number| there[usize::from(*number)]);
        numbers.map(move |number| Tile::new(slot, number))
    }

    /// The monuments that are still to come, in the order of their age.
    pub fn monuments_to_come(&self) -> impl Iterator<Item = Monument> + use<> {
        let mut there = 0_u32;
        for monument in self.deck_to_come() {
            there |= 1 << *monument as u32;
        }
        let all = Monument::ALL.into_iter();
        all.filter(move |monument| there >> *monument as u32 & 1 == 1)
    }

    pub(super) fn take_tile(&mut self, slot: Slot) {
        self.there &= !(1 << slot as u8);
    }

    pub(super) fn take_long(&mut self) {
        self.long = self.long.saturating_sub(1);
    }

    pub(super) fn take_short(&mut self) {
        self.short = self.short.saturating_sub(1);
    }

    pub(super) fn take_tower(&mut self) {
        self.tower = false;
    }

    /// Takes a monument from the row; its place is empty until the row is
    /// filled.
    pub(super) fn take_monument(&mut self, monument: Monument) {
        for place in &mut self.row {
            if *place == Some(monument) {
                *place = None;
            }
        }
    }

    /// Fills the empty places of the row; where there is no monument left, it
    /// closes up. Tells which came.
    pub(super) fn fill_row(&mut self, mut came: impl FnMut(Monument)) {
        for at in 0..row_length(self.players) {
            if self.row[at].is_none()
                && let Some(next) = self.deck_to_come().first().copied()
            {
                self.row[at] = Some(next);
                self.drawn += 1;
                came(next);
            }
        }
        let mut closed = [None; ROW];
        for (place, monument) in closed.iter_mut().zip(self.row.iter().flatten()) {
            *place = Some(*monument);
        }
        self.row = closed;
    }

    /// Which tiles and monuments are to come is known, their order is not.
    pub(super) fn conceal(&mut self) {
        let from = usize::from(self.shown).min(STACK);
        for stack in &mut self.stacks {
            stack[from..].sort_unstable();
        }
        self.hidden_deck().sort_unstable();
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        let from = usize::from(self.shown).min(STACK);
        for stack in &mut self.stacks {
            rng.shuffle(&mut stack[from..]);
        }
        rng.shuffle(self.hidden_deck());
    }

    fn hidden_deck(&mut self) -> &mut [Monument] {
        let (from, to) = (usize::from(self.drawn), usize::from(self.deck_size));
        self.deck.get_mut(from..to).unwrap_or(&mut [])
    }

    /// All that makes it what it is.
    pub(super) fn bytes(&self) -> impl Iterator<Item = u8> + '_ {
        let seat = |seat: Option<Seat>| seat.map_or(0, Seat::number);
        let counts = [
            self.shown,
            self.there,
            self.long,
            self.short,
            u8::from(self.tower),
            seat(self.pedestals[0]),
            seat(self.pedestals[1]),
            self.drawn,
            self.deck_size,
        ];
        let row = self.row.map(|place| place.map_or(u8::MAX, |m| m as u8));
        let tiles = self.slots().flat_map(|slot| &self.stacks[slot as usize]);
        let tiles = tiles.map(|tile| tile.index() as u8);
        let deck = self.deck_to_come().iter().map(|monument| *monument as u8);
        counts.into_iter().chain(row).chain(tiles).chain(deck)
    }
}
