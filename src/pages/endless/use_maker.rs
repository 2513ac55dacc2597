//! The maker as a hook: lets the worker make what is due.

use super::maker::{MakerAction, PuzzleMaker, Trouble};
use crate::hooks::bot_worker::BotClient;
use app_core::PuzzleSpec;
use bots::puzzles::Puzzle;
use protocol::WorkerEvent;
use std::rc::Rc;
use yew::prelude::*;

/// A puzzle that was ordered, and its progress.
pub struct PuzzleOrder {
    /// The puzzle, once it is made.
    pub puzzle: Option<Rc<Puzzle>>,
    pub trouble: Option<Trouble>,
    pub cancel: Callback<()>,
    pub try_again: Callback<()>,
}

/// Has a puzzle made by the worker, and then another one ahead. The worker stays while the
/// component is mounted.
#[hook]
pub fn use_maker(wanted: PuzzleSpec, ahead: PuzzleSpec) -> PuzzleOrder {
    let maker = use_reducer(move || PuzzleMaker::new(wanted, ahead));
    // What the worker was asked for last; the client passes on no other events.
    let asked = use_mut_ref(|| None::<PuzzleSpec>);
    let client = {
        let (dispatcher, asked) = (maker.dispatcher(), asked.clone());
        use_memo((), move |()| {
            BotClient::new(Callback::from(move |event| {
                let spec = *asked.borrow();
                if let Some(action) = spec.and_then(|spec| action_for(spec, event)) {
                    dispatcher.dispatch(action);
                }
            }))
        })
    };
    {
        let dispatcher = maker.dispatcher();
        use_effect_with((wanted, ahead), move |(wanted, ahead)| {
            dispatcher.dispatch(MakerAction::Want(*wanted, *ahead));
        });
    }
    use_effect_with(maker.order(), move |order| {
        asked.replace(*order);
        match order {
            Some(spec) => {
                client.puzzle(spec.kind, spec.difficulty, spec.seed);
            }
            None => client.stop(),
        }
    });
    let act = |action: MakerAction| {
        let dispatcher = maker.dispatcher();
        Callback::from(move |()| dispatcher.dispatch(action.clone()))
    };
    PuzzleOrder {
        puzzle: maker.puzzle(wanted).cloned(),
        trouble: maker.trouble(wanted),
        cancel: act(MakerAction::Cancel),
        try_again: act(MakerAction::TryAgain),
    }
}

/// What an event of the worker means for the puzzle that it was asked for.
fn action_for(spec: PuzzleSpec, event: WorkerEvent) -> Option<MakerAction> {
    match event {
        WorkerEvent::Puzzle(answer) => Some(match Puzzle::try_from(answer.puzzle) {
            Ok(puzzle) if (puzzle.kind(), puzzle.difficulty()) == (spec.kind, spec.difficulty) => {
                MakerAction::Made(spec, Rc::new(puzzle))
            }
            _ => MakerAction::Failed(spec),
        }),
        WorkerEvent::Failed(_) => Some(MakerAction::Failed(spec)),
        WorkerEvent::Progress { .. } | WorkerEvent::Answer(_) => None,
    }
}
