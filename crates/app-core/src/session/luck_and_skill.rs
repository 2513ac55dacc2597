//! Luck and skill: how chance, a person's choices and those of the others changed what the person could expect.

use super::review::{Review, Reviewed, final_shares};
use protocol::Outlook;
use records::{Entry, Match};
use rules::{Event, Seat};

/// In what the shares are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Points ahead of the best other seat.
    Points,
    /// Thousandths of the win.
    Chances,
}

/// What something changed for a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// What is known.
    pub value: i32,
    /// What it may be more or less.
    pub doubt: i32,
}

/// The choices of somebody.
#[derive(Clone, Copy, Default)]
struct Choices {
    count: i32,
    /// What all of them changed.
    all: i32,
    /// What those changed that were costly for certain.
    certain: i32,
}

/// So many choices may look a point worse than they are. Of 70 choices in a game of The Wheel of Fortune a bot of the
/// strongest level loses 2 to 7 points by this measure, of 70 in World Wonders 1 to 4.
const CHOICES_A_POINT: i32 = 10;

impl Choices {
    /// What they changed. Points are compared under the same luck, so that small losses add up to something; chances
    /// are not, and what is less than certain stays in doubt.
    const fn share(self, unit: Unit) -> Share {
        match unit {
            Unit::Points => Share {
                value: self.all,
                doubt: (self.count + CHOICES_A_POINT - 1) / CHOICES_A_POINT,
            },
            Unit::Chances => Share {
                value: self.certain,
                doubt: (self.all - self.certain).abs(),
            },
        }
    }
}

/// Where the result of a person came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LuckAndSkill {
    /// In what it is counted.
    pub unit: Unit,
    /// What was drawn and rolled, in games with chance; and what nobody could foresee.
    pub luck: Option<Share>,
    /// The person's own choices: never more than 0.
    pub own: Share,
    /// The choices of the others; `None` for somebody who plays alone, or where they cannot be told apart.
    pub others: Option<Share>,
}

/// Where the result of a seat came from, by the finished review of a match that ended by the rules; `None` if too little
/// is known.
pub fn luck_and_skill(record: &Match, review: &Review, seat: Seat) -> Option<LuckAndSkill> {
    let mut main = record.main_only();
    main.go_to(usize::MAX);
    main.position().ending()?;
    let has_resigned = |entry: &Entry| matches!(entry, Entry::Resign(_) | Entry::AgreedDraw);
    let entries = main.main_entries();
    if !review.is_done() || entries.iter().any(has_resigned) {
        return None;
    }
    let first = review.positions.first()?;
    let players = record.setup().players();
    let with_points = |known: &Reviewed| {
        known.outlook.points.is_some() && (known.judgement.is_none() || known.after.is_some())
    };
    let unit = match review.positions.iter().all(with_points) {
        true => Unit::Points,
        false => Unit::Chances,
    };
    let total = final_value(&main, seat, unit)? - expected(&first.outlook, seat, unit)?;
    let (mut own, mut others) = (Choices::default(), Choices::default());
    for known in &review.positions {
        let Some(judgement) = &known.judgement else {
            continue;
        };
        let change = match (unit, &known.after) {
            (Unit::Points, Some(after)) => {
                expected(after, seat, unit)? - expected(&known.outlook, seat, unit)?
            }
            (Unit::Points, None) => 0,
            (Unit::Chances, _) if known.seat == seat => -i32::from(judgement.loss),
            (Unit::Chances, _) => i32::from(judgement.loss),
        };
        let choices = if known.seat == seat {
            &mut own
        } else {
            &mut others
        };
        choices.count += 1;
        choices.all += change;
        if known.costly().is_some() {
            choices.certain += change;
        }
    }
    let (own, others) = (own.share(unit), others.share(unit));
    // What somebody loses goes to several others.
    let is_divided = unit == Unit::Chances && players > 2;
    let others = (players > 1 && !is_divided).then_some(others);
    let luck = has_chance(&main).then(|| {
        let (taken, doubt) = others.map_or((0, 0), |others| (others.value, others.doubt));
        Share {
            value: total - own.value - taken,
            doubt: own.doubt + doubt,
        }
    });
    let luck = luck.filter(|_| !is_divided);
    Some(LuckAndSkill {
        unit,
        luck,
        own,
        others,
    })
}

/// What a seat can expect: its lead or its chance.
fn expected(outlook: &Outlook, seat: Seat, unit: Unit) -> Option<i32> {
    match unit {
        Unit::Points => lead(
            outlook
                .points
                .as_ref()?
                .iter()
                .map(|points| i32::from(*points)),
            seat,
        ),
        Unit::Chances => outlook.chances.get(seat.index()).copied().map(i32::from),
    }
}

/// The same at the end.
fn final_value(main: &Match, seat: Seat, unit: Unit) -> Option<i32> {
    match unit {
        Unit::Points => lead(
            main.state()
                .score()
                .points
                .iter()
                .map(|(_, points)| *points),
            seat,
        ),
        Unit::Chances => final_shares(main)?
            .get(seat.index())
            .copied()
            .map(i32::from),
    }
}

/// How far a seat is ahead of the best other one.
fn lead(points: impl Iterator<Item = i32>, seat: Seat) -> Option<i32> {
    let points: Vec<i32> = points.collect();
    let others = points
        .iter()
        .enumerate()
        .filter(|(other, _)| *other != seat.index());
    let best = others.map(|(_, points)| *points).max()?;
    Some(points.get(seat.index())? - best)
}

/// Whether something was drawn or rolled in a match.
fn has_chance(main: &Match) -> bool {
    main.replay_from(0)
        .any(|step| step.events.iter().any(Event::is_chance))
}
