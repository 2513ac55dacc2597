//! Preview of a match before it is saved.

use super::Found;
use crate::components::{Button, GameAssets, LinkButton, Shared};
use crate::context::{use_locale, use_store};
use crate::games;
use crate::pages::match_list::how_it_stands;
use crate::route::Route;
use records::Relation;
use yew::prelude::*;

/// Props of [`Preview`].
#[derive(Properties, PartialEq)]
pub struct PreviewProps {
    /// The match.
    pub found: Shared<Found>,
    /// Called to open something else.
    pub on_leave: Callback<()>,
}

/// A preview of the match, with buttons to save or continue it.
#[component]
pub fn Preview(props: &PreviewProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let found = &props.found;
    let match_ = &found.brought.match_;
    let game = match_.setup().game();
    let keep = {
        let (found, store) = (found.clone(), store.clone());
        move |_| Route::Table(found.keep(&store)).go_instead()
    };
    let go_on = {
        let found = found.clone();
        move |_| {
            if let Some(id) = found.go_on(&store) {
                Route::Table(id).go_instead();
            }
        }
    };
    let choices = match &found.kept {
        None => html! {
            <Button id="keep" class="primary" onclick={keep}>{ "Sit down at this table" }</Button>
        },
        Some((_, relation)) => {
            let (say, label) = locale.relation(relation);
            html! {
                <>
                    <p class="notice hint">{ say }</p>
                    <Button id="go-on" class="primary" onclick={go_on}>{ label }</Button>
                    if !matches!(relation, Relation::Same) {
                        <Button id="keep" onclick={keep}>{ "Keep it as another game" }</Button>
                    }
                </>
            }
        }
    };
    html! {
        <>
            <GameAssets {game} />
            <div class="preview" id="preview">
                <div class={classes!("preview-board", games::class(game))} aria-hidden="true">
                    { games::ui(game).small(match_.state()) }
                </div>
                <div>
                    <h2>{ locale.game(game).name }</h2>
                    <p>{ locale.list(&locale.names_of(match_)) }</p>
                    <p class="quiet">{ how_it_stands(locale, match_) }</p>
                </div>
            </div>
            <div class="buttons">{ choices }</div>
            <p class="buttons">
                <Button id="other" class="plain" onclick={props.on_leave.reform(|_| ())}>
                    { "Open something else" }
                </Button>
                <LinkButton to={Route::Home} class="plain">{ "Leave it" }</LinkButton>
            </p>
        </>
    }
}
