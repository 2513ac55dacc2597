//! What is said aloud: one polite live region, told after each change.

use super::playing::{Hands, Playing, Table};
use crate::parts;
use crate::stage::Context;
use records::Player;

impl Playing {
    /// Says a text, also when it is the same as before.
    pub(super) fn say(&mut self, text: String) {
        parts::say(&mut self.spoken, &text);
    }

    /// What happened last, and what is to be done now.
    pub(super) fn say_all(&self, ctx: &Context<Table>) -> String {
        let happened = self.log.at(self.played.ply());
        let mut said = happened
            .map(|line| line.sentences.join(" "))
            .unwrap_or_default();
        let now = self.status_words(ctx);
        if !said.is_empty() && !now.is_empty() {
            said.push(' ');
        }
        said.push_str(&now);
        said
    }

    /// Which position is looked at, and what led there.
    pub(super) fn say_place(&self, ctx: &Context<Table>) -> String {
        let words = ctx.props().house.words;
        let place = words.place(self.played.ply(), self.played.entries().len());
        format!("{place} {}", self.say_all(ctx))
    }

    /// How things stand, in a sentence.
    pub(super) fn status_words(&self, ctx: &Context<Table>) -> String {
        let words = ctx.props().house.words;
        let state = self.played.state();
        let Some(seat) = self.played.position().to_act() else {
            return super::result::headline(words, &self.played, &self.names);
        };
        let name = self.names.get(seat.index()).cloned().unwrap_or_default();
        match (self.hands, self.player(seat)) {
            (Hands::Others | Hands::Parted | Hands::Gone, _) => {
                words.turn_of(state, &self.names, seat)
            }
            _ if self.looking => words.turn_of(state, &self.names, seat),
            (_, Player::Human) if self.played.setup().players() == 1 => words.your_task(state),
            (_, Player::Human) => words.task_of(&name, state),
            (_, Player::Bot(_)) if self.resting => words.waits(&self.names, seat),
            (_, Player::Bot(_)) => words.thinks(&self.names, seat),
        }
    }

    /// The window's title: the game, and whose turn it is where that is a
    /// person's.
    pub(super) fn window_title(&self, ctx: &Context<Table>) -> String {
        let words = ctx.props().house.words;
        let game = words.game(self.played.setup().game()).name;
        let Some(seat) = self.actor() else {
            return game.to_owned();
        };
        let turn = if self.only_person() == Some(seat) {
            words.your_turn().to_owned()
        } else {
            let name = self.names.get(seat.index()).map_or("", String::as_str);
            words.turn_of_somebody(name)
        };
        format!("{turn} - {game}")
    }
}
