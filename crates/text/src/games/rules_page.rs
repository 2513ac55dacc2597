//! Test helper: looks up facts on a game's rules page.

use rules::GameId;

pub struct RulesPage(pub &'static str);

impl RulesPage {
    /// The only part of the page between these two strings that contains `with`.
    pub fn part(&self, from: &str, to: &str, text: &str) -> &'static str {
        let parts: Vec<&str> = self
            .0
            .split(from)
            .skip(1)
            .map(|part| part.split_once(to).expect(from).0)
            .filter(|part| part.contains(text))
            .collect();
        assert_eq!(parts.len(), 1, "{text}");
        parts[0]
    }

    /// The body rows of the table with this column.
    pub fn table(&self, column: &str) -> Vec<Vec<String>> {
        let head = ["<th scope=\"col\">", column, "</th>"].concat();
        let body = between(
            self.part("<table", "</table>", &head),
            "<tbody>",
            "</tbody>",
        );
        body.trim()
            .lines()
            .map(|row| {
                let row = between(row, "<tr>", "</tr>").replace("</th>", "</td>");
                row.split_terminator("</td>").map(plain).collect()
            })
            .collect()
    }

    pub fn text(&self) -> String {
        plain(self.0)
    }
}

/// The text between two strings that must both occur.
pub fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).expect(from);
    let (inner, _) = rest.split_once(to).expect(to);
    inner
}

/// Text without markup and with single spaces.
pub fn plain(html: &str) -> String {
    let mut plain = String::new();
    for (number, part) in html.split('<').enumerate() {
        let text = match number {
            0 => part,
            _ => part.split_once('>').expect(part).1,
        };
        plain.push_str(text);
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The English rules of a game.
fn page(game: GameId) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/rules");
    std::fs::read_to_string(format!("{folder}/{}.html", game.id())).expect("rules")
}

/// The section with this id has a heading.
fn assert_section(game: GameId, section: &str) {
    let page = page(game);
    let heading = |level: char| format!("<h{level} id=\"rules-{section}\">");
    let exists = page.contains(&heading('2')) || page.contains(&heading('3'));
    assert!(exists, "{game:?}: {section}");
}

/// Why something is illegal is explained in a section that exists.
#[test]
fn every_refusal_leads_to_a_section_of_the_rules() {
    use crate::games::GameText;
    use rules::games::{argonauts_wheel as aw, turn_of_time as tt, wheel_of_fortune as wf};
    use rules::games::{wheels_of_time as wt, world_wonders as ww};
    fn check<G: GameText>(illegal_actions: &[G::IllegalAction]) {
        for illegal in illegal_actions {
            assert_section(G::ID, G::rules_section_for(illegal));
        }
    }
    let (cell, card) = (
        tt::Cell::FIRST,
        tt::Card::new(tt::Season::Spring, tt::Season::Fall),
    );
    use tt::IllegalAction as Tt;
    check::<tt::TurnOfTime>(&[
        Tt::Over,
        Tt::NotInHand(card),
        Tt::CellOccupied(cell),
        Tt::NotAdjacent(cell),
        Tt::ExceedsExtent(cell),
        Tt::OutsideField,
        Tt::MissingOrder(cell),
        Tt::InvalidOrder(cell),
        Tt::DrawFirst,
        Tt::PlayFirst,
    ]);
    let station = aw::Station::all().next().expect("a station");
    use aw::IllegalAction as Aw;
    check::<aw::ArgonautsWheel>(&[
        Aw::Over,
        Aw::MustMove,
        Aw::NotControlled(station),
        Aw::NoPiece(station),
        Aw::DeadDiscs(station),
        Aw::Prisoner(station),
        Aw::NotAPiece(station),
        Aw::OutOfReach {
            from: station,
            to: station,
        },
        Aw::NotEmpty(station),
        Aw::BlockedByOwnDiscs(station),
        Aw::BattleNotBegun(station),
        Aw::BlockedByCone(station),
        Aw::BlockedByOpposingDiscs(station),
        Aw::BlockedByDeadDiscs(station),
    ]);
    use wt::IllegalAction as Wt;
    check::<wt::WheelsOfTime>(&[
        Wt::GameOver,
        Wt::WrongPhase,
        Wt::PlaceNext(wt::Wheel::A),
        Wt::NoSuchSpace,
        Wt::CannotFeed { max: 1 },
        Wt::NoActionsLeft,
        Wt::NeedsTwoActions,
        Wt::NotYourWheel,
        Wt::CannotPay(wt::Structure::Wall),
        Wt::TrackFull(wt::Structure::Wall),
        Wt::NoSupport,
        Wt::NoEffect(wt::Link::Common),
        Wt::NoBuilding(wt::LinkPair::ALL[0]),
        Wt::NoSpendableWorker,
    ]);
    use wf::IllegalAction as Wf;
    check::<wf::WheelOfFortune>(&[
        Wf::GameOver,
        Wf::WrongPhase,
        Wf::Occupied,
        Wf::NotAdjacent,
        Wf::Mismatch {
            side: wf::Side::North,
            there: wf::Edge::Road,
        },
        Wf::NoSegment,
        Wf::Taken,
        Wf::NoFollower,
        Wf::CrownsTaken,
        Wf::NotYourFollower,
    ]);
    let cell = ww::Cell::FIRST;
    use ww::IllegalAction as Ww;
    check::<ww::WorldWonders>(&[
        Ww::Over,
        Ww::OtherPhase,
        Ww::NotForSale,
        Ww::NotEnoughGold { cost: 2, gold: 1 },
        Ww::FitsNowhere,
        Ww::HasPedestal,
        Ww::OneLoanATurn,
        Ww::HasLoan,
        Ww::LoanBuysNothing,
        Ww::NoLoan,
        Ww::LoanTakenThisRound,
        Ww::RepayingBuysNothing,
        Ww::MustBuy,
        Ww::RedundantRotation,
        Ww::OffMap,
        Ww::Occupied { cell },
        Ww::OnWater { cell },
        Ww::OnLand { cell },
        Ww::WrongTerrain {
            terrain: ww::Terrain::Land,
        },
        Ww::NotAtSidewalk,
        Ww::RoadNotAdjacent,
        Ww::TowerNotAdjacent,
        Ww::BuildingNotAdjacent {
            kind: ww::Kind::Farm,
        },
        Ww::MonumentNotAdjacent {
            need: ww::Need::Road,
        },
        Ww::CannotBeCompleted,
        Ww::NoSuchRoadLeft,
    ]);
}

/// What is to be done now is explained in a section that exists, whatever the game has come to.
#[test]
fn every_moment_of_a_game_has_a_section_of_the_rules() {
    use super::current_rules_section;
    use rules::rng::Rng;
    use rules::{Setup, State};
    for game in GameId::listed() {
        let mut sections = Vec::new();
        for players in 1..=2 {
            let Ok(setup) = Setup::new(game, players, 7) else {
                continue;
            };
            let (mut state, mut rng) = (State::start(&setup), Rng::new(7, 7));
            loop {
                let section = current_rules_section(&state).expect("a section");
                if !sections.contains(&section) {
                    sections.push(section);
                }
                let legal = state.legal_actions();
                let Some(action) = rng.pick(&legal) else {
                    break;
                };
                state.apply(*action).expect("it is legal");
            }
        }
        assert!(sections.len() > 1, "{sections:?}");
        for section in sections {
            assert_section(game, section);
        }
    }
}
