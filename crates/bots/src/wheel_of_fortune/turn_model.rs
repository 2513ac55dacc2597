//! The Wheel of Fortune as the shared turn planner sees it.

use super::evaluation::{EvalWeights, Evaluation};
use super::plans::{apply_plan, best_plan, for_each_plan};
use super::points_only;
use crate::turn_planner::{GameResult, PlannerLevels, TurnModel, TurnPlan, lead_over_others};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Phase, WheelOfFortune};

impl TurnModel for Evaluation {
    type Game = WheelOfFortune;

    const LEVELS: PlannerLevels = PlannerLevels {
        expert_simulations: 400,
        max_arms: 12,
        max_lead_gap: 8.0,
        casual_noise: 3.2,
        skilled_noise: 1.5,
    };
    const EVALUATES_FORCED_ACTIONS: bool = true;

    fn tuned() -> Self {
        Self::new(EvalWeights::TUNED)
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
        best_plan(state, self)
    }

    fn apply_plan(state: &mut WheelOfFortune, plan: &TurnPlan<Action>) {
        apply_plan(state, plan);
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
        self.tiles_left()
    }

    fn lead_scale(tiles_left: f32) -> f32 {
        8.0 + 0.4 * tiles_left
    }

    fn result(state: &WheelOfFortune, seat: Seat) -> GameResult {
        let score = state.score();
        let lead = lead_over_others(&score.points, seat);
        let win_share = match score.places[seat] {
            1 if lead > 0.0 => 1.0,
            1 => 0.5,
            _ => 0.0,
        };
        GameResult { win_share, lead }
    }
}
