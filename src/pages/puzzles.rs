//! All puzzles of a game, the ways to its lesson and puzzles, and what their
//! pages share.

use crate::app::House;
use crate::games;
use crate::games::practice::{Task, of};
use crate::parts::{all, boxed, join, line, link_button, page, picture, span};
use crate::route::{Route, has};
use crate::settings::Settings;
use crate::text::Words;
use rules::GameId;
use yew::prelude::*;

/// Whether a puzzle was solved in this browser.
pub fn is_solved(settings: &Settings, game: GameId, number: u8) -> bool {
    settings.solved.contains(&(game, number))
}

/// What is to be reached in a puzzle.
pub fn goal(task: &Task) -> String {
    format!("Win in {}", task.turns())
}

/// The title of one of these pages.
pub fn title(words: Words, route: &Route) -> String {
    let (what, game) = match route {
        Route::Puzzle(game, number) => (format!("Puzzle {number} of"), *game),
        Route::Puzzles(game) => ("Puzzles of".to_owned(), *game),
        Route::Learn(game) => ("Learn".to_owned(), *game),
        _ => return String::new(),
    };
    [&*what, words.game(game).name].join(" ")
}

/// How these pages look; loaded when wanted.
pub fn style() -> Html {
    html! { <house-room looks="practice" /> }
}

/// A way to practise a game, where there is something to practise.
fn link(words: Words, game: GameId, route: Route, word: &'static str) -> Html {
    if !has(game, &route) {
        return html! {};
    }
    let of_game = [" ", words.game(game).name].concat();
    link_button(
        &route,
        "plain",
        all(vec![html! { word }, span("unseen", of_game)]),
    )
}

/// The way to a game's lesson, if it has one.
pub fn learn_link(words: Words, game: GameId) -> Html {
    link(words, game, Route::Learn(game), "Learn")
}

/// The ways to a game's lesson and puzzles, if it has any.
pub fn links(words: Words, game: GameId) -> Html {
    all(vec![
        learn_link(words, game),
        link(words, game, Route::Puzzles(game), "Puzzles"),
    ])
}

/// All puzzles of a game.
pub fn puzzles(house: &House, game: GameId) -> Html {
    let Some(practice) = of(game) else {
        return html! {};
    };
    let mut solved = 0_u8;
    let mut cards = Vec::new();
    for (number, task) in (1_u8..).zip(practice.puzzles()) {
        let is_solved = is_solved(&house.settings, game, number);
        solved += u8::from(is_solved);
        let mut words = vec![
            span("puzzle-number", format!("Puzzle {number}")),
            span("", goal(&task)),
        ];
        if is_solved {
            words.push(solved_mark());
        }
        let words = html! { <span class="puzzle-words">{ all(words) }</span> };
        cards.push(html! {
            <li>
                <a href={Route::Puzzle(game, number).href()} class="puzzle-card" data-solved={is_solved.to_string()}>
                    <span class="puzzle-board" aria-hidden="true">{ practice.state(&task).map(|state| games::ui(state.game()).small(&state)) }</span>
                    { words }
                </a>
            </li>
        });
    }
    let count = format!("{solved} of {} solved.", cards.len());
    let inside = vec![
        games::room(game),
        style(),
        line("lead", practice.ask),
        line("solved-count", count),
        html! { <ol class={join("puzzle-list", &games::class(game))}>{ all(cards) }</ol> },
        boxed(
            "buttons",
            vec![
                link_button(&Route::Learn(game), "", html! { "Learn the game" }),
                link_button(&Route::New(game), "", html! { "New game" }),
            ],
        ),
    ];
    page(&title(house.words, &Route::Puzzles(game)), all(inside))
}

/// It is solved, for those who see shapes and those who read.
pub fn solved_mark() -> Html {
    let mark = picture("#done-mark", "0 0 24 24", "done-mark");
    html! { <span class="solved">{ all(vec![mark, span("", "Solved")]) }</span> }
}
