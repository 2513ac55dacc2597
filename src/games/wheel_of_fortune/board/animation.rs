//! The animation of an action, as a sequence of cues: completed features light
//! up, the pig walks, its event happens, points fly to their players and
//! followers return.

use rules::Seat;
use rules::games::wheel_of_fortune::{Event, FollowerSpot, Gain, ScoredFeature, Sector};

/// Duration of a beat, in milliseconds; cues begin on beats. The stylesheet has
/// the same value.
const BEAT_MS: u32 = 150;
/// Later cues begin on this beat; the stylesheet has no class for others.
pub const MAX_BEAT: u8 = 47;
// Beats between a cue of each kind and the next cue.
const AFTER_GAIN: u8 = 3;
const AFTER_FEATURE: u8 = 5;
const AFTER_STEP: u8 = 2;
const AFTER_BADGE: u8 = 4;
// Durations of cues, in milliseconds. The stylesheet has the same values.
const DROP_MS: u32 = 240;
const STEP_MS: u32 = 300;
const BADGE_MS: u32 = 1800;
const FLOAT_MS: u32 = 1300;
const HOME_MS: u32 = 450;

#[expect(clippy::large_enum_variant, reason = "a turn has few of them")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A tile or a follower appears.
    Appear,
    PigStep(Sector),
    /// The badge of the sector's event appears.
    Badge(Sector),
    Points(Seat, u16, PointsOrigin),
    FollowerReturned(Seat, FollowerSpot),
}

impl Cue {
    pub fn scores_for(&self, seat: Seat) -> bool {
        matches!(self, Self::Points(to, ..) if *to == seat)
    }
}

#[expect(clippy::large_enum_variant, reason = "a turn has few of them")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointsOrigin {
    Feature(ScoredFeature),
    Wheel(Sector),
    Crown(Sector),
    Supply,
}

impl PointsOrigin {
    fn from_gain(gain: &Gain) -> Self {
        match *gain {
            Gain::Completed { feature }
            | Gain::Final { feature }
            | Gain::Taxes { feature, .. }
            | Gain::Famine { feature, .. }
            | Gain::Inquisition { feature } => Self::Feature(feature),
            Gain::Fortune => Self::Wheel(Sector::Fortune),
            Gain::Storm { .. } => Self::Supply,
            Gain::Crown { sector } => Self::Crown(sector),
        }
    }
}

/// The cues of an action, each with its beat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Animation {
    cues: Vec<(u8, Cue)>,
}

impl Animation {
    pub fn from_events(events: &[Event]) -> Self {
        let mut animation = Self::default();
        let mut beat = 0;
        let mut pig = None;
        let mut last_origin: Option<PointsOrigin> = None;
        for event in events {
            match *event {
                Event::Placed { .. } | Event::Deployed { .. } => {
                    animation.push(beat, Cue::Appear);
                }
                Event::PigMoved { steps, sector } => {
                    pig = Some(sector);
                    last_origin = None;
                    for remaining in (0..steps).rev() {
                        let step = sector.after(6 - remaining % 6);
                        animation.push(beat, Cue::PigStep(step));
                        beat = beat.saturating_add(AFTER_STEP);
                    }
                    animation.push(beat, Cue::Badge(sector));
                    beat = beat.saturating_add(AFTER_BADGE);
                }
                Event::Gained { seat, points, gain } => {
                    let origin = PointsOrigin::from_gain(&gain);
                    // Several players score from one origin at once.
                    if last_origin != Some(origin) && last_origin.is_some() {
                        let pause = match (origin, pig) {
                            (PointsOrigin::Feature(_), None) => AFTER_FEATURE,
                            (PointsOrigin::Supply, _) => 0,
                            _ => AFTER_GAIN,
                        };
                        beat = beat.saturating_add(pause);
                    }
                    last_origin = Some(origin);
                    animation.push(beat, Cue::Points(seat, points, origin));
                }
                Event::WentHome { seat, spot } => {
                    let delay = if last_origin.is_some() { 2 } else { 0 };
                    animation.push(
                        beat.saturating_add(delay),
                        Cue::FollowerReturned(seat, spot),
                    );
                }
                Event::Drawn { .. } => {
                    if last_origin.take().is_some() {
                        beat = beat.saturating_add(AFTER_FEATURE);
                    }
                }
                Event::FitsNowhere { .. } | Event::Spared { .. } => {}
            }
        }
        animation
    }

    fn push(&mut self, beat: u8, cue: Cue) {
        self.cues.push((beat.min(MAX_BEAT), cue));
    }

    /// The total duration, in milliseconds.
    pub fn duration(&self) -> u32 {
        self.cues
            .iter()
            .map(|(beat, cue)| {
                u32::from(*beat) * BEAT_MS
                    + match cue {
                        Cue::Appear => DROP_MS,
                        Cue::PigStep(_) => STEP_MS,
                        Cue::Badge(_) => BADGE_MS,
                        Cue::Points(..) => FLOAT_MS,
                        Cue::FollowerReturned(..) => HOME_MS,
                    }
            })
            .max()
            .unwrap_or(0)
    }

    /// The classes of an element whose animation begins at a beat.
    pub fn class(name: &str, beat: u8) -> String {
        format!("{name} wf-beat-{beat}")
    }

    pub fn cues(&self) -> impl Iterator<Item = (u8, &Cue)> {
        self.cues.iter().map(|(beat, cue)| (*beat, cue))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::apply_all;
    use rules::games::wheel_of_fortune::{Scenario, WheelOfFortune};

    /// Plays actions; returns the animation of the last one.
    fn after(tiles: &[&str], actions: &[&str]) -> Animation {
        let mut state = WheelOfFortune::from_scenario(&Scenario {
            tiles: tiles.iter().map(|name| name.parse().unwrap()).collect(),
            ..Scenario::default()
        });
        Animation::from_events(&apply_all(&mut state, actions))
    }

    #[test]
    fn the_pig_walks_through_every_sector_before_its_event() {
        let drawn = after(&["U-3"], &["draw"]);
        let cues: Vec<Cue> = drawn.cues().map(|(_, cue)| *cue).collect();
        let steps = [Sector::Taxes, Sector::Famine, Sector::Storm].map(Cue::PigStep);
        assert_eq!(cues[..3], steps);
        assert_eq!(cues[3], Cue::Badge(Sector::Storm));
        // Both have seven followers at home, and get their points at once.
        let points: Vec<_> = drawn.cues().skip(4).collect();
        assert_eq!(points.len(), 2);
        assert_eq!(points[0].0, points[1].0);
        for (_, cue) in points {
            assert!(matches!(cue, Cue::Points(_, 7, PointsOrigin::Supply)));
        }
    }

    #[test]
    fn followers_return_after_the_points() {
        // The stub of a cloister's road against the road at the wheel's north.
        let ended = after(&["A"], &["draw", "2,-1n", "road-S", "end"]);
        let mut cues = ended.cues();
        let (scored, points) = cues.next().unwrap();
        assert!(matches!(
            points,
            Cue::Points(_, 2, PointsOrigin::Feature(_))
        ));
        let (returned, cue) = cues.next().unwrap();
        assert!(matches!(cue, Cue::FollowerReturned(..)));
        assert!(returned > scored);
        assert!(ended.duration() >= FLOAT_MS);
    }

    #[test]
    fn only_visible_events_take_time() {
        assert_eq!(Animation::default().duration(), 0);
        assert_eq!(after(&["B"], &["draw"]).duration(), 0);
        assert_eq!(after(&["B"], &["draw", "1,-1n"]).duration(), DROP_MS);
    }
}
