//! Rows of the list of stored matches.

use super::GamesCommand;
use super::tools::star;
use crate::components::{Button, LinkButton, TextField};
use crate::context::use_locale;
use crate::games;
use crate::pages::match_list::{DrawBoard, ListedMatch, MatchRow};
use app_core::Route;
use l10n::{house, pages};
use text::Locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct StoredMatchRowProps {
    pub listed: ListedMatch,
    /// Unique title.
    pub name: AttrValue,
    pub is_being_named: bool,
    pub is_starred: bool,
    pub notes: usize,
    /// Whether it is selected, while matches are being selected.
    pub selected: Option<bool>,
    pub on_command: Callback<GamesCommand>,
}

#[component]
pub fn StoredMatchRow(props: &StoredMatchRowProps) -> Html {
    let locale = use_locale();
    let id = props.listed.id.clone();
    let command = |command: GamesCommand| props.on_command.reform(move |_| command.clone());
    let tools = if let Some(checked) = props.selected {
        let label = pages::select_named(locale, &props.name);
        let onchange = {
            let id = id.clone();
            props
                .on_command
                .reform(move |_: Event| GamesCommand::Select(id.clone()))
        };
        html! {
            <label class="match-tools match-select">
                <input type="checkbox" {checked} aria-label={label} {onchange} />
            </label>
        }
    } else if props.is_being_named {
        let on_change = {
            let id = id.clone();
            props
                .on_command
                .reform(move |title| GamesCommand::Rename(id.clone(), title))
        };
        html! {
            <form class="match-tools" onsubmit={|event: SubmitEvent| event.prevent_default()}>
                <TextField
                    id="title"
                    max_length={40}
                    value={props.listed.stored.summary.title.as_str().to_owned()}
                    {on_change}
                >
                    <span class="unseen">{ locale.text(pages::NAME_OF_GAME) }</span>
                </TextField>
                <Button onclick={command(GamesCommand::Name(None))}>{ locale.text(pages::DONE) }</Button>
            </form>
        }
    } else {
        let stored = &props.listed.stored;
        let (send, send_label) = if stored.is_unsent() {
            (pages::SEND, pages::send_named(locale, &props.name))
        } else {
            (
                house::SEND_AGAIN,
                pages::send_again_named(locale, &props.name),
            )
        };
        let name = &*props.name;
        html! {
            <div class="match-tools">
                <button
                    type="button"
                    class="button plain star-button"
                    aria-label={pages::star_named(locale, name)}
                    aria-pressed={props.is_starred.to_string()}
                    onclick={command(GamesCommand::Star(id.to_string()))}
                >
                    { star(props.is_starred) }
                </button>
                if stored.can_send() {
                    <Button class="plain" label={send_label} onclick={command(GamesCommand::Send(id.to_string()))}>
                        { locale.text(send) }
                    </Button>
                }
                <Button class="plain" label={pages::rename_named(locale, name)} onclick={command(GamesCommand::Name(Some(id.clone())))}>
                    { locale.text(pages::RENAME) }
                </Button>
                <LinkButton to={Route::Share(id.to_string())} class="plain" label={pages::share_named(locale, name)}>
                    { locale.text(house::SHARE) }
                </LinkButton>
                <Button class="plain" label={pages::delete_named(locale, name)} onclick={command(GamesCommand::Delete(id.to_string()))}>
                    { locale.text(pages::DELETE) }
                </Button>
            </div>
        }
    };
    html! { <MatchRow listed={props.listed.clone()} draw={DrawBoard(games::stored_picture)} notes={props.notes}>{ tools }</MatchRow> }
}

/// A row for stored data that cannot be opened, with download and delete.
pub fn data_row(
    locale: Locale,
    key: String,
    name: String,
    save: GamesCommand,
    delete: GamesCommand,
    on_command: &Callback<GamesCommand>,
) -> Html {
    let command = |command: GamesCommand| on_command.reform(move |_| command.clone());
    html! {
        <li {key} class="match-row">
            <span class="match-text quarantine-name">{ name }</span>
            <div class="match-tools">
                <Button onclick={command(save)}>{ locale.text(pages::DOWNLOAD) }</Button>
                <Button class="danger" onclick={command(delete)}>{ locale.text(pages::DELETE_PERMANENTLY) }</Button>
            </div>
        </li>
    }
}
