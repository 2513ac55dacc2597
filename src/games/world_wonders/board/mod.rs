//! The board of World Wonders: the plan of a city that grows, the market, and
//! what the city produces.

mod cities;
mod controls;
mod hand;
mod market;
mod movement;
mod overlay;
mod panel;
mod plan;
mod rows;
mod shapes;
mod signs;
mod tracks;
mod view;

pub use cities::small;
pub use movement::duration;
pub use panel::panel;

use crate::games::BoardProps;
use crate::parts;
use crate::stage::{Context, Scene, scene};
use hand::{Hand, Held};
use records::Colour;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Cell, Event, Item, Phase, Turn, WorldWonders};
use view::{item_id, read_cell, seat_numbered};
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// The board.
pub fn board(_: &WorldWonders, props: &BoardProps<WorldWonders>) -> Html {
    scene::<Board>("", props.clone())
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
    /// A pointer goes down on the map.
    Down(PointerEvent),
    /// It moves there.
    Moved(PointerEvent),
    /// It is let go.
    Up,
    /// A place was chosen from the list.
    Picked(web_sys::Event),
}

/// What is lit in the city.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lit {
    /// City districts, and buildings that are nearly such.
    Districts,
    /// Natural resources that count.
    Resources,
    /// What counts for an objective, by its place.
    Objective(u8),
}

/// The city that is shown, and what can be done there.
pub struct Board {
    /// Where the piece under way is held over the map.
    held: Option<Held>,
    /// Whether it was laid there, and does not follow the pointer any more.
    laid: bool,
    /// How it is turned while it is not held anywhere.
    turn: Turn,
    /// Whether of a short set the road of one space comes next.
    single: bool,
    /// What was asked about.
    asked: Option<Item>,
    /// The space at which a key was pressed last: until the keyboard is at the
    /// next one, keys come to this.
    pressed_at: Option<Cell>,
    /// The thing in the market with the pointer or the keyboard.
    over: Option<Item>,
    /// The space with the pointer.
    spot: Option<Cell>,
    lit: Option<Lit>,
    /// The city that somebody wants to see.
    looked_at: Option<Seat>,
    /// Whether a finger drags the piece, and whether it came anywhere.
    dragging: bool,
    dragged: bool,
    /// The city in rows, and the ways to place in a list.
    rows: Html,
    list: Html,
    /// What can be bought now.
    can_buy: Vec<Item>,
    /// The board was used by keys last.
    by_keys: bool,
    /// The keyboard goes to what can be done next.
    follow: bool,
}

/// The part of the plan that is seen: corner, breadth, height.
const VIEW: (i32, i32, i32, i32) = (-30, -40, 1260, 1202);
const VIEW_BOX: &str = shapes::NEAR_VIEW;
const PLAN_ID: &str = "ww-plan";
const CITY_ID: &str = "ww-city";

/// The arrow keys, as they are called, and where they lead.
const WAYS: [(&str, (i32, i32)); 4] = [
    ("ArrowUp", (0, -1)),
    ("ArrowRight", (1, 0)),
    ("ArrowDown", (0, 1)),
    ("ArrowLeft", (-1, 0)),
];

/// The state that a board of this game is given.
fn state_of(props: &BoardProps<WorldWonders>) -> Option<&WorldWonders> {
    Some(&props.state)
}

/// The action that is pointed at.
const fn hinted(props: &BoardProps<WorldWonders>) -> Option<Action> {
    props.hint
}

/// What the last action did here.
fn events(props: &BoardProps<WorldWonders>) -> impl Iterator<Item = &Event> {
    props.last.iter()
}

/// The colour of a seat.
fn colour(props: &BoardProps<WorldWonders>, seat: Seat) -> Colour {
    let colour = props.view.colours.get(seat.index());
    colour.copied().unwrap_or(Colour::Red)
}

fn act(props: &BoardProps<WorldWonders>, action: Action) {
    props.on_action.emit(action);
}

/// What the element at which something happens, or one around it, says of
/// itself under this name.
fn said(event: &web_sys::Event, name: &str) -> Option<String> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let around = target.closest(&["[", name, "]"].concat()).ok()??;
    around.get_attribute(name)
}

/// The thing in the market at which something happens.
fn item_at(state: &WorldWonders, event: &web_sys::Event) -> Option<Item> {
    let id = said(event, "data-item")?;
    state.goods().find(|item| item_id(*item) == id)
}

/// Whether the market stands beside the map. What is told below the map would
/// push a market that stands there away from under the pointer, and then be told
/// no more, for ever and ever.
fn market_is_beside() -> bool {
    let place = |css: &str| {
        let element = gloo::utils::document().query_selector(css).ok()??;
        Some(element.get_bounding_client_rect())
    };
    let (plan, market) = (place(".ww-plan"), place(".ww-beside"));
    matches!((plan, market), (Some(plan), Some(market)) if market.left() >= plan.right())
}

/// The space of the map under a pointer.
fn under(event: &MouseEvent) -> Option<Cell> {
    let plan = gloo::utils::document().get_element_by_id(PLAN_ID)?;
    overlay::under(&plan, event.client_x(), event.client_y(), VIEW)
}

impl Scene for Board {
    type Message = Msg;
    type Properties = BoardProps<WorldWonders>;

    fn create(ctx: &Context<Self>) -> Self {
        let mut board = Self {
            held: None,
            laid: false,
            turn: Turn::PRINTED,
            single: false,
            asked: None,
            pressed_at: None,
            over: None,
            spot: None,
            lit: None,
            looked_at: None,
            dragging: false,
            dragged: false,
            rows: Html::default(),
            list: Html::default(),
            can_buy: Vec::new(),
            by_keys: false,
            follow: false,
        };
        board.write(ctx.props());
        board
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &BoardProps<WorldWonders>) -> bool {
        let new = ctx.props();
        if (new.view.ply, new.view.line, new.view.actor)
            != (old.view.ply, old.view.line, old.view.actor)
        {
            self.follow = self.by_keys && parts::has_focus("board");
            self.put_back();
            self.turn = Turn::PRINTED;
            self.single = false;
            self.asked = None;
            self.over = None;
            self.spot = None;
            self.looked_at = None;
            self.write(new);
            // What is bought is placed on the map, which may be out of sight.
            let placing = state_of(new).is_some_and(|state| {
                matches!(state.phase(), Phase::Place { .. } | Phase::Roads { .. })
            });
            if placing && new.view.actor.is_some() {
                parts::scroll_up_to(CITY_ID);
            }
        } else if new.view.escapes != old.view.escapes {
            // The space on which the piece was held is nothing to come to any more.
            self.follow = self.held.is_some() && self.by_keys && parts::has_focus("board");
            self.put_back();
            self.asked = None;
            self.over = None;
            self.lit = None;
            self.looked_at = None;
            self.write(new);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let props = ctx.props();
        let Some(state) = state_of(props) else {
            return false;
        };
        match msg {
            Msg::Click(event) => {
                if event.detail() > 0 {
                    self.by_keys = false;
                }
                self.press(props, state, &event)
            }
            Msg::Key(event) => self.key(props, state, &event),
            Msg::Over(event) => self.over(props, state, &event),
            Msg::Down(event) => {
                self.by_keys = false;
                self.dragged = false;
                self.dragging = said(&event, "data-grab").is_some();
                false
            }
            Msg::Moved(event) => self.moved(props, state, &event),
            Msg::Up => {
                self.dragging = false;
                false
            }
            Msg::Picked(event) => self.picked(state, &event),
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        if core::mem::take(&mut self.follow) && ctx.props().view.actor.is_some() {
            parts::focus_on("#board [data-first]");
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let Some(state) = state_of(props) else {
            return html! {};
        };
        let link = ctx.link();
        let is_over = state.to_act().is_none();
        let seat = self.shown(props, state);
        let inside = vec![
            cities::cities(state, props, seat),
            html! {
                <div class="ww-city" id={CITY_ID}>
                    { self.head(props, state, seat) }
                    { self.plan(ctx, state, seat) }
                    { self.controls(props, state) }
                    { self.told(props, state, seat) }
                    { self.lights(props, state, seat) }
                </div>
            },
            html! { <div class="ww-beside">if !is_over { { self.market(props, state) } }</div> },
            tracks::tracks(state, props, seat),
            self.rows.clone(),
        ];
        let buys = !self.can_buy.is_empty();
        html! {
            <div
                class={parts::class("world-wonders board", buys, "buys")}
                onclick={link.callback(Msg::Click)}
                onkeydown={link.callback(Msg::Key)}
                onpointerover={link.callback(|event: PointerEvent| Msg::Over(event.into()))}
                onpointerleave={link.callback(|event: PointerEvent| Msg::Over(event.into()))}
                onfocusin={link.callback(|event: FocusEvent| Msg::Over(event.into()))}
                onchange={link.callback(Msg::Picked)}
            >
                { parts::all(inside) }
            </div>
        }
    }
}

impl Board {
    /// The city that is shown: the wanted one, or that of who is to act.
    fn shown(&self, props: &BoardProps<WorldWonders>, state: &WorldWonders) -> Seat {
        let own = props.view.actor.or(state.to_act());
        self.looked_at
            .or(own)
            .or(props.view.viewer)
            .unwrap_or(Seat::FIRST)
    }

    /// What was asked about, or what is pointed at.
    fn about(&self) -> Option<Item> {
        self.over.or(self.asked)
    }

    /// Finds what can be bought, and puts into words what is long.
    fn write(&mut self, props: &BoardProps<WorldWonders>) {
        if let Some(state) = state_of(props) {
            let buys = props.view.actor.is_some() && state.phase() == Phase::Buy;
            let goods = state.goods().filter(|_| buys);
            let can = goods.filter(|item| state.check(Action::Buy(*item)).is_ok());
            self.can_buy = can.collect();
            self.rows = rows::in_rows(state, props, self.shown(props, state));
            self.list = Self::list_of(props, state, self.single);
        }
    }

    /// The piece under way is nowhere.
    fn put_back(&mut self) {
        self.held = None;
        self.laid = false;
        self.pressed_at = None;
        self.dragging = false;
    }

    /// The piece under way, if it is placed by somebody here in the city that
    /// is shown.
    fn hand(&self, props: &BoardProps<WorldWonders>, state: &WorldWonders) -> Option<Hand> {
        let own = props.view.actor? == self.shown(props, state);
        Hand::of(state, self.single).filter(|_| own)
    }

    /// Something is clicked, or pressed by a key; tells whether that is to be
    /// seen.
    fn press(
        &mut self,
        props: &BoardProps<WorldWonders>,
        state: &WorldWonders,
        event: &web_sys::Event,
    ) -> bool {
        if let Some(action) = said(event, "data-action") {
            if props.view.actor.is_some()
                && let Ok(action) = state.read(&action)
            {
                act(props, action);
            }
            return false;
        }
        if let Some(id) = said(event, "data-view") {
            return self.look(props, state, event, &id);
        }
        // What a drag ends on is not meant.
        if core::mem::take(&mut self.dragged) {
            return false;
        }
        if said(event, "data-plan").is_none() {
            return false;
        }
        let cell = said(event, "data-cell").and_then(|cell| read_cell(&cell));
        let under = || under(event.dyn_ref::<MouseEvent>()?);
        let Some(cell) = cell.or_else(under) else {
            return false;
        };
        match self.hand(props, state) {
            Some(hand) => self.tap(&hand, cell),
            None => self.spot = Some(cell),
        }
        true
    }

    /// The piece is laid on a space, or another way if it lies there.
    fn tap(&mut self, hand: &Hand, cell: Cell) {
        let before = self.held.filter(|_| self.laid);
        let turn = self.held.map_or(self.turn, |held| held.turn);
        // As it is seen under the pointer, it is laid.
        let seen = self
            .held
            .filter(|held| !self.laid && hand.fits(*held) && hand.lying(*held).cells().has(cell));
        let held = seen.unwrap_or_else(|| hand.tap(cell, turn, before));
        self.turn = held.turn;
        self.held = Some(held);
        self.laid = true;
    }

    /// Something that changes what is seen is pressed.
    fn look(
        &mut self,
        props: &BoardProps<WorldWonders>,
        state: &WorldWonders,
        event: &web_sys::Event,
        id: &str,
    ) -> bool {
        let lit = match id {
            "ask" => {
                let item = item_at(state, event);
                self.asked = item.filter(|_| self.asked != item);
                self.over = None;
                return true;
            }
            "turn" => {
                if let Some(hand) = self.hand(props, state) {
                    self.turn_it(&hand);
                }
                return true;
            }
            "double" | "single" => {
                self.single = id == "single";
                self.put_back();
                self.write(props);
                return true;
            }
            "districts" => Some(Lit::Districts),
            "resources" => Some(Lit::Resources),
            _ => id
                .strip_prefix("objective-")
                .and_then(|number| number.parse().ok())
                .map(Lit::Objective),
        };
        if lit.is_some() {
            self.lit = lit.filter(|_| self.lit != lit);
        } else if let Some(number) = id.strip_prefix("city-") {
            self.looked_at = seat_numbered(number, state.players());
            self.write(props);
        }
        true
    }

    /// Turns the piece under way where it is held, or in the hand.
    fn turn_it(&mut self, hand: &Hand) {
        self.held = self.held.map(|held| hand.turned(held));
        self.turn = self
            .held
            .map_or_else(|| hand.next_turn(self.turn), |held| held.turn);
    }

    /// A key is pressed at the board.
    fn key(
        &mut self,
        props: &BoardProps<WorldWonders>,
        state: &WorldWonders,
        event: &KeyboardEvent,
    ) -> bool {
        self.by_keys = true;
        if parts::is_typing(event) {
            return false;
        }
        let pressed_at = said(event, "data-cell").and_then(|cell| read_cell(&cell));
        let hand = self.hand(props, state).filter(|_| pressed_at.is_some());
        let Some(hand) = hand else {
            return false;
        };
        let key = event.key();
        let held = self.held.or_else(|| hand.ways().next());
        let way = WAYS.iter().find(|(way, _)| *way == key);
        let next = match (key.as_str(), way, held) {
            ("Enter" | " ", _, Some(held)) => {
                event.prevent_default();
                if hand.fits(held) {
                    act(props, hand.action(held));
                }
                return false;
            }
            ("f" | "F", ..) => hand.next(self.held, event.shift_key()),
            ("r" | "R", _, Some(held)) => Some(hand.turned(held)),
            (_, Some((_, by)), Some(held)) => Some(hand.stepped(held, *by)),
            _ => return false,
        };
        event.prevent_default();
        self.held = next;
        self.laid = true;
        self.pressed_at = pressed_at;
        self.follow = true;
        true
    }

    /// The pointer or the keyboard comes to something.
    fn over(
        &mut self,
        props: &BoardProps<WorldWonders>,
        state: &WorldWonders,
        event: &web_sys::Event,
    ) -> bool {
        let before = (self.over, self.spot);
        let mouse = event.dyn_ref::<PointerEvent>();
        let touched = mouse.is_some_and(|pointer| pointer.pointer_type() != "mouse");
        let by_pointer = mouse.is_some();
        let hovers = by_pointer && !touched && market_is_beside();
        self.over = item_at(state, event).filter(|_| hovers || (!by_pointer && self.by_keys));
        if by_pointer && said(event, "data-plan").is_none() {
            self.spot = None;
            // Off the map, what was only held there goes back.
            if self.held.is_some() && !self.laid && !touched && self.hand(props, state).is_some() {
                self.held = None;
                return true;
            }
        }
        before != (self.over, self.spot)
    }

    /// The pointer moves over the map: the piece follows it.
    fn moved(
        &mut self,
        props: &BoardProps<WorldWonders>,
        state: &WorldWonders,
        event: &PointerEvent,
    ) -> bool {
        let Some(cell) = under(event) else {
            return false;
        };
        let Some(hand) = self.hand(props, state) else {
            let changed = self.spot != Some(cell);
            self.spot = Some(cell);
            return changed;
        };
        let hovers = event.pointer_type() == "mouse" && !self.laid;
        if !hovers && !self.dragging {
            return false;
        }
        let turn = self.held.map_or(self.turn, |held| held.turn);
        let held = hand.follow(cell, turn);
        if self.held == Some(held) {
            return false;
        }
        self.held = Some(held);
        if self.dragging {
            self.dragged = true;
            self.laid = true;
        }
        true
    }

    /// A place was chosen from the list.
    fn picked(&mut self, state: &WorldWonders, event: &web_sys::Event) -> bool {
        let action = state.read(&parts::value_of(event)).ok();
        let lying = action.and_then(|action| state.lies_after(action));
        let Some(lying) = lying else {
            return false;
        };
        self.held = Some(Held {
            at: lying.at,
            turn: lying.turn,
        });
        self.laid = true;
        true
    }

    /// The plan of the city.
    fn plan(&self, ctx: &Context<Self>, state: &WorldWonders, seat: Seat) -> Html {
        let props = ctx.props();
        let link = ctx.link();
        let city = state.city(seat);
        let placed = events(props)
            .any(|event| matches!(event, Event::Placed { seat: by, .. } if *by == seat));
        let fresh = (placed && props.view.moving).then(|| props.view.ply.to_string());
        let latest = city.pieces().last().filter(|_| placed);
        let own = state.to_act() == Some(seat);
        let targets = self.hand(props, state).map(|_| self.targets(props, state));
        html! {
            <svg
                id={PLAN_ID}
                class="ww-plan ww-land"
                viewBox={VIEW_BOX}
                data-plan=""
                role="group"
                aria-label="The map"
                onpointerdown={link.callback(Msg::Down)}
                onpointermove={link.callback(Msg::Moved)}
                onpointerup={link.callback(|_: PointerEvent| Msg::Up)}
                onpointercancel={link.callback(|_: PointerEvent| Msg::Up)}
            >
                { plan::ground(city) }
                { plan::pieces(city, fresh) }
                <g class="ww-over">{ for latest.map(|lying| plan::edge(lying, "ww-latest")) }</g>
                { self.lit_over(state, seat) }
                if own { { self.asked_over(state, seat) } }
                { for targets }
            </svg>
        }
    }
}
