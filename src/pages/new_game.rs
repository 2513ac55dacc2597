//! Setting up a game: who plays, which variant, which seed.

use crate::app::House;
use crate::chance::fresh_seed;
use crate::games;
use crate::pages::puzzles;
use crate::parts::{
    Radio, does, field, join, line, link_button, notice, pick, span, top, value_of,
};
use crate::route::Route;
use crate::settings::Switch;
use crate::stage::{Context, Scene};
use crate::text::Words;
use records::{Colour, Match, Name, Player, Sitter, TableRules, Title, Undo};
use rules::seat::MAX_SEATS;
use rules::setup::GameOption;
use rules::{GameId, Level, Seat, Setup};
use yew::prelude::*;

/// Which game to set up.
#[derive(PartialEq)]
pub struct NewGameProps {
    /// The game.
    pub game: GameId,
    /// What every page can use.
    pub house: House,
}

/// What can be filled in.
#[derive(Clone)]
pub enum Msg {
    /// How many play.
    Players(u8),
    /// A name was typed.
    Name(Seat, String),
    /// A seat takes the next colour.
    Recolour(Seat),
    /// Somebody else sits in a seat.
    Sit(Seat, Option<Player>),
    /// The first two change seats.
    ChangeSides,
    /// A choice of an option, both by their places.
    Choose(usize, usize),
    /// A seed was typed.
    Seed(String),
    /// What may be taken back.
    Undo(Undo),
    /// Whether there are aids.
    Aids(bool),
    /// All is filled in.
    Begin,
}

/// The form as it is filled in.
pub struct NewGame {
    players: u8,
    /// As typed: a name under way may end with a space.
    names: Vec<String>,
    sitting: Vec<Player>,
    /// Of all seats, each once.
    colours: [Colour; MAX_SEATS],
    choices: Vec<usize>,
    /// As typed; empty for a fresh one.
    seed: String,
    table: TableRules,
    wrong: Option<String>,
}

impl Scene for NewGame {
    type Message = Msg;
    type Properties = NewGameProps;

    fn create(ctx: &Context<Self>) -> Self {
        let rules = ctx.props().game.setup_rules();
        let players = 2.clamp(*rules.players.start(), *rules.players.end());
        let sitting = (0..MAX_SEATS).map(|seat| match seat {
            0 => Player::Human,
            _ => Player::Bot(Level::Casual),
        });
        Self {
            players,
            names: vec![String::new(); MAX_SEATS],
            sitting: sitting.collect(),
            colours: Colour::ALL,
            choices: vec![0; rules.options.len()],
            seed: String::new(),
            table: TableRules {
                undo: Undo::Free,
                aids: ctx.props().house.settings.aids == Switch::On,
            },
            wrong: None,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        self.wrong = None;
        match msg {
            Msg::Players(players) => self.players = players,
            Msg::Name(seat, typed) => {
                if let Some(name) = self.names.get_mut(seat.index()) {
                    *name = typed;
                }
            }
            Msg::Sit(seat, player) => {
                if let (Some(sits), Some(player)) = (self.sitting.get_mut(seat.index()), player) {
                    *sits = player;
                }
            }
            Msg::Recolour(seat) => self.recolour(seat),
            Msg::ChangeSides => {
                self.names.swap(0, 1);
                self.sitting.swap(0, 1);
            }
            Msg::Choose(option, choice) => {
                if let Some(taken) = self.choices.get_mut(option) {
                    *taken = choice;
                }
            }
            Msg::Seed(typed) => self.seed = typed,
            Msg::Undo(undo) => self.table.undo = undo,
            Msg::Aids(aids) => self.table.aids = aids,
            Msg::Begin => match self.begin(ctx.props().game) {
                Ok(begun) => {
                    let store = &ctx.props().house.store;
                    Route::Table(store.begin(&begun, &Title::default())).go_instead();
                }
                Err(why) => self.wrong = Some(why),
            },
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let game = ctx.props().game;
        let about = ctx.props().house.words.game(game);
        let rules = game.setup_rules();
        let seeded = rules.seeded;
        let options = rules.options.iter().enumerate();
        let options = options
            .filter(|(_, option)| option.applies_to(self.players))
            .map(|(place, option)| self.option_field(ctx, place, option));
        let onsubmit = ctx.link().callback(|event: SubmitEvent| {
            event.prevent_default();
            Msg::Begin
        });
        html! {
            <>
                { games::room(game) }
                { top(html! {}) }
                <main class={join("narrow new-game", &games::class(game))} id="main" tabindex="-1">
                    <div class="new-game-head">
                        <div class="new-game-emblem" aria-hidden="true">{ games::emblem(game) }</div>
                        <div>
                            <h1>{ about.name }</h1>
                            { line("", about.pitch) }
                            <p class="buttons">
                                { link_button(&Route::Rules(game), "plain", html! { "Read the rules" }) }
                                { puzzles::links(ctx.props().house.words, game) }
                            </p>
                        </div>
                    </div>
                    <form {onsubmit}>
                        if rules.players.start() < rules.players.end() { { self.players_field(ctx) } }
                        if self.players > 1 {
                            { field("Who sits where", Seat::all(self.players).map(|seat| self.seat_field(ctx, seat)).collect()) }
                        }
                        { for options }
                        { for ctx.props().house.words.known(game).map(|known| line("quiet", known)) }
                        <details>
                            <summary>{ if seeded { "Taking back, aids, seed" } else { "Taking back, aids" } }</summary>
                            { self.undo_field(ctx, seeded) }
                            { self.aids_field(ctx) }
                            if seeded { { self.seed_field(ctx) } }
                        </details>
                        if let Some(wrong) = &self.wrong {
                            { notice("wrong", wrong.clone()) }
                        }
                        <p class="form-end"><button class="button primary large" id="begin">{ "Begin" }</button></p>
                    </form>
                </main>
            </>
        }
    }
}

impl NewGame {
    fn begin(&self, game: GameId) -> Result<Match, String> {
        let typed = self.seed.trim();
        let seed = if typed.is_empty() {
            fresh_seed()
        } else {
            typed
                .parse()
                .map_err(|_| "A seed is a whole number from 0 to 18446744073709551615. Leave it empty for a new one.")?
        };
        // The form offers nothing that a setup refuses.
        let refused = |_| "This set-up does not work.".to_owned();
        let mut setup = Setup::new(game, self.players, seed).map_err(refused)?;
        for (option, choice) in game.setup_rules().options.iter().zip(&self.choices) {
            if option.applies_to(self.players)
                && let Some(choice) = option.choices.get(*choice)
            {
                setup = setup.with_choice(option.id, choice).map_err(refused)?;
            }
        }
        let seats = self.names.iter().zip(&self.sitting);
        let sitters = seats
            .take(usize::from(self.players))
            .map(|(name, player)| Sitter {
                name: Name::new(name),
                // Alone there is nobody for a bot to play against.
                player: if self.players == 1 {
                    Player::Human
                } else {
                    *player
                },
            });
        let sitters = sitters.collect();
        let begun =
            Match::new(setup, sitters).map_err(|_| "This set-up does not work.".to_owned())?;
        let mut begun = begun.with_table_rules(self.table);
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
        let place = Colour::ALL.iter().position(|colour| *colour == own);
        let next = Colour::ALL[(place.unwrap_or(0) + 1) % Colour::ALL.len()];
        for colour in &mut self.colours {
            if *colour == own {
                *colour = next;
            } else if *colour == next {
                *colour = own;
            }
        }
    }

    fn players_field(&self, ctx: &Context<Self>) -> Html {
        let counts = ctx.props().game.setup_rules().players.map(|players| {
            let onchange = ctx.link().callback(move |_: Event| Msg::Players(players));
            let shown = if players == 1 {
                "1, alone".to_owned()
            } else {
                players.to_string()
            };
            let radio = Radio {
                class: "choice",
                name: "players",
                value: players.to_string(),
                checked: self.players == players,
            };
            radio.show(onchange, html! { shown })
        });
        field(
            "How many play",
            html! { <div class="choices">{ for counts }</div> },
        )
    }

    fn seat_field(&self, ctx: &Context<Self>, seat: Seat) -> Html {
        let words = ctx.props().house.words;
        let game = ctx.props().game;
        let name = self.names.get(seat.index()).cloned().unwrap_or_default();
        let sits = self.sitting.get(seat.index()).copied();
        let sits = sits.unwrap_or(Player::Human);
        let onname = ctx
            .link()
            .callback(move |event: InputEvent| Msg::Name(seat, value_of(&event)));
        let onplayer = ctx
            .link()
            .callback(move |event: Event| Msg::Sit(seat, Player::from_id(&value_of(&event))));
        let number = seat.number();
        let colour = self.colours.get(seat.index()).copied();
        let colour = colour.unwrap_or(Colour::of_seat(seat));
        let side = words
            .sides(game)
            .and_then(|sides| sides.get(seat.index()).copied());
        let (title, label, onclick) = match side {
            Some(side) => (
                side,
                format!("Seat {number} plays {side}. Change sides"),
                does(ctx, Msg::ChangeSides),
            ),
            None => (
                words.colour(colour),
                format!(
                    "Colour of seat {number}: {}. Another one",
                    words.colour(colour)
                ),
                does(ctx, Msg::Recolour(seat)),
            ),
        };
        html! {
            <div key={number} class="seat-field">
                <button
                    type="button"
                    class="button plain seat-colour"
                    name={format!("colour-{number}")}
                    aria-label={label}
                    {title}
                    {onclick}
                >
                    { games::ui(game).seat_mark(seat, colour) }
                </button>
                <label>
                    { span("unseen", format!("Name of seat {number}")) }
                    <input
                        type="text"
                        name={format!("name-{number}")}
                        value={name}
                        maxlength={Name::MOST_CHARS.to_string()}
                        placeholder={words.unnamed(game, seat, sits)}
                        autocomplete="off"
                        oninput={onname}
                    />
                </label>
                { pick(
                    players_to_pick(words, game, sits),
                    sits.id(),
                    format!("player-{number}"),
                    format!("Who plays seat {number}"),
                    onplayer,
                    true,
                ) }
            </div>
        }
    }

    fn option_field(&self, ctx: &Context<Self>, place: usize, option: &'static GameOption) -> Html {
        let (question, names) = ctx.props().house.words.option(ctx.props().game, option.id);
        let taken = self.choices.get(place).copied().unwrap_or(0);
        let choices = names.iter().zip(option.choices).enumerate();
        let choices = choices.map(|(number, ((name, about), id))| {
            let onchange = ctx
                .link()
                .callback(move |_: Event| Msg::Choose(place, number));
            let radio = Radio {
                class: "choice wide",
                name: option.id,
                value: (*id).to_owned(),
                checked: taken == number,
            };
            radio.show(
                onchange,
                html! { <><strong>{ *name }</strong><br />{ *about }</> },
            )
        });
        field(
            question,
            html! { <div class="choices">{ for choices }</div> },
        )
    }

    fn undo_field(&self, ctx: &Context<Self>, seeded: bool) -> Html {
        // Where chance does nothing, nothing is ever revealed.
        let offered = Undo::ALL.iter();
        let offered = offered.filter(|undo| seeded || **undo != Undo::UntilRevealed);
        let choices = offered.map(|undo| {
            let undo = *undo;
            let (name, about) = ctx.props().house.words.undo(undo);
            let radio = Radio {
                class: "choice wide",
                name: "undo",
                value: undo.id().to_owned(),
                checked: self.table.undo == undo,
            };
            radio.show(
                ctx.link().callback(move |_: Event| Msg::Undo(undo)),
                html! { <><strong>{ name }</strong><br />{ about }</> },
            )
        });
        field(
            "Taking back",
            html! { <div class="choices">{ for choices }</div> },
        )
    }

    fn aids_field(&self, ctx: &Context<Self>) -> Html {
        let choices = [
            (true, "On", "Hints, and what an action would lead to."),
            (false, "Off", "Nothing but the board."),
        ];
        let choices = choices.into_iter().map(|(on, name, about)| {
            let radio = Radio {
                class: "choice wide",
                name: "aids",
                value: name.to_owned(),
                checked: self.table.aids == on,
            };
            radio.show(
                ctx.link().callback(move |_: Event| Msg::Aids(on)),
                html! { <><strong>{ name }</strong><br />{ about }</> },
            )
        });
        field("Aids", html! { <div class="choices">{ for choices }</div> })
    }

    fn seed_field(&self, ctx: &Context<Self>) -> Html {
        let oninput = ctx
            .link()
            .callback(|event: InputEvent| Msg::Seed(value_of(&event)));
        let seed = html! {
            <label class="seed-field">
                <span>{ "The same number deals the same game again. Leave it empty for a new one." }</span>
                <input type="text" name="seed" inputmode="numeric" value={self.seed.clone()} {oninput} autocomplete="off" />
            </label>
        };
        field("Seed", seed)
    }
}

/// Everybody who can sit in a seat, to pick from.
pub fn players_to_pick(words: Words, game: GameId, sits: Player) -> Html {
    let players = Player::ALL.map(|player| {
        html! {
            <option value={player.id()} selected={sits == player}>{ words.player(game, player) }</option>
        }
    });
    html! { <>{ for players }</> }
}
