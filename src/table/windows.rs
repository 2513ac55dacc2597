//! One match in several windows of a browser: one of them plays, the others
//! look on; what was played on elsewhere is never written over.

use super::playing::{Hands, Msg, Playing, Table};
use crate::browser::{Held, Hold};
use crate::route::Route;
use records::Relation;
use yew::Context;

impl Playing {
    pub(super) fn hold(&mut self, ctx: &Context<Table>, take_over: bool) {
        let props = ctx.props();
        let key = props.house.store.key(&props.id);
        self.held = None;
        self.held = Some(Held::ask(&key, take_over, ctx.link().callback(Msg::Held)));
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
                self.hands = Hands::Others;
                self.held = None;
                self.forget_question();
            }
        }
    }

    /// Takes the match as it is kept now.
    pub(super) fn reload(&mut self, ctx: &Context<Table>) {
        let props = ctx.props();
        match props.house.store.get(&props.id) {
            Ok(found) => {
                self.played = found.played;
                self.title = found.title;
                self.revision = found.revision;
                self.sit_down(ctx);
                let said = self.say_all(ctx);
                self.say(said);
            }
            // What is here can still be kept as another game.
            Err(why) => {
                self.hands = Hands::Parted;
                self.forget_question();
                self.refused = Some(props.house.words.not_there(&why));
            }
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
        let id = store.new_id();
        // The new table says what is wrong if the browser keeps nothing.
        let _ = store.keep(&id, &self.played, &self.title, None);
        Route::Table(id).go_instead();
    }
}
