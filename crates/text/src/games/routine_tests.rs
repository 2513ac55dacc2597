//! What the games call routine.

use super::routine;
use app_core::session::SessionAction;
use app_core::settings::TurnEnd;
use app_core::testing::{HUMAN, Rig, match_of};
use records::Match;
use rules::GameId;

/// Plays a whole game, always with the last legal action, as fast as the timers allow;
/// returns the actions that were taken by themselves.
fn automatic_actions(record: Match, turn_end: TurnEnd) -> Vec<String> {
    let mut rig = Rig::alone(record);
    rig.on(SessionAction::TurnEndChanged(turn_end));
    let mut taken = Vec::new();
    while !rig.session.is_over() {
        rig.bots_act();
        if rig.session.is_over() {
            break;
        }
        let legal = rig.session.record().state().legal_actions();
        if rig.countdown.is_some() {
            assert_eq!(legal.len(), 1);
            taken.push(legal[0].to_string());
            rig.countdown_ends();
        } else {
            rig.on(SessionAction::Act(legal[(rig.ply() * 7) % legal.len()]));
        }
        rig.movement_ends();
    }
    taken
}

#[test]
fn whole_games_end_their_turns_by_themselves() {
    for (game, players, wanted) in [
        (GameId::TurnOfTime, &[HUMAN][..], "next"),
        (GameId::WheelOfFortune, &[HUMAN, HUMAN], "end"),
        (GameId::WheelsOfTime, &[HUMAN, HUMAN], "end"),
        (GameId::WorldWonders, &[HUMAN, HUMAN], "end"),
    ] {
        let record = match_of(game, players);
        for turn_end in [TurnEnd::Countdown, TurnEnd::AtOnce] {
            let taken = automatic_actions(record.clone(), turn_end);
            assert!(taken.iter().any(|action| action == wanted), "{taken:?}");
        }
        assert!(automatic_actions(record, TurnEnd::Ask).is_empty());
    }
    for (game, players) in [
        (GameId::ArgonautsWheel, &[HUMAN, HUMAN][..]),
        (GameId::TurnOfTime, &[HUMAN, HUMAN]),
    ] {
        let taken = automatic_actions(match_of(game, players), TurnEnd::Countdown);
        assert!(taken.is_empty(), "{taken:?}");
    }
}

/// The game calls nothing routine that is not the only legal action.
#[test]
fn a_choice_is_never_routine() {
    let mut record = match_of(GameId::WheelOfFortune, &[HUMAN, HUMAN]);
    for _ in 0..40 {
        let state = record.state();
        let legal = state.legal_actions();
        let routine = routine(state);
        assert!(routine.is_none() || legal.len() == 1);
        record.apply(legal[0]).unwrap();
    }
}
