//! Marks of the events since the person at the screen last acted: new tiles, followers that were
//! deployed or returned, and the path of the pig.

use super::follower_layer::spot_position;
use super::geometry::{Point, TILE, corner, pig, rotate_point, translate};
use super::shapes::number_position;
use super::snapshot::Snapshot;
use crate::components::{recent_outline, seat_shape};
use records::Colour;
use rules::Seat;
use rules::games::wheel_of_fortune::{Event, FollowerSpot, Sector, WheelOfFortune};
use yew::prelude::*;

/// The marks on tiles, and those on the wheel unless it is beside the board.
pub fn recent_marks(snapshot: &Snapshot) -> Html {
    html! {
        <>
            { marks(snapshot, true) }
            if !snapshot.state.variant().wheel_beside {
                { wheel_marks(snapshot) }
            }
        </>
    }
}

/// The marks on the wheel: crowns that were taken or left, and the path of the pig.
pub fn wheel_marks(snapshot: &Snapshot) -> Html {
    html! { <g class="wf-recent">{ marks(snapshot, false) }</g> }
}

/// The marks on tiles, or else those on the wheel.
fn marks(snapshot: &Snapshot, on_tiles: bool) -> Html {
    let Snapshot {
        state,
        view,
        recent,
        ..
    } = snapshot;
    let mut rings: Vec<(Point, Seat, &'static str)> = Vec::new();
    let mut others = Vec::new();
    for (event, index) in recent.iter().zip(crown_indices(state, recent)) {
        match *event {
            Event::Placed { seat, cell, .. } if on_tiles => {
                let tile = state.tile_at(cell).and_then(|placed| {
                    let design = placed.tile.filter(|tile| tile.number().is_some())?.design();
                    Some(rotate_point(number_position(design.name), placed.rotation))
                });
                others.push(tile_frame(view.colour(seat), corner(cell), tile));
            }
            Event::PigMoved { steps, sector } if !on_tiles => others.push(pig_path(steps, sector)),
            Event::Deployed { seat, spot } | Event::WentHome { seat, spot } => {
                let class = match event {
                    Event::Deployed { .. } => "came",
                    _ => "gone",
                };
                if is_on_tile(spot) == on_tiles
                    && let Some((position, _)) = spot_position(state, spot, index)
                {
                    // A follower that came and left, or another one in its place: the last one counts.
                    rings.retain(|(other, ..)| *other != position);
                    rings.push((position, seat, class));
                }
            }
            _ => {}
        }
    }
    let rings = rings
        .into_iter()
        .map(|(position, seat, class)| ring(view.colour(seat), position, class));
    others.into_iter().chain(rings).collect()
}

fn is_on_tile(spot: FollowerSpot) -> bool {
    matches!(spot, FollowerSpot::Tile { .. })
}

/// A frame around a new tile, with the shape of its seat in a corner without its `number`.
fn tile_frame(colour: Colour, (x, y): Point, number: Option<Point>) -> Html {
    let is_right = number.is_none_or(|(x, y)| x < TILE / 2 || y > TILE / 2);
    let left = if is_right { 66 } else { 2 };
    html! {
        <>
            { recent_outline(colour, "M4 4h92v92h-92z", translate((x, y))) }
            <g class={classes!("recent", colour.id())} transform={translate((x + left, y + 2))}>
                <path class="seat" d={seat_shape(colour)} transform="scale(1.35)" />
            </g>
        </>
    }
}

/// A ring around a follower that was deployed, or where one was returned.
fn ring(colour: Colour, position: Point, class: &'static str) -> Html {
    html! {
        <g class={class}>
            { recent_outline(colour, "M-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0", translate(position)) }
        </g>
    }
}

/// The path of the pig, from sector to sector.
fn pig_path(steps: u8, sector: Sector) -> Html {
    let to = sector as usize;
    let path = (0..=usize::from(steps))
        .rev()
        .filter_map(|back| {
            let sector = Sector::ALL.get((to + Sector::ALL.len() - back) % Sector::ALL.len())?;
            let (x, y) = pig(*sector);
            Some(format!("{x} {y}"))
        })
        .collect::<Vec<_>>()
        .join("L");
    html! { <path class="wf-pig-way" d={format!("M{path}")} /> }
}

/// How the crowns of a sector change.
#[derive(Clone, Copy, Default)]
struct Crowns {
    /// Followers on them.
    taken: usize,
    /// Followers that left since one came last.
    left: usize,
}

/// For each of the events that led to a state, the index of the crown that it takes or leaves; 0 for
/// all other events. Followers take the first free crown, and leave all crowns of a sector in the
/// order in which they came.
pub fn crown_indices(state: &WheelOfFortune, events: &[Event]) -> Vec<usize> {
    let count = |sector: Sector, is_arrival: bool| {
        let is_counted = |event: &&Event| {
            crown_event(event).is_some_and(|(at, arrives)| at == sector && arrives == is_arrival)
        };
        events.iter().filter(is_counted).count()
    };
    let mut crowns = Sector::ALL.map(|sector| {
        let now = state.wheel().followers_on(sector).count();
        let taken = (now + count(sector, false)).saturating_sub(count(sector, true));
        Crowns { taken, left: 0 }
    });
    let mut index_of = |event: &Event| {
        let (sector, is_arrival) = crown_event(event)?;
        let crowns = crowns.get_mut(sector as usize)?;
        Some(if is_arrival {
            crowns.taken += 1;
            crowns.left = 0;
            crowns.taken - 1
        } else {
            crowns.taken = crowns.taken.saturating_sub(1);
            crowns.left += 1;
            crowns.left - 1
        })
    };
    events
        .iter()
        .map(|event| index_of(event).unwrap_or(0))
        .collect()
}

/// The sector whose crown an event takes or leaves, and whether it takes it.
const fn crown_event(event: &Event) -> Option<(Sector, bool)> {
    match *event {
        Event::Deployed {
            spot: FollowerSpot::Crown { sector },
            ..
        } => Some((sector, true)),
        Event::WentHome {
            spot: FollowerSpot::Crown { sector },
            ..
        } => Some((sector, false)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::game::Game as _;
    use rules::games::wheel_of_fortune::Scenario;

    /// The indices of the crowns that are taken or left by the last actions of a game of five with
    /// these tiles.
    fn indices(tiles: &[&str], before: &[&str], last: &[&str]) -> Vec<usize> {
        let mut state = WheelOfFortune::from_scenario(&Scenario {
            players: 5,
            tiles: tiles.iter().map(|name| name.parse().unwrap()).collect(),
            ..Scenario::default()
        });
        let mut play = |actions: &[&str]| {
            let mut events = Vec::new();
            for text in actions {
                let action = state.parse_action(text).unwrap();
                state.apply(action, &mut events).unwrap();
            }
            events
        };
        play(before);
        let events = play(last);
        let indices = crown_indices(&state, &events);
        let on_crowns = events.iter().zip(indices);
        on_crowns
            .filter(|(event, _)| crown_event(event).is_some())
            .map(|(_, index)| index)
            .collect()
    }

    const FIRST: [&str; 4] = ["draw", "0,-1s", "crown-taxes", "end"];
    const SECOND: [&str; 2] = ["4,2w", "crown-taxes"];

    #[test]
    fn a_second_follower_of_a_sector_takes_its_second_crown() {
        let tiles = ["E", "E", "D", "D"];
        assert_eq!(indices(&tiles, &[], &FIRST), [0]);
        assert_eq!(indices(&tiles, &FIRST, &SECOND), [1]);
        // Both at once, as after the turns of others.
        assert_eq!(
            indices(&tiles, &[], &[&FIRST[..], &SECOND].concat()),
            [0, 1]
        );
    }

    #[test]
    fn followers_leave_the_crowns_on_which_they_stood() {
        // The pig moves to Taxes.
        let tiles = ["E", "E", "V-1", "D"];
        let both = [&FIRST[..], &SECOND].concat();
        assert_eq!(indices(&tiles, &both, &["end"]), [0, 1]);
        let all = [&both[..], &["end"]].concat();
        assert_eq!(indices(&tiles, &[], &all), [0, 1, 0, 1]);
    }
}
