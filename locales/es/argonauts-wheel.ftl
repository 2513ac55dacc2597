### Las palabras de Argonaut’s Wheel.

## (Side)
## The colors of the pieces, as words before "disc" or "cone"; the player of a side is called like the color.

# `feminine`: tras «pila» o «torre». El jugador no lleva artículo.
side-black = negro
    .feminine = negra
    .player = Negro
side-white = blanco
    .feminine = blanca
    .player = Blanco

## Los bandos, como jugadores

player-black = Negro
player-white = Blanco

## (Piece)
## A piece as the object of a sentence such as "moved", and after "your".

piece-disc = un disco
    .own = disco
piece-stack = la pila
    .own = pila
piece-cone = el cono
    .own = cono
piece-cone-of-spire = solo el cono de la torre
    .own = cono
piece-spire = la torre
    .own = torre

## (Zone)
## One of the three stations of a side.

# `adjective`: tras «zona», que evita «a el centro» y «de el centro».
zone-left = izquierda
    .adjective = izquierda
zone-centre = centro
    .adjective = central
zone-right = derecha
    .adjective = derecha

## Stations

your-zone = tu { $zone }
zone-of = la zona { $zone-adjective } de { $side-player }
neutral = neutral
neutral-station = una estación neutral
station-label = Estación { $station }, { $zone }: { $occupants }.
select = Elegir.

## What stands on a station

empty = vacía
discs = { $living ->
    [true] { $count ->
        [1] disco { $side }
       *[other] pila { $side-feminine }
    }
   *[false] { $count ->
        [1] disco { $side } muerto
       *[other] pila { $side-feminine } muerta
    }
}
lone-cone = cono { $side }
free-spire = torre { $side-feminine }: cono sobre { $discs }
prisoner-spire = cono { $side } con prisioneros: { $discs }
upside-down = cono { $side } boca abajo sobre { $discs }

## The board

wheel = La rueda
wheel-by-station = La rueda, estación por estación, en sentido horario
station = Estación
zone = Zona
pieces = Piezas
flip-board = Invertir el tablero
turn-wheel = Girar la rueda
to-move = en turno
plays-side = como { $side-player }

## A chosen piece

prompt-turn = Ninguna de tus piezas se puede mover, así que debes girar la rueda.
prompt-move = Se ha completado una vuelta: debes mover una pieza.
prompt-piece = Toca una de tus piezas para ver adónde puede ir.
what-moves = Qué se mueve
part = { $piece-id ->
    [disc] Solo el disco de arriba
    [stack] Los dos discos
    [spire] Toda la torre
   *[other] Solo el cono
}
where-to = { $piece-id ->
    [disc] ¿Adónde va el disco?
    [stack] ¿Adónde van los dos discos?
    [spire] ¿Adónde va la torre?
   *[other] ¿Adónde va el cono?
}
move-here = Mover { $piece } aquí.
move-here-effect = Mover { $piece } aquí: { $effect }.
destination = A { $to }
destination-effect = A { $to }: { $effect }
effect-leaves = deja sus discos
effect-stacks = forma una pila
effect-kills = { $count ->
    [1] mata el disco
   *[other] mata los dos discos
}
effect-revives-own = { $count ->
    [1] hace revivir tu disco y forma una torre libre
   *[other] hace revivir tus discos y forma una torre libre
}
effect-revives-other = { $count ->
    [1] hace revivir el disco como tu prisionero
   *[other] hace revivir los discos como tus prisioneros
}
effect-wins = mata el cono y gana

## The time stone, which counts the turns of the wheel since a piece moved

time-title = La piedra del tiempo
time-stone-at = La piedra del tiempo está en la estación { $station }.
time-left = { $turns ->
    [one] { $turns } giro de la rueda
   *[other] { $turns } giros de la rueda
} hasta la { $revolution ->
    [1] primera
    [2] segunda
   *[other] tercera
} vuelta completa.
time-idle = { $turns ->
    [one] { $turns } giro de la rueda desde que se movió una pieza.
   *[other] { $turns } giros de la rueda desde que se movió una pieza.
}
revolution-first = el siguiente jugador debe mover una pieza; si no puede, debe hacerlo el otro jugador, si puede
revolution-second = reviven todos los discos muertos; luego, como tras la primera
revolution-third = la partida termina en empate
battle-begun = Ya se pueden matar los conos.
battle-not-begun = Los conos no se pueden matar hasta que se haya movido uno.

## The pieces of a side, in a list below the name of its player

cone-on = cono en { $station }
cone-on-dead = cono en { $station }, boca abajo sobre muertos
cone-on-spire = cono en { $station }, sobre su torre
cone-on-prisoners = cono en { $station }, sobre prisioneros
cone-dead = cono, muerto
discs-on = { $count ->
    [1] disco en { $station }, { $living ->
        [true] { $held ->
            [true] prisionero
           *[false] vivo
        }
       *[false] muerto
    }
   *[other] pila en { $station }, { $living ->
        [true] { $held ->
            [true] prisionera
           *[false] viva
        }
       *[false] muerta
    }
}

## What a player does, after "Try this:" and in lists of actions

do-turn = girar la rueda
do-move = mover { $piece } de { $from } a { $to }

## What happened

moved = { $player-person ->
    [you] Mueves { $piece } de { $from } a { $to }.
   *[other] { $player } mueve { $piece } de { $from } a { $to }.
}
stacked = Dos discos forman una pila.
first-cone-moved = Se ha movido el primer cono: desde el próximo turno, los conos se pueden matar.
killed = { $count ->
    [1] Muere el disco { $side } que está en { $station }.
   *[other] Muere la pila { $side-feminine } que está en { $station }.
}
revived-own = { $count ->
    [1] El disco { $side } que está en { $station } vuelve a la vida y forma una torre libre con su cono.
   *[other] La pila { $side-feminine } que está en { $station } vuelve a la vida y forma una torre libre con su cono.
}
revived-prisoner = { $count ->
    [1] El disco { $side } que está en { $station } vuelve a la vida, pero prisionero.
   *[other] La pila { $side-feminine } que está en { $station } vuelve a la vida, pero prisionera.
}
cone-killed = Muere el cono { $side } que está en { $station }.
cone-killed-on-spire = Muere el cono { $side } que está en { $station }, sobre su torre.
turned = { $player-person ->
    [you] Giras la rueda.
   *[other] { $player } gira la rueda.
}
complete-once = Se ha completado una vuelta: ahora hay que mover una pieza, si es posible.
complete-twice = Se han completado dos vueltas: ahora hay que mover una pieza, si es posible.
complete-thrice = Se han completado tres vueltas.
all-revived = { $count ->
    [1] El disco muerto vuelve a la vida.
   *[other] Todos los discos muertos vuelven a la vida.
}

## The task of the player to act, after "Your turn:"

task-turn = gira la rueda, porque no se puede mover ninguna pieza
task-move = mueve una pieza, porque se ha completado una vuelta
task-any = mueve una pieza o gira la rueda

## The end

score-cone = El cono rival ha muerto
end-alone = Un cono mató al otro.
end-dead-discs = Un cono mató al otro, que estaba sobre discos muertos.
end-free-spire = Un cono mató al otro, que estaba sobre su torre.
end-prisoners = Un cono mató al otro, que estaba sobre sus prisioneros.
end-three-revolutions = Tres vueltas completas sin mover ninguna pieza.
end-repetition = La misma posición se ha dado por tercera vez.
end-too-long = Se han jugado seiscientos turnos.

## Why a turn is good; "you" is the player who takes it

reason-more-discs = { $discs ->
    [1] { $side-player } tiene entonces un disco vivo.
   *[other] { $side-player } tiene entonces { $discs } discos vivos.
}
reason-fewer-discs = { $discs ->
    [0] A { $side-player } no le queda ningún disco vivo.
    [1] A { $side-player } solo le queda un disco vivo.
   *[other] A { $side-player } solo le quedan { $discs } discos vivos.
}
reason-frees-discs = Libera tus discos de debajo del cono.
reason-cone-rides = Tu cono viaja hasta { $place }.
reason-wheel-carries = La rueda lleva el cono { $side } hasta { $place }.
reason-piece-comes = Tu { $piece-own } pasa de { $from } a { $to }.
risk-answer = { $opponent-person ->
    [you] Tu mejor respuesta: { $action }.
   *[other] Mejor respuesta de { $opponent }: { $action }.
}

## Why something cannot be done

refusal-must-move = Se ha completado una vuelta: ahora debes mover una pieza.
refusal-not-controlled = La estación { $station } no es una de tus tres estaciones, así que no puedes mover desde ahí.
refusal-no-piece = No tienes ninguna pieza en { $station }.
refusal-dead-discs = Los discos muertos, como los que están en { $station }, no se mueven.
refusal-prisoner = Los discos que están en { $station } son prisioneros del cono rival.
refusal-not-a-piece = La pieza que está en { $station } no se puede mover así.
refusal-out-of-reach = Una pieza no puede ir de { $from } a { $to }: esa jugada no existe.
refusal-not-empty = Las pilas y las torres solo se mueven a una estación vacía, y { $station } no lo está.
refusal-own-discs = Tu cono no puede caer sobre tu propio disco vivo en { $station }.
refusal-battle-not-begun = El cono que está en { $station } no se puede matar hasta que se haya movido un cono.
refusal-cone = Los discos no se pueden mover a { $station }, porque hay un cono.
refusal-opposing-discs = Los discos de tu rival bloquean { $station }.
refusal-joins-dead = Un disco vivo no puede unirse a los discos muertos que están en { $station }.

## Options of a new game: the question, and name and explanation of each choice

option-first-player = Quién empieza
    .choice-black = Negro
    .choice-black-about = Como en la primera partida. Después elige quien perdió la última.
    .choice-white = Blanco
    .choice-white-about = El mismo juego con los colores cambiados.

## Help for a first turn

help-first = Ganas si haces caer tu cono sobre el cono rival. En tu turno, mueve una pieza desde una de las tres estaciones que tienes delante o gira la rueda una estación.
help-second = Desde tu izquierda, una pieza se mueve dos estaciones en cualquier sentido; desde tu derecha, una; desde tu centro, en línea recta al otro lado.
help-third = Tu cono mata los discos sobre los que cae y devuelve la vida a los muertos. Los discos solo pueden caer en estaciones vacías o sobre tu propio disco vivo.
help-fourth = La batalla por los conos empieza cuando se ha movido uno: desde entonces, los dos se pueden matar.

## About the game

notation = Las estaciones van del 0 al 7, en sentido horario desde el centro de Negro. 1-7 mueve un disco o un cono de 1 a 7 (de una pila, el disco de arriba); 1=7 mueve una pila o una torre entera; ^1-7 mueve el cono y deja la torre; R gira la rueda.
solution-note = Este juego está resuelto: con juego perfecto, quien empieza gana en 38 turnos propios como mucho, pero solo si lo primero que hace es girar la rueda. El bot Perfecto no comete errores.

## Milestones: the title, and what is to be done

milestone-going-second = Contra pronóstico
milestone-going-second-task = Gana como segundo jugador contra un bot Hábil o más fuerte.
milestone-whole-spire = Torre entera
milestone-whole-spire-task = Gana matando un cono que esté sobre sus propios discos vivos.
milestone-two-revolutions = De vuelta a la vida
milestone-two-revolutions-task = Gana una partida en la que dos vueltas completas hayan devuelto la vida a los muertos.
milestone-longest-resistance = La resistencia más larga
milestone-longest-resistance-task = Aguanta 75 turnos como segundo jugador contra el bot Perfecto. Nadie puede durar más.
milestone-draw-perfect = Por aquí no se pasa
milestone-draw-perfect-task = Empata contra el bot Perfecto.
milestone-beat-expert = Solo lo mejor
milestone-beat-expert-task = Gana al bot Perfecto. Empieza tú y no cometas ningún error.

## Endless puzzles

puzzle-win = Victoria forzada
puzzle-win-about = Puedes forzar la victoria, pero en cada turno solo hay una acción que la conserva. Con cualquier otra, Blanco se escapa.
puzzle-win-difficulty = turnos hasta ganar
puzzle-win-goal = { $turns ->
    [1] Juegas como Negro. Gana en este turno.
   *[other] Juegas como Negro. Gana en { $turns } turnos, se defienda como se defienda Blanco.
}
puzzle-draws = Así solo es empate: Negro ya no puede forzar la victoria.
puzzle-loses = Así pierdes: ahora Blanco puede forzar la victoria.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal = El objetivo
    .task = Juegas como Negro. Ganas si haces caer tu cono, la pieza alta, sobre el cono rival. Desde el centro una pieza se mueve en línea recta al otro lado, y justo ahí está el cono de Blanco: mueve tu cono de 0 a 4.
    .mistake = Eso es un disco. Solo puede ganar tu cono: está delante de ti, en 0.
    .wrong = Mueve tu cono de 0 a 4.
    .solved = Así se ganan todas las partidas. Pero ningún cono se puede matar antes de que se haya movido uno de ellos.
lesson-from-the-right = Desde la derecha
    .task = Tres estaciones son tuyas: izquierda (1), centro (0) y derecha (7). Desde la derecha, una pieza se mueve una estación. Tu cono bloquea la 0, así que mueve el disco de 7 a 6.
    .mistake = Ese disco está a tu izquierda, en 1. Mueve el que está en 7.
    .wrong = Mueve el disco de 7 a 6.
    .solved = La estación 6 es neutral. Solo puedes mover piezas desde tus tres estaciones.
lesson-from-the-left = Desde la izquierda
    .task = Desde la izquierda, una pieza se mueve dos estaciones en cualquier sentido. Mueve el disco de 1 a 3, la derecha de Blanco.
    .mistake = Desde 1, eso son dos estaciones en el otro sentido. Mueve el disco a 3.
    .wrong = Mueve el disco de 1 a 3.
    .solved = Puedes caer en cualquier estación vacía, incluso en las de tu rival. Pero un disco nunca cae sobre un cono ni sobre discos rivales.
lesson-turning-the-wheel = Girar la rueda
    .task = El disco que está en 2 queda fuera de tu alcance. En vez de mover una pieza, puedes girar la rueda: todo lo que lleva encima avanza una estación. Gírala.
    .mistake = Así el disco que está en 2 sigue fuera de tu alcance. Gira la rueda para acercártelo.
    .wrong = Gira la rueda.
    .solved = El disco está ahora a tu izquierda, donde lo puedes mover. El que estaba en 7 ha dejado tus estaciones: tendrá que devolvértelo la rueda.
lesson-kills = Matar
    .task = Un cono mata los discos rivales sobre los que cae. Mata el disco que está en 4.
    .wrong = Haz caer tu cono sobre el disco blanco que está en 4.
    .solved = Tu cono está boca abajo sobre el disco muerto, que no se puede mover. Una pila muere entera de una vez. Un cono nunca cae sobre sus propios discos vivos.
lesson-resurrection = Resurrección
    .task = Un cono que cae sobre discos muertos les devuelve la vida. Tu propio disco muerto está en 4: resucítalo.
    .wrong = Haz caer tu cono sobre el disco muerto que está en 4.
    .solved = Es tuyo, así que el cono y el disco se pueden mover otra vez.
lesson-winning = Ganar
    .task = Un cono muere esté sobre lo que esté. Desde tu derecha podrías alcanzar el de Blanco, así que primero gira la rueda. Blanco solo puede girarla otra vez. Luego caza su cono.
    .mistake = Desde tu izquierda, el cono se mueve dos estaciones y pasa de largo. Gira la rueda para llevarlo a tu derecha.
    .other-mistake = Hacia el otro lado: el cono blanco está en el centro, en 0.
    .wrong = Primero gira la rueda y luego mueve tu cono de 7 a 0.
    .solved = Ya sabes bastante para una primera partida. En «Más» se habla de las pilas, las torres y la piedra del tiempo.
lesson-from-the-centre = Desde el centro
    .task = Desde el centro, una pieza se mueve en línea recta al otro lado. Los conos se mueven como los discos: envía el tuyo de 0 a 4.
    .mistake = Eso es un disco que está a tu izquierda. Tu cono está en el centro: envíalo en línea recta al otro lado, a 4.
    .wrong = Mueve el cono de 0 a 4.
    .solved = Hasta que se haya movido un cono, ningún cono se puede matar.
lesson-stacks = Pilas
    .task = Dos discos de un mismo color forman una pila. Mueve el disco de 1 sobre el que está en 7. Blanco responde; entonces mueve la pila entera a 6.
    .mistake = Así solo se mueve un disco. Primero lleva el de 1 sobre el de 7 y luego mueve la pila entera de 7 a 6.
    .wrong = Primero mueve 1 a 7 y luego la pila entera de 7 a 6.
    .solved = El disco de arriba también se podría haber movido solo. Una pila entera necesita una estación vacía.
lesson-free-spires = Torres libres
    .task = Una torre libre se mueve entera a una estación vacía, o se mueve solo su cono. Mueve la torre entera de 1 a 3.
    .mistake = Así se mueve solo el cono y deja atrás su disco. Mueve la torre entera.
    .wrong = Mueve la torre entera de 1 a 3.
    .solved = Una torre entera no afecta a otras piezas. Solo su cono, si se mueve aparte, mata y resucita.
lesson-prisoners = Prisioneros
    .task = Un cono también resucita discos rivales. Cae sobre el disco blanco muerto que está en 4.
    .mistake = Un disco no devuelve la vida a nadie. Haz caer tu cono sobre el disco blanco muerto.
    .wrong = Haz caer tu cono sobre el disco blanco muerto que está en 4.
    .solved = Blanco no lo puede mover hasta que se vaya tu cono.
lesson-one-revolution = Una vuelta completa
    .task = La piedra del tiempo ha ido viajando con la rueda desde que se movió una pieza por última vez. Ya ha dado una vuelta entera, así que ahora debes mover una pieza si puedes. Mueve la que quieras.
    .solved = Con eso, la piedra del tiempo vuelve a su sitio. Si no pudieras mover, girarías la rueda, y tendría que mover Blanco.
lesson-two-revolutions-and-three = Dos vueltas completas, y tres
    .task = Cuando la piedra del tiempo da la segunda vuelta, todos los discos muertos vuelven a la vida. Gira la rueda una vez más.
    .mistake = En cuanto se mueve una pieza, la piedra del tiempo vuelve a su sitio y tus discos muertos siguen muertos. Gira la rueda.
    .wrong = Gira la rueda.
    .solved = Si la piedra da una tercera vuelta, la partida termina en empate. Y eso es todo el juego.
puzzles-task = Juegas como Negro y puedes forzar la victoria. Blanco aguanta todo lo que puede.
    .wrong = Con eso dejarías escapar la victoria, así que se ha deshecho.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-puzzle = Puzle
deal-puzzle-about = Encuentra la victoria: cada día un turno más larga, hasta el domingo.
