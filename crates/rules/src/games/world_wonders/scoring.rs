//! Scoring and ranking.
//!
//! Rulebook: "End of Game and Scoring", "Advanced Play" and "Solo Play".

use super::cells::Cells;
use super::city::City;
use super::event::ScoreItem;
use super::objectives::Objective;
use super::state::WorldWonders;
use super::tiles::Kind;
use super::tracks::{UNPAID_LOAN_PENALTY, rings};
use crate::game::Score;
use crate::seat::{PerSeat, Seat};

/// A value and the spaces that make it up.
type CountedCells = (u32, Cells);

impl City {
    /// The city's value for an objective, the number in which the players
    /// compete. House rulings: an enclosed green area has no space at the edge
    /// of the map or at the sidewalk; roads include branches and bridges but not
    /// towers; tiles are counted once, next to uncovered natural resources or
    /// uncovered water.
    ///
    /// Rulebook: "Advanced Play", 1 to 10.
    pub fn objective_value(&self, objective: Objective) -> u8 {
        self.count_for_objective(objective).0 as u8
    }

    /// The spaces that make up the value for an objective; empty for monuments
    /// and resource tracks.
    pub fn objective_cells(&self, objective: Objective) -> Cells {
        self.count_for_objective(objective).1
    }

    fn count_for_objective(&self, objective: Objective) -> CountedCells {
        match objective {
            Objective::Green => best_component(self.green(), |area| {
                let open = area.meets(Cells::RIM);
                if open { 0 } else { area.len() }
            }),
            Objective::LongestRoad => best_component(self.roads, Cells::len),
            Objective::Monuments => (u32::from(self.monument_count()), Cells::NONE),
            Objective::AtResources => self.tiles_beside(self.free_resources()),
            Objective::AtWater => self.tiles_beside(self.free_water()),
            Objective::Most(kind) => self.tiles_on(self.buildings(kind)),
            Objective::Track(resource) => (u32::from(self.tracks[resource as usize]), Cells::NONE),
            Objective::Group(kind) => {
                best_component(self.buildings(kind), |group| self.tiles_on(group).0)
            }
            Objective::AtEdge => self.tiles_on(Cells::EDGE),
            Objective::EveryDistrict => {
                let (mut kinds, mut cells) = (0_u32, Cells::NONE);
                for (tile, tile_cells) in self.districts() {
                    kinds |= 1 << tile.kind() as u32;
                    cells |= tile_cells;
                }
                let complete = kinds.count_ones() as usize == Kind::ALL.len();
                (u32::from(complete), cells)
            }
        }
    }

    /// The tiles that share an edge with one of these spaces.
    fn tiles_beside(&self, wanted: Cells) -> CountedCells {
        self.tiles_on(wanted.neighbours())
    }

    /// The tiles that cover one of these spaces.
    fn tiles_on(&self, wanted: Cells) -> CountedCells {
        let (mut count, mut cells) = (0, Cells::NONE);
        for (_, tile_cells) in self.tiles().filter(|(_, cells)| cells.meets(wanted)) {
            count += 1;
            cells |= tile_cells;
        }
        (count, cells)
    }

    /// The points of the lowest resource track.
    ///
    /// Rulebook: "End of Game and Scoring", 2.
    fn least_resource(&self) -> u8 {
        self.tracks.iter().copied().min().unwrap_or(0)
    }

    /// All points except those of objectives.
    ///
    /// Rulebook: "End of Game and Scoring", 1 to 6.
    pub(super) fn points(&self) -> i32 {
        let monuments: u8 = self
            .monuments()
            .map(|monument| monument.card().points)
            .sum();
        let penalty = if self.loan > 0 {
            UNPAID_LOAN_PENALTY
        } else {
            0
        };
        i32::from(rings(self.population))
            + i32::from(self.least_resource())
            + i32::from(monuments)
            + self.scoring_resources().len() as i32
            + self.districts().count() as i32
            - penalty
    }
}

/// The connected component of `cells` with the highest value; of several, the
/// first one in row order. `(0, Cells::NONE)` if none has a value above 0.
fn best_component(cells: Cells, value: impl Fn(Cells) -> u32) -> CountedCells {
    let (mut remaining, mut best) = (cells, (0, Cells::NONE));
    while let Some(first) = remaining.first() {
        let component = Cells::one(first).spread(remaining);
        let component_value = value(component);
        if component_value > best.0 {
            best = (component_value, component);
        }
        remaining -= component;
    }
    best
}

impl WorldWonders {
    /// The objectives of the game, each with the values of all seats and the
    /// points these give now.
    pub fn objectives(&self) -> impl Iterator<Item = (Objective, PerSeat<u8>, PerSeat<u8>)> + '_ {
        self.objectives.into_iter().flatten().map(|objective| {
            let value = |seat| self.city(seat).objective_value(objective);
            let values = PerSeat::from_fn(self.players, value);
            (objective, values, objective.awards(&values))
        })
    }

    /// The points that the player of a solo game must exceed to win.
    ///
    /// Rulebook: "Solo Play".
    pub fn target(&self) -> i32 {
        let resources = self
            .city(Seat::FIRST)
            .tracks()
            .iter()
            .map(|track| i32::from(*track))
            .sum::<i32>();
        if self.variant.hard {
            resources + self.automaton.monument_points()
        } else {
            resources
        }
    }

    /// Points and ranking as if the game ended now. Ties are broken by the
    /// number of monuments. House ruling: players who are still tied share the
    /// place.
    ///
    /// Rulebook: "End of Game and Scoring" and "Solo Play".
    pub(super) fn current_score(&self) -> Score {
        let mut points = PerSeat::from_fn(self.players, |seat| self.city(seat).points());
        for (_, _, awards) in self.objectives() {
            for (seat, award) in awards.iter() {
                points[seat] += i32::from(*award);
            }
        }
        let mut score = Score::ranked(points, |seat| {
            (points[seat], self.city(seat).monument_count())
        });
        if self.players == 1 {
            score.ranks[Seat::FIRST] = 1 + u8::from(points[Seat::FIRST] <= self.target());
        }
        score
    }

    /// The sources of each seat's points as if the game ended now. Sources of 0
    /// points are left out.
    pub(super) fn current_score_items(&self) -> Vec<(Seat, i32, ScoreItem)> {
        let mut items = Vec::new();
        for seat in Seat::all(self.players) {
            let city = self.city(seat);
            let mut add = |points: i32, item| {
                if points != 0 {
                    items.push((seat, points, item));
                }
            };
            let population = city.population();
            add(
                i32::from(rings(population)),
                ScoreItem::Population { population },
            );
            let tracks = city.tracks();
            add(
                i32::from(city.least_resource()),
                ScoreItem::Resources { tracks },
            );
            for monument in city.monuments() {
                let points = i32::from(monument.card().points);
                add(points, ScoreItem::Monument { monument });
            }
            let cells = city.scoring_resources();
            add(cells.len() as i32, ScoreItem::NaturalResources { cells });
            let (mut count, mut cells) = (0, Cells::NONE);
            for (_, tile) in city.districts() {
                count += 1;
                cells |= tile;
            }
            add(i32::from(count), ScoreItem::Districts { count, cells });
            for (objective, values, awards) in self.objectives() {
                let value = values[seat];
                let item = ScoreItem::Objective { objective, value };
                add(i32::from(awards[seat]), item);
            }
            if city.loan().is_some() {
                add(-UNPAID_LOAN_PENALTY, ScoreItem::Loan);
            }
        }
        items
    }
}
