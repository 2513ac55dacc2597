//! The five links: a clasp around the two symbols, and beside it a badge with
//! their effect and the seats that the link belongs to.

use super::forecast::{danger_taker, effect, wheels_after};
use super::geometry::Contact;
use super::icons::{self, icon_at};
use crate::components;
use crate::games::input::translate;
use records::Colour;
use rules::games::wheels_of_time::{Effect, Link, LinkPair, PlayerWheel, Wheel, Wheels};
use yew::prelude::*;

/// What is shown of the links.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LinkView {
    pub wheels: Wheels,
    /// The player wheel whose links are emphasized.
    pub mine: Option<PlayerWheel>,
    /// Whether there are two players; in a solitaire game wheel 2 has no links of
    /// its own.
    pub two_players: bool,
    /// The colours of the players of wheels 1 and 2.
    pub owners: [Option<Colour>; 2],
    /// Who triggered each link since the person at the screen last acted.
    pub triggered: [Option<Colour>; 5],
    /// Two of the emphasized links that form a building.
    pub pair: Option<LinkPair>,
}

impl LinkView {
    /// The links that players have.
    pub fn contacts(self) -> impl Iterator<Item = Contact> {
        let is_used =
            move |contact: &Contact| self.two_players || contact.belongs_to(PlayerWheel::One);
        Contact::ALL.into_iter().filter(is_used)
    }

    /// The colour of the seat that triggered the link recently.
    fn triggered_by(self, contact: Contact) -> Option<Colour> {
        Contact::ALL
            .into_iter()
            .zip(self.triggered)
            .find_map(|(link, by)| by.filter(|_| link == contact))
    }

    pub fn is_mine(self, contact: Contact) -> bool {
        self.mine
            .is_some_and(|player_wheel| contact.belongs_to(player_wheel))
    }

    /// Whether the link is one of the two that form a building.
    fn is_joinable(self, contact: Contact) -> bool {
        let pair = self.pair.filter(|_| self.is_mine(contact));
        pair.is_some_and(|pair| pair.links().contains(&contact.link))
    }

    fn class(self, contact: Contact, class: &'static str) -> Classes {
        classes!(
            class,
            self.is_mine(contact).then_some("mine"),
            self.is_joinable(contact).then_some("joins"),
            effect_class(effect(&self.wheels, contact)),
        )
    }
}

pub const fn effect_class(effect: Effect) -> &'static str {
    match effect {
        Effect::Nothing => "nothing",
        Effect::HalfBuilding => "half",
        Effect::Gives(_) => "gives",
        Effect::Danger(_) => "danger",
        Effect::Disaster => "disaster",
    }
}

#[derive(Properties, PartialEq)]
pub struct LinksProps {
    pub links: LinkView,
    /// Whether to draw badges too, which cannot be tapped.
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
        let (x, y) = contact.point();
        let (to_x, to_y) = contact.badge();
        let arm = format!("M{x} {y}L{to_x} {to_y}");
        let mut class = links.class(contact, "wt-clasp");
        if let Some(colour) = links.triggered_by(contact) {
            class.push("used recent");
            class.push(colour.id());
        }
        html! {
            <g key={contact.id()} {class}>
                <path class="wt-arm-edge" d={arm.clone()} />
                <path class="wt-arm" d={arm} />
                <g transform={translate((x, y))}>
                    <g transform={contact.rotation()}>
                        <use class="wt-band-edge" href={shape} />
                        <use class="wt-band" href={shape} />
                    </g>
                </g>
            </g>
        }
    });
    let badges = links
        .contacts()
        .filter(|_| props.badges)
        .map(|contact| link_badge(links, contact));
    html! { <><>{ for clasps }</><>{ for badges }</></> }
}

/// The badge of a link: its effect, and the seats that it belongs to.
pub fn link_badge(links: LinkView, contact: Contact) -> Html {
    let (x, y) = contact.badge();
    let owner = |player_wheel: PlayerWheel, position| {
        let colour = links.owners.get(player_wheel as usize).copied().flatten();
        html! { <g transform={translate(position)}>{ for colour.map(seat_shape) }</g> }
    };
    let owners = match contact.link {
        Link::Common => {
            html! { <>{ owner(PlayerWheel::One, (-25, 2)) }{ owner(PlayerWheel::Two, (25, 2)) }</> }
        }
        // On the side away from the wheels.
        _ => owner(
            contact.player_wheel,
            (if x < 0 { -20 } else { 20 }, if y < 0 { 17 } else { -17 }),
        ),
    };
    html! {
        <g class={links.class(contact, "wt-badge")} transform={translate((x, y))}>
            <circle class="wt-face" r="25" />
            { effect_drawing(&links.wheels, contact, links.two_players, Size::Badge) }
            { owners }
            if links.is_joinable(contact) && contact.link != Link::Common {
                { icon_at("#wt-item-building", (0, if y < 0 { -29 } else { 29 }), 24) }
            }
        </g>
    }
}

/// How large the effect of a link is drawn.
#[derive(Clone, Copy)]
enum Size {
    Badge,
    Preview,
}

/// The effect of a link, centred on the origin.
fn effect_drawing(wheels: &Wheels, contact: Contact, two_players: bool, size: Size) -> Html {
    let scaled = |length: i32| match size {
        Size::Badge => length,
        Size::Preview => length * 7 / 10,
    };
    match icons::effect(effect(wheels, contact))[..] {
        [one, other] => {
            // At a common danger an arrow points to the city that gains.
            let taker =
                danger_taker(wheels).filter(|_| two_players && contact.link == Link::Common);
            let up = if taker.is_some() { scaled(5) } else { 0 };
            let arrow = taker.map(|taker| match taker {
                PlayerWheel::One => "#wt-left",
                PlayerWheel::Two => "#wt-right",
            });
            html! {
                <>
                    { icon_at(one, (-scaled(9), -up - scaled(2)), scaled(21)) }
                    { icon_at(other, (scaled(9), scaled(3) - up), scaled(20)) }
                    { for arrow.map(|arrow| icon_at(arrow, (0, scaled(15)), scaled(16))) }
                </>
            }
        }
        [one] => icon_at(one, (0, 0), scaled(32)),
        _ => html! {},
    }
}

/// The effects of the links that one more turn of a wheel would change.
pub fn ghosts(links: LinkView, wheel: Wheel) -> Html {
    let after = wheels_after(&links.wheels, wheel, 1);
    let affected = links.contacts().filter(|contact| contact.touches(wheel));
    let ghosts = affected.map(|contact| {
        let class = classes!(
            "wt-ghost",
            links.is_mine(contact).then_some("mine"),
            effect_class(effect(&after, contact)),
        );
        let (x, y) = contact.badge();
        let (to_x, to_y) = contact.ghost();
        html! {
            <>
                if contact.link != Link::Common {
                    <path class="wt-ghost-arm" d={format!("M{x} {y}L{to_x} {to_y}")} />
                }
                <g {class} transform={translate((to_x, to_y))}>
                    <circle class="wt-face" r="18" />
                    { effect_drawing(&after, contact, links.two_players, Size::Preview) }
                </g>
            </>
        }
    });
    html! { <g class="wt-ghosts" aria-hidden="true">{ for ghosts }</g> }
}

/// The mark of a seat as a part of the picture, centred on the origin.
pub fn seat_shape(colour: Colour) -> Html {
    html! {
        <path
            class={classes!("seat-mark", colour.id())}
            d={components::seat_shape(colour)}
            transform="translate(-8.4 -8.4) scale(.7)"
        />
    }
}
