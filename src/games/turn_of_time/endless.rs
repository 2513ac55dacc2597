//! The texts of the endless puzzles.

use crate::games::practice::{EndlessPuzzles, WrongAction};
use bots::puzzles::PuzzleKind;
use rules::Action;
use rules::games::turn_of_time::{self, Placement};

/// Wins with the last cards.
pub const LAST_CARD: EndlessPuzzles = EndlessPuzzles {
    kind: PuzzleKind::LastCard,
    title: "Last cards",
    about: "The game is almost over. Find the one placement that wins, whatever your opponent plays.",
    difficulty: "cards left",
    goal: last_card,
    on_wrong,
};

/// The same, where the order of the meetings decides.
pub const FIND_THE_ORDER: EndlessPuzzles = EndlessPuzzles {
    kind: PuzzleKind::FindTheOrder,
    title: "Find the order",
    about: "Your card has several neighbours to meet. It wins on one cell, and in one order only.",
    difficulty: "cards left",
    goal: find_the_order,
    on_wrong: on_wrong_order,
};

fn last_card(cards: u8) -> String {
    match cards {
        1 => "Play the last card so that you win.".to_owned(),
        _ => format!("{cards} cards are left, and you begin. Win, whatever Ben plays."),
    }
}

fn find_the_order(cards: u8) -> String {
    match cards {
        1 => "Play the last card so that you win. The order of the meetings decides.".to_owned(),
        _ => format!(
            "{cards} cards are left, and you begin. Win: the order of the meetings decides."
        ),
    }
}

fn on_wrong(wrong: &WrongAction) -> &'static str {
    if wrong.ends_game() {
        "Then Ben wins."
    } else {
        "Then Ben can still win."
    }
}

fn on_wrong_order(wrong: &WrongAction) -> &'static str {
    let card_and_cell = |action| match action {
        Action::TurnOfTime(turn_of_time::Action::Place(Placement { card, cell, .. })) => {
            Some((card, cell))
        }
        _ => None,
    };
    let tried = card_and_cell(wrong.action);
    if tried.is_some() && tried == wrong.expected.and_then(card_and_cell) {
        "Right card, right cell, wrong order."
    } else {
        on_wrong(wrong)
    }
}
