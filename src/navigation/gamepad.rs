//! Commands of gamepads, which are polled: a command comes when a button goes down, and for directions again
//! while it is held. What a browser lists as a gamepad may be anything with an axis, at rest anywhere, so only
//! changes count, and only those of a pad that is understood and of which a button has been pressed.

use super::geometry::Direction;

/// Milliseconds until a held direction repeats.
const FIRST_REPEAT: f64 = 400.0;
/// Milliseconds between further repeats.
const REPEAT: f64 = 130.0;
/// How far a stick has to be pushed from its rest, of 1.
const PUSH_THRESHOLD: f64 = 0.55;
/// How near it has to come to its rest to be let go; between the two lies hysteresis against jitter.
const RELEASE_THRESHOLD: f64 = 0.4;
/// How far from its middle a stick rests at most. One that is farther out when first seen is held, or broken.
const MAX_REST_OFFSET: f64 = 0.35;
/// Tolerance for an axis with discrete values.
const TOLERANCE: f64 = 0.05;

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadCommand {
    /// Moves the focus, or what has it.
    Go(Direction),
    Press,
    Back,
    Hint,
    Undo,
    /// The previous tab, or the position before.
    Previous,
    /// The next tab, or the position after.
    Next,
    /// The next spot where a piece fits.
    NextSpot,
    Rotate,
    Menu,
}

/// The commands of the buttons of a standard gamepad, by button number. Others have these up to
/// [`COMMON_BUTTONS`] at the same places, if not in the same order.
const BUTTONS: [(usize, PadCommand); 14] = [
    (0, PadCommand::Press),
    (1, PadCommand::Back),
    (2, PadCommand::Hint),
    (3, PadCommand::Undo),
    (4, PadCommand::Previous),
    (5, PadCommand::Next),
    (6, PadCommand::NextSpot),
    (7, PadCommand::Rotate),
    (8, PadCommand::Menu),
    (9, PadCommand::Menu),
    (12, PadCommand::Go(Direction::Up)),
    (13, PadCommand::Go(Direction::Down)),
    (14, PadCommand::Go(Direction::Left)),
    (15, PadCommand::Go(Direction::Right)),
];
/// How many buttons mean the same where the browser does not know the gamepad.
const COMMON_BUTTONS: usize = 10;
/// The axis that is a D-pad where the browser does not know the gamepad: eight directions clockwise from up, and
/// beyond 1 while nothing is pressed.
const HAT: usize = 9;
/// The pairs of axes, right and down, that may be such a D-pad.
const PAIRS: [usize; 3] = [0, 4, 6];

/// A gamepad at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// Its slot.
    pub index: u32,
    /// Its make.
    pub id: String,
    /// Whether the browser knows what its buttons and axes are.
    pub is_standard: bool,
    /// Whether each button is down.
    pub buttons: Vec<bool>,
    /// Each axis from -1 to 1, a hat also beyond; not a number where the browser gives none.
    pub axes: Vec<f64>,
}

impl Reading {
    fn axis(&self, index: usize) -> f64 {
        self.axes.get(index).copied().unwrap_or(f64::NAN)
    }
}

/// What to tell the player about the gamepads, from least to most usable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum PadState {
    /// None is connected.
    #[default]
    Missing,
    /// Neither the browser nor this module knows which control is which.
    Unknown,
    /// No button has been pressed yet.
    Asleep,
    Ready,
}

/// The direction of a push to the right and down: the one in which it goes farther.
fn direction(right: f64, down: f64, least: f64) -> Option<Direction> {
    if right.abs().max(down.abs()) < least {
        return None;
    }
    Some(match (right.abs() > down.abs(), right > 0.0, down > 0.0) {
        (true, true, _) => Direction::Right,
        (true, false, _) => Direction::Left,
        (false, _, true) => Direction::Down,
        (false, _, false) => Direction::Up,
    })
}

/// An axis of a stick, which learns where it rests.
#[derive(Clone, Debug, Default)]
struct Axis {
    rest: Option<f64>,
}

impl Axis {
    /// How far it is from its rest.
    fn offset_from_rest(&mut self, value: f64) -> f64 {
        if !value.is_finite() {
            return 0.0;
        }
        if value.abs() < MAX_REST_OFFSET {
            self.rest.get_or_insert(value);
        }
        self.rest.map_or(0.0, |rest| value - rest)
    }
}

#[derive(Clone, Debug, Default)]
struct Stick {
    axes: [Axis; 2],
    is_pushed: bool,
    /// Whether it has been pushed and let go.
    has_returned: bool,
}

impl Stick {
    fn read(&mut self, reading: &Reading) -> Option<Direction> {
        let [right, down] = &mut self.axes;
        let (right, down) = (
            right.offset_from_rest(reading.axis(0)),
            down.offset_from_rest(reading.axis(1)),
        );
        let least = if self.is_pushed {
            RELEASE_THRESHOLD
        } else {
            PUSH_THRESHOLD
        };
        let pushed = direction(right, down, least);
        self.has_returned |= self.is_pushed && pushed.is_none();
        self.is_pushed = pushed.is_some();
        pushed
    }
}

/// What is known of two axes that may be a D-pad.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Pair {
    /// They have not been in the middle, as triggers are not.
    #[default]
    Unseen,
    /// They rest in the middle.
    Rests,
    /// They have moved to an end.
    Away,
    /// They have moved to an end and back: they are a D-pad.
    Known,
    /// They have been between middle and end: they are something else.
    Other,
}

impl Pair {
    fn read(&mut self, right: f64, down: f64) -> Option<Direction> {
        if !(right.is_finite() && down.is_finite()) || *self == Self::Other {
            return None;
        }
        let is_exact =
            |axis: f64| (axis - axis.round()).abs() < TOLERANCE && axis.abs() < 1.0 + TOLERANCE;
        let pushed = direction(right, down, PUSH_THRESHOLD);
        *self = match (*self, pushed) {
            _ if !is_exact(right) || !is_exact(down) => Self::Other,
            (Self::Unseen, None) => Self::Rests,
            (Self::Rests, Some(_)) => Self::Away,
            (Self::Away, None) => Self::Known,
            (same, _) => same,
        };
        pushed.filter(|_| *self == Self::Known)
    }
}

fn hat(value: f64) -> Option<Direction> {
    let steps = (value + 1.0) * 3.5;
    if !((steps - steps.round()).abs() < TOLERANCE
        && (-TOLERANCE..7.0 + TOLERANCE).contains(&steps))
    {
        return None;
    }
    // Between two directions, the upright one counts, as with a stick.
    Some(match steps.round() as u8 {
        0 | 1 | 7 => Direction::Up,
        2 => Direction::Right,
        6 => Direction::Left,
        _ => Direction::Down,
    })
}

/// The memory of one gamepad.
#[derive(Clone, Debug, Default)]
struct Pad {
    index: u32,
    id: String,
    /// Whether it has been read before: what is held when it is first seen does not count.
    is_seen: bool,
    /// Whether a button has been pressed.
    is_awake: bool,
    buttons: Vec<bool>,
    stick: Stick,
    pairs: [Pair; PAIRS.len()],
    has_hat: bool,
    is_standard: bool,
    held: Vec<PadCommand>,
    /// The held direction, and when it repeats.
    repeats: Option<(Direction, f64)>,
}

impl Pad {
    fn new(reading: &Reading) -> Self {
        Self {
            index: reading.index,
            id: reading.id.clone(),
            is_standard: reading.is_standard,
            ..Self::default()
        }
    }

    /// Whether a reading is one of this pad.
    fn is_same_pad(&self, reading: &Reading) -> bool {
        (self.index, &self.id, self.is_standard)
            == (reading.index, &reading.id, reading.is_standard)
    }

    fn state(&self) -> PadState {
        match self.is_standard || self.has_hat || self.pairs.contains(&Pair::Known) {
            false => PadState::Unknown,
            true if self.is_awake => PadState::Ready,
            true => PadState::Asleep,
        }
    }

    /// The direction of its axes, and whether it may repeat.
    fn pushed(&mut self, reading: &Reading) -> (Option<Direction>, bool) {
        if self.is_standard {
            return (self.stick.read(reading), self.stick.has_returned);
        }
        let value = reading.axis(HAT);
        self.has_hat |= value.is_finite() && value > 1.0 + TOLERANCE;
        let mut pushed = hat(value).filter(|_| self.has_hat);
        for (pair, right) in self.pairs.iter_mut().zip(PAIRS) {
            let by_pair = pair.read(reading.axis(right), reading.axis(right + 1));
            pushed = pushed.or(by_pair);
        }
        (pushed, true)
    }

    /// The commands that a reading gives, if it may give any now.
    fn read(&mut self, reading: &Reading, now: f64, listens: bool) -> Vec<PadCommand> {
        let buttons = if self.is_standard {
            usize::MAX
        } else {
            COMMON_BUTTONS
        };
        let is_down = |button: usize| reading.buttons.get(button) == Some(&true);
        let mut held: Vec<PadCommand> = BUTTONS
            .iter()
            .filter(|(button, _)| *button < buttons && is_down(*button))
            .map(|(_, command)| *command)
            .collect();
        let has_dpad = held
            .iter()
            .any(|command| matches!(command, PadCommand::Go(_)));
        let (pushed, has_returned) = self.pushed(reading);
        let pushed = pushed.map(PadCommand::Go);
        held.extend(pushed.filter(|command| !held.contains(command)));

        self.is_awake |= self.is_seen && self.buttons != reading.buttons;
        self.buttons.clone_from(&reading.buttons);
        let before = core::mem::replace(&mut self.held, held);
        let listens = listens && self.is_seen && self.state() == PadState::Ready;
        self.is_seen = true;
        if !listens {
            self.repeats = None;
            return Vec::new();
        }
        let is_new = |command: &&PadCommand| !before.contains(command);
        let mut commands: Vec<PadCommand> = self.held.iter().filter(is_new).copied().collect();
        for command in &commands {
            if let PadCommand::Go(direction) = command {
                // An axis that has never come back may rest where it is.
                let repeats = has_dpad || has_returned;
                self.repeats = repeats.then_some((*direction, now + FIRST_REPEAT));
            }
        }
        if let Some((direction, at)) = self.repeats {
            if !self.held.contains(&PadCommand::Go(direction)) {
                self.repeats = None;
            } else if now >= at {
                self.repeats = Some((direction, now + REPEAT));
                commands.push(PadCommand::Go(direction));
            }
        }
        commands
    }
}

/// The memory of all connected gamepads.
#[derive(Clone, Debug, Default)]
pub struct Gamepads {
    pads: Vec<Pad>,
}

impl Gamepads {
    /// The commands of all gamepads that are connected at a time in milliseconds. Without `listens` there are none,
    /// and what was held meanwhile gives none later. A pad that is missing is forgotten.
    pub fn read(&mut self, readings: &[Reading], now: f64, listens: bool) -> Vec<PadCommand> {
        let mut before = core::mem::take(&mut self.pads);
        let mut commands = Vec::new();
        for reading in readings {
            let mut pad = before
                .iter()
                .position(|pad| pad.is_same_pad(reading))
                .map(|at| before.swap_remove(at))
                .unwrap_or_else(|| Pad::new(reading));
            for command in pad.read(reading, now, listens) {
                // Two people with the same command give one.
                if !commands.contains(&command) {
                    commands.push(command);
                }
            }
            self.pads.push(pad);
        }
        commands
    }

    /// What to tell the player about them.
    pub fn state(&self) -> PadState {
        self.pads.iter().map(Pad::state).max().unwrap_or_default()
    }
}

#[cfg(test)]
#[path = "gamepad_tests.rs"]
mod tests;
