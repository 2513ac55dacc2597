//! What the controls of a turn and their parts show.

use super::interaction::Input;
use crate::components::Shared;
use crate::games::ViewOptions;
use rules::games::wheels_of_time::{Action, IllegalAction, Wheel, Wheels, WheelsOfTime};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TurnControlsProps {
    pub state: Shared<WheelsOfTime>,
    /// The layout, with the turns of a wheel that is being placed.
    pub wheels: Wheels,
    /// How the board is shown.
    pub view: Rc<ViewOptions>,
    pub selected: Option<Wheel>,
    /// The action that waits for confirmation.
    pub confirming: Option<Action>,
    /// Why the action of the last input is illegal.
    pub illegal: Option<IllegalAction>,
    /// An action to point at.
    pub hint: Option<Action>,
    /// All actions of the hint for the turn.
    pub plan: Rc<[Action]>,
    pub on_input: Callback<Input>,
}
