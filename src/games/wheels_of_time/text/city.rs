//! The words beside a city.

/// Where every track ends; said after its number.
pub const OF_FOUR: &str = " of 4";

/// A change as it is shown: `+1`, `−2`.
pub fn sign(change: i8) -> String {
    let sign = if change < 0 { "\u{2212}" } else { "+" };
    format!("{sign}{}", change.unsigned_abs())
}

/// A change as it is said.
pub fn change(change: i8) -> String {
    let what = if change < 0 { "less" } else { "more" };
    format!(", {} {what} than before", change.unsigned_abs())
}

/// That fields do not feed so many people, and what the store can do about it.
pub fn hunger(short: u8, food: u8, is_now: bool) -> String {
    let when = if is_now { "now" } else { "next turn" };
    let store = match (short, food) {
        (_, 0) => "no food in store".to_owned(),
        (1, _) => "the store can feed them".to_owned(),
        _ if food >= short => "the store can feed them all".to_owned(),
        _ => format!("the store can feed {food}"),
    };
    format!("{short} hungry {when}: {store}.")
}
