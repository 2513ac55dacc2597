//! Who acts at the table, who may end the match, and the next one.

use super::playing::{Closing, Hands, Playing, Table};
use crate::chance::fresh_seed;
use crate::route::Route;
use crate::stage::Context;
use records::{Entry, Match, Player, Position, Title};
use rules::setup::{BEGINS, GameOption};
use rules::{Level, Seat};

impl Playing {
    pub(super) fn person_acts_at(&self, ply: usize) -> bool {
        let position = self.played.position_at(ply);
        let to_act = position.to_act();
        to_act.is_some_and(|seat| self.player_at(&position, seat) == Player::Human)
    }

    /// Who plays a seat here: in lines tried out people act for everybody; who
    /// has resigned is played for.
    pub(super) fn player(&self, seat: Seat) -> Player {
        self.player_at(self.played.position(), seat)
    }

    pub(super) fn player_at(&self, position: &Position, seat: Seat) -> Player {
        if self.is_trying() {
            return Player::Human;
        }
        let gone = position.resigned();
        match self.played.sitter(seat) {
            Some(_) if gone[seat] => Player::Bot(Level::Casual),
            Some(sitter) => sitter.player,
            None => Player::Human,
        }
    }

    /// Whether a line tried out is looked at.
    pub(super) fn is_trying(&self) -> bool {
        self.played.active_line() != 0
    }

    /// Whether this window may change the match.
    pub(super) fn is_mine(&self) -> bool {
        matches!(self.hands, Hands::Mine | Hands::Unknown)
    }

    /// The person who may act on the board now.
    pub(super) fn actor(&self) -> Option<Seat> {
        let seat = self.played.position().to_act()?;
        let may = !self.looking && self.is_mine() && self.player(seat) == Player::Human;
        may.then_some(seat)
    }

    /// The only person at the table, if there is just one.
    pub(super) fn only_person(&self) -> Option<Seat> {
        let players = self.played.setup().players();
        let is_person = |seat: &Seat| {
            self.played
                .sitter(*seat)
                .is_some_and(|sitter| sitter.player == Player::Human)
        };
        let mut people = Seat::all(players).filter(is_person);
        people.next().filter(|_| people.next().is_none())
    }

    /// The person who can give up now.
    pub(super) fn can_resign(&self) -> Option<Seat> {
        let over = self.played.position().ending().is_some();
        let seat = self.actor().or(self.only_person())?;
        let gone = self.played.position().resigned()[seat];
        (!over && !gone && !self.is_trying() && !self.looking && self.is_mine()).then_some(seat)
    }

    /// Whether people can agree on a draw now: only people can.
    pub(super) fn can_draw(&self) -> bool {
        let sitters = self.played.sitters();
        self.can_resign().is_some()
            && sitters.len() > 1
            && sitters.iter().all(|sitter| sitter.player == Player::Human)
    }

    pub(super) fn close(&mut self, ctx: &Context<Table>, closing: Closing) {
        let entry = match closing {
            Closing::Resign => self.can_resign().map(Entry::Resign),
            Closing::Draw => self.can_draw().then_some(Entry::AgreedDraw),
        };
        if let Some(entry) = entry {
            self.enter(ctx, entry, true);
        }
    }

    /// The option of the setup that says who begins, if the game has one.
    pub(super) fn who_begins(&self) -> Option<&'static GameOption> {
        let options = self.played.setup().game().setup_rules().options;
        options.iter().find(|option| option.id == BEGINS)
    }

    pub(super) fn again(&mut self, ctx: &Context<Table>, begins: Option<u8>) {
        let mut setup = self.played.setup().clone().with_seed(fresh_seed());
        let choice = self
            .who_begins()
            .zip(begins)
            .and_then(|(option, place)| option.choices.get(usize::from(place)));
        if let Some(choice) = choice
            && let Ok(chosen) = setup.clone().with_choice(BEGINS, choice)
        {
            setup = chosen;
        }
        let mut sitters = self.played.sitters().to_vec();
        // The one who began comes last.
        sitters.rotate_left(1);
        // A setup with listed draws would deal the same again.
        let setup = setup.with_draws(Vec::new());
        let again = setup.ok().and_then(|setup| Match::new(setup, sitters).ok());
        if let Some(again) = again {
            let mut again = again.with_table_rules(self.played.table_rules());
            // Everybody keeps a colour.
            let mut colours = self.colours.to_vec();
            colours.rotate_left(1);
            for (seat, colour) in Seat::all(again.setup().players()).zip(colours) {
                again.set_colour(seat, colour);
            }
            let store = &ctx.props().house.store;
            Route::Table(store.begin(&again, &Title::default())).go();
        }
    }
}
