//! Matches by link between two and three devices that send, lose, repeat and reorder links: whatever happens, devices
//! that have the same links come to the same match, and somebody can go on with it.

use crate::session::{Closing, SessionAction};
use crate::store::{FoundMatch, Mailbox, Store};
use crate::testing::{HUMAN, Rig, empty_store, is_long_run, match_of, seat};
use records::{Correspondence, Ending, Entry, Relation, Title, link};
use rules::GameId;
use rules::rng::Rng;

struct Device {
    store: Store,
    id: String,
    rig: Rig,
}

impl Device {
    fn new(game: GameId, players: u8, number: u8) -> Self {
        let record = match_of(game, &vec![HUMAN; players.into()]);
        let (id, host) = (7, seat(0));
        let record = record.with_correspondence(Correspondence { id, host });
        let store = empty_store();
        let mailbox = Mailbox::new(vec![seat(number)]);
        let id = store.save_new_with(&record, &Title::default(), Some(&mailbox));
        let rig = Rig::by_link(record, mailbox);
        Self { store, id, rig }
    }

    fn stores(&mut self) {
        if let Some(mailbox) = self.rig.stored_mailbox.take() {
            self.store.save_mailbox(&self.id, &mailbox).unwrap();
        }
        if let Some(record) = self.rig.stored.take() {
            let revision = self.store.get(&self.id).unwrap().revision;
            let title = Title::default();
            self.store
                .save(&self.id, &record, &title, Some(revision))
                .unwrap();
        }
    }

    fn on(&mut self, action: SessionAction) {
        self.rig.on(action);
        self.rig.movement_ends();
        if self.rig.session.bots_act_here() {
            // After undo to its turn, a bot waits to be resumed.
            if self.rig.session.is_paused() {
                self.rig.on(SessionAction::Resume);
            }
            self.rig.bots_act();
        }
        self.stores();
    }

    fn acts(&mut self, rng: &mut Rng) {
        let legal = self.rig.session.record().state().legal_actions();
        if self.rig.session.actor().is_some() {
            let action = legal[rng.below(legal.len() as u32) as usize];
            self.on(SessionAction::Act(action));
        }
    }

    /// The link of the match as it is here.
    fn sends(&mut self) -> Option<String> {
        self.rig.session.outgoing()?;
        let link = link::write(&self.rig.session.match_to_send()).unwrap();
        self.on(SessionAction::Sent { at: 1 });
        Some(link)
    }

    /// Returns whether the link and what is known here have crossed on the way.
    fn receives(&mut self, link: &str) -> bool {
        let found = FoundMatch::find(&self.store, link).unwrap();
        let (_, relation) = found.stored.as_ref().unwrap();
        assert!(
            !matches!(relation, Relation::Diverged(_) | Relation::Altered),
            "{relation:?}: {:?} and {:?}",
            self.rig.session.record().main_entries(),
            found.imported.record.main_entries()
        );
        let has_crossed = *relation == Relation::Crossed;
        found.receive(&self.store).unwrap();
        let opened = self.store.get(&self.id).unwrap();
        self.rig = Rig::by_link(opened.record, opened.mailbox.unwrap());
        self.on(SessionAction::BrowseToHead);
        has_crossed
    }

    fn entries(&self) -> Vec<Entry> {
        let record = self.store.get(&self.id).unwrap().record;
        record.without_undone().entries().to_vec()
    }
}

/// Something that the person at a device may do.
fn step(device: &mut Device, rng: &mut Rng) {
    match rng.below(24) {
        0..=8 => device.acts(rng),
        9 | 10 => device.on(SessionAction::Undo),
        11 | 12 => device.on(SessionAction::Close(Closing::Draw)),
        13..=15 => device.on(SessionAction::AskBack),
        16..=18 => device.on(SessionAction::Answer { accepts: true }),
        19 | 20 => device.on(SessionAction::Answer { accepts: false }),
        21 if rng.below(12) == 0 => device.on(SessionAction::Close(Closing::Resign)),
        _ => {}
    }
}

/// All devices send what they have, until nothing is new to anybody.
fn exchange(devices: &mut [Device]) {
    for _ in 0..6 {
        let links: Vec<String> = devices
            .iter()
            .map(|device| link::write(&device.rig.session.match_to_send()).unwrap())
            .collect();
        for device in devices.iter_mut() {
            if device.rig.session.outgoing().is_some() {
                device.on(SessionAction::Sent { at: 2 });
            }
            for link in &links {
                device.receives(link);
            }
        }
        let first = devices[0].entries();
        if devices.iter().all(|device| device.entries() == first) {
            return;
        }
    }
    let entries: Vec<_> = devices.iter().map(Device::entries).collect();
    panic!("they stay different: {entries:#?}");
}

/// What has happened in matches.
#[derive(Debug, Default)]
struct Happened {
    crossed: usize,
    asked: usize,
    accepted: usize,
    declined: usize,
    peeked: usize,
    drawn: usize,
    resigned: usize,
}

impl Happened {
    fn count(&mut self, device: &Device) {
        for entry in device.entries() {
            match entry {
                Entry::Propose(..) => self.asked += 1,
                Entry::Accept(_) => self.accepted += 1,
                Entry::Decline(_) => self.declined += 1,
                Entry::Peek(_) => self.peeked += 1,
                Entry::Resign(_) => self.resigned += 1,
                Entry::Action(_) | Entry::AgreedDraw => {}
            }
        }
        let ending = device.rig.session.record().position().ending();
        self.drawn += usize::from(ending == Some(Ending::AgreedDraw));
    }
}

fn play(game: GameId, players: u8, seed: u64, happened: &mut Happened) {
    let mut rng = Rng::new(seed, 44);
    let mut devices: Vec<Device> = (0..players)
        .map(|number| Device::new(game, players, number))
        .collect();
    // Links that were sent, which may arrive late, twice or never.
    let mut links: Vec<String> = Vec::new();
    for _ in 0..60 {
        let number = rng.below(u32::from(players)) as usize;
        let device = &mut devices[number];
        match rng.below(5) {
            0..=2 => step(device, &mut rng),
            3 => links.extend(device.sends()),
            _ if links.is_empty() => {}
            _ => {
                // Usually one of the newest.
                let newest = links.len() as u32;
                let back = rng
                    .below(newest)
                    .min(rng.below(newest))
                    .min(rng.below(newest));
                let link = links[(newest - 1 - back) as usize].clone();
                happened.crossed += usize::from(device.receives(&link));
            }
        }
    }
    // From here on everything arrives, and the match can be played to its end.
    for _ in 0..400 {
        exchange(&mut devices);
        if devices[0].rig.session.is_over() {
            assert!(devices.iter().all(|device| device.rig.session.is_over()));
            break;
        }
        let actor = devices
            .iter_mut()
            .find(|device| device.rig.session.actor().is_some());
        let actor = actor.expect("somebody can go on");
        actor.acts(&mut rng);
    }
    happened.count(&devices[0]);
}

#[test]
fn devices_that_have_the_same_links_go_on_together() {
    let mut happened = Happened::default();
    for seed in 0..if is_long_run() { 2000 } else { 20 } {
        for (game, players) in [
            (GameId::TurnOfTime, 2),
            (GameId::TurnOfTime, 3),
            (GameId::ArgonautsWheel, 2),
            (GameId::WheelOfFortune, 2),
        ] {
            // Its games take long.
            if game == GameId::WheelOfFortune && seed % 5 > 0 {
                continue;
            }
            play(game, players, seed, &mut happened);
        }
    }
    let Happened {
        crossed,
        asked,
        accepted,
        declined,
        peeked,
        drawn,
        resigned,
    } = happened;
    for count in [crossed, asked, accepted, declined, peeked, drawn, resigned] {
        assert!(count > 0, "{happened:?}");
    }
}
