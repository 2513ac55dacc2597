//! Which crown of a sector an event speaks of. Events name the sector only, and two followers may
//! stand there.

use rules::games::wheel_of_fortune::{Event, FollowerSpot, Sector, WheelOfFortune};

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
