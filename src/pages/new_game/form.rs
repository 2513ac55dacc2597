//! State of the form for a new game, and the match made from it.

use crate::browser::{fresh_number, fresh_seed};
use app_core::SeatController;
use app_core::settings::{LastSeat, LastSetup, Profile, Settings};
use app_core::store::Mailbox;
use l10n::{Message, pages};
use records::{Colour, Correspondence, Match, Name, Player, SeatConfig, TableRules, UndoPolicy};
use rules::seat::MAX_SEATS;
use rules::{GameId, Level, Seat, Setup};
use std::rc::Rc;
use text::Locale;
use yew::prelude::*;

#[derive(Clone, Debug, PartialEq)]
pub enum FormAction {
    Players(u8),
    Name(Seat, String),
    /// A seat gets the next colour.
    Recolour(Seat),
    SetPlayer(Seat, SeatController),
    /// Everybody but the first seat was changed.
    Opponents(SeatController),
    /// The first two players swap seats.
    ChangeSides,
    /// An option was set; both by index.
    Choose {
        option: usize,
        choice: usize,
    },
    Seed(String),
    Undo(UndoPolicy),
    Aids(bool),
    Submit(Defaults),
}

/// Values for fields that were left empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defaults {
    pub seed: u64,
    /// The number of the match, if it is played by link.
    pub id: u32,
    /// The setting for aids.
    pub aids: bool,
}

impl Defaults {
    pub fn fresh(aids: bool) -> Self {
        Self {
            seed: fresh_seed(),
            id: fresh_number(),
            aids,
        }
    }
}

#[derive(Clone)]
pub struct NewGameForm {
    pub game: GameId,
    pub players: u8,
    /// Names as typed; one being typed may end with a space.
    pub names: [String; MAX_SEATS],
    pub controllers: [SeatController; MAX_SEATS],
    pub colours: [Colour; MAX_SEATS],
    pub choices: Vec<usize>,
    /// Seed as typed; empty for a random one.
    pub seed: String,
    /// The chosen undo policy; `None` means as usual, see [`NewGameForm::undo`].
    undo: Option<UndoPolicy>,
    /// Whether there are aids; `None` means as in the settings.
    pub aids: Option<bool>,
    profile: Profile,
    /// Whether the player has changed the colour of their seat.
    is_recoloured: bool,
    /// Result of the last submission: the match, or an error message.
    pub submitted: Option<Result<Rc<NewMatch>, Message>>,
}

#[derive(Debug)]
pub struct NewMatch {
    pub record: Match,
    /// If it is played by link: who plays here.
    pub mailbox: Option<Mailbox>,
    /// How the game is usually played from now on.
    pub last_setup: LastSetup,
    /// The player's name at this table; empty if none was typed.
    pub own_name: Name,
    /// The player's colour, if it was changed.
    pub own_colour: Option<Colour>,
}

impl NewGameForm {
    /// The form as the player usually fills it in, or else for a game against a bot.
    pub fn new(game: GameId, settings: &Settings) -> Self {
        let rules = game.setup_rules();
        let mut controllers = [SeatController::Local(Player::Bot(Level::Casual)); MAX_SEATS];
        controllers[0] = SeatController::PERSON;
        let mut form = Self {
            game,
            players: 2.clamp(*rules.players.start(), *rules.players.end()),
            names: Default::default(),
            controllers,
            colours: Colour::ALL,
            choices: vec![0; rules.options.len()],
            seed: String::new(),
            undo: None,
            aids: None,
            profile: settings.profile.clone(),
            is_recoloured: false,
            submitted: None,
        };
        if let Some(last_setup) = settings.last_setup(game) {
            form.fill_in(last_setup, settings);
        }
        if let Some((own_seat, colour)) = form.own_seat().zip(form.profile.colour) {
            form.give_colour(own_seat, colour);
        }
        form
    }

    /// Fills the form in as usual.
    fn fill_in(&mut self, last_setup: &LastSetup, settings: &Settings) {
        self.players = last_setup.seats.len() as u8;
        for (seat, last_seat) in Seat::all(self.players).zip(&last_setup.seats) {
            let place = seat.index();
            if let Some(controller) = self.controllers.get_mut(place) {
                *controller = match last_seat.controller {
                    SeatController::Local(Player::Matched(_)) => {
                        SeatController::Local(Player::Matched(settings.strength(self.game)))
                    }
                    other => other,
                };
            }
            if let Some(name) = self.names.get_mut(place) {
                last_seat.name.as_str().clone_into(name);
            }
            self.give_colour(seat, last_seat.colour);
        }
        let options = self.game.setup_rules().options;
        for (option, chosen) in options.iter().zip(&mut self.choices) {
            let last_choice = last_setup
                .choices
                .iter()
                .find(|(id, _)| id == option.id)
                .and_then(|(_, wanted)| option.choices.iter().position(|choice| choice == wanted));
            *chosen = last_choice.unwrap_or(0);
        }
        self.undo = last_setup.undo;
        self.aids = last_setup.aids;
    }

    /// How the game is played according to the form.
    fn last_setup(&self) -> LastSetup {
        let own_seat = self.own_seat();
        let seats = Seat::all(self.players)
            .zip(&self.controllers)
            .zip(&self.names)
            .zip(self.colours)
            .map(|(((seat, controller), name), colour)| LastSeat {
                controller: *controller,
                name: if own_seat == Some(seat) {
                    Name::default()
                } else {
                    Name::new(name)
                },
                colour,
            });
        let choices = self
            .game
            .setup_rules()
            .options
            .iter()
            .zip(&self.choices)
            .filter(|(_, choice)| **choice > 0)
            .filter_map(|(option, choice)| {
                let choice = option.choices.get(*choice)?;
                Some((option.id.to_owned(), (*choice).to_owned()))
            });
        LastSetup {
            game: self.game,
            seats: seats.collect(),
            choices: choices.collect(),
            undo: self.undo,
            aids: self.aids,
        }
    }

    /// The undo policy: usually, what was revealed to one of several devices is not taken back.
    pub fn undo(&self) -> UndoPolicy {
        let usual = if self.is_by_link() && self.game.setup_rules().seeded {
            UndoPolicy::UntilRevealed
        } else {
            UndoPolicy::Free
        };
        self.undo.unwrap_or(usual)
    }

    /// The seat of the player: the first one of a person at this device.
    fn own_seat(&self) -> Option<Seat> {
        let mut local_seats = self.controllers();
        local_seats
            .find(|(_, controller)| *controller == SeatController::PERSON)
            .map(|(seat, _)| seat)
    }

    /// The player's name, if several people play: a single person is "you".
    fn own_name(&self) -> Option<&Name> {
        let people = self.controllers().filter(|(_, who)| !who.is_bot()).count();
        let name = &self.profile.name;
        (people > 1 && !name.as_str().is_empty()).then_some(name)
    }

    fn seats(&self) -> Vec<SeatConfig> {
        let own_seat = self.own_seat();
        let seats = Seat::all(self.players)
            .zip(&self.names)
            .zip(&self.controllers)
            .map(|((seat, name), controller)| {
                let typed = Name::new(name);
                let is_own = own_seat == Some(seat) && typed.as_str().is_empty();
                SeatConfig {
                    name: self.own_name().filter(|_| is_own).cloned().unwrap_or(typed),
                    // A solo player is always a person.
                    player: if self.players == 1 {
                        Player::Human
                    } else {
                        controller.player()
                    },
                }
            });
        seats.collect()
    }

    /// Names of people the player has played with, who are not in the form already.
    pub fn suggested_names(&self) -> Vec<String> {
        self.profile
            .companions
            .iter()
            .map(Name::as_str)
            .filter(|name| self.names.iter().all(|typed| typed != name))
            .map(str::to_owned)
            .collect()
    }

    /// The names that the seats have unless others are typed. By link, people are asked for
    /// names: the others are to see from whom a link comes.
    pub fn default_names(&self, locale: Locale) -> Vec<String> {
        let seats = self.seats();
        let name = |seat_index: usize| {
            match self.controllers.get(seat_index) {
                Some(SeatController::Remote) => return Some(locale.text(pages::FRIENDS_NAME)),
                Some(&SeatController::PERSON)
                    if self.is_by_link()
                        && (self.own_name().is_none()
                            || self.own_seat().map(Seat::index) != Some(seat_index)) =>
                {
                    return Some(locale.text(pages::YOUR_NAME));
                }
                _ => {}
            }
            let mut unnamed = seats.clone();
            let is_own = self.own_seat().map(Seat::index) == Some(seat_index);
            let name = self.own_name().filter(|_| is_own).cloned();
            unnamed.get_mut(seat_index)?.name = name.unwrap_or_default();
            text::seat_names(locale, &unnamed).get(seat_index).cloned()
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

    pub fn is_by_link(&self) -> bool {
        self.players > 1
            && self
                .controllers()
                .any(|(_, controller)| controller == SeatController::Remote)
    }

    /// The match described by the form, and who plays here if it is played by link.
    ///
    /// # Errors
    /// What is wrong with the form, in a sentence.
    pub fn create(&self, defaults: Defaults) -> Result<NewMatch, Message> {
        let own_seat = self.own_seat();
        let typed = own_seat.and_then(|seat| self.names.get(seat.index()));
        let own_colour = own_seat.and_then(|seat| self.colours.get(seat.index()));
        let new = NewMatch {
            record: self.create_match(defaults)?,
            mailbox: None,
            last_setup: self.last_setup(),
            own_name: typed.map(|typed| Name::new(typed)).unwrap_or_default(),
            own_colour: own_colour.copied().filter(|_| self.is_recoloured),
        };
        if !self.is_by_link() {
            return Ok(new);
        }
        let local_seats: Vec<Seat> = self
            .controllers()
            .filter(|(_, controller)| *controller == SeatController::PERSON)
            .map(|(seat, _)| seat)
            .collect();
        let host = *local_seats.first().ok_or(pages::NOBODY_HERE)?;
        let id = defaults.id;
        Ok(NewMatch {
            record: new.record.with_correspondence(Correspondence { id, host }),
            mailbox: Some(Mailbox::new(local_seats)),
            ..new
        })
    }

    /// The match described by the form.
    fn create_match(&self, defaults: Defaults) -> Result<Match, Message> {
        let seed = match self.seed.trim() {
            "" => defaults.seed,
            typed => typed.parse().map_err(|_| pages::NOT_A_SEED)?,
        };
        let mut setup =
            Setup::new(self.game, self.players, seed).map_err(|_| pages::SETUP_NOT_WORKING)?;
        let options = self.game.setup_rules().options.iter();
        for (option, choice) in options.zip(&self.choices) {
            if option.applies_to(self.players)
                && let Some(choice) = option.choices.get(*choice)
            {
                setup = setup
                    .with_choice(option.id, choice)
                    .map_err(|_| pages::SETUP_NOT_WORKING)?;
            }
        }
        let mut record = Match::new(setup, self.seats())
            .map_err(|_| pages::SETUP_NOT_WORKING)?
            .with_table_rules(TableRules {
                undo: self.undo(),
                aids: self.aids.unwrap_or(defaults.aids),
            });
        for (seat, colour) in Seat::all(self.players).zip(self.colours) {
            record.set_colour(seat, colour);
        }
        Ok(record)
    }

    /// Gives a seat the next colour; the seat that had it gets the old one.
    fn recolour(&mut self, seat: Seat) {
        let Some(old_colour) = self.colours.get(seat.index()).copied() else {
            return;
        };
        let mut following = Colour::ALL
            .iter()
            .cycle()
            .skip_while(|colour| **colour != old_colour);
        if let Some(next) = following.nth(1).copied() {
            self.give_colour(seat, next);
            self.is_recoloured |= self.own_seat() == Some(seat);
        }
    }

    /// Gives a seat a colour; the seat that had it gets the old one.
    fn give_colour(&mut self, seat: Seat, new_colour: Colour) {
        let Some(old_colour) = self.colours.get(seat.index()).copied() else {
            return;
        };
        for colour in &mut self.colours {
            if *colour == old_colour {
                *colour = new_colour;
            } else if *colour == new_colour {
                *colour = old_colour;
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
                if let Some(current) = form.controllers.get_mut(seat.index()) {
                    *current = controller;
                }
            }
            FormAction::Opponents(controller) => {
                let [first, others @ ..] = &mut form.controllers;
                others.fill(controller);
                // At least one person has to be here.
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
            FormAction::Undo(undo) => form.undo = Some(undo),
            FormAction::Aids(aids) => form.aids = Some(aids),
            FormAction::Submit(defaults) => {
                form.submitted = Some(form.create(defaults).map(Rc::new));
            }
        }
        form.into()
    }
}
