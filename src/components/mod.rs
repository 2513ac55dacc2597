//! Small, general-purpose components.

mod assets;
mod button;
mod code_scanner;
mod copy_reminder;
mod deferred;
mod field;
mod footer;
mod notice;
mod on_demand;
mod page;
mod picture;
mod player;
mod qr_code;
mod recent_outline;
mod seat_mark;
mod shared;
mod sheet;
mod top_bar;

pub use assets::{AssetNotice, GameAssets, Stylesheet, load_game_assets, load_stylesheet};
pub use button::{Button, LinkButton, RuleLink};
pub use code_scanner::{NO_READER, NOT_A_GAME, ScanButton, link_in_code};
pub use copy_reminder::CopyReminder;
pub use deferred::Deferred;
pub use field::{FieldSet, RadioButton, Select, TextField};
pub use footer::Footer;
pub use notice::{LiveRegion, Notice};
pub use on_demand::{PART_MISSING, show_on_demand};
pub use page::{ErrorPage, Page, Section};
pub use picture::{picture, wheel_mark};
pub use player::{PlayerName, PlayerSelect};
pub use qr_code::QrCode;
pub use recent_outline::recent_outline;
pub use seat_mark::{SeatMark, seat_shape};
pub use shared::Shared;
pub use sheet::Sheet;
pub use top_bar::TopBar;
