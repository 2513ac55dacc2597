//! Random playouts do not allocate per action: all memory that they need is
//! allocated before the first one. It names no game.

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
fn the_allocations_of_a_playout_do_not_depend_on_its_length() {
    // The list of legal actions; larger games may need a few more buffers.
    const MAX_ALLOCATIONS: u64 = 4;
    for setup in every_setup(0..20) {
        let start = State::start(&setup);
        let mut rng = Rng::new(setup.seed(), 7);
        let mut state = start.clone();
        let mut actions = 0;
        let whole = allocations(|| actions = state.random_playout(&mut rng));
        assert!(
            whole <= MAX_ALLOCATIONS,
            "{setup:?}: {whole} in {actions} actions"
        );
        // A playout from a state near the end allocates just as often.
        let late = common::states_of(&setup, 1).into_iter().rev().nth(1);
        let Some(mut late) = late else { continue };
        let short = allocations(|| actions = late.random_playout(&mut rng));
        assert_eq!(whole, short, "{setup:?}: {actions} actions");
    }
}
