//! Resigning, agreed draws, changes of players, and rematches.

use crate::session::{Closing, Effect, SessionAction, rematch_choices};
use crate::testing::{HUMAN, NOVICE, Rig, match_of, match_with_undo, seat};
use protocol::Task;
use records::{Colour, Ending, Entry, Name, Player, UndoPolicy};
use rules::{GameId, Level, Strength};

pub const RESIGN: SessionAction = SessionAction::Close(Closing::Resign);
const DRAW: SessionAction = SessionAction::Close(Closing::Draw);

fn ending(rig: &Rig) -> Option<Ending> {
    rig.session.record().position().ending()
}

#[test]
fn ending_early_needs_confirmation() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(2);
    rig.on(SessionAction::Confirm(Some(Closing::Resign)));
    assert_eq!(rig.session.confirming(), Some(Closing::Resign));
    assert_eq!(rig.entries().len(), 2);
    rig.on(SessionAction::Confirm(None));
    assert_eq!(rig.session.confirming(), None);
    rig.on(SessionAction::Confirm(Some(Closing::Draw)));
    let escapes = rig.session.selection_epoch();
    rig.on(SessionAction::Escape);
    assert_eq!(rig.session.confirming(), None);
    assert_eq!(rig.session.selection_epoch(), escapes + 1);
    rig.on(SessionAction::Confirm(Some(Closing::Resign)))
        .on(RESIGN);
    assert_eq!(rig.session.confirming(), None);
    assert_eq!(ending(&rig), Some(Ending::Resigned));
    assert_eq!(rig.entries()[2], Entry::Resign(seat(0)));
}

#[test]
fn acting_cancels_a_pending_question() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.on(SessionAction::Confirm(Some(Closing::Resign))).act();
    assert_eq!(rig.session.confirming(), None);
}

#[test]
fn a_bot_that_acts_leaves_the_question_open() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act();
    while rig.session.actor().is_some() {
        rig.act();
    }
    rig.on(SessionAction::Confirm(Some(Closing::Resign)));
    let before = rig.ply();
    rig.bots_act();
    assert!(rig.ply() > before);
    assert_eq!(rig.session.confirming(), Some(Closing::Resign));
    rig.on(RESIGN);
    assert_eq!(rig.session.confirming(), None);
    assert_eq!(ending(&rig), Some(Ending::Resigned));
}

#[test]
fn a_bot_replaces_a_player_who_resigned() {
    let mut rig = Rig::with(&[HUMAN; 3]);
    rig.on(RESIGN);
    assert_eq!(ending(&rig), None);
    let job = rig.search.clone().unwrap();
    assert_eq!(
        rig.session.bot_to_act(),
        Some((seat(0), Strength::from_level(Level::Casual)))
    );
    assert_eq!(job.task, Task::Decide(Level::Casual));
    rig.bots_act();
    assert_eq!((rig.ply(), rig.session.actor()), (2, Some(seat(1))));
    rig.act_times(2);
    assert_eq!(
        rig.session.bot_to_act(),
        Some((seat(0), Strength::from_level(Level::Casual)))
    );
    // The seat's player has not changed.
    let seats = rig.session.record().seats();
    assert!(seats.iter().all(|seat| seat.player == HUMAN));
    // Undo goes back beyond the actions taken for Ada, to Cleo's turn.
    rig.bots_act().on(SessionAction::Undo);
    assert_eq!(rig.session.actor(), Some(seat(2)));
    rig.on(SessionAction::Undo);
    assert_eq!((rig.ply(), rig.session.actor()), (2, Some(seat(1))));
    // No person has acted since Ada resigned: one entry at a time.
    rig.on(SessionAction::Undo).on(SessionAction::Undo);
    assert_eq!((rig.ply(), rig.session.actor()), (0, Some(seat(0))));
}

#[test]
fn the_last_remaining_player_wins() {
    let mut rig = Rig::with(&[HUMAN; 3]);
    rig.on(RESIGN).bots_act().on(RESIGN);
    assert_eq!(ending(&rig), Some(Ending::Resigned));
    assert!(rig.search.is_none());
    let ranks = rig.session.record().position().ranks();
    assert_eq!(ranks[seat(2)], 1);
    assert_eq!(rig.session.can_resign(), None);
}

#[test]
fn the_only_person_may_resign_while_a_bot_thinks() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act();
    assert_eq!(rig.session.can_resign(), Some(seat(0)));
    rig.on(RESIGN);
    assert_eq!(rig.entries()[1], Entry::Resign(seat(0)));
    assert!(rig.has_effect(&Effect::StopSearch));
    assert!(rig.session.is_over());
    // With two people, only the one whose turn it is can resign.
    let mut rig = Rig::with(&[HUMAN, HUMAN, NOVICE]);
    rig.act_times(2);
    assert_eq!(rig.session.can_resign(), None);
    rig.on(RESIGN);
    assert_eq!(rig.entries().len(), 2);
}

#[test]
fn nobody_can_resign_while_browsing() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().bots_act().on(SessionAction::BrowseTo(1));
    assert_eq!(rig.session.can_resign(), None);
    rig.on(RESIGN);
    assert_eq!(rig.entries().len(), 2);
}

#[test]
fn draws_need_two_people_and_no_bot() {
    for players in [&[HUMAN, NOVICE][..], &[HUMAN]] {
        let mut rig = Rig::with(players);
        assert!(!rig.session.can_draw());
        rig.on(DRAW);
        assert!(rig.entries().is_empty());
    }
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    assert!(rig.session.can_draw());
    rig.act_times(3).on(DRAW);
    assert_eq!(ending(&rig), Some(Ending::AgreedDraw));
    let ranks = rig.session.record().position().ranks();
    assert_eq!(ranks.as_slice(), [1, 1]);
    assert!(!rig.session.can_draw());
}

#[test]
fn a_seat_changes_between_person_and_bot() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.on(SessionAction::SetPlayer(seat(0), NOVICE.into()));
    assert_eq!(rig.saves, 1);
    assert_eq!(rig.stored.as_ref().unwrap().seats()[0].player, NOVICE);
    let thinking = rig.search.clone().unwrap();
    assert_eq!(thinking.task, Task::Decide(Level::Novice));
    // A person takes the seat back before the bot has acted.
    rig.on(SessionAction::SetPlayer(seat(0), Player::Human.into()));
    assert!(rig.search.is_none());
    rig.on(Rig::answer_to(&thinking));
    assert!(rig.bot_timer.is_none());
    assert_eq!(rig.session.actor(), Some(seat(0)));
    // The bot of another seat waits for its turn.
    rig.on(SessionAction::SetPlayer(seat(1), NOVICE.into()));
    assert!(rig.search.is_none());
    rig.act();
    assert!(rig.search.is_some());
    // There is no third seat.
    let saves = rig.saves;
    rig.on(SessionAction::SetPlayer(seat(2), NOVICE.into()));
    assert_eq!(rig.saves, saves);
}

#[test]
fn a_rematch_rotates_seats_names_and_colours() {
    let mut record = match_with_undo(&[HUMAN, NOVICE, HUMAN], UndoPolicy::UntilRevealed);
    for (number, name) in [(0, "Ada"), (1, "Ben"), (2, "Cleo")] {
        record.set_name(seat(number), Name::new(name));
    }
    record.set_colour(seat(0), Colour::Violet);
    let rig = Rig::alone(record.clone());
    let next = rig.session.rematch(99, None).unwrap();
    let names: Vec<_> = next.seats().iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ben", "Cleo", "Ada"]);
    let players: Vec<_> = next.seats().iter().map(|seat| seat.player).collect();
    assert_eq!(players, [NOVICE, HUMAN, HUMAN]);
    let colours = [0, 1, 2].map(|number| next.colour(seat(number)));
    assert_eq!(colours, [Colour::Blue, Colour::Yellow, Colour::Violet]);
    assert_eq!(next.table_rules(), record.table_rules());
    assert_eq!(next.setup().seed(), 99);
    assert!(next.entries().is_empty());
}

/// A bot that adapts is half a step weaker after it has won, half a step stronger after the person
/// has, and the rematch is against that one.
#[test]
fn a_matched_opponent_follows_the_results() {
    let casual = Strength::from_level(Level::Casual);
    let matched = Player::Matched(casual);
    let mut lost = Rig::with(&[HUMAN, matched]);
    assert_eq!(lost.session.earned_strength(), None);
    lost.on(RESIGN);
    assert!(lost.has_effect(&Effect::KeepStrength(casual.weaker())));
    let mut won = Rig::with(&[HUMAN, HUMAN]);
    won.act()
        .on(RESIGN)
        .on(SessionAction::SetPlayer(seat(1), matched.into()));
    for (rig, next) in [(lost, casual.weaker()), (won, casual.stronger())] {
        assert_eq!(rig.session.earned_strength(), Some((casual, next)));
        let rematch = rig.session.rematch(1, None).unwrap();
        assert_eq!(rematch.seats()[0].player, Player::Matched(next));
    }
    // Nothing is earned against others, or without a result.
    let mut other = Rig::with(&[HUMAN, NOVICE]);
    other.on(RESIGN);
    assert_eq!(other.session.earned_strength(), None);
}

/// Half a step above a level, some decisions are made by the next one.
#[test]
fn half_a_step_between_two_levels_asks_for_both() {
    let half = Player::Matched(Strength::from_level(Level::Casual).stronger());
    let mut rig = Rig::with(&[HUMAN, half]);
    let mut levels = Vec::new();
    while !rig.session.is_over() {
        rig.act();
        levels.extend(rig.search.as_ref().map(|job| job.task.clone()));
        rig.bots_act();
    }
    for level in [Level::Casual, Level::Skilled] {
        assert!(levels.contains(&Task::Decide(level)), "{levels:?}");
    }
}

#[test]
fn a_rematch_has_no_given_draws() {
    let dealt = match_of(GameId::TurnOfTime, &[HUMAN]);
    let rig = Rig::alone(dealt);
    let next = rig.session.rematch(5, None).unwrap();
    assert!(next.setup().draws().is_empty());
    assert_eq!(next.setup().seed(), 5);
}

#[test]
fn a_rematch_may_choose_the_first_player() {
    assert!(rematch_choices(&match_of(GameId::TurnOfTime, &[HUMAN; 2])).is_none());
    let record = match_of(GameId::ArgonautsWheel, &[HUMAN; 2]);
    assert_eq!(rematch_choices(&record).unwrap().choices.len(), 2);
    let rig = Rig::alone(record);
    for (begins, first) in [(None, 0), (Some(0), 0), (Some(1), 1)] {
        let next = rig.session.rematch(1, begins).unwrap();
        assert_eq!(next.position().to_act(), Some(seat(first)), "{begins:?}");
    }
}
