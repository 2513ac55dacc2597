//! Sending a match to somebody, or saving it: as a link, as a text, as a file.

use crate::app::House;
use crate::browser;
use crate::pages::lost::sorry;
use crate::parts::{button, does, field, line, link_button, page, say};
use crate::route::Route;
use crate::stage::{Context, Scene};
use crate::store::{NotThere, Opened};
use records::archive::Sealed;
use records::{Kept, link, text};
use yew::prelude::*;

/// Which match.
#[derive(PartialEq)]
pub struct ShareProps {
    /// Its number in the store.
    pub id: String,
    /// What every page can use.
    pub house: House,
}

/// What can be done with it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Msg {
    /// The link goes into the clipboard.
    CopyLink,
    /// The text goes into the clipboard.
    CopyText,
    /// The share sheet opens.
    Send,
    /// The file is written.
    SaveFile,
    /// It worked, or not.
    Done(&'static str, bool),
}

/// The page.
pub struct Share {
    found: Result<Shown, NotThere>,
    said: String,
}

struct Shown {
    opened: Opened,
    address: String,
    text: String,
}

impl Scene for Share {
    type Message = Msg;
    type Properties = ShareProps;

    fn create(ctx: &Context<Self>) -> Self {
        let found = ctx.props().house.store.get(&ctx.props().id);
        // What is only tried out stays at home.
        let found = found.map(|opened| (opened.played.main_only(), opened));
        let found = found.map(|(main, opened)| Shown {
            address: link::write(&main)
                .map(|link| format!("{}{}", browser::address(), Route::Open(link).href()))
                .unwrap_or_default(),
            text: text::write(&main),
            opened,
        });
        Self {
            found,
            said: String::new(),
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let Ok(shown) = &self.found else {
            return false;
        };
        let copied = |words: &'static str| ctx.link().callback(move |done| Msg::Done(words, done));
        let game = shown.opened.played.setup().game();
        match msg {
            Msg::CopyLink => browser::copy(&shown.address, copied("The link is in the clipboard.")),
            Msg::CopyText => browser::copy(&shown.text, copied("The text is in the clipboard.")),
            Msg::Send => {
                browser::share(&ctx.props().house.words.a_game_of(game), &shown.address);
            }
            Msg::SaveFile => {
                let kept = Kept::of(
                    &shown.opened.played,
                    shown.opened.title.clone(),
                    shown.opened.touched,
                );
                let name = format!("{}-{}.wheelhouse", game.id(), ctx.props().id);
                let sealed = kept.write().map(|text| Sealed { revision: 1, text }.seal());
                let done = sealed.is_ok_and(|text| browser::download(&name, &text));
                ctx.link()
                    .send_message(Msg::Done("The file is among your downloads.", done));
            }
            Msg::Done(words, done) => {
                let said = if done {
                    words
                } else {
                    "The browser did not allow that. You can mark the words in the field and copy them."
                };
                say(&mut self.said, said);
                return true;
            }
        }
        false
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let shown = match &self.found {
            Ok(shown) => shown,
            Err(why) => {
                return sorry(
                    "This game cannot be shown",
                    &ctx.props().house.words.not_there(why),
                );
            }
        };
        let by_link = html! {
            <>
                { line("", "The link holds the whole game as it stands. Whoever opens it sees the same table and can go on. Send it back after your turn: that is a game by mail.") }
                <textarea class="record" id="link" readonly=true rows="3" aria-label="The link" value={shown.address.clone()} />
                <p class="buttons">
                    { button("copy-link", "primary", "Copy the link", does(ctx, Msg::CopyLink)) }
                    if browser::can_share() {
                        { button("send", "", "Send …", does(ctx, Msg::Send)) }
                    }
                </p>
            </>
        };
        let by_text = html! {
            <>
                { line("", "To read, keep or paste anywhere. \"Open a game\" takes it back.") }
                <textarea class="record" id="record" readonly=true rows="8" aria-label="The record" value={shown.text.clone()} />
                <p class="buttons">{ button("copy-text", "", "Copy the text", does(ctx, Msg::CopyText)) }</p>
            </>
        };
        let by_file = html! {
            <>
                { line("", "With the lines you tried out. A file stays when the browser forgets.") }
                <p class="buttons">{ button("save-file", "", "Save a file", does(ctx, Msg::SaveFile)) }</p>
            </>
        };
        let inside = html! {
            <>
                { field("As a link", by_link) }
                { field("As a text", by_text) }
                { field("As a file", by_file) }
                <p class="said" role="status" id="said">{ self.said.clone() }</p>
                <p>{ link_button(&Route::Table(ctx.props().id.clone()), "", html! { "Back to the table" }) }</p>
            </>
        };
        page("Send or save this game", inside)
    }
}
