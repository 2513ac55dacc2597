//! What has just happened: the pig walks, its event is told, what scores lights
//! up, points rise, followers go home.

use super::events;
use super::movement::{From, Movement, Shown};
use super::pieces;
use super::targets::{self, colour};
use super::view::{Point, TILE, at, corner, crown, pig, sector_id};
use crate::games::BoardProps;
use crate::games::wheel_of_fortune::text;
use crate::games::wheel_of_fortune::text::board as words;
use crate::parts;
use rules::PerSeat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Area, Event, FeatureView, Kind, Post, Sector, WheelOfFortune,
};
use yew::prelude::*;

/// A class, and the beat at which it begins.
pub fn on_beat(class: &str, beat: u8) -> String {
    [class, " wf-beat-", &beat.to_string()].concat()
}

/// What an element of the last action is known by, so that its movement begins
/// anew with the next one.
pub fn key(props: &BoardProps<WheelOfFortune>, place: usize) -> String {
    [&props.view.ply.to_string(), "-", &place.to_string()].concat()
}

/// The sector of the last event of the wheel.
fn happened(props: &BoardProps<WheelOfFortune>) -> Option<Sector> {
    let moved = events(props).filter_map(|event| match event {
        Event::PigMoved { sector, .. } => Some(*sector),
        _ => None,
    });
    moved.last()
}

/// The pig, and the followers on crowns.
pub fn on_wheel(
    state: &WheelOfFortune,
    props: &BoardProps<WheelOfFortune>,
    movement: &Movement,
) -> Html {
    let here = at(pig(state.wheel().pig()));
    let mut walker = html! { <use href="#wf-pig" x="-30" y="-24" width="60" height="48" /> };
    if props.view.moving {
        let steps = movement.shown().filter_map(|(beat, shown)| match shown {
            Shown::Step(to) => Some((beat, *to)),
            _ => None,
        });
        for (beat, to) in steps {
            let class = on_beat(&["wf-step ", sector_id(to)].concat(), beat);
            walker = html! { <g {class}>{ walker }</g> };
        }
    }
    html! {
        <g>
            { targets::crowned(state, props) }
            <g key={key(props, 0)} class="wf-pig-place" transform={here}>{ walker }</g>
        </g>
    }
}

/// The badge of the event, large over the country for a while.
pub fn badge(props: &BoardProps<WheelOfFortune>, movement: &Movement) -> Html {
    let badges = movement.shown().enumerate();
    let badges = badges.filter_map(|(place, (beat, shown))| match shown {
        Shown::Badge(sector) if props.view.moving => Some(html! {
            <div key={key(props, place)} class={on_beat("wf-happens", beat)} aria-hidden="true">
                { pieces::badge_icon(*sector, "wf-happens-badge") }
                { parts::span("", text::sector(*sector)) }
            </div>
        }),
        _ => None,
    });
    html! { <div>{ for badges }</div> }
}

/// The features for which something was given.
fn features_of(state: &WheelOfFortune, area: &Area) -> Option<FeatureView> {
    let mut features = state.features();
    features.find(|of| of.kind == area.kind && of.cells == area.cells)
}

/// All that gave points with the last action: lit for a while, or for as long
/// as it is looked at.
pub fn scored(
    state: &WheelOfFortune,
    props: &BoardProps<WheelOfFortune>,
    movement: &Movement,
) -> Html {
    let mut seen: Vec<Area> = Vec::new();
    let mut shown = Vec::new();
    for (place, (beat, what)) in movement.shown().enumerate() {
        if let Shown::Points(_, _, From::Area(area)) = what
            && !seen.contains(area)
        {
            seen.push(*area);
            let lit = features_of(state, area).map(|of| targets::lit(state, &of));
            let class = if props.view.moving {
                on_beat("wf-scored", beat)
            } else {
                "wf-scored".to_owned()
            };
            shown.push(html! { <g key={key(props, place)} {class}>{ for lit }</g> });
        }
    }
    parts::all(shown)
}

/// Where points come from, in the picture; of the wheel beside the board if
/// they come from there.
fn source(state: &WheelOfFortune, from: From) -> Option<(Point, bool)> {
    let beside = state.variant().beside;
    match from {
        From::Area(area) => {
            let cells = area.cells.as_slice();
            let middle = match area.kind {
                Kind::Cloister => 0,
                _ => cells.len() / 2,
            };
            let (x, y) = corner(*cells.get(middle)?);
            Some(((x + TILE / 2, y + TILE / 2), false))
        }
        From::Wheel(sector) => Some((pig(sector), beside)),
        From::Crown(sector) => Some((crown(sector, 0), beside)),
        From::Home => None,
    }
}

/// Points that rise, and followers that go: in the country, or on the wheel
/// beside it.
pub fn leaving(
    state: &WheelOfFortune,
    props: &BoardProps<WheelOfFortune>,
    movement: &Movement,
    on_wheel: bool,
) -> Html {
    if !props.view.moving {
        return html! {};
    }
    let mut shown = Vec::new();
    let mut last = None;
    let mut nth = 0;
    for (place, (beat, what)) in movement.shown().enumerate() {
        match what {
            Shown::Points(seat, points, from) => {
                let Some(((x, y), _)) = source(state, *from).filter(|(_, on)| *on == on_wheel)
                else {
                    continue;
                };
                // Players who get points for the same stand side by side.
                nth = if last == Some((beat, *from)) {
                    nth + 1
                } else {
                    0
                };
                last = Some((beat, *from));
                // The last ones fly to the score.
                let mut later = movement.shown().skip(place + 1);
                let source = (!later.any(|(_, shown)| shown.is_for(*seat)))
                    .then(|| seat.index().to_string());
                let points = ["+", &points.to_string()].concat();
                let own = colour(props, *seat);
                shown.push(html! {
                    <g key={key(props, place)} data-source={source} transform={at((x + 84 * nth, y))}>
                        <g class={on_beat("wf-float", beat)}>
                            <rect class="wf-float-face" x="-40" y="-22" width="80" height="44" rx="22" />
                            <path class={parts::join("seat-mark", own.id())} d={parts::seat_shape(own)} transform="translate(-34 -14) scale(1.15)" />
                            <text x="14" y="10">{ points }</text>
                        </g>
                    </g>
                });
            }
            Shown::Home(seat, post) => {
                let is_crown = matches!(post, Post::Crown { .. });
                if let Some((there, kind)) = targets::post(state, *post)
                    && (is_crown && state.variant().beside) == on_wheel
                {
                    let class = on_beat("wf-goes", beat);
                    let follower = pieces::follower(colour(props, *seat), kind, there, &class);
                    shown.push(html! { <g key={key(props, place)}>{ follower }</g> });
                }
            }
            _ => {}
        }
    }
    parts::all(shown)
}

/// What each player got with the last action.
pub fn gained(state: &WheelOfFortune, props: &BoardProps<WheelOfFortune>) -> PerSeat<u16> {
    let mut gained = PerSeat::new(state.players());
    for event in events(props) {
        if let Event::Gained { seat, points, .. } = event {
            gained[*seat] += *points;
        }
    }
    gained
}

/// What the wheel says, and who got what for what.
pub fn news(props: &BoardProps<WheelOfFortune>, movement: &Movement) -> Html {
    let mut inside = Vec::new();
    if let Some(sector) = happened(props) {
        let name = [text::sector(sector), ": "].concat();
        inside.push(html! {
            <p class="wf-news-event">
                { pieces::badge_icon(sector, "wf-news-badge") }
                <span><strong>{ name }</strong>{ text::happens(sector) }</span>
            </p>
        });
    }
    let gains = movement.shown().filter_map(|(_, shown)| match shown {
        Shown::Points(seat, points, from) => {
            let what = match from {
                From::Area(area) => words::area(props.view.words, area),
                From::Crown(_) => "crown".to_owned(),
                From::Wheel(_) | From::Home => String::new(),
            };
            Some(pieces::chip(props, *seat, *points, what))
        }
        _ => None,
    });
    inside.push(html! { <p>{ for gains }</p> });
    let told = |shown: &Shown| matches!(shown, Shown::Badge(_) | Shown::Points(..));
    let first = movement.shown().find(|(_, shown)| told(shown));
    let class = match first.filter(|_| props.view.moving) {
        Some((beat, _)) => on_beat("wf-news told", beat),
        None => "wf-news".to_owned(),
    };
    html! { <div key={key(props, 1)} {class} aria-hidden="true">{ parts::all(inside) }</div> }
}
