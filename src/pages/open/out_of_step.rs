//! Links that are older than the match that is known, or went another way.

use super::FoundMatch;
use crate::browser::redirect;
use crate::components::{Button, GameAssets, LinkButton, Notice, Shared};
use crate::context::{use_locale, use_store};
use crate::match_page::told_from;
use crate::pages::match_list::{match_status, preview_board};
use crate::pages::send_again::send_again;
use app_core::Route;
use l10n::{Message, pages};
use records::{Match, Relation};
use text::Locale;
use yew::prelude::*;

/// Number of actions listed of each version.
const LISTED: usize = 4;

#[derive(Properties, PartialEq)]
pub struct OlderLinkProps {
    pub found: Shared<FoundMatch>,
    /// Number of entries that the known match has more.
    pub more: usize,
}

/// The link is older than the match that is known.
#[component]
pub fn OlderLink(props: &OlderLinkProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let message = use_state_eq(|| None::<Message>);
    let Some((id, _)) = &props.found.stored else {
        return html! {};
    };
    let send = {
        let (id, on_done) = (
            id.clone(),
            Callback::from({
                let message = message.clone();
                move |text| message.set(Some(text))
            }),
        );
        move |_: MouseEvent| send_again(&store, locale, &id, on_done.clone())
    };

    html! {
        <>
            <p class="notice hint" id="older">
                { pages::older_link(locale, props.more) }
            </p>
            <p class="buttons">
                <LinkButton to={Route::Match(id.clone())} class="primary">{ locale.text(pages::OPEN_MY_GAME) }</LinkButton>
                <Button id="send-mine" onclick={send}>{ locale.text(pages::SEND_MINE) }</Button>
            </p>
            <p class="quiet">{ locale.text(pages::SEND_MINE_ABOUT) }</p>
            <p role="status" id="sent-mine">{ message.map(|message| locale.text(message)) }</p>
        </>
    }
}

/// Props of [`TwoVersions`] and [`DecidedForYou`].
#[derive(Properties, PartialEq)]
pub struct TwoVersionsProps {
    pub found: Shared<FoundMatch>,
}

/// The link and the known match went different ways: both are shown from where they part.
#[component]
pub fn TwoVersions(props: &TwoVersionsProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let found = &props.found;
    let Some((id, relation)) = &found.stored else {
        return html! {};
    };
    let Ok(opened) = store.get(id) else {
        return html! {};
    };
    let shared = match relation {
        Relation::Diverged(shared) => Some(*shared),
        _ => None,
    };
    let exchanged = opened.mailbox.map_or(0, |mailbox| mailbox.exchanged);
    let warning = match shared {
        None => Some(pages::CAREFUL_TAMPERED),
        Some(shared) if shared < exchanged => Some(pages::CAREFUL_TAKEN_BACK),
        Some(_) => None,
    };
    let game = opened.record.setup().game();
    let mine = opened.record.without_undone();
    let theirs = found.imported.record.without_undone();
    let go = |open: fn(&FoundMatch, &app_core::store::Store) -> Option<String>| {
        let (found, store) = (found.clone(), store.clone());
        move |_: MouseEvent| {
            if let Some(id) = open(&found, &store) {
                redirect(&Route::Match(id));
            }
        }
    };
    let what = match shared {
        None => locale.text(pages::OTHER_DEAL),
        Some(shared) => pages::versions_part(locale, shared),
    };
    html! {
        <>
            <GameAssets {game} />
            <p id="two-versions">{ what }</p>
            if let Some(warning) = warning {
                <Notice id="rewound">{ locale.text(warning) }</Notice>
            }
            <div class="versions">
                { version(locale, pages::YOUR_VERSION, &mine, shared.unwrap_or(0)) }
                { version(locale, pages::LINKS_VERSION, &theirs, shared.unwrap_or(0)) }
            </div>
            <p class="buttons">
                <LinkButton to={Route::Match(id.clone())} class="primary">{ locale.text(pages::KEEP_MINE) }</LinkButton>
                if shared.is_some() {
                    <Button id="take-theirs" onclick={go(FoundMatch::take_theirs)}>{ locale.text(pages::TAKE_LINKS_VERSION) }</Button>
                }
                <Button id="keep-both" onclick={go(FoundMatch::keep_both)}>{ locale.text(pages::KEEP_BOTH) }</Button>
            </p>
        </>
    }
}

/// The link goes further than the known match, with decisions for people here.
#[component]
pub fn DecidedForYou(props: &TwoVersionsProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let found = &props.found;
    let Some((id, _)) = &found.stored else {
        return html! {};
    };
    let theirs = found.imported.record.without_undone();
    let own = store.get(id).map(|opened| opened.record.without_undone());
    let known = own.map_or(0, |own| own.shared_entries(&theirs));
    let accept = {
        let found = found.clone();
        move |_: MouseEvent| {
            if let Some(id) = found.receive(&store) {
                redirect(&Route::Match(id));
            }
        }
    };
    html! {
        <>
            <GameAssets game={theirs.setup().game()} />
            <p id="decided-for-you">{ locale.text(pages::DECIDED_FOR_YOU) }</p>
            <div class="versions">{ version(locale, pages::LINKS_VERSION, &theirs, known) }</div>
            <p class="buttons">
                <LinkButton to={Route::Match(id.clone())} class="primary">{ locale.text(pages::KEEP_MY_GAME) }</LinkButton>
                <Button id="accept" onclick={accept}>{ locale.text(pages::ACCEPT) }</Button>
            </p>
        </>
    }
}

/// One of the versions: its position, and its entries since they part.
fn version(locale: Locale, title: Message, record: &Match, from: usize) -> Html {
    let (title, names) = (locale.text(title), text::names_of(locale, record));
    let steps = told_from(locale, record, from, &names)
        .take(LISTED)
        .map(|text| html! { <li>{ text }</li> });
    let more = record.entries().len().saturating_sub(from + LISTED);
    html! {
        <section class="version" aria-label={title.clone()}>
            <h2>{ &title }</h2>
            { preview_board(record) }
            <p>{ match_status(locale, record, &names) }</p>
            <ol start={(from + 1).to_string()}>{ for steps }</ol>
            if more > 0 {
                <p class="quiet">{ pages::more_moves(locale, more) }</p>
            }
        </section>
    }
}
