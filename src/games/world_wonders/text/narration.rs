//! Events as sentences. Events that belong together share a sentence.

use super::names::{card_item, covered_spaces, item, kind, kinds, piece, steps, the_monument};
use super::{Locale, capital, reason};
use crate::text::{Names, name, possessive, subject};
use rules::Seat;
use rules::games::world_wonders::{
    CardItem, Cell, Cells, City, Event, Item, Kind, Monument, Order, POPULATION_END, PerResource,
    Piece, PlacedPiece, ROUNDS, Rotation, SoloCard, TakenItems, Tile, WorldWonders,
};

/// The events of an action, sentence by sentence.
pub fn sentences(locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
    narrate(locale, None, events, names)
}

/// The events of an action, sentence by sentence, beside a board that shows no coordinates;
/// `before` is the state before the action.
pub fn sentences_on_board(
    locale: Locale,
    before: &WorldWonders,
    events: &[Event],
    names: &Names,
) -> Vec<String> {
    narrate(locale, Some(before), events, names)
}

fn narrate(
    locale: Locale,
    board: Option<&WorldWonders>,
    events: &[Event],
    names: &Names,
) -> Vec<String> {
    let mut narrator = Narrator {
        locale,
        board,
        names,
        rest: events.iter().collect(),
        spoken: Vec::new(),
    };
    // Reversed, so that the next event can be popped off the end.
    narrator.rest.reverse();
    while let Some(event) = narrator.rest.pop() {
        narrator.narrate(event);
    }
    narrator.spoken
}

struct Narrator<'a> {
    locale: Locale,
    /// The state before the action, if places are named by what is on the map instead of by
    /// coordinates.
    board: Option<&'a WorldWonders>,
    names: &'a Names,
    rest: Vec<&'a Event>,
    spoken: Vec<String>,
}

impl<'a> Narrator<'a> {
    fn push(&mut self, sentence: String) {
        self.spoken.push(sentence);
    }

    /// Subject and verb: `Ada buys`, in a solo game `You buy`. For verbs whose
    /// third person ends in s.
    fn subject_verb(&self, seat: Seat, verb: &str) -> String {
        let mut text = subject(self.names, seat, &[verb, "s"].concat(), verb);
        text.push(' ');
        text
    }

    /// `Ada's population`, `Your population`.
    fn population(&self, seat: Seat) -> String {
        format!("{} population", possessive(self.names, seat))
    }

    /// Takes the following events for as long as `take` accepts them.
    fn next_all<T>(&mut self, take: impl Fn(&'a Event) -> Option<T>) -> Vec<T> {
        let mut all = Vec::new();
        while let Some(taken) = self.rest.last().and_then(|event| take(event)) {
            self.rest.pop();
            all.push(taken);
        }
        all
    }

    fn narrate(&mut self, event: &'a Event) {
        match *event {
            Event::Round { round, order } => self.round(round, order),
            Event::TileRevealed { tile } => self.tiles(tile.kind()),
            Event::MonumentRevealed { monument } => self.revealed(monument),
            Event::CardRevealed {
                card,
                section,
                took,
                monument,
            } => self.card(card, section.is_some(), took, monument),
            Event::Loan { seat } => {
                let takes = self.subject_verb(seat, "take");
                self.push(format!("{takes}a loan of 2 gold."));
            }
            Event::Repaid { seat } => {
                let repays = self.subject_verb(seat, "repay");
                self.push(format!("{repays}the loan for 3 gold."));
            }
            Event::Bought {
                seat,
                item: bought,
                gold,
                tile,
            } => self.bought(seat, bought, tile, &gold.to_string()),
            Event::Placed {
                seat,
                piece,
                at,
                rotation,
            } => self.placed(
                seat,
                PlacedPiece {
                    piece,
                    at,
                    rotation,
                },
            ),
            Event::RoadsLost {
                doubles, singles, ..
            } => self.lost(doubles, singles),
            Event::Produced { seat, steps: given } => {
                let (gains, given) = (self.subject_verb(seat, "gain"), steps(self.locale, given));
                self.push(format!("{gains}{given}."));
            }
            Event::Grew {
                seat,
                by,
                population,
            } => self.grew(seat, by, population),
            Event::LeftRound { seat, gold } => {
                let (leaves, gold) = (self.subject_verb(seat, "leave"), gold.to_string());
                self.push(format!("{leaves}the round with {gold} gold left."));
            }
            Event::Over { reason: why } => self.push(format!("The game is over. {}", reason(why))),
        }
    }

    fn round(&mut self, round: u8, order: Order) {
        let number = round.to_string();
        let last = if round == ROUNDS { ", the last" } else { "" };
        let names: Vec<String> = order
            .as_slice()
            .iter()
            .map(|seat| name(self.names, *seat).to_owned())
            .collect();
        match names.as_slice() {
            [first, others @ ..] if !others.is_empty() => {
                let others = self.locale.list(others);
                let goes = match order.as_slice() {
                    [first, ..] => subject(self.names, *first, "goes", "go"),
                    [] => first.clone(),
                };
                self.push(format!(
                    "Round {number}{last}: {goes} first, then {others}."
                ));
            }
            _ if last.is_empty() => self.push(format!("Round {number} begins.")),
            _ => self.push(format!("Round {number}, the last, begins.")),
        }
    }

    fn tiles(&mut self, first: Kind) {
        let mut all = self.next_all(|event| match event {
            Event::TileRevealed { tile } => Some(tile.kind()),
            _ => None,
        });
        all.push(first);
        let there = Kind::ALL.into_iter().filter_map(|of| {
            let count = all.iter().filter(|other| **other == of).count();
            (count > 0).then(|| self.locale.count(count as u64, kind(of), kinds(of)))
        });
        let there = self.locale.list(&there.collect::<Vec<_>>());
        self.push(format!("New buildings: {there}."));
    }

    fn revealed(&mut self, first: Monument) {
        let mut all = vec![the_monument(first).to_owned()];
        all.extend(self.next_all(|event| match event {
            Event::MonumentRevealed { monument } => Some(the_monument(*monument).to_owned()),
            _ => None,
        }));
        let new = if all.len() == 1 {
            "New monument: "
        } else {
            "New monuments: "
        };
        self.push(format!("{new}{}.", self.locale.list(&all)));
    }

    fn card(&mut self, card: SoloCard, found: bool, took: TakenItems, monument: Option<Monument>) {
        let draws = format!("The automaton draws card {}", card.number());
        let took: Vec<String> = took
            .iter()
            .map(|what| match (what, monument) {
                (CardItem::FirstMonument | CardItem::SecondMonument, Some(of)) => the_monument(of),
                _ => card_item(what),
            })
            .map(str::to_owned)
            .collect();
        let what = self.locale.list(&took);
        match (took.is_empty(), found) {
            (true, _) => self.push(format!("{draws} and finds nothing to take.")),
            (_, true) => self.push(format!("{draws} and takes {what}.")),
            (_, false) => self.push(format!(
                "{draws}. No section is complete, so it takes {what} instead."
            )),
        }
    }

    fn bought(&mut self, seat: Seat, bought: Item, tile: Option<Tile>, gold: &str) {
        let buys = self.subject_verb(seat, "buy");
        match (bought, tile) {
            (_, Some(tile)) => {
                let (building, shape) = (kind(tile.kind()), tile.stack().shape());
                let cells = shape.cells(Cell::FIRST, Rotation::NONE);
                let size = cells.map_or(0, |cells| cells.len());
                self.push(format!(
                    "{buys}a {building} of {size} spaces for {gold} gold."
                ));
            }
            (Item::FirstPedestal | Item::SecondPedestal, _) => {
                let place = if bought == Item::FirstPedestal {
                    "first"
                } else {
                    "second"
                };
                let pedestal = format!("the pedestal to go {place} next round");
                self.push(format!("{buys}{pedestal} for {gold} gold."));
            }
            (Item::Monument(of), _) => {
                let spends = self.subject_verb(seat, "spend");
                self.push(format!(
                    "{spends}the last {gold} gold on {}.",
                    the_monument(of)
                ));
            }
            _ => self.push(format!("{buys}{} for {gold} gold.", item(bought))),
        }
    }

    /// A piece, with what it produces.
    fn placed(&mut self, seat: Seat, placed_piece: PlacedPiece) {
        let places = self.subject_verb(seat, "place");
        let what = piece(placed_piece.piece);
        let place = match self.board {
            Some(board) => beside(self.locale, board.city(seat), placed_piece),
            None => format!(" on {}", covered_spaces(self.locale, placed_piece)),
        };
        let given: Vec<PerResource> = self.next_all(|event| match event {
            Event::Produced { steps, .. } => Some(*steps),
            _ => None,
        });
        let given = match *given {
            [given, ..] => {
                format!(", gaining {}", steps(self.locale, given))
            }
            [] => String::new(),
        };
        self.push(format!("{places}{what}{place}{given}."));
    }

    fn lost(&mut self, doubles: u8, singles: u8) {
        let roads = [
            (doubles, "double road", "double roads"),
            (singles, "single road", "single roads"),
        ];
        let left = roads
            .into_iter()
            .filter(|(count, ..)| *count > 0)
            .map(|(count, one, many)| self.locale.count(count, one, many));
        let left = self.locale.list(&left.collect::<Vec<_>>());
        let lost = if doubles + singles == 1 {
            " does not fit anywhere and is lost."
        } else {
            " do not fit anywhere and are lost."
        };
        self.push(format!("{}{lost}", capital(left)));
    }

    fn grew(&mut self, seat: Seat, by: u8, population: u8) {
        let possessive = self.population(seat);
        let to = population.to_string();
        let by = match by {
            1 => String::new(),
            _ => format!(" by {by}"),
        };
        let last = if population >= POPULATION_END {
            ", the end of the track: this is the last round."
        } else {
            "."
        };
        self.push(format!("{possessive} grows{by} to {to}{last}"));
    }
}

/// Spaces of a city by what lies next to them: ` next to a road and a farm`. Empty if nothing does.
fn beside(locale: Locale, city: &City, placed: PlacedPiece) -> String {
    let mut around: Vec<String> = Vec::new();
    if placed.cells().meets(Cells::SIDEWALK) {
        around.push("the sidewalk".to_owned());
    }
    for cell in placed.cells().neighbours().iter() {
        let Some(there) = city.piece_at(cell) else {
            continue;
        };
        let name = neighbour(there.piece);
        if !around.contains(&name) {
            around.push(name);
        }
    }
    if around.is_empty() {
        return String::new();
    }
    format!(" next to {}", locale.list(&around))
}

/// What a piece is called as a neighbour of another one.
fn neighbour(of: Piece) -> String {
    match of {
        Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => "a road".to_owned(),
        Piece::Monument(monument) => the_monument(monument).to_owned(),
        Piece::Tower | Piece::Tile(_) => piece(of),
    }
}
