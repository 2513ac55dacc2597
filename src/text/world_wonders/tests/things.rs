//! What things are called.

use super::*;

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
        assert_eq!(the_monument(monument_named(id)), name);
    }
}

#[test]
fn spaces_are_told_in_short_where_they_are_straight() {
    for (all, said) in [
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
        assert_eq!(spaces(WORDS, spaces_of(all)), said);
    }
    assert_eq!(spaces(WORDS, Cells::NONE), "");
}

#[test]
fn gears_can_be_one_and_food_cannot() {
    let amount = |of, number| amount(WORDS, of, number);
    assert_eq!(amount(Resource::Gears, 1), "1 gear");
    assert_eq!(amount(Resource::Gears, 3), "3 gears");
    assert_eq!(amount(Resource::Food, 1), "1 food");
    assert_eq!(amount(Resource::Ceramics, 4), "4 ceramics");
    assert_eq!(amount(Resource::Ceramics, 1), "1 ceramic");
    assert_eq!(
        board::population(WORDS, 3, 1),
        "Population 3 of 13, 1 point."
    );
    assert_eq!(
        board::to_beat(WORDS, 1, Some(2)),
        "You need more than 1 point and have 2."
    );
}

#[test]
fn how_large_a_monument_is() {
    for (id, says) in [
        ("angkor-wat", "3 by 3"),
        ("hippodrome", "2 by 4"),
        ("petra", "1 by 3"),
        ("thien-mu", "1 space"),
        ("great-wall", "3 pieces of 1 by 2"),
        ("moai", "3 pieces of 1 space"),
    ] {
        assert_eq!(board::size(WORDS, monument_named(id)), says, "{id}");
    }
}

#[test]
fn every_tile_is_told_from_every_other_kind_of_tile() {
    let said: BTreeSet<String> = Tile::all().map(|own| tile(WORDS, own)).collect();
    let kinds: BTreeSet<String> = Tile::all().map(|own| own.to_string()).collect();
    assert_eq!(said.len(), kinds.len());
    assert_eq!(
        tile(WORDS, tile_named("P5-temple-CCGG")),
        "temple, a block of 5 that gives 2 ceramics and 2 gears"
    );
}

#[test]
fn objectives_have_names_of_their_own() {
    let said: BTreeSet<String> = Objective::ALL.into_iter().map(objective).collect();
    assert_eq!(said.len(), Objective::ALL.len());
    for (of, own, says) in [
        (Objective::LongestRoad, 9, "9 spaces"),
        (Objective::Monuments, 1, "1 monument"),
        (Objective::Most(Kind::Library), 3, "3 libraries"),
        (Objective::Track(Resource::Food), 8, "8 food"),
        (Objective::EveryDistrict, 1, "done"),
        (Objective::EveryDistrict, 0, "not yet"),
    ] {
        assert_eq!(value(WORDS, of, own), says);
    }
}

#[test]
fn every_choice_has_its_words() {
    for option in GameId::WorldWonders.setup_rules().options {
        let (question, choices) = WORDS.option(GameId::WorldWonders, option.id);
        assert!(!question.is_empty(), "{}", option.id);
        assert_eq!(choices.len(), option.choices.len(), "{}", option.id);
        for (name, about) in choices {
            assert!(!name.is_empty());
            is_sentence(about);
        }
    }
}

#[test]
fn all_that_is_known_of_the_game_is_told() {
    FIRST_TURN.iter().for_each(|hint| is_sentence(hint));
    is_sentence(GAME.pitch);
    is_sentence(EQUAL_POINTS);
    // Every word of the notation is a word that is read.
    let names = ["I2", "I3", "L3", "O4", "L4", "P5", "T4", "S4"];
    for slot in Slot::ALL {
        assert!(names.contains(&slot.id()));
        assert!(NOTATION.contains(&format!("buy-{}", slot.id())));
    }
}
