### Las palabras de la casa: lo que comparten todos los juegos y páginas.
###
### «Partida» es lo que se juega; «juego», a lo que se juega. Los nombres de los niveles van con mayúscula y no cambian
### de forma. Los nombres de jugadores nunca llevan artículo.

language-name = Español

## (Game)

game-turn-of-time = Turn of Time
game-argonauts-wheel = Argonaut’s Wheel
game-wheels-of-time = Wheels of Time
game-wheel-of-fortune = Carcassonne: La Rueda de la Fortuna
game-world-wonders = World Wonders
game-noughts = Tres en raya

## A game in short

pitch-turn-of-time = Dieciséis cartas y cuatro estaciones que se voltean unas a otras. Haz que el año acabe a tu favor.
pitch-argonauts-wheel = Súbete a la rueda que gira y haz caer tu cono sobre el del rival.
pitch-wheels-of-time = Gira una de las cuatro ruedas dentadas y cambia lo que te dan sus conexiones.
pitch-wheel-of-fortune = Construye el paisaje loseta a loseta, mientras un cerdo decide qué seguidores puntúan.
pitch-world-wonders = Levanta una ciudad de la Antigüedad y haz sitio a los grandes monumentos.
pitch-noughts = Gana quien ponga tres en línea. Todo el mundo lo conoce, y nadie pierde dos veces.
player-count = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
player-range = { $most ->
    [2] { $least } o { $most } jugadores
   *[other] De { $least } a { $most } jugadores
}
minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
rules-of = Reglas de { $game }
new-game-of = Nueva partida de { $game }

## Numbers and lists

list = { $most } y { $last }
title-in = { $title } - { $place }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
place-first = 1.º
place-second = 2.º
place-third = 3.º
place-fourth = 4.º
place-fifth = 5.º

## Colors of players

color-red = Rojo
color-blue = Azul
color-yellow = Amarillo
color-green = Verde
color-violet = Violeta

## Players

you = Tú
numbered-player = Jugador { $number }
bot = Bot
person = Persona
match-me = A mi nivel
match-me-now = A mi nivel ({ $level })
level-bot = Bot { $level }
level-beginner = Principiante
level-novice = Novato
level-casual = Casual
level-skilled = Hábil
level-veteran = Veterano
level-expert = Experto
level-perfect = Perfecto
level-between = { $weaker }–{ $stronger }
next-opponent-stronger = Tu próximo rival será medio nivel más fuerte: { $level }.
next-opponent-weaker = Tu próximo rival será medio nivel más flojo: { $level }.
next-opponent-same = Tu próximo rival seguirá en el mismo nivel: { $level }.

## Whose turn it is

your-turn = Tu turno
turn-alone = Turno { $turn }.
turn-status = Turno { $turn }: { $player-person ->
    [you] juegas tú
   *[other] juega { $player }
}.
# Las tareas van en una forma que vale para «tú» (imperativo) y para otro jugador (presente): elige, roba, mueve.
task-of = { $player-person ->
    [you] Tu turno: { $task }.
   *[other] { $player }: { $task }.
}
thinking = { $player } está pensando…
thinking-alone = La máquina está pensando…
paused = { $player-person ->
    [you] En pausa antes de tu turno.
   *[other] En pausa antes del turno de { $player }.
}
paused-alone = En pausa. Reanuda para que la máquina juegue por ti.
not-sent-yet = Aún sin enviar.
turn-over = Tu turno ha terminado.
send-invitation = Envía la invitación a { $player }.
waiting-for = Esperando a { $player }.

## Positions and lines

no-moves-yet = Aún no hay jugadas.
position-start = { $moves ->
    [one] Inicio de la partida, antes de { $moves } jugada.
   *[other] Inicio de la partida, antes de { $moves } jugadas.
}
position-latest = { $moves ->
    [one] Última posición, tras { $moves } jugada.
   *[other] Última posición, tras { $moves } jugadas.
}
position = { $moves ->
    [one] Tras { $here } de { $moves } jugada.
   *[other] Tras { $here } de { $moves } jugadas.
}

## The end of a game

wins = { $player-person ->
    [you] Ganas
   *[other] Gana { $player }
}
loses = { $player-person ->
    [you] Pierdes
   *[other] Pierde { $player }
}
share-the-win = Victoria compartida: { $names }
a-draw = Empate
points-to = { $first } puntos a { $second }.
by-resignation = Por abandono.
by-agreement = De común acuerdo.
play-again = Jugar otra vez
rematch = Revancha
offer-draw = ¿Ofrecer empate? La partida solo termina si todos están de acuerdo.
yes-offer = Ofrecer empate
agree-on-draw = ¿Aceptan el empate todos los jugadores?
yes-draw = Sí, empate
want-to-resign = { $player-person ->
    [you] ¿Quieres abandonar?
   *[other] { $player }, ¿quieres abandonar?
}
yes-resign = Sí, abandono

## House rules

undo-free = Libre
undo-free-about = Deshaz lo que quieras, cuando quieras.
undo-until-revealed = Hasta revelar algo
undo-until-revealed-about = No más allá de una carta robada o de cualquier otra cosa que se haya revelado.
undo-off = No
undo-off-about = Lo jugado, jugado está.
table-rules-free = Deshacer: libre. Pistas y vistas previas: { $aids ->
    [true] sí
   *[false] no
}.
table-rules-until-revealed = Deshacer: hasta revelar algo. Pistas y vistas previas: { $aids ->
    [true] sí
   *[false] no
}.
table-rules-off = Deshacer: no. Pistas y vistas previas: { $aids ->
    [true] sí
   *[false] no
}.

## A game that is here already

known-altered = Ya tienes esta partida, pero esta copia tiene otro reparto.
known-same = Ya tienes esta partida, en el mismo punto.
known-ahead = { $moves ->
    [one] Ya tienes esta partida. Esta copia va una jugada por delante de la tuya.
   *[other] Ya tienes esta partida. Esta copia va { $moves } jugadas por delante de la tuya.
}
known-behind = { $moves ->
    [one] Ya tienes esta partida, y la tuya va una jugada por delante.
   *[other] Ya tienes esta partida, y la tuya va { $moves } jugadas por delante.
}
known-diverged = Ya tienes esta partida, pero la tuya siguió otro camino en la jugada { $number }.
open-yours = Abrir la tuya
open-it = Abrirla
update-and-continue = Actualizar y seguir

## Games by link

cheating = El enlace lleva la partida entera, también lo que saldrá después. Quien se empeñe en mirar puede hacerlo, igual que con un mazo boca abajo que nadie vigila. Pero nadie puede cambiar la partida sin que se note: tu dispositivo compara cada enlace con lo que ya sabe.
send-again = Enviar otra vez
send-to = Enviar a { $player }
send-result = Enviar el resultado
message-over = Nuestra partida de { $game } ha terminado.
message-turn = Es tu turno en { $game }.
message-turn-for = Es tu turno en { $game }, { $name }.
message-invitation = { $invitation }.
message-invitation-for = { $invitation }, { $name }.
invites-you = { $host } te invita a jugar a { $game }
you-are-invited = Te invitan a jugar a { $game }
players-are = { $count ->
    [one] { $count } jugador: { $players }.
   *[other] { $count } jugadores: { $players }.
}
name-of-bot = { $name } (bot { $level })
option-chosen = { $question }: { $choice }.
not-sent-to = Sin enviar a { $player }
not-sent = Sin enviar
waits-for = Esperando a { $player }

## How a game is usually played

solo = Solitario
with = Con { $others }
with-by-link = Con { $others } por enlace
against = Contra bots: { $bots }
with-against = Con { $others }, contra bots: { $bots }
with-by-link-against = Con { $others } por enlace, contra bots: { $bots }
a-friend = un amigo
someone-here = alguien aquí
several-bots = { $count } de nivel { $level }

## Today's games

day-today = Día { $number }: { $date }.
day = Día { $number }.
streak-none = Termina una de las partidas de hoy para empezar una racha.
streak-broken = { $longest ->
    [one] Ahora no tienes racha. La más larga: { $longest } día.
   *[other] Ahora no tienes racha. La más larga: { $longest } días.
}
streak-longest = { $days ->
    [one] Racha: { $days } día, la más larga hasta hoy.
   *[other] Racha: { $days } días, la más larga hasta hoy.
}
streak = { $days ->
    [one] Racha: { $days } día. La más larga: { $longest }.
   *[other] Racha: { $days } días. La más larga: { $longest }.
}
day-finished = { $date }, { $finished } de { $total } terminadas

## Hints and analysis

# Las acciones de las pistas y de las listas van en infinitivo.
try-this = Prueba esto: { $steps }.
then = { $before }, luego { $step }
keep-in-mind = Ten en cuenta: { $risk }
# Dicho de una jugada: «Esta jugada gana en 3 turnos».
outcome-wins = { $turns ->
    [0] gana
    [one] gana en { $turns } turno
   *[other] gana en { $turns } turnos
}
outcome-draws = empata
outcome-loses = { $turns ->
    [0] pierde
    [one] pierde en { $turns } turno
   *[other] pierde en { $turns } turnos
}
verdict = Esta jugada { $outcome }.
verdict-others-lose = Esta jugada { $outcome }. Cualquier otra pierde.
verdict-others-draw = Esta jugada { $outcome }. Cualquier otra deja escapar la victoria.
verdict-holds-draw = Esta jugada mantiene el empate. Cualquier otra pierde.
verdict-holds-out = Esta jugada { $outcome }, pero es la que más aguanta.
verdict-next = Esta jugada { $outcome }. La segunda mejor { $next }.
forced-win = { $player-person ->
    [you] { $turns ->
        [0] Ganas
        [one] Ganas en { $turns } turno
       *[other] Ganas en { $turns } turnos
    }
   *[other] { $turns ->
        [0] Gana { $player }
        [one] { $player } gana en { $turns } turno
       *[other] { $player } gana en { $turns } turnos
    }
}
forced-loss = { $player-person ->
    [you] { $turns ->
        [0] Pierdes
        [one] Pierdes en { $turns } turno
       *[other] Pierdes en { $turns } turnos
    }
   *[other] { $turns ->
        [0] Pierde { $player }
        [one] { $player } pierde en { $turns } turno
       *[other] { $player } pierde en { $turns } turnos
    }
}
nobody-can-force = Nadie puede forzar la victoria
chance-of-goal = Probabilidad de alcanzar tu objetivo: { $chance }
about-even = La partida está igualada
close-race = La lucha por el primer puesto está reñida
should-win = { $player-person ->
    [you] Deberías ganar
   *[other] Debería ganar { $player }
}
is-ahead = { $player-person ->
    [you] Vas por delante
   *[other] { $player } va por delante
}
full-stop = { $sentence }.
percent = { $percent } %
under-one-percent = menos del 1 %
over-99-percent = más del 99 %
costly-action = { $points ->
    [0] Turno { $turn }: { $action }. Tus probabilidades bajaron menos de un punto.
    [one] Turno { $turn }: { $action }. Tus probabilidades bajaron { $points } punto.
   *[other] Turno { $turn }: { $action }. Tus probabilidades bajaron { $points } puntos.
}
threw-away-win = { $player-person ->
    [you] { $turns ->
        [one] Jugada { $number }: podías ganar en { $turns } turno. Ahora: { $now }.
       *[other] Jugada { $number }: podías ganar en { $turns } turnos. Ahora: { $now }.
    }
   *[other] { $turns ->
        [one] Jugada { $number }: { $player } podía ganar en { $turns } turno. Ahora: { $now }.
       *[other] Jugada { $number }: { $player } podía ganar en { $turns } turnos. Ahora: { $now }.
    }
}
threw-away-draw = { $player-person ->
    [you] Jugada { $number }: podías mantener el empate. Ahora: { $now }.
   *[other] Jugada { $number }: { $player } podía mantener el empate. Ahora: { $now }.
}
principal-variation = Así podría haber seguido: { $line }.
played-by = { $name }: { $actions }
line-of-players = { $before }; { $next }
curve-turn = Turno { $turn }. { $chances }.
curve-turn-action = Turno { $turn }: { $action }. { $chances }.
curve-turn-of = Turno { $turn }, { $name }. { $chances }.
curve-turn-of-action = Turno { $turn }, { $name }: { $action }. { $chances }.
chance-of = { $name } { $chance }

## Statistics

people = Personas
rating = { $rating } ± { $margin }
rating-above = Por encima de { $level }
rating-below = Aún por debajo de { $level }
rating-between = Entre { $weaker } y { $stronger }
rating-about = Al nivel de { $level }
curve-one-game = { $what } tras 1 partida: { $value }.
curve-games = { $games ->
    [one] { $what } en { $games } partida: de { $first } a { $last }, mínimo { $least }, máximo { $most }.
   *[other] { $what } en { $games } partidas: de { $first } a { $last }, mínimo { $least }, máximo { $most }.
}
milestones-reached = { $count ->
    [one] Logro: { $titles }.
   *[other] Logros: { $titles }.
}
tenths = { $whole },{ $tenths }

## Files of games

games-in-file = { $games ->
    [one] Este archivo contiene { $games } partida.
   *[other] Este archivo contiene { $games } partidas.
}
two-links = Hay dos enlaces a esta partida; este es el más reciente.
several-links = Hay { $links } enlaces a esta partida; este es el más reciente.
other-games = { $games ->
    [one] También hay un enlace a otra partida. Pégalo por separado para abrirla.
   *[other] También hay enlaces a otras { $games } partidas. Pégalos por separado para abrirlas.
}
parts-damaged = { $damaged ->
    [one] { $damaged } parte está dañada.
   *[other] { $damaged } partes están dañadas.
}
parts-missing = { $missing ->
    [one] Falta { $missing } parte.
   *[other] Faltan { $missing } partes.
}
others-are-fine = Las demás partidas de este archivo están bien.
copy-reminder = { $games ->
    [one] { $games } partida terminada está solo en este navegador. ¿Guardamos una copia en un archivo?
   *[other] { $games } partidas terminadas están solo en este navegador. ¿Guardamos una copia en un archivo?
}
games-added = { $games ->
    [one] { $games } partida añadida
   *[other] { $games } partidas añadidas
}
games-continued = { $games ->
    [one] { $games } partida continuada
   *[other] { $games } partidas continuadas
}
games-known = { $games ->
    [one] { $games } partida ya estaba aquí
   *[other] { $games } partidas ya estaban aquí
}
games-failed = { $games ->
    [one] { $games } partida no se pudo añadir
   *[other] { $games } partidas no se pudieron añadir
}

## What cannot be opened or done

newer = Esta partida se guardó con una versión más nueva de Wheelhouse. Recarga la página para actualizar.
not-understood = No se entiende. { $notation }
not-understood-from = No se entiende a partir del carácter { $character }. { $notation }
paste-first = Antes pega un enlace o un texto.
not-a-game = Esto no es una partida de Wheelhouse.
file-not-a-game = Este archivo no es una partida de Wheelhouse.
file-cut-off = Falta el final de este archivo.
file-damaged = Este archivo está dañado: algo ha cambiado en él.
file-without-game = Este archivo contiene otra cosa, no una partida.
not-a-file = Este archivo no es de Wheelhouse.
in-line = Línea { $line }: { $what }
link-not-a-game = Este enlace no contiene una partida de Wheelhouse.
link-cut-off = Falta el final de este enlace. Asegúrate de copiarlo entero.
link-damaged = Este enlace está dañado: algo ha cambiado en él.
link-unknown-game = Este enlace es de un juego que Wheelhouse no tiene.
link-wrong-setup = La preparación que trae este enlace no encaja con las reglas del juego.
link-too-long = Esta partida es demasiado larga para un enlace.
record-expected = Línea { $line }: se esperaba «{ $expected }».
record-expected-header = Línea { $line }: se esperaba un nombre, dos puntos y un valor.
record-header-missing = A este texto le falta la línea «{ $header }:».
record-expected-hash = Línea { $line }: se esperaba «=», un número de jugadas y una suma de control.
record-expected-number = Línea { $line }: se esperaba un número.
record-expected-one-of = Línea { $line }: se esperaba una de estas palabras: { $words }.
record-expected-colors = Línea { $line }: se esperaba un color por asiento, sin repetir.
record-expected-link = Línea { $line }: se esperaban ocho dígitos hexadecimales y el número de un asiento.
record-expected-seat = Línea { $line }: se esperaba el asiento siguiente.
record-expected-player = Línea { $line }: se esperaba «human» o el nivel de un bot, como «casual».
record-expected-end = Línea { $line }: se esperaba el final del texto.
record-too-long = Este texto es demasiado largo para ser una partida.
draw-malformed = El robo { $number } no está escrito como este juego escribe los robos.
draw-unavailable = El robo { $number } no está disponible, o ya no lo está.
draw-absent = El robo { $number }, «{ $draw }», no puede salir: { $reason }
draw-absent-tile = no queda ninguna loseta así en esta partida.
draw-absent-after-end = la partida termina antes.
draw-absent-automaton = solo una partida en solitario tiene las cartas del autómata.
draw-absent-objectives = esta partida no tiene objetivos.
draw-absent-maps = los mapas de esta partida son los de la cara A.
draw-absent-rivers = para entonces, cada jugador tiene ya un río.
draw-absent-stack = su pila no se usa con este número de jugadores.
draw-absent-wheels = las ruedas las coloca un jugador.
no-draws = En este juego no se roba nada.
too-many-draws = Hay más de { $most ->
    [one] { $most } robo
   *[other] { $most } robos
}.
unknown-game = Wheelhouse no tiene ningún juego llamado { $game }.
wrong-setup = La preparación de esta partida no encaja con las reglas.
impossible-action = La jugada { $number }, { $written }, no es posible aquí.
impossible-action-because = La jugada { $number }, { $written }, no es posible aquí. { $why }
wrong-turn-label = La línea { $line } lleva la etiqueta { $written }, pero el turno es { $expected }.
hash-differs = { $moves ->
    [one] Tras { $moves } jugada, la partida no coincide con la que se guardó: algo ha cambiado.
   *[other] Tras { $moves } jugadas, la partida no coincide con la que se guardó: algo ha cambiado.
}
unknown-line = Una variante de esta partida no empieza en ninguna parte.
too-many-lines = Esta partida tiene demasiadas variantes.
last-line-missing = Falta la última línea de este texto.
record-cut-off = { $announced ->
    [one] Falta el final de este texto: debería tener { $announced } jugada, pero tiene { $found }.
   *[other] Falta el final de este texto: debería tener { $announced } jugadas, pero tiene { $found }.
}
no-host = El jugador que preparó esta partida no está en ella.
no-such-game = Esa partida no está en este navegador. Puede que la hayas borrado o que se jugara en otro navegador.
unreadable-save = Los datos guardados de esta partida están intactos, pero Wheelhouse no puede leerlos.
damaged-save = Los datos guardados de esta partida están dañados. Los hemos conservado: están en «{ your-games }».
games-missing = Podrás ver esta partida en cuanto Wheelhouse termine de cargarse.
storage-closed = Este navegador no deja que Wheelhouse lea sus partidas guardadas.
lost-game = Una de tus partidas guardadas no se puede abrir. El motivo está en «{ your-games }».
game-over = La partida ha terminado.
cannot-resign = Este asiento no puede abandonar.
nobody-to-agree = No hay rival con quien acordarlo.
nothing-to-answer = Aquí no hay nada que responder.
already-proposed = Ya hay una propuesta, que primero necesita respuesta.
nothing-to-take-back = No hay ningún turno que deshacer.
only-by-link = Eso solo existe en las partidas por enlace.
undo-not-allowed = Las reglas de la casa de esta partida no permiten deshacer eso.
already-sent = Esto ya se ha enviado, así que no se puede deshacer.
still-hidden = Lo que viene ahora sigue oculto, así que no se puede probar.
other-game-action = Eso es de otro juego.
not-saved-denied = Este navegador no deja que Wheelhouse guarde nada: la partida se perderá cuando cierres la página.
not-saved-full = El almacenamiento del navegador está lleno, así que la partida no se está guardando. Borra partidas antiguas en «{ your-games }» u otros datos de este sitio.
not-saved-conflict = Esta partida se ha cambiado en otra ventana.
not-saved = El navegador no ha podido guardar la partida. Puedes seguir jugando mientras esta página siga abierta.
settings-full = El almacenamiento del navegador está lleno, así que tus ajustes solo duran hasta que cierres esta página.
settings-denied = El navegador no deja que Wheelhouse guarde los ajustes. Duran hasta que cierres esta página.
games-denied = El navegador no deja que Wheelhouse lea tus partidas guardadas. Permite que este sitio guarde datos y recarga la página.
games-unreadable = El navegador no ha podido leer tus partidas guardadas. Recarga la página para intentarlo de nuevo.

## Pages: their titles, and the links to them

wheelhouse = Wheelhouse
home = Inicio
today = Hoy
my-mistakes = Mis errores
your-games = Tus partidas
statistics = Estadísticas
rules = Reglas
settings = Ajustes
keyboard = Teclado
about = Acerca de
new-game = Nueva partida
open-a-game = Abrir una partida
share-this-game = Compartir esta partida
learn = Aprender
puzzles = Puzles
learn-game = Aprender { $game }
puzzles-of = Puzles de { $game }
puzzle-of = Puzle { $number }: { $game }
puzzle-kind-of = { $kind }: { $game }
games-of-day = Partidas del { $date }
main-pages = Páginas principales

## Buttons in many places

next = Siguiente
close = Cerrar
cancel = Cancelar
skip = Saltar
play = Jugar
continue = Continuar
view = Ver
undo = Deshacer
share = Compartir
share-by-app = Compartir…
read-the-rule = Leer la regla

## Counts

notes = { $notes ->
    [one] { $notes } nota
   *[other] { $notes } notas
}

## While something loads, and when it cannot

loading = Cargando…
pictures-loading = Cargando las imágenes…
pictures-missing = Algunas imágenes no se han podido cargar. Revisa tu conexión a internet.
part-missing = Esta parte de Wheelhouse no se ha podido cargar. Revisa tu conexión a internet. Tus partidas están a salvo.
page-not-loaded = Esta página no se ha cargado
try-again = Reintentar
reload-the-page = Recargar la página
page-not-found = Página no encontrada
nothing-here = En esta dirección no hay nada. Tus partidas están a salvo: las encontrarás desde la página de inicio.
game-not-found = Partida no encontrada
game-not-opened = Esta partida no se puede abrir

## What comes of copying, saving and sending

copy-link = Copiar enlace
copy-text = Copiar texto
download-file = Descargar archivo
link-copied-to-send = Enlace copiado. Pégalo en un mensaje.
not-allowed = El navegador no lo ha permitido.

## QR codes

show-qr-code = Mostrar código QR
hide-qr-code = Ocultar código QR
qr-code-of-link = Código QR del enlace
scan-the-qr-code = Escanear el código QR
scan-hold-up = Acerca el código de tu amigo a la cámara.
camera-picture = Lo que ve la cámara
scan-no-camera = No hay cámara, o el navegador no la permite. Pega el enlace en su lugar.
scan-no-reader = El lector de códigos no se ha podido cargar. Revisa tu conexión a internet o pega el enlace en su lugar.
scan-not-a-game = Ese código no es una partida de Wheelhouse.

## Pasting

paste-the-link = Pegar el enlace
paste-not-a-game = No hay ninguna partida de Wheelhouse en el portapapeles. Copia el mensaje de tu amigo y vuelve a intentarlo.
paste-yourself = El navegador no deja leer el portapapeles. Mantén pulsado el campo para pegar, o pulsa Ctrl+V o ⌘V.
link-note-open = En algunos sistemas, como los iPhone, los enlaces se abren en el navegador y no en esta aplicación. Copia el enlace que te han enviado, vuelve aquí y elige «{ paste-the-link }».

## Who plays a seat

friend-by-link = Amigo por enlace
person-here = Persona aquí

## Reminder to keep a copy

export-all-games = Exportar todas
export-somewhere = Exportar…
not-now = Ahora no
got-it = Entendido

## Home page

pull-up-a-chair = Siéntate a la mesa
welcome = Cinco juegos de mesa modernos: con amigos en la misma pantalla o por enlace, contra bots o en solitario. Sin cuenta y sin instalar nada. ¿Te han mandado una partida?
some-data-damaged = Algunos datos guardados estaban dañados. Los hemos conservado: están en <a>{ your-games }</a>.
games = Juegos
all-your-games = Todas tus partidas
play-game = Jugar a { $game }
change-setup = Cambiar
change-setup-of = Cambiar cómo juegas a { $game }

## Today's games: the card on the home page, and the page

about-today = Partidas en solitario, un puzle y un esprint: nuevos cada día, los mismos para todo el mundo.
all-of-today = Todo lo de hoy

## Your games

game-deleted = Partida borrada.
watched = solo mirabas

## New game

players = Jugadores

## New game: house rules

seed-is = Semilla { $seed }

## Open a game that a friend has sent

game-by-link = Una partida por enlace
can-anybody-cheat = ¿Se puede hacer trampa?

## Share a game

share-link-about = El enlace contiene toda la partida hasta ahora. Quien lo abra recibe su propia copia para verla o seguir jugando. Para jugar contra un amigo en otro dispositivo, elige «{ friend-by-link }» para un asiento, aquí o en una partida nueva.
share-picture-about = Si quieres una imagen del tablero, elige «{ picture-button }» en el menú de la partida.
share-text-about = Para leerlo, guardarlo o pegarlo donde quieras. Puedes volver a cargarlo en «{ open-a-game }».
game-as-text = La partida como texto

## A game: the board, and what is above and below it

the-board = El tablero
back-to-the-game = Volver a la partida

## A game: sending it, and its picture

qr-code-about = Tu amigo le apunta con la cámara del teléfono, o lo escanea desde «{ open-a-game }».
picture-button = Imagen…

## Deals of the day

deal-title = Día { $day }: { $name }
deal-of-game = { $game }, { $deal }
deal-solved = resuelto
deal-not-solved = sin resolver
