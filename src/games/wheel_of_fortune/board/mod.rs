//! The board of The Wheel of Fortune: a country that grows tile by tile around
//! the great wheel.

mod camera;
mod controls;
mod flight;
mod land;
mod movement;
mod news;
mod panel;
mod pieces;
mod rows;
mod shapes;
mod small;
mod strip;
mod targets;
mod view;

pub use panel::panel;
pub use small::small;

use crate::games::BoardProps;
use crate::parts;
use crate::stage::{Context, Scene, scene};
use camera::{COUNTRY_ID, Camera, VIEW_ID};
use land::LandProps;
use movement::Movement;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Cell, Event, Post, Rotation, Tile, WheelOfFortune};
use view::{Bounds, Spot, cell_id, column_row, read_spot};
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// The board.
pub fn board(_: &WheelOfFortune, props: &BoardProps<WheelOfFortune>) -> Html {
    scene::<Board>("", props.clone())
}

/// How long the movements of an action take, in milliseconds.
pub fn duration(events: &[Event]) -> u32 {
    Movement::of(events).duration()
}

/// What a person does at the board. What it is done to says itself what it is:
/// one listener for all is less than one for each.
pub enum Msg {
    /// Clicks or taps something.
    Click(MouseEvent),
    /// Presses a key.
    Key(KeyboardEvent),
    /// The pointer comes over something, or leaves; or the keyboard comes there.
    Over(web_sys::Event),
    /// A pointer goes down somewhere.
    Down(PointerEvent),
    /// It moves over the country.
    Moved(PointerEvent),
    /// It is let go.
    Up(PointerEvent),
    /// Its wheel turns.
    Wheel(WheelEvent),
    /// The picture has come to rest.
    Settle,
    /// There may be another amount of room.
    Resized,
}

/// The country and what can be done there.
pub struct Board {
    /// Where the drawn tile is laid, but not placed yet.
    laid: Option<(Cell, Rotation)>,
    /// How the drawn tile is turned while it is not laid.
    hand: Rotation,
    /// The cell with the keyboard.
    at: Option<Cell>,
    over: Option<Spot>,
    /// The feature that was tapped.
    shown: Option<Spot>,
    camera: Camera,
    /// The places on a tile are large enough to be tapped.
    near: bool,
    /// The country in rows.
    rows: Html,
    /// The board was used by keys last.
    by_keys: bool,
    /// The keyboard goes to what can be done next.
    follow: bool,
    _resize: gloo::events::EventListener,
}

/// How much larger tiles get at once.
const NEARER: f64 = 1.35;

/// The state that a board of this game is given.
fn state_of(props: &BoardProps<WheelOfFortune>) -> Option<&WheelOfFortune> {
    Some(&props.state)
}

/// The action that is pointed at.
const fn hinted(props: &BoardProps<WheelOfFortune>) -> Option<Action> {
    props.hint
}

/// What the last action did here.
fn events(props: &BoardProps<WheelOfFortune>) -> impl Iterator<Item = &Event> {
    props.last.iter()
}

impl Scene for Board {
    type Message = Msg;
    type Properties = BoardProps<WheelOfFortune>;

    fn create(ctx: &Context<Self>) -> Self {
        let resized = ctx.link().callback(|()| Msg::Resized);
        Self {
            laid: None,
            hand: Rotation::NONE,
            at: None,
            over: None,
            shown: None,
            camera: Camera::new(),
            near: false,
            rows: rows_of(ctx.props()),
            by_keys: false,
            follow: false,
            _resize: gloo::events::EventListener::new(
                &gloo::utils::window(),
                "resize",
                move |_| {
                    resized.emit(());
                },
            ),
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &BoardProps<WheelOfFortune>) -> bool {
        let new = ctx.props();
        if (new.view.ply, new.view.line, new.view.actor)
            != (old.view.ply, old.view.line, old.view.actor)
        {
            self.rows = rows_of(new);
            self.laid = None;
            self.hand = Rotation::NONE;
            self.at = None;
            self.over = None;
            self.follow = self.by_keys && parts::has_focus("board");
            // Where a follower came stays lit for a while.
            self.shown = events(new).find_map(|event| deployed(state_of(new)?, event));
            // Where something was placed or deployed is to be seen.
            let place = events(new).find_map(|event| match *event {
                Event::Placed { cell, .. } => Some(cell),
                Event::Deployed {
                    post: Post::Tile { cell, .. },
                    ..
                } => Some(cell),
                _ => None,
            });
            if let Some(cell) = place {
                self.camera.show(column_row(cell), &settle(ctx));
            }
        } else if new.view.escapes != old.view.escapes {
            self.laid = None;
            self.shown = None;
            self.over = None;
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let props = ctx.props();
        let Some(state) = state_of(props) else {
            return false;
        };
        let settle = settle(ctx);
        match msg {
            Msg::Click(event) => return self.press(props, state, &event, &settle),
            Msg::Key(event) => return self.key(props, state, &event, &settle),
            Msg::Over(event) => return self.over(&event, &settle),
            // All this moves the picture; nothing is drawn anew.
            Msg::Down(event) => {
                self.by_keys = false;
                self.camera.down(&event);
            }
            Msg::Moved(event) => self.camera.moved(&event),
            Msg::Up(event) => self.camera.up(&event, &settle),
            Msg::Wheel(event) => {
                event.prevent_default();
                self.camera.wheel(&event, &settle);
            }
            Msg::Settle => {
                self.camera.settle();
                if props.view.moving {
                    flight::find_ways(state);
                }
                let before = self.near;
                self.near = self.camera.is_near();
                return self.near != before;
            }
            Msg::Resized => self.look(state, ctx),
        }
        false
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        if let Some(state) = state_of(ctx.props()) {
            self.look(state, ctx);
            if ctx.props().view.moving {
                flight::find_ways(state);
            }
        }
        if core::mem::take(&mut self.follow) && ctx.props().view.actor.is_some() {
            parts::focus_on(
                "#board [data-first], .wf-controls [data-segment], .wf-controls [data-action]",
            );
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let Some(state) = state_of(props) else {
            return html! {};
        };
        let link = ctx.link();
        let is_over = state.to_act().is_none();
        let movement = Movement::of(&props.last);
        let beside = state
            .variant()
            .beside
            .then(|| wheel_beside(props, state, &movement));
        let inside = vec![
            strip::strip(state, props, &movement),
            html! {
                <div class={parts::class("wf-stage", state.variant().beside, "beside")}>
                    { self.country_view(ctx, state, &movement) }
                    { for beside }
                    { news::badge(props, &movement) }
                    { self.told(props, state) }
                    { tools() }
                </div>
            },
            if is_over {
                news::news(props, &movement)
            } else {
                html! { <div class="under-board">{ self.controls(props, state, &movement) }</div> }
            },
            self.features(props, state),
            self.rows.clone(),
        ];
        html! {
            <div
                class={parts::class("wheel-of-fortune board", is_over, "over")}
                onclick={link.callback(Msg::Click)}
                onkeydown={link.callback(Msg::Key)}
                onpointerover={link.callback(|event: PointerEvent| Msg::Over(event.into()))}
                onpointerleave={link.callback(|event: PointerEvent| Msg::Over(event.into()))}
                onfocusin={link.callback(|event: FocusEvent| Msg::Over(event.into()))}
            >
                { parts::all(inside) }
            </div>
        }
    }
}

/// Where a follower was deployed to.
fn deployed(state: &WheelOfFortune, event: &Event) -> Option<Spot> {
    match *event {
        Event::Deployed {
            post: Post::Tile { cell, part },
            ..
        } => {
            let design = state.at(cell)?.tile?.design();
            Some((cell, design.segment(part)?.index() as u8))
        }
        _ => None,
    }
}

/// The country in rows, put into words once for each action.
fn rows_of(props: &BoardProps<WheelOfFortune>) -> Html {
    state_of(props).map_or_else(Html::default, |state| rows::in_rows(state, props))
}

/// Brings the picture to rest when it has moved.
fn settle(ctx: &Context<Board>) -> Callback<()> {
    ctx.link().callback(|()| Msg::Settle)
}

fn act(props: &BoardProps<WheelOfFortune>, action: Action) {
    props.on_action.emit(action);
}

/// The buttons that change what is seen.
fn tools() -> Html {
    let buttons = [
        ("nearer", "Larger", "#wf-sign-nearer"),
        ("farther", "Smaller", "#wf-sign-farther"),
        ("fit", "Show all", "#wf-sign-fit"),
    ];
    let buttons = buttons.map(|(id, label, sign)| {
        html! {
            <button type="button" class="button" data-view={id} title={label} aria-label={label}>
                { parts::picture(sign, "0 0 24 24", "wf-sign") }
            </button>
        }
    });
    html! { <div class="wf-tools">{ for buttons }</div> }
}

/// Whether something happens at a drawing.
fn is_drawn(event: &web_sys::Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into().ok());
    target.is_some_and(|target: web_sys::Element| target.tag_name() == "g")
}

/// What the element at which something happens, or one around it, says of
/// itself under this name.
fn said(event: &web_sys::Event, name: &str) -> Option<String> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let around = target.closest(&["[", name, "]"].concat()).ok()??;
    around.get_attribute(name)
}

impl Board {
    /// The picture finds its place after it was drawn.
    fn look(&mut self, state: &WheelOfFortune, ctx: &Context<Self>) {
        let bounds = Bounds::of(state);
        self.camera.wheel = state.variant().beside;
        let settle = settle(ctx);
        self.camera.look(bounds, bounds.wider(1), &settle);
        if self.camera.is_near() != self.near {
            settle.emit(());
        }
    }

    /// Something is clicked, or pressed by a key; tells whether that is to be
    /// seen.
    fn press(
        &mut self,
        props: &BoardProps<WheelOfFortune>,
        state: &WheelOfFortune,
        event: &web_sys::Event,
        settle: &Callback<()>,
    ) -> bool {
        // What a drag ends on is not meant.
        if self.camera.dragged {
            return false;
        }
        if let Some(action) = said(event, "data-action") {
            if props.view.actor.is_some()
                && let Ok(action) = state.read(&action)
            {
                act(props, action);
            }
            return false;
        }
        if let Some((cell, _)) = said(event, "data-cell").and_then(|at| read_spot(&at)) {
            return self.tap(props, state, cell);
        }
        if let Some(view) = said(event, "data-view") {
            match view.as_str() {
                "nearer" => self.camera.zoom(NEARER, settle),
                "farther" => self.camera.zoom(1.0 / NEARER, settle),
                "fit" => self.camera.fit_on(Bounds::of(state), settle),
                "near" => {
                    if let Some(cell) = state.placed_cell() {
                        self.camera.go_near(column_row(cell), settle);
                    }
                }
                _ => return self.turn(props, state),
            }
            return false;
        }
        let spot = said(event, "data-at").and_then(|at| read_spot(&at));
        let changed = spot.is_some() || self.shown.is_some();
        self.shown = spot.filter(|_| self.shown != spot);
        changed
    }

    /// A key is pressed at the board.
    fn key(
        &mut self,
        props: &BoardProps<WheelOfFortune>,
        state: &WheelOfFortune,
        event: &KeyboardEvent,
        settle: &Callback<()>,
    ) -> bool {
        self.by_keys = true;
        if parts::is_typing(event) {
            return false;
        }
        let key = event.key();
        let presses = key == "Enter" || key == " ";
        let cell = said(event, "data-cell").and_then(|at| read_spot(&at));
        match (cell, key.as_str()) {
            (_, "+" | "=") => self.camera.zoom(NEARER, settle),
            (_, "-") => self.camera.zoom(1.0 / NEARER, settle),
            (_, "0") => self.camera.fit_on(Bounds::of(state), settle),
            (Some(_), "r" | "R") => return self.turn(props, state),
            (Some((cell, _)), "Enter") if self.laid.is_some_and(|(at, _)| at == cell) => {
                event.prevent_default();
                if let Some((cell, rotation)) = self.laid {
                    act(props, Action::Place { cell, rotation });
                }
            }
            (Some((cell, _)), _) if key.starts_with("Arrow") => {
                event.prevent_default();
                let fits = state.drawn().map(|tile| state.fits(tile).collect());
                let fits: Vec<Cell> = fits.unwrap_or_default();
                if let Some(to) = targets::towards(&fits, cell, &key) {
                    parts::focus_on(&["[data-cell='", &cell_id(to), "']"].concat());
                }
            }
            // What is drawn is no button by itself.
            _ if presses && is_drawn(event) => {
                event.prevent_default();
                self.camera.dragged = false;
                return self.press(props, state, event, settle);
            }
            _ => {}
        }
        false
    }

    /// The pointer or the keyboard comes to something: a feature lights up, a
    /// cell is in sight.
    fn over(&mut self, event: &web_sys::Event, settle: &Callback<()>) -> bool {
        let before = (self.over, self.at);
        self.over = said(event, "data-at").and_then(|at| read_spot(&at));
        if event.type_() == "focusin"
            && let Some((cell, _)) = said(event, "data-cell").and_then(|at| read_spot(&at))
        {
            self.at = Some(cell);
            if self.by_keys {
                self.camera.show(column_row(cell), settle);
            }
        }
        before != (self.over, self.at)
    }

    /// Turns the drawn tile, where it is laid or in the hand.
    fn turn(&mut self, props: &BoardProps<WheelOfFortune>, state: &WheelOfFortune) -> bool {
        match self.laid {
            Some((cell, _)) => self.tap(props, state, cell),
            None => {
                self.hand = Rotation::new(self.hand.quarters() + 1);
                true
            }
        }
    }

    /// Lays the drawn tile into a cell, or turns it there.
    fn tap(
        &mut self,
        props: &BoardProps<WheelOfFortune>,
        state: &WheelOfFortune,
        cell: Cell,
    ) -> bool {
        let Some(tile) = state.drawn().filter(|_| props.view.actor.is_some()) else {
            return false;
        };
        let before = match self.laid {
            Some((at, rotation)) if at == cell => Some(rotation),
            _ => None,
        };
        let hint = match hinted(props) {
            Some(Action::Place {
                cell: there,
                rotation,
            }) if there == cell && before.is_none() => Some(rotation),
            _ => None,
        };
        let rotation = hint.or_else(|| next_turn(state, tile, cell, before, self.rotation()));
        self.laid = rotation.map(|rotation| (cell, rotation));
        self.at = Some(cell);
        true
    }

    /// How the drawn tile is turned.
    fn rotation(&self) -> Rotation {
        self.laid.map_or(self.hand, |(_, rotation)| rotation)
    }

    fn country_view(
        &self,
        ctx: &Context<Self>,
        state: &WheelOfFortune,
        movement: &Movement,
    ) -> Html {
        let props = ctx.props();
        let link = ctx.link();
        let acts = props.view.actor.is_some();
        let fresh = |want_tile: bool| {
            events(props).find_map(|event| match *event {
                Event::Placed { cell, .. } if want_tile => Some(cell),
                Event::Deployed {
                    post: Post::Tile { cell, .. },
                    ..
                } if !want_tile => Some(cell),
                _ => None,
            })
        };
        let land = land::land(LandProps {
            tiles: state
                .tiles()
                .map(|mut placed| {
                    placed.follower = None;
                    placed
                })
                .collect(),
            beside: state.variant().beside,
            fresh: fresh(true).filter(|_| props.view.moving),
        });
        let lit = self
            .lit_spot()
            .and_then(|spot| targets::feature(state, spot));
        let lit = lit.map(|of| targets::lit(state, &of));
        let mut over = Vec::new();
        if acts {
            over.push(self.cells(props, state));
            over.push(if self.near {
                targets::spots(props, state, false)
            } else {
                targets::goes_nearer(state)
            });
            over.push(targets::homes(props, state));
            if !state.variant().beside {
                over.push(targets::crowns(props, state));
            }
        }
        let wheel = (!state.variant().beside).then(|| news::on_wheel(state, props, movement));
        let follower = fresh(false).filter(|_| props.view.moving);
        let placed = events(props).find_map(|event| match *event {
            Event::Placed { cell, .. } => Some(cell),
            _ => None,
        });
        let mark = placed.map(|cell| {
            html! { <rect class="wf-placed" x="1" y="1" width="98" height="98" rx="4" transform={view::at(view::corner(cell))} /> }
        });
        let bounds = Bounds::of(state).wider(1);
        html! {
            <div
                id={VIEW_ID}
                class="wf-view"
                onpointerdown={link.callback(Msg::Down)}
                onpointermove={link.callback(Msg::Moved)}
                onpointerup={link.callback(Msg::Up)}
                onpointercancel={link.callback(Msg::Up)}
                onwheel={link.callback(Msg::Wheel)}
                onanimationend={link.callback(|_: AnimationEvent| Msg::Resized)}
            >
                <svg
                    id={COUNTRY_ID}
                    class="wf-country wf-land"
                    viewBox={bounds.view_box()}
                    role="group"
                    aria-label="The country"
                >
                    <g>{ land }</g>
                    <g class="wf-lit">{ for lit }{ for mark }{ news::scored(state, props, movement) }</g>
                    <g class="wf-standing">{ targets::followers(state, props, follower) }{ for wheel }</g>
                    <g>{ for over }</g>
                    <g class="wf-leaving">{ news::leaving(state, props, movement, false) }</g>
                </svg>
            </div>
        }
    }

    /// The feature that is lit.
    fn lit_spot(&self) -> Option<Spot> {
        self.over.or(self.shown)
    }
}

/// How a tile is laid into a cell, or turned on there: the next way that fits,
/// or as it is turned already, if that does.
fn next_turn(
    state: &WheelOfFortune,
    tile: Tile,
    cell: Cell,
    before: Option<Rotation>,
    hand: Rotation,
) -> Option<Rotation> {
    let ways: Vec<Rotation> = state.turns(tile, cell).collect();
    let from = before.map_or(hand.quarters(), |rotation| rotation.quarters() + 1);
    let on = (from..from + 4).map(Rotation::new);
    on.into_iter().find(|rotation| ways.contains(rotation))
}

/// The wheel where it does not lie in the country.
fn wheel_beside(
    props: &BoardProps<WheelOfFortune>,
    state: &WheelOfFortune,
    movement: &Movement,
) -> Html {
    let crowns = props.view.actor.map(|_| targets::crowns(props, state));
    html! {
        <svg class="wf-beside wf-land" viewBox="36 36 331 334" role="group" aria-label="The wheel">
            <use href="#wf-wheel-beside" x="36" y="36" width="331" height="334" />
            { news::on_wheel(state, props, movement) }
            { for crowns }
            { news::leaving(state, props, movement, true) }
        </svg>
    }
}
