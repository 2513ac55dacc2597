//! What a turn gains and risks.

use crate::explanation::{Compared, Comparison, Explain, TurnLine, Weighted};
use rules::Seat;
use rules::games::world_wonders::{
    Action, City, Event, Item, Monument, PerResource, Piece, Resource, ScoreKind, Tile,
    WorldWonders,
};

/// Something that a turn gains.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    TrackRises {
        resource: Resource,
        /// The space of its marker.
        track: Compared,
        /// Whether no other track was lower.
        is_scarcest: bool,
    },
    Population(Compared),
    Builds(Monument),
    /// The player will be first in the next round.
    FirstNextRound,
    /// The player will be second in the next round.
    SecondNextRound,
    LeavesRound,
    TakesLoan,
    RepaysLoan,
    Districts(Compared),
    /// Fewer green spaces are left beside buildings.
    ClosesGreen {
        spaces: i32,
    },
    /// More gold is left than after the next best turn.
    LeavesGold(Compared),
    /// A road opens land to build on.
    RoadOpens {
        /// How many more spaces are next to roads.
        spaces: i32,
    },
}

/// What a turn risks or costs.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Risk {
    /// A loan has to be repaid.
    Loan,
    Covers {
        resources: i32,
    },
    /// What the next player may take.
    OpponentTakes {
        opponent: Seat,
        item: Item,
        tile: Option<Tile>,
    },
}

type Turn<'a> = Comparison<'a, WorldWonders>;

impl Explain for WorldWonders {
    type Reason = Reason;
    type Risk = Risk;

    fn reasons(turn: &Turn<'_>) -> Vec<Weighted<Self>> {
        let step = turn.best.actions.iter().position(is_placement).unwrap_or(0);
        let mut reasons = Vec::new();
        let before = turn.start.city(turn.seat);
        let cities = turn.compare_lines(CityAfter::new(before), |line| {
            CityAfter::of_line(line, turn.seat)
        });
        let scarcest = before.tracks().into_iter().min().map(i32::from);
        for resource in Resource::ALL {
            let track = cities.map(|city| i32::from(city.tracks[resource as usize]));
            if track.gain() > 0 {
                let is_scarcest = Some(track.before) == scarcest;
                let reason = Reason::TrackRises {
                    resource,
                    track,
                    is_scarcest,
                };
                let bonus = if is_scarcest { 0.6 } else { 0.0 };
                let weight = 0.3 + 0.4 * track.lead() as f32 + bonus;
                reasons.push(Weighted::new(reason, weight).at(step));
            }
        }
        let population = cities.map(|city| i32::from(city.population));
        if population.gain() > 0 {
            let weight = 0.5 + population.lead() as f32;
            let reason = Weighted::new(Reason::Population(population), weight);
            reasons.push(reason.at(step).about(ScoreKind::Population));
        }
        let monuments = cities.after.city.monuments().chain(cities.after.bought);
        for monument in monuments {
            if before.monuments().all(|built| built != monument) {
                let points = f32::from(monument.card().points);
                let reason = Weighted::new(Reason::Builds(monument), points);
                reasons.push(reason.at(step).about(ScoreKind::Monuments));
            }
        }
        reasons.extend(turn.best.actions.iter().find_map(purchase));
        let districts = turn.compare(|state| state.city(turn.seat).districts().count() as i32);
        if districts.gain() > 0 {
            let weight = 0.5 + districts.lead() as f32;
            let reason = Weighted::new(Reason::Districts(districts), weight);
            reasons.push(reason.at(step).about(ScoreKind::Districts));
        }
        let spaces = -turn
            .compare(|state| green_spaces(state.city(turn.seat)))
            .gain();
        if spaces > 0 {
            let weight = 0.4 + 0.1 * spaces as f32;
            let reason = Weighted::new(Reason::ClosesGreen { spaces }, weight);
            reasons.push(reason.at(step).about(ScoreKind::Districts));
        }
        let gold = cities.map(|city| i32::from(city.gold));
        let has_loan = cities.after.city.loan().is_some();
        if gold.next_best.is_some() && gold.lead() > 0 && !has_loan {
            let weight = 0.25 + 0.2 * gold.lead() as f32;
            reasons.push(Weighted::new(Reason::LeavesGold(gold), weight));
        }
        let spaces = turn.compare(|state| room(state.city(turn.seat))).gain();
        let places_road = turn.best.events.iter().any(|(_, event)| {
            matches!(event, Event::Placed { piece, .. }
                if matches!(piece, Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad))
        });
        if places_road && spaces > 0 {
            let weight = 0.4 + 0.05 * spaces as f32;
            reasons.push(Weighted::new(Reason::RoadOpens { spaces }, weight).at(step));
        }
        reasons
    }

    fn risk(turn: &Turn<'_>) -> Option<Risk> {
        if turn.best.actions.contains(&Action::Loan) {
            return Some(Risk::Loan);
        }
        let scoring = turn.compare(|state| state.city(turn.seat).scoring_resources().len() as i32);
        if scoring.gain() < 0 {
            let resources = -scoring.gain();
            return Some(Risk::Covers { resources });
        }
        let (opponent, reply) = turn.answer()?;
        reply.events.iter().find_map(|(_, event)| match event {
            Event::Bought { item, tile, .. } => Some(Risk::OpponentTakes {
                opponent,
                item: *item,
                tile: *tile,
            }),
            _ => None,
        })
    }
}

/// What a city has after a turn.
struct CityAfter<'a> {
    city: &'a City,
    tracks: PerResource,
    population: u8,
    gold: u8,
    /// A monument that is bought, and not built yet.
    bought: Option<Monument>,
}

impl<'a> CityAfter<'a> {
    const fn new(city: &'a City) -> Self {
        Self {
            city,
            tracks: city.tracks(),
            population: city.population(),
            gold: city.gold(),
            bought: None,
        }
    }

    /// The city after a line. Buying a monument reveals the next one, so the line ends there: the
    /// rewards of the monument count, though it has no place yet.
    fn of_line(line: &'a TurnLine<WorldWonders>, seat: Seat) -> Self {
        let now = Self::new(line.end.city(seat));
        match line.actions.last() {
            Some(Action::Buy(Item::Monument(monument))) if !line.last_events.is_empty() => {
                let (tracks, population) = line.end.tracks_after(seat, Piece::Monument(*monument));
                Self {
                    tracks,
                    population,
                    gold: 0,
                    bought: Some(*monument),
                    ..now
                }
            }
            _ => now,
        }
    }
}

const fn is_placement(action: &Action) -> bool {
    matches!(
        action,
        Action::Place { .. } | Action::PlaceSingleRoad { .. } | Action::PlaceStartingRoad { .. }
    )
}

/// Why to buy a pedestal, to leave the round, or to take or repay the loan.
fn purchase(action: &Action) -> Option<Weighted<WorldWonders>> {
    let (reason, weight) = match action {
        Action::Buy(Item::FirstPedestal) => (Reason::FirstNextRound, 1.2),
        Action::Buy(Item::SecondPedestal) => (Reason::SecondNextRound, 0.8),
        Action::LeaveRound => (Reason::LeavesRound, 0.4),
        Action::Loan => (Reason::TakesLoan, 0.5),
        Action::Repay => (Reason::RepaysLoan, 1.0),
        _ => return None,
    };
    Some(Weighted::new(reason, weight))
}

fn green_spaces(city: &City) -> i32 {
    let tiles = city.tiles();
    tiles
        .map(|(_, cells)| city.adjacent_green(cells).len() as i32)
        .sum()
}

/// Room for further buildings: spaces next to the roads.
fn room(city: &City) -> i32 {
    let land = city.free_land();
    let neighbours = city.roads().neighbours();
    neighbours.iter().filter(|cell| land.has(*cell)).count() as i32
}
