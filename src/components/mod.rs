//! Small, general-purpose components.

mod assets;
mod button;
mod field;
mod footer;
mod notice;
mod page;
mod picture;
mod player_select;
mod seat_mark;
mod section;
mod shared;
mod sorry;
mod top_bar;

pub use assets::{GameAssets, Stylesheet};
pub use button::{Button, LinkButton};
pub use field::{Choice, Field, Select, TextField};
pub use footer::Footer;
pub use notice::{LiveRegion, Notice};
pub use page::Page;
pub use picture::{Picture, WheelMark};
pub use player_select::PlayerSelect;
pub use seat_mark::{SeatMark, seat_shape};
pub use section::Section;
pub use shared::Shared;
pub use sorry::Sorry;
pub use top_bar::TopBar;
