//! Going through the match: back and forward, looking without playing, and
//! lines that are tried out.

use super::playing::{Hands, Playing, Table};
use crate::stage::Context;
use records::{Entry, Match, Player};
use std::rc::Rc;

impl Playing {
    /// Shows another position of the line, without a movement.
    pub(super) fn show(&mut self, ply: usize) {
        self.played.go_to(ply);
        self.last = Rc::new(self.played.events_at(self.played.ply()));
        self.moving = false;
    }

    /// Looks at another position; the match stays where it is.
    pub(super) fn look_at(&mut self, ply: usize, ctx: &Context<Table>) {
        let ply = ply.min(self.played.entries().len());
        if ply == self.played.ply() {
            return;
        }
        self.show(ply);
        self.looking = ply != self.stands_at;
        self.settle(ctx);
    }

    pub(super) fn say_where(&mut self, ctx: &Context<Table>) {
        let said = self.say_place(ctx);
        self.say(said);
    }

    /// What is shown is where the match stands from now on.
    pub(super) fn stand_here(&mut self) {
        self.stands_at = self.played.ply();
        self.looking = false;
    }

    /// The match as it is to be kept: where it stands, whatever is looked at.
    pub(super) fn as_it_stands(&self) -> Match {
        let mut kept = self.played.clone();
        kept.go_to(self.stands_at);
        kept
    }

    pub(super) fn may_go_on_here(&self) -> bool {
        self.hands == Hands::Mine && self.played.may_take_back_to(self.played.ply())
    }

    /// Where undo leads, if it may.
    pub(super) fn undo_to(&self) -> Option<usize> {
        let here = self.played.ply();
        let before = here.checked_sub(1)?;
        if self.looking {
            return Some(before);
        }
        let said = !matches!(self.played.entries().get(before), Some(Entry::Action(_)));
        // Who gave up takes back just that. Where no person acted before, one
        // action at a time.
        let persons_turn = (0..here).rev().find(|ply| self.person_acts_at(*ply));
        let to = persons_turn.filter(|_| !said).unwrap_or(before);
        (self.played.may_take_back_to(to) && self.is_mine()).then_some(to)
    }

    pub(super) fn step_back(&mut self, ctx: &Context<Table>) {
        let Some(to) = self.undo_to() else {
            return;
        };
        if self.looking {
            self.look_at(to, ctx);
        } else {
            self.show(to);
            self.stand_here();
            // Where people went back to a bot's turn, it waits until told.
            self.resting = true;
            self.changed(ctx);
        }
        self.say_where(ctx);
    }

    pub(super) fn step_forward(&mut self, ctx: &Context<Table>) {
        let here = self.played.ply();
        let end = self.played.entries().len();
        if here >= end {
            return;
        }
        if self.looking {
            self.look_at(here + 1, ctx);
        } else if self.is_mine() {
            let sitters = self.played.sitters();
            let has_person = sitters.iter().any(|sitter| sitter.player == Player::Human);
            let next = if has_person {
                (here + 1..end).find(|ply| self.person_acts_at(*ply))
            } else {
                Some(here + 1)
            };
            self.show(next.unwrap_or(end));
            self.stand_here();
            self.resting = self.played.ply() < end;
            self.changed(ctx);
        }
        self.say_where(ctx);
    }

    pub(super) fn try_out(&mut self, ctx: &Context<Table>) {
        let was_trying = self.is_trying();
        let begun = was_trying && self.played.ply() == self.played.entries().len();
        if begun || self.played.try_out() {
            if !was_trying {
                self.main_stands_at = self.stands_at;
            }
            self.stand_here();
            self.moving = false;
            self.changed(ctx);
            self.say("You are trying something out.".to_owned());
        } else {
            self.refused = Some(
                "There is no room for another line. Forget one that you have tried out.".to_owned(),
            );
        }
    }

    pub(super) fn forget_line(&mut self, ctx: &Context<Table>) {
        self.played.drop_line();
        self.line(ctx, 0);
    }

    /// Goes to a line: to the end of one that was tried out, or to where the
    /// match stands. A line left behind without any action is forgotten.
    pub(super) fn line(&mut self, ctx: &Context<Table>, line: usize) {
        let left = self.played.active_line();
        if left == 0 && line != 0 {
            self.main_stands_at = self.stands_at;
        }
        let idle = left != 0 && self.played.leaves_main_at(left) == self.played.entries().len();
        let mut to = line;
        if idle && line != left {
            self.played.drop_line();
            to -= usize::from(line > left);
        }
        self.played.switch_to(to);
        self.show(if to == 0 {
            self.main_stands_at
        } else {
            usize::MAX
        });
        self.stand_here();
        // What was undone stays so, and bots wait.
        self.resting = self.played.ply() < self.played.entries().len();
        self.changed(ctx);
        let said = self.say_all(ctx);
        self.say(said);
    }
}
