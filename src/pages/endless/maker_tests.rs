use super::maker::{MakerAction, PuzzleMaker, Trouble};
use app_core::PuzzleSpec;
use bots::puzzles::{Generator, Puzzle, PuzzleKind};
use std::rc::Rc;
use yew::Reducible;

fn spec(seed: u64) -> PuzzleSpec {
    PuzzleSpec {
        kind: PuzzleKind::LastCard,
        difficulty: 1,
        seed,
    }
}

/// The easiest puzzle of a seed.
fn puzzle(seed: u64) -> Rc<Puzzle> {
    let mut generator =
        Generator::new(PuzzleKind::LastCard, 1, seed).expect("there is this difficulty");
    while generator.step(100) {}
    Rc::new(generator.puzzle().cloned().expect("it was found"))
}

fn begin() -> Rc<PuzzleMaker> {
    Rc::new(PuzzleMaker::new(spec(1), spec(2)))
}

fn made(maker: Rc<PuzzleMaker>, seed: u64) -> Rc<PuzzleMaker> {
    maker.reduce(MakerAction::Made(spec(seed), puzzle(seed)))
}

#[test]
fn the_wanted_puzzle_is_made_first_and_then_the_next() {
    let maker = begin();
    assert_eq!(maker.order(), Some(spec(1)));
    assert!(maker.puzzle(spec(1)).is_none());
    let maker = made(maker, 1);
    assert!(maker.puzzle(spec(1)).is_some());
    assert_eq!(maker.order(), Some(spec(2)));
    let maker = made(maker, 2);
    assert_eq!(maker.order(), None);
    // It is there at once when it is wanted, and the one after it is made.
    let ahead = maker.puzzle(spec(2)).cloned();
    let maker = maker.reduce(MakerAction::Want(spec(2), spec(3)));
    assert_eq!(maker.puzzle(spec(2)).cloned(), ahead);
    assert_eq!(maker.order(), Some(spec(3)));
    assert!(maker.puzzle(spec(1)).is_none());
}

#[test]
fn a_change_of_the_difficulty_replaces_the_puzzle_ahead() {
    let maker = made(made(begin(), 1), 2);
    let harder = PuzzleSpec {
        difficulty: 2,
        ..spec(2)
    };
    let maker = maker.reduce(MakerAction::Want(spec(1), harder));
    assert!(maker.puzzle(spec(1)).is_some());
    assert!(maker.puzzle(spec(2)).is_none());
    assert_eq!(maker.order(), Some(harder));
}

#[test]
fn stale_puzzles_are_dropped() {
    let maker = begin().reduce(MakerAction::Want(spec(5), spec(6)));
    let maker = made(maker, 1);
    assert!(maker.puzzle(spec(1)).is_none());
    assert_eq!(maker.order(), Some(spec(5)));
    let maker = maker.reduce(MakerAction::Failed(spec(1)));
    assert_eq!(maker.trouble(spec(5)), None);
    // The next one may come first.
    let maker = made(maker, 6);
    assert!(maker.puzzle(spec(6)).is_some());
    assert_eq!(maker.order(), Some(spec(5)));
}

#[test]
fn a_failed_or_cancelled_puzzle_can_be_tried_again() {
    for (action, trouble) in [
        (MakerAction::Failed(spec(1)), Trouble::Failed),
        (MakerAction::Cancel, Trouble::Cancelled),
    ] {
        let maker = begin().reduce(action);
        assert_eq!(maker.trouble(spec(1)), Some(trouble));
        assert_eq!(maker.trouble(spec(2)), None);
        assert_eq!(maker.order(), None);
        let again = maker.clone().reduce(MakerAction::TryAgain);
        assert_eq!(again.trouble(spec(1)), None);
        assert_eq!(again.order(), Some(spec(1)));
        // Another puzzle has a fresh start.
        let other = maker.reduce(MakerAction::Want(spec(7), spec(8)));
        assert_eq!(other.trouble(spec(7)), None);
        assert_eq!(other.order(), Some(spec(7)));
    }
}

#[test]
fn a_puzzle_ahead_that_failed_is_tried_again_once_it_is_wanted() {
    let maker = made(begin(), 1).reduce(MakerAction::Failed(spec(2)));
    assert_eq!(maker.order(), None);
    assert_eq!(maker.trouble(spec(1)), None);
    let maker = maker.reduce(MakerAction::Want(spec(2), spec(3)));
    assert_eq!(maker.order(), Some(spec(2)));
}
