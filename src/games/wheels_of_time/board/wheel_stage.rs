//! The picture: four wheels, their links, and what can be tapped there.

use super::effects::floats;
use super::gears::Gears;
use super::geometry::{Contact, VIEW_BOX, centre};
use super::interaction::Input;
use super::links::{LinkView, Links, ghosts, link_badge};
use super::position::{joinable_pair, owners, viewer_wheel, wheel_to_place};
use super::recent::{self, RecentTurns};
use super::{Board, Props, turn_plan};
use crate::components::Shared;
use crate::games::input::{emit_on, emit_on_press, translate};
use crate::hooks::on_hover;
use l10n::wheels_of_time as words;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Action, Link, LinkPair, Phase, PlayerWheel, Wheel, Wheels};
use text::Locale;
use text::games::wheels_of_time::board as board_text;
use yew::prelude::*;

/// What was shown of the links before the last action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FormerLinks {
    pub wheels: Wheels,
    /// The player wheel whose links were emphasized.
    pub mine: Option<PlayerWheel>,
}

impl Board {
    /// The wheels and the links. Every input builds the picture, but only those
    /// layers whose props changed are rendered again.
    pub(super) fn wheel_stage(&self, props: &Props) -> Html {
        let Props { state, view, .. } = props;
        let interaction = &self.interaction;
        let can_act = view.actor.is_some();
        let phase = state.phase();
        let links = self.link_view(props);
        let placing = wheel_to_place(state).filter(|_| can_act);
        let placed = placing.filter(|_| {
            interaction.placed_turns.turns != 0 || interaction.placed_turns.is_backwards
        });
        let preview = interaction
            .hovered
            .or(interaction.selected)
            .filter(|_| can_act && view.has_previews && phase == Phase::Actions);
        // The effects of links change once the wheels have turned, not before.
        let last_turn = self.movement.last_turn().filter(|_| view.is_animated);
        let timed =
            |class: &'static str| last_turn.map(|beat| classes!(class, format!("beat-{beat}")));
        let former = self
            .former
            .filter(|_| last_turn.is_some())
            .map(|former| LinkView {
                wheels: former.wheels,
                mine: former.mine,
                pair: None,
                ..links
            });
        html! {
            <svg class="wt-picture wt-table" viewBox={VIEW_BOX} role="group" aria-label={view.locale.text(words::THE_WHEELS)}>
                <Gears
                    wheels={links.wheels}
                    movement={view.is_animated.then(|| Shared::from(&self.movement))}
                    ply={view.ply}
                    selected={interaction.selected.or(placing)}
                    placed={placed.map(|wheel| (wheel, interaction.placed_turns))}
                    owners={links.owners}
                />
                <RecentTurns turns={recent::turns(view, &props.recent)} />
                <g class={timed("wt-since")}><Links {links} /></g>
                <>{ for self.wheel_targets(props) }</>
                <>{ for preview.map(|wheel| ghosts(links, wheel)) }</>
                <g class={timed("wt-since")}>{ self.link_targets(props, links) }</g>
                // This group is always there, so that its content does not shift siblings and take
                // the focus away from them.
                <g>
                    if let Some(links) = former {
                        <g class={timed("wt-until")} aria-hidden="true">
                            <Links {links} badges={true} />
                        </g>
                    }
                </g>
                if view.is_animated { { floats(view.locale, state, &self.movement, view.ply) } }
            </svg>
        }
    }

    fn link_view(&self, props: &Props) -> LinkView {
        let Props { state, view, .. } = props;
        let viewers = viewer_wheel(state, view);
        LinkView {
            wheels: self.interaction.wheels(state),
            mine: match (state.phase(), self.interaction.selected) {
                // The links that the player would have.
                (Phase::Choose, Some(Wheel::Player(player_wheel))) => Some(player_wheel),
                _ => viewers,
            },
            two_players: !state.is_solo(),
            owners: owners(state, |seat| Some(view.colour(seat))),
            triggered: recent::triggered(state, view, &props.recent),
            pair: joinable_pair(state, viewers),
        }
    }

    /// The wheels that the player to act can select, as buttons.
    fn wheel_targets(&self, props: &Props) -> Vec<Html> {
        let state = &props.state;
        let wheels = match state.phase() {
            _ if props.view.actor.is_none() => Vec::new(),
            Phase::Place(_) => wheel_to_place(state).into_iter().collect(),
            Phase::Choose => PlayerWheel::BOTH.map(Wheel::Player).to_vec(),
            Phase::Actions => {
                let player_wheel = Wheel::Player(state.player_wheel(state.active()));
                vec![player_wheel, Wheel::A, Wheel::B]
            }
            Phase::Feeding | Phase::Production => Vec::new(),
        };
        let is_hinted = |target: Wheel| {
            props
                .hint
                .iter()
                .chain(&*props.plan)
                .any(|action| match *action {
                    Action::Turn(wheel) | Action::Place { wheel, .. } => wheel == target,
                    Action::Take(taken) => Wheel::Player(taken) == target,
                    _ => false,
                })
        };
        // A tap on another wheel is answered with the reason.
        let others = Wheel::ALL
            .into_iter()
            .filter(|wheel| props.view.actor.is_some() && !wheels.contains(wheel))
            .map(|wheel| {
                let space = self.interaction.wheels(state).space(wheel);
                let action = match state.phase() {
                    Phase::Place(_) => Action::Place { wheel, space },
                    _ => Action::Turn(wheel),
                };
                other_wheel(wheel, action, &self.on_input)
            })
            .collect::<Vec<_>>();
        let targets = wheels.iter().copied().map(|wheel| {
            html! {
                <WheelTarget
                    key={wheel.code()}
                    locale={props.view.locale}
                    {wheel}
                    phase={state.phase()}
                    selected={self.interaction.selected == Some(wheel)}
                    hinted={is_hinted(wheel)}
                    on_input={self.on_input.clone()}
                />
            }
        });
        others.into_iter().chain(targets).collect()
    }

    /// All links, those of the player to act as buttons.
    fn link_targets(&self, props: &Props, links: LinkView) -> Html {
        let state = &props.state;
        let is_actor = props.view.actor.is_some();
        let legal = |link: &Link| state.check_action(Action::Trigger(*link)).is_ok();
        let hinted: Vec<Link> = props
            .hint
            .iter()
            .chain(&*props.plan)
            .flat_map(|action| match *action {
                Action::Trigger(link) => vec![link],
                Action::Join(pair) => LinkPair::links(pair).to_vec(),
                _ => Vec::new(),
            })
            .collect();
        html! {
            <LinkTargets
                locale={props.view.locale}
                {links}
                player_wheel={viewer_wheel(state, &props.view).filter(|_| is_actor)}
                can_trigger={state.phase() == Phase::Actions}
                legal={Link::ALL.into_iter().filter(legal).collect::<Vec<_>>()}
                {hinted}
                on_input={self.on_input.clone()}
            />
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct WheelTargetProps {
    pub locale: Locale,
    pub wheel: Wheel,
    /// The phase, which decides what the button does.
    pub phase: Phase,
    pub selected: bool,
    pub hinted: bool,
    pub on_input: Callback<Input>,
}

/// A wheel as a button, drawn below the links.
#[component]
pub fn WheelTarget(props: &WheelTargetProps) -> Html {
    let WheelTargetProps {
        wheel, on_input, ..
    } = props;
    let wheel = *wheel;
    let class = classes!(
        "wt-target",
        props.selected.then_some("chosen"),
        props.hinted.then_some("hinted"),
    );
    let (enter, leave) = (Input::Hover(Some(wheel)), Input::Hover(None));
    html! {
        <g
            id={format!("wheel-{}", wheel.code())}
            {class}
            data-wheel={wheel.code()}
            transform={translate(centre(wheel))}
            role="button"
            tabindex="0"
            aria-label={board_text::wheel_label(props.locale, wheel, props.phase, props.selected)}
            aria-pressed={props.selected.to_string()}
            onclick={emit_on(on_input, Input::Tap(wheel))}
            onkeydown={emit_on_press(on_input, Input::Tap(wheel))}
            onpointerenter={on_hover(on_input, enter)}
            onpointerleave={on_hover(on_input, leave)}
            onfocus={emit_on(on_input, enter)}
            onblur={emit_on(on_input, leave)}
        >
            <circle class="hit" r="99" />
            <use class="wt-way" href="#wt-way" />
        </g>
    }
}

/// A wheel that cannot be chosen now: the pointer is told why not.
pub fn other_wheel(wheel: Wheel, action: Action, on_input: &Callback<Input>) -> Html {
    html! {
        <circle
            key={format!("other-{}", wheel.code())}
            class="hit"
            data-other={wheel.code()}
            r="99"
            transform={translate(centre(wheel))}
            onclick={emit_on(on_input, Input::Explain(action))}
        />
    }
}

#[derive(Properties, PartialEq)]
pub struct LinkTargetsProps {
    pub locale: Locale,
    pub links: LinkView,
    /// The wheel of the player to act here, if any.
    pub player_wheel: Option<PlayerWheel>,
    /// Whether links are triggered in this phase.
    pub can_trigger: bool,
    pub legal: Vec<Link>,
    pub hinted: Vec<Link>,
    pub on_input: Callback<Input>,
}

/// All links, those of the player to act as buttons while they are triggered.
#[component]
pub fn LinkTargets(props: &LinkTargetsProps) -> Html {
    let links = props.links;
    let targets = links.contacts().map(|contact| {
        match props.player_wheel.filter(|player_wheel| contact.belongs_to(*player_wheel)) {
            Some(player_wheel) if props.can_trigger => props.target(contact, player_wheel),
            mine => {
                let explain = Input::Explain(Action::Trigger(contact.link));
                let onclick = mine.map(|_| emit_on(&props.on_input, explain));
                html! { <g key={contact.id()} aria-hidden="true" {onclick}>{ link_badge(links, contact) }</g> }
            }
        }
    });
    html! { <>{ for targets }</> }
}

impl LinkTargetsProps {
    fn target(&self, contact: Contact, player_wheel: PlayerWheel) -> Html {
        let (links, link) = (self.links, contact.link);
        let effect =
            turn_plan::shown_effect(&links.wheels, contact, player_wheel, !links.two_players);
        let is_shared = link == Link::Common && links.two_players;
        let label = board_text::link_label(
            self.locale,
            link,
            links.wheels.link_symbols(player_wheel, link),
            effect,
            is_shared,
            self.legal.contains(&link),
        );
        let hinted = self.hinted.contains(&link).then_some("hinted");
        let id = format!("link-{}", link.code());
        let trigger = Input::Act(Action::Trigger(link));
        html! {
            <g
                // Not the key of a mere badge: a button that turns into a badge loses the focus.
                key={id.clone()}
                {id}
                class={classes!("wt-target-link", hinted)}
                data-link={link.code()}
                role="button"
                tabindex="0"
                aria-label={label}
                onclick={emit_on(&self.on_input, trigger)}
                onkeydown={emit_on_press(&self.on_input, trigger)}
            >
                { link_badge(links, contact) }
                <circle class="hit" r="42" transform={translate(contact.badge())} />
            </g>
        }
    }
}
