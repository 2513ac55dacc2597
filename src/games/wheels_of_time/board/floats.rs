//! Gains and losses that float from a link to a city.

use super::geometry::{Contact, centre, translate};
use super::icons;
use super::movement::{Float, Movement, Sign};
use l10n::wheels_of_time as words;
use rules::games::wheels_of_time::{Link, PlayerWheel, Wheel, WheelsOfTime};
use text::Locale;
use yew::prelude::*;

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
