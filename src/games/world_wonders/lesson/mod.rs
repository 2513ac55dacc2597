//! The lesson of World Wonders. The learner has the first seat, on the map with the lake.

mod position;
#[cfg(test)]
mod tests;

use crate::games::practice::{Position, Practice, Task};
use position::parse_position;

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

/// How many steps are the lesson itself.
const CORE: usize = 8;

/// The first [`CORE`] steps begin with the goal and are enough for a first game; the others are "More".
const LESSON: [Task; 13] = [
    Task {
        title: "The goal, and a first road",
        position: Position::Text("petra giza angkor-wat | | long-road@a11"),
        solution: "a11|b11|c11|d11|e11|f11|g11|h11|i11|a8e|b8e|c8e|d8e|e8e|f8e|g8e|h8e|i8e|j8e|k8e|l8e",
        instruction: "The city with the most points wins: for people, monuments, districts and resources. Yours begins with a free long road, four spaces in a line, at the sidewalk along the bottom. Move it there, rotate it, and confirm.",
        wrong: &[],
        on_wrong: "That can wait: place your free road at the sidewalk first.",
        on_solved: "Your city grows from here. Each turn you buy one thing and place it. You have 7 gold for each round, and take turns until all of it is spent.",
    },
    Task {
        title: "A building",
        position: Position::Text("I2-farm-F petra giza angkor-wat | long-road@d11 | long-road@a11"),
        solution: "buy-I2 * end",
        instruction: "A new building must touch a road. Buy the farm of two spaces for 2 gold, place it next to your road, and end your turn.",
        wrong: &[(
            "buy-I3|buy-L3|buy-O4|buy-L4|buy-P5",
            "That building is larger and costs more. Buy the green farm of two spaces.",
        )],
        on_wrong: "Buy the farm of two spaces, place it, and end your turn.",
        on_solved: "Your food goes up by one. Farms, libraries, habitations, markets and temples give food, ceramics and gears, as each tile shows.",
    },
    Task {
        title: "Buildings of one type",
        position: Position::Text(
            "I2-farm-F petra giza angkor-wat | long-road@d11 I2-farm-F@d9e tracks=1,0,0 | long-road@a11",
        ),
        solution: "buy-I2 d7e|d8|c8|c8e|e8e|b9|c9e|e9|b10 end",
        instruction: "Touching a building of its own type is as good as a road. Buy the farm of two spaces, place it so that it touches your first farm but not the road, and end your turn.",
        wrong: &[
            (
                "buy-I3|buy-L3|buy-O4|buy-L4|buy-P5",
                "Buy the green farm of two spaces.",
            ),
            (
                "e10|f10|g10|h11|b11|f9e|g9e|h10e|e9e|c10e",
                "Place it away from the road this time: above or beside your first farm.",
            ),
        ],
        on_wrong: "Buy the farm of two spaces and place it at your first farm, away from the road.",
        on_solved: "In this way you can build without a road, as long as the types match. Edges count, corners do not.",
    },
    Task {
        title: "Population",
        position: Position::Text(
            "I3-farm-FF petra giza angkor-wat | long-road@d11 tracks=2,1,0 | long-road@a11",
        ),
        solution: "buy-I3 * end",
        instruction: "The tracks for food, ceramics and gears have population symbols; the first is on 3. Your food is at 2. Buy the farm of three spaces, which gives 2 food, place it, and end your turn.",
        wrong: &[(
            "buy-I2|buy-L3|buy-O4|buy-L4|buy-P5",
            "Your food is the track close to a symbol. Buy the farm of three spaces in a line.",
        )],
        on_wrong: "Buy the farm of three spaces, place it, and end your turn.",
        on_solved: "Reaching or passing the symbol adds one to your population, which is worth points at the end. When anybody reaches 13, the game ends after that round.",
    },
    Task {
        title: "Natural resources",
        position: Position::Text(
            "I2-temple-C petra giza angkor-wat | long-road@a11 | long-road@a11",
        ),
        solution: "buy-I2 b9e end",
        instruction: "A boulder with trees next to your city scores 1 point at the end, if nothing covers it. Two are near your road. Buy the temple of two spaces and place it so that it touches both of them, and the road.",
        wrong: &[
            (
                "buy-I3|buy-L3|buy-O4|buy-L4|buy-P5",
                "Buy the temple of two spaces.",
            ),
            (
                "b10|c10|c9e",
                "That covers a natural resource, which then scores nothing. Place the temple between the two.",
            ),
            (
                "a10|a9e|d9e|d10|e10e|e11",
                "There it does not touch both. Place it upright, between the two natural resources.",
            ),
        ],
        on_wrong: "Buy the temple of two spaces, and place it upright between the two natural resources.",
        on_solved: "Two points, if both stay uncovered. You may build over them, but then they are lost.",
    },
    Task {
        title: "City districts",
        position: Position::Text(
            "petra giza angkor-wat | long-road@a11 double-road@b9e I2-farm-F@a9e spent=3 | long-road@a11",
        ),
        solution: "buy-tower a8 end",
        instruction: "A building without green land next to it is a city district: 1 point at the end. Your farm has one green space left, above it. Buy the tower for 2 gold, place it there, and end your turn.",
        wrong: &[
            (
                "buy-long-road|buy-short-roads|buy-I2",
                "The tower fits best: it takes one space and only has to touch your city.",
            ),
            (
                "b8|c9|c10|d10|e11",
                "The farm still touches green land there. Place the tower right above the farm.",
            ),
        ],
        on_wrong: "Buy the tower and place it right above your farm.",
        on_solved: "Roads, water, natural resources, the sidewalk and the edge of the map close a district as well. Roads may start from a tower.",
    },
    Task {
        title: "Monuments",
        position: Position::Text(
            "trojan-horse petra giza | long-road@d11 I2-habitation-F@d10 spent=3 | long-road@a11",
        ),
        solution: "buy-trojan-horse f10 end",
        instruction: "A monument must touch everything on its card, and costs all the gold you have left. The Trojan Horse needs a habitation and a road. Buy it with your last 4 gold, place it, and end your turn.",
        wrong: &[(
            "buy-I2|buy-I3|buy-L3|buy-O4|buy-L4|buy-long-road|buy-short-roads|buy-tower",
            "Good to buy before a monument, but here you want the Trojan Horse.",
        )],
        on_wrong: "Buy the Trojan Horse, and place it where it touches your habitation and the road.",
        on_solved: "One more population at once, and 1 point at the end. It would have cost 1 gold, or 7: so buy other things first, but not so late that Ben takes the monument.",
    },
    Task {
        title: "The end",
        position: Position::Text(
            "round=10 seed=4 petra giza angkor-wat | long-road@d11 long-road@d7e I2-habitation-F@e10 population=4 tracks=6,3,5 spent=4 | long-road@a11 population=4 tracks=4,4,4 spent=7",
        ),
        solution: "buy-L3 * end",
        instruction: "Round 10, the last. Your lowest resource scores 1 point a step: ceramics, at 3. Two markets cost 3 gold. Buy the corner-shaped one, which gives 2 ceramics, place it, and end the game.",
        wrong: &[
            (
                "buy-I3",
                "That market gives only one ceramics. Buy the corner-shaped one.",
            ),
            (
                "buy-I2",
                "The library gives a gear, but gears are not your lowest. Buy the corner-shaped market.",
            ),
            (
                "loan",
                "There is no later round to repay it, and an open loan costs 2 points. You have the gold you need.",
            ),
        ],
        on_wrong: "Buy the corner-shaped market with 2 ceramics, place it, and end your turn.",
        on_solved: "Population, lowest resource, monuments, districts and natural resources add up, less 2 for an open loan: you win. Now try a game of your own.",
    },
    // More.
    Task {
        title: "Short roads",
        position: Position::Text("petra giza angkor-wat | long-road@d11 | long-road@a11"),
        solution: "buy-short-roads * * * end",
        instruction: "For 1 gold you can buy a long road, or a set of short roads: two of two spaces, and one of one. Each must touch a road, a tower or the sidewalk. Buy a set, place all three, and end your turn.",
        wrong: &[(
            "buy-long-road",
            "That is a long road. Buy the set of short roads.",
        )],
        on_wrong: "Buy the set of short roads, place all three, and end your turn.",
        on_solved: "You may place them one after another in any order, each at the one before. The market has few roads each round.",
    },
    Task {
        title: "Bridges",
        position: Position::Text(
            "petra giza angkor-wat | long-road@f8e single-road@f7 | long-road@a11",
        ),
        solution: "buy-long-road f6 end",
        instruction: "A long road can be a bridge: its two ends lie on land, the middle may cross water. Buy a long road, lay it from the top of your road across the lake to the right bank, and end your turn.",
        wrong: &[
            (
                "buy-short-roads",
                "Short roads stay on land. Buy a long road.",
            ),
            (
                "c6|e6e|b7|e7e",
                "That stays on the left bank. Start right above your road, and go straight to the right.",
            ),
        ],
        on_wrong: "Buy a long road, and lay it across the lake from the space above your road.",
        on_solved: "Now you can build on the other bank, too. Only long roads cross water; buildings need land.",
    },
    Task {
        title: "Monuments on water",
        position: Position::Text(
            "lighthouse petra giza | long-road@f8e single-road@f7 spent=5 | long-road@a11",
        ),
        solution: "buy-lighthouse g7 end",
        instruction: "Each card also shows what land a monument stands on. The Lighthouse of Alexandria stands on water, next to a road. Buy it, place it on the lake, and end your turn.",
        wrong: &[(
            "buy-I2|buy-long-road|buy-short-roads|buy-tower",
            "Buy the Lighthouse of Alexandria.",
        )],
        on_wrong: "Buy the Lighthouse, and place it on the water beside your road.",
        on_solved: "Two gears, and 1 point at the end. Some monuments have several pieces: their cards show how they lie.",
    },
    Task {
        title: "Loans",
        position: Position::Text(
            "P5-market-CCCF petra giza angkor-wat | long-road@d11 spent=4 | long-road@a11",
        ),
        solution: "loan buy-P5 * end",
        instruction: "Before you buy, you may take a loan of 2 gold, one at a time. You have 3 gold, and the market of five spaces costs 5. Take a loan, buy the market, place it, and end your turn.",
        wrong: &[(
            "buy-I2|buy-I3|buy-L3|buy-long-road|buy-short-roads|buy-tower|buy-first|buy-second",
            "You can afford that without a loan. Take the loan first, then buy the market of five spaces.",
        )],
        on_wrong: "Take a loan, buy the market of five spaces, place it, and end your turn.",
        on_solved: "Three ceramics and one food. Repay the loan in a later round for 3 gold; if it is still open at the end, it costs 2 points.",
    },
    Task {
        title: "Turn order",
        position: Position::Text(
            "round=2 petra giza angkor-wat | long-road@d11 spent=6 population=2 | long-road@a11 spent=7 population=1",
        ),
        solution: "buy-first end",
        instruction: "The round ends when nobody has gold left. The next begins with the lowest population, which is Ben's, unless somebody has a pedestal. Spend your last gold on the first pedestal, and end your turn.",
        wrong: &[
            (
                "buy-second",
                "The second pedestal makes you second. Buy the first.",
            ),
            (
                "buy-long-road|buy-short-roads",
                "A road is useful, but Ben would go first. Buy the first pedestal.",
            ),
        ],
        on_wrong: "Buy the first pedestal, and end your turn.",
        on_solved: "A new round: you go first. Everyone has 7 gold again, and all tiles, roads and the tower are replaced. Monuments stay until they are bought.",
    },
];
