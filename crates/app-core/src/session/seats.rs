//! Who may act, who may end the match early, and the rematch.

use super::{Closing, Effect, Session, WindowRole};
use crate::seat_controller::SeatController;
use crate::store::Mailbox;
use core::cmp::Ordering;
use records::{Colour, Correspondence, Entry, Match, Player, Proposal, only_person, people};
use rules::digest::Digest;
use rules::setup::{FIRST_PLAYER_OPTION, GameOption};
use rules::{Level, Seat, Strength};

impl Session {
    /// The player of a seat. In variations people act for all seats; a seat that has
    /// resigned is played by a bot.
    pub(super) fn player_of(&self, seat: Seat, resigned: bool) -> Player {
        if self.is_variation() {
            return Player::Human;
        }
        match self.record.seat_config(seat) {
            Some(_) if resigned => Player::Bot(Level::Casual),
            Some(seat) => seat.player,
            None => Player::Human,
        }
    }

    /// The player of a seat in the shown position.
    pub fn player(&self, seat: Seat) -> Player {
        self.player_of(seat, self.record.position().resigned()[seat])
    }

    /// Whether a person had to act at a ply.
    pub(super) fn person_acts_at(&self, ply: usize) -> bool {
        self.record.to_act_before(ply).is_some_and(|seat| {
            let resigned = self.record.has_resigned_before(ply, seat);
            self.is_here(seat) && self.player_of(seat, resigned) == Player::Human
        })
    }

    /// Whether this window may change the match.
    pub const fn is_mine(&self) -> bool {
        matches!(self.role, WindowRole::Owner | WindowRole::Unknown)
    }

    /// The person who may act on the board now.
    pub fn actor(&self) -> Option<Seat> {
        let seat = self.record.position().to_act()?;
        let may = !self.is_browsing()
            && self.is_mine()
            && self.is_here(seat)
            && self.player(seat) == Player::Human;
        may.then_some(seat)
    }

    /// The seat of the only person in the match, if there is exactly one; of a match by link,
    /// of the only person here.
    pub fn only_person(&self) -> Option<Seat> {
        if let Some(mailbox) = &self.mailbox {
            return mailbox.only_seat();
        }
        only_person(self.record.seats())
    }

    /// The person who can resign now.
    pub fn can_resign(&self) -> Option<Seat> {
        let seat = self.actor().or_else(|| self.only_person())?;
        let gone = self.record.position().resigned()[seat];
        let open = !self.is_over() && !gone && !self.is_variation() && !self.is_browsing();
        (open && self.is_mine()).then_some(seat)
    }

    /// Whether the players could agree on a draw: that takes two or more people, and no bots.
    pub fn is_among_people(&self) -> bool {
        let seats = self.record.seats();
        seats.len() > 1 && seats.iter().all(|seat| seat.player == Player::Human)
    }

    /// Whether a draw can be agreed on now, or by link be offered.
    pub fn can_draw(&self) -> bool {
        let can_ask = if self.is_by_link() {
            self.asker().is_some() && self.record.position().proposal().is_none()
        } else {
            self.can_resign().is_some()
        };
        can_ask && self.is_among_people()
    }

    /// Sets who plays for a seat; in a match by link also whether here.
    pub(super) fn set_player(&mut self, seat: Seat, controller: SeatController) {
        if !self.record.set_player(seat, controller.player()) {
            return;
        }
        if let Some(mailbox) = &mut self.mailbox {
            mailbox.seats.retain(|own| *own != seat);
            if controller == SeatController::PERSON {
                mailbox.seats.push(seat);
                mailbox.seats.sort_unstable();
            }
            self.effects.push(Effect::SaveMailbox);
        }
        self.match_changed();
    }

    pub(super) fn close(&mut self, closing: Closing) {
        if closing == Closing::Draw && self.is_by_link() {
            // Nothing ends before the others agree.
            return self.propose(Proposal::Draw);
        }
        let entry = match closing {
            Closing::Resign => self.can_resign().map(Entry::Resign),
            Closing::Draw => self.can_draw().then_some(Entry::AgreedDraw),
        };
        if let Some(entry) = entry {
            self.enter(entry, true);
        }
    }

    /// How strong bots that adapt were in this match, and how strong they will be in the
    /// next: half a step stronger if the only person has won, half a step weaker if a bot
    /// has. `None` if the match is not over, or there are no such bots.
    pub fn earned_strength(&self) -> Option<(Strength, Strength)> {
        if !self.is_over() || self.is_variation() {
            return None;
        }
        let person = self.only_person()?;
        let ranks = self.record.position().ranks();
        let (strength, best) = Seat::all(self.record.setup().players())
            .zip(self.record.seats())
            .filter_map(|(seat, config)| match config.player {
                Player::Matched(strength) => Some((strength, ranks[seat])),
                _ => None,
            })
            .min_by_key(|(_, place)| *place)?;
        let next = match ranks[person].cmp(&best) {
            Ordering::Less => strength.stronger(),
            Ordering::Equal => strength,
            Ordering::Greater => strength.weaker(),
        };
        Some((strength, next))
    }

    /// The number and seed of the rematch of a match by link: the same on all devices, so that whoever asks second joins
    /// the first. `begins` is an index into [`rematch_choices`].
    pub fn rematch_number(&self, begins: Option<u8>) -> Option<u32> {
        let own = self.record.correspondence()?;
        let mut digest = Digest::new();
        digest.number(own.id.into());
        digest.number(self.main_line().state().hash().0.into());
        digest.byte(begins.unwrap_or(u8::MAX));
        Some(digest.finish().0)
    }

    /// The rematch of a match by link: a match by link of its own, with this number. Its host is whoever has the first
    /// seat of a person.
    pub fn rematch_by_link(&self, rematch: Match, id: u32) -> (Match, Option<Mailbox>) {
        let own = self.mailbox.as_ref().map_or(&[][..], |own| &own.seats);
        let players = rematch.setup().players();
        // All seats move on by one.
        let mut seats: Vec<Seat> = own
            .iter()
            .filter_map(|seat| {
                let place = (seat.index() + usize::from(players) - 1) % usize::from(players);
                Seat::all(players).nth(place)
            })
            .collect();
        seats.sort_unstable();
        let host = people(rematch.seats()).next();
        match host.filter(|_| !seats.is_empty()) {
            Some(host) => (
                rematch.with_correspondence(Correspondence { id, host }),
                Some(Mailbox {
                    is_asked_for: true,
                    ..Mailbox::new(seats)
                }),
            ),
            None => (rematch, None),
        }
    }

    /// A rematch with the same players, seats rotated by one, and this seed. `begins` is
    /// an index into [`rematch_choices`].
    pub fn rematch(&self, seed: u64, begins: Option<u8>) -> Option<Match> {
        // A rematch starts from the usual initial state, under the rules of today.
        let mut setup = self
            .record
            .setup()
            .clone()
            .with_latest_rules()
            .without_position()
            .with_seed(seed);
        let choice = rematch_choices(&self.record)
            .zip(begins)
            .and_then(|(option, place)| option.choices.get(usize::from(place)));
        if let Some(choice) = choice
            && let Ok(chosen) = setup.clone().with_choice(FIRST_PLAYER_OPTION, choice)
        {
            setup = chosen;
        }
        // Draws fixed in advance would repeat the same game.
        let setup = setup.with_draws(Vec::new()).ok()?;
        let mut seats = self.record.seats().to_vec();
        if let Some((_, earned)) = self.earned_strength() {
            for config in &mut seats {
                if let Player::Matched(_) = config.player {
                    config.player = Player::Matched(earned);
                }
            }
        }
        // The first player moves to the last seat.
        seats.rotate_left(1);
        let mut next = Match::new(setup, seats)
            .ok()?
            .with_table_rules(self.record.table_rules());
        // Players keep their colours.
        let players = self.record.setup().players();
        let mut colours: Vec<Colour> = Seat::all(players)
            .map(|seat| self.record.colour(seat))
            .collect();
        colours.rotate_left(1);
        for (seat, colour) in Seat::all(players).zip(colours) {
            next.set_colour(seat, colour);
        }
        Some(next)
    }
}

/// The setup option for who goes first, if the game has one.
pub fn rematch_choices(record: &Match) -> Option<&'static GameOption> {
    let options = record.setup().game().setup_rules().options;
    options
        .iter()
        .find(|option| option.id == FIRST_PLAYER_OPTION)
}
