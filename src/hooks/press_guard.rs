//! Which presses count. A press acts on what was there when it began: a second click, a held key, a bounced touch or
//! an impatient tap must not hit what has just replaced its target.

use super::Key;

/// How long a control must have been in the place of another before a press on it counts, in milliseconds: the time
/// it takes to notice it.
const NOTICE_MS: f64 = 400.0;
/// The same after the turn has passed to another person.
const HANDOVER_NOTICE_MS: f64 = 800.0;
/// Maximum distance between two presses at the same place, in CSS pixels.
const MAX_DISTANCE: f64 = 24.0;

/// Where a press is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Place {
    /// A point of the window, in CSS pixels.
    Point(f64, f64),
    /// The focus, by this key.
    Focus(Key),
}

impl Place {
    /// Whether repeating the same press would hit this place.
    fn is_near(self, other: Self) -> bool {
        match (self, other) {
            (Self::Point(x, y), Self::Point(to_x, to_y)) => {
                (x - to_x).hypot(y - to_y) <= MAX_DISTANCE
            }
            (Self::Focus(key), Self::Focus(other)) => key == other,
            _ => false,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Target {
    /// Name of the control; empty if the press hits none.
    pub control: String,
    /// The state of the game in which it acts, if it belongs to one.
    pub turn: Option<TurnContext>,
}

/// The state of a game in which a control acts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnContext {
    /// The position: the ply of a game, or the step of a lesson and the actions in it.
    pub position: String,
    /// The person to act; empty if that is nobody on this device.
    pub actor: String,
}

impl Target {
    /// Whether the turn has passed to another person on this device.
    fn is_handed_over(&self, before: &Self) -> bool {
        let actor = |target: &Self| Some(target.turn.as_ref()?.actor.clone());
        match (actor(before), actor(self)) {
            (Some(before), Some(now)) => before != now && !now.is_empty(),
            _ => false,
        }
    }
}

/// The presses of a page.
#[derive(Debug, Default)]
pub struct PressGuard {
    /// Place and time of the last press, and the target of the last one that counted.
    last: Option<(Place, f64, Target)>,
    /// The target of the present press, if it counts.
    begun: Option<Target>,
    /// When the page last changed its content.
    page_changed_at: f64,
}

impl PressGuard {
    /// The page shows something else: another position, page or sheet. Times are in milliseconds, by a monotonic
    /// clock.
    pub const fn page_changed(&mut self, now: f64) {
        self.page_changed_at = now;
    }

    /// Other input between two presses: the next press is intended.
    pub fn other_input(&mut self) {
        self.last = None;
    }

    /// A press begins. Returns whether it counts: it does not if it repeats the last press at its place before the
    /// new target could be noticed.
    pub fn begin(&mut self, now: f64, place: Place, target: Target) -> bool {
        if let Some((last_place, time, before)) = &mut self.last
            && last_place.is_near(place)
            && *before != target
        {
            let needed = if target.is_handed_over(before) {
                HANDOVER_NOTICE_MS
            } else {
                NOTICE_MS
            };
            let since = time.max(self.page_changed_at);
            if now - since < needed {
                // Repeated presses show that the person has not looked yet.
                (*last_place, *time) = (place, now);
                self.begun = None;
                return false;
            }
        }
        self.begun = Some(target.clone());
        self.last = Some((place, now, target));
        true
    }

    /// The press that has begun is completed. Returns whether it counts: its target is still there.
    pub fn completes(&self, target: &Target) -> bool {
        self.begun.as_ref() == Some(target)
    }
}

/// Whether a held key may repeat: it only moves something.
pub const fn may_repeat(key: Key) -> bool {
    match key {
        Key::Up | Key::Right | Key::Down | Key::Left | Key::Home | Key::End => true,
        Key::Char(character) => matches!(character, '[' | ']' | '+' | '-' | '='),
        Key::Enter | Key::Space | Key::Escape | Key::Undo | Key::Redo => false,
    }
}

#[cfg(test)]
#[path = "press_guard_tests.rs"]
mod tests;
