### The words of the sample game, of which a few stand in tables that all games share.

help-first = Choisis une case vide : trois à toi sur une ligne, et c’est gagné.
notation = b2 désigne le milieu : la colonne, puis la rangée.
crosses = Croix
noughts = Ronds
task-mark = cocher une case vide
mark-cell = cocher { $cell }
cell-marked = { $player-person ->
    [you] Tu coches
   *[other] { $player } coche
} { $cell }.
three-in-a-line = Trois sur une ligne
ends-by-line = Trois sont sur une ligne.
ends-when-full = Le plateau est plein.
cell-taken = { $cell } est déjà prise.
cell-cross = { $cell }, croix
cell-nought = { $cell }, rond
cell-empty = { $cell }, vide
