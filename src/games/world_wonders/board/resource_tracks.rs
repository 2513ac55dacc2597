//! A resource board: the three tracks with the people they bring, and the
//! population with its rings.

use super::{shapes, signs};
use crate::games::ViewOptions;
use crate::games::world_wonders::same::Same;
use crate::games::world_wonders::text::board as words;
use rules::Seat;
use rules::games::world_wonders::{
    Event, POPULATION_END, RESOURCE_END, RINGS, Resource, SYMBOLS, WorldWonders, rings,
};
use std::rc::Rc;
use yew::prelude::*;

/// What the last action brought a seat: steps of the three resources, and
/// people.
pub fn gained(events: &[Event], seat: Seat) -> [u8; 4] {
    let mut gained = [0; 4];
    for event in events {
        match *event {
            Event::Produced { seat: to, steps } if to == seat => {
                gained[..3].copy_from_slice(&steps);
            }
            Event::Grew { seat: to, by, .. } if to == seat => gained[3] = by,
            _ => {}
        }
    }
    gained
}

#[derive(Properties, PartialEq)]
pub struct ResourceTracksProps {
    pub state: Same<WorldWonders>,
    pub view: Rc<ViewOptions>,
    /// Whose board.
    pub seat: Seat,
    /// What the last action brought, see [`gained`].
    pub gained: [u8; 4],
}

/// The resource board of a seat.
#[component]
pub fn ResourceTracks(props: &ResourceTracksProps) -> Html {
    let ResourceTracksProps {
        state, view, seat, ..
    } = props;
    let city = state.city(*seat);
    let board_b = state.variant().board_b;
    let symbols = &SYMBOLS[usize::from(board_b)];
    let resources = Resource::ALL.into_iter().zip(city.tracks()).zip(symbols);
    let resources = resources
        .zip(props.gained)
        .map(|(((of, at), marks), gain)| {
            html! {
                <Track
                    sign={shapes::resource_sign(of)}
                    says={words::track(board_b, of, at)}
                    {at}
                    end={RESOURCE_END}
                    marks={marks.as_slice()}
                    mark="#ww-people"
                    {gain}
                    moving={view.moving}
                    ply={view.ply}
                />
            }
        });
    let people = city.population();
    html! {
        <ul class="ww-tracks" aria-label="Resources and population">
            { for resources }
            <Track
                sign="#ww-people"
                says={words::population(view.words, people, rings(people))}
                at={people}
                end={POPULATION_END}
                marks={RINGS.as_slice()}
                mark="#ww-ring"
                gain={props.gained[3]}
                moving={view.moving}
                ply={view.ply}
            />
        </ul>
    }
}

#[derive(Properties, PartialEq)]
struct TrackProps {
    /// The symbol of what is counted.
    sign: &'static str,
    /// How it stands, for the ear.
    says: AttrValue,
    /// The space of the marker, and the last space.
    at: u8,
    end: u8,
    /// Spaces that bring something, and its symbol.
    marks: &'static [u8],
    mark: &'static str,
    /// What the last action brought.
    gain: u8,
    /// Whether that is to be seen as a movement.
    moving: bool,
    ply: usize,
}

/// A track of the board.
#[component]
fn Track(props: &TrackProps) -> Html {
    let spaces = (0..=props.end).map(|space| {
        let reached = (space <= props.at).then_some("reached");
        let here = (space == props.at).then_some("here");
        html! {
            <span class={classes!("ww-space-of", reached, here)}>
                if here.is_some() {
                    <b>{ props.at }</b>
                } else if props.marks.contains(&space) {
                    { signs::sign(props.mark) }
                }
            </span>
        }
    });
    // Another element each time: its movement begins anew.
    let gain = (props.gain > 0).then(|| {
        let comes = props.moving.then_some("comes");
        html! { <b key={props.ply} class={classes!("ww-gain", comes)}>{ format!("+{}", props.gain) }</b> }
    });
    let gain: Html = gain.into_iter().collect();
    html! {
        <li class="ww-track">
            { signs::sign(props.sign) }
            <span class="unseen">{ props.says.clone() }</span>
            <span class="ww-spaces" aria-hidden="true">{ for spaces }</span>
            { gain }
        </li>
    }
}
