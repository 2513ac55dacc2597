//! The tiles in the form of the tile lists that they come from: letter; edges from
//! the north; cities (`*` for a pennant); roads; fields with the cities that they
//! border; cloister; copies in the base game; copies in this game; numbers of
//! numbered copies. A second source for the data of the rules.

/// One line for each design.
pub const TABLE: &str = "
| A | FFRF | - | S | {NL NR EL ER SL SR WL WR} | yes | 2 | 2 | - |
| B | FFFF | - | - | {NL NR EL ER SL SR WL WR} | yes | 4 | 4 | - |
| C | CCCC | NESW* | - | - | - | 1 | 1 | - |
| D | CRFR | N | EW | {EL WR}->N; {ER SL SR WL} | - | 4 | 3 | - |
| E | CFFF | N | - | {EL ER SL SR WL WR}->N | - | 5 | 4 | - |
| F | FCFC | EW* | - | {NL NR}->EW; {SL SR}->EW | - | 2 | 2 | - |
| G | FCFC | EW | - | {NL NR}->EW; {SL SR}->EW | - | 1 | 1 | - |
| H | CFCF | N; S | - | {EL ER WL WR}->N,S | - | 3 | 2 | - |
| I | CFFC | N; W | - | {EL ER SL SR}->N,W | - | 2 | 2 | - |
| J | CRRF | N | ES | {EL SR WL WR}->N; {ER SL} | - | 3 | 2 | - |
| K | CFRR | N | SW | {EL ER SL WR}->N; {SR WL} | - | 3 | 2 | - |
| L | CRRR | N | E; S; W | {EL WR}->N; {SR WL}; {ER SL} | - | 3 | 2 | - |
| M | CFFC | NW* | - | {EL ER SL SR}->NW | - | 2 | 2 | - |
| N | CFFC | NW | - | {EL ER SL SR}->NW | - | 3 | 2 | 1 1 |
| O | CRRC | NW* | ES | {EL SR}->NW; {ER SL} | - | 2 | 2 | - |
| P | CRRC | NW | ES | {EL SR}->NW; {ER SL} | - | 3 | 2 | - |
| Q | CCFC | NEW* | - | {SL SR}->NEW | - | 1 | 1 | - |
| R | CCFC | NEW | - | {SL SR}->NEW | - | 3 | 2 | - |
| S | CCRC | NEW* | S | {SL}->NEW; {SR}->NEW | - | 2 | 2 | - |
| T | CCRC | NEW | S | {SL}->NEW; {SR}->NEW | - | 1 | 1 | - |
| U | FRFR | - | EW | {NL NR EL WR}; {ER SL SR WL} | - | 8 | 8 | 1 1 1 2 2 2 3 3 |
| V | FFRR | - | SW | {NL NR EL ER SL WR}; {SR WL} | - | 9 | 8 | 1 1 1 1 2 2 3 |
| W | FRRR | - | E; S; W | {NL NR EL WR}; {ER SL}; {SR WL} | - | 4 | 4 | - |
| X | RRRR | - | N; E; S; W | {NL WR}; {NR EL}; {ER SL}; {SR WL} | - | 1 | 1 | 1 |
| IC1 | CFRF | N | S | {SR WL WR}->N; {EL ER SL}->N | - | 0 | 1 | - |
| IC2 | CFRC | NW | S | {SR}->NW; {EL ER SL}->NW | - | 0 | 1 | - |
| IC3 | CCFC | N; W; E | - | {SL SR}->N,E,W | - | 0 | 1 | - |
| IC4 | FRFR | - | W; E | {ER SL SR WL}; {NL NR EL WR} | yes | 0 | 1 | - |
| IC5 | CRFC | NW | E | {EL}->NW; {ER SL SR}->NW | - | 0 | 1 | - |
| IC6 | RRRR | - | NW; ES | {NL WR}; {ER SL}; {NR EL SR WL} | - | 0 | 1 | 1 |
| TB1 | CRFF | N | E | {EL}->N; {ER SL SR WL WR}->N | - | 0 | 1 | - |
| KR1 | CFFR | N | W | {WR}->N; {EL ER SL SR WL}->N | - | 0 | 1 | - |
| KR2 | CRRR | N | W; ES | {WR}->N; {EL SR WL}->N; {ER SL} | - | 0 | 1 | - |
";

/// The outer edges of the wheel, clockwise from the north-west corner: column,
/// row, side, edge, and the names of its features. A road has fields at its left and
/// right half.
pub const RIM: [(i32, i32, char, char, &str); 16] = [
    (0, 0, 'N', 'C', "a"),
    (1, 0, 'N', 'F', "A"),
    (2, 0, 'N', 'R', "A r1 B"),
    (3, 0, 'N', 'F', "B"),
    (3, 0, 'E', 'F', "B"),
    (3, 1, 'E', 'F', "B"),
    (3, 2, 'E', 'C', "b"),
    (3, 3, 'E', 'F', "B"),
    (3, 3, 'S', 'R', "B r2 C"),
    (2, 3, 'S', 'F', "C"),
    (1, 3, 'S', 'F', "C"),
    (0, 3, 'S', 'C', "c"),
    (0, 3, 'W', 'C', "c"),
    (0, 2, 'W', 'F', "C"),
    (0, 1, 'W', 'R', "C r3 A"),
    (0, 0, 'W', 'F', "A"),
];

/// The wheel's fields, each with the city that it borders.
pub const RIM_BORDERS: [(&str, &str); 3] = [("A", "a"), ("B", "b"), ("C", "c")];
