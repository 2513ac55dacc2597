### Las palabras de Wheels of Time.
###
### «Conexión» es link (nunca «enlace», que es el de internet). Lo que da una conexión va tras dos puntos, porque puede
### ser «nada»: «Conexión A: nada».

## (Symbol)

symbol-brick = ladrillo
symbol-wood = madera
symbol-stone = piedra
symbol-food = comida
symbol-gold = oro
symbol-skull = calavera

## (Item)

# `none`: tras «no hay».
item-food-production = producción de comida
    .one = 1 de producción de comida
    .many = de producción de comida
    .track = Producción de comida
    .none = producción de comida
item-population = población
    .one = 1 de población
    .many = de población
    .track = Población
    .none = población
item-wall = muralla
    .one = una muralla
    .many = murallas
    .track = Murallas
    .none = ninguna muralla
item-road = camino
    .one = un camino
    .many = caminos
    .track = Caminos
    .none = ningún camino
item-building = edificio
    .one = un edificio
    .many = edificios
    .track = Edificios
    .none = ningún edificio
item-brick = ladrillo
    .one = un ladrillo
    .many = ladrillos
    .track = Ladrillos
    .none = ningún ladrillo
item-wood = madera
    .one = una madera
    .many = maderas
    .track = Madera
    .none = madera
item-stone = piedra
    .one = una piedra
    .many = piedras
    .track = Piedras
    .none = ninguna piedra
item-food = comida
    .one = una comida
    .many = comidas
    .track = Comida
    .none = comida
item-worker = trabajador contratado
    .one = un trabajador contratado
    .many = trabajadores contratados
    .track = Trabajadores contratados
    .none = ningún trabajador contratado

## (LinkEffect)

link-effect-nothing = nada
link-effect-half-building = medio edificio
link-effect-food-production = 1 de producción de comida
link-effect-population = 1 de población
link-effect-wall = una muralla
link-effect-road = un camino
link-effect-building = un edificio
link-effect-brick = un ladrillo
link-effect-wood = una madera
link-effect-stone = una piedra
link-effect-food = una comida
link-effect-worker = un trabajador contratado
link-effect-danger-brick = peligro para los ladrillos
link-effect-danger-wood = peligro para la madera
link-effect-danger-stone = peligro para las piedras
link-effect-danger-food = peligro para la comida
link-effect-danger-worker = peligro para los trabajadores
link-effect-take-brick = peligro: quitas un ladrillo
link-effect-take-wood = peligro: quitas una madera
link-effect-take-stone = peligro: quitas una piedra
link-effect-take-food = peligro: quitas una comida
link-effect-take-worker = peligro: quitas un trabajador contratado
link-effect-lose-brick = peligro: pierdes un ladrillo
link-effect-lose-wood = peligro: pierdes una madera
link-effect-lose-stone = peligro: pierdes una piedra
link-effect-lose-food = peligro: pierdes una comida
link-effect-lose-worker = peligro: pierdes un trabajador contratado
link-effect-disaster = catástrofe

## (Wheel)

# `title`: sola. `start`: al empezar una frase.
wheel-one = la rueda 1
    .title = Rueda 1
    .start = La rueda 1
    .kind = rueda de jugador
    .place = en la conexión común
wheel-two = la rueda 2
    .title = Rueda 2
    .start = La rueda 2
    .kind = rueda de jugador
    .place = en la conexión común
wheel-a = la rueda A
    .title = Rueda A
    .start = La rueda A
    .kind = rueda de producción
    .place = junto a la rueda 1
wheel-b = la rueda B
    .title = Rueda B
    .start = La rueda B
    .kind = rueda de producción
    .place = junto a la rueda 1

## (Link)

# `title`: al empezar una frase. `button`: en un botón, o sola. `my`: tras «tu».
link-a = la conexión A
    .title = La conexión A
    .button = Conexión A
    .my = conexión A
    .short = A
link-b = la conexión B
    .title = La conexión B
    .button = Conexión B
    .my = conexión B
    .short = B
link-common = la conexión común
    .title = La conexión común
    .button = Conexión común
    .my = conexión común
    .short = Común

## (LinkPair)

# `title`: sola. `start`: al empezar una frase.
link-pair-ab = las conexiones A y B
    .title = Conexiones A y B
    .start = Las conexiones A y B
link-pair-ac = la conexión A y la conexión común
    .title = Conexiones A y común
    .start = La conexión A y la conexión común
link-pair-bc = la conexión B y la conexión común
    .title = Conexiones B y común
    .start = La conexión B y la conexión común

## (Die)

die-one = sequía
    .turns = gira la rueda 2
die-two = peste
    .turns = la rueda 2 gira dos casillas
die-three = terremoto
    .turns = gira la rueda A
die-four = inundación
    .turns = gira la rueda B
die-five = incendio
    .turns = giran las ruedas A y B
die-six = hambruna y peste
    .turns = giran las cuatro ruedas

## Things alone

track = { $item-track }
wheel-title = { $wheel-title }
link-short = { $link-short }
walls = { $count ->
    [one] { $count } muralla
   *[other] { $count } murallas
}
roads = { $count ->
    [one] { $count } camino
   *[other] { $count } caminos
}
buildings = { $count ->
    [one] { $count } edificio
   *[other] { $count } edificios
}
amount = { $count ->
    [1] { $item-one }
   *[other] { $count } { $item-many }
}

## What can be done, as an infinitive: after "Try this:" and in the list of actions

set-wheel = colocar { $wheel } con la casilla { $space }, { $symbol }, { $wheel-place }
set-wheel-seen = colocar { $wheel } con { $symbol } { $wheel-place }
take-wheel = tomar { $wheel }
feed = { $people ->
    [0] no alimentar a nadie con la reserva
    [one] alimentar a { $people } persona con la reserva
   *[other] alimentar a { $people } personas con la reserva
}
turn-wheel = girar { $wheel }
build = construir { $item-one } con la reserva
trigger = activar { $link }
join-links = hacer un edificio con { $pair }
spend-worker = gastar un trabajador contratado en una acción más
end-actions = terminar las acciones
produce-separately = dejar que cada conexión produzca por separado

## What the player has to do, after "Your turn:" or a name

task-set = coloca { $wheel }
task-choose = elige la rueda 1, que empieza, o la rueda 2
task-feed = { $people ->
    [one] alimenta con la reserva a { $people } persona con hambre, o se irá
   *[other] alimenta con la reserva a { $people } personas con hambre, o se irán
}
actions-left = { $actions ->
    [one] queda { $actions } acción
   *[other] quedan { $actions } acciones
}
round-actions-left = { $actions ->
    [one] ronda { $round } de { $rounds }, queda { $actions } acción
   *[other] ronda { $round } de { $rounds }, quedan { $actions } acciones
}
no-actions-left = no quedan acciones, hay que terminar
no-actions-but-workers = no quedan acciones, gasta un trabajador contratado o termina
task-produce = elige un edificio con dos conexiones, o que cada una produzca por separado

## What has happened

placed = { $wheel-start } se coloca con la casilla { $space }, { $symbol }, { $wheel-place }.
placed-seen = { $wheel-start } se coloca con { $symbol } { $wheel-place }.
took-first-wheel = { $player-person ->
    [you] Tomas la rueda 1 y empiezas.
   *[other] { $player } toma la rueda 1 y empieza.
}
took-second-wheel = { $player-person ->
    [you] Tomas la rueda 2; empieza la rueda 1.
   *[other] { $player } toma la rueda 2; empieza la rueda 1.
}
fed = { $player-person ->
    [you] { $people ->
        [0] No alimentas a nadie con la reserva.
        [one] Alimentas a { $people } persona con la reserva.
       *[other] Alimentas a { $people } personas con la reserva.
    }
   *[other] { $people ->
        [0] { $player } no alimenta a nadie con la reserva.
        [one] { $player } alimenta a { $people } persona con la reserva.
       *[other] { $player } alimenta a { $people } personas con la reserva.
    }
}
turned = { $player-person ->
    [you] Giras { $wheel }.
   *[other] { $player } gira { $wheel }.
}
built = { $player-person ->
    [you] Construyes { $item-one } con la reserva.
   *[other] { $player } construye { $item-one } con la reserva.
}
triggered = { $player-person ->
    [you] Activas { $link }.
   *[other] { $player } activa { $link }.
}
worked = { $player-person ->
    [you] Gastas un trabajador contratado en una acción más.
   *[other] { $player } gasta un trabajador contratado en una acción más.
}
joined = { $player-person ->
    [you] Haces un edificio con { $pair }.
   *[other] { $player } hace un edificio con { $pair }.
}
ended = { $player-person ->
    [you] Terminas la fase de acciones.
   *[other] { $player } termina la fase de acciones.
}
gained = { $player-person ->
    [you] Ganas { $item-one } con { $link }.
   *[other] { $player } gana { $item-one } con { $link }.
}
both-gained = Los dos jugadores ganan { $item-one } con la conexión común.
no-room = { $player-person ->
    [you] { $link-title } te da { $item-one }, pero no tienes sitio.
   *[other] { $link-title } da { $item-one } a { $player }, pero no hay sitio.
}
nothing-to-lose = No hay { $item-none } que perder.
lost-to-hunger = { $player-person ->
    [you] Pierdes { $count } de población por el hambre.
   *[other] { $player } pierde { $count } de población por el hambre.
}
lost-to-danger = { $player-person ->
    [you] Pierdes { $item-one } por el peligro de { $link }.
   *[other] { $player } pierde { $item-one } por el peligro de { $link }.
}
lost = { $player-person ->
    [you] Pierdes { $item-one }.
   *[other] { $player } pierde { $item-one }.
}
stolen = { $player-person ->
    [you] Por la conexión común, le quitas { $item-one } a { $from }.
   *[other] { $from-person ->
        [you] Por la conexión común, { $player } te quita { $item-one }.
       *[other] Por la conexión común, { $player } le quita { $item-one } a { $from }.
    }
}
stolen-no-room = { $player-person ->
    [you] Por la conexión común, le quitas { $item-one } a { $from }, pero no tienes sitio.
   *[other] { $from-person ->
        [you] Por la conexión común, { $player } te quita { $item-one }, pero no tiene sitio.
       *[other] Por la conexión común, { $player } le quita { $item-one } a { $from }, pero no tiene sitio.
    }
}
disaster-strikes = { $player-person ->
    [you] Sufres una catástrofe. El dado muestra { $number }: { $die }.
   *[other] { $player } sufre una catástrofe. El dado muestra { $number }: { $die }.
}
all-turned = Giran las cuatro ruedas.
rotated = El dado muestra { $number }: { $die-turns }.
round-over = Termina la ronda { $round }.

## The end

city-complete = Cuatro murallas, cuatro caminos, cuatro edificios: la ciudad está completa.
both-complete = La conexión común completó las dos ciudades a la vez, así que gana el jugador que tenía el turno.
no-people = La población del perdedor bajó a cero.
rounds-used-up = No quedan rondas.
too-long = Se han jugado trescientos turnos.
solo-no-people = La población bajó a cero en la ronda { $round } de { $rounds }.
solo-out-of-time = Se acabó el tiempo en la ronda { $round } de { $rounds }.
solo-complete = La ciudad se completó en la ronda { $round } de { $rounds }.
solo-resigned = Abandono en la ronda { $round } de { $rounds }.
solo-missing = Lo que le faltó a la ciudad: { $structures }.

## Why a turn is suggested

rises = { $completes ->
    [true] { $item-track }: { $before } → { $after }, lo último que necesitas.
   *[false] { $item-track }: { $before } → { $after }.
}
keeps = { $item-track }: sigue en { $after }.
keeps-goods = Así conservas { $goods } más.
link-shows-against = { $link-id ->
    [common] La conexión común queda así: { $effect }; si no: { $other }.
   *[other] { $player-person ->
        [you] Tu { $link-my } queda así: { $effect }; si no: { $other }.
       *[other] { $link-title } de { $player } queda así: { $effect }; si no: { $other }.
    }
}
link-shows = { $link-id ->
    [common] La conexión común queda así: { $effect }, en vez de { $now }.
   *[other] { $player-person ->
        [you] Tu { $link-my } queda así: { $effect }, en vez de { $now }.
       *[other] { $link-title } de { $player } queda así: { $effect }, en vez de { $now }.
    }
}
steals = { $player-person ->
    [you] La conexión común te quita { $item-one }.
   *[other] La conexión común le quita { $item-one } a { $player }.
}
links-show = Así quedan tus conexiones: { $effects }.
effect-at-link = { $effect } en { $link }

## What a suggested turn risks

risk-disaster = { $link-id ->
    [common] Hay una catástrofe en la conexión común: un dado decide qué pierdes.
   *[other] Hay una catástrofe en tu { $link-my }: un dado decide qué pierdes.
}
risk-loss = El peligro te quita { $item-one }.
risk-link = { $link-id ->
    [common] Lo que da la conexión común: { $effect }.
   *[other] Lo que da { $link } de { $player }: { $effect }.
}

## The board: what is read aloud

the-wheels = Las ruedas
wheel-to-choose = { $wheel-title }, { $wheel-kind }. Elegirla.
wheel-to-turn = { $wheel-title }, { $wheel-kind }. Girarla.
wheel-to-take = { $wheel-title }, { $wheel-kind }. Tomarla.
link-of-player = { $usable ->
    [true] { $link-button }, { $symbol } y { $other }: { $effect }. Usarla.
   *[false] { $link-button }, { $symbol } y { $other }: { $effect }.
}
link-of-both = { $usable ->
    [true] Conexión común, de los dos jugadores, { $symbol } y { $other }: { $effect }. Usarla.
   *[false] Conexión común, de los dos jugadores, { $symbol } y { $other }: { $effect }.
}
links-now = Ahora, conexión A: { $a }; conexión B: { $b }; conexión común: { $common }.
after-turn = Tras un giro, { $link-my }: { $effect }.
after-turn-all = Tras un giro, conexión A: { $a }; conexión B: { $b }; conexión común: { $common }.
turns = { $count ->
    [one] { $count } giro
   *[other] { $count } giros
}

## The table of links, which is read aloud

links-of-one = Tus conexiones
links-of-two = Todas las conexiones; la común cuenta para los dos jugadores
player = Jugador
link = Conexión
symbols = Símbolos
effect = Efecto
two-symbols = { $symbol } y { $other }

## Headings of buttons

group-choices = Elegir
group-turns = Girar una rueda
group-links = Activar una conexión
group-structures = Construir
group-ending = Terminar

## Buttons below these headings

button-link = { $link-button }
button-wall = Muralla
button-road = Camino
button-building = Edificio
button-pair = { $pair-title }
button-join = Edificio con { $pair }
button-worker = Gastar trabajador
button-feed = { $people ->
    [0] No alimentar: { $outcome }
   *[other] Alimentar a { $people }: { $outcome }
}
citizens-leave = { $citizens ->
    [0] nadie se va
    [one] se va { $citizens } ciudadano
   *[other] se van { $citizens } ciudadanos
}
everyone-leaves = no queda nadie: la ciudad está perdida
button-keep = Dejar { $wheel } así
turn-forward = Girar adelante
turn-back = Girar atrás
really-trigger = ¿Seguro que activas { $link }?

## Names of buttons, read aloud and shown where there is no shorter one

name-turn = Girar { $wheel }
name-turn-then = Girar { $wheel }; luego, { $link-my }: { $effect }
name-turn-then-all = Girar { $wheel }; luego, conexión A: { $a }; conexión B: { $b }; conexión común: { $common }
name-trigger = Activar { $link }: { $effect }
name-build = Construir { $item-one } con tu reserva
name-join = Hacer un edificio con { $pair }
name-keep = Dejar { $wheel } así, con la casilla { $space }, { $symbol }, { $wheel-place }
name-take = Tomar { $wheel }
name-worker = Gastar un trabajador contratado en una acción más
name-end = Terminar las acciones
name-separately = Que cada conexión produzca por separado
name-refused = { $name }. { $why }

## What to do, beside the buttons

do-place-alone = Gira la rueda hasta la posición que quieras. Juegas con la rueda 1.
do-place = Gira la rueda hasta la posición que quieras. Después, tu rival elige lado.
do-choose = Toma la rueda cuyas tres conexiones prefieras. Empieza la rueda 1.
do-feed = Tu producción de comida no alimenta a todos. Quien no recibe comida se va.
do-produce = Dos de tus conexiones pueden hacer un edificio. Si lo hacen, no te dan nada más.
do-act = Un toque en una rueda da una vista previa; otro la gira. Toca una conexión para activarla.
do-act-unaided = Toca una rueda dos veces para girarla. Toca una conexión para activarla.
do-end = No quedan acciones: termina tus acciones.

## What the end of the actions would bring; icons follow

if-you-end = Si terminas:
each-separately = Cada conexión aparte:
with-building-from = Edificio con { $pair }:
brings-nothing = nada
full = lleno
would-gain = { $player-person ->
    [you] Ganas { $item-one }.
   *[other] { $player } gana { $item-one }.
}
would-not-fit = { $player-person ->
    [you] No tienes sitio para { $item-one }.
   *[other] { $player } no tiene sitio para { $item-one }.
}
would-lose = { $player-person ->
    [you] Pierdes { $item-one }.
   *[other] { $player } pierde { $item-one }.
}
would-suffer = { $player-person ->
    [you] catástrofe para ti
   *[other] catástrofe para { $player }
}

## Beside a city

to-act = en turno
rounds = Rondas
round = Ronda { $round } de { $rounds }
track-count = { $count } de 4
track-rose = { $count } de 4, { $more } más que antes
track-fell = { $count } de 4, { $less } menos que antes
hungry-now = { $people } con hambre ahora.
hungry-next = { $people } con hambre en el próximo turno.
supply-empty = No hay comida en la reserva.
supply-feeds-all = { $people ->
    [1] Puedes alimentarla con la reserva.
   *[other] Puedes alimentarlas a todas con la reserva.
}
supply-feeds = Puedes alimentar a { $food } con la reserva.

## Why something cannot be done

refusal-phase = Ahora no puedes hacer eso.
refusal-order = Primero coloca { $wheel }.
refusal-space = La rueda no tiene esa casilla.
refusal-feed = { $people ->
    [0] No puedes alimentar a nadie.
   *[other] Puedes alimentar a { $people } como mucho.
}
refusal-no-actions = No te quedan acciones.
refusal-two-actions = Un edificio con dos conexiones cuesta dos acciones.
refusal-wheel = Solo puedes girar tu propia rueda, A y B.
refusal-cost-wall = Una muralla cuesta un ladrillo y una piedra, y necesitas los dos.
refusal-cost-road = Un camino cuesta una madera y una piedra, y necesitas las dos.
refusal-cost-building = Un edificio cuesta un ladrillo, una madera y una piedra, y necesitas los tres.
refusal-full-walls = Ya tienes cuatro murallas, el máximo.
refusal-full-roads = Ya tienes cuatro caminos, el máximo.
refusal-full-buildings = Ya tienes cuatro edificios, el máximo.
refusal-support = Cada edificio necesita una muralla y un camino propios, y no tienes suficientes.
refusal-link = { $link-title } no da nada en este momento.
refusal-pair = { $pair-start } no hacen un edificio.
refusal-worker = No tienes ningún trabajador contratado que puedas gastar este turno.

## Options of a new game: the question, and name and explanation of each choice

option-layout = Disposición de las ruedas
    .choice-standard = Estándar
    .choice-standard-about = Casi igualada para los dos jugadores; buena para una primera partida.
    .choice-random = Al azar
    .choice-random-about = Una disposición distinta cada vez. Algunas favorecen a un jugador.
    .choice-cut-and-choose = Cortar y elegir
    .choice-cut-and-choose-about = El jugador 1 coloca las cuatro ruedas y el jugador 2 toma la rueda de jugador que prefiera. Empieza la rueda 1.
option-wheels = Disposición de las ruedas
    .choice-standard = Estándar
    .choice-standard-about = La misma cada vez.
    .choice-random = Al azar
    .choice-random-about = Una disposición distinta cada vez. Algunas son más difíciles.
    .choice-own = La tuya
    .choice-own-about = Coloca tú las cuatro ruedas antes de la primera ronda. Más fácil.
option-rounds = Rondas
    .choice-8 = 8
    .choice-8-about = Como en las reglas.
    .choice-6 = 6
    .choice-6-about = Muy difícil.
    .choice-7 = 7
    .choice-7-about = Difícil.
    .choice-9 = 9
    .choice-9-about = Más fácil.
    .choice-10 = 10
    .choice-10-about = Fácil.

## Help for a first turn

help-first = Tienes tres conexiones, donde tu rueda toca las demás: una con A, otra con B y la conexión común entre las dos ruedas de jugador, que es de los dos.
help-second = Tienes una acción por ciudadano: girar tu rueda, A o B, activar una conexión o construir con tu reserva.
help-third = Cuando terminas tus acciones, cada una de tus conexiones produce una vez más. Después llegan los peligros: las calaveras se llevan cosas.
help-fourth = Gana quien tenga primero cuatro murallas, cuatro caminos y cuatro edificios. Si tu población baja a cero, pierdes.
help-first-alone = Tienes la rueda 1 y tres conexiones donde toca las demás: con A, con B y la conexión común con la rueda 2, que no tiene jugador.
help-second-alone = Tienes una acción por ciudadano: girar la rueda 1, A o B, activar una conexión o construir con tu reserva.
help-third-alone = Cuando terminas tus acciones, cada una de tus conexiones produce una vez más. Después llegan los peligros: las calaveras se llevan cosas. Por último, un dado hace girar algunas ruedas.
help-fourth-alone = Ganas si tienes cuatro murallas, cuatro caminos y cuatro edificios antes de quedarte sin rondas. Si tu población baja a cero, pierdes.

## About the game

notation = turn-1, turn-2, turn-A y turn-B giran una rueda; link-A, link-B y link-C (la conexión común) activan una conexión; build-wall, build-road y build-building construyen con tu reserva (muralla, camino, edificio); join-AB, join-AC y join-BC hacen un edificio con dos conexiones; worker gasta un trabajador contratado; end termina tus acciones; plain deja que cada conexión produzca por separado; feed-2 alimenta a dos. set-A-9 coloca la rueda A, take-1 toma la rueda 1.

## What is done by itself where there is no choice; before the seconds until it is done

routine-your-actions-end = Tus acciones terminan

## Milestones: the title, and what is to be done

milestone-alone = Ocho rondas
milestone-alone-task = Completa tu ciudad en una partida en solitario en ocho rondas como máximo.
milestone-alone-in-six = Como un reloj
milestone-alone-in-six-task = Completa tu ciudad en una partida en solitario en seis rondas como máximo.
milestone-joined-buildings = Sin tocar la reserva
milestone-joined-buildings-task = Gana una partida de dos con los cuatro edificios hechos combinando conexiones.
milestone-ahead-of-time = Antes de tiempo
milestone-ahead-of-time-task = Gana a un bot Casual o más fuerte en 24 turnos, doce por jugador.
milestone-both-complete = Por un pelo
milestone-both-complete-task = Gana cuando las dos ciudades se completen a la vez.
milestone-beat-expert = El amo de las ruedas
milestone-beat-expert-task = Gana a un bot Experto.

## Endless puzzles

puzzle-finish-the-city = Acaba la ciudad
puzzle-finish-the-city-about = Completa tu ciudad antes de que acabe el turno, salga lo que salga en los dados. Vale cualquier manera que funcione.
puzzle-finish-the-city-difficulty = acciones necesarias
puzzle-finish-the-city-goal = { $actions ->
    [1] Completa tu ciudad en este turno. Basta una acción.
   *[other] Completa tu ciudad en este turno. Hacen falta { $actions } acciones o más.
}
puzzle-lost = Después de eso, tu ciudad ya no se puede completar en este turno.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal = El objetivo
    .task = Eres Ada. Gana la primera ciudad con cuatro murallas, cuatro caminos y cuatro edificios. A la tuya solo le falta un edificio, que cuesta un ladrillo, una madera y una piedra. Los tienes: construye el edificio.
    .mistake = No necesitas nada más para tu cuarto edificio. Construye ya.
    .wrong = Construye el edificio.
    .solved = Tu ciudad está completa, y has ganado. Cómo llegar ahí es cuestión de girar las ruedas adecuadas.
lesson-your-three-links = Tus tres conexiones
    .task = Tienes la rueda 1. Toca A, B y la rueda 2 de Ben: esas son tus tres conexiones. El oro te da aquello con lo que está conectado, y la conexión B muestra oro y comida. Activa la conexión B.
    .mistake = Eso gira una rueda, y con ella una conexión. Activa la conexión B tal como está.
    .wrong = Activa la conexión B.
    .solved = Eso ha costado una acción; tu población es el número de acciones que tienes en cada turno. Ben también tiene conexiones con A y con B, y comparte contigo la conexión común.
lesson-turning-a-wheel = Girar una rueda
    .task = Para cambiar tus conexiones, gira una rueda: la tuya, A o B, pero nunca la de Ben. Cada acción la gira una casilla en sentido horario. Gira la rueda 1.
    .mistake = Esa rueda está en una sola de tus conexiones. Gira tu propia rueda, la número 1.
    .wrong = Gira la rueda 1.
    .solved = Tu propia rueda cambia tus tres conexiones. A y B cambian una de las tuyas y una de las de Ben.
lesson-growing = Crecer
    .task = Las conexiones no solo dan recursos. Ladrillo y comida aumentan tu población; madera y comida, tu producción de comida. Activa la conexión B: ladrillo y comida.
    .wrong = Activa la conexión B, ladrillo y comida.
    .solved = Más población te da al instante una acción más. Puedes activar la misma conexión tantas veces como acciones tengas.
lesson-common-link = La conexión común
    .task = La conexión común está donde se tocan las ruedas de jugador. Los dos jugadores ganan lo que da, la active quien la active. Piedra y madera hacen un camino: activa la conexión común.
    .mistake = Con esa solo ganas tú. La conexión común está donde tu rueda toca la de Ben.
    .wrong = Activa la conexión común.
    .solved = Del mismo modo, ladrillo y piedra hacen una muralla. Activar la conexión común ayuda a Ben tanto como a ti, así que elige bien el momento.
lesson-production = Producción
    .task = Cuando terminas tus acciones, cada una de tus conexiones produce una vez más, gratis. Aquí, A da una muralla y B un ladrillo. Termina ahora tus acciones.
    .mistake = Cada una de tus conexiones da una vez gratis cuando terminas tus acciones. Aquí no necesitas más.
    .wrong = Termina tus acciones.
    .solved = Así que gira las ruedas a donde te ayuden al final. De cada cosa puedes tener cuatro como mucho.
lesson-danger = Peligro
    .task = Después de la producción, las calaveras se llevan aquello con lo que están conectadas. La conexión A se llevaría tu piedra. Gira la rueda A para mover de ahí su calavera y luego termina tus acciones.
    .mistake = Demasiado pronto: la calavera de la conexión A se llevaría tu piedra. Gira primero la rueda A.
    .other-mistake = La calavera está en la rueda A: gira esa.
    .wrong = Primero gira la rueda A y luego termina tus acciones.
    .solved = Tu piedra está a salvo. Si no tienes nada de lo que se lleva un peligro, no pierdes nada.
lesson-a-first-turn = Un primer turno
    .task = El principio de una partida, dos acciones. Gira la rueda 1, activa la conexión A para ganar producción de comida y termina: dará otra vez. Tras el turno de Ben, gira la rueda 1 dos veces y termina.
    .mistake = Gira primero la rueda 1: así la conexión A te da producción de comida.
    .wrong = Primero gira la rueda 1, activa la conexión A y termina. En el turno siguiente: gira la rueda 1 dos veces y termina.
    .solved = Comida para cuatro, tres personas y dos caminos que Ben ha pagado con sus acciones: un buen comienzo. Y ahora, prueba una partida de verdad.
lesson-feeding = Alimentación
    .task = Tu turno empieza por la alimentación. La producción de comida alimenta a dos de tus cuatro personas; tienes dos comidas en tu reserva. Alimenta a las otras dos con tu reserva.
    .mistake = Una persona se quedaría con hambre y se iría. Tienes dos comidas: alimenta a las dos.
    .other-mistake = Las dos personas con hambre se irían. Tienes dos comidas: alimenta a las dos.
    .wrong = Alimenta a dos.
    .solved = Cada persona con hambre a la que no alimentas se va, y te cuesta una acción. Si tu población baja a cero, pierdes.
lesson-building-from-supply = Construir con la reserva
    .task = Por una acción, puedes construir con los recursos de tu reserva: una muralla cuesta un ladrillo y una piedra; un camino, una madera y una piedra. Construye una muralla.
    .wrong = Construye una muralla con tu reserva.
    .solved = Un edificio cuesta un ladrillo, una madera y una piedra, y necesita una muralla y un camino propios: debes tener más de ambos que edificios.
lesson-a-building-from-two-links = Edificio con dos conexiones
    .task = Dos conexiones juntas pueden hacer un edificio: una con dos de ladrillo, madera y piedra; la otra, con oro y el tercero. Cuesta dos acciones. Usa la conexión B y la conexión común.
    .wrong = Haz un edificio con la conexión B y la conexión común.
    .solved = Y has ganado. Al final de tus acciones, dos conexiones así pueden hacer un edificio gratis.
lesson-danger-in-the-common-link = Peligro en la conexión común
    .task = En la conexión común, el jugador cuya rueda muestra la calavera roba al otro. La calavera está en tu rueda; la madera, en la de Ben. Termina tus acciones.
    .wrong = Termina tus acciones.
    .solved = Si la calavera hubiera estado en la rueda de Ben, te habría quitado una a ti, incluso en tu turno.
lesson-disasters = Catástrofes
    .task = Dos calaveras son una catástrofe. En una conexión tuya te afecta a ti; en la conexión común, a tu rival. El dado decide qué se pierde. Termina tus acciones.
    .wrong = Termina tus acciones.
    .solved = Tras una catástrofe, las cuatro ruedas giran una casilla. Eso no activa producción ni peligro.
lesson-hired-workers = Trabajadores contratados
    .task = Oro con oro contrata a un trabajador, que vale por una acción más. Tienes una acción y un trabajador: gasta el trabajador, gira la rueda 1 y activa la conexión A.
    .mistake = Así también sale, pero gasta primero el trabajador para ver qué hace.
    .wrong = Primero gasta el trabajador, luego gira la rueda 1 y luego activa la conexión A.
    .solved = Solo puedes gastar trabajadores que tenías al empezar tu turno. Uno contratado ahora se puede gastar a partir del turno siguiente.
lesson-solo = En solitario
    .task = En una partida en solitario tienes ocho rondas para construir tu ciudad. Al final de cada una, el dado gira ruedas y la conexión común da una vez más, solo a ti. Termina tus acciones.
    .wrong = Termina tus acciones.
    .solved = Has ganado dos caminos. Tras tirar el dado, las calaveras sueltas no hacen nada, pero dos en cualquiera de tus conexiones siguen siendo una catástrofe.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-solitaire = Solitario
deal-solitaire-about = En solitario: completa tu ciudad en ocho rondas o menos.
deal-won = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
deal-missed = { $structures } de { $needed } construcciones
