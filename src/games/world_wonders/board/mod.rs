//! The board of World Wonders: the plan of a city, the market, and the resource
//! tracks.

mod animation;
mod automaton_summary;
mod buttons;
mod city_details;
mod city_head;
mod city_plan;
mod city_tabs;
mod controls;
mod drawings;
pub mod geometry;
mod hand;
mod highlight_buttons;
mod icons;
mod interaction;
mod item_info;
mod market;
mod panel;
mod placing;
mod resource_tracks;
mod symbols;

pub use animation::duration;
pub use panel::Panel;

use crate::components::Shared;
use crate::games::BoardProps;
use crate::hooks::focus;
use city_details::CityDetails;
use city_head::city_head;
use city_plan::{CityPlan, Placing};
use city_tabs::CityTabs;
use controls::Controls;
use highlight_buttons::HighlightButtons;
use interaction::{BoardContext, Input, Interaction};
use item_info::ItemInfo;
use market::Market;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Event, Item, Phase, WorldWonders};
use std::rc::Rc;
use yew::prelude::*;

/// Id of the city's element, to which the page scrolls when a piece has to
/// be placed.
const CITY_ID: &str = "ww-city";

/// The board. What a person is doing is an [`Interaction`]; inputs are applied
/// to it as they come, even before the previous one is rendered.
pub struct Board {
    interaction: Interaction,
    /// The items that can be bought now.
    can_buy: Rc<[Item]>,
    /// Whether to scroll to the city after rendering.
    scroll: bool,
    dispatch: Callback<Input>,
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
        Self {
            interaction: Interaction::new(props.into()),
            can_buy: market::can_buy(&props.state, props.view.actor),
            scroll: false,
            dispatch: ctx.link().callback(|input| input),
        }
    }

    fn update(&mut self, ctx: &Context<Self>, input: Input) -> bool {
        let before = self.interaction.clone();
        let action = self.interaction.apply(ctx.props().into(), input);
        if let Some(action) = action {
            ctx.props().on_action.emit(action);
        }
        self.interaction != before
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        let new = ctx.props();
        if !new.view.same_position(&old.view) {
            let focused = focus::has_focus("board");
            self.interaction.reset(new.into(), focused);
            // A purchased piece is placed on the map, which may be out of
            // sight.
            let phase = new.state.phase();
            let places = matches!(phase, Phase::Place { .. } | Phase::Roads { .. });
            self.scroll = places && new.view.actor.is_some();
        } else if new.view.escapes != old.view.escapes {
            self.interaction.escape(focus::has_focus("board"));
        }
        if !Rc::ptr_eq(&new.state, &old.state) || new.view.actor != old.view.actor {
            self.interaction.update_hand(new.into());
            self.can_buy = market::can_buy(&new.state, new.view.actor);
        }
        true
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        if core::mem::take(&mut self.scroll) {
            focus::scroll_up_to(CITY_ID);
        }
        if core::mem::take(&mut self.interaction.follow) && ctx.props().view.actor.is_some() {
            focus::focus_on("#board [data-first]");
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let view = &props.view;
        let state = Shared::from(&props.state);
        let seat = self.interaction.shown(props.into());
        let dispatch = &self.dispatch;
        let onclick = {
            let dispatch = dispatch.clone();
            move |event: MouseEvent| {
                // Keys that press a button cause a click with a count of 0.
                if event.detail() > 0 {
                    dispatch.emit(Input::UsesPointer);
                }
            }
        };
        let off_map = dispatch.reform(|event: PointerEvent| Input::Over {
            item: None,
            on_map: false,
            mouse: event.pointer_type() == "mouse",
        });
        let buys = (!self.can_buy.is_empty()).then_some("buys");
        html! {
            <div
                class={classes!("game-world-wonders", "world-wonders", "board", buys)}
                {onclick}
                onkeydown={dispatch.reform(|_| Input::UsesKeys)}
                onpointerover={off_map.clone()}
                onpointerleave={off_map}
                onfocusin={dispatch.reform(|_| Input::Focus(None))}
            >
                <CityTabs
                    state={state.clone()}
                    view={view.clone()}
                    shown={seat}
                    dispatch={dispatch.clone()}
                />
                { self.city(props, &state, seat) }
                <div class="ww-beside">
                    if state.to_act().is_some() {
                        <Market
                            state={state.clone()}
                            view={view.clone()}
                            can_buy={self.can_buy.clone()}
                            inspected={self.interaction.inspected}
                            hint={props.hint}
                            dispatch={dispatch.clone()}
                        />
                    }
                </div>
                <CityDetails
                    {state}
                    view={view.clone()}
                    {seat}
                    gained={resource_tracks::gained(&props.last, seat)}
                />
            </div>
        }
    }
}

impl Board {
    /// The city that is shown, with its controls.
    fn city(
        &self,
        props: &BoardProps<WorldWonders>,
        state: &Shared<WorldWonders>,
        seat: Seat,
    ) -> Html {
        let (view, hint) = (&props.view, props.hint);
        let (interaction, dispatch) = (&self.interaction, &self.dispatch);
        let is_placed =
            |event: &Event| matches!(event, Event::Placed { seat: by, .. } if *by == seat);
        let placed = props.last.iter().any(is_placed);
        let placing = |hand| Placing {
            hand,
            held: interaction.held,
            pinned: interaction.pinned,
            pressed_at: interaction.pressed_at,
        };
        html! {
            <div class="ww-city" id={CITY_ID}>
                { city_head(state, view, seat, dispatch) }
                <CityPlan
                    state={state.clone()}
                    {seat}
                    locale={view.locale}
                    {placed}
                    fresh={(placed && view.moving).then_some(view.ply)}
                    highlight={interaction.highlight}
                    inspected={interaction.inspected_item()}
                    placing={interaction.hand_in_view(props.into()).map(placing)}
                    {hint}
                    dispatch={dispatch.clone()}
                />
                <Controls
                    state={state.clone()}
                    acts={view.actor.is_some()}
                    {hint}
                    placing={interaction.hand.map(placing)}
                    dispatch={dispatch.clone()}
                />
                <ItemInfo
                    state={state.clone()}
                    view={view.clone()}
                    {seat}
                    item={interaction.inspected_item()}
                    pointed_cell={interaction.pointed_cell()}
                />
                <HighlightButtons
                    state={state.clone()}
                    names={view.names.clone()}
                    {seat}
                    highlight={interaction.highlight}
                    dispatch={dispatch.clone()}
                />
            </div>
        }
    }
}
