//! What the buttons of a gamepad mean. They are polled: a command comes when a button goes down, and
//! for directions again while it is held.

use super::geometry::Direction;

/// Milliseconds until a held direction repeats.
const FIRST_REPEAT: f64 = 400.0;
/// Milliseconds between further repeats.
const REPEAT: f64 = 130.0;
/// How far a stick has to be pushed, of 1.
const PUSHED: f64 = 0.55;

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Moves the focus, or what has it.
    Go(Direction),
    /// Presses what has the focus.
    Press,
    /// Closes or cancels.
    Back,
    /// Asks for a hint.
    Hint,
    /// Takes back the last action.
    Undo,
    /// The previous tab, or the position before.
    Previous,
    /// The next tab, or the position after.
    Next,
    /// The next spot where a piece fits.
    NextSpot,
    /// Rotates a piece.
    Rotate,
    /// Opens the menu.
    Menu,
}

/// The commands of the buttons of a standard gamepad, by button number.
const BUTTONS: [(usize, Command); 14] = [
    (0, Command::Press),
    (1, Command::Back),
    (2, Command::Hint),
    (3, Command::Undo),
    (4, Command::Previous),
    (5, Command::Next),
    (6, Command::NextSpot),
    (7, Command::Rotate),
    (8, Command::Menu),
    (9, Command::Menu),
    (12, Command::Go(Direction::Up)),
    (13, Command::Go(Direction::Down)),
    (14, Command::Go(Direction::Left)),
    (15, Command::Go(Direction::Right)),
];

/// The state of a gamepad at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// Whether each button is down.
    pub buttons: Vec<bool>,
    /// The left stick: right and down, from -1 to 1.
    pub stick: (f64, f64),
}

impl Reading {
    /// The commands of all that is held.
    fn held(&self) -> Vec<Command> {
        let is_down = |button: usize| self.buttons.get(button) == Some(&true);
        let mut held: Vec<Command> = BUTTONS
            .iter()
            .filter(|(button, _)| is_down(*button))
            .map(|(_, command)| *command)
            .collect();
        let pushed = self.pushed().map(Command::Go);
        held.extend(pushed.filter(|command| !held.contains(command)));
        held
    }

    /// The direction in which the stick is pushed: the one in which it is pushed farther.
    fn pushed(&self) -> Option<Direction> {
        let (right, down) = self.stick;
        if right.abs().max(down.abs()) < PUSHED {
            return None;
        }
        Some(match (right.abs() > down.abs(), right > 0.0, down > 0.0) {
            (true, true, _) => Direction::Right,
            (true, false, _) => Direction::Left,
            (false, _, true) => Direction::Down,
            (false, _, false) => Direction::Up,
        })
    }
}

/// The memory of what is held.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Buttons {
    held: Vec<Command>,
    /// The held direction, and when it repeats.
    repeats: Option<(Direction, f64)>,
}

impl Buttons {
    /// The commands that a reading gives at a time in milliseconds.
    pub fn read(&mut self, reading: &Reading, now: f64) -> Vec<Command> {
        let held = reading.held();
        let mut commands: Vec<Command> = held
            .iter()
            .copied()
            .filter(|command| !self.held.contains(command))
            .collect();
        for command in &commands {
            if let Command::Go(direction) = command {
                self.repeats = Some((*direction, now + FIRST_REPEAT));
            }
        }
        if let Some((direction, at)) = self.repeats {
            if !held.contains(&Command::Go(direction)) {
                self.repeats = None;
            } else if now >= at {
                self.repeats = Some((direction, now + REPEAT));
                commands.push(Command::Go(direction));
            }
        }
        self.held = held;
        commands
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn down(buttons: &[usize]) -> Reading {
        Reading {
            buttons: (0..17).map(|button| buttons.contains(&button)).collect(),
            stick: (0.0, 0.0),
        }
    }

    fn stick(right: f64, down: f64) -> Reading {
        Reading {
            stick: (right, down),
            ..Reading::default()
        }
    }

    #[test]
    fn a_button_counts_once_until_it_is_released() {
        let mut buttons = Buttons::default();
        assert_eq!(buttons.read(&down(&[0]), 0.0), [Command::Press]);
        assert_eq!(buttons.read(&down(&[0]), 5000.0), []);
        assert_eq!(buttons.read(&down(&[0, 3]), 5010.0), [Command::Undo]);
        assert_eq!(buttons.read(&down(&[]), 5020.0), []);
        assert_eq!(buttons.read(&down(&[0]), 5030.0), [Command::Press]);
    }

    #[test]
    fn a_held_direction_repeats() {
        let mut buttons = Buttons::default();
        let right = Command::Go(Direction::Right);
        assert_eq!(buttons.read(&down(&[15]), 0.0), [right]);
        assert_eq!(buttons.read(&down(&[15]), 399.0), []);
        assert_eq!(buttons.read(&down(&[15]), 400.0), [right]);
        assert_eq!(buttons.read(&down(&[15]), 529.0), []);
        assert_eq!(buttons.read(&down(&[15]), 530.0), [right]);
        assert_eq!(buttons.read(&down(&[]), 531.0), []);
        assert_eq!(buttons.read(&down(&[]), 1000.0), []);
    }

    #[test]
    fn the_stick_goes_where_it_is_pushed_most() {
        let mut buttons = Buttons::default();
        assert_eq!(buttons.read(&stick(0.3, -0.5), 0.0), []);
        let up = Command::Go(Direction::Up);
        assert_eq!(buttons.read(&stick(0.3, -0.9), 10.0), [up]);
        let left = Command::Go(Direction::Left);
        assert_eq!(buttons.read(&stick(-1.0, 0.2), 20.0), [left]);
        // With the pad in the same direction, it is one command.
        let both = Reading {
            stick: (-1.0, 0.0),
            ..down(&[14])
        };
        assert_eq!(buttons.read(&both, 30.0), []);
    }

    #[test]
    fn a_pad_with_few_buttons_is_read() {
        let mut buttons = Buttons::default();
        let few = Reading {
            buttons: vec![true],
            ..Reading::default()
        };
        assert_eq!(buttons.read(&few, 0.0), [Command::Press]);
    }
}
