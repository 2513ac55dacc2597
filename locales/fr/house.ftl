### The words of the house: what all games and pages share.

language-name = Français

## (Game)

# `of`: after a noun such as "partie".
game-turn-of-time = Turn of Time
    .of = de Turn of Time
game-argonauts-wheel = Argonaut’s Wheel
    .of = d’Argonaut’s Wheel
game-wheels-of-time = Wheels of Time
    .of = de Wheels of Time
game-wheel-of-fortune = Carcassonne : La Roue de la Fortune
    .of = de Carcassonne : La Roue de la Fortune
game-world-wonders = World Wonders
    .of = de World Wonders
game-noughts = Morpion
    .of = de morpion

## A game in short

pitch-turn-of-time = Seize cartes, quatre saisons qui se retournent les unes les autres. Fais tourner l’année à ton avantage.
pitch-argonauts-wheel = Monte sur la roue qui tourne, et pose ton cône sur celui d’en face.
pitch-wheels-of-time = Tourne l’une des quatre roues dentées pour changer ce que leurs liaisons te donnent.
pitch-wheel-of-fortune = Bâtis le pays tuile après tuile, pendant qu’un cochon décide qui marque.
pitch-world-wonders = Construis une cité antique, et fais de la place aux grands monuments.
pitch-noughts = Trois alignés, et c’est gagné. Tout le monde connaît, et personne n’y perd deux fois.
player-count = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
player-range = { $most ->
    [2] { $least } ou { $most } joueurs
   *[other] { $least } à { $most } joueurs
}
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
rules-of = Règles { $game-of }
new-game-of = Nouvelle partie { $game-of }

## Numbers and lists

list = { $most } et { $last }
title-in = { $title } – { $place }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
place-first = 1er
place-second = 2e
place-third = 3e
place-fourth = 4e
place-fifth = 5e

## Colors of players

color-red = Rouge
color-blue = Bleu
color-yellow = Jaune
color-green = Vert
color-violet = Violet

## Players

you = Toi
numbered-player = Joueur { $number }
bot = Bot
person = Joueur
match-me = À mon niveau
match-me-now = À mon niveau ({ $level })
level-bot = Bot { $level }
level-beginner = Débutant
level-novice = Novice
level-casual = Amateur
level-skilled = Confirmé
level-veteran = Vétéran
level-expert = Expert
level-perfect = Parfait
level-between = { $weaker } à { $stronger }
next-opponent-stronger = Ton prochain adversaire sera plus fort d’un demi-niveau : { $level }.
next-opponent-weaker = Ton prochain adversaire sera moins fort d’un demi-niveau : { $level }.
next-opponent-same = Ton prochain adversaire reste au même niveau : { $level }.

## Whose turn it is

your-turn = À toi de jouer
turn-alone = Tour { $turn }.
turn-status = Tour { $turn } : { $player-person ->
    [you] à toi de jouer
   *[other] à { $player } de jouer
}.
task-of = { $player-person ->
    [you] À toi
   *[other] { $player }
} : { $task }.
thinking = { $player } réfléchit…
thinking-alone = L’ordinateur réfléchit…
paused = { $player-person ->
    [you] En pause. Ensuite, à toi de jouer.
   *[other] En pause. Ensuite, à { $player } de jouer.
}
paused-alone = En pause. Reprends, et l’ordinateur jouera pour toi.
not-sent-yet = Pas encore envoyé.
turn-over = Ton tour est fini.
send-invitation = Envoie l’invitation à { $player }.
waiting-for = On attend { $player }.

## Positions and lines

no-moves-yet = Aucun coup pour l’instant.
position-start = Début de la partie, avant { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
position-latest = Dernière position, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
position = Après le coup { $here } { $moves ->
    [one] sur { $moves }
   *[other] sur { $moves }
}.

## The end of a game

wins = { $player-person ->
    [you] Tu gagnes
   *[other] { $player } gagne
}
loses = { $player-person ->
    [you] Tu perds
   *[other] { $player } perd
}
share-the-win = Victoire partagée : { $names }
a-draw = Partie nulle
points-to = { $first } points à { $second }.
by-resignation = Par abandon.
by-agreement = D’un commun accord.
play-again = Rejouer
rematch = Revanche
offer-draw = Proposer la nulle ? La partie ne s’arrête que si tout le monde est d’accord.
yes-offer = Proposer la nulle
agree-on-draw = Tout le monde est d’accord pour une partie nulle ?
yes-draw = Oui, partie nulle
want-to-resign = { $player-person ->
    [you] Veux-tu abandonner ?
   *[other] { $player }, veux-tu abandonner ?
}
yes-resign = Oui, abandonner

## House rules

undo-free = Libre
undo-free-about = Tout peut être annulé, à tout moment.
undo-until-revealed = Sauf révélation
undo-until-revealed-about = Tout, sauf une carte piochée ou toute autre chose révélée.
undo-off = Non
undo-off-about = Ce qui est joué est joué.
table-rules-free = Annulation : libre. Indices et aperçus : { $aids ->
    [true] oui
   *[false] non
}.
table-rules-until-revealed = Annulation : sauf révélation. Indices et aperçus : { $aids ->
    [true] oui
   *[false] non
}.
table-rules-off = Annulation : non. Indices et aperçus : { $aids ->
    [true] oui
   *[false] non
}.

## A game that is here already

known-altered = Tu as déjà cette partie, mais cette copie a une autre donne.
known-same = Tu as déjà cette partie, au même point.
known-ahead = Tu as déjà cette partie. Cette copie a { $moves ->
    [one] un coup
   *[other] { $moves } coups
} d’avance sur la tienne.
known-behind = Tu as déjà cette partie, et la tienne a { $moves ->
    [one] un coup
   *[other] { $moves } coups
} d’avance.
known-diverged = Tu as déjà cette partie, mais la tienne a pris un autre chemin au coup { $number }.
open-yours = Ouvrir la tienne
open-it = L’ouvrir
update-and-continue = Mettre à jour et continuer

## Games by link

cheating = Le lien contient toute la partie, y compris ce qui sera pioché ensuite. Qui veut vraiment regarder le peut, comme dans une pioche face cachée que personne ne surveille. Mais personne ne peut modifier la partie en cachette : ton appareil compare chaque lien à ce qu’il sait déjà.
send-again = Renvoyer
send-to = Envoyer à { $player }
send-result = Envoyer le résultat
message-over = Notre partie { $game-of } est finie.
message-turn = À toi de jouer à { $game }.
message-turn-for = { $name }, à toi de jouer à { $game }.
message-invitation = { $invitation }.
message-invitation-for = { $invitation }, { $name }.
invites-you = { $host } t’invite à une partie { $game-of }
you-are-invited = Voici une invitation à une partie { $game-of }
players-are = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
} : { $players }.
name-of-bot = { $name } (bot { $level })
option-chosen = { $question } : { $choice }.
not-sent-to = Pas encore envoyée à { $player }
not-sent = Pas encore envoyée
waits-for = On attend { $player }

## How a game is usually played

solo = Solo
with = Avec { $others }
with-by-link = Avec { $others } par lien
against = Contre l’ordinateur : { $bots }
with-against = Avec { $others }, contre l’ordinateur : { $bots }
with-by-link-against = Avec { $others } par lien, contre l’ordinateur : { $bots }
a-friend = un ami
someone-here = quelqu’un ici
several-bots = { $count } bots { $level }

## Today's games

day-today = Jour { $number }, { $date }.
day = Jour { $number }.
streak-none = Termine l’une des parties du jour pour commencer une série.
streak-broken = Pas de série en cours. Ta plus longue : { $longest ->
    [one] { $longest } jour
   *[other] { $longest } jours
}.
streak-longest = Série : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, ta plus longue.
streak = Série : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. Ta plus longue : { $longest }.
day-finished = { $date }, { $finished ->
    [one] { $finished } terminée sur { $total }
   *[other] { $finished } terminées sur { $total }
}

## Hints and analysis

try-this = Essaie ceci : { $steps }.
then = { $before }, puis { $step }
keep-in-mind = Attention : { $risk }
outcome-wins = { $turns ->
    [0] gagne
    [one] gagne en { $turns } tour
   *[other] gagne en { $turns } tours
}
outcome-draws = fait nulle
outcome-loses = { $turns ->
    [0] perd
    [one] perd en { $turns } tour
   *[other] perd en { $turns } tours
}
verdict = Ce coup { $outcome }.
verdict-others-lose = Ce coup { $outcome }. Tous les autres perdent.
verdict-others-draw = Ce coup { $outcome }. Tous les autres laissent filer la victoire.
verdict-holds-draw = Ce coup garde la nulle. Tous les autres perdent.
verdict-holds-out = Ce coup { $outcome }, mais c’est celui qui tient le plus longtemps.
verdict-next = Ce coup { $outcome }. Le meilleur des autres { $next }.
forced-win = { $player-person ->
    [you] { $turns ->
        [0] Tu gagnes
        [one] Tu gagnes en { $turns } tour
       *[other] Tu gagnes en { $turns } tours
    }
   *[other] { $turns ->
        [0] { $player } gagne
        [one] { $player } gagne en { $turns } tour
       *[other] { $player } gagne en { $turns } tours
    }
}
forced-loss = { $player-person ->
    [you] { $turns ->
        [0] Tu perds
        [one] Tu perds en { $turns } tour
       *[other] Tu perds en { $turns } tours
    }
   *[other] { $turns ->
        [0] { $player } perd
        [one] { $player } perd en { $turns } tour
       *[other] { $player } perd en { $turns } tours
    }
}
nobody-can-force = Personne ne peut forcer la victoire
chance-of-goal = Chances d’atteindre ton objectif : { $chance }
about-even = La partie est à peu près équilibrée
close-race = La première place se joue à peu de chose
should-win = { $player-person ->
    [you] Tu devrais gagner
   *[other] { $player } devrait gagner
}
is-ahead = { $player-person ->
    [you] Tu mènes
   *[other] { $player } mène
}
full-stop = { $sentence }.
percent = { $percent } %
under-one-percent = moins de 1 %
over-99-percent = plus de 99 %
costly-action = Tour { $turn } : { $action }. Tes chances ont baissé { $points ->
    [0] de moins d’un point
    [one] de { $points } point
   *[other] de { $points } points
}.
threw-away-win = Coup { $number } : { $player-person ->
    [you] tu pouvais
   *[other] { $player } pouvait
} gagner { $turns ->
    [one] en { $turns } tour
   *[other] en { $turns } tours
}. Maintenant : { $now }.
threw-away-draw = Coup { $number } : { $player-person ->
    [you] tu pouvais
   *[other] { $player } pouvait
} garder la nulle. Maintenant : { $now }.
principal-variation = Une suite possible – { $line }.
played-by = { $name } : { $actions }
line-of-players = { $before } ; { $next }
curve-turn = Tour { $turn }. { $chances }.
curve-turn-action = Tour { $turn } : { $action }. { $chances }.
curve-turn-of = Tour { $turn }, { $name }. { $chances }.
curve-turn-of-action = Tour { $turn }, { $name } : { $action }. { $chances }.
chance-of = { $name } { $chance }

## Statistics

people = Humains
rating = { $rating } ± { $margin }
rating-above = Au-delà du niveau { $level }
rating-below = Pas encore au niveau { $level }
rating-between = Entre { $weaker } et { $stronger }
rating-about = À peu près au niveau { $level }
curve-one-game = { $what } après 1 partie : { $value }.
curve-games = { $what } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : de { $first } à { $last }, minimum { $least }, maximum { $most }.
milestones-reached = { $count ->
    [one] Succès
   *[other] Succès
} : { $titles }.
tenths = { $whole },{ $tenths }

## Files of games

games-in-file = Ce fichier contient { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
two-links = Il y a deux liens vers cette partie ; celui-ci est le plus récent.
several-links = Il y a { $links } liens vers cette partie ; celui-ci est le plus récent.
other-games = { $games ->
    [one] Il y a aussi un lien vers { $games } autre partie. Colle-le seul pour l’ouvrir.
   *[other] Il y a aussi des liens vers { $games } autres parties. Colle-les un par un pour les ouvrir.
}
parts-damaged = { $damaged ->
    [one] { $damaged } morceau du fichier est abîmé.
   *[other] { $damaged } morceaux du fichier sont abîmés.
}
parts-missing = { $missing ->
    [one] { $missing } morceau du fichier manque.
   *[other] { $missing } morceaux du fichier manquent.
}
others-are-fine = Les autres parties de ce fichier sont intactes.
copy-reminder = { $games ->
    [one] { $games } partie terminée n’est que dans ce navigateur. En garder une copie dans un fichier ?
   *[other] { $games } parties terminées ne sont que dans ce navigateur. En garder une copie dans un fichier ?
}
games-added = { $games ->
    [one] { $games } partie ajoutée
   *[other] { $games } parties ajoutées
}
games-continued = { $games ->
    [one] { $games } partie mise à jour
   *[other] { $games } parties mises à jour
}
games-known = { $games ->
    [one] { $games } partie déjà présente
   *[other] { $games } parties déjà présentes
}
games-failed = { $games ->
    [one] { $games } partie n’a pas pu être ajoutée
   *[other] { $games } parties n’ont pas pu être ajoutées
}

## What cannot be opened or done

newer = Cette partie vient d’une version plus récente de Wheelhouse. Recharge la page pour te mettre à jour.
not-understood = Je n’ai pas compris. { $notation }
not-understood-from = Je n’ai pas compris à partir du caractère { $character }. { $notation }
paste-first = Colle d’abord un lien ou un texte.
not-a-game = Ce n’est pas une partie de Wheelhouse.
file-not-a-game = Ce fichier n’est pas une partie de Wheelhouse.
file-cut-off = Il manque la fin de ce fichier.
file-damaged = Ce fichier est abîmé : quelque chose y a changé.
file-without-game = Ce fichier contient autre chose qu’une partie.
not-a-file = Ce fichier n’est pas un fichier de Wheelhouse.
in-line = Ligne { $line } : { $what }
link-not-a-game = Ce lien ne contient pas de partie de Wheelhouse.
link-cut-off = Il manque la fin de ce lien. Vérifie que tu l’as copié en entier.
link-damaged = Ce lien est abîmé : quelque chose y a changé.
link-unknown-game = Ce lien mène à un jeu que Wheelhouse n’a pas.
link-wrong-setup = La mise en place que contient ce lien ne respecte pas les règles du jeu.
link-too-long = Cette partie est trop longue pour un lien.
record-expected = Ligne { $line } : on attendait « { $expected } ».
record-expected-header = Ligne { $line } : on attendait un nom, deux-points et une valeur.
record-header-missing = Il manque à ce texte la ligne « { $header }: ».
record-expected-hash = Ligne { $line } : on attendait « = », un nombre de coups et une somme de contrôle.
record-expected-number = Ligne { $line } : on attendait un nombre.
record-expected-one-of = Ligne { $line } : on attendait l’un de ces mots : { $words }.
record-expected-colors = Ligne { $line } : on attendait une couleur par place, jamais deux fois la même.
record-expected-link = Ligne { $line } : on attendait huit chiffres hexadécimaux et le numéro d’une place.
record-expected-seat = Ligne { $line } : on attendait la place suivante.
record-expected-player = Ligne { $line } : on attendait « human » ou le niveau d’un bot, par exemple « casual ».
record-expected-end = Ligne { $line } : on attendait la fin du texte.
record-too-long = Ce texte est trop long pour être une partie.
draw-malformed = La pioche { $number } n’est pas notée comme ce jeu note les pioches.
draw-unavailable = La pioche { $number } n’est pas disponible, ou ne l’est plus.
draw-absent = La pioche { $number }, « { $draw } », est impossible : { $reason }
draw-absent-tile = il ne reste aucune tuile de ce genre dans cette partie.
draw-absent-after-end = la partie finit avant.
draw-absent-automaton = seule une partie en solo a les cartes de l’automate.
draw-absent-objectives = cette partie n’a pas d’objectifs.
draw-absent-maps = les plans de cette partie sont ceux de la face A.
draw-absent-rivers = à ce moment, chaque joueur a déjà une rivière.
draw-absent-stack = sa pile ne sert pas à ce nombre de joueurs.
draw-absent-wheels = c’est un joueur qui place les roues.
no-draws = Dans ce jeu, on ne pioche rien.
too-many-draws = Il y a plus de { $most ->
    [one] { $most } pioche
   *[other] { $most } pioches
}.
unknown-game = Wheelhouse n’a pas de jeu nommé { $game }.
wrong-setup = La mise en place de cette partie ne respecte pas les règles.
impossible-action = Coup { $number } : { $written } est impossible ici.
impossible-action-because = Coup { $number } : { $written } est impossible ici. { $why }
wrong-turn-label = La ligne { $line } indique { $written }, mais on en est à { $expected }.
hash-differs = Après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, la partie n’est pas celle qui a été enregistrée : quelque chose a changé.
unknown-line = Une variante de cette partie ne se rattache à rien.
too-many-lines = Cette partie a trop de variantes.
last-line-missing = Il manque la dernière ligne de ce texte.
record-cut-off = Il manque la fin de ce texte : il devrait contenir { $announced ->
    [one] { $announced } coup
   *[other] { $announced } coups
}, mais n’en a que { $found }.
no-host = La personne qui a préparé cette partie n’y joue pas.
no-such-game = Cette partie n’est pas dans ce navigateur. Elle a pu être supprimée, ou jouée dans un autre navigateur.
unreadable-save = Les données de cette partie sont intactes, mais Wheelhouse ne sait pas les lire.
damaged-save = Les données de cette partie sont abîmées. Elles ont été gardées : tu les trouveras dans « { your-games } ».
games-missing = Cette partie pourra s’afficher quand Wheelhouse aura fini de charger.
storage-closed = Ce navigateur ne laisse pas Wheelhouse lire ses parties.
lost-game = L’une de tes parties ne s’ouvre pas. Tu verras pourquoi dans « { your-games } ».
game-over = La partie est finie.
cannot-resign = Cette place ne peut pas abandonner.
nobody-to-agree = Il n’y a pas d’adversaire avec qui se mettre d’accord.
nothing-to-answer = Il n’y a rien à répondre ici.
already-proposed = Il y a déjà une proposition, qui attend d’abord une réponse.
nothing-to-take-back = Il n’y a aucun tour à reprendre.
only-by-link = Cela n’existe que dans les parties par lien.
undo-not-allowed = Les règles maison de cette partie ne permettent pas d’annuler ça.
already-sent = C’est déjà envoyé : impossible de l’annuler.
still-hidden = La suite est encore cachée : impossible de l’essayer.
other-game-action = Ça vient d’une autre partie.
not-saved-denied = Ce navigateur ne laisse rien enregistrer : la partie sera perdue quand tu fermeras la page.
not-saved-full = Le stockage du navigateur est plein : la partie n’est plus enregistrée. Supprime d’anciennes parties dans « { your-games } », ou d’autres données de ce site.
not-saved-conflict = Cette partie a été modifiée dans une autre fenêtre.
not-saved = Le navigateur n’a pas pu enregistrer la partie. Tu peux continuer tant que cette page reste ouverte.
settings-full = Le stockage du navigateur est plein : tes réglages ne tiendront que jusqu’à la fermeture de la page.
settings-denied = Le navigateur ne laisse pas enregistrer les réglages. Ils tiendront jusqu’à la fermeture de la page.
games-denied = Le navigateur ne laisse pas Wheelhouse lire tes parties. Autorise ce site à stocker des données, puis recharge la page.
games-unreadable = Le navigateur n’a pas pu lire tes parties. Recharge la page pour réessayer.

## Pages: their titles, and the links to them

wheelhouse = Wheelhouse
home = Accueil
today = Aujourd’hui
my-mistakes = Mes erreurs
your-games = Tes parties
statistics = Statistiques
rules = Règles
settings = Réglages
keyboard = Clavier
about = À propos
new-game = Nouvelle partie
open-a-game = Ouvrir une partie
share-this-game = Partager cette partie
learn = Apprendre
puzzles = Énigmes
learn-game = Apprendre { $game }
puzzles-of = Énigmes { $game-of }
puzzle-of = Énigme { $number } : { $game }
puzzle-kind-of = { $kind } : { $game }
games-of-day = Parties du { $date }
main-pages = Pages principales

## Buttons in many places

next = Suivant
close = Fermer
# Not "Annuler", which is "undo" on the same screen.
cancel = Retour
skip = Passer
play = Jouer
continue = Continuer
view = Voir
undo = Annuler
share = Partager
share-by-app = Partager…
read-the-rule = Lire la règle

## Counts

notes = { $notes ->
    [one] { $notes } note
   *[other] { $notes } notes
}

## While something loads, and when it cannot

loading = Chargement…
pictures-loading = Chargement des images…
pictures-missing = Certaines images n’ont pas pu être chargées. Vérifie ta connexion internet.
part-missing = Un morceau de Wheelhouse n’a pas pu être chargé. Vérifie ta connexion internet. Tes parties ne risquent rien.
page-not-loaded = La page n’a pas pu être chargée
try-again = Réessayer
reload-the-page = Recharger la page
page-not-found = Page introuvable
nothing-here = Il n’y a rien à cette adresse. Tes parties ne risquent rien : tu les retrouves depuis l’accueil.
game-not-found = Partie introuvable
game-not-opened = Cette partie ne s’ouvre pas

## What comes of copying, saving and sending

copy-link = Copier le lien
copy-text = Copier le texte
download-file = Télécharger
link-copied-to-send = Lien copié. Colle-le dans un message.
not-allowed = Le navigateur ne l’a pas permis.

## QR codes

show-qr-code = Voir le QR code
hide-qr-code = Cacher le QR code
qr-code-of-link = QR code du lien
scan-the-qr-code = Scanner le QR code
scan-hold-up = Présente à la caméra le code de l’autre joueur.
camera-picture = Ce que voit la caméra
scan-no-camera = Il n’y a pas de caméra, ou le navigateur ne la permet pas. Colle plutôt le lien.
scan-no-reader = Le lecteur de codes n’a pas pu être chargé. Vérifie ta connexion internet, ou colle plutôt le lien.
scan-not-a-game = Ce code n’est pas une partie de Wheelhouse.

## Pasting

paste-the-link = Coller le lien
paste-not-a-game = Il n’y a pas de partie de Wheelhouse dans le presse-papiers. Copie le message de l’autre joueur, puis réessaie.
paste-yourself = Le navigateur ne laisse pas lire le presse-papiers. Appuie longuement dans le champ pour coller, ou fais Ctrl+V ou ⌘V.
link-note-open = Sur certains systèmes, comme l’iPhone, les liens s’ouvrent dans le navigateur et non dans cette application. Copie le lien que tu as reçu, reviens ici et choisis « { paste-the-link } ».

## Who plays a seat

friend-by-link = Ami par lien
person-here = Joueur ici

## Reminder to keep a copy

export-all-games = Tout exporter
export-somewhere = Exporter…
not-now = Plus tard
got-it = Compris

## Home page

pull-up-a-chair = Installe-toi
welcome = Cinq jeux de société modernes : à plusieurs sur un écran ou par lien, contre des bots, ou en solo. Pas de compte, rien à installer. On t’a envoyé une partie ?
some-data-damaged = Certaines données étaient abîmées. Elles ont été gardées : tu les trouveras dans <a>{ your-games }</a>.
games = Jeux
all-your-games = Toutes tes parties
play-game = Jouer à { $game }
change-setup = Options
change-setup-of = Options de la partie : { $game }

## Today's games: the card on the home page, and the page

about-today = Des parties solo, une énigme et un sprint : renouvelés chaque jour, les mêmes pour tous.
all-of-today = Tout voir

## Your games

game-deleted = Partie supprimée.
watched = en spectateur

## New game

players = Joueurs

## New game: house rules

seed-is = Graine { $seed }

## Open a game that a friend has sent

game-by-link = Une partie par lien
can-anybody-cheat = Peut-on tricher ?

## Share a game

share-link-about = Le lien contient toute la partie jusqu’ici. Qui l’ouvre en reçoit sa propre copie, à regarder ou à continuer. Pour affronter quelqu’un sur un autre appareil, choisis « { friend-by-link } » pour une place, ici ou dans une nouvelle partie.
share-picture-about = Pour une image du plateau, choisis « { picture-button } » dans le menu de la partie.
share-text-about = À lire, à garder ou à coller où tu veux. « { open-a-game } » permet de la recharger.
game-as-text = La partie en texte

## A game: the board, and what is above and below it

the-board = Le plateau
back-to-the-game = Retour à la partie

## A game: sending it, and its picture

qr-code-about = L’autre joueur le vise avec l’appareil photo de son téléphone, ou le scanne dans « { open-a-game } ».
picture-button = Image…

## Deals of the day

deal-title = Jour { $day } : { $name }
deal-of-game = { $game }, { $deal }
deal-solved = résolue
deal-not-solved = non résolue
