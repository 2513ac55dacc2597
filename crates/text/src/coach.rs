//! What the coach says of a turn, in words.

use crate::{HintText, Locale, Names, action, hint_text, turning_point};
use app_core::session::{Hint, Verdict};
use l10n::table;
use protocol::{Judgement, Outlook};
use records::Match;
use rules::Seat;
use std::rc::Rc;

/// A verdict in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VerdictText {
    /// What the turn cost: points or chances, seat by seat.
    pub cost: String,
    /// What was played, step by step.
    pub played: Vec<String>,
    /// What would have been better, step by step, and why.
    pub better: HintText,
    /// What the turn that was played risks.
    pub risk: Option<String>,
}

/// The words for a verdict on an action of the match.
pub fn verdict_text(
    locale: Locale,
    record: &Match,
    verdict: &Verdict,
    names: &Names,
) -> VerdictText {
    let position = record.position_at(verdict.reviewed.ply);
    let better = hint_text(locale, position.state(), &verdict.better, names);
    // The turn that was played, beside the better one.
    let played = Hint {
        suggestions: Rc::default(),
        line: verdict.better.other.clone(),
        other: verdict.better.line.clone(),
        reply: Vec::new(),
    };
    let played = hint_text(locale, position.state(), &played, names);
    let (mut better, mut played) = (better.unwrap_or_default(), played.unwrap_or_default());
    // Coordinates tell apart what reads the same.
    if better.steps.first() == played.steps.first() {
        let line = verdict
            .better
            .line
            .first()
            .zip(verdict.better.other.first());
        let steps = better.steps.first_mut().zip(played.steps.first_mut());
        if let (Some((better_action, own_action)), Some((better, own))) = (line, steps) {
            *better = action(locale, position.state(), *better_action);
            *own = action(locale, position.state(), *own_action);
        }
    }
    VerdictText {
        cost: cost(locale, verdict, names),
        played: played.steps,
        better,
        risk: played.risk,
    }
}

/// The verdict as it is read out.
pub fn verdict_aloud(locale: Locale, text: &VerdictText) -> String {
    let mut parts = vec![
        text.cost.clone(),
        table::coach_played(locale, &locale.list(&text.played)),
        table::better(locale, &locale.list(&text.better.steps)),
    ];
    parts.extend(text.better.reasons.iter().map(|(reason, _)| reason.clone()));
    parts.join(" ")
}

fn cost(locale: Locale, verdict: &Verdict, names: &Names) -> String {
    let reviewed = &verdict.reviewed;
    let Some(judgement) = &reviewed.judgement else {
        return String::new();
    };
    if let (Some(before), Some(after)) = (judgement.best, judgement.played) {
        return turning_point(locale, names, reviewed.seat, reviewed.ply, before, after);
    }
    let by_points = reviewed.after.as_ref();
    by_points
        .and_then(|after| cost_in_points(locale, names, reviewed.seat, &reviewed.outlook, after))
        .unwrap_or_else(|| {
            cost_in_chances(locale, names, reviewed.seat, &reviewed.outlook, judgement)
        })
}

/// What each seat can expect in points, if the seat that acted loses at least one: else its chances say more.
fn cost_in_points(
    locale: Locale,
    names: &Names,
    seat: Seat,
    before: &Outlook,
    after: &Outlook,
) -> Option<String> {
    let (before, after) = (before.points.as_ref()?, after.points.as_ref()?);
    if after.get(seat.index())? >= before.get(seat.index())? {
        return None;
    }
    let changes = Seat::all(u8::MAX).zip(before.iter().zip(after));
    let of_each: Vec<String> = changes
        .filter(|(_, (before, after))| before != after)
        .map(|(seat, (before, after))| {
            let number = |of: i16| i32::from(of);
            table::coach_points_of(locale, &names.player(seat), number(*after), number(*before))
        })
        .collect();
    Some(table::coach_points(locale, &locale.list(&of_each)))
}

/// The chances before and after the action; those of two seats mirror each other.
fn cost_in_chances(
    locale: Locale,
    names: &Names,
    seat: Seat,
    outlook: &Outlook,
    judgement: &Judgement,
) -> String {
    let chance = |of: u16| crate::percent(locale, of);
    let own = outlook
        .chances
        .get(seat.index())
        .copied()
        .unwrap_or_default();
    let after = own.saturating_sub(judgement.loss);
    // In whole hundredths, so that the chances of two add up.
    let (own, after) = ((own + 5) / 10 * 10, (after + 5) / 10 * 10);
    if names.len() == 1 {
        return table::coach_goal(locale, &chance(after), &chance(own));
    }
    let mut of_each = vec![table::coach_chance_of(
        locale,
        &names.player(seat),
        &chance(after),
        &chance(own),
    )];
    let mut others = Seat::all(2).filter(|other| *other != seat);
    if names.len() == 2
        && let Some(other) = others.next()
    {
        let player = names.player(other);
        let (now, once) = (1000 - after.min(1000), 1000 - own.min(1000));
        of_each.push(table::coach_chance_of(
            locale,
            &player,
            &chance(now),
            &chance(once),
        ));
    }
    table::coach_chances(locale, &locale.list(&of_each))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names_of;
    use app_core::session::{SessionAction, WorkerAnswer};
    use app_core::settings::Coaching;
    use app_core::testing::{EXPERT, HUMAN, Rig, found, match_of, suggestion};
    use bots::Forced;
    use protocol::Task;
    use rules::GameId;

    const ENGLISH: Locale = Locale::ENGLISH;

    /// The words after the first action of the only person, which lost 140 thousandths against the second legal one.
    fn told(
        game: GameId,
        outlook: Outlook,
        after: Option<Outlook>,
        forced: Option<(Forced, Forced)>,
    ) -> VerdictText {
        let mut rig = Rig::alone(match_of(game, &[HUMAN, EXPERT]));
        if rig.session.actor().is_none() {
            rig = Rig::alone(match_of(game, &[EXPERT, HUMAN]));
        }
        rig.on(SessionAction::CoachingChanged(Coaching::Strict));
        while rig.session.verdict().is_none() {
            let (judged, job) = match rig.search.take() {
                Some(job) if matches!(job.task, Task::Review { played: Some(_) }) => (true, job),
                _ => {
                    rig.act().movement_ends();
                    continue;
                }
            };
            let legal = job.record.state().legal_actions();
            let WorkerAnswer::Found(mut answer) =
                found(job.record.state(), vec![suggestion(legal[1], None)])
            else {
                unreachable!()
            };
            answer.outlook = outlook.clone();
            answer.after = after.clone();
            answer.judgement = judged.then(|| Judgement {
                loss: 140,
                line: vec![legal[1].to_string()],
                best: forced.map(|(best, _)| best),
                played: forced.map(|(_, played)| played),
            });
            rig.on(SessionAction::Worker(job.id, WorkerAnswer::Found(answer)));
        }
        let record = rig.session.record();
        let verdict = rig.session.verdict().unwrap();
        verdict_text(ENGLISH, record, verdict, &names_of(ENGLISH, record))
    }

    fn outlook(chances: [u16; 2], points: Option<[i16; 2]>) -> Outlook {
        Outlook {
            chances: chances.to_vec(),
            points: points.map(|points| points.to_vec()),
            exact: false,
        }
    }

    #[test]
    fn chances_are_told_of_both() {
        let text = told(GameId::TurnOfTime, outlook([600, 400], None), None, None);
        assert_eq!(
            text.cost,
            "Chances of winning: you 46% instead of 60% and Leo 54% instead of 40%."
        );
        assert_ne!(text.played, text.better.steps);
    }

    #[test]
    fn points_are_told_where_the_turn_costs_some() {
        let before = outlook([600, 400], Some([50, 44]));
        let told = |after| {
            let after = outlook([460, 540], Some(after));
            told(GameId::WheelOfFortune, before.clone(), Some(after), None).cost
        };
        assert_eq!(
            told([47, 45]),
            "To expect at the end: you 47 points instead of 50 and Leo 45 instead of 44."
        );
        assert_eq!(
            told([47, 44]),
            "To expect at the end: you 47 points instead of 50."
        );
        // The other one gains more: chances say it better.
        assert_eq!(
            told([51, 49]),
            "Chances of winning: you 46% instead of 60% and Leo 54% instead of 40%."
        );
    }

    #[test]
    fn what_is_certain_is_told_as_such() {
        let forced = (Forced::Wins(3), Forced::Draws);
        let text = told(
            GameId::ArgonautsWheel,
            outlook([1000, 0], None),
            None,
            Some(forced),
        );
        assert_eq!(
            text.cost,
            "Move 1: you could have won in 3 turns. Now: Nobody can force a win."
        );
    }

    #[test]
    fn what_reads_the_same_is_told_apart_by_coordinates() {
        let text = told(GameId::WorldWonders, outlook([600, 400], None), None, None);
        assert_ne!(text.played.first(), text.better.steps.first());
        let aloud = verdict_aloud(ENGLISH, &text);
        assert!(aloud.starts_with(&text.cost), "{aloud}");
        assert!(aloud.contains("Played: "), "{aloud}");
        assert!(aloud.contains("Better: "), "{aloud}");
    }
}
