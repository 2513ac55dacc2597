//! The wheels: bronze, with teeth that mesh, and a symbol in every space.

use super::geometry::{centre, heading, offset, symbol_radius, symbols};
use super::icons;
use super::interaction::PlacedTurns;
use super::links::seat_shape;
use super::movement::Movement;
use crate::components::Shared;
use crate::games::input::translate;
use records::Colour;
use rules::games::wheels_of_time::{Symbol, Wheel, Wheels};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct GearsProps {
    pub wheels: Wheels,
    /// The movement of the last action, if it is animated.
    #[prop_or_default]
    pub movement: Option<Shared<Movement>>,
    /// The number of actions that led here; a new number restarts the animation.
    #[prop_or_default]
    pub ply: usize,
    #[prop_or_default]
    pub selected: Option<Wheel>,
    /// The wheel that is being placed, and how far it was turned.
    #[prop_or_default]
    pub placed: Option<(Wheel, PlacedTurns)>,
    /// The colours of the players of wheels 1 and 2.
    pub owners: [Option<Colour>; 2],
}

/// All four wheels; turning ones are drawn above the others.
#[component]
pub fn Gears(props: &GearsProps) -> Html {
    let mut order = Wheel::ALL.map(|wheel| (wheel, props.beats(wheel)));
    order.sort_by_key(|(wheel, beats)| (!beats.is_empty(), props.selected == Some(*wheel)));
    let gears = order.iter().map(|(wheel, beats)| props.gear(*wheel, beats));
    html! { <>{ for gears }</> }
}

impl GearsProps {
    /// The beats at which a wheel turns one space.
    fn beats(&self, wheel: Wheel) -> Vec<u8> {
        let movement = self.movement.as_ref();
        movement.map_or(Vec::new(), |movement| movement.turns(wheel).collect())
    }

    /// How far a wheel was turned while being placed.
    fn placed_turns(&self, wheel: Wheel) -> Option<PlacedTurns> {
        self.placed
            .filter(|(placed, _)| *placed == wheel)
            .map(|(_, turns)| turns)
    }

    /// One wheel with its symbols and the mark of its player's seat.
    fn gear(&self, wheel: Wheel, beats: &[u8]) -> Html {
        // A new key recreates a turning wheel, which starts its animation.
        let name = wheel.code();
        let key = match self.placed_turns(wheel) {
            Some(placed) => format!("{name}-{}-{}", self.ply, placed.turns),
            None if beats.is_empty() => name.to_owned(),
            None => format!("{name}-{}", self.ply),
        };
        let (kind, body) = match wheel {
            Wheel::Player(_) => (Some("of-player"), "#wt-wheel-player"),
            Wheel::A | Wheel::B => (None, "#wt-wheel-production"),
        };
        let owner = match wheel {
            Wheel::Player(player_wheel) => {
                self.owners.get(player_wheel as usize).copied().flatten()
            }
            Wheel::A | Wheel::B => None,
        };
        let heading = heading(&self.wheels, wheel);
        let medals = symbols(wheel, heading)
            .into_iter()
            .map(|(symbol, direction)| {
                let medal = self.animated(wheel, beats, "wt-upright", medal(wheel, symbol));
                html! { <g transform={translate(offset(direction, symbol_radius(wheel)))}>{ medal }</g> }
            });
        let face = html! {
            <>
                <g transform={format!("rotate({})", u32::from(heading) * 30)}><use href={body} /></g>
                { for medals }
            </>
        };
        let chosen = (self.selected == Some(wheel)).then_some("chosen");
        html! {
            <g {key} class={classes!("wt-wheel", kind, chosen)} transform={translate(centre(wheel))}>
                <use class="wt-shade" href="#wt-teeth" transform="translate(3 5)" />
                { self.animated(wheel, beats, "wt-turning", face) }
                <use href="#wt-light" />
                <text class="wt-name" y={if owner.is_some() { "19" } else { "10" }}>{ name }</text>
                if let Some(colour) = owner {
                    <g transform="translate(0 -17)">{ seat_shape(colour) }</g>
                }
            </g>
        }
    }

    /// Wraps a part of a wheel into one group for each animation: it turns with
    /// the wheel, or stays upright while the wheel turns.
    fn animated(&self, wheel: Wheel, beats: &[u8], class: &'static str, inside: Html) -> Html {
        let by = match wheel {
            Wheel::Player(_) => "by-60",
            Wheel::A | Wheel::B => "by-30",
        };
        if let Some(placed) = self.placed_turns(wheel) {
            let back = placed.is_backwards.then_some("back");
            return html! { <g class={classes!(class, by, back)}>{ inside }</g> };
        }
        beats.iter().fold(inside, |inside, beat| {
            html! { <g class={classes!(class, by, format!("beat-{beat}"))}>{ inside }</g> }
        })
    }
}

/// A symbol on its medal, around the origin.
fn medal(wheel: Wheel, symbol: Symbol) -> Html {
    let (radius, size) = match wheel {
        Wheel::Player(_) => ("20", 29),
        Wheel::A | Wheel::B => ("14.4", 22),
    };
    html! {
        <>
            <circle class="wt-medal" r={radius} />
            { icons::icon_at(icons::symbol(symbol), (0, 0), size) }
        </>
    }
}
