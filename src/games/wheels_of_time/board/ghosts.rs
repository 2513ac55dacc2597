//! A preview of the links after one more turn of a wheel.

use super::forecast::{effect, wheels_after};
use super::geometry::translate;
use super::links::{LinkView, Size, effect_class, effect_drawing};
use rules::games::wheels_of_time::{Link, Wheel};
use yew::prelude::*;

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
