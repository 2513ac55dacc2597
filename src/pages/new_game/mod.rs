//! The page to set up a new game: players, variants, seed.

mod fields;
mod form;
#[cfg(test)]
mod form_tests;
mod seat_field;

use super::game_head::game_head;
use crate::browser::redirect;
use crate::components::{FieldSet, GameAssets, Notice, TopBar};
use crate::context::{use_locale, use_settings, use_store};
use crate::games;
use app_core::Route;
use app_core::settings::{SettingsChange, Switch};
use app_core::store::Store;
use fields::{aids_field, opponents_field, option_field, players_field, seed_field, undo_field};
use form::{Defaults, FormAction, NewGameForm, NewMatch};
use l10n::{house, pages};
use records::{Title, UndoPolicy};
use rules::{GameId, Seat};
use seat_field::{SUGGESTIONS, SeatField};
use text::Locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct NewGamePageProps {
    pub game: GameId,
}

#[component]
pub fn NewGamePage(props: &NewGamePageProps) -> Html {
    let locale = use_locale();
    let game = props.game;
    html! {
        <>
            <GameAssets {game} />
            <TopBar {game} />
            <main class={classes!("new-game", games::class(game))} id="main" tabindex="-1" aria-label={house::new_game_of(locale, game)}>
                { game_head(locale, game, locale.text(house::NEW_GAME), Route::Rules(game), locale.text(pages::READ_THE_RULES)) }
                <NewGameFields {game} />
            </main>
        </>
    }
}

/// The form: who plays, the folded house rules, and the button to begin, which is always in reach.
#[component]
fn NewGameFields(props: &NewGamePageProps) -> Html {
    let game = props.game;
    let locale = use_locale();
    let settings = use_settings();
    let aids = settings.current.aids == Switch::On;
    let form = use_reducer(|| NewGameForm::new(game, &settings.current));
    let on_change: Callback<FormAction> = form.dispatcher().into();
    use_start(&form);
    let onsubmit = on_change.reform(move |event: SubmitEvent| {
        event.prevent_default();
        FormAction::Submit(Defaults::fresh(aids))
    });
    let rules = game.setup_rules();
    let default_names = form.default_names(locale);
    let suggested = form.suggested_names();
    let has_suggestions = !suggested.is_empty();
    let seats = Seat::all(form.players)
        .zip(default_names)
        .map(|(seat, default_name)| {
            let place = seat.index();
            html! {
                <SeatField
                    key={seat.number()}
                    {game}
                    {seat}
                    name={form.names.get(place).cloned().unwrap_or_default()}
                    {default_name}
                    controller={form.controllers[place]}
                    colour={form.colours[place]}
                    {has_suggestions}
                    on_change={on_change.clone()}
                />
            }
        });
    let options = |modes: bool| {
        rules
            .options
            .iter()
            .enumerate()
            .filter(|(_, option)| option.applies_to(form.players))
            .filter(|(_, option)| games::info(game).is_mode(option.id) == modes)
            .map(|(place, option)| {
                let chosen = form.choices.get(place).copied().unwrap_or(0);
                let on_choose = on_change.reform(move |choice| FormAction::Choose {
                    option: place,
                    choice,
                });
                option_field(locale, game, option, chosen, &on_choose)
            })
            .collect::<Html>()
    };
    html! {
        <form {onsubmit}>
            <datalist id={SUGGESTIONS}>
                { for suggested.into_iter().map(|name| html! { <option value={name} /> }) }
            </datalist>
            if rules.players.start() < rules.players.end() {
                { players_field(locale, rules.players.clone(), form.players, &on_change.reform(FormAction::Players)) }
            }
            if form.players > 1 {
                { opponents_field(locale, form.opponents(), &on_change.reform(FormAction::Opponents)) }
                <FieldSet title={locale.text(pages::SEATS)}>{ for seats }</FieldSet>
                if form.is_by_link() {
                    <p class="quiet" id="by-link">{ locale.text(pages::HOW_LINKS_WORK) }</p>
                }
            }
            { options(true) }
            if let Some(note) = text::solution_note(locale, game) {
                <p class="quiet">{ note }</p>
            }
            <details class="house-rules">
                <summary>
                    { locale.text(pages::HOUSE_RULES) }
                    <span class="house-rules-now">{ house_rules(locale, &form, aids) }</span>
                </summary>
                { options(false) }
                { undo_field(locale, rules.seeded, form.undo(), &on_change.reform(FormAction::Undo)) }
                { aids_field(locale, form.aids.unwrap_or(aids), &on_change.reform(FormAction::Aids)) }
                if rules.seeded {
                    { seed_field(locale, form.seed.clone(), on_change.reform(FormAction::Seed)) }
                }
            </details>
            <div class="form-end">
                if let Some(Err(problem)) = &form.submitted {
                    <Notice id="wrong">{ locale.text(*problem) }</Notice>
                }
                <button class="button primary large" id="begin">{ locale.text(pages::START_GAME) }</button>
            </div>
        </form>
    }
}

/// What the house rules change, in a few words, for while they are folded.
fn house_rules(locale: Locale, form: &NewGameForm, aids: bool) -> String {
    let options = form.game.setup_rules().options.iter().zip(&form.choices);
    let options =
        options.filter(|(option, choice)| option.applies_to(form.players) && **choice > 0);
    let options = options.filter(|(option, _)| !games::info(form.game).is_mode(option.id));
    let mut changes: Vec<String> = options
        .filter_map(|(option, choice)| {
            let (question, names) = text::option(locale, form.game, option.id);
            let (name, _) = names.get(*choice)?;
            Some(pages::labeled(locale, &question, name))
        })
        .collect();
    if form.undo() != UndoPolicy::Free {
        changes.push(pages::undo_policy_is(
            locale,
            &locale.text(text::undo_policy(form.undo()).0),
        ));
    }
    if form.aids.is_some_and(|chosen| chosen != aids) {
        changes.push(pages::hints_and_previews_are(locale, !aids));
    }
    match form.seed.trim() {
        "" => {}
        seed => changes.push(house::seed_is(locale, seed)),
    }
    if changes.is_empty() {
        locale.text(pages::AS_IN_THE_RULEBOOK)
    } else {
        changes.join(" · ")
    }
}

/// Saves the new match and opens it.
#[hook]
fn use_start(form: &UseReducerHandle<NewGameForm>) {
    let store = use_store();
    let change = use_settings().change;
    let new = match &form.submitted {
        Some(Ok(new)) => Some(new.clone()),
        _ => None,
    };
    use_effect_with(new.is_some(), move |_| {
        if let Some(new) = new {
            let id = start(&store, &change, &new);
            redirect(&Route::Match(id));
        }
    });
}

/// Saves a new match and returns its number in the store; remembers how it is played.
fn start(store: &Store, change: &Callback<SettingsChange>, new: &NewMatch) -> String {
    let (last_setup, name) = (new.last_setup.clone(), new.own_name.clone());
    change.emit(SettingsChange::Begun(last_setup, name));
    if let Some(colour) = new.own_colour {
        change.emit(SettingsChange::Colour(Some(colour)));
    }
    store.save_new_with(&new.record, &Title::default(), new.mailbox.as_ref())
}

/// A callback that begins a game as the player usually plays it, or else against a bot.
#[hook]
pub fn use_play() -> Callback<GameId> {
    let (store, settings) = (use_store(), use_settings());
    use_callback((store, settings), |game: GameId, (store, settings)| {
        let form = NewGameForm::new(game, &settings.current);
        let defaults = Defaults::fresh(settings.current.aids == Switch::On);
        match form.create(defaults) {
            Ok(new) => redirect(&Route::Match(start(store, &settings.change, &new))),
            // The form says what is wrong.
            Err(_) => redirect(&Route::New(game)),
        }
    })
}
