//! What the table shows.

use super::playing::{Hands, Msg, Playing, Purpose, Table};
use super::result::result;
use crate::games::{self, BoardView, ViewOptions};
use crate::pages::LearnLink;
use crate::parts::{self, button, does, link_button, top};
use crate::route::Route;
use crate::settings::{Pace, SettingsChange};
use crate::stage::Context;
use rules::{Seat, State};
use std::rc::Rc;
use yew::prelude::*;

impl Playing {
    /// The whole page.
    pub(super) fn view(&self, ctx: &Context<Table>) -> Html {
        let words = ctx.props().house.words;
        let board = self.board_view(ctx);
        let over = self.played.position().ending().is_some();
        let game = self.played.setup().game();
        let can_redo = self.played.ply() < self.played.entries().len();
        let looks_elsewhere = self.looking || self.is_trying();
        let tools = vec![
            parts::switch_button(
                "undo",
                "plain",
                "Undo".into(),
                does(ctx, Msg::Undo),
                self.undo_to().is_some(),
            ),
            parts::switch_button(
                "redo",
                "plain",
                "Redo".into(),
                does(ctx, Msg::Redo),
                can_redo,
            ),
        ];
        let mut shown = vec![
            self.status(ctx),
            self.trouble(ctx),
            self.first_turn(ctx),
            html! {
                <div id="board" tabindex="-1" role="region" aria-label="The board">{ games::ui(game).board(board.clone()) }</div>
            },
        ];
        if over {
            shown.push(result(words, &self.played, &self.names));
        }
        // A line that is tried out ends nothing.
        if over && !self.is_trying() && !self.looking {
            if let Some(loser) = self.loser().filter(|_| self.who_begins().is_some()) {
                shown.push(parts::line("quiet", words.loser_chooses(&loser)));
            }
            let mut ways = self.rematches(ctx);
            let send = Route::Share(ctx.props().id.clone());
            ways.push(link_button(&send, "", html! { "Send or save" }));
            ways.push(link_button(&Route::Home, "", html! { "Go home" }));
            shown.push(parts::boxed("buttons", ways));
            shown.push(self.review_view(ctx));
        }
        let beside = vec![
            games::ui(game).panel(board),
            self.history(ctx),
            self.around(ctx),
        ];
        let inside = vec![
            html! { <h1 class="unseen">{ words.game(game).name }</h1> },
            html! { <div class={parts::class("table-main", looks_elsewhere, "elsewhere")}>{ parts::all(shown) }</div> },
            html! { <aside class="table-side" aria-label="Beside the board">{ parts::all(beside) }</aside> },
            html! { <p class="unseen" role="status" aria-live="polite" id="spoken">{ self.spoken.clone() }</p> },
        ];
        let main = html! {
            <main
                id="main"
                tabindex="-1"
                class={parts::join("table", &games::class(game))}
                data-ply={self.played.ply().to_string()}
                data-turn={self.turn_mark()}
            >
                { parts::all(inside) }
            </main>
        };
        parts::all(vec![games::room(game), top(parts::all(tools)), main])
    }

    /// The one who lost, if somebody did.
    fn loser(&self) -> Option<String> {
        let places = self.played.position().places();
        let lost = places.iter().find(|(_, place)| **place == 2);
        lost.and_then(|(seat, _)| self.names.get(seat.index()).cloned())
    }

    /// The ways to play again.
    fn rematches(&self, ctx: &Context<Table>) -> Vec<Html> {
        let words = ctx.props().house.words;
        let Some(option) = self.who_begins() else {
            let label = words.again(self.played.setup().players());
            return vec![button(
                "again",
                "primary",
                label,
                does(ctx, Msg::Again(None)),
            )];
        };
        // Seats are turned: who sat in the second one sits in the first one.
        let mut names = self.names.to_vec();
        names.rotate_left(1);
        let ways = (0_u8..).zip(option.choices).zip(names);
        let ways = ways.map(|((place, id), name)| {
            let label = words.again_begins(&name);
            html! {
                <button
                    type="button"
                    class={if place == 0 { "button primary" } else { "button" }}
                    id={format!("again-{id}")}
                    onclick={does(ctx, Msg::Again(Some(place)))}
                >
                    { label }
                </button>
            }
        });
        ways.collect()
    }

    /// The state as the viewer may know it, one and the same as long as it is.
    fn seen_state(&self, viewer: Seat) -> Rc<State> {
        let state = self.played.state();
        let key = (state.hash(), viewer);
        let mut seen = self.seen.borrow_mut();
        match &*seen {
            Some((of, seen)) if *of == key => seen.clone(),
            _ => {
                let fresh = Rc::new(state.seen_by(viewer));
                *seen = Some((key, fresh.clone()));
                fresh
            }
        }
    }

    fn board_view(&self, ctx: &Context<Table>) -> BoardView {
        let viewer = self.actor().or(self.only_person());
        let viewer = viewer.unwrap_or(Seat::FIRST);
        let state = self.played.state();
        let view = ViewOptions {
            names: self.names.clone(),
            colours: self.colours.clone(),
            actor: self.actor(),
            // While people look back, the cards of the one to act stay in sight.
            viewer: self.only_person().or(state.to_act()),
            alone: self.only_person(),
            ply: self.played.ply(),
            line: self.played.active_line(),
            moving: self.moving,
            aids: self.played.table_rules().aids,
            escapes: self.escapes,
            words: ctx.props().house.words,
        };
        BoardView {
            state: self.seen_state(viewer),
            last: self.last.clone(),
            view: Rc::new(view),
            hint: self
                .hint
                .first()
                .and_then(|idea| state.read(&idea.action).ok()),
            on_action: self.on_action.clone(),
        }
    }

    /// Who is to act, for styles and tests: `person`, `bot`, `rest`, `look`,
    /// `away`, `over`.
    fn turn_mark(&self) -> &'static str {
        if !self.is_mine() {
            "away"
        } else if self.looking {
            "look"
        } else if self.played.position().ending().is_some() {
            "over"
        } else if self.actor().is_some() {
            "person"
        } else if self.resting {
            "rest"
        } else {
            "bot"
        }
    }

    /// Whose turn it is, what to do, and the buttons for just now.
    fn status(&self, ctx: &Context<Table>) -> Html {
        let words = ctx.props().house.words;
        let place = if self.looking {
            words.place(self.played.ply(), self.played.entries().len())
        } else if self.is_trying() {
            "You are trying something out; the game waits. You act for everybody.".to_owned()
        } else {
            String::new()
        };
        let mut said = Vec::new();
        if !place.is_empty() {
            said.push(parts::line("place", place));
        }
        match self.hint.first() {
            Some(idea) => {
                said.push(html! { <p id="hint-said">{ words.hint(self.played.state(), idea, &self.names) }</p> });
                // Where every end is known, all ways are told.
                if idea.forced.is_some() {
                    said.push(self.ideas_list(ctx, &self.hint));
                }
            }
            None => said.push(parts::line("", self.status_words(ctx))),
        }
        let mut tools = self.elsewhere_tools(ctx);
        tools.extend(self.turn_tools(ctx));
        let inside = vec![
            parts::boxed("status-words", said),
            parts::boxed("status-tools", tools),
        ];
        html! { <div class="status" id="status" tabindex="-1">{ parts::all(inside) }</div> }
    }

    fn turn_tools(&self, ctx: &Context<Table>) -> Vec<Html> {
        if self.looking || !self.is_mine() {
            return Vec::new();
        }
        match self.asked.filter(|(_, purpose)| purpose.is_shown()) {
            Some((_, purpose)) => {
                let bots_turn = purpose == Purpose::Turn;
                let mut tools = Vec::new();
                if self.bot_timer.is_none() {
                    let label = if bots_turn { "Move now" } else { "Say now" };
                    tools.push(html! {
                        <progress max="100" value={self.progress.to_string()} aria-label="Thinking"></progress>
                    });
                    tools.push(button("act-now", "", label, does(ctx, Msg::ActNow)));
                }
                if bots_turn {
                    tools.push(button("stop", "", "Stop", does(ctx, Msg::Stop)));
                    if self.pace(ctx) != Pace::AtOnce {
                        tools.push(button("skip", "", "Skip", does(ctx, Msg::Skip)));
                    }
                }
                tools
            }
            None if self.actor().is_some() && self.played.table_rules().aids => {
                vec![button("hint", "", "Hint", does(ctx, Msg::Hint))]
            }
            None if self.resting && self.bot_to_act().is_some() => {
                vec![button("go-on", "primary", "Go on", does(ctx, Msg::GoOn))]
            }
            None => Vec::new(),
        }
    }

    /// What went wrong, if anything did.
    fn trouble(&self, ctx: &Context<Table>) -> Html {
        let words = ctx.props().house.words;
        let mut told = Vec::new();
        if let Err(error) = &self.keeping {
            told.push(parts::notice("not-kept", words.shelf_error(error)));
        }
        if let Some(refused) = &self.refused {
            told.push(parts::notice("refused", refused.clone()));
        }
        if let Some(purpose) = self.puzzled {
            told.push(parts::notice(
                "puzzled",
                words.puzzled(purpose == Purpose::Turn),
            ));
        }
        let take_over =
            |label: &'static str| button("take-over", "", label, does(ctx, Msg::TakeOver));
        let keep_mine = || {
            button(
                "keep-mine",
                "",
                "Keep mine as another game",
                does(ctx, Msg::KeepMine),
            )
        };
        match self.hands {
            Hands::Others => told.push(of_windows(
                "others",
                "This game is open in another window. You see what happens there.",
                vec![take_over("Go on in this window")],
            )),
            Hands::Parted => told.push(of_windows(
                "parted",
                "This game was played on in another window. What you did here since is not part of it.",
                vec![take_over("Go on as it is there"), keep_mine()],
            )),
            Hands::Gone => told.push(of_windows(
                "gone",
                "This game was deleted in another window.",
                vec![keep_mine()],
            )),
            Hands::Mine | Hands::Unknown => {}
        }
        parts::all(told)
    }

    /// Help for whoever plays a game for the first time.
    fn first_turn(&self, ctx: &Context<Table>) -> Html {
        let house = &ctx.props().house;
        let setup = self.played.setup();
        let game = setup.game();
        let early = self.played.ply() < 2 * usize::from(setup.players());
        // On a small screen both would leave no room for the board.
        let wanted = early
            && self.hint.is_empty()
            && self.actor().is_some()
            && !self.is_trying()
            && self.played.table_rules().aids
            && !house.settings.helped.contains(&game);
        if !wanted {
            return html! {};
        }
        let steps = house.words.first_turn(game, setup.players()).iter();
        let steps = steps.map(|step| html! { <li>{ *step }</li> });
        let change = house.change.clone();
        let read = Callback::from(move |_: MouseEvent| change.emit(SettingsChange::Helped(game)));
        html! {
            <section class="first-turn" id="first-turn" aria-label="Your first turn">
                <ol>{ for steps }</ol>
                <p class="buttons">
                    { button("helped", "", "Got it", read) }
                    <LearnLink {game} />
                    { link_button(&Route::Rules(game), "plain", html! { "All the rules" }) }
                </p>
            </section>
        }
    }
}

/// What other windows have to do with this game, and what can be done.
fn of_windows(id: &'static str, say: &'static str, buttons: Vec<Html>) -> Html {
    html! {
        <div class="notice hint" role="alert" {id}>{ say }{ parts::boxed("buttons", buttons) }</div>
    }
}
