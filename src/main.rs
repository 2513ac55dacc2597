//! The program of the page.

fn main() {
    wheelhouse::start();
}
