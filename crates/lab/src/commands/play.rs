//! `lab play`: a whole game as a text record.

use crate::games::{DECIDER_STREAM, Decider, Failed, SetupArgs, say};
use records::{Match, Name, Player, SeatConfig, text};
use rules::rng::Rng;

/// Plays a game and prints its text record.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: SetupArgs,
    /// Who decides, seat by seat: random, reference, novice, casual, skilled or
    /// expert;
    /// the last one sits in all seats that are left
    #[arg(long, value_delimiter = ',', default_value = "random")]
    seats: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failed> {
    let setup = args.setup.setup()?;
    let mut deciders = Vec::new();
    for seat in 0..usize::from(setup.players()) {
        let id = args.seats.get(seat).or(args.seats.last());
        deciders.push(Decider::from_id(id.map_or("random", String::as_str))?);
    }
    let program = |name| SeatConfig {
        name: Name::new(name),
        player: Player::Human,
    };
    let sitters = deciders.iter().map(|decider| match decider {
        Decider::Random => program("random"),
        Decider::Reference => program("reference"),
        Decider::Bot(level) => SeatConfig::unnamed(Player::Bot(*level)),
    });
    let mut rng = Rng::new(setup.seed(), DECIDER_STREAM);
    let mut played = Match::new(setup, sitters.collect())
        .map_err(|wrong| format!("these seats do not work: {wrong:?}"))?;
    while let Some(seat) = played.position().to_act() {
        let decider = deciders[seat.index()];
        let action = decider
            .decide(played.state(), &mut rng)
            .ok_or("nobody found anything to do")?;
        played
            .apply(action)
            .map_err(|refused| format!("{action} was chosen but refused: {refused:?}"))?;
    }
    say(text::write(&played).trim_end())?;
    let score = played.state().score();
    say(format!("# Points: {:?}", score.points.as_slice()))?;
    say(format!(
        "# Places: {:?}",
        played.position().places().as_slice()
    ))?;
    Ok(())
}
