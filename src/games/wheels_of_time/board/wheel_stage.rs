//! The picture: four wheels, the links where they touch, and what can be
//! tapped there.

use super::floats::Floats;
use super::gears::Gears;
use super::geometry::{VIEW_BOX, wheel_id};
use super::ghosts::Ghosts;
use super::interaction::{Input, Interaction};
use super::links::{LinkBadge, LinkBadges, LinkClasps, LinkView, triggered};
use super::movement::Movement;
use super::position::{building_pair, own_mark, owners, wheel_to_lay_out};
use super::targets::{LinkTarget, WheelTarget};
use crate::games::ViewOptions;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Event, Link, Mark, Pair, Phase, Wheel, Wheels, WheelsOfTime,
};
use std::rc::Rc;
use yew::prelude::*;

/// The links as they were before the last action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FormerLinks {
    /// How the wheels lay.
    pub wheels: Wheels,
    /// Whose links stood out.
    pub mine: Option<Mark>,
}

/// What the picture is drawn from.
#[derive(Properties, PartialEq)]
pub struct WheelStageProps {
    /// The state.
    pub state: Rc<WheelsOfTime>,
    /// What the last action did.
    pub last: Rc<[Event]>,
    /// The movement of the last action.
    pub movement: Rc<Movement>,
    /// The links before the last action, shown until the wheels have turned.
    pub former: Option<FormerLinks>,
    /// How it is to be shown.
    pub view: Rc<ViewOptions>,
    /// What the person has begun.
    pub interaction: Interaction,
    /// An action to point at.
    pub hint: Option<Action>,
    /// What a person does in the picture.
    pub on_input: Callback<Input>,
}

/// The wheels and the links. It is put together anew with every input, but of
/// its parts only those are drawn again that look different then.
#[component]
pub fn WheelStage(props: &WheelStageProps) -> Html {
    let WheelStageProps { state, view, .. } = props;
    let begun = &props.interaction;
    let acts = view.actor.is_some();
    let phase = state.phase();
    let links = props.link_view();
    let laying_out = wheel_to_lay_out(state).filter(|_| acts);
    let laid = laying_out.filter(|_| begun.laid.turns != 0 || begun.laid.backwards);
    let preview = begun.hovered.or(begun.selected);
    let preview = preview.filter(|_| acts && view.aids && phase == Phase::Actions);
    // What links do changes when the wheels have turned, not before.
    let turn = props.movement.last_turn().filter(|_| view.moving);
    let timed = |class: &'static str| turn.map(|beat| classes!(class, format!("beat-{beat}")));
    let former = props.former.filter(|_| turn.is_some());
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
                movement={view.moving.then(|| props.movement.clone())}
                ply={view.ply}
                selected={begun.selected.or(laying_out)}
                laid={laid.map(|wheel| (wheel, begun.laid))}
                owners={links.owners}
            />
            <g class={timed("wt-since")}><LinkClasps {links} /></g>
            <>{ for props.wheel_targets() }</>
            <Ghosts {links} wheel={preview} />
            <g class={timed("wt-since")}>{ for props.link_targets(links) }</g>
            // This group stays while its content comes and goes, so that what has the focus keeps
            // its place.
            <g>
                if let Some(links) = former {
                    <g class={timed("wt-until")} aria-hidden="true">
                        <LinkClasps {links} />
                        <LinkBadges {links} />
                    </g>
                }
            </g>
            if view.moving {
                <Floats state={state.clone()} movement={props.movement.clone()} ply={view.ply} />
            }
        </svg>
    }
}

impl WheelStageProps {
    /// What the links are drawn from.
    fn link_view(&self) -> LinkView {
        let Self { state, view, .. } = self;
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
            used: triggered(state, &self.last),
            pair: building_pair(state, own),
        }
    }

    /// What is pointed at, where a person is to act.
    fn hint(&self) -> Option<Action> {
        self.hint.filter(|_| self.view.actor.is_some())
    }

    /// The wheels that the one to act can choose, as buttons.
    fn wheel_targets(&self) -> Vec<Html> {
        let state = &self.state;
        let wheels = match state.phase() {
            _ if self.view.actor.is_none() => Vec::new(),
            Phase::Place(_) => wheel_to_lay_out(state).into_iter().collect(),
            Phase::Choose => Mark::BOTH.map(Wheel::Player).to_vec(),
            Phase::Actions => {
                let own = Wheel::Player(state.mark(state.active()));
                vec![own, Wheel::A, Wheel::B]
            }
            Phase::Feeding | Phase::Production => Vec::new(),
        };
        let hinted = self.hint().and_then(|hint| match hint {
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
    fn link_targets(&self, links: LinkView) -> Vec<Html> {
        let state = &self.state;
        let acts = self.view.actor.is_some() && state.phase() == Phase::Actions;
        let own = own_mark(state, &self.view).filter(|_| acts);
        let hinted = self.hint().map_or(Vec::new(), |hint| match hint {
            Action::Trigger(link) => vec![link],
            Action::Join(pair) => Pair::links(pair).to_vec(),
            _ => Vec::new(),
        });
        let legal = |link: Link| state.check(Action::Trigger(link)).is_ok();
        let targets = links.contacts().map(|contact| {
            match own.filter(|mark| contact.is_of(*mark)) {
                None => html! { <g key={contact.id()} aria-hidden="true"><LinkBadge {links} {contact} /></g> },
                Some(mark) => html! {
                    <LinkTarget
                        key={contact.id()}
                        {links}
                        {contact}
                        {mark}
                        legal={legal(contact.link)}
                        hinted={hinted.contains(&contact.link)}
                        on_input={self.on_input.clone()}
                    />
                },
            }
        });
        targets.collect()
    }
}
