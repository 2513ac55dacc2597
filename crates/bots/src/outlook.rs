//! Who is winning: what a search knows of a position, seat by seat.

use rules::game::Score;
use rules::{PerSeat, Seat};

/// What every seat can expect of a position if it is played well.
///
/// Bots do not choose by it. Unlike their values it may be computed with
/// functions whose last digits differ from machine to machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// The chance of each seat to win, from 0 to 1. A shared win counts in
    /// parts, so that they add up to 1; alone it is the chance of reaching the
    /// goal.
    pub chances: PerSeat<f32>,
    /// The final points that each seat can expect, in games of points.
    pub points: Option<PerSeat<f32>>,
    /// Whether this is certain with best play rather than an estimate.
    pub exact: bool,
}

impl Outlook {
    /// The outlook of a finished game.
    pub fn from_score(score: &Score, counts_points: bool) -> Self {
        Self {
            chances: shares(score),
            points: counts_points.then(|| as_f32(&score.points)),
            exact: true,
        }
    }

    /// An estimate from values of all seats that need not add up to 1.
    pub(crate) fn from_values(values: &PerSeat<f32>) -> Self {
        Self {
            chances: normalized(values),
            points: None,
            exact: false,
        }
    }

    /// The outlook of a game of two in which `seat` wins with this chance, or of
    /// a game for one.
    pub(crate) fn from_chance(players: u8, seat: Seat, chance: f32, exact: bool) -> Self {
        let chance = chance.clamp(0.0, 1.0);
        Self {
            chances: PerSeat::from_fn(
                players,
                |other| {
                    if other == seat { chance } else { 1.0 - chance }
                },
            ),
            points: None,
            exact,
        }
    }
}

/// The share of the win of each seat; alone, whether the goal was reached.
pub(crate) fn shares(score: &Score) -> PerSeat<f32> {
    let winners = score.ranks.iter().filter(|(_, place)| **place == 1);
    let share = 1.0 / winners.count().max(1) as f32;
    PerSeat::from_fn(score.ranks.players(), |seat| {
        if score.ranks[seat] == 1 { share } else { 0.0 }
    })
}

/// Points as numbers that can be averaged.
pub(crate) fn as_f32(points: &PerSeat<i32>) -> PerSeat<f32> {
    PerSeat::from_fn(points.players(), |seat| points[seat] as f32)
}

/// Chances that add up to 1, unless there is only one.
fn normalized(values: &PerSeat<f32>) -> PerSeat<f32> {
    let players = values.players();
    if players == 1 {
        return PerSeat::from_fn(1, |seat| values[seat].clamp(0.0, 1.0));
    }
    let sum: f32 = values.iter().map(|(_, value)| value.max(0.0)).sum();
    PerSeat::from_fn(players, |seat| {
        if sum > 0.0 {
            values[seat].max(0.0) / sum
        } else {
            1.0 / f32::from(players)
        }
    })
}

/// Chances raised to a power: greater than 1 for estimates that are too even, as
/// those of random games are.
pub(crate) fn sharpened(chances: &PerSeat<f32>, power: f32) -> PerSeat<f32> {
    normalized(&PerSeat::from_fn(chances.players(), |seat| {
        chances[seat].max(0.0).powf(power)
    }))
}

/// The chances of seats that can expect these points, where a lead of `scale`
/// points multiplies the odds by e.
pub(crate) fn chances_of_points(points: &PerSeat<f32>, scale: f32) -> PerSeat<f32> {
    let best = points
        .iter()
        .map(|(_, points)| *points)
        .fold(f32::NEG_INFINITY, f32::max);
    normalized(&PerSeat::from_fn(points.players(), |seat| {
        ((points[seat] - best) / scale).exp()
    }))
}

/// The chance of a value that is rated against a known one: their odds differ as
/// the values' odds do.
pub(crate) fn chance_relative_to(value: f32, (known, chance): (f32, f32)) -> f32 {
    let odds = |share: f32| {
        let share = share.clamp(0.001, 0.999);
        share / (1.0 - share)
    };
    let odds = odds(chance) * odds(value) / odds(known);
    odds / (1.0 + odds)
}

/// A sum of outlooks, for their mean.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OutlookSum {
    chances: PerSeat<f32>,
    points: PerSeat<f32>,
    count: u32,
}

impl OutlookSum {
    pub(crate) fn new(players: u8) -> Self {
        Self {
            chances: PerSeat::new(players),
            points: PerSeat::new(players),
            count: 0,
        }
    }

    /// Adds the chances and points of all seats.
    pub(crate) fn add(&mut self, chances: &PerSeat<f32>, points: &PerSeat<f32>) {
        for (seat, chance) in chances.iter() {
            self.chances[seat] += chance;
            self.points[seat] += points[seat];
        }
        self.count += 1;
    }

    /// The mean chances and points, if anything was added.
    pub(crate) fn mean(&self) -> Option<(PerSeat<f32>, PerSeat<f32>)> {
        let count = self.count as f32;
        (self.count > 0).then(|| {
            let mean =
                |sums: &PerSeat<f32>| PerSeat::from_fn(sums.players(), |seat| sums[seat] / count);
            (mean(&self.chances), mean(&self.points))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn per_seat(values: &[f32]) -> PerSeat<f32> {
        PerSeat::from_fn(values.len() as u8, |seat| values[seat.index()])
    }

    #[test]
    fn chances_add_up_to_one() {
        for chances in [
            normalized(&per_seat(&[0.3, 0.9, 0.0])),
            normalized(&per_seat(&[0.0, 0.0])),
            sharpened(&per_seat(&[0.5, 0.3, 0.2]), 1.5),
            chances_of_points(&per_seat(&[12.0, 40.0, -3.0, 39.0]), 3.0),
        ] {
            let sum: f32 = chances.as_slice().iter().sum();
            assert!((sum - 1.0).abs() < 1e-5, "{chances:?}");
        }
    }

    #[test]
    fn a_value_as_good_as_the_known_one_has_its_chance() {
        assert!((chance_relative_to(0.6, (0.6, 0.3)) - 0.3).abs() < 1e-5);
        assert!(chance_relative_to(0.5, (0.6, 0.3)) < 0.3);
        assert!(chance_relative_to(0.0, (1.0, 1.0)) < 0.01);
    }
}
