//! What would come of turning a wheel, turn by turn, and of ending the
//! actions.

use super::floats::icons;
use super::forecast::{self, Outlook, effect, taker, turned};
use super::icons::{icon, item};
use super::links::{drawings, kind};
use super::seat_of;
use super::view::Contact;
use crate::games::BoardProps;
use crate::games::wheels_of_time::text;
use crate::games::wheels_of_time::text::board as words;
use crate::parts;
use rules::Seat;
use rules::games::wheels_of_time::{
    Development, Effect, Event, Item, Link, Mark, Wheel, Wheels, WheelsOfTime,
};
use yew::prelude::*;

/// So many turns are shown where fewer actions are left.
const LEAST_SHOWN: u8 = 3;

/// The links that a turn of the wheel changes: those of the player first, and
/// the other player's, if there is one.
fn changed(state: &WheelsOfTime, wheel: Wheel, mine: Mark) -> Vec<Contact> {
    let touched = |own: bool| {
        let own = move |contact: &Contact| contact.touches(wheel) && contact.is_of(mine) == own;
        Contact::ALL.into_iter().filter(own)
    };
    let others = touched(false).filter(|_| !state.is_solo());
    touched(true).chain(others).collect()
}

/// What one turn makes of the player's links, as small pictures.
pub fn at_once(state: &WheelsOfTime, wheel: Wheel) -> Html {
    let mine = state.mark(state.active());
    let after = turned(state.wheels(), wheel, 1);
    let own = changed(state, wheel, mine)
        .into_iter()
        .filter(|contact| contact.is_of(mine));
    let own = own.map(|contact| {
        let does = effect(&after, contact);
        html! { <span class={parts::join("wt-mini", kind(does))}>{ icons(&drawings(does)) }</span> }
    });
    html! { <span class="wt-minis" aria-hidden="true">{ for own }</span> }
}

/// What a link does, in a few words, to the player of a wheel.
pub fn says(wheels: &Wheels, contact: Contact, mine: Mark, alone: bool) -> String {
    let taker = taker(wheels).filter(|_| contact.link == Link::Common && !alone);
    match (effect(wheels, contact), taker) {
        (Effect::Danger(good), Some(taker)) => words::steals(good, taker == mine),
        (does, _) => words::does(does),
    }
}

/// One line for each turn: what the links would be.
pub fn turns(state: &WheelsOfTime, props: &BoardProps<WheelsOfTime>, wheel: Wheel) -> Html {
    let mine = state.mark(state.active());
    let left = state.actions_left();
    let contacts = changed(state, wheel, mine);
    let lines = (1..=left.max(LEAST_SHOWN)).map(|turns| {
        let after = turned(state.wheels(), wheel, turns);
        let cells = contacts.iter().map(|contact| {
            let does = effect(&after, *contact);
            let own = contact.is_of(mine);
            let whose = seat_of(state, contact.mark).filter(|_| !own);
            let mark = whose.map(|seat| {
                let name = props.view.names.get(seat.index()).cloned().unwrap_or_default();
                let colour = props.view.colours.get(seat.index()).copied();
                html! { <>{ for colour.map(parts::seat_mark) }{ parts::span("unseen", name) }</> }
            });
            html! {
                <span class={parts::join(if own { "wt-cell" } else { "wt-cell other" }, kind(does))}>
                    { for mark }
                    { icons(&drawings(does)) }
                    <span>
                        <b>{ words::link_name(contact.link) }</b>{ " " }
                        { says(&after, *contact, mine, state.is_solo()) }
                    </span>
                </span>
            }
        });
        html! {
            <li class={parts::class("wt-line", turns > left, "beyond")}>
                { parts::span("wt-turns", words::turns(props.view.words, turns)) }
                <span class="wt-cells">{ for cells }</span>
            </li>
        }
    });
    let several = matches!(wheel, Wheel::Player(_));
    html! { <ol class={parts::class("wt-lines", several, "several")}>{ for lines }</ol> }
}

/// What the end of the turn brings, as things stand.
pub fn at_end(state: &WheelsOfTime, props: &BoardProps<WheelsOfTime>) -> Html {
    let outlooks = forecast::at_end(state);
    let several = outlooks.len() > 1;
    let shown = outlooks.iter().map(|outlook| {
        let lead = match (several, outlook.pair) {
            (_, Some(pair)) => ["With a building of ", text::pair(pair), ": "].concat(),
            (true, None) => "With each link its own: ".to_owned(),
            (false, None) => "If you end now: ".to_owned(),
        };
        html! { <p class="wt-outlook">{ parts::span("", lead) }{ told(outlook, state, props) }</p> }
    });
    html! { <div class="wt-outlooks">{ for shown }</div> }
}

/// What happens, in the order in which it does, seat by seat.
fn told(outlook: &Outlook, state: &WheelsOfTime, props: &BoardProps<WheelsOfTime>) -> Html {
    let mut chips = Vec::new();
    let mut chip = |seat: Seat, sign: &'static str, which: Item| {
        let class = match sign {
            "+" => "wt-chip plus",
            "−" => "wt-chip minus",
            _ => "wt-chip full",
        };
        let colour = props
            .view
            .colours
            .get(seat.index())
            .filter(|_| !state.is_solo());
        let name = props
            .view
            .names
            .get(seat.index())
            .cloned()
            .unwrap_or_default();
        let verb = match sign {
            "+" => " gains ",
            "−" => " loses ",
            _ => " has no room for ",
        };
        let says = [&name, verb, words::item(which), ". "].concat();
        chips.push(html! {
            <span {class}>
                <span aria-hidden="true">
                    { for colour.map(|colour| parts::seat_mark(*colour)) }
                    { sign }
                    { icon(item(which)) }
                </span>
                { parts::span("unseen", says) }
            </span>
        });
    };
    for event in &outlook.events {
        match *event {
            Event::Gained {
                seat, item, kept, ..
            } => chip(seat, if kept { "+" } else { "full" }, item),
            Event::Joined { seat, .. } => {
                chip(seat, "+", Item::Development(Development::Building));
            }
            Event::Lost {
                seat, item, count, ..
            } => {
                for _ in 0..count {
                    chip(seat, "−", item);
                }
            }
            Event::Stolen {
                from,
                to,
                good,
                taken: true,
                kept,
            } => {
                chip(from, "−", Item::Good(good));
                chip(to, if kept { "+" } else { "full" }, Item::Good(good));
            }
            _ => {}
        }
    }
    if let Some(seat) = outlook.disaster {
        let name = props
            .view
            .names
            .get(seat.index())
            .cloned()
            .unwrap_or_default();
        chips.push(html! {
            <span class="wt-chip minus">
                { icon("#wt-skull") }{ icon("#wt-skull") }
                { ["a disaster for ", &name].concat() }
            </span>
        });
    }
    if chips.is_empty() {
        chips.push(parts::span("", "nothing"));
    }
    parts::all(chips)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::wheels_of_time::{Scene, Symbol};

    /// The first layout whose common link shows these, wheel 1 first.
    fn common(shown: (Symbol, Symbol)) -> Wheels {
        let shows = |wheels: &Wheels| wheels.link(Mark::One, Link::Common) == shown;
        Wheels::all().find(shows).unwrap()
    }

    #[test]
    fn a_skull_of_the_common_link_takes_from_somebody_only_where_there_are_two() {
        let wheels = common((Symbol::Skull, Symbol::Stone));
        let one = Contact::at(Mark::One, Link::Common);
        for (mine, alone, said) in [
            (Mark::One, false, "danger: you take a stone"),
            (Mark::Two, false, "danger: a stone of yours is taken"),
            (Mark::One, true, "danger to stones"),
        ] {
            assert_eq!(says(&wheels, one, mine, alone), said);
        }
    }

    #[test]
    fn alone_no_link_of_wheel_2_is_foretold() {
        for (players, links) in [(1, 1), (2, 2)] {
            let state = WheelsOfTime::from_scene(Scene {
                players,
                ..Scene::default()
            });
            for wheel in [Wheel::A, Wheel::B] {
                assert_eq!(changed(&state, wheel, Mark::One).len(), links);
            }
            let own = changed(&state, Wheel::Player(Mark::One), Mark::One);
            assert_eq!(own.len(), 3);
        }
    }
}
