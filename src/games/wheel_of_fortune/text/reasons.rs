//! What a turn of a hint gains and risks, in words.

use super::{follower, kind, rotation, scored_feature, sector};
use crate::games::{Comparison, Reason};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Action, FeatureView, Kind, Rotation, ScoredFeature, WheelOfFortune,
};

type Turn<'a> = Comparison<'a, WheelOfFortune>;

/// The action as a step of a hint: the board shows where.
pub fn step(state: &WheelOfFortune, which: Action) -> Option<String> {
    match which {
        Action::Place {
            rotation: turned, ..
        } => Some(match turned {
            Rotation::NONE => "place the tile on the outlined space".to_owned(),
            turned => format!("place the tile on the outlined space, {}", rotation(turned)),
        }),
        Action::ReturnFollower(at) => {
            let stands = state.tile_at(at).and_then(|placed| placed.follower);
            let design = state.design_at(at)?;
            let on = design.segments.get(stands?.1.index())?;
            Some(format!("take back the outlined {}", follower(on.kind)))
        }
        _ => None,
    }
}

/// The points that a seat scores at the end of the turn, with the features.
fn scored(state: &WheelOfFortune, seat: Seat) -> Vec<(u16, ScoredFeature)> {
    state
        .end_of_turn_scores()
        .into_iter()
        .filter(|(of, ..)| *of == seat)
        .map(|(_, points, feature)| (points, feature))
        .collect()
}

fn total(scores: &[(u16, ScoredFeature)]) -> i32 {
    scores.iter().map(|(points, _)| i32::from(*points)).sum()
}

/// The index of a feature's kind among the kinds of points.
const fn kind_index(of: Kind) -> usize {
    match of {
        Kind::City => 0,
        Kind::Road => 1,
        Kind::Cloister => 2,
        Kind::Field => 3,
    }
}

/// The feature that a deployed follower claims.
fn claimed(state: &WheelOfFortune, action: Action) -> Option<FeatureView> {
    let Action::Deploy(to) = action else {
        return None;
    };
    let cell = state.placed_cell()?;
    let design = state.design_at(cell)?;
    state.feature_at(cell, design.segment(to)?)
}

/// What the turn gains.
pub fn reasons(turn: &Turn<'_>) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let mut told = |text: String, weight: f32, step: usize, kind: Option<usize>| {
        reasons.push(Reason {
            text,
            step,
            weight,
            kind,
        });
    };
    let end = &turn.best.end;
    let own = scored(end, turn.seat);
    let other = turn
        .other
        .as_ref()
        .map(|other| scored(&other.end, turn.seat));
    let lead = total(&own) - other.as_ref().map_or(0, |other| total(other));
    for (points, feature) in &own {
        let with: Vec<String> = turn
            .others()
            .filter(|rival| {
                scored(end, *rival)
                    .iter()
                    .any(|(_, shared)| shared == feature)
            })
            .map(|rival| turn.name(rival).to_owned())
            .collect();
        let with = if with.is_empty() {
            String::new()
        } else {
            format!(" with {}", turn.locale.list(&with))
        };
        let text = format!(
            "Completes a {}{with}: +{points} for you.",
            scored_feature(turn.locale, feature)
        );
        told(
            text,
            0.5 + (lead.max(0) as f32) / own.len() as f32,
            0,
            Some(kind_index(feature.kind)),
        );
    }
    for (step, action) in turn.best.actions.iter().enumerate() {
        match *action {
            Action::Deploy(to) => {
                if let Some(feature) = claimed(end, *action) {
                    let (text, weight) = claim(turn, to.kind, &feature);
                    told(text, weight, step, Some(kind_index(to.kind)));
                }
            }
            Action::Crown(on) => {
                let points = end.wheel().crown_points(on);
                let pig = sector(end.wheel().pig());
                told(
                    format!(
                        "A follower on a crown of {} scores {} when the pig stops there; it is at {pig}.",
                        sector(on),
                        turn.locale.count(points, "point", "points"),
                    ),
                    1.0 + f32::from(points) / 3.0,
                    step,
                    Some(5),
                );
            }
            _ => {}
        }
    }
    for (text, weight, of) in grown(turn) {
        told(text, weight, 0, Some(kind_index(of)));
    }
    let mut add = |text: String, weight: f32, step: usize| told(text, weight, step, None);
    for (text, weight) in rivals(turn) {
        add(text, weight, 0);
    }
    if let Some((text, weight)) = without_follower(turn) {
        add(text, weight, 0);
    }
    reasons
}

/// Why no follower is deployed, or which one is given up.
fn without_follower(turn: &Turn<'_>) -> Option<(String, f32)> {
    let deploys = |actions: &[Action]| {
        actions
            .iter()
            .any(|a| matches!(a, Action::Deploy(_) | Action::Crown(_)))
    };
    let own_points = |state: &WheelOfFortune| state.score().points[turn.seat];
    if let [Action::ReturnFollower(_), ..] = *turn.best.actions {
        let lost = |end: &WheelOfFortune| (own_points(turn.start) - own_points(end)).max(0);
        let best = lost(&turn.best.end);
        let note = turn.next_best_note(best, turn.other.as_ref().map(|other| lost(&other.end)));
        let points = turn.locale.points(best);
        return Some((
            format!("This follower is the one to give up: it is worth {points} now{note}."),
            1.0,
        ));
    }
    let places = |action: &Action| matches!(action, Action::Place { .. } | Action::End);
    if deploys(&turn.best.actions) || !turn.best.actions.iter().any(places) {
        return None;
    }
    let left = turn.start.supply(turn.seat);
    let followers = turn.locale.count(left, "follower", "followers");
    Some(match left {
        0 => ("You have no follower left to deploy.".to_owned(), 0.1),
        _ if turn
            .other
            .as_ref()
            .is_some_and(|other| deploys(&other.actions)) =>
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
fn claim(turn: &Turn<'_>, of: Kind, feature: &FeatureView) -> (String, f32) {
    let who = follower(of);
    let rivals: Vec<String> = turn
        .others()
        .filter(|rival| feature.followers[*rival] > 0)
        .map(|rival| turn.name(rival).to_owned())
        .collect();
    if !rivals.is_empty() && of != Kind::Cloister {
        let rivals = turn.locale.list(&rivals);
        return (
            format!("Your {who} shares the {} with {rivals}.", kind(of)),
            1.5,
        );
    }
    if feature.complete {
        let text = format!("Your {who} scores at once and comes back.");
        return (text, 0.6);
    }
    match of {
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
            let open = if of == Kind::City {
                "open side"
            } else {
                "open end"
            };
            let opens = if of == Kind::City {
                "open sides"
            } else {
                "open ends"
            };
            (
                format!(
                    "Your {who} claims a {} with {}: {} if completed as it is.",
                    kind(of),
                    turn.locale.count(feature.open, open, opens),
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
    let mut found = Vec::new();
    for feature in end.claimed_features() {
        let is_own = feature.winners[turn.seat] && !feature.complete;
        let touches = feature.cells.as_slice().contains(&cell);
        let before = turn.start.claimed_features().find(|old| {
            let shared = old.cells.as_slice().iter();
            old.kind == feature.kind
                && old.followers[turn.seat] > 0
                && shared
                    .clone()
                    .all(|cell| feature.cells.as_slice().contains(cell))
        });
        let Some(before) = before.filter(|_| is_own && touches) else {
            continue;
        };
        let more = i32::from(feature.completed_points) - i32::from(before.completed_points);
        let open = feature.open;
        if more > 0 {
            let name = kind(feature.kind);
            let still = match feature.kind {
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
            found.push((
                format!(
                    "Your {name} grows by {}; {still}.",
                    turn.locale.points(more)
                ),
                0.3 + 0.5 * more as f32,
                feature.kind,
            ));
        }
    }
    found
}

/// What the turn takes from the others, against the next best turn.
fn rivals(turn: &Turn<'_>) -> Vec<(String, f32)> {
    let points = |state: &WheelOfFortune, seat: Seat| state.score().points[seat];
    let mut found = Vec::new();
    for rival in turn.others() {
        let best = points(&turn.best.end, rival);
        let before = points(turn.start, rival);
        let other = turn.other.as_ref().map(|other| points(&other.end, rival));
        let (compared, way) = match other {
            Some(other) => (other, "the next best turn leaves"),
            None => (before, "without it"),
        };
        let lead = compared - best;
        if lead > 0 {
            let name = turn.name(rival);
            found.push((
                format!(
                    "{name} has {} if the game ended now; {way} {compared}.",
                    turn.locale.points(best)
                ),
                0.8 * lead as f32,
            ));
        }
    }
    found
}

/// What the turn costs or leaves open.
pub fn risk(turn: &Turn<'_>) -> Option<String> {
    let end = &turn.best.end;
    for rival in turn.others() {
        let points = total(&scored(end, rival));
        if points > 0 {
            let name = turn.name(rival);
            let points = turn.locale.points(points);
            return Some(format!("{name} scores {points} with it too."));
        }
    }
    let deployed = turn.best.actions.iter().find_map(|action| match action {
        Action::Deploy(to) => Some(Some(to.kind)),
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
        Some(Some(of)) => {
            let feature = turn.best.actions.iter().find_map(|a| claimed(end, *a));
            let open = feature.filter(|feature| !feature.complete)?.open;
            let needs = match of {
                Kind::City => turn.locale.count(open, "open side", "open sides"),
                Kind::Road => turn.locale.count(open, "open end", "open ends"),
                _ => turn.locale.count(open, "free neighbour", "free neighbours"),
            };
            Some(format!(
                "The {} is not complete yet: {needs} to go.",
                kind(of)
            ))
        }
        None => None,
    }
}
