//! Marks of what was built since the person at the screen last acted.

use super::geometry::outline;
use super::icons;
use super::resource_tracks::gained;
use crate::components::recent_outline;
use crate::games::world_wonders::thumbnail::Thumbnail;
use l10n::world_wonders as words;
use records::Colour;
use rules::Seat;
use rules::games::world_wonders::{Cells, Event, PlacedPiece, WorldWonders};
use text::Locale;
use yew::prelude::*;

/// The spaces of each piece that was placed in a player's city.
pub fn pieces(events: &[Event], seat: Seat) -> Vec<Cells> {
    events
        .iter()
        .filter_map(|event| match *event {
            Event::Placed {
                seat: owner,
                piece,
                at,
                rotation,
            } if owner == seat => Some(PlacedPiece {
                piece,
                at,
                rotation,
            }),
            _ => None,
        })
        .map(PlacedPiece::cells)
        .collect()
}

/// Outlines of pieces, or of other spaces that belong together.
pub fn outlines(class: Option<&'static str>, spaces: &[Cells], colour: Colour) -> Html {
    let outlines = spaces
        .iter()
        .map(|cells| recent_outline(colour, outline(*cells), String::new()));
    html! { <g {class}>{ for outlines }</g> }
}

/// What changed in a city, as a badge on its tab: the people that came, or else that something was
/// built.
pub fn badge(locale: Locale, events: &[Event], seat: Seat) -> Html {
    let [.., population_gain] = gained(events, seat);
    if population_gain > 0 {
        return html! { <b class="ww-recent">{ format!("+{population_gain}") }{ icons::icon("#ww-people") }</b> };
    }
    html! {
        if !pieces(events, seat).is_empty() {
            <b class="ww-recent">{ locale.text(words::NEW) }</b>
        }
    }
}

/// The city in which the pieces of an action were placed; no picture of other actions.
pub fn step_picture(state: &WorldWonders, events: &[Event], colour: Colour) -> Html {
    let placed = events.iter().find_map(|event| match *event {
        Event::Placed { seat, .. } => Some(seat),
        _ => None,
    });
    let Some(seat) = placed else {
        return html! {};
    };
    Thumbnail::from(state.city(seat)).draw(
        "game-world-wonders ww-plain",
        outlines(None, &pieces(events, seat), colour),
    )
}
