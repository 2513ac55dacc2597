//! Help for the first turn.

use super::use_handle;
use crate::components::{Button, LinkButton};
use crate::context::{use_locale, use_settings};
use crate::games::learn_link;
use crate::route::Route;
use crate::settings::SettingsChange;
use yew::prelude::*;

/// The steps of a first turn, shown until they are dismissed.
#[component]
pub fn FirstTurn() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let handle = use_handle();
    let session = &handle.session;
    let match_ = session.match_();
    let setup = match_.setup();
    let game = setup.game();
    let early = match_.ply() < 2 * usize::from(setup.players());
    // On a small screen, this and a hint together would leave no room for the board.
    let wanted = early
        && session.hint().is_empty()
        && session.actor().is_some()
        && !session.is_variation()
        && match_.table_rules().aids
        && !settings.now.helped.contains(&game);
    if !wanted {
        return html! {};
    }
    let steps = locale.first_turn(game, setup.players()).iter();
    let read = settings
        .change
        .reform(move |_: MouseEvent| SettingsChange::Helped(game));
    html! {
        <section class="first-turn" id="first-turn" aria-label="Your first turn">
            <ol>{ for steps.map(|step| html! { <li>{ *step }</li> }) }</ol>
            <p class="buttons">
                <Button id="helped" onclick={read}>{ "Got it" }</Button>
                { learn_link(game, locale.game(game).name) }
                <LinkButton to={Route::Rules(game)} class="plain">{ "All the rules" }</LinkButton>
            </p>
        </section>
    }
}
