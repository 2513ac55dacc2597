### The words around the boards of all games: status, history, analysis, the result.

## Whose turn it is

turn-of = À { $name } de jouer
countdown = { $action }… appuie pour attendre
bot-stopped = Le bot s’est arrêté, ou n’a pas pu être chargé. Reprends pour le relancer.
no-hint = Pas d’indice disponible pour l’instant.
plays-elsewhere = { $player } joue sur un autre appareil.

## Positions and lines

line-name = Variante { $number }, dès le coup { $from }

## The end of a game

rematch-first = Revanche, { $player-person ->
    [you] à toi
   *[other] à { $player }
} de commencer
loser-chooses = { $player-person ->
    [you] Tu as perdu : à toi de choisir
   *[other] { $player } a perdu et choisit
} qui commence la revanche.
ends-turn = { $player-person ->
    [you] Tu finis ton tour.
   *[other] { $player } finit son tour.
}
resigns = { $player-person ->
    [you] Tu abandonnes.
   *[other] { $player } abandonne.
}
offers-draw = { $player-person ->
    [you] Tu proposes la nulle.
   *[other] { $player } propose la nulle.
}
asks-back = { $player-person ->
    [you] Tu demandes à reprendre ton dernier tour.
   *[other] { $player } demande à reprendre un tour.
}
agrees = { $player-person ->
    [you] Tu acceptes.
   *[other] { $player } accepte.
}
declines = { $player-person ->
    [you] Tu refuses.
   *[other] { $player } refuse.
}
peeked = { $player-person ->
    [you] Tu as vu la suite, puis repris ton coup.
   *[other] { $player } a vu la suite, puis repris son coup.
}
agreed-draw = Nulle d’un commun accord.

## House rules

earlier-rules = Cette partie suit la version { $version } des règles, celle de son début.

## Games by link

i-am = Je suis { $player }
i-am-elsewhere = Je suis { $player }, sur un autre appareil
you-play-as = Tu joues en tant que <b>{ $names }</b>.
you-only-look = Tu regardes, sans jouer.
just-look = Regarder
i-was = J’étais { $player }
played-by-others = Cette partie a été jouée par d’autres. En faisais-tu partie ?

## Hints and analysis

better = Mieux : { $action }.

## Buttons in many places

redo = Rétablir
advanced = Avancé

## Counts

turn-number = Tour { $turn }

## What comes of copying, saving and sending

text-copied-to-send = Texte copié. Colle-le dans un message.
file-saved-to-send = Le fichier est dans tes téléchargements. Envoie-le en pièce jointe.
picture-saved = L’image est dans tes téléchargements.
not-allowed-other-way = Le navigateur ne l’a pas permis. Essaie autrement.

## A game: the board, and what is above and below it

trying-a-line = Variante à l’essai : tu joues pour tout le monde
you-try-a-line = Tu essaies une variante.
thinking-progress = Réflexion
move-now = Jouer maintenant
show-now = Voir maintenant
pause = Pause
resume = Reprendre
hint = Indice
show-it-again = Revoir l’indice
looking-back = Retour en arrière
to-the-start = Au début
back-one-move = Un coup en arrière
forward-one-move = Un coup en avant
to-the-latest = Au dernier coup
back-to-the-latest = Revenir au dernier coup
continue-from-here = Continuer d’ici
try-line-from-here = Essayer une variante d’ici
more-for-line = Plus d’actions pour cette variante
make-this-the-game = Adopter cette variante
delete-this-line = Supprimer cette variante

## A game: messages above the board

no-room-for-line = Il n’y a plus de place pour une variante. Supprime l’une de celles que tu as essayées.
other-window-plays = Cette partie est ouverte dans une autre fenêtre. Tu peux la suivre ici.
play-in-this-window = Jouer dans cette fenêtre
other-window-continued = Cette partie a continué dans une autre fenêtre. Ce que tu as fait ici depuis n’en fait pas partie.
continue-the-other = Continuer l’autre
other-window-deleted = Cette partie a été supprimée dans une autre fenêtre.
save-mine-as-separate = Enregistrer la mienne à part

## A game: help with the first turn, and hints

your-first-turn = Ton premier tour
first-turn-step = <b>{ $step } sur { $steps } :</b> { $text }
full-rules = Toutes les règles
hint-title = Essaie ceci :
why = Pourquoi
hint-risk = <b>Attention :</b> { $risk }
show-the-board = Voir le plateau
do-it = Jouer ça

## A game: beside the board

beside-the-board = À côté du plateau
history = Historique
analyze = Analyse
menu = Menu
show-panel = Afficher à côté du plateau
hide-panel = Cacher ce volet
who-plays = Qui joue
who-plays-for = { $player-person ->
    [you] Qui joue à ta place
   *[other] Qui joue pour { $player }
}
bot-can-take-over = Un bot peut reprendre une place à tout moment, puis la rendre.
the-game = La partie
try-out-a-line = Essayer une variante
note-on-position = Note sur cette position
help-with-a-turn = Aide pour un tour
back-is-asked = { $player-person ->
    [you] Tu voudrais reprendre ton dernier tour.
   *[other] { $player } voudrait reprendre son dernier tour.
}
agree = Accepter
decline = Refuser
offer-a-draw = Proposer la nulle…
ask-back = Demander à le reprendre
agree-on-a-draw = Déclarer la partie nulle…
resign = Abandonner…
keep-playing = Continuer à jouer
type-a-move = Taper un coup
play-typed = Jouer ce coup

## A game: who is winning, and the review of a finished game

who-is-winning = Qui va gagner ?
who-is-winning-about = Montre les chances de victoire de chacun, et où mène chaque coup.
analyzing = Analyse…
chances-and-points = Chances de victoire et points attendus
chances-after-each = { $player-person ->
    [you] Tes chances après chaque coup
   *[other] Chances après chaque coup : { $player }
}
review = Bilan
review-about = Appuie sur la courbe pour voir la position.
review-running = Relecture de la partie…
review-progress = Avancement du bilan
chances-over-game = Les chances au fil de la partie
nothing-known-yet = On ne sait encore rien.
curve-end = Fin de la partie. { $chances }.
costly-moves-about = Les coups qui ont coûté le plus cher, et ce qui aurait été mieux.
no-costly-moves = Aucun coup coûteux.
no-costly-moves-yet = Aucun pour l’instant.
learn-from-game = Apprendre de cette partie
guess-moves = Deviner les coups
guess-moves-about = Parcours la partie coup par coup et dis ce qui a été joué.
guess-of = { $player-person ->
    [you] Tes coups
   *[other] Coups de { $player }
}
play-on-from-here = Rejouer d’ici

## A game: its end

point-by-point = Point par point
points-table-about = Appuie sur un nombre pour le voir sur le plateau.
next-deal-of = { $done } sur { $all } · Donne suivante
all-deals-done = Les { $all } donnes sont jouées
points-of-source = { $source } : <b>{ $points }</b>
total = Total

## A game: sending it, and its picture

qr-code-button = QR code…
got-the-reply = Réponse reçue ?
reply-about = Le lien de la réponse ouvre la partie. Tu peux aussi copier le message et le coller ici, ou scanner le QR code sur l’autre écran.
scan-the-reply = Scanner la réponse
paste-the-reply = Coller la réponse
paste-own-link = C’est le lien que tu as envoyé. Copie d’abord la réponse de l’autre joueur.
link-note-table = Sur certains systèmes, comme l’iPhone, les liens s’ouvrent dans le navigateur et non dans cette application. Copie la réponse, reviens ici et choisis « { paste-the-reply } ».
long-link = Cette partie donne un long lien, et certaines messageries le coupent. Envoyer le fichier est plus sûr.
qr-code-dense = Les carrés sont petits : approche l’appareil et ne bouge plus.
code-taken = C’est bon, il l’a
marked-as-sent = Marquée comme envoyée.
last-sent = Dernier envoi : { $time }.
send-as-text-or-file = En texte ou en fichier
picture = Image
board-of = Le plateau : { $game }
picture-not-made = L’image n’a pas pu être créée.
save-as-png = Fichier PNG
save-as-svg = Fichier SVG

## Un indice : pourquoi un tour est bon, et ce que valent les autres

next-best = Sinon : { $number }.
more-points = { $kind } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus pour toi.
more-points-against = { $kind } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus pour toi, contre { $next-best } sinon.
fewer-points = { $kind } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
nothing-else-to-do = Il n’y a rien d’autre à faire.
all-else-is-worse = Calculé jusqu’au bout : tout le reste est moins bon.
others-are-as-good = Calculé jusqu’au bout : rien n’est meilleur, mais d’autres coups valent autant.
chance-of-goal-close = Chances d’atteindre ton objectif : { $chance }. C’est serré : plusieurs coups se valent.
chance-of-goal = Chances d’atteindre ton objectif : { $chance }, contre { $next-best } avec le meilleur autre coup.
chance-of-winning-close = Chances de gagner : { $chance }. C’est serré : plusieurs coups se valent.
chance-of-winning = Chances de gagner : { $chance }, contre { $next-best } avec le meilleur autre coup.

## Challenge a friend with a finished game

challenge = Défier
challenge-a-friend = Défier quelqu’un
challenge-about = L’autre joue la même donne{ $against ->
    [true] {" "}contre les mêmes adversaires
   *[false] {""}
}. Ton résultat reste caché jusqu’à la fin de sa partie.
challenge-back = Renvoyer ton résultat
challenge-back-about = L’autre verra ce que tu as fait de la même donne.
challenge-name = Ton nom, pour l’autre
challenge-message = { $game } : feras-tu mieux que moi ? Tu as la même donne, et mon résultat reste caché jusqu’à la fin de ta partie.
challenge-back-message = { $game } : voici ce que j’ai fait de ta donne.
same-deal = La même donne
a-friend = Quelqu’un
yourself = Toi
result-won = Gagné
result-drawn = Nulle
result-lost = Perdu
result-score = { $own }-{ $other }
watch-game = Regarder
curve-of-friend = { $name }, même donne

## The coach, after a turn

coach = Entraîneur
coach-about = Quand ton tour est fini, l’entraîneur dit ce qu’il a coûté, avant que les autres jouent. Indulgent : seulement quand ça coûte cher, et il demande d’abord.
coach-off = Désactivé
coach-gentle = Indulgent
coach-strict = Exigeant
coach-asks = Autre chose valait mieux. Tu regardes encore ?
coach-points-of = { $player-person ->
    [you] toi { $after } points au lieu de { $before }
   *[other] { $player } { $after } au lieu de { $before }
}
coach-points = À prévoir à la fin : { $of-each }.
coach-chance-of = { $player-person ->
    [you] toi { $after } au lieu de { $before }
   *[other] { $player } { $after } au lieu de { $before }
}
coach-chances = Chances de gagner : { $of-each }.
coach-goal = Chance d’atteindre ton but : { $after } au lieu de { $before }.
coach-played = Joué : { $action }.
coach-risk = <b>Ton coup :</b> { $risk }
waits-for-you = { $player } t’attend.
look-again = Regarder encore
tell-me = Dis-moi
show-me = Montre-moi
take-it-back = Reprendre
carry-on = Continuer

## Luck and skill, after a review

luck-and-skill = Chance et talent
luck-of-lead = Ce que le hasard et les choix de chacun ont fait de { $player-person ->
    [you] ton avance
   *[other] l’avance de { $player }
}, en points.
luck-of-chance = Ce que le hasard et les choix de chacun ont fait { $player-person ->
    [you] de tes chances de gagner
   *[other] des chances de gagner de { $player }
}, en pour cent.
luck = Hasard
choices-of = { $player-person ->
    [you] Tes choix
   *[other] Choix de { $player }
}
choices-of-others = Choix des autres
share = { $number }, à { $doubt } près
