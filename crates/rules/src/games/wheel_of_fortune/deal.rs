//! The set-up: options, first player and the stack of tiles.

use super::board::Board;
use super::scoring::Ledger;
use super::tile_sets::TileSet;
use super::tiles::{TILE_COUNT, Tile};
use super::wheel::Wheel;
use super::{FOLLOWERS_PER_PLAYER, Phase, WheelOfFortune};
use crate::rng::Rng;
use crate::seat::{MAX_SEATS, Seat};
use crate::setup::{DrawError, GameOption, Setup};

// Streams of the seed: the first player, and the order of the tiles.
const FIRST_STREAM: u64 = 1;
const TILE_STREAM: u64 = 2;

/// Tiles in the stack at most.
const MAX_TILES: usize = TileSet::WithBaseGame.size();

const fn setup_option(id: &'static str, choices: &'static [&'static str]) -> GameOption {
    GameOption {
        id,
        choices,
        min_players: 2,
        max_players: 5,
        added: &[],
    }
}

/// The options of a setup; [`Variant`] explains them.
pub(super) const OPTIONS: &[GameOption] = &[
    GameOption {
        added: &[2, 3, 3],
        ..setup_option("tiles", TileSet::CHOICES)
    },
    setup_option("famine", &["all", "majority"]),
    setup_option("small-cities", &["4", "2"]),
    setup_option("wheel", &["start", "beside"]),
];
// Indices in that list.
const TILES: usize = 0;
const FAMINE: usize = 1;
const SMALL_CITIES: usize = 2;
const WHEEL: usize = 3;

/// The rule variants of a game; the default follows the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Variant {
    /// The tiles.
    pub tiles: TileSet,
    /// In the famine only farmers of players with the majority in their field
    /// score, as in the first edition (rulebook: footnotes).
    pub majority_famine: bool,
    /// A completed city of two tiles scores 2 points instead of 4.
    pub small_cities: bool,
    /// The wheel is beside the board and has no land. Rulebook: "House rules".
    pub wheel_beside: bool,
}

/// The start of a game with chosen first tiles, for studies and tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// The number of players, from 2 to 5.
    pub players: u8,
    /// The rule variants.
    pub variant: Variant,
    /// The first player; `None` leaves it to the seed.
    pub first_player: Option<Seat>,
    /// The first tiles of the stack. Copies that the game does not have are left
    /// out.
    pub tiles: Vec<Tile>,
    /// The largest size of the stack, at least 1; for short games.
    pub tile_limit: usize,
    /// The seed that decides the order of the other tiles.
    pub seed: u64,
}

impl Default for Scenario {
    fn default() -> Self {
        Self {
            players: 2,
            variant: Variant::default(),
            first_player: Some(Seat::FIRST),
            tiles: Vec::new(),
            tile_limit: MAX_TILES,
            seed: 0,
        }
    }
}

/// The stack of tiles, in the order in which they are drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stack {
    tiles: [Tile; MAX_TILES],
    drawn: u8,
    count: u8,
}

impl Stack {
    fn new(scenario: &Scenario) -> Self {
        let mut counts = tile_counts(scenario.variant);
        let mut stack = Self {
            tiles: [Tile::START; MAX_TILES],
            drawn: 0,
            count: 0,
        };
        for tile in &scenario.tiles {
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
        Rng::new(scenario.seed, TILE_STREAM).shuffle(&mut stack.tiles[listed..count]);
        let limit = scenario.tile_limit.min(scenario.variant.tiles.size());
        let size = count.min(limit.max(1));
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

    pub(super) const fn is_empty(&self) -> bool {
        self.drawn >= self.count
    }

    /// The number of tiles drawn so far.
    pub(super) const fn drawn(&self) -> u8 {
        self.drawn
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

/// The number of each tile in the stack of a variant, by [`Tile::index`].
fn tile_counts(variant: Variant) -> [u8; TILE_COUNT] {
    let mut counts = variant.tiles.counts();
    counts[Tile::START.index()] -= u8::from(variant.wheel_beside);
    counts
}

impl WheelOfFortune {
    /// The first state of a scenario, before the first tile is drawn. Rulebook:
    /// "Preparation".
    #[must_use]
    pub fn from_scenario(scenario: &Scenario) -> Self {
        let players = scenario.players.clamp(2, MAX_SEATS as u8);
        let first = match scenario.first_player {
            Some(seat) => seat.index() as u8 % players,
            None => Rng::new(scenario.seed, FIRST_STREAM).below(u32::from(players)) as u8,
        };
        let mut supply = [0; MAX_SEATS];
        supply[..usize::from(players)].fill(FOLLOWERS_PER_PLAYER);
        Self {
            board: if scenario.variant.wheel_beside {
                Board::with_start_tile()
            } else {
                Board::with_wheel()
            },
            stack: Stack::new(scenario),
            wheel: Wheel::START,
            ledger: Ledger::NONE,
            supply,
            variant: scenario.variant,
            players,
            active: first,
            turn: 1,
            phase: Phase::Draw,
            drawn: None,
            placed: None,
            end: None,
        }
    }
}

/// The variant of a setup.
fn variant(setup: &Setup) -> Variant {
    let chosen = |place| setup.choice(place) == 1;
    Variant {
        tiles: TileSet::ALL
            .get(usize::from(setup.choice(TILES)))
            .copied()
            .unwrap_or_default(),
        majority_famine: chosen(FAMINE),
        small_cities: chosen(SMALL_CITIES),
        wheel_beside: chosen(WHEEL),
    }
}

/// The first state of a setup.
pub(super) fn start(setup: &Setup) -> WheelOfFortune {
    let mut scenario = Scenario {
        players: setup.players(),
        variant: variant(setup),
        first_player: None,
        seed: setup.seed(),
        ..Scenario::default()
    };
    for text in setup.draws() {
        match parse_first_player(text) {
            Some(seat) => scenario.first_player = Some(seat),
            None => scenario.tiles.extend(text.parse::<Tile>()),
        }
    }
    WheelOfFortune::from_scenario(&scenario)
}

/// Parses `1` to `5`: the first player.
fn parse_first_player(text: &str) -> Option<Seat> {
    match text.as_bytes() {
        [number @ b'1'..=b'5'] => Seat::new(number - b'1'),
        _ => None,
    }
}

/// Checks listed draws: optionally the first player, then tiles, no more of each
/// than there are in the largest set.
pub(super) fn check_draws(players: u8, draws: &[String]) -> Result<(), DrawError> {
    let mut counts = TileSet::WithBaseGame.counts();
    for (index, text) in draws.iter().enumerate() {
        if index == 0
            && let Some(seat) = parse_first_player(text)
        {
            if seat.index() >= usize::from(players) {
                return Err(DrawError::Unavailable { index });
            }
            continue;
        }
        let tile: Tile = text.parse().map_err(|_| DrawError::Malformed { index })?;
        let remaining = &mut counts[tile.index()];
        *remaining = remaining
            .checked_sub(1)
            .ok_or(DrawError::Unavailable { index })?;
    }
    Ok(())
}

/// Checks that the set of tiles has the listed ones, and so many of each. In a recorded
/// game the others are left out.
pub(super) fn check_has_draws(setup: &Setup) -> Result<(), DrawError> {
    let variant = variant(setup);
    let (mut counts, mut tiles) = (tile_counts(variant), 0);
    for (index, draw) in setup.draws().iter().enumerate() {
        let Ok(tile) = draw.parse::<Tile>() else {
            continue;
        };
        let why = if counts[tile.index()] == 0 {
            "no such tile is left in the set of this game"
        } else if tiles >= variant.tiles.size() {
            "the game ends before it"
        } else {
            counts[tile.index()] -= 1;
            tiles += 1;
            continue;
        };
        return Err(DrawError::NotInSetup {
            index,
            draw: draw.clone(),
            why,
        });
    }
    Ok(())
}
