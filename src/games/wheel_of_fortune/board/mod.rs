//! The board of The Wheel of Fortune.
//!
//! [`Board`] holds what is selected but not done yet ([`selection`]) and passes a
//! [`snapshot`] of everything else to its parts. `country` puts the layers of the
//! picture together (tiles, claims, highlights, followers, targets) inside the view of
//! [`pan_zoom`], whose geometry is in [`camera`]. Over it float the scores, the
//! [`controls`] and, where the view decides, arrows and buttons ([`edge_arrows`]).
//! [`animation`] schedules the animation of an action.

mod animation;
mod camera;
mod cell_layer;
mod controls;
mod departures;
mod edge_arrows;
mod features;
mod follower_layer;
mod follower_targets;
pub(super) mod geometry;
mod hand_tile;
mod highlight;
mod last_events;
mod pan_zoom;
mod panel;
mod pieces;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod reading;
mod recent;
mod score_strip;
mod selection;
mod shapes;
mod snapshot;
mod tile_layer;
mod view_overlay;

pub use panel::Panel;
pub use pieces::tile_picture;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub use reading::board_to_read;

pub use animation::Animation;

use super::CLASS;
use crate::components::{LiveRegion, Shared};
use crate::games::BoardProps;
use crate::hooks::{
    Key, focus::focus_on, focus::has_focus, has_sheet, is_typing, key_of, set_announcement,
    shortcuts_are_off,
};
use cell_layer::CellLayer;
use controls::Controls;
use departures::departures;
use features::{FeatureList, TileList, info};
use follower_layer::{FollowerLayer, plan_ghost};
use follower_targets::Targets;
use geometry::{Bounds, column_row};
use gloo::events::EventListener;
use highlight::{Claims, Highlight, LastMarks};
use l10n::house;
use last_events::event_badge;
use pan_zoom::{Content, News, PanZoom, PanZoomView, Rest, ViewCommand};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Cell, Phase, WheelOfFortune};
use score_strip::{ScoreFlights, ScoreStrip};
use selection::{Change, Refused, Selection};
use snapshot::Snapshot;
use std::rc::Rc;
use text::games::wheel_of_fortune::board::rotated;
use tile_layer::TileLayer;
use view_overlay::{ViewOverlay, view_tools};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

#[derive(Clone)]
pub enum Msg {
    /// Something is selected or pointed at.
    Select(Change),
    /// Enter on a cell: places the tile that is laid there, or lays it there.
    Enter(Cell),
    Action(Action),
    View(ViewCommand),
    /// What floats over the country is folded away, or comes back.
    Fold,
    /// A key was pressed, wherever the focus is.
    Key(Option<KeyCommand>),
    /// An arrow key moved the focus to a cell.
    Arrow(Cell),
    PointerDown,
    /// The drawn tile is dragged over a point of the window.
    Carry(f64, f64),
    /// The drawn tile is dropped at a point of the window.
    Drop(f64, f64),
    /// A point of the country, or something beside it, was clicked where nothing else took the click.
    Click(Option<(f64, f64)>),
    /// The view came to rest with something else in sight.
    ViewSettled(Rest),
}

/// What a key does.
#[derive(Clone, Copy)]
pub enum KeyCommand {
    View(ViewCommand),
    Rotate,
}

/// The board. The selection is state of this component alone, so that keys that
/// are faster than rendering act on the current selection.
pub struct Board {
    selection: Selection,
    /// What it shows apart from the selection.
    snapshot: Shared<Snapshot>,
    pan: PanZoom,
    /// What the view shows since it came to rest.
    rest: Rest,
    /// Whether what floats over the country is folded away.
    is_bare: bool,
    /// What is said of the drawn tile.
    said: String,
    /// Whether the last input was a key, not a pointer.
    is_keyboard_used: bool,
    /// Whether the keyboard focus moves to the next action after rendering.
    focus_pending: bool,
    /// Whether new props are not rendered yet.
    props_pending: bool,
    /// What is new in the position, until the view has shown it.
    news: Option<News>,
    /// Listens to keys while the board exists.
    _keys: EventListener,
}

impl Component for Board {
    type Message = Msg;
    type Properties = BoardProps<WheelOfFortune>;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link();
        let on = link.callback(|msg| msg);
        let on_key = on.clone();
        let keys = EventListener::new(&gloo::utils::window(), "keydown", move |event| {
            on_key.emit(Msg::Key(event.dyn_ref().and_then(key_command)));
        });
        let flights = Rc::new(ScoreFlights::new());
        Self {
            selection: Selection::default(),
            snapshot: Snapshot::new(ctx.props(), flights, on),
            pan: PanZoom::new(link.callback(Msg::ViewSettled)),
            rest: Rest::default(),
            is_bare: false,
            said: String::new(),
            is_keyboard_used: false,
            focus_pending: false,
            props_pending: true,
            news: None,
            _keys: keys,
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        let new = ctx.props();
        self.props_pending = true;
        let Snapshot { flights, on, .. } = &*self.snapshot;
        self.snapshot = Snapshot::new(new, flights.clone(), on.clone());
        if !new.view.is_same_position(&old.view) {
            let (placed_cell, deployed_spot) =
                (self.snapshot.placed_cell(), self.snapshot.deployed_spot());
            // Highlights the feature of a new follower.
            self.selection = Selection {
                pinned: deployed_spot,
                ..Selection::default()
            };
            // The focused element may be gone in the new state.
            self.focus_pending = self.is_keyboard_used && has_focus("board");
            let is_same_ply = (new.view.ply, new.view.line) == (old.view.ply, old.view.line);
            let happened = placed_cell
                .or(deployed_spot.map(|(cell, _)| cell))
                .filter(|_| !is_same_ply);
            self.news = Some(News {
                happened: happened.map(column_row),
                is_placing: new.view.actor.is_some() && new.state.phase() == Phase::Place,
            });
        } else if new.view.selection_epoch != old.view.selection_epoch {
            self.selection.cancel();
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let props = ctx.props();
        let before = self.selection;
        match msg {
            // A second tap on a tile that fits in no other way confirms it.
            Msg::Select(Change::Tap(cell)) if is_only_rotation(props, cell) => {
                match self.selection.laid_in(cell) {
                    Some(rotation) => act(props, Action::Place { cell, rotation }),
                    None => self.select(props, Change::Tap(cell)),
                }
            }
            Msg::Select(change) => {
                self.select(props, change);
                if let Change::Press(spot) = change
                    && props.view.actor.is_some()
                    && let Some(refused) = Refused::by_press(&props.state, spot)
                {
                    self.select(props, Change::Refuse(refused));
                }
            }
            Msg::Enter(cell) => match self.selection.laid_in(cell) {
                Some(rotation) => act(props, Action::Place { cell, rotation }),
                None => self.select(props, Change::Tap(cell)),
            },
            Msg::Action(action) => act(props, action),
            // These only move the picture, without rendering.
            Msg::View(command) => self.pan.apply_command(command),
            Msg::Fold => {
                self.is_bare = !self.is_bare;
                return true;
            }
            Msg::Key(command) => {
                self.is_keyboard_used |= has_focus("board");
                match command {
                    Some(KeyCommand::View(command)) => self.pan.apply_command(command),
                    Some(KeyCommand::Rotate) => self.select(props, Change::Turn),
                    None => {}
                }
            }
            Msg::Click(point) => {
                let refusal = point.and_then(|point| self.refusal_at(props, point));
                self.select(props, refusal.unwrap_or(Change::Unpin));
            }
            Msg::Carry(x, y) => {
                let entered = self.cell_at(props, (x, y)).map(Change::Point);
                let left = self.selection.pointed.map(Change::Unpoint);
                if let Some(change) = entered.or(left) {
                    self.select(props, change);
                }
            }
            Msg::Drop(x, y) => {
                let cell = self.cell_at(props, (x, y));
                let refusal = cell.and_then(|_| self.refusal_at(props, (x, y)));
                let target = cell.filter(|cell| self.selection.laid_in(*cell).is_none());
                if let Some(change) = refusal.or(target.map(Change::Tap)) {
                    self.select(props, change);
                }
                if let Some(cell) = self.selection.pointed {
                    self.select(props, Change::Unpoint(cell));
                }
            }
            Msg::Arrow(cell) => {
                self.is_keyboard_used = true;
                self.pan.follow_focus(column_row(cell));
            }
            Msg::PointerDown => self.is_keyboard_used = false,
            Msg::ViewSettled(rest) => {
                if props.view.is_animated {
                    self.snapshot.flights.aim();
                }
                self.rest = rest;
                return true;
            }
        }
        self.selection != before
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        let props = ctx.props();
        if core::mem::take(&mut self.props_pending) {
            let country = Bounds::from_state(&props.state);
            self.pan.show(Content {
                country,
                picture: country.expanded(1),
                targets: self.snapshot.choosable_cells(),
                news: self.news.take(),
            });
            if props.view.is_animated {
                self.snapshot.flights.aim();
            }
        }
        self.pan
            .lay(self.selection.laid.map(|(cell, _)| column_row(cell)));
        if core::mem::take(&mut self.focus_pending) && props.view.actor.is_some() {
            // The first available action.
            focus_on(
                "#board .wf-cell[tabindex='0'], #board .wf-controls [role='button'], #board .wf-rows button",
            );
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Self {
            selection,
            snapshot,
            ..
        } = self;
        let Snapshot {
            state, view, on, ..
        } = &**snapshot;
        let is_over = state.to_act().is_none();
        html! {
            <div
                class={classes!(CLASS, "board", is_over.then_some("over"), self.is_bare.then_some("bare"))}
                onclick={ctx.link().batch_callback(|event: MouseEvent| unhandled_click(&event))}
            >
                <ScoreStrip snapshot={snapshot.clone()} />
                <div ref={snapshot.flights.stage.clone()} class="wf-stage">
                    { country(snapshot, selection, self.rest.can_tap_segments, &self.pan) }
                    <ViewOverlay
                        rest={self.rest.clone()}
                        state={state.clone()}
                        laid={selection.laid}
                        locale={view.locale}
                        on={on.clone()}
                    />
                    { event_badge(snapshot) }
                </div>
                { info(snapshot, selection.highlighted(), selection.refused) }
                <Controls snapshot={snapshot.clone()} laid={selection.laid} rotation={selection.rotation()} />
                <FeatureList snapshot={snapshot.clone()} pinned={selection.pinned} />
                { view_tools(view.locale, on, self.is_bare) }
                <TileList snapshot={snapshot.clone()} />
                <LiveRegion id="wf-said" text={self.said.clone()} />
            </div>
        }
    }
}

impl Board {
    fn select(&mut self, props: &BoardProps<WheelOfFortune>, change: Change) {
        if let Change::Focus(cell) = change
            && self.is_keyboard_used
        {
            self.pan.follow_focus(column_row(cell));
        }
        if matches!(change, Change::Tap(_) | Change::Turn) && props.view.actor.is_none() {
            return;
        }
        let before = (self.selection.laid, self.selection.rotation());
        self.selection.apply(change, &props.state, props.hint);
        let after = (self.selection.laid, self.selection.rotation());
        if before != after
            && let Some(tile) = props.state.drawn()
        {
            let cell = after.0.map(|(cell, _)| cell);
            let text = rotated(props.view.locale, &props.state, tile, after.1, cell);
            set_announcement(&mut self.said, &text);
        }
    }

    /// The free cell next to a tile at a point of the window.
    fn cell_at(&self, props: &BoardProps<WheelOfFortune>, point: (f64, f64)) -> Option<Cell> {
        let position = self.pan.cell_at(point)?;
        let mut cells = props.state.frontier_cells();
        cells.find(|cell| column_row(*cell) == position)
    }

    /// The refusal of the drawn tile if it fits in no rotation in the place at a point of the window.
    fn refusal_at(&self, props: &BoardProps<WheelOfFortune>, point: (f64, f64)) -> Option<Change> {
        props.view.actor?;
        let state = &props.state;
        let tile = state.drawn().filter(|_| state.phase() == Phase::Place)?;
        let (column, row) = self.pan.cell_at(point)?;
        let cell = Cell::new(column.try_into().ok()?, row.try_into().ok()?);
        let fits = state.rotations(tile, cell).next().is_some();
        let rotation = self.selection.rotation();
        let place = Refused::Action(Action::Place { cell, rotation });
        (!fits).then_some(Change::Refuse(place))
    }
}

/// A click that no element of the board stopped. A link is followed: its click changes nothing on the board,
/// where the reader returns to.
fn unhandled_click(event: &MouseEvent) -> Option<Msg> {
    let target: Option<Element> = event.target_dyn_into();
    let is_in = |css| target.as_ref()?.closest(css).ok().flatten();
    if is_in("a").is_some() {
        return None;
    }
    // What floats over the country is no place for a tile.
    let point = (event.client_x().into(), event.client_y().into());
    Some(Msg::Click(is_in(".wf-stage").map(|_| point)))
}

/// The country; `can_tap_segments` if tiles are large enough to tap on their segments.
fn country(
    snapshot: &Shared<Snapshot>,
    selection: &Selection,
    can_tap_segments: bool,
    pan: &PanZoom,
) -> Html {
    let Snapshot {
        state, view, on, ..
    } = &**snapshot;
    let fresh = snapshot.placed_cell().filter(|_| view.is_animated);
    html! {
        <PanZoomView pan={pan.clone()} on={on.clone()}>
            <svg
                ref={pan.picture()}
                id="wf-country"
                class="wf-country wf-land"
                viewBox={Bounds::from_state(state).expanded(1).view_box()}
                role="group"
                aria-label={view.locale.text(house::THE_BOARD)}
            >
                <g>
                    <TileLayer state={state.clone()} {fresh} on={on.clone()} />
                </g>
                <g class="wf-claims" aria-hidden="true">
                    <Claims snapshot={snapshot.clone()} />
                </g>
                <g class="wf-lit">
                    <Highlight state={state.clone()} spot={selection.highlighted()} />
                    <LastMarks snapshot={snapshot.clone()} />
                </g>
                <g class="wf-standing">
                    <FollowerLayer snapshot={snapshot.clone()} />
                </g>
                <g class="wf-targets">
                    if snapshot.is_active() {
                        <CellLayer
                            snapshot={snapshot.clone()}
                            laid={selection.laid}
                            preview={selection.preview(state, snapshot.hint)}
                            refused={selection.refused}
                            focused={selection.focused}
                        />
                        { plan_ghost(snapshot, selection.laid) }
                        <Targets snapshot={snapshot.clone()} {can_tap_segments} />
                    }
                </g>
                <g class="wf-leaving">{ departures(snapshot, false) }</g>
            </svg>
        </PanZoomView>
    }
}

/// Whether the drawn tile fits in one rotation only in a cell.
fn is_only_rotation(props: &BoardProps<WheelOfFortune>, cell: Cell) -> bool {
    let tile = props.state.drawn();
    tile.is_some_and(|tile| props.state.rotations(tile, cell).count() == 1)
}

/// Emits an action if it is a person's turn.
fn act(props: &BoardProps<WheelOfFortune>, action: Action) {
    if props.view.actor.is_some() {
        props.on_action.emit(action);
    }
}

/// What a key does. Outside the board, single keys can be turned off.
fn key_command(event: &KeyboardEvent) -> Option<KeyCommand> {
    if has_sheet() || is_typing() || (shortcuts_are_off() && !has_focus("board")) {
        return None;
    }
    match key_of(event)? {
        Key::Char('+' | '=') => Some(KeyCommand::View(ViewCommand::Nearer)),
        Key::Char('-') => Some(KeyCommand::View(ViewCommand::Farther)),
        Key::Char('0') => Some(KeyCommand::View(ViewCommand::All)),
        Key::Char('r') => Some(KeyCommand::Rotate),
        _ => None,
    }
}
