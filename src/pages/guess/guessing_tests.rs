//! Guessing the moves of a game, without a page.

use super::guessing::{GuessAction, Guessing, Phase};
use app_core::settings::Pace;
use app_core::testing::{HUMAN, NOVICE, match_of};
use records::{Entry, Match};
use rules::{Action, GameId, Seat};
use std::rc::Rc;
use text::Locale;
use yew::Reducible;

const PACE: Pace = Pace::AtOnce;

/// A game of some turns that the first seat resigns.
fn game() -> Match {
    let mut record = match_of(GameId::WheelsOfTime, &[HUMAN, NOVICE]);
    for _ in 0..30 {
        let action = record.state().legal_actions()[0];
        record.apply(action).unwrap();
    }
    record.apply_entry(Entry::Resign(Seat::FIRST)).unwrap();
    record
}

/// What a seat has done where it had a choice, in order.
fn choices_of(seat: Seat) -> Vec<(usize, Action)> {
    let record = game();
    let entries = record.main_entries().iter().enumerate();
    let choices = entries.filter_map(|(ply, entry)| {
        let position = record.position_at(ply);
        let is_own = position.to_act() == Some(seat);
        match entry {
            Entry::Action(action) if is_own && position.state().legal_actions().len() > 1 => {
                Some((ply, *action))
            }
            _ => None,
        }
    });
    choices.collect()
}

struct Player(Rc<Guessing>);

impl Player {
    fn begins(seat: Seat) -> Self {
        let record = game();
        let names = text::names_of(Locale::ENGLISH, &record);
        Self(Rc::new(
            Guessing::begin(record, seat, names, Locale::ENGLISH).unwrap(),
        ))
    }

    fn on(&mut self, action: GuessAction) -> &Guessing {
        self.0 = self.0.clone().reduce(action);
        &self.0
    }
}

#[test]
fn every_choice_of_a_seat_is_guessed_once() {
    for seat in [0, 1].map(|index| Seat::new(index).unwrap()) {
        let mut player = Player::begins(seat);
        let choices = choices_of(seat);
        assert_eq!(player.0.count(), choices.len());
        for (ply, played) in choices {
            let before = game().position_at(ply).state().hash();
            assert_eq!(player.0.board.state.hash(), before);
            let guessing = player.on(GuessAction::Guess(played, PACE));
            assert_eq!(guessing.phase, Phase::Told);
            assert!(!guessing.board.is_wrong);
            let after = game().position_at(ply + 1).state().hash();
            assert_eq!(guessing.board.state.hash(), after);
            // It counts once.
            player.on(GuessAction::Guess(played, PACE));
            player.on(GuessAction::Next);
        }
        assert_eq!(
            (player.0.phase, player.0.hits),
            (Phase::Over, player.0.count())
        );
        assert!(player.0.differences.is_empty());
        assert!(player.0.by_chance() < player.0.count());
    }
}

#[test]
fn other_guesses_are_told_and_listed() {
    let mut player = Player::begins(Seat::FIRST);
    let played = choices_of(Seat::FIRST)[0].1;
    let others = player.0.board.state.legal_actions().into_iter();
    let hash = |action| {
        let mut after = player.0.board.state.as_ref().clone();
        after.apply_silent(action).unwrap();
        after.hash()
    };
    let other = others
        .into_iter()
        .find(|other| hash(*other) != hash(played));
    let guessing = player.on(GuessAction::Guess(other.unwrap(), PACE));
    assert!(guessing.board.is_wrong && guessing.hits == 0);
    let told = guessing.board.feedback.clone();
    let difference = guessing.differences[0].clone();
    assert!(told.contains(&difference.played), "{told}");
    assert!(difference.guess.is_some());
    // What is shown is no guess.
    player.on(GuessAction::Next);
    let guessing = player.on(GuessAction::Show(PACE));
    assert_eq!(guessing.differences[1].guess, None);
    let guessing = player.on(GuessAction::Finish);
    assert_eq!(guessing.phase, Phase::Over);
    let told = &guessing.board.feedback;
    assert!(told.contains("0 of 2"), "{told}");
}

#[test]
fn who_resigned_is_not_asked_for_afterwards() {
    let record = game();
    let names = text::names_of(Locale::ENGLISH, &record);
    let third = Seat::new(2).unwrap();
    assert!(Guessing::begin(record, third, names, Locale::ENGLISH).is_none());
}
