//! Reading of stored JSON: parts of a value, or nothing where it has another form.

use core::str::FromStr;
use nojson::RawJsonValue;

/// A member of an object.
pub fn member<'text, 'raw>(
    json: RawJsonValue<'text, 'raw>,
    key: &str,
) -> Option<RawJsonValue<'text, 'raw>> {
    json.to_member(key).ok()?.optional()
}

/// The text of a string.
pub fn string(json: RawJsonValue<'_, '_>) -> Option<String> {
    json.to_unquoted_string_str().ok().map(String::from)
}

/// A whole number.
pub fn integer<T: FromStr>(json: RawJsonValue<'_, '_>) -> Option<T> {
    json.as_integer_str().ok()?.parse().ok()
}

/// The text of the member with this key.
pub fn string_at(json: RawJsonValue<'_, '_>, key: &str) -> Option<String> {
    member(json, key).and_then(string)
}

/// The whole number with this key.
pub fn integer_at<T: FromStr>(json: RawJsonValue<'_, '_>, key: &str) -> Option<T> {
    member(json, key).and_then(integer)
}
