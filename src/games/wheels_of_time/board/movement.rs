//! The animation of the last action: wheels turn, dice roll, and gains and
//! losses float to the cities, one after the other.

use rules::Seat;
use rules::games::wheels_of_time::{Development, Die, Event, Item, Link, LossCause, Wheel};

/// The length of a beat in milliseconds, as in the stylesheet. Every part of an
/// animation begins on a beat.
const BEAT_MS: u32 = 150;
/// The duration of a turn in milliseconds, as in the stylesheet.
const TURN_MS: u32 = 260;
/// The duration of a gain or loss in milliseconds, as in the stylesheet.
const FLOAT_MS: u32 = 700;
/// The duration of a roll in milliseconds, as in the stylesheet.
const DIE_MS: u32 = 700;
/// The beats from the beginning of a turn or of a roll to the next part.
const AFTER_TURN: u8 = 2;
const AFTER_DIE: u8 = 5;
/// The last beat on which a part can begin; the stylesheet has no later ones.
pub const MAX_BEAT: u8 = 31;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Animation {
    Turn(Wheel),
    Die(DieRoll),
    /// A gain or loss floats to or from a city.
    Float(Float),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieRoll {
    pub die: Die,
    /// Whether it is rolled for a disaster rather than for the wheels.
    pub is_disaster: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Float {
    pub seat: Seat,
    /// The link that caused it, as the active player calls it.
    pub link: Option<Link>,
    pub item: Item,
    pub sign: Sign,
}

/// How a city changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Plus,
    /// A gain for which there is no room.
    Full,
    Minus,
}

/// The parts of the animation, each with the beat on which it begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Movement {
    parts: Vec<(u8, Animation)>,
}

impl Movement {
    pub fn from_events(events: &[Event]) -> Self {
        let mut movement = Self::default();
        let mut beat = 0;
        let mut gain: Option<(Link, Item)> = None;
        for event in events {
            let previous_gain = gain.take();
            match *event {
                Event::Turned { wheel, .. } => {
                    movement.turn(&mut beat, &[wheel]);
                }
                Event::AllTurned => movement.turn(&mut beat, &Wheel::ALL),
                Event::Rotated { die } => {
                    movement.die(&mut beat, die, false);
                    movement.rotate(&mut beat, die);
                }
                Event::Disaster { die, .. } => movement.die(&mut beat, die, true),
                Event::Gained {
                    seat,
                    link,
                    item,
                    kept,
                } => {
                    // Both players gain from one link on the same beat.
                    if previous_gain == Some((link, item)) {
                        beat = beat.saturating_sub(1);
                    } else {
                        gain = Some((link, item));
                    }
                    let sign = if kept { Sign::Plus } else { Sign::Full };
                    movement.float(&mut beat, seat, Some(link), item, sign);
                }
                Event::Built { seat, structure } => {
                    let item = Item::Development(structure.development());
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
                    cause,
                } if count > 0 => {
                    let link = match cause {
                        LossCause::Danger(link) => Some(link),
                        LossCause::Hunger | LossCause::Disaster => None,
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

    /// The turns of wheels after a roll: different wheels turn together.
    fn rotate(&mut self, beat: &mut u8, die: Die) {
        let mut turned: Vec<Wheel> = Vec::new();
        for wheel in die.rotated_wheels() {
            if turned.contains(wheel) {
                self.turn(beat, &turned);
                turned.clear();
            }
            turned.push(*wheel);
        }
        self.turn(beat, &turned);
    }

    fn push(&mut self, beat: u8, part: Animation) {
        self.parts.push((beat.min(MAX_BEAT), part));
    }

    fn turn(&mut self, beat: &mut u8, wheels: &[Wheel]) {
        for wheel in wheels {
            self.push(*beat, Animation::Turn(*wheel));
        }
        *beat = beat.saturating_add(AFTER_TURN);
    }

    fn die(&mut self, beat: &mut u8, die: Die, is_disaster: bool) {
        self.push(*beat, Animation::Die(DieRoll { die, is_disaster }));
        *beat = beat.saturating_add(AFTER_DIE);
    }

    fn float(&mut self, beat: &mut u8, seat: Seat, link: Option<Link>, item: Item, sign: Sign) {
        let float = Float {
            seat,
            link,
            item,
            sign,
        };
        self.push(*beat, Animation::Float(float));
        *beat = beat.saturating_add(1);
    }

    /// The duration of the whole animation in milliseconds.
    pub fn duration(&self) -> u32 {
        self.parts
            .iter()
            .map(|(beat, part)| {
                u32::from(*beat) * BEAT_MS
                    + match part {
                        Animation::Turn(_) => TURN_MS,
                        Animation::Die(_) => DIE_MS,
                        Animation::Float(_) => FLOAT_MS,
                    }
            })
            .max()
            .unwrap_or(0)
    }

    /// The beats on which a wheel turns one space.
    pub fn turns(&self, wheel: Wheel) -> impl Iterator<Item = u8> {
        let turns = move |(beat, part): &(u8, Animation)| {
            (*part == Animation::Turn(wheel)).then_some(*beat)
        };
        self.parts.iter().filter_map(turns)
    }

    /// The beat of the last turn, if any.
    pub fn last_turn(&self) -> Option<u8> {
        self.parts
            .iter()
            .filter(|(_, part)| matches!(part, Animation::Turn(_)))
            .map(|(beat, _)| *beat)
            .max()
    }

    /// The gains and losses with their beats.
    pub fn floats(&self) -> impl Iterator<Item = (u8, Float)> {
        self.parts.iter().filter_map(|(beat, part)| match part {
            Animation::Float(float) => Some((*beat, *float)),
            _ => None,
        })
    }

    /// The rolls with their beats.
    pub fn dice(&self) -> impl Iterator<Item = (u8, DieRoll)> {
        self.parts.iter().filter_map(|(beat, part)| match part {
            Animation::Die(roll) => Some((*beat, *roll)),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::apply_all;
    use rules::games::wheels_of_time::{PlayerWheel, Scenario, Wheels, WheelsOfTime};

    fn movement_after(scenario: Scenario, actions: &[&str]) -> Movement {
        let mut state = WheelsOfTime::from_scenario(scenario);
        Movement::from_events(&apply_all(&mut state, actions))
    }

    #[test]
    fn a_turn_is_animated_for_its_duration() {
        let turned = movement_after(Scenario::default(), &["turn-A"]);
        assert_eq!(turned.turns(Wheel::A).collect::<Vec<_>>(), [0]);
        assert_eq!(turned.turns(Wheel::B).count(), 0);
        assert_eq!(turned.duration(), TURN_MS);
        assert_eq!(Movement::default().duration(), 0);
    }

    #[test]
    fn shared_gains_are_simultaneous_and_productions_short() {
        // A road for both players.
        let scenario = Scenario {
            wheels: Wheels::new(3, 2, 9, 9).unwrap(),
            active: Seat::in_turn(1, 2),
            ..Scenario::default()
        };
        let triggered = movement_after(scenario.clone(), &["link-C"]);
        let beats: Vec<_> = triggered.floats().map(|(beat, _)| beat).collect();
        assert_eq!(beats, [0, 0]);
        let ended = movement_after(scenario, &["end"]);
        assert!(ended.floats().count() > 1);
        assert!(ended.duration() <= 1200, "{}", ended.duration());
    }

    #[test]
    fn after_a_disaster_all_wheels_turn_once_the_die_has_rolled() {
        // A disaster at link A.
        let wheels = Wheels::new(2, 3, 1, 9).unwrap();
        let scenario = Scenario {
            wheels,
            dice: Die::new(2).into_iter().collect(),
            ..Scenario::default()
        };
        let ended = movement_after(scenario, &["link-A"]);
        let dice: Vec<_> = ended
            .dice()
            .map(|(beat, roll)| (beat, roll.die.number()))
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
    fn two_turns_of_a_wheel_follow_each_other() {
        let scenario = Scenario {
            players: 1,
            dice: Die::new(2).into_iter().collect(),
            ..Scenario::default()
        };
        let ended = movement_after(scenario, &["end"]);
        let wheel = Wheel::Player(PlayerWheel::Two);
        let beats: Vec<_> = ended.turns(wheel).collect();
        assert_eq!(beats.len(), 2);
        assert_eq!(beats[1], beats[0] + AFTER_TURN);
    }
}
