//! A received match by link: an invitation, an update of a known match, or something
//! out of step with it.

use super::FoundMatch;
use super::invitation::Invitation;
use super::out_of_step::{DecidedForYou, OlderLink, TwoVersions};
use crate::browser::redirect;
use crate::components::{Button, Shared};
use crate::context::{use_locale, use_store};
use app_core::Route;
use l10n::pages;
use records::Relation;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ByLinkProps {
    pub found: Shared<FoundMatch>,
}

/// What to do with it. What others did is added to the match that is known, and it opens by
/// itself: nothing is lost by that.
#[component]
pub fn ByLink(props: &ByLinkProps) -> Html {
    let store = use_store();
    let found = &props.found;
    match &found.stored {
        None => html! { <Invitation found={found.clone()} /> },
        Some((_, Relation::Behind(more))) => {
            html! { <OlderLink found={found.clone()} more={*more} /> }
        }
        Some((_, Relation::Diverged(_) | Relation::Altered)) => {
            html! { <TwoVersions found={found.clone()} /> }
        }
        Some(_) if found.decides_for_us(&store) => {
            html! { <DecidedForYou found={found.clone()} /> }
        }
        Some(_) => html! { <Update found={found.clone()} /> },
    }
}

/// Adds what was received to the known match, and opens it; but where there is something to be read first, only
/// when asked to.
#[component]
fn Update(props: &ByLinkProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let open = {
        let found = props.found.clone();
        Callback::from(move |()| {
            if let Some(id) = found.receive(&store) {
                redirect(&Route::Match(id));
            }
        })
    };
    let waits_for_press =
        props.found.imported.other_positions + props.found.imported.other_games > 0;
    use_effect_with(waits_for_press, {
        let open = open.clone();
        move |waits_for_press| {
            if !waits_for_press {
                open.emit(());
            }
        }
    });
    if waits_for_press {
        let onclick = open.reform(|_: MouseEvent| ());
        return html! {
            <p class="buttons"><Button id="open-news" class="primary" {onclick}>{ locale.text(pages::OPEN_THE_GAME) }</Button></p>
        };
    }
    html! { <p role="status">{ locale.text(pages::OPENING_THE_GAME) }</p> }
}
