//! Learning by doing, and puzzles: one task after the other, each a position in
//! which the right action is to be found. What there is to do is data; nothing
//! here knows a game.

use crate::app::House;
use crate::games::practice::{ANY, Practice, Task, of};
use crate::games::{self, BoardView, ViewOptions};
use crate::pages::puzzles::{goal, is_solved, solved_mark, style, title};
use crate::parts::{
    all, boxed, catch_focus, does, has_focus, join, line, link_button, say, scroll_up_to,
    switch_button, top,
};
use crate::route::{Route, has};
use crate::settings::{Pace, solved};
use crate::stage::{Context, Scene, scene};
use gloo::timers::callback::Timeout;
use records::Colour;
use rules::{Action, Event, GameId, Seat, State};
use std::rc::Rc;
use yew::prelude::*;

/// An answer is shown no sooner after the action before, in milliseconds, so
/// that eyes can follow.
const BREATH_MS: u32 = 500;
/// A puzzle is to be found out alone.
const SHOWN: &str = "With help it does not count as solved; start again for that.";

/// What the page is given.
#[derive(PartialEq)]
pub struct PractisingProps {
    /// The game.
    pub game: GameId,
    /// The puzzle's number; without one it is the lesson.
    pub number: Option<u8>,
    /// What every page can use.
    pub house: House,
}

/// The page of the lesson, or of a puzzle.
pub fn practising(game: GameId, number: Option<u8>, house: House) -> Html {
    let key = [game.id(), &number.unwrap_or(0).to_string()].join(" ");
    scene::<Practising>(
        &key,
        PractisingProps {
            game,
            number,
            house,
        },
    )
}

/// What can happen.
#[derive(Clone)]
pub enum Msg {
    /// The learner chose an action.
    Act(Action),
    /// The answer is due.
    Answer,
    /// The movement is over.
    AtRest,
    /// Where is it?
    Show,
    /// The task from its beginning.
    Again,
    /// Another step of the lesson.
    Go(usize),
    /// What was chosen but not done is taken back.
    Escape,
}

/// How far a task is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The learner is to act.
    Open,
    /// The answer is on its way.
    Answer,
    /// It is done.
    Done,
}

/// The page: the lesson, or one puzzle.
pub struct Practising {
    practice: Option<&'static Practice>,
    tasks: Vec<Task>,
    at: usize,
    names: Rc<Vec<String>>,
    on_action: Callback<Action>,
    /// Nothing only where there is nothing to practise.
    state: Option<Rc<State>>,
    /// Who is to find the right actions.
    learner: Seat,
    /// Actions of the task's line taken so far.
    taken: usize,
    /// All changes of the position, so that boards begin anew with each.
    ply: usize,
    phase: Phase,
    last: Rc<Vec<Event>>,
    moving: bool,
    timers: Vec<Timeout>,
    hint: Option<Action>,
    /// The right action was shown.
    shown: bool,
    escapes: u32,
    /// What came of the last action.
    news: String,
    /// Whether the news are that it was not the right one.
    wrong: bool,
    /// Whether the last action was an answer.
    answered: bool,
    /// What a screen reader is told.
    spoken: String,
    /// The keyboard must not be lost.
    touched: bool,
}

impl Scene for Practising {
    type Message = Msg;
    type Properties = PractisingProps;

    fn create(ctx: &Context<Self>) -> Self {
        let PractisingProps { game, number, .. } = ctx.props();
        let practice = of(*game);
        let tasks = practice.map(|practice| match number {
            None => practice.lesson.to_vec(),
            Some(_) => practice.puzzles().collect(),
        });
        let mut practising = Self {
            practice,
            tasks: tasks.unwrap_or_default(),
            at: 0,
            names: Rc::default(),
            on_action: ctx.link().callback(Msg::Act),
            state: None,
            learner: Seat::FIRST,
            taken: 0,
            ply: 0,
            phase: Phase::Open,
            last: Rc::default(),
            moving: false,
            timers: Vec::new(),
            hint: None,
            shown: false,
            escapes: 0,
            news: String::new(),
            wrong: false,
            answered: false,
            spoken: String::new(),
            touched: false,
        };
        practising.begin(number.map_or(0, |number| usize::from(number).saturating_sub(1)));
        practising
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let by_itself = matches!(msg, Msg::Answer | Msg::AtRest);
        self.touched |= !by_itself || has_focus("main");
        match msg {
            Msg::Act(action) => self.act(ctx, action),
            Msg::Answer => self.answer(ctx),
            Msg::AtRest => self.moving = false,
            Msg::Show => self.show(ctx),
            Msg::Again => self.begin(self.at),
            Msg::Go(at) => {
                self.begin(at);
                let told = self
                    .task()
                    .map(|task| [&*self.place(), task.say].join(". "));
                say(&mut self.spoken, &told.unwrap_or_default());
                scroll_up_to("task");
            }
            Msg::Escape => self.escapes += 1,
        }
        true
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        if !first && core::mem::take(&mut self.touched) {
            catch_focus("task");
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let PractisingProps { game, house, .. } = ctx.props();
        let (Some(state), Some(task)) = (&self.state, self.task()) else {
            return html! {};
        };
        let phase = match self.phase {
            Phase::Open => "open",
            Phase::Answer => "answer",
            Phase::Done => "done",
        };
        let escape = ctx.link().batch_callback(|event: KeyboardEvent| {
            (event.key() == "Escape").then_some(Msg::Escape)
        });
        let route = match ctx.props().number {
            Some(number) => Route::Puzzle(*game, number),
            None => Route::Learn(*game),
        };
        let title = title(house.words, &route);
        let inside = vec![
            html! { <h1 class="unseen">{ title }</h1> },
            self.words(ctx, task),
            html! {
                <div id="board" tabindex="-1" role="region" aria-label="The board">{ games::ui(ctx.props().game).board(self.board_view(ctx, state)) }</div>
            },
            boxed("buttons", self.buttons(ctx)),
            html! { <p class="unseen" role="status" aria-live="polite" id="spoken">{ self.spoken.clone() }</p> },
        ];
        let main = html! {
            <main
                id="main"
                tabindex="-1"
                class={join("practice", &games::class(*game))}
                data-step={(self.at + 1).to_string()}
                data-taken={self.taken.to_string()}
                data-phase={phase}
                data-solved={self.is_solved(ctx).to_string()}
                onkeydown={escape}
            >
                { all(inside) }
            </main>
        };
        let tools = link_button(&Route::Rules(*game), "plain", html! { "Rules" });
        all(vec![games::room(*game), style(), top(tools), main])
    }
}

impl Practising {
    fn task(&self) -> Option<&Task> {
        self.tasks.get(self.at)
    }

    /// Which task of how many it is.
    fn place(&self) -> String {
        let title = self.task().map_or("", |task| task.title);
        let place = format!("{} of {}", self.at + 1, self.tasks.len());
        if title.is_empty() {
            place
        } else {
            [&place, title].join(": ")
        }
    }

    /// Begins a task anew.
    fn begin(&mut self, at: usize) {
        self.at = at;
        self.state = match (self.practice, self.tasks.get(at)) {
            (Some(practice), Some(task)) => practice.state(task).map(Rc::new),
            _ => None,
        };
        let names = self.practice.map_or(&[][..], |practice| practice.names);
        let seats = self.state.as_ref().map_or(0, |state| state.players());
        let names = names.iter().take(usize::from(seats));
        self.names = Rc::new(names.map(|name| (*name).to_owned()).collect());
        let learner = self.state.as_ref().and_then(|state| state.to_act());
        self.learner = learner.unwrap_or(Seat::FIRST);
        self.taken = 0;
        self.ply += 1;
        self.phase = Phase::Open;
        self.last = Rc::default();
        self.moving = false;
        self.timers.clear();
        self.hint = None;
        self.shown = false;
        self.news.clear();
        self.wrong = false;
        self.answered = false;
        self.spoken.clear();
    }

    /// The actions wanted or answered now, any of them; none for any at all.
    fn wanted(&self) -> Option<Vec<Action>> {
        let word = self.task()?.word(self.taken)?;
        let state = self.state.as_ref()?;
        let read = |text| state.read(text).ok();
        (word != ANY).then(|| word.split('|').filter_map(read).collect())
    }

    fn act(&mut self, ctx: &Context<Self>, action: Action) {
        if self.phase != Phase::Open {
            return;
        }
        if self.wanted().is_none_or(|wanted| wanted.contains(&action)) {
            self.take(ctx, action);
            return;
        }
        // It is tried on a copy; the position stays.
        let mut said = "Not that.".to_owned();
        self.try_out(ctx, action, &mut said);
        add(&mut said, self.task().map_or("", |task| task.other));
        self.tell(&said, true);
        self.escapes += 1;
    }

    fn answer(&mut self, ctx: &Context<Self>) {
        let answer = self.wanted().unwrap_or_default().first().copied();
        match answer {
            Some(action) if self.phase == Phase::Answer => self.take(ctx, action),
            _ => {}
        }
    }

    /// Takes the right action, or its answer.
    fn take(&mut self, ctx: &Context<Self>, action: Action) {
        let own = self.phase == Phase::Open;
        let Some(Ok(events)) = self
            .state
            .as_mut()
            .map(|state| Rc::make_mut(state).apply(action))
        else {
            return;
        };
        self.taken += 1;
        self.ply += 1;
        self.hint = None;
        let (moves, breath) = match ctx.props().house.settings.pace {
            Pace::Calm => (games::ui(ctx.props().game).duration(&events), BREATH_MS),
            Pace::Quick => (games::ui(ctx.props().game).duration(&events), 0),
            Pace::AtOnce => (0, 0),
        };
        self.last = Rc::new(events);
        self.moving = moves > 0;
        self.timers.clear();
        if self.moving {
            self.later(ctx, moves, Msg::AtRest);
        }
        let next = self.task().and_then(|task| task.word(self.taken));
        let to_act = self.state.as_ref().and_then(|state| state.to_act());
        self.phase = match next {
            None => Phase::Done,
            Some(_) if to_act == Some(self.learner) => Phase::Open,
            Some(_) => Phase::Answer,
        };
        // What the other side does in one turn is read together.
        let before = core::mem::replace(&mut self.answered, !own);
        let before = (before && !own).then(|| core::mem::take(&mut self.news));
        let mut said = match self.phase {
            Phase::Done => "Well done.",
            _ if own => "Right.",
            _ => "",
        }
        .to_owned();
        self.add_events(ctx, &self.last, &mut said);
        match self.phase {
            Phase::Open if own => {}
            Phase::Open => add(&mut said, "Your turn again."),
            Phase::Answer => self.later(ctx, moves + breath, Msg::Answer),
            Phase::Done => self.done(ctx, &mut said),
        }
        self.tell(&said, false);
        if let Some(mut news) = before {
            add(&mut news, &self.news);
            self.news = news;
        }
    }

    /// The task is done: what to say, and what to remember.
    fn done(&self, ctx: &Context<Self>, said: &mut String) {
        let PractisingProps {
            game,
            number,
            house,
        } = ctx.props();
        if let Some(reason) = self.state.as_ref().and_then(|state| state.reason()) {
            add(said, house.words.reason(reason));
        }
        add(said, self.task().map_or("", |task| task.then));
        let Some(number) = *number else {
            return;
        };
        if self.shown {
            add(said, SHOWN);
        } else if !is_solved(&house.settings, *game, number) {
            house.set.emit(["solved=", &solved(*game, number)].concat());
        }
    }

    fn show(&mut self, ctx: &Context<Self>) {
        if self.phase != Phase::Open {
            return;
        }
        let first = self.wanted().map(|wanted| wanted.first().copied());
        let any = || self.state.as_ref()?.legal().first().copied();
        let Some(action) = first.unwrap_or_else(any) else {
            return;
        };
        self.hint = Some(action);
        self.shown = true;
        let mut said = "Like this:".to_owned();
        self.try_out(ctx, action, &mut said);
        if ctx.props().number.is_some() {
            add(&mut said, SHOWN);
        }
        self.tell(&said, false);
    }

    fn later(&mut self, ctx: &Context<Self>, after: u32, msg: Msg) {
        let link = ctx.link().clone();
        self.timers
            .push(Timeout::new(after, move || link.send_message(msg)));
    }

    /// What happened, for eyes and ears.
    fn tell(&mut self, news: &str, wrong: bool) {
        news.clone_into(&mut self.news);
        self.wrong = wrong;
        say(&mut self.spoken, news);
        scroll_up_to("task");
    }

    /// What would happen; the position stays.
    fn try_out(&self, ctx: &Context<Self>, action: Action, said: &mut String) {
        if let Some(state) = self.state.as_deref() {
            match state.clone().apply(action) {
                Ok(events) => self.add_events(ctx, &events, said),
                Err(refusal) => add(said, &ctx.props().house.words.refusal(&refusal)),
            }
        }
    }

    fn add_events(&self, ctx: &Context<Self>, events: &[Event], said: &mut String) {
        for sentence in ctx.props().house.words.sentences(events, &self.names) {
            add(said, &sentence);
        }
    }

    fn is_solved(&self, ctx: &Context<Self>) -> bool {
        let PractisingProps {
            game,
            number,
            house,
        } = ctx.props();
        number.is_some_and(|number| is_solved(&house.settings, *game, number))
    }

    fn board_view(&self, ctx: &Context<Self>, state: &Rc<State>) -> BoardView {
        let view = ViewOptions {
            names: self.names.clone(),
            colours: Rc::new(Colour::ALL.to_vec()),
            actor: (self.phase == Phase::Open).then_some(self.learner),
            viewer: Some(self.learner),
            alone: Some(self.learner),
            ply: self.ply,
            line: 0,
            moving: self.moving,
            aids: true,
            escapes: self.escapes,
            words: ctx.props().house.words,
        };
        BoardView {
            state: state.clone(),
            last: self.last.clone(),
            view: Rc::new(view),
            hint: self.hint,
            on_action: self.on_action.clone(),
        }
    }

    /// What to do, and what came of it.
    fn words(&self, ctx: &Context<Self>, task: &Task) -> Html {
        let mut heading = self.place();
        if task.title.is_empty() {
            heading = [&*goal(task), &heading].join(" · ");
        }
        let news = if self.wrong { "news wrong" } else { "news" };
        let mark = if self.is_solved(ctx) {
            solved_mark()
        } else {
            html! {}
        };
        let mut said = vec![html! { <h2>{ heading }{ mark }</h2> }];
        // What is done need not be asked for any more; and news that say it again stand in its
        // place, so that the board stays where it is.
        if self.phase != Phase::Done && !self.wrong && self.hint.is_none() {
            said.push(line("", task.say));
        }
        if !self.news.is_empty() {
            said.push(line(news, self.news.clone()));
        }
        html! { <div class="task" id="task" tabindex="-1">{ all(said) }</div> }
    }

    fn buttons(&self, ctx: &Context<Self>) -> Vec<Html> {
        let PractisingProps { game, number, .. } = ctx.props();
        let done = self.phase == Phase::Done;
        let way_on = if done { "primary" } else { "" };
        let last = self.at + 1 >= self.tasks.len();
        let is_lesson = number.is_none();
        let mut buttons = Vec::new();
        if is_lesson {
            let back = Msg::Go(self.at.saturating_sub(1));
            buttons.push(tool(ctx, "back", "", "Back", back, self.at > 0));
        }
        if !(is_lesson && done) {
            let can = self.phase == Phase::Open && self.hint.is_none();
            buttons.push(tool(ctx, "show-me", "", "Show me", Msg::Show, can));
        }
        if !is_lesson || done {
            let begun = self.taken > 0;
            buttons.push(tool(ctx, "again", "", "Start again", Msg::Again, begun));
        }
        if is_lesson && !last {
            buttons.push(tool(
                ctx,
                "next",
                way_on,
                "Next",
                Msg::Go(self.at + 1),
                true,
            ));
        }
        let (on, on_words) = match *number {
            None => (Route::New(*game), "Play your first game"),
            Some(number) => (
                Route::Puzzle(*game, number.saturating_add(1)),
                "Next puzzle",
            ),
        };
        // The lesson leads on at its end, puzzles from one to the next.
        if last == is_lesson {
            buttons.push(link_button(&on, way_on, html! { on_words }));
        }
        let puzzles = Route::Puzzles(*game);
        if (last || !is_lesson) && has(*game, &puzzles) {
            buttons.push(link_button(&puzzles, "", html! { "All puzzles" }));
        }
        buttons
    }
}

fn tool(
    ctx: &Context<Practising>,
    id: &'static str,
    class: &'static str,
    words: &'static str,
    msg: Msg,
    on: bool,
) -> Html {
    switch_button(id, class, words.into(), does(ctx, msg), on)
}

/// Adds a sentence.
fn add(said: &mut String, sentence: &str) {
    if !said.is_empty() && !sentence.is_empty() {
        said.push(' ');
    }
    said.push_str(sentence);
}
