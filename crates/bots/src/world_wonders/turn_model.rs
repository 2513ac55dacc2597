//! World Wonders as the shared turn planner sees it.

use super::evaluation::{Evaluation, WEIGHTS};
use super::plans::{PlanBudget, plans};
use super::points_only;
use crate::evaluator::{LevelSpec, LevelSpecs, Request};
use crate::game_bots::GameBots;
use crate::outlook::shares;
use crate::search::Search;
use crate::turn_planner::{
    GameResult, SearchWidth, TurnModel, TurnPlan, TurnPlanner, lead_over_others, padded,
};
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Phase, WorldWonders};
use rules::{PerSeat, Seat};

/// Fitted with `lab ladder`.
const LEVELS: LevelSpecs = [
    LevelSpec::full(0).with_blunders(10).with_noise(2.5),
    LevelSpec::full(0).with_blunders(4).with_noise(1.8),
    LevelSpec::full(0).with_noise(1.2),
    LevelSpec::full(0).with_noise(0.45),
    LevelSpec::full(12).with_noise(1.1),
    LevelSpec::full(96),
];

impl GameBots for WorldWonders {
    const HAS_SIMPLE_EVALUATION: bool = true;
    const LADDER: [u16; 5] = [771, 734, 789, 786, 748];

    fn search(&self, request: Request<Action>) -> Box<dyn Search> {
        Box::new(TurnPlanner::<Evaluation>::new(self, request))
    }

    fn level_specs(&self) -> &'static LevelSpecs {
        &LEVELS
    }
}

impl TurnModel for Evaluation {
    type Game = WorldWonders;

    const WIDTH: SearchWidth = SearchWidth {
        max_arms: 10,
        max_lead_gap: 5.0,
        review_arms: 4,
        review_visits: 12,
    };
    const EVALUATES_FORCED_ACTIONS: bool = false;

    const WEIGHTS: &'static [(&'static str, f32)] = &WEIGHTS;

    fn with_weights(weights: &[f32]) -> Self {
        Self::new(padded(weights))
    }

    fn update(&mut self, state: &WorldWonders) {
        Self::update(self, state);
    }

    fn plans(&mut self, state: &WorldWonders) -> Vec<TurnPlan<Action>> {
        plans(state, self, PlanBudget::ROOT)
    }

    fn points_only_plans(state: &WorldWonders) -> Vec<TurnPlan<Action>> {
        points_only::plans(state)
    }

    fn best_plan(&mut self, state: &WorldWonders) -> Option<TurnPlan<Action>> {
        let plans = plans(state, self, PlanBudget::SIMULATION).into_iter();
        plans
            .filter(|plan| plan.is_evaluated)
            .reduce(|best, plan| if plan.lead > best.lead { plan } else { best })
    }

    fn last_action(state: &WorldWonders) -> Option<Action> {
        (state.phase() == Phase::End && state.to_act().is_some()).then_some(Action::End)
    }

    /// The end of the round.
    fn is_within_horizon(root: &WorldWonders, state: &WorldWonders) -> bool {
        state.round() == root.round()
    }

    fn expected_lead(&mut self, state: &WorldWonders, seat: Seat) -> f32 {
        self.lead_now(state, seat)
    }

    /// Rounds after the running one.
    fn remaining(&self) -> f32 {
        self.rounds_left
    }

    fn lead_scale(rounds_left: f32) -> f32 {
        3.0 + 1.5 * rounds_left
    }

    /// In a solo game the points by which the target is exceeded.
    fn expected_points(&mut self, state: &WorldWonders) -> PerSeat<f32> {
        self.points_now(state)
    }

    /// Fitted to games of the skilled level (`lab calibrate`): in 30 games of two
    /// players, seats with 66, 70 and 97 % in the three thirds won 64, 70 and 96 % of
    /// them; of five players (12 games) those with 66 % in the second third won 75 %.
    fn chance_scale(_: u8, rounds_left: f32) -> f32 {
        1.0 + 0.6 * rounds_left
    }

    fn result(state: &WorldWonders, seat: Seat) -> GameResult {
        let score = state.score();
        let lead = if state.players() == 1 {
            // A tie with the target is a loss.
            score.points[seat] as f32 - state.target() as f32 - 0.5
        } else {
            lead_over_others(&score.points, seat)
        };
        let win_share = shares(&score)[seat];
        GameResult { win_share, lead }
    }
}
