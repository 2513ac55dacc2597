//! The rules said a second time, as plainly as the rulebook does: from the
//! table of tiles, by looking over the whole board again and again.

use super::plans::{LETTERS, Plan, Slot, plans, side};
use super::table::{RIM, RIM_BORDERS};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

pub type At = (i32, i32);

const STEPS: [At; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
pub const SECTORS: [&str; 6] = [
    "fortune",
    "taxes",
    "famine",
    "storm",
    "inquisition",
    "plague",
];
const CROWNS: [usize; 6] = [1, 2, 1, 2, 1, 2];

/// The kind of a segment, and the slots of the board at which it ends.
type Ends = (&'static str, Vec<(At, Slot)>);

#[derive(Clone, Debug)]
pub struct Laid {
    pub plan: usize,
    pub quarters: usize,
    /// Whose follower stands on which segment.
    pub follower: Option<(usize, String)>,
}

/// A road, city, field or cloister, over all its tiles.
#[derive(Clone, Debug)]
pub struct Group {
    pub kind: &'static str,
    pub segs: BTreeSet<(At, String)>,
    pub cells: BTreeSet<At>,
    pub open: usize,
    pub pennants: usize,
    pub followers: Vec<usize>,
    /// City segments that a field borders.
    pub borders: BTreeSet<(At, String)>,
}

impl Group {
    fn most(&self) -> Vec<usize> {
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
    pub laid: BTreeMap<At, Laid>,
    stack: VecDeque<String>,
    pub drawn: Option<String>,
    pub points: Vec<usize>,
    pub home: Vec<usize>,
    pub pig: usize,
    pub crowns: Vec<Vec<usize>>,
    pub active: usize,
    pub asked: Option<usize>,
    pub phase: &'static str,
    last: At,
    pub groups: Vec<Group>,
}

fn number_of(tile: &str) -> usize {
    tile.split_once('-')
        .map_or(0, |(_, n)| n.parse().unwrap_or(0))
}

impl Naive {
    pub fn new(
        players: usize,
        [majority, small, beside]: [bool; 3],
        first: usize,
        stack: Vec<String>,
    ) -> Self {
        let mut naive = Self {
            plans: plans(),
            players,
            majority,
            small,
            wheel: !beside,
            laid: BTreeMap::new(),
            stack: stack.into(),
            drawn: None,
            points: vec![0; players],
            home: vec![7; players],
            pig: 0,
            crowns: vec![vec![]; 6],
            active: first,
            asked: None,
            phase: "draw",
            last: (0, 0),
            groups: vec![],
        };
        if beside {
            let plan = naive.plan_of("D");
            naive.laid.insert(
                (0, 0),
                Laid {
                    plan,
                    quarters: 0,
                    follower: None,
                },
            );
        }
        naive.look();
        naive
    }

    fn plan_of(&self, tile: &str) -> usize {
        let id = tile.split('-').next().unwrap_or(tile);
        match self.plans.iter().position(|plan| plan.id == id) {
            Some(plan) => plan,
            None => unreachable!("{tile}"),
        }
    }

    fn is_taken(&self, (column, row): At) -> bool {
        let on_wheel = self.wheel && (0..4).contains(&column) && (0..4).contains(&row);
        on_wheel || self.laid.contains_key(&(column, row))
    }

    /// What meets at a side of a cell: an edge's letter.
    fn edge(&self, at: At, side: usize) -> Option<char> {
        if let Some(laid) = self.laid.get(&at) {
            return Some(self.plans[laid.plan].edges[(side + 4 - laid.quarters) % 4]);
        }
        if !self.wheel {
            return None;
        }
        let mut rim = RIM.iter();
        rim.find(|(c, r, s, ..)| (*c, *r) == at && LETTERS.find(*s) == Some(side))
            .map(|(_, _, _, edge, _)| *edge)
    }

    /// All segments: where they are, with their kind and the slots of the board
    /// at which they end.
    fn segments(&self) -> BTreeMap<(At, String), Ends> {
        let mut all = BTreeMap::new();
        for (&at, laid) in &self.laid {
            for seg in &self.plans[laid.plan].segs {
                let slots = seg.slots.iter();
                let turned = slots.map(|(side, k)| (at, ((side + laid.quarters) % 4, *k)));
                all.insert((at, seg.name.clone()), (seg.kind, turned.collect()));
            }
        }
        if self.wheel {
            // A feature of the wheel is one segment, wherever it is.
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

    /// Looks over the whole board for what belongs together.
    fn look(&mut self) {
        let all = self.segments();
        let mut by_slot: BTreeMap<(At, Slot), (At, String)> = BTreeMap::new();
        for (key, (_, slots)) in &all {
            for slot in slots {
                by_slot.insert(*slot, key.clone());
            }
        }
        let mut seen: BTreeSet<(At, String)> = BTreeSet::new();
        let mut groups = Vec::new();
        for (start, (kind, _)) in &all {
            if seen.contains(start) {
                continue;
            }
            let mut group = Group {
                kind,
                segs: BTreeSet::new(),
                cells: BTreeSet::new(),
                open: 0,
                pennants: 0,
                followers: vec![0; self.players],
                borders: BTreeSet::new(),
            };
            let mut todo = vec![start.clone()];
            while let Some(key) = todo.pop() {
                if !seen.insert(key.clone()) {
                    continue;
                }
                let (at, name) = key.clone();
                let wheel_name = name.split("wheel-").nth(1);
                if wheel_name.is_none() {
                    group.cells.insert(at);
                }
                for (cell, (side, k)) in &all[&key].1 {
                    group.cells.insert(*cell);
                    let beyond = (cell.0 + STEPS[*side].0, cell.1 + STEPS[*side].1);
                    match by_slot.get(&(beyond, ((side + 2) % 4, 2 - k))) {
                        Some(next) => todo.push(next.clone()),
                        None => group.open += 1,
                    }
                }
                match wheel_name {
                    Some(field) => {
                        let mut borders = RIM_BORDERS.iter();
                        if let Some((_, city)) = borders.find(|(own, _)| *own == field) {
                            group.borders.insert(((0, 0), format!("city-wheel-{city}")));
                        }
                    }
                    None => {
                        let laid = &self.laid[&at];
                        let segs = &self.plans[laid.plan].segs;
                        for seg in segs.iter().filter(|seg| seg.name == name) {
                            group.pennants += usize::from(seg.pennant);
                            let borders = seg.borders.iter();
                            group.borders.extend(borders.map(|city| (at, city.clone())));
                        }
                        if let Some((seat, on)) = &laid.follower
                            && *on == name
                        {
                            group.followers[*seat] += 1;
                        }
                    }
                }
                group.segs.insert(key);
            }
            if group.kind == "cloister"
                && let Some((at, _)) = group.segs.first()
            {
                group.open = 8 - self.around(*at);
            }
            groups.push(group);
        }
        self.groups = groups;
    }

    fn around(&self, (column, row): At) -> usize {
        let offsets = (-1..=1).flat_map(|c| (-1..=1).map(move |r| (c, r)));
        offsets
            .filter(|offset| *offset != (0, 0))
            .filter(|(c, r)| self.is_taken((column + c, row + r)))
            .count()
    }

    pub fn group(&self, at: At, name: &str) -> &Group {
        let key = (at, name.to_owned());
        match self.groups.iter().find(|group| group.segs.contains(&key)) {
            Some(group) => group,
            None => unreachable!("{name} at {at:?}"),
        }
    }

    fn is_complete(group: &Group) -> bool {
        group.kind != "field" && group.open == 0
    }

    pub fn completed_cities(&self, field: &Group) -> usize {
        let cities = self.groups.iter().filter(|group| group.kind == "city");
        cities
            .filter(|city| city.open == 0)
            .filter(|city| city.segs.iter().any(|seg| field.borders.contains(seg)))
            .count()
    }

    pub fn worth(&self, group: &Group) -> usize {
        let tiles = group.cells.len();
        match group.kind {
            "road" => tiles,
            "city" if group.open > 0 => tiles + group.pennants,
            "city" if self.small && tiles == 2 => 2,
            "city" => 2 * (tiles + group.pennants),
            "cloister" => 9 - group.open,
            _ => 3 * self.completed_cities(group),
        }
    }

    /// Points as if the game ended now.
    pub fn standing(&self) -> Vec<usize> {
        let mut points = self.points.clone();
        if self.phase != "over" {
            for group in &self.groups {
                for seat in group.most() {
                    points[seat] += self.worth(group);
                }
            }
        }
        points
    }

    fn fits(&self, tile: &str, at: At, quarters: usize) -> bool {
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

    fn places(&self, tile: &str) -> Vec<String> {
        let near = self
            .laid
            .keys()
            .copied()
            .chain(self.wheel.then_some((1, 1)));
        let cells: Vec<At> = near.collect();
        let min = cells
            .iter()
            .fold((0, 0), |m, c| (m.0.min(c.0), m.1.min(c.1)));
        let max = cells
            .iter()
            .fold((3, 3), |m, c| (m.0.max(c.0), m.1.max(c.1)));
        let mut places = Vec::new();
        for row in min.1 - 1..=max.1 + 1 {
            for column in min.0 - 1..=max.0 + 1 {
                for (quarters, letter) in "nesw".chars().enumerate() {
                    if self.fits(tile, (column, row), quarters) {
                        places.push(format!("{column},{row}{letter}"));
                    }
                }
            }
        }
        places
    }

    fn on_land(&self, seat: usize) -> Vec<At> {
        let laid = self.laid.iter();
        let own = laid.filter(|(_, laid)| matches!(&laid.follower, Some((of, _)) if *of == seat));
        let mut cells: Vec<At> = own.map(|(at, _)| *at).collect();
        cells.sort_by_key(|(column, row)| (*row, *column));
        cells
    }

    /// The actions, as texts.
    pub fn legal(&self) -> Vec<String> {
        match (self.phase, self.asked, &self.drawn) {
            ("draw", ..) => vec!["draw".to_owned()],
            ("plague", Some(seat), _) => {
                let cells = self.on_land(seat).into_iter();
                cells.map(|(c, r)| format!("home-{c},{r}")).collect()
            }
            ("place", _, Some(tile)) => self.places(tile),
            ("deploy", ..) => {
                let mut list = Vec::new();
                if self.home[self.active] > 0 {
                    for seg in &self.plans[self.laid[&self.last].plan].segs {
                        let group = self.group(self.last, &seg.name);
                        if group.followers.iter().all(|count| *count == 0) {
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

    /// Takes an action of the list.
    pub fn take(&mut self, text: &str) {
        match (self.phase, text) {
            ("draw", _) => self.draw(),
            ("place", _) => {
                let (place, turn) = text.split_at(text.len() - 1);
                let at = cell(place);
                let tile = self.drawn.take().unwrap_or_default();
                let plan = self.plan_of(&tile);
                let quarters = "nesw".find(turn).unwrap_or(0);
                let follower = None;
                self.laid.insert(
                    at,
                    Laid {
                        plan,
                        quarters,
                        follower,
                    },
                );
                self.last = at;
                self.phase = "deploy";
                self.look();
            }
            ("plague", _) => {
                let at = cell(text.trim_start_matches("home-"));
                self.bring_home(at);
                self.look();
                let next = self.asked.map(|seat| (seat + 1) % self.players);
                if !next.is_some_and(|next| next != self.active && self.ask(next)) {
                    self.asked = None;
                    self.crown_points();
                    if !self.try_to_place() {
                        self.draw();
                    }
                }
            }
            (_, "end") => self.end_turn(),
            ("deploy", _) => {
                self.home[self.active] -= 1;
                if let Some(sector) = text.strip_prefix("crown-") {
                    let sector = SECTORS.iter().position(|name| *name == sector);
                    self.crowns[sector.unwrap_or(0)].push(self.active);
                } else if let Some(laid) = self.laid.get_mut(&self.last) {
                    laid.follower = Some((self.active, text.to_owned()));
                }
                self.phase = "end";
                self.look();
            }
            _ => unreachable!("{text}"),
        }
    }

    fn bring_home(&mut self, at: At) {
        let laid = self.laid.get_mut(&at);
        if let Some((seat, _)) = laid.and_then(|laid| laid.follower.take()) {
            self.home[seat] += 1;
        }
    }

    fn end_turn(&mut self) {
        let done: Vec<Group> = self
            .groups
            .iter()
            .filter(|group| Self::is_complete(group) && !group.most().is_empty())
            .cloned()
            .collect();
        for group in done {
            for seat in group.most() {
                self.points[seat] += self.worth(&group);
            }
            for (at, name) in &group.segs {
                let stands = self.laid.get(at).and_then(|laid| laid.follower.clone());
                if stands.is_some_and(|(_, on)| on == *name) {
                    self.bring_home(*at);
                }
            }
        }
        self.look();
        if self.stack.is_empty() {
            self.finish();
        } else {
            self.active = (self.active + 1) % self.players;
            self.draw();
        }
    }

    fn finish(&mut self) {
        self.points = self.standing();
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
                self.event();
                if self.pig == 5 && self.ask(self.active) {
                    return;
                }
                self.crown_points();
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
            .is_some_and(|tile| !self.places(tile).is_empty());
        if fits {
            self.phase = "place";
        } else {
            self.drawn = None;
        }
        fits
    }

    fn ask(&mut self, from: usize) -> bool {
        let mut seat = from;
        loop {
            if !self.on_land(seat).is_empty() {
                self.phase = "plague";
                self.asked = Some(seat);
                return true;
            }
            seat = (seat + 1) % self.players;
            if seat == self.active {
                return false;
            }
        }
    }

    fn event(&mut self) {
        let players = self.players;
        match SECTORS[self.pig] {
            "fortune" => self.points[self.active] += 3,
            "storm" => {
                for seat in 0..players {
                    self.points[seat] += self.home[seat];
                }
            }
            "taxes" | "famine" | "inquisition" => {
                for group in self.groups.clone() {
                    for seat in 0..players {
                        let own = group.followers[seat];
                        self.points[seat] += match (SECTORS[self.pig], group.kind) {
                            ("taxes", "city") => own * (own + group.pennants),
                            ("inquisition", "cloister") => 2 * own,
                            ("famine", "field")
                                if !self.majority || group.most().contains(&seat) =>
                            {
                                own * self.completed_cities(&group)
                            }
                            _ => 0,
                        };
                    }
                }
            }
            _ => {}
        }
    }

    fn crown_points(&mut self) {
        let there = std::mem::take(&mut self.crowns[self.pig]);
        let alone = there.len() == 1 && CROWNS[self.pig] == 2;
        for seat in there {
            self.points[seat] += if alone { 6 } else { 3 };
            self.home[seat] += 1;
        }
    }
}

fn cell(text: &str) -> At {
    let numbers: Vec<i32> = text.split(',').filter_map(|n| n.parse().ok()).collect();
    match numbers[..] {
        [column, row] => (column, row),
        _ => unreachable!("{text}"),
    }
}
