//! One match in several windows of a browser: one of them plays, the others
//! look on; what was played on elsewhere is never written over.

use super::playing::{Hands, Msg, Playing, Table};
use crate::browser::{Ask, Held, Hold};
use crate::route::Route;
use crate::stage::Context;
use crate::store::NotThere;
use records::Relation;

impl Playing {
    pub(super) fn hold(&mut self, ctx: &Context<Table>, how: Ask) {
        let props = ctx.props();
        let key = props.house.store.key(&props.id);
        self.held = None;
        self.held = Some(Held::ask(&key, how, ctx.link().callback(Msg::Held)));
    }

    pub(super) fn held(&mut self, ctx: &Context<Table>, hold: Hold) {
        let before = self.hands;
        match hold {
            Hold::Mine => {
                self.hands = Hands::Mine;
                // The other window may have played on.
                if before != Hands::Unknown {
                    self.reload(ctx);
                } else {
                    self.let_bots_act();
                }
            }
            Hold::Elsewhere => {
                self.told = true;
                self.hands = Hands::Others;
                self.forget_question();
                // When the other window is closed, this one has the match.
                self.hold(ctx, Ask::Wait);
            }
        }
    }

    /// Takes the match as it is kept now; whoever looks back goes on looking.
    pub(super) fn reload(&mut self, ctx: &Context<Table>) {
        let props = ctx.props();
        let looked_at = self.looking.then_some(self.played.ply());
        let line = self.played.active_line();
        match props.house.store.get(&props.id) {
            Ok(found) => {
                self.played = found.played;
                self.title = found.title;
                self.revision = found.revision;
                self.sit_down(ctx);
                match looked_at {
                    Some(ply)
                        if self.hands == Hands::Others && line == self.played.active_line() =>
                    {
                        self.look_at(ply, ctx);
                    }
                    _ => {
                        let said = self.say_all(ctx);
                        self.say(said);
                    }
                }
            }
            // What is here can still be kept as another game.
            Err(why) => {
                self.hands = self.parted_or_gone(ctx);
                self.forget_question();
                if self.hands != Hands::Gone {
                    self.refused = Some(props.house.words.not_there(&why));
                }
            }
        }
    }

    /// How this window stands to a match that was changed under its hands.
    pub(super) fn parted_or_gone(&self, ctx: &Context<Table>) -> Hands {
        let props = ctx.props();
        match props.house.store.find(&props.id) {
            Err(NotThere::Unknown) => Hands::Gone,
            _ => Hands::Parted,
        }
    }

    /// Another window may give the match another name while it is played here:
    /// nobody has played on there.
    pub(super) fn take_name(&mut self, ctx: &Context<Table>) {
        let props = ctx.props();
        if let Ok(found) = props.house.store.get(&props.id)
            && found.title != self.title
            && found.played.compared_to(&self.played) == Relation::Same
        {
            self.title = found.title;
            self.revision = found.revision;
        }
    }

    pub(super) fn keep_mine(&mut self, ctx: &Context<Table>) {
        let store = &ctx.props().house.store;
        let id = store.begin(&self.as_it_stands(), &self.title);
        Route::Table(id).go_instead();
    }
}
