//! The three large squares of a QR code, by which it is found: along every line through their centre, dark and light
//! alternate as 1:1:3:1:1.

use crate::picture::{Picture, Point};

/// At most this many squares are considered, those that are seen in most rows.
const MAX_FINDERS: usize = 10;

/// What looks like one of the squares.
#[derive(Clone, Copy, Debug)]
pub struct Finder {
    pub centre: Point,
    /// The width along a row, in sevenths.
    pub size: f32,
    /// In how many rows it was seen.
    rows: u32,
}

/// All squares, the clearest first.
pub fn find(picture: &Picture) -> Vec<Finder> {
    let lines = Lines {
        dark: picture.dark(),
        width: picture.width,
        height: picture.height,
    };
    let mut found: Vec<Finder> = Vec::new();
    for y in 0..lines.height {
        let mut runs = [0; 5];
        let mut last = false;
        // The row ends in the light.
        for x in 0..=lines.width {
            let is_dark = lines.is_dark(x, y);
            if is_dark != last {
                // The run that has just ended was dark.
                if last && is_pattern(runs) {
                    lines.add(&mut found, runs, x, y);
                }
                runs.rotate_left(1);
                runs[4] = 0;
                last = is_dark;
            }
            runs[4] += 1;
        }
    }
    // Noise is not seen twice, and what is large is seen in many rows.
    found.retain(|finder| finder.rows as f32 >= finder.size.max(2.0));
    found.sort_by_key(|finder| core::cmp::Reverse(finder.rows));
    found.truncate(MAX_FINDERS);
    found
}

/// Whether five runs are like 1:1:3:1:1.
fn is_pattern(runs: [usize; 5]) -> bool {
    let total: usize = runs.iter().sum();
    if total < 7 || runs.contains(&0) {
        return false;
    }
    let unit = total as f32 / 7.0;
    runs.iter()
        .zip([1.0, 1.0, 3.0, 1.0, 1.0])
        .all(|(run, wanted)| {
            let is_off = (*run as f32 - wanted * unit).abs();
            is_off < unit * if wanted > 1.0 { 1.2 } else { 0.7 }
        })
}

struct Lines {
    dark: Vec<bool>,
    width: usize,
    height: usize,
}

impl Lines {
    fn is_dark(&self, x: usize, y: usize) -> bool {
        x < self.width && self.dark.get(y * self.width + x).copied().unwrap_or(false)
    }

    /// The middle and the length of the five runs around a place in the middle one, on a line through it; `is_dark`
    /// tells what is there by the place on that line.
    fn runs_around(at: usize, is_dark: impl Fn(usize) -> bool, end: usize) -> Option<(f32, f32)> {
        let mut runs = [0; 5];
        let mut before = at;
        for (wanted, run) in [(true, 2), (false, 1), (true, 0)] {
            while before > 0 && is_dark(before - 1) == wanted {
                before -= 1;
                runs[run] += 1;
            }
        }
        let mut after = at;
        for (wanted, run) in [(true, 2), (false, 3), (true, 4)] {
            while after < end && is_dark(after) == wanted {
                after += 1;
                runs[run] += 1;
            }
        }
        let middle = (after - runs[4] - runs[3]) as f32 - runs[2] as f32 / 2.0;
        is_pattern(runs).then_some((middle, (after - before) as f32))
    }

    /// Adds the square whose runs end before this place in a row, if it is one in its column too.
    fn add(&self, found: &mut Vec<Finder>, runs: [usize; 5], end: usize, y: usize) {
        let middle = end - runs[4] - runs[3] - runs[2] / 2;
        let column = Self::runs_around(y, |y| self.is_dark(middle, y), self.height);
        let Some((centre_y, _)) = column else {
            return;
        };
        let row = centre_y as usize;
        let Some((centre_x, length)) =
            Self::runs_around(middle, |x| self.is_dark(x, row), self.width)
        else {
            return;
        };
        let centre = Point::new(centre_x, centre_y);
        let size = length / 7.0;
        let is_same =
            |other: &&mut Finder| (other.centre - centre).length() < 2.0 * size.max(other.size);
        if let Some(same) = found.iter_mut().find(is_same) {
            let share = 1.0 / (same.rows + 1) as f32;
            same.centre = same.centre + (centre - same.centre) * share;
            same.size += (size - same.size) * share;
            same.rows += 1;
        } else {
            found.push(Finder {
                centre,
                size,
                rows: 1,
            });
        }
    }
}

/// Three squares that may belong to one code.
#[derive(Clone, Copy, Debug)]
pub struct Corners {
    /// Those at the top left, at the top right and at the bottom left.
    pub finders: [Finder; 3],
    /// Their places in the list.
    pub places: [usize; 3],
    /// How far they are from those of a code that is seen clearly from the front.
    error: f32,
}

/// All three squares of a code that the list may have, the most likely first.
pub fn corners(finders: &[Finder]) -> Vec<Corners> {
    let mut all = Vec::new();
    for (top_left, corner) in finders.iter().enumerate() {
        for (top_right, right) in finders.iter().enumerate() {
            for (bottom_left, below) in finders.iter().enumerate() {
                let across = right.centre - corner.centre;
                let down = below.centre - corner.centre;
                // From left to right and down is clockwise.
                let area = across.cross(down);
                let longer = across.length().max(down.length());
                let sizes = [corner.size, right.size, below.size];
                let largest = sizes.into_iter().fold(0.0, f32::max);
                let smallest = sizes.into_iter().fold(f32::MAX, f32::min);
                if area <= 0.0 || longer < 8.0 * smallest {
                    continue;
                }
                let rows = corner.rows.min(right.rows).min(below.rows);
                let error = (1.0 - across.length().min(down.length()) / longer)
                    + (1.0 - area / (across.length() * down.length()))
                    + (1.0 - smallest / largest)
                    + 1.0 / rows as f32;
                if error < 1.0 {
                    all.push(Corners {
                        finders: [*corner, *right, *below],
                        places: [top_left, top_right, bottom_left],
                        error,
                    });
                }
            }
        }
    }
    all.sort_by(|one, other| one.error.total_cmp(&other.error));
    all
}
