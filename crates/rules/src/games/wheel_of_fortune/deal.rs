//! The set-up: first player and tiles, from the seed or from listed draws.

use super::board::Board;
use super::stack::{MAX_TILES, Stack};
use super::state::{FOLLOWERS_PER_PLAYER, Ledger, Phase, WheelOfFortune};
use super::tile_sets::TileSet;
use super::tiles::Tile;
use super::variant::Variant;
use super::wheel::Wheel;
use crate::rng::Rng;
use crate::seat::{MAX_SEATS, Seat};
use crate::setup::{AbsentDraw, DrawError, Setup};

// Streams of the seed: the first player, and the order of the tiles.
const FIRST_STREAM: u64 = 1;
const TILE_STREAM: u64 = 2;

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

impl WheelOfFortune {
    /// The first state of a scenario, before the first tile is drawn. Rulebook:
    /// "Preparation".
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
            stack: Stack::new(
                scenario.variant,
                &scenario.tiles,
                scenario.tile_limit,
                &mut Rng::new(scenario.seed, TILE_STREAM),
            ),
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

/// The first state of a setup.
pub(super) fn start(setup: &Setup) -> WheelOfFortune {
    let mut scenario = Scenario {
        players: setup.players(),
        variant: Variant::from_setup(setup),
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
    let variant = Variant::from_setup(setup);
    let (mut counts, mut tiles) = (variant.tile_counts(), 0);
    for (index, draw) in setup.draws().iter().enumerate() {
        let Ok(tile) = draw.parse::<Tile>() else {
            continue;
        };
        let reason = if counts[tile.index()] == 0 {
            AbsentDraw::Tile
        } else if tiles >= variant.tiles.size() {
            AbsentDraw::AfterEnd
        } else {
            counts[tile.index()] -= 1;
            tiles += 1;
            continue;
        };
        return Err(DrawError::NotInSetup {
            index,
            draw: draw.clone(),
            reason,
        });
    }
    Ok(())
}
