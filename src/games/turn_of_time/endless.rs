//! The texts of the endless puzzles.

use crate::games::practice::{EndlessPuzzles, WrongAction};
use bots::puzzles::PuzzleKind;
use l10n::Message;
use l10n::turn_of_time as words;
use rules::Action;
use rules::games::turn_of_time::{self, Placement};

/// Wins with the last cards.
pub const LAST_CARD: EndlessPuzzles = EndlessPuzzles {
    kind: PuzzleKind::LastCard,
    title: words::PUZZLE_LAST_CARD,
    about: words::PUZZLE_LAST_CARD_ABOUT,
    difficulty: words::PUZZLE_LAST_CARD_DIFFICULTY,
    goal: |locale, cards, _| words::puzzle_last_card_goal(locale, cards),
    beside: None,
    on_wrong,
};

/// The same, where the order of the meetings decides.
pub const FIND_THE_ORDER: EndlessPuzzles = EndlessPuzzles {
    kind: PuzzleKind::FindTheOrder,
    title: words::PUZZLE_FIND_THE_ORDER,
    about: words::PUZZLE_FIND_THE_ORDER_ABOUT,
    difficulty: words::PUZZLE_FIND_THE_ORDER_DIFFICULTY,
    goal: |locale, cards, _| words::puzzle_find_the_order_goal(locale, cards),
    beside: None,
    on_wrong: on_wrong_order,
};

fn on_wrong(wrong: &WrongAction) -> Message {
    if wrong.ends_game() {
        words::PUZZLE_LOST
    } else {
        words::PUZZLE_NOT_WON
    }
}

fn on_wrong_order(wrong: &WrongAction) -> Message {
    let card_and_cell = |action| match action {
        Action::TurnOfTime(turn_of_time::Action::Place(Placement { card, cell, .. })) => {
            Some((card, cell))
        }
        _ => None,
    };
    let tried = card_and_cell(wrong.action);
    if tried.is_some() && tried == wrong.expected.and_then(card_and_cell) {
        words::PUZZLE_WRONG_ORDER
    } else {
        on_wrong(wrong)
    }
}
