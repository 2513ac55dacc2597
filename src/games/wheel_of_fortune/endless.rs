//! The texts of the endless puzzles.

use super::board::tile_picture;
use crate::games::practice::EndlessPuzzles;
use bots::puzzles::PuzzleKind;
use l10n::wheel_of_fortune as words;
use rules::State;
use rules::games::wheel_of_fortune::{Rotation, WheelOfFortune};
use rules::registry::RegisteredGame as _;
use text::Locale;
use text::games::wheel_of_fortune::board::tile_name;
use yew::prelude::*;

/// The most points of the last tiles, whatever the opponent does.
pub const LAST_TILES: EndlessPuzzles = EndlessPuzzles {
    kind: PuzzleKind::LastTiles,
    title: words::PUZZLE_LAST_TILES,
    about: words::PUZZLE_LAST_TILES_ABOUT,
    difficulty: words::PUZZLE_LAST_TILES_DIFFICULTY,
    goal: |locale, difficulty, _| words::puzzle_last_tiles_goal(locale, difficulty),
    beside: Some(|locale, state| next_tiles(locale, state, usize::MAX)),
    on_wrong: |_| words::PUZZLE_LAST_TILES_WRONG,
};

/// The most points of a turn, and of the pig right after it.
pub const MOST_POINTS: EndlessPuzzles = EndlessPuzzles {
    kind: PuzzleKind::MostPoints,
    title: words::PUZZLE_MOST_POINTS,
    about: words::PUZZLE_MOST_POINTS_ABOUT,
    difficulty: words::PUZZLE_MOST_POINTS_DIFFICULTY,
    goal: |locale, difficulty, _| words::puzzle_most_points_goal(locale, difficulty),
    beside: Some(|locale, state| next_tiles(locale, state, 1)),
    on_wrong: |_| words::PUZZLE_MOST_POINTS_WRONG,
};

/// The tiles that are drawn next, which are known in a puzzle.
fn next_tiles(locale: Locale, state: &State, count: usize) -> Html {
    let tiles = WheelOfFortune::from_state(state).map(WheelOfFortune::hidden_stack);
    let tiles = tiles.unwrap_or_default().iter().take(count);
    if tiles.len() == 0 {
        return html! {};
    }
    let pictures = tiles.map(|tile| {
        let picture = tile_picture(*tile, Rotation::NONE, "wf-small-tile", Html::default());
        html! { <span role="img" aria-label={tile_name(locale, *tile)}>{ picture }</span> }
    });
    html! {
        <p class="wf-next">
            { locale.text(words::PUZZLE_NEXT_TILES) }
            <span>{ for pictures }</span>
        </p>
    }
}
