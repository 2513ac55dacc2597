//! Texts of illegal actions.

use super::*;
use l10n::refusals::world_wonders::refusal;

fn explanation(game: &WorldWonders, text: &str) -> String {
    match game.parse_action(text) {
        Err(ParseActionError::Illegal(illegal)) => {
            crate::games::illegal_action(LOCALE, &rules::IllegalAction::WorldWonders(illegal))
        }
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn check_placement() {
    let mut game = begin(2, "I2-market-C", "petra moai colosseum");
    assert_eq!(
        explanation(&game, "buy-petra"),
        "It does not fit anywhere in your city."
    );
    assert_eq!(explanation(&game, "repay"), "You have no loan to repay.");
    assert_eq!(
        explanation(&game, "out"),
        "You can still buy something, so you have to."
    );
    assert_eq!(explanation(&game, "end"), "You cannot do that now.");
    apply(&mut game, "buy-I2");
    for (place, label) in [
        ("a11", "Space a11 is already occupied."),
        ("l11", "It reaches beyond the edge of the map."),
        ("f4", "Space f4 is water, and this needs land."),
        ("h1", "It must touch a road or a market."),
        (
            "a10s",
            "It looks the same with fewer rotations: write it that way.",
        ),
    ] {
        assert_eq!(explanation(&game, place), label, "{place}");
    }
}

#[test]
fn illegal_monument_placements_are_explained() {
    let game = begin(2, "", "petra lighthouse port");
    let seat = Seat::FIRST;
    let explanation = |id: &str, place: &str| {
        let item = Item::Monument(monument_named(id));
        let result = game.check_placement(seat, item, space(place), Rotation::NONE);
        refusal(LOCALE, &result.expect_err(place))
    };
    assert_eq!(explanation("petra", "a10"), "It must touch a market.");
    assert_eq!(
        explanation("lighthouse", "a10"),
        "Space a10 is land, and this needs water."
    );
    assert_eq!(explanation("lighthouse", "f4"), "It must touch a road.");
    assert_eq!(
        explanation("port", "a9"),
        "One half must be on water, the other on land."
    );
}

#[test]
fn all_texts_are_sentences() {
    let cell = space("c7");
    let mut all = vec![
        IllegalAction::Over,
        IllegalAction::OtherPhase,
        IllegalAction::NotForSale,
        IllegalAction::NotEnoughGold { cost: 5, gold: 2 },
        IllegalAction::NotEnoughGold { cost: 1, gold: 0 },
        IllegalAction::FitsNowhere,
        IllegalAction::HasPedestal,
        IllegalAction::OneLoanATurn,
        IllegalAction::HasLoan,
        IllegalAction::LoanBuysNothing,
        IllegalAction::NoLoan,
        IllegalAction::LoanTakenThisRound,
        IllegalAction::RepayingBuysNothing,
        IllegalAction::MustBuy,
        IllegalAction::RedundantRotation,
        IllegalAction::OffMap,
        IllegalAction::Occupied { cell },
        IllegalAction::OnWater { cell },
        IllegalAction::OnLand { cell },
        IllegalAction::NotAtSidewalk,
        IllegalAction::RoadNotAdjacent,
        IllegalAction::TowerNotAdjacent,
        IllegalAction::CannotBeCompleted,
        IllegalAction::NoSuchRoadLeft,
    ];
    let kinds = Kind::ALL.into_iter();
    all.extend(
        kinds
            .clone()
            .map(|kind| IllegalAction::BuildingNotAdjacent { kind }),
    );
    let needs = [Need::TwoFarms, Need::Road, Need::Water, Need::Resource]
        .into_iter()
        .chain(kinds.map(Need::Building));
    let names = names::needs(LOCALE, needs.clone());
    assert_eq!(names.into_iter().collect::<BTreeSet<_>>().len(), 9);
    all.extend(needs.map(|need| IllegalAction::MonumentNotAdjacent { need }));
    let terrains = [
        Terrain::Land,
        Terrain::Water,
        Terrain::LandEnds,
        Terrain::WaterBetween,
        Terrain::Half,
    ];
    all.extend(terrains.map(|terrain| IllegalAction::WrongTerrain { terrain }));
    let sentences: BTreeSet<String> = all
        .iter()
        .map(|illegal| {
            crate::games::illegal_action(LOCALE, &rules::IllegalAction::WorldWonders(*illegal))
        })
        .collect();
    sentences
        .iter()
        .for_each(|sentence| assert_sentence(sentence));
    assert_eq!(sentences.len(), all.len());
}
