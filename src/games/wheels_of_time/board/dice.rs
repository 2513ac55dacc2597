//! Dice are thrown in the middle of the picture; the last one stays beside it.

use super::movement::{Movement, Throw};
use crate::games::wheels_of_time::text;
use yew::prelude::*;

/// The dice that the last action threw: on their way while that is shown, then
/// only where the throw ended. A new number of actions, `ply`, throws them anew.
pub fn dice(movement: &Movement, ply: usize, moving: bool) -> Html {
    let thrown: Vec<(u8, Throw)> = movement.dice().collect();
    let last = thrown.len().saturating_sub(1);
    let dice = thrown.into_iter().enumerate();
    let dice = dice.filter(|(place, _)| moving || *place == last);
    let dice = dice.map(|(place, (beat, throw))| {
        let mut class = classes!("wt-throw");
        if moving {
            class.push(if place == last { "stays" } else { "goes" });
            class.push(format!("beat-{beat}"));
        }
        html! {
            <div key={format!("{ply}-{place}")} {class}>
                { die(throw.die.number()) }
                if throw.disaster { <span class="wt-throw-name">{ text::disaster(throw.die) }</span> }
            </div>
        }
    });
    html! { <div class="wt-dice" aria-hidden="true">{ for dice }</div> }
}

/// A die of bone that shows a number. It tumbles where it appears.
fn die(number: u8) -> Html {
    html! {
        <svg class="wt-die" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <use class="wt-die-cast" href="#wt-die-shadow" />
            <use class="wt-die-thrown" href={format!("#wt-die-{number}")} />
        </svg>
    }
}
