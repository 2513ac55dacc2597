//! Events as sentences. Events that belong together share a sentence.

use super::names::{self, card_item, covered_spaces, kind, kinds, piece, the_monument};
use super::{Locale, capital, end_reason};
use crate::text::{self, Names, name, possessive, subject};
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
        pending: events.iter().collect(),
        sentences: Vec::new(),
    };
    // Reversed, so that the next event can be popped off the end.
    narrator.pending.reverse();
    while let Some(event) = narrator.pending.pop() {
        narrator.narrate(event);
    }
    narrator.sentences
}

struct Narrator<'a> {
    locale: Locale,
    /// The state before the action, if places are named by what is on the map instead of by
    /// coordinates.
    board: Option<&'a WorldWonders>,
    names: &'a Names,
    pending: Vec<&'a Event>,
    sentences: Vec<String>,
}

impl<'a> Narrator<'a> {
    fn push(&mut self, sentence: String) {
        self.sentences.push(sentence);
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

    /// Takes the following events as long as `accept` returns something for them.
    fn take_while<T>(&mut self, accept: impl Fn(&'a Event) -> Option<T>) -> Vec<T> {
        let mut accepted = Vec::new();
        while let Some(value) = self.pending.last().and_then(|event| accept(event)) {
            self.pending.pop();
            accepted.push(value);
        }
        accepted
    }

    fn narrate(&mut self, event: &'a Event) {
        match *event {
            Event::Round { round, order } => self.round(round, order),
            Event::TileRevealed { tile } => self.tiles_revealed(tile.kind()),
            Event::MonumentRevealed { monument } => self.monuments_revealed(monument),
            Event::CardRevealed {
                card,
                section,
                taken,
                monument,
            } => self.card_revealed(card, section.is_some(), taken, monument),
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
                item,
                gold,
                tile,
            } => self.bought(seat, item, tile, gold),
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
            } => self.roads_lost(doubles, singles),
            Event::Produced { seat, steps } => {
                let gains = self.subject_verb(seat, "gain");
                let steps = names::steps(self.locale, steps);
                self.push(format!("{gains}{steps}."));
            }
            Event::Grew {
                seat,
                spaces,
                population,
            } => self.grew(seat, spaces, population),
            Event::LeftRound { seat, gold } => {
                let leaves = self.subject_verb(seat, "leave");
                self.push(format!("{leaves}the round with {gold} gold left."));
            }
            Event::Over { reason } => {
                self.push(format!("The game is over. {}", end_reason(reason)));
            }
        }
    }

    fn round(&mut self, round: u8, order: Order) {
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
                self.push(format!("Round {round}{last}: {goes} first, then {others}."));
            }
            _ if last.is_empty() => self.push(format!("Round {round} begins.")),
            _ => self.push(format!("Round {round}, the last, begins.")),
        }
    }

    fn tiles_revealed(&mut self, first: Kind) {
        let mut revealed = self.take_while(|event| match event {
            Event::TileRevealed { tile } => Some(tile.kind()),
            _ => None,
        });
        revealed.push(first);
        let counts = Kind::ALL.into_iter().filter_map(|of_kind| {
            let count = revealed.iter().filter(|other| **other == of_kind).count() as u64;
            (count > 0).then(|| text::count(self.locale, count, kind(of_kind), kinds(of_kind)))
        });
        let buildings = self.locale.list(&counts.collect::<Vec<_>>());
        self.push(format!("New buildings: {buildings}."));
    }

    fn monuments_revealed(&mut self, first: Monument) {
        let mut revealed = vec![the_monument(first).to_owned()];
        revealed.extend(self.take_while(|event| match event {
            Event::MonumentRevealed { monument } => Some(the_monument(*monument).to_owned()),
            _ => None,
        }));
        let label = if revealed.len() == 1 {
            "New monument: "
        } else {
            "New monuments: "
        };
        self.push(format!("{label}{}.", self.locale.list(&revealed)));
    }

    fn card_revealed(
        &mut self,
        card: SoloCard,
        is_section_complete: bool,
        taken: TakenItems,
        monument: Option<Monument>,
    ) {
        let draws = format!("The automaton draws card {}", card.number());
        let names: Vec<String> = taken
            .iter()
            .map(|item| match (item, monument) {
                (CardItem::FirstMonument | CardItem::SecondMonument, Some(monument)) => {
                    the_monument(monument)
                }
                _ => card_item(item),
            })
            .map(str::to_owned)
            .collect();
        let items = self.locale.list(&names);
        match (names.is_empty(), is_section_complete) {
            (true, _) => self.push(format!("{draws} and finds nothing to take.")),
            (_, true) => self.push(format!("{draws} and takes {items}.")),
            (_, false) => self.push(format!(
                "{draws}. No section is complete, so it takes {items} instead."
            )),
        }
    }

    fn bought(&mut self, seat: Seat, item: Item, tile: Option<Tile>, gold: u8) {
        let buys = self.subject_verb(seat, "buy");
        match (item, tile) {
            (_, Some(tile)) => {
                let (building, shape) = (kind(tile.kind()), tile.stack().shape());
                let cells = shape.cells(Cell::FIRST, Rotation::NONE);
                let size = cells.map_or(0, |cells| cells.len());
                self.push(format!(
                    "{buys}a {building} of {size} spaces for {gold} gold."
                ));
            }
            (Item::FirstPedestal | Item::SecondPedestal, _) => {
                let place = if item == Item::FirstPedestal {
                    "first"
                } else {
                    "second"
                };
                let pedestal = format!("the pedestal to go {place} next round");
                self.push(format!("{buys}{pedestal} for {gold} gold."));
            }
            (Item::Monument(monument), _) => {
                let spends = self.subject_verb(seat, "spend");
                self.push(format!(
                    "{spends}the last {gold} gold on {}.",
                    the_monument(monument)
                ));
            }
            _ => self.push(format!("{buys}{} for {gold} gold.", names::item(item))),
        }
    }

    /// A piece, with what it produces.
    fn placed(&mut self, seat: Seat, placed_piece: PlacedPiece) {
        let places = self.subject_verb(seat, "place");
        let name = piece(placed_piece.piece);
        let place = match self.board {
            Some(board) => place_by_neighbours(self.locale, board.city(seat), placed_piece),
            None => format!(" on {}", covered_spaces(self.locale, placed_piece)),
        };
        let produced: Vec<PerResource> = self.take_while(|event| match event {
            Event::Produced { steps, .. } => Some(*steps),
            _ => None,
        });
        let gain = match *produced {
            [steps, ..] => format!(", gaining {}", names::steps(self.locale, steps)),
            [] => String::new(),
        };
        self.push(format!("{places}{name}{place}{gain}."));
    }

    fn roads_lost(&mut self, doubles: u8, singles: u8) {
        let roads = [
            (doubles, "double road", "double roads"),
            (singles, "single road", "single roads"),
        ];
        let counts = roads
            .into_iter()
            .filter(|(count, ..)| *count > 0)
            .map(|(count, singular, plural)| text::count(self.locale, count, singular, plural));
        let roads = self.locale.list(&counts.collect::<Vec<_>>());
        let outcome = if doubles + singles == 1 {
            " does not fit anywhere and is lost."
        } else {
            " do not fit anywhere and are lost."
        };
        self.push(format!("{}{outcome}", capital(roads)));
    }

    fn grew(&mut self, seat: Seat, spaces: u8, population: u8) {
        let label = self.population(seat);
        let growth = match spaces {
            1 => String::new(),
            _ => format!(" by {spaces}"),
        };
        let ending = if population >= POPULATION_END {
            ", the end of the track: this is the last round."
        } else {
            "."
        };
        self.push(format!("{label} grows{growth} to {population}{ending}"));
    }
}

/// A placed piece described by what lies next to it: ` next to a road and a farm`. Empty if nothing
/// does.
pub(super) fn place_by_neighbours(locale: Locale, city: &City, placed: PlacedPiece) -> String {
    let mut neighbours: Vec<String> = Vec::new();
    if placed.cells().meets(Cells::SIDEWALK) {
        neighbours.push("the sidewalk".to_owned());
    }
    for cell in placed.cells().neighbours().iter() {
        let Some(neighbour) = city.piece_at(cell) else {
            continue;
        };
        let name = neighbour_name(neighbour.piece);
        if !neighbours.contains(&name) {
            neighbours.push(name);
        }
    }
    if neighbours.is_empty() {
        return String::new();
    }
    format!(" next to {}", locale.list(&neighbours))
}

/// The name of a piece as a neighbour of another one.
fn neighbour_name(piece: Piece) -> String {
    match piece {
        Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => "a road".to_owned(),
        Piece::Monument(monument) => the_monument(monument).to_owned(),
        Piece::Tower | Piece::Tile(_) => names::piece(piece),
    }
}
