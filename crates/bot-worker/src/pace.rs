//! The size of a slice: steps of work, adapted to the speed of the machine.

/// The longest slice, in milliseconds. Messages are received between slices.
pub const SLICE_MS: f64 = 12.0;
/// The number of iterations of one step, at most.
const MAX_STEP: u32 = 4096;

/// The pace of some work.
pub(crate) struct Pace {
    /// Iterations of the next step.
    step: u32,
}

impl Pace {
    pub(crate) const fn starting_with(step: u32) -> Self {
        Self { step }
    }

    /// Works for a slice by calling `step` with numbers of iterations, which returns
    /// whether there is more to do. Returns the same.
    pub(crate) fn run_slice(
        &mut self,
        clock: impl Fn() -> f64,
        mut step: impl FnMut(u32) -> bool,
    ) -> bool {
        let slice_start = clock();
        loop {
            let step_start = clock();
            if !step(self.step) {
                return false;
            }
            let now = clock();
            // Browser clocks are coarse: a step aims at a quarter of a slice.
            if now - step_start < SLICE_MS / 8.0 {
                self.step = self.step.saturating_mul(2).min(MAX_STEP);
            } else if now - step_start > SLICE_MS / 3.0 {
                self.step = (self.step / 2).max(1);
            }
            if now - slice_start >= SLICE_MS / 2.0 {
                return true;
            }
        }
    }
}
