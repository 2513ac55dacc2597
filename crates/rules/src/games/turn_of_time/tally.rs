//! Scoring (rulebook: "End of Game", "Solo Rules").

use super::grid::Grid;
use super::season::Season;
use crate::game::Score;
use crate::seat::{PerSeat, Seat};
use core::cmp::Reverse;
use serde::Serialize;

/// The seat that plays each season, in the order of the seasons; `None` for the
/// absent season of three players.
pub type Holders = [Option<Seat>; 4];

/// The goal of a lone player, chosen at setup (rulebook: "Solo Rules").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// An edge-connected group of at least [`DOMINANCE_GROUP`] cards of one season
    /// at the end.
    Dominance,
    /// Exactly [`BALANCE_CARDS`] cards of each season at the end.
    Balance,
}

/// Number of cards of the group that [`Goal::Dominance`] needs.
pub const DOMINANCE_GROUP: u8 = 7;
/// Number of cards of each season that [`Goal::Balance`] needs.
pub const BALANCE_CARDS: u8 = 4;

/// The standing of one season.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The season that has this rank.
    pub season: Season,
    /// The seat that plays it.
    pub holder: Option<Seat>,
    /// Number of cards that show it.
    pub cards: u8,
    /// Number of cards in its largest edge-connected group.
    pub group: u8,
    /// Points for its rank, from 4 for the first down to 1 for the last.
    pub points: u8,
}

/// The seasons from the first rank to the last: by the number of cards, then by
/// the largest group, then by turn order (rulebook: "End of Game"). House ruling:
/// an absent season comes last among equals, and two seasons of one player are in
/// the order of the seasons.
pub fn standings(grid: &Grid, holders: &Holders) -> [Standing; 4] {
    let mut ranked = Season::ALL.map(|season| Standing {
        season,
        holder: holders[season.index()],
        cards: grid.showing(season).len() as u8,
        group: grid.showing(season).largest_group(),
        points: 0,
    });
    ranked.sort_unstable_by_key(|s| {
        let holder = s.holder.map_or(u8::MAX, u8::from);
        (Reverse(s.cards), Reverse(s.group), holder, s.season)
    });
    for (standing, points) in ranked.iter_mut().zip([4, 3, 2, 1]) {
        standing.points = points;
    }
    ranked
}

/// Points and ranks of two to four players (rulebook: "End of Game"). House
/// ruling: two players add the points of their two seasons; equal points are
/// decided by the cards that show one's seasons, then by the sum of their largest
/// groups, then by turn order, so no place is shared.
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
    Score::ranked(points, |seat| {
        (points[seat], cards[seat], groups[seat], Reverse(seat))
    })
}

/// The season with the largest edge-connected group and the number of cards in
/// it; the earliest such season if several are equal.
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

/// Points and place of a lone player: place 1 if the goal is reached, else 2
/// (rulebook: "Solo Rules"). House ruling: the points are the cards of the largest
/// group for Dominance; for Balance, the cards of each season up to
/// [`BALANCE_CARDS`].
pub fn solo_score(grid: &Grid, goal: Goal) -> Score {
    let (points, reached) = match goal {
        Goal::Dominance => {
            let (_, group) = largest_group(grid);
            (group, group >= DOMINANCE_GROUP)
        }
        Goal::Balance => {
            let counted = Season::ALL
                .map(|season| (grid.showing(season).len() as u8).min(BALANCE_CARDS))
                .iter()
                .sum::<u8>();
            (counted, counted == 4 * BALANCE_CARDS)
        }
    };
    Score {
        points: PerSeat::from_fn(1, |_| i32::from(points)),
        ranks: PerSeat::from_fn(1, |_| if reached { 1 } else { 2 }),
    }
}
