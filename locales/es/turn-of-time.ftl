### Las palabras de Turn of Time.

## (Season)

# Formas: `the` dentro de una frase, `start` al empezarla, `of` tras «debajo», `plain` sin artículo, `new` tras «tu».
season-spring = Primavera
    .the = la primavera
    .start = La primavera
    .of = de la primavera
    .plain = primavera
    .new = nueva primavera
season-summer = Verano
    .the = el verano
    .start = El verano
    .of = del verano
    .plain = verano
    .new = nuevo verano
season-fall = Otoño
    .the = el otoño
    .start = El otoño
    .of = del otoño
    .plain = otoño
    .new = nuevo otoño
season-winter = Invierno
    .the = el invierno
    .start = El invierno
    .of = del invierno
    .plain = invierno
    .new = nuevo invierno

## (Side)
## The side of a card on which another card lies.

# `of`: tras una carta, «el otoño de arriba».
side-north = arriba
    .of = de arriba
side-east = a la derecha
    .of = de la derecha
side-south = abajo
    .of = de abajo
side-west = a la izquierda
    .of = de la izquierda

## Cards

card-single = { $season } simple
card-double = { $up }, { $down-plain } en el reverso
played-single = { $season-the } simple
played-double = { $up-the } ({ $down-plain } en el reverso)

## Places on the table

column = Columna { $letter }
row = Fila { $number }
space = Casilla { $cell }
place-beside = { $side-id ->
    [north] debajo { $season-of }
    [east] a la izquierda { $season-of }
    [south] encima { $season-of }
   *[west] a la derecha { $season-of }
}

## What a player does, after "Try this:" and in lists of actions

do-draw = robar la siguiente carta
do-place = jugar { $card } en { $cell }
do-place-in-order = jugar { $card } en { $cell }; encuentros con sus vecinas, en este orden: { $sides }
do-place-first = jugar { $card }
do-place-beside = jugar { $card } { $places }
do-place-beside-in-order = jugar { $card } { $places }; encuentros con sus vecinas, en este orden: { $sides }

## What happened

played-at = { $player-person ->
    [you] Juegas { $card } en { $cell }.
   *[other] { $player } juega { $card } en { $cell }.
}
played-first = { $player-person ->
    [you] Juegas { $card }.
   *[other] { $player } juega { $card }.
}
played-beside = { $player-person ->
    [you] Juegas { $card } { $places }.
   *[other] { $player } juega { $card } { $places }.
}
meeting = { $new-start } se encuentra con { $other-the }: { $flips }.
flip = { $from-the } se voltea a { $to-plain }
flip-of-single = { $season-the } simple sigue igual
next-card = La siguiente carta es { $up }/{ $down }.
next-card-single = La siguiente carta es { $season-the } simple.

## What would happen

outcome-stays = Sigue en { $season-plain }.
outcome-stays-flips = Sigue en { $season-plain }; { $flips }.
outcome-ends = Acaba en { $season-plain }.
outcome-ends-flips = Acaba en { $season-plain }; { $flips }.
flip-of-neighbor = { $from-the } { $side-of } se voltea a { $to-plain }
flip-of-single-neighbor = { $season-the } simple { $side-of } sigue igual

## The table, the hand, and what is chosen

table = La mesa
cards-on-table = Las cartas de la mesa
no-card = vacía
compass-label = Cada estación voltea a la anterior del año. Las estaciones opuestas se voltean entre sí.
compass-caption = Una estación voltea a la que señala su flecha. Las estaciones opuestas se voltean entre sí.
draw-next = Robar la siguiente carta
hand-of = { $player-person ->
    [you] Tus cartas
   *[other] Cartas de { $player }
}
alike = { $cards } iguales
play-here = Jugar aquí
prompt-card = Toca la cara de una carta para ponerla boca arriba.
prompt-cell = Toca una casilla de la mesa para ver qué pasaría.
order-or-outcome = Aquí el orden importa: toca las vecinas en orden o elige un resultado.
order-alone = Aquí el orden importa: toca las vecinas en orden.
planned-at = { $card } en { $cell }.
meet-next = Encontrarse con { $season-the } { $side-of }

## Standings

standings = Clasificación
season = Estación
cards = Cartas
group = Grupo
rank = Puesto
points = Puntos
nobody = nadie
points-short = pts
cards-in-hand = Cartas en la mano
has-seasons = con { $seasons }
season-held = { $season-plain }
left-in-deck = Quedan en el mazo: { $cards }
goal-dominance = Dominio
goal-dominance-about = El grupo más grande de cada estación. Al final, uno debe tener siete cartas.
goal-balance = Equilibrio
goal-balance-about = Cartas que muestran cada estación. Al final, debe haber cuatro de cada una.
of-needed = de { $needed }

## The task of the player to act, after "Your turn:"

task-draw = roba la siguiente carta
task-place = elige una carta y su cara, y luego una casilla

## Points and the end

score-rank = { $season-start } queda en el { $rank ->
    [1] primer
    [2] segundo
    [3] tercer
   *[other] cuarto
} puesto con { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
score-group = { $cards ->
    [one] Grupo más grande: { $cards } carta de { $season-plain }; hacen falta { $needed }
   *[other] Grupo más grande: { $cards } cartas de { $season-plain }; hacen falta { $needed }
}
score-balance = { $season }: { $cards } de { $needed }
end-all-played = Se han jugado las dieciséis cartas.
end-goal-reached = Has alcanzado tu objetivo.
end-goal-missed = No has alcanzado tu objetivo.
dominance-reached = El grupo más grande tiene { $cards } cartas.
dominance-missed = El grupo más grande tiene { $cards } de { $needed } cartas.
balance-reached = Cuatro cartas de cada estación.
balance-missed = { $cards ->
    [one] Por { $cards } carta: cada estación debería verse en cuatro.
   *[other] Por { $cards } cartas: cada estación debería verse en cuatro.
}

## Why a turn is good; "you" is the player who takes it

reason-points-rise = Tus puntos suben de { $before } a { $after }.
reason-points-stay = Tus puntos siguen en { $points }.
reason-points-fall = Tus puntos solo bajan de { $before } a { $after }.
reason-season-spreads = { $cards ->
    [one] Tu { $season-plain } se ve en { $cards } carta en vez de en { $before }.
   *[other] Tu { $season-plain } se ve en { $cards } cartas en vez de en { $before }.
}
reason-season-keeps = { $cards ->
    [one] Tu { $season-plain } conserva su carta.
   *[other] Tu { $season-plain } conserva sus { $cards } cartas.
}
reason-group-grows = { $cards ->
    [one] Tu grupo más grande de { $season-plain } llega a { $cards } carta.
   *[other] Tu grupo más grande de { $season-plain } llega a { $cards } cartas.
}
reason-opponent-shrinks = { $opponent-person ->
    [you] { $cards ->
        [one] Tu { $season-plain } se ve en { $cards } carta en vez de en { $before }.
       *[other] Tu { $season-plain } se ve en { $cards } cartas en vez de en { $before }.
    }
   *[other] { $cards ->
        [one] { $season-start } de { $opponent } se ve en { $cards } carta en vez de en { $before }.
       *[other] { $season-start } de { $opponent } se ve en { $cards } cartas en vez de en { $before }.
    }
}
reason-protected = { $sides ->
    [0] Tu { $season-new } solo se puede voltear con { $seasons }, y no tiene ningún lado libre.
    [one] Tu { $season-new } solo se puede voltear con { $seasons }, y por { $sides } lado libre.
   *[other] Tu { $season-new } solo se puede voltear con { $seasons }, y por { $sides } lados libres.
}
reason-protected-next-best = { $sides ->
    [one] Si no, queda { $sides } lado libre.
   *[other] Si no, quedan { $sides } lados libres.
}
reason-largest-grows = Tu grupo más grande, de { $season-plain }, llega a { $cards } cartas.
reason-largest-stays = Tu grupo más grande, de { $season-plain }, sigue en { $cards } cartas.
reason-balance = { $season-start } se ve entonces en { $cards } de las { $needed } cartas que necesita.
risk-flips = { $opponent-person ->
    [you] { $cards ->
        [0] Tu mejor respuesta no voltea ninguna de tus cartas.
       *[other] Tu mejor respuesta voltea { $cards } de tus cartas.
    }
   *[other] { $cards ->
        [0] La mejor respuesta de { $opponent } no voltea ninguna de tus cartas.
       *[other] La mejor respuesta de { $opponent } voltea { $cards } de tus cartas.
    }
}

## Why something cannot be done

refusal-not-in-hand = No tienes la carta { $card } en la mano.
refusal-occupied = Ahí ya hay una carta.
refusal-not-adjacent = No hay ninguna carta junto a esa casilla.
refusal-too-wide = Con una carta ahí, las cartas ya no cabrían en un cuadrado de cuatro por cuatro.
refusal-too-far = Está demasiado lejos de la primera carta: todas deben caber en un cuadrado de cuatro por cuatro.
refusal-order-missing = Ahí importa el orden de los encuentros: elige cuál va primero.
refusal-order-invalid = Nombra cada vecina de esa casilla exactamente una vez.
refusal-draw-first = Primero roba la siguiente carta.
refusal-play-first = Primero juega la carta que tienes en la mano.

## Options of a new game: the question, and name and explanation of each choice

option-goal = Tu objetivo
    .choice-dominance = Dominio
    .choice-dominance-about = Termina con un grupo de siete cartas de una estación.
    .choice-balance = Equilibrio
    .choice-balance-about = Termina con exactamente cuatro cartas de cada estación.

## Help for a first turn

help-first = Elige una carta de tu mano y cuál de sus dos caras queda boca arriba.
help-second = Elige una casilla junto a las cartas de la mesa. Las dieciséis deben caber en un cuadrado de cuatro por cuatro.
help-third = Tu carta se encuentra con sus vecinas: cada estación voltea a la anterior del año, y las opuestas se voltean entre sí.
help-fourth = Al final te interesa que tus estaciones se vean en el mayor número de cartas, y en grupos grandes.
help-first-alone = Has robado una carta: elige cuál de sus caras queda boca arriba.
help-fourth-alone = Luego roba la siguiente carta. Cuando estén las dieciséis en la mesa, ganas si has alcanzado tu objetivo.

## About the game

notation = Sp/Su@m13 juega la primavera, con verano en el reverso, en la columna m, fila 13; una carta simple es Sp@m13. Donde el orden importe, añade las vecinas: con :NE, el primer encuentro es con la de arriba. next roba una carta.
tie-breaker = Los empates se deshacen por las cartas de las estaciones propias, luego por el tamaño de sus grupos más grandes y luego por el orden de turno.

## What is done by itself where there is no choice; before the seconds until it is done

routine-the-next-card-is-drawn = Se roba la siguiente carta

## Milestones: the title, and what is to be done

milestone-dominance = Dominio
milestone-dominance-task = Gana la partida en solitario de Dominio.
milestone-balance = Equilibrio
milestone-balance-task = Gana la partida en solitario de Equilibrio.
milestone-both-on-top = Las dos en cabeza
milestone-both-on-top-task = En una partida de dos contra un bot Casual o más fuerte, queda en primer y segundo puesto con tus estaciones.
milestone-four-seasons = Las cuatro estaciones
milestone-four-seasons-task = Gana una partida de cuatro contra un bot Hábil o más fuerte.
milestone-beat-expert = Curtido por los años
milestone-beat-expert-task = Gana a un bot Experto.

## Endless puzzles

puzzle-last-card = Últimas cartas
puzzle-last-card-about = La partida está a punto de acabar. Encuentra la única manera de ganar, juegue lo que juegue tu rival.
puzzle-last-card-difficulty = cartas que quedan
puzzle-find-the-order = Encuentra el orden
puzzle-find-the-order-about = Tu carta tiene que encontrarse con varias vecinas. Gana en una sola casilla y en un solo orden.
puzzle-find-the-order-difficulty = cartas que quedan
puzzle-last-card-goal = { $cards ->
    [1] Juega la última carta de modo que ganes.
   *[other] Quedan { $cards } cartas y empiezas tú. Gana, juegue lo que juegue Ben.
}
puzzle-find-the-order-goal = { $cards ->
    [1] Juega la última carta de modo que ganes. Decide el orden de los encuentros.
   *[other] Quedan { $cards } cartas y empiezas tú. Gana: decide el orden de los encuentros.
}
puzzle-lost = Entonces gana Ben.
puzzle-not-won = Entonces Ben aún puede ganar.
puzzle-wrong-order = La carta y la casilla son esas, pero el orden no.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal = El objetivo
    .task = Cuando las dieciséis cartas estén en la mesa, te interesa que la mayoría muestre tus estaciones: primavera y verano. Ben tiene otoño e invierno. Juega tu verano simple, igual por las dos caras.
    .mistake = Ese verano tiene otra estación en el reverso. Elige el simple, el que lleva un segundo marco.
    .wrong = Elige tu verano simple, igual por las dos caras.
    .solved = Las demás cartas tienen una segunda estación en el reverso. En tu mano ves las dos caras; en la mesa, la marca de la esquina inferior derecha muestra el reverso.
lesson-season-before = La estación anterior
    .task = Las cartas que se tocan lado con lado se encuentran. Cada estación voltea a la anterior del año: la primavera voltea al invierno. Juega tu primavera simple junto al invierno.
    .mistake = Ahí tu primavera se encuentra con el otoño. Juégala donde toque el invierno.
    .wrong = Juega tu primavera simple junto al invierno.
    .solved = El invierno se ha volteado a su reverso, tu verano. Del mismo modo, el verano voltea a la primavera, el otoño voltea al verano y el invierno voltea al otoño.
lesson-flipping-your-own-card = Voltear tu propia carta
    .task = También una carta nueva se puede voltear, y puedes jugar las estaciones de Ben. El invierno voltea al otoño: juega el otoño, con verano en el reverso, junto al invierno.
    .mistake = Es la carta correcta, pero con el verano boca arriba. Elige su cara de otoño.
    .other-mistake = Entre estaciones iguales no pasa nada. Juégala junto al invierno.
    .wrong = Elige la cara de otoño de la carta de otoño y verano, y juégala junto al invierno.
    .solved = Tu carta nueva se ha volteado a verano. Da igual cuál de las dos cartas es la nueva: se voltea la estación anterior.
lesson-opposites = Las opuestas
    .task = Las estaciones opuestas se voltean entre sí: primavera y otoño, verano e invierno. Juega la primavera, con verano en el reverso, junto a un otoño.
    .mistake = El otoño viene justo después del verano, así que solo voltea tu carta. Elige la cara de primavera.
    .wrong = Elige la cara de primavera de la carta de primavera y verano, y juégala junto a un otoño.
    .solved = Se han volteado las dos, la tuya a verano. Entre estaciones iguales no pasa nada.
lesson-several-neighbours = Varias vecinas
    .task = Una carta nueva se encuentra con todas las que toca, una tras otra. Busca la casilla donde tu primavera simple toque un otoño y también el invierno.
    .mistake = Ahí toca un otoño y tu propio verano. Busca la casilla que hay entre un otoño y el invierno.
    .other-mistake = Ahí solo toca el invierno. Busca la casilla donde toque también un otoño.
    .wrong = Juega tu primavera simple debajo del otoño de la izquierda, al lado del invierno.
    .solved = Dos veranos más. Uno de ellos toca ahora el otro otoño, pero eso no provoca nada: solo la carta nueva tiene encuentros.
lesson-four-by-four = Cuatro por cuatro
    .task = Las dieciséis cartas deben caber en un cuadrado de cuatro por cuatro. Estas ocupan tres columnas. Juega tu primavera simple en el extremo derecho de la fila de tres, junto al invierno.
    .mistake = Ese es el extremo izquierdo. Juega a la derecha del invierno.
    .other-mistake = Está junto al invierno, pero en una de las tres columnas. Juega a su derecha.
    .wrong = Juega tu primavera simple a la derecha del invierno.
    .solved = Ahora hay cuatro columnas, y ninguna carta puede ir más a la izquierda ni a la derecha. Con las filas pasa lo mismo.
lesson-points = Los puntos
    .task = Al final, la estación que se ve en más cartas puntúa 4; la siguiente, 3 puntos; luego 2 y luego 1. El otoño va en cabeza con cuatro cartas. Juega tu primavera simple donde toque dos de ellas.
    .mistake = Ahí toca un otoño y tu propio verano. Busca la casilla entre dos otoños.
    .other-mistake = Ahí solo toca el otoño simple. Busca la casilla entre dos otoños.
    .wrong = Busca la única casilla libre que toca dos otoños.
    .solved = Ahora los dos son primavera. La primavera va en cabeza con tres cartas y el verano es segundo: con dos jugadores sumas las dos, 4 y 3 puntos.
lesson-a-turn-of-your-own = Un turno por tu cuenta
    .task = Ahora búscalo tú. Ben muestra dos inviernos y un otoño. Una de tus cartas simples, en la casilla adecuada, da tres primaveras más: ella misma y dos cartas volteadas que tienen primavera en el reverso.
    .mistake = La casilla es esa, pero el otoño voltea al verano y no cambia. Prueba con tu otra carta simple.
    .wrong = Busca una casilla que toque dos cartas con primavera en el reverso, un otoño y un invierno.
    .solved = A Ben solo le queda una carta. Antes de jugar siempre ves qué se voltearía. Y ahora, a por tu primera partida.
lesson-single-cards = Cartas simples
    .task = Una carta simple tiene la misma estación en las dos caras. De los dos otoños, el de arriba tiene verano en el reverso. Juega tu primavera simple junto a él.
    .mistake = Ese otoño tiene invierno en el reverso: cambiarías una estación de Ben por otra. Juega junto al de arriba.
    .wrong = Juega tu primavera simple junto al otoño de arriba.
    .solved = Son opuestas: se voltean las dos. Pero tu carta muestra primavera por ambas caras, y el otoño es ahora tu verano.
lesson-order-of-meetings = El orden de los encuentros
    .task = El orden cuenta: si tu carta se voltea, sigue como su nueva estación. Juega el verano, primavera en el reverso, donde toque el otoño de arriba y el invierno. Que se encuentre antes con el invierno.
    .mistake = Con el otoño primero, tu carta se voltea a primavera y el otoño no cambia. Que se encuentre primero con el invierno: así tu carta, ya primavera, voltea al otoño.
    .other-mistake = Es la carta correcta, pero con la primavera boca arriba. Elige su cara de verano.
    .wrong = Juega el verano, con primavera en el reverso, en la casilla que toca el otoño de arriba y el invierno.
    .solved = Con el invierno se voltean las dos, la tuya a primavera. Con el otoño se voltean otra vez las dos, y la tuya vuelve a verano. Ahora las tres muestran verano.
lesson-groups = Grupos
    .task = A igual número de cartas, queda por delante la estación con el grupo más grande, unido lado con lado. El otoño tiene cuatro cartas; el verano, dos. Juega tu verano simple de modo que voltee a tu propia primavera.
    .mistake = Ahí se une a tus veranos, pero solo suma tres. Voltea también tu propia primavera: el verano voltea a la primavera.
    .wrong = Juega tu verano simple en la casilla de debajo de tu primavera.
    .solved = Cuatro cada una. Tus veranos forman un grupo de cuatro y el mayor de otoño es de tres: el verano va en cabeza. Si también los grupos empatan, queda por delante quien jugó primero.
lesson-last-cards = Las últimas cartas
    .task = Quedan dos casillas: una para tu última carta y otra para la de Ben. Después se acaba la partida. Primavera e invierno van en cabeza con cinco cartas cada una. Juega tu verano donde voltee a un invierno.
    .mistake = Ahí solo voltearía a tu propia primavera, y Ben podría salvar su invierno. Elige la otra casilla.
    .wrong = Juega tu verano debajo del invierno de la esquina superior derecha.
    .solved = Cinco veranos, cinco primaveras y cinco inviernos. El verano tiene el grupo más grande; primavera e invierno empatan, pero empezaste tú. 4 + 3 puntos: ganas por 7 a 3.
lesson-solo-dominance = En solitario: Dominio
    .task = En solitario robas una carta cada vez. En Dominio debes terminar con un grupo de siete cartas de una estación. Ya se tocan seis primaveras: roba la última carta y juégala como primavera en la última casilla.
    .mistake = El verano voltearía a las dos primaveras que toca. Elige la cara de primavera.
    .wrong = Roba la siguiente carta y juega su cara de primavera.
    .solved = Siete primaveras en un grupo. Solo cuenta el final: un grupo grande aún se puede romper antes de la última carta.
lesson-solo-balance = En solitario: Equilibrio
    .task = En Equilibrio, cada estación debe verse al final en exactamente cuatro cartas. Solo el invierno está en tres. Mira el verano que hay junto a la última casilla: ¿qué cara de tu carta juegas para que acabe en invierno?
    .mistake = Invierno y verano son opuestos: tu carta se voltearía a primavera. Juega la primavera, y el verano la voltea a invierno.
    .wrong = Juega la cara de primavera: el verano que hay junto a la casilla la voltea a invierno.
    .solved = Cuatro de cada una. El verano ha volteado tu primavera a invierno.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-dominance-about = En solitario: termina con un grupo de siete cartas de una estación.
deal-balance-about = En solitario: termina con cuatro cartas de cada estación.
deal-dominance-won = un grupo de { $cards }
deal-dominance-missed = mejor grupo: { $cards } de { $needed }
deal-balance-won = en equilibrio
deal-balance-missed = { $cards ->
    [one] falló por { $cards } carta
   *[other] falló por { $cards } cartas
}
