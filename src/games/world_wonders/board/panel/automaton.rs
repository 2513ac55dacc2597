//! Against whom one plays alone.

use crate::games::ViewOptions;
use crate::games::world_wonders::board::signs;
use crate::games::world_wonders::text::board as words;
use crate::games::world_wonders::text::names as text;
use rules::games::world_wonders::{Automaton, Card, Taken, Want, WorldWonders};
use yew::prelude::*;

/// A thing that the automaton wants, as a picture.
pub fn want(want: Want) -> Html {
    let (symbol, view_box) = match want {
        Want::Tile(slot) => return signs::back(slot),
        Want::LongRoad => ("#ww-road-long", "0 -100 400 300"),
        Want::ShortRoads => ("#ww-roads-short", "0 -30 320 270"),
        Want::Tower => ("#ww-tower", "-50 -50 200 200"),
        Want::FirstMonument | Want::SecondMonument => ("#ww-card-monument", "-20 0 140 140"),
    };
    signs::drawing(symbol, view_box, "ww-want ww-land")
}

/// Several wanted things by their names.
fn names(wants: &[Want]) -> Vec<String> {
    wants.iter().map(|of| text::want(*of).to_owned()).collect()
}

/// The last card, section by section, and what was taken with it.
fn last_card(view: &ViewOptions, card: Card, took: Taken) -> Html {
    let took: Vec<Want> = took.iter().collect();
    let taken = card
        .sections()
        .iter()
        .position(|wants| *wants == took.as_slice());
    let sections = card.sections().iter().enumerate().map(|(place, wants)| {
        let is_it = taken == Some(place);
        let mut says = view.words.list(&names(wants));
        if is_it {
            says.push_str(": taken");
        }
        html! {
            <li class={classes!("ww-wants", is_it.then_some("taken"))}>
                <span aria-hidden="true">{ for wants.iter().map(|of| want(*of)) }</span>
                <span>{ says }</span>
            </li>
        }
    });
    let otherwise = taken.is_none().then(|| match names(&took).as_slice() {
        [] => "It took nothing.".to_owned(),
        names => {
            let names = view.words.list(names);
            format!("No section was complete; it took {names}.")
        }
    });
    // Another element for another card: its movement begins anew.
    html! {
        <div key={card.number().to_string()} class={classes!("ww-card", view.moving.then_some("comes"))}>
            <ol>{ for sections }</ol>
            if let Some(otherwise) = otherwise {
                <p>{ otherwise }</p>
            }
        </div>
    }
}

/// The automaton's last card, its monuments, and the target.
pub fn automaton_card(state: &WorldWonders, view: &ViewOptions, automaton: &Automaton) -> Html {
    let card = automaton.last();
    let card: Html = card
        .into_iter()
        .map(|(card, took)| last_card(view, card, took))
        .collect();
    let own: Vec<String> = automaton
        .monuments()
        .map(|of| words::monument(of).to_owned())
        .collect();
    let own = match own.as_slice() {
        [] => "It has no monuments yet.".to_owned(),
        own => format!("Its monuments: {}.", view.words.list(own)),
    };
    html! {
        <section class="ww-alone" aria-labelledby="automaton-title">
            <h2 id="automaton-title">{ "The automaton" }</h2>
            <div class="ww-automaton">
                { signs::drawing("#ww-automaton", "0 0 68 96", "ww-automaton-head ww-land") }
                <div>
                    <p><strong>{ words::to_beat(view.words, state.target(), None) }</strong></p>
                    { card }
                    <p>{ own }</p>
                    <p class="quiet">{ words::count_of("Cards until the next shuffle", automaton.left() as u64) }</p>
                </div>
            </div>
        </section>
    }
}
