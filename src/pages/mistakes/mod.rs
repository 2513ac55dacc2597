//! Learning from a game: its costly actions, one after the other, each to be done better.

mod drill;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod drill_tests;

use crate::components::{Button, ErrorPage, LinkButton, Page, Shared};
use crate::context::{use_locale, use_settings, use_store};
use crate::games;
use crate::hooks::OnDemand;
use crate::hooks::bot_worker::BotClient;
use crate::pages::practice::frame::{PracticeFrame, practice_page, use_task};
use crate::pages::with_sheets::{Sheets, WithSheets};
use app_core::Route;
use app_core::session::{Reviewed, StoredReview, costly_actions};
use app_core::store::Store;
use drill::{Drill, DrillAction, Phase};
use l10n::{house, pages, table};
use protocol::{Task, WorkerEvent};
use rules::Action;
use std::rc::Rc;
use text::Locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MistakesPageProps {
    /// The number of the match in the store.
    pub id: String,
}

/// The costly actions of a stored match, by its stored review.
#[component]
pub fn MistakesPage(props: &MistakesPageProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let found = use_memo((props.id.clone(), locale), move |(id, locale)| {
        begun(&store, id, *locale)
    });
    let back = Route::Match(props.id.clone());
    match &*found {
        Err(why) => {
            html! { <ErrorPage title={locale.text(house::GAME_NOT_OPENED)} why={why.clone()} /> }
        }
        Ok(None) => html! {
            <Page title={locale.text(table::LEARN_FROM_GAME)}>
                <p>{ locale.text(pages::NOTHING_TO_LEARN) }</p>
                <p class="buttons"><LinkButton to={back} class="primary">{ locale.text(house::BACK_TO_THE_GAME) }</LinkButton></p>
            </Page>
        },
        Ok(Some(drill)) => html! {
            <WithSheets sheets={OnDemand::ready(Sheets::new())}>
                <Learner {back} drill={Shared(drill.clone())} />
            </WithSheets>
        },
    }
}

/// The costly actions of a match in the order of the game; `None` if it has none, or was not reviewed.
fn begun(store: &Store, id: &str, locale: Locale) -> Result<Option<Rc<Drill>>, String> {
    let opened = store
        .get(id)
        .map_err(|error| text::open_error(locale, &error))?;
    let record = opened.record.main_only();
    let review = store.review(id);
    let review = review.and_then(|text| StoredReview::read(&text)?.of_match(&record));
    let people = review.as_ref();
    let people = people.map(|review| costly_actions(&record, review));
    let mistakes = people.into_iter().flatten();
    let mut mistakes: Vec<Reviewed> = mistakes.flat_map(|(_, costly)| costly).cloned().collect();
    mistakes.sort_by_key(|mistake| mistake.ply);
    let names = text::names_here(locale, record.seats(), opened.mailbox.as_ref());
    let drill = Drill::begin(record, mistakes, names, locale);
    Ok(drill.map(Rc::new))
}

#[derive(Properties, PartialEq)]
struct LearnerProps {
    /// The match.
    back: Route,
    /// Its beginning.
    drill: Shared<Drill>,
}

/// The costly actions, being done better.
#[component]
fn Learner(props: &LearnerProps) -> Html {
    let locale = use_locale();
    let pace = use_settings().current.pace;
    let drill = {
        let first = props.drill.clone();
        use_reducer(move || Drill::clone(&first))
    };
    use_judge(&drill);
    let board = &drill.board;
    let on_act = use_task(
        &drill,
        board,
        || DrillAction::Present,
        || DrillAction::Settle,
    );
    // Memoized, because boards are rendered again for a new callback.
    let on_action = use_callback((pace, on_act.clone()), |action: Action, (pace, on_act)| {
        on_act.emit(DrillAction::Try(action, *pace));
    });
    let is_open = drill.phase == Phase::Open;
    let task = html! {
        <section class="task" id="task" tabindex="0" aria-label={locale.text(pages::THE_TASK)}>
            <h2>{ pages::mistake_of(locale, (drill.at + 1).min(drill.count()), drill.count()) }</h2>
            if drill.phase != Phase::Over {
                <p class="goal">{ drill.task() }{ " " }{ locale.text(pages::FIND_BETTER) }</p>
            }
            if !board.feedback.is_empty() {
                <p class={classes!("feedback", board.is_wrong.then_some("wrong"))}>{ &board.feedback }</p>
            }
        </section>
    };
    let act = |action: DrillAction| on_act.reform(move |_: MouseEvent| action.clone());
    let next = act(DrillAction::Next);
    let main_tool = match drill.phase {
        Phase::Open | Phase::Judging(..) => html! {
            <Button id="solution" class="main-tool" disabled={!is_open} onclick={act(DrillAction::Show(pace))}>{ locale.text(pages::SOLUTION) }</Button>
        },
        Phase::Found | Phase::Shown => html! {
            <Button id="next" class="primary main-tool" onclick={next.clone()}>{ locale.text(pages::NEXT_MISTAKE) }</Button>
        },
        Phase::Over => html! {
            <LinkButton to={props.back.clone()} class="primary main-tool">{ locale.text(house::BACK_TO_THE_GAME) }</LinkButton>
        },
    };
    let tools = html! {
        <div class="tools">
            <div class="buttons">{ main_tool }</div>
            <div class="buttons small">
                if drill.phase != Phase::Over {
                    <LinkButton to={props.back.clone()} class="plain">{ locale.text(house::BACK_TO_THE_GAME) }</LinkButton>
                }
                if is_open {
                    <Button id="skip" class="plain" onclick={next}>{ locale.text(house::SKIP) }</Button>
                }
            </div>
        </div>
    };
    practice_page(
        locale,
        PracticeFrame {
            game: board.state.game(),
            title: locale.text(table::LEARN_FROM_GAME),
            class: classes!("mistakes"),
            step: drill.at + 1,
            taken: 0,
            phase: match drill.phase {
                Phase::Open => "open",
                Phase::Judging(..) => "answer",
                Phase::Found | Phase::Over => "done",
                Phase::Shown => "shown",
            },
            is_solved: drill.phase == Phase::Found,
            task,
            board: games::board(board.view(is_open, on_action)),
            tools,
            spoken: board.spoken.clone(),
            on_escape: on_act.reform(|()| DrillAction::Escape),
        },
    )
}

/// Lets the worker judge what the learner has chosen.
#[hook]
fn use_judge(drill: &UseReducerHandle<Drill>) {
    // The position that is being judged; the client passes on no other events.
    let asked = use_mut_ref(|| 0_usize);
    let client = {
        let (dispatcher, asked) = (drill.dispatcher(), asked.clone());
        use_memo((), move |()| {
            BotClient::new(Callback::from(move |event| {
                let loss = match event {
                    WorkerEvent::Answer(answer) => answer.judgement.map(|judged| judged.loss),
                    WorkerEvent::Failed(_) => None,
                    WorkerEvent::Progress { .. } | WorkerEvent::Puzzle(_) => return,
                };
                dispatcher.dispatch(DrillAction::Judged(*asked.borrow(), loss));
            }))
        })
    };
    let drill = drill.clone();
    use_effect_with((drill.at, drill.phase), move |_| match drill.to_judge() {
        Some((record, action)) => {
            asked.replace(record.ply());
            let played = Some(action.to_string());
            client.search(&record, Task::Review { played }, record.ply() as u64);
        }
        None => client.stop(),
    });
}
