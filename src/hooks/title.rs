//! The window title.

/// Sets the window title: the page's title and the app's name.
pub fn set_title(shown: Option<&str>) {
    let app = "Wheelhouse";
    let title = shown.map_or_else(|| app.to_owned(), |shown| format!("{shown} - {app}"));
    super::waiting::show_title(&title);
}
