### Words of Wheels of Time. Two cities, each with a wheel of its own (1 and 2); the wheels A and B are for both. Where
### two wheels touch they form a link: the two symbols there decide what it gives.

## (Symbol)

symbol-brick = brique
symbol-wood = bois
symbol-stone = pierre
symbol-food = nourriture
symbol-gold = or
symbol-skull = crâne

## (Item)

# `one`, `many`, `track`: as in English. `de`: after "il n’y a pas".
item-food-production = production de nourriture
    .one = une production de nourriture
    .many = productions de nourriture
    .track = Production de nourriture
    .de = de production de nourriture
item-population = population
    .one = un habitant
    .many = habitants
    .track = Population
    .de = d’habitant
item-wall = mur
    .one = un mur
    .many = murs
    .track = Murs
    .de = de mur
item-road = route
    .one = une route
    .many = routes
    .track = Routes
    .de = de route
item-building = bâtiment
    .one = un bâtiment
    .many = bâtiments
    .track = Bâtiments
    .de = de bâtiment
item-brick = brique
    .one = une brique
    .many = briques
    .track = Briques
    .de = de brique
item-wood = bois
    .one = un bois
    .many = bois
    .track = Bois
    .de = de bois
item-stone = pierre
    .one = une pierre
    .many = pierres
    .track = Pierres
    .de = de pierre
item-food = nourriture
    .one = une nourriture
    .many = nourritures
    .track = Nourriture
    .de = de nourriture
item-worker = ouvrier
    .one = un ouvrier
    .many = ouvriers
    .track = Ouvriers
    .de = d’ouvrier

## (LinkEffect)

link-effect-nothing = rien
link-effect-half-building = un demi-bâtiment
link-effect-food-production = une production de nourriture
link-effect-population = un habitant
link-effect-wall = un mur
link-effect-road = une route
link-effect-building = un bâtiment
link-effect-brick = une brique
link-effect-wood = un bois
link-effect-stone = une pierre
link-effect-food = une nourriture
link-effect-worker = un ouvrier
link-effect-danger-brick = danger pour les briques
link-effect-danger-wood = danger pour le bois
link-effect-danger-stone = danger pour les pierres
link-effect-danger-food = danger pour la nourriture
link-effect-danger-worker = danger pour les ouvriers
link-effect-take-brick = danger, tu prends une brique
link-effect-take-wood = danger, tu prends un bois
link-effect-take-stone = danger, tu prends une pierre
link-effect-take-food = danger, tu prends une nourriture
link-effect-take-worker = danger, tu prends un ouvrier
link-effect-lose-brick = danger, tu perds une brique
link-effect-lose-wood = danger, tu perds un bois
link-effect-lose-stone = danger, tu perds une pierre
link-effect-lose-food = danger, tu perds une nourriture
link-effect-lose-worker = danger, tu perds un ouvrier
link-effect-disaster = catastrophe

## (Wheel)

wheel-one = roue 1
    .the = la roue 1
    .title = Roue 1
    .kind = roue de joueur
    .place = à la liaison commune
wheel-two = roue 2
    .the = la roue 2
    .title = Roue 2
    .kind = roue de joueur
    .place = à la liaison commune
wheel-a = roue A
    .the = la roue A
    .title = Roue A
    .kind = roue de production
    .place = contre la roue 1
wheel-b = roue B
    .the = la roue B
    .title = Roue B
    .kind = roue de production
    .place = contre la roue 1

## (Link)

# `title`: at the beginning of a sentence. `button`: without an article.
link-a = la liaison A
    .title = La liaison A
    .button = Liaison A
    .short = A
link-b = la liaison B
    .title = La liaison B
    .button = Liaison B
    .short = B
link-common = la liaison commune
    .title = La liaison commune
    .button = Liaison commune
    .short = Commune

## (LinkPair)

link-pair-ab = les liaisons A et B
    .title = Liaisons A et B
link-pair-ac = la liaison A et la liaison commune
    .title = Liaisons A et commune
link-pair-bc = la liaison B et la liaison commune
    .title = Liaisons B et commune

## (Die)

die-one = sécheresse
    .turns = la roue 2 tourne
die-two = peste
    .turns = la roue 2 tourne de deux cases
die-three = séisme
    .turns = la roue A tourne
die-four = inondation
    .turns = la roue B tourne
die-five = incendie
    .turns = les roues A et B tournent
die-six = famine et peste
    .turns = les quatre roues tournent

## Things alone

track = { $item-track }
wheel-title = { $wheel-title }
link-short = { $link-short }
walls = { $count ->
    [one] { $count } mur
   *[other] { $count } murs
}
roads = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
buildings = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
amount = { $count ->
    [1] { $item-one }
   *[other] { $count } { $item-many }
}

## What can be done, as an infinitive: after "Try this:" and in the list of actions

set-wheel = placer { $wheel-the } (case { $space }, { $symbol }, { $wheel-place })
set-wheel-seen = placer { $wheel-the } ({ $symbol } { $wheel-place })
take-wheel = prendre { $wheel-the }
feed = { $people ->
    [0] ne nourrir personne avec la réserve
    [one] nourrir { $people } habitant avec la réserve
   *[other] nourrir { $people } habitants avec la réserve
}
turn-wheel = tourner { $wheel-the }
build = construire { $item-one } avec la réserve
trigger = activer { $link }
join-links = faire un bâtiment avec { $pair }
spend-worker = dépenser un ouvrier pour une action de plus
end-actions = terminer les actions
produce-separately = laisser chaque liaison produire à part

## What the player has to do, after "Your turn:" or a name

task-set = placer { $wheel-the }
task-choose = prendre la roue 1, qui commence, ou la roue 2
task-feed = { $people ->
    [one] nourrir { $people } habitant affamé avec la réserve, ou le perdre
   *[other] nourrir { $people } habitants affamés avec la réserve, ou les perdre
}
actions-left = { $actions ->
    [one] encore { $actions } action
   *[other] encore { $actions } actions
}
round-actions-left = manche { $round } sur { $rounds }, { $actions ->
    [one] encore { $actions } action
   *[other] encore { $actions } actions
}
no-actions-left = plus d’action, terminer les actions
no-actions-but-workers = plus d’action, dépenser un ouvrier ou terminer les actions
task-produce = faire un bâtiment avec deux liaisons, ou laisser chacune produire à part

## What has happened

placed = { $wheel-title } placée : case { $space }, { $symbol }, { $wheel-place }.
placed-seen = { $wheel-title } placée : { $symbol } { $wheel-place }.
took-first-wheel = { $player-person ->
    [you] Tu prends la roue 1 et tu commences.
   *[other] { $player } prend la roue 1 et commence.
}
took-second-wheel = { $player-person ->
    [you] Tu prends la roue 2 ; la roue 1 commence.
   *[other] { $player } prend la roue 2 ; la roue 1 commence.
}
fed = { $player-person ->
    [you] { $people ->
        [0] Tu ne nourris personne avec ta réserve.
        [one] Tu nourris { $people } habitant avec ta réserve.
       *[other] Tu nourris { $people } habitants avec ta réserve.
    }
   *[other] { $people ->
        [0] { $player } ne nourrit personne avec sa réserve.
        [one] { $player } nourrit { $people } habitant avec sa réserve.
       *[other] { $player } nourrit { $people } habitants avec sa réserve.
    }
}
turned = { $player-person ->
    [you] Tu tournes { $wheel-the }.
   *[other] { $player } tourne { $wheel-the }.
}
built = { $player-person ->
    [you] Tu construis { $item-one } avec ta réserve.
   *[other] { $player } construit { $item-one } avec sa réserve.
}
triggered = { $player-person ->
    [you] Tu actives { $link }.
   *[other] { $player } active { $link }.
}
worked = { $player-person ->
    [you] Tu dépenses un ouvrier pour une action de plus.
   *[other] { $player } dépense un ouvrier pour une action de plus.
}
joined = { $player-person ->
    [you] Tu fais un bâtiment avec { $pair }.
   *[other] { $player } fait un bâtiment avec { $pair }.
}
ended = { $player-person ->
    [you] Tu termines ta phase d’actions.
   *[other] { $player } termine sa phase d’actions.
}
gained = { $player-person ->
    [you] { $link-title } te donne { $item-one }.
   *[other] { $link-title } donne { $item-one } à { $player }.
}
both-gained = La liaison commune donne { $item-one } à chaque joueur.
no-room = { $player-person ->
    [you] { $link-title } te donne { $item-one }, mais tu n’as plus de place.
   *[other] { $link-title } donne { $item-one } à { $player }, mais il n’y a plus de place.
}
nothing-to-lose = Il n’y a pas { $item-de } à perdre.
lost-to-hunger = { $player-person ->
    [you] { $count ->
        [one] La faim te coûte { $count } habitant.
       *[other] La faim te coûte { $count } habitants.
    }
   *[other] { $count ->
        [one] La faim coûte { $count } habitant à { $player }.
       *[other] La faim coûte { $count } habitants à { $player }.
    }
}
lost-to-danger = { $player-person ->
    [you] Le danger de { $link } te coûte { $item-one }.
   *[other] Le danger de { $link } coûte { $item-one } à { $player }.
}
lost = { $player-person ->
    [you] Tu perds { $item-one }.
   *[other] { $player } perd { $item-one }.
}
stolen = { $player-person ->
    [you] Tu prends { $item-one } à { $from } par la liaison commune.
   *[other] { $from-person ->
        [you] { $player } te prend { $item-one } par la liaison commune.
       *[other] { $player } prend { $item-one } à { $from } par la liaison commune.
    }
}
stolen-no-room = { $player-person ->
    [you] Tu prends { $item-one } à { $from } par la liaison commune, mais tu n’as plus de place.
   *[other] { $from-person ->
        [you] { $player } te prend { $item-one } par la liaison commune, mais n’a plus de place.
       *[other] { $player } prend { $item-one } à { $from } par la liaison commune, mais n’a plus de place.
    }
}
disaster-strikes = { $player-person ->
    [you] Catastrophe pour toi. Le dé montre { $number } : { $die }.
   *[other] Catastrophe pour { $player }. Le dé montre { $number } : { $die }.
}
all-turned = Les quatre roues tournent.
rotated = Le dé montre { $number } : { $die-turns }.
round-over = La manche { $round } est finie.

## The end

city-complete = Quatre murs, quatre routes, quatre bâtiments : la ville est complète.
both-complete = La liaison commune a complété les deux villes en même temps : le joueur dont c’était le tour gagne.
no-people = La population du perdant est tombée à zéro.
rounds-used-up = Il ne reste plus de manche.
too-long = Trois cents tours ont été joués.
solo-no-people = La population est tombée à zéro à la manche { $round } sur { $rounds }.
solo-out-of-time = Le temps a manqué, à la manche { $round } sur { $rounds }.
solo-complete = Ville complète à la manche { $round } sur { $rounds }.
solo-resigned = Abandon à la manche { $round } sur { $rounds }.
solo-missing = Il manquait à la ville { $structures }.

## Why a turn is suggested

rises = { $completes ->
    [true] { $item-track } : { $before } → { $after }, et le compte y est.
   *[false] { $item-track } : { $before } → { $after }.
}
keeps = { $item-track } : toujours { $after }.
keeps-goods = Tu gardes ainsi { $goods } de plus.
link-shows-against = { $link-id ->
    [common] La liaison commune montre alors « { $effect } », sinon « { $other } ».
   *[other] { $player-person ->
        [you] Chez toi, { $link } montre alors « { $effect } », sinon « { $other } ».
       *[other] Chez { $player }, { $link } montre alors « { $effect } », sinon « { $other } ».
    }
}
link-shows = { $link-id ->
    [common] La liaison commune montre alors « { $effect } » au lieu de « { $now } ».
   *[other] { $player-person ->
        [you] Chez toi, { $link } montre alors « { $effect } » au lieu de « { $now } ».
       *[other] Chez { $player }, { $link } montre alors « { $effect } » au lieu de « { $now } ».
    }
}
steals = { $player-person ->
    [you] La liaison commune te prend { $item-one }.
   *[other] La liaison commune prend { $item-one } à { $player }.
}
links-show = Tes liaisons montrent alors { $effects }.
effect-at-link = { $effect } à { $link }

## What a suggested turn risks

risk-disaster = { $link-id ->
    [common] Catastrophe à la liaison commune : un dé décide de ce que tu perds.
   *[other] Catastrophe chez toi, à { $link } : un dé décide de ce que tu perds.
}
risk-loss = Un danger te prend { $item-one }.
risk-link = { $link-id ->
    [common] La liaison commune donne { $effect }.
   *[other] { $link-title } donne { $effect } à { $player }.
}

## The board: what is read aloud

the-wheels = Les roues
wheel-to-choose = { $wheel-title }, { $wheel-kind }. La choisir.
wheel-to-turn = { $wheel-title }, { $wheel-kind }. La tourner.
wheel-to-take = { $wheel-title }, { $wheel-kind }. La prendre.
link-of-player = { $link-button }, { $symbol } et { $other } : { $effect }.{ $usable ->
    [true] {" L’utiliser."}
   *[false] {""}
}
link-of-both = Liaison commune aux deux joueurs, { $symbol } et { $other } : { $effect }.{ $usable ->
    [true] {" L’utiliser."}
   *[false] {""}
}
links-now = Maintenant, liaison A : { $a } ; liaison B : { $b } ; liaison commune : { $common }.
after-turn = Roue tournée d’une case, { $link } donne : { $effect }.
after-turn-all = Roue tournée d’une case, liaison A : { $a } ; liaison B : { $b } ; liaison commune : { $common }.
turns = { $count ->
    [one] tourner { $count } fois
   *[other] tourner { $count } fois
}

## The table of links, which is read aloud

links-of-one = Tes liaisons
links-of-two = Toutes les liaisons ; la liaison commune vaut pour les deux joueurs
player = Joueur
link = Liaison
symbols = Symboles
effect = Effet
two-symbols = { $symbol } et { $other }

## Headings of buttons

group-choices = Choisir
group-turns = Tourner une roue
group-links = Activer une liaison
group-structures = Construire
group-ending = Finir

## Buttons below these headings

button-link = { $link-button }
button-wall = Mur
button-road = Route
button-building = Bâtiment
button-pair = { $pair-title }
button-join = Bâtiment avec { $pair }
button-worker = Dépenser un ouvrier
button-feed = { $people ->
    [0] Ne nourrir personne : { $outcome }
   *[other] En nourrir { $people } : { $outcome }
}
citizens-leave = { $citizens ->
    [0] personne ne part
    [one] { $citizens } habitant part
   *[other] { $citizens } habitants partent
}
everyone-leaves = il ne reste personne, la ville est perdue
button-keep = Garder { $wheel-the } ainsi
turn-forward = Tourner en avant
turn-back = Tourner en arrière
really-trigger = Vraiment activer { $link } ?

## Names of buttons, read aloud and shown where there is no shorter one

name-turn = Tourner { $wheel-the }
name-turn-then = Tourner { $wheel-the }, et { $link } donne : { $effect }
name-turn-then-all = Tourner { $wheel-the }, et liaison A : { $a } ; liaison B : { $b } ; liaison commune : { $common }
name-trigger = Activer { $link } : { $effect }
name-build = Construire { $item-one } avec ta réserve
name-join = Faire un bâtiment avec { $pair }
name-keep = Garder { $wheel-the } ainsi : case { $space }, { $symbol }, { $wheel-place }
name-take = Prendre { $wheel-the }
name-worker = Dépenser un ouvrier pour une action de plus
name-end = Terminer tes actions
name-separately = Laisser chaque liaison produire à part
name-refused = { $name }. { $why }

## What to do, beside the buttons

do-place-alone = Tourne la roue dans la position que tu veux. Tu joues avec la roue 1.
do-place = Tourne la roue dans la position que tu veux. Ton adversaire choisira ensuite son côté.
do-choose = Prends la roue dont tu préfères les trois liaisons. La roue 1 commence.
do-feed = Ta production de nourriture ne nourrit pas tout le monde. Qui n’est pas nourri s’en va.
do-produce = Deux de tes liaisons peuvent faire un bâtiment. Dans ce cas, elles ne donnent rien d’autre.
do-act = Appuie sur une roue pour un aperçu, encore une fois pour la tourner. Appuie sur une liaison pour l’activer.
do-act-unaided = Appuie deux fois sur une roue pour la tourner. Appuie sur une liaison pour l’activer.
do-end = Plus d’action : termine tes actions.

## What the end of the actions would bring; icons follow

if-you-end = Si tu termines :
each-separately = Chaque liaison à part :
with-building-from = Avec un bâtiment fait par { $pair } :
brings-nothing = rien
full = plein
would-gain = { $player-person ->
    [you] Tu gagnes { $item-one }.
   *[other] { $player } gagne { $item-one }.
}
would-not-fit = { $player-person ->
    [you] Pas de place chez toi pour { $item-one }.
   *[other] Pas de place chez { $player } pour { $item-one }.
}
would-lose = { $player-person ->
    [you] Tu perds { $item-one }.
   *[other] { $player } perd { $item-one }.
}
would-suffer = { $player-person ->
    [you] une catastrophe pour toi
   *[other] une catastrophe pour { $player }
}

## Beside a city

to-act = à jouer
rounds = Manches
round = Manche { $round } sur { $rounds }
track-count = { $count } sur 4
track-rose = { $count } sur 4, { $more } de plus qu’avant
track-fell = { $count } sur 4, { $less } de moins qu’avant
hungry-now = { $people ->
    [one] { $people } affamé à nourrir.
   *[other] { $people } affamés à nourrir.
}
hungry-next = { $people ->
    [one] Tour suivant : { $people } affamé.
   *[other] Tour suivant : { $people } affamés.
}
supply-empty = Réserve sans nourriture.
supply-feeds-all = { $people ->
    [1] La réserve le nourrit.
   *[other] La réserve les nourrit.
}
supply-feeds = La réserve en nourrit { $food }.

## Why something cannot be done

refusal-phase = Tu ne peux pas faire ça maintenant.
refusal-order = Place d’abord { $wheel-the }.
refusal-space = La roue n’a pas cette case.
refusal-feed = { $people ->
    [0] Tu ne peux nourrir personne.
   *[other] Tu peux en nourrir { $people } au plus.
}
refusal-no-actions = Il ne te reste plus d’action.
refusal-two-actions = Un bâtiment par deux liaisons coûte deux actions.
refusal-wheel = Tu ne peux tourner que ta propre roue, A et B.
refusal-cost-wall = Un mur coûte une brique et une pierre : il te faut les deux.
refusal-cost-road = Une route coûte un bois et une pierre : il te faut les deux.
refusal-cost-building = Un bâtiment coûte une brique, un bois et une pierre : il te faut les trois.
refusal-full-walls = Tu as déjà quatre murs, le maximum.
refusal-full-roads = Tu as déjà quatre routes, le maximum.
refusal-full-buildings = Tu as déjà quatre bâtiments, le maximum.
refusal-support = Chaque bâtiment a besoin d’un mur et d’une route à lui, et il t’en manque.
refusal-link = { $link-title } ne donne rien pour l’instant.
refusal-pair = { $pair-title } : pas de quoi faire un bâtiment.
refusal-worker = Tu n’as pas d’ouvrier à dépenser ce tour-ci.

## Options of a new game: the question, and name and explanation of each choice

option-layout = Disposition des roues
    .choice-standard = Standard
    .choice-standard-about = Presque équilibrée pour les deux joueurs ; idéale pour une première partie.
    .choice-random = Au hasard
    .choice-random-about = Une disposition différente à chaque fois. Certaines avantagent un joueur.
    .choice-cut-and-choose = Je coupe, tu choisis
    .choice-cut-and-choose-about = Le joueur 1 place les quatre roues, puis le joueur 2 prend la roue de joueur qu’il préfère. La roue 1 commence.
option-wheels = Disposition des roues
    .choice-standard = Standard
    .choice-standard-about = Toujours la même.
    .choice-random = Au hasard
    .choice-random-about = Une disposition différente à chaque fois. Certaines sont plus difficiles.
    .choice-own = La tienne
    .choice-own-about = Tu places les quatre roues avant la première manche. Plus facile.
option-rounds = Manches
    .choice-8 = 8
    .choice-8-about = Comme dans les règles.
    .choice-6 = 6
    .choice-6-about = Très difficile.
    .choice-7 = 7
    .choice-7-about = Difficile.
    .choice-9 = 9
    .choice-9-about = Plus facile.
    .choice-10 = 10
    .choice-10-about = Facile.

## Help for a first turn

help-first = Tu as trois liaisons, là où ta roue touche les autres : une avec A, une avec B, et la liaison commune entre les deux roues de joueur, qui est aux deux.
help-second = Tu as une action par habitant : tourne ta roue, A ou B, active une liaison, ou construis avec ta réserve.
help-third = Quand tu termines tes actions, chacune de tes liaisons produit encore une fois. Puis viennent les dangers : les crânes te prennent des choses.
help-fourth = Le premier qui a quatre murs, quatre routes et quatre bâtiments gagne. Si ta population tombe à zéro, tu perds.
help-first-alone = Tu as la roue 1, et trois liaisons là où elle touche les autres : avec A, avec B, et la liaison commune avec la roue 2, qui n’a pas de joueur.
help-second-alone = Tu as une action par habitant : tourne la roue 1, A ou B, active une liaison, ou construis avec ta réserve.
help-third-alone = Quand tu termines tes actions, chacune de tes liaisons produit encore une fois. Puis viennent les dangers : les crânes te prennent des choses. Enfin, un dé fait tourner certaines roues.
help-fourth-alone = Tu gagnes si tu as quatre murs, quatre routes et quatre bâtiments avant la fin des manches. Si ta population tombe à zéro, tu perds.

## About the game

notation = turn-1, turn-2, turn-A et turn-B tournent une roue ; link-A, link-B et link-C (la liaison commune) activent une liaison ; build-wall, build-road et build-building construisent un mur, une route ou un bâtiment avec ta réserve ; join-AB, join-AC et join-BC font un bâtiment avec deux liaisons ; worker dépense un ouvrier ; end termine tes actions ; plain laisse chaque liaison produire à part ; feed-2 en nourrit deux. set-A-9 place la roue A, take-1 prend la roue 1.

## What is done by itself where there is no choice; before the seconds until it is done

routine-your-actions-end = Tes actions se terminent

## Milestones: the title, and what is to be done

milestone-alone = Huit manches
milestone-alone-task = Complète ta ville en solo en huit manches au plus.
milestone-alone-in-six = Comme une horloge
milestone-alone-in-six-task = Complète ta ville en solo en six manches au plus.
milestone-joined-buildings = Sans toucher à la réserve
milestone-joined-buildings-task = Gagne une partie à deux avec quatre bâtiments tous faits par deux liaisons.
milestone-ahead-of-time = En avance sur son temps
milestone-ahead-of-time-task = Bats un bot Amateur ou plus fort en 24 tours au plus, douze chacun.
milestone-both-complete = Photo-finish
milestone-both-complete-task = Gagne quand les deux villes sont complètes en même temps.
milestone-beat-expert = Maître des roues
milestone-beat-expert-task = Bats le bot Expert.

## Endless puzzles

puzzle-finish-the-city = Finir la ville
puzzle-finish-the-city-about = Complète ta ville avant la fin du tour, quoi que donnent les dés. Tout chemin qui y mène est bon.
puzzle-finish-the-city-difficulty = actions nécessaires
puzzle-finish-the-city-goal = { $actions ->
    [1] Complète ta ville à ce tour. Une action suffit.
   *[other] Complète ta ville à ce tour. Il faut { $actions } actions ou plus.
}
puzzle-lost = Après ça, ta ville ne peut plus être complétée à ce tour.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal = Le but
    .task = Tu es Ada. La première ville qui a quatre murs, quatre routes et quatre bâtiments gagne. À la tienne, il ne manque qu’un bâtiment, qui coûte une brique, un bois et une pierre. Tu les as : construis-le.
    .mistake = Il ne te manque plus rien pour ton quatrième bâtiment. Construis-le maintenant.
    .wrong = Construis le bâtiment.
    .solved = Ta ville est complète : c’est gagné. Pour en arriver là, tout est de tourner les bonnes roues.
lesson-your-three-links = Tes trois liaisons
    .task = Tu as la roue 1. Elle touche A, B et la roue 2 de Ben : ce sont tes trois liaisons. L’or te donne ce à quoi il est lié, et la liaison B montre or et nourriture. Active la liaison B.
    .mistake = Là, tu tournes une roue, et changes une liaison. Active la liaison B telle qu’elle est.
    .wrong = Active la liaison B.
    .solved = Ça t’a pris une action ; ta population est le nombre d’actions que tu as à chaque tour. Ben aussi a des liaisons avec A et B, et partage avec toi la liaison commune.
lesson-turning-a-wheel = Tourner une roue
    .task = Pour changer tes liaisons, tourne une roue : la tienne, A ou B, mais jamais celle de Ben. Chaque action la tourne d’une case dans le sens horaire. Tourne la roue 1.
    .mistake = Cette roue n’est que dans une seule de tes liaisons. Tourne ta propre roue, la 1.
    .wrong = Tourne la roue 1.
    .solved = Ta propre roue change tes trois liaisons. A et B changent l’une des tiennes, et l’une de celles de Ben.
lesson-growing = Grandir
    .task = Les liaisons ne donnent pas que des ressources. Brique et nourriture augmentent ta population ; bois et nourriture, ta production de nourriture. Active la liaison B : brique et nourriture.
    .wrong = Active la liaison B, brique et nourriture.
    .solved = Un habitant de plus, c’est tout de suite une action de plus. Tu peux activer la même liaison aussi souvent que tu as d’actions.
lesson-common-link = La liaison commune
    .task = La liaison commune est là où les roues de joueur se touchent. Les deux joueurs gagnent ce qu’elle donne, peu importe qui l’active. Pierre et bois font une route : active la liaison commune.
    .mistake = Celle-là ne profite qu’à toi. La liaison commune est là où ta roue touche celle de Ben.
    .wrong = Active la liaison commune.
    .solved = De même, brique et pierre font un mur. La liaison commune sert Ben autant que toi : choisis bien ton moment pour l’activer.
lesson-production = La production
    .task = Quand tu termines tes actions, chacune de tes liaisons produit encore une fois, gratuitement. Ici, A donne un mur et B une brique. Termine tes actions.
    .mistake = Chacune de tes liaisons donne une fois gratuitement quand tu termines tes actions. Ici, il ne te faut rien d’autre.
    .wrong = Termine tes actions.
    .solved = Tourne donc les roues de façon qu’elles te servent à la fin. Tu ne peux rien garder au-delà de quatre.
lesson-danger = Le danger
    .task = Après la production, les crânes prennent ce à quoi ils sont liés. La liaison A te prendrait ta pierre. Tourne la roue A pour en éloigner le crâne, puis termine tes actions.
    .mistake = Trop tôt : le crâne de la liaison A te prendrait ta pierre. Tourne d’abord la roue A.
    .other-mistake = Le crâne est sur la roue A : tourne celle-là.
    .wrong = Tourne d’abord la roue A, puis termine tes actions.
    .solved = Ta pierre est sauve. Quand tu n’as rien de ce que prend un danger, tu ne perds rien.
lesson-a-first-turn = Un premier tour
    .task = Début de partie, deux actions. Tourne la roue 1, active la liaison A pour la production de nourriture, et termine : elle donne encore une fois. Après le tour de Ben, tourne deux fois la roue 1 et termine.
    .mistake = Tourne d’abord la roue 1 : la liaison A te donnera alors de la production de nourriture.
    .wrong = Tourne d’abord la roue 1, active la liaison A et termine. Au tour suivant, tourne deux fois la roue 1 et termine.
    .solved = De la nourriture pour quatre, trois habitants, et deux routes que Ben a payées de ses actions : un beau début. Lance-toi maintenant dans une vraie partie.
lesson-feeding = Nourrir
    .task = Ton tour commence par nourrir la ville. Ta production de nourriture suffit à deux de tes quatre habitants ; tu as 2 nourritures en réserve. Nourris les deux autres avec ta réserve.
    .mistake = Un habitant aurait encore faim et partirait. Tu as 2 nourritures : nourris les deux.
    .other-mistake = Les deux affamés partiraient. Tu as 2 nourritures : nourris les deux.
    .wrong = Nourris-en deux.
    .solved = Chaque affamé que tu ne nourris pas s’en va, et te coûte une action. Si ta population tombe à zéro, tu perds.
lesson-building-from-supply = Construire avec la réserve
    .task = Tu peux construire avec les ressources de ta réserve, pour une action : un mur coûte une brique et une pierre, une route un bois et une pierre. Construis un mur.
    .wrong = Construis un mur avec ta réserve.
    .solved = Un bâtiment coûte une brique, un bois et une pierre, et a besoin d’un mur et d’une route à lui : il te faut plus de murs et plus de routes que tu n’as de bâtiments.
lesson-a-building-from-two-links = Bâtiment et liaisons
    .task = Deux liaisons peuvent faire un bâtiment : l’une montre deux symboles parmi brique, bois et pierre, l’autre l’or et le troisième. Ça prend deux actions. Utilise la liaison B et la liaison commune.
    .wrong = Fais un bâtiment avec la liaison B et la liaison commune.
    .solved = Et c’est gagné. À la fin de tes actions, deux liaisons de ce genre peuvent faire un bâtiment gratuitement.
lesson-danger-in-the-common-link = Danger à la liaison commune
    .task = À la liaison commune, celui dont la roue montre le crâne vole l’autre joueur. Le crâne est sur ta roue, le bois sur celle de Ben. Termine tes actions.
    .wrong = Termine tes actions.
    .solved = Si le crâne avait été sur la roue de Ben, il t’aurait volé, même à ton tour.
lesson-disasters = Les catastrophes
    .task = Deux crânes font une catastrophe. À ta propre liaison, elle te frappe ; à la liaison commune, elle frappe ton adversaire. Le dé décide de ce qui est perdu. Termine tes actions.
    .wrong = Termine tes actions.
    .solved = Après une catastrophe, les quatre roues tournent d’une case. Ça n’active ni production ni danger.
lesson-hired-workers = Les ouvriers
    .task = Or et or : tu engages un ouvrier, qui vaut une action de plus. Tu as une action et un ouvrier : dépense l’ouvrier, tourne la roue 1, active la liaison A.
    .mistake = Ça marche aussi, mais dépense d’abord l’ouvrier pour voir ce qu’il fait.
    .wrong = Dépense d’abord l’ouvrier, puis tourne la roue 1, puis active la liaison A.
    .solved = Tu ne peux dépenser que les ouvriers que tu avais au début de ton tour. Un ouvrier engagé maintenant servira dès ton prochain tour.
lesson-solo = Solo
    .task = En solo, tu as huit manches pour construire ta ville. À la fin de chacune, le dé fait tourner des roues, et la liaison commune donne encore une fois, à toi seulement. Termine tes actions.
    .wrong = Termine tes actions.
    .solved = Tu as gagné deux routes. Après le lancer du dé, un crâne seul ne fait rien, mais deux à l’une de tes liaisons restent une catastrophe.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-solitaire = Solitaire
deal-solitaire-about = Solo : complète ta ville en huit manches, ou moins.
deal-won = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
deal-missed = { $structures ->
    [one] { $structures } construction sur { $needed }
   *[other] { $structures } constructions sur { $needed }
}
