//! What the last action did in the picture: dice that were rolled, and gains and losses that float from a link to a
//! city.

use super::geometry::{Contact, centre};
use super::icons;
use super::movement::{DieRoll, Float, Movement, Sign};
use crate::games::input::translate;
use l10n::wheels_of_time as words;
use rules::games::wheels_of_time::{Link, PlayerWheel, Wheel, WheelsOfTime};
use text::Locale;
use yew::prelude::*;

/// The dice that the last action rolled: all of them while `is_animated` animates
/// them, then only the last one. A new `ply` restarts the animation.
pub fn dice(locale: Locale, movement: &Movement, ply: usize, is_animated: bool) -> Html {
    let rolls: Vec<(u8, DieRoll)> = movement.dice().collect();
    let last = rolls.len().saturating_sub(1);
    let dice = rolls
        .into_iter()
        .enumerate()
        .filter(|(index, _)| is_animated || *index == last)
        .map(|(index, (beat, roll))| {
            let mut class = classes!("wt-throw");
            if is_animated {
                class.push(if index == last { "stays" } else { "goes" });
                class.push(format!("beat-{beat}"));
            }
            html! {
                <div key={format!("{ply}-{index}")} {class}>
                    { die(roll.die.number()) }
                    if roll.is_disaster { <span class="wt-throw-name">{ locale.name(roll.die) }</span> }
                </div>
            }
        });
    html! { <div class="wt-dice" aria-hidden="true">{ for dice }</div> }
}

/// A die that shows a number. It tumbles when it appears.
fn die(number: u8) -> Html {
    html! {
        <svg class="wt-die" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <use class="wt-die-cast" href="#wt-die-shadow" />
            <use class="wt-die-thrown" href={format!("#wt-die-{number}")} />
        </svg>
    }
}

/// All gains and losses of the last action. A new `ply` restarts the animation.
pub fn floats(locale: Locale, state: &WheelsOfTime, movement: &Movement, ply: usize) -> Html {
    let full = locale.text(words::FULL);
    let floats = movement.floats().enumerate().map(|(index, (beat, float))| {
        let player_wheel = state.player_wheel(float.seat);
        let to = match player_wheel {
            PlayerWheel::One => "to-one",
            PlayerWheel::Two => "to-two",
        };
        let (sign, text) = match float.sign {
            Sign::Plus => ("plus", "+1"),
            Sign::Full => ("full", full.as_str()),
            Sign::Minus => ("minus", "−1"),
        };
        html! {
            <g key={format!("{ply}-{index}")} transform={translate(origin(float, player_wheel, state.is_solo()))}>
                <g class={classes!("wt-float", to, sign, format!("beat-{beat}"))}>
                    <path class="wt-float-face" d="M-38 -17H38A17 17 0 0 1 38 17H-38A17 17 0 0 1 -38 -17Z" />
                    { icons::icon_at(icons::item(float.item), (-24, 0), 28) }
                    <text x="18" y="8">{ text }</text>
                </g>
            </g>
        }
    });
    html! { <g class="wt-floats" aria-hidden="true">{ for floats }</g> }
}

/// Where a float begins: at its link, or at the centre of the player's wheel.
fn origin(float: Float, player_wheel: PlayerWheel, is_solo: bool) -> (i32, i32) {
    match (float.link, player_wheel) {
        // Both players may gain from the common link: one float for each side.
        (Some(Link::Common), PlayerWheel::One) if !is_solo => (-60, 58),
        (Some(Link::Common), PlayerWheel::Two) if !is_solo => (60, 58),
        (Some(link), _) => Contact::of_link(player_wheel, link).badge(),
        (None, _) => centre(Wheel::Player(player_wheel)),
    }
}
