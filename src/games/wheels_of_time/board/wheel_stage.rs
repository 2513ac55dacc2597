//! The picture: four wheels, the links where they touch, and what can be
//! tapped there.

use super::floats::floats;
use super::gears::Gears;
use super::geometry::{VIEW_BOX, wheel_id};
use super::ghosts::ghosts;
use super::links::{LinkView, Links, triggered};
use super::position::{building_pair, own_mark, owners, wheel_to_lay_out};
use super::targets::{LinkTargets, WheelTarget};
use super::{Board, Props};
use crate::components::Shared;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Action, Link, Mark, Pair, Phase, Wheel, Wheels};
use yew::prelude::*;

/// The links as they were before the last action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FormerLinks {
    /// How the wheels lay.
    pub wheels: Wheels,
    /// Whose links stood out.
    pub mine: Option<Mark>,
}

impl Board {
    /// The wheels and the links. The picture is put together anew with every
    /// input, but of its layers only those are drawn again that look different
    /// then.
    pub(super) fn wheel_stage(&self, props: &Props) -> Html {
        let Props { state, view, .. } = props;
        let begun = &self.interaction;
        let acts = view.actor.is_some();
        let phase = state.phase();
        let links = self.link_view(props);
        let laying_out = wheel_to_lay_out(state).filter(|_| acts);
        let laid = laying_out.filter(|_| begun.laid.turns != 0 || begun.laid.backwards);
        let preview = begun.hovered.or(begun.selected);
        let preview = preview.filter(|_| acts && view.aids && phase == Phase::Actions);
        // What links do changes when the wheels have turned, not before.
        let turn = self.movement.last_turn().filter(|_| view.moving);
        let timed = |class: &'static str| turn.map(|beat| classes!(class, format!("beat-{beat}")));
        let former = self.former.filter(|_| turn.is_some());
        let former = former.map(|former| LinkView {
            wheels: former.wheels,
            mine: former.mine,
            pair: None,
            ..links
        });
        html! {
            <svg class="wt-picture wt-table" viewBox={VIEW_BOX} role="group" aria-label="The wheels">
                <Gears
                    wheels={links.wheels}
                    movement={view.moving.then(|| Shared::from(&self.movement))}
                    ply={view.ply}
                    selected={begun.selected.or(laying_out)}
                    laid={laid.map(|wheel| (wheel, begun.laid))}
                    owners={links.owners}
                />
                <g class={timed("wt-since")}><Links {links} /></g>
                <>{ for self.wheel_targets(props) }</>
                <>{ for preview.map(|wheel| ghosts(links, wheel)) }</>
                <g class={timed("wt-since")}>{ self.link_targets(props, links) }</g>
                // This group stays while its content comes and goes, so that what has the focus
                // keeps its place.
                <g>
                    if let Some(links) = former {
                        <g class={timed("wt-until")} aria-hidden="true">
                            <Links {links} badges={true} />
                        </g>
                    }
                </g>
                if view.moving { { floats(state, &self.movement, view.ply) } }
            </svg>
        }
    }

    /// What the links are drawn from.
    fn link_view(&self, props: &Props) -> LinkView {
        let Props { state, view, .. } = props;
        let own = own_mark(state, view);
        LinkView {
            wheels: self.interaction.wheels(state),
            mine: match (state.phase(), self.interaction.selected) {
                // The links that one would have.
                (Phase::Choose, Some(Wheel::Player(mark))) => Some(mark),
                _ => own,
            },
            duel: !state.is_solo(),
            owners: owners(state, view),
            used: triggered(state, &props.last),
            pair: building_pair(state, own),
        }
    }

    /// The wheels that the one to act can choose, as buttons.
    fn wheel_targets(&self, props: &Props) -> Vec<Html> {
        let state = &props.state;
        let wheels = match state.phase() {
            _ if props.view.actor.is_none() => Vec::new(),
            Phase::Place(_) => wheel_to_lay_out(state).into_iter().collect(),
            Phase::Choose => Mark::BOTH.map(Wheel::Player).to_vec(),
            Phase::Actions => {
                let own = Wheel::Player(state.mark(state.active()));
                vec![own, Wheel::A, Wheel::B]
            }
            Phase::Feeding | Phase::Production => Vec::new(),
        };
        let hinted = props.hint.and_then(|hint| match hint {
            Action::Turn(wheel) | Action::Place { wheel, .. } => Some(wheel),
            Action::Take(mark) => Some(Wheel::Player(mark)),
            _ => None,
        });
        let targets = wheels.into_iter().map(|wheel| {
            html! {
                <WheelTarget
                    key={wheel_id(wheel)}
                    {wheel}
                    phase={state.phase()}
                    selected={self.interaction.selected == Some(wheel)}
                    hinted={hinted == Some(wheel)}
                    on_input={self.on_input.clone()}
                />
            }
        });
        targets.collect()
    }

    /// All links, those of the one to act as buttons.
    fn link_targets(&self, props: &Props, links: LinkView) -> Html {
        let state = &props.state;
        let acts = props.view.actor.is_some() && state.phase() == Phase::Actions;
        let legal = |link: &Link| state.check_action(Action::Trigger(*link)).is_ok();
        let hinted = match props.hint {
            Some(Action::Trigger(link)) => vec![link],
            Some(Action::Join(pair)) => Pair::links(pair).to_vec(),
            _ => Vec::new(),
        };
        html! {
            <LinkTargets
                {links}
                mark={own_mark(state, &props.view).filter(|_| acts)}
                legal={Link::ALL.into_iter().filter(legal).collect::<Vec<_>>()}
                {hinted}
                on_input={self.on_input.clone()}
            />
        }
    }
}
