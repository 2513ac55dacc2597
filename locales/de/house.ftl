### Die Wörter des Hauses: was alle Spiele und Seiten gemeinsam haben.
### Ein „Spiel“ ist, was man spielen kann, eine „Partie“ ist einmal gespielt. Ein „Zug“ ist, was man tut, bis andere dran
### sind; ein „Schritt“ eine einzelne Aktion darin, wie der Verlauf sie zählt.

language-name = Deutsch

## (Game)

game-turn-of-time = Turn of Time
game-argonauts-wheel = Argonaut’s Wheel
game-wheels-of-time = Wheels of Time
game-wheel-of-fortune = Carcassonne: Das Schicksalsrad
game-world-wonders = World Wonders
game-noughts = Tic-Tac-Toe

## A game in short

pitch-turn-of-time = Sechzehn Karten, vier Jahreszeiten, die einander umdrehen. Lass das Jahr zu deinen Gunsten enden.
pitch-argonauts-wheel = Fahre auf dem Rad mit und lande mit deinem Kegel auf dem anderen.
pitch-wheels-of-time = Dreh eines von vier Zahnrädern und ändere so, was ihre Verbindungen dir bringen.
pitch-wheel-of-fortune = Baue das Land Plättchen um Plättchen, während ein Schwein bestimmt, wessen Gefolgsleute punkten.
pitch-world-wonders = Baue eine antike Stadt und schaffe Platz für die großen Monumente.
pitch-noughts = Drei in einer Reihe gewinnen. Das kennen alle, und niemand verliert es zweimal.
player-count = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
player-range = { $most ->
    [2] { $least } oder { $most } Spieler
   *[other] { $least } bis { $most } Spieler
}
minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
rules-of = Regeln von { $game }
new-game-of = Neue Partie { $game }

## Numbers and lists

list = { $most } und { $last }
title-in = { $title } – { $place }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
place-first = 1. Platz
place-second = 2. Platz
place-third = 3. Platz
place-fourth = 4. Platz
place-fifth = 5. Platz

## Colors of players

color-red = Rot
color-blue = Blau
color-yellow = Gelb
color-green = Grün
color-violet = Violett

## Players

you = Du
numbered-player = Spieler { $number }
bot = Bot
person = Person
match-me = Auf Augenhöhe
match-me-now = Auf Augenhöhe ({ $level })
level-bot = Bot: { $level }
# Alle Stufen sind Hauptwörter, damit sie nach „gegen“, „wie“ und „als“ stehen können.
level-beginner = Neuling
level-novice = Anfänger
level-casual = Amateur
level-skilled = Könner
level-veteran = Veteran
level-expert = Experte
level-perfect = Perfekt
level-between = { $weaker } bis { $stronger }
next-opponent-stronger = Dein nächster Gegner ist eine halbe Stufe stärker: { $level }.
next-opponent-weaker = Dein nächster Gegner ist eine halbe Stufe schwächer: { $level }.
next-opponent-same = Dein nächster Gegner bleibt auf derselben Stufe: { $level }.

## Whose turn it is

your-turn = Du bist dran
turn-alone = Zug { $turn }.
turn-status = Zug { $turn }, { $player-person ->
    [you] du bist dran
   *[other] { $player } ist dran
}.
task-of = { $player-person ->
    [you] Du bist dran
   *[other] { $player }
}: { $task }.
thinking = { $player } überlegt …
thinking-alone = Der Computer überlegt …
paused = Pause vor { $player-person ->
    [you] deinem Zug
   *[other] dem Zug von { $player }
}.
paused-alone = Pause. Mit „Fortsetzen“ spielt der Computer für dich weiter.
not-sent-yet = Noch nicht gesendet.
turn-over = Dein Zug ist zu Ende.
send-invitation = Schick { $player } die Einladung.
waiting-for = Warten auf { $player }.

## Positions and lines

no-moves-yet = Noch kein Zug.
position-start = Beginn der Partie, vor { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritten
}.
position-latest = Aktueller Stand, nach { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritten
}.
position = Nach { $here } von { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritten
}.

## The end of a game

wins = { $player-person ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
}
loses = { $player-person ->
    [you] Du verlierst
   *[other] { $player } verliert
}
share-the-win = Geteilter Sieg: { $names }
a-draw = Unentschieden
points-to = Mit { $first } zu { $second } Punkten.
by-resignation = Durch Aufgabe.
by-agreement = Durch Einigung.
play-again = Noch einmal
rematch = Revanche
offer-draw = Unentschieden anbieten? Die Partie endet nur, wenn alle einverstanden sind.
yes-offer = Unentschieden anbieten
agree-on-draw = Sind alle mit einem Unentschieden einverstanden?
yes-draw = Ja, unentschieden
want-to-resign = { $player-person ->
    [you] Möchtest du aufgeben?
   *[other] { $player }, möchtest du aufgeben?
}
yes-resign = Ja, aufgeben

## House rules

undo-free = Frei
undo-free-about = Alles lässt sich jederzeit rückgängig machen.
undo-until-revealed = Bis etwas aufgedeckt wird
undo-until-revealed-about = Nur bis zu dem, was zuletzt gezogen oder aufgedeckt wurde.
undo-off = Aus
undo-off-about = Zurückgenommen wird nichts.
table-rules-free = Rückgängig: frei. Tipps und Vorschau: { $aids ->
    [true] an
   *[false] aus
}.
table-rules-until-revealed = Rückgängig: bis etwas aufgedeckt wird. Tipps und Vorschau: { $aids ->
    [true] an
   *[false] aus
}.
table-rules-off = Rückgängig: aus. Tipps und Vorschau: { $aids ->
    [true] an
   *[false] aus
}.

## A game that is here already

known-altered = Diese Partie hast du schon, aber in dieser Kopie wurde anders ausgeteilt.
known-same = Diese Partie hast du schon, mit demselben Stand.
known-ahead = Diese Partie hast du schon. Diese Kopie ist { $moves ->
    [one] einen Schritt
   *[other] { $moves } Schritte
} weiter als deine.
known-behind = Diese Partie hast du schon, und deine ist { $moves ->
    [one] einen Schritt
   *[other] { $moves } Schritte
} weiter.
known-diverged = Diese Partie hast du schon, aber deine ging ab Schritt { $number } anders weiter.
open-yours = Deine öffnen
open-it = Öffnen
update-and-continue = Übernehmen und fortsetzen

## Games by link

cheating = Der Link enthält die ganze Partie, auch das, was als Nächstes gezogen wird. Wer unbedingt spicken will, kann das, wie bei einem verdeckten Stapel, auf den niemand achtet. Aber niemand kann die Partie unbemerkt verändern: Dein Gerät vergleicht jeden Link mit dem, was es schon weiß.
send-again = Erneut senden
send-to = An { $player } senden
send-result = Ergebnis senden
message-over = Unsere Partie { $game } ist zu Ende.
message-turn = Du bist dran bei { $game }.
message-turn-for = { $name }, du bist dran bei { $game }.
message-invitation = { $invitation }.
message-invitation-for = Hallo { $name }! { $invitation }.
invites-you = { $host } lädt dich ein zu einer Partie { $game }
you-are-invited = Du bist eingeladen zu einer Partie { $game }
players-are = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}: { $players }.
name-of-bot = { $name } (Bot: { $level })
option-chosen = { $question }: { $choice }.
not-sent-to = Noch nicht an { $player } gesendet
not-sent = Noch nicht gesendet
waits-for = Warten auf { $player }

## How a game is usually played

solo = Solo
# Im Dativ stehen „a-friend“ und „someone-here“.
with = Mit { $others }
with-by-link = Mit { $others } per Link
against = Gegner: { $bots }
with-against = Mit { $others }, Gegner: { $bots }
with-by-link-against = Mit { $others } per Link, Gegner: { $bots }
a-friend = jemandem
someone-here = jemandem hier
several-bots = { $count } × { $level }

## Today's games

day-today = Tag { $number }, { $date }.
day = Tag { $number }.
streak-none = Spiele eine der heutigen Partien zu Ende, und deine Serie beginnt.
streak-broken = Gerade keine Serie. Deine längste: { $longest ->
    [one] { $longest } Tag
   *[other] { $longest } Tage
}.
streak-longest = Serie: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}, deine längste.
streak = Serie: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}. Deine längste: { $longest }.
day-finished = { $date }, { $finished } von { $total } gespielt

## Hints and analysis

try-this = Probier mal: { $steps }.
then = { $before }, dann { $step }
keep-in-mind = Bedenke: { $risk }
outcome-wins = { $turns ->
    [0] gewinnt
    [one] gewinnt in { $turns } Zug
   *[other] gewinnt in { $turns } Zügen
}
outcome-draws = endet unentschieden
outcome-loses = { $turns ->
    [0] verliert
    [one] verliert in { $turns } Zug
   *[other] verliert in { $turns } Zügen
}
verdict = Das { $outcome }.
verdict-others-lose = Das { $outcome }. Alles andere verliert.
verdict-others-draw = Das { $outcome }. Alles andere verschenkt den Sieg.
verdict-holds-draw = Das hält das Unentschieden. Alles andere verliert.
verdict-holds-out = Das { $outcome }, hält aber am längsten durch.
verdict-next = Das { $outcome }. Der nächstbeste Zug { $next }.
forced-win = { $player-person ->
    [you] { $turns ->
        [0] Du gewinnst
        [one] Du gewinnst in { $turns } Zug
       *[other] Du gewinnst in { $turns } Zügen
    }
   *[other] { $turns ->
        [0] { $player } gewinnt
        [one] { $player } gewinnt in { $turns } Zug
       *[other] { $player } gewinnt in { $turns } Zügen
    }
}
forced-loss = { $player-person ->
    [you] { $turns ->
        [0] Du verlierst
        [one] Du verlierst in { $turns } Zug
       *[other] Du verlierst in { $turns } Zügen
    }
   *[other] { $turns ->
        [0] { $player } verliert
        [one] { $player } verliert in { $turns } Zug
       *[other] { $player } verliert in { $turns } Zügen
    }
}
nobody-can-force = Niemand kann den Sieg erzwingen
chance-of-goal = Chance, dein Ziel zu erreichen: { $chance }
about-even = Die Partie ist ziemlich ausgeglichen
close-race = An der Spitze ist es knapp
should-win = { $player-person ->
    [you] Du solltest gewinnen
   *[other] { $player } sollte gewinnen
}
is-ahead = { $player-person ->
    [you] Du liegst vorn
   *[other] { $player } liegt vorn
}
full-stop = { $sentence }.
percent = { $percent } %
under-one-percent = unter 1 %
over-99-percent = über 99 %
costly-action = Zug { $turn }: { $action }. Deine Chancen sanken um { $points ->
    [0] weniger als einen Prozentpunkt
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
}.
threw-away-win = Schritt { $number }: { $player-person ->
    [you] Du hättest
   *[other] { $player } hätte
} in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} gewinnen können. Jetzt: { $now }.
threw-away-draw = Schritt { $number }: { $player-person ->
    [you] Du hättest
   *[other] { $player } hätte
} das Unentschieden halten können. Jetzt: { $now }.
principal-variation = So hätte es weitergehen können: { $line }.
played-by = { $name }: { $actions }
line-of-players = { $before }; { $next }
curve-turn = Zug { $turn }. { $chances }.
curve-turn-action = Zug { $turn }: { $action }. { $chances }.
curve-turn-of = Zug { $turn }, { $name }. { $chances }.
curve-turn-of-action = Zug { $turn }, { $name }: { $action }. { $chances }.
chance-of = { $name } { $chance }

## Statistics

people = Menschen
rating = { $rating } ± { $margin }
rating-above = Stärker als { $level }
rating-below = Noch nicht so stark wie { $level }
rating-between = Zwischen { $weaker } und { $stronger }
rating-about = Etwa so stark wie { $level }
curve-one-game = { $what } nach 1 Partie: { $value }.
curve-games = { $what } über { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: von { $first } auf { $last }, niedrigster Wert { $least }, höchster { $most }.
milestones-reached = { $count ->
    [one] Meilenstein
   *[other] Meilensteine
}: { $titles }.
tenths = { $whole },{ $tenths }

## Files of games

games-in-file = Diese Datei enthält { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}.
two-links = Zu dieser Partie gibt es zwei Links; dies ist der neuere.
several-links = Zu dieser Partie gibt es { $links } Links; dies ist der neueste.
other-games = { $games ->
    [one] Es gibt auch einen Link zu einer anderen Partie. Füge ihn einzeln ein, um sie zu öffnen.
   *[other] Es gibt auch Links zu { $games } anderen Partien. Füge sie einzeln ein, um sie zu öffnen.
}
parts-damaged = { $damaged ->
    [one] { $damaged } Teil ist beschädigt.
   *[other] { $damaged } Teile sind beschädigt.
}
parts-missing = { $missing ->
    [one] { $missing } Teil fehlt.
   *[other] { $missing } Teile fehlen.
}
others-are-fine = Die anderen Partien in dieser Datei sind in Ordnung.
copy-reminder = { $games ->
    [one] { $games } beendete Partie gibt es nur in diesem Browser. Als Datei sichern?
   *[other] { $games } beendete Partien gibt es nur in diesem Browser. Als Datei sichern?
}
games-added = { $games ->
    [one] { $games } Partie hinzugefügt
   *[other] { $games } Partien hinzugefügt
}
games-continued = { $games ->
    [one] { $games } Partie weitergeführt
   *[other] { $games } Partien weitergeführt
}
games-known = { $games ->
    [one] { $games } Partie schon vorhanden
   *[other] { $games } Partien schon vorhanden
}
games-failed = { $games ->
    [one] { $games } Partie nicht hinzugefügt
   *[other] { $games } Partien nicht hinzugefügt
}

## What cannot be opened or done

newer = Diese Partie wurde mit einer neueren Version von Wheelhouse gespeichert. Lade die Seite neu, um zu aktualisieren.
not-understood = Nicht verstanden. { $notation }
not-understood-from = Ab Zeichen { $character } nicht verstanden. { $notation }
paste-first = Füge zuerst einen Link oder Text ein.
not-a-game = Das ist keine Partie von Wheelhouse.
file-not-a-game = Diese Datei ist keine Partie von Wheelhouse.
file-cut-off = Das Ende dieser Datei fehlt.
file-damaged = Diese Datei ist beschädigt: Etwas darin hat sich verändert.
file-without-game = Diese Datei enthält etwas anderes als eine Partie.
not-a-file = Diese Datei ist nicht von Wheelhouse.
in-line = Zeile { $line }: { $what }
link-not-a-game = Dieser Link enthält keine Partie von Wheelhouse.
link-cut-off = Das Ende dieses Links fehlt. Achte darauf, ihn ganz zu kopieren.
link-damaged = Dieser Link ist beschädigt: Etwas darin hat sich verändert.
link-unknown-game = Dieser Link ist für ein Spiel, das Wheelhouse nicht hat.
link-wrong-setup = Der Aufbau in diesem Link passt nicht zu den Spielregeln.
link-too-long = Diese Partie ist zu lang für einen Link.
record-expected = Zeile { $line }: Erwartet wird „{ $expected }“.
record-expected-header = Zeile { $line }: Erwartet werden ein Name, ein Doppelpunkt und ein Wert.
record-header-missing = In dieser Aufzeichnung fehlt die Zeile „{ $header }:“.
record-expected-hash = Zeile { $line }: Erwartet werden „=“, eine Zahl von Schritten und eine Prüfsumme.
record-expected-number = Zeile { $line }: Erwartet wird eine Zahl.
record-expected-one-of = Zeile { $line }: Erwartet wird eines davon: { $words }.
record-expected-colors = Zeile { $line }: Erwartet wird je Platz eine Farbe, keine doppelt.
record-expected-link = Zeile { $line }: Erwartet werden acht Hexadezimalziffern und die Nummer eines Platzes.
record-expected-seat = Zeile { $line }: Erwartet wird der nächste Platz.
record-expected-player = Zeile { $line }: Erwartet wird „human“ oder die Stufe eines Bots, etwa „casual“.
record-expected-end = Zeile { $line }: Erwartet wird das Ende der Aufzeichnung.
record-too-long = Dieser Text ist zu lang für eine Partie.
draw-malformed = Ziehung { $number } ist nicht so geschrieben, wie dieses Spiel Ziehungen schreibt.
draw-unavailable = Ziehung { $number } gibt es nicht, oder nicht mehr.
draw-absent = Ziehung { $number }, „{ $draw }“, ist nicht möglich: { $reason }
draw-absent-tile = So ein Plättchen ist im Vorrat dieser Partie nicht mehr da.
draw-absent-after-end = Vorher endet die Partie.
draw-absent-automaton = Karten des Automa gibt es nur im Solospiel.
draw-absent-objectives = In dieser Partie gibt es keine Ziele.
draw-absent-maps = Die Pläne dieser Partie sind die der Seite A.
draw-absent-rivers = Bis dahin haben alle einen Fluss.
draw-absent-stack = Sein Stapel kommt bei dieser Spielerzahl nicht vor.
draw-absent-wheels = Ein Spieler legt die Räder aus.
no-draws = In diesem Spiel wird nichts gezogen.
too-many-draws = Es sind mehr als { $most ->
    [one] { $most } Ziehung
   *[other] { $most } Ziehungen
}.
unknown-game = Wheelhouse hat kein Spiel namens { $game }.
wrong-setup = Der Aufbau dieser Partie passt nicht zu den Regeln.
impossible-action = Schritt { $number }, { $written }, ist hier nicht möglich.
impossible-action-because = Schritt { $number }, { $written }, ist hier nicht möglich. { $why }
wrong-turn-label = Zeile { $line } nennt { $written }, es ist aber { $expected }.
hash-differs = Nach { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritten
} weicht die Partie von der gespeicherten ab: Etwas hat sich verändert.
unknown-line = Eine Variante in dieser Partie hat keinen Anfang.
too-many-lines = Diese Partie hat zu viele Varianten.
last-line-missing = Die letzte Zeile dieser Aufzeichnung fehlt.
record-cut-off = Das Ende dieser Aufzeichnung fehlt: Es sollten { $announced ->
    [one] { $announced } Schritt
   *[other] { $announced } Schritte
} sein, es sind aber { $found }.
no-host = Wer diese Partie angelegt hat, spielt nicht mit.
no-such-game = Diese Partie gibt es in diesem Browser nicht. Vielleicht wurde sie gelöscht oder in einem anderen Browser gespielt.
unreadable-save = Die gespeicherten Daten dieser Partie sind in Ordnung, aber Wheelhouse kann sie nicht lesen.
damaged-save = Die gespeicherten Daten dieser Partie sind beschädigt. Sie sind noch da: Du findest sie unter „{ your-games }“.
games-missing = Diese Partie kann gezeigt werden, sobald Wheelhouse fertig geladen ist.
storage-closed = Dieser Browser lässt Wheelhouse die gespeicherten Partien nicht lesen.
lost-game = Eine deiner gespeicherten Partien lässt sich nicht öffnen. Warum, siehst du unter „{ your-games }“.
game-over = Die Partie ist zu Ende.
cannot-resign = Auf diesem Platz kann niemand aufgeben.
nobody-to-agree = Es gibt keinen Gegner, der zustimmen könnte.
nothing-to-answer = Hier gibt es nichts zu beantworten.
already-proposed = Es gibt schon einen Vorschlag, der erst eine Antwort braucht.
nothing-to-take-back = Es gibt keinen Zug, der sich zurücknehmen ließe.
only-by-link = Das gibt es nur in Partien per Link.
undo-not-allowed = Die Hausregeln dieser Partie erlauben das nicht.
already-sent = Das ist schon gesendet und lässt sich nicht mehr zurücknehmen.
still-hidden = Was als Nächstes kommt, ist noch verdeckt und lässt sich nicht ausprobieren.
other-game-action = Das gehört zu einem anderen Spiel.
not-saved-denied = Dieser Browser lässt Wheelhouse nichts speichern: Die Partie ist verloren, wenn du die Seite schließt.
not-saved-full = Der Speicher des Browsers ist voll, die Partie wird nicht gespeichert. Lösche ältere Partien unter „{ your-games }“ oder andere Daten dieser Website.
not-saved-conflict = Diese Partie wurde in einem anderen Fenster verändert.
not-saved = Der Browser konnte die Partie nicht speichern. Du kannst weiterspielen, solange diese Seite offen ist.
settings-full = Der Speicher des Browsers ist voll. Deine Einstellungen gelten nur, bis du diese Seite schließt.
settings-denied = Der Browser lässt Wheelhouse keine Einstellungen speichern. Sie gelten, bis du diese Seite schließt.
games-denied = Der Browser lässt Wheelhouse deine gespeicherten Partien nicht lesen. Erlaube dieser Website, Daten zu speichern, und lade die Seite neu.
games-unreadable = Der Browser konnte deine gespeicherten Partien nicht lesen. Lade die Seite neu, um es noch einmal zu versuchen.

## Pages: their titles, and the links to them

wheelhouse = Wheelhouse
home = Start
today = Heute
my-mistakes = Meine Fehler
your-games = Deine Partien
statistics = Statistik
rules = Regeln
settings = Einstellungen
keyboard = Tastatur
about = Info
new-game = Neue Partie
open-a-game = Partie öffnen
share-this-game = Partie teilen
learn = Lernen
puzzles = Rätsel
learn-game = { $game } lernen
puzzles-of = Rätsel zu { $game }
puzzle-of = Rätsel { $number }: { $game }
puzzle-kind-of = { $kind }: { $game }
games-of-day = Partien vom { $date }
main-pages = Hauptseiten

## Buttons in many places

next = Weiter
close = Schließen
cancel = Abbrechen
skip = Überspringen
play = Spielen
continue = Fortsetzen
view = Ansehen
undo = Rückgängig
share = Teilen
share-by-app = Teilen …
read-the-rule = Zur Regel

## Counts

notes = { $notes ->
    [one] { $notes } Notiz
   *[other] { $notes } Notizen
}

## While something loads, and when it cannot

loading = Lädt …
pictures-loading = Bilder werden geladen …
pictures-missing = Einige Bilder konnten nicht geladen werden. Prüfe deine Internetverbindung.
part-missing = Dieser Teil von Wheelhouse konnte nicht geladen werden. Prüfe deine Internetverbindung. Deine Partien sind sicher.
page-not-loaded = Diese Seite wurde nicht geladen
try-again = Noch mal versuchen
reload-the-page = Seite neu laden
page-not-found = Seite nicht gefunden
nothing-here = Unter dieser Adresse gibt es nichts. Deine Partien sind sicher: Du findest sie über die Startseite.
game-not-found = Partie nicht gefunden
game-not-opened = Diese Partie lässt sich nicht öffnen

## What comes of copying, saving and sending

copy-link = Link kopieren
copy-text = Text kopieren
download-file = Datei herunterladen
link-copied-to-send = Link kopiert. Füge ihn in eine Nachricht ein.
not-allowed = Der Browser hat das nicht erlaubt.

## QR codes

show-qr-code = QR-Code zeigen
hide-qr-code = QR-Code verbergen
qr-code-of-link = QR-Code des Links
scan-the-qr-code = QR-Code scannen
scan-hold-up = Halte den QR-Code der anderen Person vor die Kamera.
camera-picture = Was die Kamera sieht
scan-no-camera = Es gibt keine Kamera, oder der Browser erlaubt sie nicht. Füge stattdessen den Link ein.
scan-no-reader = Der Scanner konnte nicht geladen werden. Prüfe deine Internetverbindung oder füge stattdessen den Link ein.
scan-not-a-game = Dieser Code ist keine Partie von Wheelhouse.

## Pasting

paste-the-link = Link einfügen
paste-not-a-game = In der Zwischenablage ist keine Partie von Wheelhouse. Kopiere die Nachricht der anderen Person und versuche es noch einmal.
paste-yourself = Der Browser gibt die Zwischenablage nicht frei. Halte das Feld gedrückt und füge den Text ein, oder drücke Strg+V oder ⌘V.
link-note-open = Auf manchen Geräten, etwa iPhones, öffnen sich Links im Browser und nicht in dieser App. Kopiere den Link, den du bekommen hast, komm hierher zurück und wähle „{ paste-the-link }“.

## Who plays a seat

friend-by-link = Jemand per Link
person-here = Jemand hier

## Reminder to keep a copy

export-all-games = Alle Partien sichern
export-somewhere = Sichern …
not-now = Nicht jetzt
got-it = Alles klar

## Home page

pull-up-a-chair = Setz dich dazu
welcome = Fünf moderne Brettspiele: mit anderen an einem Bildschirm oder per Link, gegen Bots oder solo. Ohne Konto, ohne Installation. Hat dir jemand eine Partie geschickt?
some-data-damaged = Einige gespeicherte Daten waren beschädigt. Sie sind noch da: Du findest sie unter <a>{ your-games }</a>.
games = Spiele
all-your-games = Alle deine Partien
play-game = { $game } spielen
change-setup = Ändern
change-setup-of = Ändern, wie du { $game } spielst

## Today's games: the card on the home page, and the page

about-today = Solopartien, ein Rätsel und ein Sprint: jeden Tag neu, für alle gleich.
all-of-today = Alles von heute

## Your games

game-deleted = Partie gelöscht.
watched = zugeschaut

## New game

players = Spieler

## New game: house rules

seed-is = Startwert { $seed }

## Open a game that a friend has sent

game-by-link = Eine Partie per Link
can-anybody-cheat = Kann jemand schummeln?

## Share a game

share-link-about = Der Link enthält die ganze bisherige Partie. Wer ihn öffnet, bekommt eine eigene Kopie zum Ansehen oder Weiterspielen. Um gegen jemanden an einem anderen Gerät zu spielen, wähle für einen Platz „{ friend-by-link }“, hier oder in einer neuen Partie.
share-picture-about = Ein Bild des Spielplans bekommst du über „{ picture-button }“ im Menü der Partie.
share-text-about = Zum Lesen, Aufbewahren oder Einfügen, wo du willst. Mit „{ open-a-game }“ lässt sie sich wieder laden.
game-as-text = Die Partie als Text

## A game: the board, and what is above and below it

the-board = Der Spielplan
back-to-the-game = Zurück zur Partie

## A game: sending it, and its picture

qr-code-about = Dein Gegenüber hält die Handykamera darauf oder scannt ihn über „{ open-a-game }“.
picture-button = Bild …

## Deals of the day

deal-title = Tag { $day }: { $name }
deal-of-game = { $game }, { $deal }
deal-solved = gelöst
deal-not-solved = nicht gelöst
