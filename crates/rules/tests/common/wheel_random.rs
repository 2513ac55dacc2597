//! Random positions of Argonaut's Wheel, including ones that games hardly come to.

use super::wheel::{game, text_of};
use rules::games::argonauts_wheel::ArgonautsWheel;
use rules::rng::Rng;

/// The text of a valid position, with at most 23 turns of the wheel since a piece
/// was moved.
pub fn position(rng: &mut Rng) -> String {
    let mut stations: [String; 8] = Default::default();
    let mut below = |most: u32| rng.below(most) as usize;
    for letters in [['b', 'x'], ['w', 'y']] {
        for _ in 0..2 {
            // Discs lie on their like or alone.
            let letter = letters[usize::from(below(3) == 0)];
            let like = |station: &String| station.chars().all(|other| other == letter);
            let free: Vec<usize> = (0..8).filter(|at| like(&stations[*at])).collect();
            stations[free[below(free.len() as u32)]].push(letter);
        }
    }
    for (cone, own_dead) in [('B', 'x'), ('W', 'y')] {
        // No cone stands on the other one or on its own dead discs.
        let bars = |letter| letter == 'B' || letter == own_dead;
        let free: Vec<usize> = (0..8).filter(|at| !stations[*at].contains(bars)).collect();
        // On discs as often as not.
        let on: Vec<usize> = free
            .iter()
            .copied()
            .filter(|at| !stations[*at].is_empty())
            .collect();
        let from = if below(2) == 0 || on.is_empty() {
            free
        } else {
            on
        };
        stations[from[below(from.len() as u32)]].push(cone);
    }
    for station in &mut stations {
        if station.is_empty() {
            station.push('.');
        }
    }
    let to_move = ["black", "white"][below(2)];
    // Near the revolutions as often as just after a move.
    let turned = match below(3) {
        0 => String::new(),
        1 => [" r7", " r8", " r9", " r15", " r16", " r17", " r23"][below(7)].to_owned(),
        _ => match below(24) {
            0 => String::new(),
            turned => format!(" r{turned}"),
        },
    };
    let peace = if below(5) == 0 { " peace" } else { "" };
    format!("{} {to_move}{turned}{peace}", stations.join(" "))
}

/// `count` random games.
pub fn positions(count: u64, seed: u64) -> impl Iterator<Item = ArgonautsWheel> {
    (0..count).map(move |number| {
        let text = position(&mut Rng::new(number, seed));
        let game = game(&text);
        assert_eq!(text_of(&game), text);
        game
    })
}
