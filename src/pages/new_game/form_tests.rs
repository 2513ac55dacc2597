use super::form::{Defaults, FormAction, NewGameForm, NewMatch};
use app_core::SeatController;
use app_core::settings::{Settings, SettingsChange};
use app_core::store::Mailbox;
use l10n::pages;
use records::{Colour, Match, Name, Player, UndoPolicy};
use rules::{GameId, Level, Seat};
use std::rc::Rc;
use yew::Reducible;

const DEFAULTS: Defaults = Defaults {
    seed: 7,
    id: 0x1a2b_3c4d,
    aids: true,
};

fn after(game: GameId, actions: impl IntoIterator<Item = FormAction>) -> Rc<NewGameForm> {
    let form = Rc::new(NewGameForm::new(game, &Settings::default()));
    actions.into_iter().fold(form, Reducible::reduce)
}

fn submitted(game: GameId, actions: impl IntoIterator<Item = FormAction>) -> Rc<NewMatch> {
    let actions = actions.into_iter().chain([FormAction::Submit(DEFAULTS)]);
    match after(game, actions).submitted.clone() {
        Some(Ok(new)) => new,
        other => panic!("{other:?}"),
    }
}

fn submitted_match(game: GameId, actions: impl IntoIterator<Item = FormAction>) -> Match {
    let new = submitted(game, actions);
    assert_eq!(new.mailbox, None);
    new.record.clone()
}

fn seat(index: usize) -> Seat {
    Seat::all(5).nth(index).expect("five seats")
}

#[test]
fn the_initial_form_starts_every_game() {
    for game in GameId::ALL {
        let record = submitted_match(*game, []);
        assert_eq!(record.setup().game(), *game);
        assert_eq!(record.setup().players(), 2);
        assert_eq!(record.setup().seed(), 7);
        assert!(record.table_rules().aids);
        let players: Vec<Player> = record.seats().iter().map(|seat| seat.player).collect();
        assert_eq!(players, [Player::Human, Player::Bot(Level::Casual)]);
    }
}

#[test]
fn the_match_follows_the_form() {
    let record = submitted_match(
        GameId::TurnOfTime,
        [
            FormAction::Players(3),
            FormAction::Name(seat(1), "Ben ".to_owned()),
            FormAction::SetPlayer(seat(1), SeatController::PERSON),
            FormAction::Seed(" 42 ".to_owned()),
            FormAction::Undo(UndoPolicy::Off),
            FormAction::Aids(false),
        ],
    );
    assert_eq!(record.setup().players(), 3);
    assert_eq!(record.setup().seed(), 42);
    assert_eq!(record.seats()[1].name.as_str(), "Ben");
    assert_eq!(record.seats()[1].player, Player::Human);
    assert_eq!(record.table_rules().undo, UndoPolicy::Off);
    assert!(!record.table_rules().aids);
}

#[test]
fn a_solo_game_has_no_bot() {
    let solo = [
        FormAction::SetPlayer(seat(0), SeatController::Local(Player::Bot(Level::Expert))),
        FormAction::Players(1),
    ];
    let record = submitted_match(GameId::TurnOfTime, solo);
    assert_eq!(record.seats()[0].player, Player::Human);
}

#[test]
fn a_bad_seed_shows_an_error_until_the_form_changes() {
    for bad in ["x", "-1", "18446744073709551616", "1.5"] {
        let typed = FormAction::Seed(bad.to_owned());
        let form = after(GameId::TurnOfTime, [typed, FormAction::Submit(DEFAULTS)]);
        assert_eq!(
            form.submitted.as_ref().and_then(|done| done.as_ref().err()),
            Some(&pages::NOT_A_SEED),
            "{bad}"
        );
        assert!(form.reduce(FormAction::Aids(true)).submitted.is_none());
    }
}

#[test]
fn seats_swap_colours_and_each_colour_is_there_once() {
    let mut form = Rc::new(NewGameForm::new(
        GameId::WheelOfFortune,
        &Settings::default(),
    ));
    for _ in 0..7 {
        let old_colour = form.colours[0];
        form = form.reduce(FormAction::Recolour(seat(0)));
        assert_ne!(form.colours[0], old_colour);
        for colour in Colour::ALL {
            let count = form.colours.iter().filter(|other| **other == colour);
            assert_eq!(count.count(), 1);
        }
    }
}

#[test]
fn sides_change_with_names_and_players() {
    let form = after(
        GameId::ArgonautsWheel,
        [
            FormAction::Name(seat(0), "Ada".to_owned()),
            FormAction::ChangeSides,
        ],
    );
    assert_eq!(form.names[1], "Ada");
    assert_eq!(form.controllers[0].player(), Player::Bot(Level::Casual));
    assert_eq!(form.controllers[1], SeatController::PERSON);
}

#[test]
fn every_choice_of_every_option_works() {
    for game in GameId::ALL {
        let rules = game.setup_rules();
        for players in rules.players {
            for (option, game_option) in rules.options.iter().enumerate() {
                for choice in 0..game_option.choices.len() {
                    let chosen = FormAction::Choose { option, choice };
                    submitted_match(*game, [FormAction::Players(players), chosen]);
                }
            }
        }
    }
}

#[test]
fn a_game_with_a_friend_is_played_by_link() {
    let new = submitted(
        GameId::WorldWonders,
        [
            FormAction::Players(3),
            FormAction::SetPlayer(seat(1), SeatController::Remote),
        ],
    );
    let correspondence = new.record.correspondence().expect("it is played by link");
    assert_eq!(
        (correspondence.id, correspondence.host),
        (DEFAULTS.id, seat(0))
    );
    assert_eq!(new.mailbox, Some(Mailbox::new(vec![seat(0)])));
    let players: Vec<Player> = new.record.seats().iter().map(|seat| seat.player).collect();
    let bot = Player::Bot(Level::Casual);
    assert_eq!(players, [Player::Human, Player::Human, bot]);
    // The seat of a friend who does not play is forgotten.
    let solo = [
        FormAction::SetPlayer(seat(2), SeatController::Remote),
        FormAction::Players(2),
    ];
    submitted_match(GameId::WorldWonders, solo);
}

#[test]
fn somebody_has_to_be_here() {
    let friends = [
        FormAction::SetPlayer(seat(0), SeatController::Remote),
        FormAction::SetPlayer(seat(1), SeatController::Remote),
    ];
    let form = after(GameId::TurnOfTime, friends.clone());
    let wrong = form.reduce(FormAction::Submit(DEFAULTS)).submitted.clone();
    assert_eq!(wrong.and_then(Result::err), Some(pages::NOBODY_HERE));
    // Choosing the opponents leaves a seat here.
    let all = friends
        .into_iter()
        .chain([FormAction::Opponents(SeatController::Remote)]);
    let new = submitted(GameId::TurnOfTime, all);
    assert_eq!(new.mailbox, Some(Mailbox::new(vec![seat(0)])));
}

#[test]
fn opponents_are_chosen_at_once() {
    let opponents_after = |actions: Vec<FormAction>| {
        let players = FormAction::Players(3);
        after(GameId::TurnOfTime, [players].into_iter().chain(actions)).opponents()
    };
    assert_eq!(
        opponents_after(vec![]),
        Some(SeatController::Local(Player::Bot(Level::Casual)))
    );
    for controller in [SeatController::Remote, SeatController::PERSON] {
        assert_eq!(
            opponents_after(vec![FormAction::Opponents(controller)]),
            Some(controller)
        );
        assert_eq!(
            opponents_after(vec![FormAction::SetPlayer(seat(1), controller)]),
            None
        );
    }
    let stronger = SeatController::Local(Player::Bot(Level::Expert));
    assert!(opponents_after(vec![FormAction::SetPlayer(seat(2), stronger)]).is_some());
}

/// The settings after a match of this form has begun.
fn begun(settings: &Settings, new: &NewMatch) -> Settings {
    let mut settings = settings.clone();
    settings.apply(SettingsChange::Begun(
        new.last_setup.clone(),
        new.own_name.clone(),
    ));
    if let Some(colour) = new.own_colour {
        settings.apply(SettingsChange::Colour(Some(colour)));
    }
    settings
}

#[test]
fn the_form_is_filled_in_as_the_last_time() {
    let expert = SeatController::Local(Player::Bot(Level::Expert));
    let new = submitted(
        GameId::TurnOfTime,
        [
            FormAction::Players(3),
            FormAction::Name(seat(0), "Ada".to_owned()),
            FormAction::SetPlayer(seat(1), SeatController::PERSON),
            FormAction::Name(seat(1), "Ben".to_owned()),
            FormAction::SetPlayer(seat(2), expert),
            FormAction::Recolour(seat(0)),
            FormAction::Undo(UndoPolicy::Off),
            FormAction::Seed("5".to_owned()),
        ],
    );
    let settings = begun(&Settings::default(), &new);
    assert_eq!(settings.profile.name, Name::new("Ada"));
    assert_eq!(settings.profile.colour, Some(Colour::Blue));
    let form = NewGameForm::new(GameId::TurnOfTime, &settings);
    let again = form.create(DEFAULTS).expect("it is as the last time");
    assert_eq!(again.record.seats(), new.record.seats());
    for seat in Seat::all(3) {
        assert_eq!(again.record.colour(seat), new.record.colour(seat));
    }
    assert_eq!(again.record.table_rules(), new.record.table_rules());
    // Every game has its own deal.
    assert_eq!(again.record.setup().seed(), DEFAULTS.seed);
    // Other games know the player, and whom they play with.
    let other = NewGameForm::new(GameId::WorldWonders, &settings);
    assert_eq!(other.suggested_names(), ["Ben"]);
    assert_eq!(other.colours[0], Colour::Blue);
    assert_eq!(other.controllers[1].player(), Player::Bot(Level::Casual));
}

#[test]
fn the_players_name_is_given_to_a_seat_only_among_other_people() {
    let mut settings = Settings::default();
    settings.apply(SettingsChange::Name(Name::new("Ada")));
    let form = Rc::new(NewGameForm::new(GameId::TurnOfTime, &settings));
    let names = |form: &NewGameForm| -> Vec<String> {
        let new = form.create(DEFAULTS).expect("it is a match");
        new.record
            .seats()
            .iter()
            .map(|seat| seat.name.to_string())
            .collect()
    };
    assert_eq!(names(&form), ["", ""]);
    let two = form.reduce(FormAction::Opponents(SeatController::PERSON));
    assert_eq!(names(&two), ["Ada", ""]);
    assert_eq!(
        two.default_names(text::Locale::ENGLISH),
        ["Ada", "Player 2"]
    );
    let by_link = two.reduce(FormAction::Opponents(SeatController::Remote));
    assert_eq!(names(&by_link), ["Ada", ""]);
    // A guest takes the seat, but the player's own name is kept.
    let guest = by_link.reduce(FormAction::Name(seat(0), "Guest".to_owned()));
    let new = guest.create(DEFAULTS).expect("it is a match");
    assert_eq!(begun(&settings, &new).profile.name, Name::new("Ada"));
}
