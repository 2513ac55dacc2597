//! The five links: a clasp around the two symbols that meet, and beside it
//! what they do together, and to whom.

use super::forecast::{effect, taker, turned};
use super::icons::{self, placed};
use super::view::{Contact, Point, at};
use crate::parts;
use rules::games::wheels_of_time::{Effect, Item, Link, Mark, Pair, Wheel, Wheels};
use yew::prelude::*;

/// What is drawn of the links.
pub struct Links<'a> {
    /// How the wheels lie.
    pub wheels: &'a Wheels,
    /// Whose links stand out: those of the wheel of the one to act.
    pub mine: Option<Mark>,
    /// Whether there are two players: who takes in a common danger.
    pub duel: bool,
    /// The marks of the players of wheels 1 and 2.
    pub marks: &'a [Option<Html>; 2],
    /// What is turned in thought.
    pub tried: Option<Wheel>,
    /// A link that was just used.
    pub used: Option<Contact>,
    /// Two links that make a building together.
    pub pair: Option<Pair>,
}

impl Links<'_> {
    /// The contacts that matter: a lone player's opponent has no links.
    pub fn contacts(&self) -> impl Iterator<Item = Contact> {
        let duel = self.duel;
        let matters = move |contact: &Contact| duel || contact.is_of(Mark::One);
        Contact::ALL.into_iter().filter(matters)
    }

    /// Whether it is half of a building that can be made of two links.
    fn joins(&self, contact: Contact) -> bool {
        let mine = self.mine.is_some_and(|mark| contact.is_of(mark));
        mine && self
            .pair
            .is_some_and(|pair| pair.links().contains(&contact.link))
    }

    fn class(&self, contact: Contact, class: &'static str) -> String {
        let mine = self.mine.is_some_and(|mark| contact.is_of(mark));
        let class = parts::class(class, mine, "mine");
        let joins = self.joins(contact);
        let class = parts::join(&class, if joins { "joins" } else { "" });
        parts::join(&class, kind(effect(self.wheels, contact)))
    }

    /// The clasps, above the wheels.
    pub fn clasps(&self) -> Html {
        let clasps = self.contacts().map(|contact| {
            let shape = match contact.link {
                Link::Common => "#wt-clasp-common",
                _ => "#wt-clasp",
            };
            let (x, y) = contact.teeth();
            let (to_x, to_y) = contact.badge();
            let arm = format!("M{x} {y}L{to_x} {to_y}");
            let used = self.used == Some(contact);
            html! {
                <g class={parts::join(&self.class(contact, "wt-clasp"), if used { "used" } else { "" })}>
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
        clasps.collect()
    }

    /// What a link does, around its place.
    pub fn badge(&self, contact: Contact) -> Html {
        let marks = self.owners(contact);
        html! {
            <g class={self.class(contact, "wt-badge")} transform={at(contact.badge())}>
                <circle class="wt-face" r="25" />
                { deed(self.wheels, contact, self.duel, 2) }
                { for marks }
                if self.joins(contact) && contact.link != Link::Common {
                    { placed("#wt-item-building", (0, if contact.badge().1 < 0 { -29 } else { 29 }), 24) }
                }
            </g>
        }
    }

    fn owners(&self, contact: Contact) -> Vec<Html> {
        let placed = |mark: Mark, place: Point| {
            let shape = self.marks.get(mark as usize).cloned().flatten();
            html! { <g transform={at(place)}>{ for shape }</g> }
        };
        let (x, y) = contact.badge();
        match contact.link {
            Link::Common => vec![placed(Mark::One, (-25, 2)), placed(Mark::Two, (25, 2))],
            // On the side away from the wheels.
            _ => vec![placed(
                contact.mark,
                (if x < 0 { -20 } else { 20 }, if y < 0 { 17 } else { -17 }),
            )],
        }
    }

    /// What the links would do after one more turn of what is turned in
    /// thought.
    pub fn ghosts(&self) -> Html {
        let Some(wheel) = self.tried else {
            return html! {};
        };
        let after = turned(self.wheels, wheel, 1);
        let touched = self.contacts().filter(|contact| contact.touches(wheel));
        let ghosts = touched.map(|contact| {
            let mine = self.mine.is_some_and(|mark| contact.is_of(mark));
            let class = parts::class("wt-ghost", mine, "mine");
            let (x, y) = contact.badge();
            let (to_x, to_y) = contact.ghost();
            html! {
                <>
                    if contact.link != Link::Common {
                        <path class="wt-ghost-arm" d={format!("M{x} {y}L{to_x} {to_y}")} />
                    }
                    <g class={parts::join(&class, kind(effect(&after, contact)))} transform={at(contact.ghost())}>
                        <circle class="wt-face" r="18" />
                        { deed(&after, contact, self.duel, 1) }
                    </g>
                </>
            }
        });
        html! { <g class="wt-ghosts" aria-hidden="true">{ for ghosts }</g> }
    }
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

/// The drawings of what a link does, one beside the other.
pub fn drawings(effect: Effect) -> Vec<&'static str> {
    match effect {
        Effect::Nothing => vec!["#wt-nothing"],
        Effect::Pair => vec!["#wt-half"],
        Effect::Gives(item) => vec![icons::item(item)],
        Effect::Danger(good) => vec!["#wt-skull", icons::item(Item::Good(good))],
        Effect::Disaster => vec!["#wt-skull", "#wt-skull"],
    }
}

/// What a link does, around a point: large in a badge, small in a ghost.
fn deed(wheels: &Wheels, contact: Contact, duel: bool, scale: i32) -> Html {
    let effect = effect(wheels, contact);
    let size = |size: i32| if scale == 2 { size } else { size * 7 / 10 };
    let mut shown = Vec::new();
    match drawings(effect)[..] {
        [one, other] => {
            // In the common danger the arrow leads from one city to the other.
            let taker = taker(wheels).filter(|_| duel && contact.link == Link::Common);
            let up = if taker.is_some() { size(5) } else { 0 };
            shown.push(placed(one, (-size(9), -up - size(2)), size(21)));
            shown.push(placed(other, (size(9), size(3) - up), size(20)));
            if let Some(taker) = taker {
                let arrow = match taker {
                    Mark::One => "#wt-left",
                    Mark::Two => "#wt-right",
                };
                shown.push(placed(arrow, (0, size(15)), size(16)));
            }
        }
        [one] => shown.push(placed(one, (0, 0), size(32))),
        _ => {}
    }
    parts::all(shown)
}
