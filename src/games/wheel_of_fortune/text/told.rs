//! What happened, told in order: events that belong together share a sentence.

use super::{Words, area, cell, follower, followers, kind, means, rotation, sector, tile};
use crate::text::name;
use rules::Seat;
use rules::games::wheel_of_fortune::{Area, Event, FollowerSpot, Gain, Kind, Rotation, Sector};

/// What came of an action, sentence by sentence.
pub fn sentences(words: Words, events: &[Event], names: &[String]) -> Vec<String> {
    let mut teller = Teller {
        words,
        names,
        rest: events.iter().collect(),
        said: Vec::new(),
    };
    // The next event is the last of the rest.
    teller.rest.reverse();
    while let Some(event) = teller.rest.pop() {
        teller.tell(event);
    }
    teller.said
}

/// Somebody's points.
type Points = (Seat, u16);

struct Teller<'a> {
    words: Words,
    names: &'a [String],
    rest: Vec<&'a Event>,
    said: Vec<String>,
}

impl<'a> Teller<'a> {
    fn say(&mut self, parts: &[&str]) {
        self.said.push(parts.concat());
    }

    fn name(&self, seat: Seat) -> &'a str {
        name(self.names, seat)
    }

    /// What comes next, if it is a gain that is wanted.
    fn next_gain(&mut self, is_wanted: &dyn Fn(&Gain) -> bool) -> Option<(Points, &'a Gain)> {
        match self.rest.last()? {
            Event::Gained { seat, points, gain } if is_wanted(gain) => {
                self.rest.pop();
                Some(((*seat, *points), gain))
            }
            _ => None,
        }
    }

    /// Who goes home next, from a tile or from a crown.
    fn next_home(&mut self, from_tile: bool) -> Option<Seat> {
        match self.rest.last()? {
            Event::WentHome { seat, post }
                if matches!(post, FollowerSpot::Tile { .. }) == from_tile =>
            {
                self.rest.pop();
                Some(*seat)
            }
            _ => None,
        }
    }

    /// The gains that come next as long as they are like the one before them,
    /// and that one.
    fn gains(&mut self, first: Points, of: &Gain) -> Vec<Points> {
        let mut all = vec![first];
        while let Some((next, _)) = self.next_gain(&|gain| are_alike(of, gain)) {
            all.push(next);
        }
        all
    }

    fn tell(&mut self, event: &'a Event) {
        match event {
            Event::Drawn { seat, tile: drawn } => {
                let shows = tile(self.words, *drawn, Rotation::NONE);
                let number = drawn.number().map(|number| number.to_string());
                let draws = match &number {
                    Some(number) => format!(" draws a tile with a {number}"),
                    None => " draws".to_owned(),
                };
                self.say(&[self.name(*seat), &draws, ": ", &shows, "."]);
            }
            Event::FitsNowhere { .. } => {
                self.say(&["The tile fits nowhere and is out of the game."]);
            }
            Event::Placed {
                seat,
                cell: at,
                rotation: turned,
                ..
            } => {
                let turned = match *turned {
                    Rotation::NONE => "".to_owned(),
                    turned => format!(", {}", rotation(turned)),
                };
                self.say(&[self.name(*seat), " places it in ", &cell(*at), &turned, "."]);
            }
            Event::Deployed { seat, post } => match post {
                FollowerSpot::Tile { cell: at, part } => {
                    let (who, on) = (follower(part.kind), kind(part.kind));
                    let to = format!("{who} to the {on} in {}", cell(*at));
                    self.say(&[self.name(*seat), " deploys a ", &to, "."]);
                }
                FollowerSpot::Crown { sector: on } => {
                    let crown = format!(" deploys a follower to a crown of {}", sector(*on));
                    self.say(&[self.name(*seat), &crown, "."]);
                }
            },
            Event::WentHome { seat, post } => self.home(*seat, post),
            Event::PigMoved { steps, sector } => self.pig(*steps, *sector),
            Event::Spared { seat } => {
                self.say(&[
                    self.name(*seat),
                    " has no follower on a tile and is spared.",
                ]);
            }
            Event::Gained { seat, points, gain } => self.gained((*seat, *points), gain),
        }
    }

    fn home(&mut self, seat: Seat, post: &FollowerSpot) {
        match post {
            FollowerSpot::Tile { cell: at, part } => {
                let who = format!(" takes a {} home from ", follower(part.kind));
                self.say(&[self.name(seat), &who, &cell(*at), "."]);
            }
            FollowerSpot::Crown { sector: on } => {
                let crown = format!(" takes a follower home from a crown of {}", sector(*on));
                self.say(&[self.name(seat), &crown, "."]);
            }
        }
    }

    fn pig(&mut self, steps: u8, to: Sector) {
        let steps = self.words.count(steps, "sector", "sectors");
        let moves = format!("The pig moves {steps} to {}", sector(to));
        let luck = self.next_gain(&|gain| *gain == Gain::Fortune);
        if let Some(((seat, points), _)) = luck {
            let points = self.words.count(points, "point", "points");
            return self.say(&[&moves, ": ", self.name(seat), " gets ", &points, "."]);
        }
        let brings = self.rest.last().is_some_and(|event| {
            matches!(event, Event::Gained { gain, .. } if !matches!(gain, Gain::Crown { .. }))
        });
        let but = match to {
            Sector::Plague => "",
            _ if brings => "",
            _ => ", but nobody gains",
        };
        self.say(&[&moves, ": ", means(to), but, "."]);
    }

    fn gained(&mut self, first: Points, gain: &'a Gain) {
        let words = self.words;
        match gain {
            Gain::Completed { area: of } => {
                let all = self.gains(first, gain);
                self.share(&all, &with_article(&area(words, of)));
                self.leave(&all, of.kind);
            }
            Gain::Final { area: of } => self.at_the_end(first, of),
            Gain::Fortune => self.share(&[first], sector(Sector::Fortune)),
            Gain::Taxes { area: of, knights } => {
                let all = self.gains(first, gain);
                let knights = some(words, *knights, Kind::City);
                let pennants = words.count(of.pennants, "pennant", "pennants");
                let pennants = match of.pennants {
                    0 => String::new(),
                    _ => format!(" with {pennants}"),
                };
                self.share(&all, &format!("{knights} in a city{pennants}"));
            }
            Gain::Famine { area: of, farmers } => {
                let all = self.gains(first, gain);
                let farmers = some(words, *farmers, Kind::Field);
                self.share(&all, &format!("{farmers} in a {}", area(words, of)));
            }
            Gain::Storm { .. } => {
                let all = self.gains(first, gain);
                self.sums(&all, "for followers at home");
            }
            Gain::Inquisition { .. } => {
                let all = self.gains(first, gain);
                self.sums(&all, "for monks");
            }
            Gain::Crown { sector: on } => self.crowns(first, *on),
        }
    }

    /// Points that several get for the same: `Ada and Ben: 3 points each for ...`.
    fn share(&mut self, all: &[Points], what: &str) {
        let names = all.iter().map(|(seat, _)| self.name(*seat).to_owned());
        let names = self.words.list(&names.collect::<Vec<_>>());
        let points = all.first().map_or(0, |(_, points)| *points);
        let points = self.words.count(points, "point", "points");
        let each = if all.len() > 1 { " each for " } else { " for " };
        self.say(&[&names, ": ", &points, each, what, "."]);
    }

    /// Points that each gets for the same in a number of its own, added up for
    /// each: `Ada 4, Ben 5 and Cleo 2 points for ...`.
    fn sums(&mut self, all: &[Points], what: &str) {
        let mut sums: Vec<Points> = Vec::new();
        for (seat, points) in all {
            match sums.iter_mut().find(|(other, _)| other == seat) {
                Some((_, sum)) => *sum += *points,
                None => {
                    let place = sums.partition_point(|(other, _)| other < seat);
                    sums.insert(place, (*seat, *points));
                }
            }
        }
        let last = sums.last().map_or(0, |(_, points)| *points);
        let each = sums
            .iter()
            .map(|(seat, points)| format!("{} {points}", self.name(*seat)));
        let each = self.words.list(&each.collect::<Vec<_>>());
        let unit = if last == 1 { " point " } else { " points " };
        self.say(&[&each, unit, what, "."]);
    }

    /// Those who stood on what was completed go home. Of those who got points
    /// for it that goes without saying.
    fn leave(&mut self, winners: &[Points], on: Kind) {
        let mut others: Vec<(Seat, u8)> = Vec::new();
        while let Some(seat) = self.next_home(true) {
            if winners.iter().any(|(winner, _)| *winner == seat) {
                continue;
            }
            match others.iter_mut().find(|(other, _)| *other == seat) {
                Some((_, count)) => *count += 1,
                None => others.push((seat, 1)),
            }
        }
        for (seat, count) in others {
            let who = some(self.words, count, on);
            self.say(&[self.name(seat), " takes ", &who, " home without points."]);
        }
    }

    /// What the crowns of a sector bring.
    fn crowns(&mut self, first: Points, on: Sector) {
        let mut all = vec![first];
        loop {
            let home = self.next_home(false);
            let next = self.next_gain(&|gain| matches!(gain, Gain::Crown { .. }));
            all.extend(next.map(|(next, _)| next));
            if home.is_none() && next.is_none() {
                break;
            }
        }
        let on = sector(on);
        match *all {
            [(one, points), (other, more)] if one == other => {
                let both = [(one, points + more)];
                self.share(&both, &format!("both crowns of {on}"));
            }
            [_, _, ..] => self.share(&all, &format!("the crowns of {on}")),
            _ => self.share(&all, &format!("a crown of {on}")),
        }
    }

    /// The final scoring, player by player.
    fn at_the_end(&mut self, first: Points, of: &'a Area) {
        let mut all = vec![(first, of)];
        while let Some((next, gain)) = self.next_gain(&|gain| matches!(gain, Gain::Final { .. })) {
            if let Gain::Final { area } = gain {
                all.push((next, area));
            }
        }
        for seat in Seat::all(self.names.len() as u8) {
            let own = all.iter().filter(|((of, _), _)| *of == seat);
            let parts = own.enumerate().map(|(at, ((_, points), of))| {
                let points = match at {
                    0 => self.words.count(*points, "point", "points"),
                    _ => points.to_string(),
                };
                format!("{points} for {}", with_article(&area(self.words, of)))
            });
            let parts: Vec<String> = parts.collect();
            if !parts.is_empty() {
                let parts = self.words.list(&parts);
                self.say(&["At the end ", self.name(seat), " gets ", &parts, "."]);
            }
        }
    }
}

/// Whether two gains are told in one sentence.
fn are_alike(one: &Gain, other: &Gain) -> bool {
    match (one, other) {
        (Gain::Storm { .. }, Gain::Storm { .. })
        | (Gain::Inquisition { .. }, Gain::Inquisition { .. }) => true,
        _ => one == other,
    }
}

/// `a knight`, `2 knights`.
fn some(words: Words, count: u8, kind: Kind) -> String {
    match count {
        1 => format!("a {}", follower(kind)),
        _ => words.count(count, follower(kind), followers(kind)),
    }
}

/// `a city`, `an unfinished city`.
fn with_article(words: &str) -> String {
    let article = if words.starts_with('u') { "an " } else { "a " };
    format!("{article}{words}")
}
