//! Numbers of drawings. Parsing and printing floating-point numbers with the standard library
//! would cost program size.

/// The thousandths in a decimal number, with or without a unit: 340 for `0.34`.
pub fn thousandths(text: &str) -> Option<i64> {
    let text = text.trim();
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let end = digits
        .find(|sign: char| !sign.is_ascii_digit() && sign != '.')
        .unwrap_or(digits.len());
    let (number, rest) = digits.split_at(end);
    // Browsers write numbers close to zero with a negative exponent.
    if rest.starts_with("e-") {
        return Some(0);
    }
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    if whole.is_empty() && part.is_empty() {
        return None;
    }
    let whole = if whole.is_empty() {
        0
    } else {
        whole.parse::<i64>().ok()?
    };
    let part = part
        .bytes()
        .chain(*b"000")
        .take(3)
        .fold(0, |sum, digit| sum * 10 + i64::from(digit - b'0'));
    let value = whole.checked_mul(1000)?.checked_add(part)?;
    Some(if negative { -value } else { value })
}

/// A number of thousandths as a decimal number, as short as possible.
pub fn decimal(thousandths: i64) -> String {
    let sign = if thousandths < 0 { "-" } else { "" };
    let (whole, part) = (
        thousandths.unsigned_abs() / 1000,
        thousandths.unsigned_abs() % 1000,
    );
    if part == 0 {
        return format!("{sign}{whole}");
    }
    let part = format!("{part:03}");
    format!("{sign}{whole}.{}", part.trim_end_matches('0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal_numbers_are_read() {
        for (text, expected) in [
            ("0.34", Some(340)),
            ("1", Some(1000)),
            (" 2.6px", Some(2600)),
            (".5", Some(500)),
            ("-.3", Some(-300)),
            ("-12.3456", Some(-12_345)),
            ("1e-05", Some(0)),
            ("99999999999999999999", None),
            ("auto", None),
            ("", None),
        ] {
            assert_eq!(thousandths(text), expected, "{text}");
        }
    }

    #[test]
    fn decimal_numbers_are_written() {
        for (number, expected) in [
            (340, "0.34"),
            (1000, "1"),
            (-300, "-0.3"),
            (12_005, "12.005"),
            (0, "0"),
        ] {
            assert_eq!(decimal(number), expected);
        }
    }
}
