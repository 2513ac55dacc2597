//! The numbers on the rules page are those of the rules.

use super::*;
use crate::games::rules_page::{RulesPage, between, plain};
use crate::games::world_wonders::text::names;
use crate::text::capital;
use rules::games::world_wonders::{
    Arrangement, COLUMNS, CardItem, FALLBACK, GOLD_PER_ROUND, LOAN_GOLD, LOAN_REPAYMENT,
    MONUMENT_COUNT, MONUMENT_ROW, OBJECTIVE_COUNT, POPULATION_END, RESOURCE_END, RINGS, ROUNDS,
    ROWS, SOLO_CARD_COUNT, STACK_COUNT, SYMBOLS, Shape, TILE_COUNT, UNPAID_LOAN_PENALTY,
    face_up_monuments, long_roads, short_sets,
};

const PAGE: RulesPage = RulesPage(include_str!("../../rules.html"));

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

/// A shape without its article: `line of 2`.
fn shape(stack: Stack) -> &'static str {
    let name = names::stack(stack);
    let bare = name.strip_prefix("a ").or(name.strip_prefix("an "));
    bare.expect(name)
}

/// An item of a solo card, in short.
fn wanted(card_item: CardItem) -> &'static str {
    match card_item {
        CardItem::Tile(stack) => shape(stack),
        CardItem::LongRoad => "long road",
        CardItem::ShortRoads => "short roads",
        CardItem::Tower => "tower",
        CardItem::FirstMonument => "first monument",
        CardItem::SecondMonument => "second monument",
    }
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
    let mut narration = Vec::new();
    for own in PAGE.table("Players") {
        let [players, long, short, stacks] = &own[..] else {
            panic!("{own:?}");
        };
        for players in players.split(" or ") {
            narration.push([players, long, short, stacks].map(str::to_owned));
        }
    }
    let played = (1..=5_u8).map(|players| {
        let stacks = Stack::for_players(players).len();
        let (long, short) = (long_roads(players), short_sets(players));
        [players, long, short, stacks as u8].map(|number| number.to_string())
    });
    assert_eq!(narration, played.collect::<Vec<_>>());
}

#[test]
fn the_table_of_costs_agrees() {
    let game = begin(2, "", "");
    let price = |item| game.price(Seat::FIRST, item).to_string();
    let tiles = Stack::ALL.map(Stack::cost);
    let (least, most) = tiles.iter().min().zip(tiles.iter().max()).expect("a tile");
    let rows = PAGE.table("Item");
    let narration: Vec<[&str; 2]> = rows.iter().map(|own| [&*own[0], &*own[1]]).collect();
    assert_eq!(price(Item::FirstPedestal), price(Item::SecondPedestal));
    assert_eq!(
        narration,
        [
            ["Building", &format!("{least} to {most}")],
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
    let narration = pictures("The eight shapes of buildings");
    assert_eq!(narration.len(), STACK_COUNT);
    for (stack, (picture, lines)) in Stack::ALL.into_iter().zip(narration) {
        assert!(
            picture.ends_with(&format!("-{}-0", stack.id())),
            "{picture}"
        );
        let title = capital(shape(stack).to_owned());
        let mut own = vec![title, format!("{} gold", stack.cost())];
        let there = |players: &u8| Stack::for_players(*players).any(|other| other == stack);
        match (1..=5).find(there) {
            Some(1) => {}
            Some(4) => own.push("from four players on".to_owned()),
            Some(5) => own.push("with five players".to_owned()),
            other => panic!("{stack:?}: {other:?}"),
        }
        assert_eq!(lines, own);
    }
}

#[test]
fn the_table_of_tile_gains_agrees() {
    let played = Stack::ALL.map(|stack| {
        let mut own = vec![capital(shape(stack).to_owned())];
        for kind in Kind::ALL {
            let letters = Tile::all()
                .filter(|tile| (tile.stack(), tile.kind()) == (stack, kind))
                .map(|tile| tile.to_string().rsplit('-').next().map(str::to_owned));
            own.push(letters.flatten().collect::<Vec<_>>().join(", "));
        }
        own
    });
    assert_eq!(PAGE.table("Shape"), played);
}

#[test]
fn the_table_of_tracks_agrees() {
    let played = Resource::ALL.map(|of| {
        let [a, b] = SYMBOLS.map(|side| joined(side[of as usize]));
        vec![capital(names::resource(of).to_owned()), a, b]
    });
    assert_eq!(PAGE.table("Track"), played);
    let page = PAGE.text();
    let rings = between(&page, "The population track has rings on ", ";");
    let mut narration = Vec::new();
    for spaces in rings.split(", ") {
        let spaces = spaces.trim_start_matches("and ");
        let (from, to) = spaces.split_once(" to ").unwrap_or((spaces, spaces));
        let number = |text: &str| text.parse::<u8>().expect(rings);
        narration.extend(number(from)..=number(to));
    }
    assert_eq!(narration, RINGS);
    assert!(page.contains(&format!("the last space, {POPULATION_END}, is purple")));
}

/// The arrangement of a monument's pieces, in the words of the page.
fn position_of(of: Monument) -> String {
    let card = of.card();
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
    let standing = match card.arrangement {
        Arrangement::Single => "",
        Arrangement::Connected => " that touch each other",
        Arrangement::OneBetween => " in line, with exactly one space of any kind between",
        Arrangement::InLine => " in one line, with no or one space between neighbours",
    };
    format!("{pieces}{terrain}{standing}")
}

#[test]
fn the_monument_cards_agree() {
    let narration = pictures("All monuments:");
    assert_eq!(narration.len(), MONUMENT_COUNT);
    for (of, (picture, lines)) in Monument::ALL.into_iter().zip(narration) {
        let card = of.card();
        assert_eq!(picture, format!("{}-0", of.id()));
        let mut given: Vec<String> = Resource::ALL
            .into_iter()
            .zip(card.steps)
            .filter(|(_, number)| *number > 0)
            .map(|(of, number)| amount(LOCALE, of, number))
            .collect();
        if card.population > 0 {
            given.push(format!("{} population", card.population));
        }
        let points = LOCALE.points(card.points.into());
        let needs: Vec<String> = card.needs.iter().map(|own| own.to_string()).collect();
        let own = [
            board::monument(of).to_owned(),
            [points, given.join(", ")].join("; "),
            position_of(of),
            format!("Next to {}", LOCALE.list(&needs)),
        ];
        assert_eq!(lines, own);
    }
}

#[test]
fn the_points_of_objectives() {
    let narration = pictures("All objectives.");
    assert_eq!(narration.len(), OBJECTIVE_COUNT);
    for (of, (picture, lines)) in Objective::ALL.into_iter().zip(narration) {
        assert_eq!(picture, format!("goal-{}", of.id()));
        let (first, second) = of.points();
        let points = match of {
            Objective::EveryDistrict => {
                format!("{first} points in all, shared by those who have them, rounded up")
            }
            _ => format!("{first} for the first, {second} for the second"),
        };
        // The rest of the text has no numbers.
        assert_eq!(lines[..2], [objective(of), points]);
    }
}

#[test]
fn the_cards_of_the_automaton() {
    let played = SoloCard::all().map(|card| {
        let mut own = vec![card.number().to_string()];
        own.extend(card.sections().iter().map(|section| {
            let section: Vec<&str> = section.iter().copied().map(wanted).collect();
            capital(section.join(" and "))
        }));
        own
    });
    assert_eq!(PAGE.table("Card"), played.collect::<Vec<_>>());
    let otherwise = FALLBACK.map(wanted).join(", ");
    let narration = between(PAGE.0, "the first of these that is available: ", ".");
    assert_eq!(narration, otherwise);
}

#[test]
fn the_numbers_in_sentences_agree() {
    let word = |number: usize| {
        let numbers = "no one two three four five six seven eight nine ten";
        numbers.split(' ').nth(number).expect("a small number")
    };
    let (stacks, rounds) = (word(STACK_COUNT), word(ROUNDS.into()));
    let (usual, alone) = (word(face_up_monuments(2)), word(face_up_monuments(1)));
    assert_eq!(MONUMENT_ROW, face_up_monuments(2));
    let page = PAGE.text();
    for label in [
        format!("a map of {COLUMNS} by {ROWS} spaces"),
        format!("all {TILE_COUNT} building tiles in {stacks} stacks"),
        format!("{MONUMENT_COUNT} monuments with their cards, and {OBJECTIVE_COUNT} objectives"),
        format!("{SOLO_CARD_COUNT} cards of the automaton"),
        format!("When all {SOLO_CARD_COUNT} cards have been used"),
        format!("{} monuments lie face up.", capital(usual.to_owned())),
        format!("only {alone} monuments are face up"),
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
