//! What can be tapped in the picture: wheels, and the links of the one to act.

use super::geometry::{Contact, at, link_id, middle, wheel_id};
use super::interaction::Input;
use super::links::{LinkView, link_badge};
use super::turn_plan;
use crate::games::wheels_of_time::text::board as words;
use rules::games::wheels_of_time::{Action, Link, Mark, Phase, Wheel};
use yew::prelude::*;

/// A wheel that can be chosen.
#[derive(Properties, PartialEq)]
pub struct WheelTargetProps {
    /// Which one it is.
    pub wheel: Wheel,
    /// What is to be decided.
    pub phase: Phase,
    /// Whether it was chosen.
    pub selected: bool,
    /// Whether a hint points at it.
    pub hinted: bool,
    /// What a person does with it.
    pub on_input: Callback<Input>,
}

/// A wheel as a button, below the links.
#[component]
pub fn WheelTarget(props: &WheelTargetProps) -> Html {
    let WheelTargetProps {
        wheel, on_input, ..
    } = props;
    let wheel = *wheel;
    let class = classes!(
        "wt-target",
        props.selected.then_some("chosen"),
        props.hinted.then_some("hinted"),
    );
    let (enter, leave) = (Input::Hover(Some(wheel)), Input::Hover(None));
    html! {
        <g
            id={format!("wheel-{}", wheel_id(wheel))}
            {class}
            data-wheel={wheel_id(wheel)}
            transform={at(middle(wheel))}
            role="button"
            tabindex="0"
            aria-label={words::wheel_label(wheel, props.phase, props.selected)}
            aria-pressed={props.selected.to_string()}
            onclick={sends(on_input, Input::Tap(wheel))}
            onkeydown={on_press(on_input, Input::Tap(wheel))}
            onpointerenter={sends(on_input, enter)}
            onpointerleave={sends(on_input, leave)}
            onfocus={sends(on_input, enter)}
            onblur={sends(on_input, leave)}
        >
            <circle class="hit" r="99" />
            <use class="wt-way" href="#wt-way" />
        </g>
    }
}

/// The links, as far as they can be used.
#[derive(Properties, PartialEq)]
pub struct LinkTargetsProps {
    /// What the links are drawn from.
    pub links: LinkView,
    /// The wheel of the one to act here, if anybody is.
    pub mark: Option<Mark>,
    /// Those of A, B and the common link that can be triggered now.
    pub legal: Vec<Link>,
    /// Those at which a hint points.
    pub hinted: Vec<Link>,
    /// What a person does with them.
    pub on_input: Callback<Input>,
}

/// All links, those of the one to act as buttons.
#[component]
pub fn LinkTargets(props: &LinkTargetsProps) -> Html {
    let links = props.links;
    let targets = links.contacts().map(|contact| {
        match props.mark.filter(|mark| contact.is_of(*mark)) {
            None => html! { <g key={contact.id()} aria-hidden="true">{ link_badge(links, contact) }</g> },
            Some(mark) => props.target(contact, mark),
        }
    });
    html! { <>{ for targets }</> }
}

impl LinkTargetsProps {
    /// A link as a button.
    fn target(&self, contact: Contact, mark: Mark) -> Html {
        let (links, link) = (self.links, contact.link);
        let does = turn_plan::says(&links.wheels, contact, mark, !links.duel);
        let shared = link == Link::Common && links.duel;
        let mut label = words::link_says(link, links.wheels.link(mark, link), &does, shared);
        if self.legal.contains(&link) {
            label.push_str(" Use it.");
        }
        let hinted = self.hinted.contains(&link).then_some("hinted");
        let id = format!("link-{}", link_id(link));
        let trigger = Input::Act(Action::Trigger(link));
        html! {
            <g
                // Not the key of a mere badge: a button that can no longer be used loses the focus.
                key={id.clone()}
                {id}
                class={classes!("wt-target-link", hinted)}
                data-link={link_id(link)}
                role="button"
                tabindex="0"
                aria-label={label}
                onclick={sends(&self.on_input, trigger)}
                onkeydown={on_press(&self.on_input, trigger)}
            >
                { link_badge(links, contact) }
                <circle class="hit" r="30" transform={at(contact.badge())} />
            </g>
        }
    }
}

/// Any event of a kind does the same.
pub fn sends<E: 'static>(on_input: &Callback<Input>, input: Input) -> Callback<E> {
    on_input.reform(move |_| input)
}

/// Enter and Space do the same as a tap.
fn on_press(on_input: &Callback<Input>, input: Input) -> Callback<KeyboardEvent> {
    let on_input = on_input.clone();
    Callback::from(move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            on_input.emit(input);
        }
    })
}
