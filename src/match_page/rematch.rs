//! The buttons shown when a match is over.

use super::review::ReviewSection;
use super::use_handle;
use crate::components::LinkButton;
use crate::context::{use_locale, use_store};
use crate::random::fresh_seed;
use crate::route::Route;
use crate::session::rematch_choices;
use records::Title;
use yew::prelude::*;

/// Rematch, share, home, and review.
#[component]
pub fn AfterTheEnd() -> Html {
    let locale = use_locale();
    let handle = use_handle();
    let match_ = handle.session.match_();
    let choices = rematch_choices(match_);
    let places = match_.position().places();
    let lost = places.iter().find(|(_, place)| **place == 2);
    let loser = lost.and_then(|(seat, _)| handle.names.get(seat.index()));
    let chooses = choices.and(loser).map(|loser| locale.loser_chooses(loser));
    let send = Route::Share(handle.id.to_string());
    html! {
        <>
            if let Some(says) = chooses { <p class="quiet">{ says }</p> }
            <div class="buttons">
                if let Some(option) = choices {
                    { for (0_u8..).zip(option.choices).map(|(place, id)| html! { <RematchButton key={*id} {place} id={*id} /> }) }
                } else {
                    <RematchButton />
                }
                <LinkButton to={send}>{ "Send or save" }</LinkButton>
                <LinkButton to={Route::Home}>{ "Go home" }</LinkButton>
            </div>
            <ReviewSection />
        </>
    }
}

#[derive(Properties, PartialEq)]
struct RematchButtonProps {
    /// Index of the choice who goes first, in games where the loser decides that.
    #[prop_or_default]
    place: Option<u8>,
    /// Stable name of that choice.
    #[prop_or_default]
    id: Option<&'static str>,
}

/// Starts a rematch.
#[component]
fn RematchButton(props: &RematchButtonProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let handle = use_handle();
    let begins = props.place;
    let label = match begins {
        None => locale
            .rematch_label(handle.session.match_().setup().players())
            .to_owned(),
        Some(place) => {
            // Seats rotate: the second player moves to the first seat.
            let next = (usize::from(place) + 1) % handle.names.len().max(1);
            let name = handle.names.get(next).map_or("", String::as_str);
            locale.rematch_label_when_first(name)
        }
    };
    let id = match props.id {
        None => "again".to_owned(),
        Some(id) => format!("again-{id}"),
    };
    let onclick = {
        let session = handle.session.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(next) = session.rematch(fresh_seed(), begins) {
                Route::Match(store.save_new(&next, &Title::default())).go();
            }
        })
    };
    let primary = begins.unwrap_or(0) == 0;
    html! {
        <button type="button" class={classes!("button", primary.then_some("primary"))} {id} {onclick}>{ label }</button>
    }
}
