//! Parts of forms.

use wasm_bindgen::JsValue;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// Things to fill in that belong together.
#[derive(Properties, PartialEq)]
pub struct FieldProps {
    /// What they are about.
    pub title: AttrValue,
    /// The things to fill in.
    pub children: Html,
}

/// Things to fill in that belong together, under a title.
#[component]
pub fn Field(props: &FieldProps) -> Html {
    html! {
        <fieldset>
            <legend>{ props.title.clone() }</legend>
            { props.children.clone() }
        </fieldset>
    }
}

/// One of several things to choose from.
#[derive(Properties, PartialEq)]
pub struct ChoiceProps {
    /// The name that the choices share.
    pub name: AttrValue,
    /// Its value among them.
    pub value: AttrValue,
    /// Whether it is the one chosen.
    pub checked: bool,
    /// Whether it takes a line of its own.
    #[prop_or_default]
    pub wide: bool,
    /// It was chosen.
    pub on_choose: Callback<()>,
    /// Its words.
    pub children: Html,
}

/// One of several things to choose from, as a radio button.
#[component]
pub fn Choice(props: &ChoiceProps) -> Html {
    let on_choose = props.on_choose.clone();
    html! {
        <label class={classes!("choice", props.wide.then_some("wide"))}>
            <input
                type="radio"
                name={props.name.clone()}
                value={props.value.clone()}
                checked={props.checked}
                onchange={move |_| on_choose.emit(())}
            />
            <span>{ props.children.clone() }</span>
        </label>
    }
}

/// A value picked from a list.
#[derive(Properties, PartialEq)]
pub struct SelectProps {
    /// The name of the field.
    pub name: AttrValue,
    /// Its name for screen readers.
    pub label: AttrValue,
    /// The options: their values and their words.
    pub options: Vec<(AttrValue, AttrValue)>,
    /// The value that is picked.
    pub picked: AttrValue,
    /// Whether nothing else can be picked now.
    #[prop_or_default]
    pub disabled: bool,
    /// Another option was picked, by its place in the list.
    pub on_pick: Callback<usize>,
}

/// A value picked from a list.
#[component]
pub fn Select(props: &SelectProps) -> Html {
    let on_pick = props.on_pick.clone();
    let onchange = move |event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>();
        let place = select.and_then(|select| usize::try_from(select.selected_index()).ok());
        if let Some(place) = place {
            on_pick.emit(place);
        }
    };
    let options = props.options.iter().map(|(value, words)| {
        html! {
            <option value={value.clone()} selected={*value == props.picked}>{ words.clone() }</option>
        }
    });
    html! {
        <label>
            <span class="unseen">{ props.label.clone() }</span>
            // Once somebody has picked, the options' own attributes count no more.
            <select
                name={props.name.clone()}
                disabled={props.disabled}
                {onchange}
                ~value={JsValue::from_str(&props.picked)}
            >
                { for options }
            </select>
        </label>
    }
}

/// A line of text to type.
#[derive(Properties, PartialEq)]
pub struct TextFieldProps {
    /// Its id, if it has one.
    #[prop_or_default]
    pub id: Option<AttrValue>,
    /// The name of the field, if it has one.
    #[prop_or_default]
    pub name: Option<AttrValue>,
    /// The class of the label around it.
    #[prop_or_default]
    pub class: Classes,
    /// What is typed.
    pub value: AttrValue,
    /// How long it can be, in characters.
    #[prop_or_default]
    pub max_length: Option<usize>,
    /// What stands there while nothing is typed.
    #[prop_or_default]
    pub placeholder: Option<AttrValue>,
    /// What keyboards on a screen should offer.
    #[prop_or_default]
    pub input_mode: Option<AttrValue>,
    /// Something was typed.
    #[prop_or_default]
    pub on_input: Callback<String>,
    /// What was typed is done.
    #[prop_or_default]
    pub on_change: Callback<String>,
    /// What it is about.
    pub children: Html,
}

/// A line of text to type, with words that say what it is about.
#[component]
pub fn TextField(props: &TextFieldProps) -> Html {
    let (on_input, on_change) = (props.on_input.clone(), props.on_change.clone());
    let oninput = move |event: InputEvent| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            on_input.emit(input.value());
        }
    };
    let onchange = move |event: Event| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            on_change.emit(input.value());
        }
    };
    html! {
        <label class={props.class.clone()}>
            { props.children.clone() }
            <input
                type="text"
                id={props.id.clone()}
                name={props.name.clone()}
                value={props.value.clone()}
                maxlength={props.max_length.map(|most| most.to_string())}
                placeholder={props.placeholder.clone()}
                inputmode={props.input_mode.clone()}
                autocomplete="off"
                {oninput}
                {onchange}
            />
        </label>
    }
}
