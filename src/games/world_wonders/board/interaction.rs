//! What a person is doing at the board, without anything of the web: what is
//! held, asked about, lit and looked at, and what each input makes of it.

use super::geometry::Step;
use super::hand::{Hand, Held};
use crate::games::ViewOptions;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Cell, Item, Turn, WorldWonders};

/// What is lit in the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lit {
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
    /// Places it.
    Place,
    /// Brings it to the next place where it fits, or to the one before.
    Next {
        /// To the one before.
        back: bool,
    },
    /// Turns it.
    Turn,
    /// Moves it by one space.
    Move(Step),
}

impl PieceKey {
    /// The meaning of a key by its name in keyboard events.
    pub fn named(key: &str, shift: bool) -> Option<Self> {
        Some(match key {
            "Enter" | " " => Self::Place,
            "f" | "F" => Self::Next { back: shift },
            "r" | "R" => Self::Turn,
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
    Ask(Item),
    /// Turns the piece under way by its button.
    Turn,
    /// Chooses the road of a short set that comes next.
    ChooseRoad {
        /// The road of one space.
        single: bool,
    },
    /// Chooses a place from the list.
    LayAt(Held),
    /// Lights something in the city, or puts it out.
    Light(Lit),
    /// Looks at a city.
    LookAt(Seat),
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
pub struct Moment<'a> {
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
    pub held: Option<Held>,
    /// Whether it was laid there, and does not follow the pointer any more.
    pub laid: bool,
    /// The space at which a key was pressed last: until the focus is at the
    /// next one, keys come to this.
    pub pressed_at: Option<Cell>,
    /// The thing that was asked about.
    pub asked: Option<Item>,
    /// What is lit.
    pub lit: Option<Lit>,
    /// The focus is to go to what can be done next, once that is drawn.
    pub follow: bool,
    /// How the piece is turned while it is not held anywhere.
    turn: Turn,
    /// Whether of a short set the road of one space comes next.
    single: bool,
    /// The thing in the market with the pointer or the focus.
    over: Option<Item>,
    /// The space with the pointer.
    spot: Option<Cell>,
    /// The city that somebody wants to see.
    looked_at: Option<Seat>,
    /// Whether a pointer drags the piece, and whether it came anywhere.
    dragging: bool,
    dragged: bool,
    /// The board was used by keys last.
    by_keys: bool,
}

impl Interaction {
    /// Nothing is chosen yet.
    pub fn new(moment: Moment<'_>) -> Self {
        let mut fresh = Self {
            hand: None,
            held: None,
            laid: false,
            pressed_at: None,
            asked: None,
            lit: None,
            follow: false,
            turn: Turn::PRINTED,
            single: false,
            over: None,
            spot: None,
            looked_at: None,
            dragging: false,
            dragged: false,
            by_keys: false,
        };
        fresh.take_up(moment);
        fresh
    }

    /// The city that is shown: the wanted one, or that of who is to act.
    pub fn shown(&self, moment: Moment<'_>) -> Seat {
        let own = moment.view.actor.or(moment.state.to_act());
        let shown = self.looked_at.or(own).or(moment.view.viewer);
        shown.unwrap_or(Seat::FIRST)
    }

    /// The thing in the market about which something is told.
    pub fn about(&self) -> Option<Item> {
        self.over.or(self.asked)
    }

    /// The space about which something is told.
    pub const fn spot(&self) -> Option<Cell> {
        self.spot
    }

    /// The piece under way, if it is placed in the city that is shown.
    pub fn hand_here(&self, moment: Moment<'_>) -> Option<Hand> {
        let own = moment.view.actor? == self.shown(moment);
        self.hand.filter(|_| own)
    }

    /// Another moment of the match: nothing is chosen any more, but what is lit
    /// stays so. `focused` says whether the focus is at the board.
    pub fn begin_anew(&mut self, moment: Moment<'_>, focused: bool) {
        self.follow = self.by_keys && focused;
        self.put_back();
        self.turn = Turn::PRINTED;
        self.single = false;
        self.asked = None;
        self.over = None;
        self.spot = None;
        self.looked_at = None;
        self.take_up(moment);
    }

    /// What was chosen but not done is taken back.
    pub fn escape(&mut self, focused: bool) {
        // The space on which the piece was held is nothing to come to any more.
        self.follow = self.held.is_some() && self.by_keys && focused;
        self.put_back();
        self.asked = None;
        self.over = None;
        self.lit = None;
        self.looked_at = None;
    }

    /// Finds the piece under way.
    pub fn take_up(&mut self, moment: Moment<'_>) {
        let acts = moment.view.actor.is_some();
        let hand = acts.then(|| Hand::of(moment.state, self.single));
        self.hand = hand.flatten();
    }

    /// Takes an input in; what is returned is to be done.
    pub fn apply(&mut self, moment: Moment<'_>, input: Input) -> Option<Action> {
        match input {
            Input::Act(action) => return moment.view.actor.map(|_| action),
            Input::Key(cell, key) => return self.key(moment, cell, key),
            Input::UsesKeys => self.by_keys = true,
            Input::UsesPointer => self.by_keys = false,
            Input::Ask(item) => {
                self.asked = (self.asked != Some(item)).then_some(item);
                self.over = None;
            }
            Input::Turn => {
                if let Some(hand) = self.hand_here(moment) {
                    self.turn_piece(&hand);
                }
            }
            Input::ChooseRoad { single } => {
                self.single = single;
                self.put_back();
                self.take_up(moment);
            }
            Input::LayAt(held) => {
                self.held = Some(held);
                self.laid = true;
            }
            Input::Light(lit) => self.lit = (self.lit != Some(lit)).then_some(lit),
            Input::LookAt(seat) => self.looked_at = Some(seat),
            Input::Tap(cell) => self.tap(moment, cell),
            Input::Grab(cell) => self.grab(moment, cell),
            Input::Drag { to, mouse } => self.drag(moment, to, mouse),
            Input::Release => self.dragging = false,
            Input::Over {
                item,
                on_map,
                mouse,
            } => {
                self.over = item;
                if !on_map {
                    self.leave_map(moment, mouse);
                }
            }
            Input::Focus(item) => self.over = item.filter(|_| self.by_keys),
        }
        None
    }

    /// The piece under way is nowhere.
    fn put_back(&mut self) {
        self.held = None;
        self.laid = false;
        self.pressed_at = None;
        self.dragging = false;
    }

    /// Turns the piece under way where it is held, or in the hand.
    fn turn_piece(&mut self, hand: &Hand) {
        self.held = self.held.map(|held| hand.turned(held));
        self.turn = self
            .held
            .map_or_else(|| hand.next_turn(self.turn), |held| held.turn);
    }

    /// The piece is laid on a space, or another way if it lies there. Without
    /// one, the space is told about.
    fn tap(&mut self, moment: Moment<'_>, cell: Cell) {
        // What a drag ends on is not meant.
        if core::mem::take(&mut self.dragged) {
            return;
        }
        let Some(hand) = self.hand_here(moment) else {
            self.spot = Some(cell);
            return;
        };
        let before = self.held.filter(|_| self.laid);
        let turn = self.held.map_or(self.turn, |held| held.turn);
        // As it is seen under the pointer, it is laid.
        let seen = self
            .held
            .filter(|held| !self.laid && hand.fits(*held) && hand.lying(*held).cells().has(cell));
        let held = seen.unwrap_or_else(|| hand.tap(cell, turn, before));
        self.turn = held.turn;
        self.held = Some(held);
        self.laid = true;
    }

    fn key(&mut self, moment: Moment<'_>, cell: Cell, key: PieceKey) -> Option<Action> {
        let hand = self.hand_here(moment)?;
        let held = self.held.or_else(|| hand.ways().next());
        let next = match (key, held) {
            (PieceKey::Place, held) => {
                let fitting = held.filter(|held| hand.fits(*held));
                return fitting.map(|held| hand.action(held));
            }
            (PieceKey::Next { back }, _) => hand.next(self.held, back),
            (PieceKey::Turn, Some(held)) => Some(hand.turned(held)),
            (PieceKey::Move(step), Some(held)) => Some(hand.stepped(held, step)),
            (_, None) => return None,
        };
        self.held = next;
        self.laid = true;
        self.pressed_at = Some(cell);
        self.follow = true;
        None
    }

    fn grab(&mut self, moment: Moment<'_>, cell: Option<Cell>) {
        self.by_keys = false;
        self.dragged = false;
        let lying = self.hand_here(moment).zip(self.held);
        let lying = lying.map(|(hand, held)| hand.lying(held).cells());
        self.dragging = lying.zip(cell).is_some_and(|(cells, cell)| cells.has(cell));
    }

    /// The piece follows a mouse until it is laid, and whatever drags it.
    fn drag(&mut self, moment: Moment<'_>, to: Cell, mouse: bool) {
        let Some(hand) = self.hand_here(moment) else {
            self.spot = Some(to);
            return;
        };
        let hovers = mouse && !self.laid;
        if !hovers && !self.dragging {
            return;
        }
        let turn = self.held.map_or(self.turn, |held| held.turn);
        let held = hand.follow(to, turn);
        if self.held == Some(held) {
            return;
        }
        self.held = Some(held);
        if self.dragging {
            self.dragged = true;
            self.laid = true;
        }
    }

    /// Off the map, what only hovered over it goes back.
    fn leave_map(&mut self, moment: Moment<'_>, mouse: bool) {
        self.spot = None;
        if mouse && !self.laid && self.hand_here(moment).is_some() {
            self.held = None;
        }
    }
}

#[cfg(test)]
mod tests;
