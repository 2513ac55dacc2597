//! The state of the board between actions: selections and confirmations. Free
//! of browser APIs, so that it is tested natively.

use super::forecast;
use super::position::wheel_to_place;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Event, IllegalAction, Phase, Wheel, Wheels, WheelsOfTime,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    Tap(Wheel),
    /// Takes an action; one that can only hurt needs a second input to confirm.
    Act(Action),
    /// Requests the reason why an action is illegal.
    Explain(Action),
    /// The pointer or the keyboard focus enters a wheel, or leaves it.
    Hover(Option<Wheel>),
    /// Turns the wheel that is being placed by a number of spaces.
    TurnPlaced(u8),
    /// Discards selections and confirmations.
    Cancel,
}

/// How far the wheel that is being placed was turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlacedTurns {
    /// Clockwise spaces, below 12.
    pub turns: u8,
    /// Whether the last turn was counterclockwise.
    pub is_backwards: bool,
}

/// Selections and confirmations of the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Interaction {
    /// The wheel selected to be turned or taken.
    pub selected: Option<Wheel>,
    /// The wheel under the pointer or with the keyboard focus.
    pub hovered: Option<Wheel>,
    /// An action that can only hurt and waits for confirmation.
    pub confirming: Option<Action>,
    /// Why the action of the last input is illegal.
    pub illegal: Option<IllegalAction>,
    pub placed_turns: PlacedTurns,
}

impl Interaction {
    /// Handles an input. Returns the action to be taken now, if any.
    pub fn handle(&mut self, state: &WheelsOfTime, input: Input) -> Option<Action> {
        if let Input::Hover(wheel) = input {
            self.hovered = wheel;
            return None;
        }
        self.illegal = None;
        if !matches!(input, Input::Act(_)) {
            self.confirming = None;
        }
        match input {
            Input::Tap(wheel) => return self.tap(state, wheel),
            Input::Act(action) => return self.act(state, action),
            Input::Explain(action) => self.illegal = state.check_action(action).err(),
            Input::TurnPlaced(by) => self.turn_placed(by),
            Input::Cancel => self.cancel(),
            Input::Hover(_) => {}
        }
        None
    }

    pub const fn cancel(&mut self) {
        self.selected = None;
        self.confirming = None;
        self.illegal = None;
        self.placed_turns.turns = 0;
    }

    /// Resets the interaction for another position of the match. A wheel stays
    /// selected right after it was turned, so that it can be turned again.
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

    /// The layout to show, with the turns of the wheel that is being placed.
    pub fn wheels(&self, state: &WheelsOfTime) -> Wheels {
        match wheel_to_place(state) {
            Some(wheel) => forecast::wheels_after(state.wheels(), wheel, self.placed_turns.turns),
            None => *state.wheels(),
        }
    }

    /// The first tap selects a wheel, the second one turns or takes it. A wheel
    /// that is being placed turns with each tap.
    fn tap(&mut self, state: &WheelsOfTime, wheel: Wheel) -> Option<Action> {
        let is_second_tap = self.selected == Some(wheel);
        match (state.phase(), wheel) {
            (Phase::Place(_), _) => {
                if wheel_to_place(state) == Some(wheel) {
                    self.turn_placed(1);
                }
                None
            }
            (Phase::Choose, Wheel::Player(player_wheel)) if is_second_tap => {
                Some(Action::Take(player_wheel))
            }
            (Phase::Actions, _) if is_second_tap => self.act(state, Action::Turn(wheel)),
            _ => {
                self.selected = Some(wheel);
                None
            }
        }
    }

    fn turn_placed(&mut self, by: u8) {
        self.placed_turns = PlacedTurns {
            turns: self.placed_turns.turns.wrapping_add(by) % 12,
            is_backwards: by > 1,
        };
    }

    fn act(&mut self, state: &WheelsOfTime, action: Action) -> Option<Action> {
        if let Err(illegal) = state.check_action(action) {
            self.confirming = None;
            self.illegal = Some(illegal);
            None
        } else if self.confirming != Some(action) && forecast::is_harmful(state, action) {
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
    use rules::games::wheels_of_time::{Link, PlayerWheel, Scenario};

    const WHEEL_1: Wheel = Wheel::Player(PlayerWheel::One);

    fn standard_start() -> WheelsOfTime {
        WheelsOfTime::from_scenario(Scenario::default())
    }

    /// A game with cut and choose.
    fn cut_and_choose() -> WheelsOfTime {
        WheelsOfTime::from_scenario(Scenario {
            first_seat_wheel: None,
            ..Scenario::default()
        })
    }

    /// A disaster at link A.
    fn disaster_at_a() -> WheelsOfTime {
        WheelsOfTime::from_scenario(Scenario {
            wheels: Wheels::new(2, 3, 1, 9).unwrap(),
            ..Scenario::default()
        })
    }

    #[test]
    fn the_second_tap_turns_a_wheel() {
        let (state, mut interaction) = (standard_start(), Interaction::default());
        assert_eq!(interaction.handle(&state, Input::Tap(Wheel::A)), None);
        assert_eq!(interaction.selected, Some(Wheel::A));
        assert_eq!(interaction.handle(&state, Input::Tap(WHEEL_1)), None);
        assert_eq!(interaction.selected, Some(WHEEL_1));
        let turned = interaction.handle(&state, Input::Tap(WHEEL_1));
        assert_eq!(turned, Some(Action::Turn(WHEEL_1)));
    }

    #[test]
    fn the_second_tap_takes_a_wheel() {
        let (mut state, mut interaction) = (cut_and_choose(), Interaction::default());
        for wheel in Wheel::ALL {
            let action = Action::Place { wheel, space: 0 };
            state.apply_unchecked(action, &mut Vec::new());
        }
        assert_eq!(state.phase(), Phase::Choose);
        assert_eq!(interaction.handle(&state, Input::Tap(WHEEL_1)), None);
        let taken = interaction.handle(&state, Input::Tap(WHEEL_1));
        assert_eq!(taken, Some(Action::Take(PlayerWheel::One)));
    }

    #[test]
    fn cancelling_discards_everything() {
        let state = disaster_at_a();
        for input in [
            Input::Tap(Wheel::A),
            Input::Act(Action::Trigger(Link::A)),
            Input::Explain(Action::SpendWorker),
        ] {
            let mut interaction = Interaction::default();
            interaction.handle(&state, input);
            assert_ne!(interaction, Interaction::default(), "{input:?}");
            interaction.cancel();
            assert_eq!(interaction, Interaction::default(), "{input:?}");
        }
    }

    #[test]
    fn a_harmful_action_needs_confirmation() {
        let (state, mut interaction) = (disaster_at_a(), Interaction::default());
        let trigger = Action::Trigger(Link::A);
        assert_eq!(interaction.handle(&state, Input::Act(trigger)), None);
        assert_eq!(interaction.confirming, Some(trigger));
        // Hovering keeps the question, any other input withdraws it.
        interaction.handle(&state, Input::Hover(Some(WHEEL_1)));
        assert_eq!(interaction.confirming, Some(trigger));
        interaction.handle(&state, Input::Tap(WHEEL_1));
        assert_eq!(interaction.confirming, None);
        assert_eq!(interaction.handle(&state, Input::Act(trigger)), None);
        assert_eq!(
            interaction.handle(&state, Input::Act(trigger)),
            Some(trigger)
        );
    }

    #[test]
    fn illegal_actions_are_explained() {
        let (state, mut interaction) = (standard_start(), Interaction::default());
        let worker = Action::SpendWorker;
        for input in [Input::Act(worker), Input::Explain(worker)] {
            assert_eq!(interaction.handle(&state, input), None);
            assert_eq!(interaction.illegal, Some(IllegalAction::NoSpendableWorker));
            interaction.handle(&state, Input::Tap(Wheel::B));
            assert_eq!(interaction.illegal, None);
        }
    }

    #[test]
    fn wheels_that_cannot_be_chosen_are_explained() {
        let other = Wheel::Player(PlayerWheel::Two);
        let place = |wheel| Action::Place { wheel, space: 0 };
        for (state, action, why) in [
            (
                standard_start(),
                Action::Turn(other),
                IllegalAction::NotYourWheel,
            ),
            (
                cut_and_choose(),
                place(Wheel::A),
                IllegalAction::PlaceNext(WHEEL_1),
            ),
        ] {
            let mut interaction = Interaction::default();
            interaction.handle(&state, Input::Explain(action));
            assert_eq!(interaction.illegal, Some(why));
        }
    }

    #[test]
    fn a_wheel_is_placed_by_turning_it_both_ways() {
        let (state, mut interaction) = (cut_and_choose(), Interaction::default());
        let back = WHEEL_1.spaces() - 1;
        // Only the wheel that is next can be turned.
        interaction.handle(&state, Input::Tap(Wheel::A));
        assert_eq!(interaction.wheels(&state), *state.wheels());
        interaction.handle(&state, Input::Tap(WHEEL_1));
        interaction.handle(&state, Input::TurnPlaced(1));
        assert_eq!(interaction.placed_turns.turns, 2);
        assert!(!interaction.placed_turns.is_backwards);
        interaction.handle(&state, Input::TurnPlaced(back));
        assert!(interaction.placed_turns.is_backwards);
        let mut expected = *state.wheels();
        expected.turn(Wheel::Player(PlayerWheel::One));
        assert_eq!(interaction.wheels(&state), expected);
        interaction.cancel();
        assert_eq!(interaction.wheels(&state), *state.wheels());
    }

    #[test]
    fn only_the_turned_wheel_stays_selected() {
        let mut interaction = Interaction {
            selected: Some(Wheel::A),
            hovered: Some(WHEEL_1),
            illegal: Some(IllegalAction::NoSpendableWorker),
            ..Interaction::default()
        };
        let turned = |wheel| Event::Turned {
            seat: Seat::FIRST,
            wheel,
        };
        interaction.reset(true, &[turned(Wheel::A)]);
        let selected = Interaction {
            selected: Some(Wheel::A),
            ..Interaction::default()
        };
        assert_eq!(interaction, selected);
        for (just_acted, wheel) in [(false, Wheel::A), (true, WHEEL_1)] {
            let mut interaction = selected;
            interaction.reset(just_acted, &[turned(wheel)]);
            assert_eq!(interaction, Interaction::default());
        }
    }
}
