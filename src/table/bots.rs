//! Bots at the table: asking their worker, and acting on what it answers.

use super::playing::{Hands, Msg, Playing, Purpose, Table};
use crate::settings::Pace;
use crate::stage::Context;
use crate::thinkers::{Answer, Heard};
use gloo::timers::callback::Timeout;
use records::{Entry, Player};
use rules::{Level, Seat};

/// At a calm pace a bot's action is shown no sooner after the one before, in
/// milliseconds, so that eyes can follow.
const BREATH_MS: u32 = 350;

impl Playing {
    pub(super) fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let seat = self.played.position().to_act()?;
        match self.player(seat) {
            Player::Bot(level) => Some((seat, level)),
            Player::Human => None,
        }
    }

    /// Asks the worker if it is a bot's turn.
    pub(super) fn let_bots_act(&mut self) {
        if self.resting || self.looking || self.hands != Hands::Mine {
            return;
        }
        if matches!(self.asked, Some((_, Purpose::Turn | Purpose::Hint))) {
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

    pub(super) fn ask_hint(&mut self) {
        if self.actor().is_some() && self.played.table_rules().aids {
            self.puzzled = None;
            self.progress = 0;
            let asked = self.thinkers.ask(&self.played, Level::Expert, 0);
            self.asked = Some((asked, Purpose::Hint));
        }
    }

    /// What comes from the worker; tells whether anything is to be shown.
    pub(super) fn hear(&mut self, ctx: &Context<Table>, heard: Heard) -> bool {
        let Some((asked, purpose)) = self.asked else {
            return false;
        };
        match heard {
            Heard::Progress(about, percent) if about == asked => {
                self.progress = percent;
                if !purpose.is_shown() {
                    return false;
                }
                // Only the bar moves: to draw all anew ten times a second would be in the way.
                let bar = gloo::utils::document().query_selector(".status progress");
                let Ok(Some(bar)) = bar else {
                    return true;
                };
                // A bar that does not move is no harm.
                let _ = bar.set_attribute("value", &percent.to_string());
                false
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
        let Some(idea) = answer.ideas.first().cloned() else {
            self.give_up(purpose);
            return;
        };
        if purpose == Purpose::Review {
            self.has_reviewed(&idea);
            return;
        }
        if answer.hash != self.played.state().hash().to_string() {
            self.give_up(purpose);
            return;
        }
        match purpose {
            Purpose::Hint => {
                self.asked = None;
                let words = ctx.props().house.words;
                self.say(words.hint(self.played.state(), &idea, &self.names));
                self.hint = answer.ideas;
                // It may have come between.
                self.read_on();
            }
            Purpose::Reading => self.has_read(answer.hash, answer.ideas),
            Purpose::Review => {}
            Purpose::Turn => {
                self.progress = 100;
                let rest = (self.moved_until - js_sys::Date::now()).max(0.0) as u32;
                let wait = match self.pace(ctx) {
                    Pace::Calm => rest + BREATH_MS,
                    Pace::Quick => rest,
                    Pace::AtOnce => 0,
                };
                let link = ctx.link().clone();
                let (hash, action) = (answer.hash, idea.action);
                self.decided = Some((hash.clone(), action.clone()));
                self.bot_timer = Some(Timeout::new(wait, move || {
                    link.send_message(Msg::BotActs(hash, action));
                }));
            }
        }
    }

    /// The worker gave no answer: a bot waits to be told to try again.
    fn give_up(&mut self, purpose: Purpose) {
        self.asked = None;
        self.puzzled = Some(purpose);
        self.resting |= purpose == Purpose::Turn;
        // What nobody can say is not asked again and again.
        self.analysing &= purpose != Purpose::Reading;
        self.review = None;
    }

    pub(super) fn bot_acts(&mut self, ctx: &Context<Table>, hash: &str, action: &str) {
        // An answer to a position that is no longer looked at is dropped.
        if self.bot_to_act().is_none() || self.played.state().hash().to_string() != hash {
            return;
        }
        self.asked = None;
        self.bot_timer = None;
        match self.played.state().read(action) {
            Ok(action) => {
                let shown = self.pace(ctx) != Pace::AtOnce;
                let before = self.played.ply();
                self.enter(ctx, Entry::Action(action), shown);
                if self.played.ply() == before {
                    self.give_up(Purpose::Turn);
                }
            }
            Err(_) => self.give_up(Purpose::Turn),
        }
    }

    /// Bots act without movement until a person's turn, from now on.
    pub(super) fn skip(&mut self, ctx: &Context<Table>) {
        self.hurrying = true;
        self.moving = false;
        self.moved_until = 0.0;
        // What is thought out already waits for nothing any more.
        if let Some((hash, action)) = self.decided.take() {
            self.bot_acts(ctx, &hash, &action);
        }
    }
}
