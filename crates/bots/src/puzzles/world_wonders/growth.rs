//! What purchases can add to the population, wherever they are placed.

use rules::Seat;
use rules::games::world_wonders::{
    Item, Monument, POPULATION_END, PerResource, RESOURCE_END, SYMBOLS, Stack, WorldWonders,
};

/// The items of the market that produce, with what a player can pay.
pub(super) struct Growth {
    symbols: [[u8; 5]; 3],
    tracks: PerResource,
    population: u8,
    gold: u8,
    tiles: Vec<(Stack, PerResource)>,
    monuments: Vec<Monument>,
}

impl Growth {
    pub(super) fn new(state: &WorldWonders, seat: Seat) -> Self {
        let market = state.market();
        let city = state.city(seat);
        let tiles = market
            .stacks()
            .filter_map(|stack| Some((stack, market.tile(stack)?.steps())));
        Self {
            symbols: SYMBOLS[usize::from(state.variant().board_b)],
            tracks: city.tracks(),
            population: city.population(),
            gold: city.gold(),
            tiles: tiles.collect(),
            monuments: market.monument_row().into_iter().flatten().collect(),
        }
    }

    /// The most population that can be bought, and items for it.
    pub(super) fn most(&self) -> (u8, Vec<Item>) {
        let mut best = (self.population, Vec::new());
        let mut chosen = Vec::new();
        self.add(0, self.gold, [0; 3], &mut chosen, &mut best);
        best
    }

    fn add(
        &self,
        from: usize,
        gold: u8,
        steps: PerResource,
        chosen: &mut Vec<Item>,
        best: &mut (u8, Vec<Item>),
    ) {
        let mut consider = |steps, extra, last: Option<Item>| {
            let population = self.population_after(steps, extra);
            if population > best.0 {
                *best = (population, chosen.iter().copied().chain(last).collect());
            }
        };
        consider(steps, 0, None);
        for monument in self.monuments.iter().filter(|_| gold > 0) {
            let card = monument.card();
            let last = Some(Item::Monument(*monument));
            consider(sum(steps, card.steps), card.population, last);
        }
        for (index, (stack, produced)) in self.tiles.iter().enumerate().skip(from) {
            if let Some(left) = gold.checked_sub(stack.cost()) {
                chosen.push(Item::Tile(*stack));
                self.add(index + 1, left, sum(steps, *produced), chosen, best);
                chosen.pop();
            }
        }
    }

    fn population_after(&self, steps: PerResource, extra: u8) -> u8 {
        let after = sum(self.tracks, steps).map(|space| space.min(RESOURCE_END));
        let mut population = self.population + extra;
        for ((symbols, before), after) in self.symbols.iter().zip(self.tracks).zip(after) {
            let passed = symbols
                .iter()
                .filter(|space| before < **space && **space <= after);
            population += passed.count() as u8;
        }
        population.min(POPULATION_END)
    }
}

fn sum(mut steps: PerResource, more: PerResource) -> PerResource {
    for (step, more) in steps.iter_mut().zip(more) {
        *step += more;
    }
    steps
}
