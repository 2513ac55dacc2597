//! Below the map: whose city it is, what can be done now, why a piece does not
//! fit, and what can be lit.

use super::hand::Hand;
use super::panel::goal;
use super::{Board, Lit, hinted, signs};
use crate::games::BoardProps;
use crate::games::world_wonders::text::board as words;
use crate::games::world_wonders::text::names as text;
use crate::parts;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Item, Phase, WorldWonders};
use wasm_bindgen::JsValue;
use yew::prelude::*;

/// A button that takes an action.
fn act(
    props: &BoardProps<WorldWonders>,
    action: Action,
    class: &'static str,
    says: &'static str,
    first: bool,
) -> Html {
    html! {
        <button
            type="button"
            class={parts::class(class, hinted(props) == Some(action), "hinted")}
            data-action={WorldWonders::notation(action)}
            data-first={first.then_some("")}
        >
            { says }
        </button>
    }
}

/// A button that changes what is seen.
fn view(id: String, class: &'static str, says: Html, pressed: Option<bool>, on: bool) -> Html {
    html! {
        <button
            type="button"
            {class}
            data-view={id}
            aria-pressed={pressed.map(|pressed| pressed.to_string())}
            disabled={!on}
        >
            { says }
        </button>
    }
}

fn words_of(words: impl Into<AttrValue>) -> Html {
    let words: AttrValue = words.into();
    html! { { words } }
}

impl Board {
    /// What can be done now.
    pub(super) fn controls(&self, props: &BoardProps<WorldWonders>, state: &WorldWonders) -> Html {
        let mut rows = Vec::new();
        if props.view.actor.is_some() {
            match state.phase() {
                Phase::Begin => rows.push(ways(vec![act(
                    props,
                    Action::Begin,
                    "button primary",
                    "Begin",
                    true,
                )])),
                Phase::Buy => rows.push(self.buying(props, state)),
                Phase::End => rows.push(ways(vec![act(
                    props,
                    Action::End,
                    "button primary",
                    "End turn",
                    true,
                )])),
                Phase::Start | Phase::Place { .. } | Phase::Roads { .. } => {
                    if let Some(hand) = Hand::of(state, self.single) {
                        rows.push(self.placing(props, state, &hand));
                    }
                }
            }
        }
        html! { <div class="ww-controls">{ parts::all(rows) }</div> }
    }

    fn placing(&self, props: &BoardProps<WorldWonders>, state: &WorldWonders, hand: &Hand) -> Html {
        let refused = self.held.and_then(|held| hand.why_not(state, held));
        let told = match self.held {
            Some(_) if self.laid && refused.is_none() => words::LAID.to_owned(),
            Some(_) => words::held_short(refused.as_ref()),
            None => words::PLACING.to_owned(),
        };
        let keys = self
            .held
            .is_none()
            .then(|| parts::span("ww-keys", words::KEYS));
        let class = match (self.held, &refused) {
            (None, _) => "ww-told",
            (Some(_), None) => "ww-told fits",
            (Some(_), Some(_)) => "ww-told clash",
        };
        let place = match self.held.filter(|held| self.laid && hand.fits(*held)) {
            Some(held) => act(
                props,
                hand.action(held),
                "button primary",
                "Place it here",
                false,
            ),
            None => {
                html! { <button type="button" class="button primary" disabled=true>{ "Place it here" }</button> }
            }
        };
        let turns = hand.form().ways() > 1;
        let mut buttons = vec![view(
            "turn".to_owned(),
            "button",
            words_of("Turn it"),
            None,
            turns,
        )];
        if hand.either {
            buttons.push(view(
                "double".to_owned(),
                "button",
                words_of("Double road"),
                Some(!hand.single),
                true,
            ));
            buttons.push(view(
                "single".to_owned(),
                "button",
                words_of("Single road"),
                Some(hand.single),
                true,
            ));
        }
        buttons.push(place);
        html! {
            <>
                // A piece that is turned where it is brings the keyboard nowhere else.
                <p {class} aria-live="polite">{ told }{ for keys }</p>
                { ways(buttons) }
                { self.list_view(hand) }
            </>
        }
    }

    fn buying(&self, props: &BoardProps<WorldWonders>, state: &WorldWonders) -> Html {
        let money = [
            (Action::Loan, "Take a loan of 2 gold"),
            (Action::Repay, "Pay off the loan for 3 gold"),
            (Action::Out, "Leave the round"),
        ];
        let money = money
            .into_iter()
            .filter(|(action, _)| state.check(*action).is_ok());
        let money: Vec<Html> = money
            .map(|(action, says)| {
                let first = action == Action::Out;
                act(props, action, "button", says, first)
            })
            .collect();
        ways(money)
    }

    /// What was asked about, in words: what it needs, where it fits, why it
    /// cannot be bought.
    pub(super) fn told(
        &self,
        props: &BoardProps<WorldWonders>,
        state: &WorldWonders,
        seat: Seat,
    ) -> Html {
        if let Some(item) = self.about() {
            let mut told = Vec::new();
            let title = match item {
                Item::Tile(slot) => state
                    .offer()
                    .tile(slot)
                    .map_or_else(|| text::slot(slot), |tile| text::kind(tile.kind())),
                _ => words::ware(item),
            };
            let is_piece = !matches!(item, Item::First | Item::Second) && state.is_for_sale(item);
            let fits = if is_piece {
                words::ways(props.view.words, state, seat, item)
            } else {
                String::new()
            };
            let why = props.view.actor.and_then(|_| words::not_now(state, item));
            let why = why
                .filter(|_| !is_piece || state.has_place_for(seat, item))
                .unwrap_or_default();
            told.push(html! { <p><strong>{ words::title(title) }</strong>{ [" ", &fits, " ", &why].concat() }</p> });
            if let Item::Monument(of) = item {
                let city = state.city(seat);
                let needs = state.needs(seat, of).map(|(need, cells)| {
                    html! { <li>{ signs::need(need) }{ parts::span("", words::need_met(props.view.words, need, cells, city)) }</li> }
                });
                told.push(html! { <ul class="ww-needs-met">{ for needs }</ul> });
            }
            return html! { <div class="ww-about">{ for told }</div> };
        }
        let space = self
            .spot
            .map(|cell| words::space(props.view.words, state.city(seat), cell));
        html! { <div class="ww-about" aria-hidden="true">{ for space }</div> }
    }

    /// What can be lit in the city.
    pub(super) fn lights(
        &self,
        props: &BoardProps<WorldWonders>,
        state: &WorldWonders,
        seat: Seat,
    ) -> Html {
        let city = state.city(seat);
        let districts = city.districts().count();
        let reached = city.reached_resources().len();
        let mut all = vec![
            (
                Lit::Districts,
                words_of(words::count_of("Districts", districts as u64)),
            ),
            (
                Lit::Resources,
                words_of(words::count_of("Natural resources", u64::from(reached))),
            ),
        ];
        let objectives = (0..).zip(state.objectives());
        let objectives = objectives.filter(|(_, (of, ..))| words::has_spaces(*of));
        all.extend(objectives.map(|(number, (of, ..))| {
            let goal = parts::picture(goal(of), "0 0 300 200", "ww-goal ww-land");
            let says = parts::span("unseen", text::objective(of));
            (Lit::Objective(number), html! { <>{ goal }{ says }</> })
        }));
        let buttons = all.into_iter().map(|(lit, says)| {
            let id = match lit {
                Lit::Districts => "districts".to_owned(),
                Lit::Resources => "resources".to_owned(),
                Lit::Objective(number) => ["objective-", &number.to_string()].concat(),
            };
            let pressed = Some(self.lit == Some(lit));
            view(id, "button ww-light", says, pressed, true)
        });
        html! { <div class="ww-lights" role="group" aria-label={words::show_in(&props.view.names, seat)}>{ for buttons }</div> }
    }

    /// Whose city is shown, and its gold.
    pub(super) fn head(
        &self,
        props: &BoardProps<WorldWonders>,
        state: &WorldWonders,
        seat: Seat,
    ) -> Html {
        let city = state.city(seat);
        let coins = (0..city.gold()).map(|_| signs::sign("#ww-gold"));
        let loan = city.loan().map(|_| {
            html! { <>{ parts::picture("#ww-loan", "0 0 78 58", "ww-loan ww-land") }{ parts::span("unseen", words::LOAN) }</> }
        });
        let away = state
            .to_act()
            .filter(|own| props.view.actor.is_some() && *own != seat);
        let back = away.map(|own| {
            let says = ["Back to ", &words::back_to(&props.view.names, own)].concat();
            view(
                ["city-", &own.number().to_string()].concat(),
                "button",
                words_of(says),
                None,
                true,
            )
        });
        html! {
            <div class="ww-head">
                <h2 class="ww-whose">{ words::city_of(&props.view.names, seat) }</h2>
                <span class="ww-purse" aria-hidden="true">{ for coins }</span>
                { parts::span("ww-gold-words", words::gold(city.gold())) }
                { for loan }
                { for back }
            </div>
        }
    }

    /// All ways to place the piece under way, as choices of a list.
    pub(super) fn list_of(
        props: &BoardProps<WorldWonders>,
        state: &WorldWonders,
        single: bool,
    ) -> Html {
        let Some(hand) = Hand::of(state, single).filter(|_| props.view.actor.is_some()) else {
            return html! {};
        };
        let ways = hand.ways().map(|held| {
            let action = WorldWonders::notation(hand.action(held));
            html! { <option value={action}>{ words::way(held.at, held.turn.quarters()) }</option> }
        });
        html! {
            <>
                <option value="">{ "Choose one" }</option>
                { for ways }
            </>
        }
    }

    /// The list of all places; what is laid is chosen there.
    fn list_view(&self, hand: &Hand) -> Html {
        let laid = self.held.filter(|held| self.laid && hand.fits(*held));
        let chosen = laid.map(|held| WorldWonders::notation(hand.action(held)));
        let chosen = JsValue::from_str(&chosen.unwrap_or_default());
        html! {
            <label class="ww-list">
                { parts::span("", "All places:") }
                <select name="place" ~value={chosen}>{ self.list.clone() }</select>
            </label>
        }
    }
}

/// Ways to go on, as buttons.
fn ways(buttons: Vec<Html>) -> Html {
    if buttons.is_empty() {
        return html! {};
    }
    parts::boxed("ww-ways", buttons)
}
