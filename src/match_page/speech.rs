//! Texts about a session: announcements, status and window title.

use super::later::LaterViews;
use super::use_session::SessionHandle;
use app_core::session::{Announcement, LogEntry, Session, WindowRole};
use l10n::{house, table};
use records::{Entry, Match, Player, Proposal};
use rules::State;
use std::rc::Rc;
use text::{Locale, Names};

/// The text of an announcement. A hint is said when its words are there.
pub fn spoken(
    locale: Locale,
    session: &Session,
    names: &Names,
    what: Announcement,
    later: Option<LaterViews>,
) -> String {
    match what {
        Announcement::Everything => last_entry_and_status(locale, session, names),
        Announcement::Status => status_text(locale, session, names),
        Announcement::Position => {
            let record = session.record();
            let position = text::position_label(locale, record.ply(), record.entries().len());
            format!(
                "{position} {}",
                last_entry_and_status(locale, session, names)
            )
        }
        Announcement::Hint => {
            let state = session.record().state();
            let hint = session.hint().zip(later);
            let text = hint.and_then(|(hint, later)| (later.hint_text)(locale, state, hint, names));
            text.map(|text| text::hint(locale, &text))
                .unwrap_or_default()
        }
        Announcement::Verdict => {
            let record = session.record();
            match (session.verdict(), later) {
                (Some(verdict), _) if !verdict.is_told => locale.text(table::COACH_ASKS),
                (Some(verdict), Some(later)) => {
                    let text = (later.verdict_text)(locale, record, verdict, names);
                    text::verdict_aloud(locale, &text)
                }
                _ => String::new(),
            }
        }
        Announcement::Variation => locale.text(table::YOU_TRY_A_LINE),
    }
}

/// The entry before the shown position, and the status.
fn last_entry_and_status(locale: Locale, session: &Session, names: &Names) -> String {
    let mut text = session
        .log()
        .at(session.record().ply())
        .map(|entry| entry_text(locale, entry, names))
        .unwrap_or_default();
    let status = status_text(locale, session, names);
    if !text.is_empty() && !status.is_empty() {
        text.push(' ');
    }
    text.push_str(&status);
    text
}

pub fn entry_text(locale: Locale, entry: &LogEntry, names: &Names) -> String {
    joined(locale, entry, names, || {
        text::sentences(locale, &entry.events, names)
    })
}

/// An entry of the log as text beside the board: places are named by what lies there. The state is
/// the one before it.
pub fn told(locale: Locale, before: &State, entry: &LogEntry, names: &Names) -> String {
    joined(locale, entry, names, || {
        text::sentences_on_board(locale, before, &entry.events, names)
    })
}

/// The entries of a match from `ply` on as texts beside the board, in one replay.
pub fn told_from<'a>(
    locale: Locale,
    record: &'a Match,
    ply: usize,
    names: &'a Names,
) -> impl Iterator<Item = String> + 'a {
    let mut position = record.position_at(ply);
    let entries = record.entries().get(ply..).unwrap_or_default();
    entries.iter().map(move |&entry| {
        let before = position.clone();
        let entry = LogEntry {
            entry,
            to_act: before.to_act(),
            // Every entry of a line was accepted when it was added.
            events: Rc::new(position.apply(entry).unwrap_or_default()),
        };
        told(locale, before.state(), &entry, names)
    })
}

fn joined(
    locale: Locale,
    entry: &LogEntry,
    names: &Names,
    sentences: impl FnOnce() -> Vec<String>,
) -> String {
    match entry.entry {
        Entry::Action(_) => {
            let mut text = sentences();
            // Every entry has a text, even without events.
            if text.is_empty()
                && let Some(seat) = entry.to_act
            {
                text.push(table::ends_turn(locale, &names.player(seat)));
            }
            text.join(" ")
        }
        Entry::Resign(seat) => table::resigns(locale, &names.player(seat)),
        Entry::AgreedDraw => locale.text(table::AGREED_DRAW),
        Entry::Propose(seat, Proposal::Draw) => table::offers_draw(locale, &names.player(seat)),
        Entry::Propose(seat, Proposal::TakeBack) => table::asks_back(locale, &names.player(seat)),
        Entry::Accept(seat) => table::agrees(locale, &names.player(seat)),
        Entry::Decline(seat) => table::declines(locale, &names.player(seat)),
        Entry::Peek(seat) => table::peeked(locale, &names.player(seat)),
    }
}

/// The status, in one sentence.
pub fn status_text(locale: Locale, session: &Session, names: &Names) -> String {
    let record = session.record();
    let state = record.state();
    let Some(seat) = record.position().to_act() else {
        return text::headline(locale, record, names);
    };
    if let Some(action) = session.countdown() {
        let action = text::routine_text(state.game(), action);
        let action = action.map(|action| locale.text(action));
        return table::countdown(locale, &action.unwrap_or_default());
    }
    match (session.role(), session.player(seat)) {
        (WindowRole::Spectator | WindowRole::Diverged | WindowRole::Deleted, _) => {
            text::turn_status(locale, state.turn(), names, seat)
        }
        _ if session.is_browsing() => text::turn_status(locale, state.turn(), names, seat),
        (_, Player::Human) if !session.is_here(seat) => {
            let is_new = session.outgoing().is_some_and(|outgoing| outgoing.is_new);
            text::waiting_status(locale, record, names, seat, is_new)
        }
        (_, Player::Human) => text::task_of(locale, names, seat, state),
        (_, Player::Bot(_) | Player::Matched(_)) if !session.bots_act_here() => {
            table::plays_elsewhere(locale, &names.player(seat))
        }
        (_, Player::Bot(_) | Player::Matched(_)) if session.is_paused() => {
            text::paused_status(locale, names, seat)
        }
        (_, Player::Bot(_) | Player::Matched(_)) if session.verdict().is_some() => {
            table::waits_for_you(locale, &names.player(seat))
        }
        (_, Player::Bot(_) | Player::Matched(_)) => text::thinking_status(locale, names, seat),
    }
}

/// The window title: the game, and whose turn it is if it is a person's.
pub fn window_title(locale: Locale, handle: &SessionHandle) -> String {
    let session = &handle.session;
    let game = locale.name(session.record().setup().game());
    let Some(seat) = session.actor() else {
        return game;
    };
    let turn = if session.only_person() == Some(seat) {
        locale.text(house::YOUR_TURN)
    } else {
        let name = handle.names.get(seat.index()).map_or("", String::as_str);
        table::turn_of(locale, name)
    };
    house::title_in(locale, &turn, &game)
}
