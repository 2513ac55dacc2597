//! The state of a person's interaction with the board (what is held, inspected,
//! highlighted and viewed) and how each input changes it. Independent of the
//! browser.

use super::geometry::Step;
use super::hand::{Hand, Pose, Road};
use crate::games::ViewOptions;
use crate::games::input::{Point, arrow};
use crate::hooks::Key;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Cell, Item, Rotation, WorldWonders};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// City districts, and buildings that are nearly districts.
    Districts,
    Resources,
    /// What counts for an objective, by the index of the objective.
    Objective(u8),
}

/// The effect of a key on the current piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKey {
    Place,
    /// Moves it to the next legal pose, or to the previous one.
    Next {
        is_backward: bool,
    },
    Rotate,
    /// Moves it by one space.
    Move(Step),
}

impl PieceKey {
    /// The effect of a key, with Shift or without.
    pub fn from_key(key: Key, shift: bool) -> Option<Self> {
        Some(match key {
            Key::Enter | Key::Space => Self::Place,
            Key::Char('f') => Self::Next { is_backward: shift },
            Key::Char('r') => Self::Rotate,
            _ => Self::Move(arrow(key)?),
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    KeyPressed,
    PointerPressed,
    Act(Action),
    /// An item of the market was pressed.
    Choose {
        item: Item,
        /// Whether the person knows what it brings: by its name, which a screen reader says.
        is_known: bool,
    },
    /// The button that rotates the current piece was pressed.
    Rotate,
    /// A road was chosen to be placed next, of those that are laid in any order.
    ChooseRoad(Road),
    /// A pose was chosen from the list.
    PinAt(Pose),
    Highlight(Highlight),
    ViewCity(Seat),
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
        is_mouse: bool,
    },
    Release,
    /// A finger or a mouse button was pressed on an item of the market, at this point of the window.
    Pull(Item, Point),
    /// That pointer moved.
    Carry {
        to: Point,
        /// The space under it.
        cell: Option<Cell>,
    },
    Drop,
    /// The pointer entered an element.
    Over {
        /// The item of the market, if it is to be inspected.
        item: Option<Item>,
        /// Whether the pointer is on the map.
        on_map: bool,
        is_mouse: bool,
    },
    /// The focus moved to an item of the market or, with `None`, elsewhere.
    Focus(Option<Item>),
}

/// How far a pointer moves before it pulls an item out of the market, in CSS pixels.
const PULL_DISTANCE: i32 = 12;

/// An item on its way from the market to the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Pull {
    #[default]
    None,
    /// A pointer was pressed on it.
    Pressed(Item, Point),
    /// It was bought, and follows the pointer.
    Carried,
}

/// What the board shows: the parts of its props that interaction depends on.
#[derive(Clone, Copy, Debug)]
pub struct BoardContext<'a> {
    pub state: &'a WorldWonders,
    /// Who may act, and who is looking.
    pub view: &'a ViewOptions,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Interaction {
    /// The piece that a person at this device has to place.
    pub hand: Option<Hand>,
    /// The pose of its preview.
    pub pose: Option<Pose>,
    /// Whether the preview is pinned, and does not follow the pointer.
    pub is_pinned: bool,
    /// The space that received the last key press; it keeps receiving keys
    /// until the focus has moved.
    pub pressed_at: Option<Cell>,
    /// The item selected for inspection.
    pub inspected: Option<Item>,
    pub highlight: Option<Highlight>,
    /// Whether the focus has to move to the next possible input after rendering.
    pub focus_pending: bool,
    /// The rotation of the piece while it has no pose.
    rotation: Rotation,
    /// Which road comes next, of those that are laid in any order.
    road: Road,
    /// The item of the market under the pointer or with the focus.
    hovered_item: Option<Item>,
    /// The space under the pointer.
    pub pointed_cell: Option<Cell>,
    viewed_city: Option<Seat>,
    /// Whether a pointer drags the piece, and whether it has moved it.
    is_dragging: bool,
    has_dragged: bool,
    /// The item that is pulled out of the market.
    pull: Pull,
    /// Whether the last input came from the keyboard.
    is_keyboard_used: bool,
}

impl Interaction {
    pub fn new(context: BoardContext<'_>) -> Self {
        let mut interaction = Self::default();
        interaction.update_hand(context);
        interaction
    }

    /// The player whose city is shown: the chosen one, else the active player.
    pub fn shown_seat(&self, context: BoardContext<'_>) -> Seat {
        let view = context.view;
        let waiting = view.only_person.filter(|_| view.waits_for_friend);
        self.viewed_city
            .or(view.actor)
            .or(waiting)
            .or(context.state.to_act())
            .or(view.viewer)
            .unwrap_or(Seat::FIRST)
    }

    /// The item to describe: the one pointed at, else the selected one.
    pub fn inspected_item(&self) -> Option<Item> {
        self.hovered_item.or(self.inspected)
    }

    /// The selected item, if it can be bought.
    pub fn item_to_buy(&self, context: BoardContext<'_>) -> Option<Item> {
        let can_buy = |item: &Item| context.state.check_action(Action::Buy(*item)).is_ok();
        self.inspected
            .filter(|_| context.view.actor.is_some())
            .filter(can_buy)
    }

    /// Whether an item is on its way from the market to the map.
    pub fn is_pulling(&self) -> bool {
        self.pull != Pull::None
    }

    /// Whether an input puts back what was bought: its button, or dropping it off the map.
    pub fn puts_back(&self, input: Input) -> bool {
        let is_off_map = self.pull == Pull::Carried && self.pose.is_none();
        input == Input::PutBack || (input == Input::Drop && is_off_map)
    }

    /// How the piece is rotated, with a preview or without.
    pub fn rotation(&self) -> Rotation {
        self.pose.map_or(self.rotation, |pose| pose.rotation)
    }

    /// The current piece, if it is placed in the city that is shown.
    pub fn hand_in_view(&self, context: BoardContext<'_>) -> Option<Hand> {
        let is_own_city = context.view.actor? == self.shown_seat(context);
        self.hand.filter(|_| is_own_city)
    }

    /// Resets everything but the highlight, for another state of the match.
    /// `has_focus` is whether the focus is on the board.
    pub fn reset(&mut self, context: BoardContext<'_>, has_focus: bool) {
        self.focus_pending = self.is_keyboard_used && has_focus;
        self.clear_pose();
        self.rotation = Rotation::NONE;
        self.road = Road::default();
        self.inspected = None;
        self.hovered_item = None;
        self.pointed_cell = None;
        self.viewed_city = None;
        self.update_hand(context);
        // What was bought on the way to the map is still carried.
        if self.pull != Pull::Carried || self.hand.is_none() {
            self.pull = Pull::None;
        }
    }

    /// Discards what was chosen but not done (Escape). Returns whether there was
    /// anything to discard.
    pub fn escape(&mut self, has_focus: bool) -> bool {
        let had_selection = self.is_pinned
            || self.inspected.is_some()
            || self.highlight.is_some()
            || self.viewed_city.is_some();
        // The focused space of the piece leaves the tab order.
        self.focus_pending = self.pose.is_some() && self.is_keyboard_used && has_focus;
        self.clear_pose();
        self.pull = Pull::None;
        self.inspected = None;
        self.hovered_item = None;
        self.highlight = None;
        self.viewed_city = None;
        had_selection
    }

    /// Updates the current piece from the state of the game.
    pub fn update_hand(&mut self, context: BoardContext<'_>) {
        let can_act = context.view.actor.is_some();
        self.hand = Hand::new(context.state, self.road).filter(|_| can_act);
    }

    /// Applies an input. Returns the action to take, if any.
    pub fn apply(&mut self, context: BoardContext<'_>, input: Input) -> Option<Action> {
        match input {
            Input::Act(action) => return context.view.actor.map(|_| action),
            Input::Key(cell, key) => return self.key(context, cell, key),
            Input::KeyPressed => {
                self.is_keyboard_used = true;
                self.has_dragged = false;
            }
            Input::PointerPressed => self.is_keyboard_used = false,
            Input::Choose { item, is_known } => return self.choose(context, item, is_known),
            Input::Rotate => {
                if let Some(hand) = self.hand_in_view(context) {
                    self.rotate_piece(&hand);
                }
            }
            Input::ChooseRoad(road) => {
                self.road = road;
                self.clear_pose();
                self.update_hand(context);
            }
            Input::PinAt(pose) => {
                self.pose = Some(pose);
                self.is_pinned = true;
            }
            Input::Highlight(highlight) => {
                self.highlight = (self.highlight != Some(highlight)).then_some(highlight)
            }
            Input::ViewCity(seat) => self.viewed_city = Some(seat),
            Input::Tap(cell) => return self.tap(context, cell),
            Input::Grab(cell) => self.grab(context, cell),
            Input::Drag { to, is_mouse } => self.drag(context, to, is_mouse),
            Input::Release => self.is_dragging = false,
            Input::Pull(item, at) => {
                self.is_keyboard_used = false;
                self.has_dragged = false;
                self.pull = Pull::Pressed(item, at);
            }
            Input::Carry { to, cell } => return self.carry(context, to, cell),
            Input::Drop => {
                self.is_pinned |= self.pull == Pull::Carried && self.pose.is_some();
                self.pull = Pull::None;
            }
            Input::PutBack => self.clear_pose(),
            Input::Over {
                item,
                on_map,
                is_mouse,
            } => {
                self.hovered_item = item;
                if !on_map {
                    self.leave_map(context, is_mouse);
                }
            }
            Input::Focus(item) if self.is_keyboard_used => self.hovered_item = item,
            // What a pointer presses is under it.
            Input::Focus(_) => {}
        }
        None
    }

    fn clear_pose(&mut self) {
        self.pose = None;
        self.is_pinned = false;
        self.pressed_at = None;
        self.is_dragging = false;
    }

    /// Rotates the piece, with its preview if there is one.
    fn rotate_piece(&mut self, hand: &Hand) {
        self.pose = self.pose.map(|pose| hand.rotated(pose));
        self.rotation = self
            .pose
            .map_or_else(|| hand.next_rotation(self.rotation), |pose| pose.rotation);
    }

    /// Selects an item, or buys the one that was selected, so that a person has seen what it brings.
    fn choose(&mut self, context: BoardContext<'_>, item: Item, is_known: bool) -> Option<Action> {
        // The click that ends a drag chooses nothing.
        if core::mem::take(&mut self.has_dragged) {
            return None;
        }
        // What a mouse or the focus is on is described; cards of monuments have a button as well.
        let is_monument = matches!(item, Item::Monument(_));
        let is_seen = !is_monument && (is_known || self.hovered_item == Some(item));
        let was_chosen = self.inspected.replace(item) == Some(item);
        self.hovered_item = None;
        if (is_seen || was_chosen) && self.item_to_buy(context).is_some() {
            return Some(Action::Buy(item));
        }
        if was_chosen {
            self.inspected = None;
        }
        None
    }

    /// The pointer that was pressed on an item moved: it pulls the item out of the market, and
    /// carries it over the map.
    fn carry(
        &mut self,
        context: BoardContext<'_>,
        to: Point,
        cell: Option<Cell>,
    ) -> Option<Action> {
        match self.pull {
            Pull::None => {}
            Pull::Pressed(item, from) => {
                let buy = Action::Buy(item);
                let is_away = (to.0 - from.0).abs().max((to.1 - from.1).abs()) > PULL_DISTANCE;
                if is_away
                    && context.view.actor.is_some()
                    && context.state.check_action(buy).is_ok()
                {
                    self.pull = Pull::Carried;
                    self.has_dragged = true;
                    return Some(buy);
                }
            }
            Pull::Carried => {
                self.pose = self
                    .hand_in_view(context)
                    .zip(cell)
                    .map(|(hand, cell)| hand.tap(cell, self.rotation));
            }
        }
        None
    }

    /// Pins the piece on a space, or places it if it lies there already. Without a piece, the
    /// space is described.
    fn tap(&mut self, context: BoardContext<'_>, cell: Cell) -> Option<Action> {
        // The click that ends a drag is not a tap.
        if core::mem::take(&mut self.has_dragged) {
            return None;
        }
        let Some(hand) = self.hand_in_view(context) else {
            self.pointed_cell = Some(cell);
            return None;
        };
        let lies_here =
            |pose: &Pose| hand.fits(*pose) && hand.placed_piece(*pose).cells().has(cell);
        let pose = match self.pose.filter(lies_here) {
            Some(pose) if self.is_pinned => return Some(hand.action(pose)),
            // A preview that fits under the pointer is pinned as it is.
            Some(pose) => pose,
            None => hand.tap(cell, self.rotation()),
        };
        self.rotation = pose.rotation;
        self.pose = Some(pose);
        self.is_pinned = true;
        None
    }

    /// Applies a key, pressed at a space or (`None`) elsewhere on the page.
    fn key(
        &mut self,
        context: BoardContext<'_>,
        cell: Option<Cell>,
        key: PieceKey,
    ) -> Option<Action> {
        let hand = self.hand_in_view(context)?;
        let pose = self.pose.or_else(|| hand.poses().next());
        let next = match (key, pose) {
            (PieceKey::Place, pose) => {
                let is_confirmed = self.is_pinned || cell.is_some();
                let fitting = pose.filter(|pose| is_confirmed && hand.fits(*pose));
                return fitting.map(|pose| hand.action(pose));
            }
            // A preview that follows the pointer keeps following it.
            (PieceKey::Rotate, Some(pose)) if cell.is_none() && !self.is_pinned => {
                self.pose = Some(pose);
                self.rotate_piece(&hand);
                return None;
            }
            (PieceKey::Next { is_backward }, _) => hand.next(self.pose, is_backward),
            (PieceKey::Rotate, Some(pose)) => Some(hand.rotated(pose)),
            (PieceKey::Move(step), Some(pose)) => Some(hand.stepped(pose, step)),
            (_, None) => return None,
        };
        self.pose = next;
        self.is_pinned = true;
        self.pressed_at = cell;
        self.focus_pending = cell.is_some();
        None
    }

    fn grab(&mut self, context: BoardContext<'_>, cell: Option<Cell>) {
        self.is_keyboard_used = false;
        self.has_dragged = false;
        let covered = self
            .hand_in_view(context)
            .zip(self.pose)
            .map(|(hand, pose)| hand.placed_piece(pose).cells());
        self.is_dragging = covered
            .zip(cell)
            .is_some_and(|(cells, cell)| cells.has(cell));
    }

    /// The preview follows a mouse until it is pinned, and any pointer that
    /// drags it.
    fn drag(&mut self, context: BoardContext<'_>, to: Cell, is_mouse: bool) {
        let Some(hand) = self.hand_in_view(context) else {
            self.pointed_cell = Some(to);
            return;
        };
        let is_hovering = is_mouse && !self.is_pinned;
        if !is_hovering && !self.is_dragging {
            return;
        }
        let pose = hand.follow(to, self.rotation());
        if self.pose == Some(pose) {
            return;
        }
        self.pose = Some(pose);
        if self.is_dragging {
            self.has_dragged = true;
            self.is_pinned = true;
        }
    }

    /// The pointer left the map: a preview that only hovers disappears.
    fn leave_map(&mut self, context: BoardContext<'_>, is_mouse: bool) {
        self.pointed_cell = None;
        if self.pull == Pull::Carried {
            return;
        }
        if is_mouse && !self.is_pinned && self.hand_in_view(context).is_some() {
            self.pose = None;
        }
    }
}

#[cfg(test)]
mod tests;
