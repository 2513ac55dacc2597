//! Small, general-purpose components.

mod assets;
mod button;
mod error_page;
mod field;
mod footer;
mod notice;
mod page;
mod picture;
mod player_name;
mod player_select;
mod qr_code;
mod recent_outline;
mod rule_link;
mod seat_mark;
mod section;
mod shared;
mod sheet;
mod top_bar;

pub use assets::{GameAssets, Stylesheet, load_game_assets, load_stylesheet};
pub use button::{Button, LinkButton};
pub use error_page::ErrorPage;
pub use field::{FieldSet, RadioButton, Select, TextField};
pub use footer::Footer;
pub use notice::{LiveRegion, Notice};
pub use page::Page;
pub use picture::{Picture, WheelMark};
pub use player_name::PlayerName;
pub use player_select::PlayerSelect;
pub use qr_code::QrCode;
pub use recent_outline::recent_outline;
pub use rule_link::RuleLink;
pub use seat_mark::{SeatMark, seat_shape};
pub use section::Section;
pub use shared::Shared;
pub use sheet::Sheet;
pub use top_bar::TopBar;
