//! A forecast of turning the selected wheel, turn by turn.

use super::forecast::{danger_taker, effect, wheels_after};
use super::geometry::Contact;
use super::icons::{self, icons};
use super::interaction::Input;
use super::links::effect_class;
use super::position::{name_of, seat_of};
use super::turn_controls_props::TurnControlsProps;
use crate::components::SeatMark;
use crate::games::wheels_of_time::text::board as board_text;
use crate::games::{ViewOptions, refusal};
use rules::games::wheels_of_time::{Effect, Link, PlayerWheel, Wheel, Wheels, WheelsOfTime};
use yew::prelude::*;

/// The least number of turns shown, even if fewer actions are left.
const MIN_TURNS_SHOWN: u8 = 3;

/// The forecast for the selected wheel, or what to do if none is selected, and
/// why the last input was illegal.
pub fn turn_plan(props: &TurnControlsProps) -> Html {
    let TurnControlsProps { state, view, .. } = props;
    let can_turn = state.actions_left() > 0 || state.spendable_workers() > 0;
    let planned = props.selected.filter(|_| view.has_previews && can_turn);
    let to_do = match (can_turn, view.has_previews) {
        (true, true) => board_text::task(state),
        (true, false) => board_text::TASK_UNAIDED,
        (false, _) => board_text::NO_ACTION_LEFT,
    };
    html! {
        <div class={classes!("plan-row", "wt-plan", view.has_previews.then_some("with-aids"))}>
            if let Some(illegal) = &props.illegal {
                <p>{ refusal::<WheelsOfTime>(props.view.locale, illegal) }</p>
            }
            if let Some(wheel) = planned {
                { turn_forecast(state, view, wheel) }
                <button
                    type="button"
                    class="button plain wt-cancel"
                    aria-label="Cancel"
                    onclick={props.on_input.reform(|_| Input::Cancel)}
                >
                    { "×" }
                </button>
            } else if props.illegal.is_none() {
                <p class="quiet">{ to_do }</p>
            }
        </div>
    }
}

/// One line for each turn of a wheel, with the effects of its links then.
fn turn_forecast(state: &WheelsOfTime, view: &ViewOptions, wheel: Wheel) -> Html {
    let mine = state.player_wheel(state.active());
    let actions_left = state.actions_left();
    let contacts = affected_links(state, wheel, mine);
    let lines = (1..=actions_left.max(MIN_TURNS_SHOWN)).map(|turns| {
        let after = wheels_after(state.wheels(), wheel, turns);
        let cells = contacts.iter().map(|contact| {
            let link_effect = effect(&after, *contact);
            let is_mine = contact.belongs_to(mine);
            let owner = seat_of(state, contact.player_wheel)
                .filter(|_| !is_mine)
                .map(|seat| {
                    html! {
                        <>
                            <SeatMark colour={view.colour(seat)} />
                            <span class="unseen">{ name_of(view, seat) }</span>
                        </>
                    }
                });
            html! {
                <span class={classes!("wt-cell", (!is_mine).then_some("other"), effect_class(link_effect))}>
                    { for owner }
                    { icons(icons::effect(link_effect)) }
                    <span>
                        <b>{ board_text::link_name(contact.link) }</b>{ " " }
                        <span class="wt-effect">{ effect_text(&after, *contact, mine, state.is_solo()) }</span>
                    </span>
                </span>
            }
        });
        html! {
            <li class={classes!("wt-line", (turns > actions_left).then_some("beyond"))}>
                <span class="wt-turns">
                    <span aria-hidden="true">{ turns }{ "×" }</span>
                    <span class="unseen">{ board_text::turns(view.locale, turns) }</span>
                </span>
                <span class="wt-cells">{ for cells }</span>
            </li>
        }
    });
    let several = matches!(wheel, Wheel::Player(_)).then_some("several");
    html! { <ol class={classes!("wt-lines", several)}>{ for lines }</ol> }
}

/// What the player's links bring after one turn of a wheel, in words.
pub fn links_after_turn(state: &WheelsOfTime, wheel: Wheel) -> String {
    let mine = state.player_wheel(state.active());
    let own = affected_links(state, wheel, mine)
        .into_iter()
        .filter(|contact| contact.belongs_to(mine));
    let after = wheels_after(state.wheels(), wheel, 1);
    links_text(state, &after, mine, own)
}

/// What all links of a player bring, in words.
pub fn all_links(state: &WheelsOfTime, mine: PlayerWheel) -> String {
    let own = Link::ALL.map(|link| Contact::of_link(mine, link));
    links_text(state, state.wheels(), mine, own.into_iter())
}

fn links_text(
    state: &WheelsOfTime,
    wheels: &Wheels,
    mine: PlayerWheel,
    contacts: impl Iterator<Item = Contact>,
) -> String {
    let effects = contacts.map(|contact| {
        let effect = effect_text(wheels, contact, mine, state.is_solo());
        (contact.link, effect)
    });
    board_text::links_bring(&effects.collect::<Vec<_>>())
}

/// The effects of the player's links after one turn of a wheel, as icons, and a number that differs for
/// another width.
pub fn next_effects(state: &WheelsOfTime, wheel: Wheel) -> (usize, Html) {
    let mine = state.player_wheel(state.active());
    let after = wheels_after(state.wheels(), wheel, 1);
    let mut width_key = 0;
    let minis = affected_links(state, wheel, mine)
        .into_iter()
        .filter(|contact| contact.belongs_to(mine))
        .map(|contact| {
            let link_effect = effect(&after, contact);
            width_key = 3 * width_key + icons::effect(link_effect).len();
            html! { <span class={classes!("wt-mini", effect_class(link_effect))}>{ icons(icons::effect(link_effect)) }</span> }
        });
    let minis = html! { <span class="wt-minis" aria-hidden="true">{ for minis }</span> };
    (width_key, minis)
}

/// The links that a turn of the wheel changes: the player's first, then the
/// opponent's, if there is one.
fn affected_links(state: &WheelsOfTime, wheel: Wheel, mine: PlayerWheel) -> Vec<Contact> {
    let (own, others): (Vec<Contact>, Vec<Contact>) = Contact::ALL
        .into_iter()
        .filter(|contact| contact.touches(wheel))
        .partition(|contact| contact.belongs_to(mine));
    let others = others.into_iter().filter(|_| !state.is_solo());
    own.into_iter().chain(others).collect()
}

/// The effect of a link on the player of the wheel `mine`, as a short text.
pub fn effect_text(wheels: &Wheels, contact: Contact, mine: PlayerWheel, is_solo: bool) -> String {
    let taker = danger_taker(wheels).filter(|_| contact.link == Link::Common && !is_solo);
    match (effect(wheels, contact), taker) {
        (Effect::Danger(good), Some(taker)) => board_text::common_danger(good, taker == mine),
        (link_effect, _) => board_text::short_effect(link_effect),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::wheels_of_time::{Scenario, Symbol};

    /// The first layout with these symbols at the common link, wheel 1 first.
    fn layout_with_common_link(symbols: (Symbol, Symbol)) -> Wheels {
        let shows =
            |wheels: &Wheels| wheels.link_symbols(PlayerWheel::One, Link::Common) == symbols;
        Wheels::all().find(shows).unwrap()
    }

    #[test]
    fn common_dangers_affect_players_only_in_two_player_games() {
        let wheels = layout_with_common_link((Symbol::Skull, Symbol::Stone));
        let link = Contact::of_link(PlayerWheel::One, Link::Common);
        for (mine, solo, text) in [
            (PlayerWheel::One, false, "danger: you take a stone"),
            (PlayerWheel::Two, false, "danger: you lose a stone"),
            (PlayerWheel::One, true, "danger to stones"),
        ] {
            assert_eq!(effect_text(&wheels, link, mine, solo), text);
        }
    }

    #[test]
    fn a_solitaire_game_forecasts_no_links_of_wheel_2() {
        for (players, count) in [(1, 1), (2, 2)] {
            let state = WheelsOfTime::from_scenario(Scenario {
                players,
                ..Scenario::default()
            });
            for wheel in [Wheel::A, Wheel::B] {
                assert_eq!(affected_links(&state, wheel, PlayerWheel::One).len(), count);
            }
            let links = affected_links(&state, Wheel::Player(PlayerWheel::One), PlayerWheel::One);
            assert_eq!(links.len(), 3);
        }
    }
}
