//! Form fields.

use wasm_bindgen::JsValue;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct FieldSetProps {
    pub title: AttrValue,
    pub children: Html,
}

#[component]
pub fn FieldSet(props: &FieldSetProps) -> Html {
    html! {
        <fieldset>
            <legend>{ props.title.clone() }</legend>
            { props.children.clone() }
        </fieldset>
    }
}

#[derive(Properties, PartialEq)]
pub struct RadioButtonProps {
    /// Name of the radio group.
    pub name: AttrValue,
    /// Value within the group.
    pub value: AttrValue,
    pub checked: bool,
    /// Whether it takes a whole line.
    #[prop_or_default]
    pub wide: bool,
    /// The language of its label, where it is not the page's.
    #[prop_or_default]
    pub lang: Option<AttrValue>,
    pub on_choose: Callback<()>,
    pub children: Html,
}

#[component]
pub fn RadioButton(props: &RadioButtonProps) -> Html {
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
            <span lang={props.lang.clone()}>{ props.children.clone() }</span>
        </label>
    }
}

#[derive(Properties, PartialEq)]
pub struct SelectProps {
    pub name: AttrValue,
    /// Accessible name.
    pub label: AttrValue,
    /// Options, as value and label.
    pub options: Vec<(AttrValue, AttrValue)>,
    pub picked: AttrValue,
    #[prop_or_default]
    pub disabled: bool,
    /// Called with the index of the newly selected option.
    pub on_pick: Callback<usize>,
}

#[component]
pub fn Select(props: &SelectProps) -> Html {
    let on_pick = props.on_pick.clone();
    let onchange = move |event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>();
        let index = select.and_then(|select| usize::try_from(select.selected_index()).ok());
        if let Some(index) = index {
            on_pick.emit(index);
        }
    };
    let options = props.options.iter().map(|(value, label)| {
        html! {
            <option value={value.clone()} selected={*value == props.picked}>{ label.clone() }</option>
        }
    });
    html! {
        <label>
            <span class="unseen">{ props.label.clone() }</span>
            // After a user selection, browsers ignore the `selected` attributes.
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

#[derive(Properties, PartialEq)]
pub struct TextFieldProps {
    #[prop_or_default]
    pub id: Option<AttrValue>,
    #[prop_or_default]
    pub name: Option<AttrValue>,
    /// Class of the label element.
    #[prop_or_default]
    pub class: Classes,
    pub value: AttrValue,
    /// Maximum length in characters.
    #[prop_or_default]
    pub max_length: Option<usize>,
    #[prop_or_default]
    pub placeholder: Option<AttrValue>,
    /// Id of a list of suggestions.
    #[prop_or_default]
    pub list: Option<AttrValue>,
    /// `inputmode` for on-screen keyboards.
    #[prop_or_default]
    pub input_mode: Option<AttrValue>,
    #[prop_or_default]
    pub on_input: Callback<String>,
    /// Called when the input is committed.
    #[prop_or_default]
    pub on_change: Callback<String>,
    pub children: Html,
}

/// A labelled single-line text field.
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
                maxlength={props.max_length.map(|max| max.to_string())}
                placeholder={props.placeholder.clone()}
                inputmode={props.input_mode.clone()}
                list={props.list.clone()}
                autocomplete="off"
                {oninput}
                {onchange}
            />
        </label>
    }
}
