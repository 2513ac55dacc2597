//! Forecasts: actions tried out on copies of the state, up to the first roll of
//! the die.

use super::geometry::Contact;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Effect, Event, Link, LinkPair, Phase, PlayerWheel, Symbol, Wheel, Wheels, WheelsOfTime,
};

/// The outcome of an action as far as it is certain.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// The two links that the action combines into a building.
    pub pair: Option<LinkPair>,
    /// The events before the first roll.
    pub events: Vec<Event>,
    /// The seat that a disaster would strike then; `None` if there is no roll or
    /// it only turns wheels.
    pub disaster: Option<Seat>,
    /// The state afterwards; uncertain if there was a roll.
    pub after: WheelsOfTime,
}

fn outlook(state: &WheelsOfTime, action: Action) -> Outlook {
    let mut after = state.clone();
    let mut events = Vec::new();
    after.apply_unchecked(action, &mut events);
    let chance = events.iter().position(WheelsOfTime::is_chance);
    let disaster = match chance.and_then(|index| events.get(index)) {
        Some(Event::Disaster { seat, .. }) => Some(*seat),
        _ => None,
    };
    events.truncate(chance.unwrap_or(events.len()));
    Outlook {
        pair: match action {
            Action::Join(pair) => Some(pair),
            _ => None,
        },
        events,
        disaster,
        after,
    }
}

/// The outlooks of ending the actions now: one, or if two links could form a
/// building one for each choice, without the building first.
pub fn at_end(state: &WheelsOfTime) -> Vec<Outlook> {
    let mut state = state.clone();
    if state.phase() == Phase::Actions {
        let ended = outlook(&state, Action::EndActions);
        if ended.after.phase() != Phase::Production || ended.after.to_act() != state.to_act() {
            return vec![ended];
        }
        state = ended.after;
    }
    if state.phase() != Phase::Production {
        return Vec::new();
    }
    let mut actions = Vec::new();
    state.legal_actions(&mut actions);
    actions
        .into_iter()
        .map(|action| outlook(&state, action))
        .collect()
}

/// Whether an action can only hurt the player who takes it.
pub fn is_harmful(state: &WheelsOfTime, action: Action) -> bool {
    if !matches!(action, Action::Trigger(_)) {
        return false;
    }
    let actor = state.active();
    let outlook = outlook(state, action);
    let gains = outlook.events.iter().any(|event| match *event {
        Event::Gained { seat, kept, .. } => seat == actor && kept,
        Event::Stolen { to, taken, .. } => to == actor && taken,
        _ => false,
    });
    let hits_other = outlook.disaster.is_some_and(|victim| victim != actor);
    !gains && !hits_other
}

pub fn effect(wheels: &Wheels, contact: Contact) -> Effect {
    let (own, other) = wheels.link_symbols(contact.player_wheel, contact.link);
    Effect::of(own, other)
}

/// The layout after a number of turns of one wheel.
pub fn wheels_after(wheels: &Wheels, wheel: Wheel, turns: u8) -> Wheels {
    let mut wheels = *wheels;
    for _ in 0..turns {
        wheels.turn(wheel);
    }
    wheels
}

/// The player wheel with the skull if the common link is a danger: its player
/// takes the good from the other one.
pub fn danger_taker(wheels: &Wheels) -> Option<PlayerWheel> {
    let contact = Contact::of_link(PlayerWheel::One, Link::Common);
    let Effect::Danger(_) = effect(wheels, contact) else {
        return None;
    };
    let (one, _) = wheels.link_symbols(PlayerWheel::One, Link::Common);
    Some(match one {
        Symbol::Skull => PlayerWheel::One,
        _ => PlayerWheel::Two,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::wheels_of_time::{City, Scenario};

    fn state(wheels: [u8; 4], cities: [[u8; 10]; 2]) -> WheelsOfTime {
        let [one, two, a, b] = wheels;
        WheelsOfTime::from_scenario(Scenario {
            wheels: Wheels::new(one, two, a, b).unwrap(),
            cities: cities.map(|tracks| City::with_tracks(tracks).unwrap()),
            ..Scenario::default()
        })
    }

    const START: [u8; 10] = [2, 2, 0, 0, 0, 0, 0, 0, 0, 0];

    #[test]
    fn the_effects_after_a_turn_of_wheel_1() {
        let wheels = wheels_after(&Wheels::STANDARD, Wheel::Player(PlayerWheel::One), 1);
        let link_effect =
            |player_wheel, link| effect(&wheels, Contact::of_link(player_wheel, link));
        use rules::games::wheels_of_time::{Development, Item};
        let fields = Effect::Gives(Item::Development(Development::FoodProduction));
        assert_eq!(link_effect(PlayerWheel::One, Link::A), fields);
        assert_eq!(link_effect(PlayerWheel::One, Link::B), Effect::Nothing);
        assert_eq!(link_effect(PlayerWheel::Two, Link::Common), Effect::Nothing);
        assert_eq!(wheels_after(&wheels, Wheel::A, 12), wheels);
    }

    #[test]
    fn forecasts_come_true() {
        let mut checked = 0;
        for wheels in Wheels::all().step_by(11) {
            let mut state = WheelsOfTime::from_scenario(Scenario {
                wheels,
                cities: [City::with_tracks([3, 2, 2, 2, 1, 1, 1, 1, 1, 1]).unwrap(); 2],
                ..Scenario::default()
            });
            let outlooks = at_end(&state);
            let mut events = Vec::new();
            state.apply_unchecked(Action::EndActions, &mut events);
            assert_eq!(outlooks.len() > 1, state.phase() == Phase::Production);
            if let [outlook] = &outlooks[..] {
                assert!(events.starts_with(&outlook.events));
                checked += outlook.events.len();
            } else {
                let joined = outlooks.iter().find_map(|outlook| outlook.pair).unwrap();
                let mut events = Vec::new();
                state.apply_unchecked(Action::Join(joined), &mut events);
                let joining = outlooks.iter().find(|outlook| outlook.pair.is_some());
                assert!(events.starts_with(&joining.unwrap().events));
            }
        }
        assert!(checked > 100, "{checked}");
    }

    #[test]
    fn rolls_are_not_forecast() {
        // Skulls meet at link A.
        let at_risk = state([2, 3, 1, 9], [START; 2]);
        let [outlook] = &at_end(&at_risk)[..] else {
            panic!("there is no choice");
        };
        assert_eq!(outlook.disaster, Some(Seat::FIRST));
        assert!(!outlook.events.iter().any(WheelsOfTime::is_chance));
    }

    #[test]
    fn actions_without_gain_only_hurt() {
        let at_risk = state([2, 3, 1, 9], [START; 2]);
        assert!(is_harmful(&at_risk, Action::Trigger(Link::A)));
        let safe = state([4, 3, 9, 9], [START; 2]);
        assert!(!is_harmful(&safe, Action::Trigger(Link::B)));
        // Both skulls of the common link hit the opponent; a skull of wheel 2
        // takes from the player of wheel 1.
        let common = |own, other, cities| {
            let contact = Contact::of_link(PlayerWheel::One, Link::Common);
            let shows = |wheels: &Wheels| {
                wheels.link_symbols(contact.player_wheel, contact.link) == (own, other)
            };
            let wheels = Wheels::all().find(shows).unwrap();
            WheelsOfTime::from_scenario(Scenario {
                wheels,
                cities,
                ..Scenario::default()
            })
        };
        let city = |tracks| City::with_tracks(tracks).unwrap();
        let (start_city, stone_city) = (city(START), city([2, 2, 0, 0, 0, 0, 0, 4, 0, 0]));
        let trigger = Action::Trigger(Link::Common);
        use Symbol::{Gold, Skull, Stone};
        assert!(!is_harmful(
            &common(Skull, Stone, [start_city, stone_city]),
            trigger
        ));
        assert!(is_harmful(&common(Skull, Stone, [start_city; 2]), trigger));
        assert!(is_harmful(
            &common(Stone, Skull, [stone_city, start_city]),
            trigger
        ));
        assert!(!is_harmful(&common(Skull, Skull, [start_city; 2]), trigger));
        let solo = WheelsOfTime::from_scenario(Scenario {
            players: 1,
            wheels: *common(Skull, Skull, [start_city; 2]).wheels(),
            ..Scenario::default()
        });
        assert!(is_harmful(&solo, trigger));
        // Only the opponent has room for the stone of the common link.
        assert!(is_harmful(
            &common(Gold, Stone, [stone_city, start_city]),
            trigger
        ));
        assert!(!is_harmful(
            &common(Gold, Stone, [start_city, stone_city]),
            trigger
        ));
        // No room for one more food.
        let full = state([4, 3, 9, 9], [[2, 2, 0, 0, 0, 0, 0, 0, 4, 0], START]);
        assert!(is_harmful(&full, Action::Trigger(Link::B)));
        assert!(!is_harmful(&full, Action::Turn(Wheel::A)));
    }
}
