//! Argonaut's Wheel implemented a second time, as close to the rulebook as possible
//! and as slowly as that is: six pieces, each with its station.

use std::collections::BTreeSet;

/// Where a station leads.
type Ways = (u8, &'static [u8]);

/// The stations that a colour controls, and where they lead: left, centre,
/// right (rulebook: 2.1 to 2.3).
const WAYS: [(&str, [Ways; 3]); 2] = [
    ("black", [(1, &[3, 7]), (0, &[4]), (7, &[0, 6])]),
    ("white", [(5, &[7, 3]), (4, &[0]), (3, &[4, 2])]),
];

#[derive(Clone, Debug, PartialEq, Eq)]
struct Piece {
    colour: &'static str,
    cone: bool,
    dead: bool,
    at: u8,
}

/// A game: all pieces and what was there before.
#[derive(Clone, Debug)]
pub struct Naive {
    pieces: Vec<Piece>,
    to_move: &'static str,
    battle: bool,
    turned: u32,
    taken: u32,
    /// All positions that a piece was moved to.
    before: Vec<String>,
    /// How it is over, if it is.
    pub over: Option<&'static str>,
}

fn other(colour: &str) -> &'static str {
    if colour == "black" { "white" } else { "black" }
}

impl Naive {
    /// The game that is written so; see `wheel.rs`.
    pub fn read(text: &str) -> Self {
        let mut read = Self {
            pieces: Vec::new(),
            to_move: "black",
            battle: true,
            turned: 0,
            taken: 0,
            before: Vec::new(),
            over: None,
        };
        for (place, word) in text.split_whitespace().enumerate() {
            match word {
                "white" => read.to_move = "white",
                "peace" => read.battle = false,
                "black" | "." => {}
                turned if turned.starts_with('r') => {
                    read.turned = turned[1..].parse().unwrap_or(0);
                }
                station => read.pieces.extend(station.chars().map(|letter| Piece {
                    colour: if "bxB".contains(letter) {
                        "black"
                    } else {
                        "white"
                    },
                    cone: "BW".contains(letter),
                    dead: "xy".contains(letter),
                    at: place as u8,
                })),
            }
        }
        if read.turned == 0 {
            read.before.push(read.text());
        }
        read
    }

    /// The game as it is read.
    pub fn text(&self) -> String {
        let mut words = Vec::new();
        for station in 0..8 {
            let letters = |cones: bool| -> String {
                self.pieces
                    .iter()
                    .filter(|piece| piece.at == station)
                    .filter(|piece| piece.cone == cones)
                    .map(|piece| match (piece.colour, piece.cone, piece.dead) {
                        ("black", true, _) => 'B',
                        ("black", false, false) => 'b',
                        ("black", false, true) => 'x',
                        (_, true, _) => 'W',
                        (_, false, false) => 'w',
                        (_, false, true) => 'y',
                    })
                    .collect()
            };
            let here = letters(false) + &letters(true);
            words.push(if here.is_empty() {
                ".".to_owned()
            } else {
                here
            });
        }
        if self.over.is_none() {
            words.push(self.to_move.to_owned());
            if self.turned > 0 {
                words.push(format!("r{}", self.turned));
            }
            if !self.battle {
                words.push("peace".to_owned());
            }
        }
        words.join(" ")
    }

    fn has(&self, station: u8, is: impl Fn(&Piece) -> bool) -> bool {
        self.pieces
            .iter()
            .any(|piece| piece.at == station && is(piece))
    }

    /// What can be lifted from a station, as the sign of the notation.
    fn liftable(&self, from: u8) -> Vec<(&'static str, &'static str)> {
        let mine = |piece: &Piece| piece.colour == self.to_move;
        let living = self
            .pieces
            .iter()
            .filter(|piece| piece.at == from && mine(piece) && !piece.cone && !piece.dead)
            .count();
        let my_cone = self.has(from, |piece| mine(piece) && piece.cone);
        let other_cone = self.has(from, |piece| !mine(piece) && piece.cone);
        match (my_cone, other_cone, living) {
            (true, _, 0) => vec![("", "-")],
            (true, _, _) => vec![("^", "-"), ("", "=")],
            (false, true, _) | (false, false, 0) => vec![],
            (false, false, 1) => vec![("", "-")],
            (false, false, _) => vec![("", "-"), ("", "=")],
        }
    }

    fn may_arrive(&self, from: u8, sign: &str, to: u8) -> bool {
        let mine = |piece: &Piece| piece.colour == self.to_move;
        let a_cone_moves = self.has(from, |piece| mine(piece) && piece.cone) && sign == "-";
        if sign == "=" {
            // Stacks and spires need an unoccupied station.
            !self.has(to, |_| true)
        } else if a_cone_moves {
            if self.has(to, |piece| !mine(piece) && piece.cone) {
                self.battle
            } else {
                !self.has(to, |piece| mine(piece) && !piece.cone && !piece.dead)
            }
        } else {
            !self.has(to, |piece| piece.cone || !mine(piece) || piece.dead)
        }
    }

    fn moves(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        for (colour, stations) in WAYS {
            if colour != self.to_move {
                continue;
            }
            for (from, ways) in stations {
                for (hat, sign) in self.liftable(from) {
                    for to in ways {
                        if self.may_arrive(from, sign, *to) {
                            moves.insert(format!("{hat}{from}{sign}{to}"));
                        }
                    }
                }
            }
        }
        moves
    }

    /// The legal actions.
    pub fn legal(&self) -> BTreeSet<String> {
        if self.over.is_some() {
            return BTreeSet::new();
        }
        let mut legal = self.moves();
        let must_try = [8, 9, 16, 17].contains(&self.turned);
        if legal.is_empty() || !must_try {
            legal.insert("R".to_owned());
        }
        legal
    }

    /// Takes a legal action and returns what happened.
    pub fn apply_text(&mut self, action: &str) -> Vec<String> {
        self.taken += 1;
        let events = if action == "R" {
            self.turn()
        } else {
            let bare = action.trim_start_matches('^');
            let number = |at: usize| bare[at..=at].parse().unwrap_or(9);
            self.move_piece(number(0), &bare[1..2], number(2))
        };
        if self.over.is_none() && self.taken == 600 {
            self.over = Some("TooLong");
        }
        events
    }

    fn turn(&mut self) -> Vec<String> {
        self.turned += 1;
        let mut events = vec![format!("{} turned, {}", self.to_move, self.turned)];
        for piece in &mut self.pieces {
            piece.at = [7, 0, 1, 2, 3, 4, 5, 6][usize::from(piece.at)];
        }
        self.to_move = other(self.to_move);
        if self.turned == 24 {
            self.over = Some("ThreeRevolutions");
        } else if self.turned == 16 {
            let dead = self.pieces.iter_mut().filter(|piece| piece.dead);
            let count = dead.map(|piece| piece.dead = false).count();
            if count > 0 {
                events.push(format!("all {count} resurrected"));
            }
        }
        events
    }

    fn move_piece(&mut self, from: u8, sign: &str, to: u8) -> Vec<String> {
        let me = self.to_move;
        let discs = |piece: &Piece| piece.at == from && piece.colour == me && !piece.cone;
        let a_cone = |piece: &Piece| piece.at == from && piece.colour == me && piece.cone;
        let places: Vec<usize> = (0..self.pieces.len()).collect();
        let those = |is: &dyn Fn(&Piece) -> bool| -> Vec<usize> {
            places
                .iter()
                .filter(|place| is(&self.pieces[**place]))
                .copied()
                .collect()
        };
        let (my_cone, my_discs) = (those(&a_cone), those(&discs));
        let (name, lifted) = match (my_cone.is_empty(), sign) {
            (true, "=") => ("stack", my_discs),
            (false, "=") => ("spire", [my_discs, my_cone].concat()),
            (true, _) => ("disc", my_discs[..1].to_vec()),
            (false, _) if my_discs.is_empty() => ("cone", my_cone),
            (false, _) => ("cone of spire", my_cone),
        };
        let mut events = vec![format!("{me} {name} {from} to {to}")];
        let there = those(&|piece| piece.at == to);
        for place in lifted {
            self.pieces[place].at = to;
        }
        self.turned = 0;
        self.to_move = other(me);
        if name == "disc" && !there.is_empty() {
            events.push(format!("stack in {to}"));
        }
        if name.starts_with("cone") || name == "spire" {
            self.cone_arrives(me, to, &there, &mut events);
        }
        if self.over.is_none() {
            let now = self.text();
            self.before.push(now.clone());
            if self.before.iter().filter(|before| **before == now).count() == 3 {
                self.over = Some("Repetition");
            }
        }
        events
    }

    fn cone_arrives(&mut self, me: &str, to: u8, there: &[usize], events: &mut Vec<String>) {
        let you = other(me);
        let cone = there.iter().find(|place| self.pieces[**place].cone);
        if let Some(&cone) = cone {
            let disc = there.iter().find(|place| !self.pieces[**place].cone);
            let stood = match disc.map(|place| &self.pieces[*place]) {
                None => "Alone",
                Some(disc) if disc.dead => "DeadDiscs",
                Some(disc) if disc.colour == you => "FreeSpire",
                Some(_) => "PrisonerSpire",
            };
            events.push(format!("{you} cone killed in {to}: {stood}"));
            self.pieces.remove(cone);
            self.over = Some(stood);
            return;
        }
        if !self.battle {
            self.battle = true;
            events.push("battle".to_owned());
        }
        let Some(&first) = there.first() else {
            return;
        };
        let (colour, dead) = (self.pieces[first].colour, self.pieces[first].dead);
        for place in there {
            self.pieces[*place].dead = !dead;
        }
        let count = there.len();
        events.push(if dead {
            format!("{count} {colour} resurrected in {to} by {me}")
        } else {
            format!("{count} {colour} killed in {to}")
        });
    }
}
