//! Queries of the endless puzzles of the games. The pages that show them do not depend on a game.

use super::practice::EndlessPuzzles;
use super::practice_of;
use app_core::PuzzleSpec;
use bots::puzzles::{Puzzle, PuzzleKind};
use rules::{GameId, State};
use text::{Locale, Names};
use yew::Html;

pub fn endless_of(game: GameId) -> &'static [EndlessPuzzles] {
    practice_of(game).map_or(&[], |practice| practice.endless)
}

pub fn texts_of(kind: PuzzleKind) -> Option<&'static EndlessPuzzles> {
    endless_of(kind.game())
        .iter()
        .find(|texts| texts.kind == kind)
}

/// The goal of a puzzle, which may be made already.
pub fn goal(locale: Locale, spec: PuzzleSpec, puzzle: Option<&Puzzle>) -> String {
    texts_of(spec.kind).map_or_else(String::new, |texts| {
        (texts.goal)(locale, spec.difficulty, puzzle)
    })
}

/// What else has to be known of the position of a puzzle.
pub fn beside(locale: Locale, kind: PuzzleKind, state: &State) -> Html {
    let beside = texts_of(kind).and_then(|texts| texts.beside);
    beside
        .map(|beside| beside(locale, state))
        .unwrap_or_default()
}

/// The names of the seats of a puzzle, as in the game's lesson: its sides, or the reader and the other players.
pub fn names_in(locale: Locale, puzzle: &Puzzle) -> Names {
    let game = puzzle.kind().game();
    let players = usize::from(puzzle.start().players());
    let names =
        practice_of(game).map_or_else(Vec::new, |practice| practice.names.in_language(locale));
    let names = names.iter().map(String::as_str);
    if text::sides(game).is_some() {
        return Names::with_reader(locale, names.take(players));
    }
    let mut others = names.skip(1);
    let solver = puzzle.solver().index();
    Names::with_reader(
        locale,
        (0..players).map(|seat| match seat == solver {
            true => "",
            false => others.next().unwrap_or("?"),
        }),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_texts() {
        for kind in PuzzleKind::ALL {
            let Some(texts) = texts_of(kind) else {
                panic!("{kind}");
            };
            let [title, about] =
                [texts.title, texts.about].map(|words| Locale::ENGLISH.text(words));
            assert!(title.len() <= 24, "{title}");
            assert!(about.ends_with(['.', '?']) && about.len() <= 110);
            for difficulty in kind.difficulties() {
                let goal = (texts.goal)(Locale::ENGLISH, difficulty, None);
                assert!(goal.ends_with('.') && goal.len() <= 100, "{goal}");
                // One of anything is not written in the plural.
                assert!(!goal.contains(" 1 ") || !goal.contains("1 turns"), "{goal}");
            }
        }
    }

    #[test]
    fn every_text_belongs_to_its_game() {
        for game in GameId::ALL {
            let kinds: Vec<_> = endless_of(*game).iter().map(|texts| texts.kind).collect();
            let expected: Vec<_> = PuzzleKind::of_game(*game).collect();
            assert_eq!(kinds, expected);
        }
    }
}
