//! The Wheel of Fortune as the shared turn planner sees it.

use super::evaluation::{Evaluation, WEIGHTS};
use super::plans::for_each_plan;
use super::points_only;
use crate::evaluator::{LevelSpec, LevelSpecs, Request};
use crate::game_bots::GameBots;
use crate::search::Search;
use crate::turn_planner::{
    GameResult, SearchWidth, TurnModel, TurnPlan, TurnPlanner, lead_over_others, padded,
};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Phase, WheelOfFortune};
use rules::{PerSeat, Seat};

/// The points that each tile to come brings to all players together, beyond what
/// the evaluation of a position counts.
const POINTS_TO_COME: f32 = 3.2;

/// Fitted with `lab ladder`.
const LEVELS: LevelSpecs = [
    LevelSpec::full(0).with_blunders(21).with_noise(8.8),
    LevelSpec::full(0).with_blunders(8).with_noise(6.3),
    LevelSpec::full(0).with_blunders(3).with_noise(4.3),
    LevelSpec::full(0).with_noise(2.55),
    LevelSpec::full(0).with_noise(0.85),
    LevelSpec::full(400),
];

impl GameBots for WheelOfFortune {
    const HAS_SIMPLE_EVALUATION: bool = true;
    const LADDER: [u16; 5] = [789, 766, 790, 784, 786];

    fn search(&self, request: Request<Action>) -> Box<dyn Search> {
        Box::new(TurnPlanner::<Evaluation>::new(self, request))
    }

    fn level_specs(&self) -> &'static LevelSpecs {
        &LEVELS
    }
}

impl TurnModel for Evaluation {
    type Game = WheelOfFortune;

    const WIDTH: SearchWidth = SearchWidth {
        max_arms: 12,
        max_lead_gap: 8.0,
        review_arms: 4,
        review_visits: 16,
    };
    const EVALUATES_FORCED_ACTIONS: bool = true;

    const WEIGHTS: &'static [(&'static str, f32)] = &WEIGHTS;

    fn with_weights(weights: &[f32]) -> Self {
        Self::new(padded(weights))
    }

    fn update(&mut self, state: &WheelOfFortune) {
        Self::update(self, state);
    }

    fn plans(&mut self, state: &WheelOfFortune) -> Vec<TurnPlan<Action>> {
        let mut plans = Vec::new();
        for_each_plan(state, self, |plan| plans.push(plan));
        plans
    }

    fn points_only_plans(state: &WheelOfFortune) -> Vec<TurnPlan<Action>> {
        points_only::plans(state)
    }

    fn best_plan(&mut self, state: &WheelOfFortune) -> Option<TurnPlan<Action>> {
        let mut best: Option<TurnPlan<Action>> = None;
        for_each_plan(state, self, |plan| {
            if best.is_none_or(|best| plan.lead > best.lead) {
                best = Some(plan);
            }
        });
        best
    }

    fn last_action(state: &WheelOfFortune) -> Option<Action> {
        (state.phase() == Phase::End).then_some(Action::End)
    }

    /// Where only a follower is left to decide, fewer simulations suffice.
    fn simulations(root: &WheelOfFortune, simulations: u32) -> u32 {
        match root.phase() {
            Phase::Place => simulations,
            _ => simulations.div_ceil(3),
        }
    }

    /// One more turn for every player.
    fn is_within_horizon(root: &WheelOfFortune, state: &WheelOfFortune) -> bool {
        state.turn() <= root.turn() + u32::from(root.players())
    }

    fn expected_lead(&mut self, state: &WheelOfFortune, seat: Seat) -> f32 {
        let expectation = self.evaluate(state);
        self.lead(&expectation, seat)
    }

    /// Tiles to come.
    fn remaining(&self) -> f32 {
        self.odds.tiles_left
    }

    fn lead_scale(tiles_left: f32) -> f32 {
        8.0 + 0.4 * tiles_left
    }

    fn expected_points(&mut self, state: &WheelOfFortune) -> PerSeat<f32> {
        let expectation = self.evaluate(state);
        PerSeat::from_fn(state.players(), |seat| {
            let shared = POINTS_TO_COME * self.odds.tiles_left / f32::from(state.players());
            Self::expected_points(self, &expectation, seat) + shared
        })
    }

    /// Fitted to games of the skilled level (`lab calibrate`). Of two players, 85 and
    /// 95 % in the second and the last third became 100 and 95 % of games won (30
    /// games); with four, scales a third smaller predict best (16 games).
    fn chance_scale(players: u8, tiles_left: f32) -> f32 {
        let share = if players == 2 { 1.0 } else { 0.65 };
        share * (4.0 + 0.7 * tiles_left)
    }

    fn result(state: &WheelOfFortune, seat: Seat) -> GameResult {
        let score = state.score();
        let lead = lead_over_others(&score.points, seat);
        let win_share = match score.ranks[seat] {
            1 if lead > 0.0 => 1.0,
            1 => 0.5,
            _ => 0.0,
        };
        GameResult { win_share, lead }
    }
}
