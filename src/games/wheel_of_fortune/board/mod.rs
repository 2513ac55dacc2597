//! The board of The Wheel of Fortune: a country that grows tile by tile around
//! the great wheel.

mod callbacks;
mod camera;
mod cell_layer;
mod controls;
mod country;
mod features;
mod focus;
mod follower_layer;
mod follower_targets;
pub(super) mod geometry;
mod hand_tile;
mod highlight;
mod movement;
mod news;
mod pan_zoom;
mod panel;
mod pieces;
mod score_flights;
mod selection;
mod shapes;
mod snapshot;
mod strip;
mod target;
mod tile_layer;
mod tile_list;
mod view_tools;
mod wheel_overlay;

pub use panel::Panel;

use super::CLASS;
use crate::components::Shared;
use crate::games::BoardProps;
use crate::hooks::{focus::has_focus, is_typing};
use callbacks::Callbacks;
use controls::Controls;
use country::country;
use features::{FeatureList, feature_label};
use geometry::{Bounds, column_row};
use movement::Movement;
use news::event_badge;
use pan_zoom::{Look, PanZoom};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Cell, Event, WheelOfFortune};
use score_flights::ScoreFlights;
use selection::{Change, Selection};
use snapshot::Snapshot;
use std::rc::Rc;
use strip::Strip;
use tile_list::TileList;
use view_tools::view_tools;
use web_sys::Element;
use wheel_overlay::WheelOverlay;
use yew::prelude::*;

/// How long the movements of an action take, in milliseconds.
pub fn duration(events: &[Event]) -> u32 {
    Movement::of(events).duration()
}

/// What happens at the board.
pub enum Msg {
    /// Something is chosen or pointed at.
    Select(Change),
    /// Enter on a cell: places the tile that lies there, or lays it there.
    Enter(Cell),
    /// An action is chosen.
    Act(Action),
    /// Another part of the country is to be seen.
    Look(Look),
    /// A key is pressed somewhere at the board, perhaps to see another part.
    Key(Option<Look>),
    /// An arrow key led to a cell.
    Arrow(Cell),
    /// A pointer goes down on the country.
    Grab,
    /// The picture has come to rest, with tiles near enough to tap on them or not.
    Rest(bool),
}

/// The board. It alone knows what is chosen but not done; keys that come faster
/// than anything is drawn find it as the ones before left it.
pub struct Board {
    selection: Selection,
    /// What it shows apart from that.
    snapshot: Shared<Snapshot>,
    pan: PanZoom,
    /// The places on a tile are drawn large enough to be tapped.
    near: bool,
    root: NodeRef,
    /// The board was used by keys last.
    by_keys: bool,
    /// The keyboard focus goes to what can be done next, once that is drawn.
    follow: bool,
    /// The board was given something new that is not drawn yet.
    fresh: bool,
}

impl Component for Board {
    type Message = Msg;
    type Properties = BoardProps<WheelOfFortune>;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link();
        let on = Callbacks {
            select: link.callback(Msg::Select),
            enter: link.callback(Msg::Enter),
            arrow: link.callback(Msg::Arrow),
            action: link.callback(Msg::Act),
            look: link.callback(Msg::Look),
            grab: link.callback(|()| Msg::Grab),
            key: link.callback(|event: KeyboardEvent| Msg::Key(look_of(&event))),
            // What takes a click for itself stops it.
            click: link.callback(|_| Msg::Select(Change::Unpin)),
        };
        let flights = Rc::new(ScoreFlights::new());
        Self {
            selection: Selection::new(None),
            snapshot: Snapshot::new(ctx.props(), flights, Rc::new(on)),
            pan: PanZoom::new(link.callback(Msg::Rest)),
            near: false,
            root: NodeRef::default(),
            by_keys: false,
            follow: false,
            fresh: true,
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        let new = ctx.props();
        self.fresh = true;
        let Snapshot { flights, on, .. } = &*self.snapshot;
        self.snapshot = Snapshot::new(new, flights.clone(), on.clone());
        if !new.view.same_moment(&old.view) {
            let (placed, deployed) = (self.snapshot.placed(), self.snapshot.deployed());
            // Where a follower came stays lit for a while.
            self.selection = Selection::new(deployed);
            // What had the focus may be gone once the new state is drawn.
            self.follow = self.by_keys && has_focus("board");
            // Where something was placed or deployed is to be seen.
            if let Some(cell) = placed.or(deployed.map(|(cell, _)| cell)) {
                self.pan.reveal(column_row(cell));
            }
        } else if new.view.escapes != old.view.escapes {
            self.selection.cancel();
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let props = ctx.props();
        let before = self.selection;
        match msg {
            Msg::Select(change) => self.select(props, change),
            Msg::Enter(cell) => match self.selection.laid_in(cell) {
                Some(rotation) => act(props, Action::Place { cell, rotation }),
                None => self.select(props, Change::Tap(cell)),
            },
            Msg::Act(action) => act(props, action),
            // All this moves the picture; nothing is drawn anew.
            Msg::Look(look) => self.pan.look(look),
            Msg::Key(look) => {
                self.by_keys = true;
                if let Some(look) = look {
                    self.pan.look(look);
                }
            }
            Msg::Arrow(cell) => {
                self.by_keys = true;
                self.pan.reveal(column_row(cell));
            }
            Msg::Grab => self.by_keys = false,
            Msg::Rest(near) => {
                if props.view.moving {
                    self.snapshot.flights.aim();
                }
                return core::mem::replace(&mut self.near, near) != near;
            }
        }
        self.selection != before
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        let props = ctx.props();
        if core::mem::take(&mut self.fresh) {
            let country = Bounds::of(&props.state);
            let beside = props.state.variant().beside;
            self.pan.show(country, country.wider(1), beside);
            if props.view.moving {
                self.snapshot.flights.aim();
            }
        }
        if core::mem::take(&mut self.follow) && props.view.actor.is_some() {
            self.focus_first();
        }
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let Self {
            selection,
            snapshot,
            ..
        } = self;
        let Snapshot { state, on, .. } = &**snapshot;
        let is_over = state.to_act().is_none();
        let beside = state.variant().beside;
        html! {
            <div
                ref={self.root.clone()}
                class={classes!(CLASS, "board", is_over.then_some("over"))}
                onclick={on.click.clone()}
                onkeydown={on.key.clone()}
            >
                <Strip snapshot={snapshot.clone()} />
                <div ref={snapshot.flights.stage()} class={classes!("wf-stage", beside.then_some("beside"))}>
                    { country(snapshot, selection, self.near, &self.pan) }
                    if beside {
                        <WheelOverlay snapshot={snapshot.clone()} />
                    }
                    { event_badge(snapshot) }
                    { feature_label(snapshot, selection.lit()) }
                    { view_tools(&on.look) }
                </div>
                <Controls snapshot={snapshot.clone()} laid={selection.laid} rotation={selection.rotation()} />
                <FeatureList snapshot={snapshot.clone()} pinned={selection.pinned} />
                <TileList snapshot={snapshot.clone()} />
            </div>
        }
    }
}

impl Board {
    fn select(&mut self, props: &BoardProps<WheelOfFortune>, change: Change) {
        if let Change::Focus(cell) = change
            && self.by_keys
        {
            self.pan.reveal(column_row(cell));
        }
        if matches!(change, Change::Tap(_) | Change::Turn) && props.view.actor.is_none() {
            return;
        }
        self.selection.apply(change, &props.state, props.hint);
    }

    /// The keyboard focus goes to the first thing to do.
    fn focus_first(&self) {
        let Some(root) = self.root.cast::<Element>() else {
            return;
        };
        let first = ".wf-cell[tabindex='0'], .wf-controls [role='button'], .wf-rows button";
        if let Ok(Some(element)) = root.query_selector(first) {
            focus::focus(element);
        }
    }
}

/// Hands a chosen action on, if it is a person's turn.
fn act(props: &BoardProps<WheelOfFortune>, action: Action) {
    if props.view.actor.is_some() {
        props.on_action.emit(action);
    }
}

/// What a key shows of the country.
fn look_of(event: &KeyboardEvent) -> Option<Look> {
    if is_typing(event) {
        return None;
    }
    match event.key().as_str() {
        "+" | "=" => Some(Look::Nearer),
        "-" => Some(Look::Farther),
        "0" => Some(Look::All),
        _ => None,
    }
}
