### The words of the sample game, of which a few stand in tables that all games share.

help-first = Choose an empty cell: three of your own in a line win.
notation = b2 marks the middle: the column, then the row.
crosses = Crosses
noughts = Noughts
