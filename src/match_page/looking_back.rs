//! The bar under the board while an earlier position is looked at: one step back or on, and what can be
//! done from here. And what can be done in a line that is tried out.

use super::{SessionAction, SessionHandle, on_click, use_session_handle};
use crate::components::Button;
use crate::context::use_locale;
use l10n::{house, table};
use text::Locale;
use yew::prelude::*;

/// Paths of the two steps.
pub const BACK: &str = "M17 5 L7 12 L17 19 Z";
pub const ON: &str = "M7 5 L17 12 L7 19 Z";

/// A button that shows another position; `icon_path` is an SVG path in a 24 × 24 box.
pub fn step_button(
    id: &'static str,
    label: String,
    icon_path: &'static str,
    enabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="button step" {id} aria-label={label.clone()} title={label} disabled={!enabled} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d={icon_path} /></svg>
        </button>
    }
}

#[component]
pub fn LookingBack() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    if !session.is_browsing() || session.is_replaying() {
        return html! {};
    }
    let record = session.record();
    let (here, end) = (record.ply(), record.entries().len());
    let act = |action| on_click(&handle.dispatch, action);
    let step = |by| {
        act(SessionAction::Step {
            by,
            along_log: false,
        })
    };
    html! {
        <section class="looking" id="looking" aria-label={locale.text(table::LOOKING_BACK)}>
            <div class="looking-steps">
                { step_button("look-back", locale.text(table::BACK_ONE_MOVE),  BACK, here > 0, step(-1)) }
                <span class="place">{ text::position_label(locale, here, end) }</span>
                { step_button("look-on", locale.text(table::FORWARD_ONE_MOVE),  ON, here < end, step(1)) }
            </div>
            <div class="buttons">
                <Button id="latest" class="primary" onclick={act(SessionAction::BrowseToHead)}>{ locale.text(table::BACK_TO_THE_LATEST) }</Button>
                if session.can_continue_from_here() && !session.is_over() {
                    <Button id="go-on-here" onclick={act(SessionAction::ContinueFromHere)}>{ locale.text(table::CONTINUE_FROM_HERE) }</Button>
                }
                if session.is_mine() && !session.is_variation() {
                    <Button id="try-here" onclick={act(SessionAction::StartVariation)}>{ locale.text(table::TRY_LINE_FROM_HERE) }</Button>
                }
            </div>
        </section>
    }
}

/// The buttons in the status bar while actions are shown again, or a line is tried out.
pub fn line_tools(locale: Locale, handle: &SessionHandle) -> Html {
    let session = &handle.session;
    let act = |action| on_click(&handle.dispatch, action);
    if session.is_replaying() {
        return html! { <Button id="latest" class="primary" onclick={act(SessionAction::BrowseToHead)}>{ locale.text(house::SKIP) }</Button> };
    }
    if session.is_browsing() || !session.is_variation() {
        return html! {};
    }
    html! {
        <>
            <Button id="return" class="primary" onclick={act(SessionAction::ShowLine(0))}>{ locale.text(house::BACK_TO_THE_GAME) }</Button>
            if session.is_mine() {
                <details class="more">
                    <summary class="button" id="line-more" aria-label={locale.text(table::MORE_FOR_LINE)}>{ "⋯" }</summary>
                    <div class="more-list">
                        if session.record().can_promote() {
                            <Button id="promote" onclick={act(SessionAction::PromoteVariation)}>{ locale.text(table::MAKE_THIS_THE_GAME) }</Button>
                        }
                        <Button id="drop-line" onclick={act(SessionAction::DropVariation)}>{ locale.text(table::DELETE_THIS_LINE) }</Button>
                    </div>
                </details>
            }
        </>
    }
}
