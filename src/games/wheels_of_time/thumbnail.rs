//! The thumbnail of a state: data that is stored with a match and drawn in lists.

use super::board::{Gears, LinkView, Links, VIEW_BOX};
use records::Colour;
use rules::games::wheels_of_time::{Wheel, Wheels, WheelsOfTime};
use serde::{Deserialize, Serialize};
use yew::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thumbnail {
    /// The positions of wheels 1, 2, A and B.
    wheels: [u8; 4],
    /// Whether it is a solitaire game, in which wheel 2 has no links of its own.
    solo: bool,
}

impl From<&WheelsOfTime> for Thumbnail {
    fn from(state: &WheelsOfTime) -> Self {
        Self {
            wheels: Wheel::ALL.map(|wheel| state.wheels().space(wheel)),
            solo: state.is_solo(),
        }
    }
}

impl Thumbnail {
    /// The layout, or the standard one if the data is damaged.
    fn wheels(&self) -> Wheels {
        let [one, two, a, b] = self.wheels;
        Wheels::new(one, two, a, b).unwrap_or(Wheels::STANDARD)
    }

    /// What is shown of the links; none are emphasized.
    fn links(&self, owners: [Option<Colour>; 2]) -> LinkView {
        LinkView {
            wheels: self.wheels(),
            mine: None,
            two_players: !self.solo,
            owners,
            triggered: [None; 5],
            pair: None,
        }
    }

    /// The picture, without anything to tap.
    pub fn picture(&self) -> Html {
        self.draw([None; 2])
    }

    /// The picture with the colours of the players of wheels 1 and 2.
    pub fn draw(&self, owners: [Option<Colour>; 2]) -> Html {
        let links = self.links(owners);
        html! {
            <svg class="game-wheels-of-time wt-picture small-board" viewBox={VIEW_BOX}>
                <Gears wheels={links.wheels} {owners} />
                <Links {links} badges={true} />
            </svg>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::wheels_of_time::Scenario;

    #[test]
    fn a_thumbnail_shows_the_layout_of_its_state() {
        for wheels in Wheels::all().step_by(13) {
            for players in [1, 2] {
                let state = WheelsOfTime::from_scenario(Scenario {
                    players,
                    wheels,
                    ..Scenario::default()
                });
                let links = Thumbnail::from(&state).links([None; 2]);
                assert_eq!(links.wheels, wheels);
                assert_eq!(links.contacts().count(), if players == 1 { 3 } else { 5 });
            }
        }
    }

    #[test]
    fn damaged_data_can_be_drawn() {
        for wheels in [[6, 0, 0, 0], [0, 0, 12, 0], [255; 4]] {
            let thumbnail = Thumbnail {
                wheels,
                solo: false,
            };
            assert_eq!(thumbnail.wheels(), Wheels::STANDARD, "{wheels:?}");
            let _ = thumbnail.picture();
        }
    }
}
