### The words of the pages other than home: settings, statistics, lessons and the like.

## A game in short

a-game-of = Une partie sur Wheelhouse : { $game }

## Today's games

deals-done = { $days ->
    [0] { $done } sur { $all }
    [1] { $done } sur { $all }
   *[other] { $done } sur { $all } · { $days } jours de suite
}

## Statistics

about-statistics = Ces chiffres viennent des parties terminées dans ce navigateur. Une partie que tu supprimes ne compte plus ; une partie que tu ouvres depuis un fichier compte.

## Pages: their titles, and the links to them

keyboard-and-screen-reader = Clavier et lecteur d’écran
about-wheelhouse = À propos de Wheelhouse
labeled = { $label } : { $text }
version = Version { $version }
read-the-rules = Lire les règles

## Buttons in many places

back = Retour
done = Terminé
start = Commencer
start-over = Recommencer
search = Chercher
delete = Supprimer
rename = Renommer
download = Télécharger
on = Oui
off = Non

## Counts

count-of = { $count } sur { $all }
progress-of = { $count } sur { $all }…
turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
megabytes = { $size } Mo

## While something loads, and when it cannot

text-missing = Ce texte n’a pas pu être chargé. Vérifie ta connexion internet.

## What comes of copying, saving and sending

link-copied = Lien copié.
text-copied = Texte copié.
copied = Copié.
sent = Envoyé.
file-saved = Le fichier est dans tes téléchargements.
file-saved-of-games = Le fichier est dans tes téléchargements. Ouvre-le sur n’importe quel appareil pour y ajouter ses parties.
not-allowed-select = Le navigateur ne l’a pas permis. Tu peux sélectionner le texte dans le champ et le copier.
not-sent-now = L’envoi n’a pas eu lieu. Ouvre la partie pour l’envoyer autrement.

## QR codes

scan-qr-code = Scanner un QR code
scan-no-code = Il n’y a pas de QR code dans cette image, ou il est trop petit.

## Today's games: the card on the home page, and the page

all-done-today = C’est tout pour aujourd’hui. La suite demain.
in-progress = En cours.
play-deal-again = Rejouer
not-dealt-yet = Ces parties ne sont pas encore distribuées. Reviens ce jour-là.
todays-games = Parties du jour
same-for-everyone = Les mêmes parties pour tout le monde. Ton premier résultat compte.
from-yesterday = Toujours en cours depuis hier
past-days = Jours passés
previous-month = Mois précédent
next-month = Mois suivant
share-all-results = Tout partager
shared-day = Wheelhouse { $day }
shared-result = Wheelhouse { $day } : { $result }
game-result = { $game }, { $result }
game-deal-result = { $game } ({ $deal }), { $result }

## Your games

no-games-yet = Pas encore de partie. Tes parties sont gardées ici, dans ce navigateur seulement.
no-game-matches = Aucune partie ne correspond.
show-more = Afficher plus
open-link-or-file = Ouvrir un lien ou un fichier
keep-copies = Certains navigateurs suppriment les parties après quelques semaines sans visite. Par précaution, exporte tes parties dans un fichier de temps en temps.
damaged-data = Données abîmées
damaged-data-number = Données abîmées { $number }
damaged-data-kept = Certaines données étaient abîmées. Elles ont été gardées, et tu peux les télécharger dans un fichier.
delete-permanently = Supprimer pour de bon
waiting-for-others = Aux autres de jouer
on-this-device = Sur cet appareil
finished-games = Terminées

## Your games: search and order

search-your-games = Chercher dans tes parties
sort-by = Trier
latest-first = Plus récentes
oldest-first = Plus anciennes
by-name = Par nom
longest-first = Plus longues
starred = Favoris
game = Jeu
finished-game = Partie
all-games = Tous les jeux
select = Choisir…
export-selected = Exporter le choix
export-so-many = Exporter le choix ({ $games })
export-shown = { $games ->
    [one] Exporter cette partie dans un fichier
   *[other] Exporter ces { $games } parties dans un fichier
}

## Your games: what can be done with one

name-of-game = Nom de cette partie
send = Envoyer
select-named = Choisir { $name }
star-named = Mettre en favori : { $name }
send-named = Envoyer { $name }
send-again-named = Renvoyer { $name }
rename-named = Renommer { $name }
share-named = Partager { $name }
delete-named = Supprimer { $name }

## New game

one-player-solo = 1 (solo)
play-against = Jouer contre
computer = Ordinateur
people-here = Joueurs ici
seats = Places
seat-side = La place { $seat } joue { $side }. Échanger les camps
seat-color = Couleur de la place { $seat } : { $color }. Changer de couleur
seat-name = Nom de la place { $seat }
seat-player = Qui joue à la place { $seat }
your-name = Ton nom
friends-name = Nom de l’ami
how-links-work = Après ton tour, envoie la partie par n’importe quelle messagerie, ou en QR code. L’autre joue sur son propre appareil et te la renvoie. Pas de compte, pas de serveur.
start-game = Commencer
setup-not-working = Ces choix ne vont pas ensemble.
nobody-here = Garde au moins une place pour quelqu’un sur cet appareil.
not-a-seed = Une graine est un nombre entier de 0 à 18446744073709551615. Laisse vide pour en avoir une au hasard.

## New game: house rules

house-rules = Règles maison
as-in-the-rulebook = Comme dans le livret
undo-policy = Annulation
undo-policy-is = Annulation : { $policy }
hints-and-previews = Indices et aperçus
hints-and-previews-are = Indices et aperçus : { $aids ->
    [true] oui
   *[false] non
}
with-aids-about = Indices, aperçus, et qui est en train de gagner.
without-aids-about = Le plateau, rien d’autre.
seed = Graine
seed-about = La même graine donne toujours la même partie. Laisse vide pour en avoir une au hasard.

## Open a game

open-about = Colle un lien ou une partie en texte, ou choisis un fichier ou l’image d’un QR code. Tu verras la partie avant de l’enregistrer.
link-or-text = Lien ou texte
preview = Aperçu
choose-a-file = Choisir un fichier…
file-unreadable = Ce fichier est illisible.
open-this-game = Ouvrir cette partie
open-another-game = Ouvrir une autre partie
save-as-separate = Enregistrer à part
open-games = Tout ouvrir
add-about = Les parties que tu as déjà ne sont pas ajoutées deux fois ; celles qui vont plus loin que les tiennes les mettent à jour.
add-to-your-games = Ajouter à tes parties

## Open a game that a friend has sent

open-the-game = Ouvrir la partie
opening-the-game = Ouverture de la partie…
moves-so-far = { $moves ->
    [one] { $moves } coup jusqu’ici.
   *[other] { $moves } coups jusqu’ici.
}
name-to-send = Ton nom, envoyé avec ton tour
who-are-you = Qui es-tu ?
play-several = Vous êtes plusieurs sur cet appareil ?
who-plays-here = Qui joue sur cet appareil ?

## Open a game that went another way than your own

older-link = Ce lien est plus ancien que ta partie, qui a { $moves ->
    [one] un coup
   *[other] { $moves } coups
} d’avance. Rien n’a changé.
open-my-game = Ouvrir ma partie
send-mine = Envoyer la mienne
send-mine-about = Si ton dernier tour n’est pas arrivé, renvoie-le.
other-deal = Ce lien et ta partie ont pris des chemins différents. La donne n’est pas la même, dès le départ. Rien n’a changé.
versions-part = Ce lien et ta partie ont pris des chemins différents. { $moves ->
    [0] Ils se séparent dès le premier coup.
    [1] Seul le premier coup est le même.
   *[other] Les { $moves } premiers coups sont les mêmes.
} Rien n’a changé.
careful-tampered = Attention : ce lien se fait passer pour ta partie, mais il a été trafiqué.
careful-taken-back = Attention : ce lien modifie des coups déjà envoyés. Quelqu’un est revenu sur des coups que tu avais vus.
your-version = La tienne
links-version = Celle du lien
more-moves = … et encore { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
keep-mine = Garder la mienne
take-links-version = Continuer avec celle du lien
keep-both = Garder les deux
watch-from-start = Regarder depuis le début
go-to-the-end = Aller à la fin
decided-for-you = Ce lien contient des décisions prises en ton nom. Accepte-les si elles viennent de toi, sur un autre appareil, ou si tu étais d’accord pour la nulle. Sinon, quelqu’un d’autre a joué ton tour : garde ta partie.
accept = Accepter
keep-my-game = Garder ma partie

## Everything to another device

move-my-games = Emporter mes parties
move-about = Emporte tout sur un autre appareil : tes parties avec leurs notes, tes réglages, tes énigmes résolues et tes statistiques. Là-bas, tout s’ajoute à ce qui y est déjà. Rien ne se perd, et rien ne compte deux fois.
take-everything = Tout emporter
everything-here = { $games ->
    [0] Tes réglages, tes énigmes résolues et tes statistiques.
    [one] { $games } partie, tes réglages, tes énigmes résolues et tes statistiques.
   *[other] { $games } parties, tes réglages, tes énigmes résolues et tes statistiques.
}
save-as-file = Enregistrer dans un fichier
show-codes = Voir les codes
hide-codes = Cacher les codes
codes-about = Sur l’autre appareil, ouvre « { move-my-games } », choisis « { scan-codes } » et vise ces codes avec la caméra. Il te dira quand il les aura tous.
code-number = Code { $number } sur { $all }
previous-code = Précédent
next-code = Suivant
everything-saved = Le fichier est dans tes téléchargements. Sur l’autre appareil, choisis-le dans « { move-my-games } ».
everything-shared = Partagé. Sur l’autre appareil, choisis le fichier dans « { move-my-games } ».
bring-here = Apporter ici
bring-here-about = Choisis le fichier de l’autre appareil, ou scanne les codes qu’il montre.
scan-codes = Scanner les codes
scan-more-codes = Scanner les autres codes
stop-scanning = Arrêter de scanner
scan-codes-about = Vise les codes de l’autre appareil avec la caméra, jusqu’à ce qu’ils soient tous là. L’ordre n’a pas d’importance.
scan-codes-no-camera = Il n’y a pas de caméra, ou le navigateur ne la permet pas. Choisis plutôt le fichier.
scan-codes-no-reader = Le lecteur de codes n’a pas pu être chargé. Vérifie ta connexion internet, ou choisis plutôt le fichier.
codes-received = { $received } codes sur { $all } sont là.
codes-missing = Il manque : { $numbers }.
codes-missing-more = Il manque : { $numbers } et { $more } autres.
codes-not-kept = Le navigateur ne garde pas ces codes si tu fermes la page. Scanne-les tous maintenant.
codes-not-together = Ces codes ne vont pas ensemble. Recommence.
discard-codes = Jeter ces codes
code-foreign = Ce code ne vient pas de « { move-my-games } ».
code-damaged = Ce code est abîmé.
code-newer = Ce code vient d’une version plus récente de Wheelhouse. Mets d’abord Wheelhouse à jour ici.
codes-other = Ces codes sont d’un autre transfert. Du précédent, { $received } codes sur { $all } sont là. Recommencer avec les nouveaux ?
keep-earlier-codes = Garder les précédents
not-many-games = Ce n’est pas un fichier avec tes parties.
everything-in-file = C’est tout ce que contient un autre appareil : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, réglages, énigmes résolues et statistiques.
add-everything-about = Les parties que tu as déjà ne sont pas ajoutées deux fois ; celles qui vont plus loin que les tiennes les mettent à jour. Ce que tu as réglé ici reste.
add-everything = Tout ajouter
settings-added = Les réglages, les énigmes résolues et les statistiques sont là aussi.
code-of-everything = Ce code vient de « { move-my-games } ». Scanne-le là-bas.

## Share a game

share-link = Par lien
share-sent-game-about = Pour un autre de tes appareils, ou pour quelqu’un qui veut seulement regarder. Pour envoyer ton tour, utilise le bouton d’envoi dans la partie.
the-link = Le lien
share-file = En fichier
share-file-about = Contient aussi les variantes que tu as essayées, et reste même si le navigateur supprime ses données.
share-text = Avancé : en texte

## Settings

settings-you = Toi
your-name-about = Sert quand tu joues avec d’autres. Reste dans ce navigateur, et dans les parties que tu envoies.
your-color = Ta couleur
color-by-seat = Selon la place
settings-look = Apparence
# Choices of several questions agree in the masculine: "Thème", "Contraste", "Mouvement", "Trafic".
match-device = Comme l’appareil
language = Langue
theme = Thème
light = Clair
dark = Sombre
contrast = Contraste
contrast-normal = Normal
contrast-high = Élevé
player-colors = Couleurs des joueurs
colors-standard = Standard
colors-red-green = Sans rouge-vert
colors-blue-yellow = Sans bleu-jaune
text-size = Taille du texte
animations = Mouvement
animations-full = Complet
animations-reduced = Réduit
settings-play = Jeu
bot-speed = Vitesse des bots
relaxed = Tranquille
fast = Rapide
instant = Immédiate
turn-end = Finir ton tour quand il ne reste rien à faire
after-2-seconds = Après 2 secondes
at-once = Aussitôt
never = Jamais
aids-in-new-games = Indices et aperçus dans les nouvelles parties
auto-review = Relire les parties terminées automatiquement
keep-screen-on = Garder l’écran allumé pendant la partie
settings-sound = Son et vibrations
sound = Son
vibration = Vibrations
settings-controls = Commandes
controls-side = Côté des commandes
right = Droite
left = Gauche
single-key-shortcuts = Raccourcis à une touche
arrow-keys = Les flèches passent d’une commande à l’autre
only-on-tv = Télé seulement
gamepad = Manette
gamepad-missing = Pas encore de manette. Branches-en une, puis appuie sur l’un de ses boutons.
gamepad-asleep = Une manette est branchée. Appuie sur l’un de ses boutons.
gamepad-ready = Ta manette est prête.
gamepad-unknown = Ton navigateur ne connaît pas cette manette. Essaie sa croix directionnelle : si ce texte reste, elle n’est pas prise en charge.
settings-data = Données
data-use = Trafic
data-normal = Normal
data-reduced = Réduit
games-in-browser = Tes parties dans ce navigateur
storage-kept = Ce navigateur a promis de garder tes parties jusqu’à ce que tu les supprimes.
storage-not-promised = Le navigateur n’a pas promis de garder tes parties. Il acceptera peut-être quand tu joueras plus souvent, ou quand tu auras installé Wheelhouse.
storage-at-risk = Ce navigateur peut supprimer tes parties quand son disque est plein. Safari les supprime aussi après sept jours sans visite, sauf si Wheelhouse est sur l’écran d’accueil.
ask-to-keep = Demander au navigateur de les garder
export-your-games = Exporter tes parties
offline-waiting = Pour économiser les données, Wheelhouse ne charge que ce que tu ouvres, et a besoin d’internet.
offline-loading = Wheelhouse s’enregistre sur cet appareil…
offline-kept = Wheelhouse est enregistré sur cet appareil et marche hors ligne.
offline-failed = Wheelhouse ne marche pas hors ligne ici : un fichier n’a pas pu être chargé, ou ce site modifie ses fichiers. Recharge la page pour réessayer.
offline-offer = Tu peux tout enregistrer maintenant, pour jouer sans internet.
offline-offer-sizes = Tu peux tout enregistrer maintenant, pour jouer sans internet. Il faut environ { $download } à télécharger, et { $storage } sur cet appareil.
keep-for-offline = Garder hors ligne
delete-everything = Tout supprimer…
delete-everything-about = Toutes les parties et tous les réglages de Wheelhouse dans ce navigateur seront supprimés, données abîmées comprises. C’est définitif.
delete-games-and-settings = Supprimer parties et réglages

## Rules

contents = Sommaire
search-the-rules = Chercher dans les règles
nothing-found = Rien trouvé. Essaie un autre mot.
sections = { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
}

## Lessons and puzzles

the-task = À faire
lesson-step-more = Suite, { $step } sur { $steps }
lesson-step-title = { $step } : { $title }
show-me = Montre-moi
more-tasks = Suite
play-first-game = Jouer ta première partie
right-move = C’est ça.
not-quite = Pas tout à fait.
have-another-try = Essaie encore.
your-turn-again = C’est de nouveau à toi.
well-done = Bien joué.
here-is-how = Voici comment faire.
not-solved-with-help = Avec de l’aide, l’énigme ne compte pas comme résolue. Recommence pour la résoudre sans aide.
solved = Résolue
win-in = Victoire en { $turns }
puzzle = Énigme
puzzle-number = Énigme { $number }
all-puzzles = Toutes les énigmes
next-puzzle = Énigme suivante
learn-the-game = Apprendre le jeu
hand-picked-puzzles = Énigmes choisies
puzzles-solved = Résolues : { $solved } sur { $all }.

## Puzzles without end, each made for the player

the-puzzle = L’énigme
puzzle-title = { $kind }, difficulté { $difficulty }
start-puzzle = Commencer : { $kind }
difficulty-by = Difficulté : { $measure }
after-each-puzzle = Après chaque énigme
same-difficulty = Même difficulté
automatic = Automatique
automatic-about = Automatique : plus dur après 3 réussites de suite, plus facile après 2 échecs.
puzzle-streak = Série <b>{ $now }</b> · record <i>{ $best }</i>
solution = Solution
taken-back = Coup repris.
here-is-the-solution = Voici la solution.
that-was-the-solution = C’était la solution.
had-before = Tu as déjà eu cette énigme : elle ne compte pas une deuxième fois.
next-one-counts = La suivante comptera de nouveau.
new-streak = Une nouvelle série commence.
puzzle-row = { $puzzles } de suite.
puzzle-row-longest = { $puzzles } de suite, ta plus longue série.
puzzle-streak-ends = Ta série de { $puzzles } s’arrête ici.
next-difficulty = Ensuite : difficulté { $difficulty }.
making-puzzle = Préparation d’une énigme…
still-making-puzzle = J’en cherche encore une bonne. Ça peut prendre quelques secondes.
puzzle-canceled = Arrêté.
puzzle-not-made = L’énigme n’a pas pu être créée.
link-copied-button = Lien copié
not-allowed-button = Pas permis
puzzle-link-copied = Lien copié. Il mène à la même énigme sur tous les appareils.
puzzle-link-not-copied = Le navigateur ne l’a pas permis. Le lien est dans la barre d’adresse.

## Statistics page

reading-your-games = Lecture de tes parties…
games-read = Parties lues
no-finished-games = Pas encore de partie terminée. Finis-en une, et cette page montrera tes résultats : victoires, scores, cote face aux bots, et succès.
no-game-is-yours = Aucune de ces parties ne compte pour toi. Dans une partie à plusieurs, ta place est celle qui porte le nom de tes réglages.
counted-since = Seules comptent les parties terminées depuis le { $time }.
count-all-again = Recompter toutes les parties
clear-statistics-fold = Effacer les statistiques…
clear-statistics-about = Seules les parties que tu finiras désormais compteront. Tes parties restent en place, et tu peux toutes les recompter à tout moment.
clear-statistics = Effacer les statistiques
player = Joueur
number-of-players = Nombre de joueurs
opponents = Adversaires
any-number = Tous
any-opponents = Tous
against-whom = Contre
solo-games = Parties solo
challenge = Défi
challenge-number = { $what } : { $number }
games-played = Jouées
games-won = Gagnées
games-drawn = Nulles
games-lost = Perdues
share-of-wins = Victoires
wins-in-a-row = Victoires de suite
longest-row = record { $wins }
best-score = Meilleur score
average-score = Score moyen
fastest-win = Victoire éclair
points-label = Points
points-left-out = Sans les parties dont les points sont à une autre échelle : parties solo, sprints, et parties avec plus de tuiles.
rating-label = Cote
rating-provisional = (provisoire)
rating-provisional-about = Provisoire : elle se stabilise à mesure que tu joues contre des bots.
rating-scale-about = D’après tes parties contre des bots, sur une échelle où un bot Amateur vaut 1500. Ta vraie force est dans l’intervalle indiqué par ±, avec 95 % de certitude.
show-as-table = Voir en tableau
date = Date
milestones = Succès
reached-on = Obtenu le <a>{ $date }</a>
not-reached-yet = Pas encore obtenu.

## Open a friend's challenge

a-challenge = Un défi
challenged-by = { $name } te défie à { $game }
challenged = On te défie à { $game }
challenged-about = Tu joues la même donne{ $against ->
    [true] {" "}contre les mêmes adversaires
   *[false] {""}
}. L’autre résultat reste caché jusqu’à la fin de ta partie.
challenged-under-way = Tu as déjà commencé cette donne.
just-watch-it = Seulement regarder
challenge-from = Défi de { $name }

## Today's games: friends

with-friends = Entre amis
with-friends-about = Partage tes résultats et colle ceux qu’on t’envoie : ils s’affichent ici côte à côte. Chacun est prouvé, car sa partie est rejouée.
result-hidden = caché jusqu’à la fin de ta partie
results-added = { $count ->
    [one] Un résultat ajouté
   *[other] { $count } résultats ajoutés
}.
results-known = Tu l’as déjà.
not-a-days-result = Ce n’est pas le résultat d’une partie du jour.

## Learning from a game: its costly moves, to be done better

mistake-of = Coup coûteux { $number } sur { $count }
find-better = Trouve mieux.
same-as-played = C’est ce que tu as joué.
as-good = Bien : ça ne coûte rien.
judging = Voyons…
costs-as-well = Cela te coûterait { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chances.
not-judged = Impossible d’en juger. Réessaie.
next-mistake = Suivant
mistakes-found = Tu en as trouvé { $found } sur { $count } du premier coup.
nothing-to-learn = Il n’y a pas de coup coûteux ici, ou la partie n’a pas encore été revue.

## My mistakes: positions of one's own games that come back

my-mistakes-due = Mes erreurs : { $count } à revoir
mistakes-short = Erreurs
mistakes-short-due = Erreurs : { $count }
positions-due = { $count ->
    [one] Une position t’attend.
   *[other] { $count } positions t’attendent.
}
positions-about = Elles viennent de tes parties : parfois ton coup t’a coûté cher, parfois il était bon. Trouve chaque fois un bon coup. Compte cinq minutes environ.
start-round = C’est parti
nothing-due = Rien à revoir aujourd’hui. La prochaine position revient le { $date }.
no-mistakes-yet = Rien ici pour le moment.
no-mistakes-yet-how = Quand une partie terminée a été revue, ses coups coûteux reviennent ici, mêlés à de bons coups, jusqu’à ce que tu les trouves sans hésiter. Pour cela, ouvre une partie dans « Tes parties » et choisis « Bilan ».
may-review = Wheelhouse peut-il relire tes parties terminées, après chaque partie et tant que cette page est ouverte ? Tout reste sur cet appareil.
may-review-yes = Oui, volontiers
may-review-no = Non, merci
looking-through = Relecture de tes parties : { $number } sur { $count }
looking-progress = Avancement de cette partie
stop-looking = Arrêter
card-of = Position { $number } sur { $count }
card-game = { $game }, { $date }, contre { $players }
card-game-alone = { $game }, { $date }
find-good = À toi : trouve un bon coup.
right-as-played = C’est ça, tu l’avais joué aussi.
good-move = Tour { $turn } : { $action }. Un bon coup.
in-your-game = Dans ta partie
show-in-game = Voir dans la partie
end-round = Terminer

## Guessing the moves of a finished game

guess-number = Coup { $number } sur { $count }
what-was-played = { $player-person ->
    [you] Qu’as-tu joué ?
   *[other] Qu’a joué { $player } ?
}
it-was = Le coup était : { $action }.
show-move = Montrer le coup
finish-guessing = Terminer
guess-score = Tu en as deviné { $hits } sur { $count }. Le pur hasard en aurait deviné environ { $chance }.
guess-difference = Tour { $turn } : tu as dit « { $guess } » ; c’était « { $played } ».
guess-shown = Tour { $turn } : « { $played } ».
nothing-to-guess = Il n’y a rien à deviner ici : la partie n’est pas finie, ou il n’y a jamais eu le choix.
