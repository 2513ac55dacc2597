//! Around the game: who plays which seat, typed actions, ends before the end,
//! ways to other pages.

use super::playing::{Closing, Msg, Playing, Table};
use crate::components::PlayerSelect;
use crate::games;
use crate::parts::{self, button, does, line, link_button, span};
use crate::route::Route;
use crate::stage::Context;
use rules::Seat;
use yew::prelude::*;

impl Playing {
    /// All of it, folded.
    pub(super) fn around(&self, ctx: &Context<Table>) -> Html {
        parts::boxed(
            "around",
            vec![self.typing(ctx), self.seats(ctx), self.game_tools(ctx)],
        )
    }

    fn typing(&self, ctx: &Context<Table>) -> Html {
        let words = ctx.props().house.words;
        let onsubmit = ctx.link().callback(|event: SubmitEvent| {
            event.prevent_default();
            let field = gloo::utils::document().get_element_by_id("notation");
            let typed = field.and_then(|field| js_sys::Reflect::get(&field, &"value".into()).ok());
            Msg::Typed(
                typed
                    .and_then(|typed| typed.as_string())
                    .unwrap_or_default(),
            )
        });
        let example = words.notation(self.played.setup().game());
        html! {
            <details id="typing">
                <summary>{ "Type an action" }</summary>
                <form {onsubmit} class="typing">
                    <label for="notation">{ line("quiet", example) }</label>
                    <input
                        type="text"
                        id="notation"
                        key={self.played.ply()}
                        autocomplete="off"
                        autocapitalize="off"
                        spellcheck="false"
                        disabled={self.actor().is_none()}
                    />
                    <button class="button" id="do-typed" disabled={self.actor().is_none()}>{ "Do it" }</button>
                </form>
                if let Some(mistyped) = &self.mistyped {
                    { parts::notice("mistyped", mistyped.clone()) }
                }
            </details>
        }
    }

    fn seats(&self, ctx: &Context<Table>) -> Html {
        let link = ctx.link();
        let setup = self.played.setup();
        let players = setup.players();
        let rows = Seat::all(players)
            .zip(self.played.sitters())
            .map(|(seat, sitter)| {
                let name = self.names.get(seat.index()).cloned().unwrap_or_default();
                let on_pick = link.callback(move |player| Msg::Sit(seat, player));
                html! {
                    <li key={seat.number()} class="seat-row">
                        <span class="seat-name">{ games::ui(setup.game()).seat_mark(seat, self.played.colour(seat)) }{ span("", name.clone()) }</span>
                        <PlayerSelect
                            game={setup.game()}
                            name={format!("seat-{}", seat.number())}
                            label={format!("Who plays for {name}")}
                            player={sitter.player}
                            disabled={!self.is_mine()}
                            {on_pick}
                        />
                    </li>
                }
            });
        html! {
            <details id="seats">
                <summary>{ "Who plays" }</summary>
                { line("quiet", "A computer player can take over a seat, and give it back.") }
                <ul>{ for rows }</ul>
            </details>
        }
    }

    fn game_tools(&self, ctx: &Context<Table>) -> Html {
        let words = ctx.props().house.words;
        let setup = self.played.setup();
        let id = ctx.props().id.clone();
        let ask = |closing| does(ctx, Msg::Ask(Some(closing)));
        let mut ways = vec![
            link_button(&Route::Share(id), "", html! { "Send or save" }),
            link_button(&Route::Rules(setup.game()), "", html! { "Rules" }),
            link_button(&Route::Settings, "", html! { "Settings" }),
        ];
        if self.can_draw() {
            ways.push(button("draw", "", "Agree on a draw …", ask(Closing::Draw)));
        }
        if self.can_resign().is_some() {
            ways.push(button("resign", "", "Resign …", ask(Closing::Resign)));
        }
        let mut inside = vec![parts::boxed("buttons", ways)];
        if let Some(closing) = self.asking {
            let resigns = self.can_resign().filter(|_| closing == Closing::Resign);
            let (say, label) = words.closing(resigns, &self.names);
            let answers = vec![
                line("", say),
                button("close", "danger", label, does(ctx, Msg::Close(closing))),
                button("do-not", "", "No, play on", does(ctx, Msg::Ask(None))),
            ];
            inside.push(parts::boxed("asked", answers));
        }
        inside.push(line(
            "quiet seed",
            words.table_rules(self.played.table_rules()),
        ));
        if setup.game().setup_rules().seeded {
            inside.push(line("quiet", format!("Seed {}", setup.seed())));
        }
        html! {
            <details id="game-tools">
                <summary>{ "This game" }</summary>
                { parts::all(inside) }
            </details>
        }
    }
}
