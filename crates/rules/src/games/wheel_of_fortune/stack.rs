//! The stack of tiles.

use super::tile_sets::TileSet;
use super::tiles::{TILE_COUNT, Tile};
use super::variant::Variant;
use crate::rng::Rng;

/// The size of the largest stack.
pub(super) const MAX_TILES: usize = TileSet::WithBaseGame.size();

/// The stack of tiles, in the order in which they are drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stack {
    tiles: [Tile; MAX_TILES],
    /// The number of tiles drawn so far.
    pub(super) drawn: u8,
    count: u8,
}

impl Stack {
    /// The stack of a variant: the `first` tiles, without copies that the variant does not
    /// have, then the others in random order. `max_size`, at least 1, cuts it short.
    pub(super) fn new(variant: Variant, first: &[Tile], max_size: usize, rng: &mut Rng) -> Self {
        let mut counts = variant.tile_counts();
        let mut stack = Self {
            tiles: [Tile::START; MAX_TILES],
            drawn: 0,
            count: 0,
        };
        for tile in first {
            if counts[tile.index()] > 0 {
                counts[tile.index()] -= 1;
                stack.push(*tile);
            }
        }
        let listed = usize::from(stack.count);
        for tile in Tile::all() {
            for _ in 0..counts[tile.index()] {
                stack.push(tile);
            }
        }
        let count = usize::from(stack.count);
        rng.shuffle(&mut stack.tiles[listed..count]);
        let size = count.min(max_size.min(variant.tiles.size()).max(1));
        stack.tiles[size..].fill(Tile::START);
        stack.count = size as u8;
        stack
    }

    fn push(&mut self, tile: Tile) {
        if let Some(free) = self.tiles.get_mut(usize::from(self.count)) {
            *free = tile;
            self.count += 1;
        }
    }

    pub(super) fn draw(&mut self) -> Option<Tile> {
        let tile = self.remaining().first().copied()?;
        self.drawn += 1;
        Some(tile)
    }

    /// The tiles still in the stack, the next one first.
    pub(super) fn remaining(&self) -> &[Tile] {
        let (from, to) = (usize::from(self.drawn), usize::from(self.count));
        self.tiles.get(from..to).unwrap_or(&[])
    }

    fn remaining_mut(&mut self) -> &mut [Tile] {
        let (from, to) = (usize::from(self.drawn), usize::from(self.count));
        self.tiles.get_mut(from..to).unwrap_or(&mut [])
    }

    /// Sorts the remaining tiles: players know which ones remain, but not their
    /// order.
    pub(super) fn hide_order(&mut self) {
        let mut counts = [0; TILE_COUNT];
        for tile in self.remaining() {
            counts[tile.index()] += 1;
        }
        let mut slots = self.remaining_mut().iter_mut();
        for tile in Tile::all() {
            for slot in slots.by_ref().take(counts[tile.index()]) {
                *slot = tile;
            }
        }
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(self.remaining_mut());
    }
}
