//! `lab play`: a whole game as a text record.

use crate::commands::replay;
use crate::games::{CommandError, DECIDER_STREAM, Decider, SetupArgs, refusal};
use records::{EntryError, Match, Name, Player, SeatConfig};
use rules::rng::Rng;

/// Plays a game and prints its text record.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: SetupArgs,
    /// Who decides, seat by seat: random, reference, novice, casual, skilled or expert
    /// (perfect in a solved game); the last one takes all remaining seats
    #[arg(long, value_delimiter = ',', default_value = "random")]
    seats: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    let setup = args.setup.setup()?;
    let players = usize::from(setup.players());
    if args.seats.len() > players {
        return Err(format!(
            "the game has {players} seats, but --seats names {}",
            args.seats.len()
        )
        .into());
    }
    let last = args.seats.last().map_or("random", String::as_str);
    let deciders = args
        .seats
        .iter()
        .map(String::as_str)
        .chain(std::iter::repeat(last))
        .take(players)
        .map(|id| Decider::from_id(setup.game(), id))
        .collect::<Result<Vec<_>, _>>()?;
    let seats = deciders.iter().map(|decider| match decider {
        Decider::Bot(level) => SeatConfig::unnamed(Player::Bot(*level)),
        program => SeatConfig {
            name: Name::new(&program.id()),
            player: Player::Human,
        },
    });
    let mut rng = Rng::new(setup.seed(), DECIDER_STREAM);
    let mut record = Match::new(setup, seats.collect())?;
    while let Some(seat) = record.position().to_act() {
        let action = deciders
            .get(seat.index())
            .and_then(|decider| decider.decide(record.state(), &mut rng))
            .ok_or_else(|| format!("no decision for seat {}", seat.number()))?;
        record.apply(action).map_err(|error| {
            let why = match error {
                EntryError::Rules(illegal) => refusal(&illegal),
                other => other.to_string(),
            };
            format!("{action} was chosen, but is illegal: {why}")
        })?;
    }
    replay::print_text(&record)
}
