//! Which sources of points are lit on the board while the result is read.

use crate::hooks::on_hover;
use std::rc::Rc;
use yew::prelude::*;

/// The sources of points that are lit, as indices of the score items.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lights {
    /// Those that a mouse or the focus is on, or that are being counted.
    pointed: Option<Rc<[usize]>>,
    /// Those that stay lit.
    pinned: Rc<[usize]>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LightsAction {
    /// These are pointed at.
    Point(Rc<[usize]>),
    /// Nothing is pointed at any more.
    Away,
    /// These stay lit, or no longer if they already did.
    Pin(Rc<[usize]>),
    /// Another position is shown.
    Clear,
}

impl Lights {
    pub fn lit(&self) -> Rc<[usize]> {
        self.pointed.as_ref().unwrap_or(&self.pinned).clone()
    }
}

impl Reducible for Lights {
    type Action = LightsAction;

    fn reduce(self: Rc<Self>, action: LightsAction) -> Rc<Self> {
        let mut lights = (*self).clone();
        match action {
            LightsAction::Point(items) => lights.pointed = Some(items),
            LightsAction::Away => lights.pointed = None,
            LightsAction::Pin(items) => {
                // Pressing again also ends the light under the pointer.
                lights.pointed = None;
                lights.pinned = if lights.pinned == items {
                    Rc::default()
                } else {
                    items
                };
            }
            LightsAction::Clear => lights = Self::default(),
        }
        if lights == *self {
            self
        } else {
            Rc::new(lights)
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct LightButtonProps {
    pub items: Rc<[usize]>,
    pub lights: UseReducerHandle<Lights>,
    pub children: Html,
}

/// Sources of points whose places on the board are lit while it is pointed at, or after a press
/// until the next one.
#[component]
pub fn LightButton(props: &LightButtonProps) -> Html {
    let (items, lights) = (&props.items, &props.lights);
    let dispatch = Callback::from({
        let lights = lights.dispatcher();
        move |light| lights.dispatch(light)
    });
    let point = LightsAction::Point(items.clone());
    let pin = LightsAction::Pin(items.clone());
    let is_pinned = lights.pinned == *items;
    html! {
        <button
            type="button"
            class="score-light"
            aria-pressed={is_pinned.to_string()}
            onpointerenter={on_hover(&dispatch, point)}
            onpointerleave={on_hover(&dispatch, LightsAction::Away)}
            onclick={dispatch.reform(move |_| pin.clone())}
        >
            { props.children.clone() }
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(actions: &[LightsAction]) -> Vec<usize> {
        let lights = Rc::new(Lights::default());
        let lights = actions
            .iter()
            .fold(lights, |lights, action| lights.reduce(action.clone()));
        lights.lit().to_vec()
    }

    #[test]
    fn what_is_pointed_at_comes_before_what_stays_lit() {
        let pin = LightsAction::Pin([1, 2].into());
        let point = LightsAction::Point([3].into());
        assert_eq!(after(core::slice::from_ref(&pin)), [1, 2]);
        assert_eq!(after(&[pin.clone(), point.clone()]), [3]);
        assert_eq!(after(&[pin, point, LightsAction::Away]), [1, 2]);
    }

    #[test]
    fn a_second_press_ends_the_light() {
        let pin = LightsAction::Pin([1, 2].into());
        let point = LightsAction::Point([1, 2].into());
        assert_eq!(after(&[point.clone(), pin.clone()]), [1, 2]);
        assert!(after(&[point, pin.clone(), pin]).is_empty());
    }

    #[test]
    fn another_position_has_no_lights() {
        let pin = LightsAction::Pin([1].into());
        assert!(after(&[pin, LightsAction::Point([2].into()), LightsAction::Clear]).is_empty());
    }
}
