//! A forecast of turning the selected wheel, turn by turn.

use super::forecast::{danger_taker, effect, wheels_after};
use super::geometry::Contact;
use super::icons::{self, icons};
use super::interaction::Input;
use super::links::effect_class;
use super::position::seat_of;
use super::turn_controls::TurnControlsProps;
use crate::components::SeatMark;
use crate::games::{ViewOptions, refusal};
use l10n::{LinkEffect, house, wheels_of_time as words};
use rules::games::wheels_of_time::{Effect, Link, PlayerWheel, Wheel, Wheels, WheelsOfTime};
use text::games::wheels_of_time::board::{self as board_text, LinkEffects};
use text::name;
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
        (true, false) => words::DO_ACT_UNAIDED,
        (false, _) => words::DO_END,
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
                    aria-label={view.locale.text(house::CANCEL)}
                    onclick={props.on_input.reform(|_| Input::Cancel)}
                >
                    { "×" }
                </button>
            } else if props.illegal.is_none() {
                <p class="quiet">{ view.locale.text(to_do) }</p>
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
                            <span class="unseen">{ name(&view.names, seat) }</span>
                        </>
                    }
                });
            html! {
                <span class={classes!("wt-cell", (!is_mine).then_some("other"), effect_class(link_effect))}>
                    { for owner }
                    { icons(icons::effect(link_effect)) }
                    <span>
                        <b>{ words::link_short(view.locale, contact.link) }</b>{ " " }
                        <span class="wt-effect">{ view.locale.name(shown_effect(&after, *contact, mine, state.is_solo())) }</span>
                    </span>
                </span>
            }
        });
        html! {
            <li class={classes!("wt-line", (turns > actions_left).then_some("beyond"))}>
                <span class="wt-turns">
                    <span aria-hidden="true">{ turns }{ "×" }</span>
                    <span class="unseen">{ words::turns(view.locale, turns) }</span>
                </span>
                <span class="wt-cells">{ for cells }</span>
            </li>
        }
    });
    let several = matches!(wheel, Wheel::Player(_)).then_some("several");
    html! { <ol class={classes!("wt-lines", several)}>{ for lines }</ol> }
}

/// What the player's links bring after one turn of a wheel, as far as it changes them.
pub fn links_after_turn(state: &WheelsOfTime, wheel: Wheel) -> LinkEffects {
    let mine = state.player_wheel(state.active());
    let after = wheels_after(state.wheels(), wheel, 1);
    let all = all_links(state, &after, mine);
    match wheel {
        Wheel::Player(_) => LinkEffects::All(all),
        Wheel::A => LinkEffects::One(Link::A, all[0]),
        Wheel::B => LinkEffects::One(Link::B, all[1]),
    }
}

/// What all links of a player bring, in the order of [`Link::ALL`].
pub fn all_links(state: &WheelsOfTime, wheels: &Wheels, mine: PlayerWheel) -> [LinkEffect; 3] {
    Link::ALL.map(|link| {
        let contact = Contact::of_link(mine, link);
        shown_effect(wheels, contact, mine, state.is_solo())
    })
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

/// The effect of a link on the player of the wheel `mine`.
pub fn shown_effect(
    wheels: &Wheels,
    contact: Contact,
    mine: PlayerWheel,
    is_solo: bool,
) -> LinkEffect {
    let taker = danger_taker(wheels).filter(|_| contact.link == Link::Common && !is_solo);
    match (effect(wheels, contact), taker) {
        (Effect::Danger(good), Some(taker)) if taker == mine => LinkEffect::Take(good),
        (Effect::Danger(good), Some(_)) => LinkEffect::Lose(good),
        (link_effect, _) => LinkEffect::Of(link_effect),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::wheels_of_time::{Scenario, Symbol};
    use text::Locale;

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
            let effect = shown_effect(&wheels, link, mine, solo);
            assert_eq!(Locale::ENGLISH.name(effect), text);
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
