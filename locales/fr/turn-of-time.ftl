### The words of Turn of Time.

## (Season)

# `the`: in a sentence. `title`: at its beginning. `of`: "à gauche …". `group`: "un groupe …".
season-spring = Printemps
    .the = le Printemps
    .title = Le Printemps
    .of = du Printemps
    .group = de Printemps
season-summer = Été
    .the = l’Été
    .title = L’Été
    .of = de l’Été
    .group = d’Été
season-fall = Automne
    .the = l’Automne
    .title = L’Automne
    .of = de l’Automne
    .group = d’Automne
season-winter = Hiver
    .the = l’Hiver
    .title = L’Hiver
    .of = de l’Hiver
    .group = d’Hiver

## (Side)
## The side of a card on which another card lies.

side-north = au-dessus
side-east = à droite
side-south = en dessous
side-west = à gauche

## Cards

card-single = { $season } simple
card-double = { $up }, { $down } au dos
played-single = { $season-the } simple
played-double = { $up-the } ({ $down } au dos)

## Places on the table

column = Colonne { $letter }
row = Rangée { $number }
space = Case { $cell }
place-beside = { $side-id ->
    [north] sous { $season-the }
    [east] à gauche { $season-of }
    [south] au-dessus { $season-of }
   *[west] à droite { $season-of }
}

## What a player does, after "Try this:" and in lists of actions

do-draw = piocher la prochaine carte
do-place = jouer { $card } en { $cell }
do-place-in-order = jouer { $card } en { $cell }, en rencontrant ses voisines dans cet ordre : { $sides }
do-place-first = jouer { $card }
do-place-beside = jouer { $card } { $places }
do-place-beside-in-order = jouer { $card } { $places }, en rencontrant ses voisines dans cet ordre : { $sides }

## What happened

played-at = { $player-person ->
    [you] Tu joues
   *[other] { $player } joue
} { $card } en { $cell }.
played-first = { $player-person ->
    [you] Tu joues
   *[other] { $player } joue
} { $card }.
played-beside = { $player-person ->
    [you] Tu joues
   *[other] { $player } joue
} { $card } { $places }.
meeting = { $new-title } rencontre { $other-the } : { $flips }.
flip = { $from-the } devient { $to }
flip-of-single = { $season-the } simple ne change pas
next-card = La prochaine carte est { $up }/{ $down }.
next-card-single = La prochaine carte est un { $season } simple.

## What would happen

outcome-stays = Reste { $season }.
outcome-stays-flips = Reste { $season } ; { $flips }.
outcome-ends = Finit en { $season }.
outcome-ends-flips = Finit en { $season } ; { $flips }.
flip-of-neighbor = { $from-the } { $side } devient { $to }
flip-of-single-neighbor = { $season-the } simple { $side } ne change pas

## The table, the hand, and what is chosen

table = La table
cards-on-table = Les cartes sur la table
no-card = vide
compass-label = Chaque saison retourne celle qui la précède dans l’année. Deux saisons opposées se retournent l’une l’autre.
compass-caption = Une saison retourne celle que montre sa flèche. Deux saisons opposées se retournent l’une l’autre.
draw-next = Piocher la prochaine carte
hand-of = { $player-person ->
    [you] Tes cartes
   *[other] Cartes : { $player }
}
alike = en { $cards } exemplaires
play-here = Jouer ici
prompt-card = Choisis la face de carte qui sera visible à cet endroit.
prompt-cell = Appuie sur une case de la table pour voir ce qui se passerait.
order-or-outcome = Ici l’ordre compte : appuie sur les voisines dans l’ordre, ou choisis un résultat.
order-alone = Ici l’ordre compte : appuie sur les voisines dans l’ordre.
planned-at = { $card } en { $cell }.
meet-next = Rencontrer { $season-the } { $side }

## Standings

standings = Classement
season = Saison
cards = Cartes
group = Groupe
rank = Rang
points = Points
nobody = personne
points-short = pts
cards-in-hand = Cartes en main
has-seasons = avec { $seasons }
season-held = { $season }
left-in-deck = Reste dans la pioche : { $cards }
goal-dominance = Domination
goal-dominance-about = Le plus grand groupe de chaque saison. À la fin, l’un d’eux doit avoir sept cartes.
goal-balance = Équilibre
goal-balance-about = Les cartes où chaque saison est visible. À la fin, il doit y en avoir quatre de chaque.
of-needed = sur { $needed }

## The task of the player to act, after "Your turn:"

task-draw = piocher la prochaine carte
task-place = choisir une carte et sa face, puis une case

## Points and the end

score-rank = { $season-title } arrive { $rank ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
} avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
score-group = Plus grand groupe { $season-group } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, il en faut { $needed }
score-balance = { $season } : { $cards } sur { $needed }
end-all-played = Les seize cartes ont été jouées.
end-goal-reached = Objectif atteint.
end-goal-missed = Objectif manqué.
dominance-reached = Le plus grand groupe a { $cards } cartes.
dominance-missed = Le plus grand groupe a { $cards } des { $needed } cartes qu’il faut.
balance-reached = Quatre cartes de chaque saison.
balance-missed = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} d’écart : chaque saison devrait être visible sur quatre.

## Why a turn is good; "you" is the player who takes it

reason-points-rise = Tes points montent de { $before } à { $after }.
reason-points-stay = Tes points restent à { $points }.
reason-points-fall = Tes points ne baissent que de { $before } à { $after }.
reason-season-spreads = Ton { $season } est visible sur { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} au lieu de { $before }.
reason-season-keeps = Ton { $season } garde { $cards ->
    [one] sa carte
   *[other] ses { $cards } cartes
}.
reason-group-grows = Ton plus grand groupe { $season-group } passe à { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
reason-opponent-shrinks = { $opponent-person ->
    [you] Chez toi
   *[other] Chez { $opponent }
}, { $season-the } n’est plus visible que sur { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} au lieu de { $before }.
reason-protected = { $season-title } que tu poses ne peut être retourné que par { $seasons }, { $sides ->
    [0] et il n’a aucun côté libre
    [one] sur { $sides } côté libre
   *[other] sur { $sides } côtés libres
}.
reason-protected-next-best = Sinon, il reste { $sides ->
    [one] { $sides } côté libre
   *[other] { $sides } côtés libres
}.
reason-largest-grows = Ton plus grand groupe, { $season }, passe à { $cards } cartes.
reason-largest-stays = Ton plus grand groupe, { $season }, reste à { $cards } cartes.
reason-balance = { $season-title } est alors visible sur { $cards } des { $needed } cartes qu’il lui faut.
risk-flips = { $opponent-person ->
    [you] Ta meilleure réponse
   *[other] Meilleure réponse pour { $opponent }
} : { $cards ->
    [0] ne retourner aucune
    [1] retourner une
   *[other] retourner { $cards }
} de tes cartes.

## Why something cannot be done

refusal-not-in-hand = Tu n’as pas la carte { $card } en main.
refusal-occupied = Il y a déjà une carte à cet endroit.
refusal-not-adjacent = Aucune carte ne touche cette case.
refusal-too-wide = Avec une carte à cet endroit, l’ensemble ne tiendrait plus dans un carré de quatre sur quatre.
refusal-too-far = C’est trop loin de la première carte : toutes doivent tenir dans un carré de quatre sur quatre.
refusal-order-missing = Ici, l’ordre des rencontres compte : choisis laquelle vient en premier.
refusal-order-invalid = Nomme chaque voisine de cette case une fois, et une seule.
refusal-draw-first = Pioche d’abord la prochaine carte.
refusal-play-first = Joue d’abord la carte que tu as en main.

## Options of a new game: the question, and name and explanation of each choice

option-goal = Ton objectif
    .choice-dominance = Domination
    .choice-dominance-about = Finir avec un groupe de sept cartes d’une même saison.
    .choice-balance = Équilibre
    .choice-balance-about = Finir avec exactement quatre cartes de chaque saison.

## Help for a first turn

help-first = Choisis une carte de ta main, et laquelle de ses deux faces sera visible.
help-second = Choisis une case qui touche les cartes de la table. Les seize doivent tenir dans un carré de quatre sur quatre.
help-third = Ta carte rencontre ses voisines : chaque saison retourne celle qui la précède dans l’année, et deux saisons opposées se retournent l’une l’autre.
help-fourth = À la fin, tes saisons doivent être visibles sur le plus de cartes possible, en grands groupes.
help-first-alone = Tu as pioché une carte : choisis laquelle de ses faces sera visible.
help-fourth-alone = Puis pioche la prochaine carte. Quand les seize sont posées, tu gagnes si tu as atteint ton objectif.

## About the game

notation = Sp/Su@m13 joue Printemps, avec Été au dos, colonne m, rangée 13 ; une carte simple s’écrit Sp@m13. Quand l’ordre compte, ajoute les voisines : avec :NE, celle du dessus est rencontrée en premier. next pioche une carte.
tie-breaker = Les égalités se départagent par les cartes de tes propres saisons, puis par la taille de leurs plus grands groupes, puis par l’ordre du tour.

## What is done by itself where there is no choice; before the seconds until it is done

routine-the-next-card-is-drawn = La prochaine carte est piochée

## Milestones: the title, and what is to be done

milestone-dominance = Domination
milestone-dominance-task = Gagne la partie solo Domination.
milestone-balance = Équilibre
milestone-balance-task = Gagne la partie solo Équilibre.
milestone-both-on-top = Doublé
milestone-both-on-top-task = À deux, contre un bot Amateur ou plus fort, prends les deux premières places avec tes saisons.
milestone-four-seasons = Les quatre saisons
milestone-four-seasons-task = Gagne une partie à quatre contre un bot Confirmé ou plus fort.
milestone-beat-expert = Maître des saisons
milestone-beat-expert-task = Bats le bot Expert.

## Endless puzzles

puzzle-last-card = Dernières cartes
puzzle-last-card-about = La partie est presque finie. Trouve le seul coup qui gagne, quoi que joue ton adversaire.
puzzle-last-card-difficulty = cartes restantes
puzzle-find-the-order = Trouver l’ordre
puzzle-find-the-order-about = Ta carte a plusieurs voisines à rencontrer. Elle gagne sur une seule case, et dans un seul ordre.
puzzle-find-the-order-difficulty = cartes restantes
puzzle-last-card-goal = { $cards ->
    [1] Joue la dernière carte de façon à gagner.
   *[other] Il reste { $cards } cartes, et tu commences. Gagne, quoi que joue Ben.
}
puzzle-find-the-order-goal = { $cards ->
    [1] Joue la dernière carte de façon à gagner. L’ordre des rencontres décide.
   *[other] Il reste { $cards } cartes, et tu commences. Gagne : l’ordre des rencontres décide.
}
puzzle-lost = Là, c’est Ben qui gagne.
puzzle-not-won = Là, Ben peut encore gagner.
puzzle-wrong-order = Bonne carte, bonne case, mauvais ordre.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal = Le but
    .task = Quand les seize cartes sont sur la table, tes saisons doivent être visibles sur le plus de cartes possible : Printemps et Été. Ben a Automne et Hiver. Joue ton Été simple, pareil des deux côtés.
    .mistake = Cet Été a une autre saison au dos. Prends l’Été simple, celui au double cadre.
    .wrong = Choisis ton Été simple, pareil des deux côtés.
    .solved = Toutes les autres cartes ont une deuxième saison au dos. Dans ta main, tu vois les deux faces ; sur la table, la marque en bas à droite montre le dos.
lesson-season-before = La saison d’avant
    .task = Deux cartes qui se touchent par un bord se rencontrent. Chaque saison retourne celle qui la précède dans l’année : le Printemps retourne l’Hiver. Joue ton Printemps simple à côté de l’Hiver.
    .mistake = Là, ton Printemps rencontre l’Automne. Joue-le là où il touche l’Hiver.
    .wrong = Joue ton Printemps simple à côté de l’Hiver.
    .solved = L’Hiver s’est retourné : au dos, c’est ton Été. De même, l’Été retourne le Printemps, l’Automne retourne l’Été, et l’Hiver retourne l’Automne.
lesson-flipping-your-own-card = Retourner sa propre carte
    .task = La carte que tu poses peut se retourner aussi, et tu as le droit de jouer les saisons de Ben. L’Hiver retourne l’Automne : joue Automne, avec Été au dos, à côté de l’Hiver.
    .mistake = C’est la bonne carte, mais Été est visible. Choisis sa face Automne.
    .other-mistake = Entre deux saisons égales, il ne se passe rien. Joue-la à côté de l’Hiver.
    .wrong = Choisis la face Automne de la carte Automne et Été, et joue-la à côté de l’Hiver.
    .solved = Ta nouvelle carte s’est retournée : Été. Peu importe laquelle des deux cartes est nouvelle : c’est la saison d’avant qui se retourne.
lesson-opposites = Les opposées
    .task = Les saisons opposées se retournent l’une l’autre : Printemps et Automne, Été et Hiver. Joue Printemps, avec Été au dos, à côté d’un Automne.
    .mistake = L’Automne vient juste après l’Été : il ne fait que retourner ta carte. Choisis la face Printemps.
    .wrong = Choisis la face Printemps de la carte Printemps et Été, et joue-la à côté d’un Automne.
    .solved = Les deux se sont retournées, et la tienne est devenue Été. Entre saisons égales, il ne se passe rien.
lesson-several-neighbours = Plusieurs voisines
    .task = Une nouvelle carte rencontre toutes celles qu’elle touche, l’une après l’autre. Trouve la case où ton Printemps simple touche à la fois un Automne et l’Hiver.
    .mistake = Là, il touche un Automne et ton propre Été. Trouve la case entre un Automne et l’Hiver.
    .other-mistake = Là, il ne touche que l’Hiver. Trouve la case où il touche aussi un Automne.
    .wrong = Joue ton Printemps simple sous l’Automne de gauche, à côté de l’Hiver.
    .solved = Deux Étés de plus. L’un d’eux touche maintenant l’autre Automne, mais ça ne déclenche rien : seule la nouvelle carte fait des rencontres.
lesson-four-by-four = Quatre sur quatre
    .task = Les seize cartes doivent tenir dans un carré de quatre sur quatre. Celles-ci occupent trois colonnes. Joue ton Printemps simple au bout droit de la rangée de trois, à côté de l’Hiver.
    .mistake = C’est le bout gauche. Joue à droite de l’Hiver.
    .other-mistake = À côté de l’Hiver, oui, mais dans l’une des trois colonnes. Joue à sa droite.
    .wrong = Joue ton Printemps simple à droite de l’Hiver.
    .solved = Voilà quatre colonnes : aucune carte ne peut aller plus à gauche ni plus à droite. Les rangées sont limitées de la même façon.
lesson-points = Les points
    .task = À la fin, la saison visible sur le plus de cartes rapporte 4 points, la suivante 3, puis 2, puis 1. L’Automne mène avec quatre cartes. Joue ton Printemps simple là où il en touche deux.
    .mistake = Là, il touche un Automne et ton propre Été. Trouve la case entre deux Automnes.
    .other-mistake = Là, il ne touche que l’Automne simple. Trouve la case entre deux Automnes.
    .wrong = Trouve la seule case libre qui touche deux Automnes.
    .solved = Les deux sont devenus Printemps. Le Printemps mène avec trois cartes, l’Été est deuxième : à deux joueurs, tu additionnes les deux, 4 et 3 points.
lesson-a-turn-of-your-own = Un tour à toi
    .task = À toi de trouver. Ben montre deux Hivers et un Automne. L’une de tes cartes simples, sur la bonne case, donne trois Printemps de plus : elle-même, et deux cartes retournées qui ont Printemps au dos.
    .mistake = La case est bonne, mais l’Automne retourne l’Été sans changer lui-même. Essaie ton autre carte simple.
    .wrong = Cherche une case qui touche deux cartes avec Printemps au dos : un Automne et un Hiver.
    .solved = Il ne reste qu’une carte à Ben. Avant de jouer, tu vois toujours ce qui serait retourné. Lance-toi maintenant dans une vraie partie.
lesson-single-cards = Les cartes simples
    .task = Une carte simple a la même saison des deux côtés. Des deux Automnes, celui du haut a Été au dos. Joue ton Printemps simple à côté de lui.
    .mistake = Cet Automne-là a Hiver au dos : une saison de Ben pour une autre. Joue à côté de celui du haut.
    .wrong = Joue ton Printemps simple à côté de l’Automne du haut.
    .solved = Ce sont des opposées : les deux se retournent. Mais ta carte montre Printemps des deux côtés, et l’Automne est maintenant ton Été.
lesson-order-of-meetings = L’ordre des rencontres
    .task = Une carte retournée rencontre les suivantes avec sa nouvelle saison : l’ordre compte. Joue Été, Printemps au dos, à droite de l’Automne du haut et au-dessus de l’Hiver. Rencontre l’Hiver, puis l’Automne.
    .mistake = Avec l’Automne d’abord, ta carte se retourne et devient Printemps, et l’Automne reste. Rencontre d’abord l’Hiver : devenue Printemps, ta carte retourne ensuite l’Automne.
    .other-mistake = C’est la bonne carte, mais Printemps est visible. Choisis sa face Été.
    .wrong = Joue Été, avec Printemps au dos, sur la case qui touche à la fois l’Automne du haut et l’Hiver.
    .solved = Avec l’Hiver, les deux se retournent, et ta carte devient Printemps. Avec l’Automne, les deux se retournent encore, et ta carte redevient Été. Les trois montrent maintenant Été.
lesson-groups = Les groupes
    .task = À nombre de cartes égal, la saison qui a le plus grand groupe, bord contre bord, passe devant. L’Automne a quatre cartes, l’Été deux. Joue ton Été simple de façon à retourner ton propre Printemps.
    .mistake = Là, il rejoint tes Étés, mais ça n’en fait que trois. Retourne aussi ton propre Printemps : l’Été retourne le Printemps.
    .wrong = Joue ton Été simple sur la case sous ton Printemps.
    .solved = Quatre partout. Tes Étés forment un groupe de quatre, le plus grand groupe d’Automne en a trois : l’Été mène. Si les groupes aussi sont égaux, qui a joué en premier passe devant.
lesson-last-cards = Les dernières cartes
    .task = Il reste deux cases : une pour ta dernière carte, une pour celle de Ben. Ensuite, la partie est finie. Printemps et Hiver mènent avec cinq cartes chacun. Joue ton Été là où il retourne un Hiver.
    .mistake = Là, il ne retournerait que ton propre Printemps, et Ben pourrait sauver son Hiver. Prends l’autre case.
    .wrong = Joue ton Été sous l’Hiver du coin en haut à droite.
    .solved = Cinq Étés, cinq Printemps, cinq Hivers. L’Été a le plus grand groupe ; Printemps et Hiver sont à égalité, mais tu as commencé. 4 + 3 points : tu gagnes 7 à 3.
lesson-solo-dominance = Solo : Domination
    .task = En solo, tu pioches une carte à la fois. Pour la Domination, finis avec un groupe de sept cartes d’une même saison. Six Printemps se touchent déjà : pioche la dernière carte, et joue-la côté Printemps sur la dernière case.
    .mistake = L’Été retournerait les deux Printemps qu’il touche. Choisis la face Printemps.
    .wrong = Pioche la prochaine carte, puis joue sa face Printemps.
    .solved = Sept Printemps en un seul groupe. Seule la fin compte : un grand groupe peut encore se défaire avant la dernière carte.
lesson-solo-balance = Solo : Équilibre
    .task = Pour l’Équilibre, chaque saison doit être visible sur exactement quatre cartes à la fin. Seul l’Hiver n’en a que trois. Regarde l’Été à côté de la dernière case : quelle face de ta carte jouer pour qu’elle finisse en Hiver ?
    .mistake = Hiver et Été sont des saisons opposées : ta carte se retournerait et deviendrait Printemps. Joue Printemps, et l’Été la retournera : Hiver.
    .wrong = Joue la face Printemps : l’Été à côté de la case la retourne, et elle devient Hiver.
    .solved = Quatre de chaque. L’Été a retourné ton Printemps, devenu Hiver.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-dominance-about = Solo : finis avec un groupe de sept cartes d’une même saison.
deal-balance-about = Solo : finis avec quatre cartes de chaque saison.
deal-dominance-won = un groupe de { $cards }
deal-dominance-missed = meilleur groupe : { $cards } sur { $needed }
deal-balance-won = en équilibre
deal-balance-missed = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} d’écart
