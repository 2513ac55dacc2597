### Las palabras de las páginas que no son la de inicio: ajustes, estadísticas, lecciones y demás.

## A game in short

a-game-of = Una partida de { $game }

## Today's games

deals-done = { $days ->
    [0] { $done } de { $all } terminadas
    [1] { $done } de { $all } terminadas
   *[other] { $done } de { $all } terminadas · { $days } días seguidos
}

## Statistics

about-statistics = Estas cifras salen de las partidas terminadas en este navegador. Una partida que borras deja de contar; una guardada que abres sí cuenta.

## Pages: their titles, and the links to them

keyboard-and-screen-reader = Teclado y lector de pantalla
about-wheelhouse = Acerca de Wheelhouse
labeled = { $label }: { $text }
version = Versión { $version }
read-the-rules = Leer las reglas

## Buttons in many places

back = Atrás
done = Listo
start = Empezar
start-over = Reiniciar
search = Buscar
delete = Borrar
rename = Renombrar
download = Descargar
on = Sí
off = No

## Counts

count-of = { $count } de { $all }
progress-of = { $count } de { $all }…
turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
megabytes = { $size } MB

## While something loads, and when it cannot

text-missing = Este texto no se ha podido cargar. Revisa tu conexión a internet.

## What comes of copying, saving and sending

link-copied = Enlace copiado.
text-copied = Texto copiado.
copied = Copiado.
sent = Enviado.
file-saved = El archivo está en tus descargas.
file-saved-of-games = El archivo está en tus descargas. Ábrelo en cualquier dispositivo para añadir allí sus partidas.
not-allowed-select = El navegador no lo ha permitido. Puedes seleccionar el texto del campo y copiarlo.
not-sent-now = No se ha enviado. Abre la partida para enviarla de otra manera.

## QR codes

scan-qr-code = Escanear código QR
scan-no-code = En esta imagen no hay ningún código QR, o es demasiado pequeño.

## Today's games: the card on the home page, and the page

all-done-today = Todo hecho por hoy. Mañana hay más.
in-progress = En curso.
play-deal-again = Otra vez
not-dealt-yet = Estas partidas aún no se han repartido. Vuelve ese día.
todays-games = Partidas de hoy
same-for-everyone = Las mismas partidas para todo el mundo. Solo cuenta tu primer resultado.
from-yesterday = Ayer quedó sin terminar
past-days = Días pasados
previous-month = Mes anterior
next-month = Mes siguiente
share-all-results = Compartir los resultados
shared-day = Wheelhouse { $day }
shared-result = Wheelhouse { $day }: { $result }
game-result = { $game }, { $result }
game-deal-result = { $game } ({ $deal }), { $result }

## Your games

no-games-yet = Aún no hay partidas. Las tuyas se guardan aquí, solo en este navegador.
no-game-matches = Ninguna partida coincide.
show-more = Mostrar más
open-link-or-file = Abrir un enlace o archivo
keep-copies = Algunos navegadores borran las partidas guardadas tras unas semanas sin visitas. Por si acaso, exporta tus partidas a un archivo de vez en cuando.
damaged-data = Datos dañados
damaged-data-number = Datos dañados { $number }
damaged-data-kept = Algunos datos guardados estaban dañados. Los hemos conservado, y puedes descargarlos en un archivo.
delete-permanently = Borrar para siempre
waiting-for-others = A la espera de otros
on-this-device = En este dispositivo
finished-games = Terminadas

## Your games: search and order

search-your-games = Buscar en tus partidas
sort-by = Ordenar
latest-first = Más recientes
oldest-first = Más antiguas
by-name = Por nombre
longest-first = Más largas
starred = Destacadas
# De una lista de juegos, para elegir uno.
game = Juego
finished-game = Partida
all-games = Todos los juegos
select = Seleccionar…
export-selected = Exportar selección
export-so-many = Exportar selección ({ $games })
export-shown = { $games ->
    [one] Exportar esta partida a un archivo
   *[other] Exportar estas { $games } partidas a un archivo
}

## Your games: what can be done with one

name-of-game = Nombre de esta partida
send = Enviar
select-named = Seleccionar { $name }
star-named = Destacar { $name }
send-named = Enviar { $name }
send-again-named = Enviar otra vez { $name }
rename-named = Renombrar { $name }
share-named = Compartir { $name }
delete-named = Borrar { $name }

## New game

one-player-solo = 1 (solitario)
play-against = Jugar contra
computer = La máquina
people-here = Gente aquí
seats = Asientos
seat-side = El asiento { $seat } juega con { $side }. Cambiar de lado
seat-color = Color del asiento { $seat }: { $color }. Cambiar color
seat-name = Nombre del asiento { $seat }
seat-player = Quién ocupa el asiento { $seat }
your-name = Tu nombre
friends-name = Nombre de tu amigo
how-links-work = Después de tu turno, manda la partida a tu amigo por cualquier app de mensajería o con un código QR. Tu amigo juega en su dispositivo y te la devuelve. Sin cuenta y sin servidor.
start-game = Empezar partida
setup-not-working = Esta preparación no sirve.
nobody-here = Deja al menos un asiento para alguien en este dispositivo.
not-a-seed = Una semilla es un número entero de 0 a 18446744073709551615. Déjala vacía para que sea al azar.

## New game: house rules

house-rules = Reglas de la casa
as-in-the-rulebook = Como en el reglamento
undo-policy = Deshacer
undo-policy-is = Deshacer: { $policy }
hints-and-previews = Pistas y vistas previas
hints-and-previews-are = Pistas y vistas previas: { $aids ->
    [true] Sí
   *[false] No
}
with-aids-about = Pistas, vistas previas y quién va ganando.
without-aids-about = Solo el tablero.
seed = Semilla
seed-about = La misma semilla reparte siempre la misma partida. Déjala vacía para que sea al azar.

## Open a game

open-about = Pega un enlace o una partida en texto, o elige un archivo o la imagen de un código QR. Verás la partida antes de guardarla.
link-or-text = Enlace o texto
preview = Vista previa
choose-a-file = Elegir un archivo…
file-unreadable = Este archivo no se puede leer.
open-this-game = Abrir esta partida
open-another-game = Abrir otra partida
save-as-separate = Guardar como partida aparte
open-games = Abrir partidas
add-about = Las partidas que ya tienes no se añaden dos veces; las que van más adelantadas se continúan.
add-to-your-games = Añadir a tus partidas

## Open a game that a friend has sent

open-the-game = Abrir la partida
opening-the-game = Abriendo la partida…
moves-so-far = { $moves ->
    [one] { $moves } jugada hasta ahora.
   *[other] { $moves } jugadas hasta ahora.
}
name-to-send = Tu nombre, que se envía con tu turno
who-are-you = ¿Quién eres?
play-several = ¿Juegan varias personas en este dispositivo?
who-plays-here = ¿Quién juega en este dispositivo?

## Open a game that went another way than your own

older-link = { $moves ->
    [one] Este enlace es más antiguo que tu partida, que va una jugada por delante. No ha cambiado nada.
   *[other] Este enlace es más antiguo que tu partida, que va { $moves } jugadas por delante. No ha cambiado nada.
}
open-my-game = Abrir mi partida
send-mine = Enviar la mía
send-mine-about = Si tu amigo no ha recibido tu último turno, envíalo otra vez.
other-deal = Este enlace y tu partida han seguido caminos distintos. El reparto es otro desde el principio. No ha cambiado nada.
versions-part = { $moves ->
    [0] Este enlace y tu partida han seguido caminos distintos. Se separan desde la primera jugada. No ha cambiado nada.
    [1] Este enlace y tu partida han seguido caminos distintos. Solo coincide la primera jugada. No ha cambiado nada.
   *[other] Este enlace y tu partida han seguido caminos distintos. Coinciden las primeras { $moves } jugadas. No ha cambiado nada.
}
careful-tampered = Cuidado: este enlace dice ser tu partida, pero alguien lo ha manipulado.
careful-taken-back = Cuidado: este enlace cambia jugadas que ya se habían enviado. Alguien ha retirado jugadas que ya habías visto.
your-version = La tuya
links-version = En el enlace
more-moves = { $moves ->
    [one] …y { $moves } jugada más.
   *[other] …y { $moves } jugadas más.
}
keep-mine = Usar la mía
take-links-version = Seguir con la del enlace
keep-both = Guardar ambas
watch-from-start = Ver desde el principio
go-to-the-end = Ir al final
decided-for-you = Este enlace lleva decisiones tomadas en tu nombre. Acéptalas si las tomaste tú en otro dispositivo o si acordaste un empate. Si no, alguien ha jugado tu turno: quédate con tu partida.
accept = Aceptar
keep-my-game = Usar mi partida

## Everything to another device

move-my-games = Mover mis partidas
move-about = Lleva todo a otro dispositivo: tus partidas con sus notas, tus ajustes, los puzles resueltos y las estadísticas. Allí se suma a lo que ya hay. Nada se pierde y nada cuenta dos veces.
take-everything = Llevármelo todo
everything-here = { $games ->
    [0] Tus ajustes, los puzles resueltos y las estadísticas.
    [one] { $games } partida, tus ajustes, los puzles resueltos y las estadísticas.
   *[other] { $games } partidas, tus ajustes, los puzles resueltos y las estadísticas.
}
save-as-file = Guardar en un archivo
show-codes = Mostrar códigos
hide-codes = Ocultar códigos
codes-about = En el otro dispositivo, abre «{ move-my-games }», elige «{ scan-codes }» y apunta la cámara aquí. Te avisará cuando los tenga todos.
code-number = Código { $number } de { $all }
previous-code = Anterior
next-code = Siguiente
everything-saved = El archivo está en tus descargas. En el otro dispositivo, elígelo en «{ move-my-games }».
everything-shared = Compartido. En el otro dispositivo, elige el archivo en «{ move-my-games }».
bring-here = Traerlo aquí
bring-here-about = Elige el archivo del otro dispositivo, o escanea los códigos que muestra.
scan-codes = Escanear códigos
scan-more-codes = Escanear los demás códigos
stop-scanning = Dejar de escanear
scan-codes-about = Apunta la cámara a los códigos del otro dispositivo hasta que estén todos aquí. El orden no importa.
scan-codes-no-camera = No hay cámara, o el navegador no la permite. Elige el archivo en su lugar.
scan-codes-no-reader = El lector de códigos no se ha podido cargar. Revisa tu conexión a internet o elige el archivo en su lugar.
codes-received = { $received } de { $all } códigos están aquí.
codes-missing = Faltan: { $numbers }.
codes-missing-more = Faltan: { $numbers } y { $more } más.
codes-not-kept = El navegador no conserva estos códigos si cierras la página. Escanéalos todos ahora.
codes-not-together = Estos códigos no van juntos. Empieza de nuevo.
discard-codes = Descartar estos códigos
code-foreign = Ese código no es de «{ move-my-games }».
code-damaged = Ese código está dañado.
code-newer = Ese código es de una versión más nueva de Wheelhouse. Actualiza primero Wheelhouse aquí.
codes-other = Estos códigos son de otro traslado. Del anterior, { $received } de { $all } códigos están aquí. ¿Empezamos de nuevo con los nuevos?
keep-earlier-codes = Conservar los anteriores
not-many-games = Este no es un archivo con tus partidas.
everything-in-file = Esto es todo lo de otro dispositivo: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, ajustes, puzles resueltos y estadísticas.
add-everything-about = Las partidas que ya tienes no se añaden dos veces; las que van más adelantadas se continúan. Lo que has ajustado aquí se queda.
add-everything = Añadirlo todo
settings-added = Los ajustes, los puzles resueltos y las estadísticas también están aquí.
code-of-everything = Este código es de «{ move-my-games }». Escanéalo allí.

## Share a game

share-link = Como enlace
share-sent-game-about = Para otro de tus dispositivos o para quien solo quiera mirar. Para enviar tu turno a un amigo, usa el botón de enviar de la partida.
the-link = El enlace
share-file = Como archivo
share-file-about = Incluye las variantes que has probado, y sigue ahí aunque el navegador borre sus datos.
share-text = Avanzado: como texto

## Settings

settings-you = Tú
your-name-about = Se usa cuando juegas con otras personas. Se queda en este navegador y en las partidas que envías.
your-color = Tu color
color-by-seat = Según asiento
settings-look = Aspecto
match-device = Según dispositivo
language = Idioma
theme = Tema
light = Claro
dark = Oscuro
contrast = Contraste
contrast-normal = Normal
contrast-high = Alto
player-colors = Colores de los jugadores
colors-standard = Estándar
colors-red-green = Daltonismo rojo-verde
colors-blue-yellow = Daltonismo azul-amarillo
text-size = Tamaño de texto
animations = Animaciones
animations-full = Todas
animations-reduced = Menos
settings-play = Juego
bot-speed = Ritmo de los bots
relaxed = Tranquilo
fast = Rápido
instant = Inmediato
turn-end = Terminar tu turno cuando no quede nada por hacer
after-2-seconds = A los 2 segundos
at-once = Enseguida
never = Nunca
aids-in-new-games = Pistas y vistas previas en partidas nuevas
auto-review = Repasar las partidas terminadas automáticamente
keep-screen-on = Pantalla encendida durante la partida
settings-sound = Sonido y vibración
sound = Sonido
vibration = Vibración
settings-controls = Controles
controls-side = Lado de los controles
right = Derecha
left = Izquierda
single-key-shortcuts = Atajos de una sola tecla
arrow-keys = Moverse entre controles con las flechas
only-on-tv = Solo en la tele
gamepad = Mando
gamepad-missing = Aún no hay mando. Conecta uno y pulsa cualquiera de sus botones.
gamepad-asleep = Hay un mando conectado. Pulsa cualquiera de sus botones.
gamepad-ready = Tu mando está listo.
gamepad-unknown = Tu navegador no conoce este mando. Prueba la cruceta: si este texto sigue aquí, no es compatible.
settings-data = Datos
data-use = Uso de datos
data-normal = Normal
data-reduced = Reducido
games-in-browser = Tus partidas en este navegador
storage-kept = Este navegador ha prometido conservar tus partidas hasta que las borres.
storage-not-promised = El navegador no ha prometido conservar tus partidas. Puede que acepte cuando juegues más a menudo o instales Wheelhouse.
storage-at-risk = Este navegador puede borrar tus partidas cuando se le llene el disco. Safari también las borra tras siete días sin visitas, salvo que Wheelhouse esté en la pantalla de inicio.
ask-to-keep = Pedir al navegador que las conserve
export-your-games = Exportar tus partidas
offline-waiting = Para gastar menos datos, Wheelhouse carga solo lo que abres y necesita internet.
offline-loading = Wheelhouse se está guardando en este dispositivo…
offline-kept = Wheelhouse está guardado en este dispositivo y funciona sin conexión.
offline-failed = Wheelhouse no funciona aquí sin conexión: un archivo no se pudo cargar, o este sitio modifica sus archivos. Recarga la página para intentarlo de nuevo.
offline-offer = Puedes guardarlo todo ahora para jugar sin internet.
offline-offer-sizes = Puedes guardarlo todo ahora para jugar sin internet. Son unos { $download } de descarga y { $storage } en este dispositivo.
keep-for-offline = Guardar todo ahora
delete-everything = Borrar todo…
delete-everything-about = Esto borra todas las partidas y los ajustes de Wheelhouse en este navegador, incluidos los datos dañados. No se puede deshacer.
delete-games-and-settings = Borrar partidas y ajustes

## Rules

contents = Contenido
search-the-rules = Buscar en las reglas
nothing-found = No hay resultados. Prueba con otra palabra.
sections = { $sections ->
    [one] { $sections } sección
   *[other] { $sections } secciones
}

## Lessons and puzzles

the-task = La tarea
lesson-step-more = Más, { $step } de { $steps }
lesson-step-title = { $step }: { $title }
show-me = Muéstrame
more-tasks = Más
play-first-game = Jugar tu primera partida
right-move = ¡Bien!
not-quite = No del todo.
have-another-try = Inténtalo otra vez.
your-turn-again = Otra vez tu turno.
well-done = ¡Muy bien!
here-is-how = Así se hace:
not-solved-with-help = Con ayuda no cuenta como resuelto. Reinicia para resolverlo por tu cuenta.
solved = Resuelto
win-in = Gana en { $turns }
puzzle = Puzle
puzzle-number = Puzle { $number }
all-puzzles = Todos los puzles
next-puzzle = Siguiente puzle
learn-the-game = Aprender a jugar
hand-picked-puzzles = Puzles escogidos
puzzles-solved = { $solved } de { $all } resueltos.

## Puzzles without end, each made for the player

the-puzzle = El puzle
puzzle-title = { $kind }, dificultad { $difficulty }
start-puzzle = Empezar: { $kind }
difficulty-by = Dificultad: { $measure }
after-each-puzzle = Después de cada puzle
same-difficulty = Misma dificultad
automatic = Automática
automatic-about = Automática: sube tras 3 resueltos seguidos, baja tras 2 fallados.
puzzle-streak = Racha <b>{ $now }</b> · récord <i>{ $best }</i>
solution = Solución
taken-back = Jugada retirada.
here-is-the-solution = Aquí está la solución.
that-was-the-solution = Esa era la solución.
had-before = Este ya te había salido, así que no vuelve a contar.
next-one-counts = El siguiente vuelve a contar.
new-streak = Empieza una nueva racha.
puzzle-row = { $puzzles } seguidos.
puzzle-row-longest = { $puzzles } seguidos, tu racha más larga.
puzzle-streak-ends = Tu racha de { $puzzles } termina aquí.
next-difficulty = Ahora: dificultad { $difficulty }.
making-puzzle = Preparando un puzle…
still-making-puzzle = Seguimos buscando uno bueno. Puede tardar unos segundos.
puzzle-canceled = Cancelado.
puzzle-not-made = No se ha podido preparar el puzle.
link-copied-button = Enlace copiado
not-allowed-button = No permitido
puzzle-link-copied = Enlace copiado. Lleva al mismo puzle en cualquier dispositivo.
puzzle-link-not-copied = El navegador no lo ha permitido. El enlace está en la barra de direcciones.

## Statistics page

reading-your-games = Leyendo tus partidas…
games-read = Partidas leídas
no-finished-games = Aún no hay partidas terminadas. Acaba una y esta página mostrará cómo te ha ido: victorias, puntuaciones, una valoración frente a los bots y logros.
no-game-is-yours = Ninguna de estas partidas cuenta como tuya. En una partida con varias personas, tu asiento es el que lleva el nombre de tus ajustes.
counted-since = Solo cuentan las partidas terminadas desde el { $time }.
count-all-again = Volver a contar todas
clear-statistics-fold = Vaciar estadísticas…
clear-statistics-about = Solo contarán las partidas que termines a partir de ahora. Tus partidas siguen donde están, y puedes volver a contarlas todas cuando quieras.
clear-statistics = Vaciar estadísticas
player = Jugador
number-of-players = Número de jugadores
opponents = Rivales
any-number = Cualquiera
any-opponents = Todos
against-whom = Contra
solo-games = En solitario
challenge = Reto
challenge-number = { $what }: { $number }
games-played = Partidas
games-won = Ganadas
games-drawn = Empates
games-lost = Perdidas
share-of-wins = Victorias
wins-in-a-row = Victorias seguidas
longest-row = récord { $wins }
best-score = Mejor puntuación
average-score = Puntuación media
fastest-win = Victoria más rápida
points-label = Puntos
points-left-out = No incluye las partidas con puntos de otra escala: en solitario, esprints y partidas con más losetas.
rating-label = Valoración
rating-provisional = (provisional)
rating-provisional-about = Provisional: se irá afinando cuanto más juegues contra bots.
rating-scale-about = Sale de tus partidas contra bots, en una escala en la que un bot Casual tiene 1500. Tu fuerza real está dentro del margen que sigue a ± con una confianza del 95 %.
show-as-table = Mostrar como tabla
date = Fecha
milestones = Logros
reached-on = Conseguido el <a>{ $date }</a>
not-reached-yet = Aún sin conseguir.

## Open a friend's challenge

a-challenge = Un reto
challenged-by = { $name } te reta a { $game }
challenged = Te retan a { $game }
challenged-about = Juegas el mismo reparto{ $against ->
    [true] {" "}contra los mismos rivales
   *[false] {""}
}. El otro resultado queda oculto hasta que termines.
challenged-under-way = Ya has empezado este reparto.
just-watch-it = Solo mirar
challenge-from = Reto de { $name }

## Today's games: friends

with-friends = Con amigos
with-friends-about = Comparte tus resultados y pega los que te envíen: aquí se ven juntos. Cada uno queda demostrado, porque se repite su partida.
result-hidden = oculto hasta que termines
results-added = { $count ->
    [one] Un resultado añadido
   *[other] { $count } resultados añadidos
}.
results-known = Ese ya lo tienes.
not-a-days-result = No es el resultado de una partida del día.

## Learning from a game: its costly moves, to be done better

mistake-of = Jugada costosa { $number } de { $count }
find-better = Busca algo mejor.
same-as-played = Eso es lo que jugaste.
as-good = Bien: eso no cuesta nada.
judging = A ver…
costs-as-well = Eso te costaría { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de probabilidad.
not-judged = No se ha podido valorar. Inténtalo de nuevo.
next-mistake = Siguiente
mistakes-found = Encontraste { $found } de { $count } a la primera.
nothing-to-learn = Aquí no hay jugadas costosas, o la partida aún no se ha repasado.

## My mistakes: positions of one's own games that come back

my-mistakes-due = Mis errores: { $count } por repasar
mistakes-short = Errores
mistakes-short-due = Errores: { $count }
positions-due = { $count ->
    [one] Te espera una posición.
   *[other] Te esperan { $count } posiciones.
}
positions-about = Son de tus partidas: a veces tu jugada te costó algo, a veces fue buena. Busca una buena jugada en cada una. Son unos cinco minutos.
start-round = Empezar
nothing-due = Hoy no hay nada pendiente. La próxima posición vuelve el { $date }.
no-mistakes-yet = Aquí aún no hay nada.
no-mistakes-yet-how = Cuando se repasa una partida terminada, sus jugadas costosas vuelven aquí, mezcladas con otras buenas, hasta que las encuentres a la primera. Para repasar una partida, ábrela en «Tus partidas» y elige «Repaso».
may-review = ¿Puede Wheelhouse repasar tus partidas terminadas, después de cada una y mientras esta página esté abierta? Todo se queda en este dispositivo.
may-review-yes = Sí, claro
may-review-no = No, gracias
looking-through = Repasando tus partidas: { $number } de { $count }
looking-progress = Progreso de esta partida
stop-looking = Parar
card-of = Posición { $number } de { $count }
card-game = { $game }, { $date }, contra { $players }
card-game-alone = { $game }, { $date }
find-good = Tu turno: busca una buena jugada.
right-as-played = ¡Bien! Es lo que jugaste.
good-move = Turno { $turn }: { $action }. Una buena jugada.
in-your-game = En tu partida
show-in-game = Verlo en la partida
end-round = Terminar

## Guessing the moves of a finished game

guess-number = Jugada { $number } de { $count }
what-was-played = { $player-person ->
    [you] ¿Qué jugaste?
   *[other] ¿Qué jugó { $player }?
}
it-was = La jugada fue: { $action }.
show-move = Mostrar la jugada
finish-guessing = Terminar
guess-score = Adivinaste { $hits } de { $count }. Por puro azar habrían sido unas { $chance }.
guess-difference = Turno { $turn }: dijiste «{ $guess }»; fue «{ $played }».
guess-shown = Turno { $turn }: «{ $played }».
nothing-to-guess = Aquí no hay nada que adivinar: la partida no ha terminado o nunca hubo elección.
