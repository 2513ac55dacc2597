//! Help for whoever plays a game for the first time.

use super::{use_handle, use_house};
use crate::pages::puzzles::learn_link;
use crate::parts::{button, link_button};
use crate::route::Route;
use yew::prelude::*;

/// The steps of a first turn, until they were read.
#[component]
pub fn FirstTurn() -> Html {
    let house = use_house();
    let handle = use_handle();
    let session = &handle.session;
    let played = session.played();
    let setup = played.setup();
    let game = setup.game();
    let early = played.ply() < 2 * usize::from(setup.players());
    // On a small screen a hint as well would leave no room for the board.
    let wanted = early
        && session.hint().is_empty()
        && session.actor().is_some()
        && !session.is_variation()
        && played.table_rules().aids
        && !house.settings.helped.contains(&game);
    if !wanted {
        return html! {};
    }
    let steps = house.words.first_turn(game, setup.players()).iter();
    let set = house.set.clone();
    let read = Callback::from(move |_: MouseEvent| set.emit(format!("helped={}", game.id())));
    html! {
        <section class="first-turn" id="first-turn" aria-label="Your first turn">
            <ol>{ for steps.map(|step| html! { <li>{ *step }</li> }) }</ol>
            <p class="buttons">
                { button("helped", "", "Got it", read) }
                { learn_link(house.words, game) }
                { link_button(&Route::Rules(game), "plain", html! { "All the rules" }) }
            </p>
        </section>
    }
}
