//! The opponents for Turn of Time: evaluation and levels for the tree search.

mod explanation;

pub use explanation::{Reason, Risk};

use crate::evaluator::{Evaluator, LevelSpec, LevelSpecs, Request};
use crate::game_bots::GameBots;
use crate::mcts::Mcts;
use crate::search::Search;
use rules::game::Game;
use rules::games::turn_of_time::{
    BALANCE_CARDS, CARDS, DOMINANCE_GROUP, Goal, Season, TurnOfTime, largest_group,
};
use rules::{PerSeat, Seat};

struct TurnOfTimeEvaluator;

/// The share of a final value that depends on the place; the rest depends on
/// the points, so that a bot plays for points when the place is decided.
const PLACE_SHARE: f32 = 0.85;

/// The highest value of a solo game whose goal is missed: a little, so that a
/// bot prefers the nearer of two misses.
const NEAR_MISS_VALUE: f32 = 0.1;

/// In a solo game, how much each card that is still to be placed adds to the random
/// games that are as good as one played well.
const ROLLOUTS_PER_CARD: f32 = 20.0;

impl Evaluator<TurnOfTime> for TurnOfTimeEvaluator {
    const COUNTS_POINTS: bool = true;

    /// In 60 games of the skilled level the second third of a game of two was
    /// predicted best with a power of 3 or 4, the first third with one below 1
    /// (`lab calibrate`); with four players 1 was best throughout.
    fn sharpness(players: u8) -> f32 {
        if players == 2 { 1.5 } else { 1.0 }
    }

    /// Random play reaches a goal from the start in 2 to 5 of 100 games, the skilled
    /// level in 98 (`lab solo`).
    fn equivalent_rollouts(state: &TurnOfTime) -> f32 {
        1.0 + ROLLOUTS_PER_CARD * f32::from(CARDS - state.cards_on_table())
    }

    fn chance(value: f32) -> f32 {
        if value >= PLACE_SHARE { 1.0 } else { 0.0 }
    }

    fn has_chance(state: &TurnOfTime) -> bool {
        state.is_solo()
    }

    fn terminal_value(state: &TurnOfTime) -> PerSeat<f32> {
        if let Some(goal) = state.goal() {
            let reached = state.score().ranks[Seat::FIRST] == 1;
            let value = if reached {
                1.0
            } else {
                NEAR_MISS_VALUE * goal_progress(state, goal)
            };
            return PerSeat::from_fn(1, |_| value);
        }
        let score = state.score();
        let players = state.players();
        PerSeat::from_fn(players, |seat| {
            let rank = f32::from(score.ranks[seat] - 1) / f32::from(players - 1);
            // Second of four counts for something, but far less than winning.
            let place = match score.ranks[seat] {
                1 => 1.0,
                _ => 0.4 * (1.0 - rank),
            };
            let points = match players {
                2 => (score.points[seat] - 3) as f32 / 4.0,
                _ => (score.points[seat] - 1) as f32 / 3.0,
            };
            PLACE_SHARE * place + (1.0 - PLACE_SHARE) * points
        })
    }

    fn evaluate(state: &TurnOfTime) -> PerSeat<f32> {
        if let Some(goal) = state.goal() {
            let value = goal_progress(state, goal);
            return PerSeat::from_fn(1, |_| value);
        }
        let strength = Season::ALL.map(|season| {
            let cells = state.grid().showing(season);
            cells.len() as f32 + 0.3 * f32::from(cells.largest_group())
        });
        let mut own = PerSeat::<f32>::new(state.players());
        let mut total = 0.0;
        for season in Season::ALL {
            if let Some(seat) = state.holders()[season.index()] {
                own[seat] += strength[season.index()];
                total += strength[season.index()];
            }
        }
        let others = f32::from(state.players() - 1);
        PerSeat::from_fn(state.players(), |seat| {
            let lead = own[seat] - (total - own[seat]) / others;
            0.5 + 0.5 * lead / (3.0 + f32::abs(lead))
        })
    }

    fn max_actions_left(state: &TurnOfTime) -> Option<u32> {
        let cards = u32::from(CARDS - state.cards_on_table());
        if !state.is_solo() {
            Some(cards)
        } else if state.remaining_deck().kinds().nth(1).is_none() {
            // The deck holds one kind of card only, so drawing reveals nothing;
            // each card takes a draw and a placement.
            Some(2 * cards)
        } else {
            None
        }
    }
}

impl GameBots for TurnOfTime {
    const NOISE: u16 = 100;
    const CONFIRMATION: u32 = 3;
    const LADDER: [u16; 5] = [762, 760, 775, 742, 768];

    fn search(&self, request: Request<Self::Action>) -> Box<dyn Search> {
        Box::new(Mcts::<_, TurnOfTimeEvaluator>::new(self, request))
    }

    fn level_specs(&self) -> &'static LevelSpecs {
        if self.is_solo() {
            &SOLO_LEVELS
        } else {
            &LEVELS
        }
    }
}

/// Fitted with `lab ladder`. The strongest level has as many simulations as a first turn, the
/// longest, has time for in a desktop browser.
const LEVELS: LevelSpecs = [
    LevelSpec::full(50).with_endgame(1).with_blunders(36),
    LevelSpec::full(145).with_endgame(1).with_blunders(11),
    LevelSpec::full(390).with_endgame(2).with_blunders(2),
    LevelSpec::full(1250).with_endgame(3),
    LevelSpec::full(7500).with_endgame(3),
    LevelSpec::full(48000).with_endgame(4),
];

/// In solo games levels set the strength of hints.
const SOLO_LEVELS: LevelSpecs = [
    LevelSpec::full(0).with_endgame(4),
    LevelSpec::full(50).with_endgame(4),
    LevelSpec::full(200).with_endgame(4),
    LevelSpec::full(1500).with_endgame(4),
    LevelSpec::full(4000).with_endgame(4),
    LevelSpec::full(8000).with_endgame(4),
];

/// How close the grid of a solo game is to the goal, from 0 to 1.
fn goal_progress(state: &TurnOfTime, goal: Goal) -> f32 {
    match goal {
        Goal::Dominance => {
            let (_, group) = largest_group(state.grid());
            f32::from(group.min(DOMINANCE_GROUP)) / f32::from(DOMINANCE_GROUP)
        }
        Goal::Balance => {
            // Cards by which seasons exceed an even share of the grid.
            let even_share = f32::from(state.cards_on_table()) / 4.0;
            let mut excess = 0.0;
            for season in Season::ALL {
                let showing = state.grid().showing(season).len() as f32;
                excess += f32::max(0.0, showing - f32::max(even_share, 1.0));
            }
            1.0 - excess / f32::from(3 * BALANCE_CARDS)
        }
    }
}
