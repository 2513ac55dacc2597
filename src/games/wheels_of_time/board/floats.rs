//! What is gained and lost rises from where it comes of, and dice are thrown.

use super::movement::{Movement, Sign, Throw};
use super::view::{Contact, at, middle};
use super::{dice, icons};
use crate::games::BoardProps;
use crate::games::wheels_of_time::text;
use crate::parts;
use rules::games::wheels_of_time::{Event, Link, Mark, Wheel, WheelsOfTime};
use yew::prelude::*;

/// What is gained and lost, each on its way to the side of its city.
pub fn floats(state: &WheelsOfTime, props: &BoardProps<WheelsOfTime>, movement: &Movement) -> Html {
    if !props.view.moving {
        return html! {};
    }
    let floats = movement.floats().enumerate().map(|(place, (beat, float))| {
        let mark = state.mark(float.seat);
        let from = match float.link {
            // What both have of the common link goes to both sides.
            Some(Link::Common) if !state.is_solo() => match mark {
                Mark::One => (-60, 58),
                Mark::Two => (60, 58),
            },
            Some(link) => Contact::at(mark, link).badge(),
            None => middle(Wheel::Player(mark)),
        };
        let to = match mark {
            Mark::One => "to-one",
            Mark::Two => "to-two",
        };
        let (sign, says) = match float.sign {
            Sign::Plus => ("plus", "+1"),
            Sign::Full => ("full", "full"),
            Sign::Minus => ("minus", "−1"),
        };
        html! {
            <g key={format!("{}-{place}", props.view.ply)} transform={at(from)}>
                <g class={format!("wt-float {to} {sign} beat-{beat}")}>
                    <path class="wt-float-face" d="M-38 -17H38A17 17 0 0 1 38 17H-38A17 17 0 0 1 -38 -17Z" />
                    { icons::placed(icons::item(float.item), (-24, 0), 28) }
                    <text x="18" y="8">{ says }</text>
                </g>
            </g>
        }
    });
    html! { <g class="wt-floats" aria-hidden="true">{ for floats }</g> }
}

/// The dice that were thrown; the last one stays.
pub fn dice(movement: &Movement, props: &BoardProps<WheelsOfTime>) -> Html {
    let thrown: Vec<(u8, Throw)> = movement.dice().collect();
    let last = thrown.len().saturating_sub(1);
    let dice = thrown
        .into_iter()
        .enumerate()
        .map(|(place, (beat, throw))| {
            let class = match (props.view.moving, place == last) {
                (true, true) => format!("wt-throw stays beat-{beat}"),
                (true, false) => format!("wt-throw goes beat-{beat}"),
                (false, true) => "wt-throw".to_owned(),
                (false, false) => return html! {},
            };
            html! { <div key={format!("{}-{place}", props.view.ply)} {class}>
                { dice::die(throw.die.number()) }
                if throw.disaster { { parts::span("wt-throw-name", text::disaster(throw.die)) } }
            </div> }
        });
    html! { <div class="wt-dice" aria-hidden="true">{ for dice }</div> }
}

/// The link that the last action used.
pub fn used(state: &WheelsOfTime, events: &[Event]) -> Option<Contact> {
    events.iter().find_map(|event| match event {
        Event::Triggered { seat, link } => Some(Contact::at(state.mark(*seat), *link)),
        _ => None,
    })
}

/// Several drawings one beside the other.
pub fn icons(drawings: &[&'static str]) -> Html {
    parts::all(
        drawings
            .iter()
            .map(|drawing| icons::icon(drawing))
            .collect(),
    )
}
