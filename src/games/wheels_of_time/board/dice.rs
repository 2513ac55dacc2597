//! Dice are rolled in the middle of the picture; the last one stays beside it.

use super::movement::{DieRoll, Movement};
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
