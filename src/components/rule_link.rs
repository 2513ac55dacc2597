//! A link from something that is refused to the rule behind it.

use app_core::Route;
use rules::GameId;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct RuleLinkProps {
    pub game: GameId,
    /// The heading of the section of its rules.
    pub section: AttrValue,
}

/// A link to a section of the rules, which opens over the table or the lesson.
#[component]
pub fn RuleLink(props: &RuleLinkProps) -> Html {
    html! {
        <a
            class="rule-link"
            href={Route::Rules(props.game).href()}
            data-section={props.section.clone()}
            aria-label={format!("Read the rule: {}", props.section)}
        >
            { "Read the rule" }
        </a>
    }
}
