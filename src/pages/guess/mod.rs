//! Guessing the moves of a seat in a finished game.

mod guessing;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod guessing_tests;

use crate::components::{Button, ErrorPage, LinkButton, Page, Shared};
use crate::context::{use_locale, use_settings, use_store};
use crate::games;
use crate::hooks::OnDemand;
use crate::pages::practice::frame::{PracticeFrame, practice_page, use_task};
use crate::pages::with_sheets::{Sheets, WithSheets};
use app_core::Route;
use app_core::store::Store;
use guessing::{Difference, GuessAction, Guessing, Phase};
use l10n::{house, pages, table};
use rules::{Action, Seat};
use std::rc::Rc;
use text::Locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct GuessPageProps {
    pub id: String,
    pub seat: Seat,
}

/// The moves of a seat in a stored match, one after the other.
#[component]
pub fn GuessPage(props: &GuessPageProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let deps = (props.id.clone(), props.seat, locale);
    let found = use_memo(deps, move |(id, seat, locale)| {
        begun(&store, id, *seat, *locale)
    });
    let back = Route::Match(props.id.clone());
    match &*found {
        Err(why) => {
            html! { <ErrorPage title={locale.text(house::GAME_NOT_OPENED)} why={why.clone()} /> }
        }
        Ok(None) => html! {
            <Page title={locale.text(table::GUESS_MOVES)}>
                <p>{ locale.text(pages::NOTHING_TO_GUESS) }</p>
                <p class="buttons"><LinkButton to={back} class="primary">{ locale.text(house::BACK_TO_THE_GAME) }</LinkButton></p>
            </Page>
        },
        Ok(Some(guessing)) => html! {
            <WithSheets sheets={OnDemand::ready(Sheets::new())}>
                <Guesser {back} guessing={Shared(guessing.clone())} />
            </WithSheets>
        },
    }
}

/// The moves of a seat in a match; `None` if it is not over, or the seat had no choice in it.
fn begun(
    store: &Store,
    id: &str,
    seat: Seat,
    locale: Locale,
) -> Result<Option<Rc<Guessing>>, String> {
    let opened = store
        .get(id)
        .map_err(|error| text::open_error(locale, &error))?;
    let record = opened.record.main_only();
    if record.main_position().ending().is_none() {
        return Ok(None);
    }
    let names = text::names_here(locale, record.seats(), opened.mailbox.as_ref());
    Ok(Guessing::begin(record, seat, names, locale).map(Rc::new))
}

#[derive(Properties, PartialEq)]
struct GuesserProps {
    back: Route,
    guessing: Shared<Guessing>,
}

#[component]
fn Guesser(props: &GuesserProps) -> Html {
    let locale = use_locale();
    let pace = use_settings().current.pace;
    let guessing = {
        let first = props.guessing.clone();
        use_reducer(move || Guessing::clone(&first))
    };
    let board = &guessing.board;
    let on_act = use_task(
        &guessing,
        board,
        || GuessAction::Present,
        || GuessAction::Settle,
    );
    // Memoized, because boards are rendered again for a new callback.
    let on_action = use_callback((pace, on_act.clone()), |action: Action, (pace, on_act)| {
        on_act.emit(GuessAction::Guess(action, *pace));
    });
    let number = (guessing.at + 1).min(guessing.count());
    let task = html! {
        <section class="task" id="task" tabindex="0" aria-label={locale.text(pages::THE_TASK)}>
            <h2>{ pages::guess_number(locale, number, guessing.count()) }</h2>
            if !board.feedback.is_empty() {
                <p class={classes!("feedback", board.is_wrong.then_some("wrong"))}>{ &board.feedback }</p>
            }
            if guessing.phase == Phase::Open {
                <p class="goal">{ guessing.question() }</p>
            }
            if guessing.phase == Phase::Over { { differences(locale, &guessing.differences) } }
        </section>
    };
    let act = |action: GuessAction| on_act.reform(move |_: MouseEvent| action);
    let main_tool = match guessing.phase {
        Phase::Open => html! {
            <Button id="solution" class="main-tool" onclick={act(GuessAction::Show(pace))}>{ locale.text(pages::SHOW_MOVE) }</Button>
        },
        Phase::Told => html! {
            <Button id="next" class="primary main-tool" onclick={act(GuessAction::Next)}>{ locale.text(pages::NEXT_MISTAKE) }</Button>
        },
        Phase::Over => html! {
            <LinkButton to={props.back.clone()} class="primary main-tool">{ locale.text(house::BACK_TO_THE_GAME) }</LinkButton>
        },
    };
    let tools = html! {
        <div class="tools">
            <div class="buttons">{ main_tool }</div>
            if guessing.phase != Phase::Over {
                <div class="buttons small">
                    <LinkButton to={props.back.clone()} class="plain">{ locale.text(house::BACK_TO_THE_GAME) }</LinkButton>
                    if guessing.answered() > 0 {
                        <Button id="finish" class="plain" onclick={act(GuessAction::Finish)}>{ locale.text(pages::FINISH_GUESSING) }</Button>
                    }
                </div>
            }
        </div>
    };
    practice_page(
        locale,
        PracticeFrame {
            game: board.state.game(),
            title: locale.text(table::GUESS_MOVES),
            class: classes!("guess"),
            step: guessing.at + 1,
            taken: guessing.answered(),
            phase: match guessing.phase {
                Phase::Open => "open",
                Phase::Told => "shown",
                Phase::Over => "done",
            },
            is_solved: false,
            task,
            board: games::board(board.view(guessing.phase == Phase::Open, on_action)),
            tools,
            spoken: board.spoken.clone(),
            on_escape: on_act.reform(|()| GuessAction::Escape),
        },
    )
}

/// Where the player's guesses were others.
fn differences(locale: Locale, differences: &[Difference]) -> Html {
    let lines = differences.iter().enumerate().map(|(index, difference)| {
        let Difference {
            turn,
            guess,
            played,
        } = difference;
        let line = match guess {
            Some(guess) => pages::guess_difference(locale, *turn, guess, played),
            None => pages::guess_shown(locale, *turn, played),
        };
        html! { <li key={index}>{ line }</li> }
    });
    html! { <ul class="differences">{ for lines }</ul> }
}
