//! The texts of World Wonders.

pub mod board;
pub mod names;
mod narration;
pub mod reasons;

pub use narration::{sentences, sentences_on_board};

use crate::text::{self, FirstStep, Locale, OptionText, capital};
use names::{covered_spaces, piece, the_monument, tile, tracks};
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{
    Action, Cell, EndReason, IllegalAction, Item, Phase, Piece, ROUNDS, Rotation, ScoreItem,
    ScoreKind, WorldWonders,
};

/// Steps for a first game.
pub const FIRST_TURN: &[FirstStep] = &[
    FirstStep::new(
        "#ww-plan",
        "Place your first road at the sidewalk, the south edge of your map. It is free.",
    ),
    FirstStep::new(
        ".ww-wares",
        "Each turn, buy one thing: a building, roads, the tower, a pedestal to go earlier next round, or a monument. You have 7 gold each round.",
    ),
    FirstStep::new(
        ".ww-tracks",
        "A building must touch a road or a building of its type. It gives food, ceramics and gears, which increase your population.",
    ),
    FirstStep::new(
        ".ww-wonders",
        "A monument costs all the gold you have left, so buy it last. It must touch everything shown on its card.",
    ),
    FirstStep::new(
        ".ww-lights",
        "At the end, you score for your lowest resource, for buildings with no green land next to them, and for natural resources you left uncovered.",
    ),
];

/// Steps for a first solo game.
pub const FIRST_TURN_ALONE: &[FirstStep] = &[
    FirstStep::new(
        ".ww-rival",
        "Before each of your turns, the automaton takes things from the market. Next to its picture you see how many points you need.",
    ),
    FirstStep::new(
        "#ww-plan",
        "Place your first road at the sidewalk, the south edge of your map. It is free.",
    ),
    FirstStep::new(
        ".ww-wares",
        "Each turn, buy one thing: a building, roads, the tower or a monument. You have 7 gold each round.",
    ),
    FirstStep::new(
        ".ww-tracks",
        "A building must touch a road or a building of its type. It gives food, ceramics and gears, which increase your population.",
    ),
    FirstStep::new(
        ".ww-wonders",
        "A monument costs all the gold you have left, so buy it last. It must touch everything shown on its card.",
    ),
    FirstStep::new(
        ".ww-lights",
        "At the end, you score for your lowest resource, for buildings with no green land next to them, and for natural resources you left uncovered.",
    ),
];

/// The notation of actions, for the shortcuts page.
pub const NOTATION: &str = "buy-I2, buy-I3, buy-L3, buy-O4, buy-L4, buy-P5, buy-T4 and buy-S4 buy the building of that shape; buy-long-road, buy-short-roads, buy-tower, buy-first, buy-second and buy-petra (a monument) buy the rest. c7 places a piece with the north-west corner of its bounding box in column c, row 7; c7e, c7s and c7w rotate it by one, two and three quarter turns; one-c7 places the single road, start-c7e the first long road where short roads were bought before it. loan takes a loan, repay repays it, out leaves the round, end ends the turn, begin starts a solo game.";

/// The texts of an option: its question, and the name and explanation of each
/// choice.
pub fn option(id: &str) -> OptionText {
    match id {
        "map" => (
            "Maps",
            &[
                ("Lake", "The same lake for everyone."),
                ("Rivers", "A different river for each player."),
            ],
        ),
        "board" => (
            "Resource boards",
            &[
                (
                    "Same tracks",
                    "All three resources add population at the same values.",
                ),
                (
                    "Different tracks",
                    "Each resource adds population at its own values.",
                ),
            ],
        ),
        "objectives" => (
            "Objectives",
            &[
                ("None", "Good for a first game."),
                ("Three", "Players who do best at them score extra points."),
            ],
        ),
        "automaton" => (
            "The automaton",
            &[
                (
                    "Easy",
                    "You need more points than the sum of your three resources.",
                ),
                ("Hard", "The points of its monuments are added to that sum."),
            ],
        ),
        _ => ("", &[]),
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

pub const TIE_BREAKER: &str = "Ties are broken by the number of monuments.";

pub const fn end_reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Population => "A city has reached the end of its population track.",
        EndReason::Rounds => "All ten rounds have been played.",
    }
}

/// The section of the rules page about what is to be done now, by its heading.
pub fn current_rules_section(state: &WorldWonders) -> &'static str {
    match (state.to_act(), state.phase()) {
        (None, _) => "End of the game and scoring",
        (_, Phase::Begin) => "Solo game",
        (_, Phase::Start) => "Setup",
        (_, Phase::Buy) => "What you can buy",
        (
            _,
            Phase::Place {
                item: Item::Monument(_),
                ..
            },
        ) => "Monuments",
        (_, Phase::Place { .. } | Phase::Roads { .. }) => "Placement",
        (_, Phase::End) => "A round",
    }
}

/// The section of the rules page that explains why an action is illegal, by its heading.
pub const fn rules_section_for(illegal: &IllegalAction) -> &'static str {
    match illegal {
        IllegalAction::Over => "End of the game and scoring",
        IllegalAction::OtherPhase | IllegalAction::MustBuy => "A round",
        IllegalAction::NotForSale
        | IllegalAction::NotEnoughGold { .. }
        | IllegalAction::NoSuchRoadLeft => "What you can buy",
        IllegalAction::HasPedestal => "Turn order",
        IllegalAction::OneLoanATurn
        | IllegalAction::HasLoan
        | IllegalAction::LoanBuysNothing
        | IllegalAction::NoLoan
        | IllegalAction::LoanTakenThisRound
        | IllegalAction::RepayingBuysNothing => "Loans",
        IllegalAction::MonumentNotAdjacent { .. }
        | IllegalAction::CannotBeCompleted
        | IllegalAction::WrongTerrain { .. } => "Monuments",
        IllegalAction::FitsNowhere
        | IllegalAction::RedundantRotation
        | IllegalAction::OffMap
        | IllegalAction::Occupied { .. }
        | IllegalAction::OnWater { .. }
        | IllegalAction::OnLand { .. }
        | IllegalAction::NotAtSidewalk
        | IllegalAction::RoadNotAdjacent
        | IllegalAction::TowerNotAdjacent
        | IllegalAction::BuildingNotAdjacent { .. } => "Placement",
    }
}

#[cfg(test)]
mod tests;
