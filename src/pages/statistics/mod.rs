//! Statistics: results, points and ratings of the finished games, and milestones. All of it
//! follows from the games that are kept in this browser.

mod filters;
mod milestones;
mod numbers;
mod plot;
mod ratings;
mod results;
mod scale;

use crate::browser;
use crate::components::{Button, LinkButton, Page, Section, Stylesheet};
use crate::context::{SettingsHandle, use_locale, use_settings};
use crate::games;
use crate::hooks::focus::catch_focus;
use crate::hooks::{Outcomes, use_outcomes};
use app_core::Route;
use app_core::settings::SettingsChange;
use app_core::statistics::{
    Filter, FinishedMatch, Notable, Person, Play, Report, Tally, plays, points, solo_results,
};
use filters::{Filters, resolve};
use l10n::{house, pages};
use milestones::Milestones;
use numbers::key_numbers;
use plot::{Plot, PlotPoint};
use ratings::Ratings;
use records::Name;
use results::{ResultRow, results_table};
use rules::GameId;
use std::rc::Rc;
use text::Locale;
use yew::prelude::*;

#[component]
pub fn StatisticsPage() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let outcomes = use_outcomes(true, None);
    let since = settings.current.statistics_since;
    let counted = use_memo((outcomes.clone(), since), |(outcomes, since)| {
        let Outcomes::Read(all) = outcomes else {
            return None;
        };
        let counted = all
            .iter()
            .filter(|finished| finished.outcome.finished >= *since);
        Some(Rc::new(counted.cloned().collect::<Vec<_>>()))
    });
    let content = match (&outcomes, &*counted) {
        (_, Some(matches)) if matches.is_empty() => nothing_yet(locale),
        (_, Some(matches)) => {
            let player_name = settings.current.profile.name.clone();
            html! { <Numbers matches={matches.clone()} {player_name} /> }
        }
        (Outcomes::Reading(read, total), None) => html! {
            <p class="stat-reading" role="status">
                { locale.text(pages::READING_YOUR_GAMES) }{ " " }
                <progress max={total.to_string()} value={read.to_string()} aria-label={locale.text(pages::GAMES_READ)}></progress>
            </p>
        },
        (_, None) => html! {},
    };
    html! {
        <Page title={locale.text(house::STATISTICS)} current={Route::Statistics}>
            <Stylesheet address="themes/statistics.css" />
            { counted_since(locale, &settings) }
            { content }
        </Page>
    }
}

/// The page before the first game is finished.
fn nothing_yet(locale: Locale) -> Html {
    html! {
        <div class="stat-empty">
            <p>{ locale.text(pages::NO_FINISHED_GAMES) }</p>
            <p class="buttons">
                <LinkButton to={Route::Home} class="primary">{ locale.text(house::NEW_GAME) }</LinkButton>
                <LinkButton to={Route::Games}>{ locale.text(house::YOUR_GAMES) }</LinkButton>
            </p>
        </div>
    }
}

/// From when on games count, with a button to count all again.
fn counted_since(locale: Locale, settings: &SettingsHandle) -> Html {
    let since = settings.current.statistics_since;
    if since == 0 {
        return html! {};
    }
    let on_all = settings.change.reform(|_: MouseEvent| {
        catch_focus("main");
        SettingsChange::StatisticsSince(0)
    });
    html! {
        <p class="notice hint" id="since">
            { pages::counted_since(locale, &text::time(locale, since)) }{ " " }
            <Button id="count-all" onclick={on_all}>{ locale.text(pages::COUNT_ALL_AGAIN) }</Button>
        </p>
    }
}

fn clear_statistics(locale: Locale, change: &Callback<SettingsChange>) -> Html {
    let on_clear = change.reform(|_: MouseEvent| {
        catch_focus("main");
        SettingsChange::StatisticsSince(browser::now())
    });
    html! {
        <details class="stat-clear">
            <summary>{ locale.text(pages::CLEAR_STATISTICS_FOLD) }</summary>
            <p>{ locale.text(pages::CLEAR_STATISTICS_ABOUT) }</p>
            <Button id="clear-statistics" onclick={on_clear}>{ locale.text(pages::CLEAR_STATISTICS) }</Button>
        </details>
    }
}

#[derive(Properties, PartialEq)]
struct NumbersProps {
    matches: Rc<Vec<FinishedMatch>>,
    player_name: Name,
}

/// What a filter leaves.
#[derive(PartialEq)]
struct Filtered {
    filter: Filter,
    report: Rc<Report>,
    points: Rc<[Notable<i32>]>,
    /// Whether there are games whose points are left out.
    leaves_out: bool,
    solo: Vec<(&'static str, Tally)>,
}

impl Filtered {
    fn new(matches: &[FinishedMatch], filter: &Filter, player_name: &Name) -> Self {
        let filter = resolve(matches, filter, player_name);
        let played = plays(matches, &filter, player_name);
        let counts_points = filter.game.filter(|game| text::counts_points(*game));
        let points = counts_points.map_or_else(Vec::new, |game| {
            points(&played, games::info(game).other_lengths)
        });
        Self {
            report: Rc::new(Report::of(&played)),
            leaves_out: counts_points.is_some() && points.len() < played.len(),
            points: points.into(),
            solo: filter
                .game
                .map_or_else(Vec::new, |game| solo(game, &played)),
            filter,
        }
    }
}

/// The results of solo games by their challenge, the easiest first where it is a number.
fn solo(game: GameId, played: &[Play<'_>]) -> Vec<(&'static str, Tally)> {
    let Some(id) = games::info(game).solo_challenge else {
        return Vec::new();
    };
    let Some(option) = game
        .setup_rules()
        .options
        .iter()
        .into_iter()
        .find(|option| option.id == id)
    else {
        return Vec::new();
    };
    let mut results = solo_results(played, id, option.choices);
    results.sort_by_key(|(choice, _)| core::cmp::Reverse(choice.parse::<u32>().unwrap_or(0)));
    results
}

/// All numbers, below the filters.
#[component]
fn Numbers(props: &NumbersProps) -> Html {
    let locale = use_locale();
    let change = use_settings().change;
    let wanted = use_state(Filter::default);
    let deps = (
        props.matches.clone(),
        (*wanted).clone(),
        props.player_name.clone(),
    );
    let filtered = use_memo(deps, |(matches, wanted, player_name)| {
        Filtered::new(matches, wanted, player_name)
    });
    let Filtered {
        filter,
        report,
        points,
        leaves_out,
        ..
    } = &*filtered;
    let on_filter = {
        let wanted = wanted.setter();
        Callback::from(move |filter| wanted.set(filter))
    };
    let is_me = filter.person == Person::Me;
    let shown_games = match filter.game {
        Some(game) => vec![game],
        None => GameId::ALL.to_vec(),
    };
    let points_plot = points.iter().map(|notable| PlotPoint {
        id: notable.id.clone(),
        finished: notable.finished,
        value: notable.value,
        margin: 0,
    });
    html! {
        <>
            <Filters
                matches={props.matches.clone()}
                player_name={props.player_name.clone()}
                filter={filter.clone()}
                on_filter={on_filter.clone()}
            />
            if report.tally.played() == 0 {
                <p id="not-yours">{ locale.text(pages::NO_GAME_IS_YOURS) }</p>
                <p class="buttons"><LinkButton to={Route::Settings}>{ locale.text(house::SETTINGS) }</LinkButton></p>
            } else {
                { key_numbers(locale, report, points, filter.game.is_some_and(|game| games::info(game).is_race)) }
                { groups(locale, &filtered, &on_filter) }
                if is_me {
                    <Ratings matches={props.matches.clone()} player_name={props.player_name.clone()} game={filter.game} />
                }
                if !points.is_empty() {
                    <Section id="points-title" title={locale.text(pages::POINTS_LABEL)}>
                        <Plot id="points-plot" what={locale.text(pages::POINTS_LABEL)} points={Rc::from_iter(points_plot)} />
                        if *leaves_out {
                            <p class="quiet">{ locale.text(pages::POINTS_LEFT_OUT) }</p>
                        }
                    </Section>
                }
                <Milestones
                    matches={props.matches.clone()}
                    player_name={props.player_name.clone()}
                    person={filter.person.clone()}
                    games={shown_games}
                />
            }
            <p class="quiet stat-about">{ locale.text(pages::ABOUT_STATISTICS) }</p>
            { clear_statistics(locale, &change) }
        </>
    }
}

/// The results by game, opponents, number of players and challenge; what the filter fixes is left out.
fn groups(locale: Locale, filtered: &Filtered, on_filter: &Callback<Filter>) -> Html {
    let Filtered {
        report,
        filter,
        solo,
        ..
    } = filtered;
    let by_game = report.by_game.iter().map(|(game, tally)| {
        let chosen = Filter {
            game: Some(*game),
            ..filter.clone()
        };
        let onclick = on_filter.reform(move |_: MouseEvent| chosen.clone());
        ResultRow {
            label: html! { <button type="button" class="stat-pick" {onclick}>{ locale.name(*game) }</button> },
            tally: *tally,
        }
    });
    let by_opponents = report
        .by_opponents
        .iter()
        .map(|(opponents, tally)| row(text::opponents(locale, filter.game, *opponents), *tally));
    let by_players = report
        .by_players
        .iter()
        .map(|(players, tally)| row(house::player_count(locale, *players), *tally));
    let by_challenge = solo
        .iter()
        .map(|(choice, tally)| row(challenge(locale, filter.game, choice), *tally));
    html! {
        <>
            if filter.game.is_none() {
                { section(locale, "by-game", locale.text(house::GAMES), locale.text(pages::GAME),  by_game.collect()) }
            }
            if filter.opponents.is_none() {
                { section(locale, "by-opponents", locale.text(pages::OPPONENTS), locale.text(pages::AGAINST_WHOM),  by_opponents.collect()) }
            }
            { section(locale, "by-challenge", locale.text(pages::SOLO_GAMES), locale.text(pages::CHALLENGE),  by_challenge.collect()) }
            if filter.players.is_none() && report.by_players.len() > 1 {
                { section(locale, "by-players", locale.text(pages::NUMBER_OF_PLAYERS), locale.text(house::PLAYERS),  by_players.collect()) }
            }
        </>
    }
}

fn row(label: String, tally: Tally) -> ResultRow {
    ResultRow {
        label: html! { { label } },
        tally,
    }
}

fn section(
    locale: Locale,
    id: &'static str,
    title: String,
    head: String,
    rows: Vec<ResultRow>,
) -> Html {
    if rows.is_empty() {
        return html! {};
    }
    html! {
        <Section id={format!("{id}-title")} {title}>{ results_table(locale, id, head, rows) }</Section>
    }
}

fn challenge(locale: Locale, game: Option<GameId>, choice: &str) -> String {
    let label = || {
        let game = game?;
        let id = games::info(game).solo_challenge?;
        let at = game
            .setup_rules()
            .options
            .iter()
            .into_iter()
            .find(|option| option.id == id)?
            .choices
            .iter()
            .position(|known| *known == choice)?;
        let (question, texts) = text::option(locale, game, id);
        let (label, _) = texts.get(at)?;
        Some(match label.parse::<u32>() {
            Ok(_) => pages::challenge_number(locale, label, &question),
            Err(_) => label.to_owned(),
        })
    };
    label().unwrap_or_else(|| choice.to_owned())
}
