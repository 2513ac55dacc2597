//! Parts of pages under titles of their own.

use yew::prelude::*;

/// A part of a page.
#[derive(Properties, PartialEq)]
pub struct SectionProps {
    /// Its classes.
    #[prop_or_default]
    pub class: Classes,
    /// The id of its title.
    pub id: AttrValue,
    /// Its title.
    pub title: AttrValue,
    /// What stands in it.
    pub children: Html,
}

/// A part of a page under a title of its own.
#[component]
pub fn Section(props: &SectionProps) -> Html {
    html! {
        <section class={props.class.clone()} aria-labelledby={props.id.clone()}>
            <h2 id={props.id.clone()}>{ props.title.clone() }</h2>
            { props.children.clone() }
        </section>
    }
}
