//! A monument card.

use super::props::{MarketProps, item_key, on_choose, on_focus, on_pointer, on_pull};
use crate::games::world_wonders::board::buttons::action_button;
use crate::games::world_wonders::board::icons;
use l10n::world_wonders as words;
use rules::games::world_wonders::{Action, Item, Monument};
use text::games::world_wonders::board as board_text;
use text::games::world_wonders::names;
use yew::prelude::*;

/// The card, a button that inspects the monument, and a button that buys it.
/// The `is_first` one receives the focus when the board takes it.
pub fn monument_card(props: &MarketProps, monument: Monument, is_first: bool) -> Html {
    let MarketProps {
        state,
        view,
        dispatch,
        ..
    } = props;
    let item = Item::Monument(monument);
    let can_buy = props.can_buy.contains(&item);
    let card = monument.card();
    let name = names::monument(view.locale, monument);
    let needs = card.needs.iter().map(|need| icons::need(*need));
    let requirements = board_text::requirements(view.locale, monument);
    let label = board_text::monument_card(view.locale, monument);
    let points = (0..card.points).map(|_| icons::icon("#ww-ring"));
    let people = (0..card.population).map(|_| icons::icon("#ww-people"));
    let says = html! {
        <>
            <span class="ww-needs">{ for needs }</span>
            <span class="ww-wonder-needs">{ requirements }</span>
            <span class="ww-wonder-gives">
                { for points }{ icons::steps(card.steps) }{ for people }
            </span>
        </>
    };
    let buy = can_buy.then(|| {
        let price = state.price(state.active(), item);
        let label = words::button_buy_item(view.locale, price, &name);
        let visible = words::button_buy(view.locale, price);
        let label = icons::labelled("", visible.into(), label);
        action_button(dispatch, Action::Buy(item), props.hint, "", is_first, label)
    });
    // The place of the button keeps its height, so that nothing moves.
    let error = view
        .actor
        .filter(|_| !can_buy)
        .and_then(|_| board_text::monument_error(view.locale, state, monument));
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
                data-item={monument.id()}
                aria-pressed={(props.inspected == Some(item)).to_string()}
                onclick={on_choose(dispatch, item)}
                onpointerdown={can_buy.then(|| on_pull(dispatch, item)).flatten()}
            >
                <span class="ww-wonder-picture" aria-hidden="true">
                    { icons::monument_picture(monument, "ww-wonder-drawing") }
                    if card.pieces > 1 {
                        { format!("×{}", card.pieces) }
                    }
                </span>
                <span class="ww-wonder-name" aria-hidden="true">{ name }</span>
                { icons::labelled("ww-wonder-says", says, label) }
            </button>
            if let Some(buy) = buy {
                { buy }
            } else {
                <p class="ww-why">{ error }</p>
            }
        </div>
    }
}
