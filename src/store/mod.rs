//! Where games are kept: in the browser's storage, sealed and in two
//! generations; in memory where the browser gives none.

mod shelf;

use records::archive::{Archive, ShelfError};
use records::{Kept, Match, NotKept, RecordError, SavedMatch};
use shelf::BrowserShelf;
use std::cell::RefCell;
use std::rc::Rc;

/// Keeps matches under their numbers.
#[derive(Clone)]
pub struct Store {
    archive: Rc<Archive<BrowserShelf>>,
    /// What the shelf refused: still there until the page is closed.
    recent: Rc<RefCell<Vec<(String, Kept)>>>,
}

/// There is one store a page.
impl PartialEq for Store {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.archive, &other.archive)
    }
}

/// A match in the list of those kept.
pub struct Listed {
    /// Its number.
    pub id: String,
    /// When it was last played, in milliseconds since 1970.
    touched: u64,
    /// The match.
    pub opened: Match,
}

/// Why a match is not there.
#[derive(Clone, Debug, PartialEq)]
pub enum NotThere {
    /// Nothing is kept under the number.
    Unknown,
    /// A later house has kept it.
    Later,
    /// What is kept cannot be read; the damaged bytes are kept under these keys.
    Damaged(Vec<String>),
    /// It does not replay.
    Record(RecordError),
    /// The browser does not let us read.
    Shelf(ShelfError),
}

impl Store {
    /// The store of this page's address.
    pub fn open() -> Self {
        let path = gloo::utils::window()
            .location()
            .pathname()
            .unwrap_or_default();
        // Hosts share one storage between projects; the path tells them apart.
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let prefix = format!("wheelhouse:{folder}:match.");
        Self {
            archive: Rc::new(Archive::new(BrowserShelf, prefix)),
            recent: Rc::default(),
        }
    }

    /// A number that no match has yet.
    pub fn new_id(&self) -> String {
        let taken = self.ids();
        loop {
            let id = format!("{:09}", crate::chance::fresh_seed());
            if !taken.contains(&id) {
                return id;
            }
        }
    }

    fn ids(&self) -> Vec<String> {
        let mut ids = self.archive.names().unwrap_or_default();
        for (id, _) in &*self.recent.borrow() {
            if !ids.contains(id) {
                ids.push(id.clone());
            }
        }
        ids
    }

    /// Keeps a match. On failure it is still there until the page is closed.
    pub fn keep(&self, id: &str, played: &Match) -> Result<(), ShelfError> {
        let kept = Kept {
            touched: js_sys::Date::now() as u64,
            over: played.position().ending().is_some(),
            record: SavedMatch::from(played),
        };
        let written = kept.clone().write().map_err(|NotKept| ShelfError::Full);
        let result = written.and_then(|text| self.archive.keep(id, &text));
        // What the shelf holds may be played on in another window; only what it
        // refused is remembered here.
        let mut recent = self.recent.borrow_mut();
        recent.retain(|(other, _)| other != id);
        if result.is_err() {
            recent.push((id.to_owned(), kept));
        }
        result.map(|_| ())
    }

    /// Whether the browser keeps anything at all.
    pub fn check(&self) -> Result<(), ShelfError> {
        self.archive.check()
    }

    fn find(&self, id: &str) -> Result<Kept, NotThere> {
        let recent = self.recent.borrow();
        if let Some((_, kept)) = recent.iter().find(|(other, _)| other == id) {
            return Ok(kept.clone());
        }
        let found = self.archive.find(id).map_err(NotThere::Shelf)?;
        match found.sealed {
            Some(sealed) => {
                Kept::read(&sealed.text).map_err(|NotKept| NotThere::Damaged(found.set_aside))
            }
            None if found.later => Err(NotThere::Later),
            None if found.set_aside.is_empty() => Err(NotThere::Unknown),
            None => Err(NotThere::Damaged(found.set_aside)),
        }
    }

    /// The match kept under a number.
    pub fn get(&self, id: &str) -> Result<Match, NotThere> {
        self.find(id)?.record.open().map_err(NotThere::Record)
    }

    /// All matches kept, the last played first; those that cannot be shown
    /// come last, with the reason.
    pub fn list(&self) -> (Vec<Listed>, Vec<NotThere>) {
        let mut listed: Vec<Listed> = Vec::new();
        let mut lost = Vec::new();
        for id in self.ids() {
            let found = self.find(&id).and_then(|kept| {
                let opened = kept.record.open().map_err(NotThere::Record)?;
                Ok((kept.touched, opened))
            });
            match found {
                Ok((touched, opened)) => {
                    let place = listed.partition_point(|other| other.touched > touched);
                    listed.insert(
                        place,
                        Listed {
                            id,
                            touched,
                            opened,
                        },
                    );
                }
                Err(why) => lost.push(why),
            }
        }
        (listed, lost)
    }

    /// Forgets a match.
    pub fn forget(&self, id: &str) -> Result<(), ShelfError> {
        self.recent.borrow_mut().retain(|(other, _)| other != id);
        self.archive.forget(id)
    }
}
