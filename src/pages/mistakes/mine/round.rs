//! A round: positions of several games, opened.

use crate::pages::mistakes::drill::{Asks, Drill, Task};
use app_core::cards::Card;
use app_core::session::StoredReview;
use app_core::store::{Opened, Store};
use l10n::pages;
use rules::Seat;
use std::rc::Rc;
use text::{Locale, Names};

/// Positions that are practised.
pub struct Round {
    pub cards: Vec<Card>,
    /// The game of each in words.
    pub games: Rc<[String]>,
    pub drill: Rc<Drill>,
}

impl Round {
    /// The positions of these cards, as far as they are still there; `None` if none is.
    pub fn begin(store: &Store, cards: &[Card], locale: Locale) -> Option<Self> {
        let opened = cards.iter().filter_map(|card| {
            let (task, game) = open(store, card, locale)?;
            Some((card.clone(), task, game))
        });
        let (mut cards, mut tasks, mut games) = (Vec::new(), Vec::new(), Vec::new());
        for (card, task, game) in opened {
            cards.push(card);
            tasks.push(task);
            games.push(game);
        }
        Some(Self {
            cards,
            games: games.into(),
            drill: Rc::new(Drill::begin(tasks, Asks::Well, locale)?),
        })
    }
}

/// The position of a card, and its game in words.
fn open(store: &Store, card: &Card, locale: Locale) -> Option<(Task, String)> {
    let opened = store.get(&card.id).ok()?;
    let record = opened.record.main_only();
    let review = StoredReview::read(&store.review(&card.id)?)?;
    let Some(review) = review.of_match(&record) else {
        // The match went on otherwise since; it can be reviewed again.
        store.drop_review(&card.id);
        return None;
    };
    let reviewed = review.at(card.ply)?.clone();
    let names = text::names_here(locale, record.seats(), opened.mailbox.as_ref());
    let game = told(locale, &opened, &names, reviewed.seat);
    let task = Task {
        id: card.id.clone(),
        record: Rc::new(record),
        names: Rc::new(names),
        reviewed,
    };
    Some((task, game))
}

/// The game, its date, and the others.
fn told(locale: Locale, opened: &Opened, names: &Names, own: Seat) -> String {
    let setup = opened.record.setup();
    let game = locale.name(setup.game());
    let date = text::date_of(locale, opened.last_played);
    let others = Seat::all(setup.players()).filter(|seat| *seat != own);
    let others: Vec<String> = others.map(|seat| names.player(seat).name).collect();
    match others.as_slice() {
        [] => pages::card_game_alone(locale, &game, &date),
        others => pages::card_game(locale, &game, &date, &locale.list(others)),
    }
}
