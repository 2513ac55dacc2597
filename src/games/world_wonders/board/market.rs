//! The market: tiles with their prices, roads, the tower, the pedestals, and
//! the cards of the monuments.

use super::view::item_id;
use super::{Board, colour, hinted, signs};
use crate::games::BoardProps;
use crate::games::world_wonders::text::board as words;
use crate::games::world_wonders::text::names as text;
use crate::parts;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Item, Monument, WorldWonders};
use yew::prelude::*;

impl Board {
    /// All of it.
    pub(super) fn market(&self, props: &BoardProps<WorldWonders>, state: &WorldWonders) -> Html {
        let mut first = true;
        let goods = state.goods();
        let shown = |item: &Item| match item {
            Item::Tile(slot) => state.offer().slots().any(|own| own == *slot),
            Item::First | Item::Second => state.players() > 1,
            _ => true,
        };
        let (mut wares, mut wonders) = (Vec::new(), Vec::new());
        for item in goods.filter(shown) {
            let can = self.can_buy.contains(&item);
            // The keyboard begins at the first thing that can be bought.
            let begins = can && core::mem::take(&mut first);
            match item {
                Item::Monument(of) => wonders.push(self.wonder(props, state, of, can, begins)),
                _ => wares.push(self.ware(props, state, item, can, begins)),
            }
        }
        let left = state.offer().deck_left();
        let left = props.view.words.count(left as u64, "card", "cards");
        let more = ["Monuments; still to come: ", &left].concat();
        html! {
            <section class="ww-market" aria-label="The market">
                <div class="ww-wares">{ for wares }</div>
                <h3 class="ww-wonders-title">{ more }</h3>
                <div class="ww-wonders">{ for wonders }</div>
            </section>
        }
    }

    fn ware(
        &self,
        props: &BoardProps<WorldWonders>,
        state: &WorldWonders,
        item: Item,
        can: bool,
        begins: bool,
    ) -> Html {
        let offer = state.offer();
        let there = state.is_for_sale(item);
        let price = state.price(state.active(), item);
        let (picture, title, more) = match item {
            Item::Tile(slot) => match offer.tile(slot) {
                Some(tile) => (
                    html! { <>{ signs::tile(tile) }{ signs::steps(tile.steps()) }</> },
                    words::kind_title(tile.kind()),
                    words::tile_more(props.view.words, tile),
                ),
                None => (
                    signs::gone(slot),
                    "Gone".to_owned(),
                    [": ", text::slot(slot), ", "].concat(),
                ),
            },
            Item::LongRoad | Item::ShortRoads => {
                let (symbol, size, count) = match item {
                    Item::LongRoad => ("#ww-road-long", (400, 100), offer.long_roads()),
                    _ => ("#ww-roads-short", (320, 210), offer.short_sets()),
                };
                let picture =
                    signs::picture("ww-ware-picture", size, html! { <use href={symbol} /> });
                let count_shown = ["×", &count.to_string()].concat();
                (
                    html! { <>{ picture }<span class="ww-steps-given" aria-hidden="true">{ count_shown }</span></> },
                    words::ware(item).to_owned(),
                    [words::ware_more(item), &words::left(count)].concat(),
                )
            }
            Item::Tower => (
                signs::picture(
                    "ww-ware-picture",
                    (100, 100),
                    html! { <use href="#ww-tower" class={if there { "" } else { "ww-is-gone" }} /> },
                ),
                words::ware(item).to_owned(),
                words::ware_more(item).to_owned(),
            ),
            _ => (
                pedestal(props, state, item),
                words::ware(item).to_owned(),
                words::ware_more(item).to_owned(),
            ),
        };
        let holder = match item {
            Item::First => offer.pedestals()[0],
            Item::Second => offer.pedestals()[1],
            _ => None,
        };
        let holder = holder.and_then(|seat| props.view.names.get(seat.index()).cloned());
        let has = holder.map(|holder| [holder.as_str(), " has it, "].concat());
        let state_of = match &has {
            Some(has) => has,
            None if there => "",
            None => "not for sale any more, ",
        };
        let said = [&title, more.as_str(), state_of, &words::gold(price)].concat();
        let seen = html! { if there { { title } } };
        let class = parts::class("ww-ware", !can, "off");
        let class = parts::join(&class, if there { "" } else { "gone" });
        let class = parts::join(
            &class,
            if hinted(props) == Some(Action::Buy(item)) {
                "hinted"
            } else {
                ""
            },
        );
        let action = can.then(|| WorldWonders::notation(Action::Buy(item)));
        let asks = action.is_none().then_some("ask");
        let pressed = (action.is_none()).then(|| (self.asked == Some(item)).to_string());
        html! {
            <button
                type="button"
                {class}
                data-item={item_id(item)}
                data-action={action}
                data-view={asks}
                data-first={begins.then_some("")}
                aria-pressed={pressed}
            >
                { picture }
                { parts::said("ww-ware-words", seen, said) }
                { signs::coin(price) }
            </button>
        }
    }

    fn wonder(
        &self,
        props: &BoardProps<WorldWonders>,
        state: &WorldWonders,
        of: Monument,
        can: bool,
        begins: bool,
    ) -> Html {
        let item = Item::Monument(of);
        let card = of.card();
        let needs = card.needs.iter().map(|need| signs::need(*need));
        let pieces = (card.pieces > 1).then(|| ["×", &card.pieces.to_string()].concat());
        let buy = can.then(|| {
            let action = Action::Buy(item);
            let price = words::buy_for(state.price(state.active(), item));
            let class = parts::class("button", hinted(props) == Some(action), "hinted");
            html! {
                <button
                    type="button"
                    {class}
                    data-action={WorldWonders::notation(action)}
                    data-first={begins.then_some("")}
                >
                    { parts::said("", html! { { price.clone() } }, [&price, ": ", words::monument(of)].concat()) }
                </button>
            }
        });
        let told = words::needs(props.view.words, of);
        let said = [
            words::monument(of),
            ", ",
            &words::size(props.view.words, of),
            ". ",
            &told,
            &words::gives(props.view.words, of),
        ]
        .concat();
        let points = (0..card.points).map(|_| signs::sign("#ww-ring"));
        let people = (0..card.population).map(|_| signs::sign("#ww-people"));
        html! {
            <div class="ww-wonder" data-item={of.id()}>
                <button
                    type="button"
                    class={parts::class("ww-wonder-card", !can, "off")}
                    data-view="ask"
                    data-item={of.id()}
                    aria-pressed={(self.asked == Some(item)).to_string()}
                >
                    <span class="ww-wonder-picture" aria-hidden="true">
                        { signs::monument_picture(of, "ww-wonder-drawing") }
                        { for pieces }
                    </span>
                    <span class="ww-wonder-name" aria-hidden="true">{ words::monument(of) }</span>
                    <span class="ww-needs" aria-hidden="true">{ for needs }</span>
                    { parts::said("ww-wonder-needs", html! { { told.clone() } }, said) }
                    <span class="ww-wonder-gives" aria-hidden="true">
                        { for points }{ signs::steps(card.steps) }{ for people }
                    </span>
                </button>
                { for buy }
            </div>
        }
    }
}

/// A pedestal, and the pawn of who has it.
fn pedestal(props: &BoardProps<WorldWonders>, state: &WorldWonders, item: Item) -> Html {
    let (symbol, place) = match item {
        Item::First => ("#ww-pedestal-1", 0),
        _ => ("#ww-pedestal-2", 1),
    };
    let pawn = state.offer().pedestals()[place].map(|seat| {
        let (x, y) = super::shapes::PAWN_ON_PEDESTAL[place];
        let at = [
            "translate(",
            &x.to_string(),
            " ",
            &(y + 46).to_string(),
            ")",
        ]
        .concat();
        html! { <g transform={at}>{ signs::pawn(colour(props, seat)) }</g> }
    });
    let inside = html! { <><use href={symbol} y="46" />{ for pawn }</> };
    signs::picture("ww-ware-picture", (84, 90), inside)
}
