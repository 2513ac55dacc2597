//! The lesson of The Wheel of Fortune. The learner has the first seat.

#[cfg(test)]
mod tests;

use crate::games::practice::{Played, Position, Practice, Task};
use rules::games::wheel_of_fortune::{Scenario, Tile, WheelOfFortune};
use rules::{GameId, State};

pub const PRACTICE: Practice = Practice {
    names: &["", "Ben"],
    lesson: &LESSON,
    core: CORE,
    puzzles: "",
    puzzle_instruction: "",
    puzzle_on_wrong: "",
    endless: &[],
    parse_position: Some(parse_position),
};

/// A game of two players with these first tiles, after these actions.
const fn after(draws: &'static str, actions: &'static str) -> Position {
    Position::Played(Played {
        game: GameId::WheelOfFortune,
        players: 2,
        choices: &[],
        draws,
        seed: 0,
        actions,
    })
}

/// A short game: all tiles of its stack, a colon, and the first actions.
fn parse_position(text: &str) -> Option<State> {
    let (tiles, actions) = text.split_once(':')?;
    let tiles: Vec<Tile> = tiles
        .split_whitespace()
        .map(str::parse)
        .collect::<Result<_, _>>()
        .ok()?;
    let mut state = State::from(WheelOfFortune::from_scenario(&Scenario {
        tile_limit: tiles.len(),
        tiles,
        ..Scenario::default()
    }));
    for text in actions.split_whitespace() {
        let action = state.parse_action(text).ok()?;
        state.apply(action).ok()?;
    }
    Some(state)
}

/// How many steps are the lesson itself.
const CORE: usize = 8;

/// The first [`CORE`] steps begin with the goal and are enough for a first game; the others are "More".
const LESSON: [Task; 13] = [
    Task {
        title: "The goal, and a first tile",
        position: after("1 D E", "draw"),
        solution: "*",
        instruction: "The most points win: followers earn them in cities, on roads, in cloisters and in fields. City must meet city, road road, field field. Tap a space; the buttons beside the tile rotate and confirm it.",
        wrong: &[],
        on_wrong: "",
        on_solved: "Next you may deploy a follower to the tile you have just placed. You have seven: knights in cities, thieves on roads, monks in cloisters, farmers in fields.",
    },
    Task {
        title: "A thief on a road",
        position: after("1 A E", "draw"),
        solution: "2,-1n|3,4s|-1,1w road-S end",
        instruction: "Three roads end at the wheel. Place your tile so that its road meets one of them, deploy a thief to that road, and end your turn.",
        wrong: &[
            (
                "cloister",
                "That is a monk. Deploy a thief to the road on your tile.",
            ),
            (
                "field-NL",
                "That is a farmer. Deploy a thief to the road on your tile.",
            ),
            (
                "end",
                "Deploy a thief to the road before you end your turn.",
            ),
        ],
        on_wrong: "Place the tile where its road continues a road of the wheel, deploy a thief to the road, and end your turn.",
        on_solved: "Both ends are closed, so the road scores: 1 point for each of its two tiles. Your thief is back and can be deployed again.",
    },
    Task {
        title: "A knight in a city",
        position: after("1 E D", "draw"),
        solution: "0,-1s|4,2w city-N end",
        instruction: "Two cities of the wheel need one more tile: one at the top left, one on the right. Close one of them with your tile, deploy a knight to the city, and end your turn.",
        wrong: &[
            (
                "0,4n|-1,3e",
                "The city in the lower left corner is open on two sides. Close one of the other two.",
            ),
            ("field-EL", "That is a farmer. Deploy a knight to the city."),
            (
                "end",
                "Deploy a knight to the city before you end your turn.",
            ),
        ],
        on_wrong: "Place the tile so that its city meets the one at the top left or on the right of the wheel.",
        on_solved: "A city without gaps is completed: 2 points for each tile, and 2 more for each pennant in it.",
    },
    Task {
        title: "Closing your city",
        position: after("1 E D E D", "draw 0,4n city-N end 2,-1w end"),
        solution: "-1,3e field-EL end",
        instruction: "Your knight's city, in the lower left corner of the wheel, has one gap left, on its left side. Close it with your tile, deploy a farmer to the field of the same tile, and end your turn.",
        wrong: &[
            (
                "0,-1s|4,2w",
                "That closes a city, but not yours. Your knight's city is open on the left, in the lower left corner of the wheel.",
            ),
            (
                "end",
                "You may deploy first: put a farmer into the field of the new tile.",
            ),
        ],
        on_wrong: "Close the gap to the left of the wheel's lower left corner, then deploy a farmer.",
        on_solved: "Three tiles: 6 points, and your knight is back. You may only deploy to the tile you have just placed, one follower a turn.",
    },
    Task {
        title: "A monk in a cloister",
        position: after(
            "1 B E E A E E V D",
            "draw -1,0n cloister end 0,-1s end -1,-1n end -1,1w end -2,0w end -2,-1n end",
        ),
        solution: "-2,1n end",
        instruction: "A cloister is completed when all eight spaces around it are filled; the wheel counts as well. Fill the last gap around your monk, at the lower left, and end your turn.",
        wrong: &[],
        on_wrong: "Place the tile in the gap at the lower left of your cloister, then end your turn.",
        on_solved: "9 points: one for the cloister and one for each space around it. Your monk is back.",
    },
    Task {
        title: "A farmer in a field",
        position: after("1 E D", "draw"),
        solution: "0,-1s|4,2w field-EL end",
        instruction: "Farmers score at the end: 3 points for each completed city next to their field, whoever built it. Close the city at the top left or on the right again, but deploy a farmer this time. End your turn.",
        wrong: &[
            (
                "city-N",
                "That is a knight, who would score now. Deploy a farmer to the field.",
            ),
            (
                "0,4n|-1,3e",
                "The city in the lower left corner stays open, and open cities feed nobody. Close one of the other two.",
            ),
            (
                "end",
                "Deploy a farmer to the field before you end your turn.",
            ),
        ],
        on_wrong: "Close a city of the wheel with your tile, deploy a farmer to the field, and end your turn.",
        on_solved: "Your farmer lies there until the end and does not come back, so think twice. Roads and cities divide the land into fields.",
    },
    Task {
        title: "The pig",
        position: after("1 U-3 D", ""),
        solution: "draw",
        instruction: "Some tiles have a number. Draw one, and before it is placed the pig on the wheel moves that many sectors clockwise. Where it stops, something happens. Draw the first tile of a game: it is a 3.",
        wrong: &[],
        on_wrong: "Draw the tile.",
        on_solved: "Storm: each follower in your supply scores 1 point. Fortune, where the pig started, gives 3 points to whoever drew the tile.",
    },
    Task {
        title: "The end",
        position: Position::Text("E V M: draw 0,-1s field-EL end 2,-1n road-S end"),
        solution: "* city-N end",
        instruction: "This is the last tile. You have a farmer next to a completed city, Ben a thief on an open road. Place the tile anywhere, deploy a knight to its city, and end the game.",
        wrong: &[
            (
                "crown-fortune|crown-taxes|crown-famine|crown-storm|crown-inquisition|crown-plague",
                "Followers on crowns score nothing at the end. Deploy a knight.",
            ),
            (
                "field-EL",
                "No completed city feeds that field. Deploy a knight to the city.",
            ),
            ("end", "Your knight would still score. Deploy it first."),
        ],
        on_wrong: "Place the tile, deploy a knight to its city, and end your turn.",
        on_solved: "Unfinished features score 1 point for each tile and pennant, a cloister also for each tile around it; your farmer scores 3. Now try a game of your own.",
    },
    // More.
    Task {
        title: "Joining cities",
        position: after(
            "1 W E E D M D",
            "draw 2,-1n end 0,4n city-N end -1,4n city-N end 0,-1s end",
        ),
        solution: "-1,3s end",
        instruction: "You may not deploy to a city with a knight in it, but you can join two. At the lower left, Ben and you have a knight each, side by side. Join the cities with your tile, and end your turn.",
        wrong: &[],
        on_wrong: "Place the tile in the corner between the two cities with knights, so that it closes both.",
        on_solved: "One city now: four tiles and a pennant, 10 points. The player with most followers in it scores. You tie, so both score in full.",
    },
    Task {
        title: "Taxes",
        position: after("1 M V-1 D", "draw"),
        solution: "* city-N end",
        instruction: "At Taxes, each knight scores 1 point for every pennant and every knight of yours in its city, finished or not. Place your tile anywhere, deploy a knight, and end your turn. Ben draws a 1.",
        wrong: &[
            (
                "field-EL",
                "A farmer pays no taxes. Deploy a knight to the city.",
            ),
            (
                "crown-taxes",
                "A crown is another way, but for now deploy a knight to the city.",
            ),
            (
                "end",
                "Deploy a knight to the city before you end your turn.",
            ),
        ],
        on_wrong: "Place the tile, deploy a knight to its city, and end your turn.",
        on_solved: "The pig moves on every numbered tile, whoever draws it. Your knight scores 2: one for the pennant, one for itself. It stays in the city.",
    },
    Task {
        title: "Famine and Inquisition",
        position: after("1 B D E V-2 U-2 D", "draw 4,0n cloister end 2,-1w end"),
        solution: "0,-1s|4,2w field-EL end 2,4n end",
        instruction: "At Famine, each farmer scores 1 for every completed city next to the field; at Inquisition, each monk 2. Two 2s are coming. You have a monk: close a city again, deploy a farmer, end your turn.",
        wrong: &[
            (
                "city-N",
                "That is a knight. The pig is on its way to Famine: deploy a farmer.",
            ),
            (
                "0,4n|-1,3e",
                "The city in the lower left corner stays open. Close the one at the top left or on the right.",
            ),
        ],
        on_wrong: "Close the city at the top left or on the right of the wheel, deploy a farmer, and end your turn.",
        on_solved: "1 point for your farmer, 2 for your monk, and both stay where they are. Sectors the pig passes do nothing.",
    },
    Task {
        title: "Crowns",
        position: after("1 D V-1 D", "draw"),
        solution: "* crown-taxes end",
        instruction: "Instead of the tile, you may deploy to a free crown on the wheel: your follower waits there for the pig. Place your tile, deploy to a crown of Taxes, one sector ahead, and end your turn.",
        wrong: &[
            (
                "crown-fortune",
                "The pig is there already. Crowns score when it stops there again: deploy to Taxes.",
            ),
            (
                "crown-famine|crown-storm|crown-inquisition|crown-plague",
                "Ben draws a 1, which takes the pig to Taxes. Deploy there.",
            ),
            (
                "city-N|road-E|field-EL|field-ER",
                "That is on the tile. Deploy to a crown of Taxes on the wheel.",
            ),
        ],
        on_wrong: "Place the tile, deploy to a crown of Taxes, and end your turn.",
        on_solved: "6 points, and your follower is back. Where there are two crowns and both are taken, each scores 3; so does a single crown.",
    },
    Task {
        title: "Plague",
        position: after(
            "1 U-3 E E D V-2 D",
            "draw 2,-1e road-E end 4,2w field-EL end 0,-1s field-EL end -1,0w end",
        ),
        solution: "home-2,-1 home-4,2",
        instruction: "You have drawn a 2, and the pig is on Plague: each player takes a follower off the tiles, beginning with you. Your farmer lies next to a completed city. Take your thief back.",
        wrong: &[(
            "home-0,-1",
            "At the end your farmer is worth 3 points, but your road of two tiles only 2. Take the thief back.",
        )],
        on_wrong: "Take back the thief on the road.",
        on_solved: "It scores nothing, but it is free again for this turn. Followers on crowns are safe from the plague.",
    },
];
