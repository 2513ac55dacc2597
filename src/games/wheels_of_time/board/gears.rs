//! The wheels: bronze, with teeth that mesh, and a symbol in every space.

use super::geometry::{at, heading, middle, out, reach, symbols, wheel_id};
use super::icons;
use super::interaction::LaidTurns;
use super::movement::Movement;
use super::seat_shape::seat_shape;
use records::Colour;
use rules::games::wheels_of_time::{Wheel, Wheels};
use std::rc::Rc;
use yew::prelude::*;

/// What the four wheels are drawn from.
#[derive(Properties, PartialEq)]
pub struct GearsProps {
    /// How the wheels lie.
    pub wheels: Wheels,
    /// What the last action did, if it is shown as a movement.
    #[prop_or_default]
    pub movement: Option<Rc<Movement>>,
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
    let beats = |wheel: Wheel| -> Vec<u8> {
        let movement = props.movement.iter();
        movement
            .flat_map(|movement| movement.turns(wheel))
            .collect()
    };
    let mut order = Wheel::ALL.map(|wheel| (wheel, beats(wheel)));
    order.sort_by_key(|(wheel, beats)| (!beats.is_empty(), props.selected == Some(*wheel)));
    let gears = order.into_iter().map(|(wheel, beats)| {
        let laid = props.laid.filter(|(laid, _)| *laid == wheel);
        let laid = laid.map(|(_, turns)| turns);
        // What turns is made anew, so that its animation starts.
        let name = wheel_id(wheel);
        let key = match laid {
            Some(laid) => format!("{name}-{}-{}", props.ply, laid.turns),
            None if beats.is_empty() => name.to_owned(),
            None => format!("{name}-{}", props.ply),
        };
        let owner = match wheel {
            Wheel::Player(mark) => props.owners.get(mark as usize).copied().flatten(),
            Wheel::A | Wheel::B => None,
        };
        html! {
            <Gear
                {key}
                {wheel}
                heading={heading(&props.wheels, wheel)}
                selected={props.selected == Some(wheel)}
                {beats}
                {laid}
                {owner}
            />
        }
    });
    html! { <>{ for gears }</> }
}

#[derive(Properties, PartialEq)]
struct GearProps {
    wheel: Wheel,
    /// The direction of its first space.
    heading: u8,
    selected: bool,
    /// The beats at which it turns by one space.
    beats: Vec<u8>,
    laid: Option<LaidTurns>,
    owner: Option<Colour>,
}

impl GearProps {
    /// Wraps what turns with the wheel, or stays upright while it turns, into
    /// a group for each animation.
    fn animated(&self, class: &'static str, inside: Html) -> Html {
        let by = match self.wheel {
            Wheel::Player(_) => "by-60",
            Wheel::A | Wheel::B => "by-30",
        };
        if let Some(laid) = self.laid {
            let back = laid.backwards.then_some("back");
            return html! { <g class={classes!(class, by, back)}>{ inside }</g> };
        }
        self.beats.iter().fold(inside, |inside, beat| {
            html! { <g class={classes!(class, by, format!("beat-{beat}"))}>{ inside }</g> }
        })
    }
}

/// One wheel; drawn again only when something about it changes.
#[component]
fn Gear(props: &GearProps) -> Html {
    let wheel = props.wheel;
    let is_player = matches!(wheel, Wheel::Player(_));
    let body = if is_player {
        "#wt-wheel-player"
    } else {
        "#wt-wheel-production"
    };
    let (medal, size) = if is_player { ("20", 29) } else { ("14.4", 22) };
    let medals = symbols(wheel, props.heading).into_iter().map(|(symbol, direction)| {
        let upright = html! {
            <>
                <circle class="wt-medal" r={medal} />
                { icons::placed(icons::symbol(symbol), (0, 0), size) }
            </>
        };
        html! {
            <g transform={at(out(direction, reach(wheel)))}>{ props.animated("wt-upright", upright) }</g>
        }
    });
    let face = html! {
        <>
            <g transform={format!("rotate({})", u32::from(props.heading) * 30)}><use href={body} /></g>
            { for medals }
        </>
    };
    let class = classes!(
        "wt-wheel",
        is_player.then_some("of-player"),
        props.selected.then_some("chosen"),
    );
    html! {
        <g {class} transform={at(middle(wheel))}>
            <use class="wt-shade" href="#wt-teeth" transform="translate(3 5)" />
            { props.animated("wt-turning", face) }
            <use href="#wt-light" />
            <text class="wt-name" y={if props.owner.is_some() { "19" } else { "10" }}>{ wheel_id(wheel) }</text>
            if let Some(colour) = props.owner {
                <g transform="translate(0 -17)">{ seat_shape(colour) }</g>
            }
        </g>
    }
}
