//! The wheels: bronze, with teeth that mesh, and a symbol in every space.

use super::geometry::{at, heading, middle, out, reach, symbols, wheel_id};
use super::icons;
use super::interaction::LaidTurns;
use super::movement::Movement;
use super::seat_shape::seat_shape;
use crate::components::Shared;
use records::Colour;
use rules::games::wheels_of_time::{Symbol, Wheel, Wheels};
use yew::prelude::*;

/// What the four wheels are drawn from.
#[derive(Properties, PartialEq)]
pub struct GearsProps {
    /// How the wheels lie.
    pub wheels: Wheels,
    /// What the last action did, if it is shown as a movement.
    #[prop_or_default]
    pub movement: Option<Shared<Movement>>,
    /// How many actions led here; a new number starts a movement anew.
    #[prop_or_default]
    pub ply: usize,
    /// The wheel that was chosen.
    #[prop_or_default]
    pub selected: Option<Wheel>,
    /// The wheel that was just turned in laying out, and how far.
    #[prop_or_default]
    pub laid: Option<(Wheel, LaidTurns)>,
    /// The colours of the players of wheels 1 and 2.
    pub owners: [Option<Colour>; 2],
}

/// All four wheels; those that turn are lifted above the others.
#[component]
pub fn Gears(props: &GearsProps) -> Html {
    let mut order = Wheel::ALL.map(|wheel| (wheel, props.beats(wheel)));
    order.sort_by_key(|(wheel, beats)| (!beats.is_empty(), props.selected == Some(*wheel)));
    let gears = order.iter().map(|(wheel, beats)| props.gear(*wheel, beats));
    html! { <>{ for gears }</> }
}

impl GearsProps {
    /// The beats at which a wheel turns by one space.
    fn beats(&self, wheel: Wheel) -> Vec<u8> {
        let movement = self.movement.as_ref();
        movement.map_or(Vec::new(), |movement| movement.turns(wheel).collect())
    }

    /// How far a wheel was just turned in laying out, if it is the one.
    fn laid(&self, wheel: Wheel) -> Option<LaidTurns> {
        let laid = self.laid.filter(|(laid, _)| *laid == wheel);
        laid.map(|(_, turns)| turns)
    }

    /// One wheel with its symbols and its player's mark.
    fn gear(&self, wheel: Wheel, beats: &[u8]) -> Html {
        // What turns is made anew, so that its animation starts.
        let name = wheel_id(wheel);
        let key = match self.laid(wheel) {
            Some(laid) => format!("{name}-{}-{}", self.ply, laid.turns),
            None if beats.is_empty() => name.to_owned(),
            None => format!("{name}-{}", self.ply),
        };
        let (kind, body) = match wheel {
            Wheel::Player(_) => (Some("of-player"), "#wt-wheel-player"),
            Wheel::A | Wheel::B => (None, "#wt-wheel-production"),
        };
        let owner = match wheel {
            Wheel::Player(mark) => self.owners.get(mark as usize).copied().flatten(),
            Wheel::A | Wheel::B => None,
        };
        let heading = heading(&self.wheels, wheel);
        let medals = symbols(wheel, heading)
            .into_iter()
            .map(|(symbol, direction)| {
                let medal = self.animated(wheel, beats, "wt-upright", medal(wheel, symbol));
                html! { <g transform={at(out(direction, reach(wheel)))}>{ medal }</g> }
            });
        let face = html! {
            <>
                <g transform={format!("rotate({})", u32::from(heading) * 30)}><use href={body} /></g>
                { for medals }
            </>
        };
        let chosen = (self.selected == Some(wheel)).then_some("chosen");
        html! {
            <g {key} class={classes!("wt-wheel", kind, chosen)} transform={at(middle(wheel))}>
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

    /// Wraps what turns with a wheel, or stays upright while it turns, into a
    /// group for each animation.
    fn animated(&self, wheel: Wheel, beats: &[u8], class: &'static str, inside: Html) -> Html {
        let by = match wheel {
            Wheel::Player(_) => "by-60",
            Wheel::A | Wheel::B => "by-30",
        };
        if let Some(laid) = self.laid(wheel) {
            let back = laid.backwards.then_some("back");
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
            { icons::placed(icons::symbol(symbol), (0, 0), size) }
        </>
    }
}
