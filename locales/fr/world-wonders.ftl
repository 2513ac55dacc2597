### Words of World Wonders. Each player builds a city on a map of squares, "spaces": roads, a tower, buildings of five
### types and monuments. What is built gives steps on three tracks (food, ceramics, gears), which bring population.
### Everything is bought with gold in the market. In a solo game an automaton takes things from the market.

## (Feature)

# `a`: as an object. `of`: after "à côté".
feature-long-road = grande route
    .a = une grande route
    .of = d’une grande route
feature-double-road = route double
    .a = une route double
    .of = d’une route double
feature-single-road = route simple
    .a = une route simple
    .of = d’une route simple
feature-road = route
    .a = une route
    .of = d’une route
feature-bridge = pont
    .a = un pont
    .of = d’un pont
feature-tower = tour
    .a = une tour
    .of = d’une tour
feature-sidewalk = trottoir
    .a = le trottoir
    .of = du trottoir
feature-library = bibliothèque
    .a = une bibliothèque
    .of = d’une bibliothèque
feature-farm = ferme
    .a = une ferme
    .of = d’une ferme
feature-habitation = habitation
    .a = une habitation
    .of = d’une habitation
feature-market = marché
    .a = un marché
    .of = d’un marché
feature-temple = temple
    .a = un temple
    .of = d’un temple
feature-two-farms = deux fermes
    .a = deux fermes
    .of = de deux fermes
feature-water = eau
    .a = de l’eau
    .of = d’eau
feature-open-water = eau à découvert
    .a = de l’eau à découvert
    .of = d’eau à découvert
feature-resource = ressource naturelle
    .a = une ressource naturelle
    .of = d’une ressource naturelle
feature-open-resource = ressource naturelle à découvert
    .a = une ressource naturelle à découvert
    .of = d’une ressource naturelle à découvert
feature-green = vert
    .a = une case verte
    .of = d’une case verte
feature-ziggurat = Ziggourat
    .a = la Ziggourat
    .of = de la Ziggourat
feature-giza = Pyramides de Gizeh
    .a = les Pyramides de Gizeh
    .of = des Pyramides de Gizeh
feature-obelisks = Obélisques
    .a = les Obélisques
    .of = des Obélisques
feature-trojan-horse = Cheval de Troie
    .a = le Cheval de Troie
    .of = du Cheval de Troie
feature-ishtar-gate = Porte d’Ishtar
    .a = la Porte d’Ishtar
    .of = de la Porte d’Ishtar
feature-theater = Théâtre
    .a = le Théâtre
    .of = du Théâtre
feature-parthenon = Parthénon
    .a = le Parthénon
    .of = du Parthénon
feature-port = Port de Carthage
    .a = le Port de Carthage
    .of = du Port de Carthage
feature-aqueduct = Aqueduc
    .a = l’Aqueduc
    .of = de l’Aqueduc
feature-petra = Pétra
    .a = Pétra
    .of = de Pétra
feature-lighthouse = Phare d’Alexandrie
    .a = le Phare d’Alexandrie
    .of = du Phare d’Alexandrie
feature-great-wall = Grande Muraille de Chine
    .a = la Grande Muraille de Chine
    .of = de la Grande Muraille de Chine
feature-roman-bridge = Pont romain
    .a = le Pont romain
    .of = du Pont romain
feature-colosseum = Colisée
    .a = le Colisée
    .of = du Colisée
feature-hippodrome = Hippodrome
    .a = l’Hippodrome
    .of = de l’Hippodrome
feature-el-castillo = El Castillo de Chichén Itzá
    .a = El Castillo de Chichén Itzá
    .of = d’El Castillo de Chichén Itzá
feature-shitenno-ji = Shitennō-ji
    .a = le Shitennō-ji
    .of = du Shitennō-ji
feature-angkor-wat = Angkor Vat
    .a = Angkor Vat
    .of = d’Angkor Vat
feature-moai = Moaï
    .a = les Moaï
    .of = des Moaï
feature-machu-picchu = Machu Picchu
    .a = le Machu Picchu
    .of = du Machu Picchu
feature-thien-mu = Pagode de Thien Mu
    .a = la Pagode de Thien Mu
    .of = de la Pagode de Thien Mu
feature-part-of-giza = élément des Pyramides de Gizeh
    .a = un élément des Pyramides de Gizeh
    .of = d’un élément des Pyramides de Gizeh
feature-part-of-obelisks = élément des Obélisques
    .a = un élément des Obélisques
    .of = d’un élément des Obélisques
feature-part-of-great-wall = élément de la Grande Muraille de Chine
    .a = un élément de la Grande Muraille de Chine
    .of = d’un élément de la Grande Muraille de Chine
feature-part-of-moai = élément des Moaï
    .a = un élément des Moaï
    .of = d’un élément des Moaï

## (Building)

# `title`: alone. `the`: as an object. `of-many`: after "le plus" and "groupe".
building-library = bibliothèque
    .title = Bibliothèque
    .the = la bibliothèque
    .many = bibliothèques
    .of-many = de bibliothèques
building-farm = ferme
    .title = Ferme
    .the = la ferme
    .many = fermes
    .of-many = de fermes
building-habitation = habitation
    .title = Habitation
    .the = l’habitation
    .many = habitations
    .of-many = d’habitations
building-market = marché
    .title = Marché
    .the = le marché
    .many = marchés
    .of-many = de marchés
building-temple = temple
    .title = Temple
    .the = le temple
    .many = temples
    .of-many = de temples

## (Stack)

stack-short-line = ligne de 2
    .a = une ligne de 2
stack-line = ligne de 3
    .a = une ligne de 3
stack-corner = coin de 3
    .a = un coin de 3
stack-square = carré de 4
    .a = un carré de 4
stack-ell = L de 4
    .a = un L de 4
stack-block = bloc de 5
    .a = un bloc de 5
stack-tee = T de 4
    .a = un T de 4
stack-zigzag = zigzag de 4
    .a = un zigzag de 4

## (Resource)

# `one` and `many`: after a number. `of`: after "le plus".
resource-food = nourriture
    .title = Nourriture
    .one = nourriture
    .many = nourritures
    .of = de nourriture
resource-ceramics = céramique
    .title = Céramique
    .one = céramique
    .many = céramiques
    .of = de céramique
resource-gears = engrenages
    .title = Engrenages
    .one = engrenage
    .many = engrenages
    .of = d’engrenages

## (Ware)

ware-long-road = Grande route
    .a = une grande route
    .brief = une grande route
ware-short-roads = Petites routes
    .a = un lot de petites routes
    .brief = un lot de petites routes
ware-tower = Tour
    .a = la tour
    .brief = la tour
ware-first-pedestal = Jouer 1er
    .a = le piédestal « Jouer 1er à la prochaine manche »
    .brief = le premier piédestal
ware-second-pedestal = Jouer 2e
    .a = le piédestal « Jouer 2e à la prochaine manche »
    .brief = le second piédestal

## Parts of lists

amount = { $count ->
    [one] { $count } { $resource-one }
   *[other] { $count } { $resource-many }
}
people = { $people } population
neighbor = { $feature-of }
need = { $need-a }
buildings = { $count ->
    [one] { $count } { $building }
   *[other] { $count } { $building-many }
}
monument = { $monument-a }
piece = { $piece-a }
double-roads = { $count ->
    [one] une route double
   *[other] { $count } routes doubles
}
taken-building = un bâtiment ({ $stack })
taken-ware = { $ware-a }
taken-monument = { $monument-a }
taken-first-monument = le premier monument
taken-second-monument = le deuxième monument
player-in-order = { $player-person ->
    [you] toi
   *[other] { $player }
}

## Spaces, in the notation

spaces-between = { $from } à { $to }
spot = { $turns ->
    [0] { $space }
    [1] { $space }, un quart de tour
    [2] { $space }, un demi-tour
   *[other] { $space }, trois quarts de tour
}

## What can be done, as an infinitive: after "Try this:" and in the list of actions

draw-first-card = piocher la première carte de l’automate
buy-building = acheter { $building-the } ({ $stack }, { $gains }) pour { $gold } or
buy-ware = acheter { $ware-a } pour { $gold } or
buy-monument = { $gold ->
    [1] acheter { $monument-a } avec l’or restant (1)
   *[other] acheter { $monument-a } avec l’or restant ({ $gold })
}
take-loan = faire un emprunt de 2 or
repay-loan = rembourser l’emprunt pour 3 or
leave-round = quitter la manche
end-turn = finir le tour
place-on = poser { $piece-a } ({ $spaces })
place-beside = poser { $piece-a } à côté { $neighbors }
place = poser { $piece-a }

## What the player has to do, after "Your turn:" or a name

task-first-road = poser la première route contre le trottoir
task-buy = acheter quelque chose avec { $gold } or
task-leave = quitter la manche, car il n’y a rien à acheter avec { $gold } or
task-borrow-or-leave = faire un emprunt ou quitter la manche, car il n’y a rien à acheter avec { $gold } or
task-repay-or-leave = rembourser l’emprunt ou quitter la manche, car il n’y a rien à acheter avec { $gold } or
task-piece = poser l’élément { $next } sur { $all } { $monument-of }
task-roads = poser { $roads }

## What has happened

round-begins = { $last ->
    [true] La manche { $round }, la dernière, commence.
   *[false] La manche { $round } commence.
}
round-order = { $last ->
    [true] { $first-person ->
        [you] Manche { $round }, la dernière : tu commences, puis { $others }.
       *[other] Manche { $round }, la dernière : { $first } commence, puis { $others }.
    }
   *[false] { $first-person ->
        [you] Manche { $round } : tu commences, puis { $others }.
       *[other] Manche { $round } : { $first } commence, puis { $others }.
    }
}
new-buildings = Nouveaux bâtiments : { $buildings }.
new-monuments = { $count ->
    [one] Nouveau monument : { $monuments }.
   *[other] Nouveaux monuments : { $monuments }.
}
card-takes-nothing = L’automate pioche la carte { $card } et ne trouve rien à prendre.
card-takes = L’automate pioche la carte { $card } et prend { $items }.
card-takes-instead = L’automate pioche la carte { $card }. Aucune section n’est complète : il prend à la place { $items }.
borrowed = { $player-person ->
    [you] Tu fais un emprunt de 2 or.
   *[other] { $player } fait un emprunt de 2 or.
}
repaid = { $player-person ->
    [you] Tu rembourses l’emprunt pour 3 or.
   *[other] { $player } rembourse l’emprunt pour 3 or.
}
bought-building = { $player-person ->
    [you] Tu achètes { $building-a } de { $spaces } cases pour { $gold } or.
   *[other] { $player } achète { $building-a } de { $spaces } cases pour { $gold } or.
}
bought-ware = { $player-person ->
    [you] Tu achètes { $ware-a } pour { $gold } or.
   *[other] { $player } achète { $ware-a } pour { $gold } or.
}
bought-monument = { $player-person ->
    [you] { $gold ->
        [1] Tu achètes { $monument-a } avec ton dernier or.
       *[other] Tu achètes { $monument-a } avec l’or qui te reste ({ $gold }).
    }
   *[other] { $gold ->
        [1] { $player } achète { $monument-a } avec son dernier or.
       *[other] { $player } achète { $monument-a } avec l’or qui lui reste ({ $gold }).
    }
}
built-on = { $player-person ->
    [you] Tu construis { $piece-a } ({ $spaces }).
   *[other] { $player } construit { $piece-a } ({ $spaces }).
}
built-on-gaining = { $player-person ->
    [you] Tu construis { $piece-a } ({ $spaces }) et gagnes { $gains }.
   *[other] { $player } construit { $piece-a } ({ $spaces }) et gagne { $gains }.
}
built-beside = { $player-person ->
    [you] Tu construis { $piece-a } à côté { $neighbors }.
   *[other] { $player } construit { $piece-a } à côté { $neighbors }.
}
built-beside-gaining = { $player-person ->
    [you] Tu construis { $piece-a } à côté { $neighbors }, et gagnes { $gains }.
   *[other] { $player } construit { $piece-a } à côté { $neighbors }, et gagne { $gains }.
}
built = { $player-person ->
    [you] Tu construis { $piece-a }.
   *[other] { $player } construit { $piece-a }.
}
gained = { $player-person ->
    [you] Tu gagnes { $gains }.
   *[other] { $player } gagne { $gains }.
}
double-roads-lost = { $count ->
    [one] Une route double ne va nulle part : elle est perdue.
   *[other] { $count } routes doubles ne vont nulle part : elles sont perdues.
}
single-road-lost = La route simple ne va nulle part : elle est perdue.
all-roads-lost = { $count ->
    [one] Une route double et la route simple ne vont nulle part : elles sont perdues.
   *[other] { $count } routes doubles et la route simple ne vont nulle part : elles sont perdues.
}
grew = { $player-person ->
    [you] Ta population passe à { $population }.
   *[other] { $player } monte à { $population } en population.
}
grew-to-end = { $player-person ->
    [you] Ta population passe à { $population }, le bout de la piste : c’est la dernière manche.
   *[other] { $player } monte à { $population } en population, le bout de la piste : c’est la dernière manche.
}
left-round = { $player-person ->
    [you] Tu quittes la manche, et il te reste { $gold } or.
   *[other] { $player } quitte la manche, avec { $gold } or de reste.
}

## The end

end-population = Une ville a atteint le bout de sa piste de population.
end-rounds = Les dix manches ont été jouées.
resigned = Abandon à la manche { $round } sur { $rounds }.
result-easy = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Il en fallait { $target } : { $resources }, et 1 de plus.
result-hard = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Il en fallait { $target } : { $resources }, { $monuments } pour les monuments de l’automate, et 1 de plus.

## Sources of points

score-population = Population
score-lowest-resource = Ressource la plus basse
score-monuments = Monuments
score-natural-resources = Ressources naturelles
score-districts = Quartiers
score-objectives = Objectifs
score-loan = Emprunt en cours
score-population-of = Population { $population }
score-lowest-of = Ressource la plus basse ({ $tracks })
score-objective = { $objective } ({ $value })

## Objectives

objective-green = Plus grande zone verte fermée
objective-longest-road = Route la plus longue
objective-monuments = Le plus de monuments
objective-at-resources = Le plus de bâtiments à côté de ressources naturelles
objective-at-water = Le plus de bâtiments à côté de l’eau
objective-at-edge = Le plus de bâtiments au bord du terrain
objective-every-district = Un quartier de chaque type
objective-most = Le plus { $building-of-many }
objective-track = Le plus { $resource-of }
objective-group = Plus grand groupe { $building-of-many }
value-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
value-monuments = { $count ->
    [one] { $count } monument
   *[other] { $count } monuments
}
value-buildings = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
value-done = fait
value-not-yet = pas encore
value-with-points = { $points ->
    [one] { $value }, { $points } point
   *[other] { $value }, { $points } points
}
objective-points = { $first } points au premier, { $second } au deuxième
objective-points-shared = { $points } points, partagés

## Why a turn is suggested

rises = { $scarcest ->
    [true] { $resource-title } : { $before } → { $after }, ta piste la plus basse.
   *[false] { $resource-title } : { $before } → { $after }.
}
population-rises = Population : { $before } → { $after }.
builds = { $points ->
    [one] Construit { $monument-a }, qui vaut { $points } point.
   *[other] Construit { $monument-a }, qui vaut { $points } points.
}
first-next-round = Tu joues en premier à la prochaine manche, avec tout le marché au choix.
second-next-round = Tu joues en deuxième à la prochaine manche.
leaves-round = Ta ville reste telle quelle pour cette manche.
takes-loan = L’emprunt te donne 2 or de plus à dépenser maintenant.
repays-loan = Une fois remboursé, l’emprunt ne te coûte pas de points à la fin.
districts-rise = Quartiers : { $before } → { $after }.
closes-green = { $spaces ->
    [one] Couvre { $spaces } case verte à côté de tes bâtiments : un quartier se prépare.
   *[other] Couvre { $spaces } cases vertes à côté de tes bâtiments : un quartier se prépare.
}
leaves-gold = Il te reste { $gold } or pour cette manche.
road-opens = { $spaces ->
    [one] La route t’ouvre { $spaces } case de plus où construire.
   *[other] La route t’ouvre { $spaces } cases de plus où construire.
}

## What a suggested turn risks

risk-loan = L’emprunt coûte 3 or à rembourser, ou 2 points à la fin.
risk-covers = { $resources ->
    [one] Ça recouvre une ressource naturelle qui aurait marqué.
   *[other] Ça recouvre { $resources } ressources naturelles qui auraient marqué.
}
risk-building = Ensuite, { $player } pourrait prendre { $building-the } ({ $stack }, { $gains }).
risk-monument = Ensuite, { $player } pourrait prendre { $monument-a }.
risk-ware = Ensuite, { $player } pourrait prendre { $ware-brief }.

## Buttons below the map

button-start = Commencer
button-end = Fin du tour
button-borrow = Emprunter 2 or
button-repay = Rembourser 3 or
button-leave = Quitter la manche
button-rotate = Pivoter
button-next-spot = Ailleurs
button-put-back = Remettre
button-place = Poser ici
button-double-road = Route double
button-single-road = Route simple
button-long-road = Grande route
button-short-roads = Petites routes d’abord
button-buy = Acheter : { $gold } or
button-buy-item = Acheter : { $gold } or, { $item }
all-spots-label = Endroits :
all-spots = Tous les endroits

## The piece to place

choose-spot = Choisis un endroit sur le terrain ; glisse pour ajuster.
spot-keys = Les flèches déplacent l’élément, R le fait pivoter, F trouve l’endroit suivant, Entrée le pose.
fits = Ça va ici.
fits-tap-again = Ça va ici. Appuie encore une fois pour poser.
fits-bringing = Ça va ici : { $changes }.
preview = { $spot } : { $piece-a }.
preview-on = { $spot } : { $piece-a } ({ $spaces }).
preview-fits = Ça va ici. Entrée le pose.

## What a piece would change

change-track = { $resource } { $before } → { $after }
change-population = +{ $people } population
change-points-up = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
change-points-down = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
brings = Apporte { $changes }.

## The map

the-map = Le terrain
space-holds = { $space } : { $feature-a }.
space-district = { $space } : { $building-a }, un quartier ; donne { $gains }.
space-building = { $gaps ->
    [one] { $space } : { $building-a } à côté de { $gaps } case verte ; donne { $gains }.
   *[other] { $space } : { $building-a } à côté de { $gaps } cases vertes ; donne { $gains }.
}
space-scores = { $space } : une ressource naturelle à côté de la ville, 1 point.
row-run = { $from } à { $to } { $feature }
row-single = { $column } { $feature }
row = Rangée { $row } : { $runs }.
rows-of = { $player-person ->
    [you] Ta ville, rangée par rangée depuis le nord
   *[other] La ville, rangée par rangée depuis le nord : { $player }
}

## Cities

cities = Villes
city-of = { $player-person ->
    [you] Ta ville
   *[other] Ville : { $player }
}
back-to-city = { $player-person ->
    [you] Retour à ta ville
   *[other] Retour à la ville : { $player }
}
gold = { $gold } or
loan-to-repay = un emprunt à rembourser
new = nouveau
tab = { $player }.
tab-points = { $points ->
    [one] { $player } : { $points } point.
   *[other] { $player } : { $points } points.
}
tab-points-now = { $points ->
    [one] { $player } : { $points } point si la partie finissait maintenant.
   *[other] { $player } : { $points } points si la partie finissait maintenant.
}
tab-gold = { $loan ->
    [true] { $gold } or, un emprunt à rembourser.
   *[false] { $gold } or.
}
tab-place = { $place ->
    [1] Joue en premier.
    [2] Joue en deuxième.
    [3] Joue en troisième.
    [4] Joue en quatrième.
   *[other] Joue en cinquième.
}

## Buttons that light up what scores in a city

lights = { $player-person ->
    [you] Montrer dans ta ville
   *[other] Montrer dans la ville : { $player }
}
light-districts = Quartiers : { $count }
light-resources = Ressources : { $count }

## Tracks, read aloud

tracks = Ressources et population
track = { $resource-title } { $value } sur { $end }, prochaine population à { $next }.
track-without-symbols = { $resource-title } { $value } sur { $end }, plus de symbole de population.
track-population = { $points ->
    [one] Population { $population } sur { $end }, { $points } point.
   *[other] Population { $population } sur { $end }, { $points } points.
}

## The market

the-market = Le marché
monuments-left = { $cards ->
    [one] Monuments (reste { $cards } carte)
   *[other] Monuments (reste { $cards } cartes)
}
building-title = { $building-title }
sold-out = Épuisé : { $stack-a }
sale-building = { $building-title }, { $stack-a }, donne { $gains }, { $gold } or
sale-no-building = Épuisé : { $stack-a }, { $gold } or
sale-long-road = { $left ->
    [0] Grande route, 4 cases en ligne, un pont sur l’eau, épuisée, { $gold } or
   *[other] Grande route, 4 cases en ligne, un pont sur l’eau, reste { $left }, { $gold } or
}
sale-short-roads = { $left ->
    [0] Petites routes, deux de 2 cases et une de 1, épuisées, { $gold } or
   *[other] Petites routes, deux de 2 cases et une de 1, reste { $left }, { $gold } or
}
sale-tower = { $available ->
    [true] Tour, 1 case, { $gold } or
   *[false] Tour, 1 case, épuisée, { $gold } or
}
sale-pedestal = { $ware } à la prochaine manche, { $gold } or
sale-pedestal-taken = { $player-person ->
    [you] { $ware } à la prochaine manche, c’est pour toi, { $gold } or
   *[other] { $ware } à la prochaine manche, c’est pour { $player }, { $gold } or
}

## Monument cards

card-space = { $monument }, 1 case.
card-rectangle = { $monument }, { $short } sur { $long }.
card-shape = { $monument }, { $stack-a }.
card-single-pieces = { $monument }, { $pieces } éléments de 1 case.
card-pieces = { $monument }, { $pieces } éléments de { $short } sur { $long }.
card-needs = Touche { $needs }.
card-on-water = Sur l’eau.
card-ends-on-land = Les deux bouts sur la terre ferme.
card-over-water = Les deux bouts sur la terre ferme, de l’eau entre eux.
card-half-on-water = Une moitié sur l’eau, l’autre sur la terre ferme.
card-connected = Tous les éléments se touchent.
card-one-apart = En ligne, à une case d’écart.
card-in-line = En ligne, à une case d’écart au plus.
card-gives = Donne { $gains }.
card-missing = Il manque : { $needs }.

## About what is chosen in the market

about = { $name }.
about-fits = { $ways ->
    [0] Ça ne va nulle part pour l’instant.
    [one] Il y a { $ways } façon de poser ça.
   *[other] Il y a { $ways } façons de poser ça.
}
about-fits-piece = { $ways ->
    [one] Il y a { $ways } façon de poser son premier élément.
   *[other] Il y a { $ways } façons de poser son premier élément.
}
about-fits-road = { $ways ->
    [one] Il y a { $ways } façon de poser une route de 2 cases.
   *[other] Il y a { $ways } façons de poser une route de 2 cases.
}
about-fits-single = Seule la route simple trouve une place pour l’instant.
need-missing = { $need } : pas encore
need-spaces = { $count ->
    [one] { $need } : { $count } case
   *[other] { $need } : { $count } cases
}
need-count = { $need } : { $count }

## Beside the board

ended-now = Si on s’arrêtait là
objectives = Objectifs
round = Manche { $round } sur { $rounds }
next-order = Ordre de la prochaine manche, jusqu’ici :
remaining = Tuiles et monuments restants
remaining-building = { $building }, { $gains }

## The automaton

the-automaton = L’automate
took-nothing-yet = L’automate n’a encore rien pris.
took-nothing = L’automate n’a rien pris avec sa dernière carte.
took = L’automate a pris { $items }.
section-taken = { $items } : pris
took-nothing-from-card = Il n’a rien pris.
took-instead = Aucune section n’était complète : il a pris { $items }.
no-monuments-yet = Il n’a pas encore de monument.
its-monuments = Ses monuments : { $monuments }.
until-shuffle = Cartes avant le prochain mélange : { $cards }
target = À atteindre : { $target }.
target-and-points = À atteindre : { $target }. Tu en as { $points }.

## Why something cannot be done

refusal-phase = Tu ne peux pas faire ça maintenant.
refusal-not-for-sale = Ce n’est pas en vente maintenant.
refusal-gold = { $gold ->
    [0] Ça coûte { $cost } or, et tu n’en as plus.
   *[other] Ça coûte { $cost } or, et tu en as { $gold }.
}
refusal-fits-nowhere = Ça ne va nulle part dans ta ville.
refusal-pedestal = Tu as déjà un piédestal pour la prochaine manche.
refusal-one-loan = Par tour, tu ne peux faire ou rembourser qu’un emprunt.
refusal-has-loan = Rembourse d’abord ton emprunt en cours.
refusal-loan-useless = Même avec 2 or de plus, tu ne pourrais rien acheter.
refusal-no-loan = Tu n’as pas d’emprunt à rembourser.
refusal-loan-of-round = Un emprunt ne se rembourse qu’à partir de la manche suivante.
refusal-repaying = Tu dois encore acheter quelque chose à ce tour, et après le remboursement tu ne pourrais plus.
refusal-must-buy = Tu peux encore acheter quelque chose : tu dois donc le faire.
refusal-rotation = Moins pivoté, c’est pareil : écris-le ainsi.
refusal-off-map = Ça dépasse le bord du terrain.
refusal-occupied = La case { $space } est déjà occupée.
refusal-on-water = La case { $space } est de l’eau, et il faut la terre ferme.
refusal-on-land = La case { $space } est de la terre ferme, et il faut de l’eau.
refusal-terrain-land = Il faut le poser sur la terre ferme.
refusal-terrain-water = Il faut le poser sur l’eau.
refusal-terrain-ends = Les deux bouts doivent être sur la terre ferme.
refusal-terrain-between = Les deux bouts doivent être sur la terre ferme, avec de l’eau entre eux.
refusal-terrain-half = Une moitié doit être sur l’eau, l’autre sur la terre ferme.
refusal-sidewalk = Ta première route doit toucher le trottoir, au bord sud du terrain.
refusal-road = Il faut toucher une route, le trottoir ou une tour.
refusal-tower = Il faut toucher un élément de ta ville.
refusal-building = Il faut toucher une route ou { $building-a }.
refusal-need = Il faut toucher { $need-a }.
refusal-incomplete = Le monument ne pourrait pas être terminé à partir de là : ses éléments doivent être posés comme le montre sa carte, et toucher tout ce qu’il lui faut.
refusal-no-such-road = Cette route n’est plus dans le lot.

## Options of a new game: the question, and name and explanation of each choice

option-map = Terrains
    .choice-a = Lac
    .choice-a-about = Le même lac pour tout le monde.
    .choice-b = Rivières
    .choice-b-about = Une rivière différente pour chacun.
option-board = Plateaux de ressources
    .choice-a = Mêmes pistes
    .choice-a-about = Les trois ressources apportent de la population aux mêmes pas.
    .choice-b = Pistes différentes
    .choice-b-about = Chaque ressource apporte de la population à ses propres pas.
option-objectives = Objectifs
    .choice-off = Aucun
    .choice-off-about = Idéal pour une première partie.
    .choice-on = Trois
    .choice-on-about = Qui y réussit le mieux marque des points en plus.
option-automaton = L’automate
    .choice-easy = Facile
    .choice-easy-about = Marque plus de points que la somme de tes trois ressources.
    .choice-hard = Difficile
    .choice-hard-about = Les points des monuments de l’automate s’y ajoutent.

## Help for a first turn

help-first = Pose ta première route contre le trottoir, le bord sud de ton terrain. Elle est gratuite.
help-second = À chaque tour, achète une chose : un bâtiment, des routes, la tour, un piédestal pour jouer plus tôt à la prochaine manche, ou un monument. Tu as 7 or par manche.
help-third = Un bâtiment doit toucher une route ou un bâtiment de son type. Il donne de la nourriture, de la céramique et des engrenages, qui apportent de la population.
help-fourth = Un monument coûte tout l’or qui te reste : achète-le donc en dernier. Il doit toucher tout ce que montre sa carte.
help-fifth = À la fin, tu marques pour ta ressource la plus basse, pour les bâtiments sans case verte à côté d’eux, et pour les ressources naturelles que tu as gardées.
help-first-alone = Avant chacun de tes tours, l’automate prend des choses au marché. À côté de son image, tu vois combien de points il te faut.
help-third-alone = À chaque tour, achète une chose : un bâtiment, des routes, la tour ou un monument. Tu as 7 or par manche.

## About the game

notation = buy-I2, buy-I3, buy-L3, buy-O4, buy-L4, buy-P5, buy-T4 et buy-S4 achètent le bâtiment de cette forme ; buy-long-road (grande route), buy-short-roads (petites routes), buy-tower (tour), buy-first et buy-second (piédestaux), buy-petra (un monument) achètent le reste. c7 pose un élément, le coin nord-ouest du rectangle qui l’entoure en colonne c, rangée 7 ; c7e, c7s et c7w le font pivoter d’un, deux et trois quarts de tour ; one-c7 pose la route simple, start-c7e la première grande route quand des petites routes ont été achetées avant elle. loan fait un emprunt, repay le rembourse, out quitte la manche, end finit le tour, begin commence une partie solo.
tie-breaker = Les égalités se départagent par le nombre de monuments.

## What is done by itself where there is no choice; before the seconds until it is done

routine-your-turn-ends = Ton tour se termine
routine-you-leave-the-round = Tu quittes la manche
routine-you-buy-the-pedestal = Tu achètes le piédestal

## Milestones: the title, and what is to be done

milestone-solo-easy = Devant l’automate
milestone-solo-easy-task = Gagne une partie solo.
milestone-solo-hard = Maître de l’automate
milestone-solo-hard-task = Gagne une partie solo contre l’automate difficile.
milestone-full-city = Ville pleine à craquer
milestone-full-city-task = Gagne avec une population de 13, le bout de la piste.
milestone-six-monuments = Merveilles du monde
milestone-six-monuments-task = Construis six monuments en une partie.
milestone-many-districts = Bâtisseur de ville
milestone-many-districts-task = Finis une partie avec au moins 14 quartiers.
milestone-beat-expert = La huitième merveille
milestone-beat-expert-task = Bats le bot Expert.

## Endless puzzles

puzzle-monument = Bâtis un monument
puzzle-monument-about = Toi seul as encore de l’or. Achète ce qu’il faut au monument et bâtis-le avant la fin de la manche.
puzzle-monument-difficulty = distance jusqu’au monument
puzzle-monument-to-come = Bâtis le monument dans cette manche.
puzzle-monument-goal = Bâtis { $monument-a } dans cette manche. Toi seul as encore de l’or.
puzzle-best-buy = Le bon achat
puzzle-best-buy-about = Toi seul as encore de l’or. Dépense-le pour que ta population grandisse le plus dans cette manche.
puzzle-best-buy-difficulty = l’or que tu as
puzzle-best-buy-goal = Fais grandir ta population le plus possible dans cette manche. Toi seul as encore de l’or.
puzzle-monument-wrong = Après ça, on ne peut plus le bâtir dans cette manche.
puzzle-best-buy-wrong = Ton or peut t’apporter plus de population.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal-and-a-first-road = Le but, et une première route
    .task = La ville qui a le plus de points gagne : population, monuments, quartiers et ressources. Voici ta grande route gratuite de quatre cases : amène-la contre le trottoir du bas, fais-la pivoter, et pose-la.
    .wrong = Ça peut attendre : pose d’abord ta route gratuite contre le trottoir.
    .solved = Ta ville grandit à partir d’ici. À chaque tour, tu achètes une chose et tu la poses. Tu as 7 or par manche, et tu joues jusqu’à ce que tout soit dépensé.
lesson-a-building = Un bâtiment
    .task = Un nouveau bâtiment doit toucher une route. Achète la ferme de deux cases pour 2 or, pose-la à côté de ta route, et finis ton tour.
    .mistake = Ce bâtiment est plus grand et coûte plus cher. Achète la ferme verte de deux cases.
    .wrong = Achète la ferme de deux cases, pose-la, et finis ton tour.
    .solved = Ta nourriture monte d’un pas. Fermes, bibliothèques, habitations, marchés et temples donnent de la nourriture, de la céramique et des engrenages, comme le montre chaque tuile.
lesson-buildings-of-one-type = Bâtiments d’un même type
    .task = Toucher un bâtiment du même type vaut autant que toucher une route. Achète la ferme de deux cases, pose-la de façon qu’elle touche ta première ferme mais pas la route, et finis ton tour.
    .mistake = Achète la ferme verte de deux cases.
    .other-mistake = Cette fois, pose-la loin de la route : au-dessus ou à côté de ta première ferme.
    .wrong = Achète la ferme de deux cases et pose-la contre ta première ferme, loin de la route.
    .solved = Ainsi, tu peux construire sans route, tant que les types sont les mêmes. Les bords comptent, les coins non.
lesson-population = La population
    .task = Les pistes (nourriture, céramique, engrenages) ont des symboles de population, le premier sur 3. Ta nourriture est à 2. Achète la ferme de trois cases, qui donne 2 nourritures, pose-la, et finis ton tour.
    .mistake = C’est la piste de nourriture qui est près d’un symbole. Achète la ferme de trois cases en ligne.
    .wrong = Achète la ferme de trois cases, pose-la, et finis ton tour.
    .solved = Atteindre ou dépasser un symbole ajoute 1 à ta population, qui vaut des points à la fin. Dès que quelqu’un atteint 13, la partie s’achève après cette manche.
lesson-natural-resources = Les ressources naturelles
    .task = Un rocher avec des arbres à côté de ta ville rapporte 1 point à la fin, si rien ne le recouvre. Il y en a deux près de ta route. Achète le temple de deux cases et pose-le de façon qu’il touche les deux, et la route.
    .mistake = Achète le temple de deux cases.
    .other-mistake = Là, il recouvre une ressource naturelle, qui ne rapporte alors plus rien. Pose le temple entre les deux.
    .third-mistake = De là, il ne touche pas les deux. Pose-le debout, entre les deux ressources naturelles.
    .wrong = Achète le temple de deux cases, et pose-le debout entre les deux ressources naturelles.
    .solved = Deux points, si les deux restent à découvert. Tu as le droit de construire dessus, mais alors elles sont perdues.
lesson-city-districts = Les quartiers
    .task = Un bâtiment de ta ville sans case verte à côté de lui est un quartier : 1 point à la fin. Ta ferme a encore une case verte, au-dessus d’elle. Achète la tour pour 2 or, pose-la à cet endroit, et finis ton tour.
    .mistake = La tour convient le mieux : elle occupe une case, et il lui suffit de toucher ta ville.
    .other-mistake = Là, la ferme garde sa case verte. Pose la tour juste au-dessus de la ferme.
    .wrong = Achète la tour et pose-la juste au-dessus de ta ferme.
    .solved = Les routes, l’eau, les ressources naturelles, le trottoir et le bord du terrain ferment aussi un quartier. Des routes peuvent partir d’une tour.
lesson-monuments = Les monuments
    .task = Un monument doit toucher tout ce que montre sa carte, et coûte tout l’or qui te reste. Il faut au Cheval de Troie une habitation et une route. Achète-le avec les 4 or qui te restent, pose-le, et finis ton tour.
    .mistake = C’est bien à acheter avant un monument, mais ici il te faut le Cheval de Troie.
    .wrong = Achète le Cheval de Troie, et pose-le là où il touche ton habitation et la route.
    .solved = Ta population augmente tout de suite de 1, et tu marqueras 1 point à la fin. Il t’aurait aussi bien coûté 1 or, ou 7 : achète donc d’abord autre chose, mais n’attends pas que Ben le prenne.
lesson-end = La fin
    .task = Manche 10, la dernière. Ta ressource la plus basse rapporte 1 point par pas : la céramique, à 3. Deux marchés coûtent 3 or. Achète celui en forme de coin, qui donne 2 céramiques, pose-le, et termine la partie.
    .mistake = Ce marché ne donne qu’une céramique. Achète celui en forme de coin.
    .other-mistake = La bibliothèque donne un engrenage, mais ce n’est pas ta ressource la plus basse. Achète le marché en forme de coin.
    .third-mistake = Il n’y a plus de manche où le rembourser, et un emprunt en cours coûte 2 points. Tu as l’or qu’il faut.
    .wrong = Achète le marché en forme de coin avec 2 céramiques, pose-le, et finis ton tour.
    .solved = Population, ressource la plus basse, monuments, quartiers et ressources naturelles, moins 2 pour un emprunt en cours : tu as le plus de points, et tu gagnes. Lance-toi maintenant dans une vraie partie.
lesson-short-roads = Les petites routes
    .task = Pour 1 or, tu as une grande route, ou un lot de petites routes : deux de 2 cases, une de 1. Chacune doit toucher une route, une tour ou le trottoir. Achète un lot, pose les trois routes, et finis ton tour.
    .mistake = C’est une grande route. Achète le lot de petites routes.
    .wrong = Achète le lot de petites routes, pose les trois, et finis ton tour.
    .solved = Tu peux les poser dans n’importe quel ordre, chacune touchant la précédente. Le marché n’a que peu de routes par manche.
lesson-bridges = Les ponts
    .task = Une grande route peut être un pont : ses deux bouts sont sur la terre ferme, le milieu peut franchir l’eau. Achète une grande route, pose-la du haut de ta route par-dessus le lac jusqu’à la rive droite, et finis ton tour.
    .mistake = Les petites routes restent sur la terre ferme. Achète une grande route.
    .other-mistake = Là, elle reste sur la rive gauche. Pars juste au-dessus de ta route, et va tout droit vers la droite.
    .wrong = Achète une grande route, et pose-la par-dessus le lac à partir de la case au-dessus de ta route.
    .solved = Tu peux maintenant construire aussi sur l’autre rive. Seules les grandes routes franchissent l’eau ; les bâtiments ont besoin de terre ferme.
lesson-monuments-on-water = Des monuments sur l’eau
    .task = Chaque carte montre aussi sur quoi se pose le monument. Le Phare d’Alexandrie se pose sur l’eau, à côté d’une route. Achète-le, pose-le sur le lac, et finis ton tour.
    .mistake = Achète le Phare d’Alexandrie.
    .wrong = Achète le Phare, et pose-le sur l’eau à côté de ta route.
    .solved = Deux engrenages, et 1 point à la fin. Certains monuments ont plusieurs éléments : leurs cartes montrent comment les poser.
lesson-loans = Les emprunts
    .task = Avant d’acheter, tu peux faire un emprunt de 2 or, un seul à la fois. Tu as 3 or, et le marché de cinq cases en coûte 5. Fais un emprunt, achète le marché, pose-le, et finis ton tour.
    .mistake = Ça, tu peux te l’offrir sans emprunt. Fais d’abord l’emprunt, puis achète le marché de cinq cases.
    .wrong = Fais un emprunt, achète le marché de cinq cases, pose-le, et finis ton tour.
    .solved = Trois céramiques et une nourriture. Rembourse l’emprunt dans une manche suivante pour 3 or ; s’il est encore en cours à la fin, il coûte 2 points.
lesson-turn-order = L’ordre du tour
    .task = La manche finit quand plus personne n’a d’or. À la suivante, la plus petite population commence, ici Ben, sauf si quelqu’un a un piédestal. Dépense ton dernier or pour le premier piédestal, et finis ton tour.
    .mistake = Avec le second piédestal, tu joues en deuxième. Achète le premier.
    .other-mistake = Une route est utile, mais Ben jouerait en premier. Achète le premier piédestal.
    .wrong = Achète le premier piédestal, et finis ton tour.
    .solved = Une nouvelle manche, et tu joues en premier. Chacun a de nouveau 7 or ; toutes les tuiles, les routes et la tour sont renouvelées. Les monuments restent jusqu’à ce qu’ils soient achetés.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-easy = Facile
deal-easy-about = Solo : marque plus de points que la somme de tes ressources.
deal-hard = Difficile
deal-hard-about = Solo : les monuments de l’automate comptent aussi contre toi.
deal-won = gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
deal-lost = perdu avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
