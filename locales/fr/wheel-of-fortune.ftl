### Words of Carcassonne: The Wheel of Fortune. Players lay tiles and deploy followers to what is on them. A follower is a
### knight in a city, a thief on a road, a farmer in a field, a monk in a cloister. A pig walks around a wheel of six
### sectors; where it stops, something happens.
### Une tuile se pose, un partisan se place.

## (Feature)

# `into`: after "placer un chevalier".
feature-city = ville
    .title = Ville
    .a = une ville
    .the = la ville
    .into = dans la ville
    .gender = feminine
    .follower = chevalier
    .follower-title = Chevalier
    .a-follower = un chevalier
    .the-follower = le chevalier
    .followers = chevaliers
feature-road = route
    .title = Route
    .a = une route
    .the = la route
    .into = sur la route
    .gender = feminine
    .follower = voleur
    .follower-title = Voleur
    .a-follower = un voleur
    .the-follower = le voleur
    .followers = voleurs
feature-field = pré
    .title = Pré
    .a = un pré
    .the = le pré
    .into = dans le pré
    .gender = masculine
    .follower = paysan
    .follower-title = Paysan
    .a-follower = un paysan
    .the-follower = le paysan
    .followers = paysans
feature-cloister = abbaye
    .title = Abbaye
    .a = une abbaye
    .the = l’abbaye
    .into = dans l’abbaye
    .gender = feminine
    .follower = moine
    .follower-title = Moine
    .a-follower = un moine
    .the-follower = le moine
    .followers = moines

## (Sector)

# `of`: after "une couronne".
sector-fortune = Fortune
    .of = de Fortune
sector-taxes = Impôts
    .of = d’Impôts
sector-famine = Famine
    .of = de Famine
sector-storm = Tempête
    .of = de Tempête
sector-inquisition = Inquisition
    .of = d’Inquisition
sector-plague = Peste
    .of = de Peste

## (Direction)

# `from`: of a road. `edge`: after "son côté".
direction-north = au nord
    .from = du nord
    .edge = nord
direction-east = à l’est
    .from = de l’est
    .edge = est
direction-south = au sud
    .from = du sud
    .edge = sud
direction-west = à l’ouest
    .from = de l’ouest
    .edge = ouest

## (Position)

position-north = au nord
position-northeast = au nord-est
position-east = à l’est
position-southeast = au sud-est
position-south = au sud
position-southwest = au sud-ouest
position-west = à l’ouest
position-northwest = au nord-ouest
position-around-northeast = autour du nord-est
position-around-southeast = autour du sud-est
position-around-southwest = autour du sud-ouest
position-around-northwest = autour du nord-ouest
position-falling = du nord-ouest au sud-est
position-rising = du nord-est au sud-ouest
position-everywhere = tout autour

## (Region)

region-north = du nord
    .place = au nord
region-northeast = du nord-est
    .place = au nord-est
region-east = de l’est
    .place = à l’est
region-southeast = du sud-est
    .place = au sud-est
region-south = du sud
    .place = au sud
region-southwest = du sud-ouest
    .place = au sud-ouest
region-west = de l’ouest
    .place = à l’ouest
region-northwest = du nord-ouest
    .place = au nord-ouest

## (Tile)

tile-cloister = une abbaye
tile-cloister-road = une abbaye avec une route
tile-cloister-roads = une abbaye entre deux routes
tile-straight = une route droite
tile-bend = une route qui tourne
tile-bends = deux virages
tile-junction = un carrefour en T
tile-crossroads = un carrefour en croix
tile-city = une ville sur un côté
tile-city-road = une ville avec une route
tile-city-straight = une ville près d’une route droite
tile-city-bend = une ville près d’un virage
tile-city-junction = une ville près d’un carrefour
tile-city-roads = une ville avec un virage et une route
tile-cities-opposite = deux villes face à face
tile-cities-adjacent = deux villes côte à côte
tile-cities-three = trois villes séparées
tile-passage = une ville de part en part
tile-passage-pennant = une ville de part en part avec un blason
tile-corner = une ville en angle
tile-corner-pennant = une ville en angle avec un blason
tile-corner-road = une ville en angle avec une route
tile-corner-bend = une ville en angle près d’un virage
tile-corner-bend-pennant = une ville en angle avec un blason, près d’un virage
tile-large = une ville sur trois côtés
tile-large-pennant = une ville sur trois côtés avec un blason
tile-large-road = une ville sur trois côtés avec une route
tile-large-road-pennant = une ville sur trois côtés avec un blason et une route
tile-full = une ville sur les quatre côtés avec un blason

## A tile, read aloud: one sentence for each thing on it

land-cloister = Abbaye.
land-city = Ville { $sides }.
land-city-pennant = Ville { $sides } avec un blason.
land-cities = Villes séparées { $sides }.
land-road-through = Route { $from-from } { $to }.
land-road = Route { $side }.
land-roads = Routes { $sides }.
land-field = Pré { $sides }.
all-sides = de tous les côtés
land-number = Avance le cochon de { $number }.
cell = Colonne { $column }, rangée { $row }.
follower-of = { $player-person ->
    [you] Ton { $feature-follower }.
   *[other] { $feature-follower-title } : { $player }.
}

## Places for the drawn tile, read aloud

ways-to-place = { $ways ->
    [one] { $ways } façon de poser la tuile.
   *[other] { $ways } façons de poser la tuile.
}
around = { $feature-title } { $side }.
laid-here = La tuile est ici. Entrée la pose.
laid-here-to-rotate = La tuile est ici. Entrée la pose, R la tourne.
only-way = Elle ne va que dans ce sens.
way-of = Façon { $number } sur { $ways }.

## What can be done, as an infinitive: after "Try this:" and in the list of actions

draw-first = piocher la première tuile
place-at = { $turns ->
    [0] poser la tuile en colonne { $column }, rangée { $row }
    [1] poser la tuile en colonne { $column }, rangée { $row }, tournée une fois
    [2] poser la tuile en colonne { $column }, rangée { $row }, tournée deux fois
   *[other] poser la tuile en colonne { $column }, rangée { $row }, tournée trois fois
}
deploy = placer { $feature-a-follower } { $feature-into }
deploy-in = placer { $feature-a-follower } { $feature-into } { $position }
deploy-crown = placer un partisan sur une couronne { $sector-of }
take-back-at = reprendre { $feature-the-follower } en colonne { $column }, rangée { $row }
end-turn = finir le tour

## The same beside the board, without coordinates

do-close = fermer { $feature-the } { $region }
do-extend = { $feature-id ->
    [road] prolonger { $feature-the } { $region }
   *[other] agrandir { $feature-the } { $region }
}
do-place = poser la tuile { $region-place }
do-take-back = reprendre { $feature-the-follower }

## What the player has to do, after "Your turn:" or a name

task-place = poser la tuile
task-deploy = placer un partisan, ou finir le tour
task-no-followers = plus de partisan, finir le tour
task-end = finir le tour
task-plague = reprendre un partisan (peste)

## What has happened, with coordinates: read aloud and in the list of moves

drew = { $player-person ->
    [you] Tu pioches une tuile.
   *[other] { $player } pioche une tuile.
}
drew-number = { $player-person ->
    [you] Tu pioches une tuile avec un { $number }.
   *[other] { $player } pioche une tuile avec un { $number }.
}
placed-at = { $player-person ->
    [you] { $turns ->
        [0] Tu la poses en colonne { $column }, rangée { $row }.
        [1] Tu la poses en colonne { $column }, rangée { $row }, tournée une fois.
        [2] Tu la poses en colonne { $column }, rangée { $row }, tournée deux fois.
       *[other] Tu la poses en colonne { $column }, rangée { $row }, tournée trois fois.
    }
   *[other] { $turns ->
        [0] { $player } la pose en colonne { $column }, rangée { $row }.
        [1] { $player } la pose en colonne { $column }, rangée { $row }, tournée une fois.
        [2] { $player } la pose en colonne { $column }, rangée { $row }, tournée deux fois.
       *[other] { $player } la pose en colonne { $column }, rangée { $row }, tournée trois fois.
    }
}
deployed-at = { $player-person ->
    [you] Tu places { $feature-a-follower } { $feature-into }, colonne { $column }, rangée { $row }.
   *[other] { $player } place { $feature-a-follower } { $feature-into }, colonne { $column }, rangée { $row }.
}
took-back-at = { $player-person ->
    [you] Tu reprends { $feature-a-follower } en colonne { $column }, rangée { $row }.
   *[other] { $player } reprend { $feature-a-follower } en colonne { $column }, rangée { $row }.
}
pig-moved = { $steps ->
    [one] Le cochon avance de { $steps } secteur, jusqu’à { $sector }.
   *[other] Le cochon avance de { $steps } secteurs, jusqu’à { $sector }.
}
taxed = { $knights ->
    [one] { $pennants ->
        [0] { $player } : un chevalier dans une ville, +{ $points }.
        [one] { $player } : un chevalier dans une ville avec { $pennants } blason, +{ $points }.
       *[other] { $player } : un chevalier dans une ville avec { $pennants } blasons, +{ $points }.
    }
   *[other] { $pennants ->
        [0] { $player } : { $knights } chevaliers dans une ville, +{ $points }.
        [one] { $player } : { $knights } chevaliers dans une ville avec { $pennants } blason, +{ $points }.
       *[other] { $player } : { $knights } chevaliers dans une ville avec { $pennants } blasons, +{ $points }.
    }
}
fed = { $farmers ->
    [one] { $cities ->
        [one] { $player } : un paysan près d’une ville achevée, +{ $points }.
       *[other] { $player } : un paysan près de { $cities } villes achevées, +{ $points }.
    }
   *[other] { $cities ->
        [one] { $player } : { $farmers } paysans près d’une ville achevée, +{ $points }.
       *[other] { $player } : { $farmers } paysans près de { $cities } villes achevées, +{ $points }.
    }
}
scored = { $what } : { $totals }.

## What has happened, beside the board

drew-tile = { $player-person ->
    [you] Tu pioches { $tile }.
   *[other] { $player } pioche { $tile }.
}
drew-tile-number = { $player-person ->
    [you] Tu pioches { $tile } ({ $number }).
   *[other] { $player } pioche { $tile } ({ $number }).
}
closed = { $player-person ->
    [you] Tu fermes { $feature-the } { $region }.
   *[other] { $player } ferme { $feature-the } { $region }.
}
extended = { $feature-id ->
    [road] { $player-person ->
        [you] Tu prolonges { $feature-the } { $region }.
       *[other] { $player } prolonge { $feature-the } { $region }.
    }
   *[other] { $player-person ->
        [you] Tu agrandis { $feature-the } { $region }.
       *[other] { $player } agrandit { $feature-the } { $region }.
    }
}
placed = { $player-person ->
    [you] Tu poses la tuile { $region-place }.
   *[other] { $player } pose la tuile { $region-place }.
}
deployed = { $player-person ->
    [you] Tu places { $feature-a-follower } { $feature-into }.
   *[other] { $player } place { $feature-a-follower } { $feature-into }.
}
took-back = { $player-person ->
    [you] Tu reprends { $feature-a-follower } { $feature-into }.
   *[other] { $player } reprend { $feature-a-follower } { $feature-into }.
}
scored-alone = { $feature-gender ->
    [masculine] { $player } : { $feature } achevé, +{ $points }.
   *[feminine] { $player } : { $feature } achevée, +{ $points }.
}
scored-together = { $feature-gender ->
    [masculine] { $feature-title } achevé : { $totals }.
   *[feminine] { $feature-title } achevée : { $totals }.
}

## What has happened, read aloud and beside the board

fits-nowhere = La tuile ne va nulle part : elle est retirée du jeu.
crowned = { $player-person ->
    [you] Tu places un partisan sur une couronne { $sector-of }.
   *[other] { $player } place un partisan sur une couronne { $sector-of }.
}
player-points = { $player-person ->
    [you] toi +{ $points }
   *[other] { $player } +{ $points }
}
event-points = { $sector } : { $totals }.
event-nothing = { $sector-id ->
    [taxes] Impôts : aucun chevalier.
    [famine] Famine : aucun paysan près d’une ville achevée.
    [storm] Tempête : personne n’a de partisan en réserve.
    [inquisition] Inquisition : aucun moine.
    [plague] Peste : chacun reprend un partisan sur une tuile.
   *[fortune] Fortune : il ne se passe rien.
}
crowns-points = { $crowns ->
    [one] Couronne { $sector-of } : { $totals }.
   *[other] Couronnes { $sector-of } : { $totals }.
}
spared = { $player-person ->
    [you] Tu n’as aucun partisan à perdre sur une tuile.
   *[other] { $player } n’a aucun partisan à perdre sur une tuile.
}
returned = { $player-person ->
    [you] { $count ->
        [1] Tu reprends { $feature-a-follower } sans marquer.
       *[other] Tu reprends { $count } { $feature-followers } sans marquer.
    }
   *[other] { $count ->
        [1] { $player } reprend { $feature-a-follower } sans marquer.
       *[other] { $player } reprend { $count } { $feature-followers } sans marquer.
    }
}
final-scoring = { $player-person ->
    [you] Décompte final : tu marques { $items }.
   *[other] Décompte final : { $player } marque { $items }.
}
final-item = { $feature-id ->
    [city] { $points } pour les villes
    [road] { $points } pour les routes
    [field] { $points } pour les prés
   *[cloister] { $points } pour les abbayes
}

## The end, and the score sheet

last-tile = La dernière tuile est posée.
last-tile-fits-nowhere = La dernière tuile ne va nulle part.
score-cities = Villes
score-roads = Routes
score-cloisters = Abbayes
score-fields = Prés
score-events = Événements de la roue
score-crowns = Couronnes
crowns-of = Couronnes { $sector-of }

## Names of what is on the board and of what has scored

name-city = { $pennants ->
    [0] { $tiles ->
        [one] Ville, { $tiles } tuile
       *[other] Ville, { $tiles } tuiles
    }
    [one] { $tiles ->
        [one] Ville, { $tiles } tuile, { $pennants } blason
       *[other] Ville, { $tiles } tuiles, { $pennants } blason
    }
   *[other] { $tiles ->
        [one] Ville, { $tiles } tuile, { $pennants } blasons
       *[other] Ville, { $tiles } tuiles, { $pennants } blasons
    }
}
name-open-city = { $pennants ->
    [0] { $tiles ->
        [one] Ville inachevée, { $tiles } tuile
       *[other] Ville inachevée, { $tiles } tuiles
    }
    [one] { $tiles ->
        [one] Ville inachevée, { $tiles } tuile, { $pennants } blason
       *[other] Ville inachevée, { $tiles } tuiles, { $pennants } blason
    }
   *[other] { $tiles ->
        [one] Ville inachevée, { $tiles } tuile, { $pennants } blasons
       *[other] Ville inachevée, { $tiles } tuiles, { $pennants } blasons
    }
}
name-road = { $tiles ->
    [one] Route, { $tiles } tuile
   *[other] Route, { $tiles } tuiles
}
name-open-road = { $tiles ->
    [one] Route inachevée, { $tiles } tuile
   *[other] Route inachevée, { $tiles } tuiles
}
name-cloister = Abbaye
name-open-cloister = { $tiles ->
    [one] Abbaye inachevée, { $tiles } tuile
   *[other] Abbaye inachevée, { $tiles } tuiles
}
name-field = { $cities ->
    [0] Pré, aucune ville achevée
    [one] Pré, { $cities } ville achevée
   *[other] Pré, { $cities } villes achevées
}

## The board: what is read aloud

the-wheel = La roue
scores = Scores
tiles-latest-first = Tuiles, la dernière d’abord
followers-on-board = Partisans sur le plateau
standing = { $followers ->
    [one] { $points ->
        [one] { $player } : { $points } point, { $followers } partisan en réserve.
       *[other] { $player } : { $points } points, { $followers } partisan en réserve.
    }
   *[other] { $points ->
        [one] { $player } : { $points } point, { $followers } partisans en réserve.
       *[other] { $player } : { $points } points, { $followers } partisans en réserve.
    }
}
followers-there = Partisans : { $followers }.
followers-of = { $player-person ->
    [you] { $count } à toi
   *[other] { $count } à { $player }
}
no-followers-there = Aucun partisan.
about-feature = { $name }. { $feature }.
more-places = { $count ->
    [one] Voir { $count } emplacement de plus { $side }.
   *[other] Voir { $count } emplacements de plus { $side }.
}

## Buttons, and their names that are read aloud

button-draw = Piocher la première tuile
button-place = Poser ici
button-end = Fin du tour
name-deploy = Placer { $feature-a-follower } { $feature-into }
name-deploy-in = Placer { $feature-a-follower } { $feature-into } { $position }
name-crown = Placer un partisan sur une couronne { $sector-of }, { $points } points.
name-crown-of-two = Placer un partisan sur une couronne { $sector-of }, 6 points s’il est seul, 3 si les deux sont prises.
name-take-back = Reprendre { $feature-the-follower } en colonne { $column }, rangée { $row }
rotate = Tourner.
rotate-or-drag = Appuie pour tourner, ou glisse-la sur le plateau
zoom-in = Zoom avant
zoom-out = Zoom arrière
show-all = Tout voir
show-rest = Afficher scores et tuile
hide-rest = Cacher scores et tuile

## Beside the buttons

all-followers-out = Tous tes partisans sont en jeu.
crowns-of-wheel = Couronnes de la roue
or-crown = Ou une couronne de la roue :
nothing-to-score = Rien à marquer ce tour-ci.
end-of-turn-scores = À la fin du tour, on marque :
for-crown = couronne

## What the pig's stop means, below the name of the sector

event-rule = { $sector-id ->
    [fortune] Le joueur qui a pioché la tuile marque 3 points.
    [taxes] Chaque chevalier rapporte 1 point par blason et par chevalier de son joueur dans sa ville.
    [famine] Chaque paysan rapporte 1 point par ville achevée au bord de son pré.
    [storm] Chaque partisan dans la réserve d’un joueur rapporte 1 point.
    [inquisition] Chaque moine rapporte 2 points.
   *[plague] Chaque joueur reprend un partisan sur une tuile.
}

## Points of what is on the board

points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-complete = { $points ->
    [one] { $points } point, zone achevée
   *[other] { $points } points, zone achevée
}
points-later = { $points ->
    [one] { $points } point maintenant, { $later } une fois achevée
   *[other] { $points } points maintenant, { $later } une fois achevée
}
points-field = { $points ->
    [one] { $points } point maintenant, { $later } quand toutes ses villes seront achevées
   *[other] { $points } points maintenant, { $later } quand toutes ses villes seront achevées
}

## The panel beside the board

players = Joueurs
with-final-scoring = { $points } avec le décompte final
if-pig-moves = Si la prochaine tuile fait avancer le cochon
steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
nobody-scores = rien
loses-follower = perd un partisan
tiles-left = { $tiles ->
    [one] { $tiles } tuile restante
   *[other] { $tiles } tuiles restantes
}

## Why a turn is suggested

reason-completes = Achève { $feature-a } : +{ $points } pour toi.
reason-completes-shared = Achève { $feature-a } que tu partages avec { $players } : +{ $points } pour toi.
reason-crown = Une couronne { $sector-of } rapporte { $points } points quand le cochon s’y arrête. Il est pour l’instant sur { $pig }.
reason-at-once = Ton { $feature-follower } marque tout de suite et te revient.
reason-field = { $cities ->
    [0] Ton paysan tient un pré sans ville achevée à son bord pour l’instant.
    [one] Ton paysan tient un pré au bord de { $cities } ville achevée : { $points } points pour l’instant.
   *[other] Ton paysan tient un pré au bord de { $cities } villes achevées : { $points } points pour l’instant.
}
reason-cloister = L’abbaye de ton moine a { $neighbors } tuiles voisines sur 8 : 9 points quand elles seront toutes là.
reason-claims-city = { $open ->
    [one] Ton chevalier prend une ville avec { $open } côté ouvert : { $points } points si elle est achevée telle quelle.
   *[other] Ton chevalier prend une ville avec { $open } côtés ouverts : { $points } points si elle est achevée telle quelle.
}
reason-claims-road = { $open ->
    [one] Ton voleur prend une route avec { $open } bout ouvert : { $points } points si elle est achevée telle quelle.
   *[other] Ton voleur prend une route avec { $open } bouts ouverts : { $points } points si elle est achevée telle quelle.
}
reason-city-grows = { $open ->
    [one] Ta ville gagne { $gain } points ; { $open } côté est encore ouvert.
   *[other] Ta ville gagne { $gain } points ; { $open } côtés sont encore ouverts.
}
reason-road-grows = { $gain ->
    [one] { $open ->
        [one] Ta route gagne { $gain } point ; { $open } bout est encore ouvert.
       *[other] Ta route gagne { $gain } point ; { $open } bouts sont encore ouverts.
    }
   *[other] { $open ->
        [one] Ta route gagne { $gain } points ; { $open } bout est encore ouvert.
       *[other] Ta route gagne { $gain } points ; { $open } bouts sont encore ouverts.
    }
}
reason-cloister-grows = { $gain ->
    [one] { $open ->
        [one] Ton abbaye gagne { $gain } point ; il lui manque { $open } voisine.
       *[other] Ton abbaye gagne { $gain } point ; il lui manque { $open } voisines.
    }
   *[other] { $open ->
        [one] Ton abbaye gagne { $gain } points ; il lui manque { $open } voisine.
       *[other] Ton abbaye gagne { $gain } points ; il lui manque { $open } voisines.
    }
}
reason-field-grows = Ton pré gagne { $gain } points : { $points } pour l’instant.
reason-opponent = { $player } n’a plus que { $points } points avec le décompte final, au lieu de { $before }.
reason-opponent-against = { $player } n’a plus que { $points } points avec le décompte final, contre { $other } sinon.
reason-gives-up = { $points ->
    [0] C’est le partisan à sacrifier : pour l’instant, il ne vaut rien.
    [one] C’est le partisan à sacrifier : pour l’instant, il ne vaut que { $points } point.
   *[other] C’est le partisan à sacrifier : pour l’instant, il ne vaut que { $points } points.
}
reason-no-follower = Tu n’as plus de partisan à placer.
reason-keeps = { $followers ->
    [1] Garde ton dernier partisan pour une meilleure place.
   *[other] Garde tes { $followers } partisans pour une meilleure place.
}
reason-nothing = { $followers ->
    [1] Rien ici ne vaut ton dernier partisan.
   *[other] Rien ici ne vaut l’un de tes { $followers } partisans.
}

## What a suggested turn risks

risk-opponent = { $points ->
    [one] { $player } marque aussi { $points } point au passage.
   *[other] { $player } marque aussi { $points } points au passage.
}
risk-last-follower = Ton dernier partisan y passe.
risk-farmer = Le paysan reste dans le pré jusqu’à la fin de la partie.
risk-crown = Le partisan attend sur sa couronne que le cochon passe.
risk-city = { $open ->
    [one] La ville a encore { $open } côté ouvert.
   *[other] La ville a encore { $open } côtés ouverts.
}
risk-road = { $open ->
    [one] La route a encore { $open } bout ouvert.
   *[other] La route a encore { $open } bouts ouverts.
}
risk-cloister = { $open ->
    [one] Il manque encore { $open } voisine à l’abbaye.
   *[other] Il manque encore { $open } voisines à l’abbaye.
}

## Why something cannot be done

refusal-phase = Tu ne peux pas faire ça maintenant.
refusal-no-space = Choisis d’abord un emplacement en couleur pour la tuile.
refusal-occupied = Il y a déjà une tuile à cet endroit.
refusal-not-adjacent = Aucune tuile ne touche cet emplacement.
refusal-this-way = La tuile ne va pas dans ce sens : son côté { $side-edge } toucherait { $feature-a }.
refusal-any-way = La tuile ne va pas ici : { $feature-a } toucherait { $other-a }.
refusal-no-feature = La tuile n’a pas cette zone.
refusal-taken = Cette zone a déjà un partisan, peut-être quelques tuiles plus loin.
refusal-no-follower = Tu n’as plus de partisan.
refusal-crowns = Toutes les couronnes de ce secteur sont prises.
refusal-not-yours = Tu n’as pas de partisan à cet endroit.

## Options of a new game: the question, and name and explanation of each choice

option-tiles = Tuiles
    .choice-72 = 72
    .choice-72-about = Comme dans le livret.
    .choice-71 = 71
    .choice-71-about = Comme dans les listes de tuiles publiées du jeu.
    .choice-24 = 24, un sprint
    .choice-24-about = Une partie courte, avec un tiers des tuiles.
    .choice-144 = 144, avec le jeu de base
    .choice-144-about = Une longue partie : toutes les tuiles de ce jeu et du jeu de base.
    .choice-91 = 91, le jeu de base
    .choice-91-about = Les 72 tuiles du jeu de base, et les 19 à chiffre de celui-ci.
option-famine = Famine
    .choice-all = Tous les paysans
    .choice-all-about = Lors d’une famine, tous les paysans marquent.
    .choice-majority = Majorité de paysans
    .choice-majority-about = Dans chaque pré, seuls marquent les joueurs qui y ont le plus de paysans.
option-small-cities = Villes de deux tuiles
    .choice-4 = 4 points
    .choice-4-about = Elles rapportent autant par tuile que les autres villes.
    .choice-2 = 2 points
    .choice-2-about = Elles rapportent la moitié, comme dans d’anciennes règles.
option-wheel = La roue
    .choice-start = Tuile de départ
    .choice-start-about = Le pays grandit autour de la roue.
    .choice-beside = À côté du plateau
    .choice-beside-about = Le pays grandit autour d’une tuile de départ ordinaire.

## Help for a first turn

help-first = Pioche une tuile et appuie sur un emplacement en couleur. Les boutons à côté servent à tourner la tuile et à la poser. Les bords doivent correspondre : route contre route, ville contre ville, pré contre pré.
help-second = Tu peux ensuite placer un partisan dans une ville, sur une route, dans un pré ou dans une abbaye de cette tuile, tant que personne n’occupe déjà la zone.
help-third = Ou place-le sur une couronne de la roue : il marque quand le cochon s’arrête dans ce secteur.
help-fourth = Villes, routes et abbayes achevées marquent à la fin de ton tour, et leurs partisans te reviennent. Les paysans restent jusqu’à la fin de la partie.
help-fifth = Une tuile à chiffre fait avancer le cochon avant que tu la poses, et le secteur où il s’arrête déclenche un événement.

## About the game

notation = -1,1e pose la tuile en colonne -1, rangée 1, son côté nord tourné vers l’est (n, e, s, w pour nord, est, sud, ouest) ; la roue commence en 0,0. city-N, road-E, field-SR et cloister (ville, route, pré, abbaye) placent un partisan dans cette zone, nommée par son premier côté sur la tuile non tournée ; crown-taxes le place sur une couronne ; end finit le tour. home-3,4 reprend un partisan ; draw pioche la première tuile.
tie-breaker = Les joueurs à égalité de points partagent la victoire.

## What is done by itself where there is no choice; before the seconds until it is done

routine-end = Ton tour se termine

## Milestones: the title, and what is to be done

milestone-city-of-ten = Une grande ville
milestone-city-of-ten-task = Marque les points d’une ville achevée d’au moins dix tuiles.
milestone-road-of-ten = La longue route
milestone-road-of-ten-task = Marque les points d’une route achevée d’au moins dix tuiles.
milestone-field-of-eight = Grenier du pays
milestone-field-of-eight-task = À la fin, marque les points d’un pré au bord d’au moins huit villes achevées.
milestone-all-crowns = Tour de roue
milestone-all-crowns-task = Marque les points d’une couronne de chaque secteur en une partie.
milestone-full-table = Une grande tablée
milestone-full-table-task = Gagne une partie à cinq.
milestone-beat-expert = La Fortune te sourit
milestone-beat-expert-task = Bats le bot Expert.

## Endless puzzles

puzzle-last-tiles = Dernières tuiles
puzzle-last-tiles-about = La partie s’achève. Trouve la tuile qui rapporte le plus de points, quoi que fasse Ben.
puzzle-last-tiles-difficulty = tuiles restantes ; à 4, trois et le cochon
puzzle-last-tiles-goal = { $difficulty ->
    [1] La dernière tuile est à toi. Marque le plus de points possible.
    [2] Il reste deux tuiles : la tienne et celle de Ben. Assure-toi le plus de points possible.
    [3] Il reste trois tuiles : toi, Ben, toi. Assure-toi le plus de points possible.
   *[other] Il reste trois tuiles, et le cochon avance. Assure-toi le plus de points possible.
}
puzzle-most-points = Le beau coup
puzzle-most-points-about = Où tuile et partisan marquent-ils le plus tout de suite, avec ce que le cochon rapporte après ?
puzzle-most-points-difficulty = ce qui marque en même temps
puzzle-most-points-goal = { $difficulty ->
    [1] Marque le plus de points possible à ce tour.
    [2] Marque le plus de points possible à ce tour.
   *[other] Marque le plus de points possible à ce tour, prochain arrêt du cochon compris.
}
puzzle-next-tiles = Ensuite :
puzzle-last-tiles-wrong = Tu peux t’assurer plus de points.
puzzle-most-points-wrong = Il y a plus de points à prendre.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-first-tile = Le but, et une première tuile
    .task = Le plus de points gagne, grâce à tes partisans en ville, sur les routes, dans les abbayes et les prés. Les bords doivent correspondre. Appuie sur un emplacement ; les boutons tournent et posent la tuile.
    .solved = Ensuite, tu peux placer un partisan sur la tuile que tu viens de poser. Tu en as sept. Ils deviennent chevaliers dans les villes, voleurs sur les routes, moines dans les abbayes et paysans dans les prés.
lesson-thief = Un voleur sur une route
    .task = Trois routes partent de la roue. Pose ta tuile de façon que sa route rejoigne l’une d’elles, place un voleur sur cette route, et finis ton tour.
    .mistake = C’est un moine. Place un voleur sur la route de ta tuile.
    .other-mistake = C’est un paysan. Place un voleur sur la route de ta tuile.
    .third-mistake = Place un voleur sur la route avant de finir ton tour.
    .wrong = Pose la tuile de façon que sa route continue l’une de celles de la roue, place un voleur sur la route, et finis ton tour.
    .solved = Les deux bouts sont fermés : la route marque 1 point pour chacune de ses deux tuiles. Ton voleur est revenu, et peut être placé de nouveau.
lesson-knight = Un chevalier dans une ville
    .task = À deux des villes de la roue, il ne manque qu’une tuile : l’une en haut à gauche, l’autre à droite. Ferme l’une d’elles avec ta tuile, place un chevalier dans la ville, et finis ton tour.
    .mistake = La ville dans l’angle en bas à gauche est ouverte sur deux côtés. Ferme l’une des deux autres.
    .other-mistake = C’est un paysan. Place un chevalier dans la ville.
    .third-mistake = Place un chevalier dans la ville avant de finir ton tour.
    .wrong = Pose la tuile de façon que sa ville touche celle en haut à gauche ou à droite de la roue.
    .solved = Une ville sans brèche est achevée : 2 points par tuile, et 2 de plus par blason.
lesson-closing = Fermer ta ville
    .task = La ville de ton chevalier, dans l’angle en bas à gauche de la roue, n’a plus qu’une brèche, sur sa gauche. Ferme-la avec ta tuile, place un paysan dans le pré de la même tuile, et finis ton tour.
    .mistake = Là, tu fermes une ville, mais pas la tienne. La ville de ton chevalier est ouverte sur la gauche, dans l’angle en bas à gauche de la roue.
    .other-mistake = Tu peux d’abord placer un partisan : mets un paysan dans le pré de la nouvelle tuile.
    .wrong = Ferme la brèche à gauche de l’angle en bas à gauche de la roue, puis place un paysan.
    .solved = Trois tuiles : 6 points, et ton chevalier est revenu. Tu ne peux placer un partisan que sur la tuile que tu viens de poser, et un seul par tour.
lesson-monk = Un moine dans une abbaye
    .task = Une abbaye est achevée quand ses huit emplacements voisins sont remplis ; la roue compte aussi. Remplis le dernier trou autour de ton moine, en bas à gauche, et finis ton tour.
    .wrong = Pose la tuile dans le trou en bas à gauche de ton abbaye, puis finis ton tour.
    .solved = 9 points : un pour l’abbaye et un par emplacement voisin. Ton moine est revenu.
lesson-farmer = Un paysan dans un pré
    .task = Les paysans marquent à la fin : 3 points par ville achevée au bord de leur pré, peu importe qui l’a construite. Cette fois, ferme la ville en haut à gauche ou à droite, place un paysan, et finis ton tour.
    .mistake = C’est un chevalier, qui marquerait tout de suite. Place un paysan dans le pré.
    .other-mistake = La ville dans l’angle en bas à gauche reste ouverte, et une ville ouverte ne nourrit personne. Ferme l’une des deux autres.
    .third-mistake = Place un paysan dans le pré avant de finir ton tour.
    .wrong = Ferme une ville de la roue avec ta tuile, place un paysan dans le pré, et finis ton tour.
    .solved = Ton paysan reste là jusqu’à la fin : réfléchis bien avant. Routes et villes séparent les prés les uns des autres.
lesson-pig = Le cochon
    .task = Certaines tuiles portent un chiffre. Quand on en pioche une, le cochon de la roue avance d’abord d’autant de secteurs dans le sens horaire, et déclenche un effet là où il s’arrête. Pioche la première tuile : c’est un 3.
    .wrong = Pioche la tuile.
    .solved = Tempête : chaque partisan de ta réserve rapporte 1 point. Fortune, d’où le cochon est parti, donne 3 points à qui pioche la tuile.
lesson-end = La fin
    .task = C’est la dernière tuile. Tu as un paysan au bord d’une ville achevée, Ben un voleur sur une route ouverte. Pose la tuile où tu veux, place un chevalier dans sa ville, et termine la partie.
    .mistake = À la fin, un partisan sur une couronne ne marque rien. Place un chevalier.
    .other-mistake = Aucune ville achevée ne nourrit ce pré. Place un chevalier dans la ville.
    .third-mistake = Ton chevalier marquerait encore. Place-le d’abord.
    .wrong = Pose la tuile, place un chevalier dans sa ville, et finis ton tour.
    .solved = Les zones inachevées marquent 1 point par tuile et par blason ; pour une abbaye, les tuiles autour comptent aussi. Ton paysan marque 3 points. Lance-toi maintenant dans une vraie partie.
lesson-joining = Réunir des villes
    .task = Tu ne peux pas placer de partisan dans une ville qui a un chevalier, mais tu peux réunir deux villes. En bas à gauche, Ben et toi avez chacun un chevalier, côte à côte. Réunis les villes avec ta tuile, et finis ton tour.
    .wrong = Pose la tuile dans l’angle entre les deux villes aux chevaliers, de façon à fermer les deux.
    .solved = Une seule ville à présent : quatre tuiles et un blason, 10 points. Le joueur qui y a le plus de partisans les marque. Vous êtes à égalité : chacun marque le total.
lesson-taxes = Impôts
    .task = Aux Impôts, chaque chevalier rapporte 1 point par blason et par chevalier à toi dans sa ville, achevée ou non. Pose ta tuile où tu veux, place un chevalier, et finis ton tour. Ben pioche un 1.
    .mistake = Un paysan ne paie pas d’impôts. Place un chevalier dans la ville.
    .other-mistake = Une couronne marquerait aussi, mais pour l’instant place un chevalier dans la ville.
    .third-mistake = Place un chevalier dans la ville avant de finir ton tour.
    .wrong = Pose la tuile, place un chevalier dans sa ville, et finis ton tour.
    .solved = Le cochon avance à chaque tuile à chiffre, peu importe qui la pioche. Ton chevalier marque 2 points : un pour le blason, un pour lui-même. Il reste dans la ville.
lesson-famine = Famine et Inquisition
    .task = À la Famine, chaque paysan rapporte 1 point par ville achevée au bord de son pré ; à l’Inquisition, chaque moine en rapporte 2. Deux 2 arrivent. Tu as un moine ; ferme une ville, place un paysan, et finis ton tour.
    .mistake = C’est un chevalier. Le cochon va vers la Famine : place un paysan.
    .other-mistake = La ville dans l’angle en bas à gauche reste ouverte. Ferme celle en haut à gauche ou à droite.
    .wrong = Ferme la ville en haut à gauche ou à droite de la roue, place un paysan, et finis ton tour.
    .solved = 1 point pour ton paysan, 2 pour ton moine, et les deux restent en place. Les secteurs que le cochon traverse ne font rien.
lesson-crowns = Les couronnes
    .task = Au lieu de la tuile, tu peux placer ton partisan sur une couronne libre de la roue : il y attend le cochon. Pose ta tuile, place un partisan sur une couronne d’Impôts, un secteur plus loin, et finis ton tour.
    .mistake = Le cochon y est déjà. Une couronne ne marque que quand il s’y arrête de nouveau : place ton partisan aux Impôts.
    .other-mistake = Ben pioche un 1, qui mène le cochon aux Impôts. Place ton partisan là.
    .third-mistake = Ça, c’est sur la tuile. Place ton partisan sur une couronne d’Impôts de la roue.
    .wrong = Pose la tuile, place un partisan sur une couronne d’Impôts, et finis ton tour.
    .solved = 6 points, et ton partisan est revenu. Si les deux couronnes d’un secteur sont prises, chacune marque 3 points ; quand un secteur n’a qu’une couronne, elle en marque 3 aussi.
lesson-plague = Peste
    .task = Tu as pioché un 2, et le cochon est sur Peste : chaque joueur retire un partisan des tuiles, et tu commences. Ton paysan est au bord d’une ville achevée. Reprends ton voleur.
    .mistake = Ton paysan vaut 3 points à la fin, ta route de deux tuiles seulement 2. Reprends le voleur.
    .wrong = Reprends le voleur sur la route.
    .solved = Il ne marque rien, mais il est de nouveau libre pour ce tour. Les partisans sur les couronnes ne craignent pas la peste.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-sprint = Sprint
deal-sprint-about = Une partie courte de 24 tuiles contre le bot Expert.
deal-won = victoire { $points } à { $other }
deal-drawn = match nul { $points } à { $other }
deal-lost = défaite { $points } à { $other }
