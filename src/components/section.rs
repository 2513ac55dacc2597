//! Sections of a page.

use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SectionProps {
    #[prop_or_default]
    pub class: Classes,
    /// Element id of the heading.
    pub id: AttrValue,
    pub title: AttrValue,
    pub children: Html,
}

/// A section with a heading.
#[component]
pub fn Section(props: &SectionProps) -> Html {
    html! {
        <section class={props.class.clone()} aria-labelledby={props.id.clone()}>
            <h2 id={props.id.clone()}>{ props.title.clone() }</h2>
            { props.children.clone() }
        </section>
    }
}
