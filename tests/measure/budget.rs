//! Budgets beside the figures: what the last release reached, and the aim.

const BUDGETS: &str = include_str!("budgets.tsv");

/// The last release's value of a figure, and the aim, as the tables show them; empty where there is
/// none.
pub fn last_value_and_aim(figure: &str) -> (&'static str, &'static str) {
    let mut lines = BUDGETS.lines();
    let budget = lines.find_map(|line| line.strip_prefix(figure)?.strip_prefix('\t'));
    let budget = budget.unwrap_or_default();
    budget.split_once('\t').unwrap_or((budget, ""))
}
