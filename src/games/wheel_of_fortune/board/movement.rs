//! How the last action is shown, one thing after the other: what is completed
//! lights up, the pig walks, its event happens, points go to their players and
//! followers home.

use rules::Seat;
use rules::games::wheel_of_fortune::{Area, Event, FollowerSpot, Gain, Sector};

/// Things begin at multiples of this, in milliseconds; the stylesheet says the
/// same.
const BEAT_MS: u32 = 150;
/// No action takes more beats.
pub const MOST_BEATS: u8 = 47;
/// How many beats later goes on what comes after each thing.
const AFTER_GAIN: u8 = 3;
const AFTER_FEATURE: u8 = 5;
const AFTER_STEP: u8 = 2;
const AFTER_BADGE: u8 = 4;
/// How long the last things can be seen, in milliseconds; the stylesheet says
/// the same.
const DROP_MS: u32 = 240;
const STEP_MS: u32 = 300;
const BADGE_MS: u32 = 1800;
const FLOAT_MS: u32 = 1300;
const HOME_MS: u32 = 450;

/// Something that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A tile or a follower comes.
    Drop,
    /// The pig goes into this sector.
    Step(Sector),
    /// What happens in the sector where it ends.
    Badge(Sector),
    /// Points for a player.
    Points(Seat, u16, From),
    /// A follower goes home.
    Home(Seat, FollowerSpot),
}

impl Shown {
    /// Whether it is points for this player.
    pub fn is_for(&self, seat: Seat) -> bool {
        matches!(self, Self::Points(to, ..) if *to == seat)
    }
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// A feature.
    Area(Area),
    /// The wheel.
    Wheel(Sector),
    /// A crown there.
    Crown(Sector),
    /// The player's own followers at home.
    Home,
}

impl From {
    fn of(gain: &Gain) -> Self {
        match *gain {
            Gain::Completed { area }
            | Gain::Final { area }
            | Gain::Taxes { area, .. }
            | Gain::Famine { area, .. }
            | Gain::Inquisition { area } => Self::Area(area),
            Gain::Fortune => Self::Wheel(Sector::Fortune),
            Gain::Storm { .. } => Self::Home,
            Gain::Crown { sector } => Self::Crown(sector),
        }
    }
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
        let mut pig = None;
        let mut before: Option<From> = None;
        for event in events {
            match *event {
                Event::Placed { .. } | Event::Deployed { .. } => {
                    movement.show(beat, Shown::Drop);
                }
                Event::PigMoved { steps, sector } => {
                    pig = Some(sector);
                    before = None;
                    for left in (0..steps).rev() {
                        let to = sector.after(6 - left % 6);
                        movement.show(beat, Shown::Step(to));
                        beat = beat.saturating_add(AFTER_STEP);
                    }
                    movement.show(beat, Shown::Badge(sector));
                    beat = beat.saturating_add(AFTER_BADGE);
                }
                Event::Gained { seat, points, gain } => {
                    let from = From::of(&gain);
                    // What several players get for the same comes at once.
                    if before != Some(from) && before.is_some() {
                        let wait = match (from, pig) {
                            (From::Area(_), None) => AFTER_FEATURE,
                            (From::Home, _) => 0,
                            _ => AFTER_GAIN,
                        };
                        beat = beat.saturating_add(wait);
                    }
                    before = Some(from);
                    movement.show(beat, Shown::Points(seat, points, from));
                }
                Event::WentHome { seat, post } => {
                    let late = if before.is_some() { 2 } else { 0 };
                    movement.show(beat.saturating_add(late), Shown::Home(seat, post));
                }
                Event::Drawn { .. } => {
                    if before.take().is_some() {
                        beat = beat.saturating_add(AFTER_FEATURE);
                    }
                }
                Event::FitsNowhere { .. } | Event::Spared { .. } => {}
            }
        }
        movement
    }

    fn show(&mut self, beat: u8, shown: Shown) {
        self.shown.push((beat.min(MOST_BEATS), shown));
    }

    /// How long all of it takes, in milliseconds.
    pub fn duration(&self) -> u32 {
        let ends = self.shown.iter().map(|(beat, shown)| {
            u32::from(*beat) * BEAT_MS
                + match shown {
                    Shown::Drop => DROP_MS,
                    Shown::Step(_) => STEP_MS,
                    Shown::Badge(_) => BADGE_MS,
                    Shown::Points(..) => FLOAT_MS,
                    Shown::Home(..) => HOME_MS,
                }
        });
        ends.max().unwrap_or(0)
    }

    /// The classes of something that begins at a beat.
    pub fn class(name: &str, beat: u8) -> String {
        format!("{name} wf-beat-{beat}")
    }

    /// All that is shown, and when.
    pub fn shown(&self) -> impl Iterator<Item = (u8, &Shown)> {
        self.shown.iter().map(|(beat, shown)| (*beat, shown))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::game::Game as _;
    use rules::games::wheel_of_fortune::{Scenario, Tile, WheelOfFortune};

    /// Plays actions and shows what the last one did.
    fn after(tiles: &[&str], actions: &[&str]) -> Movement {
        let mut state = WheelOfFortune::from_scenario(&Scenario {
            tiles: tiles.iter().filter_map(|name| Tile::named(name)).collect(),
            ..Scenario::default()
        });
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
    fn the_pig_walks_through_every_sector_before_its_event_is_told() {
        let drawn = after(&["U-3"], &["draw"]);
        let shown: Vec<Shown> = drawn.shown().map(|(_, shown)| *shown).collect();
        let steps = [Sector::Taxes, Sector::Famine, Sector::Storm].map(Shown::Step);
        assert_eq!(shown[..3], steps);
        assert_eq!(shown[3], Shown::Badge(Sector::Storm));
        // Both have seven followers at home, and get their points at once.
        let points: Vec<_> = drawn.shown().skip(4).collect();
        assert_eq!(points.len(), 2);
        assert_eq!(points[0].0, points[1].0);
        for (_, shown) in points {
            assert!(matches!(shown, Shown::Points(_, 7, From::Home)));
        }
    }

    #[test]
    fn who_is_done_goes_home_after_the_points() {
        // The stub of a cloister's road against the road at the wheel's north.
        let ended = after(&["A"], &["draw", "2,-1n", "road-S", "end"]);
        let mut shown = ended.shown();
        let (scored, points) = shown.next().unwrap();
        assert!(matches!(points, Shown::Points(_, 2, From::Area(_))));
        let (gone, home) = shown.next().unwrap();
        assert!(matches!(home, Shown::Home(..)));
        assert!(gone > scored);
        assert!(ended.duration() >= FLOAT_MS);
    }

    #[test]
    fn what_is_nothing_takes_no_time() {
        assert_eq!(Movement::default().duration(), 0);
        assert_eq!(after(&["B"], &["draw"]).duration(), 0);
        assert_eq!(after(&["B"], &["draw", "1,-1n"]).duration(), DROP_MS);
    }
}
