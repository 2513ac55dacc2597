//! The page's address: which route it shows, and going to another one.

use app_core::Route;
use gloo::utils::window;

/// The page's address without a route, for sharing.
fn page_address() -> String {
    let address = window().location().href().unwrap_or_default();
    plain_address(&address).to_owned()
}

/// An address without its fragment and without tracking parameters: the page itself needs no parameters.
fn plain_address(address: &str) -> &str {
    let end = address.find(['?', '#']).unwrap_or(address.len());
    address.get(..end).unwrap_or_default()
}

/// The whole address of a route, for sharing.
pub fn address_of(route: &Route) -> String {
    format!("{}{}", page_address(), route.href())
}

pub fn current_route() -> Route {
    Route::read(&window().location().hash().unwrap_or_default())
}

pub fn navigate(route: &Route) {
    // If the browser denies it, the current page stays.
    let _ = window().location().set_hash(&route.href());
}

/// Goes to a route, which replaces the current entry of the browser's history.
pub fn redirect(route: &Route) {
    let _ = window().location().replace(&route.href());
}

pub fn reload() {
    // If the browser denies it, the current page stays.
    let _ = window().location().reload();
}

#[cfg(test)]
mod tests {
    use super::plain_address;

    #[test]
    fn what_follows_people_is_not_sent_on() {
        let plain = "https://example.org/games/";
        for added in [
            "",
            "#/open/AwE",
            "?fbclid=x_1",
            "?utm_source=a&gclid=b#/",
            "#/table/1?mc_eid=2",
            "?",
        ] {
            assert_eq!(plain_address(&format!("{plain}{added}")), plain);
        }
    }
}
