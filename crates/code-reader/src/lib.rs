//! Reads QR codes in pictures. The program around it runs in a Web Worker and only passes messages: a picture of a
//! camera takes longer than a page may stand still.
//!
//! Codes are located here: the code of a long game has more than a hundred squares in a row, and a camera sees it from
//! the side and not sharply. What they say is decoded by `rqrr`.

mod finder;
mod grid;
mod picture;

use picture::Picture;

/// At most this many groups of squares are tried in a picture.
const MAX_TRIES: usize = 8;

/// The texts of the QR codes in a picture: dark ones on light ground, or else light ones on dark ground, as
/// screens in the dark show them. `pixels` has four bytes for each pixel, of which the last one counts for
/// nothing; `width` is in pixels.
pub fn codes_in(width: usize, pixels: &[u8]) -> Vec<String> {
    let found = dark_codes(width, pixels, 0);
    if found.is_empty() {
        return dark_codes(width, pixels, u8::MAX);
    }
    found
}

/// The texts of the dark codes in a picture whose brightness is combined with `mask` by exclusive or.
fn dark_codes(width: usize, pixels: &[u8], mask: u8) -> Vec<String> {
    let picture = Picture::new(width, pixels, mask);
    let finders = finder::find(&picture);
    let mut used: Vec<usize> = Vec::new();
    let mut texts = Vec::new();
    let mut tries = 0;
    for corners in finder::corners(&finders) {
        let is_free = |place: &usize| !used.contains(place);
        if tries == MAX_TRIES || !corners.places.iter().all(is_free) {
            continue;
        }
        tries += 1;
        if let Some(text) = grid::read(&picture, corners.finders) {
            texts.push(text);
            used.extend(corners.places);
        }
    }
    texts
}
