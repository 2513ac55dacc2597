### The words of Argonaut's Wheel.

## (Side)
## The colors of the pieces, as words before "disc" or "cone"; the player of a side is called like the color.

# `feminine`: of a "pile" or "tourelle".
side-black = noir
    .player = Noir
    .feminine = noire
side-white = blanc
    .player = Blanc
    .feminine = blanche

## Les camps, comme joueurs

player-black = Noir
player-white = Blanc

## (Piece)
## A piece as the object of a sentence such as "moved", and after "your".

# `your`: at the beginning of a sentence.
piece-disc = un disque
    .the = le disque
    .your = Ton disque
piece-stack = la pile
    .the = la pile
    .your = Ta pile
piece-cone = le cône
    .the = le cône
    .your = Ton cône
piece-cone-of-spire = le cône de la tourelle
    .the = le cône de la tourelle
    .your = Ton cône
piece-spire = la tourelle
    .the = la tourelle
    .your = Ta tourelle

## (Zone)
## One of the three stations of a side.

zone-left = gauche
    .the = la gauche
    .your = ta gauche
zone-centre = centre
    .the = le centre
    .your = ton centre
zone-right = droite
    .the = la droite
    .your = ta droite

## Stations

your-zone = { $zone-your }
zone-of = { $zone-the } de { $side-player }
neutral = neutre
neutral-station = une station neutre
station-label = Station { $station }, { $zone } : { $occupants }.
select = Choisir.

## What stands on a station

empty = vide
discs = { $living ->
    [true] { $count ->
        [1] disque { $side }
       *[other] pile { $side-feminine }
    }
   *[false] { $count ->
        [1] disque { $side } mort
       *[other] pile { $side-feminine } morte
    }
}
lone-cone = cône { $side }
free-spire = tourelle { $side-feminine } : cône et { $discs }
prisoner-spire = cône { $side }, tient prisonnier : { $discs }
upside-down = cône { $side } à l’envers, avec dessous : { $discs }

## The board

wheel = La roue
wheel-by-station = La roue, station par station, dans le sens horaire
station = Station
zone = Zone
pieces = Pièces
flip-board = Retourner le plateau
turn-wheel = Tourner la roue
to-move = à jouer
plays-side = joue { $side-player }

## A chosen piece

prompt-turn = Aucune de tes pièces ne peut bouger : tu dois tourner la roue.
prompt-move = Une révolution est accomplie : tu dois déplacer une pièce.
prompt-piece = Appuie sur l’une de tes pièces pour voir où elle peut aller.
what-moves = Que déplacer
part = { $piece-id ->
    [disc] Disque du dessus
    [stack] Les deux disques
    [spire] Toute la tourelle
   *[other] Cône seul
}
where-to = { $piece-id ->
    [disc] Où va le disque ?
    [stack] Où vont les deux disques ?
    [spire] Où va la tourelle ?
   *[other] Où va le cône ?
}
move-here = Déplacer { $piece-the } ici.
move-here-effect = Déplacer { $piece-the } ici : { $effect }.
destination = Vers { $to }
destination-effect = Vers { $to } : { $effect }
effect-leaves = quitte ses disques
effect-stacks = forme une pile
effect-kills = { $count ->
    [1] tue le disque
   *[other] tue les deux disques
}
effect-revives-own = { $count ->
    [1] ressuscite ton disque et forme une tourelle libre
   *[other] ressuscite tes disques et forme une tourelle libre
}
effect-revives-other = { $count ->
    [1] ressuscite le disque, qui est ton prisonnier
   *[other] ressuscite les disques, qui sont tes prisonniers
}
effect-wins = tue le cône et gagne

## The time stone, which counts the turns of the wheel since a piece moved

time-title = La pierre du temps
time-stone-at = La pierre du temps est à la station { $station }.
time-left = Encore { $turns ->
    [one] { $turns } cran de roue
   *[other] { $turns } crans de roue
} avant la { $revolution ->
    [1] première
    [2] deuxième
   *[other] troisième
} révolution.
time-idle = La roue a tourné de { $turns ->
    [one] { $turns } cran
   *[other] { $turns } crans
} depuis qu’une pièce a bougé.
revolution-first = le joueur suivant doit déplacer une pièce ; s’il ne peut pas, c’est à l’autre de le faire, s’il le peut
revolution-second = tous les disques morts ressuscitent ; puis comme après la première
revolution-third = la partie est nulle
battle-begun = Les cônes peuvent maintenant être tués.
battle-not-begun = Les cônes ne peuvent pas être tués tant qu’aucun n’a bougé.

## The pieces of a side, in a list below the name of its player

cone-on = cône en { $station }
cone-on-dead = cône en { $station }, à l’envers sur des morts
cone-on-spire = cône en { $station }, sur sa tourelle
cone-on-prisoners = cône en { $station }, sur des prisonniers
cone-dead = cône tué
discs-on = { $count ->
    [1] disque en { $station }, { $living ->
        [true] { $held ->
            [true] prisonnier
           *[false] vivant
        }
       *[false] mort
    }
   *[other] pile en { $station }, { $living ->
        [true] { $held ->
            [true] prisonnière
           *[false] vivante
        }
       *[false] morte
    }
}

## What a player does, after "Try this:" and in lists of actions

do-turn = tourner la roue
do-move = déplacer { $piece } de { $from } à { $to }

## What happened

moved = { $player-person ->
    [you] Tu déplaces
   *[other] { $player } déplace
} { $piece } de { $from } à { $to }.
stacked = Deux disques forment une pile.
first-cone-moved = Un premier cône a bougé : dès le prochain tour, les cônes peuvent être tués.
killed = { $count ->
    [1] Le disque { $side } en { $station } est tué.
   *[other] La pile { $side-feminine } en { $station } est tuée.
}
revived-own = { $count ->
    [1] Le disque { $side } en { $station } ressuscite et forme une tourelle libre avec son cône.
   *[other] La pile { $side-feminine } en { $station } ressuscite et forme une tourelle libre avec son cône.
}
revived-prisoner = { $count ->
    [1] Le disque { $side } en { $station } ressuscite, prisonnier.
   *[other] La pile { $side-feminine } en { $station } ressuscite, prisonnière.
}
cone-killed = Le cône { $side } en { $station } est tué.
cone-killed-on-spire = Le cône { $side } en { $station } est tué sur sa tourelle.
turned = { $player-person ->
    [you] Tu tournes
   *[other] { $player } tourne
} la roue.
complete-once = Une révolution est accomplie : il faut maintenant déplacer une pièce, si possible.
complete-twice = Deux révolutions sont accomplies : il faut maintenant déplacer une pièce, si possible.
complete-thrice = Trois révolutions sont accomplies.
all-revived = { $count ->
    [1] Le disque mort ressuscite.
   *[other] Tous les disques morts ressuscitent.
}

## The task of the player to act, after "Your turn:"

task-turn = tourner la roue, car aucune pièce ne peut bouger
task-move = déplacer une pièce, car une révolution est accomplie
task-any = déplacer une pièce ou tourner la roue

## The end

score-cone = Le cône adverse est tué
end-alone = Un cône a tué l’autre.
end-dead-discs = Un cône a tué l’autre, posé sur des disques morts.
end-free-spire = Un cône a tué l’autre, en haut de sa tourelle.
end-prisoners = Un cône a tué l’autre, posé sur ses prisonniers.
end-three-revolutions = Trois révolutions sans qu’une pièce bouge.
end-repetition = La même position est apparue pour la troisième fois.
end-too-long = Six cents tours ont été joués.

## Why a turn is good; "you" is the player who takes it

reason-more-discs = { $side-player } a alors { $discs ->
    [1] un disque vivant
   *[other] { $discs } disques vivants
}.
reason-fewer-discs = { $side-player } n’a plus { $discs ->
    [0] aucun disque vivant
    [1] qu’un disque vivant
   *[other] que { $discs } disques vivants
}.
reason-frees-discs = Ce coup libère tes disques, coincés sous le cône.
reason-cone-rides = La roue porte ton cône vers { $place }.
reason-wheel-carries = La roue porte le cône { $side } vers { $place }.
reason-piece-comes = { $piece-your } quitte { $from } pour { $to }.
risk-answer = { $opponent-person ->
    [you] Ta meilleure réponse
   *[other] Meilleure réponse pour { $opponent }
} : { $action }.

## Why something cannot be done

refusal-must-move = Une révolution est accomplie : tu dois maintenant déplacer une pièce.
refusal-not-controlled = La station { $station } n’est pas l’une de tes trois stations : aucune pièce ne peut en partir à ton tour.
refusal-no-piece = Tu n’as pas de pièce en { $station }.
refusal-dead-discs = Les disques morts, comme ceux en { $station }, ne bougent pas.
refusal-prisoner = Les disques en { $station } sont prisonniers du cône adverse.
refusal-not-a-piece = La pièce en { $station } ne se déplace pas ainsi.
refusal-out-of-reach = Une pièce ne peut pas aller de { $from } à { $to }.
refusal-not-empty = Piles et tourelles ne vont que vers une station vide, et la { $station } ne l’est pas.
refusal-own-discs = Ton cône ne peut pas se poser sur ton propre disque vivant en { $station }.
refusal-battle-not-begun = Le cône en { $station } ne peut pas être tué tant qu’aucun cône n’a bougé.
refusal-cone = Les disques ne peuvent pas aller en { $station } : il y a un cône.
refusal-opposing-discs = Des disques adverses bloquent la { $station }.
refusal-joins-dead = Un disque vivant ne peut pas rejoindre les disques morts en { $station }.

## Options of a new game: the question, and name and explanation of each choice

option-first-player = Qui commence
    .choice-black = Noir
    .choice-black-about = Comme pour une première partie. Ensuite, qui a perdu la précédente choisit.
    .choice-white = Blanc
    .choice-white-about = La même partie, couleurs échangées.

## Help for a first turn

help-first = Tu gagnes en posant ton cône sur le cône adverse. À ton tour, déplace une pièce de l’une des trois stations devant toi, ou tourne la roue d’une station.
help-second = De ta gauche, une pièce se déplace de deux stations d’un côté ou de l’autre ; de ta droite, d’une station ; de ton centre, tout droit en face.
help-third = Ton cône tue les disques sur lesquels il se pose, et ressuscite les morts. Les disques ne se posent que sur une station vide ou sur ton propre disque vivant.
help-fourth = La bataille des cônes commence quand un cône a bougé : dès lors, chacun peut être tué.

## About the game

notation = Les stations sont numérotées de 0 à 7, dans le sens horaire, à partir du centre de Noir. 1-7 déplace un disque ou un cône de 1 à 7 (d’une pile, le disque du dessus) ; 1=7 déplace toute une pile ou toute une tourelle ; ^1-7 déplace le cône d’une tourelle ; R tourne la roue.
solution-note = Ce jeu est résolu : quand personne ne se trompe, qui commence gagne en 38 de ses tours au plus, mais seulement en tournant d’abord la roue. Le bot Parfait ne se trompe jamais.

## Milestones: the title, and what is to be done

milestone-going-second = Contre toute attente
milestone-going-second-task = Gagne en jouant en second contre un bot Confirmé ou plus fort.
milestone-whole-spire = Une tourelle entière
milestone-whole-spire-task = Gagne en tuant un cône posé sur ses propres disques vivants.
milestone-two-revolutions = Retour à la vie
milestone-two-revolutions-task = Gagne une partie où deux révolutions ont ramené les morts.
milestone-longest-resistance = La plus longue résistance
milestone-longest-resistance-task = Tiens 75 tours en jouant en second contre le bot Parfait. Personne ne peut tenir plus longtemps.
milestone-draw-perfect = On ne passe pas
milestone-draw-perfect-task = Fais match nul contre le bot Parfait.
milestone-beat-expert = Sans faute
milestone-beat-expert-task = Bats le bot Parfait. Commence, et ne te trompe jamais.

## Endless puzzles

puzzle-win = Victoire forcée
puzzle-win-about = Tu peux forcer la victoire, mais à chaque tour un seul coup la garde. Tous les autres laissent Blanc s’échapper.
puzzle-win-difficulty = tours jusqu’à la victoire
puzzle-win-goal = { $turns ->
    [1] Tu joues Noir. Gagne à ce tour.
   *[other] Tu joues Noir. Gagne en { $turns } tours, quelle que soit la défense de Blanc.
}
puzzle-draws = Là, ce n’est plus que nul : Noir ne peut plus forcer la victoire.
puzzle-loses = Là, tu perds : Blanc peut maintenant forcer la victoire.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal = Le but
    .task = Tu joues Noir. Tu gagnes en posant ton cône, la pièce haute, sur le cône adverse. Du centre, une pièce va tout droit en face, et le cône de Blanc est juste là : déplace ton cône de 0 à 4.
    .mistake = C’est un disque. Seul ton cône peut gagner : il est devant toi, en 0.
    .wrong = Déplace ton cône de 0 à 4.
    .solved = Toutes les parties se gagnent ainsi. Mais aucun cône ne peut être tué avant que l’un d’eux ait bougé.
lesson-from-the-right = Depuis la droite
    .task = Trois stations sont à toi : gauche (1), centre (0) et droite (7). De la droite, une pièce se déplace d’une station. Ton cône bloque la 0 : déplace donc le disque de 7 à 6.
    .mistake = Ce disque est à ta gauche, en 1. Déplace celui qui est en 7.
    .wrong = Déplace le disque de 7 à 6.
    .solved = La station 6 est neutre. Tu ne peux déplacer que les pièces de tes trois stations.
lesson-from-the-left = Depuis la gauche
    .task = De la gauche, une pièce se déplace de deux stations, d’un côté ou de l’autre. Déplace le disque de 1 à 3, la droite de Blanc.
    .mistake = De la 1 à la 7, ce sont bien deux stations, mais de l’autre côté. Déplace le disque en 3.
    .wrong = Déplace le disque de 1 à 3.
    .solved = Tu peux te poser sur toute station vide, même chez l’adversaire. Mais un disque ne se pose jamais sur un cône ni sur des disques adverses.
lesson-turning-the-wheel = Tourner la roue
    .task = Le disque en 2 est hors de ta portée. Au lieu de déplacer une pièce, tu peux tourner la roue : tout ce qu’elle porte avance d’une station. Tourne-la.
    .mistake = Le disque en 2 reste alors hors de ta portée. Tourne la roue pour qu’elle te l’amène.
    .wrong = Tourne la roue.
    .solved = Le disque est maintenant à ta gauche, d’où tu peux le déplacer. Celui de la 7 a quitté tes stations : à la roue de le ramener.
lesson-kills = Tuer
    .task = Un cône tue les disques adverses sur lesquels il se pose. Tue le disque en 4.
    .wrong = Pose ton cône sur le disque blanc en 4.
    .solved = Ton cône est à l’envers sur le disque mort, qui ne peut plus bouger. Une pile entière meurt d’un coup. Un cône ne se pose jamais sur ses propres disques vivants.
lesson-resurrection = La résurrection
    .task = Un cône qui se pose sur des disques morts les ramène à la vie. Ton propre disque mort est en 4 : ressuscite-le.
    .wrong = Pose ton cône sur le disque mort en 4.
    .solved = Il est à toi : le cône et le disque peuvent de nouveau bouger.
lesson-winning = Gagner
    .task = Un cône peut être tué quoi qu’il y ait dessous. De ta droite, tu pourrais atteindre celui de Blanc : tourne donc d’abord la roue. Blanc ne peut que la tourner encore. Attrape alors le cône.
    .mistake = De ta gauche, le cône va deux stations trop loin et le manque. Tourne la roue pour l’amener à ta droite.
    .other-mistake = Mauvais côté : le cône blanc est au centre, en 0.
    .wrong = Tourne d’abord la roue, puis déplace ton cône de 7 à 0.
    .solved = Tu en sais assez pour une première partie. La suite parle des piles, des tourelles et de la pierre du temps.
lesson-from-the-centre = Depuis le centre
    .task = Du centre, une pièce va tout droit en face. Les cônes se déplacent comme les disques : envoie le tien de 0 à 4.
    .mistake = C’est un disque, à ta gauche. Ton cône est au centre : envoie-le tout droit en 4.
    .wrong = Déplace le cône de 0 à 4.
    .solved = Tant qu’aucun cône n’a bougé, aucun ne peut être tué.
lesson-stacks = Les piles
    .task = Deux disques d’un même camp forment une pile. Déplace le disque de 1 sur celui de 7. Blanc répond ; déplace alors toute la pile en 6.
    .mistake = Là, un seul disque bouge. Déplace d’abord celui de 1 en 7, puis toute la pile de 7 à 6.
    .wrong = D’abord le disque de 1 à 7, puis toute la pile de 7 à 6.
    .solved = Le disque du dessus aurait aussi pu bouger seul. Une pile entière a besoin d’une station vide.
lesson-free-spires = Les tourelles libres
    .task = Une tourelle libre va d’un bloc vers une station vide, ou son cône bouge seul. Déplace toute la tourelle de 1 à 3.
    .mistake = Là, le cône bouge seul et laisse son disque derrière lui. Déplace toute la tourelle.
    .wrong = Déplace toute la tourelle de 1 à 3.
    .solved = Une tourelle entière n’agit pas sur les autres pièces. Seul son cône, quand il bouge seul, tue et ressuscite.
lesson-prisoners = Les prisonniers
    .task = Un cône ressuscite aussi les disques adverses. Pose-le sur le disque blanc mort en 4.
    .mistake = Un disque ne ramène personne à la vie. Pose ton cône sur le disque blanc mort.
    .wrong = Pose ton cône sur le disque blanc mort en 4.
    .solved = Blanc ne peut pas le déplacer tant que ton cône ne le quitte pas.
lesson-one-revolution = Une révolution
    .task = La pierre du temps voyage avec la roue depuis qu’une pièce a bougé pour la dernière fois. La voilà revenue à son départ : tu dois maintenant déplacer une pièce si tu le peux. Déplace celle que tu veux.
    .solved = La pierre du temps retrouve ainsi sa place. Si tu ne pouvais rien déplacer, tu tournerais la roue, et ce serait à Blanc de déplacer une pièce.
lesson-two-revolutions-and-three = Deux révolutions, et trois
    .task = Quand la pierre du temps a fait un deuxième tour, tous les disques morts reviennent à la vie. Tourne encore une fois la roue.
    .mistake = Dès qu’une pièce bouge, la pierre du temps retourne à sa place, et tes disques morts restent morts. Tourne la roue.
    .wrong = Tourne la roue.
    .solved = Si la pierre fait un troisième tour, la partie est nulle. Voilà tout le jeu.
puzzles-task = Tu joues Noir et tu peux forcer la victoire. Blanc résiste aussi longtemps que possible.
    .wrong = La victoire t’aurait échappé : le coup a été annulé.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-puzzle = Énigme
deal-puzzle-about = Trouve la victoire : un tour de plus chaque jour, jusqu’à dimanche.
