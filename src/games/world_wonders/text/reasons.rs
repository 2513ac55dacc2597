//! What a turn of a hint gains and risks, in words.

use super::names::{piece, the_monument};
use crate::games::{Comparison, Reason, TurnLine};
use crate::text::capital;
use rules::Seat;
use rules::games::world_wonders::{
    Action, City, Event, Item, Monument, PerResource, Piece, Resource, WorldWonders,
};

/// Kinds of points, as indices of the game's list.
const POPULATION: usize = 0;
const MONUMENTS: usize = 2;
const DISTRICTS: usize = 4;

type Turn<'a> = Comparison<'a, WorldWonders>;

/// The action as a step of a hint: the board shows where.
pub fn step(state: &WorldWonders, action: Action) -> Option<String> {
    match action {
        Action::Place { .. }
        | Action::PlaceSingleRoad { .. }
        | Action::PlaceStartingRoad { .. } => {
            let placed = state.placed_piece(action);
            let name = placed.map_or_else(|| "it".to_owned(), |placed| piece(placed.piece));
            Some(format!("place {name} on the outlined spaces"))
        }
        _ => None,
    }
}

/// The index of the turn's first placement among its actions.
fn placement_step(turn: &Turn<'_>) -> usize {
    let is_placement = |action: &Action| {
        matches!(
            action,
            Action::Place { .. }
                | Action::PlaceSingleRoad { .. }
                | Action::PlaceStartingRoad { .. }
        )
    };
    turn.best.actions.iter().position(is_placement).unwrap_or(0)
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
    /// The city after a line. Buying a monument reveals the next one, so the line ends there: the
    /// rewards of the monument count, though it has no place yet.
    fn new(line: &'a TurnLine<WorldWonders>, seat: Seat) -> Self {
        let city = line.end.city(seat);
        let has_revealed = !line.last_events.is_empty();
        match line.actions.last() {
            Some(Action::Buy(Item::Monument(monument))) if has_revealed => {
                let (tracks, population) = line.end.tracks_after(seat, Piece::Monument(*monument));
                Self {
                    city,
                    tracks,
                    population,
                    gold: 0,
                    bought: Some(*monument),
                }
            }
            _ => Self {
                city,
                tracks: city.tracks(),
                population: city.population(),
                gold: city.gold(),
                bought: None,
            },
        }
    }
}

/// What the turn gains.
pub fn reasons(turn: &Turn<'_>) -> Vec<Reason> {
    let step = placement_step(turn);
    let mut reasons = Vec::new();
    let mut add = |text: String, weight: f32, step: usize, kind: Option<usize>| {
        reasons.push(Reason {
            text,
            step,
            weight,
            kind,
        });
    };
    let before = turn.start.city(turn.seat);
    let best = CityAfter::new(&turn.best, turn.seat);
    let other = turn
        .other
        .as_ref()
        .map(|other| CityAfter::new(other, turn.seat));
    let other = other.as_ref();
    let scarcest = before.tracks().into_iter().min().unwrap_or_default();
    let values = before.tracks().into_iter().zip(best.tracks);
    for (index, (resource, (from, to))) in Resource::ALL.into_iter().zip(values).enumerate() {
        let other_value = other.map(|city| city.tracks[index]);
        if to > from {
            let note = turn.next_best_note(i32::from(to), other_value.map(i32::from));
            let is_scarcest = from == scarcest;
            let clause = if is_scarcest {
                ", your scarcest track"
            } else {
                ""
            };
            let lead = f32::from(to) - f32::from(other_value.unwrap_or(from));
            let weight = 0.3 + 0.4 * lead + if is_scarcest { 0.6 } else { 0.0 };
            add(
                format!(
                    "{} {from} → {to}{clause}{note}.",
                    capital(super::names::resource(resource).to_owned())
                ),
                weight,
                step,
                None,
            );
        }
    }
    let (from, to) = (before.population(), best.population);
    if to > from {
        let other_population = other.map(|city| i32::from(city.population));
        let note = turn.next_best_note(i32::from(to), other_population);
        let lead = i32::from(to) - other_population.unwrap_or(i32::from(from));
        add(
            format!("Population {from} → {to}{note}."),
            0.5 + lead as f32,
            step,
            Some(POPULATION),
        );
    }
    for monument in best.city.monuments().chain(best.bought) {
        if before.monuments().all(|built| built != monument) {
            let points = turn.locale.points(i32::from(monument.card().points));
            add(
                format!("Builds {}: {points}.", the_monument(monument)),
                f32::from(monument.card().points),
                step,
                Some(MONUMENTS),
            );
        }
    }
    if let Some((text, weight)) = purchase(turn) {
        add(text, weight, 0, None);
    }
    for (text, weight) in districts(turn) {
        add(text, weight, step, Some(DISTRICTS));
    }
    let other_gold = other.map(|city| i32::from(city.gold));
    let gold = i32::from(best.gold);
    if let Some(other_gold) = other_gold
        && gold > other_gold
        && best.city.loan().is_none()
    {
        add(
            format!("Leaves you {gold} gold for this round (next best: {other_gold})."),
            0.25 + 0.2 * (gold - other_gold) as f32,
            0,
            None,
        );
    }
    if let Some((text, weight)) = roads(turn) {
        add(text, weight, step, None);
    }
    reasons
}

/// Why to buy a pedestal, to leave the round, or to take or repay the loan.
fn purchase(turn: &Turn<'_>) -> Option<(String, f32)> {
    turn.best.actions.iter().find_map(|action| match action {
        Action::Buy(Item::FirstPedestal) => Some((
            "You go first next round, with the whole market to choose from.".to_owned(),
            1.2,
        )),
        Action::Buy(Item::SecondPedestal) => Some(("You go second next round.".to_owned(), 0.8)),
        Action::LeaveRound => Some((
            "You keep your city as it is for this round.".to_owned(),
            0.4,
        )),
        Action::Loan => Some((
            "The loan gives you 2 more gold to spend now.".to_owned(),
            0.5,
        )),
        Action::Repay => Some((
            "The loan is paid back, so it costs no points in the end.".to_owned(),
            1.0,
        )),
        _ => None,
    })
}

/// Buildings that are closed in, and how many green spaces are left beside the others.
fn districts(turn: &Turn<'_>) -> Vec<(String, f32)> {
    let mut reasons = Vec::new();
    let district_count = |state: &WorldWonders| state.city(turn.seat).districts().count() as i32;
    let (before, after) = (district_count(turn.start), district_count(&turn.best.end));
    let other = turn.other.as_ref().map(|other| district_count(&other.end));
    if after > before {
        let note = turn.next_best_note(after, other);
        let lead = after - other.unwrap_or(before);
        reasons.push((
            format!("City districts: {before} → {after}{note}."),
            0.5 + lead as f32,
        ));
    }
    let green_spaces = |state: &WorldWonders| {
        let city = state.city(turn.seat);
        let tiles = city.tiles();
        tiles
            .map(|(_, cells)| city.adjacent_green(cells).len() as i32)
            .sum::<i32>()
    };
    let (before, after) = (green_spaces(turn.start), green_spaces(&turn.best.end));
    if after < before {
        let fewer = (before - after).unsigned_abs();
        let gaps = turn.locale.count(fewer, "green space", "green spaces");
        reasons.push((
            format!("Closes {gaps} beside your buildings, on the way to a district."),
            0.4 + 0.1 * fewer as f32,
        ));
    }
    reasons
}

/// Room for further buildings: spaces next to the roads.
fn roads(turn: &Turn<'_>) -> Option<(String, f32)> {
    let room = |state: &WorldWonders| {
        let city = state.city(turn.seat);
        let land = city.free_land();
        let neighbours = city.roads().neighbours();
        neighbours.iter().filter(|cell| land.has(*cell)).count() as i32
    };
    let has_road = turn.best.events.iter().any(|(_, event)| {
        matches!(event, Event::Placed { piece, .. }
            if matches!(piece, Piece::LongRoad
                | Piece::DoubleRoad
                | Piece::SingleRoad))
    });
    let (before, after) = (room(turn.start), room(&turn.best.end));
    (has_road && after > before).then(|| {
        let more = (after - before).unsigned_abs();
        let spaces = turn.locale.count(more, "more space", "more spaces");
        (
            format!("The road opens {spaces} to build on."),
            0.4 + 0.05 * more as f32,
        )
    })
}

/// What the next player may take, or what the turn costs.
pub fn risk(turn: &Turn<'_>) -> Option<String> {
    if turn.best.actions.contains(&Action::Loan) {
        return Some("The loan costs 3 gold to repay, or points at the end.".to_owned());
    }
    let before = turn.start.city(turn.seat).scoring_resources().len();
    let after = turn.best.end.city(turn.seat).scoring_resources().len();
    if after < before {
        let covered = (before - after) as u64;
        let covered = turn
            .locale
            .count(covered, "natural resource", "natural resources");
        return Some(format!("It covers {covered}, which would have scored."));
    }
    let reply = turn.reply.as_ref()?;
    let opponent = turn.best.next_seat()?;
    let bought = reply.events.iter().find_map(|(_, event)| match event {
        Event::Bought { item, tile, .. } => Some((*item, *tile)),
        _ => None,
    })?;
    let name = match bought {
        (_, Some(tile)) => format!("the {}", super::names::tile(turn.locale, tile)),
        (Item::Monument(monument), _) => the_monument(monument).to_owned(),
        (Item::FirstPedestal, _) => "the pedestal to go first".to_owned(),
        (Item::SecondPedestal, _) => "the pedestal to go second".to_owned(),
        (other, _) => super::names::item(other).to_owned(),
    };
    Some(format!("{} may take {name} next.", turn.name(opponent)))
}
