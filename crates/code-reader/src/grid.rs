//! The squares of a QR code, wherever it lies: seen from the side, and bent by a lens.

use crate::finder::Finder;
use crate::picture::{Picture, Point};
use rqrr::{Grid, SimpleGrid};

/// Rings of a large square and of what is around it, from the middle, in squares from its centre; whether they are dark.
const FINDER: [bool; 5] = [true, true, false, true, false];
/// Rings of a small square, by which a code is aligned.
const ALIGNMENT: [bool; 3] = [true, false, true];

/// Where the brightness of a square is looked at, along each side, from its middle: near the edges, an error of the
/// place shows at once.
const EDGES: &[f32] = &[-0.4, 0.4];
const MIDDLE: &[f32] = &[0.0];

/// A place in a code: where it is in the picture, and which way the code goes there.
#[derive(Clone, Copy, Debug)]
struct Frame {
    centre: Point,
    /// From a square to the next one in its row.
    across: Point,
    /// From a square to the next one in its column.
    down: Point,
}

impl Frame {
    /// A place so many squares from here.
    fn place(&self, across: f32, down: f32) -> Point {
        self.centre + self.across * across + self.down * down
    }

    /// How much lighter light rings are than dark ones, looked at there in each square.
    fn contrast(&self, picture: &Picture, rings: &[bool], looked_at: &[f32]) -> f32 {
        // Sum and number of dark and of light places.
        let mut sums = [(0.0, 0.0); 2];
        let radius = rings.len() as i32 - 1;
        for y in -radius..=radius {
            for x in -radius..=radius {
                let ring = x.abs().max(y.abs()) as usize;
                let is_dark = rings.get(ring).copied().unwrap_or(false);
                // The middle of a small square is a single place.
                let weight = if rings.len() == ALIGNMENT.len() && ring == 0 {
                    6.0
                } else {
                    1.0
                };
                let [dark, light] = &mut sums;
                let sum = if is_dark { dark } else { light };
                for across in looked_at {
                    for down in looked_at {
                        let place = self.place(x as f32 + across, y as f32 + down);
                        sum.0 += weight * picture.at(place);
                        sum.1 += weight;
                    }
                }
            }
        }
        let [dark, light] = sums;
        light.0 / light.1 - dark.0 / dark.1
    }

    /// The frame near this one in which a large square is clearest.
    fn refined(mut self, picture: &Picture) -> Self {
        let unit = self.across.length().max(self.down.length());
        let mut best = self.contrast(picture, &FINDER, EDGES);
        let mut step = 0.4;
        while step > 0.02 {
            let mut is_better = false;
            // A direction matters more the further it goes.
            let (shift, turn) = (step * unit, step * unit / 5.0);
            for (change, size) in [(0, shift), (1, turn), (2, turn)] {
                for by in [
                    Point::new(size, 0.0),
                    Point::new(-size, 0.0),
                    Point::new(0.0, size),
                    Point::new(0.0, -size),
                ] {
                    let mut other = self;
                    let changed = match change {
                        0 => &mut other.centre,
                        1 => &mut other.across,
                        _ => &mut other.down,
                    };
                    *changed = *changed + by;
                    let contrast = other.contrast(picture, &FINDER, EDGES);
                    if contrast > best {
                        (best, self, is_better) = (contrast, other, true);
                    }
                }
            }
            if !is_better {
                step /= 2.0;
            }
        }
        self
    }

    /// The small square near this place, within so many squares; without one, about this place.
    fn aligned(self, picture: &Picture, radius: i32, wanted: f32) -> Self {
        const STEPS: i32 = 3;
        let moved = |from: Self, across: f32, down: f32| Self {
            centre: from.place(across, down),
            ..from
        };
        let mut found = self;
        let mut clearest = f32::MIN;
        for y in -radius * STEPS..=radius * STEPS {
            for x in -radius * STEPS..=radius * STEPS {
                let (across, down) = (x as f32 / STEPS as f32, y as f32 / STEPS as f32);
                let other = moved(self, across, down);
                if other.contrast(picture, &ALIGNMENT, MIDDLE) < wanted {
                    continue;
                }
                // What is near is likelier.
                let contrast =
                    other.contrast(picture, &ALIGNMENT, EDGES) - wanted * 0.05 * across.hypot(down);
                if contrast > clearest {
                    (clearest, found) = (contrast, other);
                }
            }
        }
        let mut clearest = found.contrast(picture, &ALIGNMENT, EDGES);
        for step in [0.16, 0.08, 0.04] {
            for (across, down) in [(step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step)] {
                let other = moved(found, across, down);
                let contrast = other.contrast(picture, &ALIGNMENT, EDGES);
                if contrast > clearest {
                    (clearest, found) = (contrast, other);
                }
            }
        }
        found
    }
}

/// The text of the code with these squares at the top left, at the top right and at the bottom left.
pub fn read(picture: &Picture, corners: [Finder; 3]) -> Option<String> {
    const MIN_CONTRAST: f32 = 12.0;
    let [top_left, top_right, bottom_left] = corners;
    let frames = corners.map(|finder| {
        let along = |other: Finder, from: Finder| {
            let way = other.centre - from.centre;
            // A row that crosses a square slantwise is longer than its side.
            let side = finder.size * way.x.abs().max(way.y.abs()) / way.length();
            way * (side / way.length())
        };
        let start = Frame {
            centre: finder.centre,
            across: along(top_right, top_left),
            down: along(bottom_left, top_left),
        };
        start.refined(picture)
    });
    let is_clear = |frame: &Frame| frame.contrast(picture, &FINDER, MIDDLE) >= MIN_CONTRAST;
    if !frames.iter().all(is_clear) {
        return None;
    }
    let far = far_corners(&frames);
    versions(picture, &frames).into_iter().find_map(|version| {
        let mut meshes = far
            .into_iter()
            .flatten()
            .map(|far| Mesh::new(picture, &frames, version, far));
        meshes.find_map(|mesh| mesh.text(picture))
    })
}

/// The inner corners of the large squares, which are in line with the small squares.
fn inner_corners(frames: &[Frame; 3]) -> [Point; 3] {
    let [top_left, top_right, bottom_left] = frames;
    [
        top_left.place(3.0, 3.0),
        top_right.place(-3.0, 3.0),
        bottom_left.place(3.0, -3.0),
    ]
}

/// Where the fourth one may be: as the large squares are turned, or as in a code that is seen from the front.
fn far_corners(frames: &[Frame; 3]) -> [Option<Point>; 2] {
    let [_, top_right, bottom_left] = frames;
    let [start, right_end, lower_end] = inner_corners(frames);
    [
        crossing((lower_end, bottom_left.across), (right_end, top_right.down)),
        Some(right_end + lower_end - start),
    ]
}

/// The versions that a code may have, by which its size follows: what it says of itself, and what its squares suggest.
fn versions(picture: &Picture, frames: &[Frame; 3]) -> Vec<usize> {
    let [top_left, top_right, bottom_left] = frames;
    let count =
        |way: Point, one: Point, other: Point| 2.0 * way.length() / (one.length() + other.length());
    let across = count(
        top_right.centre - top_left.centre,
        top_left.across,
        top_right.across,
    );
    let down = count(
        bottom_left.centre - top_left.centre,
        top_left.down,
        bottom_left.down,
    );
    let near = (((across + down) / 2.0 - 10.0) / 4.0).round() as i32;
    let mut all: Vec<i32> = Vec::new();
    if near > 5 {
        // Beside the large squares, both turned by 90 degrees.
        let stated = [
            stated_version(picture, top_right, |bit| (bit % 3 - 7, bit / 3 - 3)),
            stated_version(picture, bottom_left, |bit| (bit / 3 - 3, bit % 3 - 7)),
        ];
        all.extend(stated.into_iter().flatten());
    }
    // Small codes do not say it.
    if all.is_empty() && near < 9 {
        all.extend([near, near + 1, near - 1]);
    }
    all.dedup();
    let possible = all.into_iter().filter(|version| (1..=40).contains(version));
    possible.map(|version| version as usize).collect()
}

/// The version that is written beside a large square; `place` tells where each bit is, in squares from its centre.
fn stated_version(
    picture: &Picture,
    frame: &Frame,
    place: impl Fn(i32) -> (i32, i32),
) -> Option<i32> {
    let threshold = threshold(picture, frame, frame.centre);
    let mut read = 0_u32;
    for bit in 0..18 {
        let (across, down) = place(bit);
        let grey = picture.at(frame.place(across as f32, down as f32));
        read |= u32::from(grey < threshold) << bit;
    }
    (7..=40).find(|version| {
        let version = *version as u32;
        let mut remainder = version;
        for _ in 0..12 {
            remainder = (remainder << 1) ^ ((remainder >> 11) * 0x1f25);
        }
        // All versions differ in eight bits at least.
        ((version << 12 | remainder) ^ read).count_ones() <= 3
    })
}

/// The brightness between dark and light around a place.
fn threshold(picture: &Picture, frame: &Frame, at: Point) -> f32 {
    picture.mean(at, 5.0 * frame.across.length().max(frame.down.length()))
}

/// The small squares of a code, which divide it into cells.
struct Mesh {
    /// Number of squares in a row.
    size: usize,
    /// Numbers of the rows, and of the columns, of the small squares.
    lines: Vec<usize>,
    /// The cells between them, row by row.
    cells: Vec<Cell>,
    /// Anywhere in the code.
    frame: Frame,
}

impl Mesh {
    /// The mesh of a code whose small square at the lower right, or where the smallest code would have it, is about
    /// `far`.
    fn new(picture: &Picture, frames: &[Frame; 3], version: usize, far: Point) -> Self {
        let [top_left, ..] = frames;
        let size = version * 4 + 17;
        let lines = alignment_lines(version);
        let last = lines.len() - 1;
        let wanted = 0.4 * top_left.contrast(picture, &FINDER, MIDDLE);
        let [start, right_end, lower_end] = inner_corners(frames);
        let flat = Cell::new([start, right_end, lower_end, far]);
        let step = 1.0 / (size - 13) as f32;
        let mut nodes: Vec<Vec<Point>> = Vec::new();
        // How far the squares above are from where a flat code would have them.
        let mut above: Vec<Point> = Vec::new();
        for (row, y) in lines.iter().enumerate() {
            let mut now = Vec::new();
            let mut before: Option<Point> = None;
            let mut off_now = Vec::new();
            for (column, x) in lines.iter().enumerate() {
                let (across, down) = ((x - 6) as f32 * step, (y - 6) as f32 * step);
                let expected = flat.place(across, down);
                let off = match (before, above.get(column)) {
                    (Some(left), Some(up)) => (left + *up) * 0.5,
                    (Some(off), None) | (None, Some(&off)) => off,
                    (None, None) => Point::new(0.0, 0.0),
                };
                // There are large squares at three corners.
                let is_end = |place: usize| place == 0 || place == last;
                let is_large = is_end(row) && is_end(column) && row + column < 2 * last;
                let found = if is_large || version == 1 {
                    expected
                } else {
                    let frame = Frame {
                        centre: expected + off,
                        across: flat.place(across + step, down) - expected,
                        down: flat.place(across, down + step) - expected,
                    };
                    frame.aligned(picture, 3, wanted).centre
                };
                before = Some(found - expected);
                off_now.push(found - expected);
                now.push(found);
            }
            above = off_now;
            nodes.push(now);
        }
        let cells = nodes
            .iter()
            .zip(nodes.iter().skip(1))
            .flat_map(|(upper, lower)| {
                let upper = upper.windows(2).zip(lower.windows(2));
                upper.filter_map(|pair| match pair {
                    ([one, two], [three, four]) => Some(Cell::new([*one, *two, *three, *four])),
                    _ => None,
                })
            })
            .collect();
        Self {
            size,
            lines,
            cells,
            frame: *top_left,
        }
    }

    /// Where something is in the picture that is so many squares from the corner of the code.
    fn place(&self, x: f32, y: f32) -> Option<Point> {
        let last = self.lines.len() - 2;
        let find = |at: f32| {
            let before = |line: &&usize| **line as f32 + 0.5 <= at;
            let index = self
                .lines
                .iter()
                .skip(1)
                .take_while(before)
                .count()
                .min(last);
            let from = *self.lines.get(index)? as f32;
            let to = *self.lines.get(index + 1)? as f32;
            Some((index, (at - 0.5 - from) / (to - from)))
        };
        let (column, across) = find(x)?;
        let (row, down) = find(y)?;
        let cell = self.cells.get(row * (last + 1) + column)?;
        Some(cell.place(across, down))
    }

    fn is_dark(&self, picture: &Picture, x: usize, y: usize) -> bool {
        const AROUND: [f32; 3] = [0.3, 0.5, 0.7];
        let places = AROUND.into_iter().flat_map(|down| {
            AROUND
                .into_iter()
                .filter_map(move |across| self.place(x as f32 + across, y as f32 + down))
        });
        let middle = self.place(x as f32 + 0.5, y as f32 + 0.5);
        let Some(middle) = middle else {
            return false;
        };
        let sum: f32 = places.map(|place| picture.at(place)).sum();
        sum / 9.0 < threshold(picture, &self.frame, middle)
    }

    fn text(&self, picture: &Picture) -> Option<String> {
        let squares = SimpleGrid::from_func(self.size, |x, y| self.is_dark(picture, x, y));
        let (_, text) = Grid::new(squares).decode().ok()?;
        Some(text)
    }
}

/// The numbers of the rows, and of the columns, in which a version has small squares. The smallest one has none; there
/// it is the inner corners of the large squares.
fn alignment_lines(version: usize) -> Vec<usize> {
    let last = version * 4 + 10;
    let count = if version == 1 { 2 } else { version / 7 + 2 };
    let step = if version == 32 {
        26
    } else {
        (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    };
    let mut lines = vec![6];
    lines.extend((0..count - 1).rev().map(|place| last - place * step));
    lines
}

/// Where two lines cross, each given by a place and a direction.
fn crossing((one, way): (Point, Point), (other, other_way): (Point, Point)) -> Option<Point> {
    let area = way.cross(other_way);
    let share = (other - one).cross(other_way) / area;
    share.is_finite().then(|| one + way * share)
}

/// A square that is seen from the side.
struct Cell {
    corner: Point,
    across: Point,
    down: Point,
    /// How much smaller it gets on the way across and down.
    far: Point,
}

impl Cell {
    /// From the corners: top left, top right, bottom left, bottom right.
    fn new([top_left, top_right, bottom_left, bottom_right]: [Point; 4]) -> Self {
        // Heckbert, Fundamentals of Texture Mapping, section 2.2.3.
        let across = top_right - bottom_right;
        let down = bottom_left - bottom_right;
        let rest = top_left - top_right - bottom_left + bottom_right;
        let area = across.cross(down);
        let far = if area == 0.0 {
            Point::new(0.0, 0.0)
        } else {
            Point::new(rest.cross(down) / area, across.cross(rest) / area)
        };
        Self {
            corner: top_left,
            across: top_right - top_left + top_right * far.x,
            down: bottom_left - top_left + bottom_left * far.y,
            far,
        }
    }

    /// A place by its shares of the way across and down.
    fn place(&self, across: f32, down: f32) -> Point {
        let distance = 1.0 + self.far.x * across + self.far.y * down;
        (self.corner + self.across * across + self.down * down) * (1.0 / distance)
    }
}
