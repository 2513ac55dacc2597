//! The set-up: what can be chosen, and in which order everything comes.

use super::automaton::Automaton;
use super::cards::{CARDS, Card};
use super::city::{City, Piece, PlacedPiece};
use super::event::Order;
use super::maps::{MAPS, Map};
use super::monuments::{MONUMENTS, Monument};
use super::objectives::{IN_PLAY, OBJECTIVES, Objective};
use super::offer::Offer;
use super::tiles::{SLOTS, STACK, Slot, Steps, TILES, Tile};
use super::tracks::{GOLD, POPULATION_END, RESOURCE_END, ROUNDS};
use super::{Phase, WorldWonders};
use crate::game::NullSink;
use crate::rng::Rng;
use crate::seat::{MAX_SEATS, Seat};
use crate::setup::{DrawError, GameOption, Setup};

/// The streams of the seed.
const ORDER_STREAM: u64 = 1;
const MONUMENT_STREAM: u64 = 2;
const OBJECTIVE_STREAM: u64 = 3;
const MAP_STREAM: u64 = 4;
const CARD_STREAM: u64 = 5;
const RESHUFFLE_STREAM: u64 = 6;
/// That of the first stack of tiles; each has its own.
const TILE_STREAM: u64 = 16;

/// How many maps side B has.
const RIVERS: usize = MAPS.len() - 1;

const fn option(
    id: &'static str,
    choices: &'static [&'static str],
    from_players: u8,
    to_players: u8,
) -> GameOption {
    GameOption {
        id,
        choices,
        min_players: from_players,
        max_players: to_players,
    }
}

/// What can be chosen.
pub(super) const OPTIONS: &[GameOption] = &[
    option("map", &["a", "b"], 1, 5),
    option("board", &["a", "b"], 1, 5),
    option("objectives", &["off", "on"], 2, 5),
    option("automaton", &["easy", "hard"], 1, 1),
];
/// The places of the options.
const MAP: usize = 0;
const BOARD: usize = 1;
const OBJECTIVE: usize = 2;
const AUTOMATON: usize = 3;

/// What a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Variant {
    /// Side B of the maps, another river for each, instead of the lake.
    pub map_b: bool,
    /// Side B of the resource boards.
    pub board_b: bool,
    /// With public objectives; never alone.
    pub objectives: bool,
    /// Alone, the automaton's monuments count.
    pub hard: bool,
}

/// A city at the start of a scene.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct CityScenario {
    /// Another map than the usual one.
    pub map: Option<Map>,
    /// What lies there. Where something does, the starting road is among it.
    pub pieces: Vec<PlacedPiece>,
    /// Monuments that it has besides those that lie there.
    pub monuments: Vec<Monument>,
    /// The resource tracks.
    pub tracks: Steps,
    /// The population track.
    pub population: u8,
    /// Gold that was spent in this round already.
    pub spent: u8,
    /// In which round its unpaid loan was taken.
    pub loan: Option<u8>,
}

/// Where a game begins: with anything to come, for studies and tests as for the
/// usual set-up. What is not listed follows from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// One to five.
    pub players: u8,
    /// What it is played with.
    pub variant: Variant,
    /// The round that begins, from 1 to 10.
    pub round: u8,
    /// The last round.
    pub last_round: u8,
    /// Who plays first, second and so on.
    pub order: Vec<Seat>,
    /// Which maps of side B the seats have, from 0.
    pub maps: Vec<u8>,
    /// The cities, by seat.
    pub cities: Vec<CityScenario>,
    /// The first tiles of the stacks.
    pub tiles: Vec<Tile>,
    /// The first monuments.
    pub monuments: Vec<Monument>,
    /// How many monuments there are at most.
    pub most_monuments: u8,
    /// The first objectives.
    pub objectives: Vec<Objective>,
    /// The automaton's first cards.
    pub cards: Vec<Card>,
    /// What everything else follows from.
    pub seed: u64,
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
            most_monuments: MONUMENTS as u8,
            objectives: Vec::new(),
            cards: Vec::new(),
            seed: 0,
        }
    }
}

/// All things of a kind: the listed ones first, each once, the others shuffled.
fn shuffled<T: Copy + PartialEq, const N: usize>(
    all: [T; N],
    listed: &[T],
    rng: &mut Rng,
) -> [T; N] {
    let mut order = all;
    let mut count = 0;
    for wanted in listed {
        let left = order.get(count..).unwrap_or(&[]);
        if let Some(at) = left.iter().position(|thing| thing == wanted) {
            order[count..=count + at].rotate_right(1);
            count += 1;
        }
    }
    rng.shuffle(&mut order[count..]);
    order
}

impl Scenario {
    fn stream(&self, stream: u64) -> Rng {
        Rng::new(self.seed, stream)
    }

    fn stacks(&self) -> [[Tile; STACK]; SLOTS] {
        Slot::ALL.map(|slot| {
            let all = core::array::from_fn(|number| Tile::new(slot, number as u8));
            let own = self.tiles.iter().copied();
            let own: Vec<Tile> = own.filter(|tile| tile.slot() == slot).collect();
            shuffled(all, &own, &mut self.stream(TILE_STREAM + slot as u64))
        })
    }

    fn order(&self, players: u8) -> Order {
        let mut seats = [Seat::FIRST; MAX_SEATS];
        for (place, seat) in seats.iter_mut().zip(Seat::all(players)) {
            *place = seat;
        }
        let own = &mut seats[..usize::from(players)];
        let mut count = 0;
        for wanted in &self.order {
            let left = own.get(count..).unwrap_or(&[]);
            if let Some(at) = left.iter().position(|seat| seat == wanted) {
                own[count..=count + at].rotate_right(1);
                count += 1;
            }
        }
        self.stream(ORDER_STREAM).shuffle(&mut own[count..]);
        Order { seats, players }
    }

    fn city(&self, seat: usize, rivers: [u8; RIVERS]) -> City {
        let usual = if self.variant.map_b {
            1 + usize::from(rivers[seat % RIVERS]) % RIVERS
        } else {
            0
        };
        let Some(scene) = self.cities.get(seat) else {
            return City::new(MAPS[usual]);
        };
        let mut city = City::new(scene.map.unwrap_or(MAPS[usual]));
        for lying in &scene.pieces {
            city.put(*lying);
            if let Piece::Monument(monument) = lying.piece {
                city.monuments |= 1 << monument as u32;
            }
        }
        for monument in &scene.monuments {
            city.monuments |= 1 << *monument as u32;
        }
        city.begun = !scene.pieces.is_empty();
        city.tracks = scene.tracks.map(|space| space.min(RESOURCE_END));
        city.population = scene.population.min(POPULATION_END);
        city.gold = GOLD.saturating_sub(scene.spent);
        city.loan = scene.loan.unwrap_or(0);
        city
    }
}

impl WorldWonders {
    /// A game that begins so.
    #[must_use]
    pub fn from_scenario(scene: &Scenario) -> Self {
        let players = scene.players.clamp(1, MAX_SEATS as u8);
        let rivers = core::array::from_fn(|river| river as u8);
        let rivers = shuffled(rivers, &scene.maps, &mut scene.stream(MAP_STREAM));
        let monuments = shuffled(
            Monument::ALL,
            &scene.monuments,
            &mut scene.stream(MONUMENT_STREAM),
        );
        let objectives: [Objective; OBJECTIVES] = shuffled(
            Objective::ALL,
            &scene.objectives,
            &mut scene.stream(OBJECTIVE_STREAM),
        );
        let cards: [Card; CARDS] = core::array::from_fn(|at| Card::numbered(at as u8));
        let automaton = if players == 1 {
            let cards = shuffled(cards, &scene.cards, &mut scene.stream(CARD_STREAM));
            Automaton::new(cards, scene.stream(RESHUFFLE_STREAM))
        } else {
            // Nobody asks for it; it is the same in all games.
            Automaton::new(cards, Rng::new(0, 0))
        };
        let variant = Variant {
            objectives: scene.variant.objectives && players > 1,
            hard: scene.variant.hard && players == 1,
            ..scene.variant
        };
        let most = scene.most_monuments.min(MONUMENTS as u8);
        let mut state = Self {
            cities: core::array::from_fn(|seat| scene.city(seat, rivers)),
            offer: Offer::new(players, scene.stacks(), monuments, most),
            automaton,
            order: scene.order(players),
            objectives: core::array::from_fn(|at| variant.objectives.then_some(objectives[at])),
            variant,
            players,
            round: 0,
            last_round: scene.last_round.clamp(1, ROUNDS),
            place: 0,
            turn: 1,
            settled: false,
            phase: Phase::Buy,
            end: None,
        };
        state.first_round(scene.round.clamp(1, ROUNDS), &mut NullSink);
        state
    }
}

/// Something that a draw lists.
enum Draw {
    Seat(Seat),
    Map(u8),
    Tile(Tile),
    Monument(Monument),
    Objective(Objective),
    Card(Card),
}

/// A draw as it is written.
fn read(text: &str) -> Option<Draw> {
    if let [number @ b'1'..=b'5'] = text.as_bytes() {
        return Seat::new(number - b'1').map(Draw::Seat);
    }
    let map = |text: &str| match text.as_bytes() {
        [b'm', b'a', b'p', b'-', number @ b'1'..=b'5'] => Some(Draw::Map(number - b'1')),
        _ => None,
    };
    map(&text.to_ascii_lowercase())
        .or_else(|| Tile::named(text).map(Draw::Tile))
        .or_else(|| Monument::named(text).map(Draw::Monument))
        .or_else(|| Objective::named(text).map(Draw::Objective))
        .or_else(|| Card::named(text).map(Draw::Card))
}

/// What is listed so far, to tell what cannot come again.
struct RegisteredGame {
    seats: [bool; MAX_SEATS],
    maps: [bool; RIVERS],
    tiles: [bool; TILES],
    monuments: [bool; MONUMENTS],
    objectives: Vec<Objective>,
    cards: [bool; CARDS],
}

impl RegisteredGame {
    const NONE: Self = Self {
        seats: [false; MAX_SEATS],
        maps: [false; RIVERS],
        tiles: [false; TILES],
        monuments: [false; MONUMENTS],
        objectives: Vec::new(),
        cards: [false; CARDS],
    };

    /// Takes a draw if it can come; a tile becomes the next one just like it.
    fn take(&mut self, draw: Draw, players: u8) -> Option<Draw> {
        let first = |taken: &mut bool| !core::mem::replace(taken, true);
        let fresh = match &draw {
            Draw::Seat(seat) => {
                seat.index() < usize::from(players) && first(&mut self.seats[seat.index()])
            }
            Draw::Map(map) => first(&mut self.maps[usize::from(*map) % RIVERS]),
            Draw::Tile(tile) => {
                let like =
                    Tile::all().find(|other| tile.is_like(*other) && !self.tiles[other.index()]);
                let like = like?;
                self.tiles[like.index()] = true;
                return Some(Draw::Tile(like));
            }
            Draw::Monument(monument) => first(&mut self.monuments[*monument as usize]),
            Draw::Objective(objective) => {
                let fresh = !self.objectives.contains(objective) && self.objectives.len() < IN_PLAY;
                self.objectives.push(*objective);
                fresh
            }
            Draw::Card(card) => first(&mut self.cards[usize::from(card.number() - 1) % CARDS]),
        };
        fresh.then_some(draw)
    }
}

/// The first state of a setup.
pub(super) fn first_state(setup: &Setup) -> WorldWonders {
    let chosen = |place| setup.choice(place) == 1;
    let mut scene = Scenario {
        players: setup.players(),
        variant: Variant {
            map_b: chosen(MAP),
            board_b: chosen(BOARD),
            objectives: chosen(OBJECTIVE),
            hard: chosen(AUTOMATON),
        },
        seed: setup.seed(),
        ..Scenario::default()
    };
    scene.list(setup.draws());
    WorldWonders::from_scenario(&scene)
}

impl Scenario {
    /// Lists draws, written as those of a setup; what is none is left out.
    pub fn list(&mut self, draws: &[String]) {
        let mut listed = RegisteredGame::NONE;
        for text in draws {
            match read(text).and_then(|draw| listed.take(draw, self.players)) {
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
}

/// RegisteredGame draws: each thing in the order of its own kind, no more of it than
/// there is.
pub(super) fn check_draws(players: u8, draws: &[String]) -> Result<(), DrawError> {
    let mut listed = RegisteredGame::NONE;
    for (place, text) in draws.iter().enumerate() {
        let draw = read(text).ok_or(DrawError::Malformed { index: place })?;
        let taken = listed.take(draw, players);
        taken.ok_or(DrawError::Unavailable { index: place })?;
    }
    Ok(())
}
