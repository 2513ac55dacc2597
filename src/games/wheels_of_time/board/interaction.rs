//! What a person has begun at the board but not yet done: pure, without the
//! web, so that it is tested natively.

use super::forecast;
use super::position::wheel_to_lay_out;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Event, IllegalAction, Phase, Wheel, Wheels, WheelsOfTime,
};

/// What a person does at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Taps a wheel.
    Tap(Wheel),
    /// Takes an action; one that can only hurt needs a second time.
    Act(Action),
    /// Asks why an action is refused.
    Explain(Action),
    /// The pointer or the keyboard focus enters a wheel, or leaves it.
    Hover(Option<Wheel>),
    /// Turns the wheel that is being laid out by so many spaces.
    TurnLaid(u8),
    /// Takes back what was begun.
    Cancel,
}

/// How far the wheel that is being laid out was turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LaidTurns {
    /// Clockwise spaces, below 12.
    pub turns: u8,
    /// Whether the last turn went back.
    pub backwards: bool,
}

/// What was begun at the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Interaction {
    /// The wheel that was chosen to be turned or taken.
    pub selected: Option<Wheel>,
    /// The wheel under the pointer or with the keyboard focus.
    pub hovered: Option<Wheel>,
    /// An action that can only hurt and waits for a confirmation.
    pub confirming: Option<Action>,
    /// Why the last input was refused.
    pub refusal: Option<IllegalAction>,
    /// The wheel that is being laid out.
    pub laid: LaidTurns,
}

impl Interaction {
    /// Handles an input. An action that is to be taken now is handed back.
    pub fn handle(&mut self, state: &WheelsOfTime, input: Input) -> Option<Action> {
        if let Input::Hover(wheel) = input {
            self.hovered = wheel;
            return None;
        }
        self.refusal = None;
        if !matches!(input, Input::Act(_)) {
            self.confirming = None;
        }
        match input {
            Input::Tap(wheel) => return self.tap(state, wheel),
            Input::Act(action) => return self.act(state, action),
            Input::Explain(action) => self.refusal = state.check_action(action).err(),
            Input::TurnLaid(by) => {
                self.laid = LaidTurns {
                    turns: self.laid.turns.wrapping_add(by) % 12,
                    backwards: by > 1,
                };
            }
            Input::Cancel => self.cancel(),
            Input::Hover(_) => {}
        }
        None
    }

    /// Takes back what was begun.
    pub const fn cancel(&mut self) {
        self.selected = None;
        self.confirming = None;
        self.refusal = None;
        self.laid.turns = 0;
    }

    /// Starts afresh at another moment of the match. Right after the wheel
    /// that was selected has turned, it stays selected, to be turned on.
    pub fn reset(&mut self, just_acted: bool, last: &[Event]) {
        let turned = last.iter().find_map(|event| match event {
            Event::Turned { wheel, .. } => Some(*wheel),
            _ => None,
        });
        *self = Self {
            selected: self
                .selected
                .filter(|wheel| just_acted && turned == Some(*wheel)),
            ..Self::default()
        };
    }

    /// The wheels as they are shown: with the one that is being laid out as it
    /// was turned.
    pub fn wheels(&self, state: &WheelsOfTime) -> Wheels {
        match wheel_to_lay_out(state) {
            Some(wheel) => forecast::turned(state.wheels(), wheel, self.laid.turns),
            None => *state.wheels(),
        }
    }

    /// The first tap selects a wheel, the second one turns or takes it. The
    /// wheel that is being laid out turns with each tap.
    fn tap(&mut self, state: &WheelsOfTime, wheel: Wheel) -> Option<Action> {
        let again = self.selected == Some(wheel);
        match (state.phase(), wheel) {
            (Phase::Place(_), _) => {
                if wheel_to_lay_out(state) == Some(wheel) {
                    self.laid = LaidTurns {
                        turns: self.laid.turns.wrapping_add(1) % 12,
                        backwards: false,
                    };
                }
                None
            }
            (Phase::Choose, Wheel::Player(mark)) if again => Some(Action::Take(mark)),
            (Phase::Actions, _) if again => self.act(state, Action::Turn(wheel)),
            _ => {
                self.selected = Some(wheel);
                None
            }
        }
    }

    fn act(&mut self, state: &WheelsOfTime, action: Action) -> Option<Action> {
        if let Err(refusal) = state.check_action(action) {
            self.confirming = None;
            self.refusal = Some(refusal);
            None
        } else if self.confirming != Some(action) && forecast::only_hurts(state, action) {
            self.confirming = Some(action);
            None
        } else {
            Some(action)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seat;
    use rules::games::wheels_of_time::{Link, Mark, Scenario};

    const ONE: Wheel = Wheel::Player(Mark::One);

    fn usual() -> WheelsOfTime {
        WheelsOfTime::from_scenario(Scenario::default())
    }

    /// The first seat lays out the wheels.
    fn laying_out() -> WheelsOfTime {
        WheelsOfTime::from_scenario(Scenario {
            first: None,
            ..Scenario::default()
        })
    }

    /// Skulls meet at link A.
    fn at_risk() -> WheelsOfTime {
        WheelsOfTime::from_scenario(Scenario {
            wheels: Wheels::new(2, 3, 1, 9).unwrap(),
            ..Scenario::default()
        })
    }

    #[test]
    fn the_second_tap_turns_a_wheel() {
        let (state, mut begun) = (usual(), Interaction::default());
        assert_eq!(begun.handle(&state, Input::Tap(Wheel::A)), None);
        assert_eq!(begun.selected, Some(Wheel::A));
        assert_eq!(begun.handle(&state, Input::Tap(ONE)), None);
        assert_eq!(begun.selected, Some(ONE));
        let turned = begun.handle(&state, Input::Tap(ONE));
        assert_eq!(turned, Some(Action::Turn(ONE)));
    }

    #[test]
    fn the_second_tap_takes_a_wheel() {
        let (mut state, mut begun) = (laying_out(), Interaction::default());
        for wheel in Wheel::ALL {
            let action = Action::Place { wheel, space: 0 };
            state.apply_unchecked(action, &mut Vec::new());
        }
        assert_eq!(state.phase(), Phase::Choose);
        assert_eq!(begun.handle(&state, Input::Tap(ONE)), None);
        let taken = begun.handle(&state, Input::Tap(ONE));
        assert_eq!(taken, Some(Action::Take(Mark::One)));
    }

    #[test]
    fn escape_takes_everything_back() {
        let state = at_risk();
        for input in [
            Input::Tap(Wheel::A),
            Input::Act(Action::Trigger(Link::A)),
            Input::Explain(Action::Worker),
        ] {
            let mut begun = Interaction::default();
            begun.handle(&state, input);
            assert_ne!(begun, Interaction::default(), "{input:?}");
            begun.cancel();
            assert_eq!(begun, Interaction::default(), "{input:?}");
        }
    }

    #[test]
    fn what_only_hurts_is_confirmed_first() {
        let (state, mut begun) = (at_risk(), Interaction::default());
        let trigger = Action::Trigger(Link::A);
        assert_eq!(begun.handle(&state, Input::Act(trigger)), None);
        assert_eq!(begun.confirming, Some(trigger));
        // Anything else is no confirmation, but looking around changes nothing.
        begun.handle(&state, Input::Hover(Some(ONE)));
        assert_eq!(begun.confirming, Some(trigger));
        begun.handle(&state, Input::Tap(ONE));
        assert_eq!(begun.confirming, None);
        assert_eq!(begun.handle(&state, Input::Act(trigger)), None);
        assert_eq!(begun.handle(&state, Input::Act(trigger)), Some(trigger));
    }

    #[test]
    fn what_is_refused_is_explained() {
        let (state, mut begun) = (usual(), Interaction::default());
        let worker = Action::Worker;
        for input in [Input::Act(worker), Input::Explain(worker)] {
            assert_eq!(begun.handle(&state, input), None);
            assert_eq!(begun.refusal, Some(IllegalAction::NoWorker));
            begun.handle(&state, Input::Tap(Wheel::B));
            assert_eq!(begun.refusal, None);
        }
    }

    #[test]
    fn a_wheel_is_laid_out_by_turning_it_on_and_back() {
        let (state, mut begun) = (laying_out(), Interaction::default());
        let back = ONE.spaces() - 1;
        // Only the wheel whose turn it is can be turned.
        begun.handle(&state, Input::Tap(Wheel::A));
        assert_eq!(begun.wheels(&state), *state.wheels());
        begun.handle(&state, Input::Tap(ONE));
        begun.handle(&state, Input::TurnLaid(1));
        assert_eq!(begun.laid.turns, 2);
        assert!(!begun.laid.backwards);
        begun.handle(&state, Input::TurnLaid(back));
        assert!(begun.laid.backwards);
        let mut expected = *state.wheels();
        expected.turn(Wheel::Player(Mark::One));
        assert_eq!(begun.wheels(&state), expected);
        begun.cancel();
        assert_eq!(begun.wheels(&state), *state.wheels());
    }

    #[test]
    fn only_the_wheel_that_has_turned_stays_selected() {
        let mut begun = Interaction {
            selected: Some(Wheel::A),
            hovered: Some(ONE),
            refusal: Some(IllegalAction::NoWorker),
            ..Interaction::default()
        };
        let turned = |wheel| Event::Turned {
            seat: Seat::FIRST,
            wheel,
        };
        begun.reset(true, &[turned(Wheel::A)]);
        let selected = Interaction {
            selected: Some(Wheel::A),
            ..Interaction::default()
        };
        assert_eq!(begun, selected);
        for (just_acted, wheel) in [(false, Wheel::A), (true, ONE)] {
            let mut begun = selected;
            begun.reset(just_acted, &[turned(wheel)]);
            assert_eq!(begun, Interaction::default());
        }
    }
}
