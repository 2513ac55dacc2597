//! Budgets beside the figures.
#![allow(dead_code, reason = "no program uses all of it")]

/// A budget for a figure of which less is better, and whether it is kept.
pub fn at_most(figure: f64, budget: f64, unit: &str) -> String {
    verdict(figure <= budget, &format!("at most {budget}{unit}"))
}

/// A budget for a figure of which more is better, and whether it is kept.
pub fn at_least(figure: f64, budget: f64) -> String {
    verdict(figure >= budget, &format!("at least {budget}"))
}

fn verdict(is_kept: bool, budget: &str) -> String {
    let word = if is_kept { "kept" } else { "**missed**" };
    format!("{budget}: {word}")
}
