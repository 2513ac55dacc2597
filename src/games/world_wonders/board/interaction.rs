//! The state of a person's interaction with the board (what is held, inspected,
//! highlighted and viewed) and how each input changes it. Independent of the
//! browser.

use super::geometry::Step;
use super::hand::{Hand, Pose, Road};
use crate::games::ViewOptions;
use crate::hooks::Key;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Cell, Item, Rotation, WorldWonders};

/// What is highlighted in the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// City districts, and buildings that are nearly districts.
    Districts,
    /// Natural resources that score.
    Resources,
    /// What counts for an objective, by the index of the objective.
    Objective(u8),
}

/// The effect of a key on the current piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKey {
    /// Places it.
    Place,
    /// Moves it to the next legal pose, or to the previous one.
    Next {
        /// To the previous one.
        back: bool,
    },
    Rotate,
    /// Moves it by one space.
    Move(Step),
}

impl PieceKey {
    /// The effect of a key, with Shift or without.
    pub const fn of(key: Key, shift: bool) -> Option<Self> {
        Some(match key {
            Key::Enter | Key::Space => Self::Place,
            Key::Char('f') => Self::Next { back: shift },
            Key::Char('r') => Self::Rotate,
            Key::Up => Self::Move((0, -1)),
            Key::Right => Self::Move((1, 0)),
            Key::Down => Self::Move((0, 1)),
            Key::Left => Self::Move((-1, 0)),
            _ => return None,
        })
    }
}

/// An input at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Any key was pressed.
    UsesKeys,
    /// A pointer was pressed anywhere.
    UsesPointer,
    /// The button of an action was pressed.
    Act(Action),
    /// An item of the market was selected for inspection, or deselected.
    Inspect(Item),
    /// The button that rotates the current piece was pressed.
    Rotate,
    /// A road was chosen to be placed next, of those that are laid in any order.
    ChooseRoad(Road),
    /// A pose was chosen from the list.
    PinAt(Pose),
    /// A highlight was switched on or off.
    Highlight(Highlight),
    /// A city was chosen to be shown.
    ViewCity(Seat),
    /// A space of the map was clicked or tapped.
    Tap(Cell),
    /// The button that puts the piece back was pressed.
    PutBack,
    /// A key for the piece was pressed, at a space or elsewhere on the page.
    Key(Option<Cell>, PieceKey),
    /// A finger or a mouse button was pressed on the map.
    Grab(Option<Cell>),
    /// The pointer moved over the map.
    Drag {
        /// The space under the pointer.
        to: Cell,
        /// Whether it is a mouse, which can hover.
        mouse: bool,
    },
    /// The pointer was released.
    Release,
    /// The pointer entered an element.
    Over {
        /// The item of the market, if it is to be inspected.
        item: Option<Item>,
        /// Whether the pointer is on the map.
        on_map: bool,
        /// Whether it is a mouse, which can hover.
        mouse: bool,
    },
    /// The focus moved to an item of the market or, with `None`, elsewhere.
    Focus(Option<Item>),
}

/// What the board shows: the parts of its props that interaction depends on.
#[derive(Clone, Copy, Debug)]
pub struct BoardContext<'a> {
    /// The state of the game.
    pub state: &'a WorldWonders,
    /// The view options: who may act, and who is looking.
    pub view: &'a ViewOptions,
}

/// The state of a person's interaction with the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Interaction {
    /// The piece that a person at this device has to place.
    pub hand: Option<Hand>,
    /// The pose of its preview.
    pub held: Option<Pose>,
    /// Whether the preview is pinned, and does not follow the pointer.
    pub pinned: bool,
    /// The space that received the last key press; it keeps receiving keys
    /// until the focus has moved.
    pub pressed_at: Option<Cell>,
    /// The item selected for inspection.
    pub inspected: Option<Item>,
    /// The current highlight.
    pub highlight: Option<Highlight>,
    /// Whether the focus should move to the next possible input after
    /// rendering.
    pub follow: bool,
    /// The rotation of the piece while it has no pose.
    rotation: Rotation,
    /// Which road comes next, of those that are laid in any order.
    road: Road,
    /// The item of the market under the pointer or with the focus.
    over: Option<Item>,
    /// The space under the pointer.
    pointed_cell: Option<Cell>,
    /// The city chosen to be shown.
    viewed_city: Option<Seat>,
    /// Whether a pointer drags the piece, and whether it has moved it.
    dragging: bool,
    has_dragged: bool,
    /// Whether the last input came from the keyboard.
    keyboard_used_last: bool,
}

impl Interaction {
    /// The initial state.
    pub fn new(context: BoardContext<'_>) -> Self {
        let mut fresh = Self {
            hand: None,
            held: None,
            pinned: false,
            pressed_at: None,
            inspected: None,
            highlight: None,
            follow: false,
            rotation: Rotation::NONE,
            road: Road::default(),
            over: None,
            pointed_cell: None,
            viewed_city: None,
            dragging: false,
            has_dragged: false,
            keyboard_used_last: false,
        };
        fresh.update_hand(context);
        fresh
    }

    /// The player whose city is shown: the chosen one, else the active player.
    pub fn shown(&self, context: BoardContext<'_>) -> Seat {
        let own_meanwhile = context
            .view
            .waits_for_friend
            .then_some(context.view.only_person)
            .flatten();
        let own = context
            .view
            .actor
            .or(own_meanwhile)
            .or(context.state.to_act());
        let shown = self.viewed_city.or(own).or(context.view.viewer);
        shown.unwrap_or(Seat::FIRST)
    }

    /// The item to describe: the one pointed at, else the selected one.
    pub fn inspected_item(&self) -> Option<Item> {
        self.over.or(self.inspected)
    }

    /// The space to describe.
    pub const fn pointed_cell(&self) -> Option<Cell> {
        self.pointed_cell
    }

    /// The current piece, if it is placed in the city that is shown.
    pub fn hand_in_view(&self, context: BoardContext<'_>) -> Option<Hand> {
        let own = context.view.actor? == self.shown(context);
        self.hand.filter(|_| own)
    }

    /// Resets everything but the highlight, for another state of the match.
    /// `focused` is whether the focus is on the board.
    pub fn reset(&mut self, context: BoardContext<'_>, focused: bool) {
        self.follow = self.keyboard_used_last && focused;
        self.clear_pose();
        self.rotation = Rotation::NONE;
        self.road = Road::default();
        self.inspected = None;
        self.over = None;
        self.pointed_cell = None;
        self.viewed_city = None;
        self.update_hand(context);
    }

    /// Discards what was chosen but not done (Escape). Returns whether there was
    /// anything to discard.
    pub fn escape(&mut self, focused: bool) -> bool {
        let chosen = self.pinned
            || self.inspected.is_some()
            || self.highlight.is_some()
            || self.viewed_city.is_some();
        // The focused space of the piece leaves the tab order.
        self.follow = self.held.is_some() && self.keyboard_used_last && focused;
        self.clear_pose();
        self.inspected = None;
        self.over = None;
        self.highlight = None;
        self.viewed_city = None;
        chosen
    }

    /// Updates the current piece from the state of the game.
    pub fn update_hand(&mut self, context: BoardContext<'_>) {
        let acts = context.view.actor.is_some();
        let hand = acts.then(|| Hand::of(context.state, self.road));
        self.hand = hand.flatten();
    }

    /// Applies an input. Returns the action to take, if any.
    pub fn apply(&mut self, context: BoardContext<'_>, input: Input) -> Option<Action> {
        match input {
            Input::Act(action) => return context.view.actor.map(|_| action),
            Input::Key(cell, key) => return self.key(context, cell, key),
            Input::UsesKeys => self.keyboard_used_last = true,
            Input::UsesPointer => self.keyboard_used_last = false,
            Input::Inspect(item) => {
                self.inspected = (self.inspected != Some(item)).then_some(item);
                self.over = None;
            }
            Input::Rotate => {
                if let Some(hand) = self.hand_in_view(context) {
                    self.turn_piece(&hand);
                }
            }
            Input::ChooseRoad(road) => {
                self.road = road;
                self.clear_pose();
                self.update_hand(context);
            }
            Input::PinAt(held) => {
                self.held = Some(held);
                self.pinned = true;
            }
            Input::Highlight(highlight) => {
                self.highlight = (self.highlight != Some(highlight)).then_some(highlight)
            }
            Input::ViewCity(seat) => self.viewed_city = Some(seat),
            Input::Tap(cell) => self.tap(context, cell),
            Input::Grab(cell) => self.grab(context, cell),
            Input::Drag { to, mouse } => self.drag(context, to, mouse),
            Input::Release => self.dragging = false,
            Input::PutBack => self.clear_pose(),
            Input::Over {
                item,
                on_map,
                mouse,
            } => {
                self.over = item;
                if !on_map {
                    self.leave_map(context, mouse);
                }
            }
            Input::Focus(item) => self.over = item.filter(|_| self.keyboard_used_last),
        }
        None
    }

    /// Removes the preview.
    fn clear_pose(&mut self) {
        self.held = None;
        self.pinned = false;
        self.pressed_at = None;
        self.dragging = false;
    }

    /// Rotates the piece, with its preview if there is one.
    fn turn_piece(&mut self, hand: &Hand) {
        self.held = self.held.map(|held| hand.rotated(held));
        self.rotation = self
            .held
            .map_or_else(|| hand.next_rotation(self.rotation), |held| held.rotation);
    }

    /// Pins the piece on a space, or moves it to the next pose there. Without a
    /// piece, the space is described.
    fn tap(&mut self, context: BoardContext<'_>, cell: Cell) {
        // The click that ends a drag is not a tap.
        if core::mem::take(&mut self.has_dragged) {
            return;
        }
        let Some(hand) = self.hand_in_view(context) else {
            self.pointed_cell = Some(cell);
            return;
        };
        let before = self.held.filter(|_| self.pinned);
        let rotation = self.held.map_or(self.rotation, |held| held.rotation);
        // A preview that fits under the pointer is pinned as it is.
        let held = self
            .held
            .filter(|held| {
                !self.pinned && hand.fits(*held) && hand.placed_piece(*held).cells().has(cell)
            })
            .unwrap_or_else(|| hand.tap(cell, rotation, before));
        self.rotation = held.rotation;
        self.held = Some(held);
        self.pinned = true;
    }

    /// Applies a key, pressed at a space or (`None`) elsewhere on the page.
    fn key(
        &mut self,
        context: BoardContext<'_>,
        cell: Option<Cell>,
        key: PieceKey,
    ) -> Option<Action> {
        let hand = self.hand_in_view(context)?;
        let held = self.held.or_else(|| hand.poses().next());
        let next = match (key, held) {
            (PieceKey::Place, held) => {
                let sure = self.pinned || cell.is_some();
                let fitting = held.filter(|held| sure && hand.fits(*held));
                return fitting.map(|held| hand.action(held));
            }
            // A preview that follows the pointer keeps following it.
            (PieceKey::Rotate, Some(held)) if cell.is_none() && !self.pinned => {
                self.held = Some(held);
                self.turn_piece(&hand);
                return None;
            }
            (PieceKey::Next { back }, _) => hand.next(self.held, back),
            (PieceKey::Rotate, Some(held)) => Some(hand.rotated(held)),
            (PieceKey::Move(step), Some(held)) => Some(hand.stepped(held, step)),
            (_, None) => return None,
        };
        self.held = next;
        self.pinned = true;
        self.pressed_at = cell;
        self.follow = cell.is_some();
        None
    }

    fn grab(&mut self, context: BoardContext<'_>, cell: Option<Cell>) {
        self.keyboard_used_last = false;
        self.has_dragged = false;
        let placed_piece = self
            .hand_in_view(context)
            .zip(self.held)
            .map(|(hand, held)| hand.placed_piece(held).cells());
        self.dragging = placed_piece
            .zip(cell)
            .is_some_and(|(cells, cell)| cells.has(cell));
    }

    /// The preview follows a mouse until it is pinned, and any pointer that
    /// drags it.
    fn drag(&mut self, context: BoardContext<'_>, to: Cell, mouse: bool) {
        let Some(hand) = self.hand_in_view(context) else {
            self.pointed_cell = Some(to);
            return;
        };
        let hovers = mouse && !self.pinned;
        if !hovers && !self.dragging {
            return;
        }
        let rotation = self.held.map_or(self.rotation, |held| held.rotation);
        let held = hand.follow(to, rotation);
        if self.held == Some(held) {
            return;
        }
        self.held = Some(held);
        if self.dragging {
            self.has_dragged = true;
            self.pinned = true;
        }
    }

    /// The pointer left the map: a preview that only hovers disappears.
    fn leave_map(&mut self, context: BoardContext<'_>, mouse: bool) {
        self.pointed_cell = None;
        if mouse && !self.pinned && self.hand_in_view(context).is_some() {
            self.held = None;
        }
    }
}

#[cfg(test)]
mod tests;
