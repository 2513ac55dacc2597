### Las palabras de World Wonders. Cada jugador construye una ciudad en un mapa de casillas. Lo que construye mueve tres
### medidores (comida, cerámica, engranajes), que traen población. Todo se compra con oro en el mercado.

## (Feature)

# `a`: como complemento. `to`: tras «junto», con su artículo y contracción.
feature-long-road = camino largo
    .a = un camino largo
    .to = a un camino largo
feature-double-road = camino doble
    .a = un camino doble
    .to = a un camino doble
feature-single-road = camino simple
    .a = un camino simple
    .to = a un camino simple
feature-road = camino
    .a = un camino
    .to = a un camino
feature-bridge = puente
    .a = un puente
    .to = a un puente
feature-tower = torre
    .a = una torre
    .to = a una torre
feature-sidewalk = acera
    .a = la acera
    .to = a la acera
feature-library = biblioteca
    .a = una biblioteca
    .to = a una biblioteca
feature-farm = granja
    .a = una granja
    .to = a una granja
feature-habitation = vivienda
    .a = una vivienda
    .to = a una vivienda
feature-market = mercado
    .a = un mercado
    .to = a un mercado
feature-temple = templo
    .a = un templo
    .to = a un templo
feature-two-farms = dos granjas
    .a = dos granjas
    .to = a dos granjas
feature-water = agua
    .a = agua
    .to = al agua
feature-open-water = agua sin cubrir
    .a = agua sin cubrir
    .to = a agua sin cubrir
feature-resource = recurso natural
    .a = un recurso natural
    .to = a un recurso natural
feature-open-resource = recurso natural sin cubrir
    .a = un recurso natural sin cubrir
    .to = a un recurso natural sin cubrir
feature-green = verde
    .a = terreno verde
    .to = a terreno verde
feature-ziggurat = Zigurat
    .a = el Zigurat
    .to = al Zigurat
feature-giza = Pirámides de Guiza
    .a = las Pirámides de Guiza
    .to = a las Pirámides de Guiza
feature-obelisks = Obeliscos
    .a = los Obeliscos
    .to = a los Obeliscos
feature-trojan-horse = Caballo de Troya
    .a = el Caballo de Troya
    .to = al Caballo de Troya
feature-ishtar-gate = Puerta de Ishtar
    .a = la Puerta de Ishtar
    .to = a la Puerta de Ishtar
feature-theater = Teatro
    .a = el Teatro
    .to = al Teatro
feature-parthenon = Partenón
    .a = el Partenón
    .to = al Partenón
feature-port = Puerto de Cartago
    .a = el Puerto de Cartago
    .to = al Puerto de Cartago
feature-aqueduct = Acueducto
    .a = el Acueducto
    .to = al Acueducto
feature-petra = Petra
    .a = Petra
    .to = a Petra
feature-lighthouse = Faro de Alejandría
    .a = el Faro de Alejandría
    .to = al Faro de Alejandría
feature-great-wall = Gran Muralla China
    .a = la Gran Muralla China
    .to = a la Gran Muralla China
feature-roman-bridge = Puente romano
    .a = el Puente romano
    .to = al Puente romano
feature-colosseum = Coliseo
    .a = el Coliseo
    .to = al Coliseo
feature-hippodrome = Hipódromo
    .a = el Hipódromo
    .to = al Hipódromo
feature-el-castillo = El Castillo de Chichén Itzá
    .a = El Castillo de Chichén Itzá
    .to = a El Castillo de Chichén Itzá
feature-shitenno-ji = Shitennō-ji
    .a = Shitennō-ji
    .to = a Shitennō-ji
feature-angkor-wat = Angkor Wat
    .a = Angkor Wat
    .to = a Angkor Wat
feature-moai = Moáis
    .a = los Moáis
    .to = a los Moáis
feature-machu-picchu = Machu Picchu
    .a = Machu Picchu
    .to = a Machu Picchu
feature-thien-mu = Pagoda de Thien Mu
    .a = la Pagoda de Thien Mu
    .to = a la Pagoda de Thien Mu
feature-part-of-giza = pieza de las Pirámides de Guiza
    .a = una pieza de las Pirámides de Guiza
    .to = a una pieza de las Pirámides de Guiza
feature-part-of-obelisks = pieza de los Obeliscos
    .a = una pieza de los Obeliscos
    .to = a una pieza de los Obeliscos
feature-part-of-great-wall = pieza de la Gran Muralla China
    .a = una pieza de la Gran Muralla China
    .to = a una pieza de la Gran Muralla China
feature-part-of-moai = pieza de los Moáis
    .a = una pieza de los Moáis
    .to = a una pieza de los Moáis

## (Building)

building-library = biblioteca
    .title = Biblioteca
    .the = la biblioteca
    .many = bibliotecas
building-farm = granja
    .title = Granja
    .the = la granja
    .many = granjas
building-habitation = vivienda
    .title = Vivienda
    .the = la vivienda
    .many = viviendas
building-market = mercado
    .title = Mercado
    .the = el mercado
    .many = mercados
building-temple = templo
    .title = Templo
    .the = el templo
    .many = templos

## (Stack)

stack-short-line = línea de 2
    .a = una línea de 2
stack-line = línea de 3
    .a = una línea de 3
stack-corner = esquina de 3
    .a = una esquina de 3
stack-square = cuadrado de 4
    .a = un cuadrado de 4
stack-ell = L de 4
    .a = una L de 4
stack-block = bloque de 5
    .a = un bloque de 5
stack-tee = T de 4
    .a = una T de 4
stack-zigzag = zigzag de 4
    .a = un zigzag de 4

## (Resource)

resource-food = comida
    .title = Comida
    .one = de comida
    .many = de comida
resource-ceramics = cerámica
    .title = Cerámica
    .one = de cerámica
    .many = de cerámica
resource-gears = engranajes
    .title = Engranajes
    .one = engranaje
    .many = engranajes

## (Ware)

ware-long-road = Camino largo
    .a = un camino largo
    .brief = un camino largo
ware-short-roads = Caminos cortos
    .a = un conjunto de caminos cortos
    .brief = un conjunto de caminos cortos
ware-tower = Torre
    .a = la torre
    .brief = la torre
ware-first-pedestal = Jugar 1.º
    .a = el pedestal para jugar en primer lugar la próxima ronda
    .brief = el primer pedestal
ware-second-pedestal = Jugar 2.º
    .a = el pedestal para jugar en segundo lugar la próxima ronda
    .brief = el segundo pedestal

## Parts of lists

amount = { $count ->
    [one] { $count } { $resource-one }
   *[other] { $count } { $resource-many }
}
people = { $people } de población
# Tras «junto».
neighbor = { $feature-to }
need = { $need-a }
buildings = { $count ->
    [one] { $count } { $building }
   *[other] { $count } { $building-many }
}
monument = { $monument-a }
piece = { $piece-a }
double-roads = { $count ->
    [one] un camino doble
   *[other] { $count } caminos dobles
}
taken-building = un edificio ({ $stack })
taken-ware = { $ware-a }
taken-monument = { $monument-a }
taken-first-monument = el primer monumento
taken-second-monument = el segundo monumento
player-in-order = { $player-person ->
    [you] tú
   *[other] { $player }
}

## Spaces, in the notation

spaces-between = { $from } a { $to }
spot = { $turns ->
    [0] { $space }
    [1] { $space }, con un giro
    [2] { $space }, con dos giros
   *[other] { $space }, con tres giros
}

## What can be done, as an infinitive: after "Try this:" and in the list of actions

draw-first-card = robar la primera carta del autómata
buy-building = comprar { $building-the } ({ $stack }, { $gains }) por { $gold } de oro
buy-ware = comprar { $ware-a } por { $gold } de oro
buy-monument = { $gold ->
    [1] comprar { $monument-a } con el último oro que queda
   *[other] comprar { $monument-a } con los últimos { $gold } de oro
}
take-loan = pedir un préstamo de 2 de oro
repay-loan = devolver el préstamo por 3 de oro
leave-round = dejar la ronda
end-turn = terminar el turno
place-on = colocar { $piece-a } en { $spaces }
place-beside = colocar { $piece-a } junto { $neighbors }
place = colocar { $piece-a }

## What the player has to do, after "Your turn:" or a name

task-first-road = coloca el primer camino junto a la acera
task-buy = { $gold ->
    [1] compra algo, queda { $gold } de oro
   *[other] compra algo, quedan { $gold } de oro
}
task-leave = deja la ronda, porque con { $gold } de oro no se puede comprar nada
task-borrow-or-leave = pide un préstamo o deja la ronda, porque con { $gold } de oro no se puede comprar nada
task-repay-or-leave = devuelve el préstamo o deja la ronda, porque con { $gold } de oro no se puede comprar nada
task-piece = coloca la pieza { $next } de { $all } ({ $monument })
task-roads = coloca { $roads }

## What has happened

round-begins = { $last ->
    [true] Empieza la ronda { $round }, la última.
   *[false] Empieza la ronda { $round }.
}
round-order = { $last ->
    [true] { $first-person ->
        [you] Ronda { $round }, la última: empiezas tú, luego { $others }.
       *[other] Ronda { $round }, la última: empieza { $first }, luego { $others }.
    }
   *[false] { $first-person ->
        [you] Ronda { $round }: empiezas tú, luego { $others }.
       *[other] Ronda { $round }: empieza { $first }, luego { $others }.
    }
}
new-buildings = Nuevos edificios: { $buildings }.
new-monuments = { $count ->
    [one] Nuevo monumento: { $monuments }.
   *[other] Nuevos monumentos: { $monuments }.
}
card-takes-nothing = El autómata roba la carta { $card } y no encuentra nada que llevarse.
card-takes = El autómata roba la carta { $card } y se lleva { $items }.
card-takes-instead = El autómata roba la carta { $card }. Ningún apartado está completo, así que se lleva { $items }.
borrowed = { $player-person ->
    [you] Pides un préstamo de 2 de oro.
   *[other] { $player } pide un préstamo de 2 de oro.
}
repaid = { $player-person ->
    [you] Devuelves el préstamo por 3 de oro.
   *[other] { $player } devuelve el préstamo por 3 de oro.
}
bought-building = { $player-person ->
    [you] Compras { $building-a } de { $spaces } casillas por { $gold } de oro.
   *[other] { $player } compra { $building-a } de { $spaces } casillas por { $gold } de oro.
}
bought-ware = { $player-person ->
    [you] Compras { $ware-a } por { $gold } de oro.
   *[other] { $player } compra { $ware-a } por { $gold } de oro.
}
bought-monument = { $player-person ->
    [you] { $gold ->
        [1] Gastas tu último oro en { $monument-a }.
       *[other] Gastas tus últimos { $gold } de oro en { $monument-a }.
    }
   *[other] { $gold ->
        [1] { $player } gasta su último oro en { $monument-a }.
       *[other] { $player } gasta sus últimos { $gold } de oro en { $monument-a }.
    }
}
built-on = { $player-person ->
    [you] Construyes { $piece-a } en { $spaces }.
   *[other] { $player } construye { $piece-a } en { $spaces }.
}
built-on-gaining = { $player-person ->
    [you] Construyes { $piece-a } en { $spaces }; ganas { $gains }.
   *[other] { $player } construye { $piece-a } en { $spaces }; gana { $gains }.
}
built-beside = { $player-person ->
    [you] Construyes { $piece-a } junto { $neighbors }.
   *[other] { $player } construye { $piece-a } junto { $neighbors }.
}
built-beside-gaining = { $player-person ->
    [you] Construyes { $piece-a } junto { $neighbors }; ganas { $gains }.
   *[other] { $player } construye { $piece-a } junto { $neighbors }; gana { $gains }.
}
built = { $player-person ->
    [you] Construyes { $piece-a }.
   *[other] { $player } construye { $piece-a }.
}
gained = { $player-person ->
    [you] Ganas { $gains }.
   *[other] { $player } gana { $gains }.
}
double-roads-lost = { $count ->
    [one] Un camino doble no encaja en ningún sitio y se pierde.
   *[other] { $count } caminos dobles no encajan en ningún sitio y se pierden.
}
single-road-lost = El camino simple no encaja en ningún sitio y se pierde.
all-roads-lost = { $count ->
    [one] Un camino doble y el simple no encajan en ningún sitio y se pierden.
   *[other] { $count } caminos dobles y el simple no encajan en ningún sitio y se pierden.
}
grew = { $player-person ->
    [you] Tu población sube a { $population }.
   *[other] La población de { $player } sube a { $population }.
}
grew-to-end = { $player-person ->
    [you] Tu población sube a { $population }, el final del medidor: esta es la última ronda.
   *[other] La población de { $player } sube a { $population }, el final del medidor: esta es la última ronda.
}
left-round = { $player-person ->
    [you] Dejas la ronda con { $gold } de oro sin gastar.
   *[other] { $player } deja la ronda con { $gold } de oro sin gastar.
}

## The end

end-population = Una ciudad ha llegado al final de su medidor de población.
end-rounds = Se han jugado las diez rondas.
resigned = Abandono en la ronda { $round } de { $rounds }.
result-easy = { $points ->
    [one] { $points } punto. La meta era { $target }: { $resources }, y 1 más.
   *[other] { $points } puntos. La meta era { $target }: { $resources }, y 1 más.
}
result-hard = { $points ->
    [one] { $points } punto. La meta era { $target }: { $resources }, { $monuments } por los monumentos del autómata y 1 más.
   *[other] { $points } puntos. La meta era { $target }: { $resources }, { $monuments } por los monumentos del autómata y 1 más.
}

## Sources of points

score-population = Población
score-lowest-resource = Recurso más bajo
score-monuments = Monumentos
score-natural-resources = Recursos naturales
score-districts = Distritos urbanos
score-objectives = Objetivos
score-loan = Préstamo sin devolver
score-population-of = Población { $population }
score-lowest-of = Recurso más bajo ({ $tracks })
score-objective = { $objective } ({ $value })

## Objectives

objective-green = Mayor zona verde cerrada
objective-longest-road = Camino más largo
objective-monuments = Más monumentos
objective-at-resources = Más edificios junto a recursos naturales
objective-at-water = Más edificios junto al agua
objective-at-edge = Más edificios en el borde del mapa
objective-every-district = Un distrito urbano de cada tipo
objective-most = Más { $building-many }
objective-track = Más { $resource }
objective-group = Mayor grupo de { $building-many }
value-spaces = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
value-monuments = { $count ->
    [one] { $count } monumento
   *[other] { $count } monumentos
}
value-buildings = { $count ->
    [one] { $count } edificio
   *[other] { $count } edificios
}
value-done = conseguido
value-not-yet = aún no
value-with-points = { $points ->
    [one] { $value }, { $points } punto
   *[other] { $value }, { $points } puntos
}
objective-points = { $first } puntos para el primero, { $second } para el segundo
objective-points-shared = { $points } puntos, a repartir

## Why a turn is suggested

rises = { $scarcest ->
    [true] { $resource-title }: { $before } → { $after }, tu medidor más bajo.
   *[false] { $resource-title }: { $before } → { $after }.
}
population-rises = Población: { $before } → { $after }.
builds = { $points ->
    [one] Construye { $monument-a }: { $points } punto.
   *[other] Construye { $monument-a }: { $points } puntos.
}
first-next-round = En la próxima ronda juegas en primer lugar y eliges de todo el mercado.
second-next-round = En la próxima ronda juegas en segundo lugar.
leaves-round = Dejas tu ciudad como está en esta ronda.
takes-loan = El préstamo te da 2 de oro más para gastar ahora.
repays-loan = Devuelto ahora, el préstamo no te cuesta puntos al final.
districts-rise = Distritos urbanos: { $before } → { $after }.
closes-green = { $spaces ->
    [one] Cubre { $spaces } casilla verde junto a tus edificios, de camino a un distrito.
   *[other] Cubre { $spaces } casillas verdes junto a tus edificios, de camino a un distrito.
}
leaves-gold = Te deja { $gold } de oro para esta ronda.
road-opens = { $spaces ->
    [one] El camino abre { $spaces } casilla más donde construir.
   *[other] El camino abre { $spaces } casillas más donde construir.
}

## What a suggested turn risks

risk-loan = Devolver el préstamo cuesta 3 de oro; no hacerlo, 2 puntos al final.
risk-covers = { $resources ->
    [one] Cubre un recurso natural que habría dado puntos.
   *[other] Cubre { $resources } recursos naturales que habrían dado puntos.
}
risk-building = Después, { $player } podría llevarse { $building-the } ({ $stack }, { $gains }).
risk-monument = Después, { $player } podría llevarse { $monument-a }.
risk-ware = Después, { $player } podría llevarse { $ware-brief }.

## Buttons below the map

button-start = Empezar
button-end = Fin de turno
button-borrow = Pedir 2 de oro
button-repay = Devolver 3 de oro
button-leave = Dejar ronda
button-rotate = Girar
button-next-spot = Otro sitio
button-put-back = Devolverla
button-place = Colocar aquí
button-double-road = Camino doble
button-single-road = Camino simple
button-long-road = Camino largo
button-short-roads = Caminos cortos antes
button-buy = Comprar: { $gold } de oro
button-buy-item = Comprar por { $gold } de oro: { $item }
all-spots-label = Todos los sitios:
all-spots = Sitios

## The piece to place

choose-spot = Elige un sitio en el mapa; arrastra para ajustar.
spot-keys = Las flechas la mueven, R la gira, F busca el siguiente sitio e Intro la coloca.
fits = Aquí encaja.
fits-tap-again = Aquí encaja. Toca otra vez para colocarla.
fits-bringing = Aquí encaja: { $changes }.
preview = { $spot }: { $piece-a }.
preview-on = { $spot }: { $piece-a } en { $spaces }.
preview-fits = Encaja. Intro la coloca.

## What a piece would change

change-track = { $resource } { $before } → { $after }
change-population = +{ $people } de población
change-points-up = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}
change-points-down = { $points ->
    [one] −{ $points } punto
   *[other] −{ $points } puntos
}
brings = Resultado: { $changes }.

## The map

the-map = El mapa
space-holds = { $space }: { $feature-a }.
space-district = { $space }: { $building-a }, un distrito urbano; da { $gains }.
space-building = { $gaps ->
    [one] { $space }: { $building-a } junto a { $gaps } casilla verde; da { $gains }.
   *[other] { $space }: { $building-a } junto a { $gaps } casillas verdes; da { $gains }.
}
space-scores = { $space }: un recurso natural junto a la ciudad, 1 punto.
row-run = { $from } hasta { $to } { $feature }
row-single = { $column } { $feature }
row = Fila { $row }: { $runs }.
rows-of = { $player-person ->
    [you] Tu ciudad, fila por fila desde el norte
   *[other] La ciudad de { $player }, fila por fila desde el norte
}

## Cities

cities = Ciudades
city-of = { $player-person ->
    [you] Tu ciudad
   *[other] Ciudad de { $player }
}
back-to-city = { $player-person ->
    [you] Volver a tu ciudad
   *[other] Volver a la ciudad de { $player }
}
gold = { $gold } de oro
loan-to-repay = un préstamo por devolver
new = nuevo
tab = { $player }.
tab-points = { $points ->
    [one] { $player }: { $points } punto.
   *[other] { $player }: { $points } puntos.
}
tab-points-now = { $points ->
    [one] { $player }: { $points } punto si la partida acabara ahora.
   *[other] { $player }: { $points } puntos si la partida acabara ahora.
}
tab-gold = { $loan ->
    [true] { $gold } de oro, un préstamo por devolver.
   *[false] { $gold } de oro.
}
tab-place = { $place ->
    [1] Primer turno.
    [2] Segundo turno.
    [3] Tercer turno.
    [4] Cuarto turno.
   *[other] Quinto turno.
}

## Buttons that light up what scores in a city

lights = { $player-person ->
    [you] Mostrar en tu ciudad
   *[other] Mostrar en la ciudad de { $player }
}
light-districts = Distritos: { $count }
light-resources = Recursos: { $count }

## Tracks, read aloud

tracks = Recursos y población
track = { $resource-title }: { $value } de { $end }, próxima población en { $next }.
track-without-symbols = { $resource-title }: { $value } de { $end }, sin más símbolos de población.
track-population = { $points ->
    [one] Población: { $population } de { $end }, { $points } punto.
   *[other] Población: { $population } de { $end }, { $points } puntos.
}

## The market

the-market = El mercado
monuments-left = { $cards ->
    [one] Monumentos (queda { $cards } carta)
   *[other] Monumentos (quedan { $cards } cartas)
}
building-title = { $building-title }
sold-out = Agotado: { $stack }
sale-building = { $building-title }, { $stack }, da { $gains }, { $gold } de oro
sale-no-building = Agotado: { $stack }, { $gold } de oro
sale-long-road = { $left ->
    [0] Camino largo, 4 casillas en línea, puente sobre el agua, agotado, { $gold } de oro
    [1] Camino largo, 4 casillas en línea, puente sobre el agua, queda { $left }, { $gold } de oro
   *[other] Camino largo, 4 casillas en línea, puente sobre el agua, quedan { $left }, { $gold } de oro
}
sale-short-roads = { $left ->
    [0] Caminos cortos, dos de 2 casillas y uno de 1, agotados, { $gold } de oro
    [1] Caminos cortos, dos de 2 casillas y uno de 1, queda { $left }, { $gold } de oro
   *[other] Caminos cortos, dos de 2 casillas y uno de 1, quedan { $left }, { $gold } de oro
}
sale-tower = { $available ->
    [true] Torre, 1 casilla, { $gold } de oro
   *[false] Torre, 1 casilla, agotada, { $gold } de oro
}
sale-pedestal = { $ware } en la próxima ronda, { $gold } de oro
sale-pedestal-taken = { $player-person ->
    [you] { $ware } en la próxima ronda, lo tienes tú, { $gold } de oro
   *[other] { $ware } en la próxima ronda, lo tiene { $player }, { $gold } de oro
}

## Monument cards

card-space = { $monument }, 1 casilla.
card-rectangle = { $monument }, { $short } por { $long }.
card-shape = { $monument }, { $stack }.
card-single-pieces = { $monument }, { $pieces } piezas de 1 casilla.
card-pieces = { $monument }, { $pieces } piezas de { $short } por { $long }.
card-needs = Junto a { $needs }.
card-on-water = En el agua.
card-ends-on-land = Los dos extremos en tierra.
card-over-water = Los dos extremos en tierra, con agua en medio.
card-half-on-water = Una mitad en el agua, la otra en tierra.
card-connected = Todas las piezas unidas.
card-one-apart = En línea, con una casilla en medio.
card-in-line = En línea, con una casilla en medio como mucho.
card-gives = Da { $gains }.
card-missing = Falta: { $needs }.

## About what is chosen in the market

about = { $name }.
about-fits = { $ways ->
    [0] Ahora mismo no encaja en ningún sitio.
    [one] Hay { $ways } manera de colocarlo.
   *[other] Hay { $ways } maneras de colocarlo.
}
about-fits-piece = { $ways ->
    [one] Hay { $ways } manera de colocar su primera pieza.
   *[other] Hay { $ways } maneras de colocar su primera pieza.
}
about-fits-road = { $ways ->
    [one] Hay { $ways } manera de colocar un camino de 2 casillas.
   *[other] Hay { $ways } maneras de colocar un camino de 2 casillas.
}
about-fits-single = Ahora mismo solo encaja su camino simple.
need-missing = { $need }: aún nada
need-spaces = { $count ->
    [one] { $need }: { $count } casilla
   *[other] { $need }: { $count } casillas
}
need-count = { $need }: { $count }

## Beside the board

ended-now = Si la partida acabara ahora
objectives = Objetivos
round = Ronda { $round } de { $rounds }
next-order = Orden de la próxima ronda, por ahora:
remaining = Losetas y monumentos que quedan
remaining-building = { $building }, { $gains }

## The automaton

the-automaton = El autómata
took-nothing-yet = El autómata aún no se ha llevado nada.
took-nothing = El autómata no se ha llevado nada con su última carta.
took = El autómata se ha llevado { $items }.
section-taken = Tomado: { $items }
took-nothing-from-card = No se ha llevado nada.
took-instead = Ningún apartado estaba completo, así que se ha llevado { $items }.
no-monuments-yet = Aún no tiene monumentos.
its-monuments = Sus monumentos: { $monuments }.
until-shuffle = Cartas hasta barajar de nuevo: { $cards }
target = Meta: { $target }.
target-and-points = Meta: { $target }. Tienes { $points }.

## Why something cannot be done

refusal-phase = Ahora no puedes hacer eso.
refusal-not-for-sale = Eso no está a la venta ahora.
refusal-gold = { $gold ->
    [0] Eso cuesta { $cost } de oro, y no te queda nada.
   *[other] Eso cuesta { $cost } de oro, y tienes { $gold }.
}
refusal-fits-nowhere = No encaja en ningún sitio de tu ciudad.
refusal-pedestal = Ya tienes un pedestal para la próxima ronda.
refusal-one-loan = Solo puedes pedir o devolver un préstamo por turno.
refusal-has-loan = Antes devuelve el préstamo que tienes.
refusal-loan-useless = Ni con 2 de oro más podrías comprar nada.
refusal-no-loan = No tienes ningún préstamo que devolver.
refusal-loan-of-round = Un préstamo solo se puede devolver a partir de la ronda siguiente.
refusal-repaying = En este turno aún tienes que comprar algo y, si devuelves el préstamo, no podrías.
refusal-must-buy = Aún puedes comprar algo, así que debes hacerlo.
refusal-rotation = Queda igual con menos giros: escríbelo así.
refusal-off-map = Se sale del borde del mapa.
refusal-occupied = La casilla { $space } ya está ocupada.
refusal-on-water = La casilla { $space } es agua, y esto necesita tierra.
refusal-on-land = La casilla { $space } es tierra, y esto necesita agua.
refusal-terrain-land = Debe estar en tierra.
refusal-terrain-water = Debe estar en el agua.
refusal-terrain-ends = Los dos extremos deben estar en tierra.
refusal-terrain-between = Los dos extremos deben estar en tierra, con agua en medio.
refusal-terrain-half = Una mitad debe estar en el agua y la otra en tierra.
refusal-sidewalk = Tu primer camino debe tocar la acera, en el borde sur del mapa.
refusal-road = Debe tocar un camino, la acera o una torre.
refusal-tower = Debe tocar una pieza de tu ciudad.
refusal-building = Debe tocar un camino o { $building-a }.
refusal-need = Debe tocar { $need-a }.
refusal-incomplete = Desde ahí el monumento no se podría completar: sus piezas deben quedar como muestra su carta, junto a todo lo que necesita.
refusal-no-such-road = En el conjunto no queda ningún camino así.

## Options of a new game: the question, and name and explanation of each choice

option-map = Mapas
    .choice-a = Lago
    .choice-a-about = Todos tienen el mismo lago.
    .choice-b = Ríos
    .choice-b-about = Cada jugador tiene un río distinto.
option-board = Tableros de recursos
    .choice-a = Medidores iguales
    .choice-a-about = Los tres recursos traen población en los mismos pasos.
    .choice-b = Medidores distintos
    .choice-b-about = Cada recurso trae población en sus propios pasos.
option-objectives = Objetivos
    .choice-off = Ninguno
    .choice-off-about = Bueno para una primera partida.
    .choice-on = Tres
    .choice-on-about = Quien mejor los cumpla gana puntos extra.
option-automaton = El autómata
    .choice-easy = Fácil
    .choice-easy-about = Consigue más puntos que la suma de tus tres recursos.
    .choice-hard = Difícil
    .choice-hard-about = Se suman además los puntos de los monumentos del autómata.

## Help for a first turn

help-first = Coloca tu primer camino junto a la acera, el borde sur de tu mapa. Es gratis.
help-second = En cada turno, compra una cosa: un edificio, caminos, la torre, un pedestal para jugar antes en la próxima ronda o un monumento. Tienes 7 de oro en cada ronda.
help-third = Un edificio debe tocar un camino o un edificio de su tipo. Da comida, cerámica y engranajes, que traen población.
help-fourth = Un monumento cuesta todo el oro que te queda, así que cómpralo al final. Debe tocar todo lo que muestra su carta.
help-fifth = Al final puntúas por tu recurso más bajo, por los edificios sin terreno verde al lado y por los recursos naturales que hayas conservado.
help-first-alone = Antes de cada uno de tus turnos, el autómata se lleva cosas del mercado. Junto a su imagen ves cuántos puntos necesitas.
help-third-alone = En cada turno, compra una cosa: un edificio, caminos, la torre o un monumento. Tienes 7 de oro en cada ronda.

## About the game

notation = buy-I2, buy-I3, buy-L3, buy-O4, buy-L4, buy-P5, buy-T4 y buy-S4 compran el edificio de esa forma; buy-long-road (camino largo), buy-short-roads (caminos cortos), buy-tower (torre), buy-first, buy-second (pedestales) y buy-petra (un monumento) compran lo demás. c7 coloca una pieza con la esquina noroeste del rectángulo que la contiene en la columna c, fila 7; c7e, c7s y c7w la giran uno, dos y tres cuartos de vuelta; one-c7 coloca el camino simple; start-c7e, el primer camino largo si antes se compraron caminos cortos. loan pide un préstamo, repay lo devuelve, out deja la ronda, end termina el turno, begin empieza una partida en solitario.
tie-breaker = Los empates se deshacen por el número de monumentos.

## What is done by itself where there is no choice; before the seconds until it is done

routine-your-turn-ends = Tu turno termina
routine-you-leave-the-round = Dejas la ronda
routine-you-buy-the-pedestal = Compras el pedestal

## Milestones: the title, and what is to be done

milestone-solo-easy = Por delante del autómata
milestone-solo-easy-task = Gana una partida en solitario.
milestone-solo-hard = El autómata, domado
milestone-solo-hard-task = Gana una partida en solitario contra el autómata difícil.
milestone-full-city = Ciudad llena
milestone-full-city-task = Gana con una población de 13, el final del medidor.
milestone-six-monuments = Maravillas del mundo
milestone-six-monuments-task = Construye seis monumentos en una partida.
milestone-many-districts = Urbanista
milestone-many-districts-task = Termina una partida con 14 distritos urbanos o más.
milestone-beat-expert = Las siete maravillas y tú
milestone-beat-expert-task = Gana a un bot Experto.

## Endless puzzles

puzzle-monument = Construye un monumento
puzzle-monument-about = Solo a ti te queda oro. Compra lo que pide el monumento y constrúyelo antes de que acabe la ronda.
puzzle-monument-difficulty = lo lejos que está el monumento
puzzle-monument-to-come = Construye el monumento en esta ronda.
puzzle-monument-goal = Construye { $monument-a } en esta ronda. Solo a ti te queda oro.
puzzle-best-buy = La mejor compra
puzzle-best-buy-about = Solo a ti te queda oro. Gástalo para que tu población crezca lo máximo posible en esta ronda.
puzzle-best-buy-difficulty = cuánto oro tienes
puzzle-best-buy-goal = Haz crecer tu población todo lo que puedas en esta ronda. Solo a ti te queda oro.
puzzle-monument-wrong = Después ya no se puede construir en esta ronda.
puzzle-best-buy-wrong = Tu oro da para más población.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal-and-a-first-road = El objetivo y un primer camino
    .task = Gana la ciudad con más puntos: por población, monumentos, distritos y recursos. La tuya empieza con un camino largo gratis, cuatro casillas en línea, junto a la acera de abajo. Muévelo hasta allí, gíralo y confirma.
    .wrong = Eso puede esperar: primero coloca tu camino gratis junto a la acera.
    .solved = Tu ciudad crece desde aquí. En cada turno compras una cosa y la colocas. Tienes 7 de oro por ronda y sigues jugando hasta gastarlo todo.
lesson-a-building = Un edificio
    .task = Un edificio nuevo debe tocar un camino. Compra la granja de dos casillas por 2 de oro, colócala junto a tu camino y termina tu turno.
    .mistake = Ese edificio es más grande y más caro. Compra la granja verde de dos casillas.
    .wrong = Compra la granja de dos casillas, colócala y termina tu turno.
    .solved = Tu comida sube 1. Granjas, bibliotecas, viviendas, mercados y templos dan comida, cerámica y engranajes, según muestra cada loseta.
lesson-buildings-of-one-type = Edificios de un mismo tipo
    .task = Tocar un edificio de su propio tipo vale lo mismo que tocar un camino. Compra la granja de dos casillas, colócala de modo que toque tu primera granja, pero no el camino, y termina tu turno.
    .mistake = Compra la granja verde de dos casillas.
    .other-mistake = Esta vez colócala lejos del camino: encima o al lado de tu primera granja.
    .wrong = Compra la granja de dos casillas y colócala junto a tu primera granja, lejos del camino.
    .solved = Así puedes construir edificios sin camino, siempre que los tipos coincidan. Cuentan los lados, no las esquinas.
lesson-population = Población
    .task = Los medidores de comida, cerámica y engranajes tienen símbolos de población; el primero está en el 3. Tu comida está en 2. Compra la granja de tres casillas, que da 2 de comida, colócala y termina tu turno.
    .mistake = La comida es el medidor que está cerca de un símbolo. Compra la granja de tres casillas en línea.
    .wrong = Compra la granja de tres casillas, colócala y termina tu turno.
    .solved = Alcanzar o pasar un símbolo suma uno a tu población, que da puntos al final. Cuando alguien llega a 13, la partida termina tras esa ronda.
lesson-natural-resources = Recursos naturales
    .task = Una roca con árboles junto a tu ciudad da 1 punto al final si nada la cubre. Cerca de tu camino hay dos recursos así. Compra el templo de dos casillas y colócalo de modo que toque los dos, y también el camino.
    .mistake = Compra el templo de dos casillas.
    .other-mistake = Eso cubre un recurso natural, que entonces no da puntos. Coloca el templo entre los dos.
    .third-mistake = Desde ahí no toca los dos. Colócalo de pie, entre los dos recursos naturales.
    .wrong = Compra el templo de dos casillas y colócalo de pie entre los dos recursos naturales.
    .solved = Dos puntos, si ambos quedan sin cubrir. Puedes construir encima, pero entonces se pierden.
lesson-city-districts = Distritos urbanos
    .task = Un edificio sin terreno verde al lado es un distrito urbano: 1 punto al final. A tu granja le queda una casilla verde, encima. Compra la torre por 2 de oro, colócala ahí y termina tu turno.
    .mistake = Lo mejor es la torre: ocupa una casilla y solo tiene que tocar tu ciudad.
    .other-mistake = Así la granja conserva su casilla verde. Coloca la torre justo encima de la granja.
    .wrong = Compra la torre y colócala justo encima de tu granja.
    .solved = También cierran un distrito los caminos, el agua, los recursos naturales, la acera y el borde del mapa. De una torre pueden salir caminos.
lesson-monuments = Monumentos
    .task = Un monumento debe tocar todo lo que hay en su carta, y cuesta todo el oro que te queda. El Caballo de Troya necesita una vivienda y un camino. Cómpralo con tus últimos 4 de oro, colócalo y termina tu turno.
    .mistake = Es una buena compra antes de un monumento, pero ahora toca el Caballo de Troya.
    .wrong = Compra el Caballo de Troya y colócalo donde toque tu vivienda y el camino.
    .solved = Uno más de población al instante, y 1 punto al final. Con 1 de oro o con 7 también habría sido tuyo: compra antes otras cosas, pero no esperes a que se lo lleve Ben.
lesson-end = El final
    .task = Ronda 10, la última. Tu recurso más bajo da 1 punto por paso: la cerámica, en 3. Dos mercados cuestan 3 de oro. Compra el que tiene forma de esquina, que da 2 de cerámica, colócalo y termina la partida.
    .mistake = Ese mercado solo da 1 de cerámica. Compra el que tiene forma de esquina.
    .other-mistake = La biblioteca da un engranaje, pero los engranajes no son tu recurso más bajo. Compra el mercado con forma de esquina.
    .third-mistake = No queda otra ronda en la que devolver el préstamo, y un préstamo sin devolver cuesta 2 puntos. Tienes el oro que necesitas.
    .wrong = Compra el mercado con forma de esquina que da 2 de cerámica, colócalo y termina tu turno.
    .solved = Población, recurso más bajo, monumentos, distritos y recursos naturales, menos 2 por un préstamo sin devolver: tienes más puntos que nadie, y ganas. Y ahora, a jugar una partida de verdad.
lesson-short-roads = Caminos cortos
    .task = Por 1 de oro puedes comprar un camino largo o un conjunto de caminos cortos: dos de dos casillas y uno de una. Deben tocar un camino, una torre o la acera. Compra un conjunto, colócalo y termina tu turno.
    .mistake = Eso es un camino largo. Compra el conjunto de caminos cortos.
    .wrong = Compra el conjunto de caminos cortos, coloca los tres y termina tu turno.
    .solved = Puedes colocarlos en cualquier orden, y cada uno puede tocar el anterior. El mercado solo tiene unos pocos caminos en cada ronda.
lesson-bridges = Puentes
    .task = Un camino largo puede ser un puente: los extremos en tierra y el centro, si quieres, sobre el agua. Compra un camino largo, ponlo desde el final de tu camino hasta la otra orilla del lago y termina tu turno.
    .mistake = Los caminos cortos se quedan en tierra. Compra un camino largo.
    .other-mistake = Así se queda en la orilla izquierda. Empieza justo encima de tu camino y sigue recto hacia la derecha.
    .wrong = Compra un camino largo y ponlo sobre el lago, desde la casilla que hay encima de tu camino.
    .solved = Ahora puedes construir también en la otra orilla. Solo los caminos largos cruzan el agua; los edificios necesitan tierra.
lesson-monuments-on-water = Monumentos en el agua
    .task = Cada carta muestra también dónde se levanta el monumento. El Faro de Alejandría está en el agua, junto a un camino. Cómpralo, colócalo en el lago y termina tu turno.
    .mistake = Compra el Faro de Alejandría.
    .wrong = Compra el Faro y colócalo en el agua que hay junto a tu camino.
    .solved = Dos engranajes, y 1 punto al final. Algunos monumentos tienen varias piezas: sus cartas muestran cómo van.
lesson-loans = Préstamos
    .task = Antes de comprar puedes pedir un préstamo de 2 de oro, solo uno a la vez. Tienes 3 de oro, y el mercado de cinco casillas cuesta 5. Pide un préstamo, compra el mercado, colócalo y termina tu turno.
    .mistake = Eso te lo puedes permitir sin préstamo. Primero pide el préstamo y luego compra el mercado de cinco casillas.
    .wrong = Pide un préstamo, compra el mercado de cinco casillas, colócalo y termina tu turno.
    .solved = Tres de cerámica y uno de comida. Devuelve el préstamo en una ronda posterior por 3 de oro; si al final sigue sin devolver, cuesta 2 puntos.
lesson-turn-order = Orden de turno
    .task = La ronda termina cuando a nadie le queda oro. En la siguiente empieza quien tiene menos población, que es Ben, salvo que alguien tenga un pedestal. Gasta tu último oro en el primer pedestal y termina tu turno.
    .mistake = Con el segundo pedestal juegas en segundo lugar. Compra el primero.
    .other-mistake = Un camino es útil, pero empezaría Ben. Compra el primer pedestal.
    .wrong = Compra el primer pedestal y termina tu turno.
    .solved = Una ronda nueva, y empiezas tú. Todos vuelven a tener 7 de oro, y todas las losetas, los caminos y la torre se reponen. Los monumentos se quedan hasta que alguien los compra.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-easy = Fácil
deal-easy-about = En solitario: consigue más puntos que la suma de tus recursos.
deal-hard = Difícil
deal-hard-about = En solitario: los monumentos del autómata también cuentan en tu contra.
deal-won = { $points ->
    [one] victoria con { $points } punto
   *[other] victoria con { $points } puntos
}
deal-lost = { $points ->
    [one] derrota con { $points } punto
   *[other] derrota con { $points } puntos
}
