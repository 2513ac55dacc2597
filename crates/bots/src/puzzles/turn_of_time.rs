//! Turn of Time with the last cards in hand: positions of random games of two in
//! which exactly one placement wins at each of the solver's turns, whatever the
//! opponent does. With so few cards every line of play is searched to its end;
//! there are no draws.

use super::bot_game::BotGame;
use super::generator::{FoundPuzzle, PuzzleSearch};
use crate::look_ahead::LookAhead as _;
use core::cmp::Reverse;
use rules::game::{Game, NullSink};
use rules::games::turn_of_time::{Action, CARDS, Placement, TurnOfTime};
use rules::rng::Rng;
use rules::{GameId, Seat, Setup};

/// The fewest placements to choose from at the first turn ...
const MIN_CHOICES: usize = 4;
/// ... and the fewest orders of the meetings on the right cell, where the order is
/// what has to be found: with the last card, and with more.
const MIN_ORDERS_OF_LAST: usize = 3;
const MIN_ORDERS: usize = 2;

/// Plays random games and tests the position with the wanted number of cards.
pub(super) struct LastCardsSearch {
    /// Cards that both players hold together.
    cards: u8,
    /// Whether the order of the meetings has to decide.
    find_order: bool,
    rng: Rng,
    candidate: Option<Candidate>,
}

/// A position of which some placements are tested already.
struct Candidate {
    game: BotGame<TurnOfTime>,
    legal: Vec<Action>,
    tested: usize,
    /// The placement that wins, if one was found.
    win: Option<Action>,
}

impl LastCardsSearch {
    pub(super) const fn new(cards: u8, find_order: bool, rng: Rng) -> Self {
        Self {
            cards,
            find_order,
            rng,
            candidate: None,
        }
    }

    /// The position of another random game, if it leaves enough choice.
    fn next_candidate(&mut self) -> Option<Candidate> {
        let setup = Setup::new(GameId::TurnOfTime, 2, self.rng.next_u64()).ok()?;
        let mut game = BotGame {
            state: TurnOfTime::start(&setup),
            setup,
            actions: Vec::new(),
        };
        while game.state.cards_on_table() + self.cards < CARDS {
            let action = *self.rng.pick(&game.state.legal_list())?;
            game.state.apply_unchecked(action, &mut NullSink);
            game.actions.push(action);
        }
        let legal = game.state.legal_list();
        (legal.len() >= MIN_CHOICES).then_some(Candidate {
            game,
            legal,
            tested: 0,
            win: None,
        })
    }

    /// The puzzle of a candidate with a single win.
    fn finish(&self, candidate: Candidate) -> Option<FoundPuzzle> {
        let win = candidate.win?;
        if self.find_order && !order_decides(&candidate.legal, win, self.cards) {
            return None;
        }
        // With the last card there is nothing to look ahead to.
        if self.cards > 1 && is_obvious(&candidate.game.state, &candidate.legal, win) {
            return None;
        }
        let solution = line_after(&candidate.game.state, win)?;
        Some(candidate.game.puzzle(&solution))
    }
}

impl PuzzleSearch for LastCardsSearch {
    /// Deals a candidate, or tests one placement of it.
    fn step(&mut self) -> Option<FoundPuzzle> {
        let Some(mut candidate) = self.candidate.take() else {
            self.candidate = self.next_candidate();
            return None;
        };
        let Some(action) = candidate.legal.get(candidate.tested).copied() else {
            return self.finish(candidate);
        };
        candidate.tested += 1;
        if wins(&candidate.game.state, action) {
            if candidate.win.is_some() {
                return None;
            }
            candidate.win = Some(action);
        }
        self.candidate = Some(candidate);
        None
    }
}

/// Whether the seat to act can force the win with this action.
fn wins(state: &TurnOfTime, action: Action) -> bool {
    let Some(seat) = state.to_act() else {
        return false;
    };
    let next = state.after(action);
    if next.to_act().is_none() {
        return next.score().ranks[seat] == 1;
    }
    // The two players take turns.
    let replies = next.legal_list();
    !replies.into_iter().any(|reply| wins(&next, reply))
}

/// The only action that wins, if there is exactly one.
fn only_win(state: &TurnOfTime, legal: &[Action]) -> Option<Action> {
    let mut winning = legal.iter().filter(|action| wins(state, **action));
    let first = winning.next()?;
    winning.next().is_none().then_some(*first)
}

/// Whether the winning card has at least so many orders to meet its neighbours on
/// the winning cell.
fn order_decides(legal: &[Action], win: Action, cards: u8) -> bool {
    let Action::Place(win) = win else {
        return false;
    };
    let is_same_but_order = |action: &&Action| match action {
        Action::Place(Placement { card, cell, .. }) => *card == win.card && *cell == win.cell,
        Action::Draw => false,
    };
    let orders = legal.iter().filter(is_same_but_order).count();
    orders
        >= if cards == 1 {
            MIN_ORDERS_OF_LAST
        } else {
            MIN_ORDERS
        }
}

/// Whether the winning action is the only one that stands best at once.
fn is_obvious(state: &TurnOfTime, legal: &[Action], win: Action) -> bool {
    let Some(seat) = state.to_act() else {
        return true;
    };
    let standing = |action: Action| standing(&state.after(action), seat);
    let best = standing(win);
    let better_elsewhere = |action: &Action| *action != win && standing(*action) >= best;
    !legal.iter().any(better_elsewhere)
}

/// How well a seat stands if the game ended now: by place, then by its lead in
/// points and in cards.
fn standing(state: &TurnOfTime, seat: Seat) -> (bool, i32, i32) {
    let score = state.score();
    let mut points = 0;
    let mut cards = 0;
    for standing in state.standings() {
        let sign = if standing.holder == Some(seat) { 1 } else { -1 };
        points += sign * i32::from(standing.points);
        cards += sign * i32::from(standing.cards);
    }
    (score.ranks[seat] == 1, points, cards)
}

/// A reply of the opponent, who loses with all of them.
struct Reply {
    action: Action,
    /// The state after it and the only win there; `None` if the game is over.
    answer: Option<(TurnOfTime, Action)>,
    /// How many actions the solver can choose from.
    choices: usize,
    /// How well the opponent stands after it.
    standing: (bool, i32, i32),
}

/// The line of play that begins with the only win: of the replies that leave one
/// win only, the opponent takes the one with the most ways to go wrong, then the
/// one that stands best. `None` if there is no such line.
fn line_after(state: &TurnOfTime, win: Action) -> Option<Vec<Action>> {
    let next = state.after(win);
    let Some(opponent) = next.to_act() else {
        return Some(vec![win]);
    };
    let mut replies = Vec::new();
    for action in next.legal_list() {
        let replied = next.after(action);
        let legal = replied.legal_list();
        let answer = if replied.to_act().is_none() {
            None
        } else if let Some(answer) = only_win(&replied, &legal)
            && legal.len() > 1
        {
            Some((replied, answer))
        } else {
            continue;
        };
        replies.push(Reply {
            action,
            answer,
            choices: legal.len(),
            standing: standing(&replied, opponent),
        });
    }
    // A stable sort: of equal ones the first in canonical order comes first.
    replies.sort_by_key(|reply| Reverse((reply.choices, reply.standing)));
    replies.into_iter().find_map(|reply| {
        let mut line = vec![win, reply.action];
        if let Some((state, answer)) = reply.answer {
            line.extend(line_after(&state, answer)?);
        }
        Some(line)
    })
}
