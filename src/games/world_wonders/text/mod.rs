//! The texts of World Wonders.

pub mod board;
pub mod names;
mod narration;
pub mod reasons;

pub use narration::{sentences, sentences_on_board};

use crate::text::{self, FirstStep, Locale, OptionText, capital};
use l10n::Message;
use l10n::world_wonders as words;
use names::{covered_spaces, piece, the_monument, tile, tracks};
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{
    Action, Cell, EndReason, IllegalAction, Item, Phase, Piece, ROUNDS, Rotation, ScoreItem,
    ScoreKind, WorldWonders,
};

/// Steps for a first game.
pub const FIRST_TURN: &[FirstStep] = &[
    FirstStep::new("#ww-plan", words::HELP_FIRST),
    FirstStep::new(".ww-wares", words::HELP_SECOND),
    FirstStep::new(".ww-tracks", words::HELP_THIRD),
    FirstStep::new(".ww-wonders", words::HELP_FOURTH),
    FirstStep::new(".ww-lights", words::HELP_FIFTH),
];

/// Steps for a first solo game.
pub const FIRST_TURN_ALONE: &[FirstStep] = &[
    FirstStep::new(".ww-rival", words::HELP_FIRST_ALONE),
    FirstStep::new("#ww-plan", words::HELP_FIRST),
    FirstStep::new(".ww-wares", words::HELP_THIRD_ALONE),
    FirstStep::new(".ww-tracks", words::HELP_THIRD),
    FirstStep::new(".ww-wonders", words::HELP_FOURTH),
    FirstStep::new(".ww-lights", words::HELP_FIFTH),
];

/// The notation of actions, for the shortcuts page.
pub const NOTATION: Message = words::NOTATION;

/// The texts of an option: its question, and the name and explanation of each
/// choice.
pub fn option(id: &str) -> Option<OptionText> {
    match id {
        "map" => Some((
            words::OPTION_MAP,
            &[
                (words::OPTION_MAP_LAKE, words::OPTION_MAP_LAKE_ABOUT),
                (words::OPTION_MAP_RIVERS, words::OPTION_MAP_RIVERS_ABOUT),
            ],
        )),
        "board" => Some((
            words::OPTION_BOARD,
            &[
                (
                    words::OPTION_BOARD_SAME_TRACKS,
                    words::OPTION_BOARD_SAME_TRACKS_ABOUT,
                ),
                (
                    words::OPTION_BOARD_DIFFERENT_TRACKS,
                    words::OPTION_BOARD_DIFFERENT_TRACKS_ABOUT,
                ),
            ],
        )),
        "objectives" => Some((
            words::OPTION_OBJECTIVES,
            &[
                (
                    words::OPTION_OBJECTIVES_NONE,
                    words::OPTION_OBJECTIVES_NONE_ABOUT,
                ),
                (
                    words::OPTION_OBJECTIVES_THREE,
                    words::OPTION_OBJECTIVES_THREE_ABOUT,
                ),
            ],
        )),
        "automaton" => Some((
            words::OPTION_AUTOMATON,
            &[
                (
                    words::OPTION_AUTOMATON_EASY,
                    words::OPTION_AUTOMATON_EASY_ABOUT,
                ),
                (
                    words::OPTION_AUTOMATON_HARD,
                    words::OPTION_AUTOMATON_HARD_ABOUT,
                ),
            ],
        )),
        _ => None,
    }
}

/// An item for sale: `the farm (line of 2, 1 food)`.
fn item_for_sale(locale: Locale, state: &WorldWonders, item: Item) -> String {
    match item {
        Item::Tile(stack) => match state.market().tile(stack) {
            Some(face_up) => format!("the {}", tile(locale, face_up)),
            None => names::item(item).to_owned(),
        },
        Item::FirstPedestal => "the pedestal to go first next round".to_owned(),
        Item::SecondPedestal => "the pedestal to go second next round".to_owned(),
        _ => names::item(item).to_owned(),
    }
}

/// The price of an item within a sentence.
fn price(state: &WorldWonders, item: Item) -> String {
    let gold = state.price(state.active(), item);
    match item {
        Item::Monument(_) => format!("your last {gold} gold"),
        _ => format!("{gold} gold"),
    }
}

/// Text of an action, as an instruction.
pub fn action_in(locale: Locale, state: &WorldWonders, action: Action) -> String {
    match action {
        Action::Begin => "start the game, with the automaton's first card".to_owned(),
        Action::Buy(item) => {
            let (name, price) = (item_for_sale(locale, state, item), price(state, item));
            format!("buy {name} for {price}")
        }
        Action::Loan => "take a loan of 2 gold".to_owned(),
        Action::Repay => "repay your loan for 3 gold".to_owned(),
        Action::LeaveRound => "leave the round".to_owned(),
        Action::End => "end the turn".to_owned(),
        Action::Place { .. }
        | Action::PlaceSingleRoad { .. }
        | Action::PlaceStartingRoad { .. } => {
            let Some(placed_piece) = state.placed_piece(action) else {
                return "place it".to_owned();
            };
            let water = state.city(state.active()).free_water();
            let name = match placed_piece.piece {
                Piece::LongRoad if placed_piece.cells().meets(water) => "a bridge".to_owned(),
                other => piece(other),
            };
            format!("place {name} on {}", covered_spaces(locale, placed_piece))
        }
    }
}

/// What the active player has to do.
pub fn task(locale: Locale, state: &WorldWonders) -> String {
    match state.phase() {
        Phase::Begin => "start the game, with the automaton's first card".to_owned(),
        Phase::Start => "place your first road at the sidewalk".to_owned(),
        Phase::Buy => buying_task(state),
        Phase::Place {
            item: Item::Monument(monument),
            placed,
        } if monument.card().pieces > 1 => {
            let (next, all) = (placed + 1, monument.card().pieces);
            format!("place piece {next} of {all} of {}", the_monument(monument))
        }
        Phase::Place { .. } => {
            // The piece is the same at any position.
            let action = Action::Place {
                at: Cell::FIRST,
                rotation: Rotation::NONE,
            };
            let name = state
                .placed_piece(action)
                .map(|placed_piece| piece(placed_piece.piece));
            format!("place {}", name.unwrap_or_default())
        }
        Phase::Roads {
            doubles,
            singles,
            start,
        } => {
            let left = [
                (u8::from(start), "long road", "long roads"),
                (doubles, "double road", "double roads"),
                (singles, "single road", "single roads"),
            ]
            .into_iter()
            .filter(|(count, ..)| *count > 0)
            .map(|(count, singular, plural)| text::count(locale, count, singular, plural));
            format!("place {}", locale.list(&left.collect::<Vec<_>>()))
        }
        Phase::End => "end your turn".to_owned(),
    }
}

/// What the active player has to do in the buying phase.
fn buying_task(state: &WorldWonders) -> String {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let gold = state.city(state.active()).gold();
    let is_legal = |action: &Action| legal.contains(action);
    if !is_legal(&Action::LeaveRound) {
        return format!("buy something with your {gold} gold");
    }
    let task = match (is_legal(&Action::Loan), is_legal(&Action::Repay)) {
        (true, _) => "take a loan or leave the round",
        (_, true) => "repay the loan or leave the round",
        _ => "leave the round",
    };
    format!("{task}, as you cannot buy anything with {gold} gold")
}

/// A source of points.
pub fn score_item(locale: Locale, score_item: &ScoreItem) -> String {
    match *score_item {
        ScoreItem::Population { population } => format!("Population {population}"),
        ScoreItem::Resources { tracks } => {
            format!("Lowest resource ({})", names::tracks(locale, tracks))
        }
        ScoreItem::Monument { monument } => capital(the_monument(monument).to_owned()),
        ScoreItem::NaturalResources { .. } => "Natural resources".to_owned(),
        ScoreItem::Districts { .. } => "City districts".to_owned(),
        ScoreItem::Objective { objective, value } => format!(
            "{} ({})",
            names::objective(objective),
            names::value(locale, objective, value)
        ),
        ScoreItem::Loan => "Unpaid loan".to_owned(),
    }
}

/// A kind of sources of points.
pub const fn score_kind(kind: ScoreKind) -> &'static str {
    match kind {
        ScoreKind::Population => "Population",
        ScoreKind::LowestResource => "Lowest resource",
        ScoreKind::Monuments => "Monuments",
        ScoreKind::NaturalResources => "Natural resources",
        ScoreKind::Districts => "City districts",
        ScoreKind::Objectives => "Objectives",
        ScoreKind::Loan => "Unpaid loan",
    }
}

/// The result of a solo game: the points and the target.
pub fn solo_result(locale: Locale, state: &WorldWonders) -> String {
    let (points, target) = (state.score().points[Seat::FIRST], state.target());
    let resources = tracks(locale, state.city(Seat::FIRST).tracks());
    let ending = match state.end_reason() {
        Some(reason) => end_reason(reason).to_owned(),
        None => {
            format!("Resigned in round {} of {ROUNDS}.", state.round())
        }
    };
    let monuments = match state.automaton() {
        Some(automaton) if state.variant().hard => {
            let points = text::points(locale, automaton.monument_points());
            format!(" and {points} for the automaton's monuments")
        }
        _ => String::new(),
    };
    let shortfall = match (state.end_reason(), points > target) {
        (Some(_), false) => " More than that was needed to win.",
        _ => "",
    };
    format!(
        "{ending} {} against a target of {target}: the sum of {resources}{monuments}.{shortfall}",
        text::points(locale, points)
    )
}

pub const TIE_BREAKER: Message = words::TIE_BREAKER;

pub const fn end_reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Population => "A city has reached the end of its population track.",
        EndReason::Rounds => "All ten rounds have been played.",
    }
}

/// The section of the rules page about what is to be done now, by its heading.
pub fn current_rules_section(state: &WorldWonders) -> &'static str {
    match (state.to_act(), state.phase()) {
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
    }
}

/// The section of the rules page that explains why an action is illegal, by its heading.
pub const fn rules_section_for(illegal: &IllegalAction) -> &'static str {
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

#[cfg(test)]
mod tests;
