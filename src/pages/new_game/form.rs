//! State of the form for a new game, and the match made from it.

use crate::seat_controller::SeatController;
use crate::store::Mailbox;
use crate::text::Locale;
use records::{Colour, Correspondence, Match, Name, Player, SeatConfig, TableRules, UndoPolicy};
use rules::seat::MAX_SEATS;
use rules::{GameId, Level, Seat, Setup};
use std::rc::Rc;
use yew::prelude::*;

/// Changes of the form.
#[derive(Clone, Debug, PartialEq)]
pub enum FormAction {
    /// The number of players.
    Players(u8),
    /// A name was edited.
    Name(Seat, String),
    /// A seat gets the next colour.
    Recolour(Seat),
    /// A seat's player was changed.
    SetPlayer(Seat, SeatController),
    /// Everybody but the first seat was changed.
    Opponents(SeatController),
    /// The first two players swap seats.
    ChangeSides,
    /// An option was set; both by index.
    Choose {
        /// Index of the option.
        option: usize,
        /// Index of the choice.
        choice: usize,
    },
    /// The seed was edited.
    Seed(String),
    /// The undo policy.
    Undo(UndoPolicy),
    /// Whether there are aids.
    Aids(bool),
    /// The form was submitted.
    Submit(Defaults),
}

/// Values for fields that were left empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defaults {
    /// A random seed.
    pub seed: u64,
    /// The number of the match, if it is played by link.
    pub id: u32,
    /// The setting for aids.
    pub aids: bool,
}

/// The form.
#[derive(Clone)]
pub struct NewGameForm {
    /// The game.
    pub game: GameId,
    /// Number of players.
    pub players: u8,
    /// Names as typed; one being typed may end with a space.
    pub names: [String; MAX_SEATS],
    /// Who plays for the seats.
    pub controllers: [SeatController; MAX_SEATS],
    /// Colours of the seats, all different.
    pub colours: [Colour; MAX_SEATS],
    /// Indices of the choices of the game's options.
    pub choices: Vec<usize>,
    /// Seed as typed; empty for a random one.
    pub seed: String,
    /// The undo policy.
    pub undo: UndoPolicy,
    /// Whether there are aids; `None` means as in the settings.
    pub aids: Option<bool>,
    /// Result of the last submission: the match, or an error message.
    pub submitted: Option<Result<Rc<NewMatch>, &'static str>>,
}

/// A match that begins.
#[derive(Debug)]
pub struct NewMatch {
    /// The match.
    pub match_: Match,
    /// If it is played by link: who plays here.
    pub mailbox: Option<Mailbox>,
}

/// Message for a setup that is refused although the form only offers valid ones.
const REFUSED: &str = "This setup does not work.";
pub(super) const NOBODY_HERE: &str = "Keep at least one seat for someone on this device.";
pub(super) const BAD_SEED: &str =
    "A seed is a whole number from 0 to 18446744073709551615. Leave it empty for a random one.";

impl NewGameForm {
    /// The initial form.
    pub fn new(game: GameId) -> Self {
        let rules = game.setup_rules();
        let mut controllers = [SeatController::Local(Player::Bot(Level::Casual)); MAX_SEATS];
        controllers[0] = SeatController::PERSON;
        Self {
            game,
            players: 2.clamp(*rules.players.start(), *rules.players.end()),
            names: Default::default(),
            controllers,
            colours: Colour::ALL,
            choices: vec![0; rules.options.len()],
            seed: String::new(),
            undo: UndoPolicy::Free,
            aids: None,
            submitted: None,
        }
    }

    /// The seats described by the form.
    fn seats(&self) -> Vec<SeatConfig> {
        let seats = self.names.iter().zip(&self.controllers);
        let seats = seats.take(usize::from(self.players));
        let seats = seats.map(|(name, controller)| SeatConfig {
            name: Name::new(name),
            // A solo player is always a person.
            player: if self.players == 1 {
                Player::Human
            } else {
                controller.player()
            },
        });
        seats.collect()
    }

    /// The names that the seats have unless others are typed. By link, people are asked for
    /// names: the others are to see from whom a link comes.
    pub fn default_names(&self, locale: Locale) -> Vec<String> {
        let seats = self.seats();
        let name = |own: usize| {
            match self.controllers.get(own) {
                Some(SeatController::Remote) => return Some("Friend's name".to_owned()),
                Some(&SeatController::PERSON) if self.is_by_link() => {
                    return Some("Your name".to_owned());
                }
                _ => {}
            }
            let mut unnamed = seats.clone();
            unnamed.get_mut(own)?.name = Name::default();
            locale.seat_names(&unnamed).into_iter().nth(own)
        };
        (0..seats.len()).filter_map(name).collect()
    }

    /// Who plays for the seats that are in the match.
    fn controllers(&self) -> impl Iterator<Item = (Seat, SeatController)> + Clone + '_ {
        Seat::all(self.players).zip(self.controllers.iter().copied())
    }

    /// Who plays for all seats but the first, if it is a choice that goes for all of them.
    pub fn opponents(&self) -> Option<SeatController> {
        let mut others = self.controllers().skip(1).map(|(_, controller)| controller);
        let first = others.next()?;
        others
            .all(|other| other == first || (other.is_bot() && first.is_bot()))
            .then_some(first)
    }

    /// Whether it is played by link.
    pub fn is_by_link(&self) -> bool {
        self.players > 1
            && self
                .controllers()
                .any(|(_, controller)| controller == SeatController::Remote)
    }

    /// The match described by the form, and who plays here if it is played by link.
    fn create(&self, defaults: Defaults) -> Result<NewMatch, &'static str> {
        let match_ = self.create_match(defaults)?;
        if !self.is_by_link() {
            let mailbox = None;
            return Ok(NewMatch { match_, mailbox });
        }
        let here = self
            .controllers()
            .filter(|(_, controller)| *controller == SeatController::PERSON);
        let here: Vec<Seat> = here.map(|(seat, _)| seat).collect();
        let host = *here.first().ok_or(NOBODY_HERE)?;
        let id = defaults.id;
        Ok(NewMatch {
            match_: match_.with_correspondence(Correspondence { id, host }),
            mailbox: Some(Mailbox::new(here)),
        })
    }

    /// The match described by the form.
    fn create_match(&self, defaults: Defaults) -> Result<Match, &'static str> {
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
        let match_ = Match::new(setup, self.seats()).map_err(|_| REFUSED)?;
        let mut match_ = match_.with_table_rules(TableRules {
            undo: self.undo,
            aids: self.aids.unwrap_or(defaults.aids),
        });
        for (seat, colour) in Seat::all(self.players).zip(self.colours) {
            match_.set_colour(seat, colour);
        }
        Ok(match_)
    }

    /// Gives a seat the next colour; the seat that had it gets the old one.
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
            FormAction::SetPlayer(seat, controller) => {
                if let Some(sits) = form.controllers.get_mut(seat.index()) {
                    *sits = controller;
                }
            }
            FormAction::Opponents(controller) => {
                let [first, others @ ..] = &mut form.controllers;
                others.fill(controller);
                // Somebody has to be here.
                if !controller.is_bot() && *first == SeatController::Remote {
                    *first = SeatController::PERSON;
                }
            }
            FormAction::Recolour(seat) => form.recolour(seat),
            FormAction::ChangeSides => {
                form.names.swap(0, 1);
                form.controllers.swap(0, 1);
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
                form.submitted = Some(form.create(defaults).map(Rc::new));
            }
        }
        form.into()
    }
}
