//! Small, general-purpose components.

mod assets;
mod button;
mod error_page;
mod field;
mod footer;
mod notice;
mod page;
mod picture;
mod player_select;
mod seat_mark;
mod section;
mod shared;
mod top_bar;

pub use assets::{GameAssets, Stylesheet};
pub use button::{Button, LinkButton};
pub use error_page::ErrorPage;
pub use field::{FieldSet, RadioButton, Select, TextField};
pub use footer::Footer;
pub use notice::{LiveRegion, Notice};
pub use page::Page;
pub use picture::{Picture, WheelMark};
pub use player_select::PlayerSelect;
pub use seat_mark::{SeatMark, seat_shape};
pub use section::Section;
pub use shared::Shared;
pub use top_bar::TopBar;
