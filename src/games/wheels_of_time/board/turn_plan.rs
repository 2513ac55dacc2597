//! Forecasts: of turning the selected wheel, turn by turn, and of production and danger if the turn ended now.

use super::forecast::{self, Outlook, danger_taker, effect, wheels_after};
use super::geometry::Contact;
use super::icons::{self, icon, icons};
use super::interaction::Input;
use super::links::effect_class;
use super::movement::Sign;
use super::position::seat_of;
use super::turn_controls::TurnControlsProps;
use crate::components::SeatMark;
use crate::games::{ViewOptions, refusal};
use l10n::wheels_of_time as words;
use l10n::{LinkEffect, Player, house};
use records::Colour;
use rules::Seat;
use rules::games::wheels_of_time::{
    Development, Effect, Event, Item, Link, PlayerWheel, Wheel, Wheels, WheelsOfTime,
};
use text::games::wheels_of_time::board as board_text;
use text::games::wheels_of_time::board::LinkEffects;
use text::{Locale, name};
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

/// The forecast, one line for each way to produce.
pub fn end_forecast(state: &WheelsOfTime, view: &ViewOptions) -> Html {
    let outlooks = forecast::at_end(state);
    let has_several = outlooks.len() > 1;
    let shown = outlooks.iter().map(|outlook| {
        let intro = match (has_several, outlook.pair) {
            (_, Some(pair)) => words::with_building_from(view.locale, pair),
            (true, None) => view.locale.text(words::EACH_SEPARATELY),
            (false, None) => view.locale.text(words::IF_YOU_END),
        };
        html! { <p class="wt-end-forecast"><span>{ intro }{ " " }</span>{ chips(state, view, outlook) }</p> }
    });
    html! { <div key={view.ply} class="wt-end-forecasts">{ for shown }</div> }
}

/// The events of an outlook in order, one chip for each change of an item.
fn chips(state: &WheelsOfTime, view: &ViewOptions, outlook: &Outlook) -> Html {
    let chip = |seat: Seat, sign: Sign, item: Item| {
        let colour = (!state.is_solo()).then(|| view.colour(seat));
        chip(view.locale, colour, &view.names.player(seat), sign, item)
    };
    let gain = |kept: bool| if kept { Sign::Plus } else { Sign::Full };
    let mut chips = Vec::new();
    for event in &outlook.events {
        match *event {
            Event::Gained {
                seat, item, kept, ..
            } => chips.push(chip(seat, gain(kept), item)),
            Event::Joined { seat, .. } => {
                let building = Item::Development(Development::Building);
                chips.push(chip(seat, Sign::Plus, building));
            }
            Event::Lost {
                seat, item, count, ..
            } => chips.extend((0..count).map(|_| chip(seat, Sign::Minus, item))),
            Event::Stolen {
                from,
                to,
                good,
                taken: true,
                kept,
            } => {
                chips.push(chip(from, Sign::Minus, Item::Good(good)));
                chips.push(chip(to, gain(kept), Item::Good(good)));
            }
            _ => {}
        }
    }
    if let Some(seat) = outlook.disaster {
        chips.push(html! {
            <span class="wt-chip minus">
                { icons(["#wt-skull", "#wt-skull"]) }
                { words::would_suffer(view.locale, &view.names.player(seat)) }
            </span>
        });
    }
    if chips.is_empty() {
        chips.push(html! { <span>{ view.locale.text(words::BRINGS_NOTHING) }</span> });
    }
    chips.into_iter().collect()
}

/// The change of a seat's item. A solitaire game passes no colour, as there
/// is only one player.
fn chip(locale: Locale, colour: Option<Colour>, player: &Player, sign: Sign, item: Item) -> Html {
    let (class, text, sentence) = match sign {
        Sign::Plus => (
            "plus",
            "+".to_owned(),
            words::would_gain(locale, player, item),
        ),
        Sign::Full => {
            let sentence = words::would_not_fit(locale, player, item);
            ("full", locale.text(words::FULL), sentence)
        }
        Sign::Minus => (
            "minus",
            "−".to_owned(),
            words::would_lose(locale, player, item),
        ),
    };
    html! {
        <span class={classes!("wt-chip", class)}>
            <span aria-hidden="true">
                { for colour.map(|colour| html! { <SeatMark {colour} /> }) }
                { text }
                { icon(icons::item(item)) }
            </span>
            <span class="unseen">{ sentence }{ " " }</span>
        </span>
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
