//! The buttons shown when a match is over.

use super::challenge::ChallengeButton;
use super::side::Tab;
use super::who::watched_notice;
use super::{SessionAction, use_session_handle};
use crate::browser::{fresh_number, fresh_seed, navigate};
use crate::components::{Button, CopyReminder, LinkButton};
use crate::context::{use_locale, use_store};
use crate::games::{NextDeal, daily_deals};
use app_core::Route;
use app_core::session::rematch_choices;
use l10n::{house, table};
use records::Title;
use rules::Seat;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ResultActionsProps {
    /// Shows a tab beside the board.
    pub show: Callback<Tab>,
}

/// Review, rematch, share and home, at the end of the match.
#[component]
pub fn ResultActions(props: &ResultActionsProps) -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    if !session.is_at_end() {
        return html! {};
    }
    // The review is beside the board.
    let review = {
        let (dispatch, show) = (handle.dispatch.clone(), props.show.clone());
        Callback::from(move |_: MouseEvent| {
            dispatch.emit(SessionAction::Review);
            show.emit(Tab::Analysis);
        })
    };
    let deal = daily_deals().of_match(session.record());
    let rematch = match (deal, rematch_choices(session.record())) {
        _ if session.is_only_watched() => html! {},
        (Some(deal), _) => html! { <NextDeal {deal} /> },
        (None, Some(option)) => (0_u8..)
            .zip(option.choices)
            .map(|(index, id)| html! { <RematchButton key={*id} {index} id={*id} /> })
            .collect(),
        (None, None) => html! { <RematchButton /> },
    };
    let send = Route::Share(handle.id.to_string());
    html! {
        <div class="buttons">
            if session.can_review() {
                <Button id="review" onclick={review}>{ locale.text(table::REVIEW) }</Button>
            }
            { rematch }
            <ChallengeButton />
            <LinkButton to={send}>{ locale.text(house::SHARE) }</LinkButton>
            <LinkButton to={Route::Home}>{ locale.text(house::HOME) }</LinkButton>
        </div>
    }
}

/// What else is to be said at the end of the match.
#[component]
pub fn EndNotes() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    if !session.is_at_end() {
        return html! {};
    }
    let ranks = session.record().position().ranks();
    let loser = ranks
        .iter()
        .find(|(_, place)| **place == 2)
        .map(|(seat, _)| seat)
        .filter(|_| !session.is_only_watched());
    let note = rematch_choices(session.record())
        .and(loser)
        .map(|loser| table::loser_chooses(locale, &handle.names.player(loser)));
    html! {
        <>
            if let Some(note) = note { <p class="quiet">{ note }</p> }
            { watched_notice(locale, &handle) }
            <CopyReminder />
        </>
    }
}

#[derive(Properties, PartialEq)]
struct RematchButtonProps {
    /// Index of the first player among the choices, in games where the loser chooses.
    #[prop_or_default]
    index: Option<u8>,
    /// Stable name of that choice.
    #[prop_or_default]
    id: Option<&'static str>,
}

#[component]
fn RematchButton(props: &RematchButtonProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let handle = use_session_handle();
    let first_player = props.index;
    let label = match first_player {
        None => text::rematch_label(locale, handle.session.record().setup().players()),
        Some(index) => {
            // Seats rotate: the second player moves to the first seat.
            let next = Seat::in_turn(u32::from(index) + 1, handle.names.len() as u8);
            table::rematch_first(locale, &handle.names.player(next))
        }
    };
    let id = match props.id {
        None => "again".to_owned(),
        Some(id) => format!("again-{id}"),
    };
    let onclick = {
        let session = handle.session.clone();
        Callback::from(move |_: MouseEvent| {
            let number = session.rematch_number(first_player);
            let seed = number.map_or_else(fresh_seed, u64::from);
            if let Some(next) = session.rematch(seed, first_player) {
                let number = number.unwrap_or_else(fresh_number);
                let (next, mailbox) = session.rematch_by_link(next, number);
                // A friend has asked first.
                let known = next.correspondence().and_then(|_| store.related(&next));
                let id = known.map_or_else(
                    || store.save_new_with(&next, &Title::default(), mailbox.as_ref()),
                    |(id, _)| id,
                );
                navigate(&Route::Match(id));
            }
        })
    };
    let is_primary = first_player.unwrap_or(0) == 0;
    let is_choice = first_player.is_some();
    html! {
        <button type="button" class={classes!("button", is_primary.then_some("primary"), is_choice.then_some("rematch-choice"))} {id} {onclick}>{ label }</button>
    }
}
