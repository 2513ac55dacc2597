//! What a turn of a hint gains and risks, in words.

use super::names::{piece, resource, the_monument};
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
pub fn step(state: &WorldWonders, which: Action) -> Option<String> {
    match which {
        Action::Place { .. }
        | Action::PlaceSingleRoad { .. }
        | Action::PlaceStartingRoad { .. } => {
            let placed = state.placed_piece(which);
            let what = placed.map_or_else(|| "it".to_owned(), |placed| piece(placed.piece));
            Some(format!("place {what} on the outlined spaces"))
        }
        _ => None,
    }
}

/// The index of the placement that the turn is about.
fn placement(turn: &Turn<'_>) -> usize {
    let found = turn.best.actions.iter().position(|action| {
        matches!(
            action,
            Action::Place { .. }
                | Action::PlaceSingleRoad { .. }
                | Action::PlaceStartingRoad { .. }
        )
    });
    found.unwrap_or(0)
}

/// What a city has after a turn.
struct After<'a> {
    city: &'a City,
    tracks: PerResource,
    population: u8,
    gold: u8,
    /// A monument that is bought, and not built yet.
    bought: Option<Monument>,
}

impl<'a> After<'a> {
    /// Buying a monument reveals the next one, so that the turn is known that far: what the
    /// monument gives counts, only its place is open.
    fn of(line: &'a TurnLine<WorldWonders>, seat: Seat) -> Self {
        let city = line.end.city(seat);
        let reveals = !line.last_events.is_empty();
        match line.actions.last() {
            Some(Action::Buy(Item::Monument(monument))) if reveals => {
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
    let step = placement(turn);
    let mut reasons = Vec::new();
    let mut told = |text: String, weight: f32, step: usize, kind: Option<usize>| {
        reasons.push(Reason {
            text,
            step,
            weight,
            kind,
        });
    };
    let before = turn.start.city(turn.seat);
    let best = After::of(&turn.best, turn.seat);
    let other = turn.other.as_ref();
    let other = other.map(|other| After::of(other, turn.seat));
    let other = other.as_ref();
    let scarcest = before.tracks().into_iter().min().unwrap_or_default();
    for (index, of) in Resource::ALL.into_iter().enumerate() {
        let at = |tracks: [u8; 3]| tracks.get(index).copied().unwrap_or_default();
        let (from, to) = (at(before.tracks()), at(best.tracks));
        let there = other.map(|city| at(city.tracks));
        if to > from {
            let note = turn.next_best_note(i32::from(to), there.map(i32::from));
            let is_scarcest = from == scarcest;
            let scarce = if is_scarcest {
                ", your scarcest track"
            } else {
                ""
            };
            let lead = f32::from(to) - f32::from(there.unwrap_or(from));
            let weight = 0.3 + 0.4 * lead + if is_scarcest { 0.6 } else { 0.0 };
            told(
                format!(
                    "{} {from} → {to}{scarce}{note}.",
                    capital(resource(of).to_owned())
                ),
                weight,
                step,
                None,
            );
        }
    }
    let (from, to) = (before.population(), best.population);
    if to > from {
        let there = other.map(|city| i32::from(city.population));
        let note = turn.next_best_note(i32::from(to), there);
        let lead = i32::from(to) - there.unwrap_or(i32::from(from));
        told(
            format!("Population {from} → {to}{note}."),
            0.5 + lead as f32,
            step,
            Some(POPULATION),
        );
    }
    for monument in best.city.monuments().chain(best.bought) {
        if before.monuments().all(|own| own != monument) {
            let points = turn.locale.points(i32::from(monument.card().points));
            told(
                format!("Builds {}: {points}.", the_monument(monument)),
                f32::from(monument.card().points),
                step,
                Some(MONUMENTS),
            );
        }
    }
    if let Some((text, weight)) = order(turn) {
        told(text, weight, 0, None);
    }
    for (text, weight) in districts(turn) {
        told(text, weight, step, Some(DISTRICTS));
    }
    let spent = other.map(|city| i32::from(city.gold));
    let gold = i32::from(best.gold);
    if let Some(spent) = spent
        && gold > spent
        && best.city.loan().is_none()
    {
        told(
            format!("Leaves you {gold} gold for this round (next best: {spent})."),
            0.25 + 0.2 * (gold - spent) as f32,
            0,
            None,
        );
    }
    if let Some((text, weight)) = roads(turn) {
        told(text, weight, step, None);
    }
    reasons
}

/// The pedestal to go earlier in the next round.
fn order(turn: &Turn<'_>) -> Option<(String, f32)> {
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
    let mut found = Vec::new();
    let closed = |state: &WorldWonders| state.city(turn.seat).districts().count() as i32;
    let (before, after) = (closed(turn.start), closed(&turn.best.end));
    let other = turn.other.as_ref().map(|other| closed(&other.end));
    if after > before {
        let note = turn.next_best_note(after, other);
        let lead = after - other.unwrap_or(before);
        found.push((
            format!("City districts: {before} → {after}{note}."),
            0.5 + lead as f32,
        ));
    }
    let green = |state: &WorldWonders| {
        let city = state.city(turn.seat);
        let tiles = city.tiles();
        tiles
            .map(|(_, cells)| city.adjacent_green(cells).len() as i32)
            .sum::<i32>()
    };
    let (before, after) = (green(turn.start), green(&turn.best.end));
    if after < before {
        let fewer = (before - after).unsigned_abs();
        let gaps = turn.locale.count(fewer, "green space", "green spaces");
        found.push((
            format!("Closes {gaps} beside your buildings, on the way to a district."),
            0.4 + 0.1 * fewer as f32,
        ));
    }
    found
}

/// Room for further buildings: spaces next to the roads.
fn roads(turn: &Turn<'_>) -> Option<(String, f32)> {
    let room = |state: &WorldWonders| {
        let city = state.city(turn.seat);
        let free = city.roads().neighbours().iter();
        let land = city.free_land();
        free.filter(|cell| land.iter().any(|own| own == *cell))
            .count() as i32
    };
    let places_road = turn.best.events.iter().any(|(_, event)| {
        matches!(event, Event::Placed { piece, .. }
            if matches!(piece, Piece::LongRoad
                | Piece::DoubleRoad
                | Piece::SingleRoad))
    });
    let (before, after) = (room(turn.start), room(&turn.best.end));
    (places_road && after > before).then(|| {
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
    let rival = turn.best.next_seat()?;
    let bought = reply.events.iter().find_map(|(_, event)| match event {
        Event::Bought { item, tile, .. } => Some((*item, *tile)),
        _ => None,
    })?;
    let what = match bought {
        (_, Some(tile)) => format!("the {}", super::names::tile(turn.locale, tile)),
        (Item::Monument(of), _) => the_monument(of).to_owned(),
        (Item::FirstPedestal, _) => "the pedestal to go first".to_owned(),
        (Item::SecondPedestal, _) => "the pedestal to go second".to_owned(),
        (other, _) => super::names::item(other).to_owned(),
    };
    Some(format!("{} may take {what} next.", turn.name(rival)))
}
