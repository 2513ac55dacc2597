//! Help for the first turn.

use super::use_handle;
use crate::components::{Button, LinkButton};
use crate::context::{use_locale, use_settings};
use crate::games::learn_link;
use crate::route::Route;
use crate::settings::SettingsChange;
use yew::prelude::*;

/// The steps of a first turn, one at a time, until they are dismissed.
#[component]
pub fn FirstTurn() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let handle = use_handle();
    let at = use_state(|| 0_usize);
    let session = &handle.session;
    let match_ = session.match_();
    let setup = match_.setup();
    let game = setup.game();
    let actor = session.actor();
    let log = session.log();
    let early = actor.is_some_and(|seat| log.ended_turns(seat, match_.ply(), setup.players()) < 2);
    // On a small screen, this and a hint together would leave no room for the board.
    let wanted = early
        && session.hint().is_empty()
        && !session.is_variation()
        && match_.table_rules().aids
        && !settings.now.helped.contains(&game);
    if !wanted {
        return html! {};
    }
    let steps = locale.first_turn(game, setup.players());
    let next = *at + 1;
    let step = steps.get(*at).copied().unwrap_or_default();
    let on_next = Callback::from(move |_: MouseEvent| at.set(next));
    let read = settings
        .change
        .reform(move |_: MouseEvent| SettingsChange::Helped(game));
    html! {
        <section class="first-turn" id="first-turn" aria-label="Your first turn">
            // The first step comes with the page and is read with it.
            <p class="first-turn-step" aria-live={(next > 1).then_some("polite")}>
                <span class="quiet">{ format!("{next} of {}: ", steps.len()) }</span>
                { step }
            </p>
            <p class="buttons">
                if next < steps.len() {
                    <Button id="next-step" class="primary" onclick={on_next}>{ "Next" }</Button>
                }
                <Button id="helped" onclick={read}>{ "Got it" }</Button>
                { learn_link(game, locale.game(game).name) }
                <LinkButton to={Route::Rules(game)} class="plain">{ "Full rules" }</LinkButton>
            </p>
        </section>
    }
}
