//! Luck and skill, in words.

use crate::{Locale, Names};
use app_core::session::{LuckAndSkill, Share, Unit};
use l10n::table;
use rules::Seat;

/// What is told of a game's luck and skill.
pub struct LuckAndSkillText {
    /// What was changed, and in what it is counted.
    pub about: String,
    /// What changed it, by how much in words, and the number.
    pub rows: Vec<(String, String, i32)>,
}

/// The words for where the result of a seat came from.
pub fn luck_and_skill_text(
    locale: Locale,
    names: &Names,
    seat: Seat,
    shares: &LuckAndSkill,
) -> LuckAndSkillText {
    let player = names.player(seat);
    let about = match shares.unit {
        Unit::Points => table::luck_of_lead(locale, &player),
        Unit::Chances => table::luck_of_chance(locale, &player),
    };
    let players = u8::try_from(names.len()).unwrap_or(u8::MAX);
    let opponent = Seat::all(players).find(|other| *other != seat);
    let of_others = match opponent {
        Some(other) if players == 2 => table::choices_of(locale, &names.player(other)),
        _ => locale.text(table::CHOICES_OF_OTHERS),
    };
    let rows = [
        (locale.text(table::LUCK), shares.luck),
        (table::choices_of(locale, &player), Some(shares.own)),
        (of_others, shares.others),
    ];
    let rows = rows.into_iter().filter_map(|(label, share)| {
        let Share { value, doubt } = in_whole(share?, shares.unit);
        let told = table::share(locale, &signed(value), doubt);
        Some((label, told, value))
    });
    LuckAndSkillText {
        about,
        rows: rows.collect(),
    }
}

/// Points as they are, chances in hundredths.
const fn in_whole(share: Share, unit: Unit) -> Share {
    match unit {
        Unit::Points => share,
        Unit::Chances => Share {
            value: share.value / 10,
            doubt: (share.doubt + 9) / 10,
        },
    }
}

/// A number with its sign.
fn signed(number: i32) -> String {
    let sign = match number {
        ..0 => "\u{2212}",
        0 => "",
        1.. => "+",
    };
    format!("{sign}{}", number.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names_of;
    use app_core::testing::{EXPERT, HUMAN, match_of};
    use rules::GameId;

    const ENGLISH: Locale = Locale::ENGLISH;

    fn told(game: GameId, unit: Unit, luck: Option<Share>) -> LuckAndSkillText {
        let record = match_of(game, &[HUMAN, EXPERT]);
        let shares = LuckAndSkill {
            unit,
            luck,
            own: Share {
                value: -42,
                doubt: 31,
            },
            others: Some(Share { value: 0, doubt: 7 }),
        };
        luck_and_skill_text(ENGLISH, &names_of(ENGLISH, &record), Seat::FIRST, &shares)
    }

    #[test]
    fn points_are_told_as_they_are() {
        let luck = Share { value: 9, doubt: 3 };
        let text = told(GameId::WheelOfFortune, Unit::Points, Some(luck));
        assert!(
            text.about.ends_with("your lead, in points."),
            "{}",
            text.about
        );
        let row = |label: &str, told: &str, value| (label.to_owned(), told.to_owned(), value);
        assert_eq!(
            text.rows,
            [
                row("Luck", "+9, give or take 3", 9),
                row("Your choices", "\u{2212}42, give or take 31", -42),
                row("Leo's choices", "0, give or take 7", 0),
            ]
        );
    }

    #[test]
    fn chances_are_told_in_hundredths_and_without_chance_there_is_no_luck() {
        let text = told(GameId::TurnOfTime, Unit::Chances, None);
        let told: Vec<&str> = text.rows.iter().map(|(_, told, _)| &**told).collect();
        assert_eq!(told, ["\u{2212}4, give or take 4", "0, give or take 1"]);
    }
}
