//! What a turn of a hint gains and risks, in words.

use super::{CROWNS_SCORE_KIND, feature_score_kind, follower, scored_feature};
use crate::games::{Comparison, Reason};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Action, FeatureView, Kind, Rotation, ScoredFeature, WheelOfFortune,
};

type Turn<'a> = Comparison<'a, WheelOfFortune>;

/// The action as a step of a hint: the board shows where.
pub fn step(state: &WheelOfFortune, action: Action) -> Option<String> {
    match action {
        Action::Place { rotation, .. } => Some(match rotation {
            Rotation::NONE => "place the tile on the outlined space".to_owned(),
            rotation => format!(
                "place the tile on the outlined space, {}",
                super::rotation(rotation)
            ),
        }),
        Action::ReturnFollower(cell) => {
            let (_, segment) = state.tile_at(cell)?.follower?;
            let segment = state.design_at(cell)?.segments.get(segment.index())?;
            Some(format!("take back the outlined {}", follower(segment.kind)))
        }
        _ => None,
    }
}

/// The points that a seat scores at the end of the turn, with the features.
fn scored(state: &WheelOfFortune, seat: Seat) -> Vec<(u16, ScoredFeature)> {
    state
        .end_of_turn_scores()
        .into_iter()
        .filter(|(scorer, ..)| *scorer == seat)
        .map(|(_, points, feature)| (points, feature))
        .collect()
}

fn total(scores: &[(u16, ScoredFeature)]) -> i32 {
    scores.iter().map(|(points, _)| i32::from(*points)).sum()
}

/// The feature that a deployed follower claims.
fn claimed(state: &WheelOfFortune, action: Action) -> Option<FeatureView> {
    let Action::Deploy(segment) = action else {
        return None;
    };
    let cell = state.placed_cell()?;
    let design = state.design_at(cell)?;
    state.feature_at(cell, design.segment(segment)?)
}

/// What the turn gains.
pub fn reasons(turn: &Turn<'_>) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let mut add = |text: String, weight: f32, step: usize, kind: Option<usize>| {
        reasons.push(Reason {
            text,
            step,
            weight,
            kind,
        });
    };
    let end = &turn.best.end;
    let scores = scored(end, turn.seat);
    let other_total = turn
        .other
        .as_ref()
        .map_or(0, |other| total(&scored(&other.end, turn.seat)));
    let lead = total(&scores) - other_total;
    for (points, feature) in &scores {
        let sharers: Vec<String> = turn
            .others()
            .filter(|opponent| {
                scored(end, *opponent)
                    .iter()
                    .any(|(_, shared)| shared == feature)
            })
            .map(|opponent| turn.name(opponent).to_owned())
            .collect();
        let with = if sharers.is_empty() {
            String::new()
        } else {
            format!(" with {}", turn.locale.list(&sharers))
        };
        let text = format!(
            "Completes a {}{with}: +{points} for you.",
            scored_feature(turn.locale, feature)
        );
        add(
            text,
            0.5 + (lead.max(0) as f32) / scores.len() as f32,
            0,
            Some(feature_score_kind(feature.kind)),
        );
    }
    for (step, action) in turn.best.actions.iter().enumerate() {
        match *action {
            Action::Deploy(segment) => {
                if let Some(feature) = claimed(end, *action) {
                    let (text, weight) = claim(turn, segment.kind, &feature);
                    add(text, weight, step, Some(feature_score_kind(segment.kind)));
                }
            }
            Action::Crown(sector) => {
                let points = end.wheel().crown_points(sector);
                let pig = super::sector(end.wheel().pig());
                add(
                    format!(
                        "A follower on a crown of {} scores {} when the pig stops there; it is at {pig}.",
                        super::sector(sector),
                        turn.locale.count(points, "point", "points"),
                    ),
                    1.0 + f32::from(points) / 3.0,
                    step,
                    Some(CROWNS_SCORE_KIND),
                );
            }
            _ => {}
        }
    }
    for (text, weight, kind) in grown(turn) {
        add(text, weight, 0, Some(feature_score_kind(kind)));
    }
    for (text, weight) in opponents_losses(turn) {
        add(text, weight, 0, None);
    }
    if let Some((text, weight)) = without_follower(turn) {
        add(text, weight, 0, None);
    }
    reasons
}

/// Why no follower is deployed, or which one is given up.
fn without_follower(turn: &Turn<'_>) -> Option<(String, f32)> {
    let has_deployment = |actions: &[Action]| {
        actions
            .iter()
            .any(|a| matches!(a, Action::Deploy(_) | Action::Crown(_)))
    };
    let points_in = |state: &WheelOfFortune| state.score().points[turn.seat];
    if let [Action::ReturnFollower(_), ..] = *turn.best.actions {
        let lost = |end: &WheelOfFortune| (points_in(turn.start) - points_in(end)).max(0);
        let best = lost(&turn.best.end);
        let note = turn.next_best_note(best, turn.other.as_ref().map(|other| lost(&other.end)));
        let points = turn.locale.points(best);
        return Some((
            format!("This follower is the one to give up: it is worth {points} now{note}."),
            1.0,
        ));
    }
    let places = |action: &Action| matches!(action, Action::Place { .. } | Action::End);
    if has_deployment(&turn.best.actions) || !turn.best.actions.iter().any(places) {
        return None;
    }
    let left = turn.start.supply(turn.seat);
    let followers = turn.locale.count(left, "follower", "followers");
    Some(match left {
        0 => ("You have no follower left to deploy.".to_owned(), 0.1),
        _ if turn
            .other
            .as_ref()
            .is_some_and(|other| has_deployment(&other.actions)) =>
        {
            (format!("Keeps your {followers} for a better place."), 0.7)
        }
        _ => (
            format!("Nothing there is worth one of your {followers}."),
            0.1,
        ),
    })
}

/// What a new follower claims.
fn claim(turn: &Turn<'_>, kind: Kind, feature: &FeatureView) -> (String, f32) {
    let name = follower(kind);
    let opponents: Vec<String> = turn
        .others()
        .filter(|opponent| feature.followers[*opponent] > 0)
        .map(|opponent| turn.name(opponent).to_owned())
        .collect();
    if !opponents.is_empty() && kind != Kind::Cloister {
        let opponents = turn.locale.list(&opponents);
        return (
            format!(
                "Your {name} shares the {} with {opponents}.",
                super::kind(kind)
            ),
            1.5,
        );
    }
    if feature.complete {
        let text = format!("Your {name} scores at once and comes back.");
        return (text, 0.6);
    }
    match kind {
        Kind::Field => (
            format!(
                "Your farmer holds a field next to {}: {} so far at the end of the game.",
                turn.locale
                    .count(feature.cities, "completed city", "completed cities"),
                turn.locale.points(i32::from(feature.current_points)),
            ),
            0.6 + f32::from(feature.current_points) / 3.0,
        ),
        Kind::Cloister => {
            let around = feature.cells.as_slice().len().saturating_sub(1);
            (
                format!(
                    "Your monk's cloister has {around} of its 8 neighbours: 9 points when all are there."
                ),
                1.0 + around as f32 / 4.0,
            )
        }
        Kind::City | Kind::Road => {
            let (singular, plural) = match kind {
                Kind::City => ("open side", "open sides"),
                _ => ("open end", "open ends"),
            };
            (
                format!(
                    "Your {name} claims a {} with {}: {} if completed as it is.",
                    super::kind(kind),
                    turn.locale.count(feature.open, singular, plural),
                    turn.locale.points(i32::from(feature.completed_points)),
                ),
                0.5 + f32::from(feature.completed_points) / 4.0,
            )
        }
    }
}

/// The seat's own features that the tile extends.
fn grown(turn: &Turn<'_>) -> Vec<(String, f32, Kind)> {
    let Some(cell) = turn.best.end.placed_cell() else {
        return Vec::new();
    };
    let end = &turn.best.end;
    let mut reasons = Vec::new();
    for feature in end.claimed_features() {
        let is_own = feature.winners[turn.seat] && !feature.complete;
        let is_extended = feature.cells.as_slice().contains(&cell);
        let before = turn.start.claimed_features().find(|earlier| {
            let mut cells = earlier.cells.as_slice().iter();
            earlier.kind == feature.kind
                && earlier.followers[turn.seat] > 0
                && cells.all(|cell| feature.cells.as_slice().contains(cell))
        });
        let Some(before) = before.filter(|_| is_own && is_extended) else {
            continue;
        };
        let gain = i32::from(feature.completed_points) - i32::from(before.completed_points);
        let open = feature.open;
        if gain > 0 {
            let name = super::kind(feature.kind);
            let remaining = match feature.kind {
                Kind::City => turn
                    .locale
                    .count(open, "side is still open", "sides are still open"),
                Kind::Road => turn
                    .locale
                    .count(open, "end is still open", "ends are still open"),
                Kind::Cloister => {
                    turn.locale
                        .count(open, "neighbour is missing", "neighbours are missing")
                }
                Kind::Field => format!("{} points so far", feature.current_points),
            };
            reasons.push((
                format!(
                    "Your {name} grows by {}; {remaining}.",
                    turn.locale.points(gain)
                ),
                0.3 + 0.5 * gain as f32,
                feature.kind,
            ));
        }
    }
    reasons
}

/// What the turn takes from the others, against the next best turn.
fn opponents_losses(turn: &Turn<'_>) -> Vec<(String, f32)> {
    let points = |state: &WheelOfFortune, seat: Seat| state.score().points[seat];
    let mut reasons = Vec::new();
    for opponent in turn.others() {
        let best = points(&turn.best.end, opponent);
        let before = points(turn.start, opponent);
        let other = turn
            .other
            .as_ref()
            .map(|other| points(&other.end, opponent));
        let (compared, alternative) = match other {
            Some(other) => (other, "the next best turn leaves"),
            None => (before, "without it"),
        };
        let lead = compared - best;
        if lead > 0 {
            let name = turn.name(opponent);
            reasons.push((
                format!(
                    "{name} has {} if the game ended now; {alternative} {compared}.",
                    turn.locale.points(best)
                ),
                0.8 * lead as f32,
            ));
        }
    }
    reasons
}

/// What the turn costs or leaves open.
pub fn risk(turn: &Turn<'_>) -> Option<String> {
    let end = &turn.best.end;
    for opponent in turn.others() {
        let points = total(&scored(end, opponent));
        if points > 0 {
            let name = turn.name(opponent);
            let points = turn.locale.points(points);
            return Some(format!("{name} scores {points} with it too."));
        }
    }
    let deployed = turn.best.actions.iter().find_map(|action| match action {
        Action::Deploy(segment) => Some(Some(segment.kind)),
        Action::Crown(_) => Some(None),
        _ => None,
    });
    let left = turn.start.supply(turn.seat);
    match deployed {
        Some(_) if left == 1 => Some("It uses your last follower.".to_owned()),
        Some(Some(Kind::Field)) => {
            Some("The farmer stays in the field until the game ends.".to_owned())
        }
        Some(None) => Some("The follower waits on its crown until the pig comes.".to_owned()),
        Some(Some(kind)) => {
            let feature = turn.best.actions.iter().find_map(|a| claimed(end, *a));
            let open = feature.filter(|feature| !feature.complete)?.open;
            let needs = match kind {
                Kind::City => turn.locale.count(open, "open side", "open sides"),
                Kind::Road => turn.locale.count(open, "open end", "open ends"),
                _ => turn.locale.count(open, "free neighbour", "free neighbours"),
            };
            Some(format!(
                "The {} is not complete yet: {needs} to go.",
                super::kind(kind)
            ))
        }
        None => None,
    }
}
