//! A match being played: people act on the board, bots in their worker; every
//! action is kept at once.

use super::log::Log;
use super::names_of;
use super::result::result;
use crate::app::{House, set_title};
use crate::boards::{self, BoardProps};
use crate::chance::fresh_seed;
use crate::pages::lost::sorry;
use crate::parts::{self, link_button, top};
use crate::route::Route;
use crate::store::NotThere;
use crate::thinkers::{Answer, Asked, Heard, Thinkers};
use bots::talk::Idea;
use gloo::timers::callback::Timeout;
use records::archive::ShelfError;
use records::{Match, Player};
use rules::{Action, Event, Level, Seat};
use std::rc::Rc;
use yew::prelude::*;

/// A bot's action is shown no sooner after the one before, in milliseconds,
/// so that eyes can follow.
const BREATH_MS: u32 = 350;

/// Which match.
#[derive(Properties, PartialEq)]
pub struct TableProps {
    /// Its number in the store.
    pub id: String,
    /// What every page can use.
    pub house: House,
}

/// Why something was asked of the worker.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Turn,
    Hint,
}

/// What can happen at the table.
pub enum Msg {
    /// A person chose an action.
    Act(Action),
    /// Something came from the worker.
    Heard(Heard),
    /// A bot's action is due, thought out for the state with this hash.
    BotActs(String, String),
    /// Back to where a person last had to act.
    Undo,
    /// Forward again.
    Redo,
    /// Bots go on.
    GoOn,
    /// The bot is to act at once.
    ActNow,
    /// What would a strong player do?
    Hint,
    /// The same again with a fresh deal.
    Again,
    /// The movement is over.
    AtRest,
}

/// The page of a match: the match as it was kept, or why it cannot be shown.
pub struct Table(Result<Box<Playing>, NotThere>);

/// A match being played.
struct Playing {
    played: Match,
    names: Rc<Vec<String>>,
    log: Log,
    last: Rc<Vec<Event>>,
    /// Whether the last action is shown as a movement: it was just taken.
    moving: bool,
    /// When the movement is over, in milliseconds since 1970.
    moved_until: f64,
    thinkers: Thinkers,
    on_action: Callback<Action>,
    asked: Option<(Asked, Purpose)>,
    progress: u32,
    /// Ends the movement.
    rest_timer: Option<Timeout>,
    /// Lets a bot act when the movement before is over.
    bot_timer: Option<Timeout>,
    /// A person has just done something: the keyboard must not be lost by it.
    touched: bool,
    /// Bots wait: somebody went back to look or to try.
    resting: bool,
    hint: Option<Idea>,
    refused: Option<String>,
    keeping: Result<(), ShelfError>,
    /// What the worker gave no answer to.
    puzzled: Option<Purpose>,
}

impl Component for Table {
    type Message = Msg;
    type Properties = TableProps;

    fn create(ctx: &Context<Self>) -> Self {
        let TableProps { id, house } = ctx.props();
        let found = house.store.get(id);
        let title = match &found {
            Ok(found) => house.words.game(found.setup().game()).name,
            Err(_) => "No such game",
        };
        set_title(Some(title));
        Self(found.map(|found| Box::new(Playing::open(ctx, found))))
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match &mut self.0 {
            Ok(playing) => playing.update(ctx, msg),
            Err(_) => false,
        }
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        if let Ok(playing) = &mut self.0
            && !first
            && core::mem::take(&mut playing.touched)
        {
            parts::catch_focus("status");
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        match &self.0 {
            Ok(playing) => playing.view(ctx),
            Err(why) => {
                let why = ctx.props().house.words.not_there(why);
                sorry("This game cannot be shown", &why)
            }
        }
    }
}

impl Playing {
    fn open(ctx: &Context<Table>, played: Match) -> Self {
        let names = names_of(ctx.props().house.words, &played);
        let mut table = Self {
            last: Rc::new(played.events_at(played.ply())),
            resting: played.ply() < played.entries().len(),
            played,
            names: Rc::new(names),
            log: Log::default(),
            moving: false,
            moved_until: 0.0,
            thinkers: Thinkers::new(ctx.link().callback(Msg::Heard)),
            on_action: ctx.link().callback(Msg::Act),
            asked: None,
            progress: 0,
            rest_timer: None,
            bot_timer: None,
            touched: false,
            hint: None,
            refused: None,
            keeping: Ok(()),
            puzzled: None,
        };
        table.follow(ctx);
        // A browser that keeps nothing is told of now, not after the first loss.
        table.keeping = ctx.props().house.store.check();
        table.let_bots_act();
        table
    }

    fn update(&mut self, ctx: &Context<Table>, msg: Msg) -> bool {
        self.touched |= !matches!(msg, Msg::Heard(_) | Msg::BotActs(..) | Msg::AtRest);
        match msg {
            Msg::Act(action) => self.act(ctx, action),
            Msg::Heard(heard) => return self.hear(ctx, heard),
            Msg::BotActs(hash, action) => self.bot_acts(ctx, &hash, &action),
            Msg::Undo => self.step_back(ctx),
            Msg::Redo => self.step_forward(ctx),
            Msg::GoOn => {
                self.resting = false;
                self.puzzled = None;
                self.let_bots_act();
            }
            Msg::ActNow => {
                self.thinkers.now();
                return false;
            }
            Msg::Hint => self.ask_hint(),
            Msg::Again => self.again(ctx),
            Msg::AtRest => self.moving = false,
        }
        true
    }

    fn view(&self, ctx: &Context<Table>) -> Html {
        let words = ctx.props().house.words;
        let board = self.board_props(ctx);
        let link = ctx.link();
        let over = self.played.position().ending().is_some();
        let game = self.played.setup().game();
        html! {
            <>
                { top(html! { <>
                    { parts::switch_button("undo", "plain", "Undo".into(), link.callback(|_| Msg::Undo), self.played.ply() > 0) }
                    { parts::switch_button("redo", "plain", "Redo".into(), link.callback(|_| Msg::Redo), self.played.ply() < self.played.entries().len()) }
                </> }) }
                <main
                    class={parts::join("table", game.id())}
                    data-ply={self.played.ply().to_string()}
                    data-turn={self.turn_mark()}
                >
                    <h1 class="unseen">{ words.game(game).name }</h1>
                    <div class="table-main">
                        { self.status(ctx) }
                        { self.trouble(ctx) }
                        { boards::board(&board) }
                        if over {
                            { result(words, &self.played, &self.names) }
                            <p class="after-game">
                                { parts::button("again", "primary", "Play again", link.callback(|_| Msg::Again)) }
                                { link_button(&Route::Home, "", html! { "Go home" }) }
                            </p>
                        }
                    </div>
                    <aside class="table-side">
                        { boards::panel(&board) }
                        { self.log_view() }
                    </aside>
                    <p class="unseen" role="status" aria-live="polite" id="spoken">{ self.spoken() }</p>
                </main>
            </>
        }
    }

    /// Brings the log up to the match.
    fn follow(&mut self, ctx: &Context<Table>) {
        let house = &ctx.props().house;
        self.log.follow(&self.played, house.words, &self.names);
    }

    fn changed(&mut self, ctx: &Context<Table>) {
        self.hint = None;
        self.refused = None;
        self.puzzled = None;
        self.bot_timer = None;
        self.asked = None;
        self.thinkers.stop();
        self.follow(ctx);
        let props = ctx.props();
        self.keeping = props.house.store.keep(&props.id, &self.played);
        self.let_bots_act();
    }

    fn act(&mut self, ctx: &Context<Table>, action: Action) {
        match self.played.play(action) {
            Ok(events) => {
                let takes = boards::duration(&events);
                self.last = Rc::new(events);
                self.moving = true;
                self.moved_until = js_sys::Date::now() + f64::from(takes);
                let link = ctx.link().clone();
                self.rest_timer = Some(Timeout::new(takes, move || {
                    link.send_message(Msg::AtRest);
                }));
                self.resting = false;
                self.changed(ctx);
            }
            Err(refused) => {
                self.refused = Some(ctx.props().house.words.entry_refused(&refused));
            }
        }
    }

    /// Looks at another position of the line, without a movement.
    fn look_at(&mut self, ctx: &Context<Table>, ply: usize) {
        self.played.go_to(ply);
        self.last = Rc::new(self.played.events_at(ply));
        self.moving = false;
        // Where people went back to a bot's turn, it waits until told.
        self.resting = self.played.ply() < self.played.entries().len();
        self.changed(ctx);
    }

    fn person_acts_at(&self, ply: usize) -> bool {
        let to_act = self.played.position_at(ply).to_act();
        to_act.is_some_and(|seat| self.player(seat) == Player::Human)
    }

    fn player(&self, seat: Seat) -> Player {
        self.played
            .sitter(seat)
            .map_or(Player::Human, |sitter| sitter.player)
    }

    fn step_back(&mut self, ctx: &Context<Table>) {
        let here = self.played.ply();
        let persons_turn = (0..here).rev().find(|ply| self.person_acts_at(*ply));
        // Where no person acted before, one action at a time.
        let to = persons_turn.unwrap_or(here.saturating_sub(1));
        self.look_at(ctx, to);
    }

    fn step_forward(&mut self, ctx: &Context<Table>) {
        let here = self.played.ply();
        let end = self.played.entries().len();
        let has_person = self
            .played
            .sitters()
            .iter()
            .any(|sitter| sitter.player == Player::Human);
        let to = if has_person {
            (here + 1..end).find(|ply| self.person_acts_at(*ply))
        } else {
            Some(here + 1)
        };
        self.look_at(ctx, to.unwrap_or(end));
    }

    fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let seat = self.played.position().to_act()?;
        match self.player(seat) {
            Player::Bot(level) => Some((seat, level)),
            Player::Human => None,
        }
    }

    fn actor(&self) -> Option<Seat> {
        let seat = self.played.position().to_act()?;
        (self.player(seat) == Player::Human).then_some(seat)
    }

    fn let_bots_act(&mut self) {
        if self.resting || self.asked.is_some() {
            return;
        }
        if let Some((_, level)) = self.bot_to_act() {
            self.progress = 0;
            // A bot's own chance is not the game's, but repeatable as well.
            let seed = self
                .played
                .setup()
                .seed()
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .wrapping_add(self.played.ply() as u64);
            let asked = self.thinkers.ask(&self.played, level, seed);
            self.asked = Some((asked, Purpose::Turn));
        }
    }

    fn ask_hint(&mut self) {
        if self.actor().is_some() {
            self.puzzled = None;
            self.progress = 0;
            let asked = self.thinkers.ask(&self.played, Level::Expert, 0);
            self.asked = Some((asked, Purpose::Hint));
        }
    }

    fn hear(&mut self, ctx: &Context<Table>, heard: Heard) -> bool {
        let Some((asked, purpose)) = self.asked else {
            return false;
        };
        match heard {
            Heard::Progress(about, percent) if about == asked => {
                self.progress = percent;
                true
            }
            Heard::Answer(answer) if answer.asked == asked => {
                self.answered(ctx, purpose, answer);
                true
            }
            Heard::Failed(about) if about == asked => {
                self.give_up(purpose);
                true
            }
            _ => false,
        }
    }

    fn answered(&mut self, ctx: &Context<Table>, purpose: Purpose, answer: Answer) {
        let Some(idea) = answer.ideas.into_iter().next() else {
            self.give_up(purpose);
            return;
        };
        match purpose {
            Purpose::Hint => {
                self.asked = None;
                self.hint = Some(idea);
            }
            Purpose::Turn => {
                self.progress = 100;
                let rest = (self.moved_until - js_sys::Date::now()).max(0.0) as u32;
                let link = ctx.link().clone();
                self.bot_timer = Some(Timeout::new(rest + BREATH_MS, move || {
                    link.send_message(Msg::BotActs(answer.hash, idea.action));
                }));
            }
        }
    }

    /// The worker gave no answer: a bot waits to be told to try again.
    fn give_up(&mut self, purpose: Purpose) {
        self.asked = None;
        self.puzzled = Some(purpose);
        self.resting |= purpose == Purpose::Turn;
    }

    fn bot_acts(&mut self, ctx: &Context<Table>, hash: &str, action: &str) {
        // An answer to a position that is no longer looked at is dropped.
        if self.bot_to_act().is_none() || self.played.state().hash().to_string() != hash {
            return;
        }
        self.asked = None;
        self.bot_timer = None;
        match self.played.state().read(action) {
            Ok(action) => self.act(ctx, action),
            Err(_) => self.give_up(Purpose::Turn),
        }
    }

    fn again(&mut self, ctx: &Context<Table>) {
        let setup = self.played.setup().clone().with_seed(fresh_seed());
        let mut sitters = self.played.sitters().to_vec();
        // The one who began comes last.
        sitters.rotate_left(1);
        // A setup with listed draws would deal the same again.
        let setup = setup.with_draws(Vec::new());
        let again = setup.ok().and_then(|setup| Match::new(setup, sitters).ok());
        if let Some(again) = again {
            let store = &ctx.props().house.store;
            let id = store.new_id();
            // The new table says what is wrong if the browser keeps nothing.
            let _ = store.keep(&id, &again);
            Route::Table(id).go();
        }
    }

    fn board_props(&self, ctx: &Context<Table>) -> BoardProps {
        let viewer = self.actor().or(self.only_person());
        let viewer = viewer.unwrap_or(Seat::FIRST);
        let state = self.played.state();
        BoardProps {
            state: state.seen_by(viewer),
            names: self.names.clone(),
            actor: self.actor(),
            viewer: self.only_person(),
            ply: self.played.ply(),
            last: self.last.clone(),
            moving: self.moving,
            hint: self
                .hint
                .as_ref()
                .and_then(|idea| state.read(&idea.action).ok()),
            on_action: self.on_action.clone(),
            words: ctx.props().house.words,
        }
    }

    fn only_person(&self) -> Option<Seat> {
        let players = self.played.setup().players();
        let mut people = Seat::all(players).filter(|seat| self.player(*seat) == Player::Human);
        people.next().filter(|_| people.next().is_none())
    }

    /// Who is to act, for styles and tests: `person`, `bot`, `rest`, `over`.
    fn turn_mark(&self) -> &'static str {
        if self.played.position().ending().is_some() {
            "over"
        } else if self.actor().is_some() {
            "person"
        } else if self.resting {
            "rest"
        } else {
            "bot"
        }
    }

    fn status(&self, ctx: &Context<Table>) -> Html {
        let words = ctx.props().house.words;
        let link = ctx.link();
        let Some(seat) = self.played.position().to_act() else {
            return html! { <p class="status" id="status" tabindex="-1">{ "The game is over." }</p> };
        };
        let name = self.names.get(seat.index()).cloned().unwrap_or_default();
        let say = match self.player(seat) {
            Player::Human if self.played.setup().players() == 1 => {
                words.your_task(self.played.state())
            }
            Player::Human => words.task_of(&name, self.played.state()),
            Player::Bot(_) if self.resting => words.waits(&name),
            Player::Bot(_) => words.thinks(&name),
        };
        let thinking = self.asked.is_some() && self.bot_timer.is_none();
        let hint = self.actor().is_some();
        html! {
            <div class="status" id="status" tabindex="-1">
                if let Some(idea) = &self.hint {
                    <p id="hint-said">{ words.hint(self.played.state(), idea) }</p>
                } else {
                    <p>{ say }</p>
                }
                <div class="status-tools">
                    if thinking {
                        <progress max="100" value={self.progress.to_string()} aria-label="Thinking"></progress>
                        { parts::button("act-now", "", "Move now", link.callback(|_| Msg::ActNow)) }
                    } else if hint {
                        { parts::button("hint", "", "Hint", link.callback(|_| Msg::Hint)) }
                    } else if self.resting {
                        { parts::button("go-on", "primary", "Go on", link.callback(|_| Msg::GoOn)) }
                    }
                </div>
            </div>
        }
    }

    /// What went wrong, if anything did.
    fn trouble(&self, ctx: &Context<Table>) -> Html {
        let words = ctx.props().house.words;
        html! {
            <>
                if let Err(error) = &self.keeping {
                    { parts::notice("not-kept", words.shelf_error(error)) }
                }
                if let Some(refused) = &self.refused {
                    { parts::notice("refused", refused.clone()) }
                }
                if let Some(purpose) = self.puzzled {
                    { parts::notice("puzzled", words.puzzled(purpose == Purpose::Turn)) }
                }
            </>
        }
    }

    fn log_view(&self) -> Html {
        let here = self.played.ply();
        let lines = self
            .log
            .lines()
            .iter()
            .enumerate()
            .rev()
            .map(|(before, line)| {
                let class = if before + 1 == here {
                    "here"
                } else if before + 1 > here {
                    "undone"
                } else {
                    ""
                };
                html! { <li key={before} class={class}>{ line.sentences.join(" ") }</li> }
            });
        let inside = if self.log.lines().is_empty() {
            parts::line("quiet", "Nothing yet.")
        } else {
            html! { <ol reversed=true>{ for lines }</ol> }
        };
        let seed = format!("Seed {}", self.played.setup().seed());
        let inside = html! { <>{ inside }{ parts::line("quiet seed", seed) }</> };
        parts::section("log", "log-title", "What happened", inside)
    }

    /// What a screen reader is told after each action.
    fn spoken(&self) -> String {
        self.log
            .at(self.played.ply())
            .map(|line| line.sentences.join(" "))
            .unwrap_or_default()
    }
}
