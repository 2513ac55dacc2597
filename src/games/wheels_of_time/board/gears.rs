//! The wheels: bronze, with teeth that mesh, and a symbol in every space.

use super::icons;
use super::movement::Movement;
use super::view::{at, heading, middle, out, reach, symbols};
use crate::parts;
use rules::games::wheels_of_time::{Mark, Wheel, Wheels};
use yew::prelude::*;

/// What is drawn.
pub struct Picture<'a> {
    /// How the wheels lie.
    pub wheels: &'a Wheels,
    /// What the last action did, if it is shown as a movement.
    pub movement: Option<&'a Movement>,
    /// How many actions led here.
    pub ply: usize,
    /// The wheel that was chosen.
    pub chosen: Option<Wheel>,
    /// The wheel that was just turned in laying out: by how many spaces in all,
    /// and whether the last one went back.
    pub laid: Option<(Wheel, u8, bool)>,
    /// What stands beside the number in the middle of the player wheels.
    pub marks: [Option<Html>; 2],
}

impl Picture<'_> {
    /// All four; those that turn are lifted above the others.
    pub fn wheels(&self) -> Html {
        let mut order = Wheel::ALL;
        order.sort_by_key(|wheel| (self.turns(*wheel) > 0, self.chosen == Some(*wheel)));
        order.into_iter().map(|wheel| self.wheel(wheel)).collect()
    }

    fn turns(&self, wheel: Wheel) -> usize {
        self.movement
            .map_or(0, |movement| movement.turns(wheel).count())
    }

    /// Something that turns with a wheel, or stays upright while it turns.
    fn turning(&self, wheel: Wheel, class: &'static str, inside: Html) -> Html {
        let by = match wheel {
            Wheel::Player(_) => "by-60",
            Wheel::A | Wheel::B => "by-30",
        };
        if let Some((_, _, back)) = self.laid.filter(|(laid, ..)| *laid == wheel) {
            let back = if back { " back" } else { "" };
            return html! { <g class={format!("{class} {by}{back}")}>{ inside }</g> };
        }
        let Some(movement) = self.movement else {
            return inside;
        };
        movement.turns(wheel).fold(inside, |inside, beat| {
            html! { <g class={format!("{class} {by} beat-{beat}")}>{ inside }</g> }
        })
    }

    fn wheel(&self, wheel: Wheel) -> Html {
        let (body, class) = match wheel {
            Wheel::Player(_) => ("#wt-wheel-player", "wt-wheel of-player"),
            Wheel::A | Wheel::B => ("#wt-wheel-production", "wt-wheel"),
        };
        let first = heading(self.wheels, wheel);
        let (medal, size) = match wheel {
            Wheel::Player(_) => ("20", 29),
            Wheel::A | Wheel::B => ("14.4", 22),
        };
        let medals = symbols(self.wheels, wheel).into_iter().map(|(symbol, direction)| {
            let upright = html! {
                <>
                    <circle class="wt-medal" r={medal} />
                    { icons::placed(icons::symbol(symbol), (0, 0), size) }
                </>
            };
            html! {
                <g transform={at(out(direction, reach(wheel)))}>{ self.turning(wheel, "wt-upright", upright) }</g>
            }
        });
        let name = match wheel {
            Wheel::Player(Mark::One) => "1",
            Wheel::Player(Mark::Two) => "2",
            Wheel::A => "A",
            Wheel::B => "B",
        };
        let mark = match wheel {
            Wheel::Player(mark) => self.marks.get(mark as usize).cloned().flatten(),
            Wheel::A | Wheel::B => None,
        };
        let laid = self.laid.filter(|(laid, ..)| *laid == wheel);
        let turned = laid.map_or(0, |(_, turned, _)| turned);
        let turns = format!("rotate({})", u32::from(first) * 30);
        let face = html! {
            <>
                <g transform={turns}><use href={body} /></g>
                { for medals }
            </>
        };
        html! {
            <g
                key={format!("{name}-{}-{turned}", self.ply)}
                class={parts::class(class, self.chosen == Some(wheel), "chosen")}
                transform={at(middle(wheel))}
            >
                <use class="wt-shade" href="#wt-teeth" transform="translate(3 5)" />
                { self.turning(wheel, "wt-turning", face) }
                <use href="#wt-light" />
                <text class="wt-name" y={if mark.is_some() { "19" } else { "10" }}>{ name }</text>
                if let Some(mark) = mark {
                    <g transform="translate(0 -17)">{ mark }</g>
                }
            </g>
        }
    }
}
