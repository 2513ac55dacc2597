//! The texts of Turn of Time for players.

use crate::text::{self, FirstStep, Locale, Names, OptionText, subject};
use rules::games::turn_of_time::{
    Action, BALANCE_CARDS, Card, Cell, DOMINANCE_GROUP, EndReason, Event, Goal, IllegalAction,
    Meeting, MeetingOrder, Neighbour, Neighbours, ScoreItem, Season, Side, Standing, TurnOfTime,
};
use rules::{Seat, game::Game as _};

/// The steps of a first turn, with two or more players.
pub const FIRST_TURN: &[FirstStep] = &[
    FirstStep::new(
        ".hand-row",
        "Choose a card from your hand, and which of its two sides faces up.",
    ),
    FirstStep::new(
        ".table-of-cards",
        "Choose a space next to the cards on the table. All sixteen must fit into a four-by-four square.",
    ),
    FirstStep::new(
        ".table-of-cards",
        "Your card meets its neighbours: each season flips the one before it in the year, and opposite seasons flip each other.",
    ),
    FirstStep::new(
        ".table-of-cards",
        "At the end you want your own seasons to show on the most cards, in large groups.",
    ),
];

/// The steps of a lone player's first turn.
pub const FIRST_TURN_ALONE: &[FirstStep] = &[
    FirstStep::new(
        ".hand-row",
        "You have drawn a card: choose which of its sides faces up.",
    ),
    FirstStep::new(
        ".table-of-cards",
        "Choose a space next to the cards on the table. All sixteen must fit into a four-by-four square.",
    ),
    FirstStep::new(
        ".table-of-cards",
        "Your card meets its neighbours: each season flips the one before it in the year, and opposite seasons flip each other.",
    ),
    FirstStep::new(
        ".hand-row",
        "Then draw the next card. When all sixteen are down, you win if you have reached your goal.",
    ),
];

pub const NOTATION: &str = "Sp/Su@m13 plays Spring, with Summer on the back, to column m, row 13; a single card is Sp@m13. Where the order matters, add the neighbours: :NE meets the one above first. next draws a card.";

/// An option: its question, and name and explanation of each choice.
pub fn option(id: &str) -> OptionText {
    match id {
        "goal" => (
            "Your goal",
            &[
                (
                    "Dominance",
                    "End with a group of seven cards of one season.",
                ),
                ("Balance", "End with exactly four cards of each season."),
            ],
        ),
        _ => ("", &[]),
    }
}

/// A season's name.
pub const fn season(season: Season) -> &'static str {
    match season {
        Season::Spring => "Spring",
        Season::Summer => "Summer",
        Season::Fall => "Fall",
        Season::Winter => "Winter",
    }
}

/// A card: its season and the one on the other face.
pub fn card(card: Card) -> String {
    if card.is_single() {
        format!("single {}", season(card.up))
    } else {
        format!("{}, {} on the back", season(card.up), season(card.down))
    }
}

/// A card within a sentence: `the single Spring`, `Spring (Winter on the back)`.
pub fn played(card: Card) -> String {
    if card.is_single() {
        format!("the single {}", season(card.up))
    } else {
        format!("{} ({} on the back)", season(card.up), season(card.down))
    }
}

/// A cell's name: `m13`.
pub fn cell(cell: Cell) -> String {
    cell.to_string()
}

/// A column's name.
pub fn column(column: u8) -> String {
    let cell = Cell::new(column, 0).map(|cell| cell.to_string());
    let letter = cell.and_then(|cell| cell.chars().next());
    format!("Column {}", letter.unwrap_or_default())
}

/// A row's name.
pub fn row(row: u8) -> String {
    let cell = Cell::new(0, row).map(|cell| cell.to_string());
    let number = cell.map(|cell| cell.chars().skip(1).collect::<String>());
    format!("Row {}", number.unwrap_or_default())
}

/// The side on which a neighbour lies.
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::North => "above",
        Side::East => "on the right",
        Side::South => "below",
        Side::West => "on the left",
    }
}

/// The button of a neighbour that can be met next.
pub fn meet_next(neighbour: Neighbour) -> String {
    format!(
        "Meet {} {}",
        season(neighbour.card.up),
        side(neighbour.side)
    )
}

/// The outcome of a card's meetings: the season it shows in the end and the cards
/// that it flips.
pub fn outcome(locale: Locale, placed: Card, meetings: &[Meeting]) -> String {
    let shown = meetings.last().map_or(placed.up, |last| last.new);
    let result = if shown == placed.up {
        format!("Stays {}", season(shown))
    } else {
        format!("Ends as {}", season(shown))
    };
    let flips: Vec<String> = meetings
        .iter()
        .filter(|meeting| meeting.other_flips)
        .map(|meeting| {
            if meeting.other == meeting.other_showed {
                format!(
                    "the single {} {} stays",
                    season(meeting.other_showed),
                    side(meeting.side)
                )
            } else {
                format!(
                    "{} {} flips to {}",
                    season(meeting.other_showed),
                    side(meeting.side),
                    season(meeting.other)
                )
            }
        })
        .collect();
    if flips.is_empty() {
        format!("{result}.")
    } else {
        format!("{result}; {}.", locale.list(&flips))
    }
}

pub fn action(action: Action) -> String {
    match action {
        Action::Draw => "draw the next card".to_owned(),
        Action::Place(placement) => {
            let order = meeting_order(placement.order);
            format!(
                "play {} at {}{order}",
                played(placement.card),
                cell(placement.cell)
            )
        }
    }
}

/// The order of meetings, to follow a placement; empty if it does not matter.
pub fn meeting_order(order: MeetingOrder) -> String {
    let sides: Vec<&str> = order.sides().map(side).collect();
    match sides.as_slice() {
        [] => String::new(),
        sides => format!(", meeting the card {} first", sides.join(", then ")),
    }
}

/// A free cell described by the cards around it, to follow a verb: ` below Fall and left of Winter`. Empty
/// for the first card.
pub fn place_by_neighbours(state: &TurnOfTime, cell: Cell) -> String {
    let neighbours = Neighbours::around(state.grid(), cell);
    let phrases: Vec<String> = neighbours
        .iter()
        .map(|neighbour| {
            let place = match neighbour.side {
                Side::North => "below",
                Side::East => "left of",
                Side::South => "above",
                Side::West => "right of",
            };
            format!("{place} {}", season(neighbour.card.up))
        })
        .collect();
    match phrases.as_slice() {
        [] => String::new(),
        [rest @ .., last] if !rest.is_empty() => format!(" {} and {last}", rest.join(", ")),
        all => format!(" {}", all.concat()),
    }
}

/// The sentence of an event beside a board that shows no coordinates; `state` is the state before it.
pub fn event_on_board(state: &TurnOfTime, event: &Event, names: &Names) -> Option<String> {
    match *event {
        Event::Placed { seat, card, cell } => {
            let plays = subject(names, seat, "plays", "play");
            let place = place_by_neighbours(state, cell);
            Some(format!("{plays} {}{place}.", played(card)))
        }
        _ => self::event(event, names),
    }
}

/// The sentence of an event.
pub fn event(event: &Event, names: &Names) -> Option<String> {
    match *event {
        Event::Placed { seat, card, cell } => {
            let plays = subject(names, seat, "plays", "play");
            Some(format!("{plays} {} at {}.", played(card), self::cell(cell)))
        }
        Event::Met {
            new_showed,
            other_showed,
            new_flips,
            other_flips,
            new,
            other,
            ..
        } => {
            let flip = |from: Season, to: Season, flips: bool| {
                flips.then(|| {
                    if from == to {
                        format!("the single {} stays", season(from))
                    } else {
                        format!("{} flips to {}", season(from), season(to))
                    }
                })
            };
            let changes: Vec<String> = [
                flip(new_showed, new, new_flips),
                flip(other_showed, other, other_flips),
            ]
            .into_iter()
            .flatten()
            .collect();
            (!changes.is_empty()).then(|| {
                format!(
                    "{} meets {}: {}.",
                    season(new_showed),
                    season(other_showed),
                    changes.join(", ")
                )
            })
        }
        Event::Drawn { card: drawn } => Some(if drawn.is_single() {
            format!("The next card is a single {}.", season(drawn.up))
        } else {
            format!(
                "The next card is {}/{}.",
                season(drawn.up),
                season(drawn.down)
            )
        }),
    }
}

/// What the player to act has to do.
pub fn task(state: &TurnOfTime) -> String {
    if state.is_solo() && state.hand(Seat::FIRST).is_empty() {
        "draw the next card".to_owned()
    } else {
        "choose a card and its side, then a space".to_owned()
    }
}

/// The rank of a season, from 1: what its points are for.
pub const fn rank(standing: &Standing) -> u8 {
    5_u8.saturating_sub(standing.points)
}

/// Label of a source of points.
pub fn score_item(locale: Locale, score_item: &ScoreItem) -> String {
    match *score_item {
        ScoreItem::Rank(standing) => format!(
            "{} comes {} with {}",
            season(standing.season),
            text::ordinal(locale, rank(&standing)),
            text::count(locale, standing.cards, "card", "cards")
        ),
        ScoreItem::LargestGroup { season, cards } => format!(
            "Largest group: {} of {}, {} needed",
            text::count(locale, cards, "card", "cards"),
            self::season(season),
            DOMINANCE_GROUP
        ),
        ScoreItem::Balanced { season, cards } => {
            format!("{}: {cards} of {BALANCE_CARDS}", self::season(season))
        }
    }
}

/// How close a lone player came to the goal.
pub fn solo_result(locale: Locale, state: &TurnOfTime) -> String {
    let score = state.score();
    let points = score.points[Seat::FIRST];
    match (state.goal(), score.ranks[Seat::FIRST] == 1) {
        (Some(Goal::Dominance), true) => format!("The largest group has {points} cards."),
        (Some(Goal::Dominance), false) => {
            format!("The largest group has {points} of {DOMINANCE_GROUP} cards.")
        }
        (Some(Goal::Balance), true) => "Four cards of each season.".to_owned(),
        (Some(Goal::Balance), false) => {
            let off = 4 * i32::from(BALANCE_CARDS) - points;
            let cards = text::count(locale, off.unsigned_abs(), "card", "cards");
            format!("{cards} off: each season should show on four.")
        }
        (None, _) => String::new(),
    }
}

pub const TIE_BREAKER: &str = "Ties are broken by cards of your own seasons, then by the size of their largest groups, then by turn order.";

/// Why the game is over.
pub const fn end_reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::AllPlayed => "All sixteen cards have been played.",
        EndReason::GoalReached => "You reached your goal.",
        EndReason::GoalMissed => "You missed your goal.",
    }
}

/// The section of the rules page about what is to be done now, by its heading.
pub fn current_rules_section(state: &TurnOfTime) -> &'static str {
    match state.to_act() {
        None => "The end",
        Some(_) if state.is_solo() && state.hand(Seat::FIRST).is_empty() => "Solo game",
        Some(_) => "Your turn",
    }
}

/// The section of the rules page that explains why an action is illegal, by its heading.
pub const fn rules_section_for(illegal: &IllegalAction) -> &'static str {
    match illegal {
        IllegalAction::Over => "The end",
        IllegalAction::NotInHand(_) | IllegalAction::CellOccupied(_) => "Your turn",
        IllegalAction::NotAdjacent(_)
        | IllegalAction::ExceedsExtent(_)
        | IllegalAction::OutsideField => "Four by four",
        IllegalAction::MissingOrder(_) | IllegalAction::InvalidOrder(_) => "Several neighbours",
        IllegalAction::DrawFirst | IllegalAction::PlayFirst => "Solo game",
    }
}
