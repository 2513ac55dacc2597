//! The page of a match.

use super::with_sheets::WithSheets;
use crate::match_page::{MatchPage, MatchPageProps};
use yew::prelude::*;

#[component]
pub fn TablePage(props: &MatchPageProps) -> Html {
    html! { <WithSheets class="table-page"><MatchPage id={props.id.clone()} /></WithSheets> }
}
