//! The sample game passes through everything that knows no game: records,
//! links, saves, bots and words.

use super::super::ui;
use crate::text::Words;
use records::{Match, Name, Player, SeatConfig, StoredMatch, Title, link, text};
use rules::games::noughts::Noughts;
use rules::registry::RegisteredGame;
use rules::{GameId, Level, Setup};

fn begin() -> Match {
    let sitter = SeatConfig {
        name: Name::default(),
        player: Player::Human,
    };
    Setup::new(GameId::Noughts, 2, 0)
        .ok()
        .and_then(|setup| Match::new(setup, vec![sitter; 2]).ok())
        .unwrap_or_else(|| unreachable!("two can play"))
}

/// Bots of these levels play to the end.
fn played(levels: [Level; 2]) -> Match {
    let mut played = begin();
    while let Some(seat) = played.state().to_act() {
        let level = levels[seat.index()];
        let thinking = bots::search(played.state(), level, 5);
        let choice = thinking.and_then(|mut thinking| thinking.finish());
        let action = choice.unwrap_or_else(|| unreachable!("somebody is to act"));
        assert!(played.apply(action).is_ok());
    }
    played
}

#[test]
fn two_experts_draw_and_an_expert_does_not_lose() {
    let points = |levels| {
        let state = played(levels);
        let score = state.state().score();
        score
            .points
            .iter()
            .map(|(_, points)| *points)
            .collect::<Vec<_>>()
    };
    assert_eq!(points([Level::Expert, Level::Expert]), [0, 0]);
    assert_eq!(points([Level::Novice, Level::Expert])[0], 0);
}

#[test]
fn a_match_goes_through_texts_links_and_saves() {
    let played = played([Level::Casual, Level::Skilled]);
    let same = |opened: Match| {
        assert_eq!(opened.entries(), played.entries());
        assert_eq!(opened.state(), played.state());
    };
    let written = link::write(&played).unwrap_or_default();
    assert!(link::read(&written).map(same).is_ok());
    assert!(text::read(&text::write(&played)).map(same).is_ok());
    let kept = StoredMatch::of(&played, Title::default(), 1).write();
    let opened = kept
        .ok()
        .and_then(|kept| StoredMatch::read(&kept).ok())
        .and_then(|kept| kept.open().ok());
    assert!(opened.map(same).is_some());
}

#[test]
fn everything_can_be_said() {
    let words = Words::english();
    let mut state = begin().state().clone();
    let game = ui(GameId::Noughts);
    assert_eq!(game.words().name, "Noughts and Crosses");
    assert_eq!(game.task(words, &state), "mark an empty cell");
    let action = state.legal_actions()[4];
    assert_eq!(game.action(words, &state, action), "mark b2");
    let events = state.apply(action).unwrap_or_default();
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let said = game.sentences(words, &events, &names);
    assert_eq!(said, ["Ada marks b2."]);
    let refused = state.apply(action).err();
    let refused = refused.map(|refusal| game.refusal(&refusal));
    assert_eq!(refused.as_deref(), Some("b2 is marked already."));
    assert!(Noughts::from_state(&state).is_some());
}
