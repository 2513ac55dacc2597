### Las palabras de Carcassonne: La Rueda de la Fortuna. Los jugadores colocan losetas y despliegan seguidores en lo que
### hay en ellas: caballero en una ciudad, ladrón en un camino, granjero en un campo, monje en un monasterio.

## (Feature)

# `in`: tras «desplegar un caballero».
feature-city = ciudad
    .title = Ciudad
    .a = una ciudad
    .the = la ciudad
    .in = en la ciudad
    .of = de la ciudad
    .gender = feminine
    .follower = caballero
    .follower-title = Caballero
    .a-follower = un caballero
    .the-follower = el caballero
    .followers = caballeros
feature-road = camino
    .title = Camino
    .a = un camino
    .the = el camino
    .in = en el camino
    .of = del camino
    .gender = masculine
    .follower = ladrón
    .follower-title = Ladrón
    .a-follower = un ladrón
    .the-follower = el ladrón
    .followers = ladrones
feature-field = campo
    .title = Campo
    .a = un campo
    .the = el campo
    .in = en el campo
    .of = del campo
    .gender = masculine
    .follower = granjero
    .follower-title = Granjero
    .a-follower = un granjero
    .the-follower = el granjero
    .followers = granjeros
feature-cloister = monasterio
    .title = Monasterio
    .a = un monasterio
    .the = el monasterio
    .in = en el monasterio
    .of = del monasterio
    .gender = masculine
    .follower = monje
    .follower-title = Monje
    .a-follower = un monje
    .the-follower = el monje
    .followers = monjes

## (Sector)

sector-fortune = Fortuna
sector-taxes = Impuestos
sector-famine = Hambruna
sector-storm = Tormenta
sector-inquisition = Inquisición
sector-plague = Peste

## (Direction)

# En las listas: «Ciudad al norte y al oeste». `plain`: «su lado norte».
direction-north = al norte
    .plain = norte
direction-east = al este
    .plain = este
direction-south = al sur
    .plain = sur
direction-west = al oeste
    .plain = oeste

## (Position)

# Tras «en el camino».
position-north = del norte
position-northeast = del noreste
position-east = del este
position-southeast = del sureste
position-south = del sur
position-southwest = del suroeste
position-west = del oeste
position-northwest = del noroeste
position-around-northeast = que rodea el noreste
position-around-southeast = que rodea el sureste
position-around-southwest = que rodea el suroeste
position-around-northwest = que rodea el noroeste
position-falling = que va de noroeste a sureste
position-rising = que va de noreste a suroeste
position-everywhere = de alrededor

## (Region)

# Tras «la ciudad». `place`: tras «colocar la loseta».
region-north = del norte
    .place = al norte
region-northeast = del noreste
    .place = al noreste
region-east = del este
    .place = al este
region-southeast = del sureste
    .place = al sureste
region-south = del sur
    .place = al sur
region-southwest = del suroeste
    .place = al suroeste
region-west = del oeste
    .place = al oeste
region-northwest = del noroeste
    .place = al noroeste

## (Tile)

tile-cloister = un monasterio
tile-cloister-road = un monasterio con un camino
tile-cloister-roads = un monasterio entre dos caminos
tile-straight = un camino recto
tile-bend = un camino en curva
tile-bends = dos curvas
tile-junction = un cruce de tres
tile-crossroads = un cruce de cuatro
tile-city = un borde de ciudad
tile-city-road = una ciudad con un camino
tile-city-straight = una ciudad junto a un camino recto
tile-city-bend = una ciudad junto a una curva
tile-city-junction = una ciudad junto a un cruce
tile-city-roads = una ciudad con una curva y un camino
tile-cities-opposite = dos ciudades enfrentadas
tile-cities-adjacent = dos ciudades contiguas
tile-cities-three = tres ciudades separadas
tile-passage = una ciudad de lado a lado
tile-passage-pennant = una ciudad de lado a lado con escudo
tile-corner = una ciudad en esquina
tile-corner-pennant = una ciudad en esquina con escudo
tile-corner-road = una ciudad en esquina con un camino
tile-corner-bend = una ciudad en esquina junto a una curva
tile-corner-bend-pennant = una ciudad en esquina con escudo junto a una curva
tile-large = una ciudad en tres lados
tile-large-pennant = una ciudad en tres lados con escudo
tile-large-road = una ciudad en tres lados con un camino
tile-large-road-pennant = una ciudad en tres lados con escudo y un camino
tile-full = una ciudad en los cuatro lados con escudo

## A tile, read aloud: one sentence for each thing on it

land-cloister = Monasterio.
land-city = Ciudad { $sides }.
land-city-pennant = Ciudad { $sides }, con escudo.
land-cities = Ciudades separadas { $sides }.
land-road-through = Camino de { $from-plain } a { $to-plain }.
land-road = Camino { $side }.
land-roads = Caminos { $sides }.
land-field = Campo { $sides }.
all-sides = por todos los lados
land-number = { $number ->
    [one] Mueve al cerdo { $number } sector.
   *[other] Mueve al cerdo { $number } sectores.
}
cell = Columna { $column }, fila { $row }.
follower-of = { $player-person ->
    [you] Tu { $feature-follower }.
   *[other] { $feature-follower-title } de { $player }.
}

## Places for the drawn tile, read aloud

ways-to-place = { $ways ->
    [one] { $ways } manera de colocar la loseta.
   *[other] { $ways } maneras de colocar la loseta.
}
around = { $feature-title } { $side }.
laid-here = La loseta está aquí. Intro la coloca.
laid-here-to-rotate = La loseta está aquí. Intro la coloca, R la gira.
only-way = Solo encaja así.
way-of = Manera { $number } de { $ways }.

## What can be done, as an infinitive: after "Try this:" and in the list of actions

draw-first = robar la primera loseta
place-at = { $turns ->
    [0] colocar la loseta en la columna { $column }, fila { $row }
    [1] colocar la loseta en la columna { $column }, fila { $row }, girada una vez
    [2] colocar la loseta en la columna { $column }, fila { $row }, girada dos veces
   *[other] colocar la loseta en la columna { $column }, fila { $row }, girada tres veces
}
deploy = desplegar { $feature-a-follower } { $feature-in }
deploy-in = desplegar { $feature-a-follower } { $feature-in } { $position }
deploy-crown = desplegar un seguidor en una corona de { $sector }
take-back-at = recuperar { $feature-the-follower } de la columna { $column }, fila { $row }
end-turn = terminar el turno

## The same beside the board, without coordinates

do-close = cerrar { $feature-the } { $region }
do-extend = ampliar { $feature-the } { $region }
do-place = colocar la loseta { $region-place }
do-take-back = recuperar { $feature-the-follower }

## What the player has to do, after "Your turn:" or a name

task-place = coloca la loseta
task-deploy = despliega un seguidor o termina el turno
task-no-followers = no quedan seguidores, termina el turno
task-end = termina el turno
task-plague = recupera un seguidor (peste)

## What has happened, with coordinates: read aloud and in the list of moves

drew = { $player-person ->
    [you] Robas una loseta.
   *[other] { $player } roba una loseta.
}
drew-number = { $player-person ->
    [you] Robas una loseta con un { $number }.
   *[other] { $player } roba una loseta con un { $number }.
}
placed-at = { $player-person ->
    [you] { $turns ->
        [0] La colocas en la columna { $column }, fila { $row }.
        [1] La colocas en la columna { $column }, fila { $row }, girada una vez.
        [2] La colocas en la columna { $column }, fila { $row }, girada dos veces.
       *[other] La colocas en la columna { $column }, fila { $row }, girada tres veces.
    }
   *[other] { $turns ->
        [0] { $player } la coloca en la columna { $column }, fila { $row }.
        [1] { $player } la coloca en la columna { $column }, fila { $row }, girada una vez.
        [2] { $player } la coloca en la columna { $column }, fila { $row }, girada dos veces.
       *[other] { $player } la coloca en la columna { $column }, fila { $row }, girada tres veces.
    }
}
deployed-at = { $player-person ->
    [you] Despliegas { $feature-a-follower } { $feature-in }, columna { $column }, fila { $row }.
   *[other] { $player } despliega { $feature-a-follower } { $feature-in }, columna { $column }, fila { $row }.
}
took-back-at = { $player-person ->
    [you] Recuperas { $feature-a-follower } de la columna { $column }, fila { $row }.
   *[other] { $player } recupera { $feature-a-follower } de la columna { $column }, fila { $row }.
}
pig-moved = { $steps ->
    [one] El cerdo se mueve { $steps } sector, hasta { $sector }.
   *[other] El cerdo se mueve { $steps } sectores, hasta { $sector }.
}
taxed = { $knights ->
    [one] { $pennants ->
        [0] { $player }: un caballero en una ciudad, +{ $points }.
        [one] { $player }: un caballero en una ciudad con { $pennants } escudo, +{ $points }.
       *[other] { $player }: un caballero en una ciudad con { $pennants } escudos, +{ $points }.
    }
   *[other] { $pennants ->
        [0] { $player }: { $knights } caballeros en una ciudad, +{ $points }.
        [one] { $player }: { $knights } caballeros en una ciudad con { $pennants } escudo, +{ $points }.
       *[other] { $player }: { $knights } caballeros en una ciudad con { $pennants } escudos, +{ $points }.
    }
}
fed = { $farmers ->
    [one] { $cities ->
        [one] { $player }: un granjero junto a una ciudad completada, +{ $points }.
       *[other] { $player }: un granjero junto a { $cities } ciudades completadas, +{ $points }.
    }
   *[other] { $cities ->
        [one] { $player }: { $farmers } granjeros junto a una ciudad completada, +{ $points }.
       *[other] { $player }: { $farmers } granjeros junto a { $cities } ciudades completadas, +{ $points }.
    }
}
scored = { $what }: { $totals }.

## What has happened, beside the board

drew-tile = { $player-person ->
    [you] Robas { $tile }.
   *[other] { $player } roba { $tile }.
}
drew-tile-number = { $player-person ->
    [you] Robas { $tile } ({ $number }).
   *[other] { $player } roba { $tile } ({ $number }).
}
closed = { $player-person ->
    [you] Cierras { $feature-the } { $region }.
   *[other] { $player } cierra { $feature-the } { $region }.
}
extended = { $player-person ->
    [you] Amplías { $feature-the } { $region }.
   *[other] { $player } amplía { $feature-the } { $region }.
}
placed = { $player-person ->
    [you] Colocas la loseta { $region-place }.
   *[other] { $player } coloca la loseta { $region-place }.
}
deployed = { $player-person ->
    [you] Despliegas { $feature-a-follower } { $feature-in }.
   *[other] { $player } despliega { $feature-a-follower } { $feature-in }.
}
took-back = { $player-person ->
    [you] Recuperas { $feature-a-follower } { $feature-of }.
   *[other] { $player } recupera { $feature-a-follower } { $feature-of }.
}
scored-alone = { $feature-gender ->
    [feminine] { $player }: { $feature } completada, +{ $points }.
   *[masculine] { $player }: { $feature } completado, +{ $points }.
}
scored-together = { $feature-gender ->
    [feminine] { $feature-title } completada: { $totals }.
   *[masculine] { $feature-title } completado: { $totals }.
}

## What has happened, read aloud and beside the board

fits-nowhere = La loseta no encaja en ningún sitio y se retira de la partida.
crowned = { $player-person ->
    [you] Despliegas un seguidor en una corona de { $sector }.
   *[other] { $player } despliega un seguidor en una corona de { $sector }.
}
player-points = { $player-person ->
    [you] tú +{ $points }
   *[other] { $player } +{ $points }
}
event-points = { $sector }: { $totals }.
event-nothing = { $sector-id ->
    [taxes] Impuestos: no hay caballeros.
    [famine] Hambruna: ningún granjero tiene una ciudad completada.
    [storm] Tormenta: nadie tiene seguidores en la reserva.
    [inquisition] Inquisición: no hay monjes.
    [plague] Peste: todos recuperan un seguidor de una loseta.
   *[fortune] Fortuna: no pasa nada.
}
crowns-points = { $crowns ->
    [one] Corona de { $sector }: { $totals }.
   *[other] Coronas de { $sector }: { $totals }.
}
spared = { $player-person ->
    [you] No tienes ningún seguidor en las losetas, así que no pierdes nada.
   *[other] { $player } no tiene ningún seguidor en las losetas, así que no pierde nada.
}
returned = { $player-person ->
    [you] { $count ->
        [1] Recuperas { $feature-a-follower } sin puntuar.
       *[other] Recuperas { $count } { $feature-followers } sin puntuar.
    }
   *[other] { $count ->
        [1] { $player } recupera { $feature-a-follower } sin puntuar.
       *[other] { $player } recupera { $count } { $feature-followers } sin puntuar.
    }
}
final-scoring = { $player-person ->
    [you] Puntuación final: recibes { $items }.
   *[other] Puntuación final: { $player } recibe { $items }.
}
final-item = { $feature-id ->
    [city] { $points } por ciudades
    [road] { $points } por caminos
    [field] { $points } por campos
   *[cloister] { $points } por monasterios
}

## The end, and the score sheet

last-tile = Se ha colocado la última loseta.
last-tile-fits-nowhere = La última loseta no encaja en ningún sitio.
score-cities = Ciudades
score-roads = Caminos
score-cloisters = Monasterios
score-fields = Campos
score-events = Eventos de la rueda
score-crowns = Coronas
crowns-of = Coronas de { $sector }

## Names of what is on the board and of what has scored

name-city = { $pennants ->
    [0] { $tiles ->
        [one] Ciudad, { $tiles } loseta
       *[other] Ciudad, { $tiles } losetas
    }
    [one] { $tiles ->
        [one] Ciudad, { $tiles } loseta, { $pennants } escudo
       *[other] Ciudad, { $tiles } losetas, { $pennants } escudo
    }
   *[other] { $tiles ->
        [one] Ciudad, { $tiles } loseta, { $pennants } escudos
       *[other] Ciudad, { $tiles } losetas, { $pennants } escudos
    }
}
name-open-city = { $pennants ->
    [0] { $tiles ->
        [one] Ciudad incompleta, { $tiles } loseta
       *[other] Ciudad incompleta, { $tiles } losetas
    }
    [one] { $tiles ->
        [one] Ciudad incompleta, { $tiles } loseta, { $pennants } escudo
       *[other] Ciudad incompleta, { $tiles } losetas, { $pennants } escudo
    }
   *[other] { $tiles ->
        [one] Ciudad incompleta, { $tiles } loseta, { $pennants } escudos
       *[other] Ciudad incompleta, { $tiles } losetas, { $pennants } escudos
    }
}
name-road = { $tiles ->
    [one] Camino, { $tiles } loseta
   *[other] Camino, { $tiles } losetas
}
name-open-road = { $tiles ->
    [one] Camino incompleto, { $tiles } loseta
   *[other] Camino incompleto, { $tiles } losetas
}
name-cloister = Monasterio
name-open-cloister = { $tiles ->
    [one] Monasterio incompleto, { $tiles } loseta
   *[other] Monasterio incompleto, { $tiles } losetas
}
name-field = { $cities ->
    [0] Campo, ninguna ciudad completada
    [one] Campo, { $cities } ciudad completada
   *[other] Campo, { $cities } ciudades completadas
}

## The board: what is read aloud

the-wheel = La rueda
scores = Puntuaciones
tiles-latest-first = Losetas, de la última a la primera
followers-on-board = Seguidores en el tablero
standing = { $followers ->
    [one] { $points ->
        [one] { $player }: { $points } punto, { $followers } seguidor en la reserva.
       *[other] { $player }: { $points } puntos, { $followers } seguidor en la reserva.
    }
   *[other] { $points ->
        [one] { $player }: { $points } punto, { $followers } seguidores en la reserva.
       *[other] { $player }: { $points } puntos, { $followers } seguidores en la reserva.
    }
}
followers-there = Seguidores: { $followers }.
followers-of = { $player-person ->
    [you] { $count } de los tuyos
   *[other] { $count } de { $player }
}
no-followers-there = Sin seguidores.
about-feature = { $name }. { $feature }.
more-places = { $count ->
    [one] Mostrar { $count } sitio más { $side }.
   *[other] Mostrar { $count } sitios más { $side }.
}

## Buttons, and their names that are read aloud

button-draw = Robar loseta
button-place = Colocar aquí
button-end = Fin de turno
name-deploy = Desplegar { $feature-a-follower } { $feature-in }
name-deploy-in = Desplegar { $feature-a-follower } { $feature-in } { $position }
name-crown = Desplegar un seguidor en una corona de { $sector }, { $points } puntos.
name-crown-of-two = Desplegar un seguidor en una corona de { $sector }, 6 puntos si está solo, 3 si se ocupan las dos.
name-take-back = Recuperar { $feature-the-follower } de la columna { $column }, fila { $row }
rotate = Girar.
rotate-or-drag = Toca para girarla, o arrástrala al tablero
zoom-in = Acercar
zoom-out = Alejar
show-all = Ver todo
show-rest = Mostrar puntos y loseta
hide-rest = Ocultar puntos y loseta

## Beside the buttons

all-followers-out = No te quedan seguidores en la reserva.
crowns-of-wheel = Coronas de la rueda
or-crown = O una corona de la rueda:
nothing-to-score = Nada que puntuar en este turno.
end-of-turn-scores = Al final del turno:
for-crown = corona

## What the pig's stop means, below the name of the sector

event-rule = { $sector-id ->
    [fortune] El jugador que ha robado la loseta recibe 3 puntos.
    [taxes] Cada caballero da 1 punto por cada escudo de su ciudad y por cada caballero de su jugador que haya en ella.
    [famine] Cada granjero da 1 punto por cada ciudad completada junto a su campo.
    [storm] Cada seguidor en la reserva de un jugador da 1 punto.
    [inquisition] Cada monje da 2 puntos.
   *[plague] Cada jugador recupera un seguidor de una loseta.
}

## Points of what is on the board

points-now = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
points-complete = { $points ->
    [one] { $points } punto, completo
   *[other] { $points } puntos, completo
}
points-later = { $points ->
    [one] { $points } punto ahora, { $later } al completarse
   *[other] { $points } puntos ahora, { $later } al completarse
}
points-field = { $points ->
    [one] { $points } punto ahora, { $later } al completarse todas sus ciudades
   *[other] { $points } puntos ahora, { $later } al completarse todas sus ciudades
}

## The panel beside the board

players = Jugadores
with-final-scoring = { $points } con la puntuación final
if-pig-moves = Si la próxima loseta mueve al cerdo
steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
nobody-scores = nada
loses-follower = un seguidor menos
tiles-left = { $tiles ->
    [one] Queda { $tiles } loseta
   *[other] Quedan { $tiles } losetas
}

## Why a turn is suggested

reason-completes = Completa { $feature-a }: +{ $points } para ti.
reason-completes-shared = Completa { $feature-a }, que compartes con { $players }: +{ $points } para ti.
reason-crown = Una corona de { $sector } da { $points } puntos cuando el cerdo se detiene ahí. Ahora está en { $pig }.
reason-at-once = Tu { $feature-follower } puntúa enseguida y vuelve.
reason-field = { $cities ->
    [0] Tu granjero ocupa un campo que aún no tiene ninguna ciudad completada al lado.
    [one] Tu granjero ocupa un campo junto a { $cities } ciudad completada: { $points } puntos por ahora.
   *[other] Tu granjero ocupa un campo junto a { $cities } ciudades completadas: { $points } puntos por ahora.
}
reason-cloister = El monasterio de tu monje tiene { $neighbors } de sus 8 vecinas: 9 puntos cuando estén todas.
reason-claims-city = { $open ->
    [one] Tu caballero ocupa una ciudad con { $open } lado abierto: { $points } puntos si se completa tal cual.
   *[other] Tu caballero ocupa una ciudad con { $open } lados abiertos: { $points } puntos si se completa tal cual.
}
reason-claims-road = { $open ->
    [one] Tu ladrón ocupa un camino con { $open } extremo abierto: { $points } puntos si se completa tal cual.
   *[other] Tu ladrón ocupa un camino con { $open } extremos abiertos: { $points } puntos si se completa tal cual.
}
reason-city-grows = { $open ->
    [one] Tu ciudad gana { $gain } puntos; queda { $open } lado abierto.
   *[other] Tu ciudad gana { $gain } puntos; quedan { $open } lados abiertos.
}
reason-road-grows = { $gain ->
    [one] { $open ->
        [one] Tu camino gana { $gain } punto; queda { $open } extremo abierto.
       *[other] Tu camino gana { $gain } punto; quedan { $open } extremos abiertos.
    }
   *[other] { $open ->
        [one] Tu camino gana { $gain } puntos; queda { $open } extremo abierto.
       *[other] Tu camino gana { $gain } puntos; quedan { $open } extremos abiertos.
    }
}
reason-cloister-grows = { $gain ->
    [one] { $open ->
        [one] Tu monasterio gana { $gain } punto; falta { $open } vecina.
       *[other] Tu monasterio gana { $gain } punto; faltan { $open } vecinas.
    }
   *[other] { $open ->
        [one] Tu monasterio gana { $gain } puntos; falta { $open } vecina.
       *[other] Tu monasterio gana { $gain } puntos; faltan { $open } vecinas.
    }
}
reason-field-grows = Tu campo gana { $gain } puntos: { $points } por ahora.
reason-opponent = Con la puntuación final, { $player } se queda en { $points } puntos en vez de { $before }.
reason-opponent-against = Con la puntuación final, { $player } se queda en { $points } puntos; si no, en { $other }.
reason-gives-up = { $points ->
    [0] Este es el seguidor que conviene ceder: ahora no vale nada.
    [one] Este es el seguidor que conviene ceder: ahora solo vale { $points } punto.
   *[other] Este es el seguidor que conviene ceder: ahora solo vale { $points } puntos.
}
reason-no-follower = No te quedan seguidores que desplegar.
reason-keeps = { $followers ->
    [1] Guarda tu último seguidor para un sitio mejor.
   *[other] Guarda tus { $followers } seguidores para un sitio mejor.
}
reason-nothing = { $followers ->
    [1] Nada de lo que hay ahí vale tu último seguidor.
   *[other] Nada de lo que hay ahí vale uno de tus { $followers } seguidores.
}

## What a suggested turn risks

risk-opponent = { $points ->
    [one] { $player } también se lleva { $points } punto.
   *[other] { $player } también se lleva { $points } puntos.
}
risk-last-follower = Gasta tu último seguidor.
risk-farmer = El granjero se queda en el campo hasta el final de la partida.
risk-crown = El seguidor espera en su corona hasta que llegue el cerdo.
risk-city = { $open ->
    [one] A la ciudad aún le queda { $open } lado abierto.
   *[other] A la ciudad aún le quedan { $open } lados abiertos.
}
risk-road = { $open ->
    [one] Al camino aún le queda { $open } extremo abierto.
   *[other] Al camino aún le quedan { $open } extremos abiertos.
}
risk-cloister = { $open ->
    [one] Al monasterio aún le falta { $open } vecina.
   *[other] Al monasterio aún le faltan { $open } vecinas.
}

## Why something cannot be done

refusal-phase = Ahora no puedes hacer eso.
refusal-no-space = Primero elige una casilla resaltada para la loseta.
refusal-occupied = Ahí ya hay una loseta.
refusal-not-adjacent = No hay ninguna loseta junto a esa casilla.
refusal-this-way = La loseta no encaja así: su lado { $side-plain } tocaría { $feature-a }.
refusal-any-way = La loseta no encaja ahí: { $feature-a } tocaría { $other-a }.
refusal-no-feature = La loseta no tiene ese elemento.
refusal-taken = Ese elemento ya tiene un seguidor, quizá unas losetas más allá.
refusal-no-follower = No te quedan seguidores.
refusal-crowns = Todas las coronas de ese sector están ocupadas.
refusal-not-yours = Ahí no tienes ningún seguidor.

## Options of a new game: the question, and name and explanation of each choice

option-tiles = Losetas
    .choice-72 = 72
    .choice-72-about = Como en el reglamento.
    .choice-71 = 71
    .choice-71-about = Como en las listas públicas de losetas del juego publicado.
    .choice-24 = 24, un esprint
    .choice-24-about = Una partida corta con un tercio de las losetas.
    .choice-144 = 144, con el juego base
    .choice-144-about = Una partida larga: todas las losetas de este juego y las del juego base.
    .choice-91 = 91, el juego base
    .choice-91-about = Las 72 losetas del juego base y las 19 con número de este.
option-famine = Hambruna
    .choice-all = Todos los granjeros
    .choice-all-about = En una hambruna puntúan todos los granjeros.
    .choice-majority = Más granjeros
    .choice-majority-about = En cada campo solo puntúan los jugadores con más granjeros.
option-small-cities = Ciudades de dos losetas
    .choice-4 = 4 puntos
    .choice-4-about = Puntúan como cualquier otra ciudad.
    .choice-2 = 2 puntos
    .choice-2-about = Puntúan la mitad, como en reglas más antiguas.
option-wheel = La rueda
    .choice-start = Loseta inicial
    .choice-start-about = El terreno crece alrededor de la rueda.
    .choice-beside = Junto al tablero
    .choice-beside-about = El terreno crece alrededor de una loseta inicial normal.

## Help for a first turn

help-first = Roba una loseta y toca una casilla resaltada. Los botones de al lado giran la loseta y la confirman. Los bordes deben coincidir: camino con camino, ciudad con ciudad, campo con campo.
help-second = Después puedes desplegar un seguidor en una ciudad, un camino, un campo o un monasterio de esa loseta, siempre que no haya nadie todavía en ninguna de sus partes.
help-third = O despliégalo en una corona de la rueda: puntúa cuando el cerdo se detiene en ese sector.
help-fourth = Las ciudades, los caminos y los monasterios completados puntúan al final de tu turno, y sus seguidores vuelven contigo. Los granjeros se quedan hasta el final de la partida.
help-fifth = Una loseta con número mueve al cerdo antes de que la coloques, y el sector donde se detiene provoca un evento.

## About the game

notation = -1,1e coloca la loseta en la columna -1, fila 1, con su lado norte hacia el este (n, e, s, w: norte, este, sur, oeste); la rueda empieza en 0,0. city-N, road-E, field-SR y cloister despliegan un seguidor en ese elemento (ciudad, camino, campo, monasterio), nombrado por su primer lado en la loseta sin girar; crown-taxes despliega en una corona; end termina el turno. home-3,4 recupera un seguidor; draw roba la primera loseta.
tie-breaker = Los jugadores empatados a puntos comparten la victoria.

## What is done by itself where there is no choice; before the seconds until it is done

routine-end = Tu turno termina

## Milestones: the title, and what is to be done

milestone-city-of-ten = Una gran ciudad
milestone-city-of-ten-task = Puntúa una ciudad completada de diez losetas o más.
milestone-road-of-ten = El largo camino
milestone-road-of-ten-task = Puntúa un camino completado de diez losetas o más.
milestone-field-of-eight = El granero del país
milestone-field-of-eight-task = Al final, puntúa un campo junto a ocho ciudades completadas o más.
milestone-all-crowns = La vuelta a la rueda
milestone-all-crowns-task = Puntúa coronas de todos los sectores en una partida.
milestone-full-table = Mesa llena
milestone-full-table-task = Gana una partida de cinco.
milestone-beat-expert = La fortuna te sonríe
milestone-beat-expert-task = Gana a un bot Experto.

## Endless puzzles

puzzle-last-tiles = Últimas losetas
puzzle-last-tiles-about = La partida está a punto de acabar. Encuentra la loseta que da más puntos, haga lo que haga Ben.
puzzle-last-tiles-difficulty = losetas que quedan; en 4, tres y el cerdo
puzzle-last-tiles-goal = { $difficulty ->
    [1] La última loseta es tuya. Consigue todos los puntos que puedas.
    [2] Quedan dos losetas: la tuya y la de Ben. Asegúrate todos los puntos que puedas.
    [3] Quedan tres losetas: tuya, de Ben y tuya. Asegúrate todos los puntos que puedas.
   *[other] Quedan tres losetas, y el cerdo se mueve. Asegúrate todos los puntos que puedas.
}
puzzle-most-points = El gran turno
puzzle-most-points-about = ¿Dónde puntúan más al momento la loseta y el seguidor, contando lo que traiga luego el cerdo?
puzzle-most-points-difficulty = cuántas cosas puntúan
puzzle-most-points-goal = { $difficulty ->
    [1] Consigue todos los puntos que puedas en este turno.
    [2] Consigue todos los puntos que puedas en este turno.
   *[other] Consigue todos los puntos que puedas en este turno, con la próxima parada del cerdo.
}
puzzle-next-tiles = Después:
puzzle-last-tiles-wrong = Puedes asegurarte más puntos.
puzzle-most-points-wrong = Hay más puntos que ganar.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-first-tile = El objetivo y una primera loseta
    .task = Gana quien tiene más puntos. Te los dan tus seguidores en ciudades, caminos, monasterios y campos. Los bordes deben coincidir. Toca una casilla; los botones junto a la loseta la giran y confirman.
    .solved = Ahora puedes desplegar un seguidor en la loseta que acabas de colocar. Tienes siete. Son caballeros en las ciudades, ladrones en los caminos, monjes en los monasterios y granjeros en los campos.
lesson-thief = Un ladrón en un camino
    .task = Tres caminos terminan en la rueda. Coloca tu loseta de modo que su camino continúe uno de ellos, despliega un ladrón en ese camino y termina tu turno.
    .mistake = Eso es un monje. Despliega un ladrón en el camino de tu loseta.
    .other-mistake = Eso es un granjero. Despliega un ladrón en el camino de tu loseta.
    .third-mistake = Despliega un ladrón en el camino antes de terminar tu turno.
    .wrong = Coloca la loseta de modo que su camino continúe uno de los de la rueda, despliega un ladrón en el camino y termina tu turno.
    .solved = Los dos extremos están cerrados, así que el camino puntúa: 1 punto por cada una de sus dos losetas. Tu ladrón ha vuelto y se puede desplegar otra vez.
lesson-knight = Un caballero en una ciudad
    .task = A dos de las ciudades de la rueda les falta solo una loseta: una arriba a la izquierda y otra a la derecha. Cierra una de ellas con tu loseta, despliega un caballero en la ciudad y termina tu turno.
    .mistake = La ciudad de la esquina inferior izquierda está abierta por dos lados. Cierra una de las otras dos.
    .other-mistake = Eso es un granjero. Despliega un caballero en la ciudad.
    .third-mistake = Despliega un caballero en la ciudad antes de terminar tu turno.
    .wrong = Coloca la loseta de modo que su ciudad se una a la de arriba a la izquierda o a la de la derecha de la rueda.
    .solved = Una ciudad sin huecos está completa: 2 puntos por cada loseta y 2 más por cada escudo que tenga.
lesson-closing = Cerrar tu ciudad
    .task = A la ciudad de tu caballero, en la esquina inferior izquierda de la rueda, le queda un hueco, en su lado izquierdo. Ciérralo con tu loseta, despliega un granjero en el campo de la misma loseta y termina tu turno.
    .mistake = Así cierras una ciudad, pero no la tuya. La ciudad de tu caballero está abierta por la izquierda, en la esquina inferior izquierda de la rueda.
    .other-mistake = Antes puedes desplegar: pon un granjero en el campo de la nueva loseta.
    .wrong = Cierra el hueco que hay a la izquierda de la esquina inferior izquierda de la rueda y luego despliega un granjero.
    .solved = Tres losetas: 6 puntos, y tu caballero ha vuelto. Solo puedes desplegar en la loseta que acabas de colocar, y solo un seguidor por turno.
lesson-monk = Un monje en un monasterio
    .task = Un monasterio está completo cuando están ocupadas las ocho casillas que lo rodean; la rueda también cuenta. Llena el último hueco alrededor de tu monje, abajo a la izquierda, y termina tu turno.
    .wrong = Coloca la loseta en el hueco de abajo a la izquierda de tu monasterio y luego termina tu turno.
    .solved = 9 puntos: uno por el monasterio y uno por cada casilla que lo rodea. Tu monje ha vuelto.
lesson-farmer = Un granjero en un campo
    .task = Los granjeros puntúan al final: 3 puntos por cada ciudad completada junto a su campo, sea de quien sea. Esta vez, cierra la ciudad de arriba a la izquierda o la de la derecha, despliega un granjero y termina tu turno.
    .mistake = Eso es un caballero, que puntuaría ahora. Despliega un granjero en el campo.
    .other-mistake = La ciudad de la esquina inferior izquierda sigue abierta, y las ciudades abiertas no alimentan a nadie. Cierra una de las otras dos.
    .third-mistake = Despliega un granjero en el campo antes de terminar tu turno.
    .wrong = Cierra una ciudad de la rueda con tu loseta, despliega un granjero en el campo y termina tu turno.
    .solved = Tu granjero se queda ahí hasta el final, así que piénsalo dos veces. Los caminos y las ciudades dividen el terreno en campos.
lesson-pig = El cerdo
    .task = Algunas losetas tienen un número. Cuando se roba una, el cerdo de la rueda se mueve primero ese número de sectores en sentido horario, y donde se detiene pasa algo. Roba la primera loseta de esta partida: es un 3.
    .wrong = Roba la loseta.
    .solved = Tormenta: cada seguidor de tu reserva da 1 punto. Fortuna, donde empezó el cerdo, da 3 puntos a quien roba la loseta.
lesson-end = El final
    .task = Esta es la última loseta. Tú tienes un granjero junto a una ciudad completada; Ben, un ladrón en un camino abierto. Coloca la loseta donde quieras, despliega un caballero en su ciudad y termina la partida.
    .mistake = Los seguidores de las coronas no puntúan nada al final. Despliega un caballero.
    .other-mistake = Ninguna ciudad completada alimenta ese campo. Despliega un caballero en la ciudad.
    .third-mistake = Tu caballero aún puntuaría. Antes, despliega el caballero.
    .wrong = Coloca la loseta, despliega un caballero en su ciudad y termina tu turno.
    .solved = Los elementos incompletos dan 1 punto por cada loseta y cada escudo; un monasterio cuenta también las losetas que lo rodean. Tu granjero puntúa 3. Y ahora, a jugar una partida de verdad.
lesson-joining = Unir ciudades
    .task = No puedes desplegar en una ciudad con caballero, pero sí unir dos. Abajo a la izquierda hay dos ciudades vecinas, una con un caballero de Ben y otra con uno tuyo. Únelas con tu loseta y termina tu turno.
    .wrong = Coloca la loseta en la esquina entre las dos ciudades con caballeros, de modo que cierre las dos.
    .solved = Ahora es una sola ciudad: cuatro losetas y un escudo, 10 puntos. Puntúa el jugador con más seguidores en ella. Hay empate, así que puntúan los dos por completo.
lesson-taxes = Impuestos
    .task = En Impuestos, cada caballero da 1 punto por cada escudo y por cada caballero tuyo de su ciudad, esté o no completada. Coloca tu loseta donde quieras, despliega un caballero y termina tu turno. Ben roba un 1.
    .mistake = Un granjero no paga impuestos. Despliega un caballero en la ciudad.
    .other-mistake = Una corona también puntuaría, pero por ahora despliega un caballero en la ciudad.
    .third-mistake = Despliega un caballero en la ciudad antes de terminar tu turno.
    .wrong = Coloca la loseta, despliega un caballero en su ciudad y termina tu turno.
    .solved = El cerdo se mueve con cada loseta con número, la robe quien la robe. Tu caballero da 2 puntos: uno por el escudo y otro por él mismo. Se queda en la ciudad.
lesson-famine = Hambruna e Inquisición
    .task = Hambruna: 1 punto por granjero y ciudad completada junto a su campo. Inquisición: 2 por monje. Vienen dos losetas con un 2. Tienes un monje: cierra una ciudad, despliega un granjero y termina tu turno.
    .mistake = Eso es un caballero. El cerdo va camino de Hambruna: despliega un granjero.
    .other-mistake = La ciudad de la esquina inferior izquierda sigue abierta. Cierra la de arriba a la izquierda o la de la derecha.
    .wrong = Cierra la ciudad de arriba a la izquierda o la de la derecha de la rueda, despliega un granjero y termina tu turno.
    .solved = 1 punto por tu granjero, 2 por tu monje, y los dos se quedan donde están. Los sectores por los que pasa el cerdo no tienen efecto.
lesson-crowns = Coronas
    .task = En lugar de en la loseta, puedes desplegar en una corona libre de la rueda: tu seguidor espera ahí al cerdo. Coloca tu loseta, despliega en una corona de Impuestos, un sector más adelante, y termina tu turno.
    .mistake = El cerdo ya está ahí. Las coronas puntúan cuando vuelve a detenerse en ellas: despliega en Impuestos.
    .other-mistake = Ben roba un 1, que lleva al cerdo a Impuestos. Despliega ahí.
    .third-mistake = Eso está en la loseta. Despliega en una corona de Impuestos de la rueda.
    .wrong = Coloca la loseta, despliega en una corona de Impuestos y termina tu turno.
    .solved = 6 puntos, y tu seguidor ha vuelto. Si las dos coronas de un sector están ocupadas, cada una da 3 puntos; la única corona de un sector también da 3.
lesson-plague = Peste
    .task = Has robado un 2 y el cerdo está en Peste: cada jugador retira un seguidor de las losetas, empezando por ti. Tu granjero está junto a una ciudad completada. Recupera tu ladrón.
    .mistake = Tu granjero vale 3 puntos al final; tu camino de dos losetas, solo 2. Recupera el ladrón.
    .wrong = Recupera el ladrón del camino.
    .solved = No puntúa nada, pero vuelve a estar libre para este turno. Los seguidores de las coronas están a salvo de la peste.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-sprint = Esprint
deal-sprint-about = Una partida corta de 24 losetas contra un bot Experto.
deal-won = victoria por { $points } a { $other }
deal-drawn = empate a { $points }
deal-lost = derrota por { $points } a { $other }
