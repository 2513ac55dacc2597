//! Form controls report what is chosen.

use super::Mounted;
use crate::components::PlayerSelect;
use app_core::SeatController;
use records::Player;
use rules::{GameId, Level, Strength};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
struct FormProps {
    on_pick: Callback<SeatController>,
}

#[component]
fn Form(props: &FormProps) -> Html {
    html! {
        <PlayerSelect
            game={GameId::ArgonautsWheel}
            name="player-1"
            label="Black"
            controller={SeatController::PERSON}
            offers_friends=false
            matched={Strength::from_level(Level::Casual)}
            on_pick={props.on_pick.clone()}
        />
    }
}

#[wasm_bindgen_test]
async fn a_player_is_chosen_from_the_list_of_all() {
    let chosen = Rc::new(RefCell::new(None));
    let on_pick = {
        let chosen = chosen.clone();
        Callback::from(move |controller: SeatController| {
            *chosen.borrow_mut() = Some(controller.player())
        })
    };
    let mounted = Mounted::<Form>::new(FormProps { on_pick }).await;
    let select: HtmlSelectElement = mounted.first("select").unchecked_into();
    assert_eq!(select.value(), Player::Human.id());
    // A person, the levels, and one that adapts.
    assert_eq!(select.length() as usize, Level::COUNT + 2);
    let perfect = Player::Bot(Level::Expert);
    mounted.pick("select", perfect.id()).await;
    assert_eq!(chosen.take(), Some(perfect));
    let adapting = Player::Matched(Strength::from_level(Level::Casual));
    mounted.pick("select", adapting.id()).await;
    assert_eq!(chosen.take(), Some(adapting));
}
