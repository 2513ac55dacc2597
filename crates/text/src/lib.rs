//! The sentences of the house: turns data from rules, records, bots and storage into sentences, whose words are those of
//! [`l10n`]. It knows no Yew and no page; only [`dates`](date) asks the browser, which knows the languages' calendars.

mod coach;
mod computer_players;
mod correspondence;
mod daily;
mod dates;
mod errors;
mod files;
pub mod games;
mod last_setup;
mod luck_and_skill;
mod matches;
mod players;
mod review;
mod statistics;

pub use coach::{VerdictText, verdict_aloud, verdict_text};
pub use computer_players::{
    HintText, chances, costly_action, curve_point, exact_verdict, hint, paused_status, percent,
    principal_variation, suggestion_outcome, thinking_status, turning_point, verdict,
};
pub use correspondence::{
    invitation, link_message, link_standing, players_summary, send_label, waiting_status,
};
pub use daily::{daily_streak, day_and_number, day_label};
pub use dates::{date, date_of, month, time, weekday};
pub use errors::{
    collection_error, entry_error, import_error_in, lost_game, open_error, store_error,
    unavailable_games, unreadable_action, unsaved_settings,
};
pub use files::{file_losses, merge_summary, other_links};
pub use games::{
    action, counts_points, current_rules_section, end_reason, first_turn, hint_text,
    illegal_action, notation, option, routine, routine_text, rules_section_for, score_item,
    score_kind, score_kinds, sentences, sentences_on_board, sides, solo_result, solution_note,
    step, task, tie_breaker,
};
pub use l10n::Locale;
pub use last_setup::last_opponents;
pub use luck_and_skill::{LuckAndSkillText, luck_and_skill_text};
pub use matches::{ending, headline, headline_of, house_rules_of, task_of, why};
use players::levels_of;
pub use players::{
    Names, bot_level, isolated, level, name, names_here, names_of, next_opponent, player,
    seat_names, shown_name, strength,
};
pub use review::{better_line, costly_move};
pub use statistics::{curve_summary, milestones_reached, opponents, rating, rating_level, tenths};

use l10n::{Message, house};
use records::{Colour, Relation, TableRules, UndoPolicy};
use rules::{GameId, Seat};

/// A step of the help for a first turn.
pub struct FirstStep {
    /// What it explains: a selector of elements of the board.
    pub target: &'static str,
    /// The explanation.
    pub text: Message,
}

impl FirstStep {
    /// A step that explains these elements.
    pub const fn new(target: &'static str, text: Message) -> Self {
        Self { target, text }
    }
}

/// Points, possibly negative: `1 point`, `-2 points`.
pub fn points(locale: Locale, points: i32) -> String {
    house::points(locale, points)
}

/// Teaser of a game, one sentence.
pub const fn pitch(game: GameId) -> Message {
    match game {
        GameId::TurnOfTime => house::PITCH_TURN_OF_TIME,
        GameId::ArgonautsWheel => house::PITCH_ARGONAUTS_WHEEL,
        GameId::WheelsOfTime => house::PITCH_WHEELS_OF_TIME,
        GameId::WheelOfFortune => house::PITCH_WHEEL_OF_FORTUNE,
        GameId::WorldWonders => house::PITCH_WORLD_WONDERS,
        #[cfg(not(target_arch = "wasm32"))]
        GameId::Noughts => house::PITCH_NOUGHTS,
    }
}

/// How many play a game: `1 to 4 players`.
pub fn players_of(locale: Locale, game: GameId) -> String {
    let (least, most) = game.players().into_inner();
    if least == most {
        house::player_count(locale, most)
    } else {
        house::player_range(locale, least, most)
    }
}

/// How long a game takes: `40 minutes`.
pub fn minutes_of(locale: Locale, game: GameId) -> String {
    let minutes: u8 = match game {
        GameId::TurnOfTime | GameId::ArgonautsWheel => 10,
        GameId::WheelsOfTime => 20,
        GameId::WheelOfFortune => 40,
        GameId::WorldWonders => 60,
        #[cfg(not(target_arch = "wasm32"))]
        GameId::Noughts => 1,
    };
    house::minutes(locale, minutes)
}

/// `first`, `second`, and so on up to the maximum number of seats.
pub fn ordinal(locale: Locale, place: u8) -> String {
    locale.text(match place {
        1 => house::PLACE_FIRST,
        2 => house::PLACE_SECOND,
        3 => house::PLACE_THIRD,
        4 => house::PLACE_FOURTH,
        _ => house::PLACE_FIFTH,
    })
}

/// The name of a color.
pub fn colour(locale: Locale, colour: Colour) -> String {
    locale.text(match colour {
        Colour::Red => house::COLOR_RED,
        Colour::Blue => house::COLOR_BLUE,
        Colour::Yellow => house::COLOR_YELLOW,
        Colour::Green => house::COLOR_GREEN,
        Colour::Violet => house::COLOR_VIOLET,
    })
}

/// Number of the turn, and whose turn it is.
pub fn turn_status(locale: Locale, turn: u32, names: &Names, seat: Seat) -> String {
    match names.len() {
        1 => house::turn_alone(locale, turn),
        _ => house::turn_status(locale, turn, &names.player(seat)),
    }
}

/// The number of the shown position.
pub fn position_label(locale: Locale, here: usize, end: usize) -> String {
    match (here, end) {
        (0, 0) => locale.text(house::NO_MOVES_YET),
        (0, _) => house::position_start(locale, end),
        _ if here == end => house::position_latest(locale, end),
        _ => house::position(locale, here, end),
    }
}

/// Label of the rematch button.
pub fn rematch_label(locale: Locale, players: u8) -> String {
    locale.text(match players {
        1 => house::PLAY_AGAIN,
        _ => house::REMATCH,
    })
}

/// The question to confirm an early ending, and the label of the confirm button. By link, a draw is only offered.
pub fn closing_question(
    locale: Locale,
    resigns: Option<Seat>,
    is_by_link: bool,
    names: &Names,
) -> (String, String) {
    match resigns {
        None if is_by_link => (
            locale.text(house::OFFER_DRAW),
            locale.text(house::YES_OFFER),
        ),
        None => (
            locale.text(house::AGREE_ON_DRAW),
            locale.text(house::YES_DRAW),
        ),
        Some(seat) => (
            house::want_to_resign(locale, &names.player(seat)),
            locale.text(house::YES_RESIGN),
        ),
    }
}

/// Name and explanation of an undo policy.
pub const fn undo_policy(undo: UndoPolicy) -> (Message, Message) {
    match undo {
        UndoPolicy::Free => (house::UNDO_FREE, house::UNDO_FREE_ABOUT),
        UndoPolicy::UntilRevealed => (house::UNDO_UNTIL_REVEALED, house::UNDO_UNTIL_REVEALED_ABOUT),
        UndoPolicy::Off => (house::UNDO_OFF, house::UNDO_OFF_ABOUT),
    }
}

/// Summary of the table rules.
pub fn table_rules(locale: Locale, rules: TableRules) -> String {
    match rules.undo {
        UndoPolicy::Free => house::table_rules_free(locale, rules.aids),
        UndoPolicy::UntilRevealed => house::table_rules_until_revealed(locale, rules.aids),
        UndoPolicy::Off => house::table_rules_off(locale, rules.aids),
    }
}

/// How an imported match relates to the stored one, and what can be done.
pub fn relation(locale: Locale, relation: &Relation) -> (String, String) {
    let (message, label) = match *relation {
        Relation::Altered => (locale.text(house::KNOWN_ALTERED), house::OPEN_YOURS),
        Relation::Other | Relation::Same => (locale.text(house::KNOWN_SAME), house::OPEN_IT),
        Relation::Ahead(more) => (house::known_ahead(locale, more), house::UPDATE_AND_CONTINUE),
        Relation::Behind(more) => (house::known_behind(locale, more), house::OPEN_YOURS),
        // Opens by itself.
        Relation::Crossed => (locale.text(house::KNOWN_SAME), house::OPEN_IT),
        Relation::Diverged(at) => (house::known_diverged(locale, at + 1), house::OPEN_YOURS),
    };
    (message, locale.text(label))
}

/// Who won, possibly several.
pub fn win_headline(locale: Locale, winners: &[Seat], names: &Names) -> String {
    if let [winner] = winners {
        return house::wins(locale, &names.player(*winner));
    }
    let winners = winners.iter().map(|seat| name(names, *seat).to_owned());
    house::share_the_win(locale, &winners.collect::<Vec<_>>())
}

/// Result of a solo game.
pub fn solo_headline(locale: Locale, reached: bool, names: &Names) -> String {
    let player = names.player(Seat::FIRST);
    if reached {
        house::wins(locale, &player)
    } else {
        house::loses(locale, &player)
    }
}

/// The text with its first letter capitalized.
pub fn capital(text: &str) -> String {
    let mut rest = text.chars();
    let first = rest.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(rest).collect()
}
