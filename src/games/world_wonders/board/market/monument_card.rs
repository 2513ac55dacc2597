//! A monument card.

use super::{MarketProps, item_key, on_focus, on_pointer};
use crate::games::world_wonders::board::buttons::{action_button, on_click};
use crate::games::world_wonders::board::icons;
use crate::games::world_wonders::board::interaction::Input;
use crate::games::world_wonders::text::board as board_text;
use rules::games::world_wonders::{Action, Item, Monument};
use yew::prelude::*;

/// The card, a button that inspects the monument, and a button that buys it.
/// The `first` one receives the focus when the board takes it.
pub fn monument_card(props: &MarketProps, of: Monument, first: bool) -> Html {
    let MarketProps {
        state,
        view,
        dispatch,
        ..
    } = props;
    let item = Item::Monument(of);
    let can_buy = props.can_buy.contains(&item);
    let card = of.card();
    let name = board_text::monument(of);
    let needs = card.needs.iter().map(|need| icons::need(*need));
    let narration = board_text::requirements(view.locale, of);
    let size = board_text::size(view.locale, of);
    let gives = board_text::rewards(view.locale, of);
    let spoken = format!("{name}, {size}. {narration}{gives}");
    let points = (0..card.points).map(|_| icons::icon("#ww-ring"));
    let people = (0..card.population).map(|_| icons::icon("#ww-people"));
    let buy = can_buy.then(|| {
        let price = board_text::buy_for(state.price(state.active(), item));
        let spoken = format!("{price}: {name}");
        let label = icons::spoken("", html! { { price } }, spoken);
        action_button(dispatch, Action::Buy(item), props.hint, "", first, label)
    });
    // The place of the button keeps its height, so that nothing moves.
    let why = view
        .actor
        .filter(|_| !can_buy)
        .and_then(|_| board_text::monument_error(view.locale, state, of));
    html! {
        <div
            key={item_key(item)}
            class="ww-wonder"
            onpointerover={on_pointer(dispatch, item)}
            onfocusin={on_focus(dispatch, item)}
        >
            <button
                type="button"
                class={classes!("ww-wonder-card", (!can_buy).then_some("off"))}
                data-item={of.id()}
                aria-pressed={(props.inspected == Some(item)).to_string()}
                onclick={on_click(dispatch, Input::Inspect(item))}
            >
                <span class="ww-wonder-picture" aria-hidden="true">
                    { icons::monument_picture(of, "ww-wonder-drawing") }
                    if card.pieces > 1 {
                        { format!("×{}", card.pieces) }
                    }
                </span>
                <span class="ww-wonder-name" aria-hidden="true">{ name }</span>
                <span class="ww-needs" aria-hidden="true">{ for needs }</span>
                { icons::spoken("ww-wonder-needs", html! { { narration } }, spoken) }
                <span class="ww-wonder-gives" aria-hidden="true">
                    { for points }{ icons::steps(card.steps) }{ for people }
                </span>
            </button>
            if let Some(buy) = buy {
                { buy }
            } else {
                <p class="ww-why">{ why }</p>
            }
        </div>
    }
}
