//! A second, simple implementation of the rules. It uses the table of tiles and
//! searches the whole board after each action.

use super::plans::{LETTERS, Plan, Slot, plans, side};
use super::table::{RIM, RIM_BORDERS};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

pub type Position = (i32, i32);

const STEPS: [Position; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
pub const SECTORS: [&str; 6] = [
    "fortune",
    "taxes",
    "famine",
    "storm",
    "inquisition",
    "plague",
];
const CROWNS: [usize; 6] = [1, 2, 1, 2, 1, 2];

/// The kind of a segment, and the slots of the board that it reaches.
type Ends = (&'static str, Vec<(Position, Slot)>);

#[derive(Clone, Debug)]
pub struct PlacedTile {
    pub plan: usize,
    pub quarters: usize,
    /// The seat of the follower on it, and the name of its segment.
    pub follower: Option<(usize, String)>,
}

/// A road, city, field or cloister.
#[derive(Clone, Debug)]
pub struct Feature {
    pub kind: &'static str,
    pub segments: BTreeSet<(Position, String)>,
    pub cells: BTreeSet<Position>,
    pub open: usize,
    pub pennants: usize,
    pub followers: Vec<usize>,
    /// City segments that a field borders.
    pub borders: BTreeSet<(Position, String)>,
}

impl Feature {
    fn majority(&self) -> Vec<usize> {
        let most = self.followers.iter().copied().max().unwrap_or(0);
        let all = 0..self.followers.len();
        all.filter(|seat| most > 0 && self.followers[*seat] == most)
            .collect()
    }
}

#[derive(Clone, Debug)]
pub struct Naive {
    plans: Vec<Plan>,
    pub players: usize,
    majority: bool,
    small: bool,
    wheel: bool,
    pub placed: BTreeMap<Position, PlacedTile>,
    stack: VecDeque<String>,
    pub drawn: Option<String>,
    pub points: Vec<usize>,
    pub supply: Vec<usize>,
    pub pig: usize,
    pub crowns: Vec<Vec<usize>>,
    pub active: usize,
    pub plague_seat: Option<usize>,
    pub phase: &'static str,
    last: Position,
    pub features: Vec<Feature>,
}

fn number_of(tile: &str) -> usize {
    tile.split_once('-')
        .map_or(0, |(_, n)| n.parse().unwrap_or(0))
}

impl Naive {
    pub fn new(
        players: usize,
        [majority, small, wheel_beside]: [bool; 3],
        first: usize,
        stack: Vec<String>,
    ) -> Self {
        let mut naive = Self {
            plans: plans(),
            players,
            majority,
            small,
            wheel: !wheel_beside,
            placed: BTreeMap::new(),
            stack: stack.into(),
            drawn: None,
            points: vec![0; players],
            supply: vec![7; players],
            pig: 0,
            crowns: vec![vec![]; 6],
            active: first,
            plague_seat: None,
            phase: "draw",
            last: (0, 0),
            features: vec![],
        };
        if wheel_beside {
            let plan = naive.plan_of("D");
            naive.placed.insert(
                (0, 0),
                PlacedTile {
                    plan,
                    quarters: 0,
                    follower: None,
                },
            );
        }
        naive.find_features();
        naive
    }

    fn plan_of(&self, tile: &str) -> usize {
        let id = tile.split('-').next().unwrap_or(tile);
        match self.plans.iter().position(|plan| plan.id == id) {
            Some(plan) => plan,
            None => unreachable!("{tile}"),
        }
    }

    fn is_taken(&self, (column, row): Position) -> bool {
        let on_wheel = self.wheel && (0..4).contains(&column) && (0..4).contains(&row);
        on_wheel || self.placed.contains_key(&(column, row))
    }

    /// The letter of the edge at a side of a cell.
    fn edge(&self, at: Position, side: usize) -> Option<char> {
        if let Some(placed) = self.placed.get(&at) {
            return Some(self.plans[placed.plan].edges[(side + 4 - placed.quarters) % 4]);
        }
        if !self.wheel {
            return None;
        }
        RIM.iter()
            .find(|(c, r, s, ..)| (*c, *r) == at && LETTERS.find(*s) == Some(side))
            .map(|(_, _, _, edge, _)| *edge)
    }

    /// All segments by cell and name, with their kinds and the slots of the board
    /// that they reach.
    fn segments(&self) -> BTreeMap<(Position, String), Ends> {
        let mut all = BTreeMap::new();
        for (&at, placed) in &self.placed {
            for seg in &self.plans[placed.plan].segments {
                let turned = seg
                    .slots
                    .iter()
                    .map(|(side, k)| (at, ((side + placed.quarters) % 4, *k)));
                all.insert((at, seg.name.clone()), (seg.kind, turned.collect()));
            }
        }
        if self.wheel {
            // Each feature of the wheel is treated as one segment in cell 0,0.
            for (column, row, letter, edge, names) in RIM {
                let at = (column, row);
                let mut add = |kind, name: &str, slot: usize| {
                    let key = ((0, 0), format!("{kind}-wheel-{name}"));
                    let (_, slots) = all.entry(key).or_insert((kind, vec![]));
                    slots.push((at, (side(letter), slot)));
                };
                let names: Vec<&str> = names.split(' ').collect();
                match (edge, &names[..]) {
                    ('C', [city]) => add("city", city, 1),
                    ('F', [field]) => {
                        add("field", field, 0);
                        add("field", field, 2);
                    }
                    ('R', [left, road, right]) => {
                        add("field", left, 0);
                        add("road", road, 1);
                        add("field", right, 2);
                    }
                    _ => unreachable!("{names:?}"),
                }
            }
        }
        all
    }

    /// Finds all features of the board.
    fn find_features(&mut self) {
        let all = self.segments();
        let mut by_slot: BTreeMap<(Position, Slot), (Position, String)> = BTreeMap::new();
        for (key, (_, slots)) in &all {
            for slot in slots {
                by_slot.insert(*slot, key.clone());
            }
        }
        let mut visited: BTreeSet<(Position, String)> = BTreeSet::new();
        let mut features = Vec::new();
        for (start, (kind, _)) in &all {
            if visited.contains(start) {
                continue;
            }
            let mut feature = Feature {
                kind,
                segments: BTreeSet::new(),
                cells: BTreeSet::new(),
                open: 0,
                pennants: 0,
                followers: vec![0; self.players],
                borders: BTreeSet::new(),
            };
            let mut todo = vec![start.clone()];
            while let Some(key) = todo.pop() {
                if !visited.insert(key.clone()) {
                    continue;
                }
                let (at, name) = key.clone();
                let wheel_name = name.split("wheel-").nth(1);
                if wheel_name.is_none() {
                    feature.cells.insert(at);
                }
                for (cell, (side, k)) in &all[&key].1 {
                    feature.cells.insert(*cell);
                    let beyond = (cell.0 + STEPS[*side].0, cell.1 + STEPS[*side].1);
                    match by_slot.get(&(beyond, ((side + 2) % 4, 2 - k))) {
                        Some(next) => todo.push(next.clone()),
                        None => feature.open += 1,
                    }
                }
                match wheel_name {
                    Some(field) => {
                        let mut borders = RIM_BORDERS.iter();
                        if let Some((_, city)) = borders.find(|(other, _)| *other == field) {
                            feature
                                .borders
                                .insert(((0, 0), format!("city-wheel-{city}")));
                        }
                    }
                    None => {
                        let placed = &self.placed[&at];
                        let segments = &self.plans[placed.plan].segments;
                        for seg in segments.iter().filter(|seg| seg.name == name) {
                            feature.pennants += usize::from(seg.pennant);
                            let borders = seg.borders.iter();
                            feature
                                .borders
                                .extend(borders.map(|city| (at, city.clone())));
                        }
                        if let Some((seat, on)) = &placed.follower
                            && *on == name
                        {
                            feature.followers[*seat] += 1;
                        }
                    }
                }
                feature.segments.insert(key);
            }
            if feature.kind == "cloister"
                && let Some((at, _)) = feature.segments.first()
            {
                feature.open = 8 - self.around(*at);
            }
            features.push(feature);
        }
        self.features = features;
    }

    fn around(&self, (column, row): Position) -> usize {
        (-1..=1)
            .flat_map(|c| (-1..=1).map(move |r| (c, r)))
            .filter(|offset| *offset != (0, 0))
            .filter(|(c, r)| self.is_taken((column + c, row + r)))
            .count()
    }

    pub fn feature(&self, at: Position, name: &str) -> &Feature {
        let key = (at, name.to_owned());
        match self
            .features
            .iter()
            .find(|feature| feature.segments.contains(&key))
        {
            Some(feature) => feature,
            None => unreachable!("{name} at {at:?}"),
        }
    }

    fn is_complete(feature: &Feature) -> bool {
        feature.kind != "field" && feature.open == 0
    }

    pub fn completed_cities(&self, field: &Feature) -> usize {
        self.features
            .iter()
            .filter(|feature| feature.kind == "city")
            .filter(|city| city.open == 0)
            .filter(|city| city.segments.iter().any(|seg| field.borders.contains(seg)))
            .count()
    }

    pub fn points_for(&self, feature: &Feature) -> usize {
        let tiles = feature.cells.len();
        match feature.kind {
            "road" => tiles,
            "city" if feature.open > 0 => tiles + feature.pennants,
            "city" if self.small && tiles == 2 => 2,
            "city" => 2 * (tiles + feature.pennants),
            "cloister" => 9 - feature.open,
            _ => 3 * self.completed_cities(feature),
        }
    }

    /// Points as if the game ended now.
    pub fn current_points(&self) -> Vec<usize> {
        let mut points = self.points.clone();
        if self.phase != "over" {
            for feature in &self.features {
                for seat in feature.majority() {
                    points[seat] += self.points_for(feature);
                }
            }
        }
        points
    }

    fn fits(&self, tile: &str, at: Position, quarters: usize) -> bool {
        let edges = &self.plans[self.plan_of(tile)].edges;
        let mut neighbours = 0;
        for side in 0..4 {
            let beyond = (at.0 + STEPS[side].0, at.1 + STEPS[side].1);
            if let Some(edge) = self.edge(beyond, (side + 2) % 4) {
                neighbours += 1;
                if edge != edges[(side + 4 - quarters) % 4] {
                    return false;
                }
            }
        }
        neighbours > 0 && !self.is_taken(at)
    }

    fn placements(&self, tile: &str) -> Vec<String> {
        let cells: Vec<Position> = self
            .placed
            .keys()
            .copied()
            .chain(self.wheel.then_some((1, 1)))
            .collect();
        let min = cells
            .iter()
            .fold((0, 0), |m, c| (m.0.min(c.0), m.1.min(c.1)));
        let max = cells
            .iter()
            .fold((3, 3), |m, c| (m.0.max(c.0), m.1.max(c.1)));
        let mut placements = Vec::new();
        for row in min.1 - 1..=max.1 + 1 {
            for column in min.0 - 1..=max.0 + 1 {
                for (quarters, letter) in "nesw".chars().enumerate() {
                    if self.fits(tile, (column, row), quarters) {
                        placements.push(format!("{column},{row}{letter}"));
                    }
                }
            }
        }
        placements
    }

    fn follower_cells(&self, seat: usize) -> Vec<Position> {
        let placed = self.placed.iter();
        let mut cells: Vec<Position> = placed
            .filter(|(_, placed)| matches!(&placed.follower, Some((owner, _)) if *owner == seat))
            .map(|(at, _)| *at)
            .collect();
        cells.sort_by_key(|(column, row)| (*row, *column));
        cells
    }

    /// The legal actions in notation.
    pub fn legal(&self) -> Vec<String> {
        match (self.phase, self.plague_seat, &self.drawn) {
            ("draw", ..) => vec!["draw".to_owned()],
            ("plague", Some(seat), _) => self
                .follower_cells(seat)
                .into_iter()
                .map(|(c, r)| format!("home-{c},{r}"))
                .collect(),
            ("place", _, Some(tile)) => self.placements(tile),
            ("deploy", ..) => {
                let mut list = Vec::new();
                if self.supply[self.active] > 0 {
                    for seg in &self.plans[self.placed[&self.last].plan].segments {
                        let feature = self.feature(self.last, &seg.name);
                        if feature.followers.iter().all(|count| *count == 0) {
                            list.push(seg.name.clone());
                        }
                    }
                    for sector in 0..6 {
                        if self.crowns[sector].len() < CROWNS[sector] {
                            list.push(format!("crown-{}", SECTORS[sector]));
                        }
                    }
                }
                list.push("end".to_owned());
                list
            }
            ("end", ..) => vec!["end".to_owned()],
            _ => vec![],
        }
    }

    /// Applies a legal action.
    pub fn apply(&mut self, text: &str) {
        match (self.phase, text) {
            ("draw", _) => self.draw(),
            ("place", _) => {
                let (position, turn) = text.split_at(text.len() - 1);
                let at = cell(position);
                let tile = self.drawn.take().unwrap_or_default();
                let plan = self.plan_of(&tile);
                let quarters = "nesw".find(turn).unwrap_or(0);
                let follower = None;
                self.placed.insert(
                    at,
                    PlacedTile {
                        plan,
                        quarters,
                        follower,
                    },
                );
                self.last = at;
                self.phase = "deploy";
                self.find_features();
            }
            ("plague", _) => {
                let at = cell(text.trim_start_matches("home-"));
                self.return_follower(at);
                self.find_features();
                let next = self.plague_seat.map(|seat| (seat + 1) % self.players);
                if !next.is_some_and(|next| next != self.active && self.ask_plague(next)) {
                    self.plague_seat = None;
                    self.score_crowns();
                    if !self.try_to_place() {
                        self.draw();
                    }
                }
            }
            (_, "end") => self.end_turn(),
            ("deploy", _) => {
                self.supply[self.active] -= 1;
                if let Some(sector) = text.strip_prefix("crown-") {
                    let sector = SECTORS.iter().position(|name| *name == sector);
                    self.crowns[sector.unwrap_or(0)].push(self.active);
                } else if let Some(placed) = self.placed.get_mut(&self.last) {
                    placed.follower = Some((self.active, text.to_owned()));
                }
                self.phase = "end";
                self.find_features();
            }
            _ => unreachable!("{text}"),
        }
    }

    fn return_follower(&mut self, at: Position) {
        let placed = self.placed.get_mut(&at);
        if let Some((seat, _)) = placed.and_then(|placed| placed.follower.take()) {
            self.supply[seat] += 1;
        }
    }

    fn end_turn(&mut self) {
        let done: Vec<Feature> = self
            .features
            .iter()
            .filter(|feature| Self::is_complete(feature) && !feature.majority().is_empty())
            .cloned()
            .collect();
        for feature in done {
            for seat in feature.majority() {
                self.points[seat] += self.points_for(&feature);
            }
            for (at, name) in &feature.segments {
                let stands = self
                    .placed
                    .get(at)
                    .and_then(|placed| placed.follower.clone());
                if stands.is_some_and(|(_, on)| on == *name) {
                    self.return_follower(*at);
                }
            }
        }
        self.find_features();
        if self.stack.is_empty() {
            self.finish();
        } else {
            self.active = (self.active + 1) % self.players;
            self.draw();
        }
    }

    fn finish(&mut self) {
        self.points = self.current_points();
        self.phase = "over";
    }

    fn draw(&mut self) {
        loop {
            self.drawn = self.stack.pop_front();
            let Some(tile) = self.drawn.clone() else {
                self.finish();
                return;
            };
            let number = number_of(&tile);
            if number > 0 {
                self.pig = (self.pig + number) % 6;
                self.resolve_event();
                if self.pig == 5 && self.ask_plague(self.active) {
                    return;
                }
                self.score_crowns();
            }
            if self.try_to_place() {
                return;
            }
        }
    }

    fn try_to_place(&mut self) -> bool {
        let fits = self
            .drawn
            .as_ref()
            .is_some_and(|tile| !self.placements(tile).is_empty());
        if fits {
            self.phase = "place";
        } else {
            self.drawn = None;
        }
        fits
    }

    fn ask_plague(&mut self, from: usize) -> bool {
        let mut seat = from;
        loop {
            if !self.follower_cells(seat).is_empty() {
                self.phase = "plague";
                self.plague_seat = Some(seat);
                return true;
            }
            seat = (seat + 1) % self.players;
            if seat == self.active {
                return false;
            }
        }
    }

    fn resolve_event(&mut self) {
        let players = self.players;
        match SECTORS[self.pig] {
            "fortune" => self.points[self.active] += 3,
            "storm" => {
                for seat in 0..players {
                    self.points[seat] += self.supply[seat];
                }
            }
            "taxes" | "famine" | "inquisition" => {
                for feature in self.features.clone() {
                    for seat in 0..players {
                        let followers = feature.followers[seat];
                        self.points[seat] += match (SECTORS[self.pig], feature.kind) {
                            ("taxes", "city") => followers * (followers + feature.pennants),
                            ("inquisition", "cloister") => 2 * followers,
                            ("famine", "field")
                                if !self.majority || feature.majority().contains(&seat) =>
                            {
                                followers * self.completed_cities(&feature)
                            }
                            _ => 0,
                        };
                    }
                }
            }
            _ => {}
        }
    }

    fn score_crowns(&mut self) {
        let there = std::mem::take(&mut self.crowns[self.pig]);
        let alone = there.len() == 1 && CROWNS[self.pig] == 2;
        for seat in there {
            self.points[seat] += if alone { 6 } else { 3 };
            self.supply[seat] += 1;
        }
    }
}

fn cell(text: &str) -> Position {
    let numbers: Vec<i32> = text.split(',').filter_map(|n| n.parse().ok()).collect();
    match numbers[..] {
        [column, row] => (column, row),
        _ => unreachable!("{text}"),
    }
}
