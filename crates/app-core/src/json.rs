//! Reading of stored JSON, value by value: what has another form is nothing.

use serde_json::Value;

/// A whole number.
pub fn integer<T: TryFrom<i128>>(json: &Value) -> Option<T> {
    T::try_from(json.as_number()?.as_i128()?).ok()
}

/// A text with a `version`, if that is not later than this one.
pub fn versioned(text: &str, latest: u32) -> Option<Value> {
    let json: Value = serde_json::from_str(text).ok()?;
    (integer::<u32>(&json["version"])? <= latest).then_some(json)
}

/// The readable items of a list.
pub fn items<'json, T>(
    json: &'json Value,
    read: impl Fn(&'json Value) -> Option<T>,
) -> impl Iterator<Item = T> {
    json.as_array().into_iter().flatten().filter_map(read)
}

/// Two texts.
pub fn pair(json: &Value) -> Option<(String, String)> {
    Some((json[0].as_str()?.to_owned(), json[1].as_str()?.to_owned()))
}
