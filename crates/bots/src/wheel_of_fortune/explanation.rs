//! What a turn gains and risks.

use crate::explanation::{Compared, Comparison, Explain, Weighted};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Action, FeatureView, Kind, ScoreKind, ScoredFeature, Sector, WheelOfFortune,
};

/// Something that a turn gains.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A feature is completed, and the player scores.
    Completes {
        feature: Box<ScoredFeature>,
        points: u16,
        sharers: Vec<Seat>,
    },
    /// A follower is deployed to a crown.
    Crown {
        sector: Sector,
        /// What it scores when the pig stops there.
        points: u16,
        pig: Sector,
    },
    /// A follower is deployed to a feature that is complete.
    ScoresAtOnce(Kind),
    /// A farmer is deployed.
    ClaimsField {
        cities: u8,
        /// The points of the field, if the game ended now.
        points: u16,
    },
    /// A monk is deployed.
    ClaimsCloister {
        /// How many of the eight neighbours are there.
        neighbours: usize,
    },
    /// A knight or thief is deployed to an incomplete feature.
    Claims {
        kind: Kind,
        open: u8,
        /// Its points if it is completed as it is.
        points: u16,
    },
    Grows {
        kind: Kind,
        /// How many more points it scores if it is completed.
        gain: i32,
        /// Its open edges or free neighbours.
        open: u8,
        /// Its points if the game ended now.
        points: u16,
    },
    /// An opponent has fewer points, if the game ended now.
    OpponentHas { opponent: Seat, points: Compared },
    /// The follower that the plague takes is the one that costs least.
    GivesUp { cost: Compared },
    /// No follower is deployed, because there is none.
    HasNoFollower,
    /// No follower is deployed, but with the next best turn.
    KeepsFollowers { left: u8 },
    /// No follower is deployed, nor with the next best turn.
    NothingToClaim { left: u8 },
}

/// What a turn risks or costs.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Risk {
    OpponentScores {
        opponent: Seat,
        points: i32,
    },
    LastFollower,
    /// A farmer stays until the game ends.
    FarmerStays,
    /// A follower on a crown stays until the pig comes.
    CrownWaits,
    /// The feature of the new follower is incomplete.
    Incomplete {
        kind: Kind,
        /// Its open edges or free neighbours.
        open: u8,
    },
}

type Turn<'a> = Comparison<'a, WheelOfFortune>;

impl Explain for WheelOfFortune {
    type Reason = Reason;
    type Risk = Risk;

    fn reasons(turn: &Turn<'_>) -> Vec<Weighted<Self>> {
        let mut reasons = completed(turn);
        let end = &turn.best.end;
        for (step, action) in turn.best.actions.iter().enumerate() {
            let reason = match *action {
                Action::Deploy(segment) => claimed(end, *action).map(|feature| {
                    let (reason, weight) = claim(segment.kind, &feature);
                    Weighted::new(reason, weight).about(ScoreKind::Feature(segment.kind))
                }),
                Action::Crown(sector) => {
                    let points = end.wheel().crown_points(sector);
                    let pig = end.wheel().pig();
                    let reason = Reason::Crown {
                        sector,
                        points,
                        pig,
                    };
                    let weight = 1.0 + f32::from(points) / 3.0;
                    Some(Weighted::new(reason, weight).about(ScoreKind::Crowns))
                }
                _ => None,
            };
            reasons.extend(reason.map(|reason| reason.at(step)));
        }
        reasons.extend(grown(turn));
        for opponent in turn.others() {
            let points = turn.compare(|state| state.score().points[opponent]);
            if points.lead() < 0 {
                let weight = -0.8 * points.lead() as f32;
                reasons.push(Weighted::new(
                    Reason::OpponentHas { opponent, points },
                    weight,
                ));
            }
        }
        reasons.extend(without_follower(turn));
        reasons
    }

    fn risk(turn: &Turn<'_>) -> Option<Risk> {
        let end = &turn.best.end;
        for opponent in turn.others() {
            let points = total(&scored(end, opponent));
            if points > 0 {
                return Some(Risk::OpponentScores { opponent, points });
            }
        }
        let mut actions = turn.best.actions.iter();
        let deployment = *actions.find(|action| is_deployment(action))?;
        match deployment {
            _ if turn.start.supply(turn.seat) == 1 => Some(Risk::LastFollower),
            Action::Deploy(segment) if segment.kind == Kind::Field => Some(Risk::FarmerStays),
            Action::Deploy(segment) => {
                let feature = claimed(end, deployment)?;
                (!feature.complete).then_some(Risk::Incomplete {
                    kind: segment.kind,
                    open: feature.open,
                })
            }
            _ => Some(Risk::CrownWaits),
        }
    }
}

const fn is_deployment(action: &Action) -> bool {
    matches!(action, Action::Deploy(_) | Action::Crown(_))
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

fn completed(turn: &Turn<'_>) -> Vec<Weighted<WheelOfFortune>> {
    let scores = scored(&turn.best.end, turn.seat);
    let other_total = turn
        .other
        .as_ref()
        .map_or(0, |other| total(&scored(&other.end, turn.seat)));
    let lead = (total(&scores) - other_total).max(0);
    let weight = 0.5 + lead as f32 / scores.len() as f32;
    let sharers = |feature: &ScoredFeature| {
        let scores_it = |opponent: &Seat| {
            let scores = scored(&turn.best.end, *opponent);
            scores.iter().any(|(_, shared)| shared == feature)
        };
        turn.others().filter(scores_it).collect()
    };
    scores
        .iter()
        .map(|&(points, feature)| {
            let reason = Reason::Completes {
                feature: Box::new(feature),
                points,
                sharers: sharers(&feature),
            };
            Weighted::new(reason, weight).about(ScoreKind::Feature(feature.kind))
        })
        .collect()
}

fn claimed(state: &WheelOfFortune, action: Action) -> Option<FeatureView> {
    let Action::Deploy(segment) = action else {
        return None;
    };
    let cell = state.placed_cell()?;
    let design = state.design_at(cell)?;
    state.feature_at(cell, design.segment(segment)?)
}

/// What a new follower claims, and what that is worth.
fn claim(kind: Kind, feature: &FeatureView) -> (Reason, f32) {
    if feature.complete {
        return (Reason::ScoresAtOnce(kind), 0.6);
    }
    match kind {
        Kind::Field => {
            let points = feature.current_points;
            let cities = feature.cities;
            let reason = Reason::ClaimsField { cities, points };
            (reason, 0.6 + f32::from(points) / 3.0)
        }
        Kind::Cloister => {
            let neighbours = feature.cells.as_slice().len().saturating_sub(1);
            let reason = Reason::ClaimsCloister { neighbours };
            (reason, 1.0 + neighbours as f32 / 4.0)
        }
        Kind::City | Kind::Road => {
            let points = feature.completed_points;
            let open = feature.open;
            let reason = Reason::Claims { kind, open, points };
            (reason, 0.5 + f32::from(points) / 4.0)
        }
    }
}

/// The seat's own features that the tile extends.
fn grown(turn: &Turn<'_>) -> Vec<Weighted<WheelOfFortune>> {
    let end = &turn.best.end;
    let mut reasons = Vec::new();
    let Some(cell) = end.placed_cell() else {
        return reasons;
    };
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
        if gain > 0 {
            let reason = Reason::Grows {
                kind: feature.kind,
                gain,
                open: feature.open,
                points: feature.current_points,
            };
            let reason = Weighted::new(reason, 0.3 + 0.5 * gain as f32);
            reasons.push(reason.about(ScoreKind::Feature(feature.kind)));
        }
    }
    reasons
}

/// Why no follower is deployed, or which one is given up.
fn without_follower(turn: &Turn<'_>) -> Option<Weighted<WheelOfFortune>> {
    let points = |state: &WheelOfFortune| state.score().points[turn.seat];
    if let [Action::ReturnFollower(_), ..] = *turn.best.actions {
        let cost = turn.compare(|end| (points(turn.start) - points(end)).max(0));
        return Some(Weighted::new(Reason::GivesUp { cost }, 1.0));
    }
    let deploys = |actions: &[Action]| actions.iter().any(is_deployment);
    let places = |action: &Action| matches!(action, Action::Place { .. } | Action::End);
    if deploys(&turn.best.actions) || !turn.best.actions.iter().any(places) {
        return None;
    }
    let other = turn.other.as_ref();
    Some(match turn.start.supply(turn.seat) {
        0 => Weighted::new(Reason::HasNoFollower, 0.1),
        left if other.is_some_and(|other| deploys(&other.actions)) => {
            Weighted::new(Reason::KeepsFollowers { left }, 0.7)
        }
        left => Weighted::new(Reason::NothingToClaim { left }, 0.1),
    })
}
