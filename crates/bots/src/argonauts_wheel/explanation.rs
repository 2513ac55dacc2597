//! What a turn gains and risks.

use crate::explanation::{Compared, Comparison, Explain, TurnLine, Weighted};
use rules::Seat;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Event, Move, Side, Station};

/// Something that a turn gains.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A consequence of the action.
    Causes(Event),
    /// A side has more living discs, or fewer.
    LivingDiscs { side: Side, discs: Compared },
    /// An opposing cone no longer holds discs of the player.
    FreesDiscs,
    /// The wheel carries a cone.
    CarriesCone {
        side: Side,
        /// Where it stands after the turn.
        to: Station,
    },
    /// A piece is somewhere else.
    Moves(Move),
}

/// The best answer.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Risk {
    pub opponent: Seat,
    pub action: Action,
    pub consequences: Vec<Event>,
}

impl Explain for ArgonautsWheel {
    type Reason = Reason;
    type Risk = Risk;

    fn reasons(turn: &Comparison<'_, Self>) -> Vec<Weighted<Self>> {
        let mover = Side::from_seat(turn.seat);
        let mut reasons = Vec::new();
        let mut add = |reason, weight| reasons.push(Weighted::new(reason, weight));
        for event in consequences(&turn.best) {
            let is_kill = matches!(event, Event::Killed { .. });
            add(Reason::Causes(event), if is_kill { 3.0 } else { 2.0 });
        }
        for (side, sign) in [(mover, 0.5), (mover.other(), -0.5)] {
            let discs = turn.compare(|state| living_discs(state, side, |_| true));
            if discs.gain() != 0 {
                let weight = 0.3 + sign * discs.lead() as f32;
                add(Reason::LivingDiscs { side, discs }, weight);
            }
        }
        let prisoners =
            turn.compare(|state| living_discs(state, mover, |cone| cone == Some(mover.other())));
        if prisoners.gain() < 0 {
            add(Reason::FreesDiscs, 1.0);
        }
        match turn.best.actions.first() {
            Some(Action::Turn) => {
                let wheel = turn.best.end.wheel();
                for (side, weight) in [(mover.other(), 0.6), (mover, 0.5)] {
                    let to = Station::all().find(|at| wheel.occupants(*at).cone == Some(side));
                    if let Some(to) = to {
                        add(Reason::CarriesCone { side, to }, weight);
                    }
                }
            }
            Some(Action::Move(moved)) => add(Reason::Moves(*moved), 0.3),
            None => {}
        }
        reasons
    }

    fn risk(turn: &Comparison<'_, Self>) -> Option<Risk> {
        let (opponent, reply) = turn.answer()?;
        Some(Risk {
            opponent,
            action: *reply.actions.first()?,
            consequences: consequences(reply).collect(),
        })
    }
}

/// What happens in a turn apart from its action itself.
fn consequences(line: &TurnLine<ArgonautsWheel>) -> impl Iterator<Item = Event> + '_ {
    let events = line.events.iter().map(|(_, event)| *event);
    events.filter(|event| !matches!(event, Event::Moved { .. } | Event::Turned { .. }))
}

/// The number of living discs of a side, of those on which there is the right cone, if any.
fn living_discs(
    state: &ArgonautsWheel,
    side: Side,
    is_counted: impl Fn(Option<Side>) -> bool,
) -> i32 {
    let occupants = Station::all().map(|station| state.wheel().occupants(station));
    occupants
        .filter(|occupants| is_counted(occupants.cone))
        .filter_map(|occupants| occupants.discs)
        .filter(|discs| discs.side == side && discs.living)
        .map(|discs| i32::from(discs.count))
        .sum()
}
