//! What to do, and what came of it.

use crate::pages::puzzles::SolvedMark;
use yew::prelude::*;

/// A task as far as it is.
#[derive(Properties, PartialEq)]
pub struct TaskWordsProps {
    /// Which task it is.
    pub heading: AttrValue,
    /// Whether it was solved.
    pub solved: bool,
    /// What is to be done, if that needs to be asked for.
    pub request: Option<&'static str>,
    /// What came of the last action; empty if there was none.
    pub news: AttrValue,
    /// Whether that was not the right one.
    pub wrong: bool,
}

/// What to do, and what came of it.
#[component]
pub fn TaskWords(props: &TaskWordsProps) -> Html {
    html! {
        <div class="task" id="task" tabindex="-1">
            <h2>
                { props.heading.clone() }
                if props.solved { <SolvedMark /> }
            </h2>
            if let Some(request) = props.request {
                <p>{ request }</p>
            }
            if !props.news.is_empty() {
                <p class={classes!("news", props.wrong.then_some("wrong"))}>{ props.news.clone() }</p>
            }
        </div>
    }
}
