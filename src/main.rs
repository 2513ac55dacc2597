//! Entry point of the web app.

fn main() {
    wheelhouse::start();
}
