//! Dice are thrown in the middle of the picture; the last one stays beside it.

use super::movement::{Movement, Throw};
use crate::games::wheels_of_time::text;
use std::rc::Rc;
use yew::prelude::*;

/// What is thrown.
#[derive(Properties, PartialEq)]
pub struct DiceProps {
    /// What the last action did.
    pub movement: Rc<Movement>,
    /// How many actions led here; a new number throws the dice anew.
    pub ply: usize,
    /// Whether the throw is shown, or only where it ended.
    pub moving: bool,
}

/// The dice that the last action threw.
#[component]
pub fn Dice(props: &DiceProps) -> Html {
    let thrown: Vec<(u8, Throw)> = props.movement.dice().collect();
    let last = thrown.len().saturating_sub(1);
    let dice = thrown.into_iter().enumerate();
    let dice = dice.filter(|(place, _)| props.moving || *place == last);
    let dice = dice.map(|(place, (beat, throw))| {
        let mut class = classes!("wt-throw");
        if props.moving {
            class.push(if place == last { "stays" } else { "goes" });
            class.push(format!("beat-{beat}"));
        }
        html! {
            <div key={format!("{}-{place}", props.ply)} {class}>
                <Die number={throw.die.number()} />
                if throw.disaster { <span class="wt-throw-name">{ text::disaster(throw.die) }</span> }
            </div>
        }
    });
    html! { <div class="wt-dice" aria-hidden="true">{ for dice }</div> }
}

#[derive(Properties, PartialEq)]
struct DieProps {
    /// What it shows, from 1 to 6.
    number: u8,
}

/// A die of bone. It tumbles where it appears.
#[component]
fn Die(props: &DieProps) -> Html {
    html! {
        <svg class="wt-die" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <use class="wt-die-cast" href="#wt-die-shadow" />
            <use class="wt-die-thrown" href={format!("#wt-die-{}", props.number)} />
        </svg>
    }
}
