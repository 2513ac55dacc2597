//! A picture in shades of grey.

use std::ops::{Add, Mul, Sub};

/// A place or a direction, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
}

impl Point {
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    pub fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    /// The area of the parallelogram of two directions, negative if the other one is to the left.
    pub fn cross(self, other: Self) -> f32 {
        self.x * other.y - self.y * other.x
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Self;
    fn mul(self, factor: f32) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

/// Brightness from 0 to 255, and its sums.
pub struct Picture {
    pub width: usize,
    pub height: usize,
    grey: Vec<u8>,
    /// For each corner of a pixel, the sum of all pixels above and to the left of it.
    sums: Vec<u32>,
}

impl Picture {
    /// The picture of pixels with four bytes each, of which the last one counts for nothing. The brightness is combined
    /// with `mask` by exclusive or.
    pub fn new(width: usize, pixels: &[u8], mask: u8) -> Self {
        let width = width.min(pixels.len() / 4);
        let height = (pixels.len() / 4).checked_div(width).unwrap_or(0);
        // Green counts twice, which is close enough to perceived brightness.
        let brightness = |pixel: &[u8]| match pixel {
            [red, green, blue, ..] => {
                ((u32::from(*red) + 2 * u32::from(*green) + u32::from(*blue)) / 4) as u8 ^ mask
            }
            _ => 0,
        };
        let pixels = pixels.chunks_exact(4).take(width * height);
        let grey: Vec<u8> = pixels.map(brightness).collect();
        let mut sums = vec![0; width + 1];
        sums.reserve((width + 1) * height);
        for (y, row) in grey.chunks_exact(width.max(1)).enumerate() {
            let mut sum: u32 = 0;
            sums.push(0);
            for (x, grey) in row.iter().enumerate() {
                sum = sum.wrapping_add(u32::from(*grey));
                let above = sums.get(y * (width + 1) + x + 1).copied();
                sums.push(sum.wrapping_add(above.unwrap_or_default()));
            }
        }
        Self {
            width,
            height,
            grey,
            sums,
        }
    }

    /// The mean brightness of a square around a place, as far as it is in the picture.
    pub fn mean(&self, at: Point, radius: f32) -> f32 {
        let range = |at: f32, size: usize| {
            let last = size.saturating_sub(1);
            let from = ((at - radius) as usize).min(last);
            (
                from,
                ((at + radius) as usize + 1).clamp(from + 1, size.max(1)),
            )
        };
        let (left, right) = range(at.x, self.width);
        let (top, bottom) = range(at.y, self.height);
        let sum = |x: usize, y: usize| {
            let sum = self.sums.get(y * (self.width + 1) + x).copied();
            sum.unwrap_or_default()
        };
        let sum = sum(right, bottom)
            .wrapping_add(sum(left, top))
            .wrapping_sub(sum(left, bottom))
            .wrapping_sub(sum(right, top));
        sum as f32 / ((right - left) * (bottom - top)) as f32
    }

    fn pixel(&self, x: i32, y: i32) -> f32 {
        let x = x.clamp(0, self.width as i32 - 1) as usize;
        let y = y.clamp(0, self.height as i32 - 1) as usize;
        let grey = self.grey.get(y * self.width + x).copied();
        grey.unwrap_or_default().into()
    }

    /// The brightness at a place between pixels; that of the edge outside.
    pub fn at(&self, at: Point) -> f32 {
        let (x, y) = (at.x - 0.5, at.y - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (right_share, lower_share) = (x - left, y - top);
        let (left, top) = (left as i32, top as i32);
        let row = |y: i32| {
            let left_pixel = self.pixel(left, y);
            left_pixel + (self.pixel(left.saturating_add(1), y) - left_pixel) * right_share
        };
        let upper = row(top);
        upper + (row(top.saturating_add(1)) - upper) * lower_share
    }

    /// Which pixels are darker than what is around them.
    pub fn dark(&self) -> Vec<bool> {
        let radius = (self.width.min(self.height) as f32 / 16.0).max(8.0);
        let mut dark = Vec::with_capacity(self.grey.len());
        for (y, row) in self.grey.chunks_exact(self.width.max(1)).enumerate() {
            dark.extend(row.iter().enumerate().map(|(x, grey)| {
                let mean = self.mean(Point::new(x as f32, y as f32), radius);
                f32::from(*grey) < mean * 0.96
            }));
        }
        dark
    }
}
