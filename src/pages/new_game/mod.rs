//! The page to set up a new game: players, variants, seed.

mod fields;
mod form;
#[cfg(test)]
mod form_tests;
mod seat_field;

use crate::components::{FieldSet, GameAssets, LinkButton, Notice, TopBar};
use crate::context::{use_locale, use_settings, use_store};
use crate::games;
use crate::games::practice_links;
use crate::random::fresh_seed;
use crate::route::Route;
use crate::settings::Switch;
use fields::{aids_field, option_field, players_field, seed_field, undo_field};
use form::{Defaults, FormAction, NewGameForm};
use records::Title;
use rules::{GameId, Seat};
use seat_field::SeatField;
use yew::prelude::*;

/// Props of [`NewGamePage`].
#[derive(Properties, PartialEq)]
pub struct NewGamePageProps {
    /// The game.
    pub game: GameId,
}

/// The page.
#[component]
pub fn NewGamePage(props: &NewGamePageProps) -> Html {
    let game = props.game;
    let about = use_locale().game(game);
    html! {
        <>
            <GameAssets {game} />
            <TopBar />
            <main class={classes!("narrow", "new-game", games::class(game))} id="main" tabindex="-1">
                <div class="new-game-head">
                    <div class="new-game-emblem" aria-hidden="true">{ games::emblem(game) }</div>
                    <div>
                        <h1>{ about.name }</h1>
                        <p>{ about.pitch }</p>
                        <p class="buttons">
                            <LinkButton to={Route::Rules(game)} class="plain">{ "Read the rules" }</LinkButton>
                            { practice_links(game, about.name) }
                        </p>
                    </div>
                </div>
                <NewGameFields {game} />
            </main>
        </>
    }
}

/// The form.
#[component]
fn NewGameFields(props: &NewGamePageProps) -> Html {
    let game = props.game;
    let locale = use_locale();
    let aids = use_settings().now.aids == Switch::On;
    let form = use_reducer(|| NewGameForm::new(game));
    let on_change: Callback<FormAction> = form.dispatcher().into();
    use_start(&form);
    let onsubmit = on_change.reform(move |event: SubmitEvent| {
        event.prevent_default();
        FormAction::Submit(Defaults {
            seed: fresh_seed(),
            aids,
        })
    });
    let rules = game.setup_rules();
    let seats = Seat::all(form.players).map(|seat| {
        let place = seat.index();
        html! {
            <SeatField
                key={seat.number()}
                {game}
                {seat}
                name={form.names.get(place).cloned().unwrap_or_default()}
                player={form.seat_players[place]}
                colour={form.colours[place]}
                on_change={on_change.clone()}
            />
        }
    });
    let options = rules.options.iter().enumerate();
    let options = options.filter(|(_, option)| option.applies_to(form.players));
    let options = options.map(|(place, option)| {
        let chosen = form.choices.get(place).copied().unwrap_or(0);
        let on_choose = on_change.reform(move |choice| FormAction::Choose {
            option: place,
            choice,
        });
        option_field(locale, game, option, chosen, &on_choose)
    });
    html! {
        <form {onsubmit}>
            if rules.players.start() < rules.players.end() {
                { players_field(rules.players.clone(), form.players, &on_change.reform(FormAction::Players)) }
            }
            if form.players > 1 {
                <FieldSet title="Who sits where">{ for seats }</FieldSet>
            }
            <>{ for options }</>
            if let Some(known) = locale.solution_note(game) {
                <p class="quiet">{ known }</p>
            }
            <details>
                <summary>{ if rules.seeded { "Taking back, aids, seed" } else { "Taking back, aids" } }</summary>
                { undo_field(locale, rules.seeded, form.undo, &on_change.reform(FormAction::Undo)) }
                { aids_field(form.aids.unwrap_or(aids), &on_change.reform(FormAction::Aids)) }
                if rules.seeded {
                    { seed_field(form.seed.clone(), on_change.reform(FormAction::Seed)) }
                }
            </details>
            if let Some(Err(wrong)) = &form.submitted {
                <Notice id="wrong">{ *wrong }</Notice>
            }
            <p class="form-end"><button class="button primary large" id="begin">{ "Begin" }</button></p>
        </form>
    }
}

/// Saves the new match and opens it.
#[hook]
fn use_start(form: &UseReducerHandle<NewGameForm>) {
    let store = use_store();
    let match_ = match &form.submitted {
        Some(Ok(match_)) => Some(match_.clone()),
        _ => None,
    };
    use_effect_with(match_.is_some(), move |_| {
        if let Some(match_) = match_ {
            Route::Match(store.save_new(&match_, &Title::default())).replace();
        }
    });
}
