//! A match at its table: people act on the board, bots in their worker; every
//! action is kept at once.

use super::analysis::{Reading, Review};
use super::log::Log;
use super::names_of;
use super::shortcuts::{Key, shortcut};
use crate::app::{House, set_title};
use crate::browser::{Ask, Held, Hold};
use crate::games;
use crate::pages::Sorry;
use crate::parts;
use crate::settings::Pace;
use crate::stage::{Context, Scene};
use crate::store::{NotThere, Opened};
use crate::thinkers::{Asked, Heard, Thinkers};
use bots::talk::Idea;
use core::cell::RefCell;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use records::archive::ShelfError;
use records::{Colour, Entry, Match, Player, Title};
use rules::{Action, Event, Seat, State, StateHash};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// Which match.
#[derive(PartialEq)]
pub struct TableProps {
    /// Its number in the store.
    pub id: String,
    /// What every page can use.
    pub house: House,
}

/// Why something was asked of the worker.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// A bot is to act.
    Turn,
    /// A person wants to know.
    Hint,
    /// Who is winning in the position that is looked at?
    Reading,
    /// The same for each position of the match, one after the other.
    Review,
}

impl Purpose {
    /// Whether it is shown that somebody thinks.
    pub(super) const fn is_shown(self) -> bool {
        matches!(self, Self::Turn | Self::Hint)
    }
}

/// What ends a match before its rules do; asked twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// The one who may act gives up.
    Resign,
    /// All agree on a draw.
    Draw,
}

/// What can happen at the table.
#[derive(Clone)]
pub enum Msg {
    /// A person chose an action.
    Act(Action),
    /// A person typed one.
    Typed(String),
    /// Something came from the worker.
    Heard(Heard),
    /// A bot's action is due, thought out for the state with this hash.
    BotActs(String, String),
    /// Back to where a person last had to act.
    Undo,
    /// Forward again.
    Redo,
    /// Looks at the position after so many entries.
    Look(usize),
    /// The same by the slider, which speaks for itself.
    Slide(usize),
    /// Looks at where the match stands.
    Latest,
    /// Looks so many entries further, or back.
    LookBy(isize),
    /// The same along the log, with the focus on its line.
    LogBy(isize),
    /// What is looked at is where the match goes on.
    GoOnHere,
    /// Tries something out from what is looked at.
    TryOut,
    /// Another line; 0 is the match itself.
    Line(usize),
    /// Forgets the line tried out.
    DropLine,
    /// The line tried out becomes the match.
    Promote,
    /// Bots go on.
    GoOn,
    /// Bots wait.
    Stop,
    /// The bot is to act at once.
    ActNow,
    /// Bots act without movement until a person's turn.
    Skip,
    /// What would a strong player do?
    Hint,
    /// Says who is winning from now on, or no longer.
    Analyse,
    /// Looks through the match for where it turned.
    Review,
    /// Asks whether the match is to be ended so, or no longer asks.
    Ask(Option<Closing>),
    /// Ends the match so.
    Close(Closing),
    /// Somebody else plays a seat.
    Sit(Seat, Player),
    /// The same again with a fresh deal; where somebody chooses who begins,
    /// that choice of the option, by its place.
    Again(Option<u8>),
    /// The movement is over.
    AtRest,
    /// How this window stands to the match.
    Held(Hold),
    /// This window is to have the match.
    TakeOver,
    /// Another window has kept something.
    Elsewhere,
    /// What is in this window is to be a match of its own.
    KeepMine,
    /// A key that is a shortcut.
    Key(Key),
}

impl Msg {
    /// Whether it changes the match, which only the window may that has it.
    const fn changes(&self) -> bool {
        matches!(
            self,
            Self::Act(_)
                | Self::Typed(_)
                | Self::BotActs(..)
                | Self::GoOnHere
                | Self::TryOut
                | Self::DropLine
                | Self::Promote
                | Self::Close(_)
                | Self::Sit(..)
        )
    }
}

/// Whose hands a match is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hands {
    /// The browser has not told yet.
    Unknown,
    /// This window's.
    Mine,
    /// Another window's; this one looks on.
    Others,
    /// Another window has played on where this one did as well.
    Parted,
    /// Another window has deleted the match.
    Gone,
}

/// The page of a match: the match as it was kept, or why it cannot be shown.
pub struct Table(Result<Box<Playing>, NotThere>);

/// A match being played.
pub(super) struct Playing {
    pub(super) played: Match,
    pub(super) title: Title,
    pub(super) revision: u64,
    /// After how many entries of its line the match stands; another position
    /// may be looked at.
    pub(super) stands_at: usize,
    /// Where the main line stands while something is tried out.
    pub(super) main_stands_at: usize,
    pub(super) names: Rc<Vec<String>>,
    pub(super) colours: Rc<Vec<Colour>>,
    pub(super) log: Log,
    pub(super) last: Rc<Vec<Event>>,
    /// Whether the last action is shown as a movement: it was just taken.
    pub(super) moving: bool,
    /// When the movement is over, in milliseconds since 1970.
    pub(super) moved_until: f64,
    pub(super) thinkers: Thinkers,
    pub(super) on_action: Callback<Action>,
    pub(super) asked: Option<(Asked, Purpose)>,
    pub(super) progress: u32,
    /// Ends the movement.
    rest_timer: Option<Timeout>,
    /// Lets a bot act when the movement before is over.
    pub(super) bot_timer: Option<Timeout>,
    /// The action that it waits with: the state's hash, and the action.
    pub(super) decided: Option<(String, String)>,
    /// A person has just done something: the keyboard must not be lost by it.
    pub(super) touched: bool,
    /// The focus goes along the log.
    follow_log: bool,
    /// Something above the board has just changed what can be done there.
    pub(super) told: bool,
    /// Somebody looks back; nothing can be done on the board.
    pub(super) looking: bool,
    /// Bots wait until they are told to go on.
    pub(super) resting: bool,
    /// Bots act without movement until a person's turn.
    pub(super) hurrying: bool,
    /// What the strongest player would do, and what else could be done.
    pub(super) hint: Vec<Idea>,
    /// Whether it is said who is winning.
    pub(super) analysing: bool,
    pub(super) reading: Option<Reading>,
    pub(super) review: Option<Review>,
    pub(super) refused: Option<String>,
    /// What was wrong with what was typed: told beside its field.
    pub(super) mistyped: Option<String>,
    pub(super) keeping: Result<(), ShelfError>,
    /// What the worker gave no answer to.
    pub(super) puzzled: Option<Purpose>,
    pub(super) asking: Option<Closing>,
    pub(super) hands: Hands,
    pub(super) held: Option<Held>,
    /// How often Escape was pressed: boards take back what was chosen when it grows.
    pub(super) escapes: u32,
    /// What a screen reader is told.
    pub(super) spoken: String,
    /// The state that is shown, of this hash and for this viewer.
    pub(super) seen: RefCell<Option<((StateHash, Seat), Rc<State>)>>,
    _listeners: [EventListener; 2],
}

impl Scene for Table {
    type Message = Msg;
    type Properties = TableProps;

    fn create(ctx: &Context<Self>) -> Self {
        let TableProps { id, house } = ctx.props();
        let found = house.store.get(id);
        if found.is_err() {
            set_title(Some("No such game"));
        }
        Self(found.map(|found| Box::new(Playing::open(ctx, found))))
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match &mut self.0 {
            Ok(playing) => playing.update(ctx, msg),
            Err(_) => false,
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if let Ok(playing) = &mut self.0 {
            set_title(Some(&playing.window_title(ctx)));
            if core::mem::take(&mut playing.follow_log) {
                parts::focus_on(".log .here button");
            } else if !first && core::mem::take(&mut playing.touched) {
                parts::catch_focus("status");
            }
            if core::mem::take(&mut playing.told) {
                parts::scroll_up_to("status");
            }
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        match &self.0 {
            Ok(playing) => playing.view(ctx),
            Err(why) => {
                let why = ctx.props().house.words.not_there(why);
                html! { <Sorry title="This game cannot be shown" {why} /> }
            }
        }
    }

    fn destroy(&mut self, _: &Context<Self>) {
        if let Ok(playing) = &self.0 {
            playing.thinkers.stop();
        }
        super::mark_failure("");
    }
}

impl Playing {
    fn open(ctx: &Context<Table>, found: Opened) -> Self {
        let link = ctx.link();
        let props = ctx.props();
        let window = gloo::utils::window();
        let keys = link.batch_callback(|msg: Option<Msg>| msg);
        let elsewhere = link.callback(|()| Msg::Elsewhere);
        let kept_under = format!("{}.", props.house.store.key(&props.id));
        let mut table = Self {
            last: Rc::default(),
            looking: false,
            resting: false,
            hurrying: false,
            played: found.played,
            title: found.title,
            revision: found.revision,
            stands_at: 0,
            main_stands_at: usize::MAX,
            names: Rc::default(),
            colours: Rc::default(),
            log: Log::default(),
            moving: false,
            moved_until: 0.0,
            thinkers: Thinkers::new(link.callback(Msg::Heard)),
            on_action: link.callback(Msg::Act),
            asked: None,
            progress: 0,
            rest_timer: None,
            bot_timer: None,
            decided: None,
            touched: false,
            follow_log: false,
            told: false,
            hint: Vec::new(),
            analysing: false,
            reading: None,
            review: None,
            refused: None,
            mistyped: None,
            keeping: Ok(()),
            puzzled: None,
            asking: None,
            hands: Hands::Unknown,
            held: None,
            escapes: 0,
            spoken: String::new(),
            seen: RefCell::default(),
            _listeners: [
                EventListener::new_with_options(
                    &window,
                    "keydown",
                    gloo::events::EventListenerOptions::enable_prevent_default(),
                    move |event| {
                        let found = event.dyn_ref::<KeyboardEvent>().and_then(shortcut);
                        if found.is_some() {
                            event.prevent_default();
                        }
                        keys.emit(found);
                    },
                ),
                EventListener::new(&window, "storage", move |event| {
                    let key = js_sys::Reflect::get(event, &"key".into());
                    let key = key.ok().and_then(|key| key.as_string());
                    if let Some(key) = key
                        && key.starts_with(&kept_under)
                    {
                        elsewhere.emit(());
                    }
                }),
            ],
        };
        table.sit_down(ctx);
        // A browser that keeps nothing is told of now, not after the first loss.
        table.keeping = props.house.store.check();
        table.hold(ctx, Ask::Try);
        table
    }

    /// Begins with the match as it is now.
    pub(super) fn sit_down(&mut self, ctx: &Context<Table>) {
        self.last = Rc::new(self.played.events_at(self.played.ply()));
        self.stands_at = self.played.ply();
        self.moving = false;
        self.looking = false;
        // What was undone stays so, and bots wait.
        self.resting = self.played.ply() < self.played.entries().len();
        self.log = Log::default();
        self.names = Rc::new(names_of(ctx.props().house.words, &self.played));
        let seats = Seat::all(self.played.setup().players());
        self.colours = Rc::new(seats.map(|seat| self.played.colour(seat)).collect());
        self.mark_failure();
        self.settle(ctx);
    }

    fn update(&mut self, ctx: &Context<Table>, msg: Msg) -> bool {
        let by_itself = matches!(
            msg,
            Msg::Heard(_) | Msg::BotActs(..) | Msg::AtRest | Msg::Held(_) | Msg::Elsewhere
        );
        // A button may go away under the focus by itself, too.
        self.touched |= !by_itself || parts::has_focus("main");
        if !self.is_mine() && msg.changes() {
            return false;
        }
        let end = self.played.entries().len();
        match msg {
            Msg::Act(action) => {
                if self.actor().is_some() {
                    self.enter(ctx, Entry::Action(action), true);
                }
            }
            Msg::Typed(text) => self.typed(ctx, &text),
            Msg::Heard(heard) => return self.hear(ctx, heard),
            Msg::BotActs(hash, action) => self.bot_acts(ctx, &hash, &action),
            Msg::Undo => self.step_back(ctx),
            Msg::Redo => self.step_forward(ctx),
            Msg::Look(ply) => {
                self.look_at(ply, ctx);
                self.say_where(ctx);
            }
            // The slider says itself where it is.
            Msg::Slide(ply) => self.look_at(ply, ctx),
            Msg::Latest => {
                self.look_at(self.stands_at, ctx);
                self.say_where(ctx);
            }
            Msg::LookBy(by) | Msg::LogBy(by) => {
                self.follow_log = matches!(msg, Msg::LogBy(_));
                let to = self.played.ply().checked_add_signed(by);
                self.look_at(to.unwrap_or(0).min(end), ctx);
                self.say_where(ctx);
            }
            Msg::GoOnHere => {
                if self.may_go_on_here() {
                    self.stand_here();
                    self.resting = false;
                    self.changed(ctx);
                    let said = self.say_all(ctx);
                    self.say(said);
                }
            }
            Msg::TryOut => self.try_out(ctx),
            Msg::Line(line) => self.line(ctx, line),
            Msg::DropLine => self.forget_line(ctx),
            Msg::Promote => {
                if self.played.promote_line() {
                    self.stand_here();
                    self.changed(ctx);
                    let said = self.say_all(ctx);
                    self.say(said);
                }
            }
            Msg::GoOn => {
                self.resting = false;
                self.puzzled = None;
                self.let_bots_act();
                let said = self.status_words(ctx);
                self.say(said);
            }
            Msg::Stop => {
                self.resting = true;
                self.hurrying = false;
                self.forget_question();
                self.read_on();
                let said = self.status_words(ctx);
                self.say(said);
            }
            Msg::ActNow => {
                self.thinkers.now();
                return false;
            }
            Msg::Skip => self.skip(ctx),
            Msg::Hint => self.ask_hint(),
            Msg::Ask(closing) => self.asking = closing,
            Msg::Close(closing) => self.close(ctx, closing),
            Msg::Sit(seat, player) => {
                if self.is_mine() && self.played.set_player(seat, player) {
                    self.names = Rc::new(names_of(ctx.props().house.words, &self.played));
                    self.log = Log::default();
                    self.changed(ctx);
                }
            }
            Msg::Analyse => {
                self.analysing ^= true;
                self.read_on();
            }
            Msg::Review => self.begin_review(),
            Msg::Again(begins) => self.again(ctx, begins),
            Msg::AtRest => self.moving = false,
            Msg::Held(hold) => self.held(ctx, hold),
            Msg::TakeOver => self.hold(ctx, Ask::TakeOver),
            Msg::Elsewhere => {
                if self.hands != Hands::Others {
                    self.take_name(ctx);
                    return false;
                }
                self.reload(ctx);
            }
            Msg::KeepMine => self.keep_mine(ctx),
            Msg::Key(key) => self.key(ctx, key),
        }
        true
    }

    /// What happened and how things stand is new: all that hangs on the
    /// position begins anew, bots too.
    pub(super) fn settle(&mut self, ctx: &Context<Table>) {
        self.hint = Vec::new();
        self.refused = None;
        self.mistyped = None;
        self.puzzled = None;
        self.asking = None;
        self.forget_question();
        let house = &ctx.props().house;
        self.log.follow(&self.played, house.words, &self.names);
        if self.actor().is_some() || self.played.position().ending().is_some() {
            self.hurrying = false;
        }
        self.let_bots_act();
        self.read_on();
    }

    pub(super) fn forget_question(&mut self) {
        self.bot_timer = None;
        self.decided = None;
        self.asked = None;
        self.thinkers.stop();
    }

    /// The match has changed: it is kept.
    pub(super) fn changed(&mut self, ctx: &Context<Table>) {
        self.settle(ctx);
        // A window that looks on leaves the keeping to the other one.
        if self.hands == Hands::Others {
            return;
        }
        let props = ctx.props();
        let store = &props.house.store;
        let as_it_stands = self.as_it_stands();
        let kept = store.keep(&props.id, &as_it_stands, &self.title, Some(self.revision));
        let kept = kept.map(|revision| self.revision = revision);
        self.told |= kept.is_err() && kept != self.keeping;
        self.keeping = kept;
        if self.keeping == Err(ShelfError::Moved) {
            self.keeping = Ok(());
            self.hands = self.parted_or_gone(ctx);
            self.forget_question();
        }
        self.mark_failure();
    }

    /// Leaves the game where the failure page finds it.
    fn mark_failure(&self) {
        let mut main = self.played.main_only();
        main.go_to(match self.is_trying() {
            true => self.main_stands_at,
            false => self.stands_at,
        });
        super::mark_failure(&records::link::write(&main).unwrap_or_default());
    }

    pub(super) fn enter(&mut self, ctx: &Context<Table>, entry: Entry, shown: bool) {
        match self.played.enter(entry) {
            Ok(events) => {
                let takes = if shown {
                    games::ui(self.played.setup().game()).duration(&events)
                } else {
                    0
                };
                self.last = Rc::new(events);
                self.moving = takes > 0;
                self.moved_until = js_sys::Date::now() + f64::from(takes);
                let link = ctx.link().clone();
                self.rest_timer = self
                    .moving
                    .then(|| Timeout::new(takes, move || link.send_message(Msg::AtRest)));
                self.resting = false;
                self.stand_here();
                self.changed(ctx);
                let said = self.say_all(ctx);
                self.say(said);
            }
            Err(refused) => {
                self.told = true;
                self.refused = Some(ctx.props().house.words.entry_refused(&refused));
            }
        }
    }

    fn typed(&mut self, ctx: &Context<Table>, text: &str) {
        if self.actor().is_none() {
            return;
        }
        match self.played.state().read(text.trim()) {
            Ok(action) => {
                self.enter(ctx, Entry::Action(action), true);
                self.mistyped = self.refused.take();
                self.told &= self.mistyped.is_none();
            }
            Err(error) => {
                let words = ctx.props().house.words;
                self.mistyped = Some(words.not_read(self.played.state(), &error));
            }
        }
    }

    pub(super) fn pace(&self, ctx: &Context<Table>) -> Pace {
        if self.hurrying {
            Pace::AtOnce
        } else {
            ctx.props().house.settings.pace
        }
    }
}
