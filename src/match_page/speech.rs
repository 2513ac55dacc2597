//! Texts about a session: announcements, status and window title.

use super::use_session::SessionHandle;
use crate::session::{Announcement, LogEntry, Session, WindowRole};
use crate::text::Words;
use records::{Entry, Player};

/// The text of an announcement.
pub fn spoken(words: Words, session: &Session, names: &[String], what: Announcement) -> String {
    match what {
        Announcement::Everything => everything(words, session, names),
        Announcement::Status => status_words(words, session, names),
        Announcement::Place => {
            let played = session.played();
            let place = words.place(played.ply(), played.entries().len());
            format!("{place} {}", everything(words, session, names))
        }
        Announcement::Hint => {
            let idea = session.hint().first();
            idea.map(|idea| words.hint(session.played().state(), idea, names))
                .unwrap_or_default()
        }
        Announcement::Variation => "You are trying something out.".to_owned(),
    }
}

/// What happened last, and what to do now.
fn everything(words: Words, session: &Session, names: &[String]) -> String {
    let happened = session.log().at(session.played().ply());
    let happened = happened.map(|entry| sentences(words, entry, names));
    let mut said = happened.unwrap_or_default();
    let now = status_words(words, session, names);
    if !said.is_empty() && !now.is_empty() {
        said.push(' ');
    }
    said.push_str(&now);
    said
}

/// An entry of the log in words.
pub fn sentences(words: Words, entry: &LogEntry, names: &[String]) -> String {
    match entry.entry {
        Entry::Action(_) => {
            let mut said = words.sentences(&entry.events, names);
            // Every entry has a text, even if nothing happened.
            if said.is_empty()
                && let Some(seat) = entry.to_act
            {
                said.push(words.ends_turn(names, seat));
            }
            said.join(" ")
        }
        Entry::Resign(seat) => words.resigns(names, seat),
        Entry::AgreedDraw => words.agreed_draw().to_owned(),
    }
}

/// The status, in one sentence.
pub fn status_words(words: Words, session: &Session, names: &[String]) -> String {
    let played = session.played();
    let state = played.state();
    let Some(seat) = played.position().to_act() else {
        return words.headline(played, names);
    };
    let name = names.get(seat.index()).map_or("", String::as_str);
    match (session.role(), session.player(seat)) {
        (WindowRole::Spectator | WindowRole::Diverged | WindowRole::Deleted, _) => {
            words.turn_of(state, names, seat)
        }
        _ if session.is_browsing() => words.turn_of(state, names, seat),
        (_, Player::Human) if played.setup().players() == 1 => words.your_task(state),
        (_, Player::Human) => words.task_of(name, state),
        (_, Player::Bot(_)) if session.is_paused() => words.waits(names, seat),
        (_, Player::Bot(_)) => words.thinks(names, seat),
    }
}

/// The window title: the game, and whose turn it is if it is a person's.
pub fn window_title(words: Words, handle: &SessionHandle) -> String {
    let session = &handle.session;
    let game = words.game(session.played().setup().game()).name;
    let Some(seat) = session.actor() else {
        return game.to_owned();
    };
    let turn = if session.only_person() == Some(seat) {
        words.your_turn().to_owned()
    } else {
        let name = handle.names.get(seat.index()).map_or("", String::as_str);
        words.turn_of_somebody(name)
    };
    format!("{turn} - {game}")
}
