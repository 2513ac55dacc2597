//! Random playouts allocate nothing per move: all that they need is there
//! before the first one. No game is named here.

use crate::common;
use crate::counting;

use common::every_setup;
use counting::allocations;
use rules::State;
use rules::rng::Rng;
#[test]
fn the_counter_counts() {
    let counted = allocations(|| {
        let mut list = vec![1_u64];
        list.reserve_exact(100);
        assert_eq!(std::hint::black_box(&list).len(), 1);
    });
    assert_eq!(counted, 2);
}

#[test]
fn a_playout_allocates_its_lists_once_however_many_moves_it_has() {
    // One list of legal actions; a few more are left to larger games.
    const MOST: u64 = 4;
    for setup in every_setup(0..20) {
        let start = State::start(&setup);
        let mut rng = Rng::new(setup.seed(), 7);
        let mut state = start.clone();
        let mut moves = 0;
        let whole = allocations(|| moves = state.random_playout(&mut rng));
        assert!(whole <= MOST, "{setup:?}: {whole} in {moves} moves");
        // From a state near the end it is the same number.
        let late = common::states_of(&setup, 1).into_iter().rev().nth(1);
        let Some(mut late) = late else { continue };
        let short = allocations(|| moves = late.random_playout(&mut rng));
        assert_eq!(whole, short, "{setup:?}: {moves} moves");
    }
}
