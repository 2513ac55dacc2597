use super::*;
use crate::games::world_wonders::board::geometry::tests::cell;
use records::Colour;
use rules::games::world_wonders::{Scenario, Stack};
use std::rc::Rc;
use text::{Locale, Names};

/// The view of the first seat, which may act.
fn view() -> ViewOptions {
    ViewOptions {
        names: Rc::new(Names::with_reader(Locale::ENGLISH, ["Ada", "Ben"])),
        levels: Rc::default(),
        colours: Rc::new(vec![Colour::Red, Colour::Blue]),
        to_act: Some(Seat::FIRST),
        actor: Some(Seat::FIRST),
        viewer: None,
        only_person: None,
        waits_for_friend: false,
        ply: 0,
        line: 0,
        is_animated: false,
        has_previews: true,
        selection_epoch: 0,
        undo: None,
        locale: Locale::ENGLISH,
    }
}

/// A default game, which begins with the starting road.
fn start() -> WorldWonders {
    WorldWonders::from_scenario(&Scenario::default())
}

/// Applies several inputs; returns the action of the last one.
fn apply(
    interaction: &mut Interaction,
    context: BoardContext<'_>,
    inputs: &[Input],
) -> Option<Action> {
    inputs
        .iter()
        .map(|input| interaction.apply(context, *input))
        .last()
        .flatten()
}

fn hover(at: &str) -> Input {
    let to = cell(at);
    Input::Drag { to, is_mouse: true }
}

/// A tap on an item of the market.
fn choose(item: Item) -> Input {
    let is_known = false;
    Input::Choose { item, is_known }
}

const LEAVE: Input = Input::Over {
    item: None,
    on_map: false,
    is_mouse: true,
};

#[test]
fn keys_pressed_quickly_all_count() {
    let (state, view) = (start(), view());
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    let mut slow = Interaction::new(context);
    let first = slow.hand.and_then(|hand| hand.poses().next()).unwrap();
    let right = Input::Key(Some(first.at), PieceKey::Move((1, 0)));
    assert_eq!(apply(&mut slow, context, &[right, right]), None);
    let pose = slow.pose.unwrap();
    assert_eq!(pose.at.column(), first.at.column() + 2);
    assert!(slow.is_pinned && slow.focus_pending);
    // All of them go to the space that had the focus at first.
    assert_eq!(slow.pressed_at, Some(first.at));
    // The last key places the piece where the other keys moved it.
    let place = Input::Key(Some(first.at), PieceKey::Place);
    let placed = slow.apply(context, place).unwrap();
    assert_eq!(placed, slow.hand.unwrap().action(pose));
    assert!(state.check_action(placed).is_ok());
}

#[test]
fn keys_work_without_focus_on_the_map() {
    let (state, view) = (start(), view());
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    let mut interaction = Interaction::new(context);
    // A preview under the pointer is rotated and keeps following the pointer.
    let rotate = Input::Key(None, PieceKey::Rotate);
    apply(&mut interaction, context, &[hover("f11"), rotate]);
    assert_eq!(interaction.pose.unwrap().rotation, Rotation::new(1));
    assert!(!interaction.is_pinned && !interaction.focus_pending);
    apply(&mut interaction, context, &[hover("h11")]);
    assert_eq!(interaction.pose.unwrap().rotation, Rotation::new(1));
    // It is placed only once it is pinned.
    let place = Input::Key(None, PieceKey::Place);
    assert_eq!(apply(&mut interaction, context, &[place]), None);
    let tap = Input::Tap(cell("h11"));
    apply(&mut interaction, context, &[tap, rotate, rotate]);
    assert!(interaction.is_pinned && !interaction.focus_pending);
    let pose = interaction.pose.unwrap();
    let placed = apply(&mut interaction, context, &[place]);
    assert_eq!(placed, Some(interaction.hand.unwrap().action(pose)));
}

#[test]
fn a_piece_is_put_back() {
    let (state, view) = (start(), view());
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    let mut interaction = Interaction::new(context);
    let tap = Input::Tap(cell("h11"));
    apply(&mut interaction, context, &[tap, Input::PutBack]);
    assert_eq!((interaction.pose, interaction.is_pinned), (None, false));
    // Escape says whether there was a piece to put back.
    apply(&mut interaction, context, &[tap]);
    assert!(interaction.escape(false));
    assert!(!interaction.escape(false));
}

#[test]
fn a_piece_that_does_not_fit_is_not_placed() {
    let (state, view) = (start(), view());
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    let mut interaction = Interaction::new(context);
    let at = cell("b2");
    let up = Input::Key(Some(at), PieceKey::Move((0, -1)));
    let place = Input::Key(Some(at), PieceKey::Place);
    assert_eq!(apply(&mut interaction, context, &[up, up, up, place]), None);
    assert!(interaction.pose.is_some());
}

#[test]
fn a_piece_follows_the_mouse_until_it_is_pinned() {
    let (state, view) = (start(), view());
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    let mut interaction = Interaction::new(context);
    apply(&mut interaction, context, &[hover("c11")]);
    let preview = interaction.pose.unwrap();
    assert!(!interaction.is_pinned);
    // Off the map the preview disappears.
    apply(&mut interaction, context, &[LEAVE]);
    assert_eq!(interaction.pose, None);
    // It is pinned as previewed, and then stays there.
    let tap = Input::Tap(cell("c11"));
    apply(&mut interaction, context, &[hover("c11"), tap]);
    assert_eq!(interaction.pose, Some(preview));
    apply(&mut interaction, context, &[hover("h11"), LEAVE]);
    assert_eq!(interaction.pose, Some(preview));
    assert!(interaction.is_pinned);
    // Another tap places it.
    let placed = apply(&mut interaction, context, &[tap]);
    assert_eq!(placed, Some(interaction.hand.unwrap().action(preview)));
}

#[test]
fn a_second_tap_places_only_what_fits() {
    let (state, view) = (start(), view());
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    let mut interaction = Interaction::new(context);
    let tap = |at: &str| Input::Tap(cell(at));
    let twice = [tap("c4"), tap("c4")];
    assert_eq!(apply(&mut interaction, context, &twice), None);
    assert!(interaction.pose.is_some() && interaction.is_pinned);
    // A tap elsewhere moves it.
    assert_eq!(apply(&mut interaction, context, &[tap("c11")]), None);
    assert_eq!(apply(&mut interaction, context, &[tap("h11")]), None);
    let pose = interaction.pose.unwrap();
    assert!(interaction.hand.unwrap().fits(pose));
    assert!(apply(&mut interaction, context, &[tap("h11")]).is_some());
}

#[test]
fn a_drag_does_not_end_in_a_tap() {
    let (state, view) = (start(), view());
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    let mut interaction = Interaction::new(context);
    let finger = |at: &str| {
        let to = cell(at);
        Input::Drag {
            to,
            is_mouse: false,
        }
    };
    apply(&mut interaction, context, &[Input::Tap(cell("b11"))]);
    let pinned = interaction.pose;
    // A finger that is not on the piece scrolls.
    let grab = Input::Grab(Some(cell("l1")));
    apply(&mut interaction, context, &[grab, finger("h11")]);
    assert_eq!(interaction.pose, pinned);
    let grab = Input::Grab(Some(cell("b11")));
    let release = [Input::Release, Input::Tap(cell("h11"))];
    apply(&mut interaction, context, &[grab, finger("h11")]);
    let dragged = interaction.pose;
    assert_ne!(dragged, pinned);
    apply(&mut interaction, context, &release);
    assert_eq!(interaction.pose, dragged);
}

#[test]
fn escape_clears_the_selection() {
    let (state, view) = (start(), view());
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    let mut interaction = Interaction::new(context);
    let at = cell("f11");
    let next = Input::Key(Some(at), PieceKey::Next { is_backward: false });
    let light = Input::Highlight(Highlight::Resources);
    let inspect = choose(Item::Tower);
    apply(
        &mut interaction,
        context,
        &[Input::KeyPressed, next, light, inspect],
    );
    assert!(interaction.pose.is_some());
    assert_eq!(interaction.inspected_item(), Some(Item::Tower));
    interaction.escape(true);
    assert!(interaction.focus_pending);
    let Interaction {
        pose,
        is_pinned,
        pressed_at,
        highlight,
        ..
    } = interaction;
    assert_eq!(
        (
            pose,
            is_pinned,
            pressed_at,
            highlight,
            interaction.inspected_item()
        ),
        (None, false, None, None, None)
    );
    // The next time there is nothing to restore.
    interaction.escape(true);
    assert!(!interaction.focus_pending);
}

#[test]
fn a_new_position_resets_the_interaction() {
    let (mut state, view) = (start(), view());
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    let mut interaction = Interaction::new(context);
    let inputs = [
        Input::Highlight(Highlight::Districts),
        choose(Item::Tower),
        hover("f11"),
        Input::PointerPressed,
    ];
    apply(&mut interaction, context, &inputs);
    let action = state.parse_action("f11").unwrap();
    state.apply_unchecked(action, &mut rules::game::NullSink);
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    interaction.reset(context, true);
    // Nothing is placed in the phase of buying, and a mouse moves no focus.
    assert_eq!(interaction.hand, None);
    assert_eq!(interaction.pose, None);
    assert_eq!(interaction.inspected_item(), None);
    assert!(!interaction.focus_pending);
    // The highlight stays.
    assert_eq!(interaction.highlight, Some(Highlight::Districts));
}

#[test]
fn pieces_are_placed_only_in_the_actors_own_city() {
    let (state, mut view) = (start(), view());
    let other = Seat::all(2).nth(1).unwrap();
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    let mut interaction = Interaction::new(context);
    apply(&mut interaction, context, &[Input::ViewCity(other)]);
    assert_eq!(interaction.shown_seat(context), other);
    assert_eq!(interaction.hand_in_view(context), None);
    // The space is described instead.
    apply(&mut interaction, context, &[Input::Tap(cell("c4"))]);
    assert_eq!(
        (interaction.pose, interaction.pointed_cell),
        (None, Some(cell("c4")))
    );
    view.actor = None;
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    let mut interaction = Interaction::new(context);
    assert_eq!(interaction.hand, None);
    assert_eq!(
        interaction.apply(context, Input::Act(Action::LeaveRound)),
        None
    );
}

#[test]
fn the_market_item_at_pointer_or_focus_is_inspected() {
    let (state, view) = (start(), view());
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    let mut interaction = Interaction::new(context);
    let (tile, tower) = (Item::Tile(Stack::I2), Item::Tower);
    let over = Input::Over {
        item: Some(tile),
        on_map: false,
        is_mouse: true,
    };
    // The selected item stays, behind the one under the pointer.
    apply(&mut interaction, context, &[choose(tower), over]);
    assert_eq!(interaction.inspected_item(), Some(tile));
    apply(&mut interaction, context, &[LEAVE]);
    assert_eq!(interaction.inspected_item(), Some(tower));
    apply(&mut interaction, context, &[choose(tower)]);
    assert_eq!(interaction.inspected_item(), None);
    // The focus counts when keys moved it.
    let focus = Input::Focus(Some(tile));
    apply(&mut interaction, context, &[Input::PointerPressed, focus]);
    assert_eq!(interaction.inspected_item(), None);
    apply(&mut interaction, context, &[Input::KeyPressed, focus]);
    assert_eq!(interaction.inspected_item(), Some(tile));
    apply(&mut interaction, context, &[Input::Focus(None)]);
    assert_eq!(interaction.inspected_item(), None);
}

/// A default game after the starting road, in which items can be bought.
fn buying() -> WorldWonders {
    let mut state = start();
    let action = state.parse_action("f11").unwrap();
    state.apply_unchecked(action, &mut rules::game::NullSink);
    state
}

#[test]
fn what_was_seen_is_bought_by_the_next_press() {
    let (state, view) = (buying(), view());
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    let item = Item::LongRoad;
    let buy = Some(Action::Buy(item));
    let mut interaction = Interaction::new(context);
    // A finger chooses first, and the main button buys too.
    assert_eq!(apply(&mut interaction, context, &[choose(item)]), None);
    assert_eq!(interaction.item_to_buy(context), Some(item));
    assert_eq!(apply(&mut interaction, context, &[choose(item)]), buy);
    // A mouse has shown it already, and so has the name that is spoken.
    let over = Input::Over {
        item: Some(item),
        on_map: false,
        is_mouse: true,
    };
    let mut interaction = Interaction::new(context);
    assert_eq!(apply(&mut interaction, context, &[over, choose(item)]), buy);
    let is_known = true;
    let mut interaction = Interaction::new(context);
    assert_eq!(
        apply(
            &mut interaction,
            context,
            &[Input::Choose { item, is_known }]
        ),
        buy
    );
    // What cannot be bought is described until it is pressed again.
    let row = state.market().monument_row();
    let wonder = Item::Monument(row.into_iter().flatten().next().unwrap());
    let mut interaction = Interaction::new(context);
    assert_eq!(apply(&mut interaction, context, &[choose(wonder)]), None);
    assert_eq!(interaction.inspected_item(), Some(wonder));
    assert_eq!(interaction.item_to_buy(context), None);
    assert_eq!(apply(&mut interaction, context, &[choose(wonder)]), None);
    assert_eq!(interaction.inspected_item(), None);
}

#[test]
fn an_item_is_pulled_from_the_market_to_the_map() {
    let (mut state, view) = (buying(), view());
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    let mut interaction = Interaction::new(context);
    let carry = |to, at: Option<&str>| Input::Carry {
        to,
        cell: at.map(cell),
    };
    let item = Item::LongRoad;
    let pull = Input::Pull(item, (50, 50));
    // A press that hardly moves is a press.
    let still = [pull, carry((55, 45), None), Input::Drop];
    assert_eq!(apply(&mut interaction, context, &still), None);
    assert!(!interaction.is_pulling());
    let moved = [pull, carry((50, 20), None)];
    let bought = apply(&mut interaction, context, &moved).unwrap();
    assert_eq!(bought, Action::Buy(item));
    state.apply_unchecked(bought, &mut rules::game::NullSink);
    let context = BoardContext {
        state: &state,
        view: &view,
    };
    interaction.reset(context, false);
    assert!(interaction.is_pulling());
    // Off the map it would be put back.
    assert!(interaction.puts_back(Input::Drop));
    apply(&mut interaction, context, &[carry((50, 0), Some("f10"))]);
    let pose = interaction.pose.unwrap();
    assert!(interaction.hand.unwrap().fits(pose) && !interaction.is_pinned);
    assert!(!interaction.puts_back(Input::Drop));
    // It stays where it is dropped, to be confirmed; the click that ends the drag does nothing.
    apply(&mut interaction, context, &[Input::Drop, choose(item)]);
    assert_eq!(interaction.pose, Some(pose));
    assert!(interaction.is_pinned && !interaction.is_pulling());
    assert_eq!(interaction.inspected_item(), None);
}

#[test]
fn keys_have_a_meaning_for_the_piece() {
    for (key, shift, meaning) in [
        (Key::Enter, false, Some(PieceKey::Place)),
        (Key::Space, false, Some(PieceKey::Place)),
        (
            Key::Char('f'),
            false,
            Some(PieceKey::Next { is_backward: false }),
        ),
        (
            Key::Char('f'),
            true,
            Some(PieceKey::Next { is_backward: true }),
        ),
        (Key::Char('r'), true, Some(PieceKey::Rotate)),
        (Key::Left, false, Some(PieceKey::Move((-1, 0)))),
        (Key::Char('t'), false, None),
        (Key::Escape, false, None),
    ] {
        assert_eq!(PieceKey::from_key(key, shift), meaning, "{key:?}");
    }
}
