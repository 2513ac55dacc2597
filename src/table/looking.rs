//! Going through the match: back and forward, looking without playing, and
//! lines that are tried out.

use super::playing::{Hands, Playing, Table};
use records::Player;
use std::rc::Rc;
use yew::Context;

impl Playing {
    /// Shows another position of the line, without a movement.
    pub(super) fn show(&mut self, ply: usize) {
        self.played.go_to(ply);
        self.last = Rc::new(self.played.events_at(self.played.ply()));
        self.moving = false;
    }

    /// Looks at another position; the match stays where it is.
    pub(super) fn look_at(&mut self, ctx: &Context<Table>, ply: usize) {
        self.show(ply);
        let was_looking = self.looking;
        self.looking = self.played.ply() < self.played.entries().len();
        // Where a match was left before its end, its end is kept again; looking
        // around alone does not count as playing.
        let moved = self.kept_at != self.played.ply();
        if was_looking && !self.looking && moved && self.is_mine() {
            self.changed(ctx);
        } else {
            self.settle(ctx);
        }
        let said = self.say_place(ctx);
        self.say(said);
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
        let persons_turn = (0..here).rev().find(|ply| self.person_acts_at(*ply));
        // Where no person acted before, one action at a time.
        let to = persons_turn.unwrap_or(before);
        (self.played.may_take_back_to(to) && self.is_mine()).then_some(to)
    }

    pub(super) fn step_back(&mut self, ctx: &Context<Table>) {
        let Some(to) = self.undo_to() else {
            return;
        };
        if self.looking {
            self.look_at(ctx, to);
            return;
        }
        self.show(to);
        // Where people went back to a bot's turn, it waits until told.
        self.resting = true;
        self.changed(ctx);
        let said = self.say_place(ctx);
        self.say(said);
    }

    pub(super) fn step_forward(&mut self, ctx: &Context<Table>) {
        let here = self.played.ply();
        let end = self.played.entries().len();
        if here >= end {
            return;
        }
        if self.looking {
            self.look_at(ctx, here + 1);
            return;
        }
        let sitters = self.played.sitters();
        let has_person = sitters.iter().any(|sitter| sitter.player == Player::Human);
        let next = if has_person {
            (here + 1..end).find(|ply| self.person_acts_at(*ply))
        } else {
            Some(here + 1)
        };
        self.show(next.unwrap_or(end));
        self.resting = self.played.ply() < end;
        self.changed(ctx);
        let said = self.say_place(ctx);
        self.say(said);
    }

    pub(super) fn try_out(&mut self, ctx: &Context<Table>) {
        let begun = self.is_trying() && self.played.ply() == self.played.entries().len();
        if begun || self.played.try_out() {
            self.looking = false;
            self.moving = false;
            self.changed(ctx);
            self.say("You are trying something out.".to_owned());
        } else {
            self.refused = Some(
                "There is no room for another line. Forget one that you have tried out.".to_owned(),
            );
        }
    }

    /// Goes to a line's end; a line left behind without any action is forgotten.
    pub(super) fn line(&mut self, ctx: &Context<Table>, line: usize) {
        let left = self.played.active_line();
        let idle = left != 0 && self.played.leaves_main_at(left) == self.played.entries().len();
        let mut to = line;
        if idle && line != left {
            self.played.drop_line();
            to -= usize::from(line > left);
        }
        self.played.switch_to(to);
        self.show(usize::MAX);
        self.looking = false;
        self.resting = false;
        self.changed(ctx);
        let said = self.say_all(ctx);
        self.say(said);
    }
}
