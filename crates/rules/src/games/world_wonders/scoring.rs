//! Points, where they come from, and who is ahead.

use super::WorldWonders;
use super::cells::Cells;
use super::city::City;
use super::event::ScoreItem;
use super::objectives::{IN_PLAY, Objective};
use super::tiles::Kind;
use super::tracks::{DEBT, rings};
use crate::game::Score;
use crate::seat::{PerSeat, Seat};

/// How much there is of something, and the spaces that make it up.
type Counted = (u32, Cells);

impl City {
    /// How much a city has of what an objective wants.
    #[must_use]
    pub fn value_of(&self, objective: Objective) -> u8 {
        self.counted_for(objective).0 as u8
    }

    /// The spaces of a city that count for an objective; those of tracks and of
    /// monuments are none.
    #[must_use]
    pub fn spaces_for(&self, objective: Objective) -> Cells {
        self.counted_for(objective).1
    }

    fn counted_for(&self, objective: Objective) -> Counted {
        match objective {
            Objective::Green => largest(self.green(), |area| {
                let open = area.meets(Cells::RIM);
                if open { 0 } else { area.len() }
            }),
            Objective::LongestRoad => largest(self.roads, Cells::len),
            Objective::Monuments => (u32::from(self.monument_count()), Cells::NONE),
            Objective::AtResources => self.tiles_beside(self.free_resources()),
            Objective::AtWater => self.tiles_beside(self.free_water()),
            Objective::Most(kind) => self.tiles_among(self.buildings(kind)),
            Objective::Track(resource) => (u32::from(self.tracks[resource as usize]), Cells::NONE),
            Objective::Group(kind) => {
                largest(self.buildings(kind), |group| self.tiles_among(group).0)
            }
            Objective::AtEdge => self.tiles_among(Cells::EDGE),
            Objective::EveryDistrict => {
                let (mut kinds, mut spaces) = (0_u32, Cells::NONE);
                for (tile, cells) in self.districts() {
                    kinds |= 1 << tile.kind() as u32;
                    spaces = spaces.or(cells);
                }
                let all = kinds.count_ones() as usize == Kind::ALL.len();
                (u32::from(all), spaces)
            }
        }
    }

    /// Tiles that share an edge with one of the spaces.
    fn tiles_beside(&self, wanted: Cells) -> Counted {
        self.tiles_among(wanted.neighbours())
    }

    /// Tiles of which a space is among these.
    fn tiles_among(&self, wanted: Cells) -> Counted {
        let (mut count, mut spaces) = (0, Cells::NONE);
        for (_, cells) in self.tiles().filter(|(_, cells)| cells.meets(wanted)) {
            count += 1;
            spaces = spaces.or(cells);
        }
        (count, spaces)
    }

    /// Points of the city itself: all but those of objectives.
    pub(super) fn points(&self) -> i32 {
        let monuments = self.monuments();
        let monuments: u8 = monuments.map(|own| own.card().points).sum();
        let least = self.tracks.iter().copied().min().unwrap_or(0);
        let debt = if self.loan > 0 { DEBT } else { 0 };
        i32::from(rings(self.population))
            + i32::from(least)
            + i32::from(monuments)
            + self.reached_resources().len() as i32
            + self.districts().count() as i32
            - debt
    }
}

/// The part of some spaces that hangs together and is worth most.
fn largest(spaces: Cells, worth: impl Fn(Cells) -> u32) -> Counted {
    let (mut left, mut best) = (spaces, (0, Cells::NONE));
    while let Some(first) = left.first() {
        let part = Cells::one(first).spread(left);
        let own = worth(part);
        if own > best.0 {
            best = (own, part);
        }
        left = left.without(part);
    }
    best
}

impl WorldWonders {
    /// How much each seat has of what an objective wants.
    #[must_use]
    pub fn values_of(&self, objective: Objective) -> PerSeat<u8> {
        PerSeat::from_fn(self.players, |seat| self.city(seat).value_of(objective))
    }

    /// The objectives of the game with what each seat has of them and what it
    /// gets for that.
    pub fn objectives(&self) -> impl Iterator<Item = (Objective, PerSeat<u8>, PerSeat<u8>)> + '_ {
        let all: [Option<Objective>; IN_PLAY] = self.objectives;
        all.into_iter().flatten().map(|objective| {
            let values = self.values_of(objective);
            (objective, values, objective.awards(&values))
        })
    }

    /// What one who plays alone has to surpass.
    #[must_use]
    pub fn target(&self) -> i32 {
        let own = self.city(Seat::FIRST).tracks();
        let resources = own.iter().map(|track| i32::from(*track)).sum::<i32>();
        if self.variant.hard {
            resources + self.automaton.monument_points()
        } else {
            resources
        }
    }

    /// Points and places as if the game ended now.
    pub(super) fn standing(&self) -> Score {
        let mut points = PerSeat::from_fn(self.players, |seat| self.city(seat).points());
        for (_, _, awards) in self.objectives() {
            for (seat, award) in awards.iter() {
                points[seat] += i32::from(*award);
            }
        }
        let rank = |seat: Seat| (points[seat], self.city(seat).monument_count());
        let places = PerSeat::from_fn(self.players, |seat| {
            if self.players == 1 {
                return if points[seat] > self.target() { 1 } else { 2 };
            }
            let others = Seat::all(self.players);
            1 + others.filter(|other| rank(*other) > rank(seat)).count() as u8
        });
        Score { points, places }
    }

    /// Where the points come from, as if the game ended now.
    pub(super) fn origins(&self) -> Vec<(Seat, i32, ScoreItem)> {
        let mut origins = Vec::new();
        for seat in Seat::all(self.players) {
            let city = self.city(seat);
            let mut add = |points: i32, source| {
                if points != 0 {
                    origins.push((seat, points, source));
                }
            };
            let population = city.population();
            add(
                i32::from(rings(population)),
                ScoreItem::Population { population },
            );
            let tracks = city.tracks();
            let least = tracks.iter().copied().min().unwrap_or(0);
            add(i32::from(least), ScoreItem::Resources { tracks });
            for monument in city.monuments() {
                let points = i32::from(monument.card().points);
                add(points, ScoreItem::Monument { monument });
            }
            let cells = city.reached_resources();
            add(cells.len() as i32, ScoreItem::NaturalResources { cells });
            let (mut count, mut cells) = (0, Cells::NONE);
            for (_, tile) in city.districts() {
                count += 1;
                cells = cells.or(tile);
            }
            add(i32::from(count), ScoreItem::Districts { count, cells });
            for (objective, values, awards) in self.objectives() {
                let value = values[seat];
                let source = ScoreItem::Objective { objective, value };
                add(i32::from(awards[seat]), source);
            }
            if city.loan().is_some() {
                add(-DEBT, ScoreItem::Loan);
            }
        }
        origins
    }
}
