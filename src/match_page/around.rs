//! Around the game, folded: typed actions, who plays which seat, ends before
//! the end, ways to other pages.

use super::{does, use_handle, use_house};
use crate::games;
use crate::pages::new_game::players_to_pick;
use crate::parts::{self, button, line, link_button, span};
use crate::route::Route;
use crate::session::{Action, Closing, Mistyped};
use records::Player;
use rules::Seat;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// All of it.
#[component]
pub fn Around() -> Html {
    html! { <div class="around"><TypeAction /><Seats /><GameTools /></div> }
}

/// The field for typed actions.
#[component]
fn TypeAction() -> Html {
    let words = use_house().words;
    let handle = use_handle();
    let session = &handle.session;
    let played = session.played();
    let field = use_node_ref();
    let onsubmit = use_callback(
        (handle.dispatch.clone(), field.clone()),
        |event: SubmitEvent, (dispatch, field)| {
            event.prevent_default();
            let typed = field.cast::<HtmlInputElement>().map(|field| field.value());
            dispatch.emit(Action::Type(typed.unwrap_or_default()));
        },
    );
    let example = words.notation(played.setup().game());
    let mistyped = session.mistyped().map(|mistyped| match mistyped {
        Mistyped::Unreadable(error) => words.not_read(played.state(), error),
        Mistyped::Refused(refused) => words.entry_refused(refused),
    });
    let disabled = session.actor().is_none();
    html! {
        <details id="typing">
            <summary>{ "Type an action" }</summary>
            <form {onsubmit} class="typing">
                <label for="notation">{ line("quiet", example) }</label>
                <input
                    ref={field}
                    type="text"
                    id="notation"
                    key={played.ply()}
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    {disabled}
                />
                <button class="button" id="do-typed" {disabled}>{ "Do it" }</button>
            </form>
            { for mistyped.map(|says| parts::notice("mistyped", says)) }
        </details>
    }
}

/// Who plays.
#[component]
fn Seats() -> Html {
    let words = use_house().words;
    let handle = use_handle();
    let session = &handle.session;
    let played = session.played();
    let game = played.setup().game();
    let seats = Seat::all(played.setup().players()).zip(played.sitters());
    let rows = seats.map(|(seat, sitter)| {
        let name = handle.names.get(seat.index()).cloned().unwrap_or_default();
        let dispatch = handle.dispatch.clone();
        let onchange = Callback::from(move |event: Event| {
            if let Some(player) = Player::from_id(&parts::value_of(&event)) {
                dispatch.emit(Action::SetPlayer(seat, player));
            }
        });
        html! {
            <li key={seat.number()} class="seat-row">
                <span class="seat-name">{ games::ui(game).seat_mark(seat, played.colour(seat)) }{ span("", name.clone()) }</span>
                { parts::pick(
                    players_to_pick(words, game, sitter.player),
                    sitter.player.id(),
                    format!("seat-{}", seat.number()),
                    format!("Who plays for {name}"),
                    onchange,
                    session.is_mine(),
                ) }
            </li>
        }
    });
    html! {
        <details id="seats">
            <summary>{ "Who plays" }</summary>
            { line("quiet", "A computer player can take over a seat, and give it back.") }
            <ul>{ for rows }</ul>
        </details>
    }
}

/// Ways to other pages, and to end the match before its rules do.
#[component]
fn GameTools() -> Html {
    let words = use_house().words;
    let handle = use_handle();
    let session = &handle.session;
    let setup = session.played().setup();
    let ask = |closing| does(&handle.dispatch, Action::Confirm(Some(closing)));
    let confirming = session.confirming().map(|closing| {
        let resigns = session.can_resign();
        let (say, label) = words.closing(
            resigns.filter(|_| closing == Closing::Resign),
            &handle.names,
        );
        let close = does(&handle.dispatch, Action::Close(closing));
        let play_on = does(&handle.dispatch, Action::Confirm(None));
        html! {
            <div class="asked">
                { line("", say) }
                { button("close", "danger", label, close) }
                { button("do-not", "", "No, play on", play_on) }
            </div>
        }
    });
    html! {
        <details id="game-tools">
            <summary>{ "This game" }</summary>
            <div class="buttons">
                { link_button(&Route::Share(handle.id.to_string()), "", html! { "Send or save" }) }
                { link_button(&Route::Rules(setup.game()), "", html! { "Rules" }) }
                { link_button(&Route::Settings, "", html! { "Settings" }) }
                if session.can_draw() { { button("draw", "", "Agree on a draw …", ask(Closing::Draw)) } }
                if session.can_resign().is_some() { { button("resign", "", "Resign …", ask(Closing::Resign)) } }
            </div>
            { for confirming }
            { line("quiet seed", words.table_rules(session.played().table_rules())) }
            if setup.game().setup_rules().seeded {
                { line("quiet", format!("Seed {}", setup.seed())) }
            }
        </details>
    }
}
