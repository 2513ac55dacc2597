//! What can be tapped in the picture: wheels, and the links of the one to act.

use super::geometry::{Contact, at, link_id, middle, wheel_id};
use super::interaction::Input;
use super::links::{LinkBadge, LinkView};
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
    let wheel = props.wheel;
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
            onclick={props.on_input.reform(move |_| Input::Tap(wheel))}
            onkeydown={on_press(&props.on_input, Input::Tap(wheel))}
            onpointerenter={props.on_input.reform(move |_| enter)}
            onpointerleave={props.on_input.reform(move |_| leave)}
            onfocus={props.on_input.reform(move |_| enter)}
            onblur={props.on_input.reform(move |_| leave)}
        >
            <circle class="hit" r="99" />
            <use class="wt-way" href="#wt-way" />
        </g>
    }
}

/// A link of the one to act.
#[derive(Properties, PartialEq)]
pub struct LinkTargetProps {
    /// What the links are drawn from.
    pub links: LinkView,
    /// Which one it is.
    pub contact: Contact,
    /// The wheel of the one to act.
    pub mark: Mark,
    /// Whether it can be triggered now.
    pub legal: bool,
    /// Whether a hint points at it.
    pub hinted: bool,
    /// What a person does with it.
    pub on_input: Callback<Input>,
}

/// A link as a button.
#[component]
pub fn LinkTarget(props: &LinkTargetProps) -> Html {
    let (links, contact, mark) = (props.links, props.contact, props.mark);
    let link = contact.link;
    let does = turn_plan::says(&links.wheels, contact, mark, !links.duel);
    let shared = link == Link::Common && links.duel;
    let mut label = words::link_says(link, links.wheels.link(mark, link), &does, shared);
    if props.legal {
        label.push_str(" Use it.");
    }
    let trigger = Input::Act(Action::Trigger(link));
    html! {
        <g
            id={format!("link-{}", link_id(link))}
            class={classes!("wt-target-link", props.hinted.then_some("hinted"))}
            data-link={link_id(link)}
            role="button"
            tabindex="0"
            aria-label={label}
            onclick={props.on_input.reform(move |_| trigger)}
            onkeydown={on_press(&props.on_input, trigger)}
        >
            <LinkBadge {links} {contact} />
            <circle class="hit" r="30" transform={at(contact.badge())} />
        </g>
    }
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
