### Las palabras del juego de muestra, algunas de las cuales están en tablas que comparten todos los juegos.

help-first = Elige una casilla vacía: ganas con tres de las tuyas en línea.
notation = b2 es la del medio: la columna y luego la fila.
crosses = Cruces
noughts = Círculos
task-mark = marca una casilla vacía
mark-cell = marcar { $cell }
cell-marked = { $player-person ->
    [you] Marcas
   *[other] { $player } marca
} { $cell }.
three-in-a-line = Tres en línea
ends-by-line = Hay tres en línea.
ends-when-full = El tablero está lleno.
cell-taken = { $cell } ya está marcada.
cell-cross = { $cell }, cruz
cell-nought = { $cell }, círculo
cell-empty = { $cell }, vacía
