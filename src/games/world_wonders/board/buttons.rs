//! Buttons of the board.

use super::interaction::Input;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, WorldWonders};
use yew::prelude::*;

/// A click handler that dispatches an input.
pub fn on_click(dispatch: &Callback<Input>, input: Input) -> Callback<MouseEvent> {
    dispatch.reform(move |_| input)
}

/// A button that takes an action. The `is_first` one on the board receives the
/// focus when the board takes it.
pub fn action_button(
    dispatch: &Callback<Input>,
    action: Action,
    hint: Option<Action>,
    class: &'static str,
    is_first: bool,
    label: Html,
) -> Html {
    html! {
        <button
            type="button"
            class={classes!("button", class, (hint == Some(action)).then_some("hinted"))}
            data-action={WorldWonders::notation(action)}
            data-first={is_first.then_some("")}
            onclick={on_click(dispatch, Input::Act(action))}
        >
            { label }
        </button>
    }
}
