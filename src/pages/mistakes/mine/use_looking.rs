//! Lets the worker look through finished games, while the page is open.

use super::looking::{Looking, LookingAction, Step};
use crate::context::{use_settings, use_store};
use crate::hooks::bot_worker::BotClient;
use app_core::cards::{note_due, unreviewed};
use app_core::session::StoredReview;
use app_core::settings::AutoReview;
use app_core::store::Store;
use protocol::WorkerEvent;
use records::Match;
use yew::prelude::*;

/// Reviews finished games, if the player has agreed. It waits while `is_waiting`, and tells when a review was kept.
#[hook]
pub fn use_looking(is_waiting: bool, on_kept: Callback<()>) -> UseReducerHandle<Looking> {
    let store = use_store();
    let settings = use_settings().current;
    let own = settings.profile.name.clone();
    let looking = use_reducer(Looking::default);
    {
        let (store, own, dispatcher) = (store.clone(), own.clone(), looking.dispatcher());
        use_effect_with(settings.auto_review, move |choice| {
            let games = match choice {
                AutoReview::On => unreviewed(&store, &own),
                AutoReview::Unasked | AutoReview::Off => Vec::new(),
            };
            dispatcher.dispatch(LookingAction::Begin(games));
        });
    }
    let client = {
        let dispatcher = looking.dispatcher();
        use_memo((), move |()| {
            BotClient::new(Callback::from(move |event| {
                dispatcher.dispatch(match event {
                    WorkerEvent::Answer(answer) => LookingAction::Answered(*answer),
                    WorkerEvent::Failed(_) => LookingAction::Failed,
                    WorkerEvent::Progress { .. } | WorkerEvent::Puzzle(_) => return,
                });
            }))
        })
    };
    let now = looking.clone();
    let halts = is_waiting || looking.is_stopped;
    use_effect_with((looking.steps, halts), move |(_, halts)| {
        if *halts {
            client.stop();
            return;
        }
        match &now.step {
            Step::Rest => client.stop(),
            Step::Open(id) => now.dispatch(LookingAction::Opened(to_review(&store, id))),
            Step::Search(there, task) => {
                client.search(there, task.clone(), there.ply() as u64);
            }
            Step::Keep(id, review) => {
                // It may have been deleted meanwhile.
                if let (Ok(_), Some(text)) = (store.load(id), review.write()) {
                    store.save_review(id, text);
                    note_due(&store, id, &own);
                }
                on_kept.emit(());
                now.dispatch(LookingAction::Kept);
            }
        }
    });
    looking
}

/// The main line of a match that is to be reviewed.
fn to_review(store: &Store, id: &str) -> Option<Match> {
    let record = store.get(id).ok()?.record.main_only();
    let review = store.review(id);
    let review = review.and_then(|text| StoredReview::read(&text)?.of_match(&record));
    review.is_none().then_some(record)
}
