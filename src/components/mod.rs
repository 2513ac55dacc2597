//! Small, general-purpose components.

mod assets;
mod button;
mod code_scanner;
mod copy_reminder;
mod deferred;
mod field;
mod marked;
mod notice;
mod page;
mod paste_button;
mod picture;
mod player;
mod qr_code;
mod shared;
mod sheet;

pub use assets::{AssetNotice, GameAssets, Stylesheet, load_game_assets, load_stylesheet};
pub use button::{Button, LinkButton, RuleLink};
pub use code_scanner::{CodeScanner, GameScanner, ScanButton, link_in_code};
pub use copy_reminder::CopyReminder;
pub use deferred::{Deferred, show_on_demand};
pub use field::{FieldSet, RadioButton, Select, TextField};
pub use marked::marked;
pub use notice::{LiveRegion, Notice};
pub use page::{ErrorPage, Footer, Page, Section, TopBar};
pub use paste_button::{LinkNote, PasteButton, holds_game};
pub use picture::{SeatMark, picture, recent_outline, seat_shape, wheel_mark};
pub use player::{PlayerName, PlayerSelect};
pub use qr_code::QrCode;
pub use shared::Shared;
pub use sheet::Sheet;
