//! Marks of turned wheels and triggered links since the person at the screen last acted.

use super::geometry::{Contact, centre};
use crate::components::recent_outline;
use crate::games::ViewOptions;
use crate::games::input::translate;
use records::Colour;
use rules::games::wheels_of_time::{Event, Wheel, WheelsOfTime};
use yew::prelude::*;

/// Who triggered each link, in the order of [`Contact::ALL`].
pub fn triggered(
    state: &WheelsOfTime,
    view: &ViewOptions,
    events: &[Event],
) -> [Option<Colour>; 5] {
    Contact::ALL.map(|contact| {
        events.iter().find_map(|event| match *event {
            Event::Triggered { seat, link } => {
                let is_same = Contact::of_link(state.player_wheel(seat), link) == contact;
                is_same.then(|| view.colour(seat))
            }
            _ => None,
        })
    })
}

/// The wheels that players turned, and the colour of who did.
pub fn turns(view: &ViewOptions, events: &[Event]) -> Vec<(Wheel, Colour)> {
    events
        .iter()
        .filter_map(|event| match *event {
            Event::Turned { seat, wheel } => Some((wheel, view.colour(seat))),
            _ => None,
        })
        .collect()
}

#[derive(Properties, PartialEq)]
pub struct RecentTurnsProps {
    /// The wheels that were turned, once for each time.
    pub turns: Vec<(Wheel, Colour)>,
}

/// An arrow along the rim of each turned wheel, with the number of turns where it is more than one.
#[component]
pub fn RecentTurns(props: &RecentTurnsProps) -> Html {
    let arrows = Wheel::ALL.into_iter().filter_map(|wheel| {
        let mut turns = props.turns.iter().filter(|(turned, _)| *turned == wheel);
        let (_, colour) = turns.next()?;
        let times = 1 + turns.count();
        Some(html! {
            <g transform={translate(centre(wheel))}>
                { recent_outline(*colour, "M-30-39A49 49 0 0 1 30-39M33-52L31-38L17-38", String::new()) }
                if times > 1 {
                    <text class={classes!("recent", "times", colour.id())} y="-46">{ format!("{times}×") }</text>
                }
            </g>
        })
    });
    html! { <g class="wt-recent" aria-hidden="true">{ for arrows }</g> }
}
