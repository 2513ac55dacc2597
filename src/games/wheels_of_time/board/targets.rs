//! What can be tapped in the picture: wheels, and the links of the one to act.

use super::links::Links;
use super::plan;
use super::view::{at, middle};
use crate::games::wheels_of_time::text::board as words;
use crate::parts;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Action, Link, Mark, Wheel, WheelsOfTime};
use yew::prelude::*;

/// What the places in the picture are given.
pub struct Targets<'a> {
    /// The state.
    pub state: &'a WheelsOfTime,
    /// The wheels that can be chosen.
    pub wheels: Vec<Wheel>,
    /// The links that can be used: those of this wheel.
    pub links: Option<Mark>,
    /// The wheel that was chosen.
    pub chosen: Option<Wheel>,
    /// What is pointed at.
    pub hint: Option<Action>,
    /// A wheel was tapped.
    pub tap: Callback<Wheel>,
    /// A link was tapped.
    pub use_link: Callback<Link>,
    /// The pointer or the keyboard is on a wheel, or left it.
    pub over: Callback<Option<Wheel>>,
}

/// The name of a wheel in the page.
pub const fn wheel_id(wheel: Wheel) -> &'static str {
    match wheel {
        Wheel::Player(Mark::One) => "1",
        Wheel::Player(Mark::Two) => "2",
        Wheel::A => "A",
        Wheel::B => "B",
    }
}

/// The name of a link in the page.
pub const fn link_id(link: Link) -> &'static str {
    match link {
        Link::A => "A",
        Link::B => "B",
        Link::Common => "C",
    }
}

impl Targets<'_> {
    /// Wheels as buttons, below the links.
    pub fn wheels(&self) -> Html {
        self.wheels.iter().map(|wheel| self.wheel(*wheel)).collect()
    }

    fn wheel(&self, wheel: Wheel) -> Html {
        let chosen = self.chosen == Some(wheel);
        let hinted = match self.hint {
            Some(Action::Turn(hinted)) => hinted == wheel,
            Some(Action::Place { wheel: hinted, .. }) => hinted == wheel,
            Some(Action::Take(mark)) => Wheel::Player(mark) == wheel,
            _ => false,
        };
        let class = parts::class("wt-target", chosen, "chosen");
        let class = parts::join(&class, if hinted { "hinted" } else { "" });
        let over = |to: Option<Wheel>| {
            let over = self.over.clone();
            Callback::from(move |_: PointerEvent| over.emit(to))
        };
        let focus = |to: Option<Wheel>| {
            let over = self.over.clone();
            Callback::from(move |_: FocusEvent| over.emit(to))
        };
        html! {
            <g
                key={wheel_id(wheel)}
                id={["wheel-", wheel_id(wheel)].concat()}
                {class}
                data-wheel={wheel_id(wheel)}
                transform={at(middle(wheel))}
                role="button"
                tabindex="0"
                aria-label={words::wheel_label(wheel, self.state.phase(), chosen)}
                aria-pressed={chosen.to_string()}
                onclick={tapped(&self.tap, wheel)}
                onkeydown={pressed(&self.tap, wheel)}
                onpointerenter={over(Some(wheel))}
                onpointerleave={over(None)}
                onfocus={focus(Some(wheel))}
                onblur={focus(None)}
            >
                <circle class="hit" r="99" />
                <use class="wt-way" href="#wt-way" />
            </g>
        }
    }

    /// The links of all, those of the one to act as buttons.
    pub fn links(&self, links: &Links<'_>) -> Html {
        let all = links.contacts().map(|contact| {
            let badge = links.badge(contact);
            let Some(mark) = self.links.filter(|mark| contact.is_of(*mark)) else {
                return html! { <g key={contact.id()} aria-hidden="true">{ badge }</g> };
            };
            let link = contact.link;
            let hinted = match self.hint {
                Some(Action::Trigger(hinted)) => hinted == link,
                Some(Action::Join(pair)) => pair.links().contains(&link),
                _ => false,
            };
            let wheels = self.state.wheels();
            let alone = self.state.is_solo();
            let does = plan::says(wheels, contact, mark, alone);
            let shared = link == Link::Common && !alone;
            let label = words::link_says(link, wheels.link(mark, link), &does, shared);
            let can = self.state.check(Action::Trigger(link)).is_ok();
            let label = if can {
                [&label, " Use it."].concat()
            } else {
                label
            };
            html! {
                <g
                    key={contact.id()}
                    id={["link-", link_id(link)].concat()}
                    class={parts::class("wt-target-link", hinted, "hinted")}
                    data-link={link_id(link)}
                    role="button"
                    tabindex="0"
                    aria-label={label}
                    onclick={tapped(&self.use_link, link)}
                    onkeydown={pressed(&self.use_link, link)}
                >
                    { badge }
                    <circle class="hit" r="30" transform={at(contact.badge())} />
                </g>
            }
        });
        all.collect()
    }
}

fn tapped<T: Copy + 'static>(tap: &Callback<T>, what: T) -> Callback<MouseEvent> {
    let tap = tap.clone();
    Callback::from(move |_| tap.emit(what))
}

/// Enter and Space do the same as a tap.
fn pressed<T: Copy + 'static>(tap: &Callback<T>, what: T) -> Callback<KeyboardEvent> {
    let tap = tap.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" || event.key() == " " {
            event.prevent_default();
            tap.emit(what);
        }
    })
}
