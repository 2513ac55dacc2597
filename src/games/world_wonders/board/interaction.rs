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
mod tests {
    use super::super::geometry::tests::cell;
    use super::*;
    use crate::text::Words;
    use records::Colour;
    use rules::games::world_wonders::{Scene, Slot};
    use std::rc::Rc;

    /// The first seat may act.
    fn view() -> ViewOptions {
        ViewOptions {
            names: Rc::new(vec!["Ada".to_owned(), "Ben".to_owned()]),
            colours: Rc::new(vec![Colour::Red, Colour::Blue]),
            actor: Some(Seat::FIRST),
            viewer: None,
            alone: None,
            ply: 0,
            line: 0,
            moving: false,
            aids: true,
            escapes: 0,
            words: Words::english(),
        }
    }

    /// A usual game, which begins with the starting road.
    fn start() -> WorldWonders {
        WorldWonders::from_scene(&Scene::default())
    }

    /// Takes several inputs in; what the last one asks to be done.
    fn apply(
        interaction: &mut Interaction,
        moment: Moment<'_>,
        inputs: &[Input],
    ) -> Option<Action> {
        let done = inputs.iter().map(|input| interaction.apply(moment, *input));
        done.last().flatten()
    }

    fn hover(at: &str) -> Input {
        let to = cell(at);
        Input::Drag { to, mouse: true }
    }

    const LEAVE: Input = Input::Over {
        item: None,
        on_map: false,
        mouse: true,
    };

    #[test]
    fn keys_pressed_quickly_all_count() {
        let (state, view) = (start(), view());
        let moment = Moment {
            state: &state,
            view: &view,
        };
        let mut slow = Interaction::new(moment);
        let first = slow.hand.and_then(|hand| hand.ways().next()).unwrap();
        let right = Input::Key(first.at, PieceKey::Move((1, 0)));
        assert_eq!(apply(&mut slow, moment, &[right, right]), None);
        let held = slow.held.unwrap();
        assert_eq!(held.at.column(), first.at.column() + 2);
        assert!(slow.laid && slow.follow);
        // All of them come to the space that had the focus when they began.
        assert_eq!(slow.pressed_at, Some(first.at));
        // What a key places is where the keys before it brought the piece.
        let place = Input::Key(first.at, PieceKey::Place);
        let placed = slow.apply(moment, place).unwrap();
        assert_eq!(placed, slow.hand.unwrap().action(held));
        assert!(state.check(placed).is_ok());
    }

    #[test]
    fn a_piece_that_does_not_fit_is_not_placed() {
        let (state, view) = (start(), view());
        let moment = Moment {
            state: &state,
            view: &view,
        };
        let mut interaction = Interaction::new(moment);
        let at = cell("b2");
        let up = Input::Key(at, PieceKey::Move((0, -1)));
        let place = Input::Key(at, PieceKey::Place);
        assert_eq!(apply(&mut interaction, moment, &[up, up, up, place]), None);
        assert!(interaction.held.is_some());
    }

    #[test]
    fn a_piece_follows_the_mouse_until_it_is_laid() {
        let (state, view) = (start(), view());
        let moment = Moment {
            state: &state,
            view: &view,
        };
        let mut interaction = Interaction::new(moment);
        apply(&mut interaction, moment, &[hover("c11")]);
        let seen = interaction.held.unwrap();
        assert!(!interaction.laid);
        // Off the map it goes back.
        apply(&mut interaction, moment, &[LEAVE]);
        assert_eq!(interaction.held, None);
        // It is laid as it is seen, and then stays there.
        let tap = Input::Tap(cell("c11"));
        apply(&mut interaction, moment, &[hover("c11"), tap]);
        assert_eq!(interaction.held, Some(seen));
        apply(&mut interaction, moment, &[hover("h11"), LEAVE]);
        assert_eq!(interaction.held, Some(seen));
        assert!(interaction.laid);
        // Another tap turns it.
        apply(&mut interaction, moment, &[tap]);
        assert_ne!(interaction.held, Some(seen));
    }

    #[test]
    fn what_a_drag_ends_on_is_not_tapped() {
        let (state, view) = (start(), view());
        let moment = Moment {
            state: &state,
            view: &view,
        };
        let mut interaction = Interaction::new(moment);
        let finger = |at: &str| {
            let to = cell(at);
            Input::Drag { to, mouse: false }
        };
        apply(&mut interaction, moment, &[Input::Tap(cell("b11"))]);
        let laid = interaction.held;
        // A finger that is not on the piece scrolls.
        let grab = Input::Grab(Some(cell("l1")));
        apply(&mut interaction, moment, &[grab, finger("h11")]);
        assert_eq!(interaction.held, laid);
        let grab = Input::Grab(Some(cell("b11")));
        let release = [Input::Release, Input::Tap(cell("h11"))];
        apply(&mut interaction, moment, &[grab, finger("h11")]);
        let dragged = interaction.held;
        assert_ne!(dragged, laid);
        apply(&mut interaction, moment, &release);
        assert_eq!(interaction.held, dragged);
    }

    #[test]
    fn escape_takes_back_what_was_chosen() {
        let (state, view) = (start(), view());
        let moment = Moment {
            state: &state,
            view: &view,
        };
        let mut interaction = Interaction::new(moment);
        let at = cell("f11");
        let next = Input::Key(at, PieceKey::Next { back: false });
        let light = Input::Light(Lit::Resources);
        let ask = Input::Ask(Item::Tower);
        apply(
            &mut interaction,
            moment,
            &[Input::UsesKeys, next, light, ask],
        );
        assert!(interaction.held.is_some());
        assert_eq!(interaction.about(), Some(Item::Tower));
        interaction.escape(true);
        assert!(interaction.follow);
        let Interaction {
            held,
            laid,
            pressed_at,
            lit,
            ..
        } = interaction;
        assert_eq!(
            (held, laid, pressed_at, lit, interaction.about()),
            (None, false, None, None, None)
        );
        // The next time there is nothing to follow.
        interaction.escape(true);
        assert!(!interaction.follow);
    }

    #[test]
    fn another_moment_begins_anew() {
        let (mut state, view) = (start(), view());
        let moment = Moment {
            state: &state,
            view: &view,
        };
        let mut interaction = Interaction::new(moment);
        let inputs = [
            Input::Light(Lit::Districts),
            Input::Ask(Item::Tower),
            hover("f11"),
            Input::UsesPointer,
        ];
        apply(&mut interaction, moment, &inputs);
        let action = state.read("f11").unwrap();
        state.play(action, &mut rules::game::Unheard);
        let moment = Moment {
            state: &state,
            view: &view,
        };
        interaction.begin_anew(moment, true);
        // Nothing is placed while things are bought, and a mouse has no focus to bring along.
        assert_eq!(interaction.hand, None);
        assert_eq!(interaction.held, None);
        assert_eq!(interaction.about(), None);
        assert!(!interaction.follow);
        // What is lit stays so.
        assert_eq!(interaction.lit, Some(Lit::Districts));
    }

    #[test]
    fn nothing_is_placed_in_another_city_or_by_who_only_looks_on() {
        let (state, mut view) = (start(), view());
        let other = Seat::all(2).nth(1).unwrap();
        let moment = Moment {
            state: &state,
            view: &view,
        };
        let mut interaction = Interaction::new(moment);
        apply(&mut interaction, moment, &[Input::LookAt(other)]);
        assert_eq!(interaction.shown(moment), other);
        assert_eq!(interaction.hand_here(moment), None);
        // A space is told about instead.
        apply(&mut interaction, moment, &[Input::Tap(cell("c4"))]);
        assert_eq!(
            (interaction.held, interaction.spot()),
            (None, Some(cell("c4")))
        );
        view.actor = None;
        let moment = Moment {
            state: &state,
            view: &view,
        };
        let mut interaction = Interaction::new(moment);
        assert_eq!(interaction.hand, None);
        assert_eq!(interaction.apply(moment, Input::Act(Action::Out)), None);
    }

    #[test]
    fn the_market_is_told_about_at_the_pointer_or_the_focus() {
        let (state, view) = (start(), view());
        let moment = Moment {
            state: &state,
            view: &view,
        };
        let mut interaction = Interaction::new(moment);
        let (tile, tower) = (Item::Tile(Slot::I2), Item::Tower);
        let over = Input::Over {
            item: Some(tile),
            on_map: false,
            mouse: true,
        };
        // What is asked stays, below what the pointer is at.
        apply(&mut interaction, moment, &[Input::Ask(tower), over]);
        assert_eq!(interaction.about(), Some(tile));
        apply(&mut interaction, moment, &[LEAVE]);
        assert_eq!(interaction.about(), Some(tower));
        apply(&mut interaction, moment, &[Input::Ask(tower)]);
        assert_eq!(interaction.about(), None);
        // A focus counts where keys brought it.
        let focus = Input::Focus(Some(tile));
        apply(&mut interaction, moment, &[Input::UsesPointer, focus]);
        assert_eq!(interaction.about(), None);
        apply(&mut interaction, moment, &[Input::UsesKeys, focus]);
        assert_eq!(interaction.about(), Some(tile));
        apply(&mut interaction, moment, &[Input::Focus(None)]);
        assert_eq!(interaction.about(), None);
    }

    #[test]
    fn keys_mean_the_same_in_capitals() {
        for (key, shift, meaning) in [
            ("Enter", false, Some(PieceKey::Place)),
            (" ", false, Some(PieceKey::Place)),
            ("f", false, Some(PieceKey::Next { back: false })),
            ("F", true, Some(PieceKey::Next { back: true })),
            ("R", true, Some(PieceKey::Turn)),
            ("ArrowLeft", false, Some(PieceKey::Move((-1, 0)))),
            ("Tab", false, None),
            ("Escape", false, None),
        ] {
            assert_eq!(PieceKey::named(key, shift), meaning, "{key}");
        }
    }
}
