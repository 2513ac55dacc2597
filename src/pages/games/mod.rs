//! Your games: all stored matches to continue, rename, delete or download, and
//! quarantined data.

mod command;
mod row;

use super::match_list::{ListedMatch, name_of, use_match_list};
use crate::browser;
use crate::components::{Button, LinkButton, Notice, Page, Section};
use crate::context::use_locale;
use crate::games;
use crate::hooks::focus::{catch_focus, focus};
use crate::route::Route;
use crate::store::{MatchGroup, OpenError};
use crate::text::Locale;
use command::{Command, GamesState, use_commands};
use row::{StoredMatchRow, data_row};
use std::collections::BTreeMap;
use yew::prelude::*;

/// Number of matches shown at first, and added by each "Show more".
const PORTION: usize = 50;

/// The page.
#[component]
pub fn GamesPage() -> Html {
    let locale = use_locale();
    let (list, refresh) = use_match_list();
    let (state, on_command) = use_commands(refresh);
    use_focus(&state);
    let max_shown = use_state(|| PORTION);
    let on_more = {
        let max_shown = max_shown.clone();
        move |_| max_shown.set(*max_shown + PORTION)
    };
    // Within a group, the one that was last played comes first.
    let mut shown: Vec<(MatchGroup, &ListedMatch)> = list
        .matches
        .iter()
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
        html! {
            <StoredMatchRow
                key={id.as_str()}
                listed={listed.clone()}
                {name}
                {is_being_named}
                on_command={on_command.clone()}
            />
        }
    };
    let sections = MatchGroup::ALL.into_iter().filter_map(|group| {
        let mut of_group = Vec::new();
        while let Some(((_, listed), name)) = rows.next_if(|((own, _), _)| *own == group) {
            of_group.push(row(listed, name));
        }
        (!of_group.is_empty()).then(|| {
            html! {
                <Section id={group_id(group)} title={group_title(group)}>
                    <ul class="match-list">{ for of_group }</ul>
                </Section>
            }
        })
    });
    let sections: Vec<Html> = sections.collect();
    let lost = list.lost.iter().map(|(id, why)| {
        let name = locale.open_error(why);
        // Data of a newer version is left alone.
        if *why == OpenError::NewerVersion {
            return html! {
                <li key={id.clone()} class="match-row"><span class="match-text quarantine-name">{ name }</span></li>
            };
        }
        let (save, delete) = (Command::SaveUnreadable(id.clone()), Command::Delete(id.clone()));
        data_row(id.clone(), name, save, delete, &on_command)
    });
    let quarantined = list.quarantined.iter().enumerate().map(|(index, key)| {
        let name = format!("Damaged data {}", index + 1);
        let save = Command::SaveQuarantined(key.clone());
        let delete = Command::DeleteQuarantined(key.clone());
        data_row(key.clone(), name, save, delete, &on_command)
    });
    html! {
        <Page title="Your games" current={Route::Games}>
            { games::game_assets(list.matches.iter().map(|listed| listed.stored.game)) }
            if let Some(error) = &state.error {
                <Notice id="wrong">{ error }</Notice>
            }
            if let Some(feedback) = &state.feedback {
                <p class="notice hint" role="status" id="sent">{ feedback }</p>
            }
            if state.deleted.is_some() {
                <p class="notice hint" role="status">
                    { "Game deleted. " }
                    <Button id="put-back" onclick={on_command.reform(|_| Command::Undo)}>{ "Undo" }</Button>
                </p>
            }
            if !list.lost.is_empty() {
                <ul class="match-list" id="lost">{ for lost }</ul>
            }
            if list.matches.is_empty() {
                <p>{ "No games yet. Your games are saved here, in this browser only." }</p>
            } else {
                <>{ for sections }</>
                if *max_shown < list.matches.len() {
                    <p class="buttons"><Button id="more-games" onclick={on_more}>{ "Show more" }</Button></p>
                }
            }
            <p class="buttons">
                <LinkButton to={Route::Home} class="primary">{ "New game" }</LinkButton>
                <LinkButton to={Route::Open(String::new())}>{ "Open a link or file" }</LinkButton>
            </p>
            if !list.quarantined.is_empty() {
                <Section class="quarantine" id="quarantine" title="Damaged data">
                    <p>{ "Some saved data was damaged. It has been kept, and you can download it as a file." }</p>
                    <ul class="match-list">{ for quarantined }</ul>
                </Section>
            }
            <p class="quiet">{ "Some browsers delete saved games after a few weeks without a visit. To be safe, download a game as a file." }</p>
        </Page>
    }
}

/// The heading of a group.
const fn group_title(group: MatchGroup) -> &'static str {
    match group {
        MatchGroup::YourTurn => "Your turn",
        MatchGroup::Waiting => "Waiting for others",
        MatchGroup::Here => "On this device",
        MatchGroup::Finished => "Finished",
    }
}

/// The element id of the heading.
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
        .map(|listed| name_of(locale, &listed.stored))
        .collect();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for name in &names {
        *counts.entry(name).or_default() += 1;
    }
    let unique = matches.iter().zip(&names).map(|(listed, name)| {
        if counts.get(name.as_str()).is_some_and(|count| *count > 1) {
            let time = browser::format_time(listed.stored.summary.last_played);
            format!("{name}, {time}")
        } else {
            name.clone()
        }
    });
    unique.collect()
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
