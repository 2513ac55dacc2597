//! Game setup, and scenarios to start from.
//!
//! Rulebook: "Game Setup".

use super::automaton::Automaton;
use super::city::{City, Piece, PlacedPiece};
use super::draws::{Draw, DrawnComponents};
use super::event::Order;
use super::maps::{MAPS, Map, RIVERS};
use super::market::Market;
use super::monuments::{MONUMENT_COUNT, Monument};
use super::objectives::{OBJECTIVE_COUNT, Objective};
use super::solo_cards::{SOLO_CARD_COUNT, SoloCard};
use super::state::{Phase, WorldWonders};
use super::tiles::{PerResource, STACK_COUNT, STACK_SIZE, Stack, Tile};
use super::tracks::{GOLD_PER_ROUND, POPULATION_END, RESOURCE_END, ROUNDS};
use super::variant::Variant;
use super::versions;
use crate::game::NullSink;
use crate::rng::Rng;
use crate::seat::{MAX_SEATS, Seat};
use crate::setup::Setup;

/// Random streams of the seed, one per kind of component. Part of the rules
/// version.
const ORDER_STREAM: u64 = 1;
const MONUMENT_STREAM: u64 = 2;
const OBJECTIVE_STREAM: u64 = 3;
const MAP_STREAM: u64 = 4;
const CARD_STREAM: u64 = 5;
const RESHUFFLE_STREAM: u64 = 6;
/// The stream of the first stack of tiles; the others follow.
const TILE_STREAM: u64 = 16;

/// A city at the start of a [`Scenario`].
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct CityScenario {
    /// The map, instead of the one that the variant would give.
    pub map: Option<Map>,
    /// The placed pieces. If there are any, the starting road counts as placed.
    pub pieces: Vec<PlacedPiece>,
    /// Monuments the city has in addition to those among `pieces`.
    pub monuments: Vec<Monument>,
    /// Spaces of the resource markers.
    pub tracks: PerResource,
    /// Space of the population marker.
    pub population: u8,
    /// Gold already spent this round.
    pub spent: u8,
    /// The round in which the unpaid loan was taken.
    pub loan: Option<u8>,
}

/// The start of a game: the usual setup, or any round with given cities for
/// studies and tests. Whatever is not given follows from the seed.
///
/// ```
/// use rules::game::Game as _;
/// use rules::games::world_wonders::{Scenario, WorldWonders};
///
/// let scenario = Scenario {
///     players: 3,
///     last_round: 1,
///     seed: 7,
///     ..Scenario::default()
/// };
/// let game = WorldWonders::from_scenario(&scenario);
/// assert_eq!((game.players(), game.last_round()), (3, 1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// Number of players, 1 to 5.
    pub players: u8,
    /// Sides of the boards, objectives and the automaton.
    pub variant: Variant,
    /// The round that begins, 1 to 10.
    pub round: u8,
    /// The last round, 1 to 10.
    pub last_round: u8,
    /// The seats at the start of the turn order.
    pub order: Vec<Seat>,
    /// Maps of side B by seat, counted from 0.
    pub maps: Vec<u8>,
    /// Cities by seat.
    pub cities: Vec<CityScenario>,
    /// The first tiles of the stacks, of each stack in the order of their
    /// rounds.
    pub tiles: Vec<Tile>,
    /// The first monuments to be revealed.
    pub monuments: Vec<Monument>,
    /// The number of monuments in the game; the rest of the deck is removed.
    pub max_monuments: u8,
    /// The first objectives.
    pub objectives: Vec<Objective>,
    /// The first solo cards.
    pub cards: Vec<SoloCard>,
    /// The seed for everything else.
    pub seed: u64,
    /// The version of the rules.
    pub rules_version: u16,
}

impl Default for Scenario {
    fn default() -> Self {
        Self {
            players: 2,
            variant: Variant::default(),
            round: 1,
            last_round: ROUNDS,
            order: Vec::new(),
            maps: Vec::new(),
            cities: Vec::new(),
            tiles: Vec::new(),
            monuments: Vec::new(),
            max_monuments: MONUMENT_COUNT as u8,
            objectives: Vec::new(),
            cards: Vec::new(),
            seed: 0,
            rules_version: versions::LATEST,
        }
    }
}

/// Moves the `listed` components to the front, each at most once, and shuffles
/// the others.
fn shuffle_after_listed<T: Copy + PartialEq>(all: &mut [T], listed: &[T], rng: &mut Rng) {
    let mut count = 0;
    for wanted in listed {
        let remaining = all.get(count..).unwrap_or(&[]);
        if let Some(index) = remaining.iter().position(|component| component == wanted) {
            all[count..=count + index].rotate_right(1);
            count += 1;
        }
    }
    rng.shuffle(&mut all[count..]);
}

/// [`shuffle_after_listed`] for an array.
fn shuffled<T: Copy + PartialEq, const N: usize>(
    mut all: [T; N],
    listed: &[T],
    rng: &mut Rng,
) -> [T; N] {
    shuffle_after_listed(&mut all, listed, rng);
    all
}

impl Scenario {
    /// The first round of a setup, with the draws listed in it.
    pub(super) fn from_setup(setup: &Setup) -> Self {
        let mut scenario = Self {
            players: setup.players(),
            variant: Variant::from_setup(setup),
            seed: setup.seed(),
            rules_version: setup.rules_version(),
            ..Self::default()
        };
        scenario.add_draws(setup.draws());
        scenario
    }

    /// Adds draws in the notation of a [`Setup`]; invalid ones are skipped.
    pub fn add_draws(&mut self, draws: &[String]) {
        let mut drawn = DrawnComponents::NONE;
        for text in draws {
            match Draw::parse(text).and_then(|draw| drawn.take(draw, self.players)) {
                Some(Draw::Seat(seat)) => self.order.push(seat),
                Some(Draw::Map(map)) => self.maps.push(map),
                Some(Draw::Tile(tile)) => self.tiles.push(tile),
                Some(Draw::Monument(monument)) => self.monuments.push(monument),
                Some(Draw::Objective(objective)) => self.objectives.push(objective),
                Some(Draw::Card(card)) => self.cards.push(card),
                None => {}
            }
        }
    }

    fn rng(&self, stream: u64) -> Rng {
        Rng::new(self.seed, stream)
    }

    fn stacks(&self) -> [[Tile; STACK_SIZE]; STACK_COUNT] {
        Stack::ALL.map(|stack| {
            let all = core::array::from_fn(|number| Tile::new(stack, number as u8));
            let listed: Vec<Tile> = self
                .tiles
                .iter()
                .copied()
                .filter(|tile| tile.stack() == stack)
                .collect();
            shuffled(all, &listed, &mut self.rng(TILE_STREAM + stack as u64))
        })
    }

    /// The turn order of the first round, which is random.
    fn order(&self, players: u8) -> Order {
        let mut seats = [Seat::FIRST; MAX_SEATS];
        for (place, seat) in seats.iter_mut().zip(Seat::all(players)) {
            *place = seat;
        }
        let in_play = &mut seats[..usize::from(players)];
        shuffle_after_listed(in_play, &self.order, &mut self.rng(ORDER_STREAM));
        Order { seats, players }
    }

    fn city(&self, seat: usize, rivers: [u8; RIVERS]) -> City {
        let map = if self.variant.map_b {
            1 + usize::from(rivers[seat % RIVERS]) % RIVERS
        } else {
            0
        };
        let Some(scenario) = self.cities.get(seat) else {
            return City::new(MAPS[map]);
        };
        let mut city = City::new(scenario.map.unwrap_or(MAPS[map]));
        for placed in &scenario.pieces {
            city.place(*placed);
            if let Piece::Monument(monument) = placed.piece {
                city.monument_bits |= monument.bit();
            }
        }
        for monument in &scenario.monuments {
            city.monument_bits |= monument.bit();
        }
        city.starting_road_placed = !scenario.pieces.is_empty();
        city.tracks = scenario.tracks.map(|space| space.min(RESOURCE_END));
        city.population = scenario.population.min(POPULATION_END);
        city.gold = GOLD_PER_ROUND.saturating_sub(scenario.spent);
        city.loan = scenario.loan.unwrap_or(0);
        city
    }
}

impl WorldWonders {
    /// The first state of a scenario. Numbers out of range are clamped.
    pub fn from_scenario(scenario: &Scenario) -> Self {
        let players = scenario.players.clamp(1, MAX_SEATS as u8);
        let rivers = core::array::from_fn(|river| river as u8);
        let rivers = shuffled(rivers, &scenario.maps, &mut scenario.rng(MAP_STREAM));
        let monuments = shuffled(
            Monument::ALL,
            &scenario.monuments,
            &mut scenario.rng(MONUMENT_STREAM),
        );
        let objectives: [Objective; OBJECTIVE_COUNT] = shuffled(
            Objective::ALL,
            &scenario.objectives,
            &mut scenario.rng(OBJECTIVE_STREAM),
        );
        let cards: [SoloCard; SOLO_CARD_COUNT] =
            core::array::from_fn(|index| SoloCard::from_index(index as u8));
        let automaton = if players == 1 {
            let cards = shuffled(cards, &scenario.cards, &mut scenario.rng(CARD_STREAM));
            Automaton::new(cards, scenario.rng(RESHUFFLE_STREAM))
        } else {
            // Unused, but part of the state: equal for all seeds.
            Automaton::new(cards, Rng::new(0, 0))
        };
        let variant = Variant {
            objectives: scenario.variant.objectives && players > 1,
            hard: scenario.variant.hard && players == 1,
            ..scenario.variant
        };
        let deck_size = scenario.max_monuments.min(MONUMENT_COUNT as u8);
        let mut state = Self {
            cities: core::array::from_fn(|seat| scenario.city(seat, rivers)),
            market: Market::new(players, scenario.stacks(), monuments, deck_size),
            automaton,
            order: scenario.order(players),
            objectives: core::array::from_fn(|index| {
                variant.objectives.then_some(objectives[index])
            }),
            variant,
            rules_version: scenario.rules_version.clamp(1, versions::LATEST),
            players,
            round: 0,
            last_round: scenario.last_round.clamp(1, ROUNDS),
            order_index: 0,
            turn: 1,
            loan_action_taken: false,
            phase: Phase::Buy,
            end: None,
        };
        state.start_first_round(scenario.round.clamp(1, ROUNDS), &mut NullSink);
        state
    }
}
