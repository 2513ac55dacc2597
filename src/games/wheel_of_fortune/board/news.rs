//! What has just happened, in words and badges.

use super::movement::{From, Movement, Shown};
use super::pieces;
use super::snapshot::Snapshot;
use crate::games::wheel_of_fortune::text;
use crate::games::wheel_of_fortune::text::board as words;
use rules::games::wheel_of_fortune::{Event, Sector};
use yew::prelude::*;

/// The badge of the wheel's event, large over the country for a while.
pub fn event_badge(snapshot: &Snapshot) -> Html {
    let Snapshot { view, movement, .. } = snapshot;
    let shown = movement.shown().enumerate().filter(|_| view.moving);
    let badges = shown.filter_map(|(index, (beat, shown))| match shown {
        Shown::Badge(sector) => Some(html! {
            <div
                key={format!("{}-{index}", view.ply)}
                class={Movement::class("wf-happens", beat)}
                aria-hidden="true"
            >
                { pieces::badge_icon(*sector, "wf-happens-badge") }
                <span>{ text::sector(*sector) }</span>
            </div>
        }),
        _ => None,
    });
    html! { <div>{ for badges }</div> }
}

/// What the wheel says, and who got what for what.
pub fn news(snapshot: &Snapshot) -> Html {
    let Snapshot { view, movement, .. } = snapshot;
    let event = last_sector(&snapshot.last).map(|sector| {
        html! {
            <p class="wf-news-event">
                { pieces::badge_icon(sector, "wf-news-badge") }
                <span>
                    <strong>{ format!("{}: ", text::sector(sector)) }</strong>
                    { text::happens(sector) }
                </span>
            </p>
        }
    });
    let gains = movement.shown().filter_map(|(_, shown)| match shown {
        Shown::Points(seat, points, from) => {
            let what = match from {
                From::Area(area) => words::area(view.words, area),
                From::Crown(_) => "crown".to_owned(),
                From::Wheel(_) | From::Home => String::new(),
            };
            Some(pieces::chip(view, *seat, *points, what))
        }
        _ => None,
    });
    let told = |shown: &Shown| matches!(shown, Shown::Badge(_) | Shown::Points(..));
    let first = movement.shown().find(|(_, shown)| told(shown));
    let class = match first.filter(|_| view.moving) {
        Some((beat, _)) => Movement::class("wf-news told", beat),
        None => "wf-news".to_owned(),
    };
    html! {
        // Another element with each action, so that it comes anew.
        <div key={view.ply} {class} aria-hidden="true">
            { event }
            <p>{ for gains }</p>
        </div>
    }
}

/// The sector in which the pig ended, if it moved.
fn last_sector(events: &[Event]) -> Option<Sector> {
    let mut latest = events.iter().rev();
    latest.find_map(|event| match event {
        Event::PigMoved { sector, .. } => Some(*sector),
        _ => None,
    })
}
