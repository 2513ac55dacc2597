//! The events of the last action, as text and badges.

use super::animation::{Animation, Cue, PointsOrigin};
use super::pieces;
use super::snapshot::Snapshot;
use crate::components::Deferred;
use l10n::wheel_of_fortune as words;
use rules::games::wheel_of_fortune::{Event, Sector};
use text::games::wheel_of_fortune::feature_name;
use yew::prelude::*;

/// The badge of the wheel's event, shown over the country for a while.
pub fn event_badge(snapshot: &Snapshot) -> Html {
    let Snapshot {
        view, animation, ..
    } = snapshot;
    let cues = animation.cues().enumerate().filter(|_| view.is_animated);
    let badges = cues.filter_map(|(index, (beat, cue))| match cue {
        Cue::Badge(sector) => Some(html! {
            <div
                key={format!("{}-{index}", view.ply)}
                class={Animation::class("wf-happens", beat)}
                aria-hidden="true"
            >
                { pieces::badge_icon(*sector, "wf-happens-badge") }
                <span>{ view.locale.name(*sector) }</span>
            </div>
        }),
        _ => None,
    });
    html! { <div>{ for badges }</div> }
}

/// Gains beyond these can wait a moment; the final scoring has dozens.
const GAINS_AT_ONCE: usize = 8;

/// The wheel's event, and the points of each player with their reasons, if there are any.
pub fn last_events(snapshot: &Snapshot) -> Option<Html> {
    let Snapshot {
        view, animation, ..
    } = snapshot;
    let event = last_sector(&snapshot.last).map(|sector| {
        html! {
            <p class="wf-wheel-event">
                { pieces::badge_icon(sector, "wf-last-events-badge") }
                <span>
                    <strong>{ view.locale.name(sector) }</strong>
                    { " " }
                    { words::event_rule(view.locale, sector) }
                </span>
            </p>
        }
    });
    let mut gains = animation.cues().filter_map(|(_, cue)| match cue {
        Cue::Points(seat, points, origin) => {
            let reason = match origin {
                PointsOrigin::Feature(feature) => feature_name(view.locale, feature),
                PointsOrigin::Crown(_) => view.locale.text(words::FOR_CROWN),
                PointsOrigin::Wheel(_) | PointsOrigin::Supply => String::new(),
            };
            Some(pieces::chip(view, *seat, *points, reason))
        }
        _ => None,
    });
    let is_listed = |cue: &Cue| matches!(cue, Cue::Badge(_) | Cue::Points(..));
    let (beat, _) = animation.cues().find(|(_, cue)| is_listed(cue))?;
    let class = if view.is_animated {
        Animation::class("wf-last-events animated", beat)
    } else {
        "wf-last-events".to_owned()
    };
    Some(html! {
        // The key makes a new element for each action, which restarts the animation.
        <div key={view.ply} {class} aria-hidden="true">
            { event }
            <p>
                { for gains.by_ref().take(GAINS_AT_ONCE) }
                if let Some(next) = gains.next() {
                    <Deferred>{ next }{ for gains }</Deferred>
                }
            </p>
        </div>
    })
}

/// The sector in which the pig stopped, if it moved.
fn last_sector(events: &[Event]) -> Option<Sector> {
    events.iter().rev().find_map(|event| match event {
        Event::PigMoved { sector, .. } => Some(*sector),
        _ => None,
    })
}
