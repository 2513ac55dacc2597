//! The board of World Wonders: the plan of a city, the market, and the resource
//! tracks.

mod buttons;
mod city_layers;
mod city_plan;
mod city_tabs;
mod controls;
mod drawings;
pub mod geometry;
mod hand;
mod icons;
mod interaction;
mod item_info;
mod market;
mod panel;
mod recent;
mod resource_tracks;
mod space_grid;

pub use panel::Panel;
pub use recent::step_picture;

use crate::components::Shared;
use crate::games::BoardProps;
use crate::hooks::{arrows_navigate, focus, has_sheet, is_typing, key_of};
use buttons::HighlightButtons;
use city_plan::{CityPlan, cell_at_pointer};
use city_tabs::{CityRows, CityTabs, city_head};
use controls::Controls;
use gloo::events::{EventListener, EventListenerOptions};
use hand::Placing;
use interaction::{BoardContext, Input, Interaction, PieceKey};
use item_info::ItemInfo;
use market::Market;
use resource_tracks::ResourceTracks;
use rules::Seat;
use rules::game::{Game as _, NullSink};
use rules::games::world_wonders::{Action, Event, Item, Phase, Piece, PlacedPiece, WorldWonders};
use std::rc::Rc;
use text::games::world_wonders::board::{gains, producing_piece};
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// The board. What a person is doing is an [`Interaction`]; inputs are applied
/// to it as they come, even before the previous one is rendered.
pub struct Board {
    interaction: Interaction,
    can_buy: Rc<[Item]>,
    /// Keys for the piece to place, wherever the focus is.
    keys: Option<EventListener>,
    dispatch: Callback<Input>,
}

/// Listens for keys that no element with the focus handles.
fn listen(dispatch: &Callback<Input>) -> EventListener {
    let dispatch = dispatch.clone();
    EventListener::new_with_options(
        &gloo::utils::window(),
        "keydown",
        EventListenerOptions::enable_prevent_default(),
        move |event| {
            if let Some(key) = event.dyn_ref::<KeyboardEvent>().and_then(piece_key) {
                event.prevent_default();
                dispatch.emit(Input::Key(None, key));
            }
        },
    )
}

/// The effect of a key on the piece, unless the element with the focus has a use
/// for it.
fn piece_key(event: &KeyboardEvent) -> Option<PieceKey> {
    let key = PieceKey::from_key(key_of(event)?, event.shift_key())?;
    let handlers = match key {
        PieceKey::Place => "a, button, input, select, summary",
        // Arrow keys move between controls.
        PieceKey::Move(_) if arrows_navigate() => {
            "a, button, input, select, textarea, summary, [role='button'], .log"
        }
        // Letters and arrows choose from a list.
        _ => "input, select, .log",
    };
    let root = gloo::utils::document().document_element();
    let is_off = root.is_some_and(|root| root.has_attribute("data-no-keys")) && event.is_trusted();
    let is_handled = event
        .target_dyn_into::<web_sys::Element>()
        .and_then(|target| target.closest(handlers).ok().flatten())
        .is_some();
    let is_free = !is_off && !is_handled && !has_sheet() && !is_typing();
    (is_free && !event.default_prevented()).then_some(key)
}

/// The callback that undoes the purchase of the piece to place, if that is possible.
fn undo_purchase(props: &BoardProps<WorldWonders>) -> Option<&Callback<()>> {
    let is_purchase = |event: &Event| matches!(event, Event::Bought { .. });
    let is_placing = matches!(
        props.state.phase(),
        Phase::Place { .. } | Phase::Roads { .. }
    );
    props
        .view
        .undo
        .as_ref()
        .filter(|_| is_placing && props.view.actor.is_some())
        .filter(|_| props.last.iter().any(is_purchase))
}

impl<'a> From<&'a BoardProps<WorldWonders>> for BoardContext<'a> {
    fn from(props: &'a BoardProps<WorldWonders>) -> Self {
        Self {
            state: &props.state,
            view: &props.view,
        }
    }
}

impl Component for Board {
    type Message = Input;
    type Properties = BoardProps<WorldWonders>;

    fn create(ctx: &Context<Self>) -> Self {
        let props = ctx.props();
        let mut board = Self {
            interaction: Interaction::new(props.into()),
            can_buy: Rc::default(),
            keys: None,
            dispatch: ctx.link().callback(|input| input),
        };
        board.update_hand(props);
        board
    }

    fn update(&mut self, ctx: &Context<Self>, input: Input) -> bool {
        let before = self.interaction.clone();
        if self.interaction.puts_back(input)
            && let Some(undo) = undo_purchase(ctx.props())
        {
            undo.emit(());
        }
        let action = self.interaction.apply(ctx.props().into(), input);
        if let Some(action) = action {
            ctx.props().on_action.emit(action);
        }
        self.interaction != before
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        let new = ctx.props();
        if !new.view.is_same_position(&old.view) {
            let focused = focus::has_focus("board");
            self.interaction.reset(new.into(), focused);
        } else if new.view.selection_epoch != old.view.selection_epoch
            && !self.interaction.escape(focus::has_focus("board"))
            && let Some(undo) = undo_purchase(new)
        {
            undo.emit(());
        }
        if new.state != old.state || new.view.actor != old.view.actor {
            self.update_hand(new);
        }
        true
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        if core::mem::take(&mut self.interaction.focus_pending) && ctx.props().view.actor.is_some()
        {
            focus::focus_on("#board [data-first]");
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let view = &props.view;
        let state = props.state.clone();
        let seat = recent::lit_city(&props.lit, self.interaction.shown_seat(props.into()));
        let dispatch = &self.dispatch;
        let onclick = {
            let dispatch = dispatch.clone();
            move |event: MouseEvent| {
                // Keys that press a button cause a click with a count of 0.
                if event.detail() > 0 {
                    dispatch.emit(Input::PointerPressed);
                }
            }
        };
        let off_map = dispatch.reform(|event: PointerEvent| Input::Over {
            item: None,
            on_map: false,
            is_mouse: event.pointer_type() == "mouse",
        });
        let [carry, drop] = self.pull_handlers();
        let buys = (!self.can_buy.is_empty()).then_some("buys");
        let places = self.interaction.hand.map(|_| "places");
        let preview = self.preview(props, seat);
        html! {
            <div
                class={classes!("game-world-wonders", "world-wonders", "board", buys, places)}
                {onclick}
                onkeydown={dispatch.reform(|_| Input::KeyPressed)}
                onpointermove={carry}
                onpointerup={drop.clone()}
                onpointercancel={drop}
                onpointerover={off_map.clone()}
                onpointerleave={off_map}
                onfocusin={dispatch.reform(|_| Input::Focus(None))}
            >
                <CityTabs
                    state={state.clone()}
                    view={view.clone()}
                    shown={seat}
                    recent={props.recent.clone()}
                    dispatch={dispatch.clone()}
                />
                { self.city(props, &state, seat, preview) }
                <div class="ww-beside">
                    <Market
                        state={state.clone()}
                        view={view.clone()}
                        can_buy={self.can_buy.clone()}
                        inspected={self.interaction.inspected}
                        hint={props.hint}
                        dispatch={dispatch.clone()}
                    />
                </div>
                <ResourceTracks
                    state={state.clone()}
                    view={view.clone()}
                    {seat}
                    gained={resource_tracks::gained(&props.recent, seat)}
                    lit={recent::lit_tracks(&props.lit, seat)}
                    {preview}
                />
                <CityRows {state} locale={view.locale} names={view.names.clone()} {seat} />
            </div>
        }
    }
}

/// The pieces that the turn of a hint places in the city of a seat.
fn planned_pieces(state: &WorldWonders, plan: &[Action], seat: Seat) -> Vec<PlacedPiece> {
    let mut pieces = Vec::new();
    if state.to_act() != Some(seat) {
        return pieces;
    }
    let mut state = state.clone();
    for action in plan {
        pieces.extend(state.placed_piece(*action));
        if state.apply(*action, &mut NullSink).is_err() {
            break;
        }
    }
    pieces
}

impl Board {
    /// Updates what depends on the state of the game and on who may act.
    fn update_hand(&mut self, props: &BoardProps<WorldWonders>) {
        self.interaction.update_hand(props.into());
        self.can_buy = market::can_buy(&props.state, props.view.actor);
        self.keys = self.interaction.hand.map(|_| listen(&self.dispatch));
    }

    /// Handlers of the pointer that pulls an item out of the market, wherever it is on the board.
    fn pull_handlers(&self) -> [Option<Callback<PointerEvent>>; 2] {
        if !self.interaction.is_pulling() {
            return [None, None];
        }
        let carry = self.dispatch.reform(|event: PointerEvent| Input::Carry {
            to: (event.client_x(), event.client_y()),
            cell: cell_at_pointer(&event),
        });
        let drop = self.dispatch.reform(|_: PointerEvent| Input::Drop);
        [Some(carry), Some(drop)]
    }

    /// The piece whose effect on the tracks of a city is previewed: the one to
    /// place, else the inspected one.
    fn preview(&self, props: &BoardProps<WorldWonders>, seat: Seat) -> Option<Piece> {
        let state = &props.state;
        let is_previewed = props.view.has_previews && state.to_act() == Some(seat);
        let hand = self.interaction.hand.map(|hand| hand.piece);
        let item = self.interaction.inspected_item();
        let inspected = item.and_then(|item| producing_piece(state, item));
        hand.or(inspected).filter(|_| is_previewed)
    }

    /// The city that is shown, with its controls.
    fn city(
        &self,
        props: &BoardProps<WorldWonders>,
        state: &Shared<WorldWonders>,
        seat: Seat,
        preview: Option<Piece>,
    ) -> Html {
        let (view, hint) = (&props.view, props.hint);
        let (interaction, dispatch) = (&self.interaction, &self.dispatch);
        let is_placed =
            |event: &Event| matches!(event, Event::Placed { seat: owner, .. } if *owner == seat);
        let has_new_piece = props.last.iter().any(is_placed);
        let recent = recent::pieces(&props.recent, seat);
        let colour = view.colour(seat);
        let placing = |hand| Placing {
            hand,
            pose: interaction.pose,
            rotation: interaction.rotation(),
            is_pinned: interaction.is_pinned,
            pressed_at: interaction.pressed_at,
        };
        html! {
            <div class="ww-city">
                { city_head(state, view, seat, dispatch) }
                <CityPlan
                    state={state.clone()}
                    {seat}
                    locale={view.locale}
                    {has_new_piece}
                    animation_key={(has_new_piece && view.is_animated).then_some(view.ply)}
                    {recent}
                    lit={recent::lit_spaces(&props.state, &props.lit, seat)}
                    {colour}
                    highlight={interaction.highlight}
                    inspected={interaction.inspected_item()}
                    placing={interaction.hand_in_view(props.into()).map(placing)}
                    {hint}
                    plan={planned_pieces(&props.state, &props.plan, seat)}
                    dispatch={dispatch.clone()}
                />
                <Controls
                    state={state.clone()}
                    locale={view.locale}
                    can_act={view.actor.is_some()}
                    {hint}
                    placing={interaction.hand.map(placing)}
                    item_to_buy={interaction.item_to_buy(props.into())}
                    has_previews={view.has_previews}
                    gains={preview.map_or_else(Vec::new, |piece| gains(view.locale, state, seat, piece))}
                    can_return={undo_purchase(props).is_some()}
                    dispatch={dispatch.clone()}
                />
                <ItemInfo
                    state={state.clone()}
                    view={view.clone()}
                    {seat}
                    item={interaction.inspected_item()}
                    is_chosen={interaction.inspected.is_some()}
                    pointed_cell={interaction.pointed_cell}
                />
                <HighlightButtons
                    state={state.clone()}
                    locale={view.locale}
                    names={view.names.clone()}
                    {seat}
                    highlight={interaction.highlight}
                    dispatch={dispatch.clone()}
                />
            </div>
        }
    }
}
