//! A series of QR codes, shown one after the other until the other device has scanned all of them.

use crate::components::{Button, QrCode, Shared};
use crate::context::use_locale;
use crate::hooks::focus::scroll_to;
use crate::hooks::{Key, key_of, shows_motion, use_codes_mark};
use gloo::timers::callback::Timeout;
use l10n::{pages, table};
use yew::prelude::*;

/// How long each code is shown, in milliseconds: long enough for the camera of a phone.
const SHOWN_MS: u32 = 500;

#[derive(Properties, PartialEq)]
pub struct CodeSeriesProps {
    pub codes: Shared<Vec<String>>,
}

/// What happens to the series on the screen.
enum Step {
    Next,
    Previous,
    /// Stops, or goes on.
    Toggle,
}

/// Which code is shown, and whether others follow by themselves.
#[derive(Clone, PartialEq)]
struct Position {
    at: usize,
    count: usize,
    is_running: bool,
}

impl Reducible for Position {
    type Action = Step;

    fn reduce(self: std::rc::Rc<Self>, step: Step) -> std::rc::Rc<Self> {
        let mut next = Self::clone(&self);
        let count = self.count.max(1);
        match step {
            Step::Next => next.at = (self.at + 1) % count,
            Step::Previous => next.at = (self.at + count - 1) % count,
            Step::Toggle => next.is_running = !self.is_running,
        }
        next.into()
    }
}

/// The codes. Where motion is reduced, the player goes from one to the next.
#[component]
pub fn CodeSeries(props: &CodeSeriesProps) -> Html {
    let locale = use_locale();
    let codes = &props.codes.0;
    let count = codes.len();
    let position = use_reducer_eq(|| Position {
        at: 0,
        count,
        is_running: count > 1 && shows_motion(),
    });
    use_codes_mark(true);
    // Held sideways, a phone shows little more than the code.
    use_effect_with((), |()| scroll_to("code-series"));
    {
        let dispatcher = position.dispatcher();
        use_effect_with(Position::clone(&position), |position| {
            let timeout = position
                .is_running
                .then(|| Timeout::new(SHOWN_MS, move || dispatcher.dispatch(Step::Next)));
            move || drop(timeout)
        });
    }
    let onkeydown = {
        let dispatcher = position.dispatcher();
        move |event: KeyboardEvent| {
            let step = match key_of(&event) {
                Some(Key::Right) => Step::Next,
                Some(Key::Left) => Step::Previous,
                _ => return,
            };
            event.prevent_default();
            dispatcher.dispatch(step);
        }
    };
    let on_press = |step: fn() -> Step| {
        let dispatcher = position.dispatcher();
        move |_: MouseEvent| dispatcher.dispatch(step())
    };
    let Some(code) = codes.get(position.at) else {
        return html! {};
    };
    let label = pages::code_number(locale, position.at + 1, count);
    // Nobody wants to hear all of them go by.
    let live = if position.is_running { "off" } else { "polite" };
    html! {
        <div class="code-series" id="code-series" {onkeydown}>
            <QrCode text={code.clone()} label={label.clone()} />
            <div class="code-series-side">
                <p class="lead" id="code-number" aria-live={live}>{ label }</p>
                if count > 1 {
                    <p class="buttons">
                        <Button id="previous-code" onclick={on_press(|| Step::Previous)}>{ locale.text(pages::PREVIOUS_CODE) }</Button>
                        <Button id="pause-codes" onclick={on_press(|| Step::Toggle)}>
                            { locale.text(if position.is_running { table::PAUSE } else { table::RESUME }) }
                        </Button>
                        <Button id="next-code" onclick={on_press(|| Step::Next)}>{ locale.text(pages::NEXT_CODE) }</Button>
                    </p>
                }
                <p class="quiet">{ locale.text(pages::CODES_ABOUT) }</p>
            </div>
        </div>
    }
}
