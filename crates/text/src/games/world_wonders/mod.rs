//! The texts of World Wonders. Their words are those of [`l10n::world_wonders`].

pub mod board;
pub mod names;
mod narration;
mod reasons;

use crate::games::{GameText, HintContext};
use crate::{FirstStep, Locale, Names};
use bots::world_wonders::{Reason, Risk};
use l10n::{Feature, Message, Ware, refusals, world_wonders as words};
use names::spaces;
use narration::narrate;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{
    Action, Cell, EndReason, Event, IllegalAction, Item, Phase, Piece, ROUNDS, Rotation, ScoreItem,
    ScoreKind, WorldWonders,
};

/// Steps for a first game.
const FIRST_TURN: &[FirstStep] = &[
    FirstStep::new("#ww-plan", words::HELP_FIRST),
    FirstStep::new(".ww-wares", words::HELP_SECOND),
    FirstStep::new(".ww-tracks", words::HELP_THIRD),
    FirstStep::new(".ww-wonders", words::HELP_FOURTH),
    FirstStep::new(".ww-lights", words::HELP_FIFTH),
];

/// Steps for a first solo game.
const FIRST_TURN_ALONE: &[FirstStep] = &[
    FirstStep::new(".ww-rival", words::HELP_FIRST_ALONE),
    FirstStep::new("#ww-plan", words::HELP_FIRST),
    FirstStep::new(".ww-wares", words::HELP_THIRD_ALONE),
    FirstStep::new(".ww-tracks", words::HELP_THIRD),
    FirstStep::new(".ww-wonders", words::HELP_FOURTH),
    FirstStep::new(".ww-lights", words::HELP_FIFTH),
];

impl GameText for WorldWonders {
    const NOTATION: Message = words::NOTATION;
    const TIE_BREAKER: Option<Message> = Some(words::TIE_BREAKER);
    const OPTIONS: &[(&str, Message)] = &[
        ("map", words::OPTION_MAP),
        ("board", words::OPTION_BOARD),
        ("objectives", words::OPTION_OBJECTIVES),
        ("automaton", words::OPTION_AUTOMATON),
    ];

    fn first_turn(players: u8) -> &'static [FirstStep] {
        match players {
            1 => FIRST_TURN_ALONE,
            _ => FIRST_TURN,
        }
    }

    fn routine(action: Action) -> Option<Message> {
        match action {
            Action::End => Some(words::ROUTINE_YOUR_TURN_ENDS),
            Action::LeaveRound => Some(words::ROUTINE_YOU_LEAVE_THE_ROUND),
            Action::Buy(Item::FirstPedestal | Item::SecondPedestal) => {
                Some(words::ROUTINE_YOU_BUY_THE_PEDESTAL)
            }
            Action::Begin
            | Action::Buy(_)
            | Action::Loan
            | Action::Repay
            | Action::Place { .. }
            | Action::PlaceSingleRoad { .. }
            | Action::PlaceStartingRoad { .. } => None,
        }
    }

    fn task(&self, locale: Locale) -> String {
        match self.phase() {
            Phase::Begin => locale.text(words::DRAW_FIRST_CARD),
            Phase::Start => locale.text(words::TASK_FIRST_ROAD),
            Phase::Buy => buying_task(locale, self),
            Phase::Place {
                item: Item::Monument(monument),
                placed,
            } if monument.card().pieces > 1 => {
                let (next, all) = (placed + 1, monument.card().pieces);
                words::task_piece(locale, next, all, Feature::Monument(monument))
            }
            Phase::Place { .. } => {
                // The piece is the same at any position.
                let action = Action::Place {
                    at: Cell::FIRST,
                    rotation: Rotation::NONE,
                };
                let placed = self.placed_piece(action);
                let task = placed.map(|placed| words::place(locale, placed.piece.into()));
                task.unwrap_or_default()
            }
            Phase::Roads {
                doubles,
                singles,
                start,
            } => {
                let road = |is_left: bool, road| is_left.then(|| words::piece(locale, road));
                let roads = [
                    road(start, Feature::LongRoad),
                    (doubles > 0).then(|| words::double_roads(locale, doubles)),
                    road(singles > 0, Feature::SingleRoad),
                ];
                words::task_roads(locale, &roads.into_iter().flatten().collect::<Vec<_>>())
            }
            Phase::End => locale.text(words::END_TURN),
        }
    }

    fn action(&self, locale: Locale, action: Action) -> String {
        locale.text(match action {
            Action::Begin => words::DRAW_FIRST_CARD,
            Action::Buy(item) => return purchase(locale, self, item),
            Action::Loan => words::TAKE_LOAN,
            Action::Repay => words::REPAY_LOAN,
            Action::LeaveRound => words::LEAVE_ROUND,
            Action::End => words::END_TURN,
            Action::Place { .. }
            | Action::PlaceSingleRoad { .. }
            | Action::PlaceStartingRoad { .. } => {
                let Some(placed) = self.placed_piece(action) else {
                    return String::new();
                };
                let water = self.city(self.active()).free_water();
                let piece = match placed.piece {
                    Piece::LongRoad if placed.cells().meets(water) => Feature::Bridge,
                    other => other.into(),
                };
                return words::place_on(locale, piece, &spaces(locale, placed.cells()));
            }
        })
    }

    fn step(&self, locale: Locale, action: Action) -> String {
        let Some(placed) = self.placed_piece(action) else {
            return self.action(locale, action);
        };
        let neighbors = narration::neighbors(locale, self.city(self.active()), placed);
        if neighbors.is_empty() {
            return words::place(locale, placed.piece.into());
        }
        words::place_beside(locale, placed.piece.into(), &neighbors)
    }

    fn sentences(locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        narrate(locale, None, events, names)
    }

    fn sentences_on_board(&self, locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        narrate(locale, Some(self), events, names)
    }

    fn illegal_action(locale: Locale, illegal: &IllegalAction) -> String {
        refusals::world_wonders::refusal(locale, illegal)
    }

    fn rules_section_for(illegal: &IllegalAction) -> &'static str {
        match illegal {
            IllegalAction::Over => "end-of-the-game-and-scoring",
            IllegalAction::OtherPhase | IllegalAction::MustBuy => "a-round",
            IllegalAction::NotForSale
            | IllegalAction::NotEnoughGold { .. }
            | IllegalAction::NoSuchRoadLeft => "what-you-can-buy",
            IllegalAction::HasPedestal => "turn-order",
            IllegalAction::OneLoanATurn
            | IllegalAction::HasLoan
            | IllegalAction::LoanBuysNothing
            | IllegalAction::NoLoan
            | IllegalAction::LoanTakenThisRound
            | IllegalAction::RepayingBuysNothing => "loans",
            IllegalAction::MonumentNotAdjacent { .. }
            | IllegalAction::CannotBeCompleted
            | IllegalAction::WrongTerrain { .. } => "monuments",
            IllegalAction::FitsNowhere
            | IllegalAction::RedundantRotation
            | IllegalAction::OffMap
            | IllegalAction::Occupied { .. }
            | IllegalAction::OnWater { .. }
            | IllegalAction::OnLand { .. }
            | IllegalAction::NotAtSidewalk
            | IllegalAction::RoadNotAdjacent
            | IllegalAction::TowerNotAdjacent
            | IllegalAction::BuildingNotAdjacent { .. } => "placement",
        }
    }

    fn current_rules_section(&self) -> Option<&'static str> {
        Some(match (self.to_act(), self.phase()) {
            (None, _) => "end-of-the-game-and-scoring",
            (_, Phase::Begin) => "solo-game",
            (_, Phase::Start) => "setup",
            (_, Phase::Buy) => "what-you-can-buy",
            (
                _,
                Phase::Place {
                    item: Item::Monument(_),
                    ..
                },
            ) => "monuments",
            (_, Phase::Place { .. } | Phase::Roads { .. }) => "placement",
            (_, Phase::End) => "a-round",
        })
    }

    fn reason_text(context: &HintContext<'_>, reason: &Reason) -> String {
        reasons::reason(context, *reason)
    }

    fn risk_text(context: &HintContext<'_>, risk: &Risk) -> String {
        reasons::risk(context, *risk)
    }

    fn score_item(locale: Locale, score_item: &ScoreItem) -> String {
        match *score_item {
            ScoreItem::Population { population } => words::score_population_of(locale, population),
            ScoreItem::Resources { tracks } => {
                words::score_lowest_of(locale, &names::tracks(locale, tracks))
            }
            ScoreItem::Monument { monument } => names::monument(locale, monument),
            ScoreItem::Objective { objective, value } => {
                let value = names::value(locale, objective, value);
                words::score_objective(locale, &names::objective(locale, objective), &value)
            }
            ScoreItem::NaturalResources { .. } | ScoreItem::Districts { .. } | ScoreItem::Loan => {
                Self::score_kind_label(locale, score_item.kind())
            }
        }
    }

    fn score_kind_label(locale: Locale, kind: ScoreKind) -> String {
        locale.text(match kind {
            ScoreKind::Population => words::SCORE_POPULATION,
            ScoreKind::LowestResource => words::SCORE_LOWEST_RESOURCE,
            ScoreKind::Monuments => words::SCORE_MONUMENTS,
            ScoreKind::NaturalResources => words::SCORE_NATURAL_RESOURCES,
            ScoreKind::Districts => words::SCORE_DISTRICTS,
            ScoreKind::Objectives => words::SCORE_OBJECTIVES,
            ScoreKind::Loan => words::SCORE_LOAN,
        })
    }

    fn end_reason_text(reason: EndReason) -> Message {
        match reason {
            EndReason::Population => words::END_POPULATION,
            EndReason::Rounds => words::END_ROUNDS,
        }
    }

    fn solo_result(&self, locale: Locale) -> String {
        let (points, target) = (self.score().points[Seat::FIRST], target(self));
        let resources = names::tracks(locale, self.city(Seat::FIRST).tracks());
        let ending = match self.end_reason() {
            Some(reason) => locale.text(Self::end_reason_text(reason)),
            None => words::resigned(locale, self.round(), ROUNDS),
        };
        let result = match self.automaton() {
            Some(automaton) if self.variant().hard => {
                let monuments = automaton.monument_points();
                words::result_hard(locale, points, target, &resources, monuments)
            }
            _ => words::result_easy(locale, points, target, &resources),
        };
        [ending, result].join(" ")
    }
}

/// A purchase with its price, as an instruction.
fn purchase(locale: Locale, state: &WorldWonders, item: Item) -> String {
    let gold = state.price(state.active(), item);
    match (item, Ware::of(item)) {
        (Item::Tile(stack), _) => state.market().tile(stack).map(|tile| {
            let gains = names::steps(locale, tile.steps());
            words::buy_building(locale, tile.kind(), stack, &gains, gold)
        }),
        (Item::Monument(monument), _) => Some(words::buy_monument(
            locale,
            Feature::Monument(monument),
            gold,
        )),
        (_, ware) => ware.map(|ware| words::buy_ware(locale, ware, gold)),
    }
    .unwrap_or_default()
}

/// What the active player has to do in the buying phase.
fn buying_task(locale: Locale, state: &WorldWonders) -> String {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let gold = state.city(state.active()).gold();
    let is_legal = |action: &Action| legal.contains(action);
    if !is_legal(&Action::LeaveRound) {
        return words::task_buy(locale, gold);
    }
    match (is_legal(&Action::Loan), is_legal(&Action::Repay)) {
        (true, _) => words::task_borrow_or_leave(locale, gold),
        (_, true) => words::task_repay_or_leave(locale, gold),
        _ => words::task_leave(locale, gold),
    }
}

/// The points that win a solo game.
pub fn target(state: &WorldWonders) -> i32 {
    state.target() + 1
}

#[cfg(test)]
mod tests;
