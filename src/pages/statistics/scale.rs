//! The vertical scale of a plot.

/// The height of a drawing, from the lowest to the highest tick.
pub const HEIGHT: i32 = 1000;
/// The width of a drawing, from the first to the last point.
pub const WIDTH: i32 = 1000;

/// No number of a game is as large; damaged ones are drawn at the edge.
const LIMIT: i32 = 400_000_000;

/// A scale with round ticks around all values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scale {
    /// The ticks, from low to high; at least two.
    pub ticks: Vec<i32>,
}

impl Scale {
    /// The scale with the fewest ticks that are 1, 2 or 5 times a power of ten apart, so that at
    /// most five hold all values.
    pub fn around(values: impl Iterator<Item = i32> + Clone) -> Self {
        let low = values.clone().min().unwrap_or(0).clamp(-LIMIT, LIMIT);
        let high = values.max().unwrap_or(0).clamp(-LIMIT, LIMIT);
        let steps = (0..9).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i32.pow(power)));
        for step in steps {
            let first = low.div_euclid(step) * step;
            let mut last = high.div_euclid(step) * step;
            if last < high || last == first {
                last += step;
            }
            if (i64::from(last) - i64::from(first)) / i64::from(step) <= 4 {
                return Self {
                    ticks: (first..=last).step_by(step as usize).collect(),
                };
            }
        }
        Self {
            ticks: vec![low, high],
        }
    }

    /// The vertical place of a value.
    pub fn y(&self, value: i32) -> i32 {
        let low = i64::from(self.ticks.first().copied().unwrap_or(0));
        let high = i64::from(self.ticks.last().copied().unwrap_or(0));
        let range = (high - low).max(1);
        let above = (i64::from(value) - low).clamp(0, range);
        HEIGHT - (above * i64::from(HEIGHT) / range) as i32
    }
}

/// The horizontal place of a point; a single one is in the middle.
pub const fn x(index: usize, count: usize) -> i32 {
    if count < 2 {
        WIDTH / 2
    } else {
        (index as i64 * WIDTH as i64 / (count as i64 - 1)) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticks(values: &[i32]) -> Vec<i32> {
        Scale::around(values.iter().copied()).ticks
    }

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(ticks(&[1432, 1688]), [1400, 1500, 1600, 1700]);
        assert_eq!(ticks(&[31, 44]), [30, 35, 40, 45]);
        assert_eq!(ticks(&[4, 7, 5]), [4, 5, 6, 7]);
        assert_eq!(ticks(&[7, 7]), [7, 8]);
        assert_eq!(ticks(&[-3, 12]), [-5, 0, 5, 10, 15]);
        assert_eq!(ticks(&[]), [0, 1]);
        for values in [[0, 999_999_999], [i32::MIN, i32::MAX], [-1, 1]] {
            assert!(ticks(&values).len() >= 2, "{values:?}");
        }
    }

    #[test]
    fn values_lie_between_the_ticks() {
        let scale = Scale::around([31, 44].into_iter());
        assert_eq!((scale.y(30), scale.y(45)), (HEIGHT, 0));
        assert_eq!(scale.y(1000), 0);
        assert!(scale.y(31) > scale.y(32));
        assert_eq!((x(0, 3), x(1, 3), x(2, 3), x(0, 1)), (0, 500, 1000, 500));
    }
}
