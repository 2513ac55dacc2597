//! Your games: all stored matches to continue, rename, delete or download, and
//! quarantined data.

mod command;
mod filter;
mod row;
mod tools;

use super::match_list::{ListedMatch, match_name, use_match_list};
use super::mistakes::{my_mistakes_label, use_due_matches};
use crate::components::{Button, CopyReminder, LinkButton, Notice, Page, Section};
use crate::context::{use_locale, use_store};
use crate::games;
use crate::hooks::focus::{catch_focus, focus};
use app_core::Route;
use app_core::store::{MatchGroup, OpenError};
use command::{GamesCommand, GamesState, use_commands};
use filter::ListFilter;
use l10n::{Message, house, pages};
use row::{StoredMatchRow, data_row};
use rules::GameId;
use std::collections::BTreeMap;
use std::rc::Rc;
use text::Locale;
use tools::{list_tools, selection_tools};
use yew::prelude::*;

/// Number of matches shown at first, and added by each "Show more".
const PORTION: usize = 20;

#[component]
pub fn GamesPage() -> Html {
    let locale = use_locale();
    let due = use_due_matches();
    let (list, refresh) = use_match_list();
    let (state, on_command) = use_commands(refresh);
    use_focus(&state);
    let max_shown = use_state(|| PORTION);
    let on_more = {
        let max_shown = max_shown.clone();
        move |_| max_shown.set(*max_shown + PORTION)
    };
    // Within a group, the one that was last played comes first.
    let filter = use_state(ListFilter::default);
    let on_filter = use_callback(filter.setter(), |next, filter| filter.set(next));
    let store = use_store();
    let annotations = use_memo((list.clone(), state.commands), |_| store.all_annotations());
    let found = filter.apply(locale, &list.matches, &annotations);
    let found_count = found.len();
    let on_export = {
        // What is selected, or else all that is shown.
        let ids = found.iter().map(|listed| &listed.id).filter(|id| {
            let selected = state.selected.as_ref();
            selected.is_none_or(|selected| selected.contains(*id))
        });
        let ids = Rc::new(ids.map(|id| id.to_string()).collect::<Vec<_>>());
        on_command.reform(move |_: MouseEvent| GamesCommand::Export(ids.clone()))
    };
    let on_export_all = {
        let ids = list.matches.iter().map(|listed| listed.id.to_string());
        let ids = Rc::new(ids.collect::<Vec<_>>());
        on_command.reform(move |_: MouseEvent| GamesCommand::Export(ids.clone()))
    };
    let mut shown: Vec<(MatchGroup, &ListedMatch)> = found
        .into_iter()
        .map(|listed| (MatchGroup::of(&listed.stored), listed))
        .collect();
    shown.sort_by_key(|(group, _)| *group);
    shown.truncate(*max_shown);
    let (groups, shown): (Vec<MatchGroup>, Vec<&ListedMatch>) = shown.into_iter().unzip();
    let names = unique_names(locale, &shown);
    let mut rows = groups.into_iter().zip(shown).zip(names).peekable();
    let row = |listed: &ListedMatch, name: String| {
        let ListedMatch { id, .. } = listed;
        let is_being_named = state.naming.as_ref() == Some(id);
        let match_annotations = annotations.get(id.as_str());
        let selected = state.selected.as_ref();
        html! {
            <StoredMatchRow
                key={id.as_str()}
                listed={listed.clone()}
                {name}
                {is_being_named}
                is_starred={match_annotations.is_some_and(|match_annotations| match_annotations.is_starred)}
                notes={match_annotations.map_or(0, |match_annotations| match_annotations.notes().count())}
                selected={selected.map(|selected| selected.contains(id))}
                on_command={on_command.clone()}
            />
        }
    };
    let is_there = |game: &&GameId| {
        list.matches
            .iter()
            .any(|listed| listed.stored.game == **game)
    };
    let games: Vec<GameId> = GameId::ALL.iter().filter(is_there).copied().collect();
    let sections = MatchGroup::ALL.into_iter().filter_map(|group| {
        let mut of_group = Vec::new();
        while let Some(((_, listed), name)) =
            rows.next_if(|((row_group, _), _)| *row_group == group)
        {
            of_group.push(row(listed, name));
        }
        (!of_group.is_empty()).then(|| {
            html! {
                <Section id={group_id(group)} title={locale.text(group_title(group))}>
                    <ul class="match-list">{ for of_group }</ul>
                </Section>
            }
        })
    });
    let sections: Vec<Html> = sections.collect();
    let lost = list.lost.iter().map(|(id, why)| {
        let name = text::open_error(locale, why);
        // Data of a newer version is left alone.
        if *why == OpenError::NewerVersion {
            return html! {
                <li key={id.clone()} class="match-row"><span class="match-text quarantine-name">{ name }</span></li>
            };
        }
        let (save, delete) = (GamesCommand::SaveUnreadable(id.clone()), GamesCommand::Delete(id.clone()));
        data_row(locale, id.clone(), name, save, delete, &on_command)
    });
    let quarantined = list.quarantined.iter().enumerate().map(|(index, key)| {
        let name = pages::damaged_data_number(locale, index + 1);
        let save = GamesCommand::SaveQuarantined(key.clone());
        let delete = GamesCommand::DeleteQuarantined(key.clone());
        data_row(locale, key.clone(), name, save, delete, &on_command)
    });
    html! {
        <Page title={locale.text(house::YOUR_GAMES)} current={Route::Games}>
            { games::game_assets(list.matches.iter().map(|listed| listed.stored.game)) }
            if let Some(error) = &state.error {
                <Notice id="wrong">{ error }</Notice>
            }
            if let Some(feedback) = &state.feedback {
                <p class="notice hint" role="status" id="sent">{ locale.text(*feedback) }</p>
            }
            <CopyReminder on_export={on_export_all} />
            if state.deleted.is_some() {
                <p class="notice hint" role="status">
                    { locale.text(house::GAME_DELETED) }{ " " }
                    <Button id="put-back" onclick={on_command.reform(|_| GamesCommand::Undo)}>{ locale.text(house::UNDO) }</Button>
                </p>
            }
            if let Some(error) = &list.unavailable {
                <Notice id="unavailable">{ locale.text(text::unavailable_games(error)) }</Notice>
            }
            if !list.lost.is_empty() {
                <ul class="match-list" id="lost">{ for lost }</ul>
            }
            if list.matches.is_empty() {
                if list.unavailable.is_none() {
                    <p>{ locale.text(pages::NO_GAMES_YET) }</p>
                }
            } else {
                { list_tools(locale, &filter, games, &on_filter) }
                if found_count == 0 {
                    <p role="status">{ locale.text(pages::NO_GAME_MATCHES) }</p>
                }
                <>{ for sections }</>
                if *max_shown < found_count {
                    <p class="buttons"><Button id="more-games" onclick={on_more}>{ locale.text(pages::SHOW_MORE) }</Button></p>
                }
            }
            if found_count > 0 {
                { selection_tools(
                    locale,
                    state.selected.as_ref().map(|selected| selected.len()),
                    found_count,
                    on_command.reform(|_| GamesCommand::ToggleSelecting),
                    on_export,
                ) }
            }
            <p class="buttons">
                <LinkButton to={Route::Home} class="primary">{ locale.text(house::NEW_GAME) }</LinkButton>
                <LinkButton to={Route::Open(String::new())}>{ locale.text(pages::OPEN_LINK_OR_FILE) }</LinkButton>
                <LinkButton to={Route::Move}>{ locale.text(pages::MOVE_MY_GAMES) }</LinkButton>
                <LinkButton to={Route::MyMistakes} class="plain">{ my_mistakes_label(locale, due.unwrap_or_default()) }</LinkButton>
                <LinkButton to={Route::Statistics} class="plain">{ locale.text(house::STATISTICS) }</LinkButton>
            </p>
            if !list.quarantined.is_empty() {
                <Section class="quarantine" id="quarantine" title={locale.text(pages::DAMAGED_DATA)}>
                    <p>{ locale.text(pages::DAMAGED_DATA_KEPT) }</p>
                    <ul class="match-list">{ for quarantined }</ul>
                </Section>
            }
            <p class="quiet">{ locale.text(pages::KEEP_COPIES) }</p>
        </Page>
    }
}

const fn group_title(group: MatchGroup) -> Message {
    match group {
        MatchGroup::YourTurn => house::YOUR_TURN,
        MatchGroup::Waiting => pages::WAITING_FOR_OTHERS,
        MatchGroup::Here => pages::ON_THIS_DEVICE,
        MatchGroup::Finished => pages::FINISHED_GAMES,
    }
}

const fn group_id(group: MatchGroup) -> &'static str {
    match group {
        MatchGroup::YourTurn => "your-turn",
        MatchGroup::Waiting => "waiting",
        MatchGroup::Here => "here",
        MatchGroup::Finished => "finished",
    }
}

/// The names of matches, equal ones with the time, so that buttons have unique names.
fn unique_names(locale: Locale, matches: &[&ListedMatch]) -> Vec<String> {
    let names: Vec<String> = matches
        .iter()
        .map(|listed| match_name(locale, &listed.stored))
        .collect();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for name in &names {
        *counts.entry(name).or_default() += 1;
    }
    matches
        .iter()
        .zip(&names)
        .map(|(listed, name)| {
            if counts.get(name.as_str()).is_some_and(|count| *count > 1) {
                let time = text::time(locale, listed.stored.summary.last_played);
                format!("{name}, {time}")
            } else {
                name.clone()
            }
        })
        .collect()
}

/// After every command, focuses the title field, or the element next to the button
/// that has disappeared.
#[hook]
fn use_focus(state: &UseReducerHandle<GamesState>) {
    let deps = (
        state.commands,
        state.naming.is_some(),
        state.deleted.is_some(),
    );
    use_effect_with(deps, |(commands, is_naming, is_deleted)| {
        if *is_naming {
            focus("title");
        } else if *commands > 0 {
            catch_focus(if *is_deleted { "put-back" } else { "main" });
        }
    });
}
