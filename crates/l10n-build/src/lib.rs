//! The build step of `l10n`: reads the catalogues of words, checks them, and writes a Rust function for each message.
//!
//! English is the contract. Comments above its messages name their arguments, one a line: `# $cards (Number)`. Messages
//! below a heading `## (Season)` are the things of that name; their attributes are forms of the word. Attributes of
//! other messages are words that belong to them.
//!
//! | type | value | a message uses |
//! |---|---|---|
//! | `Number` | an integer | `{ $cards }`, and selects by plural categories or numbers |
//! | `Text` | a text | `{ $title }` |
//! | `List` | texts | `{ $names }` |
//! | `Flag` | true or false | selects by `true` and `false` |
//! | `Player` | name and person | `{ $player }`, and selects on `$player-person` by `you` and `other` |
//! | a thing, such as `Season` | one of its messages | `{ $season }`, its forms such as `{ $season-the }`, and selects on `$season-id` |

mod catalogue;
mod check;
mod folder;
mod generate;
mod glossary;
mod page;
mod pseudo;

pub use catalogue::{Catalogue, Problem, Words, shipped};
pub use check::{missing, problems};
pub use folder::folder_problems;
pub use generate::rust;
pub use glossary::glossary_problems;
pub use page::page_problem;
pub use pseudo::pseudo;
