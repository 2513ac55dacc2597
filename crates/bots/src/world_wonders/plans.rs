//! The plans for a turn: a loan taken or repaid, what is bought, and where its
//! pieces go.
//!
//! A purchase of several pieces is placed one piece at a time with a beam
//! search. Every placement of the last piece gets a quick evaluation of the map
//! alone; the best of them are then evaluated fully, within a [`PlanBudget`].

use super::city_map::CityMap;
use super::evaluation::Evaluation;
use crate::look_ahead::LookAhead as _;
use crate::turn_planner::{ActionSequence, TurnPlan};
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Cells, Item, Phase, WorldWonders};
use std::collections::BTreeMap;

/// How many plans of a turn are looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlanBudget {
    /// How many plans get a full evaluation.
    pub full_evaluations: usize,
    /// Each purchase gets at least this many of them.
    pub per_purchase: usize,
    /// The beam width while several pieces are placed.
    pub beam_width: usize,
}

impl PlanBudget {
    /// For the decision that is searched.
    pub const ROOT: Self = Self {
        full_evaluations: 48,
        per_purchase: 4,
        beam_width: 4,
    };

    /// For the turns played within a simulation.
    pub const SIMULATION: Self = Self {
        full_evaluations: 8,
        per_purchase: 1,
        beam_width: 1,
    };
}

/// A placement with its quick evaluation.
struct Placement {
    value: f32,
    /// Index of the position before the placement.
    base: usize,
    action: Action,
    purchase: u32,
}

/// A position within the turn and the actions that lead to it.
type Base = (WorldWonders, ActionSequence<Action>);

struct PlanFinder<'a> {
    evaluation: &'a Evaluation,
    budget: PlanBudget,
    seat: Seat,
    bases: Vec<Base>,
    /// Placements that complete a purchase.
    placements: Vec<Placement>,
    plans: Vec<TurnPlan<Action>>,
}

/// The plans for the running turn. The evaluation has been updated for it.
pub(super) fn plans(
    state: &WorldWonders,
    evaluation: &Evaluation,
    budget: PlanBudget,
) -> Vec<TurnPlan<Action>> {
    let Some(seat) = state.to_act() else {
        return Vec::new();
    };
    let mut finder = PlanFinder {
        evaluation,
        budget,
        seat,
        bases: Vec::new(),
        placements: Vec::new(),
        plans: Vec::new(),
    };
    match state.phase() {
        Phase::Buy => finder.add_purchases(state),
        Phase::Begin | Phase::End => {
            let legal = state.legal_list();
            for action in legal {
                finder.add_unchanged(state, action);
            }
        }
        Phase::Start | Phase::Place { .. } | Phase::Roads { .. } => {
            finder.place_pieces(state.clone(), ActionSequence::EMPTY, 0);
        }
    }
    finder.evaluate_placements();
    finder.plans
}

impl PlanFinder<'_> {
    fn add_purchases(&mut self, state: &WorldWonders) {
        let legal = state.legal_list();
        for &action in &legal {
            match action {
                Action::Buy(item) => self.buy(state, ActionSequence::EMPTY, item),
                Action::Loan | Action::Repay => self.add_loan(state, action),
                // After the last turn of a round the next round begins.
                other => self.add_unchanged(state, other),
            }
        }
    }

    fn add_loan(&mut self, state: &WorldWonders, action: Action) {
        let gold = state.city(self.seat).gold();
        let next = state.after(action);
        let sequence = ActionSequence::from(action);
        if next.phase() == Phase::End {
            self.add_complete(&next, sequence);
            return;
        }
        let legal = next.legal_list();
        for &second in &legal {
            match second {
                // A loan is taken only for what is too expensive without it.
                Action::Buy(item)
                    if action == Action::Repay || state.price(self.seat, item) > gold =>
                {
                    self.buy(&next, sequence, item);
                }
                // What the next round brings is not known.
                Action::LeaveRound => self.add_complete(&next, sequence.then(second)),
                _ => {}
            }
        }
    }

    fn buy(&mut self, state: &WorldWonders, sequence: ActionSequence<Action>, item: Item) {
        let next = state.after(Action::Buy(item));
        let sequence = sequence.then(Action::Buy(item));
        if next.phase() == Phase::End {
            self.add_complete(&next, sequence);
        } else {
            let purchase = 1 + self.bases.len() as u32;
            self.place_pieces(next, sequence, purchase);
        }
    }

    /// Adds a plan of one action that leaves the own city as it is.
    fn add_unchanged(&mut self, state: &WorldWonders, action: Action) {
        self.plans.push(TurnPlan::evaluated(
            ActionSequence::from(action),
            self.evaluation.lead_now(state, self.seat),
        ));
    }

    /// Adds a plan that leads to `state`.
    fn add_complete(&mut self, state: &WorldWonders, sequence: ActionSequence<Action>) {
        let lead = self.evaluation.lead_after(state, self.seat);
        self.plans.push(TurnPlan::evaluated(sequence, lead));
    }

    fn place_pieces(
        &mut self,
        state: WorldWonders,
        sequence: ActionSequence<Action>,
        purchase: u32,
    ) {
        let mut beam = vec![(state, sequence)];
        loop {
            let is_root = sequence.is_empty() && self.bases.is_empty();
            let is_last = beam
                .first()
                .is_none_or(|(state, _)| pieces_left(state) <= 1);
            let mut placements = Vec::new();
            for (state, sequence) in beam.drain(..) {
                let base = self.bases.len();
                self.add_placements(&state, base, purchase, &mut placements, is_last);
                self.bases.push((state, sequence));
            }
            if is_last {
                self.placements.append(&mut placements);
                return;
            }
            placements.sort_by(|a, b| b.value.total_cmp(&a.value));
            self.fill_beam(&placements, &mut beam);
            if beam.is_empty() {
                return;
            }
            if is_root {
                self.add_dropped(&placements, &beam);
            }
        }
    }

    /// Continues with the best placements that cover different spaces.
    fn fill_beam(&mut self, placements: &[Placement], beam: &mut Vec<Base>) {
        let mut covered: Vec<Cells> = Vec::new();
        for placement in placements {
            if covered.len() >= self.budget.beam_width {
                break;
            }
            let (base, sequence) = &self.bases[placement.base];
            let next = base.after(placement.action);
            let taken = next.city(self.seat).occupied();
            if covered.contains(&taken) {
                continue;
            }
            covered.push(taken);
            let sequence = sequence.then(placement.action);
            if matches!(next.phase(), Phase::Place { .. } | Phase::Roads { .. }) {
                beam.push((next, sequence));
            } else {
                self.add_complete(&next, sequence);
            }
        }
    }

    /// Adds the first placements that the beam does not follow, so that they are
    /// candidates too.
    fn add_dropped(&mut self, placements: &[Placement], beam: &[Base]) {
        for placement in placements {
            let is_followed = |(_, sequence): &Base| sequence.first() == Some(placement.action);
            if !beam.iter().any(is_followed) {
                self.plans.push(TurnPlan::estimated(
                    ActionSequence::from(placement.action),
                    placement.value,
                ));
            }
        }
    }

    /// Adds all placements of the next piece with their quick evaluations.
    fn add_placements(
        &self,
        state: &WorldWonders,
        base: usize,
        purchase: u32,
        placements: &mut Vec<Placement>,
        is_last: bool,
    ) {
        let city = state.city(self.seat);
        let map = CityMap::new(city);
        let [places, singles, starting] = state.current_placements();
        let places = places
            .iter()
            .map(|(at, rotation)| Action::Place { at, rotation });
        let singles = singles.iter().map(|(at, _)| Action::PlaceSingleRoad { at });
        let starting = starting
            .iter()
            .map(|(at, rotation)| Action::PlaceStartingRoad { at, rotation });
        for action in places.chain(singles).chain(starting) {
            let Some(placed) = state.placed_piece(action) else {
                continue;
            };
            let after = map.with(placed.piece, placed.cells());
            let value = self
                .evaluation
                .quick_value(city, &after, placed.piece, is_last);
            placements.push(Placement {
                value,
                base,
                action,
                purchase,
            });
        }
    }

    /// Evaluates the best placements fully, within the budget; the others keep
    /// an estimate below them.
    fn evaluate_placements(&mut self) {
        let mut placements = core::mem::take(&mut self.placements);
        placements.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut spent_by_purchase: BTreeMap<u32, usize> = BTreeMap::new();
        let mut evaluations = 0;
        let mut min_lead = f32::INFINITY;
        let mut min_value = f32::INFINITY;
        let mut rest = Vec::new();
        for placement in placements {
            let spent = spent_by_purchase.entry(placement.purchase).or_default();
            if evaluations >= self.budget.full_evaluations && *spent >= self.budget.per_purchase {
                rest.push(placement);
                continue;
            }
            *spent += 1;
            evaluations += 1;
            let (base, sequence) = &self.bases[placement.base];
            let next = base.after(placement.action);
            let lead = self.evaluation.lead_after(&next, self.seat);
            min_lead = f32::min(min_lead, lead);
            min_value = f32::min(min_value, placement.value);
            self.plans
                .push(TurnPlan::evaluated(sequence.then(placement.action), lead));
        }
        for placement in rest {
            let (_, sequence) = &self.bases[placement.base];
            self.plans.push(TurnPlan::estimated(
                sequence.then(placement.action),
                min_lead - f32::max(min_value - placement.value, 0.0),
            ));
        }
    }
}

/// How many pieces are still to be placed in this turn.
fn pieces_left(state: &WorldWonders) -> u8 {
    match state.phase() {
        Phase::Place {
            item: Item::Monument(monument),
            placed,
        } => monument.card().pieces.saturating_sub(placed),
        Phase::Roads {
            doubles,
            singles,
            start,
        } => doubles + singles + u8::from(start),
        _ => 1,
    }
}
