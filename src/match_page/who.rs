//! Who somebody at this device is in a match by link, and how to put that right.

use super::{SessionAction, SessionHandle, on_click};
use crate::components::{Button, marked};
use l10n::table;
use rules::Seat;
use text::Locale;
use yew::prelude::*;

/// Who plays here, above the board: until something is done or sent from here, or always for somebody who only looks on.
pub fn who_line(locale: Locale, handle: &SessionHandle) -> Html {
    let session = &handle.session;
    // A finished game of others asks at its end.
    if !session.is_by_link() || session.is_over() || !session.is_mine() {
        return html! {};
    }
    if session.is_only_watched() {
        return html! {
            <div class="who-line quiet" id="watched">
                <span>{ locale.text(table::YOU_ONLY_LOOK) }</span>
                <div class="who-names">{ claims(locale, handle, table::i_am, true) }</div>
            </div>
        };
    }
    let Some(seats) = session.seats_in_question() else {
        return html! {};
    };
    // The reader has a name here.
    let all = text::names_of(locale, session.record()).watched(locale);
    let names: Vec<String> = seats
        .iter()
        .map(|seat| text::name(&all, *seat).to_owned())
        .collect();
    let look = on_click(&handle.dispatch, SessionAction::ClaimSeats(Vec::new()));
    html! {
        <div class="who-line quiet" id="who">
            <span>{ marked(&table::you_play_as(locale, &names), |_, names| html! { <strong>{ names }</strong> }) }</span>
            <div class="who-names">
                { claims(locale, handle, table::i_am, true) }
                <Button id="claim-none" class="plain" onclick={look}>{ locale.text(table::JUST_LOOK) }</Button>
            </div>
        </div>
    }
}

/// Who the person here was, at the end of a match that is only watched. By link, the invitation has asked.
pub fn watched_notice(locale: Locale, handle: &SessionHandle) -> Html {
    let session = &handle.session;
    if !session.is_only_watched() || session.is_by_link() {
        return html! {};
    }
    html! {
        <div class="notice hint" id="watched">
            { locale.text(table::PLAYED_BY_OTHERS) }
            <div class="buttons">{ claims(locale, handle, table::i_was, false) }</div>
        </div>
    }
}

/// A button for each person who does not play here.
fn claims(
    locale: Locale,
    handle: &SessionHandle,
    label: fn(Locale, &l10n::Player) -> String,
    is_quiet: bool,
) -> Html {
    let class = classes!(is_quiet.then_some("plain"));
    let session = &handle.session;
    let mailbox = session.mailbox();
    let is_only = |seat: Seat| mailbox.and_then(|own| own.only_seat()) == Some(seat);
    let buttons = session.claimable_seats().filter(|seat| !is_only(*seat));
    let buttons = buttons.map(|seat| {
        let onclick = on_click(&handle.dispatch, SessionAction::ClaimSeats(vec![seat]));
        let id = format!("claim-{}", seat.number());
        html! { <Button key={seat.number()} {id} class={class.clone()} {onclick}>{ label(locale, &handle.names.player(seat)) }</Button> }
    });
    html! { <>{ for buttons }</> }
}
