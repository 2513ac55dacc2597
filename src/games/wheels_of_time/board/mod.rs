//! The board of Wheels of Time: four toothed wheels that touch in five places,
//! and the cities beside them.

mod city;
mod controls;
mod dice;
mod floats;
mod forecast;
mod gears;
mod icons;
mod links;
mod movement;
mod plan;
mod rows;
mod targets;
mod tracks;
mod view;

use crate::games::BoardProps;
use crate::games::wheels_of_time::text;
use crate::games::wheels_of_time::text::board as words;
use crate::parts;
use crate::stage::{Context, Scene, scene};
use gears::Picture;
use links::Links;
use movement::Movement;
use records::Colour;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    Action, Event, Link, Mark, Pair, Phase, Scene as GameScene, Wheel, Wheels, WheelsOfTime,
};
use targets::Targets;
use view::VIEW_BOX;
use yew::prelude::*;

/// The board.
pub fn board(_: &WheelsOfTime, props: &BoardProps<WheelsOfTime>) -> Html {
    scene::<Board>("", props.clone())
}

/// What stands beside the board: the cities stand at the board itself.
pub fn panel(_: &WheelsOfTime, _: &BoardProps<WheelsOfTime>) -> Html {
    html! {}
}

/// A small picture of a state.
pub fn small(state: &WheelsOfTime) -> Html {
    let marks = [None, None];
    let picture = Picture {
        wheels: state.wheels(),
        movement: None,
        ply: 0,
        chosen: None,
        laid: None,
        marks: marks.clone(),
    };
    let links = Links {
        wheels: state.wheels(),
        mine: None,
        duel: !state.is_solo(),
        marks: &marks,
        tried: None,
        used: None,
        pair: None,
    };
    let badges = links.contacts().map(|contact| links.badge(contact));
    html! {
        <svg class="wt-picture small-board" viewBox={VIEW_BOX}>
            { picture.wheels() }
            { links.clasps() }
            { for badges }
        </svg>
    }
}

/// How long the movements of an action take, in milliseconds.
pub fn duration(events: &[Event]) -> u32 {
    Movement::of(events).duration()
}

/// What a person can do at the board.
#[derive(Clone)]
pub enum Msg {
    /// Taps a wheel.
    Tap(Wheel),
    /// Takes an action; one that can only hurt is asked first.
    Do(Action),
    /// Wants to know why an action cannot be taken.
    Why(Action),
    /// The pointer or the keyboard is on a wheel, or on none.
    Over(Option<Wheel>),
    /// Turns the wheel that is laid out by so many spaces.
    Lay(u8),
    /// Takes back what was chosen.
    Cancel,
}

/// The wheels, the cities, and what can be done.
#[derive(Default)]
pub struct Board {
    /// The wheel that was chosen to be turned.
    chosen: Option<Wheel>,
    over: Option<Wheel>,
    /// What can only hurt and is to be said twice.
    asked: Option<Action>,
    /// Why something cannot be done.
    said: Option<String>,
    /// By how many spaces the wheel that is laid out was turned.
    laid: u8,
    /// Whether it went back at last.
    laid_back: bool,
    /// The wheels before the last action, and whose links stood out.
    before: Option<(Wheels, Option<Mark>)>,
}

/// The state that a board of this game is given.
fn state_of(props: &BoardProps<WheelsOfTime>) -> Option<&WheelsOfTime> {
    Some(&props.state)
}

/// Whether everybody has a wheel.
fn is_settled(state: &WheelsOfTime) -> bool {
    !matches!(state.phase(), Phase::Place(_) | Phase::Choose)
}

/// The seat that has a player wheel.
fn seat_of(state: &WheelsOfTime, mark: Mark) -> Option<Seat> {
    let mut seats = Seat::all(state.players()).filter(|_| is_settled(state));
    seats.find(|seat| state.mark(*seat) == mark)
}

/// The wheel of the one whose links stand out: who acts, or looks on.
fn own_mark(state: &WheelsOfTime, props: &BoardProps<WheelsOfTime>) -> Option<Mark> {
    let viewer = props
        .view
        .actor
        .or(props.view.viewer)
        .unwrap_or(Seat::FIRST);
    is_settled(state).then(|| state.mark(viewer))
}

/// The links of a player that make a building together.
fn pair(state: &WheelsOfTime, mine: Option<Mark>) -> Option<Pair> {
    let seat = mine.and_then(|mark| seat_of(state, mark))?;
    Pair::ALL
        .into_iter()
        .find(|pair| state.makes_building(seat, *pair))
}

/// The mark of a seat within the picture, around its place.
fn seat_mark(colour: Colour) -> Html {
    let class = parts::join("seat-mark", colour.id());
    html! { <path {class} d={parts::seat_shape(colour)} transform="translate(-8.4 -8.4) scale(.7)" /> }
}

/// The action that is pointed at.
const fn hinted(props: &BoardProps<WheelsOfTime>) -> Option<Action> {
    props.hint
}

/// The wheel that is laid out next.
fn laying(state: &WheelsOfTime) -> Option<Wheel> {
    match state.phase() {
        Phase::Place(next) => Wheel::ALL.get(usize::from(next)).copied(),
        _ => None,
    }
}

fn act(props: &BoardProps<WheelsOfTime>, action: Action) {
    props.on_action.emit(action);
}

impl Scene for Board {
    type Message = Msg;
    type Properties = BoardProps<WheelsOfTime>;

    fn create(_: &Context<Self>) -> Self {
        Self::default()
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &BoardProps<WheelsOfTime>) -> bool {
        let new = ctx.props();
        if new.view.ply != old.view.ply {
            self.before = state_of(old).map(|state| (*state.wheels(), own_mark(state, old)));
        }
        if (new.view.ply, new.view.line, new.view.actor)
            != (old.view.ply, old.view.line, old.view.actor)
        {
            // A wheel that was turned can be turned on.
            let again = new.view.ply == old.view.ply + 1
                && (new.view.line, new.view.actor) == (old.view.line, old.view.actor);
            let turned = new.last.iter().find_map(|event| match event {
                Event::Turned { wheel, .. } => Some(*wheel),
                _ => None,
            });
            self.chosen = self.chosen.filter(|wheel| again && turned == Some(*wheel));
            self.over = None;
            self.asked = None;
            self.said = None;
            self.laid = 0;
            self.laid_back = false;
        } else if new.view.escapes != old.view.escapes {
            self.cancel();
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let props = ctx.props();
        let Some(state) = state_of(props).filter(|_| props.view.actor.is_some()) else {
            return false;
        };
        if let Msg::Over(over) = msg {
            let changed = self.over != over;
            self.over = over;
            return changed;
        }
        self.said = None;
        if !matches!(msg, Msg::Do(_)) {
            self.asked = None;
        }
        match msg {
            Msg::Tap(wheel) => self.tap(props, state, wheel),
            Msg::Do(action) => self.take(props, state, action),
            Msg::Why(action) => {
                self.said = state.check(action).err().map(|why| text::refusal(&why));
            }
            Msg::Over(_) => {}
            Msg::Lay(by) => {
                self.laid = self.laid.wrapping_add(by) % 12;
                self.laid_back = by > 1;
            }
            Msg::Cancel => self.cancel(),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let Some(state) = state_of(props) else {
            return html! {};
        };
        let state = &self.as_laid(state, props.view.actor.is_some());
        let is_over = state.to_act().is_none();
        let movement = Movement::of(&props.last);
        let under = match props.view.actor {
            Some(_) if !is_over => self.controls(ctx),
            _ => html! {},
        };
        html! {
            <div class={parts::class("wheels-of-time board", is_over, "over")}>
                <div class="wt-stage">
                    <div class="wt-bench">
                        { self.picture(ctx, state, &movement) }
                        { floats::dice(&movement, props) }
                    </div>
                    if !is_over { <div class="under-board">{ under }</div> }
                    { seat_box(state, props, Mark::One) }
                    { seat_box(state, props, Mark::Two) }
                </div>
                { rows::in_rows(state, props) }
            </div>
        }
    }
}

impl Board {
    fn cancel(&mut self) {
        self.chosen = None;
        self.asked = None;
        self.said = None;
        self.laid = 0;
    }

    /// The first tap chooses a wheel, the next one turns or takes it.
    fn tap(&mut self, props: &BoardProps<WheelsOfTime>, state: &WheelsOfTime, wheel: Wheel) {
        let again = self.chosen == Some(wheel);
        match (state.phase(), wheel) {
            (Phase::Place(_), _) => {
                if laying(state) == Some(wheel) {
                    self.laid = self.laid.wrapping_add(1) % 12;
                    self.laid_back = false;
                }
            }
            (Phase::Choose, Wheel::Player(mark)) if again => act(props, Action::Take(mark)),
            (Phase::Actions, _) if again => self.take(props, state, Action::Turn(wheel)),
            _ => self.chosen = Some(wheel),
        }
    }

    fn take(&mut self, props: &BoardProps<WheelsOfTime>, state: &WheelsOfTime, action: Action) {
        if let Err(why) = state.check(action) {
            self.asked = None;
            self.said = Some(text::refusal(&why));
        } else if self.asked != Some(action) && forecast::only_hurts(state, action) {
            self.asked = Some(action);
        } else {
            act(props, action);
        }
    }

    /// The space of the wheel that is laid out, as it was turned.
    fn laid_space(&self, state: &WheelsOfTime, wheel: Wheel) -> u8 {
        let spaces = wheel.spaces();
        (state.wheels().space(wheel) + spaces - self.laid % spaces) % spaces
    }

    /// The state with the wheel that is laid out as it was turned.
    fn as_laid(&self, state: &WheelsOfTime, may_act: bool) -> WheelsOfTime {
        let mut laid = state.clone();
        if let Some(wheel) = laying(state).filter(|_| may_act && self.laid != 0) {
            let space = self.laid_space(state, wheel);
            laid.play(Action::Place { wheel, space }, &mut Vec::new());
            // It is not left so yet: with the last wheel the other one would be to choose.
            laid = WheelsOfTime::from_scene(GameScene {
                wheels: *laid.wheels(),
                first: None,
                ..GameScene::default()
            });
        }
        laid
    }

    fn picture(&self, ctx: &Context<Self>, state: &WheelsOfTime, movement: &Movement) -> Html {
        let props = ctx.props();
        let link = ctx.link();
        let marks = Mark::BOTH.map(|mark| {
            let seat = seat_of(state, mark)?;
            let colour = props.view.colours.get(seat.index())?;
            Some(seat_mark(*colour))
        });
        let acts = props.view.actor.is_some();
        let mine = own_mark(state, props);
        let phase = state.phase();
        let wheels = match phase {
            _ if !acts => Vec::new(),
            Phase::Place(_) => laying(state_of(props).unwrap_or(state))
                .into_iter()
                .collect(),
            Phase::Choose => Mark::BOTH.map(Wheel::Player).to_vec(),
            Phase::Actions => {
                let own = Wheel::Player(state.mark(state.active()));
                vec![own, Wheel::A, Wheel::B]
            }
            Phase::Feeding | Phase::Production => Vec::new(),
        };
        let tried = self.tried(ctx, state);
        let chosen = self.chosen.filter(|_| acts);
        let picture = Picture {
            wheels: state.wheels(),
            movement: props.view.moving.then_some(movement),
            ply: props.view.ply,
            chosen: chosen.or_else(|| laying(state).filter(|_| acts)),
            laid: laying(state_of(props).unwrap_or(state))
                .filter(|_| acts && (self.laid != 0 || self.laid_back))
                .map(|wheel| (wheel, self.laid, self.laid_back)),
            marks: marks.clone(),
        };
        let chosen_mark = match (phase, chosen) {
            (Phase::Choose, Some(Wheel::Player(mark))) => Some(mark),
            _ => mine,
        };
        let links = Links {
            wheels: state.wheels(),
            mine: chosen_mark,
            duel: !state.is_solo(),
            marks: &marks,
            tried: tried.filter(|_| props.view.aids),
            used: floats::used(state, &props.last),
            pair: pair(state, mine),
        };
        let targets = Targets {
            state,
            wheels,
            links: mine.filter(|_| acts && phase == Phase::Actions),
            chosen,
            hint: hinted(props).filter(|_| acts),
            tap: link.callback(Msg::Tap),
            use_link: link.callback(|link: Link| Msg::Do(Action::Trigger(link))),
            over: link.callback(Msg::Over),
        };
        // What links do changes when wheels have turned, not before.
        let turn = movement.last_turn().filter(|_| props.view.moving);
        let beat = turn.map(|beat| format!(" beat-{beat}")).unwrap_or_default();
        let class = |class: &'static str| turn.map(|_| [class, &beat].concat());
        let before = self.before.as_ref().filter(|_| turn.is_some());
        let before = before.map(|(wheels, mine)| {
            let links = Links {
                wheels,
                mine: *mine,
                duel: !state.is_solo(),
                marks: &marks,
                tried: None,
                used: links.used,
                pair: None,
            };
            let badges: Html = links.contacts().map(|contact| links.badge(contact)).collect();
            html! { <g class={class("wt-until")} aria-hidden="true">{ links.clasps() }{ badges }</g> }
        });
        html! {
            <svg class="wt-picture wt-table" viewBox={VIEW_BOX} role="group" aria-label="The wheels">
                { picture.wheels() }
                <g class={class("wt-since")}>{ links.clasps() }</g>
                { targets.wheels() }
                { links.ghosts() }
                <g class={class("wt-since")}>{ targets.links(&links) }</g>
                // One child in any case, so that what has the focus keeps its place.
                <g>{ for before }</g>
                { floats::floats(state, props, movement) }
            </svg>
        }
    }

    /// The wheel whose turn is shown before it is done.
    fn tried(&self, ctx: &Context<Self>, state: &WheelsOfTime) -> Option<Wheel> {
        let acts = ctx.props().view.actor.is_some() && state.phase() == Phase::Actions;
        self.over.or(self.chosen).filter(|_| acts)
    }
}

/// Who has a wheel, and the city.
fn seat_box(state: &WheelsOfTime, props: &BoardProps<WheelsOfTime>, mark: Mark) -> Html {
    let settled = is_settled(state);
    let seat = match seat_of(state, mark) {
        Some(seat) => seat,
        // Nobody has a wheel yet: the seats in their order.
        None if !settled => Seat::in_turn(u32::from(mark.number()) - 1, 2),
        None => return rounds(state),
    };
    let colour = props.view.colours.get(seat.index()).copied();
    let name = props
        .view
        .names
        .get(seat.index())
        .cloned()
        .unwrap_or_default();
    let acts = state.to_act() == Some(seat);
    let class = match mark {
        Mark::One => "wt-seat wt-one",
        Mark::Two => "wt-seat wt-two",
    };
    let city = colour.map(|colour| {
        if settled {
            let changes = city::changes(seat, &props.last);
            city::picture_after(state.city(seat), &changes, colour)
        } else {
            city::picture(state.city(seat), colour)
        }
    });
    let own = settled.then(|| text::wheel(Wheel::Player(mark)));
    let first = props
        .view
        .actor
        .or(props.view.viewer)
        .unwrap_or(Seat::FIRST)
        == seat;
    let class = parts::class(class, acts, "to-act");
    html! {
        <section class={parts::join(&class, if first { "first" } else { "" })} aria-label={name.clone()}>
            <div class="wt-upper">
                <p class="wt-plate">
                    { for colour.map(parts::seat_mark) }
                    <strong>{ name }</strong>
                    { parts::span("quiet", own.unwrap_or_default()) }
                    if acts { { tokens(state, props) } }
                </p>
                { for city }
            </div>
            { tracks::tracks(state, seat, props) }
        </section>
    }
}

/// The actions that are left to the one to act.
fn tokens(state: &WheelsOfTime, props: &BoardProps<WheelsOfTime>) -> Html {
    if state.phase() != Phase::Actions {
        return parts::span("wt-to-act", "to act");
    }
    let tokens = (0..state.actions_left()).map(|_| icons::icon("#wt-token"));
    html! {
        <span class="wt-tokens">
            { for tokens }
            { parts::span("unseen", text::task(props.view.words, state)) }
        </span>
    }
}

/// A lone player's rounds, where another player would sit.
fn rounds(state: &WheelsOfTime) -> Html {
    let (round, rounds) = state.round();
    let pips = (1..=rounds).map(|at| {
        let class = match at {
            _ if at < round => "wt-pip gone",
            _ if at == round => "wt-pip now",
            _ => "wt-pip",
        };
        html! { <li {class}></li> }
    });
    html! {
        <section class="wt-seat wt-two wt-rounds" aria-label="Rounds">
            <div class="wt-upper">
                <p class="wt-plate"><strong>{ words::round(state) }</strong></p>
                <ul class="wt-pips" aria-hidden="true">{ for pips }</ul>
            </div>
        </section>
    }
}
