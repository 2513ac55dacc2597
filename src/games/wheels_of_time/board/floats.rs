//! What is gained and lost floats from its link to its city.

use super::geometry::{Contact, at, middle};
use super::icons;
use super::movement::{Float, Movement, Sign};
use rules::games::wheels_of_time::{Link, Mark, Wheel, WheelsOfTime};
use yew::prelude::*;

/// What was gained and lost on the way to this state, each on its way to the
/// side of its city. A new number of actions, `ply`, starts the movement anew.
pub fn floats(state: &WheelsOfTime, movement: &Movement, ply: usize) -> Html {
    let floats = movement.floats().enumerate().map(|(place, (beat, float))| {
        let mark = state.mark(float.seat);
        let to = match mark {
            Mark::One => "to-one",
            Mark::Two => "to-two",
        };
        let (sign, says) = match float.sign {
            Sign::Plus => ("plus", "+1"),
            Sign::Full => ("full", "full"),
            Sign::Minus => ("minus", "−1"),
        };
        html! {
            <g key={format!("{ply}-{place}")} transform={at(origin(float, mark, state.is_solo()))}>
                <g class={classes!("wt-float", to, sign, format!("beat-{beat}"))}>
                    <path class="wt-float-face" d="M-38 -17H38A17 17 0 0 1 38 17H-38A17 17 0 0 1 -38 -17Z" />
                    { icons::placed(icons::item(float.item), (-24, 0), 28) }
                    <text x="18" y="8">{ says }</text>
                </g>
            </g>
        }
    });
    html! { <g class="wt-floats" aria-hidden="true">{ for floats }</g> }
}

/// Where a float begins: at its link, or in the middle of the player's wheel.
fn origin(float: Float, mark: Mark, solo: bool) -> (i32, i32) {
    match (float.link, mark) {
        // What both have of the common link goes to both sides.
        (Some(Link::Common), Mark::One) if !solo => (-60, 58),
        (Some(Link::Common), Mark::Two) if !solo => (60, 58),
        (Some(link), _) => Contact::at(mark, link).badge(),
        (None, _) => middle(Wheel::Player(mark)),
    }
}
