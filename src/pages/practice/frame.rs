//! What lessons and puzzles have around the board: the page's layout, timers, and focus.

use super::board::PracticeBoard;
use crate::components::{GameAssets, LiveRegion, Stylesheet, TopBar};
use crate::games;
use crate::hooks::focus::{catch_focus, has_focus, scroll_up_to};
use crate::hooks::{Key, key_of};
use gloo::timers::callback::Timeout;
use l10n::house;
use rules::GameId;
use std::cell::RefCell;
use std::rc::Rc;
use text::Locale;
use yew::prelude::*;

/// The parts of a page of practice.
pub struct PracticeFrame {
    pub game: GameId,
    /// The title, for screen readers.
    pub title: String,
    /// Classes of the page, in addition to `practice`.
    pub class: Classes,
    pub step: usize,
    pub taken: usize,
    /// Its phase, for scripts and tests.
    pub phase: &'static str,
    /// Whether it has ever been solved.
    pub is_solved: bool,
    /// The task, and the feedback.
    pub task: Html,
    pub board: Html,
    pub tools: Html,
    /// Text of the live region.
    pub spoken: String,
    /// Clears an unfinished selection on the board.
    pub on_escape: Callback<()>,
}

/// The page of a task: text, board and buttons.
pub fn practice_page(locale: Locale, frame: PracticeFrame) -> Html {
    let PracticeFrame {
        game, on_escape, ..
    } = frame;
    let onkeydown = move |event: KeyboardEvent| {
        if key_of(&event) == Some(Key::Escape) {
            on_escape.emit(());
        }
    };
    html! {
        <>
            <GameAssets {game} />
            <Stylesheet address="themes/practice.css" />
            <TopBar {game} />
            <main
                id="main"
                tabindex="-1"
                aria-label={frame.title.clone()}
                class={classes!("practice", frame.class, games::class(game))}
                data-step={frame.step.to_string()}
                data-taken={frame.taken.to_string()}
                data-phase={frame.phase}
                data-solved={frame.is_solved.to_string()}
                {onkeydown}
            >
                <h1 class="unseen">{ frame.title }</h1>
                { frame.task }
                <div id="board" tabindex="-1" role="region" aria-label={locale.text(house::THE_BOARD)}>
                    { frame.board }
                </div>
                { frame.tools }
                <LiveRegion id="spoken" text={frame.spoken} />
            </main>
        </>
    }
}

/// Set by every action of the learner: keyboard focus must not get lost then.
pub type FocusAtRisk = Rc<RefCell<bool>>;

/// After an action, ends the animation and then triggers the answer.
#[hook]
pub fn use_delays(
    board: &PracticeBoard,
    focus_at_risk: FocusAtRisk,
    on_settle: Callback<()>,
    on_answer: Callback<()>,
) {
    use_effect_with((board.ply, board.delays), move |(_, delays)| {
        let later = |after: Option<u32>, callback: Callback<()>| {
            let focus_at_risk = focus_at_risk.clone();
            after.map(|after| {
                Timeout::new(after, move || {
                    // A focused button may also disappear without an action of the learner.
                    *focus_at_risk.borrow_mut() |= has_focus("main");
                    callback.emit(());
                })
            })
        };
        let timers = [
            later(delays.settle, on_settle),
            later(delays.answer, on_answer),
        ];
        move || drop(timers)
    });
}

/// What a page around a board does by itself: ends animations, announces the first position, keeps the focus. Returns
/// what passes on the actions of the learner.
#[hook]
pub fn use_task<T: Reducible + 'static>(
    state: &UseReducerHandle<T>,
    board: &PracticeBoard,
    present: fn() -> T::Action,
    settle: fn() -> T::Action,
) -> Callback<T::Action> {
    // Set while the focus may get lost.
    let focus_at_risk: FocusAtRisk = use_mut_ref(|| false);
    let dispatcher = state.dispatcher();
    let on_settle = {
        let dispatcher = dispatcher.clone();
        Callback::from(move |()| dispatcher.dispatch(settle()))
    };
    use_delays(board, focus_at_risk.clone(), on_settle, Callback::noop());
    use_focus(board, focus_at_risk.clone());
    use_effect_with((), {
        let dispatcher = dispatcher.clone();
        move |()| dispatcher.dispatch(present())
    });
    use_callback((), move |action, ()| {
        focus_at_risk.replace(true);
        dispatcher.dispatch(action);
    })
}

/// Keeps focus on the page and feedback in view.
#[hook]
pub fn use_focus(board: &PracticeBoard, focus_at_risk: FocusAtRisk) {
    use_effect(move || {
        if focus_at_risk.replace(false) {
            catch_focus("task");
        }
    });
    use_effect_with(board.announcements, |announcements| {
        if *announcements > 0 {
            scroll_up_to("task");
        }
    });
}
