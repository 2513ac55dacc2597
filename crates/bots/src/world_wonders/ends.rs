//! The ends of a turn: a loan taken or paid off, if any, what is bought, and
//! where its pieces go.

use super::ground::Ground;
use super::value::Reader;
use rules::Seat;
use rules::game::{Game as _, NullSink};
use rules::games::world_wonders::{Action, Cells, Item, Phase, WorldWonders};

/// The most decisions of a turn: a loan, a purchase, three pieces.
const MOST: usize = 5;

/// The decisions of a turn, in their order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chain {
    actions: [Action; MOST],
    count: u8,
}

impl Chain {
    /// No decision.
    pub const EMPTY: Self = Self {
        actions: [Action::End; MOST],
        count: 0,
    };

    /// One more decision.
    #[must_use]
    pub fn then(mut self, action: Action) -> Self {
        if let Some(place) = self.actions.get_mut(usize::from(self.count)) {
            *place = action;
            self.count += 1;
        }
        self
    }

    /// The decisions.
    #[must_use]
    pub fn as_slice(&self) -> &[Action] {
        self.actions.get(..usize::from(self.count)).unwrap_or(&[])
    }

    /// The first one.
    #[must_use]
    pub const fn first(&self) -> Action {
        self.actions[0]
    }
}

/// A way to end the running turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct End {
    /// The decisions.
    pub chain: Chain,
    /// How far the one who decides is ahead then.
    pub lead: f32,
    /// Whether the lead was looked at closely.
    pub close: bool,
}

/// How closely the ends of a turn are looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Care {
    /// How many ends are looked at closely.
    pub close: usize,
    /// How many of them with each thing bought at least.
    pub each: usize,
    /// How many ways to place some pieces are gone on with.
    pub beam: usize,
}

/// An end at first sight.
struct Glance {
    worth: f32,
    /// The state before the last decision.
    base: usize,
    last: Action,
    /// What it is about.
    group: u32,
}

/// Finds the ways to end a turn.
pub struct Finder<'a> {
    reader: &'a Reader,
    care: Care,
    seat: Seat,
    bases: Vec<(WorldWonders, Chain)>,
    glances: Vec<Glance>,
    found: Vec<End>,
}

/// The ways to end a turn, those that were looked at closely first.
#[must_use]
pub fn ends(state: &WorldWonders, reader: &Reader, care: Care) -> Vec<End> {
    let Some(seat) = state.to_act() else {
        return Vec::new();
    };
    let mut finder = Finder {
        reader,
        care,
        seat,
        bases: Vec::new(),
        glances: Vec::new(),
        found: Vec::new(),
    };
    match state.phase() {
        Phase::Buy => finder.purchases(state),
        Phase::Begin | Phase::End => {
            let mut legal = Vec::new();
            state.legal_actions(&mut legal);
            for action in legal {
                finder.found.push(End {
                    chain: Chain::EMPTY.then(action),
                    lead: reader.lead_now(state, seat),
                    close: true,
                });
            }
        }
        Phase::Start | Phase::Place { .. } | Phase::Roads { .. } => {
            finder.pieces(state.clone(), Chain::EMPTY, 0);
        }
    }
    finder.look_closely();
    finder.found
}

impl Finder<'_> {
    fn purchases(&mut self, state: &WorldWonders) {
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        let gold = state.city(self.seat).gold();
        for &action in &legal {
            match action {
                Action::Buy(item) => self.purchase(state, Chain::EMPTY, item),
                Action::Loan | Action::Repay => {
                    let mut next = state.clone();
                    next.apply_unchecked(action, &mut NullSink);
                    let chain = Chain::EMPTY.then(action);
                    if next.phase() == Phase::End {
                        self.end(&next, chain);
                        continue;
                    }
                    let mut then = Vec::new();
                    next.legal_actions(&mut then);
                    for &second in &then {
                        match second {
                            // A loan is for what is too dear without it.
                            Action::Buy(item)
                                if action == Action::Repay
                                    || state.price(self.seat, item) > gold =>
                            {
                                self.purchase(&next, chain, item);
                            }
                            // What the next round brings is not known.
                            Action::LeaveRound => self.end(&next, chain.then(second)),
                            _ => {}
                        }
                    }
                }
                other => {
                    // After the last turn of a round the next one begins.
                    self.found.push(End {
                        chain: Chain::EMPTY.then(other),
                        lead: self.reader.lead_now(state, self.seat),
                        close: true,
                    });
                }
            }
        }
    }

    fn purchase(&mut self, state: &WorldWonders, chain: Chain, item: Item) {
        let mut next = state.clone();
        next.apply_unchecked(Action::Buy(item), &mut NullSink);
        let chain = chain.then(Action::Buy(item));
        if next.phase() == Phase::End {
            self.end(&next, chain);
        } else {
            let group = 1 + self.bases.len() as u32;
            self.pieces(next, chain, group);
        }
    }

    fn end(&mut self, state: &WorldWonders, chain: Chain) {
        self.found.push(End {
            chain,
            lead: self.reader.lead_after(state, self.seat),
            close: true,
        });
    }

    /// Placements the pieces that are to be placed, one after another.
    fn pieces(&mut self, state: WorldWonders, chain: Chain, group: u32) {
        let mut beam = vec![(state, chain)];
        loop {
            let is_root = chain == Chain::EMPTY && self.bases.is_empty();
            let is_last = beam
                .first()
                .is_none_or(|(state, _)| pieces_left(state) <= 1);
            let mut glances = Vec::new();
            for (state, chain) in beam.drain(..) {
                let base = self.bases.len();
                self.glance(&state, base, group, &mut glances, is_last);
                self.bases.push((state, chain));
            }
            if is_last {
                self.glances.append(&mut glances);
                return;
            }
            glances.sort_by(|one, other| other.worth.total_cmp(&one.worth));
            let mut seen: Vec<Cells> = Vec::new();
            for glance in &glances {
                if seen.len() >= self.care.beam {
                    break;
                }
                let (base, chain) = &self.bases[glance.base];
                let mut next = base.clone();
                next.apply_unchecked(glance.last, &mut NullSink);
                let taken = next.city(self.seat).occupied();
                if seen.contains(&taken) {
                    continue;
                }
                seen.push(taken);
                let chain = chain.then(glance.last);
                if matches!(next.phase(), Phase::Place { .. } | Phase::Roads { .. }) {
                    beam.push((next, chain));
                } else {
                    self.end(&next, chain);
                }
            }
            if beam.is_empty() {
                return;
            }
            // Some beginnings that were not gone on with stay known.
            if is_root {
                for glance in glances {
                    let known = beam.iter();
                    if known.clone().all(|(_, chain)| chain.first() != glance.last) {
                        self.found.push(End {
                            chain: Chain::EMPTY.then(glance.last),
                            lead: glance.worth,
                            close: false,
                        });
                    }
                }
            }
        }
    }

    /// All places for the next piece.
    fn glance(
        &self,
        state: &WorldWonders,
        base: usize,
        group: u32,
        glances: &mut Vec<Glance>,
        is_last: bool,
    ) {
        let city = state.city(self.seat);
        let ground = Ground::of(city);
        let [places, singles] = state.current_placements();
        let places = places
            .iter()
            .map(|(at, turn)| Action::Place { at, rotation: turn });
        let singles = singles.iter().map(|(at, _)| Action::PlaceSingleRoad { at });
        for last in places.chain(singles) {
            let Some(lying) = state.placed_piece(last) else {
                continue;
            };
            let after = ground.with(lying.piece, lying.cells());
            let worth = self.reader.glance(city, &after, lying.piece, is_last);
            glances.push(Glance {
                worth,
                base,
                last,
                group,
            });
        }
    }

    /// Looks closely at what looks best at first sight.
    fn look_closely(&mut self) {
        let mut glances = core::mem::take(&mut self.glances);
        glances.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        let mut by_group: Vec<(u32, usize)> = Vec::new();
        let mut close = 0;
        let mut least_lead = f32::INFINITY;
        let mut least_worth = f32::INFINITY;
        let mut later = Vec::new();
        for glance in glances {
            let known = by_group
                .iter()
                .position(|(group, _)| *group == glance.group);
            let known = known.unwrap_or_else(|| {
                by_group.push((glance.group, 0));
                by_group.len() - 1
            });
            let count = &mut by_group[known].1;
            if close >= self.care.close && *count >= self.care.each {
                later.push(glance);
                continue;
            }
            *count += 1;
            close += 1;
            let (base, chain) = &self.bases[glance.base];
            let mut next = base.clone();
            next.apply_unchecked(glance.last, &mut NullSink);
            let lead = self.reader.lead_after(&next, self.seat);
            least_lead = f32::min(least_lead, lead);
            least_worth = f32::min(least_worth, glance.worth);
            self.found.push(End {
                chain: chain.then(glance.last),
                lead,
                close: true,
            });
        }
        for glance in later {
            let (_, chain) = &self.bases[glance.base];
            self.found.push(End {
                chain: chain.then(glance.last),
                lead: least_lead - f32::max(least_worth - glance.worth, 0.0),
                close: false,
            });
        }
    }
}

/// How many pieces are to be placed before the turn ends.
fn pieces_left(state: &WorldWonders) -> u8 {
    match state.phase() {
        Phase::Place {
            item: Item::Monument(monument),
            placed,
        } => monument.card().pieces.saturating_sub(placed),
        Phase::Roads { doubles, singles } => doubles + singles,
        _ => 1,
    }
}

/// The best way to end the turn at first sight.
#[must_use]
pub fn best(state: &WorldWonders, reader: &Reader, care: Care) -> Option<End> {
    let mut best: Option<End> = None;
    for end in ends(state, reader, care) {
        if end.close && best.is_none_or(|best| end.lead > best.lead) {
            best = Some(end);
        }
    }
    best
}

/// Plays a whole turn's end, so that the next decision is another turn's.
pub fn take(state: &mut WorldWonders, end: &End) {
    for action in end.chain.as_slice() {
        state.apply_unchecked(*action, &mut NullSink);
    }
    if state.phase() == Phase::End && state.to_act().is_some() {
        state.apply_unchecked(Action::End, &mut NullSink);
    }
}
