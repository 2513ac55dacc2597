//! How the last action is shown, one thing after the other: wheels that turn,
//! dice that are thrown, and what is gained and lost.

use rules::Seat;
use rules::games::wheels_of_time::{Development, Die, Event, Item, Link, Wheel, Why};

/// The length of a beat in milliseconds, as in the stylesheet. Everything begins
/// on a beat.
const BEAT_MS: u32 = 150;
/// How long a wheel turns, in milliseconds, as in the stylesheet.
const TURN_MS: u32 = 260;
/// How long a gain or a loss is shown, in milliseconds, as in the stylesheet.
const FLOAT_MS: u32 = 700;
/// How long a die rolls, in milliseconds, as in the stylesheet.
const DIE_MS: u32 = 700;
/// How many beats after a turn, or after a throw, the next thing begins.
const AFTER_TURN: u8 = 2;
const AFTER_DIE: u8 = 5;
/// The last beat on which something can begin; the stylesheet knows no more.
pub const MOST_BEATS: u8 = 31;

/// Something that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A wheel turns by one space.
    Turn(Wheel),
    /// A die is thrown.
    Die(Throw),
    /// Something goes to a seat, or from it.
    Float(Float),
}

/// A die that is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// What it shows.
    pub die: Die,
    /// Whether it is thrown for a disaster, or for the wheels.
    pub disaster: bool,
}

/// Something that is gained or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Float {
    /// The seat whose city changes.
    pub seat: Seat,
    /// The link that does it, as the active player calls it.
    pub link: Option<Link>,
    /// What is gained or lost.
    pub item: Item,
    /// Whether it is gained or lost.
    pub sign: Sign,
}

/// Whether something comes or goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// It is gained.
    Plus,
    /// It would be gained, but there is no room.
    Full,
    /// It is lost.
    Minus,
}

/// What an action did, with the beat at which each thing begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Movement {
    shown: Vec<(u8, Shown)>,
}

impl Movement {
    /// The movement of these events.
    pub fn of(events: &[Event]) -> Self {
        let mut movement = Self::default();
        let mut beat = 0;
        let mut common: Option<(Link, Item)> = None;
        for event in events {
            let before = common.take();
            match *event {
                Event::Turned { wheel, .. } => {
                    movement.turn(&mut beat, &[wheel]);
                }
                Event::AllTurned => movement.turn(&mut beat, &Wheel::ALL),
                Event::Rotated { die } => {
                    movement.die(&mut beat, die, false);
                    let mut turned: Vec<Wheel> = Vec::new();
                    for wheel in die.turns() {
                        if turned.contains(wheel) {
                            movement.turn(&mut beat, &turned);
                            turned.clear();
                        }
                        turned.push(*wheel);
                    }
                    movement.turn(&mut beat, &turned);
                }
                Event::Disaster { die, .. } => movement.die(&mut beat, die, true),
                Event::Gained {
                    seat,
                    link,
                    item,
                    kept,
                } => {
                    // What both have of one link comes at once.
                    if before == Some((link, item)) {
                        beat = beat.saturating_sub(1);
                    } else {
                        common = Some((link, item));
                    }
                    let sign = if kept { Sign::Plus } else { Sign::Full };
                    movement.float(&mut beat, seat, Some(link), item, sign);
                }
                Event::Built { seat, work } => {
                    let item = Item::Development(work.development());
                    movement.float(&mut beat, seat, None, item, Sign::Plus);
                }
                Event::Joined { seat, pair } => {
                    let [link, _] = pair.links();
                    let item = Item::Development(Development::Building);
                    movement.float(&mut beat, seat, Some(link), item, Sign::Plus);
                }
                Event::Lost {
                    seat,
                    item,
                    count,
                    why,
                } if count > 0 => {
                    let link = match why {
                        Why::Danger(link) => Some(link),
                        Why::Hunger | Why::Disaster => None,
                    };
                    movement.float(&mut beat, seat, link, item, Sign::Minus);
                }
                Event::Stolen {
                    from,
                    to,
                    good,
                    taken: true,
                    kept,
                } => {
                    let item = Item::Good(good);
                    let common = Some(Link::Common);
                    movement.float(&mut beat, from, common, item, Sign::Minus);
                    let sign = if kept { Sign::Plus } else { Sign::Full };
                    movement.float(&mut beat, to, common, item, sign);
                }
                _ => {}
            }
        }
        movement
    }

    fn show(&mut self, beat: u8, shown: Shown) {
        self.shown.push((beat.min(MOST_BEATS), shown));
    }

    fn turn(&mut self, beat: &mut u8, wheels: &[Wheel]) {
        for wheel in wheels {
            self.show(*beat, Shown::Turn(*wheel));
        }
        *beat = beat.saturating_add(AFTER_TURN);
    }

    fn die(&mut self, beat: &mut u8, die: Die, disaster: bool) {
        self.show(*beat, Shown::Die(Throw { die, disaster }));
        *beat = beat.saturating_add(AFTER_DIE);
    }

    fn float(&mut self, beat: &mut u8, seat: Seat, link: Option<Link>, item: Item, sign: Sign) {
        let float = Float {
            seat,
            link,
            item,
            sign,
        };
        self.show(*beat, Shown::Float(float));
        *beat = beat.saturating_add(1);
    }

    /// How long all of it takes, in milliseconds.
    pub fn duration(&self) -> u32 {
        let ends = self.shown.iter().map(|(beat, shown)| {
            u32::from(*beat) * BEAT_MS
                + match shown {
                    Shown::Turn(_) => TURN_MS,
                    Shown::Die(_) => DIE_MS,
                    Shown::Float(_) => FLOAT_MS,
                }
        });
        ends.max().unwrap_or(0)
    }

    /// The beats at which a wheel turns by one space.
    pub fn turns(&self, wheel: Wheel) -> impl Iterator<Item = u8> {
        let turns =
            move |(beat, shown): &(u8, Shown)| (*shown == Shown::Turn(wheel)).then_some(*beat);
        self.shown.iter().filter_map(turns)
    }

    /// The beat at which the last wheel turns, if any does.
    pub fn last_turn(&self) -> Option<u8> {
        let turns = self
            .shown
            .iter()
            .filter(|(_, shown)| matches!(shown, Shown::Turn(_)));
        turns.map(|(beat, _)| *beat).max()
    }

    /// What is gained and lost, and when.
    pub fn floats(&self) -> impl Iterator<Item = (u8, Float)> {
        self.shown.iter().filter_map(|(beat, shown)| match shown {
            Shown::Float(float) => Some((*beat, *float)),
            _ => None,
        })
    }

    /// The dice, and when they are thrown.
    pub fn dice(&self) -> impl Iterator<Item = (u8, Throw)> {
        self.shown.iter().filter_map(|(beat, shown)| match shown {
            Shown::Die(throw) => Some((*beat, *throw)),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::game::Game as _;
    use rules::games::wheels_of_time::{Mark, Scenario, Wheels, WheelsOfTime};

    fn after(scene: Scenario, actions: &[&str]) -> Movement {
        let mut state = WheelsOfTime::from_scenario(scene);
        let mut events = Vec::new();
        for action in actions {
            events.clear();
            let action = state.parse_action(action).unwrap();
            state.apply_unchecked(action, &mut events);
        }
        let events: Vec<Event> = events.into_iter().collect();
        Movement::of(&events)
    }

    #[test]
    fn a_turn_takes_its_time() {
        let turned = after(Scenario::default(), &["turn-A"]);
        assert_eq!(turned.turns(Wheel::A).collect::<Vec<_>>(), [0]);
        assert_eq!(turned.turns(Wheel::B).count(), 0);
        assert_eq!(turned.duration(), TURN_MS);
        assert_eq!(Movement::default().duration(), 0);
    }

    #[test]
    fn what_both_gain_comes_at_once_and_a_production_is_short() {
        // The second player's turn of the specification: a road for both.
        let scene = Scenario {
            wheels: Wheels::new(3, 2, 9, 9).unwrap(),
            active: Seat::in_turn(1, 2),
            ..Scenario::default()
        };
        let triggered = after(scene.clone(), &["link-C"]);
        let beats: Vec<_> = triggered.floats().map(|(beat, _)| beat).collect();
        assert_eq!(beats, [0, 0]);
        let ended = after(scene, &["end"]);
        assert!(ended.floats().count() > 1);
        assert!(ended.duration() <= 1200, "{}", ended.duration());
    }

    #[test]
    fn after_a_disaster_all_wheels_turn_when_the_die_lies() {
        // Wheel 1 has its skull at A, and A one of its own there.
        let wheels = Wheels::new(2, 3, 1, 9).unwrap();
        let scene = Scenario {
            wheels,
            dice: Die::new(2).into_iter().collect(),
            ..Scenario::default()
        };
        let ended = after(scene, &["link-A"]);
        let dice: Vec<_> = ended
            .dice()
            .map(|(beat, throw)| (beat, throw.die.number()))
            .collect();
        assert_eq!(dice, [(0, 2)]);
        assert_eq!(ended.last_turn(), Some(AFTER_DIE + 1));
        for wheel in Wheel::ALL {
            let beats: Vec<_> = ended.turns(wheel).collect();
            assert!(beats.iter().all(|beat| *beat >= AFTER_DIE) && beats.len() == 1);
        }
        assert!(ended.duration() > DIE_MS);
    }

    #[test]
    fn a_wheel_that_turns_twice_turns_one_space_after_the_other() {
        let scene = Scenario {
            players: 1,
            dice: Die::new(2).into_iter().collect(),
            ..Scenario::default()
        };
        let ended = after(scene, &["end"]);
        let two = Wheel::Player(Mark::Two);
        let beats: Vec<_> = ended.turns(two).collect();
        assert_eq!(beats.len(), 2);
        assert_eq!(beats[1], beats[0] + AFTER_TURN);
    }
}
