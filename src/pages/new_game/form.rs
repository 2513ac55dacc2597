//! The form as it is filled in, and the match that it makes.

use records::{Colour, Match, Name, Player, SeatConfig, TableRules, UndoPolicy};
use rules::seat::MAX_SEATS;
use rules::{GameId, Level, Seat, Setup};
use std::rc::Rc;
use yew::prelude::*;

/// What can be filled in.
#[derive(Clone, Debug, PartialEq)]
pub enum FormAction {
    /// How many play.
    Players(u8),
    /// A name was typed.
    Name(Seat, String),
    /// A seat takes the next colour.
    Recolour(Seat),
    /// Somebody else sits in a seat.
    Sit(Seat, Player),
    /// The first two change seats.
    ChangeSides,
    /// A choice of an option, both by their places.
    Choose {
        /// The option.
        option: usize,
        /// The choice.
        choice: usize,
    },
    /// A seed was typed.
    Seed(String),
    /// What may be taken back.
    Undo(UndoPolicy),
    /// Whether there are aids.
    Aids(bool),
    /// All is filled in.
    Submit(Defaults),
}

/// What counts where nothing was filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defaults {
    /// A fresh seed.
    pub seed: u64,
    /// Whether the settings want aids.
    pub aids: bool,
}

/// The form.
#[derive(Clone)]
pub struct NewGameForm {
    /// The game.
    pub game: GameId,
    /// How many play.
    pub players: u8,
    /// The names as typed: one under way may end with a space.
    pub names: [String; MAX_SEATS],
    /// Who sits in the seats.
    pub sitting: [Player; MAX_SEATS],
    /// The colours of the seats, each once.
    pub colours: [Colour; MAX_SEATS],
    /// The choices of the game's options, by their places.
    pub choices: Vec<usize>,
    /// The seed as typed; empty for a fresh one.
    pub seed: String,
    /// What may be taken back.
    pub undo: UndoPolicy,
    /// Whether there are aids; until that is chosen, as the settings say.
    pub aids: Option<bool>,
    /// What came of the last submission: the match, or what is wrong.
    pub submitted: Option<Result<Rc<Match>, &'static str>>,
}

/// The form offers nothing that a setup refuses.
const REFUSED: &str = "This set-up does not work.";
pub(super) const BAD_SEED: &str =
    "A seed is a whole number from 0 to 18446744073709551615. Leave it empty for a new one.";

impl NewGameForm {
    /// The form as it is at first.
    pub fn new(game: GameId) -> Self {
        let rules = game.setup_rules();
        let mut sitting = [Player::Bot(Level::Casual); MAX_SEATS];
        sitting[0] = Player::Human;
        Self {
            game,
            players: 2.clamp(*rules.players.start(), *rules.players.end()),
            names: Default::default(),
            sitting,
            colours: Colour::ALL,
            choices: vec![0; rules.options.len()],
            seed: String::new(),
            undo: UndoPolicy::Free,
            aids: None,
            submitted: None,
        }
    }

    /// The match.
    fn begin(&self, defaults: Defaults) -> Result<Match, &'static str> {
        let seed = match self.seed.trim() {
            "" => defaults.seed,
            typed => typed.parse().map_err(|_| BAD_SEED)?,
        };
        let mut setup = Setup::new(self.game, self.players, seed).map_err(|_| REFUSED)?;
        let options = self.game.setup_rules().options.iter();
        for (option, choice) in options.zip(&self.choices) {
            if option.applies_to(self.players)
                && let Some(choice) = option.choices.get(*choice)
            {
                setup = setup.with_choice(option.id, choice).map_err(|_| REFUSED)?;
            }
        }
        let seats = self.names.iter().zip(&self.sitting);
        let sitters = seats
            .take(usize::from(self.players))
            .map(|(name, player)| SeatConfig {
                name: Name::new(name),
                // Alone there is nobody for a bot to play against.
                player: if self.players == 1 {
                    Player::Human
                } else {
                    *player
                },
            });
        let begun = Match::new(setup, sitters.collect()).map_err(|_| REFUSED)?;
        let mut begun = begun.with_table_rules(TableRules {
            undo: self.undo,
            aids: self.aids.unwrap_or(defaults.aids),
        });
        for (seat, colour) in Seat::all(self.players).zip(self.colours) {
            begun.set_colour(seat, colour);
        }
        Ok(begun)
    }

    /// The seat takes the next colour, and whoever had that one takes its own.
    fn recolour(&mut self, seat: Seat) {
        let Some(own) = self.colours.get(seat.index()).copied() else {
            return;
        };
        let mut following = Colour::ALL
            .iter()
            .cycle()
            .skip_while(|colour| **colour != own);
        let Some(next) = following.nth(1).copied() else {
            return;
        };
        for colour in &mut self.colours {
            if *colour == own {
                *colour = next;
            } else if *colour == next {
                *colour = own;
            }
        }
    }
}

impl Reducible for NewGameForm {
    type Action = FormAction;

    fn reduce(self: Rc<Self>, action: FormAction) -> Rc<Self> {
        let mut form = Self::clone(&self);
        form.submitted = None;
        match action {
            FormAction::Players(players) => form.players = players,
            FormAction::Name(seat, typed) => {
                if let Some(name) = form.names.get_mut(seat.index()) {
                    *name = typed;
                }
            }
            FormAction::Sit(seat, player) => {
                if let Some(sits) = form.sitting.get_mut(seat.index()) {
                    *sits = player;
                }
            }
            FormAction::Recolour(seat) => form.recolour(seat),
            FormAction::ChangeSides => {
                form.names.swap(0, 1);
                form.sitting.swap(0, 1);
            }
            FormAction::Choose { option, choice } => {
                if let Some(chosen) = form.choices.get_mut(option) {
                    *chosen = choice;
                }
            }
            FormAction::Seed(typed) => form.seed = typed,
            FormAction::Undo(undo) => form.undo = undo,
            FormAction::Aids(aids) => form.aids = Some(aids),
            FormAction::Submit(defaults) => {
                form.submitted = Some(form.begin(defaults).map(Rc::new));
            }
        }
        form.into()
    }
}
