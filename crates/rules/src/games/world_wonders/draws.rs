//! Draws listed in a setup: components that come up in a given order.

use super::maps::RIVERS;
use super::monuments::{MONUMENT_COUNT, Monument};
use super::objectives::{OBJECTIVES_IN_PLAY, Objective};
use super::solo_cards::{SOLO_CARD_COUNT, SoloCard};
use super::tiles::{Stack, TILE_COUNT, Tile};
use super::variant::Variant;
use crate::seat::{MAX_SEATS, Seat};
use crate::setup::{AbsentDraw, DrawError, Setup};

/// A component that a draw names.
pub(super) enum Draw {
    /// The next seat in the turn order, `1` to `5`.
    Seat(Seat),
    /// The map of side B of the next seat, `map-1` to `map-5`, counted from 0.
    Map(u8),
    Tile(Tile),
    Monument(Monument),
    Objective(Objective),
    Card(SoloCard),
}

impl Draw {
    /// Parses the notation of a draw, ignoring case.
    pub(super) fn parse(text: &str) -> Option<Self> {
        if let [number @ b'1'..=b'5'] = text.as_bytes() {
            return Seat::new(number - b'1').map(Self::Seat);
        }
        if let [b'm', b'a', b'p', b'-', number @ b'1'..=b'5'] = text.to_ascii_lowercase().as_bytes()
        {
            return Some(Self::Map(number - b'1'));
        }
        text.parse()
            .map(Self::Tile)
            .or_else(|_| text.parse().map(Self::Monument))
            .or_else(|_| text.parse().map(Self::Objective))
            .or_else(|_| text.parse().map(Self::Card))
            .ok()
    }
}

/// The components already drawn, which cannot be drawn again.
pub(super) struct DrawnComponents {
    seats: [bool; MAX_SEATS],
    maps: [bool; RIVERS],
    tiles: [bool; TILE_COUNT],
    monuments: [bool; MONUMENT_COUNT],
    objectives: Vec<Objective>,
    cards: [bool; SOLO_CARD_COUNT],
}

impl DrawnComponents {
    pub(super) const NONE: Self = Self {
        seats: [false; MAX_SEATS],
        maps: [false; RIVERS],
        tiles: [false; TILE_COUNT],
        monuments: [false; MONUMENT_COUNT],
        objectives: Vec::new(),
        cards: [false; SOLO_CARD_COUNT],
    };

    /// Adds a draw, or returns `None` if its component is not available (any
    /// more). A tile is replaced by the first identical one that is available.
    pub(super) fn take(&mut self, draw: Draw, players: u8) -> Option<Draw> {
        let is_new = |drawn: &mut bool| !core::mem::replace(drawn, true);
        let available = match &draw {
            Draw::Seat(seat) => {
                seat.index() < usize::from(players) && is_new(&mut self.seats[seat.index()])
            }
            Draw::Map(map) => is_new(&mut self.maps[usize::from(*map) % RIVERS]),
            Draw::Tile(tile) => {
                let tile = Tile::all()
                    .find(|other| tile.same_face(*other) && !self.tiles[other.index()])?;
                self.tiles[tile.index()] = true;
                return Some(Draw::Tile(tile));
            }
            Draw::Monument(monument) => is_new(&mut self.monuments[*monument as usize]),
            Draw::Objective(objective) => {
                let available = !self.objectives.contains(objective)
                    && self.objectives.len() < OBJECTIVES_IN_PLAY;
                self.objectives.push(*objective);
                available
            }
            Draw::Card(card) => {
                is_new(&mut self.cards[usize::from(card.number() - 1) % SOLO_CARD_COUNT])
            }
        };
        available.then_some(draw)
    }
}

/// Checks the draws of a setup.
///
/// # Errors
/// The first draw that cannot be parsed or whose component is not available.
pub(super) fn check_draws(players: u8, draws: &[String]) -> Result<(), DrawError> {
    let mut drawn = DrawnComponents::NONE;
    for (index, text) in draws.iter().enumerate() {
        let draw = Draw::parse(text).ok_or(DrawError::Malformed { index })?;
        drawn
            .take(draw, players)
            .ok_or(DrawError::Unavailable { index })?;
    }
    Ok(())
}

/// Checks that the setup has the components that its draws name. In a recorded game the
/// others decide nothing.
///
/// # Errors
/// The first draw whose component is not in the game.
pub(super) fn check_has_draws(setup: &Setup) -> Result<(), DrawError> {
    let (players, variant) = (setup.players(), Variant::from_setup(setup));
    let mut maps = 0;
    for (index, draw) in setup.draws().iter().enumerate() {
        let reason = match Draw::parse(draw) {
            Some(Draw::Card(_)) if players > 1 => AbsentDraw::AutomatonCard,
            Some(Draw::Objective(_)) if !variant.objectives => AbsentDraw::Objective,
            Some(Draw::Map(_)) if !variant.map_b => AbsentDraw::Map,
            Some(Draw::Map(_)) if maps == players => AbsentDraw::River,
            Some(Draw::Map(_)) => {
                maps += 1;
                continue;
            }
            Some(Draw::Tile(tile))
                if Stack::for_players(players).all(|stack| stack != tile.stack()) =>
            {
                AbsentDraw::Stack
            }
            _ => continue,
        };
        return Err(DrawError::NotInSetup {
            index,
            draw: draw.clone(),
            reason,
        });
    }
    Ok(())
}
