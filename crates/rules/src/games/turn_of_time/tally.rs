//! Counting at the end of the game (rulebook: "End of Game", "Solo Rules").

use super::grid::Grid;
use super::season::Season;
use crate::game::Score;
use crate::seat::{PerSeat, Seat};
use serde::Serialize;

/// Who plays each season, in the order of the seasons.
pub type Holders = [Option<Seat>; 4];

/// What a lone player tries to reach, chosen at set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// A group of at least seven cards of one season at the end.
    Dominance,
    /// Exactly four cards of each season at the end.
    Balance,
}

/// The group that Dominance asks for.
pub const DOMINANCE_GROUP: u8 = 7;
/// The cards of each season that Balance asks for.
pub const BALANCE_CARDS: u8 = 4;

/// How one season stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The season.
    pub season: Season,
    /// Who plays it.
    pub holder: Option<Seat>,
    /// Cards that show it.
    pub cards: u8,
    /// Its largest edge-connected group.
    pub group: u8,
    /// What its rank is worth: 4 for the first one down to 1.
    pub points: u8,
}

/// The seasons from the first rank to the last: most cards, then the largest
/// group, then the earlier player; a season nobody plays after all others;
/// two seasons of one player in the order of the seasons.
#[must_use]
pub fn standings(grid: &Grid, holders: &Holders) -> [Standing; 4] {
    let counted = Season::ALL.map(|season| Standing {
        season,
        holder: holders[season.index()],
        cards: grid.showing(season).len(),
        group: grid.showing(season).largest_group(),
        points: 0,
    });
    let rank = |s: &Standing| {
        (
            u8::MAX - s.cards,
            u8::MAX - s.group,
            s.holder.map_or(u8::MAX, u8::from),
            s.season,
        )
    };
    let mut ranked = counted;
    for standing in counted {
        let before = counted.iter().filter(|other| rank(other) < rank(&standing));
        let before = before.count();
        if let Some(place) = ranked.get_mut(before) {
            *place = Standing {
                points: 4 - before as u8,
                ..standing
            };
        }
    }
    ranked
}

/// Points and places of two to four players. Equal points: more cards of
/// one's own seasons, then the larger sum of their largest groups, then the
/// earlier in turn order; so no place is shared.
#[must_use]
pub fn score(grid: &Grid, holders: &Holders, players: u8) -> Score {
    let mut points = PerSeat::<i32>::new(players);
    let mut cards = PerSeat::<u8>::new(players);
    let mut groups = PerSeat::<u8>::new(players);
    for standing in standings(grid, holders) {
        if let Some(seat) = standing.holder {
            points[seat] += i32::from(standing.points);
            cards[seat] += standing.cards;
            groups[seat] += standing.group;
        }
    }
    let rank = |seat: Seat| {
        (
            -points[seat],
            u8::MAX - cards[seat],
            u8::MAX - groups[seat],
            seat,
        )
    };
    let places = PerSeat::from_fn(players, |seat| {
        let better = Seat::all(players).filter(|&other| rank(other) < rank(seat));
        1 + better.count() as u8
    });
    Score { points, places }
}

/// The season with the largest group and that group, of equal ones the first.
#[must_use]
pub fn largest_group(grid: &Grid) -> (Season, u8) {
    let mut best = (Season::Spring, 0);
    for season in Season::ALL {
        let group = grid.showing(season).largest_group();
        if group > best.1 {
            best = (season, group);
        }
    }
    best
}

/// How a lone player stands. Dominance: the largest group. Balance: cards
/// that count, at most four of each season, sixteen in all.
#[must_use]
pub fn solo_score(grid: &Grid, goal: Goal) -> Score {
    let (points, reached) = match goal {
        Goal::Dominance => {
            let (_, group) = largest_group(grid);
            (group, group >= DOMINANCE_GROUP)
        }
        Goal::Balance => {
            let counted = Season::ALL
                .map(|season| grid.showing(season).len().min(BALANCE_CARDS))
                .iter()
                .sum::<u8>();
            (counted, counted == 4 * BALANCE_CARDS)
        }
    };
    Score {
        points: PerSeat::from_fn(1, |_| i32::from(points)),
        places: PerSeat::from_fn(1, |_| if reached { 1 } else { 2 }),
    }
}
