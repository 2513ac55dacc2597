### Las palabras del juego de muestra, algunas de las cuales están en tablas que comparten todos los juegos.

help-first = Elige una casilla vacía: ganas con tres de las tuyas en línea.
notation = b2 es la del medio: la columna y luego la fila.
crosses = Cruces
noughts = Círculos
