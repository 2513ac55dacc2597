//! The numbers on the rules page are those of the rules.

use super::*;
use crate::capital;
use crate::games::rules_page::{RulesPage, between, plain};
use crate::games::world_wonders::names;
use l10n::house;
use rules::games::world_wonders::{
    Arrangement, COLUMNS, CardItem, FALLBACK, GOLD_PER_ROUND, LOAN_GOLD, LOAN_REPAYMENT,
    MONUMENT_COUNT, MONUMENT_ROW, OBJECTIVE_COUNT, POPULATION_END, RESOURCE_END, RINGS, ROUNDS,
    ROWS, SOLO_CARD_COUNT, STACK_COUNT, SYMBOLS, Shape, TILE_COUNT, UNPAID_LOAN_PENALTY,
    face_up_monuments, long_roads, short_sets,
};

const PAGE: RulesPage = RulesPage(include_str!(
    "../../../../../../locales/en/rules/world-wonders.html"
));

/// The entries of the figure with this caption: name of the picture and lines
/// below it.
fn pictures(caption: &str) -> Vec<(&'static str, Vec<String>)> {
    let caption = format!("<figcaption>{caption}");
    let figure = PAGE.part("<figure", "</figure>", &caption);
    figure
        .split("<li>")
        .skip(1)
        .map(|item| {
            let lines = between(item, "<p>", "</p>").split("<br>");
            let picture = between(item, "href=\"#ww-", "\"");
            (picture, lines.map(plain).collect())
        })
        .collect()
}

/// An item of a solo card, in short.
fn short_name(card_item: CardItem) -> String {
    match card_item {
        CardItem::Tile(stack) => return LOCALE.name(stack),
        CardItem::LongRoad => "long road",
        CardItem::ShortRoads => "short roads",
        CardItem::Tower => "tower",
        CardItem::FirstMonument => "first monument",
        CardItem::SecondMonument => "second monument",
    }
    .to_owned()
}

fn joined(numbers: impl IntoIterator<Item = u8>) -> String {
    numbers
        .into_iter()
        .map(|number| number.to_string())
        .collect::<Vec<_>>()
        .join(", ")
}

#[test]
fn roads_and_stacks_by_number_of_players() {
    let mut on_page = Vec::new();
    for row in PAGE.table("Players") {
        let [players, long, short, stacks] = &row[..] else {
            panic!("{row:?}");
        };
        for players in players.split(" or ") {
            on_page.push([players, long, short, stacks].map(str::to_owned));
        }
    }
    let expected = (1..=5_u8).map(|players| {
        let stacks = Stack::for_players(players).len();
        let (long, short) = (long_roads(players), short_sets(players));
        [players, long, short, stacks as u8].map(|number| number.to_string())
    });
    assert_eq!(on_page, expected.collect::<Vec<_>>());
}

#[test]
fn the_table_of_costs_agrees() {
    let game = begin(2, "", "");
    let price = |item| game.price(Seat::FIRST, item).to_string();
    let tiles = Stack::ALL.map(Stack::cost);
    let (min, max) = tiles.iter().min().zip(tiles.iter().max()).expect("a tile");
    let rows = PAGE.table("Item");
    let on_page: Vec<[&str; 2]> = rows.iter().map(|row| [&*row[0], &*row[1]]).collect();
    assert_eq!(price(Item::FirstPedestal), price(Item::SecondPedestal));
    assert_eq!(
        on_page,
        [
            ["Building", &format!("{min} to {max}")],
            ["Long road", &price(Item::LongRoad)],
            ["Short roads", &price(Item::ShortRoads)],
            ["Tower", &price(Item::Tower)],
            ["Pedestal", &price(Item::FirstPedestal)],
            ["Monument", "all you have"],
        ]
    );
}

#[test]
fn shapes_and_their_prices() {
    let entries = pictures("The eight shapes of buildings");
    assert_eq!(entries.len(), STACK_COUNT);
    for (stack, (picture, lines)) in Stack::ALL.into_iter().zip(entries) {
        assert!(
            picture.ends_with(&format!("-{}-0", stack.id())),
            "{picture}"
        );
        let title = capital(&LOCALE.name(stack));
        let mut expected = vec![title, format!("{} gold", stack.cost())];
        let has_stack = |players: &u8| Stack::for_players(*players).any(|other| other == stack);
        match (1..=5).find(has_stack) {
            Some(1) => {}
            Some(4) => expected.push("from four players on".to_owned()),
            Some(5) => expected.push("with five players".to_owned()),
            other => panic!("{stack:?}: {other:?}"),
        }
        assert_eq!(lines, expected);
    }
}

#[test]
fn the_table_of_tile_gains_agrees() {
    let expected = Stack::ALL.map(|stack| {
        let mut row = vec![capital(&LOCALE.name(stack))];
        for kind in Kind::ALL {
            let letters = Tile::all()
                .filter(|tile| (tile.stack(), tile.kind()) == (stack, kind))
                .map(|tile| tile.to_string().rsplit('-').next().map(str::to_owned));
            row.push(letters.flatten().collect::<Vec<_>>().join(", "));
        }
        row
    });
    assert_eq!(PAGE.table("Shape"), expected);
}

#[test]
fn the_table_of_tracks_agrees() {
    let expected = Resource::ALL.map(|resource| {
        let [a, b] = SYMBOLS.map(|side| joined(side[resource as usize]));
        vec![capital(&LOCALE.name(resource)), a, b]
    });
    assert_eq!(PAGE.table("Track"), expected);
    let page = PAGE.text();
    let rings = between(&page, "The population track has rings on ", ";");
    let mut on_page = Vec::new();
    for spaces in rings.split(", ") {
        let spaces = spaces.trim_start_matches("and ");
        let (from, to) = spaces.split_once(" to ").unwrap_or((spaces, spaces));
        let number = |text: &str| text.parse::<u8>().expect(rings);
        on_page.extend(number(from)..=number(to));
    }
    assert_eq!(on_page, RINGS);
    assert!(page.contains(&format!("the last space, {POPULATION_END}, is purple")));
}

/// The arrangement of a monument's pieces, in the words of the page.
fn arrangement(monument: Monument) -> String {
    let card = monument.card();
    let single = match card.shape {
        Shape::I1 => "1 space",
        Shape::I2 => "1 by 2",
        Shape::I3 => "1 by 3",
        Shape::I4 => "1 by 4",
        Shape::L3 => "Three around a corner",
        Shape::O4 => "2 by 2",
        Shape::R6 => "2 by 3",
        Shape::R8 => "2 by 4",
        Shape::S9 => "3 by 3",
        other => panic!("{other:?}"),
    };
    let several = match card.shape {
        Shape::I1 => "single spaces".to_owned(),
        _ => format!("of {single}"),
    };
    let pieces = match card.pieces {
        1 => single.to_owned(),
        2 => format!("Two {several}"),
        3 => format!("Three {several}"),
        other => panic!("{other}"),
    };
    let terrain = match card.terrain {
        Terrain::Land => "",
        Terrain::Water => " of water",
        Terrain::LandEnds => ": both ends on land, the rest on land or water",
        Terrain::WaterBetween => ": land, water, land",
        Terrain::Half => ": two spaces side by side on water, two on land",
    };
    let arrangement = match card.arrangement {
        Arrangement::Single => "",
        Arrangement::Connected => " that touch each other",
        Arrangement::OneBetween => " in line, with exactly one space of any kind between",
        Arrangement::InLine => " in one line, with no or one space between neighbors",
    };
    format!("{pieces}{terrain}{arrangement}")
}

#[test]
fn the_monument_cards_agree() {
    let entries = pictures("All monuments:");
    assert_eq!(entries.len(), MONUMENT_COUNT);
    for (monument, (picture, lines)) in Monument::ALL.into_iter().zip(entries) {
        let card = monument.card();
        assert_eq!(picture, format!("{}-0", monument.id()));
        let mut rewards = names::steps(LOCALE, card.steps);
        if card.population > 0 {
            rewards.push(format!("{} population", card.population));
        }
        let points = house::points(LOCALE, card.points);
        let needs = names::needs(LOCALE, card.needs.iter().copied());
        let expected = [
            names::monument(LOCALE, monument),
            [points, rewards.join(", ")].join("; "),
            arrangement(monument),
            format!("Next to {}", LOCALE.list(&needs)),
        ];
        assert_eq!(lines, expected);
    }
}

#[test]
fn the_points_of_objectives() {
    let entries = pictures("All objectives.");
    assert_eq!(entries.len(), OBJECTIVE_COUNT);
    for (objective, (picture, lines)) in Objective::ALL.into_iter().zip(entries) {
        assert_eq!(picture, format!("goal-{}", objective.id()));
        let (first, second) = objective.points();
        let points = match objective {
            Objective::EveryDistrict => {
                format!("{first} points in all, shared by those who have them, rounded up")
            }
            _ => format!("{first} for the first, {second} for the second"),
        };
        // The rest of the text has no numbers.
        assert_eq!(lines[..2], [names::objective(LOCALE, objective), points]);
    }
}

#[test]
fn the_cards_of_the_automaton() {
    let expected = SoloCard::all().map(|card| {
        let mut row = vec![card.number().to_string()];
        row.extend(card.sections().iter().map(|section| {
            let section: Vec<String> = section.iter().copied().map(short_name).collect();
            capital(&section.join(" and "))
        }));
        row
    });
    assert_eq!(PAGE.table("Card"), expected.collect::<Vec<_>>());
    let fallback = FALLBACK.map(short_name).join(", ");
    let on_page = between(PAGE.0, "the first of these that is available: ", ".");
    assert_eq!(on_page, fallback);
}

#[test]
fn the_numbers_in_sentences_agree() {
    let word = |number: usize| {
        let numbers = "no one two three four five six seven eight nine ten";
        numbers.split(' ').nth(number).expect("a small number")
    };
    let (stacks, rounds) = (word(STACK_COUNT), word(ROUNDS.into()));
    let face_up = word(face_up_monuments(2));
    let solo_face_up = word(face_up_monuments(1));
    assert_eq!(MONUMENT_ROW, face_up_monuments(2));
    let page = PAGE.text();
    for label in [
        format!("a map of {COLUMNS} by {ROWS} spaces"),
        format!("all {TILE_COUNT} building tiles in {stacks} stacks"),
        format!("{MONUMENT_COUNT} monuments with their cards, and {OBJECTIVE_COUNT} objectives"),
        format!("{SOLO_CARD_COUNT} cards of the automaton"),
        format!("When all {SOLO_CARD_COUNT} cards have been used"),
        format!("{} monuments lie face up.", capital(face_up)),
        format!("only {solo_face_up} monuments are face up"),
        format!("Each player has {GOLD_PER_ROUND} gold"),
        format!("everyone has {GOLD_PER_ROUND} gold"),
        format!("a loan: {LOAN_GOLD} more gold in this round"),
        format!("if {LOAN_GOLD} more gold make a purchase possible"),
        format!("repay it for {LOAN_REPAYMENT} gold"),
        format!("unpaid at the end costs {UNPAID_LOAN_PENALTY} points"),
        format!("Loan: −{UNPAID_LOAN_PENALTY} points"),
        format!("The game ends after {rounds} rounds"),
        format!("Anything beyond {RESOURCE_END} is lost"),
        format!("any population beyond {POPULATION_END}"),
    ] {
        assert!(page.contains(&label), "{label}");
    }
}
