//! A monument's card.

use super::{ForSaleProps, use_heard};
use crate::games::world_wonders::board::buttons::ActionButton;
use crate::games::world_wonders::board::interaction::Input;
use crate::games::world_wonders::board::signs;
use crate::games::world_wonders::text::board as words;
use rules::games::world_wonders::{Action, Item};
use yew::prelude::*;

/// The card, a button that tells about it, and one that buys it.
#[component]
pub fn Wonder(props: &ForSaleProps) -> Html {
    let ForSaleProps {
        state,
        view,
        item,
        can_buy,
        dispatch,
        ..
    } = props;
    let heard = use_heard(*item, dispatch);
    let onclick = use_callback(
        (dispatch.clone(), *item),
        |_: MouseEvent, (dispatch, item)| dispatch.emit(Input::Ask(*item)),
    );
    let Item::Monument(of) = *item else {
        return html! {};
    };
    let card = of.card();
    let name = words::monument(of);
    let needs = card.needs.iter().map(|need| signs::need(*need));
    let told = words::needs(view.words, of);
    let size = words::size(view.words, of);
    let gives = words::gives(view.words, of);
    let said = format!("{name}, {size}. {told}{gives}");
    let points = (0..card.points).map(|_| signs::sign("#ww-ring"));
    let people = (0..card.population).map(|_| signs::sign("#ww-people"));
    let price = words::buy_for(state.price(state.active(), *item));
    html! {
        <div
            class="ww-wonder"
            onpointerover={heard.onpointerover}
            onfocusin={heard.onfocusin}
        >
            <button
                type="button"
                class={classes!("ww-wonder-card", (!can_buy).then_some("off"))}
                data-item={of.id()}
                aria-pressed={props.asked.to_string()}
                {onclick}
            >
                <span class="ww-wonder-picture" aria-hidden="true">
                    { signs::monument_picture(of, "ww-wonder-drawing") }
                    if card.pieces > 1 {
                        { format!("×{}", card.pieces) }
                    }
                </span>
                <span class="ww-wonder-name" aria-hidden="true">{ name }</span>
                <span class="ww-needs" aria-hidden="true">{ for needs }</span>
                { signs::said("ww-wonder-needs", html! { { told } }, said) }
                <span class="ww-wonder-gives" aria-hidden="true">
                    { for points }{ signs::steps(card.steps) }{ for people }
                </span>
            </button>
            if *can_buy {
                <ActionButton
                    action={Action::Buy(*item)}
                    hinted={props.hinted}
                    first={props.first}
                    dispatch={dispatch.clone()}
                >
                    { signs::said("", html! { { price.clone() } }, format!("{price}: {name}")) }
                </ActionButton>
            }
        </div>
    }
}
