//! What has to work in Chromium, Firefox and WebKit alike: whole games with mouse and keyboard, saves
//! and links, offline use, updates, and bots. Each scenario runs in every browser that is installed;
//! to run those of one, filter by `three_browsers::firefox`.

mod chromium;
mod firefox;
mod games;
mod service_worker;
mod webkit;
mod worker;
