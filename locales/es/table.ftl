### Las palabras que rodean el tablero en todos los juegos: estado, historial, análisis, resultado.

## Whose turn it is

turn-of = Turno de { $name }
countdown = { $action }… Toca para esperar
bot-stopped = El bot se ha parado de repente o no se ha podido cargar. Reanuda para volver a ponerlo en marcha.
no-hint = Ahora no hay ninguna pista disponible.
plays-elsewhere = { $player } juega en otro dispositivo.

## Positions and lines

line-name = Variante { $number }, desde la jugada { $from }

## The end of a game

rematch-first = { $player-person ->
    [you] Revancha, empiezas tú
   *[other] Revancha, empieza { $player }
}
loser-chooses = { $player-person ->
    [you] Has perdido, así que eliges quién empieza la revancha.
   *[other] { $player } ha perdido y elige quién empieza la revancha.
}
ends-turn = { $player-person ->
    [you] Terminas tu turno.
   *[other] { $player } termina su turno.
}
resigns = { $player-person ->
    [you] Abandonas.
   *[other] { $player } abandona.
}
offers-draw = { $player-person ->
    [you] Ofreces empate.
   *[other] { $player } ofrece empate.
}
asks-back = { $player-person ->
    [you] Pides deshacer tu último turno.
   *[other] { $player } pide deshacer un turno.
}
agrees = { $player-person ->
    [you] Aceptas.
   *[other] { $player } acepta.
}
declines = { $player-person ->
    [you] No aceptas.
   *[other] { $player } no acepta.
}
peeked = { $player-person ->
    [you] Viste lo que viene y luego deshiciste tu jugada.
   *[other] { $player } vio lo que viene y luego deshizo su jugada.
}
agreed-draw = Los jugadores acuerdan un empate.

## House rules

earlier-rules = Esta partida se juega con la versión { $version } de las reglas, con la que empezó.

## Games by link

i-am = Soy { $player }
i-am-elsewhere = Soy { $player }, en otro dispositivo
you-play-as = Juegas como <b>{ $names }</b>.
you-only-look = Solo estás mirando.
just-look = Solo mirar
i-was = Yo era { $player }
played-by-others = Esta partida la jugaron otras personas. ¿Estabas entre ellas?

## Hints and analysis

better = Mejor: { $action }.

## Buttons in many places

redo = Rehacer
advanced = Avanzado

## Counts

turn-number = Turno { $turn }

## What comes of copying, saving and sending

text-copied-to-send = Texto copiado. Pégalo en un mensaje.
file-saved-to-send = El archivo está en tus descargas. Envíalo como adjunto.
picture-saved = La imagen está en tus descargas.
not-allowed-other-way = El navegador no lo ha permitido. Prueba de otra manera.

## A game: the board, and what is above and below it

trying-a-line = Pruebas una variante: juegas por todos
you-try-a-line = Estás probando una variante.
thinking-progress = Pensando
move-now = Jugar ya
show-now = Mostrar ya
pause = Pausar
resume = Reanudar
hint = Pista
show-it-again = Verlo otra vez
looking-back = Mirando atrás
to-the-start = Al principio
back-one-move = Una jugada atrás
forward-one-move = Una jugada adelante
to-the-latest = A la última
back-to-the-latest = Volver a la última
continue-from-here = Seguir desde aquí
try-line-from-here = Probar una variante
more-for-line = Más sobre esta variante
make-this-the-game = Convertir en la partida
delete-this-line = Borrar esta variante

## A game: messages above the board

no-room-for-line = No cabe otra variante. Borra alguna de las que has probado.
other-window-plays = Esta partida está abierta en otra ventana. Puedes seguirla aquí.
play-in-this-window = Jugar en esta ventana
other-window-continued = Esta partida ha continuado en otra ventana. Lo que has hecho aquí desde entonces no forma parte de ella.
continue-the-other = Seguir con la otra
other-window-deleted = Esta partida se ha borrado en otra ventana.
save-mine-as-separate = Guardar la mía como partida aparte

## A game: help with the first turn, and hints

your-first-turn = Tu primer turno
first-turn-step = <b>{ $step } de { $steps }:</b> { $text }
full-rules = Las reglas
hint-title = Prueba esto:
why = Por qué
hint-risk = <b>Ten en cuenta:</b> { $risk }
show-the-board = Ver el tablero
do-it = Hacerlo

## A game: beside the board

beside-the-board = Junto al tablero
history = Historial
analyze = Analizar
menu = Menú
show-panel = Mostrar junto al tablero
hide-panel = Ocultar este panel
who-plays = Quién juega
who-plays-for = { $player-person ->
    [you] Quién ocupa tu asiento
   *[other] Quién ocupa el asiento de { $player }
}
bot-can-take-over = Un bot puede ocupar un asiento en cualquier momento, y también devolverlo.
the-game = La partida
try-out-a-line = Probar una variante
note-on-position = Nota sobre esta posición
help-with-a-turn = Ayuda con un turno
back-is-asked = { $player-person ->
    [you] Querrías deshacer tu último turno.
   *[other] { $player } querría deshacer su último turno.
}
agree = Aceptar
decline = Rechazar
offer-a-draw = Ofrecer empate…
ask-back = Pedir que se deshaga
agree-on-a-draw = Acordar empate…
resign = Abandonar…
keep-playing = Seguir jugando
type-a-move = Escribir jugada
play-typed = Jugarla

## A game: who is winning, and the review of a finished game

who-is-winning = ¿Quién va ganando?
who-is-winning-about = Muestra qué probabilidades de ganar tiene cada cual desde aquí y adónde lleva cada jugada.
analyzing = Analizando…
chances-and-points = Probabilidades de ganar y puntos esperados
chances-after-each = { $player-person ->
    [you] Tus probabilidades tras cada jugada
   *[other] Probabilidades de { $player } tras cada jugada
}
review = Repaso
review-about = Pulsa en la curva para ver la posición.
review-running = Repasando la partida…
review-progress = Progreso del repaso
chances-over-game = Probabilidades durante la partida
nothing-known-yet = Aún no se sabe nada.
curve-end = El final. { $chances }.
costly-moves-about = Las jugadas que más costaron, y qué habría sido mejor.
no-costly-moves = Ninguna jugada salió cara.
no-costly-moves-yet = Ninguna por ahora.
learn-from-game = Aprender de esta partida
guess-moves = Adivinar las jugadas
guess-moves-about = Recorre la partida jugada a jugada y di qué se jugó.
guess-of = { $player-person ->
    [you] Tus jugadas
   *[other] Jugadas de { $player }
}
play-on-from-here = Jugar desde aquí

## A game: its end

point-by-point = Punto por punto
points-table-about = Pulsa un número para verlo en el tablero.
next-deal-of = { $done } de { $all } · Siguiente partida
all-deals-done = Las { $all } partidas están jugadas
points-of-source = { $source }: <b>{ $points }</b>
total = Total

## A game: sending it, and its picture

qr-code-button = Código QR…
got-the-reply = ¿Hay respuesta?
reply-about = El enlace de la respuesta abre la partida. También puedes copiar el mensaje y pegarlo aquí, o escanear el código QR de la otra pantalla.
scan-the-reply = Escanear respuesta
paste-the-reply = Pegar la respuesta
paste-own-link = Ese es el enlace que enviaste. Copia primero la respuesta de tu amigo.
link-note-table = En algunos sistemas, como los iPhone, los enlaces se abren en el navegador y no en esta aplicación. Copia la respuesta, vuelve aquí y elige «{ paste-the-reply }».
long-link = Esta partida da un enlace largo, y algunas apps de mensajería los cortan. Es más seguro enviar el archivo.
qr-code-dense = Los cuadros son pequeños: acerca la cámara y no la muevas.
code-taken = Mi amigo ya lo tiene
marked-as-sent = Marcada como enviada.
last-sent = Último envío: { $time }.
send-as-text-or-file = Como texto o como archivo
picture = Imagen
board-of = El tablero de { $game }
picture-not-made = No se ha podido crear la imagen.
save-as-png = Guardar como PNG
save-as-svg = Guardar como SVG

## Una pista: por qué un turno es bueno y cómo quedan los demás

next-best = Si no: { $number }.
more-points = { $kind }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más para ti.
more-points-against = { $kind }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más para ti; si no, { $next-best }.
fewer-points = { $kind }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos.
nothing-else-to-do = No hay nada más que hacer.
all-else-is-worse = Calculado hasta el final: todo lo demás es peor.
others-are-as-good = Calculado hasta el final: nada es mejor, pero hay opciones igual de buenas.
chance-of-goal-close = Probabilidad de llegar a tu objetivo: { $chance }. Muy igualado: hay varias jugadas igual de buenas.
chance-of-goal = Probabilidad de llegar a tu objetivo: { $chance }, frente a { $next-best } con la siguiente mejor jugada.
chance-of-winning-close = Probabilidad de ganar: { $chance }. Muy igualado: hay varias jugadas igual de buenas.
chance-of-winning = Probabilidad de ganar: { $chance }, frente a { $next-best } con la siguiente mejor jugada.

## Challenge a friend with a finished game

challenge = Retar
challenge-a-friend = Retar a alguien
challenge-about = La otra persona juega el mismo reparto{ $against ->
    [true] {" "}contra los mismos rivales
   *[false] {""}
}. Tu resultado queda oculto hasta que termine.
challenge-back = Devolver tu resultado
challenge-back-about = Así verá cómo te fue con el mismo reparto.
challenge-name = Tu nombre, para la otra persona
challenge-message = { $game }: ¿puedes ganarme? Tienes el mismo reparto, y mi resultado queda oculto hasta que termines.
challenge-back-message = { $game }: así me fue con tu reparto.
same-deal = El mismo reparto
a-friend = Alguien
yourself = Tú
result-won = Victoria
result-drawn = Empate
result-lost = Derrota
result-score = { $own }-{ $other }
watch-game = Ver
curve-of-friend = { $name }, mismo reparto

## The coach, after a turn

coach = Entrenador
coach-about = Al acabar tu turno, el entrenador dice qué te ha costado, antes de que juegue nadie más. Amable: solo si cuesta mucho, y pregunta primero.
coach-off = No
coach-gentle = Amable
coach-strict = Exigente
coach-asks = Había algo mejor. ¿Lo miras otra vez?
coach-points-of = { $player-person ->
    [you] tú { $after } puntos en vez de { $before }
   *[other] { $player } { $after } en vez de { $before }
}
coach-points = Previsto al final: { $of-each }.
coach-chance-of = { $player-person ->
    [you] tú { $after } en vez de { $before }
   *[other] { $player } { $after } en vez de { $before }
}
coach-chances = Probabilidad de ganar: { $of-each }.
coach-goal = Probabilidad de alcanzar tu objetivo: { $after } en vez de { $before }.
coach-played = Jugado: { $action }.
coach-risk = <b>Tu jugada:</b> { $risk }
waits-for-you = { $player } te espera.
look-again = Mirar otra vez
tell-me = Dímelo
show-me = Muéstramelo
take-it-back = Deshacerlo
carry-on = Seguir

## Luck and skill, after a review

luck-and-skill = Suerte y acierto
luck-of-lead = Qué hicieron el azar y las decisiones de todos con { $player-person ->
    [you] tu ventaja
   *[other] la ventaja de { $player }
}, en puntos.
luck-of-chance = Qué hicieron el azar y las decisiones de todos con { $player-person ->
    [you] tu probabilidad de ganar
   *[other] la probabilidad de ganar de { $player }
}, en porcentaje.
luck = Suerte
choices-of = { $player-person ->
    [you] Tus decisiones
   *[other] Decisiones de { $player }
}
choices-of-others = Decisiones de los demás
share = { $number }, { $doubt } arriba o abajo
