//! Events as sentences, in order. Events that belong together share a sentence.

use super::{Locale, event_summary, follower, followers, kind, scored_feature, sector};
use crate::text::{self, Names, name, object, subject};
use rules::Seat;
use rules::games::wheel_of_fortune::{
    Cell, Event, FollowerSpot, Gain, Kind, Rotation, ScoredFeature, Sector, Side, WheelOfFortune,
};

/// The events of an action as sentences.
pub fn sentences(locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
    narrate(locale, None, events, names)
}

/// The events of an action as sentences, beside a board that shows no coordinates; `before` is the
/// state before the action.
pub fn sentences_on_board(
    locale: Locale,
    before: &WheelOfFortune,
    events: &[Event],
    names: &Names,
) -> Vec<String> {
    narrate(locale, Some(before), events, names)
}

fn narrate(
    locale: Locale,
    board: Option<&WheelOfFortune>,
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
    // Reversed, so that `pop` takes the next event.
    narrator.pending.reverse();
    while let Some(event) = narrator.pending.pop() {
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
    pending: Vec<&'a Event>,
    sentences: Vec<String>,
}

impl<'a> Narrator<'a> {
    fn push_sentence(&mut self, parts: &[&str]) {
        self.sentences.push(parts.concat());
    }

    fn subject(&self, seat: Seat, gains: &str, gain: &str) -> String {
        subject(self.names, seat, gains, gain)
    }

    fn name(&self, seat: Seat) -> &'a str {
        name(self.names, seat)
    }

    /// Takes the next event if it is a gain of a certain kind.
    fn next_gain_if(
        &mut self,
        is_wanted: &dyn Fn(&Gain) -> bool,
    ) -> Option<(SeatPoints, &'a Gain)> {
        match self.pending.last()? {
            Event::Gained { seat, points, gain } if is_wanted(gain) => {
                self.pending.pop();
                Some(((*seat, *points), gain))
            }
            _ => None,
        }
    }

    /// Takes the next event if it returns a follower from a tile or, if not
    /// `from_tile`, from a crown; returns the follower's owner.
    fn next_return(&mut self, from_tile: bool) -> Option<Seat> {
        match self.pending.last()? {
            Event::WentHome { seat, spot }
                if matches!(spot, FollowerSpot::Tile { .. }) == from_tile =>
            {
                self.pending.pop();
                Some(*seat)
            }
            _ => None,
        }
    }

    /// Takes the following gains that share a sentence with a gain; returns the
    /// points of all of them, beginning with `first`.
    fn gains(&mut self, first: SeatPoints, gain: &Gain) -> Vec<SeatPoints> {
        let mut all = vec![first];
        while let Some((next, _)) = self.next_gain_if(&|next| are_alike(gain, next)) {
            all.push(next);
        }
        all
    }

    fn narrate(&mut self, event: &'a Event) {
        match event {
            Event::Drawn { seat, tile } => {
                let description = super::tile(self.locale, *tile, Rotation::NONE);
                let draws = self.subject(*seat, "draws", "draw");
                let object = match tile.number() {
                    Some(number) => format!(" a tile with a {number}"),
                    None => " a tile".to_owned(),
                };
                self.push_sentence(&[&draws, &object, ": ", &description, "."]);
            }
            Event::FitsNowhere { .. } => {
                self.push_sentence(&[
                    "The tile does not fit anywhere and is removed from the game.",
                ]);
            }
            Event::Placed {
                seat,
                cell,
                rotation,
                ..
            } => {
                let rotated = match *rotation {
                    Rotation::NONE => "".to_owned(),
                    rotation => format!(", {}", super::rotation(rotation)),
                };
                let places = self.subject(*seat, "places", "place");
                let place = match self.board {
                    Some(board) => place_by_neighbours(board, *cell).to_owned(),
                    None => at_cell(*cell),
                };
                self.push_sentence(&[&places, " it", &place, &rotated, "."]);
            }
            Event::Deployed { seat, spot } => match spot {
                FollowerSpot::Tile { cell, segment } => {
                    let (follower, feature) = (follower(segment.kind), kind(segment.kind));
                    let place = match self.board {
                        Some(_) => String::new(),
                        None => at_cell(*cell),
                    };
                    let object = format!("{follower} to the {feature}{place}");
                    let deploys = self.subject(*seat, "deploys a ", "deploy a ");
                    self.push_sentence(&[&deploys, &object, "."]);
                }
                FollowerSpot::Crown { sector } => {
                    let deploys = self.subject(*seat, "deploys", "deploy");
                    let crown = format!(" a follower to a crown of {}", super::sector(*sector));
                    self.push_sentence(&[&deploys, &crown, "."]);
                }
            },
            Event::WentHome { seat, spot } => self.follower_returned(*seat, spot),
            Event::PigMoved { steps, sector } => self.pig_moved(*steps, *sector),
            Event::Spared { seat } => {
                let has = self.subject(*seat, "has", "have");
                self.push_sentence(&[&has, " no follower on a tile to lose."]);
            }
            Event::Gained { seat, points, gain } => self.gained((*seat, *points), gain),
        }
    }

    fn follower_returned(&mut self, seat: Seat, spot: &FollowerSpot) {
        let takes = self.subject(seat, "takes", "take");
        match spot {
            FollowerSpot::Tile { cell, segment } => {
                let from = match self.board {
                    Some(_) => format!(" from the {}", kind(segment.kind)),
                    None => format!(" from {}", super::cell(*cell)),
                };
                let object = format!(" back a {}", follower(segment.kind));
                self.push_sentence(&[&takes, &object, &from, "."]);
            }
            FollowerSpot::Crown { sector } => {
                let crown = format!(
                    " back a follower from a crown of {}",
                    super::sector(*sector)
                );
                self.push_sentence(&[&takes, &crown, "."]);
            }
        }
    }

    fn pig_moved(&mut self, steps: u8, sector: Sector) {
        let steps = text::count(self.locale, steps, "sector", "sectors");
        let moves = format!("The pig moves {steps} to {}", super::sector(sector));
        let fortune = self.next_gain_if(&|gain| *gain == Gain::Fortune);
        if let Some(((seat, points), _)) = fortune {
            let points = text::count(self.locale, points, "point", "points");
            let player = object(self.names, seat);
            return self.push_sentence(&[&moves, ": ", &points, " for ", player, "."]);
        }
        let scores = self.pending.last().is_some_and(|event| {
            matches!(event, Event::Gained { gain, .. } if !matches!(gain, Gain::Crown { .. }))
        });
        let outcome = match sector {
            Sector::Plague => "",
            _ if scores => "",
            _ => ", but nobody scores",
        };
        self.push_sentence(&[&moves, ": ", event_summary(sector), outcome, "."]);
    }

    fn gained(&mut self, first: SeatPoints, gain: &'a Gain) {
        let locale = self.locale;
        match gain {
            Gain::Completed { feature } => {
                let gains = self.gains(first, gain);
                self.equal_points(&gains, &with_article(&scored_feature(locale, feature)));
                self.returns_without_points(&gains, feature.kind);
            }
            Gain::Final { feature } => self.final_scoring(first, feature),
            Gain::Fortune => self.equal_points(&[first], sector(Sector::Fortune)),
            Gain::Taxes { feature, knights } => {
                let gains = self.gains(first, gain);
                let knights = count_of(locale, *knights, Kind::City);
                let pennants = match feature.pennants {
                    0 => String::new(),
                    count => format!(
                        " with {}",
                        text::count(locale, count, "pennant", "pennants")
                    ),
                };
                self.equal_points(&gains, &format!("{knights} in a city{pennants}"));
            }
            Gain::Famine { feature, farmers } => {
                let gains = self.gains(first, gain);
                let farmers = count_of(locale, *farmers, Kind::Field);
                self.equal_points(
                    &gains,
                    &format!("{farmers} in a {}", scored_feature(locale, feature)),
                );
            }
            Gain::Storm { .. } => {
                let gains = self.gains(first, gain);
                self.total_points(&gains, "followers in supply");
            }
            Gain::Inquisition { .. } => {
                let gains = self.gains(first, gain);
                self.total_points(&gains, "monks");
            }
            Gain::Crown { sector } => self.crowns(first, *sector),
        }
    }

    /// Seats that each score the same points: `Ada and Ben: 3 points each for ...`.
    fn equal_points(&mut self, scorers: &[SeatPoints], reason: &str) {
        let names = scorers.iter().map(|(seat, _)| self.name(*seat).to_owned());
        let names = self.locale.list(&names.collect::<Vec<_>>());
        let points = scorers.first().map_or(0, |(_, points)| *points);
        let points = text::count(self.locale, points, "point", "points");
        let joint = if scorers.len() > 1 {
            " each for "
        } else {
            " for "
        };
        self.push_sentence(&[&names, ": ", &points, joint, reason, "."]);
    }

    /// Seats that score different points, added up for each seat: `Ada: 4 points
    /// for ...`, `Points for ...: Ada 4, Ben 5 and Cleo 2`.
    fn total_points(&mut self, gains: &[SeatPoints], reason: &str) {
        let mut sums: Vec<SeatPoints> = Vec::new();
        for (seat, points) in gains {
            match sums.iter_mut().find(|(other, _)| other == seat) {
                Some((_, sum)) => *sum += *points,
                None => {
                    let place = sums.partition_point(|(other, _)| other < seat);
                    sums.insert(place, (*seat, *points));
                }
            }
        }
        if sums.len() == 1 {
            return self.equal_points(&sums, reason);
        }
        let totals = sums
            .iter()
            .map(|(seat, points)| format!("{} {points}", self.name(*seat)));
        let totals = self.locale.list(&totals.collect::<Vec<_>>());
        self.push_sentence(&["Points for ", reason, ": ", &totals, "."]);
    }

    /// The followers returned from a completed feature, without those of the
    /// winners.
    fn returns_without_points(&mut self, winners: &[SeatPoints], kind: Kind) {
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
        for (seat, count) in others {
            let followers = count_of(self.locale, count, kind);
            let takes = self.subject(seat, "takes back ", "take back ");
            self.push_sentence(&[&takes, &followers, " without scoring."]);
        }
    }

    /// The points of a sector's crowns.
    fn crowns(&mut self, first: SeatPoints, sector: Sector) {
        let mut all = vec![first];
        loop {
            let returned = self.next_return(false);
            let next = self.next_gain_if(&|gain| matches!(gain, Gain::Crown { .. }));
            all.extend(next.map(|(next, _)| next));
            if returned.is_none() && next.is_none() {
                break;
            }
        }
        let name = super::sector(sector);
        match *all {
            [(seat, points), (other, more)] if seat == other => {
                let both = [(seat, points + more)];
                self.equal_points(&both, &format!("both crowns of {name}"));
            }
            [_, _, ..] => self.equal_points(&all, &format!("the crowns of {name}")),
            _ => self.equal_points(&all, &format!("a crown of {name}")),
        }
    }

    /// The final scoring, one sentence for each player.
    fn final_scoring(&mut self, first: SeatPoints, feature: &'a ScoredFeature) {
        let mut all = vec![(first, feature)];
        while let Some((next, gain)) = self.next_gain_if(&|gain| matches!(gain, Gain::Final { .. }))
        {
            if let Gain::Final { feature } = gain {
                all.push((next, feature));
            }
        }
        for seat in Seat::all(self.names.len() as u8) {
            let parts: Vec<String> = all
                .iter()
                .filter(|((owner, _), _)| *owner == seat)
                .enumerate()
                .map(|(index, ((_, points), feature))| {
                    let points = match index {
                        0 => text::count(self.locale, *points, "point", "points"),
                        _ => points.to_string(),
                    };
                    format!(
                        "{points} for {}",
                        with_article(&scored_feature(self.locale, feature))
                    )
                })
                .collect();
            if !parts.is_empty() {
                let parts = self.locale.list(&parts);
                let scores = self.subject(seat, "scores ", "score ");
                self.push_sentence(&["Final scoring: ", &scores, &parts, "."]);
            }
        }
    }
}

/// A cell as the place of something: ` at column 2, row -1`.
fn at_cell(cell: Cell) -> String {
    format!(" at {}", super::cell(cell))
}

/// A free cell described by what lies next to it; empty if that is nothing special.
pub(super) fn place_by_neighbours(board: &WheelOfFortune, cell: Cell) -> &'static str {
    let mut tiles = Side::ALL
        .into_iter()
        .filter_map(|side| board.tile_at(cell.neighbour(side)));
    // The cells of the wheel have no tile of their own.
    if tiles.any(|placed| placed.tile.is_none()) {
        " beside the wheel"
    } else {
        ""
    }
}

/// Whether two gains share a sentence.
fn are_alike(a: &Gain, b: &Gain) -> bool {
    match (a, b) {
        (Gain::Storm { .. }, Gain::Storm { .. })
        | (Gain::Inquisition { .. }, Gain::Inquisition { .. }) => true,
        _ => a == b,
    }
}

/// `a knight`, `2 knights`.
fn count_of(locale: Locale, count: u8, kind: Kind) -> String {
    match count {
        1 => format!("a {}", follower(kind)),
        _ => text::count(locale, count, follower(kind), followers(kind)),
    }
}

/// `a city`, `an unfinished city`.
fn with_article(noun: &str) -> String {
    let article = if noun.starts_with('u') { "an " } else { "a " };
    format!("{article}{noun}")
}
