//! `cards` (`cell`, `up`, `below`, row by row), `seasons` (the seat that plays each, from 0,
//! or null), `hands` (the cards of each seat), `standings` (from the first rank to the last)
//! and, for a lone player, `goal`, `drawn` (the card in hand or null) and `deck` (hidden
//! cards, the next one first).

use rules::Seat;
use rules::game::Game;
use rules::games::turn_of_time::{Card, CardKind, Season, TurnOfTime};
use serde_json::{Map, Value, json};

pub(super) fn state(game: &TurnOfTime) -> Value {
    let cards: Vec<Value> = game
        .grid()
        .cards()
        .map(|(cell, card)| json!({ "cell": cell, "up": card.up, "below": card.down }))
        .collect();
    let seasons: Map<String, Value> = Season::ALL
        .into_iter()
        .zip(game.holders())
        .map(|(season, holder)| (season.letters().to_owned(), json!(holder)))
        .collect();
    let hands: Vec<Vec<Card>> = Seat::all(game.players())
        .map(|seat| game.hand(seat).cards().map(CardKind::card).collect())
        .collect();
    let mut json = json!({
        "cards": cards,
        "seasons": seasons,
        "hands": hands,
        "standings": game.standings(),
    });
    if let Some(goal) = game.goal() {
        let deck: Vec<Card> = game.hidden_deck().iter().map(|kind| kind.card()).collect();
        json["goal"] = json!(goal);
        json["drawn"] = json!(game.hand(Seat::FIRST).cards().next().map(CardKind::card));
        json["deck"] = json!(deck);
    }
    json
}
