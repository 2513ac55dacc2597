//! The tables on the rules page agree with the rules.

use super::*;
use crate::games::rules_page::{RulesPage, between, plain};
use l10n::refusals::wheels_of_time::refusal;
use rules::games::wheels_of_time::{Die, Effect, Good};

const PAGE: RulesPage = RulesPage(include_str!(
    "../../../../../../locales/en/rules/wheels-of-time.html"
));

/// One of an item, with its number in words: `one brick`.
fn counted(item: Item) -> String {
    format!("one {}", LOCALE.name(item))
}

/// What two symbols do together, in the short form of the page.
fn short_effect(one: Symbol, other: Symbol) -> String {
    match Effect::of(one, other) {
        Effect::Nothing => "–nothing".to_owned(),
        Effect::HalfBuilding => "½ of a building".to_owned(),
        Effect::Gives(item @ Item::Good(_)) => counted(item),
        Effect::Gives(item) => counted(item).replace("one ", ""),
        Effect::Danger(good) => counted(Item::Good(good)).replace("one ", "danger: "),
        Effect::Disaster => "disaster".to_owned(),
    }
}

#[test]
fn the_table_of_symbols_agrees() {
    let caption = "What a symbol on the left does with one above.";
    let table = PAGE.part("<table", "</table>", caption);
    let cells = |row: &str| -> Vec<String> {
        let row = row.replace("</th>", "</td>");
        row.split_terminator("</td>").map(plain).collect()
    };
    let symbols = Symbol::ALL.map(|column| LOCALE.name(column));
    let head = cells(between(table, "<tr>", "</tr>"));
    assert_eq!(head[0], "Symbol");
    assert_eq!(head[1..], symbols);
    let body = between(table, "<tbody>", "</tbody>");
    let on_page: Vec<Vec<String>> = body
        .trim()
        .lines()
        .map(|row| {
            cells(row)
                .into_iter()
                .filter(|cell| !cell.is_empty())
                .collect()
        })
        .collect();
    let expected = Symbol::ALL.map(|one| {
        let mut row = vec![LOCALE.name(one)];
        row.extend(Symbol::ALL.map(|other| short_effect(one, other)));
        row
    });
    assert_eq!(on_page, expected);
}

#[test]
fn the_table_of_effects_agrees() {
    let mut checked = 0;
    for row in PAGE.table("What it does") {
        let [link, effect] = &row[..] else {
            panic!("{row:?}");
        };
        let (own, other) = match link.split_once(" and ") {
            Some(symbols) => symbols,
            None => {
                assert_eq!(link, "the same twice, except gold and skulls");
                continue;
            }
        };
        let named = |name| {
            Symbol::ALL
                .into_iter()
                .filter(move |named| LOCALE.name(*named) == name)
        };
        let others: Vec<Symbol> = match other {
            "a resource" => Symbol::ALL[..4].to_vec(),
            other => named(other).collect(),
        };
        for (own, other) in named(own).flat_map(|own| others.iter().map(move |other| (own, *other)))
        {
            let expected = match Effect::of(own, other) {
                Effect::Nothing => "nothing".to_owned(),
                Effect::HalfBuilding => {
                    "nothing on its own; half a building (see below)".to_owned()
                }
                Effect::Gives(item) => counted(item),
                Effect::Danger(Good::Worker) => "danger: one hired worker".to_owned(),
                Effect::Danger(_) => "danger: one of that resource".to_owned(),
                Effect::Disaster => "disaster".to_owned(),
            };
            assert_eq!(*effect, expected, "{link}");
            checked += 1;
        }
    }
    // All 21 pairs but the four of the same symbol, which are checked below.
    assert_eq!(checked, 17);
    for same in [Symbol::Brick, Symbol::Wood, Symbol::Stone, Symbol::Food] {
        assert_eq!(Effect::of(same, same), Effect::Nothing);
    }
}

#[test]
fn the_costs_of_building_agree() {
    let rows = PAGE.table("Takes");
    for structure in Structure::ALL {
        let with_article = |item: Item| counted(item).replace("one ", "a ");
        let goods = structure
            .cost()
            .iter()
            .map(|good| with_article(Item::Good(*good)));
        let goods = LOCALE.list(&goods.collect::<Vec<_>>());
        let row = [
            format!(
                "Build {}",
                with_article(Item::Development(structure.development()))
            ),
            format!("1 action, {goods} from your supply"),
        ];
        assert!(rows.contains(&row.to_vec()), "{row:?}");
        let illegal = refusal(LOCALE, &IllegalAction::CannotPay(structure));
        assert!(illegal.contains(&format!("costs {goods},")), "{illegal}");
    }
}

#[test]
fn the_tables_of_the_die_agree() {
    let disasters = Die::all().map(|die| {
        let lost = die
            .disaster_losses()
            .iter()
            .map(|development| counted(Item::Development(*development)));
        let lost = LOCALE.list(&lost.collect::<Vec<_>>());
        vec![die.number().to_string(), LOCALE.name(die), lost]
    });
    assert_eq!(PAGE.table("Lost"), disasters.collect::<Vec<_>>());
    let turns = Die::all().map(|die| {
        let wheels = die.rotated_wheels();
        let turning = match wheels {
            [one] => format!("{}, one space", LOCALE.name(*one)),
            [one, same] if one == same => format!("{}, two spaces", LOCALE.name(*one)),
            [Wheel::A, Wheel::B] => "wheels A and B, one space each".to_owned(),
            all => {
                assert_eq!(all, Wheel::ALL);
                "all four wheels, one space each".to_owned()
            }
        };
        vec![die.number().to_string(), turning]
    });
    assert_eq!(PAGE.table("Wheels that turn"), turns.collect::<Vec<_>>());
}
