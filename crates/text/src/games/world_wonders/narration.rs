//! Events as sentences. Events that belong together share a sentence.

use super::names::{self, card_items, spaces};
use crate::games::GameText as _;
use crate::{Locale, Names};
use l10n::{Feature, Player, Ware, house, world_wonders as words};
use rules::Seat;
use rules::games::world_wonders::{
    Cell, Cells, City, Event, Item, Kind, Monument, Order, POPULATION_END, Piece, PlacedPiece,
    ROUNDS, Rotation, Tile, WorldWonders,
};

/// The events of an action as sentences; with the state before it, beside a board that shows no coordinates.
pub fn narrate(
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
    };
    // Reversed, so that the next event can be popped off the end.
    narrator.pending.reverse();
    let mut sentences = Vec::new();
    while let Some(event) = narrator.pending.pop() {
        sentences.push(narrator.narrate(event));
    }
    sentences
}

struct Narrator<'a> {
    locale: Locale,
    /// The state before the action, if places are named by what is on the map instead of by
    /// coordinates.
    board: Option<&'a WorldWonders>,
    names: &'a Names,
    pending: Vec<&'a Event>,
}

impl<'a> Narrator<'a> {
    fn player(&self, seat: Seat) -> Player {
        self.names.player(seat)
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

    fn narrate(&mut self, event: &'a Event) -> String {
        let locale = self.locale;
        match *event {
            Event::Round { round, order } => self.round(round, order),
            Event::TileRevealed { tile } => self.tiles_revealed(tile.kind()),
            Event::MonumentRevealed { monument } => self.monuments_revealed(monument),
            Event::CardRevealed {
                card,
                section,
                taken,
                monument,
            } => {
                let items = card_items(locale, taken.iter(), monument);
                match section {
                    _ if items.is_empty() => words::card_takes_nothing(locale, card.number()),
                    Some(_) => words::card_takes(locale, card.number(), &items),
                    None => words::card_takes_instead(locale, card.number(), &items),
                }
            }
            Event::Loan { seat } => words::borrowed(locale, &self.player(seat)),
            Event::Repaid { seat } => words::repaid(locale, &self.player(seat)),
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
            } => match (doubles, singles) {
                (_, 0) => words::double_roads_lost(locale, doubles),
                (0, _) => locale.text(words::SINGLE_ROAD_LOST),
                _ => words::all_roads_lost(locale, doubles),
            },
            Event::Produced { seat, steps } => {
                words::gained(locale, &self.player(seat), &names::steps(locale, steps))
            }
            Event::Grew {
                seat, population, ..
            } => {
                let sentence = match population {
                    POPULATION_END.. => words::grew_to_end,
                    _ => words::grew,
                };
                sentence(locale, &self.player(seat), population)
            }
            Event::LeftRound { seat, gold } => words::left_round(locale, &self.player(seat), gold),
            Event::Over { reason } => [house::GAME_OVER, WorldWonders::end_reason_text(reason)]
                .map(|text| locale.text(text))
                .join(" "),
        }
    }

    fn round(&self, round: u8, order: Order) -> String {
        let is_last = round == ROUNDS;
        match order.as_slice() {
            [first, others @ ..] if !others.is_empty() => {
                let others = others
                    .iter()
                    .map(|seat| words::player_in_order(self.locale, &self.player(*seat)));
                let others: Vec<String> = others.collect();
                words::round_order(self.locale, round, is_last, &self.player(*first), &others)
            }
            _ => words::round_begins(self.locale, round, is_last),
        }
    }

    fn tiles_revealed(&mut self, first: Kind) -> String {
        let mut revealed = self.take_while(|event| match event {
            Event::TileRevealed { tile } => Some(tile.kind()),
            _ => None,
        });
        revealed.push(first);
        let counts = Kind::ALL.into_iter().filter_map(|kind| {
            let count = revealed.iter().filter(|other| **other == kind).count();
            (count > 0).then(|| words::buildings(self.locale, kind, count))
        });
        words::new_buildings(self.locale, &counts.collect::<Vec<_>>())
    }

    fn monuments_revealed(&mut self, first: Monument) -> String {
        let mut revealed = vec![first];
        revealed.extend(self.take_while(|event| match event {
            Event::MonumentRevealed { monument } => Some(*monument),
            _ => None,
        }));
        let monuments = revealed.into_iter().map(Feature::Monument);
        let monuments = monuments.map(|monument| words::monument(self.locale, monument));
        let monuments: Vec<String> = monuments.collect();
        words::new_monuments(self.locale, monuments.len(), &monuments)
    }

    fn bought(&self, seat: Seat, item: Item, tile: Option<Tile>, gold: u8) -> String {
        let (locale, player) = (self.locale, self.player(seat));
        match (item, tile, Ware::of(item)) {
            (_, Some(tile), _) => {
                let cells = tile.stack().shape().cells(Cell::FIRST, Rotation::NONE);
                let size = cells.unwrap_or(Cells::NONE).len();
                let building = Feature::Building(tile.kind());
                words::bought_building(locale, &player, building, size, gold)
            }
            (Item::Monument(monument), ..) => {
                words::bought_monument(locale, &player, Feature::Monument(monument), gold)
            }
            (.., Some(ware)) => words::bought_ware(locale, &player, ware, gold),
            _ => String::new(),
        }
    }

    /// A piece, with what it produces.
    fn placed(&mut self, seat: Seat, placed: PlacedPiece) -> String {
        let (locale, player, piece) = (self.locale, self.player(seat), placed.piece.into());
        let beside = self
            .board
            .map(|board| neighbors(locale, board.city(seat), placed));
        if beside.as_ref().is_some_and(Vec::is_empty) {
            return words::built(locale, &player, piece);
        }
        let produced = self.take_while(|event| match event {
            Event::Produced { steps, .. } => Some(names::steps(locale, *steps)),
            _ => None,
        });
        match (beside, produced.first()) {
            (Some(beside), None) => words::built_beside(locale, &player, piece, &beside),
            (Some(beside), Some(gains)) => {
                words::built_beside_gaining(locale, &player, piece, &beside, gains)
            }
            (None, gains) => {
                let spaces = spaces(locale, placed.cells());
                match gains {
                    Some(gains) => words::built_on_gaining(locale, &player, piece, &spaces, gains),
                    None => words::built_on(locale, &player, piece, &spaces),
                }
            }
        }
    }
}

/// What lies next to a placed piece: `a road`, `a farm`.
pub(super) fn neighbors(locale: Locale, city: &City, placed: PlacedPiece) -> Vec<String> {
    let mut neighbors = Vec::new();
    if placed.cells().meets(Cells::SIDEWALK) {
        neighbors.push(Feature::Sidewalk);
    }
    let cells = placed.cells().neighbours();
    for piece in cells.iter().filter_map(|cell| city.piece_at(cell)) {
        let neighbor = match piece.piece {
            Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => Feature::Road,
            Piece::Monument(monument) => Feature::Monument(monument),
            other => other.into(),
        };
        if !neighbors.contains(&neighbor) {
            neighbors.push(neighbor);
        }
    }
    let names = neighbors.into_iter();
    names
        .map(|neighbor| words::neighbor(locale, neighbor))
        .collect()
}
