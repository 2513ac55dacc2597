//! The buttons in the picture: wheels, and the links of the player to act.

use super::geometry::{Contact, centre, translate};
use super::interaction::Input;
use super::links::{LinkView, link_badge};
use super::turn_plan;
use crate::hooks::{is_press, on_hover};
use rules::games::wheels_of_time::{Action, Link, Phase, PlayerWheel, Wheel};
use text::Locale;
use text::games::wheels_of_time::board as board_text;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct WheelTargetProps {
    pub locale: Locale,
    pub wheel: Wheel,
    /// The phase, which decides what the button does.
    pub phase: Phase,
    /// Whether the wheel is selected.
    pub selected: bool,
    /// Whether a hint points at it.
    pub hinted: bool,
    pub on_input: Callback<Input>,
}

/// A wheel as a button, drawn below the links.
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
            id={format!("wheel-{}", wheel.code())}
            {class}
            data-wheel={wheel.code()}
            transform={translate(centre(wheel))}
            role="button"
            tabindex="0"
            aria-label={board_text::wheel_label(props.locale, wheel, props.phase, props.selected)}
            aria-pressed={props.selected.to_string()}
            onclick={send_on(on_input, Input::Tap(wheel))}
            onkeydown={on_press(on_input, Input::Tap(wheel))}
            onpointerenter={on_hover(on_input, enter)}
            onpointerleave={on_hover(on_input, leave)}
            onfocus={send_on(on_input, enter)}
            onblur={send_on(on_input, leave)}
        >
            <circle class="hit" r="99" />
            <use class="wt-way" href="#wt-way" />
        </g>
    }
}

/// A wheel that cannot be chosen now: the pointer is told why not.
pub fn other_wheel(wheel: Wheel, action: Action, on_input: &Callback<Input>) -> Html {
    html! {
        <circle
            key={format!("other-{}", wheel.code())}
            class="hit"
            data-other={wheel.code()}
            r="99"
            transform={translate(centre(wheel))}
            onclick={send_on(on_input, Input::Explain(action))}
        />
    }
}

#[derive(Properties, PartialEq)]
pub struct LinkTargetsProps {
    pub locale: Locale,
    /// What is shown of the links.
    pub links: LinkView,
    /// The wheel of the player to act here, if any.
    pub player_wheel: Option<PlayerWheel>,
    /// Whether links are triggered in this phase.
    pub can_trigger: bool,
    /// The links that can be triggered now.
    pub legal: Vec<Link>,
    /// The links that a hint points at.
    pub hinted: Vec<Link>,
    pub on_input: Callback<Input>,
}

/// All links, those of the player to act as buttons while they are triggered.
#[component]
pub fn LinkTargets(props: &LinkTargetsProps) -> Html {
    let links = props.links;
    let targets = links.contacts().map(|contact| {
        match props.player_wheel.filter(|player_wheel| contact.belongs_to(*player_wheel)) {
            Some(player_wheel) if props.can_trigger => props.target(contact, player_wheel),
            mine => {
                let explain = Input::Explain(Action::Trigger(contact.link));
                let onclick = mine.map(|_| send_on(&props.on_input, explain));
                html! { <g key={contact.id()} aria-hidden="true" {onclick}>{ link_badge(links, contact) }</g> }
            }
        }
    });
    html! { <>{ for targets }</> }
}

impl LinkTargetsProps {
    /// A link as a button.
    fn target(&self, contact: Contact, player_wheel: PlayerWheel) -> Html {
        let (links, link) = (self.links, contact.link);
        let effect =
            turn_plan::shown_effect(&links.wheels, contact, player_wheel, !links.two_players);
        let is_shared = link == Link::Common && links.two_players;
        let label = board_text::link_label(
            self.locale,
            link,
            links.wheels.link_symbols(player_wheel, link),
            effect,
            is_shared,
            self.legal.contains(&link),
        );
        let hinted = self.hinted.contains(&link).then_some("hinted");
        let id = format!("link-{}", link.code());
        let trigger = Input::Act(Action::Trigger(link));
        html! {
            <g
                // Not the key of a mere badge: a button that turns into a badge loses the focus.
                key={id.clone()}
                {id}
                class={classes!("wt-target-link", hinted)}
                data-link={link.code()}
                role="button"
                tabindex="0"
                aria-label={label}
                onclick={send_on(&self.on_input, trigger)}
                onkeydown={on_press(&self.on_input, trigger)}
            >
                { link_badge(links, contact) }
                <circle class="hit" r="42" transform={translate(contact.badge())} />
            </g>
        }
    }
}

/// A callback that sends the input on any event.
pub fn send_on<E: 'static>(on_input: &Callback<Input>, input: Input) -> Callback<E> {
    on_input.reform(move |_| input)
}

/// A callback that sends the input on Enter and Space.
fn on_press(on_input: &Callback<Input>, input: Input) -> Callback<KeyboardEvent> {
    let on_input = on_input.clone();
    Callback::from(move |event: KeyboardEvent| {
        if is_press(&event) {
            event.prevent_default();
            on_input.emit(input);
        }
    })
}
