### Die Wörter des Beispielspiels; ein paar davon stehen in Tabellen, die alle Spiele teilen.

help-first = Wähle ein leeres Feld: Drei eigene in einer Reihe gewinnen.
notation = b2 ist die Mitte: erst die Spalte, dann die Zeile.
crosses = Kreuze
noughts = Kreise
