//! What a screen reader finds on the board, for the transcripts. The board itself listens to the
//! window as soon as it exists, which only a browser has; its parts can be rendered without one.

use super::cell_layer::CellLayer;
use super::controls::Controls;
use super::features::{FeatureList, TileList};
use super::follower_targets::Targets;
use super::score_strip::{ScoreFlights, ScoreStrip};
use super::snapshot::Snapshot;
use crate::components::Shared;
use crate::games::{BoardProps, BoardView};
use rules::games::wheel_of_fortune::{Rotation, WheelOfFortune};
use rules::registry::RegisteredGame;
use std::rc::Rc;
use yew::prelude::*;

/// The parts of the board that have names, nothing being selected.
pub fn board_to_read(shown: &BoardView) -> Html {
    let Some(state) = WheelOfFortune::from_state(&shown.state) else {
        return html! {};
    };
    let props = BoardProps::<WheelOfFortune> {
        state: Shared(Rc::new(state.clone())),
        last: Shared(Rc::default()),
        recent: Shared(Rc::default()),
        lit: Rc::default(),
        view: shown.view.clone(),
        hint: None,
        plan: Rc::default(),
        on_action: Callback::noop(),
    };
    let snapshot = Snapshot::new(&props, Rc::new(ScoreFlights::new()), Callback::noop());
    html! {
        <>
            <ScoreStrip snapshot={snapshot.clone()} />
            <CellLayer snapshot={snapshot.clone()} laid={None} preview={None} refused={None} focused={None} />
            <Targets snapshot={snapshot.clone()} can_tap_segments=false />
            <Controls snapshot={snapshot.clone()} laid={None} rotation={Rotation::NONE} />
            <FeatureList snapshot={snapshot.clone()} pinned={None} />
            <TileList {snapshot} />
        </>
    }
}
