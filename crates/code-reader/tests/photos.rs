//! Codes as screens show them and cameras see them.

use code_reader::codes_in;
use qrcodegen::{QrCode, QrCodeEcc};

/// A photo of codes beside each other on a screen.
#[derive(Clone, Copy)]
struct Photo {
    width: usize,
    height: usize,
    /// Width of a square of the codes, in pixels.
    square: f32,
    /// The brightness of dark and of light squares.
    shades: [f32; 2],
    /// In degrees.
    turned: f32,
    /// How much further away the upper edge is than the lower one, as a share of the distance.
    tilt: f32,
    /// How far a lens moves what is at the edge, as a share of the way from the middle.
    bent: f32,
    /// Each pixel is the mean of a square with this radius, twice.
    blur: usize,
    noise: u32,
    /// How much darker the right edge is than the left one.
    shadow: f32,
}

const SCREENSHOT: Photo = Photo {
    width: 800,
    height: 600,
    square: 4.0,
    shades: [0.0, 255.0],
    turned: 0.0,
    tilt: 0.0,
    bent: 0.0,
    blur: 0,
    noise: 0,
    shadow: 0.0,
};

/// By hand, in a room.
const BY_HAND: Photo = Photo {
    width: 1280,
    height: 720,
    shades: [40.0, 220.0],
    turned: 4.0,
    tilt: 0.1,
    blur: 1,
    noise: 8,
    shadow: 0.3,
    ..SCREENSHOT
};

/// A link of this many characters.
fn link(length: usize) -> String {
    let code = (0..length).map(|place| {
        let place = (place * place * 7 + place / 3) % 26;
        char::from(b'a' + u8::try_from(place).unwrap_or_default())
    });
    format!("https://example.org/#/open/{}", code.collect::<String>())
}

impl Photo {
    /// As large as a code of this text can be in the picture.
    fn filled(self, text: &str, share: f32) -> Self {
        let squares = code_of(text).size() + 8;
        let square = share * self.height as f32 / squares as f32;
        Self { square, ..self }
    }

    /// The brightness of each pixel.
    fn brightness(&self, texts: &[&str]) -> Vec<f32> {
        let codes: Vec<QrCode> = texts.iter().map(|text| code_of(text)).collect();
        let side = codes.iter().map(|code| code.size() + 8).max().unwrap_or(0);
        let (sin, cos) = self.turned.to_radians().sin_cos();
        let (width, height) = (self.width as f32, self.height as f32);
        let seen = |x: f32, y: f32| {
            let (x, y) = (x - width / 2.0, y - height / 2.0);
            let lens = 1.0 + self.bent * (x * x + y * y) / (width * width / 4.0);
            let away = lens * (1.0 - self.tilt * y / height);
            let (x, y) = (x * away / self.square, y * away / self.square);
            let across = x * cos + y * sin + (side * codes.len() as i32) as f32 / 2.0;
            let down = y * cos - x * sin + side as f32 / 2.0;
            let (across, down) = (across.floor() as i32, down.floor() as i32);
            let [dark, light] = self.shades;
            let code = codes.get(usize::try_from(across.div_euclid(side)).unwrap_or(usize::MAX));
            match code {
                Some(code) if (0..side).contains(&down) => {
                    let is_dark = code.get_module(across.rem_euclid(side) - 4, down - 4);
                    if is_dark { dark } else { light }
                }
                // The desk.
                _ => (dark + light) / 3.0,
            }
        };
        const PARTS: [f32; 3] = [0.17, 0.5, 0.83];
        let mut all = Vec::new();
        for y in 0..self.height {
            for x in 0..self.width {
                let sum: f32 = PARTS
                    .iter()
                    .flat_map(|down| PARTS.iter().map(move |across| (across, down)))
                    .map(|(across, down)| seen(x as f32 + across, y as f32 + down))
                    .sum();
                all.push(sum / 9.0);
            }
        }
        for _ in 0..2 {
            all = blurred(&all, self.width, self.blur, 1);
            all = blurred(&all, self.width, self.blur, self.width);
        }
        all
    }

    /// Four bytes for each pixel.
    fn pixels(&self, texts: &[&str]) -> Vec<u8> {
        let mut random: u32 = 1;
        let shades = self.brightness(texts).into_iter().enumerate();
        let bytes = shades.map(|(place, shade)| {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let noise = ((random >> 16) % (2 * self.noise + 1)) as f32 - self.noise as f32;
            let light = 1.0 - self.shadow * (place % self.width) as f32 / self.width as f32;
            (shade * light + noise).clamp(0.0, 255.0) as u8
        });
        bytes.flat_map(|grey| [grey, grey, grey, 255]).collect()
    }

    fn read(&self, texts: &[&str]) -> Vec<String> {
        codes_in(self.width, &self.pixels(texts))
    }
}

fn code_of(text: &str) -> QrCode {
    match QrCode::encode_text(text, QrCodeEcc::Low) {
        Ok(code) => code,
        Err(error) => unreachable!("{error}"),
    }
}

/// Each pixel with those so many places before and after it, `step` apart.
fn blurred(all: &[f32], width: usize, radius: usize, step: usize) -> Vec<f32> {
    let is_row = |one: usize, other: usize| step > 1 || one / width == other / width;
    let at = |place: usize| {
        let near = (0..=2 * radius)
            .filter_map(|by| (place + by * step).checked_sub(radius * step))
            .filter(|other| is_row(place, *other))
            .filter_map(|other| all.get(other));
        let (sum, count) = near.fold((0.0, 0.0), |(sum, count), one| (sum + one, count + 1.0));
        sum / count
    };
    (0..all.len()).map(at).collect()
}

/// From the smallest code to that of the longest link that messengers take.
#[test]
fn codes_of_all_sizes_are_read() {
    for length in [1, 30, 60, 150, 300, 700, 1200, 1900] {
        let text = link(length);
        for photo in [SCREENSHOT.filled(&text, 0.95), BY_HAND.filled(&text, 0.8)] {
            assert_eq!(photo.read(&[&text]), [&*text], "{length} {}", photo.square);
        }
    }
    assert_eq!(SCREENSHOT.read(&["a"]), ["a"]);
    let longest = link(2800);
    assert_eq!(
        SCREENSHOT.filled(&longest, 1.0).read(&[&longest]),
        [longest]
    );
}

/// In the dark, phones show light squares on dark ground.
#[test]
fn codes_of_all_colours_are_read() {
    for length in [50, 900] {
        let text = link(length);
        for shades in [[0.0, 255.0], [255.0, 0.0], [200.0, 60.0], [90.0, 130.0]] {
            let photo = Photo {
                shades,
                noise: 4,
                ..BY_HAND
            };
            let found = photo.filled(&text, 0.8).read(&[&text]);
            assert_eq!(found, [&*text], "{length} {shades:?}");
        }
    }
}

#[test]
fn a_phone_may_be_held_anyhow() {
    let texts = [link(50), link(900)];
    for turned in (0..360).step_by(39) {
        for text in &texts {
            let photo = Photo {
                turned: turned as f32,
                ..BY_HAND
            };
            let found = photo.filled(text, 0.65).read(&[text]);
            assert_eq!(found, [text.as_str()], "{} {turned}", text.len());
        }
    }
}

/// What is seen from the side, and through a lens that bends it.
#[test]
fn a_code_may_be_seen_from_the_side() {
    let texts = [link(50), link(300), link(1200)];
    for (tilt, bent) in [(0.4, 0.0), (-0.3, 0.03), (0.0, 0.1), (0.2, -0.04)] {
        for text in &texts {
            let photo = Photo {
                width: 1000,
                height: 1000,
                tilt,
                bent,
                ..BY_HAND
            };
            let found = photo.filled(text, 0.7).read(&[text]);
            assert_eq!(found, [text.as_str()], "{} {tilt} {bent}", text.len());
        }
    }
}

#[test]
fn several_codes_in_one_picture_are_read() {
    let mut found = BY_HAND.read(&[&link(50), "menu"]);
    found.sort();
    assert_eq!(found, [&*link(50), "menu"]);
}

#[test]
fn pictures_without_codes_have_none() {
    for (width, length) in [
        (0, 0),
        (0, 16),
        (1, 4),
        (7, 100),
        (40, 6400),
        (9000, 64),
        (3, 2),
    ] {
        for byte in [0, 9, 255] {
            assert_eq!(codes_in(width, &vec![byte; length]), [""; 0]);
        }
    }
}

/// Torn codes and random pictures do no harm.
#[test]
fn damaged_codes_are_no_codes() {
    let text = link(40);
    let photo = Photo {
        width: 160,
        height: 160,
        ..SCREENSHOT
    };
    let photo = photo.filled(&text, 1.0);
    let whole = photo.pixels(&[&text]);
    assert_eq!(codes_in(photo.width, &whole), [&*text]);
    let mut random: usize = 1;
    for round in 0..300 {
        let mut pixels = whole.clone();
        for _ in 0..round * 40 {
            random = (random * 1_664_525 + 1_013_904_223) % (1 << 32);
            let place = (random >> 8) % pixels.len();
            if let Some(byte) = pixels.get_mut(place) {
                *byte = !*byte;
            }
        }
        // Another width makes stripes of it.
        for width in [photo.width, photo.width - round % 50] {
            for found in codes_in(width, &pixels) {
                assert_eq!(found, text);
            }
        }
    }
}
