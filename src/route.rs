//! The address of every page, in the fragment, so that any static host serves
//! them below any path.

use rules::GameId;

/// A page and what it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The house: games to play and games under way.
    Home,
    /// Setting up a game.
    New(GameId),
    /// A match under way or over, by its number in the store.
    Table(String),
    /// Anything else.
    Lost,
}

impl Route {
    /// The page that an address' fragment names, `#` or not.
    pub fn read(fragment: &str) -> Self {
        let path = fragment.trim_start_matches('#').trim_matches('/');
        match path.split_once('/') {
            None if path.is_empty() => Self::Home,
            Some(("new", game)) => GameId::from_id(game).map_or(Self::Lost, Self::New),
            Some(("table", id)) if !id.is_empty() && id.bytes().all(|b| b.is_ascii_digit()) => {
                Self::Table(id.to_owned())
            }
            _ => Self::Lost,
        }
    }

    /// The page of this window's address.
    pub fn here() -> Self {
        Self::read(&gloo::utils::window().location().hash().unwrap_or_default())
    }

    /// The address within the page, for links.
    pub fn href(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::New(game) => format!("#/new/{}", game.id()),
            Self::Table(id) => format!("#/table/{id}"),
            Self::Lost => "#/lost".to_owned(),
        }
    }

    /// Goes to the page.
    pub fn go(&self) {
        // A browser that does not let us leaves the page as it is.
        let _ = gloo::utils::window().location().set_hash(&self.href());
    }

    /// Goes to the page; Back then leads to the one before this one.
    pub fn go_instead(&self) {
        let _ = gloo::utils::window().location().replace(&self.href());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_its_address() {
        let pages = [
            Route::Home,
            Route::New(GameId::TurnOfTime),
            Route::Table("000000017".to_owned()),
        ];
        for page in pages {
            assert_eq!(Route::read(&page.href()), page);
        }
        assert_eq!(Route::read(""), Route::Home);
        assert_eq!(Route::read("#"), Route::Home);
    }

    #[test]
    fn other_addresses_lead_nowhere() {
        for fragment in [
            "#/new/chess",
            "#/table/",
            "#/table/a.b",
            "#/x",
            "#/new",
            "é",
        ] {
            assert_eq!(Route::read(fragment), Route::Lost, "{fragment}");
        }
    }
}
