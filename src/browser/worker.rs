//! Programs beside the page, each in a Web Worker of its own.

use gloo::utils::document;
use web_sys::{Worker, WorkerOptions, WorkerType};

/// Starts a program in a worker. The names of its files contain hashes, so the build writes them into the page's head,
/// where this is the name of the element.
pub fn start_worker(name: &str) -> Option<Worker> {
    let meta = document()
        .query_selector(&format!("meta[name='{name}']"))
        .ok()??;
    let names = meta.get_attribute("content")?;
    let (script, program) = names.split_once(' ')?;
    let address = format!("./worker.js?js={script}&wasm={program}");
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&address, &options).ok()
}
