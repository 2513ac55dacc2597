//! Prints the home page as HTML, as somebody sees it who comes for the first
//! time. The build puts it into `index.html`.

fn main() {
    println!("{}", futures::executor::block_on(wheelhouse::render_home()));
}
