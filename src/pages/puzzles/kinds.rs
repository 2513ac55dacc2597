//! The kinds of endless puzzles: what they are about, their difficulty, and the streaks.

use crate::browser::{fresh_seed, navigate};
use crate::components::{Button, FieldSet, RadioButton};
use crate::context::SettingsHandle;
use crate::games::endless::endless_of;
use crate::games::practice::EndlessPuzzles;
use crate::pages::endless::streak;
use app_core::PuzzleSpec;
use app_core::Route;
use app_core::settings::{OptIn, PuzzleProgress, SettingsChange};
use l10n::pages;
use rules::GameId;
use text::Locale;
use yew::prelude::*;

/// The kinds of endless puzzles of a game.
pub fn puzzle_kinds(locale: Locale, settings: &SettingsHandle, game: GameId) -> Html {
    let kinds = endless_of(game).iter().map(|texts| {
        let progress = settings.current.progress(texts.kind);
        let counts = settings.current.puzzle_counts(texts.kind);
        puzzle_kind(locale, texts, &progress, counts, &settings.change)
    });
    html! { <div class="puzzle-kinds">{ for kinds }</div> }
}

/// A kind, with its form.
fn puzzle_kind(
    locale: Locale,
    texts: &'static EndlessPuzzles,
    progress: &PuzzleProgress,
    (solved, missed): (u32, u32),
    change: &Callback<SettingsChange>,
) -> Html {
    let (kind, difficulty) = (texts.kind, progress.difficulty);
    let id = kind.id();
    let title_id = format!("{id}-title");
    let start = move |_| {
        navigate(&Route::EndlessPuzzle(PuzzleSpec {
            kind,
            difficulty,
            seed: fresh_seed(),
        }));
    };
    html! {
        <section key={id} class="puzzle-kind" data-kind={id} aria-labelledby={title_id.clone()}>
            <h2 id={title_id}>{ locale.text(texts.title) }</h2>
            <p>{ locale.text(texts.about) }</p>
            if let Some(all) = solved.checked_add(missed).filter(|all| *all > 0) {
                <p class="quiet">{ pages::puzzles_solved(locale, solved, all) }</p>
            }
            <form>
                { difficulty_field(locale, texts, progress, change) }
                { automatic_field(locale, progress, change) }
            </form>
            <div class="puzzle-start">
                { streak(locale, progress) }
                <Button class="primary" onclick={start} label={pages::start_puzzle(locale, &locale.text(texts.title))}>
                    { locale.text(pages::START) }
                </Button>
            </div>
        </section>
    }
}

fn difficulty_field(
    locale: Locale,
    texts: &'static EndlessPuzzles,
    progress: &PuzzleProgress,
    change: &Callback<SettingsChange>,
) -> Html {
    let (kind, now) = (progress.kind, progress.difficulty);
    let choices = kind.difficulties().map(|difficulty| {
        let on_choose = change.reform(move |()| SettingsChange::PuzzleDifficulty(kind, difficulty));
        html! {
            <RadioButton
                key={difficulty}
                name={format!("{kind}-difficulty")}
                value={difficulty.to_string()}
                checked={difficulty == now}
                {on_choose}
            >
                { difficulty }
            </RadioButton>
        }
    });
    html! {
        <FieldSet title={pages::difficulty_by(locale, &locale.text(texts.difficulty))}>
            <div class="choices">{ for choices }</div>
        </FieldSet>
    }
}

/// Whether the difficulty goes up and down by itself.
fn automatic_field(
    locale: Locale,
    progress: &PuzzleProgress,
    change: &Callback<SettingsChange>,
) -> Html {
    let (kind, now) = (progress.kind, progress.automatic);
    let choices = [
        (OptIn::Off, "off", pages::SAME_DIFFICULTY),
        (OptIn::On, "on", pages::AUTOMATIC),
    ];
    let choices = choices.map(|(value, id, label)| {
        let on_choose = change.reform(move |()| SettingsChange::AutomaticDifficulty(kind, value));
        html! {
            <RadioButton
                key={id}
                name={format!("{kind}-automatic")}
                value={id}
                checked={value == now}
                {on_choose}
            >
                { locale.text(label) }
            </RadioButton>
        }
    });
    html! {
        <FieldSet title={locale.text(pages::AFTER_EACH_PUZZLE)}>
            <div class="choices">{ for choices }</div>
            <p class="quiet automatic">{ locale.text(pages::AUTOMATIC_ABOUT) }</p>
        </FieldSet>
    }
}
