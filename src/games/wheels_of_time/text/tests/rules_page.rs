//! The tables on the page of the rules are what is played by.

use super::*;
use crate::games::rules_page::{RulesPage, between, plain};

const PAGE: RulesPage = RulesPage(include_str!("../../rules.html"));

/// One of something, with its number in words: `one brick`.
fn counted(what: Item) -> String {
    let (_, bare) = one(what).split_once(' ').expect("a number");
    format!("one {bare}")
}

/// What two symbols do together, as the page has it in short.
fn together(one: Symbol, other: Symbol) -> String {
    match Effect::of(one, other) {
        Effect::Nothing => "–nothing".to_owned(),
        Effect::Pair => "½ of a building".to_owned(),
        Effect::Gives(what @ Item::Good(_)) => counted(what),
        Effect::Gives(what) => counted(what).replace("one ", ""),
        Effect::Danger(good) => counted(Item::Good(good)).replace("one ", "danger: "),
        Effect::Disaster => "disaster".to_owned(),
    }
}

#[test]
fn what_all_symbols_do_together() {
    let caption = "What a symbol on the left does together with one above.";
    let table = PAGE.part("<table", "</table>", caption);
    let cells = |row: &str| -> Vec<String> {
        let row = row.replace("</th>", "</td>");
        row.split_terminator("</td>").map(plain).collect()
    };
    let symbols = Symbol::ALL.map(|of| symbol(of).to_owned());
    let head = cells(between(table, "<tr>", "</tr>"));
    assert_eq!(head[0], "Symbol");
    assert_eq!(head[1..], symbols);
    let body = between(table, "<tbody>", "</tbody>");
    let told: Vec<Vec<String>> = body.trim().lines().map(cells).collect();
    let told: Vec<Vec<String>> = told
        .into_iter()
        .map(|row| row.into_iter().filter(|cell| !cell.is_empty()).collect())
        .collect();
    let played = Symbol::ALL.map(|one| {
        let mut row = vec![symbol(one).to_owned()];
        row.extend(Symbol::ALL.map(|other| together(one, other)));
        row
    });
    assert_eq!(told, played);
}

#[test]
fn the_same_in_words() {
    let mut told = 0;
    for row in PAGE.table("What it does") {
        let [link, does] = &row[..] else {
            panic!("{row:?}");
        };
        let (own, other) = match link.split_once(" and ") {
            Some(symbols) => symbols,
            None => {
                assert_eq!(link, "the same twice, but for gold and skulls");
                continue;
            }
        };
        let named = |name| {
            Symbol::ALL
                .into_iter()
                .filter(move |of| symbol(*of) == name)
        };
        let others: Vec<Symbol> = match other {
            "a resource" => Symbol::ALL[..4].to_vec(),
            other => named(other).collect(),
        };
        for (own, other) in named(own).flat_map(|own| others.iter().map(move |of| (own, *of))) {
            let says = match Effect::of(own, other) {
                Effect::Nothing => "nothing".to_owned(),
                Effect::Pair => "nothing alone; half of a building (see below)".to_owned(),
                Effect::Gives(what) => counted(what),
                Effect::Danger(Good::Worker) => "danger: one hired worker".to_owned(),
                Effect::Danger(_) => "danger: one of that resource".to_owned(),
                Effect::Disaster => "disaster".to_owned(),
            };
            assert_eq!(*does, says, "{link}");
            told += 1;
        }
    }
    // With the four that meet their like, all twenty-one.
    assert_eq!(told, 17);
    for same in [Symbol::Brick, Symbol::Wood, Symbol::Stone, Symbol::Food] {
        assert_eq!(Effect::of(same, same), Effect::Nothing);
    }
}

#[test]
fn what_building_costs() {
    let rows = PAGE.table("Takes");
    for of in Work::ALL {
        let bare = |what: Item| counted(what).replace("one ", "a ");
        let goods = of.cost().iter().map(|good| bare(Item::Good(*good)));
        let goods = WORDS.list(&goods.collect::<Vec<_>>());
        let row = [
            format!("Build {}", bare(Item::Development(of.development()))),
            format!("1 action, {goods} from your store"),
        ];
        assert!(rows.iter().any(|told| *told == row), "{row:?}");
        // What is said when the store lacks some of it.
        assert_eq!(cost(of), goods);
    }
}

#[test]
fn both_tables_of_the_die() {
    let disasters = Die::all().map(|die| {
        let lost = die
            .losses()
            .iter()
            .map(|of| counted(Item::Development(*of)));
        let lost = WORDS.list(&lost.collect::<Vec<_>>());
        vec![die.number().to_string(), disaster(die).to_owned(), lost]
    });
    assert_eq!(PAGE.table("Lost"), disasters.collect::<Vec<_>>());
    let turns = Die::all().map(|die| {
        let wheels = die.turns();
        let turning = match wheels {
            [one] => format!("{}, one space", wheel(*one)),
            [one, same] if one == same => format!("{}, two spaces", wheel(*one)),
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
