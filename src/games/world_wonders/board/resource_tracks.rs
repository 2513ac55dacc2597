//! A resource board: the three resource tracks with their population symbols,
//! and the population track with its rings.

use super::{drawings, icons};
use crate::components::Shared;
use crate::games::ViewOptions;
use l10n::world_wonders as words;
use rules::Seat;
use rules::games::world_wonders::{
    Event, POPULATION_END, Piece, RESOURCE_END, RINGS, Resource, SYMBOLS, WorldWonders, rings,
};
use std::rc::Rc;
use text::games::world_wonders::board as board_text;
use yew::prelude::*;

/// What these events gained a player: steps of the three resources and of
/// the population.
pub fn gained(events: &[Event], seat: Seat) -> [u8; 4] {
    let mut gained = [0_u8; 4];
    for event in events {
        let [first, second, third, people] = match *event {
            Event::Produced {
                seat: owner,
                steps: [first, second, third],
            } if owner == seat => [first, second, third, 0],
            Event::Grew {
                seat: owner,
                spaces,
                ..
            } if owner == seat => [0, 0, 0, spaces],
            _ => continue,
        };
        for (sum, gain) in gained.iter_mut().zip([first, second, third, people]) {
            *sum = sum.saturating_add(gain);
        }
    }
    gained
}

#[derive(Properties, PartialEq)]
pub struct ResourceTracksProps {
    pub state: Shared<WorldWonders>,
    pub view: Rc<ViewOptions>,
    /// The player whose city is shown.
    pub seat: Seat,
    /// What was gained since the person at the screen last acted; see [`gained`].
    pub gained: [u8; 4],
    /// Which tracks are lit because points come from them; see [`lit_tracks`](super::recent::lit_tracks).
    pub lit: [bool; 4],
    /// The piece whose effect on the tracks is previewed.
    pub preview: Option<Piece>,
}

#[component]
pub fn ResourceTracks(props: &ResourceTracksProps) -> Html {
    let ResourceTracksProps {
        state,
        view,
        seat,
        gained,
        lit,
        preview,
    } = props;
    let seat = *seat;
    let city = state.city(seat);
    let (tracks_after, population_after) = match *preview {
        Some(piece) => state.tracks_after(seat, piece),
        None => (city.tracks(), city.population()),
    };
    let board_b = state.variant().board_b;
    let symbols = &SYMBOLS[usize::from(board_b)];
    let mut tracks: Vec<Track> = Resource::ALL
        .into_iter()
        .zip(city.tracks())
        .zip(tracks_after)
        .zip(symbols)
        .map(|(((resource, value), after), marks)| Track {
            icon: drawings::resource_icon(resource),
            label: board_text::track(view.locale, board_b, resource, value),
            value,
            after,
            end: RESOURCE_END,
            marks,
            mark: "#ww-people",
        })
        .collect();
    let population = city.population();
    tracks.push(Track {
        icon: "#ww-people",
        label: board_text::population(view.locale, population, rings(population)),
        value: population,
        after: population_after,
        end: POPULATION_END,
        marks: &RINGS,
        mark: "#ww-ring",
    });
    let tracks = tracks
        .iter()
        .zip(gained)
        .zip(lit)
        .map(|((track, gain), lit)| track.draw(view, *gain, *lit));
    html! { <ul class="ww-tracks" aria-label={view.locale.text(words::TRACKS)}>{ for tracks }</ul> }
}

struct Track {
    /// The icon of what is counted.
    icon: &'static str,
    /// Its value, for screen readers.
    label: String,
    /// The space of the marker now, that after the previewed piece, and the last space.
    value: u8,
    after: u8,
    end: u8,
    /// The spaces with a symbol or ring, and its icon.
    marks: &'static [u8],
    mark: &'static str,
}

impl Track {
    /// Renders the track, with what was gained.
    fn draw(&self, view: &ViewOptions, gain: u8, lit: bool) -> Html {
        let spaces = (0..=self.end).map(|space| self.space(space));
        // A new key restarts the animation.
        let gain = (gain > 0).then(|| {
            let comes = view.is_animated.then_some("comes");
            html! { <b key={view.ply} class={comes}>{ format!("+{gain}") }</b> }
        });
        html! {
            <li class={classes!("ww-track", lit.then_some("lit"))}>
                { icons::icon(self.icon) }
                <span class="unseen">{ &self.label }</span>
                <span class="ww-spaces" aria-hidden="true">
                    { for spaces }
                    if self.after != self.value {
                        { self.marker("to", self.after) }
                    }
                    { self.marker("here", self.value) }
                </span>
                // It has a place of its own, and covers nothing.
                <span class="ww-gain">{ for gain }</span>
            </li>
        }
    }

    fn space(&self, space: u8) -> Html {
        let reached = (space <= self.value).then_some("reached");
        let coming = (self.value < space && space <= self.after).then_some("coming");
        html! {
            <span class={classes!("ww-space-of", format!("at-{space}"), reached, coming)}>
                if self.marks.contains(&space) {
                    { icons::icon(self.mark) }
                }
            </span>
        }
    }

    /// A number over its space. It may be wider than the space, which is why it is not inside.
    fn marker(&self, class: &'static str, space: u8) -> Html {
        let last = (space == self.end).then_some("last");
        html! { <b key={space} class={classes!("ww-marker", class, last, format!("at-{space}"))}>{ space }</b> }
    }
}
