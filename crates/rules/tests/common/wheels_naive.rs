//! A naive second implementation of Wheels of Time: wheels are discs with angles,
//! tracks have names.

use std::collections::{BTreeMap, VecDeque};

/// The symbols of the wheels, clockwise.
const PLAYER: &str = "BKWSFG";
const PRODUCTION: &str = "GKKSBGFKFFSW";

/// The centres of the discs 1, 2, A, B; their radius is 1.
const CENTRES: [(f64, f64); 4] = [(-1.0, 0.0), (1.0, 0.0), (0.0, 1.732), (0.0, -1.732)];

/// The effects of two symbols, in either order.
const TABLE: &str = "BB nothing,BW pair,BS walls,BF people,BG brick,BK -brick,\
    WW nothing,WS roads,WF fields,WG wood,WK -wood,SS nothing,SF nothing,SG stone,SK -stone,\
    FF nothing,FG food,FK -food,GG worker,GK -worker,KK disaster";

/// The losses of a disaster for each roll.
const DISASTERS: [&str; 6] = [
    "fields",
    "people",
    "walls",
    "roads",
    "buildings",
    "fields people",
];
/// The wheels that each roll turns at the end of a solitaire round.
const ROTATIONS: [&str; 6] = ["2", "22", "A", "B", "AB", "12AB"];

const NAMES: &str = "12AB";

/// The direction from a disc's centre to another's, in degrees counterclockwise.
fn direction(from: usize, to: usize) -> i32 {
    let (x, y) = (
        CENTRES[to].0 - CENTRES[from].0,
        CENTRES[to].1 - CENTRES[from].1,
    );
    (y.atan2(x).to_degrees().round() as i32).rem_euclid(360)
}

/// A disc: each symbol with its angle.
#[derive(Clone, Debug)]
struct Disc {
    symbols: Vec<(char, i32)>,
}

impl Disc {
    /// A disc with this space facing the disc `towards`.
    fn new(number: usize, towards: usize, space: u8) -> Self {
        let symbols: Vec<char> = if number < 2 { PLAYER } else { PRODUCTION }
            .chars()
            .collect();
        let step = 360 / symbols.len() as i32;
        let at = direction(number, towards);
        let angle = |place: usize| at - (place as i32 - i32::from(space)) * step;
        let with_angles = symbols.iter().enumerate();
        Self {
            symbols: with_angles
                .map(|(place, symbol)| (*symbol, angle(place).rem_euclid(360)))
                .collect(),
        }
    }

    fn turn(&mut self) {
        let step = 360 / self.symbols.len() as i32;
        for (_, angle) in &mut self.symbols {
            *angle = (*angle - step).rem_euclid(360);
        }
    }

    fn at(&self, angle: i32) -> char {
        self.symbols
            .iter()
            .find(|(_, at)| *at == angle)
            .map_or_else(|| unreachable!("a gap at {angle}"), |(symbol, _)| *symbol)
    }

    fn space_at(&self, angle: i32) -> usize {
        self.symbols
            .iter()
            .position(|(_, at)| *at == angle)
            .unwrap_or_else(|| unreachable!("a gap at {angle}"))
    }
}

/// A game; players count from 0.
#[derive(Clone, Debug)]
pub struct Naive {
    discs: Vec<Disc>,
    pub cities: [BTreeMap<&'static str, u8>; 2],
    solo: bool,
    /// The disc of each player.
    player_discs: [usize; 2],
    pub active: usize,
    pub phase: &'static str,
    pub left: u8,
    /// Workers held since the turn began.
    pub held: u8,
    turns: u32,
    rounds: u32,
    dice: VecDeque<u8>,
    /// The end reason and the winner.
    pub over: Option<(&'static str, Option<usize>)>,
}

impl Naive {
    pub fn new(
        players: u8,
        spaces: [u8; 4],
        cities: [BTreeMap<&'static str, u8>; 2],
        first_seat_disc: usize,
        active: usize,
        rounds: u8,
        dice: Vec<u8>,
    ) -> Self {
        let towards = [1, 0, 0, 0];
        let mut game = Self {
            discs: (0..4)
                .map(|disc| Disc::new(disc, towards[disc], spaces[disc]))
                .collect(),
            cities,
            solo: players == 1,
            player_discs: [first_seat_disc, 1 - first_seat_disc],
            active,
            phase: "feeding",
            left: 0,
            held: 0,
            turns: 0,
            rounds: u32::from(rounds),
            dice: dice.into(),
            over: None,
        };
        game.begin();
        game
    }

    pub fn spaces(&self) -> [usize; 4] {
        let towards = [1, 0, 0, 0];
        [0, 1, 2, 3].map(|disc| self.discs[disc].space_at(direction(disc, towards[disc])))
    }

    /// The two symbols of a player's link, its own first.
    fn symbols(&self, player: usize, link: char) -> (char, char) {
        let disc = self.player_discs[player];
        let other = match link {
            'A' => 2,
            'B' => 3,
            _ => 1 - disc,
        };
        (
            self.discs[disc].at(direction(disc, other)),
            self.discs[other].at(direction(other, disc)),
        )
    }

    fn effect(&self, player: usize, link: char) -> &'static str {
        let (one, other) = self.symbols(player, link);
        let both = [format!("{one}{other}"), format!("{other}{one}")];
        TABLE
            .split(',')
            .filter_map(|line| line.split_once(' '))
            .find(|(pair, _)| both.iter().any(|text| text == pair))
            .map_or_else(|| unreachable!("{both:?}"), |(_, does)| does)
    }

    fn gives(&self, player: usize, link: char) -> Option<&'static str> {
        let does = self.effect(player, link);
        let gives = !does.starts_with('-') && !["nothing", "pair", "disaster"].contains(&does);
        gives.then_some(does)
    }

    fn forms_building(&self, pair: &str) -> bool {
        let links: Vec<char> = pair.chars().collect();
        let sorted = |link: char| {
            let (one, other) = self.symbols(self.active, link);
            let mut text = [one, other];
            text.sort_unstable();
            text.iter().collect::<String>()
        };
        let forms = [("BW", "GS"), ("BS", "GW"), ("SW", "BG")];
        let (one, other) = (sorted(links[0]), sorted(links[1]));
        forms
            .iter()
            .any(|(a, b)| (one == *a && other == *b) || (one == *b && other == *a))
    }

    fn count(&self, player: usize, what: &str) -> u8 {
        self.cities[player].get(what).copied().unwrap_or(0)
    }

    fn supports(&self) -> bool {
        let count = |what| self.count(self.active, what);
        let buildings = count("buildings");
        buildings < 4 && count("walls") > buildings && count("roads") > buildings
    }

    fn add(&mut self, player: usize, what: &'static str) -> bool {
        let track = self.cities[player].entry(what).or_insert(0);
        *track += 1;
        let kept = *track <= 4;
        *track = (*track).min(4);
        kept
    }

    fn remove(&mut self, player: usize, what: &'static str) -> bool {
        let track = self.cities[player].entry(what).or_insert(0);
        let there = *track > 0;
        *track -= u8::from(there);
        if there && what == "worker" && player == self.active && self.held > 0 {
            self.held -= 1;
        }
        if what == "people" && *track == 0 {
            let other = if self.solo { None } else { Some(1 - player) };
            self.over = Some(("noPeople", other));
        }
        there
    }

    fn check_cities(&mut self) {
        let complete = |game: &Self, player| {
            ["walls", "roads", "buildings"]
                .iter()
                .all(|what| game.count(player, what) == 4)
        };
        let (me, you) = (self.active, 1 - self.active);
        match (complete(self, me), complete(self, you)) {
            (true, true) => self.over = Some(("bothComplete", Some(me))),
            (true, false) => self.over = Some(("cityComplete", Some(me))),
            (false, true) => self.over = Some(("cityComplete", Some(you))),
            (false, false) => {}
        }
    }

    fn short(&self) -> u8 {
        let count = |what| self.count(self.active, what);
        count("people").saturating_sub(count("fields"))
    }

    fn begin(&mut self) {
        self.held = self.count(self.active, "worker");
        self.phase = "feeding";
        if self.short() == 0 || self.count(self.active, "food") == 0 {
            self.feed(0);
        }
    }

    fn feed(&mut self, fed: u8) {
        let hungry = self.short() - fed;
        for _ in 0..fed {
            self.remove(self.active, "food");
        }
        for _ in 0..hungry {
            self.remove(self.active, "people");
        }
        self.phase = "actions";
        self.left = self.count(self.active, "people");
    }

    /// A link gives what it gives; whether the active player kept it.
    fn give(&mut self, link: char, what: &'static str) -> bool {
        let kept = self.add(self.active, what);
        if link == 'C' && !self.solo {
            self.add(1 - self.active, what);
        }
        self.check_cities();
        kept
    }

    fn danger(&mut self, link: char, what: &'static str) {
        let (own_symbol, _) = self.symbols(self.active, link);
        let (me, you) = (self.active, 1 - self.active);
        if link != 'C' || self.solo {
            self.remove(me, what);
        } else if own_symbol == 'K' {
            if self.remove(you, what) {
                self.add(me, what);
            }
        } else if self.remove(me, what) {
            self.add(you, what);
        }
    }

    fn turn_all(&mut self) {
        for disc in &mut self.discs {
            disc.turn();
        }
    }

    fn disaster(&mut self, link: char) {
        let victim = if link == 'C' && !self.solo {
            1 - self.active
        } else {
            self.active
        };
        let die = self.dice.pop_front().unwrap_or(1);
        for what in DISASTERS[usize::from(die) - 1].split(' ') {
            self.remove(victim, what);
        }
        if self.over.is_none() {
            self.turn_all();
        }
    }

    /// The actions, as texts.
    pub fn legal(&self) -> Vec<String> {
        if self.over.is_some() {
            return Vec::new();
        }
        let count = |what| self.count(self.active, what);
        let mut list = Vec::new();
        match self.phase {
            "feeding" => {
                for fed in 0..=self.short().min(count("food")) {
                    list.push(format!("feed-{fed}"));
                }
            }
            "production" => {
                list.push("plain".to_owned());
                list.extend(self.joins().iter().map(|pair| format!("join-{pair}")));
            }
            _ => {
                if self.left >= 1 {
                    list.push(format!("turn-{}", self.player_discs[self.active] + 1));
                    list.push("turn-A".to_owned());
                    list.push("turn-B".to_owned());
                    if count("brick") > 0 && count("stone") > 0 && count("walls") < 4 {
                        list.push("build-wall".to_owned());
                    }
                    if count("wood") > 0 && count("stone") > 0 && count("roads") < 4 {
                        list.push("build-road".to_owned());
                    }
                    let all = ["brick", "wood", "stone"]
                        .iter()
                        .all(|what| count(what) > 0);
                    if all && self.supports() {
                        list.push("build-building".to_owned());
                    }
                    for link in ['A', 'B', 'C'] {
                        if !["nothing", "pair"].contains(&self.effect(self.active, link)) {
                            list.push(format!("link-{link}"));
                        }
                    }
                }
                if self.left >= 2 && self.supports() {
                    let pairs = ["AB", "AC", "BC"].into_iter();
                    list.extend(
                        pairs
                            .filter(|pair| self.forms_building(pair))
                            .map(|pair| format!("join-{pair}")),
                    );
                }
                if self.held > 0 {
                    list.push("worker".to_owned());
                }
                list.push("end".to_owned());
            }
        }
        list
    }

    /// Pairs that make a building in production, after what the third link
    /// gives.
    fn joins(&self) -> Vec<&'static str> {
        let pairs = [("AB", 'C'), ("AC", 'B'), ("BC", 'A')];
        pairs
            .iter()
            .filter(|(pair, third)| {
                let mut then = self.clone();
                if let Some(what) = then.gives(then.active, *third) {
                    then.add(then.active, what);
                }
                self.forms_building(pair) && then.supports()
            })
            .map(|(pair, _)| *pair)
            .collect()
    }

    fn join(&mut self, pair: &str) {
        let common = self.gives(self.active, 'C');
        self.add(self.active, "buildings");
        self.check_cities();
        if let Some(what) = common
            && pair.contains('C')
            && !self.solo
            && self.over.is_none()
        {
            self.add(1 - self.active, what);
            self.check_cities();
        }
    }

    fn produce(&mut self, pair: &str) {
        for link in ['A', 'B', 'C'] {
            if self.over.is_none()
                && !pair.contains(link)
                && let Some(what) = self.gives(self.active, link)
            {
                self.give(link, what);
            }
        }
        if self.over.is_none() && !pair.is_empty() {
            self.join(pair);
        }
        if self.over.is_none() {
            let noted = ['A', 'B', 'C'].map(|link| (link, self.effect(self.active, link)));
            for (link, does) in noted {
                if let Some(what) = does.strip_prefix('-') {
                    self.danger(link, what);
                }
            }
            for (link, does) in noted {
                if does == "disaster" {
                    self.disaster(link);
                }
            }
        }
        if self.over.is_none() && self.solo {
            self.rotate();
        }
        if self.over.is_none() {
            self.turns += 1;
            if self.solo && self.turns == self.rounds {
                self.over = Some(("roundsUsedUp", None));
            } else if !self.solo && self.turns == 300 {
                self.over = Some(("tooLong", None));
            } else {
                if !self.solo {
                    self.active = 1 - self.active;
                }
                self.begin();
            }
        }
    }

    fn rotate(&mut self) {
        let die = self.dice.pop_front().unwrap_or(1);
        for name in ROTATIONS[usize::from(die) - 1].chars() {
            self.turn(name);
        }
        if let Some(what) = self.gives(0, 'C') {
            self.give('C', what);
        }
        let struck = ['A', 'B', 'C']
            .into_iter()
            .find(|link| self.effect(0, *link) == "disaster");
        if let Some(link) = struck
            && self.over.is_none()
        {
            self.disaster(link);
        }
    }

    fn turn(&mut self, name: char) {
        let disc = NAMES.chars().position(|other| other == name);
        if let Some(disc) = disc {
            self.discs[disc].turn();
        }
    }

    /// Takes an action of the list.
    pub fn take(&mut self, text: &str) {
        let (verb, what) = text.split_once('-').unwrap_or((text, ""));
        let first = what.chars().next().unwrap_or(' ');
        match verb {
            "feed" => self.feed(what.parse().unwrap_or(0)),
            "turn" => {
                self.left -= 1;
                self.turn(first);
            }
            "build" => {
                self.left -= 1;
                let (costs, built): (&[&'static str], _) = match what {
                    "wall" => (&["brick", "stone"], "walls"),
                    "road" => (&["wood", "stone"], "roads"),
                    _ => (&["brick", "wood", "stone"], "buildings"),
                };
                for cost in costs {
                    self.remove(self.active, cost);
                }
                self.add(self.active, built);
                self.check_cities();
            }
            "link" => {
                self.left -= 1;
                let does = self.effect(self.active, first);
                if does == "disaster" {
                    self.disaster(first);
                } else if let Some(what) = does.strip_prefix('-') {
                    self.danger(first, what);
                } else if self.give(first, does) && does == "people" {
                    self.left += 1;
                }
            }
            "join" if self.phase == "production" => self.produce(what),
            "join" => {
                self.left -= 2;
                self.join(what);
            }
            "worker" => {
                self.remove(self.active, "worker");
                self.left += 1;
            }
            "end" if !self.joins().is_empty() => {
                self.left = 0;
                self.phase = "production";
            }
            "end" | "plain" => {
                self.left = 0;
                self.produce("");
            }
            _ => unreachable!("{text}"),
        }
    }
}
