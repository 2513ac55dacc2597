//! The way the match took: a slider, the log whose lines lead to positions,
//! and lines tried out.

use super::playing::{Msg, Playing, Table};
use crate::parts::{self, button, does, switch_button};
use crate::stage::Context;
use yew::prelude::*;

impl Playing {
    /// The section beside the board.
    pub(super) fn history(&self, ctx: &Context<Table>) -> Html {
        let inside = vec![
            self.slider(ctx),
            self.lines(ctx),
            self.analysis(ctx),
            self.log_view(ctx),
        ];
        parts::section(
            "history",
            "history-title",
            "What happened",
            parts::all(inside),
        )
    }

    fn slider(&self, ctx: &Context<Table>) -> Html {
        let words = ctx.props().house.words;
        let link = ctx.link();
        let (here, end) = (self.played.ply(), self.played.entries().len());
        let step = |id, label: &'static str, drawn: &'static str, msg: Msg, on: bool| {
            html! {
                <button
                    type="button"
                    {id}
                    class="button step"
                    aria-label={label}
                    title={label}
                    disabled={!on}
                    onclick={does(ctx, msg)}
                >
                    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={drawn} /></svg>
                </button>
            }
        };
        let oninput = link.callback(|event: InputEvent| {
            Msg::Slide(parts::value_of(&event).parse().unwrap_or(usize::MAX))
        });
        html! {
            <div class="history-steps">
                { step("to-start", "To the start", "M6 5 V19 M19 5 L9 12 L19 19 Z", Msg::Look(0), here > 0) }
                { step("one-back", "One action back", "M17 5 L7 12 L17 19 Z", Msg::LookBy(-1), here > 0) }
                <input
                    type="range"
                    id="slider"
                    min="0"
                    max={end.to_string()}
                    value={here.to_string()}
                    aria-label="History"
                    aria-valuetext={words.place(here, end)}
                    disabled={end == 0}
                    {oninput}
                />
                { step("one-on", "One action on", "M7 5 L17 12 L7 19 Z", Msg::LookBy(1), here < end) }
                { step("to-end", "To the latest", "M18 5 V19 M5 5 L15 12 L5 19 Z", Msg::Look(usize::MAX), here < end) }
            </div>
        }
    }

    /// Lines tried out, if there are any, and the way to a new one.
    fn lines(&self, ctx: &Context<Table>) -> Html {
        let words = ctx.props().house.words;
        let active = self.played.active_line();
        let lines = (0..self.played.lines()).filter(|_| self.played.lines() > 1);
        let lines = lines.map(|line| {
            let label = match line {
                0 => "The game".to_owned(),
                line => words.line(line, self.played.leaves_main_at(line)),
            };
            html! {
                <button
                    type="button"
                    class="button line"
                    aria-pressed={(line == active).to_string()}
                    onclick={does(ctx, Msg::Line(line))}
                >
                    { label }
                </button>
            }
        });
        let may_try = self.is_mine() && !self.is_trying();
        html! {
            <div class="lines">
                { for lines }
                { switch_button("try-out", "", "Try something out".into(), does(ctx, Msg::TryOut), may_try) }
                { self.analysis_switch(ctx) }
            </div>
        }
    }

    fn log_view(&self, ctx: &Context<Table>) -> Html {
        let here = self.played.ply();
        // One stop for Tab; the arrow keys lead on, up to what came later.
        let stop = if here == 0 {
            self.log.lines().len()
        } else {
            here
        };
        let onkeydown = ctx.link().batch_callback(|event: KeyboardEvent| {
            let by = match event.key().as_str() {
                "ArrowUp" => 1,
                "ArrowDown" => -1,
                _ => return None,
            };
            event.prevent_default();
            Some(Msg::LogBy(by))
        });
        let lines = self.log.lines().iter().enumerate().rev();
        let lines = lines.map(|(before, line)| {
            let ply = before + 1;
            let class = match ply {
                _ if ply == here => "here",
                _ if ply > here => "undone",
                _ => "",
            };
            html! {
                <li key={before} {class}>
                    <button
                        type="button"
                        aria-current={(ply == here).then_some("step")}
                        tabindex={if ply == stop { "0" } else { "-1" }}
                        onclick={does(ctx, Msg::Look(ply))}
                    >
                        { line.sentences.join(" ") }
                    </button>
                </li>
            }
        });
        if self.log.lines().is_empty() {
            parts::line("quiet", "Nothing yet.")
        } else {
            html! { <ol class="log" reversed=true {onkeydown}>{ for lines }</ol> }
        }
    }

    /// What can be done while something else than the match's latest position
    /// is on the board.
    pub(super) fn elsewhere_tools(&self, ctx: &Context<Table>) -> Vec<Html> {
        let mut tools = Vec::new();
        if self.looking {
            tools.push(button(
                "latest",
                "primary",
                "Back to the latest",
                does(ctx, Msg::Latest),
            ));
            if self.may_go_on_here() && self.played.position().ending().is_none() {
                tools.push(button(
                    "go-on-here",
                    "",
                    "Go on from here",
                    does(ctx, Msg::GoOnHere),
                ));
            }
            if self.is_mine() && !self.is_trying() {
                tools.push(button(
                    "try-here",
                    "",
                    "Try something from here",
                    does(ctx, Msg::TryOut),
                ));
            }
        } else if self.is_trying() {
            tools.push(button(
                "return",
                "primary",
                "Back to the game",
                does(ctx, Msg::Line(0)),
            ));
            if self.is_mine() {
                tools.push(button(
                    "drop-line",
                    "",
                    "Forget this line",
                    does(ctx, Msg::DropLine),
                ));
            }
            if self.is_mine() && self.played.may_promote() {
                tools.push(button(
                    "promote",
                    "",
                    "Make it the game",
                    does(ctx, Msg::Promote),
                ));
            }
        }
        tools
    }
}
