//! Which actions are legal, and why the others are not.

use super::action::{Action, IllegalAction, LinkPair};
use super::city::{Development, Good, MAX_TRACK, Structure};
use super::links::Effect;
use super::state::{Phase, WheelsOfTime};
use super::wheels::{Link, PlayerWheel, Wheel};

impl WheelsOfTime {
    /// The most hungry people that the active player can feed from the supply.
    /// Rulebook: "1. Feeding Phase", B.
    pub(super) fn max_feedable(&self) -> u8 {
        let city = &self.cities[usize::from(self.active)];
        city.food_shortage().min(city.good(Good::Food))
    }

    /// Whether the active player can join a pair in the production phase.
    /// House ruling: what the third link gives comes first, and may support the
    /// building. Rulebook: "3. Production Phase".
    pub(super) fn can_join_in_production(&self, pair: LinkPair) -> bool {
        let seat = self.active();
        if !self.forms_building(seat, pair) {
            return false;
        }
        let mut city = *self.city(seat);
        if let Some(item) = self.effect(seat, pair.unused()).gives() {
            city.gain(item);
        }
        city.supports_building()
    }

    /// Whether the active player may turn the wheel. Rulebook: "2. Action
    /// Phase", A.
    fn may_turn(&self, wheel: Wheel) -> bool {
        match wheel {
            Wheel::Player(player_wheel) => player_wheel == self.player_wheel(self.active()),
            Wheel::A | Wheel::B => true,
        }
    }

    /// Appends the legal actions in canonical order.
    pub(super) fn list_actions(&self, actions: &mut Vec<Action>) {
        match self.phase {
            Phase::Place(next) => {
                if let Some(&wheel) = Wheel::ALL.get(usize::from(next)) {
                    actions.extend((0..wheel.spaces()).map(|space| Action::Place { wheel, space }));
                }
            }
            Phase::Choose => actions.extend(PlayerWheel::BOTH.map(Action::Take)),
            Phase::Feeding => actions.extend((0..=self.max_feedable()).map(Action::Feed)),
            Phase::Actions => self.list_action_phase(actions),
            Phase::Production => {
                actions.push(Action::ProduceSeparately);
                for pair in LinkPair::ALL {
                    if self.can_join_in_production(pair) {
                        actions.push(Action::Join(pair));
                    }
                }
            }
        }
    }

    fn list_action_phase(&self, actions: &mut Vec<Action>) {
        let seat = self.active();
        let city = self.city(seat);
        if self.actions_left > 0 {
            actions.push(Action::Turn(Wheel::Player(self.player_wheel(seat))));
            actions.push(Action::Turn(Wheel::A));
            actions.push(Action::Turn(Wheel::B));
            for structure in Structure::ALL {
                if city.has_room(structure) && city.can_pay(structure) {
                    actions.push(Action::Build(structure));
                }
            }
            for link in Link::ALL {
                if !matches!(
                    self.effect(seat, link),
                    Effect::Nothing | Effect::HalfBuilding
                ) {
                    actions.push(Action::Trigger(link));
                }
            }
        }
        if self.actions_left > 1 && city.supports_building() {
            for pair in LinkPair::ALL {
                if self.forms_building(seat, pair) {
                    actions.push(Action::Join(pair));
                }
            }
        }
        if self.spendable_workers > 0 {
            actions.push(Action::SpendWorker);
        }
        actions.push(Action::EndActions);
    }

    /// Checks an action of a game that is not over.
    pub(super) fn check(&self, action: Action) -> Result<(), IllegalAction> {
        match (self.phase, action) {
            (Phase::Place(next), Action::Place { wheel, space }) => {
                match Wheel::ALL.get(usize::from(next)) {
                    Some(expected) if *expected != wheel => {
                        Err(IllegalAction::PlaceNext(*expected))
                    }
                    Some(_) if space < wheel.spaces() => Ok(()),
                    _ => Err(IllegalAction::NoSuchSpace),
                }
            }
            (Phase::Choose, Action::Take(_)) | (Phase::Production, Action::ProduceSeparately) => {
                Ok(())
            }
            (Phase::Feeding, Action::Feed(people)) => {
                let max = self.max_feedable();
                if people > max {
                    Err(IllegalAction::CannotFeed { max })
                } else {
                    Ok(())
                }
            }
            (Phase::Production, Action::Join(pair)) => {
                if !self.forms_building(self.active(), pair) {
                    Err(IllegalAction::NoBuilding(pair))
                } else if self.can_join_in_production(pair) {
                    Ok(())
                } else {
                    self.check_building_support()
                        .and(Err(IllegalAction::NoSupport))
                }
            }
            (Phase::Actions, _) => self.check_in_action_phase(action),
            _ => Err(IllegalAction::WrongPhase),
        }
    }

    /// Rulebook: "2. Action Phase".
    fn check_in_action_phase(&self, action: Action) -> Result<(), IllegalAction> {
        let seat = self.active();
        let city = self.city(seat);
        let needs = |actions: u8, illegal| {
            if self.actions_left < actions {
                Err(illegal)
            } else {
                Ok(())
            }
        };
        match action {
            Action::Turn(wheel) if !self.may_turn(wheel) => Err(IllegalAction::NotYourWheel),
            Action::Turn(_) => needs(1, IllegalAction::NoActionsLeft),
            Action::Build(structure) => {
                needs(1, IllegalAction::NoActionsLeft)?;
                if city.development(structure.development()) >= MAX_TRACK {
                    Err(IllegalAction::TrackFull(structure))
                } else if !city.has_room(structure) {
                    Err(IllegalAction::NoSupport)
                } else if !city.can_pay(structure) {
                    Err(IllegalAction::CannotPay(structure))
                } else {
                    Ok(())
                }
            }
            Action::Trigger(link) => {
                needs(1, IllegalAction::NoActionsLeft)?;
                match self.effect(seat, link) {
                    Effect::Nothing | Effect::HalfBuilding => Err(IllegalAction::NoEffect(link)),
                    _ => Ok(()),
                }
            }
            Action::Join(pair) => {
                if !self.forms_building(seat, pair) {
                    return Err(IllegalAction::NoBuilding(pair));
                }
                self.check_building_support()?;
                needs(2, IllegalAction::NeedsTwoActions)
            }
            Action::SpendWorker if self.spendable_workers == 0 => {
                Err(IllegalAction::NoSpendableWorker)
            }
            Action::SpendWorker | Action::EndActions => Ok(()),
            _ => Err(IllegalAction::WrongPhase),
        }
    }

    fn check_building_support(&self) -> Result<(), IllegalAction> {
        let city = self.city(self.active());
        if city.development(Development::Building) >= MAX_TRACK {
            Err(IllegalAction::TrackFull(Structure::Building))
        } else if !city.supports_building() {
            Err(IllegalAction::NoSupport)
        } else {
            Ok(())
        }
    }
}
