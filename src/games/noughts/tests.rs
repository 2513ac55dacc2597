//! The sample game goes through all parts that are independent of the game: records,
//! links, saves and bots.

use records::{Match, Name, Player, SeatConfig, StoredMatch, Title, link, text};
use rules::{GameId, Level, Setup};

fn begin() -> Match {
    let seat = SeatConfig {
        name: Name::default(),
        player: Player::Human,
    };
    Setup::new(GameId::Noughts, 2, 0)
        .ok()
        .and_then(|setup| Match::new(setup, vec![seat; 2]).ok())
        .unwrap_or_else(|| unreachable!("two can play"))
}

/// A match of bots of these levels, played to the end.
fn finished_match(levels: [Level; 2]) -> Match {
    let mut record = begin();
    while let Some(seat) = record.state().to_act() {
        let level = levels[seat.index()];
        let search = bots::search(record.state(), level, 5);
        let action = search
            .and_then(|mut search| search.finish())
            .unwrap_or_else(|| unreachable!("somebody is to act"));
        assert!(record.apply(action).is_ok());
    }
    record
}

#[test]
fn two_experts_draw_and_an_expert_does_not_lose() {
    let points = |levels| {
        let state = finished_match(levels);
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
fn a_match_round_trips_through_text_link_and_save() {
    let record = finished_match([Level::Casual, Level::Skilled]);
    let same = |opened: Match| {
        assert_eq!(opened.entries(), record.entries());
        assert_eq!(opened.state(), record.state());
    };
    let fragment = link::write(&record).unwrap_or_default();
    assert!(link::read(&fragment).map(same).is_ok());
    assert!(text::read(&text::write(&record)).map(same).is_ok());
    let saved = StoredMatch::new(&record, Title::default(), 1).write();
    let opened = saved
        .ok()
        .and_then(|saved| StoredMatch::read(&saved).ok())
        .and_then(|stored| stored.open().ok());
    assert!(opened.map(same).is_some());
}
