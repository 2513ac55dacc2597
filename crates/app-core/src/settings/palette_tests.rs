//! Each palette's colours are distinguishable with the colour vision it is meant for,
//! and stand out from the paper. Reads the colours from the stylesheet.

use super::{Palette, Setting};

const TOKENS: &str = include_str!("../../../../static/style/tokens.css");
const SEATS: [&str; 5] = ["red", "blue", "yellow", "green", "violet"];
/// The least distance of two colours in Oklab. Of the standard colours, some are closer than 0.03 to
/// eyes without one of the three kinds of cones.
const LEAST_DISTANCE: f64 = 0.11;
const LEAST_CONTRAST: f64 = 3.0;

/// Red, green and blue, linear, from 0 to 1.
type Linear = [f64; 3];
type Matrix = [[f64; 3]; 3];

/// Machado, Oliveira and Fernandes 2009, severity 1.
const PROTANOPIA: Matrix = [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
];
const DEUTERANOPIA: Matrix = [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.011820, 0.042940, 0.968881],
];
const TRITANOPIA: Matrix = [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.303900],
];
const USUAL: Matrix = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];

/// The eyes for which a palette is.
fn eyes(palette: Palette) -> &'static [(&'static str, Matrix)] {
    match palette {
        Palette::Standard => &[("usual", USUAL)],
        Palette::RedGreen => &[
            ("usual", USUAL),
            ("protanopia", PROTANOPIA),
            ("deuteranopia", DEUTERANOPIA),
        ],
        Palette::BlueYellow => &[("usual", USUAL), ("tritanopia", TRITANOPIA)],
    }
}

fn times(matrix: &Matrix, colour: Linear) -> Linear {
    matrix.map(|row| {
        row.iter()
            .zip(colour)
            .map(|(a, b)| a * b)
            .sum::<f64>()
            .clamp(0.0, 1.0)
    })
}

fn linear(hex: &str) -> Linear {
    let whole = match hex.len() {
        3 => hex.chars().flat_map(|digit| [digit, digit]).collect(),
        _ => hex.to_owned(),
    };
    [0, 2, 4].map(|at| {
        let value = f64::from(u8::from_str_radix(&whole[at..at + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn oklab(colour: Linear) -> [f64; 3] {
    const CONES: Matrix = [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ];
    const LAB: Matrix = [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ];
    let cones = times(&CONES, colour).map(f64::cbrt);
    LAB.map(|row| row.iter().zip(cones).map(|(a, b)| a * b).sum())
}

fn distance(one: Linear, other: Linear) -> f64 {
    oklab(one)
        .into_iter()
        .zip(oklab(other))
        .map(|(a, b)| (a - b) * (a - b))
        .sum::<f64>()
        .sqrt()
}

fn contrast(one: Linear, other: Linear) -> f64 {
    let luminance = |[r, g, b]: Linear| 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

/// The light and the dark value of a token below a selector.
fn token(selector: &str, name: &str) -> [Linear; 2] {
    let (_, after) = TOKENS.split_once(&format!("{selector} {{")).unwrap();
    let (block, _) = after.split_once('}').unwrap();
    let (_, after) = block.split_once(&format!("--{name}: light-dark(")).unwrap();
    let (values, _) = after.split_once(')').unwrap();
    let (light, dark) = values.split_once(", ").unwrap();
    [light, dark].map(|value| linear(value.trim_start_matches('#')))
}

fn selector(palette: Palette) -> String {
    match palette {
        Palette::Standard => ":root".to_owned(),
        _ => format!(":root[data-palette=\"{}\"]", palette.id()),
    }
}

#[test]
fn every_pair_of_seats_can_be_told_apart() {
    for (palette, name) in Palette::VALUES {
        let colours = SEATS.map(|seat| token(&selector(*palette), &format!("seat-{seat}")));
        for (eye, matrix) in eyes(*palette) {
            for mode in [0, 1] {
                for (index, one) in colours.iter().enumerate() {
                    for (other, seat) in colours.iter().zip(SEATS).skip(index + 1) {
                        let distance =
                            distance(times(matrix, one[mode]), times(matrix, other[mode]));
                        let least = match palette {
                            // As it always was.
                            Palette::Standard => 0.1,
                            _ => LEAST_DISTANCE,
                        };
                        assert!(
                            distance >= least,
                            "{name} {eye} mode {mode}: {} and {seat} are {distance:.3} apart",
                            SEATS[index]
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn seats_stand_out_from_the_paper() {
    for (palette, name) in Palette::VALUES {
        for background in ["paper", "paper-raised"] {
            for root in [":root", ":root[data-contrast=\"more\"]"] {
                let paper = token(root, background);
                for seat in SEATS {
                    let colour = token(&selector(*palette), &format!("seat-{seat}"));
                    for mode in [0, 1] {
                        let contrast = contrast(colour[mode], paper[mode]);
                        assert!(
                            contrast >= LEAST_CONTRAST,
                            "{name} {seat} on {background} {root} mode {mode}: {contrast:.2}"
                        );
                    }
                }
            }
        }
    }
}

/// The simulation itself: red and green of equal lightness look the same to some eyes.
#[test]
fn the_simulation_confuses_what_it_should() {
    let (red, green) = (linear("b3321f"), linear("5f5a1e"));
    let usual = distance(red, green);
    let seen = |matrix: &Matrix| distance(times(matrix, red), times(matrix, green));
    assert!(seen(&DEUTERANOPIA) < usual / 2.0);
    assert!(seen(&TRITANOPIA) > usual / 2.0);
}
