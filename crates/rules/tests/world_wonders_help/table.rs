//! Tables of the components, to compare with the data in the rules.

/// Building tiles: stack, board, cost, spaces, shape, resources of a tile.
pub const STACKS: &str = "
| 1 | I2 | main | 2 | 2 | (0, 0), (0, 1) | 1 |
| 2 | I3 | main | 3 | 3 | (0, 0), (0, 1), (0, 2) | 2 |
| 3 | L3 | main | 3 | 3 | (0, 0), (1, 0), (1, 1) | 2 |
| 4 | O4 | main | 4 | 4 | (0, 0), (0, 1), (1, 0), (1, 1) | 3 |
| 5 | L4 | main | 4 | 4 | (0, 0), (1, 0), (2, 0), (2, 1) | 3 |
| 6 | P5 | main | 5 | 5 | (0, 0), (0, 1), (1, 0), (1, 1), (2, 0) | 4 |
| 7 | T4 | 4th-player board | 4 | 4 | (0, 0), (0, 1), (0, 2), (1, 1) | 3 |
| 8 | S4 | 5th-player board | 4 | 4 | (0, 1), (0, 2), (1, 0), (1, 1) | 3 |
";

/// What the tiles give: stack; Library, Farm, Habitation, Market, Temple; sums.
pub const GIVEN: &str = "
| I2 | G, G | F, F | F, C | C, C | G, C | 3/4/3 |
| I3 | GG, GC | FF, FG | FC, FG | CC, CF | CG, CG | 6/7/7 |
| L3 | GG, GF | FF, FC | FC, FC | CC, CG | CG, FG | 7/7/6 |
| O4 | GGG, GGC | FFF, FFG | FCG, FFC | CCC, CCF | FCG, CGG | 10/10/10 |
| L4 | GGG, GGF | FFF, FFC | FCG, FFC | CCC, CCG | FCG, CGG | 10/10/10 |
| P5 | GGGF, GGGC | FFFC, FFFG | FFCC, FFCG | CCCF, CCCG | CCGG, FFGG | 14/13/13 |
| T4 | GGG, GGC | FFF, FFG | FCG, FFC | CCC, CCF | FCG, CGG | 10/10/10 |
| S4 | GGG, GGF | FFF, FFC | FCG, FFC | CCC, CCG | FCG, CGG | 10/10/10 |
";

/// Monuments: number, name, footprint, pieces, terrain, beside what, points,
/// resources, population.
pub const MONUMENTS: &str = "
| 1 | ziggurat | 2x2 | 1 | L | Farm, Temple | 2 | 1 food | - |
| 2 | giza | 1x1 together | 3 | L | Farm, Natural resource | 2 | 1 ceramics | - |
| 3 | obelisks | 1x1 one between | 2 | L | Temple, Road | 1 | 1 food 1 ceramics | - |
| 4 | trojan-horse | 1x1 | 1 | L | Habitation, Road | 1 | - | 1 |
| 5 | ishtar-gate | 1x2 | 1 | L | Library, Road | 1 | 1 ceramics 1 gear | - |
| 6 | theater | L | 1 | L | Library, Habitation | 2 | - | 1 |
| 7 | parthenon | 2x3 | 1 | L | Temple, Library, Road | 4 | - | 1 |
| 8 | port | 2x2 | 1 | PORT | Market, Road | 2 | 2 food | - |
| 9 | aqueduct | 1x4 | 1 | ENDS | Water, Farm, Habitation | 2 | 1 food | 1 |
| 10 | petra | 1x3 | 1 | L | Market, Natural resource | 2 | 1 ceramics | - |
| 11 | lighthouse | 1x1 | 1 | W | Road | 1 | 2 gears | - |
| 12 | great-wall | 1x2 together | 3 | L | Road, Natural resource | 2 | 1 gear | - |
| 13 | roman-bridge | 1x3 | 1 | LWL | Habitation, Road | 2 | 1 gear | - |
| 14 | colosseum | 2x3 | 1 | L | Market, Habitation, Road | 4 | - | 1 |
| 15 | hippodrome | 2x4 | 1 | L | Market, Road | 3 | 1 food 1 gear | - |
| 16 | el-castillo | 2x2 | 1 | L | Farm, Natural resource | 2 | - | 1 |
| 17 | shitenno-ji | 2x2 | 1 | L | Temple, Habitation | 2 | 1 gear | - |
| 18 | angkor-wat | 3x3 | 1 | L | Temple, Water | 4 | 1 ceramics | - |
| 19 | moai | 1x1 in line | 3 | L | Road, Water | 2 | 1 ceramics | - |
| 20 | machu-picchu | 2x3 | 1 | L | Two farms | 3 | 1 food | - |
| 21 | thien-mu | 1x1 | 1 | L | Library, Natural resource | 1 | 1 ceramics 1 gear | - |
";

/// The automaton's cards.
pub const CARDS: &str = "
| 1 | P5 | O4 | I3 |
| 2 | P5 | L4 | L3 |
| 3 | O4 | P5 | I2 |
| 4 | L4 | P5 | I2 |
| 5 | O4 + LR | I3 + SR | I2 |
| 6 | L4 + SR | L3 + LR | I2 |
| 7 | I3 + LR | L3 | O4 |
| 8 | L3 + SR | I3 | L4 |
| 9 | I3 + I2 | L3 | P5 |
| 10 | L3 + I2 | I3 | P5 |
| 11 | I2 + TW | TW | LR |
| 12 | LR + SR | LR | SR |
| 13 | M1 | P5 | O4 |
| 14 | M2 + LR | M2 | L4 |
";

/// Public objectives: number, name, points of the best and the second.
pub const OBJECTIVES: &str = "
| 1 | green | 4 / 2 |
| 2 | longest-road | 4 / 2 |
| 3 | most-monuments | 4 / 2 |
| 4 | at-resources | 4 / 2 |
| 5 | at-water | 4 / 2 |
| 6 | most-habitations | 3 / 1 |
| 7 | most-markets | 3 / 1 |
| 8 | most-libraries | 3 / 1 |
| 9 | food | 3 / 1 |
| 10 | ceramics | 3 / 1 |
| 11 | gears | 3 / 1 |
| 12 | farm-group | 3 / 1 |
| 13 | temple-group | 3 / 1 |
| 14 | at-edge | 4 / 2 |
| 15 | every-district | 4 / 0 |
";

/// The maps: side A, then the five boards of side B.
pub const MAPS: [&str; 6] = [
    "............
     .*.......*..
     .....~....*.
     ....~~~~....
     .*..~~~~....
     ......~~..*.
     ......~.....
     .*.......*..
     ....*.......
     ..*....*....
     ............",
    "...*.....~..
     .......*.~.*
     .*.......~..
     ....~~~~~~..
     ..*.~.......
     ....~...*...
     ~~~~~.......
     ......*.....
     .*........*.
     ....*.......
     ............",
    ".*.~......*.
     ...~..*.....
     ...~.....*..
     .*.~........
     ...~~~~~~...
     .....*..~...
     .*......~.*.
     ........~~~~
     ............
     ...*....*...
     ............",
    "..*.........
     ......*...*.
     ............
     *.......*...
     ..~~~~......
     ~~~..~..~~~~
     ...*.~~~~...
     ..........*.
     .*....*.....
     .........*..
     ............",
    "..*....~....
     .......~..*.
     .*...~~~....
     .....~.*....
     .....~....*.
     ...*.~~~~...
     ......*.~...
     ........~~~~
     .*..........
     .....*....*.
     ............",
    "....*..~....
     .......~..*.
     .*.....~....
     ......~~.*..
     ....*.~.....
     ......~.*...
     .~~~~~~.....
     .~..*.......
     ~~........*.
     ..*....*....
     ............",
];

/// The fields of each line of a table.
pub fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| {
            let line = line.trim().trim_matches('|');
            line.split('|').map(str::trim).collect()
        })
}
