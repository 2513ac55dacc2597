//! The texts beside a city's tracks.

/// The end of every track, read out after its count.
pub const OF_FOUR: &str = " of 4";

/// A change as it is shown: `+1`, `−2`.
pub fn sign(change: i8) -> String {
    let sign = if change < 0 { "\u{2212}" } else { "+" };
    format!("{sign}{}", change.unsigned_abs())
}

/// A change as it is read out.
pub fn change(change: i8) -> String {
    let more_or_less = if change < 0 { "less" } else { "more" };
    format!(", {} {more_or_less} than before", change.unsigned_abs())
}

/// A warning that food production falls short for `shortage` people.
pub fn hunger(shortage: u8, is_now: bool) -> String {
    let when = if is_now { "now" } else { "next turn" };
    format!("{shortage} hungry {when}")
}

/// The rest of that warning: how many of them the food supply can feed.
pub fn supply(shortage: u8, food: u8) -> String {
    match (shortage, food) {
        (_, 0) => ": no food in supply.".to_owned(),
        (1, _) => ": your supply can feed them.".to_owned(),
        _ if food >= shortage => ": your supply can feed them all.".to_owned(),
        _ => format!(": your supply can feed {food}."),
    }
}
