//! What would come of turning a wheel, turn by turn.

use super::forecast::{effect, taker, turned};
use super::geometry::Contact;
use super::icons::{self, icons};
use super::interaction::Input;
use super::links::kind;
use super::position::{name_of, seat_of};
use super::turn_controls::TurnControlsProps;
use crate::components::SeatMark;
use crate::games::ViewOptions;
use crate::games::wheels_of_time::text;
use crate::games::wheels_of_time::text::board as words;
use rules::games::wheels_of_time::{Effect, Link, Mark, Wheel, Wheels, WheelsOfTime};
use yew::prelude::*;

/// At least so many turns are shown, even where fewer actions are left.
const MIN_TURNS_SHOWN: u8 = 3;

/// What turns of the chosen wheel would bring, what to do where none is chosen,
/// or why something is not possible.
pub fn turn_plan(props: &TurnControlsProps) -> Html {
    let TurnControlsProps { state, view, .. } = props;
    let can_turn = state.actions_left() > 0 || state.workers_to_spend() > 0;
    let planned = props.selected.filter(|_| view.aids && can_turn);
    let to_do = match (can_turn, view.aids) {
        (true, true) => words::task(state),
        (true, false) => words::TASK_UNAIDED,
        (false, _) => words::NO_ACTION_LEFT,
    };
    html! {
        <div class={classes!("plan-row", "wt-plan", view.aids.then_some("told"))}>
            if let Some(refusal) = &props.refusal {
                <p class="wt-said" role="status">{ text::refusal(refusal) }</p>
            }
            if let Some(wheel) = planned {
                { turn_forecast(state, view, wheel) }
                <button type="button" class="button plain" onclick={props.on_input.reform(|_| Input::Cancel)}>
                    { "Never mind" }
                </button>
            } else if props.refusal.is_none() {
                <p class="quiet">{ to_do }</p>
            }
        </div>
    }
}

/// One line for each turn of a wheel: what its links would do then.
fn turn_forecast(state: &WheelsOfTime, view: &ViewOptions, wheel: Wheel) -> Html {
    let mine = state.mark(state.active());
    let left = state.actions_left();
    let contacts = touched(state, wheel, mine);
    let lines = (1..=left.max(MIN_TURNS_SHOWN)).map(|turns| {
        let after = turned(state.wheels(), wheel, turns);
        let cells = contacts.iter().map(|contact| {
            let does = effect(&after, *contact);
            let own = contact.is_of(mine);
            let owner = seat_of(state, contact.mark).filter(|_| !own);
            let owner = owner.map(|seat| {
                html! {
                    <>
                        <SeatMark colour={view.colour(seat)} />
                        <span class="unseen">{ name_of(view, seat) }</span>
                    </>
                }
            });
            html! {
                <span class={classes!("wt-cell", (!own).then_some("other"), kind(does))}>
                    { for owner }
                    { icons(icons::effect(does)) }
                    <span>
                        <b>{ words::link_name(contact.link) }</b>{ " " }
                        { says(&after, *contact, mine, state.is_solo()) }
                    </span>
                </span>
            }
        });
        html! {
            <li class={classes!("wt-line", (turns > left).then_some("beyond"))}>
                <span class="wt-turns">{ words::turns(view.words, turns) }</span>
                <span class="wt-cells">{ for cells }</span>
            </li>
        }
    });
    let several = matches!(wheel, Wheel::Player(_)).then_some("several");
    html! { <ol class={classes!("wt-lines", several)}>{ for lines }</ol> }
}

/// What one turn of a wheel makes of the player's links, as small pictures.
pub fn next_effects(state: &WheelsOfTime, wheel: Wheel) -> Html {
    let mine = state.mark(state.active());
    let after = turned(state.wheels(), wheel, 1);
    let own = touched(state, wheel, mine).into_iter();
    let own = own.filter(|contact| contact.is_of(mine)).map(|contact| {
        let does = effect(&after, contact);
        html! { <span class={classes!("wt-mini", kind(does))}>{ icons(icons::effect(does)) }</span> }
    });
    html! { <span class="wt-minis" aria-hidden="true">{ for own }</span> }
}

/// The links that a turn of the wheel changes: those of the player first, then
/// the other player's, if there is one.
fn touched(state: &WheelsOfTime, wheel: Wheel, mine: Mark) -> Vec<Contact> {
    let touched = |own: bool| {
        let own = move |contact: &Contact| contact.touches(wheel) && contact.is_of(mine) == own;
        Contact::ALL.into_iter().filter(own)
    };
    let others = touched(false).filter(|_| !state.is_solo());
    touched(true).chain(others).collect()
}

/// What a link does, in a few words, to the player of a wheel.
pub fn says(wheels: &Wheels, contact: Contact, mine: Mark, alone: bool) -> String {
    let taker = taker(wheels).filter(|_| contact.link == Link::Common && !alone);
    match (effect(wheels, contact), taker) {
        (Effect::Danger(good), Some(taker)) => words::steals(good, taker == mine),
        (does, _) => words::does(does),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::wheels_of_time::{Scenario, Symbol};

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
    fn alone_no_link_of_wheel_2_is_forecast() {
        for (players, links) in [(1, 1), (2, 2)] {
            let state = WheelsOfTime::from_scenario(Scenario {
                players,
                ..Scenario::default()
            });
            for wheel in [Wheel::A, Wheel::B] {
                assert_eq!(touched(&state, wheel, Mark::One).len(), links);
            }
            let own = touched(&state, Wheel::Player(Mark::One), Mark::One);
            assert_eq!(own.len(), 3);
        }
    }
}
