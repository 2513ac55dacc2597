//! The speed of the processor.

use crate::{Page, TestResult, json};

/// How fast the page's processor is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// That of this machine.
    Full,
    /// That of a middling phone, which is the same on every machine: `WHEELHOUSE_SLOWDOWN` says how many times slower
    /// that is, as `scripts/measure` finds it out. Four times without it.
    Phone,
}

impl Speed {
    /// As the tables name it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Phone => "phone",
        }
    }

    /// Gives the page this speed.
    ///
    /// # Errors
    /// The variable holds no number, or the browser does not answer.
    pub async fn apply(self, page: &Page) -> TestResult {
        let rate: f64 = match (self, std::env::var("WHEELHOUSE_SLOWDOWN")) {
            (Self::Full, _) => 1.0,
            (Self::Phone, Ok(slowdown)) => slowdown.parse()?,
            (Self::Phone, Err(_)) => 4.0,
        };
        page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": rate }))
            .await?;
        Ok(())
    }
}
