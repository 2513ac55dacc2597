### The words of the sample game, of which a few stand in tables that all games share.

help-first = Choose an empty cell: three of your own in a line win.
notation = b2 marks the middle: the column, then the row.
crosses = Crosses
noughts = Noughts
task-mark = mark an empty cell
# $cell (Text): such as b2
mark-cell = mark { $cell }
# $player (Player)
# $cell (Text): such as b2
cell-marked = { $player-person ->
    [you] You mark
   *[other] { $player } marks
} { $cell }.
three-in-a-line = Three in a line
ends-by-line = Three stand in a line.
ends-when-full = The board is full.
# $cell (Text): such as b2
cell-taken = { $cell } is marked already.
# $cell (Text): such as b2
cell-cross = { $cell }, cross
# $cell (Text): such as b2
cell-nought = { $cell }, nought
# $cell (Text): such as b2
cell-empty = { $cell }, empty
