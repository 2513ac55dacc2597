//! What a person is doing at the board, without anything of the web: what is
//! held, asked about, lit and looked at, and what each input makes of it.

use super::geometry::Step;
use super::hand::{Hand, Pose};
use crate::games::ViewOptions;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Cell, Item, Rotation, WorldWonders};

/// What is lit in the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// City districts, and buildings that are nearly such.
    Districts,
    /// Natural resources that count.
    Resources,
    /// What counts for an objective, by its index.
    Objective(u8),
}

/// What a key does to the piece under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKey {
    /// Placements it.
    Place,
    /// Brings it to the next place where it fits, or to the one before.
    Next {
        /// To the one before.
        back: bool,
    },
    /// Turns it.
    Rotate,
    /// Moves it by one space.
    Move(Step),
}

impl PieceKey {
    /// The meaning of a key by its name in keyboard events.
    pub fn named(key: &str, shift: bool) -> Option<Self> {
        Some(match key {
            "Enter" | " " => Self::Place,
            "f" | "F" => Self::Next { back: shift },
            "r" | "R" => Self::Rotate,
            "ArrowUp" => Self::Move((0, -1)),
            "ArrowRight" => Self::Move((1, 0)),
            "ArrowDown" => Self::Move((0, 1)),
            "ArrowLeft" => Self::Move((-1, 0)),
            _ => return None,
        })
    }
}

/// What a person does at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Presses any key.
    UsesKeys,
    /// Clicks or taps anywhere.
    UsesPointer,
    /// Takes an action by its button.
    Act(Action),
    /// Asks about a thing in the market, or does not want to know any more.
    Inspect(Item),
    /// Turns the piece under way by its button.
    Rotate,
    /// Chooses the road of a short set that comes next.
    ChooseRoad {
        /// The road of one space.
        single: bool,
    },
    /// Chooses a place from the list.
    PinAt(Pose),
    /// Lights something in the city, or puts it out.
    Highlight(Highlight),
    /// Looks at a city.
    ViewCity(Seat),
    /// Clicks or taps a space of the map.
    Tap(Cell),
    /// Presses a key at a space while a piece is under way.
    Key(Cell, PieceKey),
    /// Puts a finger or a mouse button down on the map.
    Grab(Option<Cell>),
    /// Moves the pointer over the map.
    Drag {
        /// Where it is.
        to: Cell,
        /// It is a mouse, which hovers.
        mouse: bool,
    },
    /// Lets go of what was grabbed.
    Release,
    /// The pointer comes over something.
    Over {
        /// The thing in the market, where that is to be told.
        item: Option<Item>,
        /// It is still over the map.
        on_map: bool,
        /// It is a mouse, which hovers.
        mouse: bool,
    },
    /// The focus comes to something; to a thing in the market or elsewhere.
    Focus(Option<Item>),
}

/// What the board shows while somebody is at it.
#[derive(Clone, Copy, Debug)]
pub struct BoardContext<'a> {
    /// The state of the game.
    pub state: &'a WorldWonders,
    /// Who may act, and who looks.
    pub view: &'a ViewOptions,
}

/// What a person is doing at the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Interaction {
    /// The piece that is to be placed by somebody here.
    pub hand: Option<Hand>,
    /// Where it is held over the map.
    pub held: Option<Pose>,
    /// Whether it was laid there, and does not follow the pointer any more.
    pub pinned: bool,
    /// The space at which a key was pressed last: until the focus is at the
    /// next one, keys come to this.
    pub pressed_at: Option<Cell>,
    /// The thing that was asked about.
    pub inspected: Option<Item>,
    /// What is lit.
    pub highlight: Option<Highlight>,
    /// The focus is to go to what can be done next, once that is drawn.
    pub follow: bool,
    /// How the piece is turned while it is not held anywhere.
    rotation: Rotation,
    /// Whether of a short set the road of one space comes next.
    single: bool,
    /// The thing in the market with the pointer or the focus.
    over: Option<Item>,
    /// The space with the pointer.
    pointed_cell: Option<Cell>,
    /// The city that somebody wants to see.
    viewed_city: Option<Seat>,
    /// Whether a pointer drags the piece, and whether it came anywhere.
    dragging: bool,
    has_dragged: bool,
    /// The board was used by keys last.
    keyboard_used_last: bool,
}

impl Interaction {
    /// Nothing is chosen yet.
    pub fn new(context: BoardContext<'_>) -> Self {
        let mut fresh = Self {
            hand: None,
            held: None,
            pinned: false,
            pressed_at: None,
            inspected: None,
            highlight: None,
            follow: false,
            rotation: Rotation::PRINTED,
            single: false,
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

    /// The city that is shown: the wanted one, or that of who is to act.
    pub fn shown(&self, context: BoardContext<'_>) -> Seat {
        let own = context.view.actor.or(context.state.to_act());
        let shown = self.viewed_city.or(own).or(context.view.viewer);
        shown.unwrap_or(Seat::FIRST)
    }

    /// The thing in the market about which something is told.
    pub fn inspected_item(&self) -> Option<Item> {
        self.over.or(self.inspected)
    }

    /// The space about which something is told.
    pub const fn pointed_cell(&self) -> Option<Cell> {
        self.pointed_cell
    }

    /// The piece under way, if it is placed in the city that is shown.
    pub fn hand_in_view(&self, context: BoardContext<'_>) -> Option<Hand> {
        let own = context.view.actor? == self.shown(context);
        self.hand.filter(|_| own)
    }

    /// Another moment of the match: nothing is chosen any more, but what is lit
    /// stays so. `focused` says whether the focus is at the board.
    pub fn reset(&mut self, context: BoardContext<'_>, focused: bool) {
        self.follow = self.keyboard_used_last && focused;
        self.clear_pose();
        self.rotation = Rotation::PRINTED;
        self.single = false;
        self.inspected = None;
        self.over = None;
        self.pointed_cell = None;
        self.viewed_city = None;
        self.update_hand(context);
    }

    /// What was chosen but not done is taken back.
    pub fn escape(&mut self, focused: bool) {
        // The space on which the piece was held is nothing to come to any more.
        self.follow = self.held.is_some() && self.keyboard_used_last && focused;
        self.clear_pose();
        self.inspected = None;
        self.over = None;
        self.highlight = None;
        self.viewed_city = None;
    }

    /// Finds the piece under way.
    pub fn update_hand(&mut self, context: BoardContext<'_>) {
        let acts = context.view.actor.is_some();
        let hand = acts.then(|| Hand::of(context.state, self.single));
        self.hand = hand.flatten();
    }

    /// Takes an input in; what is returned is to be done.
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
            Input::ChooseRoad { single } => {
                self.single = single;
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

    /// The piece under way is nowhere.
    fn clear_pose(&mut self) {
        self.held = None;
        self.pinned = false;
        self.pressed_at = None;
        self.dragging = false;
    }

    /// Turns the piece under way where it is held, or in the hand.
    fn turn_piece(&mut self, hand: &Hand) {
        self.held = self.held.map(|held| hand.rotated(held));
        self.rotation = self
            .held
            .map_or_else(|| hand.next_rotation(self.rotation), |held| held.rotation);
    }

    /// The piece is laid on a space, or another way if it lies there. Without
    /// one, the space is told about.
    fn tap(&mut self, context: BoardContext<'_>, cell: Cell) {
        // What a drag ends on is not meant.
        if core::mem::take(&mut self.has_dragged) {
            return;
        }
        let Some(hand) = self.hand_in_view(context) else {
            self.pointed_cell = Some(cell);
            return;
        };
        let before = self.held.filter(|_| self.pinned);
        let rotation = self.held.map_or(self.rotation, |held| held.rotation);
        // As it is seen under the pointer, it is laid.
        let visible = self.held.filter(|held| {
            !self.pinned && hand.fits(*held) && hand.placed_piece(*held).cells().has(cell)
        });
        let held = visible.unwrap_or_else(|| hand.tap(cell, rotation, before));
        self.rotation = held.rotation;
        self.held = Some(held);
        self.pinned = true;
    }

    fn key(&mut self, context: BoardContext<'_>, cell: Cell, key: PieceKey) -> Option<Action> {
        let hand = self.hand_in_view(context)?;
        let held = self.held.or_else(|| hand.ways().next());
        let next = match (key, held) {
            (PieceKey::Place, held) => {
                let fitting = held.filter(|held| hand.fits(*held));
                return fitting.map(|held| hand.action(held));
            }
            (PieceKey::Next { back }, _) => hand.next(self.held, back),
            (PieceKey::Rotate, Some(held)) => Some(hand.rotated(held)),
            (PieceKey::Move(step), Some(held)) => Some(hand.stepped(held, step)),
            (_, None) => return None,
        };
        self.held = next;
        self.pinned = true;
        self.pressed_at = Some(cell);
        self.follow = true;
        None
    }

    fn grab(&mut self, context: BoardContext<'_>, cell: Option<Cell>) {
        self.keyboard_used_last = false;
        self.has_dragged = false;
        let placed_piece = self.hand_in_view(context).zip(self.held);
        let placed_piece = placed_piece.map(|(hand, held)| hand.placed_piece(held).cells());
        self.dragging = placed_piece
            .zip(cell)
            .is_some_and(|(cells, cell)| cells.has(cell));
    }

    /// The piece follows a mouse until it is laid, and whatever drags it.
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

    /// Off the map, what only hovered over it goes back.
    fn leave_map(&mut self, context: BoardContext<'_>, mouse: bool) {
        self.pointed_cell = None;
        if mouse && !self.pinned && self.hand_in_view(context).is_some() {
            self.held = None;
        }
    }
}

#[cfg(test)]
mod tests;
