//! Names of components.

use super::*;
use crate::games::world_wonders::names;

#[test]
fn monuments_have_the_names_of_the_rulebook() {
    let book = [
        ("ziggurat", "the Ziggurat"),
        ("giza", "the Giza Pyramid Complex"),
        ("obelisks", "the Obelisks"),
        ("trojan-horse", "the Trojan Horse"),
        ("ishtar-gate", "the Ishtar Gate"),
        ("theater", "the Theater"),
        ("parthenon", "the Parthenon"),
        ("port", "the Port of Carthage"),
        ("aqueduct", "the Aqueduct"),
        ("petra", "Petra"),
        ("lighthouse", "the Lighthouse of Alexandria"),
        ("great-wall", "the Great Wall of China"),
        ("roman-bridge", "the Roman Bridge"),
        ("colosseum", "the Colosseum"),
        ("hippodrome", "the Hippodrome"),
        ("el-castillo", "El Castillo of Chichen Itza"),
        ("shitenno-ji", "Shitennō-ji"),
        ("angkor-wat", "Angkor Wat"),
        ("moai", "the Moai"),
        ("machu-picchu", "Machu Picchu"),
        ("thien-mu", "the Thien Mu Pagoda"),
    ];
    assert_eq!(book.len(), Monument::ALL.len());
    for (id, name) in book {
        assert_eq!(
            words::monument(LOCALE, Feature::Monument(monument_named(id))),
            name
        );
    }
}

#[test]
fn straight_lines_of_spaces_are_abbreviated() {
    for (cells, text) in [
        ("c7", "c7"),
        ("c7 d7 e7 f7", "c7 to f7"),
        ("c7 c8 c9 c10", "c7 to c10"),
        ("c7 d7 c8 d8", "c7 to d8"),
        ("c7 d7 d8", "c7, d7 and d8"),
        ("c7 c8 d8", "c7, c8 and d8"),
        ("d7 c8 d8", "d7, c8 and d8"),
        ("b1 c1 a2 b2", "b1, c1, a2 and b2"),
        ("a1 b1 b2 c2", "a1, b1, b2 and c2"),
    ] {
        assert_eq!(spaces(LOCALE, spaces_of(cells)), text);
    }
    assert_eq!(spaces(LOCALE, Cells::NONE), "");
}

#[test]
fn gears_can_be_one_and_food_cannot() {
    let amount = |resource, count: u8| words::amount(LOCALE, resource, count);
    assert_eq!(amount(Resource::Gears, 1), "1 gear");
    assert_eq!(amount(Resource::Gears, 3), "3 gears");
    assert_eq!(amount(Resource::Food, 1), "1 food");
    assert_eq!(amount(Resource::Ceramics, 4), "4 ceramics");
    assert_eq!(amount(Resource::Ceramics, 1), "1 ceramic");
    assert_eq!(
        board::population(LOCALE, 3, 1),
        "Population 3 of 13, 1 point."
    );
    assert_eq!(
        board::target_text(LOCALE, 2, Some(2)),
        "Target 2. You have 2."
    );
}

#[test]
fn monument_cards_as_text() {
    let cards = [
        (
            "ziggurat",
            "2 by 2",
            "a farm and a temple",
            "2 points and 1 food",
        ),
        (
            "giza",
            "3 pieces of 1 space",
            "a farm and an open natural resource. All pieces connected",
            "2 points and 1 ceramic",
        ),
        (
            "obelisks",
            "2 pieces of 1 space",
            "a temple and a road. In line, one space apart",
            "1 point, 1 food and 1 ceramic",
        ),
        (
            "trojan-horse",
            "1 space",
            "a habitation and a road",
            "1 point and 1 population",
        ),
        (
            "ishtar-gate",
            "1 by 2",
            "a library and a road",
            "1 point, 1 ceramic and 1 gear",
        ),
        (
            "theater",
            "a corner of 3",
            "a library and a habitation",
            "2 points and 1 population",
        ),
        (
            "parthenon",
            "2 by 3",
            "a temple, a library and a road",
            "4 points and 1 population",
        ),
        (
            "port",
            "2 by 2",
            "a market and a road. One half on water, the other on land",
            "2 points and 2 food",
        ),
        (
            "aqueduct",
            "1 by 4",
            "open water, a farm and a habitation. Both ends on land",
            "2 points, 1 food and 1 population",
        ),
        (
            "petra",
            "1 by 3",
            "a market and an open natural resource",
            "2 points and 1 ceramic",
        ),
        (
            "lighthouse",
            "1 space",
            "a road. On water",
            "1 point and 2 gears",
        ),
        (
            "great-wall",
            "3 pieces of 1 by 2",
            "a road and an open natural resource. All pieces connected",
            "2 points and 1 gear",
        ),
        (
            "roman-bridge",
            "1 by 3",
            "a habitation and a road. Both ends on land, with water between",
            "2 points and 1 gear",
        ),
        (
            "colosseum",
            "2 by 3",
            "a market, a habitation and a road",
            "4 points and 1 population",
        ),
        (
            "hippodrome",
            "2 by 4",
            "a market and a road",
            "3 points, 1 food and 1 gear",
        ),
        (
            "el-castillo",
            "2 by 2",
            "a farm and an open natural resource",
            "2 points and 1 population",
        ),
        (
            "shitenno-ji",
            "2 by 2",
            "a temple and a habitation",
            "2 points and 1 gear",
        ),
        (
            "angkor-wat",
            "3 by 3",
            "a temple and open water",
            "4 points and 1 ceramic",
        ),
        (
            "moai",
            "3 pieces of 1 space",
            "a road and open water. In line, at most one space apart",
            "2 points and 1 ceramic",
        ),
        ("machu-picchu", "2 by 3", "two farms", "3 points and 1 food"),
        (
            "thien-mu",
            "1 space",
            "a library and an open natural resource",
            "1 point, 1 ceramic and 1 gear",
        ),
    ];
    assert_eq!(cards.map(|card| card.0), Monument::ALL.map(Monument::id));
    for (id, size, needs, gives) in cards {
        let monument = monument_named(id);
        let name = names::monument(LOCALE, monument);
        assert_eq!(
            board::monument_card(LOCALE, monument),
            format!("{name}, {size}. Next to {needs}. Gives {gives}.")
        );
    }
}

#[test]
fn objectives_have_names_of_their_own() {
    let names: BTreeSet<String> = Objective::ALL
        .into_iter()
        .map(|of| names::objective(LOCALE, of))
        .collect();
    assert_eq!(names.len(), Objective::ALL.len());
    for (objective, number, text) in [
        (Objective::LongestRoad, 9, "9 spaces"),
        (Objective::Monuments, 1, "1 monument"),
        (Objective::Most(Kind::Library), 3, "3 libraries"),
        (Objective::Track(Resource::Food), 8, "8 food"),
        (Objective::EveryDistrict, 1, "done"),
        (Objective::EveryDistrict, 0, "not yet"),
    ] {
        assert_eq!(names::value(LOCALE, objective, number), text);
    }
}

#[test]
fn every_choice_has_texts() {
    for option in GameId::WorldWonders.setup_rules().options {
        let (question, choices) = crate::games::option(LOCALE, GameId::WorldWonders, option.id);
        assert!(!question.is_empty(), "{}", option.id);
        assert_eq!(choices.len(), option.choices.len(), "{}", option.id);
        for (name, explanation) in choices {
            assert!(!name.is_empty());
            assert_sentence(&explanation);
        }
    }
}

#[test]
fn game_texts_are_sentences_and_the_notation_is_complete() {
    FIRST_TURN
        .iter()
        .for_each(|step| assert_sentence(&LOCALE.text(step.text)));
    assert_sentence(&crate::tie_breaker(LOCALE, GameId::WorldWonders));
    let notation = crate::notation(LOCALE, GameId::WorldWonders);
    // Every word in the notation's description can be parsed.
    let names = ["I2", "I3", "L3", "O4", "L4", "P5", "T4", "S4"];
    for stack in Stack::ALL {
        assert!(names.contains(&stack.id()));
        assert!(notation.contains(&format!("buy-{}", stack.id())));
    }
}
