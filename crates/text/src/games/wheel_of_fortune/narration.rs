//! Events as sentences, in order. Events that belong together share a sentence.

use super::{Locale, feature_name, land};
use crate::Names;
use l10n::{Region, wheel_of_fortune as words};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Action, Cell, Event, FollowerSpot, Gain, Kind, Rotation, ScoredFeature, Sector, SegmentId,
    Side, WheelOfFortune,
};

/// The events of an action as sentences; with the state before it, beside a board that shows no coordinates.
pub fn narrate(
    locale: Locale,
    board: Option<&WheelOfFortune>,
    events: &[Event],
    names: &Names,
) -> Vec<String> {
    let mut narrator = Narrator {
        locale,
        board,
        names,
        pending: events,
        sentences: Vec::new(),
    };
    while let Some((event, later)) = narrator.pending.split_first() {
        narrator.pending = later;
        narrator.narrate(event);
    }
    narrator.sentences
}

/// A seat and the points that it scored.
type SeatPoints = (Seat, u16);

struct Narrator<'a> {
    locale: Locale,
    /// The state before the action, if places are named by what is on the board instead of by
    /// coordinates.
    board: Option<&'a WheelOfFortune>,
    names: &'a Names,
    pending: &'a [Event],
    sentences: Vec<String>,
}

impl<'a> Narrator<'a> {
    /// Takes the following gains of a certain kind.
    fn gains(&mut self, is_wanted: impl Fn(&Gain) -> bool) -> Vec<(SeatPoints, &'a Gain)> {
        let mut gains = Vec::new();
        while let [Event::Gained { seat, points, gain }, later @ ..] = self.pending
            && is_wanted(gain)
        {
            gains.push(((*seat, *points), gain));
            self.pending = later;
        }
        gains
    }

    /// Takes the next event if it returns a follower from a tile or, if not
    /// `from_tile`, from a crown; returns the follower's owner.
    fn next_return(&mut self, from_tile: bool) -> Option<Seat> {
        match self.pending {
            [Event::WentHome { seat, spot }, later @ ..]
                if matches!(spot, FollowerSpot::Tile { .. }) == from_tile =>
            {
                self.pending = later;
                Some(*seat)
            }
            _ => None,
        }
    }

    /// Players and their points in turn order, added up: `you +3`.
    fn totals(&self, gains: impl Iterator<Item = SeatPoints>) -> Vec<String> {
        let gains: Vec<SeatPoints> = gains.collect();
        let totals = Seat::all(self.names.len() as u8).filter_map(|seat| {
            let of_seat = gains.iter().filter(|(owner, _)| *owner == seat);
            let total: u16 = of_seat.map(|(_, points)| points).sum();
            (total > 0).then(|| words::player_points(self.locale, &self.names.player(seat), total))
        });
        totals.collect()
    }

    fn narrate(&mut self, event: &'a Event) {
        let (locale, names) = (self.locale, self.names);
        let sentence = match *event {
            Event::Drawn { seat, tile } => {
                let player = names.player(seat);
                let numbered = tile.number();
                if self.board.is_none() {
                    self.sentences.push(match numbered {
                        Some(number) => words::drew_number(locale, &player, number),
                        None => words::drew(locale, &player),
                    });
                    land(locale, tile, Rotation::NONE)
                } else if let Some(number) = numbered {
                    words::drew_tile_number(locale, &player, tile, number)
                } else {
                    words::drew_tile(locale, &player, tile)
                }
            }
            Event::FitsNowhere { .. } => locale.text(words::FITS_NOWHERE),
            Event::Placed {
                seat,
                cell,
                rotation,
                ..
            } => {
                let player = names.player(seat);
                match self.board {
                    Some(board) => match placement(board, cell, rotation) {
                        Placement::Closes(region, kind) => {
                            words::closed(locale, &player, region, kind)
                        }
                        Placement::Extends(region, kind) => {
                            words::extended(locale, &player, region, kind)
                        }
                        Placement::In(region) => words::placed(locale, &player, region),
                    },
                    None => {
                        let (column, row) = (cell.column(), cell.row());
                        words::placed_at(locale, &player, column, row, rotation.quarters())
                    }
                }
            }
            Event::Deployed { seat, spot } => {
                let player = names.player(seat);
                match spot {
                    FollowerSpot::Tile { segment, .. } if self.board.is_some() => {
                        words::deployed(locale, &player, segment.kind)
                    }
                    FollowerSpot::Tile { cell, segment } => {
                        let (column, row) = (cell.column(), cell.row());
                        words::deployed_at(locale, &player, segment.kind, column, row)
                    }
                    FollowerSpot::Crown { sector } => words::crowned(locale, &player, sector),
                }
            }
            Event::WentHome { seat, spot } => {
                let player = names.player(seat);
                match spot {
                    FollowerSpot::Tile { segment, .. } if self.board.is_some() => {
                        words::took_back(locale, &player, segment.kind)
                    }
                    FollowerSpot::Tile { cell, segment } => {
                        let (column, row) = (cell.column(), cell.row());
                        words::took_back_at(locale, &player, segment.kind, column, row)
                    }
                    // Told with its points.
                    FollowerSpot::Crown { .. } => return,
                }
            }
            Event::PigMoved { steps, sector } => return self.pig_moved(steps, sector),
            Event::Spared { seat } => words::spared(locale, &names.player(seat)),
            Event::Gained { seat, points, gain } => {
                let first = (seat, points);
                match gain {
                    Gain::Completed { feature } => self.completed(first, &feature),
                    Gain::Final { feature } => self.final_scoring(first, feature.kind),
                    Gain::Crown { sector } => self.crowns(first, sector),
                    // Told where the pig moves.
                    Gain::Fortune
                    | Gain::Taxes { .. }
                    | Gain::Famine { .. }
                    | Gain::Storm { .. }
                    | Gain::Inquisition { .. } => {}
                }
                return;
            }
        };
        self.sentences.push(sentence);
    }

    /// The pig's move and the points of its event.
    fn pig_moved(&mut self, steps: u8, sector: Sector) {
        let locale = self.locale;
        if self.board.is_none() {
            self.sentences.push(words::pig_moved(locale, steps, sector));
        }
        let gains = self.gains(|gain| {
            !matches!(
                gain,
                Gain::Completed { .. } | Gain::Final { .. } | Gain::Crown { .. }
            )
        });
        if gains.is_empty() {
            return self.sentences.push(words::event_nothing(locale, sector));
        }
        if self.board.is_none() && matches!(sector, Sector::Taxes | Sector::Famine) {
            for ((seat, points), gain) in gains {
                let player = self.names.player(seat);
                self.sentences.push(match *gain {
                    Gain::Taxes { feature, knights } => {
                        words::taxed(locale, &player, knights, feature.pennants, points)
                    }
                    Gain::Famine { feature, farmers } => {
                        words::fed(locale, &player, farmers, feature.cities, points)
                    }
                    _ => continue,
                });
            }
            return;
        }
        let totals = self.totals(gains.into_iter().map(|(points, _)| points));
        self.sentences
            .push(words::event_points(locale, sector, &totals));
    }

    /// The points of a completed feature, and its followers that return without points.
    fn completed(&mut self, first: SeatPoints, feature: &ScoredFeature) {
        let (locale, names) = (self.locale, self.names);
        let is_same =
            |gain: &Gain| matches!(gain, Gain::Completed { feature: other } if other == feature);
        let mut winners = vec![first];
        winners.extend(self.gains(is_same).into_iter().map(|(points, _)| points));
        let totals = self.totals(winners.iter().copied());
        let kind = feature.kind;
        self.sentences.push(match (self.board, &*winners) {
            (None, _) => words::scored(locale, &feature_name(locale, feature), &totals),
            (_, [(seat, points)]) => {
                words::scored_alone(locale, &names.player(*seat), kind, *points)
            }
            _ => words::scored_together(locale, kind, &totals),
        });
        let mut others: Vec<(Seat, u8)> = Vec::new();
        while let Some(seat) = self.next_return(true) {
            if winners.iter().any(|(winner, _)| *winner == seat) {
                continue;
            }
            match others.iter_mut().find(|(other, _)| *other == seat) {
                Some((_, count)) => *count += 1,
                None => others.push((seat, 1)),
            }
        }
        let returned = others
            .into_iter()
            .map(|(seat, count)| words::returned(locale, &names.player(seat), kind, count));
        self.sentences.extend(returned);
    }

    /// The points of a sector's crowns.
    fn crowns(&mut self, first: SeatPoints, sector: Sector) {
        let mut all = vec![first];
        loop {
            let returned = self.next_return(false);
            let more = self.gains(|gain| matches!(gain, Gain::Crown { .. }));
            if returned.is_none() && more.is_empty() {
                break;
            }
            all.extend(more.into_iter().map(|(points, _)| points));
        }
        let totals = self.totals(all.iter().copied());
        let sentence = words::crowns_points(self.locale, sector, all.len(), &totals);
        self.sentences.push(sentence);
    }

    /// The final scoring, one sentence for each player.
    fn final_scoring(&mut self, first: SeatPoints, kind: Kind) {
        let locale = self.locale;
        let mut all = vec![(first, kind)];
        let more = self.gains(|gain| matches!(gain, Gain::Final { .. }));
        all.extend(more.into_iter().filter_map(|(points, gain)| match gain {
            Gain::Final { feature } => Some((points, feature.kind)),
            _ => None,
        }));
        for seat in Seat::all(self.names.len() as u8) {
            let kinds = [Kind::City, Kind::Road, Kind::Cloister, Kind::Field];
            let items = kinds.into_iter().filter_map(|kind| {
                let of_kind = all
                    .iter()
                    .filter(|((owner, _), of)| (*owner, *of) == (seat, kind));
                let points: u16 = of_kind.map(|((_, points), _)| points).sum();
                (points > 0).then(|| words::final_item(locale, kind, points))
            });
            let items: Vec<String> = items.collect();
            if !items.is_empty() {
                let player = self.names.player(seat);
                self.sentences
                    .push(words::final_scoring(locale, &player, &items));
            }
        }
    }
}

/// What placing a tile does, and where in the land.
pub(super) enum Placement {
    /// It completes a city or road that was begun.
    Closes(Region, Kind),
    /// It continues one.
    Extends(Region, Kind),
    /// Neither.
    In(Region),
}

/// What placing the drawn tile does: to a feature with followers rather than to one without.
pub(super) fn placement(before: &WheelOfFortune, cell: Cell, rotation: Rotation) -> Placement {
    let region = region(before, cell);
    let mut after = before.clone();
    if after
        .apply(Action::Place { cell, rotation }, &mut Vec::new())
        .is_err()
    {
        return Placement::In(region);
    }
    let segments = after
        .design_at(cell)
        .map_or(0, |design| design.segments.len());
    let features = (0..segments as u8)
        .filter_map(|segment| after.feature_at(cell, SegmentId::new(segment)))
        .filter(|feature| matches!(feature.kind, Kind::City | Kind::Road))
        .filter(|feature| feature.cells.as_slice().len() > 1);
    let most_notable = features.max_by_key(|feature| {
        let is_claimed = feature.followers.iter().any(|(_, count)| *count > 0);
        let is_city = feature.kind == Kind::City;
        (
            is_claimed,
            feature.complete,
            is_city,
            feature.cells.as_slice().len(),
        )
    });
    match most_notable {
        Some(feature) if feature.complete => Placement::Closes(region, feature.kind),
        Some(feature) => Placement::Extends(region, feature.kind),
        None => Placement::In(region),
    }
}

/// Where a cell is, seen from the start of the land: the middle of the wheel, or the start tile.
fn region(state: &WheelOfFortune, cell: Cell) -> Region {
    let middle = if state.variant().wheel_beside { 0 } else { 3 };
    let from_middle = |at: i8| 2 * i16::from(at) - middle;
    let (x, y) = (from_middle(cell.column()), from_middle(cell.row()));
    let horizontal = if x < 0 { Side::West } else { Side::East };
    let vertical = if y < 0 { Side::North } else { Side::South };
    if x.abs() >= 2 * y.abs() {
        Region::Side(horizontal)
    } else if y.abs() >= 2 * x.abs() {
        Region::Side(vertical)
    } else {
        Region::After(match (vertical, horizontal) {
            (Side::North, Side::East) => Side::North,
            (Side::North, _) => Side::West,
            (_, Side::East) => Side::East,
            _ => Side::South,
        })
    }
}
