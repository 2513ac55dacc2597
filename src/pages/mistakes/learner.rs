//! The page around a drill: the task beside the board, and the buttons.

use super::drill::{Drill, DrillAction, Phase, Task};
use crate::components::{Button, LinkButton, Shared};
use crate::context::{use_locale, use_settings};
use crate::games;
use crate::hooks::bot_worker::BotClient;
use crate::pages::practice::frame::{PracticeFrame, practice_page, use_task};
use app_core::{Recall, Route};
use l10n::{house, pages};
use protocol::{Task as WorkerTask, WorkerEvent};
use rules::Action;
use std::rc::Rc;
use text::Locale;
use yew::prelude::*;

#[derive(Clone, PartialEq)]
pub enum Around {
    /// The drill is of one game, to which this leads back.
    Game(Route),
    /// It is of several games.
    Round {
        /// The game of each task in words.
        games: Rc<[String]>,
        /// A task went well or not.
        on_recall: Callback<(usize, Recall)>,
        /// The worker is wanted, or no longer.
        on_judging: Callback<bool>,
        /// The learner has had enough, or all are done.
        on_end: Callback<()>,
    },
}

impl Around {
    /// The way out, with this class.
    fn way_out(&self, locale: Locale, class: &'static str) -> Html {
        match self {
            Self::Game(to) => html! {
                <LinkButton to={to.clone()} {class}>{ locale.text(house::BACK_TO_THE_GAME) }</LinkButton>
            },
            Self::Round { on_end, .. } => html! {
                <Button id="end-round" {class} onclick={on_end.reform(|_: MouseEvent| ())}>{ locale.text(pages::END_ROUND) }</Button>
            },
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct LearnerProps {
    pub title: String,
    /// The beginning.
    pub drill: Shared<Drill>,
    pub around: Around,
}

#[component]
pub fn Learner(props: &LearnerProps) -> Html {
    let locale = use_locale();
    let pace = use_settings().current.pace;
    let around = &props.around;
    let drill = {
        let first = props.drill.clone();
        use_reducer(move || Drill::clone(&first))
    };
    use_judge(&drill);
    use_reports(&drill, around);
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
    let question = drill.question();
    let task = html! {
        <section class="task" id="task" tabindex="0" aria-label={locale.text(pages::THE_TASK)}>
            { heading(locale, props, &drill) }
            if !question.is_empty() {
                <p class="goal">{ question }</p>
            }
            if !board.feedback.is_empty() {
                <p class={classes!("feedback", board.is_wrong.then_some("wrong"))}>{ &board.feedback }</p>
            }
            if let Some((task, outcome)) = drill.current().zip(drill.outcome()) {
                { in_the_game(locale, task, &outcome) }
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
        Phase::Over => around.way_out(locale, "primary main-tool"),
    };
    let tools = html! {
        <div class="tools">
            <div class="buttons">{ main_tool }</div>
            <div class="buttons small">
                if drill.phase != Phase::Over {
                    { around.way_out(locale, "plain") }
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
            title: props.title.clone(),
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

/// Which task it is, and of which game.
fn heading(locale: Locale, props: &LearnerProps, drill: &Drill) -> Html {
    let count = drill.count();
    let number = (drill.at + 1).min(count);
    match &props.around {
        Around::Game(_) => html! { <h2>{ pages::mistake_of(locale, number, count) }</h2> },
        Around::Round { games, .. } => match games.get(drill.at) {
            Some(game) => html! {
                <>
                    <h2>{ pages::card_of(locale, number, count) }</h2>
                    <p class="quiet card-game">{ game }</p>
                </>
            },
            None => html! { <h2>{ &props.title }</h2> },
        },
    }
}

/// What was played, and the way to see it.
fn in_the_game(locale: Locale, task: &Task, outcome: &str) -> Html {
    let to = Route::Position(task.id.clone(), task.reviewed.ply);
    html! {
        <p class="in-the-game">
            <strong>{ locale.text(pages::IN_YOUR_GAME) }</strong>
            { " – " }{ outcome }{ " " }
            <a href={to.href()} id="show-in-game">{ locale.text(pages::SHOW_IN_GAME) }</a>
        </p>
    }
}

/// Tells the page around how the tasks go.
#[hook]
fn use_reports(drill: &Drill, around: &Around) {
    let judging = matches!(drill.phase, Phase::Judging(..));
    let reports = match around {
        Around::Game(_) => None,
        Around::Round {
            on_recall,
            on_judging,
            ..
        } => Some((on_recall.clone(), on_judging.clone())),
    };
    let told = reports.clone();
    use_effect_with((drill.at, drill.recall()), move |(at, recall)| {
        if let (Some((on_recall, _)), Some(recall)) = (told, recall) {
            on_recall.emit((*at, *recall));
        }
    });
    use_effect_with(judging, move |judging| {
        if let Some((_, on_judging)) = reports {
            on_judging.emit(*judging);
        }
    });
}

/// Lets the worker judge what the learner has chosen.
#[hook]
fn use_judge(drill: &UseReducerHandle<Drill>) {
    // The task that is being judged; the client passes on no other events.
    let asked = use_mut_ref(|| 0_usize);
    let client = {
        let (dispatcher, asked) = (drill.dispatcher(), asked.clone());
        use_memo((), move |()| {
            BotClient::new(Callback::from(move |event| {
                let judgement = match event {
                    WorkerEvent::Answer(answer) => answer.judgement,
                    WorkerEvent::Failed(_) => None,
                    WorkerEvent::Progress { .. } | WorkerEvent::Puzzle(_) => return,
                };
                dispatcher.dispatch(DrillAction::Judged(*asked.borrow(), judgement));
            }))
        })
    };
    let drill = drill.clone();
    use_effect_with((drill.at, drill.phase), move |_| match drill.to_judge() {
        Some((record, action)) => {
            asked.replace(drill.at);
            let played = Some(action.to_string());
            client.search(&record, WorkerTask::Review { played }, record.ply() as u64);
        }
        None => client.stop(),
    });
}
