//! Games by link between devices: each has a store and a session of its own, and all that goes from
//! one to the other is a link.

use super::by_link::ByLink;
use crate::components::Shared;
use crate::context::{ContextProviders, StoreHandle};
use crate::transcripts::read_out;
use app_core::SeatController;
use app_core::session::{Closing, Outgoing, Refused, Session, SessionAction};
use app_core::settings::{Settings, SettingsChange};
use app_core::store::{FoundMatch, Mailbox, MatchGroup, StoredSummary};
use app_core::testing::{HUMAN, NOVICE, Rig, empty_store, seat};
use records::{
    Correspondence, EntryError, ImportError, Match, Name, Player, Relation, SeatConfig, Title,
    import, link,
};
use rules::{GameId, Setup};
use std::rc::Rc;
use text::Locale;
use yew::prelude::*;

const NOW: u64 = 1_764_000_000_000;

/// A new match of Turn of Time between people and bots, of whom the first person is the host.
fn new_match(seats: &[(&str, Player)]) -> Match {
    new_match_of_deal(7, seats)
}

fn new_match_of_deal(seed: u64, seats: &[(&str, Player)]) -> Match {
    let setup = Setup::new(GameId::TurnOfTime, seats.len() as u8, seed).unwrap();
    let host = seats.iter().position(|(_, player)| *player == HUMAN);
    let host = seat(host.unwrap() as u8);
    let seats = seats.iter().map(|(name, player)| SeatConfig {
        name: Name::new(name),
        player: *player,
    });
    let record = Match::new(setup, seats.collect()).unwrap();
    record.with_correspondence(Correspondence { id: 1, host })
}

const ANNA_AND_BEN: [(&str, Player); 2] = [("Anna", HUMAN), ("Ben", HUMAN)];
const THREE: [(&str, Player); 3] = [("Anna", HUMAN), ("Ben", HUMAN), ("Cleo", HUMAN)];

/// The link of Anna's and Ben's match after actions, each by its place among the legal ones.
fn link_after(actions: &[usize]) -> String {
    link::write(&after(new_match(&ANNA_AND_BEN), actions)).unwrap()
}

fn after(mut record: Match, actions: &[usize]) -> Match {
    for number in actions {
        let legal = record.state().legal_actions();
        record.apply(legal[number % legal.len()]).unwrap();
    }
    record
}

#[derive(PartialEq, Properties)]
struct OpenedProps {
    store: StoreHandle,
    found: Shared<FoundMatch>,
}

/// What is shown of a link that was opened.
#[component]
fn OpenedLink(props: &OpenedProps) -> Html {
    let found = props.found.clone();
    html! {
        <ContextProviders store={props.store.clone()} settings={Rc::new(Settings::default())}>
            <ByLink {found} />
        </ContextProviders>
    }
}

/// A device: its store, and the game that is open on it.
struct Device {
    store: StoreHandle,
    id: String,
    rig: Option<Rig>,
}

impl Device {
    fn new() -> Self {
        Self {
            store: StoreHandle::new(empty_store),
            id: String::new(),
            rig: None,
        }
    }

    /// A device on which a match by link begins, with these seats.
    fn starts(record: &Match, seats: &[u8]) -> Self {
        let mut device = Self::new();
        let mailbox = Mailbox::new(seats.iter().copied().map(seat).collect());
        let id = device
            .store
            .save_new_with(record, &Title::default(), Some(&mailbox));
        device.shows(id);
        device
    }

    /// A device that joins with these seats what a link brings, and has seen it.
    fn joins(link: &str, seats: &[u8]) -> Self {
        let mut device = Self::new();
        device.join(link, seats, "");
        device.sees_all();
        device
    }

    /// Opens a stored match, as its page does.
    fn shows(&mut self, id: String) {
        let opened = self.store.get(&id).unwrap();
        let rig = match opened.mailbox {
            Some(mailbox) => Rig::by_link(opened.record, mailbox),
            None => Rig::alone(opened.record),
        };
        self.id = id;
        self.rig = Some(rig);
        self.stores();
    }

    /// The page is closed, or dies, and is opened again.
    fn reopens(&mut self) {
        self.shows(self.id.clone());
    }

    fn rig(&mut self) -> &mut Rig {
        self.rig.as_mut().unwrap()
    }

    fn session(&self) -> &Session {
        &self.rig.as_ref().unwrap().session
    }

    /// Stores what the session has asked for.
    fn stores(&mut self) {
        let (id, store) = (self.id.clone(), self.store.clone());
        let rig = self.rig();
        if let Some(mailbox) = rig.stored_mailbox.take() {
            store.save_mailbox(&id, &mailbox).unwrap();
        }
        if let Some(record) = rig.stored.take() {
            let revision = store.get(&id).unwrap().revision;
            let saved = store.save(&id, &record, &Title::default(), Some(revision));
            saved.unwrap();
        }
    }

    fn on(&mut self, action: SessionAction) {
        self.rig().on(action);
        self.stores();
    }

    /// A person takes one of the legal actions, and bots after it.
    fn acts(&mut self, number: usize) {
        let count = self.session().record().state().legal_actions().len();
        let rig = self.rig();
        rig.act_nth(number % count).movement_ends();
        if rig.session.bots_act_here() {
            rig.bots_act();
        }
        self.stores();
    }

    fn sees_all(&mut self) {
        self.on(SessionAction::BrowseToHead);
        self.rig().movement_ends();
        self.stores();
    }

    /// Sends the game; returns the link.
    fn sends(&mut self) -> String {
        assert!(
            self.session().outgoing().is_some(),
            "there is nothing to send"
        );
        let link = link::write(&self.session().match_to_send()).unwrap();
        self.on(SessionAction::Sent { at: NOW });
        link
    }

    /// Does something, and sends it if it is to be sent now.
    fn sends_after(&mut self, action: SessionAction) -> Option<String> {
        self.on(action);
        self.session().outgoing().map(|_| self.sends())
    }

    fn found(&self, link: &str) -> FoundMatch {
        FoundMatch::find(&self.store, link).unwrap()
    }

    /// The message about a link when it is opened.
    fn text_for(&self, link: &str) -> String {
        let found = Shared(Rc::new(self.found(link)));
        let store = self.store.clone();
        read_out::<OpenedLink>(OpenedProps { store, found }).join("\n")
    }

    fn join(&mut self, link: &str, seats: &[u8], name: &str) {
        let seats = seats.iter().copied().map(seat).collect();
        let id = self.found(link).join(&self.store, seats, name);
        self.shows(id);
    }

    /// Opens a link of the known game that is simply added to it, and sees it.
    fn receives(&mut self, link: &str) {
        let text = self.text_for(link);
        assert_eq!(text, "Opening the game …");
        let id = self.found(link).receive(&self.store).unwrap();
        assert_eq!(id, self.id, "another game was opened");
        self.shows(id);
        self.sees_all();
    }

    fn stored(&self) -> Match {
        self.store.get(&self.id).unwrap().record
    }

    fn listed(&self) -> Vec<StoredSummary> {
        self.store.list().matches
    }

    /// All games in the store, as they are stored.
    fn everything(&self) -> Vec<(Option<String>, Mailbox)> {
        let listed = self.listed().into_iter();
        let texts =
            listed.map(|StoredSummary { id, .. }| (self.store.file(&id), self.store.mailbox(&id)));
        texts.collect()
    }

    fn group(&self) -> MatchGroup {
        let listed = self.listed();
        MatchGroup::of(listed.iter().find(|stored| stored.id == self.id).unwrap())
    }

    fn outgoing(&self) -> Option<(Option<u8>, bool)> {
        let Outgoing { to, is_new } = self.session().outgoing()?;
        Some((to.map(|seat| seat.number()), is_new))
    }

    /// The number of the seat to act, if it is played here.
    fn actor(&self) -> Option<u8> {
        self.session().actor().map(|seat| seat.number())
    }

    fn ply(&self) -> usize {
        self.session().record().ply()
    }
}

fn assert_same(devices: &[&Device]) {
    for pair in devices.windows(2) {
        let [one, other] = [pair[0].stored(), pair[1].stored()];
        assert_eq!(one.compared_to(&other), Relation::Same);
        assert_eq!(one.seats(), other.seats());
    }
}

/// Anna acts and sends; Ben joins.
fn anna_and_ben() -> (Device, Device, String) {
    let mut anna = Device::starts(&new_match(&ANNA_AND_BEN), &[0]);
    anna.acts(0);
    let link = anna.sends();
    let ben = Device::joins(&link, &[1]);
    (anna, ben, link)
}

#[test]
fn a_friend_joins_under_a_name_of_their_own() {
    let mut anna = Device::starts(&new_match(&[("Anna", HUMAN), ("", HUMAN)]), &[0]);
    anna.acts(0);
    let link = anna.sends();
    let mut ben = Device::new();
    let invitation = ben.text_for(&link);
    assert!(
        invitation.contains("Anna invites you to Turn of Time"),
        "{invitation}"
    );
    assert!(invitation.contains("I'm Player 2"), "{invitation}");
    assert!(invitation.contains("1 move so far."), "{invitation}");
    ben.join(&link, &[1], "Benjamin");
    ben.sees_all();
    ben.acts(0);
    assert_eq!(ben.outgoing(), Some((Some(1), true)));
    anna.receives(&ben.sends());
    assert_eq!(anna.stored().seats()[1].name.as_str(), "Benjamin");
    assert_same(&[&anna, &ben]);
}

/// Nobody can undo what was sent or received.
#[test]
fn a_turn_can_be_undone_until_it_is_sent() {
    let mut anna = Device::starts(&new_match(&ANNA_AND_BEN), &[0]);
    anna.acts(0);
    assert_eq!(
        (anna.actor(), anna.outgoing()),
        (None, Some((Some(2), true)))
    );
    anna.on(SessionAction::Undo);
    assert_eq!((anna.actor(), anna.outgoing()), (Some(1), None));
    anna.acts(9);
    let link = anna.sends();
    let sent = anna.stored();
    let mut ben = Device::joins(&link, &[1]);
    assert_eq!(ben.stored().entries(), sent.entries());
    for device in [&mut anna, &mut ben] {
        device.on(SessionAction::Undo);
        assert_eq!(device.ply(), 1);
        let refused = Refused::Entry(EntryError::AlreadySent);
        assert_eq!(device.session().refused(), Some(&refused));
    }
}

#[test]
fn nothing_is_lost_between_acting_and_sending() {
    let mut anna = Device::starts(&new_match(&ANNA_AND_BEN), &[0]);
    anna.acts(0);
    anna.reopens();
    assert_eq!((anna.ply(), anna.outgoing()), (1, Some((Some(2), true))));
    anna.on(SessionAction::Undo);
    anna.reopens();
    assert_eq!((anna.ply(), anna.actor()), (0, Some(1)));
    anna.acts(5);
    let link = anna.sends();
    anna.reopens();
    assert_eq!(anna.outgoing(), Some((Some(2), false)));
    let ben = Device::joins(&link, &[1]);
    assert_same(&[&anna, &ben]);
}

#[test]
fn a_lost_link_is_sent_again_and_an_old_one_changes_nothing() {
    let (mut anna, mut ben, first) = anna_and_ben();
    ben.acts(0);
    let lost = ben.sends();
    assert_eq!(ben.outgoing(), Some((Some(1), false)));
    let again = ben.sends();
    assert_eq!(lost, again);
    anna.receives(&again);
    for device in [&ben, &anna] {
        let before = device.everything();
        let text = device.text_for(&first);
        assert!(
            text.contains(
                "This link is older than your game, which is one move ahead. Nothing has changed."
            ),
            "{text}"
        );
        assert_eq!(device.everything(), before);
        // What would be sent instead.
        assert_eq!(
            link::write(&device.stored().without_undone()).unwrap(),
            again
        );
    }
    assert_same(&[&anna, &ben]);
}

#[test]
fn the_same_link_again_opens_the_same_game() {
    let (_, mut ben, link) = anna_and_ben();
    let before = ben.everything();
    ben.receives(&link);
    assert_eq!(ben.everything(), before);
    assert_eq!((ben.ply(), ben.actor()), (1, Some(2)));
}

/// The invitation waits in one window while it is accepted in another.
#[test]
fn an_invitation_that_is_accepted_twice_is_one_game() {
    let mut anna = Device::starts(&new_match(&ANNA_AND_BEN), &[0]);
    anna.acts(0);
    let link = anna.sends();
    let ben = Device::new();
    let waiting = ben.found(&link);
    let accepted = ben.found(&link).join(&ben.store, vec![seat(1)], "Ben");
    let again = waiting.join(&ben.store, vec![seat(1)], "Ben");
    assert_eq!(accepted, again);
    assert_eq!(ben.listed().len(), 1);
}

#[test]
fn who_only_looks_can_claim_a_seat_later() {
    let mut anna = Device::starts(&new_match(&ANNA_AND_BEN), &[0]);
    anna.acts(0);
    let link = anna.sends();
    let mut ben = Device::joins(&link, &[]);
    assert!(ben.session().is_only_watched());
    assert_eq!((ben.actor(), ben.outgoing()), (None, None));
    // Who watches has nothing to send.
    assert_eq!(ben.group(), MatchGroup::Waiting);
    assert!(!ben.listed()[0].can_send());
    // The same link opens what is watched.
    ben.receives(&link);
    ben.on(SessionAction::ClaimSeats(vec![seat(1)]));
    ben.reopens();
    assert_eq!(ben.actor(), Some(2));
    ben.acts(0);
    anna.receives(&ben.sends());
    assert_same(&[&anna, &ben]);
}

#[test]
fn several_seats_are_played_on_one_device() {
    let mut anna = Device::starts(&new_match(&THREE), &[0]);
    anna.acts(0);
    let mut family = Device::joins(&anna.sends(), &[1, 2]);
    family.acts(0);
    // Between two people here nothing is sent.
    assert_eq!((family.actor(), family.outgoing()), (Some(3), None));
    family.acts(0);
    assert_eq!(family.outgoing(), Some((Some(1), true)));
    // Both have not been sent yet.
    family.on(SessionAction::Undo);
    assert_eq!((family.ply(), family.actor()), (2, Some(3)));
    family.acts(0);
    anna.receives(&family.sends());
    assert_eq!((anna.ply(), anna.actor()), (3, Some(1)));
    assert_same(&[&anna, &family]);
}

#[test]
fn games_are_grouped_by_who_has_to_act() {
    let mut anna = Device::starts(&new_match(&ANNA_AND_BEN), &[0]);
    assert_eq!(anna.group(), MatchGroup::YourTurn);
    // Not sent yet.
    anna.acts(0);
    assert_eq!(anna.group(), MatchGroup::YourTurn);
    assert!(anna.listed()[0].is_unsent());
    let mut ben = Device::joins(&anna.sends(), &[1]);
    assert_eq!(anna.group(), MatchGroup::Waiting);
    assert!(!anna.listed()[0].is_unsent() && anna.listed()[0].can_send());
    assert_eq!(ben.group(), MatchGroup::YourTurn);
    ben.acts(0);
    anna.receives(&ben.sends());
    assert_eq!(anna.group(), MatchGroup::YourTurn);
    // A game on this device alone.
    let here = new_match(&ANNA_AND_BEN);
    let here = Match::new(here.setup().clone(), here.seats().to_vec()).unwrap();
    let id = anna.store.save_new(&here, &Title::default());
    assert_eq!(anna.store.waiting_beside(&id), 1);
    anna.shows(id);
    assert_eq!(anna.group(), MatchGroup::Here);
}

/// The end is sent too, and then the game is finished for both.
#[test]
fn a_resignation_is_sent_like_a_turn() {
    let (mut anna, mut ben, _) = anna_and_ben();
    ben.on(SessionAction::Close(Closing::Resign));
    assert_eq!(ben.outgoing(), Some((None, true)));
    assert_eq!(ben.group(), MatchGroup::YourTurn);
    anna.receives(&ben.sends());
    for device in [&anna, &ben] {
        assert!(device.session().is_over());
        assert_eq!(device.group(), MatchGroup::Finished);
    }
    assert_same(&[&anna, &ben]);
}

#[test]
fn a_rematch_is_sent_as_a_new_invitation() {
    let (mut anna, mut ben, _) = anna_and_ben();
    ben.on(SessionAction::Close(Closing::Resign));
    let next = ben.session().rematch(8, None).unwrap();
    let (next, mailbox) = ben.session().rematch_by_link(next, 2);
    let id = ben
        .store
        .save_new_with(&next, &Title::default(), mailbox.as_ref());
    ben.shows(id);
    // The seats move on by one, so Ben begins.
    ben.acts(0);
    let link = ben.sends();
    let invitation = anna.text_for(&link);
    assert!(
        invitation.contains("Ben invites you to Turn of Time"),
        "{invitation}"
    );
    anna.join(&link, &[1], "");
    anna.sees_all();
    assert_eq!((anna.ply(), anna.actor()), (1, Some(2)));
    assert_same(&[&anna, &ben]);
    assert_eq!(anna.listed().len(), 2);
}

/// Both ask for the rematch before they have heard of each other.
#[test]
fn a_rematch_that_both_ask_for_is_one_game() {
    let (mut anna, mut ben, _) = anna_and_ben();
    ben.on(SessionAction::Close(Closing::Resign));
    anna.receives(&ben.sends());
    let asks = |device: &mut Device| {
        let number = device.session().rematch_number(None).unwrap();
        let next = device.session().rematch(number.into(), None).unwrap();
        let (next, mailbox) = device.session().rematch_by_link(next, number);
        let title = Title::default();
        let id = device.store.save_new_with(&next, &title, mailbox.as_ref());
        device.shows(id);
    };
    asks(&mut anna);
    asks(&mut ben);
    // Who does not begin can say so.
    assert_eq!(anna.outgoing(), Some((Some(1), true)));
    let asked = anna.sends();
    assert_eq!(ben.found(&asked).stored.unwrap().1, Relation::Same);
    ben.acts(0);
    anna.receives(&ben.sends());
    assert_eq!((anna.ply(), anna.actor()), (1, Some(2)));
    assert_same(&[&anna, &ben]);
    assert_eq!((anna.listed().len(), ben.listed().len()), (2, 2));
}

/// A draw is offered with a turn, and nothing ends before the other agrees.
#[test]
fn a_draw_is_offered_and_answered() {
    let (mut anna, mut ben, _) = anna_and_ben();
    ben.on(SessionAction::Close(Closing::Draw));
    assert!(!ben.session().is_over());
    ben.acts(0);
    anna.receives(&ben.sends());
    let (open, asked) = anna.session().question().unwrap();
    assert_eq!((open.by, asked), (seat(1), seat(0)));
    let answer = anna.sends_after(SessionAction::Answer { accepts: false });
    assert!(!anna.session().is_over());
    assert_eq!(answer, None, "it goes with her turn");
    anna.acts(0);
    ben.receives(&anna.sends());
    assert_eq!(ben.session().question(), None);
    // She offers one herself while he acts; both links are on their way at once.
    anna.on(SessionAction::Close(Closing::Draw));
    let offer = anna.sends();
    ben.acts(0);
    let turn = ben.sends();
    anna.receives(&turn);
    ben.receives(&offer);
    assert_same(&[&anna, &ben]);
    let answer = ben.sends_after(SessionAction::Answer { accepts: true });
    assert!(ben.session().is_over());
    anna.receives(&answer.unwrap());
    assert!(anna.session().is_over());
    assert_same(&[&anna, &ben]);
}

/// What was sent is taken back when the other agrees.
#[test]
fn a_turn_that_was_sent_is_taken_back() {
    let (mut anna, mut ben, _) = anna_and_ben();
    ben.acts(0);
    let sent = ben.sends();
    assert_eq!(ben.session().can_ask_back(), Some(seat(1)));
    let asks = ben.sends_after(SessionAction::AskBack).unwrap();
    anna.receives(&sent);
    anna.receives(&asks);
    let answer = anna.sends_after(SessionAction::Answer { accepts: true });
    ben.receives(&answer.unwrap());
    assert_eq!(ben.actor(), Some(2));
    assert_eq!(ben.session().record().state().turn(), 2);
    ben.acts(5);
    anna.receives(&ben.sends());
    assert_eq!(anna.actor(), Some(1));
    assert_same(&[&anna, &ben]);
}

#[test]
fn a_deleted_game_that_is_put_back_knows_who_plays_here() {
    let (mut anna, ..) = anna_and_ben();
    let deleted = anna.store.delete(&anna.id).unwrap().unwrap();
    assert_eq!(anna.listed().len(), 0);
    anna.store.put_back(&deleted).unwrap();
    anna.reopens();
    assert_eq!(anna.group(), MatchGroup::Waiting);
    assert_eq!((anna.ply(), anna.outgoing()), (1, Some((Some(2), false))));
}

/// A friend has to go home, and continues there.
#[test]
fn a_game_at_one_screen_goes_on_by_link() {
    let here = new_match(&ANNA_AND_BEN);
    let here = Match::new(here.setup().clone(), here.seats().to_vec()).unwrap();
    let mut anna = Device::new();
    let id = anna
        .store
        .save_new(&after(here, &[0, 3, 5]), &Title::default());
    anna.shows(id);
    let friend = seat(1);
    anna.on(SessionAction::PlayByLink { friend, id: 9 });
    assert_eq!(
        (anna.actor(), anna.outgoing()),
        (None, Some((Some(2), true)))
    );
    let mut ben = Device::joins(&anna.sends(), &[1]);
    ben.acts(0);
    anna.receives(&ben.sends());
    assert_eq!((anna.ply(), anna.actor()), (4, Some(1)));
    assert_same(&[&anna, &ben]);
}

/// Watching a finished game asks nobody who they are.
#[test]
fn a_finished_game_is_only_looked_at() {
    let device = Device::joins(&link_after(&[0; 16]), &[]);
    assert!(device.session().is_over());
    assert_eq!(device.outgoing(), None);
    assert_eq!(device.group(), MatchGroup::Finished);
}

/// Lines tried out while waiting are kept beside what is received.
#[test]
fn an_answer_comes_while_something_is_tried_out() {
    let (mut anna, mut ben, _) = anna_and_ben();
    anna.on(SessionAction::StartVariation);
    // For everybody.
    anna.acts(0);
    anna.acts(3);
    assert_eq!(anna.outgoing(), None);
    let tried = anna.stored();
    assert_eq!((tried.active_line(), tried.ply()), (1, 3));
    ben.acts(4);
    anna.receives(&ben.sends());
    assert_eq!((anna.ply(), anna.actor()), (2, Some(1)));
    assert_same(&[&anna, &ben]);
    let mut kept = anna.stored();
    kept.switch_to_line(1);
    assert_eq!(kept.entries(), tried.entries());
}

/// Everything that came is played on the board, from where it begins, once.
#[test]
fn what_came_is_shown_on_the_board_once() {
    let mut anna = Device::new();
    let link = link_after(&[0, 3, 5, 2, 7, 4]);
    let text = anna.text_for(&link);
    assert!(text.contains("6 moves so far."), "{text}");
    anna.join(&link, &[0], "");
    assert!(anna.session().is_replaying());
    assert_eq!(anna.ply(), 0);
    anna.sees_all();
    assert_eq!((anna.ply(), anna.actor()), (6, Some(1)));
    anna.reopens();
    assert!(!anna.session().is_replaying());
    // More comes, and is shown from where it begins.
    let further = link_after(&[0, 3, 5, 2, 7, 4, 1, 6]);
    let id = anna.found(&further).receive(&anna.store).unwrap();
    anna.shows(id);
    assert!(anna.session().is_replaying());
    assert_eq!(anna.ply(), 6);
    anna.reopens();
    assert!(!anna.session().is_replaying());
}

/// Says that two versions went different ways, without changing anything.
fn assert_two_versions(device: &Device, link: &str, shared: &str) -> String {
    let before = device.everything();
    let text = device.text_for(link);
    let expected =
        format!("This link and your game have gone different ways. {shared} Nothing has changed.");
    assert!(text.contains(&expected), "{text}");
    assert!(
        text.contains("Yours") && text.contains("In the link"),
        "{text}"
    );
    assert_eq!(device.everything(), before);
    text
}

const REWOUND: &str = "Someone has taken back moves you had seen.";
const ONE_IS_SHARED: &str = "Only the first move is the same.";

/// Ben answers the same link on two devices, differently, and both answers reach Anna.
#[test]
fn of_two_answers_one_is_kept_or_both() {
    let (mut anna, mut phone, invitation) = anna_and_ben();
    let mut laptop = Device::joins(&invitation, &[1]);
    phone.acts(0);
    laptop.acts(6);
    let second = laptop.sends();
    anna.receives(&phone.sends());
    let mine = anna.stored();
    let text = assert_two_versions(&anna, &second, ONE_IS_SHARED);
    // What the first answer brought had come to her before the second.
    assert!(text.contains(REWOUND), "{text}");
    let known = anna.id.clone();
    let both = anna.found(&second).keep_both(&anna.store).unwrap();
    assert_ne!(both, known);
    assert_eq!(anna.stored().entries(), mine.entries());
    anna.shows(both);
    assert_eq!((anna.ply(), anna.actor()), (2, Some(1)));
    assert_eq!(anna.listed().len(), 2);
    assert_same(&[&anna, &laptop]);
}

#[test]
fn the_version_in_the_link_can_be_played_on() {
    let (mut anna, mut phone, invitation) = anna_and_ben();
    let mut laptop = Device::joins(&invitation, &[1]);
    phone.acts(0);
    anna.receives(&phone.sends());
    let mine = anna.stored();
    laptop.acts(6);
    let link = laptop.sends();
    assert_two_versions(&anna, &link, ONE_IS_SHARED);
    let taken = anna.found(&link).take_theirs(&anna.store).unwrap();
    assert_eq!(taken, anna.id);
    anna.shows(taken);
    anna.sees_all();
    assert_eq!((anna.ply(), anna.actor()), (2, Some(1)));
    assert_eq!(anna.listed().len(), 1);
    assert_same(&[&anna, &laptop]);
    // Her own version is kept as a line.
    let mut record = anna.stored();
    assert_eq!(record.line_count(), 2);
    record.switch_to_line(1);
    assert_eq!(record.entries(), mine.entries());
    // They play on.
    anna.acts(0);
    laptop.receives(&anna.sends());
    assert_same(&[&anna, &laptop]);
}

/// A person takes back what had been sent long before.
#[test]
fn a_game_that_was_rewound_says_so() {
    let anna = Device::joins(&link_after(&[0, 3, 5, 2, 7, 4]), &[0]);
    let rewound = link_after(&[0, 3, 5, 9, 1, 2, 3, 4]);
    let shared = "The first 3 moves are the same.";
    let text = assert_two_versions(&anna, &rewound, shared);
    assert!(text.contains(REWOUND), "{text}");
}

/// A link that differs only after what Anna has not sent yet takes nothing back.
#[test]
fn an_unsent_action_gives_way_without_a_warning() {
    let mut anna = Device::joins(&link_after(&[0, 3]), &[0]);
    anna.acts(0);
    let other = [0, 3, 5, 2];
    let link = link_after(&other);
    let shared = "The first 2 moves are the same.";
    let text = assert_two_versions(&anna, &link, shared);
    assert!(!text.contains("Careful"), "{text}");
    let id = anna.found(&link).take_theirs(&anna.store).unwrap();
    anna.shows(id);
    anna.sees_all();
    let expected = after(new_match(&ANNA_AND_BEN), &other);
    assert_eq!(anna.stored().main_entries(), expected.entries());
    assert_eq!((anna.ply(), anna.actor()), (4, Some(1)));
}

/// Ben acts for Anna too, or Anna did on another device: only she knows.
#[test]
fn decisions_made_in_her_name_are_not_taken_over_unasked() {
    let mut anna = Device::joins(&link_after(&[0, 3]), &[0]);
    let link = link_after(&[0, 3, 5, 2]);
    let before = anna.everything();
    let text = anna.text_for(&link);
    assert!(text.contains("made in your name"), "{text}");
    assert!(text.contains("Keep my game"), "{text}");
    assert_eq!(anna.everything(), before);
    let id = anna.found(&link).receive(&anna.store).unwrap();
    anna.shows(id);
    anna.sees_all();
    assert_eq!((anna.ply(), anna.actor()), (4, Some(1)));
}

#[test]
fn a_game_that_is_dealt_differently_is_never_mixed_with_the_known_one() {
    let anna = Device::joins(&link_after(&[]), &[0]);
    let altered = link::write(&new_match_of_deal(8, &ANNA_AND_BEN)).unwrap();
    let shared = "The deal is different from the very start.";
    let text = assert_two_versions(&anna, &altered, shared);
    assert!(text.contains("it has been tampered with"), "{text}");
    assert!(!text.contains("Continue with the link's version"), "{text}");
    let found = anna.found(&altered);
    assert_eq!(found.take_theirs(&anna.store), None);
    let both = found.keep_both(&anna.store).unwrap();
    assert_ne!(both, anna.id);
    assert_eq!(anna.listed().len(), 2);
}

/// A game of others, of the same setup and between people of the same names, is an invitation; and
/// one that is not played by link is opened as always.
#[test]
fn a_link_of_another_game_leaves_the_known_one_alone() {
    let mut anna = Device::joins(&link_after(&[0, 3]), &[0]);
    let known = anna.id.clone();
    let (mine, before) = (anna.stored(), anna.store.file(&known));
    let (id, host) = (7, seat(0));
    let other = after(new_match(&ANNA_AND_BEN), &[1]);
    let other = link::write(&other.with_correspondence(Correspondence { id, host })).unwrap();
    let text = anna.text_for(&other);
    assert!(text.contains("Anna invites you to Turn of Time"), "{text}");
    anna.join(&other, &[1], "");
    assert_ne!(anna.id, known);
    let plain = Match::new(mine.setup().clone(), mine.seats().to_vec()).unwrap();
    let found = anna.found(&link::write(&plain).unwrap());
    assert!(!found.is_by_link() && found.stored.is_none());
    let plain = found.save_new(&anna.store);
    anna.shows(plain);
    assert_eq!((anna.actor(), anna.outgoing()), (Some(1), None));
    assert_eq!(anna.listed().len(), 3);
    assert_eq!(anna.store.file(&known), before);
}

/// Who opens a link before anybody has acted may be the host, on another device.
#[test]
fn an_invitation_without_a_turn() {
    let mut device = Device::new();
    let link = link_after(&[]);
    let text = device.text_for(&link);
    assert!(text.contains("Who are you?"), "{text}");
    assert!(text.contains("I'm Anna, on another device"), "{text}");
    assert!(!text.contains("so far"), "{text}");
    device.join(&link, &[0], "");
    assert_eq!((device.ply(), device.actor()), (0, Some(1)));
}

/// In a group, Cleo opens the link that is for Ben, and takes his seat.
#[test]
fn a_wrong_seat_is_put_right() {
    let mut anna = Device::starts(&new_match(&THREE), &[0]);
    assert_eq!(anna.session().seats_in_question(), None);
    anna.acts(0);
    let link = anna.sends();
    let mut cleo = Device::joins(&link, &[1]);
    let mut ben = Device::joins(&link, &[1]);
    assert_eq!(cleo.session().seats_in_question(), Some(&[seat(1)][..]));
    let claimable: Vec<_> = cleo.session().claimable_seats().collect();
    assert_eq!(claimable, [seat(0), seat(1), seat(2)]);
    // A turn that was not sent yet can be undone, and then it is asked again.
    cleo.acts(0);
    assert_eq!(cleo.session().seats_in_question(), None);
    cleo.on(SessionAction::Undo);
    cleo.reopens();
    assert_eq!(cleo.session().seats_in_question(), Some(&[seat(1)][..]));
    cleo.on(SessionAction::ClaimSeats(vec![seat(2)]));
    cleo.reopens();
    assert_eq!(
        (cleo.actor(), cleo.outgoing()),
        (None, Some((Some(2), false)))
    );
    // Whoever acts or sends is who they say.
    ben.acts(0);
    let turn = ben.sends();
    assert_eq!(ben.session().seats_in_question(), None);
    cleo.receives(&turn);
    assert_eq!(cleo.session().seats_in_question(), Some(&[seat(2)][..]));
    cleo.acts(0);
    anna.receives(&cleo.sends());
    assert_same(&[&anna, &cleo]);
    // She only looked, and says so later; or the other way round.
    let mut guest = Device::joins(&link, &[1]);
    guest.on(SessionAction::ClaimSeats(Vec::new()));
    assert!(guest.session().is_only_watched());
    guest.on(SessionAction::ClaimSeats(vec![seat(0)]));
    assert_eq!(guest.session().seats_in_question(), Some(&[seat(0)][..]));
}

/// The name that somebody typed goes with them, and the seat of another gets its own back.
#[test]
fn a_name_moves_with_the_seat() {
    let unnamed = [("Anna", HUMAN), ("", HUMAN), ("", HUMAN)];
    let mut anna = Device::starts(&new_match(&unnamed), &[0]);
    anna.acts(0);
    let link = anna.sends();
    let names = |device: &Device| -> Vec<String> {
        let stored = device.stored();
        let seats = stored.seats().iter();
        seats.map(|own| own.name.as_str().to_owned()).collect()
    };
    let mut cleo = Device::new();
    cleo.join(&link, &[1], "Cleo");
    assert_eq!(names(&cleo), ["Anna", "Cleo", ""]);
    cleo.on(SessionAction::ClaimSeats(vec![seat(2)]));
    cleo.reopens();
    assert_eq!(names(&cleo), ["Anna", "", "Cleo"]);
    cleo.on(SessionAction::ClaimSeats(vec![seat(0)]));
    assert_eq!(names(&cleo), ["Anna", "", ""]);
    // Names that others gave stay where they are.
    let mut ben = Device::joins(&link_after(&[0]), &[0]);
    ben.on(SessionAction::ClaimSeats(vec![seat(1)]));
    assert_eq!(names(&ben), ["Anna", "Ben"]);
}

/// Ben changes his name in the settings; Anna sees it with his next turn.
#[test]
fn a_new_name_goes_to_running_games() {
    let (mut anna, mut ben, _) = anna_and_ben();
    let name = SettingsChange::Name(Name::new("Benjamin"));
    let (settings, saved) = ben.store.change_settings(&Settings::default(), name);
    saved.unwrap();
    assert_eq!(settings.profile.name.as_str(), "Benjamin");
    ben.reopens();
    ben.acts(0);
    anna.receives(&ben.sends());
    assert_eq!(anna.stored().seats()[1].name.as_str(), "Benjamin");
    assert_same(&[&anna, &ben]);
}

#[test]
fn links_that_are_cut_or_damaged_change_nothing() {
    let locale = Locale::ENGLISH;
    let anna = Device::joins(&link_after(&[0, 3]), &[0]);
    let before = anna.everything();
    let whole = link_after(&[0, 3, 5]);
    let cut = &whole[..whole.len() - 5];
    let words = |error: &ImportError| text::import_error_in(locale, "", error);
    for (link, message) in [
        (cut.to_owned(), "The end of this link is missing"),
        (format!("{cut}AAAAA"), "This link is damaged"),
        (
            whole.chars().rev().collect(),
            "This is not a Wheelhouse game",
        ),
    ] {
        let Err(error) = FoundMatch::find(&anna.store, &link) else {
            panic!("{link} was read");
        };
        assert!(words(&error).starts_with(message), "{link}: {error:?}");
        assert_eq!(anna.everything(), before);
    }
    // The whole one still opens.
    assert!(import(&whole).is_ok());
}

const WITH_BOT: [(&str, Player); 3] = [("Anna", HUMAN), ("", NOVICE), ("Ben", HUMAN)];

#[test]
fn a_bot_moves_on_the_device_of_the_person_before_it() {
    let mut anna = Device::starts(&new_match(&WITH_BOT), &[0]);
    anna.acts(0);
    // The bot has moved before anything is sent.
    assert_eq!((anna.ply(), anna.outgoing()), (2, Some((Some(3), true))));
    // A link from between the two, as of another program: the bot moves nowhere else.
    let mut between = anna.stored();
    between.go_to(1);
    let between = link::write(&between.without_undone()).unwrap();
    let mut watcher = Device::joins(&between, &[]);
    assert!(!watcher.session().bots_act_here());
    assert!(watcher.rig().search.is_none());
    let mut ben = Device::joins(&anna.sends(), &[2]);
    assert_eq!(ben.actor(), Some(3));
    ben.acts(0);
    assert_eq!((ben.ply(), ben.outgoing()), (3, Some((Some(1), true))));
    anna.receives(&ben.sends());
    anna.acts(0);
    assert_eq!((anna.ply(), anna.outgoing()), (5, Some((Some(3), true))));
    // A bot takes over for Ben, on Anna's device.
    let bot = SeatController::Local(NOVICE);
    anna.on(SessionAction::SetPlayer(seat(2), bot));
    anna.rig().bots_act();
    anna.stores();
    assert_eq!((anna.ply(), anna.actor()), (6, Some(1)));
    assert_eq!(anna.stored().seats()[2].player, NOVICE);
}

/// A bot that begins moves on the device of the host alone.
#[test]
fn a_bot_that_begins_moves_before_the_invitation_is_sent() {
    let seats = [("", NOVICE), ("Anna", HUMAN), ("Ben", HUMAN)];
    let mut anna = Device::starts(&new_match(&seats), &[1]);
    anna.rig().bots_act();
    anna.stores();
    assert_eq!((anna.ply(), anna.actor()), (1, Some(2)));
    anna.acts(0);
    let mut ben = Device::joins(&anna.sends(), &[2]);
    ben.acts(0);
    assert_eq!(ben.ply(), 4);
    anna.receives(&ben.sends());
    assert_eq!((anna.ply(), anna.actor()), (4, Some(2)));
    assert_same(&[&anna, &ben]);
}

/// A bot plays for a person who has resigned, on the device of the person before them; the others play on.
#[test]
fn who_resigns_gets_no_more_links() {
    let mut anna = Device::starts(&new_match(&THREE), &[0]);
    anna.acts(0);
    let mut ben = Device::joins(&anna.sends(), &[1]);
    ben.on(SessionAction::Close(Closing::Resign));
    ben.rig().bots_act();
    ben.stores();
    // The resignation, and the bot's action.
    assert_eq!((ben.ply(), ben.outgoing()), (3, Some((Some(3), true))));
    let mut cleo = Device::joins(&ben.sends(), &[2]);
    cleo.acts(0);
    anna.receives(&cleo.sends());
    anna.acts(0);
    assert_eq!((anna.ply(), anna.outgoing()), (6, Some((Some(3), true))));
    cleo.receives(&anna.sends());
    assert_eq!((cleo.ply(), cleo.actor()), (6, Some(3)));
    assert_same(&[&anna, &cleo]);
}
