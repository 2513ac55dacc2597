//! The set-up: what can be chosen, who begins, and in which order the tiles
//! come.

use super::board::Board;
use super::fortune::Wheel;
use super::scoring::Ledger;
use super::tiles::{TILE_COUNT, Tile};
use super::{FOLLOWERS, Phase, WheelOfFortune};
use crate::rng::Rng;
use crate::seat::{MAX_SEATS, Seat};
use crate::setup::{DrawError, GameOption, Setup};

/// The streams of the seed: who begins, and the order of the tiles.
const FIRST_STREAM: u64 = 1;
const TILE_STREAM: u64 = 2;

/// The most tiles there are.
const MOST: usize = 72;

const fn option(id: &'static str, choices: &'static [&'static str]) -> GameOption {
    GameOption {
        id,
        choices,
        min_players: 2,
        max_players: 5,
    }
}

/// What can be chosen.
pub(super) const OPTIONS: &[GameOption] = &[
    option("tiles", &["72", "71"]),
    option("famine", &["all", "majority"]),
    option("small-cities", &["4", "2"]),
    option("wheel", &["start", "beside"]),
];
/// The places of the options.
const TILES: usize = 0;
const FAMINE: usize = 1;
const SMALL_CITIES: usize = 2;
const WHEEL: usize = 3;

/// What a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Variant {
    /// 71 tiles, as the box probably has, instead of the rulebook's 72.
    pub one_less: bool,
    /// In the famine only farmers of those with the most on a field score.
    pub majority_famine: bool,
    /// A completed city of two tiles scores two.
    pub small_cities: bool,
    /// The wheel lies beside the board and has no land.
    pub beside: bool,
}

/// Where a game begins: with any tiles to come, for studies and tests as for
/// the usual set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// Two to five.
    pub players: u8,
    /// What it is played with.
    pub variant: Variant,
    /// Who begins; left to the seed if it is nobody.
    pub first: Option<Seat>,
    /// The first tiles. Those that there are not (any more) are left out.
    pub tiles: Vec<Tile>,
    /// How many tiles there are at most; for short games.
    pub at_most: usize,
    /// What the tiles after those follow from.
    pub seed: u64,
}

impl Default for Scenario {
    fn default() -> Self {
        Self {
            players: 2,
            variant: Variant::default(),
            first: Some(Seat::FIRST),
            tiles: Vec::new(),
            at_most: MOST,
            seed: 0,
        }
    }
}

/// The tiles to come, the next one first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stack {
    tiles: [Tile; MOST],
    drawn: u8,
    count: u8,
}

impl Stack {
    fn new(scene: &Scenario) -> Self {
        let mut counts = counts(scene.variant);
        let mut stack = Self {
            tiles: [Tile::START; MOST],
            drawn: 0,
            count: 0,
        };
        for tile in &scene.tiles {
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
        Rng::new(scene.seed, TILE_STREAM).shuffle(&mut stack.tiles[listed..count]);
        let left = count.min(scene.at_most.max(1));
        stack.tiles[left..].fill(Tile::START);
        stack.count = left as u8;
        stack
    }

    fn push(&mut self, tile: Tile) {
        if let Some(place) = self.tiles.get_mut(usize::from(self.count)) {
            *place = tile;
            self.count += 1;
        }
    }

    pub(super) fn draw(&mut self) -> Option<Tile> {
        let tile = self.to_come().first().copied()?;
        self.drawn += 1;
        Some(tile)
    }

    /// The tiles that are still to come.
    pub(super) fn to_come(&self) -> &[Tile] {
        let (from, to) = (usize::from(self.drawn), usize::from(self.count));
        self.tiles.get(from..to).unwrap_or(&[])
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.drawn >= self.count
    }

    /// How many tiles have been drawn.
    pub(super) const fn drawn(&self) -> u8 {
        self.drawn
    }

    fn to_come_mut(&mut self) -> &mut [Tile] {
        let (from, to) = (usize::from(self.drawn), usize::from(self.count));
        self.tiles.get_mut(from..to).unwrap_or(&mut [])
    }

    /// Which tiles are to come is known, their order is not.
    pub(super) fn conceal(&mut self) {
        let mut counts = [0; TILE_COUNT];
        for tile in self.to_come() {
            counts[tile.index()] += 1;
        }
        let mut places = self.to_come_mut().iter_mut();
        for tile in Tile::all() {
            for place in places.by_ref().take(counts[tile.index()]) {
                *place = tile;
            }
        }
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(self.to_come_mut());
    }
}

/// How many of each tile are in the stack of a variant.
fn counts(variant: Variant) -> [u8; TILE_COUNT] {
    let mut counts = [0; TILE_COUNT];
    for tile in Tile::all() {
        counts[tile.index()] = tile.count();
    }
    let start = &mut counts[Tile::START.index()];
    *start += u8::from(!variant.one_less);
    *start -= u8::from(variant.beside);
    counts
}

impl WheelOfFortune {
    /// A game that begins so, before the first tile is drawn.
    #[must_use]
    pub fn from_scenario(scene: &Scenario) -> Self {
        let players = scene.players.clamp(2, MAX_SEATS as u8);
        let first = match scene.first {
            Some(seat) => seat.index() as u8 % players,
            None => Rng::new(scene.seed, FIRST_STREAM).below(u32::from(players)) as u8,
        };
        let mut supply = [0; MAX_SEATS];
        supply[..usize::from(players)].fill(FOLLOWERS);
        Self {
            board: if scene.variant.beside {
                Board::with_start_tile()
            } else {
                Board::with_wheel()
            },
            stack: Stack::new(scene),
            wheel: Wheel::START,
            ledger: Ledger::NONE,
            supply,
            variant: scene.variant,
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

/// The first state of a setup.
pub(super) fn first_state(setup: &Setup) -> WheelOfFortune {
    let chosen = |place| setup.choice(place) == 1;
    let mut scene = Scenario {
        players: setup.players(),
        variant: Variant {
            one_less: chosen(TILES),
            majority_famine: chosen(FAMINE),
            small_cities: chosen(SMALL_CITIES),
            beside: chosen(WHEEL),
        },
        first: None,
        seed: setup.seed(),
        ..Scenario::default()
    };
    for text in setup.draws() {
        match read_seat(text) {
            Some(seat) => scene.first = Some(seat),
            None => scene.tiles.extend(Tile::named(text)),
        }
    }
    WheelOfFortune::from_scenario(&scene)
}

/// `1` to `5`: who begins.
fn read_seat(text: &str) -> Option<Seat> {
    match text.as_bytes() {
        [number @ b'1'..=b'5'] => Seat::new(number - b'1'),
        _ => None,
    }
}

/// RegisteredGame draws: who begins, if it is first, then tiles, no more of each than
/// there are among 72. Of the tile that begins beside the wheel, the last ones
/// are not there in every variant; they are left out.
pub(super) fn check_draws(players: u8, draws: &[String]) -> Result<(), DrawError> {
    let mut counts = counts(Variant::default());
    for (place, text) in draws.iter().enumerate() {
        if place == 0
            && let Some(seat) = read_seat(text)
        {
            if seat.index() >= usize::from(players) {
                return Err(DrawError::Unavailable { index: place });
            }
            continue;
        }
        let tile = Tile::named(text).ok_or(DrawError::Malformed { index: place })?;
        let left = &mut counts[tile.index()];
        *left = left
            .checked_sub(1)
            .ok_or(DrawError::Unavailable { index: place })?;
    }
    Ok(())
}
