### Die Wörter des Beispielspiels; ein paar davon stehen in Tabellen, die alle Spiele teilen.

help-first = Wähle ein leeres Feld: Drei eigene in einer Reihe gewinnen.
notation = b2 ist die Mitte: erst die Spalte, dann die Zeile.
crosses = Kreuze
noughts = Kreise
task-mark = ein leeres Feld ankreuzen
mark-cell = { $cell } ankreuzen
cell-marked = { $player-person ->
    [you] Du setzt
   *[other] { $player } setzt
} auf { $cell }.
three-in-a-line = Drei in einer Reihe
ends-by-line = Drei stehen in einer Reihe.
ends-when-full = Das Brett ist voll.
cell-taken = { $cell } ist schon besetzt.
cell-cross = { $cell }, Kreuz
cell-nought = { $cell }, Kreis
cell-empty = { $cell }, leer
