//! The five links: a clasp around the two symbols that meet, and beside it a
//! badge that shows what they do together, and to whom.

use super::forecast::{effect, taker};
use super::geometry::{Contact, at};
use super::icons::{self, placed};
use super::seat_shape::seat_shape;
use records::Colour;
use rules::games::wheels_of_time::{Effect, Event, Link, Mark, Pair, Wheels, WheelsOfTime};
use yew::prelude::*;

/// What the links are drawn from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LinkView {
    /// How the wheels lie.
    pub wheels: Wheels,
    /// Whose links stand out: those of this player wheel.
    pub mine: Option<Mark>,
    /// Whether there are two players. A lone player's opponent has no links.
    pub duel: bool,
    /// The colours of the players of wheels 1 and 2.
    pub owners: [Option<Colour>; 2],
    /// The link that was just triggered.
    pub used: Option<Contact>,
    /// Two own links that make a building together.
    pub pair: Option<Pair>,
}

impl LinkView {
    /// The links that count.
    pub fn contacts(self) -> impl Iterator<Item = Contact> {
        let counts = move |contact: &Contact| self.duel || contact.is_of(Mark::One);
        Contact::ALL.into_iter().filter(counts)
    }

    /// Whether it is one of the links that stand out.
    pub fn is_mine(self, contact: Contact) -> bool {
        self.mine.is_some_and(|mark| contact.is_of(mark))
    }

    /// Whether it is half of a building that can be made of two links.
    fn joins(self, contact: Contact) -> bool {
        let pair = self.pair.filter(|_| self.is_mine(contact));
        pair.is_some_and(|pair| pair.links().contains(&contact.link))
    }

    fn class(self, contact: Contact, class: &'static str) -> Classes {
        classes!(
            class,
            self.is_mine(contact).then_some("mine"),
            self.joins(contact).then_some("joins"),
            kind(effect(&self.wheels, contact)),
        )
    }
}

/// The link that the last action triggered.
pub fn triggered(state: &WheelsOfTime, events: &[Event]) -> Option<Contact> {
    events.iter().find_map(|event| match event {
        Event::Triggered { seat, link } => Some(Contact::at(state.mark(*seat), *link)),
        _ => None,
    })
}

/// The class of what a link does.
pub const fn kind(effect: Effect) -> &'static str {
    match effect {
        Effect::Nothing => "nothing",
        Effect::Pair => "half",
        Effect::Gives(_) => "gives",
        Effect::Danger(_) => "danger",
        Effect::Disaster => "disaster",
    }
}

/// What the links are drawn from.
#[derive(Properties, PartialEq)]
pub struct LinksProps {
    /// The links.
    pub links: LinkView,
    /// Whether badges are drawn, too, without anything to act on.
    #[prop_or_default]
    pub badges: bool,
}

/// The clasps of all links, which lie above the wheels, and their badges.
#[component]
pub fn Links(props: &LinksProps) -> Html {
    let links = props.links;
    let clasps = links.contacts().map(|contact| {
        let shape = match contact.link {
            Link::Common => "#wt-clasp-common",
            _ => "#wt-clasp",
        };
        let (x, y) = contact.teeth();
        let (to_x, to_y) = contact.badge();
        let arm = format!("M{x} {y}L{to_x} {to_y}");
        let mut class = links.class(contact, "wt-clasp");
        class.push((links.used == Some(contact)).then_some("used"));
        html! {
            <g key={contact.id()} {class}>
                <path class="wt-arm-edge" d={arm.clone()} />
                <path class="wt-arm" d={arm} />
                <g transform={at((x, y))}>
                    <g transform={contact.along()}>
                        <use class="wt-band-edge" href={shape} />
                        <use class="wt-band" href={shape} />
                    </g>
                </g>
            </g>
        }
    });
    let badges = links.contacts().filter(|_| props.badges);
    let badges = badges.map(|contact| link_badge(links, contact));
    html! { <><>{ for clasps }</><>{ for badges }</></> }
}

/// What a link does, around its place, and whose it is.
pub fn link_badge(links: LinkView, contact: Contact) -> Html {
    let (x, y) = contact.badge();
    let owner = |mark: Mark, place| {
        let colour = links.owners.get(mark as usize).copied().flatten();
        html! { <g transform={at(place)}>{ for colour.map(seat_shape) }</g> }
    };
    let owners = match contact.link {
        Link::Common => html! { <>{ owner(Mark::One, (-25, 2)) }{ owner(Mark::Two, (25, 2)) }</> },
        // On the side away from the wheels.
        _ => owner(
            contact.mark,
            (if x < 0 { -20 } else { 20 }, if y < 0 { 17 } else { -17 }),
        ),
    };
    html! {
        <g class={links.class(contact, "wt-badge")} transform={at((x, y))}>
            <circle class="wt-face" r="25" />
            { effect_drawing(&links.wheels, contact, links.duel, Size::Badge) }
            { owners }
            if links.joins(contact) && contact.link != Link::Common {
                { placed("#wt-item-building", (0, if y < 0 { -29 } else { 29 }), 24) }
            }
        </g>
    }
}

/// How large the effect of a link is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// In a badge.
    Badge,
    /// In a preview.
    Preview,
}

/// What a link does, around the origin.
pub fn effect_drawing(wheels: &Wheels, contact: Contact, duel: bool, size: Size) -> Html {
    let scaled = |length: i32| match size {
        Size::Badge => length,
        Size::Preview => length * 7 / 10,
    };
    match icons::effect(effect(wheels, contact))[..] {
        [one, other] => {
            // In the common danger an arrow points to the city that gains.
            let taker = taker(wheels).filter(|_| duel && contact.link == Link::Common);
            let up = if taker.is_some() { scaled(5) } else { 0 };
            let arrow = taker.map(|taker| match taker {
                Mark::One => "#wt-left",
                Mark::Two => "#wt-right",
            });
            html! {
                <>
                    { placed(one, (-scaled(9), -up - scaled(2)), scaled(21)) }
                    { placed(other, (scaled(9), scaled(3) - up), scaled(20)) }
                    { for arrow.map(|arrow| placed(arrow, (0, scaled(15)), scaled(16))) }
                </>
            }
        }
        [one] => placed(one, (0, 0), scaled(32)),
        _ => html! {},
    }
}
