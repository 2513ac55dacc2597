//! The codes that come from another device, as far as they are here.

use l10n::{Message, pages};
use records::series::{Part, PartError, Series};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Incoming {
    /// The series that is being put together.
    pub series: Option<Series>,
    /// Another series, of which codes came meanwhile.
    other: Option<Series>,
    /// Whether the player keeps to the first one.
    is_other_refused: bool,
    /// What is wrong with the last codes.
    pub problem: Option<Message>,
}

pub enum IncomingAction {
    /// These codes were seen.
    Codes(Vec<String>),
    /// The series does not fit together.
    Broken,
    /// The player prefers the other series.
    StartOver,
    /// The player prefers the first series.
    KeepEarlier,
    /// The player wants none.
    Discard,
}

impl Incoming {
    /// What was kept of an earlier visit.
    pub fn of(series: Option<Series>) -> Self {
        Self {
            series,
            ..Self::default()
        }
    }

    /// Whether the player is to choose between two series.
    pub const fn asks(&self) -> bool {
        self.other.is_some() && !self.is_other_refused
    }

    /// A code was seen.
    fn take(&mut self, code: &str) -> Result<(), PartError> {
        let part: Part = code.parse()?;
        let Some(series) = &mut self.series else {
            self.series = Some(Series::of(part));
            return Ok(());
        };
        if series.add(part.clone()).is_ok() {
            return Ok(());
        }
        let is_of_other = self
            .other
            .as_mut()
            .is_some_and(|other| other.add(part.clone()).is_ok());
        if !is_of_other {
            self.other = Some(Series::of(part));
            self.is_other_refused = false;
        }
        Ok(())
    }
}

impl Reducible for Incoming {
    type Action = IncomingAction;

    fn reduce(self: Rc<Self>, action: IncomingAction) -> Rc<Self> {
        let mut next = Self::clone(&self);
        next.problem = None;
        match action {
            IncomingAction::Codes(codes) => {
                for code in codes {
                    if let Err(error) = next.take(&code) {
                        next.problem = Some(match error {
                            PartError::Unrecognized => pages::CODE_FOREIGN,
                            PartError::NewerFormat(_) => pages::CODE_NEWER,
                            PartError::Damaged => pages::CODE_DAMAGED,
                        });
                    }
                }
            }
            IncomingAction::Broken => {
                next = Self {
                    problem: Some(pages::CODES_NOT_TOGETHER),
                    ..Self::default()
                };
            }
            IncomingAction::StartOver => {
                next = Self::of(next.other);
            }
            IncomingAction::KeepEarlier => next.is_other_refused = true,
            IncomingAction::Discard => next = Self::default(),
        }
        next.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use records::series::codes_of;

    /// The codes of a text that needs several.
    fn codes(seed: u32) -> Vec<String> {
        let text: Vec<String> = (0..900_u32)
            .map(|number| ((number * 2_654_435) ^ seed.wrapping_mul(40_503)).to_string())
            .collect();
        codes_of(&text.concat())
    }

    fn after(incoming: Incoming, action: IncomingAction) -> Incoming {
        Incoming::clone(&Rc::new(incoming).reduce(action))
    }

    fn seen(incoming: Incoming, codes: &[String]) -> Incoming {
        after(incoming, IncomingAction::Codes(codes.to_vec()))
    }

    #[test]
    fn codes_come_in_any_order_among_others() {
        let codes = codes(1);
        assert!(codes.len() > 3);
        let mut incoming = seen(Incoming::default(), &codes[2..3]);
        incoming = seen(incoming, &["https://example.org/".to_owned()]);
        assert_eq!(incoming.problem, Some(pages::CODE_FOREIGN));
        incoming = seen(incoming, &["WHG2:x".to_owned()]);
        assert_eq!(incoming.problem, Some(pages::CODE_NEWER));
        incoming = seen(incoming, &[codes[1].replacen(":2:", ":3:", 1)]);
        assert_eq!(incoming.problem, Some(pages::CODE_DAMAGED));
        incoming = seen(incoming, &codes);
        assert_eq!(incoming.problem, None);
        assert!(incoming.series.is_some_and(|series| series.is_complete()));
    }

    #[test]
    fn another_series_asks_first() {
        let (earlier, later) = (codes(1), codes(2));
        let series = |codes: &[String]| seen(Incoming::default(), codes).series;
        let both = seen(seen(Incoming::default(), &earlier[..2]), &later[..1]);
        let both = seen(both, &later[1..3]);
        assert!(both.asks());
        assert_eq!(both.series, series(&earlier[..2]));
        let over = after(both.clone(), IncomingAction::StartOver);
        assert!(!over.asks());
        assert_eq!(over.series, series(&later[..3]));
        // Who keeps the earlier ones is not asked again about the same.
        let kept = seen(after(both, IncomingAction::KeepEarlier), &later);
        assert!(!kept.asks());
        assert_eq!(kept.series, series(&earlier[..2]));
        assert!(seen(kept, &codes(3)[..1]).asks());
    }
}
