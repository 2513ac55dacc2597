//! A resource board: the three resource tracks with their population symbols,
//! and the population track with its rings.

use super::{icons, symbols};
use crate::games::ViewOptions;
use crate::games::world_wonders::text::board as board_text;
use rules::Seat;
use rules::games::world_wonders::{
    Event, POPULATION_END, RESOURCE_END, RINGS, Resource, SYMBOLS, WorldWonders, rings,
};
use yew::prelude::*;

/// What the last action gained a player: steps of the three resources and of
/// the population.
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

/// The resource board of a player. `gained` is what the last action gained; see
/// [`gained`].
pub fn resource_tracks(
    state: &WorldWonders,
    view: &ViewOptions,
    seat: Seat,
    gained: [u8; 4],
) -> Html {
    let city = state.city(seat);
    let board_b = state.variant().board_b;
    let symbols = &SYMBOLS[usize::from(board_b)];
    let resources = Resource::ALL.into_iter().zip(city.tracks()).zip(symbols);
    let mut tracks: Vec<Track> = resources
        .map(|((of, at), marks)| Track {
            icon: symbols::resource_icon(of),
            label: board_text::track(board_b, of, at),
            at,
            end: RESOURCE_END,
            marks,
            mark: "#ww-people",
        })
        .collect();
    let people = city.population();
    tracks.push(Track {
        icon: "#ww-people",
        label: board_text::population(view.locale, people, rings(people)),
        at: people,
        end: POPULATION_END,
        marks: &RINGS,
        mark: "#ww-ring",
    });
    let tracks = tracks.iter().zip(gained);
    let tracks = tracks.map(|(track, gain)| track.draw(view, gain));
    html! { <ul class="ww-tracks" aria-label="Resources and population">{ for tracks }</ul> }
}

/// A track of the board.
struct Track {
    /// The icon of what is counted.
    icon: &'static str,
    /// Its value, for screen readers.
    label: String,
    /// The space of the marker, and the last space of the track.
    at: u8,
    end: u8,
    /// The spaces with a symbol or ring, and its icon.
    marks: &'static [u8],
    mark: &'static str,
}

impl Track {
    /// Renders the track, with what the last action gained.
    fn draw(&self, view: &ViewOptions, gain: u8) -> Html {
        let spaces = (0..=self.end).map(|space| self.space(space));
        // A new key restarts the animation.
        let gain = (gain > 0).then(|| {
            let comes = view.moving.then_some("comes");
            html! { <b key={view.ply} class={classes!("ww-gain", comes)}>{ format!("+{gain}") }</b> }
        });
        let gain: Html = gain.into_iter().collect();
        html! {
            <li class="ww-track">
                { icons::icon(self.icon) }
                <span class="unseen">{ &self.label }</span>
                <span class="ww-spaces" aria-hidden="true">{ for spaces }</span>
                { gain }
            </li>
        }
    }

    fn space(&self, space: u8) -> Html {
        let reached = (space <= self.at).then_some("reached");
        let here = (space == self.at).then_some("here");
        html! {
            <span class={classes!("ww-space-of", reached, here)}>
                if here.is_some() {
                    <b>{ self.at }</b>
                } else if self.marks.contains(&space) {
                    { icons::icon(self.mark) }
                }
            </span>
        }
    }
}
