//! Buttons of the board.

use super::interaction::Input;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, WorldWonders};
use yew::prelude::*;

/// A click that does this.
pub fn on_click(dispatch: &Callback<Input>, input: Input) -> Callback<MouseEvent> {
    dispatch.reform(move |_| input)
}

/// A button that takes an action. Where it is the first one, the focus begins
/// there.
pub fn action_button(
    dispatch: &Callback<Input>,
    action: Action,
    hint: Option<Action>,
    class: &'static str,
    first: bool,
    label: Html,
) -> Html {
    html! {
        <button
            type="button"
            class={classes!("button", class, (hint == Some(action)).then_some("hinted"))}
            data-action={WorldWonders::notation(action)}
            data-first={first.then_some("")}
            onclick={on_click(dispatch, Input::Act(action))}
        >
            { label }
        </button>
    }
}
