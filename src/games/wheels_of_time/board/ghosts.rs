//! A preview of one more turn of a wheel: what its links would do then.

use super::forecast::{effect, turned};
use super::geometry::at;
use super::links::{LinkView, Size, effect_drawing, kind};
use rules::games::wheels_of_time::{Link, Wheel};
use yew::prelude::*;

/// What the links would do after one more turn of a wheel.
pub fn ghosts(links: LinkView, wheel: Wheel) -> Html {
    let after = turned(&links.wheels, wheel, 1);
    let touched = links.contacts().filter(|contact| contact.touches(wheel));
    let ghosts = touched.map(|contact| {
        let class = classes!(
            "wt-ghost",
            links.is_mine(contact).then_some("mine"),
            kind(effect(&after, contact)),
        );
        let (x, y) = contact.badge();
        let (to_x, to_y) = contact.ghost();
        html! {
            <>
                if contact.link != Link::Common {
                    <path class="wt-ghost-arm" d={format!("M{x} {y}L{to_x} {to_y}")} />
                }
                <g {class} transform={at((to_x, to_y))}>
                    <circle class="wt-face" r="18" />
                    { effect_drawing(&after, contact, links.duel, Size::Preview) }
                </g>
            </>
        }
    });
    html! { <g class="wt-ghosts" aria-hidden="true">{ for ghosts }</g> }
}
